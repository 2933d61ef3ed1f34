#include "scenarios/edits/support.h"

#include "scenarios/model/box_center.h"
#include "scenarios/model/terrain_kinds.h"

#include <algorithm>
#include <iterator>

namespace sightline::scenarios {

namespace {

using geometry::Length;

bool carries(const Piece& piece) {
    static const QStringList kinds{QStringLiteral("hill"), QStringLiteral("platform"), QStringLiteral("container"),
                                   QStringLiteral("building")};
    return !piece.isWall() && !piece.isMat() && piece.walls.empty() && effectiveHeight(piece) &&
           kinds.contains(canonicalKind(piece.kind));
}

Length topOf(const Piece& piece) { return piece.elevation + *effectiveHeight(piece); }

bool isUnder(const Piece& piece, const Model& model) {
    const auto* footprint = std::get_if<geometry::Polygon>(&piece.outline);
    return footprint && footprint->contains(model.position);
}

/// Returns the height of a ruin, or of a building with walls of its own, above its foot; of one drawn flat that of its
/// tallest wall. Returns zero for other pieces and where no height is known.
Length heightOfStoreys(const Piece& piece) {
    const QString kind = canonicalKind(piece.kind);
    if (piece.isWall() || !(kind == u"ruin" || (kind == u"building" && !piece.walls.empty()))) {
        return {};
    }
    Length height = piece.isMat() ? Length{} : effectiveHeight(piece).value_or(Length{});
    for (const PieceWall& wall : piece.walls) {
        height = std::max(height, wall.height.value_or(Length{}));
    }
    return height;
}

/// The distance between the floors of ruins that none is drawn for.
const Length kStorey = Length::fromInches(3);

/// The solids whose footprint contains the center of a base, from the lowest to the highest top.
std::vector<const Piece*> solidsUnder(const Scenario& scenario, const Model& model) {
    std::vector<const Piece*> solids;
    for (const Piece& piece : scenario.terrain) {
        if (carries(piece) && isUnder(piece, model)) {
            solids.push_back(&piece);
        }
    }
    std::ranges::sort(solids, {}, [](const Piece* piece) { return topOf(*piece); });
    return solids;
}

/// True if a floor is drawn for a ruin: a solid in the air that belongs to it, or whose middle lies within it.
bool hasFloor(const Scenario& scenario, const Piece& ruin) {
    return std::ranges::any_of(scenario.terrain, [&](const Piece& piece) {
        if (!carries(piece) || piece.elevation <= ruin.elevation) {
            return false;
        }
        const auto& corners = std::get<geometry::Polygon>(piece.outline).outline();
        const auto [left, right] = std::ranges::minmax(corners, {}, &geometry::Point::x);
        const auto [top, bottom] = std::ranges::minmax(corners, {}, &geometry::Point::y);
        const geometry::Point middle = centerPointOf({{left.x, top.y}, {right.x, bottom.y}});
        return (!piece.parent.isEmpty() && piece.parent == ruin.id.value) ||
               std::get<geometry::Polygon>(ruin.outline).contains(middle);
    });
}

/// Returns the heights at which a model can stand, ascending; of the floors that none is drawn for, those of the ruins
/// for which `isEntered` is true.
template <class IsEntered>
std::vector<Length> heightsAt(const Scenario& scenario, const Model& model, const IsEntered& isEntered) {
    const auto solids = solidsUnder(scenario, model);
    // Undersides and tops, from the table up: one stands on each top that has room above.
    std::vector<Length> tops{Length{}};
    for (const Piece* piece : solids) {
        tops.push_back(topOf(*piece));
    }
    for (const Piece& ruin : scenario.terrain) {
        const Length height = heightOfStoreys(ruin);
        if (height > kStorey && isEntered(ruin) && isUnder(ruin, model) && !hasFloor(scenario, ruin)) {
            for (Length floor = kStorey; floor < height; floor = floor + kStorey) {
                tops.push_back(ruin.elevation + floor);
            }
        }
    }
    std::ranges::sort(tops);
    const auto [first, last] = std::ranges::unique(tops);
    tops.erase(first, last);
    std::erase_if(tops, [&](Length top) {
        return std::ranges::any_of(solids, [&](const Piece* piece) {
            const bool isInside = piece->elevation <= top && top < topOf(*piece);
            const bool isTooLow = piece->elevation > top && piece->elevation < top + model.height;
            return isInside || isTooLow;
        });
    });
    return tops;
}

/// Calls `function(model)` for each model of the scenario that is among `ids`, in their order.
template <class Function> void forEachModel(Scenario& scenario, std::span<const AnyId> ids, Function&& function) {
    for (const AnyId& id : ids) {
        if (const auto* modelId = std::get_if<ModelId>(&id)) {
            const auto model = std::ranges::find(scenario.models, *modelId, &Model::id);
            if (model != scenario.models.end()) {
                function(*model);
            }
        }
    }
}

/// Places the model at the standing height nearest to its elevation. A floor that is not drawn is kept, and not climbed
/// by being moved beside it: `support` is the piece that the model stood on, empty for the table.
void settle(Model& model, const Scenario& scenario, const PieceId& support) {
    const auto isEntered = [&](const Piece& ruin) { return ruin.id == support; };
    const auto heights = heightsAt(scenario, model, isEntered);
    if (!heights.empty()) {
        model.elevation = std::ranges::min(heights, {}, [&](Length height) {
            const Length away = height - model.elevation;
            return away < Length{} ? -away : away;
        });
    }
}

} // namespace

std::vector<Length> standingHeights(const Scenario& scenario, const Model& model) {
    return heightsAt(scenario, model, [](const Piece&) { return true; });
}

const Piece* supportOf(const Scenario& scenario, const Model& model) {
    for (const Piece* piece : solidsUnder(scenario, model)) {
        if (topOf(*piece) == model.elevation) {
            return piece;
        }
    }
    if (model.elevation <= Length{} || !std::ranges::binary_search(standingHeights(scenario, model), model.elevation)) {
        return nullptr;
    }
    const auto ruin = std::ranges::find_if(scenario.terrain, [&](const Piece& piece) {
        return isUnder(piece, model) && heightOfStoreys(piece) > model.elevation - piece.elevation;
    });
    return ruin == scenario.terrain.end() ? nullptr : &*ruin;
}

const Piece* solidAround(const Scenario& scenario, const Model& model) {
    const Piece* highest = nullptr;
    for (const Piece* piece : solidsUnder(scenario, model)) {
        if (piece->elevation <= model.elevation && model.elevation < topOf(*piece)) {
            highest = piece;
        }
    }
    return highest;
}

Scenario withModelsSettled(const Scenario& before, Scenario after, std::span<const AnyId> ids) {
    forEachModel(after, ids, [&](Model& model) {
        const Model* onTable = before.model(model.id);
        const Model* old = onTable ? onTable : before.reserve(model.id);
        const bool isNew = !onTable && model.elevation == Length{};
        if (isNew || (old && std::ranges::binary_search(standingHeights(before, *old), model.elevation))) {
            const Piece* support = old ? supportOf(before, *old) : nullptr;
            settle(model, after, support ? support->id : PieceId{});
        }
    });
    return after;
}

Supports supportsOf(const Scenario& scenario, std::span<const AnyId> ids) {
    Supports supports;
    for (const AnyId& id : ids) {
        const auto* modelId = std::get_if<ModelId>(&id);
        const Model* model = modelId ? scenario.model(*modelId) : nullptr;
        if (model && std::ranges::binary_search(standingHeights(scenario, *model), model->elevation)) {
            const Piece* support = supportOf(scenario, *model);
            supports.emplace(*modelId, support ? support->id : PieceId{});
        }
    }
    return supports;
}

Scenario withCopiesSettled(Scenario scenario, std::span<const AnyId> ids, const Supports& supports) {
    forEachModel(scenario, ids, [&](Model& model) {
        const auto stood = supports.find(model.id);
        if (stood != supports.end() || model.elevation == Length{}) {
            settle(model, scenario, stood != supports.end() ? stood->second : PieceId{});
        }
    });
    return scenario;
}

Scenario withFloorChanged(Scenario scenario, std::span<const AnyId> ids, FloorStep step) {
    forEachModel(scenario, ids, [&](Model& model) {
        const auto heights = standingHeights(scenario, model);
        if (step == FloorStep::Up) {
            const auto next = std::ranges::upper_bound(heights, model.elevation);
            model.elevation = next == heights.end() ? model.elevation : *next;
        } else {
            const auto next = std::ranges::lower_bound(heights, model.elevation);
            model.elevation = next == heights.begin() ? model.elevation : *std::prev(next);
        }
    });
    return scenario;
}

Length usualHeight(const QStringList& keywords) {
    static const QStringList kLarge{QStringLiteral("monster"), QStringLiteral("vehicle"), QStringLiteral("titanic")};
    const bool isLarge = std::ranges::any_of(
        keywords, [](const QString& keyword) { return kLarge.contains(keyword.trimmed(), Qt::CaseInsensitive); });
    return Length::fromInches(isLarge ? 5 : 2);
}

} // namespace sightline::scenarios
