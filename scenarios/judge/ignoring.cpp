#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/region/range_outlines.h"
#include "geometry/shapes/distance.h"
#include "geometry/terrain/offset.h"
#include "scenarios/judge/blocking.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/sizes.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// Half the thickness of the solid that represents a wall of which parts are left out: 0.5 micrometers, far above the
/// rounding of corners, 0.71 nm, so that it has an interior, and far below anything that matters on a table.
const Length kHalfSheet = Length::fromNanometers(500);

bool stands(const Model& model,
            std::size_t index,
            std::optional<Standing> wanted,
            const Obstacle& obstacle,
            const Pair& pair,
            bool joined) {
    if (!wanted) {
        return true;
    }
    if (obstacle.piece < 0) {
        const auto number = static_cast<std::size_t>(obstacle.model);
        const Model& other = pair.table.scenario().models[number];
        return *wanted == Standing::Touch && pair.table.shapes().mayTouch(index, number) &&
               overlapOrTouch(model.placed(), other.placed());
    }
    return pair.table.standingOf(index, static_cast<std::size_t>(obstacle.piece), joined).is(*wanted);
}

bool isNearOrAny(const PackTable& table,
                 const Model& model,
                 const Obstacle& obstacle,
                 const std::optional<Length>& distance) {
    return !distance || isNear(table, model, obstacle, *distance);
}

bool hasOrAny(const Model& model, const QStringList& words) { return words.isEmpty() || hasAny(model.keywords, words); }

bool blockerIs(const Obstacle& obstacle, const Pair& pair, const QStringList& states) {
    if (states.isEmpty()) {
        return true;
    }
    return obstacle.model >= 0 &&
           hasAny(pair.table.scenario().models[static_cast<std::size_t>(obstacle.model)].states, states);
}

bool standsOnGround(const Obstacle& obstacle, const Pair& pair) {
    return obstacle.model >= 0 &&
           pair.table.scenario().models[static_cast<std::size_t>(obstacle.model)].elevation <= Length{};
}

bool isLargerBy(std::optional<double> by, const Obstacle& obstacle, const Pair& pair) {
    return !by ||
           pair.table.sizeOf(pair.observerIndex, SizeUse::Height) >=
               pair.table.sizeOfElement(static_cast<std::size_t>(pair.table.indexOf(obstacle)), SizeUse::Height) + *by;
}

std::vector<geometry::Ring> within(const RemainingParts::Reach& reach, const Scenario& scenario) {
    const auto placed = scenario.models[reach.model].placed();
    geometry::Box box = boundsOf(placed);
    const Length spare = reach.radius + Length::fromInches(1);
    box = {{box.low.x - spare, box.low.y - spare}, {box.high.x + spare, box.high.y + spare}};
    return geometry::rangeOutlines(placed, reach.radius, {}, box);
}

std::vector<geometry::Polygon>
outlineWithout(const std::vector<RemainingParts::Reach>& reaches, const Obstacle& obstacle, const PackTable& table) {
    std::vector<geometry::Ring> near;
    for (const RemainingParts::Reach& reach : reaches) {
        std::ranges::copy(*table.remainingParts().around(reach, [&] { return within(reach, table.scenario()); }),
                          std::back_inserter(near));
    }
    std::vector<geometry::Ring> rings;
    const auto add = [&](const geometry::Polygon& polygon) {
        std::ranges::move(ringsOf(polygon), std::back_inserter(rings));
    };
    if (const auto* polygon = std::get_if<geometry::Polygon>(&obstacle.outline)) {
        add(*polygon);
    } else {
        std::ranges::for_each(grownParts(obstacle.outline, kHalfSheet), add);
    }
    std::vector<geometry::Polygon> left;
    for (const geometry::PolygonWithHoles& part : subtract(geometry::unite(rings), near).parts) {
        if (auto polygon = geometry::Polygon::fromVertices(part.outline, part.holes)) {
            left.push_back(std::move(*polygon));
        }
    }
    return left;
}

} // namespace

bool holds(const IgnoreClause& clause, const Obstacle& obstacle, const Pair& pair) {
    const Model& observer = pair.observer();
    const Model& target = pair.target();
    return mayHoldSomewhere(clause, obstacle, pair) &&
           stands(observer, pair.observerIndex, clause.source, obstacle, pair, clause.joined) &&
           stands(target, pair.targetIndex, clause.target, obstacle, pair, clause.joined) &&
           isNearOrAny(pair.table, observer, obstacle, clause.sourceNear) &&
           isNearOrAny(pair.table, target, obstacle, clause.targetNear) &&
           (!clause.distanceOver || pair.apart() > *clause.distanceOver);
}

bool mayHoldSomewhere(const IgnoreClause& clause, const Obstacle& obstacle, const Pair& pair) {
    const Model& observer = pair.observer();
    const Model& target = pair.target();
    return hasOrAny(observer, clause.sourceKeywords) && hasOrAny(target, clause.targetKeywords) &&
           (clause.anyKeywords.isEmpty() || hasAny(observer.keywords, clause.anyKeywords) ||
            hasAny(target.keywords, clause.anyKeywords)) &&
           (!clause.targetWounds || woundsOf(target) >= *clause.targetWounds) &&
           (!clause.sourceUp || observer.elevation >= *clause.sourceUp) &&
           (!clause.targetUp || target.elevation >= *clause.targetUp) &&
           blockerIs(obstacle, pair, clause.blockerStates) &&
           (!clause.blockerOnGround || standsOnGround(obstacle, pair)) &&
           isLargerBy(clause.sourceLargerBy, obstacle, pair);
}

std::optional<int> ignoredBy(const std::vector<IgnoreClause>& clauses, const Obstacle& obstacle, const Pair& pair) {
    const auto found = std::ranges::find_if(
        clauses, [&](const IgnoreClause& clause) { return !clause.onlyParts && holds(clause, obstacle, pair); });
    return found == clauses.end() ? std::nullopt : std::optional{static_cast<int>(found - clauses.begin())};
}

std::shared_ptr<const RemainingParts::Left> outlineBeyond(const std::vector<const IgnoreClause*>& clauses,
                                                          const Obstacle& obstacle,
                                                          const Pair& pair,
                                                          Length wider) {
    std::vector<RemainingParts::Reach> reaches;
    for (const IgnoreClause* clause : clauses) {
        const std::size_t index = clause->sourceNear ? pair.observerIndex : pair.targetIndex;
        const Model& model = pair.table.scenario().models[index];
        const auto reach = alongTable(clause->sourceNear ? *clause->sourceNear : *clause->targetNear,
                                      upTo(pair.pack(), model.elevation, pair.table.heightOf(index), obstacle));
        const Length radius = reach.value_or(Length{}) + wider;
        if (radius >= Length{}) {
            reaches.push_back({index, radius});
        }
    }
    return pair.table.remainingParts().of(pair.table.indexOf(obstacle), reaches,
                                          [&] { return outlineWithout(reaches, obstacle, pair.table); });
}

std::optional<PartsLeft>
partsLeftOf(const std::vector<IgnoreClause>& clauses, const Obstacle& obstacle, const Pair& pair) {
    std::vector<const IgnoreClause*> holding;
    for (const IgnoreClause& clause : clauses) {
        if (clause.onlyParts && holds(clause, obstacle, pair)) {
            holding.push_back(&clause);
        }
    }
    if (holding.empty()) {
        return {};
    }
    return PartsLeft{outlineBeyond(holding, obstacle, pair), static_cast<int>(holding.front() - clauses.data())};
}

} // namespace sightline::scenarios
