#include "scenarios/analysis/spot_sight.h"

#include "geometry/predicates.h"
#include "scenarios/analysis/region_lines.h"
#include "scenarios/analysis/touching_spots.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <ranges>

namespace sightline::scenarios {

using geometry::Point;

SpotSight::SpotSight(const RegionTable& table, const geometry::SpotGrid& grid, const RegionQuestion& like)
    : SpotSight{table, grid, like, {}} {}

SpotSight::SpotSight(const RegionTable& table,
                     const geometry::SpotGrid& grid,
                     const RegionQuestion& like,
                     const std::vector<std::size_t>& wanted)
    : m_table{table},
      m_grid{grid},
      m_like{like},
      m_wanted{wanted},
      m_limits{limitsOf(table.table().rules(), like)},
      m_holders{scenarios::holdersOf(table.table().parts())},
      m_all{countsFor(table.table().parts(), regionViewerAt(like, {}), like)},
      m_counting{m_all},
      m_open{grid},
      m_more(grid.count(), 0) {
    addCorners();
    std::erase_if(m_holders,
                  [this](const geometry::ContainingPiece& holder) { // of what never counts nothing is ignored
                      return std::ranges::all_of(std::views::iota(holder.footprint, holder.last + 1),
                                                 [this](int blocker) { return !counts(blocker); });
                  });
    if (m_holders.empty()) {
        return;
    }
    std::ranges::transform(m_holders, std::back_inserter(m_holderBoxes),
                           [this](const geometry::ContainingPiece& holder) { return boundsOf(outlineOf(holder)); });
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
        held.grid = std::make_shared<const geometry::SpotGrid>(
            m_grid.part(firstColumn, firstRow, columnOf(right), rowOf(held.spots.back())));
        std::ranges::transform(held.spots, std::back_inserter(held.places), [&](std::size_t spot) {
            return held.grid->index(columnOf(spot) - firstColumn, rowOf(spot) - firstRow);
        });
        held.counts.emplace(*held.grid);
        held.box = held.grid->table();
    }
}

/// The viewer's directions to a box, where they are fewer.
geometry::RegionLimits SpotSight::limitsTo(const geometry::Box& box, Point viewer) const {
    geometry::RegionLimits limits = m_limits;
    if (m_limits.arc ||
        (viewer.x >= box.low.x && viewer.x <= box.high.x && viewer.y >= box.low.y && viewer.y <= box.high.y)) {
        return limits;
    }
    constexpr double kBeside = 2e-4; // radians to both sides, so that no rounding matters
    struct Way {
        double x;
        double y;
        [[nodiscard]] Way turned(double by) const { return {x - by * y, y + by * x}; }
        [[nodiscard]] geometry::Vector vector() const {
            return {geometry::Length::fromNanometers(std::llround(x)),
                    geometry::Length::fromNanometers(std::llround(y))};
        }
    };
    const auto cross = [](Way a, Way b) { return a.x * b.y - a.y * b.x; };
    const auto wayTo = [&](geometry::Length x, geometry::Length y) {
        return Way{static_cast<double>((x - viewer.x).nanometers()), static_cast<double>((y - viewer.y).nanometers())};
    };
    Way first = wayTo(box.low.x, box.low.y);
    Way last = first;
    for (const Way way : {wayTo(box.high.x, box.low.y), wayTo(box.high.x, box.high.y), wayTo(box.low.x, box.high.y)}) {
        first = cross(first, way) < 0 ? way : first;
        last = cross(last, way) > 0 ? way : last;
    }
    first = first.turned(-kBeside);
    last = last.turned(kBeside);
    if (cross(first, last) > 0) {
        limits.wedge = geometry::ViewWedge{first.vector(), last.vector()};
    }
    return limits;
}

/// One of the pieces stands in the viewer's way somewhere.
bool SpotSight::isMet(const std::vector<std::size_t>& holders) const {
    return std::ranges::any_of(holders, [&](std::size_t holder) {
        const auto first = m_met.begin() + m_holders[holder].footprint;
        return std::find(first, m_met.begin() + m_holders[holder].last + 1, 1) !=
               m_met.begin() + m_holders[holder].last + 1;
    });
}

const geometry::Polygon& SpotSight::outlineOf(const geometry::ContainingPiece& holder) const {
    return std::get<geometry::Polygon>(
        m_table.map().terrain().blockers()[static_cast<std::size_t>(holder.footprint)].outline);
}

