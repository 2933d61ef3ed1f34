#include "scenarios/rules/whole_things.h"

#include "scenarios/rules/lines.h"

#include <algorithm>
#include <array>

namespace sightline::scenarios {

using geometry::Counts;

namespace {

bool isOneOf(Region region, std::initializer_list<Region> regions) { return std::ranges::find(regions, region) != regions.end(); }

bool stopsWholeLines(const BlockLine& line) {
    const bool isOfWholes = !line.shadow && !line.depth && line.comparison != SizeComparison::Weighted && line.stopsAllPassages();
    return isOfWholes && line.things.which != WhichModels::TargetShip &&
           std::ranges::none_of(line.ignore, [](const IgnoreClause& clause) { return clause.targetNear || clause.distanceOver; });
}

} // namespace

bool stopsWholeLines(const RulePack& pack) {
    const bool isOpenSpace = pack.space == Space::Plan || pack.space == Space::Prism || pack.space == Space::Sculpt;
    const bool isPlainSource = pack.source.scope == Scope::Model && pack.source.pick == Pick::Any &&
                               !isOneOf(pack.source.region, {Region::ClosestPoint, Region::FacingEdge, Region::FacingCentre, Region::CellCentre, Region::CellCorner});
    const bool isPlainTarget = !isOneOf(pack.target, {Region::ClosestPoint, Region::PrintedDot, Region::CellCentre, Region::CellCorner});
    const bool isPlainLine = pack.line.minPatch == geometry::Length{} && pack.line.alongEdge == AlongEdge::Touch && !pack.reciprocal;
    return isOpenSpace && isPlainSource && isPlainTarget && isPlainLine &&
           std::ranges::all_of(pack.block, [](const BlockLine& line) { return !line.stopsSight || stopsWholeLines(line); });
}

bool asksWhereTargetStands(const RulePack& pack) {
    return std::ranges::any_of(pack.block, [](const BlockLine& line) {
        return line.stopsSight && std::ranges::any_of(line.ignore, [](const IgnoreClause& clause) { return clause.target.has_value(); });
    });
}

std::vector<Counts> stoppingBlockers(const Pair& pair, std::size_t models) {
    std::vector<Counts> counts(pair.table.map().blockers().size(), Counts::No);
    for (const Obstacle& obstacle : pair.table.obstacles()) {
        if (!obstacle.blocksSight || obstacle.model >= static_cast<int>(models)) {
            continue;
        }
        for (const int number : obstacle.lines) {
            const BlockLine& line = pair.pack().block[static_cast<std::size_t>(number)];
            if (line.stopsSight && standsInTheWay(line.things, obstacle, pair) && isLargeEnough(line, obstacle, pair) && !ignoredBy(line.ignore, obstacle, pair)) {
                const BlockerRun run = runOf(obstacle, line, pair.table.isVolume());
                std::fill(counts.begin() + run.first, counts.begin() + std::max(run.first, run.last + 1), Counts::Yes);
            }
        }
    }
    return counts;
}

bool isHiding(const PackTable& table, std::size_t target) {
    const auto& rules = table.pack().detection;
    const Model& model = table.scenario().models[target];
    if (!rules || (!rules->keywords.isEmpty() && !hasAny(model.keywords, rules->keywords)) || hasAny(model.states, rules->unlessStates)) {
        return false;
    }
    return std::ranges::any_of(table.hidingPlaces(), [&](int place) {
        const auto piece = static_cast<std::size_t>(table.obstacles()[static_cast<std::size_t>(place)].piece);
        return table.standingOf(target, piece, rules->joined).is(rules->standing);
    });
}

} // namespace sightline::scenarios
