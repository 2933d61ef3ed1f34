#include "scenarios/analysis/spot_sight.h"

#include "scenarios/analysis/region_lines.h"
#include "scenarios/analysis/touching_spots.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace sightline::scenarios {

using geometry::Point;

SpotSight::SpotSight(const RegionTable& table, const geometry::SpotGrid& grid, const RegionQuestion& like) : SpotSight{table, grid, like, {}} {}

SpotSight::SpotSight(const RegionTable& table, const geometry::SpotGrid& grid, const RegionQuestion& like, const std::vector<std::size_t>& wanted)
    : m_table{table}, m_grid{grid}, m_like{like}, m_limits{limitsOf(table.table().rules(), like)}, m_holders{scenarios::holdersOf(table.table().parts())},
      m_all{countsFor(table.table().parts(), regionViewerAt(like, {}), like)}, m_counting{m_all}, m_open{grid}, m_more(grid.count(), 0) {
    addCorners();
    if (m_holders.empty()) {
        return;
    }
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            const Point place = grid.spot(column, row);
            const bool isWanted = wanted.empty() || std::ranges::binary_search(wanted, grid.index(column, row));
            auto holders = isWanted ? holdersOf(place) : std::vector<std::size_t>{};
            if (holders.empty()) {
                continue;
            }
            auto held = std::ranges::find(m_held, holders, &Held::holders);
            if (held == m_held.end()) {
                held = m_held.insert(m_held.end(), Held{std::move(holders), {}, {}, {}, {}, {}});
            }
            held->spots.push_back(grid.index(column, row));
        }
    }
    countHeld(m_held);
    m_heldOf.assign(grid.count(), -1);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        for (const std::size_t spot : m_held[i].spots) {
            m_heldOf[spot] = static_cast<int>(i);
        }
    }
}

void SpotSight::addCorners() {
    for (const geometry::Blocker& blocker : m_table.map().terrain().blockers()) {
        if (const auto* wall = std::get_if<geometry::Wall>(&blocker.outline)) {
            std::ranges::copy(wall->vertices(), std::back_inserter(m_corners));
            continue;
        }
        const auto& polygon = std::get<geometry::Polygon>(blocker.outline);
        std::ranges::copy(polygon.outline(), std::back_inserter(m_corners));
        for (const geometry::Ring& hole : polygon.holes()) {
            std::ranges::copy(hole, std::back_inserter(m_corners));
        }
    }
    std::ranges::sort(m_corners);
}

/// Each set of spots has a grid of its own, so that a look at them costs what they cost and not what the table does.
void SpotSight::countHeld(std::vector<Held>& helds) const {
    for (Held& held : helds) {
        const auto width = static_cast<std::size_t>(m_grid.columns());
        const auto columnOf = [width](std::size_t spot) { return static_cast<int>(spot % width); };
        const auto rowOf = [width](std::size_t spot) { return static_cast<int>(spot / width); };
        const auto [left, right] = std::ranges::minmax(held.spots, {}, columnOf);
        const int firstColumn = columnOf(left);
        const int firstRow = rowOf(held.spots.front());
        held.grid = std::make_shared<const geometry::SpotGrid>(m_grid.part(firstColumn, firstRow, columnOf(right), rowOf(held.spots.back())));
        std::ranges::transform(held.spots, std::back_inserter(held.places), [&](std::size_t spot) { return held.grid->index(columnOf(spot) - firstColumn, rowOf(spot) - firstRow); });
        held.counts.emplace(*held.grid);
        held.box = held.grid->table();
    }
}

std::optional<geometry::ViewArc> SpotSight::arcTo(const geometry::Box& box, Point viewer) const {
    if (m_limits.arc || (viewer.x >= box.low.x && viewer.x <= box.high.x && viewer.y >= box.low.y && viewer.y <= box.high.y)) {
        return m_limits.arc;
    }
    constexpr double kBeside = 0.01; // degrees to both sides, so that no rounding matters
    constexpr double kDegrees = 180.0 / std::numbers::pi;
    struct Way {
        double x;
        double y;
    };
    const auto cross = [](Way a, Way b) { return a.x * b.y - a.y * b.x; };
    const auto wayTo = [&](geometry::Length x, geometry::Length y) { return Way{(x - viewer.x).inches(), (y - viewer.y).inches()}; };
    Way first = wayTo(box.low.x, box.low.y);
    Way last = first;
    for (const Way way : {wayTo(box.high.x, box.low.y), wayTo(box.high.x, box.high.y), wayTo(box.low.x, box.high.y)}) {
        first = cross(first, way) < 0 ? way : first;
        last = cross(last, way) > 0 ? way : last;
    }
    const double width = std::atan2(cross(first, last), first.x * last.x + first.y * last.y);
    return geometry::ViewArc{geometry::Angle::fromDegrees(kDegrees * std::atan2(first.y, first.x) - kBeside), geometry::Angle::fromDegrees(kDegrees * width + 2 * kBeside)};
}

