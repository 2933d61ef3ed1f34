#include "scenarios/analysis/pack_lines.h"

#include "geometry/region/range_outlines.h"
#include "scenarios/judge/detection.h"
#include "scenarios/judge/measure.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Occlusion;
using geometry::Point;
using geometry::PolygonSet;
using geometry::Ring;

namespace {

/// The maximum number of choices of light obstacles that are evaluated.
constexpr std::size_t kMaxWays = 300;

class Ways {
public:
    Ways(const std::vector<WeighedRun>& runs, const RulePack& pack, const OcclusionBounds& rest)
        : m_runs{runs}, m_pack{pack}, m_rest{rest}, m_isPassed(runs.size(), 0) {}

    /// Returns false if there are too many choices.
    bool find() { return addFrom(0); }
    [[nodiscard]] std::vector<OcclusionBounds>& found() { return m_found; }

private:
    bool addFrom(std::size_t next) {
        if (next == m_runs.size()) {
            return add();
        }
        const bool isLight = mayPass(next);
        for (const bool passes : {true, false}) {
            m_isPassed[next] = passes ? 1 : 0;
            if ((isLight || !passes) && !addFrom(next + 1)) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] bool mayPass(std::size_t run) const {
        double sum = m_runs[run].weight;
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            sum += m_isPassed[i] != 0 && i != run && m_runs[i].line == m_runs[run].line ? m_runs[i].weight : 0.0;
        }
        return sum < m_pack.block[static_cast<std::size_t>(m_runs[run].line)].limit;
    }

    bool add() {
        OcclusionBounds way = m_rest;
        for (std::size_t i = 0; i < m_runs.size(); ++i) {
            if (m_isPassed[i] != 0) {
                continue;
            }
            if (mayPass(i)) {
                return true; // another choice allows more
            }
            for (auto* counts : {&way.most, &way.least}) {
                std::fill(counts->begin() + m_runs[i].first, counts->begin() + m_runs[i].last + 1, Occlusion::Always);
            }
        }
        m_found.push_back(std::move(way));
        return m_found.size() <= kMaxWays;
    }

    const std::vector<WeighedRun>& m_runs;
    const RulePack& m_pack;
    const OcclusionBounds& m_rest;
    std::vector<char> m_isPassed; ///< from 0 to the current run
    std::vector<OcclusionBounds> m_found;
};

} // namespace

bool dependsOnOther(Region region) {
    return region == Region::ClosestPoint || region == Region::FacingEdge || region == Region::FacingCenter;
}

TargetEnds
targetEnds(const RulePack& pack, const RegionQuestion& question, const std::vector<LineEnd>& ends, Point middle) {
    TargetEnds result;
    result.elevation = ends.front().elevation;
    result.height = ends.front().height;
    if (question.wants == RegionWants::Point && pack.target != Region::CellCorner && pack.target != Region::Cell) {
        return result;
    }
    if (dependsOnOther(pack.target)) {
        result.kind = TargetEnds::Kind::SomePosition;
    } else if (ends.front().isPoint) {
        result.kind = TargetEnds::Kind::Places;
        std::ranges::transform(ends, std::back_inserter(result.places),
                               [&](const LineEnd& end) { return end.shape.position - middle; });
    } else if (pack.target == Region::FrontEdge || pack.target == Region::Cell) {
        result.kind = TargetEnds::Kind::Strip;
        const geometry::PlacedFootprint& strip = ends.front().shape;
        const auto [x, y] = strip.position - middle;
        for (Ring ring : geometry::reachOfBase(strip.footprint, strip.facing)) {
            for (Point& corner : ring) {
                corner = {corner.x - x, corner.y - y};
            }
            result.strip.push_back(std::move(ring));
        }
    } else {
        result.kind = TargetEnds::Kind::Base;
    }
    return result;
}

PolygonSet centersFor(const PolygonSet& region, const TargetEnds& ends) {
    if (ends.kind == TargetEnds::Kind::Strip) {
        return minkowskiSum(region, ends.strip.front());
    }
    if (ends.kind != TargetEnds::Kind::Places) {
        return region;
    }
    std::vector<PolygonSet> centers;
    for (const auto& [x, y] : ends.places) {
        centers.push_back(movedBy(region, {-x, -y}));
    }
    return uniteRegions(std::move(centers));
}

bool hasFixedRanges(const RulePack& pack, const RegionQuestion& question) {
    const bool isFromEdgeToEdge = (pack.measure.from == MeasureFrom::Base || pack.measure.from == MeasureFrom::Hull) &&
                                  pack.measure.rounding == Rounding::None;
    const bool isHiding = mayHide(pack, regionTargetAt(question, {}));
    return (isFromEdgeToEdge || (!pack.range && !isHiding)) && (!isHiding || pack.detection->behindTags.isEmpty());
}

PolygonSet withinRanges(PolygonSet region,
                        const RulePack& pack,
                        const Model& viewer,
                        const RegionQuestion& question,
                        bool isHiding,
                        const geometry::Box& table) {
    const auto reach = question.wants == RegionWants::Point
                           ? std::vector<Ring>{}
                           : geometry::reachOfBase(question.targetBase, question.targetFacing);
    for (const auto& range : {pack.range, isHiding ? std::optional{pack.detection->range} : std::nullopt}) {
        if (range) {
            const auto along = rangeAlongTable(pack, viewer, regionTargetAt(question, {}), *range);
            region = along ? intersect(region, rangeOutlines(viewer.placed(), *along, reach, table)) : PolygonSet{};
        }
    }
    return region;
}

bool touchesBlocker(Point place, std::span<const geometry::Blocker> blockers, const std::vector<Occlusion>& counts) {
    const geometry::PlacedFootprint around{
        geometry::Footprint::round(geometry::Length::fromNanometers(4000)).value(), place, {}};
    for (std::size_t i = 0; i < blockers.size(); ++i) {
        if (counts[i] != Occlusion::Never &&
            std::visit([&](const auto& outline) { return touches(around, outline); }, blockers[i].outline)) {
            return true;
        }
    }
    return false;
}

std::vector<OcclusionBounds> boundsOfChoices(const Occluders& stops, const RulePack& pack) {
    OcclusionBounds rest{stops.counts, stops.counts};
    for (const DeepElements& elements : stops.deep) {
        std::ranges::for_each(elements.blockers,
                              [&](int blocker) { rest.most[static_cast<std::size_t>(blocker)] = Occlusion::Always; });
    }
    Ways ways{stops.weighed, pack, rest};
    if (ways.find()) {
        return std::move(ways.found());
    }
    for (const WeighedRun& run : stops.weighed) {
        std::fill(rest.most.begin() + run.first, rest.most.begin() + run.last + 1, Occlusion::Always);
    }
    return {rest};
}

} // namespace sightline::scenarios
