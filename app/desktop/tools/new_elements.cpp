#include "app/desktop/tools/new_elements.h"

#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/next_piece.h"
#include "app/desktop/tools/tool_set.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/objective_base.h"
#include "scenarios/model/terrain_kinds.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::app {

using geometry::Length;
using geometry::Point;
using scenarios::Scenario;

scenarios::Piece newPiece(const Scenario& scenario,
                          const PieceOptions& options,
                          std::variant<geometry::Polygon, geometry::Wall> outline) {
    scenarios::Piece piece;
    piece.outline = std::move(outline);
    piece.kind = options.kind;
    piece.height = options.height;
    piece.heightClass = options.heightClass;
    piece.traits = options.traits;
    const QString stem = piece.isWall()           ? QStringLiteral("wall")
                         : options.kind.isEmpty() ? QStringLiteral("piece")
                                                  : options.kind;
    piece.id.value = scenarios::freshId(scenario, stem);
    return piece;
}

scenarios::Zone newZone(const Scenario& scenario, geometry::Polygon polygon) {
    scenarios::Zone zone;
    zone.id.value = scenarios::freshId(scenario, QStringLiteral("zone"));
    zone.kind = QStringLiteral("deployment");
    zone.polygon = std::move(polygon);
    const auto free = std::ranges::find_if(scenario.players, [&](const scenarios::Player& player) {
        return std::ranges::none_of(scenario.zones,
                                    [&](const scenarios::Zone& other) { return other.player == player.id; });
    });
    if (free != scenario.players.end()) {
        zone.player = free->id;
    }
    return zone;
}

scenarios::Objective newObjective(const Scenario& scenario, Point position) {
    scenarios::Objective objective;
    objective.id.value = scenarios::freshId(scenario, QStringLiteral("objective"));
    objective.name = QString::number(scenario.objectives.size() + 1);
    objective.position = position;
    objective.base = scenarios::usualObjectiveBase();
    return objective;
}

scenarios::Label newLabel(const Scenario& scenario, Point position, const QString& text) {
    scenarios::Label label;
    label.id.value = scenarios::freshId(scenario, QStringLiteral("label"));
    label.text = text;
    label.position = position;
    return label;
}

geometry::Ring boxRing(Point a, Point b) {
    const Point low{std::min(a.x, b.x), std::min(a.y, b.y)};
    const Point high{std::max(a.x, b.x), std::max(a.y, b.y)};
    return {low, {high.x, low.y}, high, {low.x, high.y}};
}

geometry::Ring ellipseRing(Point a, Point b) {
    const geometry::Ring box = boxRing(a, b);
    const Length wide = Length::fromNanometers((box[2].x - box[0].x).nanometers() / 2);
    const Length deep = Length::fromNanometers((box[2].y - box[0].y).nanometers() / 2);
    const Point middle{box[0].x + wide, box[0].y + deep};
    const double radius = std::max(wide.inches(), deep.inches());
    const double step = 2.0 * std::acos(std::max(0.0, 1.0 - kEllipseError / std::max(radius, kEllipseError)));
    const int quarter = std::max(2, static_cast<int>(std::ceil(std::numbers::pi / 2.0 / step)));
    geometry::Ring ring;
    for (int i = 0; i < 4 * quarter; ++i) {
        // Quarter turns of `Angle` are exact, so the box of the polygon is the box that was drawn.
        const auto angle = geometry::Angle::fromDegrees(360.0 * i / (4.0 * quarter));
        ring.push_back(middle + geometry::Vector{Length::fromInches(wide.inches() * angle.cosine()),
                                                 Length::fromInches(deep.inches() * angle.sine())});
    }
    return ring;
}

bool drawsWalls(const scenarios::TerrainRules& terrain, const PieceOptions& options) {
    scenarios::Piece piece;
    piece.kind = options.kind;
    piece.height = options.height;
    return scenarios::canonicalKind(piece.kind) == u"ruin" && scenarios::meaningOf(piece, terrain).standsForWalls;
}

std::optional<scenarios::Piece>
newRuin(const scenarios::TerrainRules& terrain, const PieceOptions& options, Point corner, Point opposite) {
    const auto floor = geometry::Polygon::fromVertices(boxRing(corner, opposite));
    const std::vector<Point> bend{{opposite.x, corner.y}, corner, {corner.x, opposite.y}};
    const auto walls = geometry::Wall::fromVertices(bend);
    if (!floor || !walls) {
        return {};
    }
    PieceOptions ruin = effectiveOptions(ToolKind::Ruin, options);
    scenarios::PieceWall wall{*walls, {}, true, {}, {}};
    if (drawsWalls(terrain, ruin)) {
        if (scenarios::canonicalKind(options.kind) != u"ruin") {
            ruin.traits.clear(); // those of another kind
        }
    } else {
        wall.height = ruin.height;
        ruin.height = Length{};
        ruin.heightClass = scenarios::HeightClass::Tall;
        ruin.traits = {QStringLiteral("obscuring")};
    }
    scenarios::Piece piece = newPiece({}, ruin, *floor);
    piece.walls.push_back(std::move(wall));
    return piece;
}

std::optional<scenarios::Piece>
newRuin(const Scenario& scenario, const PieceOptions& options, Point corner, Point opposite) {
    const auto rules = scenarios::ruleSetOf(scenario);
    auto piece = newRuin(rules ? scenarios::terrainOf(*rules) : scenarios::TerrainRules{}, options, corner, opposite);
    if (piece) {
        piece->id.value = scenarios::freshId(scenario, QStringLiteral("ruin"));
    }
    return piece;
}

void choosePairOfTwo(TableState& state, const Scenario& scenario) {
    const auto& models = scenario.models;
    if (models.size() == 2 && models[0].player != models[1].player && !state.observer() && !state.target()) {
        state.setObserver(models[0].id);
        state.setTarget(models[1].id);
    }
}

} // namespace sightline::app