std::vector<std::size_t> SpotSight::holdersOf(Point place) const {
    std::vector<std::size_t> holders;
    for (std::size_t i = 0; i < m_holders.size(); ++i) {
        const auto& blocker = m_table.map().terrain().blockers()[static_cast<std::size_t>(m_holders[i].footprint)];
        if (std::get<geometry::Polygon>(blocker.outline).containsInside(place)) {
            holders.push_back(i);
        }
    }
    return holders;
}

void SpotSight::ignore(const std::vector<std::size_t>& holders, bool isIgnored) {
    for (const std::size_t holder : holders) {
        for (int blocker = m_holders[holder].footprint; blocker <= m_holders[holder].last; ++blocker) {
            const auto at = static_cast<std::size_t>(blocker);
            m_counting[at] = isIgnored ? geometry::Counts::No : m_all[at];
        }
    }
}

const geometry::VisibleRegion& SpotSight::regionFrom(Point viewer) {
    const auto holders = holdersOf(viewer);
    ignore(holders, true);
    geometry::findVisibleRegion(viewer, m_table.map(), m_counting, m_limits, m_region);
    ignore(holders, false);
    return m_region;
}

void SpotSight::countFrom(Point viewer) {
    const auto holders = holdersOf(viewer);
    ignore(holders, true);
    geometry::findVisibleRegion(viewer, m_table.map(), m_counting, m_limits, m_region);
    m_open.add(m_region.outline);
    askTouching(viewer, -1);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        Held& held = m_held[i];
        ignore(held.holders, true);
        geometry::RegionLimits limits = m_limits;
        limits.arc = arcTo(held.box, viewer);
        geometry::findVisibleRegion(viewer, m_table.map(), m_counting, limits, m_region);
        held.counts->add(m_region.outline);
        askTouching(viewer, static_cast<int>(i));
        ignore(held.holders, false);
        ignore(holders, true); // what holds both
    }
    ignore(holders, false);
}

void SpotSight::askTouching(Point viewer, int held) {
    findTouchingSpots(m_region.outline, m_corners, viewer, m_grid, m_touching);
    std::optional<Model> from;
    for (const std::size_t spot : m_touching) {
        const Point place = m_grid.spot(spot);
        if ((m_heldOf.empty() ? -1 : m_heldOf[spot]) != held || m_region.contains(place)) {
            continue;
        }
        if (!from) {
            from = regionViewerAt(m_like, viewer);
            m_active.clear();
            for (std::size_t i = 0; i < m_counting.size(); ++i) {
                if (m_counting[i] != geometry::Counts::No) {
                    m_active.push_back(static_cast<int>(i));
                }
            }
        }
        const Model target = regionTargetAt(m_like, place);
        // A line that is clear is the judge's own proof.
        const bool isSeen = isWithinLimits(m_like, *from, target) && (!firstBlocked({viewer, place}, m_table.map().terrain(), m_active, m_limits.touch) ||
                                                                      visibilityBetween(m_table.table(), *from, target) == geometry::Visibility::Clear);
        m_more[spot] += isSeen ? 1 : 0;
    }
}

void SpotSight::add(const SpotSight& other) {
    std::ranges::transform(m_more, other.m_more, m_more.begin(), std::plus<>{});
    m_open.add(other.m_open);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        m_held[i].counts->add(*other.m_held[i].counts);
    }
}

void SpotSight::clear() {
    std::ranges::fill(m_more, 0);
    m_open.clear();
    for (Held& held : m_held) {
        held.counts->clear();
    }
}

std::vector<int> SpotSight::counts() const {
    auto counts = m_open.counts();
    for (const Held& held : m_held) {
        const auto own = held.counts->counts();
        for (std::size_t i = 0; i < held.spots.size(); ++i) {
            counts[held.spots[i]] = own[held.places[i]];
        }
    }
    std::ranges::transform(counts, m_more, counts.begin(), std::plus<>{});
    return counts;
}

} // namespace sightline::scenarios
