#include "scenarios/analysis/sample_point_sight.h"

#include "geometry/base/predicates.h"
#include "scenarios/analysis/region_lines.h"
#include "scenarios/analysis/touching_sample_points.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <ranges>

namespace sightline::scenarios {

using geometry::Point;

SamplePointSight::SamplePointSight(const RegionTable& table,
                                   const geometry::SamplePointGrid& grid,
                                   const RegionQuestion& like)
    : SamplePointSight{table, grid, like, {}} {}

SamplePointSight::SamplePointSight(const RegionTable& table,
                                   const geometry::SamplePointGrid& grid,
                                   const RegionQuestion& like,
                                   const std::vector<std::size_t>& wanted)
    : m_table{table},
      m_grid{grid},
      m_like{like},
      m_wanted{wanted},
      m_isExact{hasExactRegion(table.table().rules(), RegionWants::Point)},
      m_limits{limitsOf(table.table().rules(), like)},
      m_open{grid},
      m_more(grid.count(), 0) {
    if (!m_isExact) {
        return;
    }
    m_holders = scenarios::containersOf(table.table().parts());
    m_all = countsFor(table.table().parts(), regionViewerAt(like, {}), like);
    m_counting = m_all;
    addCorners();
    std::erase_if(m_holders,
                  [this](const geometry::ContainingPiece& container) { // pieces that never count need not be ignored
                      return std::ranges::all_of(std::views::iota(container.footprint, container.last + 1),
                                                 [this](int blocker) { return !counts(blocker); });
                  });
    if (m_holders.empty()) {
        return;
    }
    std::ranges::transform(
        m_holders, std::back_inserter(m_holderBoxes),
        [this](const geometry::ContainingPiece& container) { return boundsOf(outlineOf(container)); });
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            const Point place = grid.samplePoint(column, row);
            const bool isWanted = wanted.empty() || std::ranges::binary_search(wanted, grid.index(column, row));
            auto containers = isWanted ? containersOf(place) : std::vector<std::size_t>{};
            if (containers.empty()) {
                continue;
            }
            auto held = std::ranges::find(m_held, containers, &Held::containers);
            if (held == m_held.end()) {
                held = m_held.insert(m_held.end(), Held{std::move(containers), {}, {}, {}, {}, {}});
            }
            held->samplePoints.push_back(grid.index(column, row));
        }
    }
    countHeld(m_held);
    m_heldOf.assign(grid.count(), -1);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        for (const std::size_t samplePoint : m_held[i].samplePoints) {
            m_heldOf[samplePoint] = static_cast<int>(i);
        }
    }
}

