#include "scenarios/judge/line_occluders.h"

#include "scenarios/judge/lines.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Occlusion;

namespace {

bool isNeverStopping(const BlockLine& line) { return line.cross == Crossing::Completely && !line.blocksThrough; }

bool isLineIndependent(const BlockLine& line, const RulePack& pack) {
    const bool isPassedWhole = line.cross == Crossing::Completely && !pack.isVolume();
    const bool isHeavy = line.isWeighted() || line.depth;
    return line.stopsAllPassages() || (isPassedWhole && !isHeavy);
}

/// True if visibility is mutual: by the same lines past the same obstacles.
bool isSymmetric(const RulePack& pack) {
    const bool looksAllRound = pack.source.arcKind == ArcKind::Degrees && pack.source.arcDegrees >= 360.0;
    return pack.source.region == pack.target && looksAllRound && pack.seeThrough.empty() &&
           std::ranges::all_of(pack.block, [](const BlockLine& line) {
               return line.ignore.empty() && line.elements.which != WhichModels::Enemy &&
                      line.elements.which != WhichModels::Friends && line.comparison != SizeComparison::GeTarget &&
                      line.comparison != SizeComparison::GtTarget;
           });
}

template <class Use> void forEachStop(const Pair& pair, std::size_t models, Use&& use) {
    for (const Obstacle& obstacle : pair.table.obstacles()) {
        if (!obstacle.blocksSight || obstacle.model >= static_cast<int>(models)) {
            continue;
        }
        for (const int number : obstacle.lines) {
            const BlockLine& line = pair.pack().block[static_cast<std::size_t>(number)];
            if (line.stopsSight && appliesTo(line, obstacle, pair)) {
                use(obstacle, number, line);
            }
        }
    }
}

void count(const BlockerRun& run, std::vector<Occlusion>& counts) {
    std::fill(counts.begin() + run.first, counts.begin() + std::max(run.first, run.last + 1), Occlusion::Always);
}

} // namespace

bool asksForItsSide(const RulePack& pack) {
    return std::ranges::any_of(pack.block, [](const BlockLine& line) {
        return line.elements.of == BlockerKind::Models && line.elements.which == WhichModels::TargetShip;
    });
}

bool hasLineIndependentOccluders(const RulePack& pack) {
    return (!pack.reciprocal || isSymmetric(pack)) &&
           (!asksForItsSide(pack) ||
            (!pack.isVolume() && pack.target == Region::PrintedDot && pack.source.region == Region::PrintedDot)) &&
           (!pack.isVolume() || pack.line.alongEdge == AlongEdge::Touch) &&
           std::ranges::all_of(pack.block, [&](const BlockLine& line) {
               return !line.stopsSight ||
                      (isLineIndependent(line, pack) && std::ranges::none_of(line.ignore, &IgnoreClause::onlyParts));
           });
}

Occluders occludersFor(const Pair& pair, std::size_t models) {
    Occluders stops;
    const std::size_t blockers = pair.table.map().blockers().size();
    stops.counts.assign(blockers, Occlusion::Never);
    std::vector<std::pair<int, int>> passable;
    const bool isVolume = pair.table.isVolume();
    forEachStop(pair, models, [&](const Obstacle& obstacle, int number, const BlockLine& line) {
        const BlockerRun run = runOf(obstacle, line, isVolume);
        if (isNeverStopping(line) || run.first > run.last) {
            return;
        }
        if (line.depth || (line.isWeighted() && isVolume)) {
            auto elements = std::ranges::find(stops.deep, number, &DeepElements::line);
            if (elements == stops.deep.end()) {
                elements = stops.deep.insert(elements, {number, {}});
            }
            for (int blocker = run.first; blocker <= run.last; ++blocker) {
                elements->blockers.push_back(blocker);
            }
        } else if (line.isWeighted()) {
            if (const double weight = weightOf(line, obstacle, pair.table); weight > 0.0) {
                stops.weighed.push_back({number, weight, run.first, run.last});
            }
        } else if (line.cross == Crossing::Completely && std::holds_alternative<geometry::Polygon>(obstacle.outline)) {
            passable.emplace_back(run.first, run.last);
        } else {
            count(run, stops.counts);
        }
    });
    for (const auto& [first, last] : passable) {
        const bool isFirm = std::any_of(stops.counts.begin() + first, stops.counts.begin() + last + 1,
                                        [](Occlusion counts) { return counts != Occlusion::Never; });
        if (!isFirm) {
            count({first, last}, stops.counts);
            stops.passable.emplace_back(first, last);
        }
    }
    const auto isCounted = [&](int blocker) {
        return stops.counts[static_cast<std::size_t>(blocker)] != Occlusion::Never;
    };
    for (DeepElements& elements : stops.deep) {
        std::ranges::sort(elements.blockers);
        std::erase_if(elements.blockers, isCounted);
    }
    std::erase_if(stops.deep, [](const DeepElements& elements) { return elements.blockers.empty(); });
    std::ranges::sort(stops.deep);
    std::erase_if(stops.weighed, [&](const WeighedRun& run) { return isCounted(run.first); });
    return stops;
}

HidingElements hidingElements(const Pair& pair, std::size_t models) {
    HidingElements elements;
    elements.all.assign(pair.table.map().blockers().size(), Occlusion::Never);
    elements.high = elements.all;
    const auto eyes = pair.sightSources();
    const auto add = [&](const Obstacle& obstacle, bool isReal) {
        const BlockerRun run = obstacle.endless.first <= obstacle.endless.last ? obstacle.endless : obstacle.solid;
        count(run, elements.all);
        const bool isLow =
            isReal && obstacle.height && eyes->single.size() == 1 &&
            obstacle.elevation + *obstacle.height < eyes->single.front().elevation + eyes->single.front().height;
        if (!isLow) {
            count(run, elements.high);
        }
    };
    forEachStop(pair, models, [&](const Obstacle& obstacle, int, const BlockLine& line) {
        add(obstacle, line.comparison == SizeComparison::Real);
    });
    for (const Obstacle& obstacle : pair.table.obstacles()) {
        for (const int number : obstacle.neverFull) {
            const BlockLine& line = pair.pack().neverFull[static_cast<std::size_t>(number)];
            if (obstacle.model < static_cast<int>(models) && appliesTo(line, obstacle, pair)) {
                add(obstacle, false);
            }
        }
    }
    return elements;
}

} // namespace sightline::scenarios