std::vector<std::size_t> SpotSight::holdersOf(Point place) const {
    std::vector<std::size_t> holders;
    for (std::size_t i = 0; i < m_holders.size(); ++i) {
        const geometry::Box& box = m_holderBoxes[i];
        const bool isInBox = place.x > box.low.x && place.x < box.high.x && place.y > box.low.y && place.y < box.high.y;
        if (isInBox && outlineOf(m_holders[i]).containsInside(place)) {
            holders.push_back(i);
        }
    }
    return holders;
}

void SpotSight::ignore(const std::vector<std::size_t>& holders, bool isIgnored) {
    for (const std::size_t holder : holders) {
        for (int blocker = m_holders[holder].footprint; blocker <= m_holders[holder].last; ++blocker) {
            const auto at = static_cast<std::size_t>(blocker);
            m_counting[at] = isIgnored ? geometry::Occlusion::Never : m_all[at];
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
    geometry::findVisibleRegion(viewer, m_table.map(), m_counting, m_limits, m_region, m_met);
    m_open.add(m_region.outline);
    findTouching(viewer, m_region, m_touching);
    askTouching(viewer, m_region, m_touching, -1);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        const auto held = static_cast<int>(i);
        if (isMet(m_held[i].holders)) {
            ignore(m_held[i].holders, true);
            countPast(viewer, held);
        } else {
            // Past these the viewer sees the same as before them.
            if (std::ranges::none_of(m_held[i].holders,
                                     [&](std::size_t holder) { return counts(m_holders[holder].footprint); })) {
                m_held[i].counts->add(m_region.outline);
            }
            if (std::ranges::none_of(m_touching, [&](std::size_t spot) { return m_heldOf[spot] == held; })) {
                continue;
            }
            ignore(m_held[i].holders, true);
            askTouching(viewer, m_region, m_touching, held);
        }
        ignore(m_held[i].holders, false);
        ignore(holders, true); // what holds both
    }
    ignore(holders, false);
}

void SpotSight::countPast(Point viewer, int held) {
    Held& spots = m_held[static_cast<std::size_t>(held)];
    geometry::findVisibleRegion(viewer, m_table.map(), m_counting, limitsTo(spots.box, viewer), m_heldRegion);
    spots.counts->add(m_heldRegion.outline);
    findTouching(viewer, m_heldRegion, m_heldTouching);
    askTouching(viewer, m_heldRegion, m_heldTouching, held);
}

void SpotSight::findTouching(Point viewer,
                             const geometry::VisibleRegion& region,
                             std::vector<std::size_t>& spots) const {
    if (!isOnWall(viewer, region)) {
        findTouchingSpots(region.outline, m_corners, viewer, m_grid, spots);
        return;
    }
    spots = m_wanted;
    if (spots.empty()) {
        spots.resize(m_grid.count());
        std::iota(spots.begin(), spots.end(), std::size_t{0});
    }
}

/// A place on a wall, as one of its points, sees nothing through it; as a base, however small, it stands on both sides.
bool SpotSight::isOnWall(Point viewer, const geometry::VisibleRegion& region) const {
    if (!region.outline.empty() && std::ranges::find(region.outline, viewer) == region.outline.end()) {
        return false;
    }
    const auto blockers = m_table.map().terrain().blockers();
    for (std::size_t i = 0; i < blockers.size(); ++i) {
        const auto* wall = counts(static_cast<int>(i)) ? std::get_if<geometry::Wall>(&blockers[i].outline) : nullptr;
        for (std::size_t k = 0; wall && k + 1 < wall->vertices().size(); ++k) {
            if (geometry::isOnSegment(wall->vertices()[k], wall->vertices()[k + 1], viewer)) {
                return true;
            }
        }
    }
    return false;
}

void SpotSight::askTouching(Point viewer,
                            const geometry::VisibleRegion& region,
                            const std::vector<std::size_t>& spots,
                            int held) {
    std::optional<Model> from;
    for (const std::size_t spot : spots) {
        const Point place = m_grid.spot(spot);
        if (heldOf(spot) != held || region.contains(place)) {
            continue;
        }
        if (!from) {
            from = regionViewerAt(m_like, viewer);
            m_active.clear();
            for (std::size_t i = 0; i < m_counting.size(); ++i) {
                if (m_counting[i] != geometry::Occlusion::Never) {
                    m_active.push_back(static_cast<int>(i));
                }
            }
        }
        const Model target = regionTargetAt(m_like, place);
        // A line that is clear is the judge's own proof.
        const bool isSeen = isWithinLimits(m_like, *from, target) &&
                            (!firstHit({viewer, place}, m_table.map().terrain(), m_active, m_limits.touch) ||
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
