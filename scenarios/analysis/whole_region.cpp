#include "scenarios/analysis/region_borders.h"
#include "scenarios/analysis/region_lines.h"

#include "geometry/region/range_outlines.h"
#include "geometry/region/weak_visibility_region.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::RegionBounds;

namespace {

geometry::WholeTarget targetOf(const RegionQuestion& question, Length sliver = geometry::kHiddenSliver) {
    return {question.targetBase, question.targetFacing, sliver};
}

/// The region of points that one viewer sees, in plan or in space.
class ViewFromPositions {
public:
    ViewFromPositions(const PreparedTable::Parts& parts,
                      const geometry::RegionMap& map,
                      const Model& viewer,
                      const RegionQuestion& question,
                      const std::stop_token& stop)
        : m_parts{parts},
          m_map{map},
          m_viewer{viewer},
          m_question{question},
          m_stop{stop},
          m_counts{countsFor(parts, viewer, question)} {}

    [[nodiscard]] RegionBounds fromPoint(Point place) const {
        if (isInSpace()) {
            return inSpace({geometry::Footprint::round(Length::fromNanometers(2)).value(), place, {}}, {});
        }
        const auto seen = planRegionFromPoint(m_parts, m_map, m_viewer, place, m_question);
        return {seen, seen};
    }

    [[nodiscard]] RegionBounds along(const std::vector<geometry::Vector>& normals) const {
        if (isInSpace()) {
            return inSpace(m_viewer.placedBody(), normals);
        }
        geometry::WeakVisibilityOptions options;
        options.ignoredIfContainingEnd = containersOf(m_parts);
        options.normals = normals;
        const auto seen = regionSeenFrom(std::array{m_viewer.placedBody()}, m_map, m_counts, options, m_stop);
        return {seen, seen};
    }

private:
    [[nodiscard]] bool isInSpace() const { return m_parts.rules.view == SightGeometry::Volume; }

    /// A line may enter over a position above the target's top and meet the top behind it, so what such lines pass over
    /// a position is possible there. The excess height grows towards the viewer: it is the share of the distance behind
    /// the position, times the height of the viewer's top over the target's. The same applies from below.
    [[nodiscard]] RegionBounds inSpace(const geometry::PlacedFootprint& viewer,
                                       const std::vector<geometry::Vector>& normals) const {
        const geometry::SamplePointHeights target{m_question.targetElevation,
                                                  m_question.targetElevation + m_question.targetHeight};
        RegionBounds seen = overHeights(viewer, normals, target);
        const Length above = std::max(Length{}, m_viewer.elevation + m_viewer.height - target.top);
        const Length below = std::max(Length{}, target.bottom - m_viewer.elevation);
        if (above == Length{} && below == Length{}) {
            return seen;
        }
        std::vector<geometry::Ring> outer;
        constexpr double kEverywhere = 1e6;
        for (const auto& [from, to] :
             {std::pair{0.0, 4.0}, {4.0, 12.0}, {12.0, kEverywhere}}) { // inches from the viewer
            const double share = across() / (across() + from);
            const geometry::SamplePointHeights reached{target.bottom - Length::fromInches(share * below.inches()),
                                                       target.top + Length::fromInches(share * above.inches())};
            geometry::PolygonSet more = overHeights(viewer, normals, reached).outer;
            if (to < kEverywhere) {
                more =
                    intersect(more, geometry::rangeOutlines(viewer, Length::fromInches(to) + geometry::kRangeChord * 2,
                                                            {}, m_map.table()));
            }
            std::ranges::move(ringsOf(more), std::back_inserter(outer));
        }
        seen.outer = geometry::unite(outer);
        return seen;
    }

    [[nodiscard]] RegionBounds overHeights(const geometry::PlacedFootprint& from,
                                           const std::vector<geometry::Vector>& normals,
                                           const geometry::SamplePointHeights& heights) const {
        geometry::SpaceRegionOptions options;
        options.touch = m_parts.rules.touch;
        options.maxCuts = m_question.maxCuts;
        options.normals = normals;
        return regionSeenInSpace({from, m_viewer.elevation, m_viewer.height}, heights, m_map, m_parts.volume, m_counts,
                                 options, m_stop);
    }

    /// The maximum distance of two points of the target's base, in inches.
    [[nodiscard]] double across() const {
        const geometry::Box box = boundsOf(geometry::PlacedFootprint{m_question.targetBase, {}, {}});
        return std::hypot((box.high.x - box.low.x).inches(), (box.high.y - box.low.y).inches());
    }

    const PreparedTable::Parts& m_parts;
    const geometry::RegionMap& m_map;
    const Model& m_viewer;
    const RegionQuestion& m_question;
    const std::stop_token& m_stop;
    std::vector<geometry::Occlusion> m_counts;
};

} // namespace

bool hasWholeBorders(const PreparedTable& table, const RegionQuestion& question) {
    return !table.rules().pack && isConvexBase(targetOf(question));
}

RegionBounds wholeRegion(const RegionTable& table,
                         const Model& viewer,
                         const RegionQuestion& question,
                         const RegionProgress& progress,
                         const std::stop_token& stop,
                         Length sliver) {
    const PreparedTable::Parts& parts = table.table().parts();
    const geometry::RegionMap map{parts.map, boxForTargets(table.table().scenario().table, question)};
    const ViewFromPositions view{parts, map, viewer, question, stop};
    if (isSamplePoint(viewer)) {
        return completeRegionFromPoint(viewer.position, view.fromPoint(viewer.position), map.table(),
                                       targetOf(question, sliver), stop);
    }
    return completeRegionFromBase(
        viewer.placedBody(), [&](const std::vector<geometry::Vector>& normals) { return view.along(normals); },
        [&](Point place) { return view.fromPoint(place); }, map.table(), targetOf(question, sliver), progress, stop);
}

} // namespace sightline::scenarios
