#include "scenarios/formats/common/wall_lines.h"

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Wall;

using Kind = WallLine::Kind;

Kind kindOf(const QString& word) {
    return word == QLatin1String("door") ? Kind::Door : word == QLatin1String("window") ? Kind::Window : Kind::Wall;
}

std::vector<Point> closed(const geometry::Ring& ring) {
    std::vector<Point> points = ring;
    points.push_back(ring.front());
    return points;
}

void listLosses(const Piece& piece, LossList& losses) {
    const QString& id = piece.id.value;
    if ((piece.height || piece.heightClass) && !piece.isMat()) {
        losses.add("heights", id,
                   QStringLiteral("Heights are lost: walls of this format have none and block at any height."));
    }
    if (piece.elevation != Length{}) {
        losses.add("elevation", id, QStringLiteral("Pieces above the table are written as if they stood on it."));
    }
    if (!piece.traits.isEmpty() || !piece.group.isEmpty() || !piece.parent.isEmpty() || piece.size) {
        losses.add("traits", id, QStringLiteral("Traits, sizes, groups and parents of pieces are skipped."));
    }
    const bool hasOpenings = !piece.openings.empty() || std::ranges::any_of(piece.walls, [](const PieceWall& wall) {
        return !wall.openings.empty();
    });
    if (hasOpenings) {
        losses.add("openings", id, QStringLiteral("Openings in walls are skipped: walls are written as solid."));
    }
}

void listOtherLosses(const Scenario& scenario, LossList& losses) {
    for (const Model& model : scenario.models) {
        losses.add("models", model.id.value, QStringLiteral("Models are skipped."));
    }
    for (const Zone& zone : scenario.zones) {
        losses.add("zones", zone.id.value, QStringLiteral("Zones are skipped."));
    }
    for (const Objective& objective : scenario.objectives) {
        losses.add("objectives", objective.id.value, QStringLiteral("Objectives are skipped."));
    }
    for (const Label& label : scenario.labels) {
        losses.add("labels", label.id.value, QStringLiteral("Labels are skipped."));
    }
    losses.add("rules", {}, QStringLiteral("The rule set is skipped."));
}

} // namespace

std::vector<WallLine> wallLinesOf(const Scenario& scenario, bool withLowWalls, LossList& losses) {
    std::vector<WallLine> lines;
    for (const Piece& piece : scenario.terrain) {
        const QString& id = piece.id.value;
        listLosses(piece, losses);
        if (piece.isWall() && piece.isMat() && kindOf(piece.kind) != Kind::Wall) {
            lines.push_back({kindOf(piece.kind) == Kind::Window ? Kind::Window : Kind::OpenDoor,
                             std::get<Wall>(piece.outline).vertices(), id, piece.blocksFrom});
            continue;
        }
        if (piece.isMat()) {
            losses.add("mats", id,
                       QStringLiteral("Mats, which block no line, are skipped; the walls on them are kept."));
        } else if (!withLowWalls && effectiveHeightClass(piece) == HeightClass::Low) {
            losses.add("low", id, QStringLiteral("Pieces below 2 in are skipped, as requested."));
        } else if (piece.isWall()) {
            lines.push_back({kindOf(piece.kind), std::get<Wall>(piece.outline).vertices(), id, piece.blocksFrom});
        } else {
            const auto& polygon = std::get<Polygon>(piece.outline);
            losses.add("solids", id,
                       QStringLiteral("Solids are written as outlines: a model inside one sees only within it."));
            lines.push_back({Kind::Wall, closed(polygon.outline()), id, {}});
            for (const auto& hole : polygon.holes()) {
                lines.push_back({Kind::Wall, closed(hole), id, {}});
            }
        }
        for (const PieceWall& wall : piece.walls) {
            const bool isLow = wall.height && *wall.height < Length::fromInches(2);
            if (wall.height) {
                losses.add("heights", id,
                           QStringLiteral("Heights are lost: walls of this format have none and block at any height."));
            }
            if (isLow && !withLowWalls) {
                losses.add("low", id, QStringLiteral("Pieces below 2 in are skipped, as requested."));
                continue;
            }
            lines.push_back({!wall.blocksSight                 ? Kind::Window
                             : kindOf(wall.kind) == Kind::Door ? Kind::Door
                                                               : Kind::Wall,
                             wall.polyline.vertices(), id, wall.blocksFrom});
        }
    }
    listOtherLosses(scenario, losses);
    return lines;
}

} // namespace sightline::scenarios::formats
