#include "scenarios/edits/standing.h"

#include "geometry/shapes/distance.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::Length;

bool standsOn(const Model& model, const Piece& piece) {
    return std::visit([&](const auto& outline) { return touches(model.placed(), outline); }, piece.outline);
}

bool overlap(const Model& a, const Model& b) {
    return geometry::nearestPoints(a.placed(), b.placed()).gapMillimeters == 0.0;
}

bool isBoxOff(const geometry::Box& box, const Table& table) {
    return box.low.x < Length{} || box.low.y < Length{} || box.high.x > table.width || box.high.y > table.height;
}

/// True if the model overlaps a wall of the piece, or the piece itself if that cannot be entered.
bool isHinderedBy(const Model& model, const Piece& piece) {
    const bool isClosed = piece.isWall() || !isEnterable(piece);
    return (isClosed && !piece.isMat() && standsOn(model, piece)) ||
           std::ranges::any_of(piece.walls,
                               [&](const PieceWall& wall) { return touches(model.placed(), wall.polyline); });
}

bool isBarredBy(const Model& model, const Model& before, const Model& other) {
    return other.id != model.id && overlap(model, other) && !overlap(before, other);
}

bool isBarredBy(const Model& model, const Model& before, const Piece& piece) {
    return isHinderedBy(model, piece) && !isHinderedBy(before, piece);
}

} // namespace

bool leavesTable(const Scenario& scenario, std::span<const AnyId> elements) {
    return isBoxOff(boundsOf(scenario, elements), scenario.table);
}

std::vector<AnyId> overlappedBy(const Scenario& scenario, std::span<const AnyId> elements) {
    std::vector<AnyId> found;
    const auto isMoved = [&](const AnyId& id) { return std::ranges::find(elements, id) != elements.end(); };
    for (const AnyId& element : elements) {
        const auto* piece = std::get_if<PieceId>(&element) ? scenario.piece(std::get<PieceId>(element)) : nullptr;
        const auto* model = std::get_if<ModelId>(&element) ? scenario.model(std::get<ModelId>(element)) : nullptr;
        for (const Model& other : scenario.models) {
            if (!isMoved(other.id) &&
                ((piece && !piece->isMat() && standsOn(other, *piece)) || (model && overlap(*model, other)))) {
                found.emplace_back(other.id);
            }
        }
        for (const Piece& other : scenario.terrain) {
            if (model && !other.isMat() && standsOn(*model, other)) {
                found.emplace_back(other.id);
            }
        }
    }
    return found;
}

bool isEnterable(const Piece& piece) {
    static const QStringList places{"ruin",   "ruins",  "area",  "wood",  "woods", "forest",  "hill",
                                    "crater", "rubble", "marsh", "water", "smoke", "passable"};
    const auto names = [&](const QString& word) {
        return piece.kind.compare(word, Qt::CaseInsensitive) == 0 || piece.traits.contains(word, Qt::CaseInsensitive);
    };
    return !names(QStringLiteral("impassable")) && (piece.isMat() || std::ranges::any_of(places, names));
}

bool mayStand(const Scenario& scenario, const Model& model, const Model& before) {
    return !isBoxOff(boundsOf(model.placed()), scenario.table) &&
           std::ranges::none_of(scenario.models,
                                [&](const Model& other) { return isBarredBy(model, before, other); }) &&
           std::ranges::none_of(scenario.terrain, [&](const Piece& piece) { return isBarredBy(model, before, piece); });
}

std::vector<AnyId> barringMove(const Scenario& before, const Scenario& after, std::span<const AnyId> elements) {
    std::vector<AnyId> found;
    const auto add = [&](const AnyId& id) {
        if (std::ranges::find(found, id) == found.end()) {
            found.push_back(id);
        }
    };
    for (const AnyId& element : elements) {
        if (const auto* id = std::get_if<ModelId>(&element)) {
            const Model& model = *after.model(*id);
            const Model& was = *before.model(*id);
            for (const Model& other : after.models) {
                const Model* otherWas = before.model(other.id); // it may move along
                if (other.id != model.id && overlap(model, other) && !(otherWas && overlap(was, *otherWas))) {
                    add(other.id);
                }
            }
            for (const Piece& piece : after.terrain) {
                const Piece* pieceWas = before.piece(piece.id);
                if (isHinderedBy(model, piece) && !(pieceWas && isHinderedBy(was, *pieceWas))) {
                    add(piece.id);
                }
            }
        } else if (const auto* pieceId = std::get_if<PieceId>(&element)) {
            const Piece& piece = *after.piece(*pieceId);
            const Piece& was = *before.piece(*pieceId);
            for (const Model& model : after.models) {
                const Model* modelWas = before.model(model.id);
                if (isHinderedBy(model, piece) && !(modelWas && isHinderedBy(*modelWas, was))) {
                    add(model.id);
                }
            }
        }
    }
    return found;
}

} // namespace sightline::scenarios
