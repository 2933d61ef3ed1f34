#include "scenarios/analysis/spot_sight.h"

#include "scenarios/analysis/region_lines.h"

#include <algorithm>
#include <functional>

namespace sightline::scenarios {

using geometry::Point;

SpotSight::SpotSight(const RegionTable& table, const geometry::SpotGrid& grid, const RegionQuestion& like) : SpotSight{table, grid, like, {}} {}

SpotSight::SpotSight(const RegionTable& table, const geometry::SpotGrid& grid, const RegionQuestion& like, const std::vector<std::size_t>& wanted)
    : m_table{table}, m_grid{grid}, m_limits{limitsOf(table.table().rules(), like)}, m_holders{scenarios::holdersOf(table.table().parts())},
      m_all{countsFor(table.table().parts(), regionViewerAt(like, {}), like)}, m_counting{m_all}, m_open{grid} {
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
                held = m_held.insert(m_held.end(), Held{std::move(holders), {}, {}, {}});
            }
            held->spots.push_back(grid.index(column, row));
            held->places.push_back(place);
            held->seen.push_back(0);
        }
    }
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
    for (Held& held : m_held) {
        ignore(held.holders, true);
        geometry::findVisibleRegion(viewer, m_table.map(), m_counting, m_limits, m_region);
        for (std::size_t i = 0; i < held.spots.size(); ++i) {
            held.seen[i] += m_region.contains(held.places[i]) ? 1 : 0;
        }
        ignore(held.holders, false);
        ignore(holders, true); // what holds both
    }
    ignore(holders, false);
}

void SpotSight::add(const SpotSight& other) {
    m_open.add(other.m_open);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        std::ranges::transform(m_held[i].seen, other.m_held[i].seen, m_held[i].seen.begin(), std::plus<>{});
    }
}

void SpotSight::clear() {
    m_open = geometry::SpotCounts{m_grid};
    for (Held& held : m_held) {
        std::ranges::fill(held.seen, 0);
    }
}

std::vector<int> SpotSight::counts() const {
    auto counts = m_open.counts();
    for (const Held& held : m_held) {
        for (std::size_t i = 0; i < held.spots.size(); ++i) {
            counts[held.spots[i]] = held.seen[i];
        }
    }
    return counts;
}

} // namespace sightline::scenarios
