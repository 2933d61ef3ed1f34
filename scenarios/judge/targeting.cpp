#include "scenarios/judge/targeting.h"

#include "scenarios/judge/element_order.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/regions.h"
#include "scenarios/judge/ruling.h"
#include "scenarios/judge/sizes.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// Returns the number of models in the unit of the given one, including it.
int sizeOfUnit(const PackTable& table, std::size_t model) {
    int count = 0;
    for (std::size_t other = 0; other < table.scenario().models.size(); ++other) {
        count += table.areOneUnit(other, model) ? 1 : 0;
    }
    return count;
}

bool mayGuard(const TargetingRules& rules, const PackTable& table, std::size_t model) {
    const Model& guard = table.scenario().models[model];
    if (hasAny(guard.keywords, rules.offGuardKeywords)) {
        return false;
    }
    return hasAny(guard.keywords, rules.guardKeywords) || sizeOfUnit(table, model) >= rules.guardModels;
}

} // namespace

bool concerns(const TargetingRules& rules, const Model& target) {
    return hasAny(target.keywords, rules.keywords) && !hasAny(target.keywords, rules.offKeywords) &&
           !hasAny(target.states, rules.offStates) && (!rules.woundsAtMost || woundsOf(target) <= *rules.woundsAtMost);
}

bool isTargetLimited(const RulePack& pack, const Model& target) {
    const auto isOrdered = [&](const OrderRules& order) { return hasWord(target, order.state); };
    const auto isLimit = [&](const TargetingRules& rules) { return rules.isLimit() && concerns(rules, target); };
    return std::ranges::any_of(pack.order, isOrdered) || std::ranges::any_of(pack.targeting, isLimit);
}

bool mayBarFire(const RulePack& pack, const Scenario& scenario) {
    return std::ranges::any_of(pack.block, [](const BlockLine& line) { return line.stopsFire && !line.stopsSight; }) ||
           std::ranges::any_of(scenario.terrain, [](const Piece& piece) {
               return std::ranges::any_of(piece.walls,
                                          [](const PieceWall& wall) { return wall.blocksFire.value_or(false); });
           });
}

std::vector<Guard> guardsOf(const TargetingRules& rules, const Pair& pair) {
    std::vector<Guard> guards;
    const auto& models = pair.table.scenario().models;
    for (std::size_t other = 0; other < models.size(); ++other) {
        if (!models[other].isProbe && models[other].player == pair.target().player &&
            !pair.table.areOneUnit(other, pair.targetIndex) && mayGuard(rules, pair.table, other)) {
            guards.push_back({other, Pair{pair.table, pair.targetIndex, other}.apart()});
        }
    }
    std::ranges::stable_sort(guards, {}, &Guard::distance);
    return guards;
}

bool isGuarded(const TargetingRules& rules, const Pair& pair) {
    if (!rules.guardWithin) {
        return true;
    }
    const auto guards = guardsOf(rules, pair);
    return !guards.empty() && guards.front().distance <= *rules.guardWithin;
}

std::optional<std::size_t> nearerEnemy(const Pair& pair, const std::stop_token& stop) {
    const auto& models = pair.table.scenario().models;
    std::optional<std::size_t> nearest;
    Length least = measured(pair);
    for (std::size_t other = 0; other < models.size(); ++other) {
        if (models[other].isProbe || models[other].player == pair.observer().player ||
            pair.table.areOneUnit(other, pair.targetIndex)) {
            continue;
        }
        const Length distance = measured({pair.table, pair.observerIndex, other});
        const bool isNearer =
            nearest && distance == least ? isBefore(models[other], models[*nearest]) : distance < least;
        if (isNearer && seesUnder(pair.table, pair.observerIndex, other, stop)) {
            least = distance;
            nearest = other;
        }
    }
    return nearest;
}

} // namespace sightline::scenarios
