#include "geometry/distance.h"
#include "scenarios/rules/blocking.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Length;

namespace {

bool stands(const Model& model, std::size_t index, std::optional<Standing> wanted, const Obstacle& obstacle, const Pair& pair, bool joined) {
    if (!wanted) {
        return true;
    }
    if (obstacle.piece < 0) {
        const Model& other = pair.table.scenario().models[static_cast<std::size_t>(obstacle.model)];
        return *wanted == Standing::Touch && overlapOrTouch(model.placed(), other.placed());
    }
    return pair.table.standingOf(index, static_cast<std::size_t>(obstacle.piece), joined).is(*wanted);
}

bool isNearOrAny(const PackTable& table, const Model& model, const Obstacle& obstacle, const std::optional<Length>& distance) {
    return !distance || isNear(table, model, obstacle, *distance);
}

bool hasOrAny(const Model& model, const QStringList& words) {
    return words.isEmpty() || hasAny(model.keywords, words);
}

bool blockerIs(const Obstacle& obstacle, const Pair& pair, const QStringList& states) {
    if (states.isEmpty()) {
        return true;
    }
    return obstacle.model >= 0 && hasAny(pair.table.scenario().models[static_cast<std::size_t>(obstacle.model)].states, states);
}

bool isLargerBy(std::optional<double> by, const Obstacle& obstacle, const Pair& pair) {
    return !by || pair.table.sizeOf(pair.observerIndex, SizeUse::Height) >= pair.table.sizeOfThing(static_cast<std::size_t>(pair.table.indexOf(obstacle)), SizeUse::Height) + *by;
}

bool holds(const IgnoreClause& clause, const Obstacle& obstacle, const Pair& pair) {
    const Model& observer = pair.observer();
    const Model& target = pair.target();
    return hasOrAny(observer, clause.sourceKeywords) && hasOrAny(target, clause.targetKeywords) &&
           (clause.anyKeywords.isEmpty() || hasAny(observer.keywords, clause.anyKeywords) || hasAny(target.keywords, clause.anyKeywords)) &&
           (!clause.targetWounds || target.wounds.value_or(1) >= *clause.targetWounds) &&
           (!clause.sourceUp || observer.elevation >= *clause.sourceUp) && (!clause.targetUp || target.elevation >= *clause.targetUp) &&
           blockerIs(obstacle, pair, clause.blockerStates) &&
           stands(observer, pair.observerIndex, clause.source, obstacle, pair, clause.joined) &&
           stands(target, pair.targetIndex, clause.target, obstacle, pair, clause.joined) &&
           isNearOrAny(pair.table, observer, obstacle, clause.sourceNear) && isNearOrAny(pair.table, target, obstacle, clause.targetNear) &&
           (!clause.distanceOver || pair.apart() > *clause.distanceOver) && isLargerBy(clause.sourceLargerBy, obstacle, pair);
}

} // namespace

std::optional<int> ignoredBy(const std::vector<IgnoreClause>& clauses, const Obstacle& obstacle, const Pair& pair) {
    const auto found = std::ranges::find_if(clauses, [&](const IgnoreClause& clause) { return holds(clause, obstacle, pair); });
    return found == clauses.end() ? std::nullopt : std::optional{static_cast<int>(found - clauses.begin())};
}

} // namespace sightline::scenarios