void SamplePointSight::addCorners() {
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

/// Each set of points has a grid of its own, so that the cost depends on the set and not on the table.
void SamplePointSight::countHeld(std::vector<Held>& helds) const {
    for (Held& held : helds) {
        const auto width = static_cast<std::size_t>(m_grid.columns());
        const auto columnOf = [width](std::size_t samplePoint) { return static_cast<int>(samplePoint % width); };
        const auto rowOf = [width](std::size_t samplePoint) { return static_cast<int>(samplePoint / width); };
        const auto [left, right] = std::ranges::minmax(held.samplePoints, {}, columnOf);
        const int firstColumn = columnOf(left);
        const int firstRow = rowOf(held.samplePoints.front());
        held.grid = std::make_shared<const geometry::SamplePointGrid>(
            m_grid.part(firstColumn, firstRow, columnOf(right), rowOf(held.samplePoints.back())));
        std::ranges::transform(held.samplePoints, std::back_inserter(held.places), [&](std::size_t samplePoint) {
            return held.grid->index(columnOf(samplePoint) - firstColumn, rowOf(samplePoint) - firstRow);
        });
        held.counts.emplace(*held.grid);
        held.box = held.grid->table();
    }
}

/// Restricts the directions to those towards a box, where that reduces them.
geometry::RegionLimits SamplePointSight::limitsTo(const geometry::Box& box, Point viewer) const {
    geometry::RegionLimits limits = m_limits;
    if (m_limits.arc ||
        (viewer.x >= box.low.x && viewer.x <= box.high.x && viewer.y >= box.low.y && viewer.y <= box.high.y)) {
        return limits;
    }
    // Radians on each side. Rounding the vectors to whole nanometers, by up to 0.71 nm, turns them by less if the
    // corner is more than 4 micrometers away. A wider wedge only costs work.
    constexpr double kBeside = 2e-4;
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
    const auto pathTo = [&](geometry::Length x, geometry::Length y) {
        return Way{static_cast<double>((x - viewer.x).nanometers()), static_cast<double>((y - viewer.y).nanometers())};
    };
    Way first = pathTo(box.low.x, box.low.y);
    Way last = first;
    for (const Way way :
         {pathTo(box.high.x, box.low.y), pathTo(box.high.x, box.high.y), pathTo(box.low.x, box.high.y)}) {
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

/// True if one of the pieces ends a line of the viewer.
bool SamplePointSight::isMet(const std::vector<std::size_t>& containers) const {
    return std::ranges::any_of(containers, [&](std::size_t container) {
        const auto first = m_met.begin() + m_holders[container].footprint;
        return std::find(first, m_met.begin() + m_holders[container].last + 1, 1) !=
               m_met.begin() + m_holders[container].last + 1;
    });
}

const geometry::Polygon& SamplePointSight::outlineOf(const geometry::ContainingPiece& container) const {
    return std::get<geometry::Polygon>(
        m_table.map().terrain().blockers()[static_cast<std::size_t>(container.footprint)].outline);
}

std::vector<std::size_t> SamplePointSight::containersOf(Point place) const {
    std::vector<std::size_t> containers;
    for (std::size_t i = 0; i < m_holders.size(); ++i) {
        const geometry::Box& box = m_holderBoxes[i];
        const bool isInBox = place.x > box.low.x && place.x < box.high.x && place.y > box.low.y && place.y < box.high.y;
        if (isInBox && outlineOf(m_holders[i]).containsInside(place)) {
            containers.push_back(i);
        }
    }
    return containers;
}

void SamplePointSight::ignore(const std::vector<std::size_t>& containers, bool isIgnored) {
    for (const std::size_t container : containers) {
        for (int blocker = m_holders[container].footprint; blocker <= m_holders[container].last; ++blocker) {
            const auto at = static_cast<std::size_t>(blocker);
            m_counting[at] = isIgnored ? geometry::Occlusion::Never : m_all[at];
        }
    }
}

const geometry::VisibilityPolygon& SamplePointSight::regionFrom(Point viewer) {
    const auto containers = containersOf(viewer);
    ignore(containers, true);
    geometry::findVisibilityPolygon(viewer, m_table.map(), m_counting, m_limits, m_region);
    ignore(containers, false);
    return m_region;
}

std::vector<std::size_t> SamplePointSight::wantedPoints() const {
    std::vector<std::size_t> points = m_wanted;
    if (points.empty()) {
        points.resize(m_grid.count());
        std::iota(points.begin(), points.end(), std::size_t{0});
    }
    return points;
}

void SamplePointSight::expect(std::span<const Point> viewers) {
    constexpr std::size_t kMaxOnOneTable = 8192; // bounds the memory
    const std::vector<std::size_t> targets = wantedPoints();
    const RuleSet& rules = m_table.table().rules();
    if (m_isExact || !rules.pack || m_like.wants == RegionWants::AllOfIt || viewers.empty() ||
        viewers.size() + targets.size() > kMaxOnOneTable) {
        return;
    }
    Scenario scenario = m_table.table().scenario();
    const std::size_t firstViewer = scenario.models.size();
    std::vector<Point> sorted{viewers.begin(), viewers.end()};
    std::ranges::sort(sorted);
    const auto add = [&](Model model) {
        model.id.value += QString::number(scenario.models.size());
        scenario.models.push_back(std::move(model));
    };
    for (const Point viewer : sorted) {
        add(regionViewerAt(m_like, viewer));
    }
    for (const std::size_t point : targets) {
        add(regionEnemyAt(m_table, m_like, m_grid.samplePoint(point), regionViewerAt(m_like, sorted.front())));
    }
    m_probes =
        std::make_shared<const ProbeTable>(ProbeTable{std::move(sorted), firstViewer, PreparedTable{scenario, rules}});
}

void SamplePointSight::countJudged(Point viewer, const std::stop_token& stop) {
    const std::vector<std::size_t> points = wantedPoints();
    if (m_probes && std::ranges::binary_search(m_probes->viewers, viewer)) {
        const auto at = std::ranges::lower_bound(m_probes->viewers, viewer) - m_probes->viewers.begin();
        const std::size_t observer = m_probes->firstViewer + static_cast<std::size_t>(at);
        const std::size_t firstTarget = m_probes->firstViewer + m_probes->viewers.size();
        const auto& models = m_probes->table.scenario().models;
        for (std::size_t i = 0; i < points.size() && !stop.stop_requested(); ++i) {
            if (isWithinLimits(m_like, models[observer], models[firstTarget + i]) &&
                isSeen(m_probes->table, observer, firstTarget + i, stop)) {
                ++m_more[points[i]];
            }
        }
        return;
    }
    RegionQuestion question = m_like;
    question.from.clear();
    question.placed.clear();
    question.zone.reset();
    question.samplePoints = {viewer};
    std::vector<Point> targets;
    std::ranges::transform(points, std::back_inserter(targets),
                           [&](std::size_t samplePoint) { return m_grid.samplePoint(samplePoint); });
    const std::vector<bool> seen = judgedAt(m_table, question, targets, stop);
    for (std::size_t i = 0; i < points.size(); ++i) {
        m_more[points[i]] += seen[i] ? 1 : 0;
    }
}

void SamplePointSight::countFrom(Point viewer, const std::stop_token& stop) {
    if (!m_isExact) {
        countJudged(viewer, stop);
        return;
    }
    const auto containers = containersOf(viewer);
    ignore(containers, true);
    geometry::findVisibilityPolygon(viewer, m_table.map(), m_counting, m_limits, m_region, m_met);
    m_open.add(m_region.outline);
    findTouching(viewer, m_region, m_touching);
    askTouching(viewer, m_region, m_touching, -1);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        const auto held = static_cast<int>(i);
        if (isMet(m_held[i].containers)) {
            ignore(m_held[i].containers, true);
            countPast(viewer, held);
        } else {
            // Past these pieces the viewer sees the same as before.
            if (std::ranges::none_of(m_held[i].containers,
                                     [&](std::size_t container) { return counts(m_holders[container].footprint); })) {
                m_held[i].counts->add(m_region.outline);
            }
            if (std::ranges::none_of(m_touching,
                                     [&](std::size_t samplePoint) { return m_heldOf[samplePoint] == held; })) {
                continue;
            }
            ignore(m_held[i].containers, true);
            askTouching(viewer, m_region, m_touching, held);
        }
        ignore(m_held[i].containers, false);
        ignore(containers, true); // the region that contains both
    }
    ignore(containers, false);
}

void SamplePointSight::countPast(Point viewer, int held) {
    Held& samplePoints = m_held[static_cast<std::size_t>(held)];
    geometry::findVisibilityPolygon(viewer, m_table.map(), m_counting, limitsTo(samplePoints.box, viewer),
                                    m_heldRegion);
    samplePoints.counts->add(m_heldRegion.outline);
    findTouching(viewer, m_heldRegion, m_heldTouching);
    askTouching(viewer, m_heldRegion, m_heldTouching, held);
}

void SamplePointSight::findTouching(Point viewer,
                                    const geometry::VisibilityPolygon& region,
                                    std::vector<std::size_t>& samplePoints) const {
    if (!isOnWall(viewer, region)) {
        findTouchingSamplePoints(region.outline, m_corners, viewer, m_grid, samplePoints);
        return;
    }
    samplePoints = m_wanted;
    if (samplePoints.empty()) {
        samplePoints.resize(m_grid.count());
        std::iota(samplePoints.begin(), samplePoints.end(), std::size_t{0});
    }
}

/// A point on a wall sees nothing through it; a base, however small, stands on both sides.
bool SamplePointSight::isOnWall(Point viewer, const geometry::VisibilityPolygon& region) const {
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

void SamplePointSight::askTouching(Point viewer,
                                   const geometry::VisibilityPolygon& region,
                                   const std::vector<std::size_t>& samplePoints,
                                   int held) {
    std::optional<Model> from;
    for (const std::size_t samplePoint : samplePoints) {
        const Point place = m_grid.samplePoint(samplePoint);
        if (heldOf(samplePoint) != held || region.contains(place)) {
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
        // A clear line is itself the judge's proof.
        const bool isSeen = isWithinLimits(m_like, *from, target) &&
                            (!firstHit({viewer, place}, m_table.map().terrain(), m_active, m_limits.touch) ||
                             visibilityBetween(m_table.table(), *from, target) == geometry::Visibility::Clear);
        m_more[samplePoint] += isSeen ? 1 : 0;
    }
}

void SamplePointSight::add(const SamplePointSight& other) {
    std::ranges::transform(m_more, other.m_more, m_more.begin(), std::plus<>{});
    m_open.add(other.m_open);
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        m_held[i].counts->add(*other.m_held[i].counts);
    }
}

void SamplePointSight::clear() {
    std::ranges::fill(m_more, 0);
    m_open.clear();
    for (Held& held : m_held) {
        held.counts->clear();
    }
}

std::vector<int> SamplePointSight::counts() const {
    auto counts = m_open.counts();
    for (const Held& held : m_held) {
        const auto own = held.counts->counts();
        for (std::size_t i = 0; i < held.samplePoints.size(); ++i) {
            counts[held.samplePoints[i]] = own[held.places[i]];
        }
    }
    std::ranges::transform(counts, m_more, counts.begin(), std::plus<>{});
    return counts;
}

} // namespace sightline::scenarios
