#include "tests/support/reference_sight.h"

#include "tests/support/plane_shapes.h"
#include "tests/support/touching_line.h"

#include <algorithm>
#include <cmath>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

/// Events closer than this are one event: far above the rounding of 64-bit mantissas on a table, far below what
/// decides.
constexpr Real kSameOffset = 1e-12L;
constexpr Real kSameDirection = 1e-16L;
/// A crossing this near to the end of a segment is not decided.
constexpr Real kDoubtful = 1e-5L;

struct Edge {
    Vec from;
    Vec to;
    std::size_t blocker = 0;
};

enum class Cell { Clear, Blocked, Doubtful };

struct StabbingRange {
    Real low = 0;
    Real high = 0;
};

Real reduced(Real theta) {
    theta = std::fmod(theta, kPi);
    return theta < 0 ? theta + kPi : theta;
}

class Picture {
public:
    Picture(const PlacedFootprint& observer,
            const PlacedFootprint& target,
            std::span<const Blocker> blockers,
            std::span<const int> active,
            Culling culling)
        : m_observer{observer}, m_target{target} {
        gatherBlockers(blockers, active, culling);
        gatherPoints(culling);
        gatherDirections();
    }

    [[nodiscard]] const PlaneShape& observer() const { return m_observer; }
    [[nodiscard]] const PlaneShape& target() const { return m_target; }

    ReferenceVerdict judge(Search search) const;

private:
    /// The widest run of clear cells at one direction, and whether a cell was doubtful.
    struct Widest {
        Real width = 0;
        Real theta = 0;
        Real middle = 0; ///< offset of the run's middle
        bool anyClear = false;
        bool anyDoubtful = false;
    };

    struct Slab {
        Real from = 0;
        Real to = 0;
        Widest widest;
    };

    void gatherBlockers(std::span<const Blocker> blockers, std::span<const int> active, Culling culling);
    void gatherPoints(Culling culling);
    void gatherDirections();
    void addLine(Real theta, Real offset);
    void addCommonTangents();
    [[nodiscard]] StabbingRange stabbing(Vec normal) const;
    [[nodiscard]] Widest widestAt(Real theta) const;
    [[nodiscard]] std::vector<std::array<Real, 4>> projectedEdges(const PlaneLine& line) const;
    /// `clearPart`: where the free segment runs, if there is one.
    [[nodiscard]] Cell
    walk(const PlaneLine& line, const std::vector<std::array<Real, 4>>& projected, Interval* clearPart = nullptr) const;
    [[nodiscard]] Widest refined(const Slab& slab) const;
    [[nodiscard]] ReferenceVerdict clearBy(const Widest& widest) const;
    /// False if the whole set lies beyond both bases in one of many directions, so that no segment between them can
    /// meet it.
    [[nodiscard]] bool mayMeetCorridor(std::span<const Vec> points) const;

    PlaneShape m_observer;
    PlaneShape m_target;
    std::vector<PlaneBlocker> m_blockers;
    std::vector<Edge> m_edges;
    std::vector<Vec> m_points;
    std::vector<PlaneLine> m_lines; ///< at which two event curves meet
    std::vector<Real> m_directions;
};

bool Picture::mayMeetCorridor(std::span<const Vec> points) const {
    constexpr int kDirections = 96;
    for (int i = 0; i < kDirections; ++i) {
        const Vec n = PlaneLine::at(2 * kPi * i / kDirections, 0).normal;
        const Real reach = std::max(m_observer.support(n), m_target.support(n)) + 1e-6L;
        if (std::all_of(points.begin(), points.end(), [&](Vec p) { return dot(p, n) > reach; })) {
            return false;
        }
    }
    return true;
}

void Picture::gatherBlockers(std::span<const Blocker> blockers, std::span<const int> active, Culling culling) {
    for (const int index : active) {
        PlaneBlocker blocker = toPlane(blockers[static_cast<std::size_t>(index)]);
        if (culling == Culling::Corridor && !mayMeetCorridor(blocker.rings.front())) {
            continue;
        }
        for (const auto& ring : blocker.rings) {
            for (std::size_t i = 0; i + 1 < ring.size(); ++i) {
                m_edges.push_back({ring[i], ring[i + 1], m_blockers.size()});
            }
            if (!blocker.isWall) {
                m_edges.push_back({ring.back(), ring.front(), m_blockers.size()});
            }
        }
        m_blockers.push_back(std::move(blocker));
    }
}

void Picture::gatherPoints(Culling culling) {
    const auto add = [&](Vec p) {
        if (culling == Culling::Off || mayMeetCorridor(std::span{&p, 1})) {
            m_points.push_back(p);
        }
    };
    for (const PlaneBlocker& blocker : m_blockers) {
        for (const auto& ring : blocker.rings) {
            std::for_each(ring.begin(), ring.end(), add);
        }
    }
    for (const PlaneShape* base : {&m_observer, &m_target}) {
        m_points.insert(m_points.end(), base->corners().begin(), base->corners().end());
        for (const Edge& edge : m_edges) {
            if (base->isCurved()) {
                const auto hits = base->crossings(edge.from, edge.to);
                m_points.insert(m_points.end(), hits.begin(), hits.end());
                continue;
            }
            for (std::size_t i = 0; i < base->corners().size(); ++i) {
                const Vec a = base->corners()[i];
                const Vec b = base->corners()[(i + 1) % base->corners().size()];
                const Real sideA = cross(edge.to - edge.from, a - edge.from);
                const Real sideB = cross(edge.to - edge.from, b - edge.from);
                const Real sideFrom = cross(b - a, edge.from - a);
                const Real sideTo = cross(b - a, edge.to - a);
                if ((sideA < 0) != (sideB < 0) && (sideFrom < 0) != (sideTo < 0)) {
                    m_points.push_back(a + (sideA / (sideA - sideB)) * (b - a));
                }
            }
        }
    }
}

StabbingRange Picture::stabbing(Vec normal) const {
    const Vec back{-normal.x, -normal.y};
    return {std::max(-m_observer.support(back), -m_target.support(back)),
            std::min(m_observer.support(normal), m_target.support(normal))};
}

void Picture::addLine(Real theta, Real offset) {
    const PlaneLine line = PlaneLine::at(theta, offset);
    const StabbingRange range = stabbing(line.normal);
    if (offset >= range.low - kDoubtful && offset <= range.high + kDoubtful) {
        m_lines.push_back(line);
        m_directions.push_back(reduced(theta));
    }
}

void Picture::gatherDirections() {
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        for (std::size_t k = i + 1; k < m_points.size(); ++k) {
            const Vec d = m_points[k] - m_points[i];
            if (std::abs(d.x) + std::abs(d.y) > kSameOffset) {
                const Real theta = std::atan2(d.y, d.x);
                addLine(theta, dot(PlaneLine::at(theta, 0).normal, m_points[i]));
            }
        }
        for (const PlaneShape* base : {&m_observer, &m_target}) {
            if (base->isCurved()) {
                for (const Real theta : base->tangentsThrough(m_points[i])) {
                    addLine(theta, dot(PlaneLine::at(theta, 0).normal, m_points[i]));
                }
            }
        }
    }
    if (m_observer.isCurved() && m_target.isCurved()) {
        addCommonTangents();
    }
    std::sort(m_directions.begin(), m_directions.end());
    const auto same = [](Real a, Real b) { return b - a < kSameDirection; };
    m_directions.erase(std::unique(m_directions.begin(), m_directions.end(), same), m_directions.end());
}

void Picture::addCommonTangents() {
    const auto normalAt = [](Real angle) { return Vec{std::cos(angle), std::sin(angle)}; };
    const auto outer = [&](Real angle) {
        return m_observer.support(normalAt(angle)) - m_target.support(normalAt(angle));
    };
    const auto inner = [&](Real angle) {
        const Vec n = normalAt(angle);
        return m_observer.support(n) + m_target.support({-n.x, -n.y});
    };
    const auto bisect = [&](const auto& f, Real low, Real high) {
        const bool below = f(low) < 0;
        if (below == (f(high) < 0)) {
            return;
        }
        for (int i = 0; i < 100; ++i) {
            const Real middle = (low + high) / 2;
            ((f(middle) < 0) == below ? low : high) = middle;
        }
        addLine(low - kPi / 2, m_observer.support(normalAt(low)));
    };
    constexpr int kSteps = 1440;
    for (int i = 0; i < kSteps; ++i) {
        bisect(outer, 2 * kPi * i / kSteps, 2 * kPi * (i + 1) / kSteps);
    }
    // Each inner tangent lies within a quarter turn of the best separating normal, one on either side.
    const Real best = separationOf(m_observer, m_target).normalAngle;
    bisect(inner, best - kPi / 2, best);
    bisect(inner, best, best + kPi / 2);
}

Cell Picture::walk(const PlaneLine& line,
                   const std::vector<std::array<Real, 4>>& projected,
                   Interval* clearPart) const {
    const auto first = m_observer.intervalsOn(line);
    const auto second = m_target.intervalsOn(line);
    if (first.empty() || second.empty()) {
        return Cell::Blocked;
    }
    // Crossings with each blocker's edges, in the order of blockers.
    std::vector<std::vector<Real>> cuts(m_blockers.size());
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        const auto& [sideFrom, alongFrom, sideTo, alongTo] = projected[i];
        if ((sideFrom < line.offset) != (sideTo < line.offset)) {
            const Real share = (line.offset - sideFrom) / (sideTo - sideFrom);
            cuts[m_edges[i].blocker].push_back(alongFrom + share * (alongTo - alongFrom));
        }
    }
    for (auto& list : cuts) {
        std::sort(list.begin(), list.end());
    }
    Cell best = Cell::Blocked;
    for (const Interval& a : first) {
        for (const Interval& b : second) {
            const Real from = std::min(a.second, b.second);
            const Real to = std::max(a.first, b.first);
            Cell here = Cell::Clear;
            const auto meet = [&](Real depth) {
                if (depth > kDoubtful) {
                    here = Cell::Blocked;
                } else if (depth > -kDoubtful && here == Cell::Clear) {
                    here = Cell::Doubtful;
                }
            };
            for (std::size_t i = 0; i < m_blockers.size() && here != Cell::Blocked; ++i) {
                const auto& list = cuts[i];
                if (m_blockers[i].isWall) {
                    std::for_each(list.begin(), list.end(), [&](Real t) { meet(std::min(t - from, to - t)); });
                } else {
                    for (std::size_t k = 0; k + 1 < list.size(); k += 2) {
                        meet(std::min(list[k + 1], to) - std::max(list[k], from));
                    }
                }
            }
            if (here == Cell::Clear) {
                if (clearPart != nullptr) {
                    *clearPart = a.second < b.second ? Interval{from, to} : Interval{to, from};
                }
                return Cell::Clear;
            }
            best = here == Cell::Doubtful ? here : best;
        }
    }
    return best;
}

std::vector<std::array<Real, 4>> Picture::projectedEdges(const PlaneLine& line) const {
    std::vector<std::array<Real, 4>> projected;
    projected.reserve(m_edges.size());
    for (const Edge& edge : m_edges) {
        projected.push_back({dot(line.normal, edge.from), dot(line.along, edge.from), dot(line.normal, edge.to),
                             dot(line.along, edge.to)});
    }
    return projected;
}

Picture::Widest Picture::widestAt(Real theta) const {
    PlaneLine line = PlaneLine::at(theta, 0);
    const StabbingRange range = stabbing(line.normal);
    if (range.high - range.low < kSameOffset) {
        return {};
    }
    std::vector<Real> events{range.low, range.high};
    const auto add = [&](Real offset) {
        if (offset > range.low && offset < range.high) {
            events.push_back(offset);
        }
    };
    for (const Vec p : m_points) {
        add(dot(line.normal, p));
    }
    for (const PlaneShape* base : {&m_observer, &m_target}) {
        add(base->support(line.normal));
        add(-base->support({-line.normal.x, -line.normal.y}));
    }
    std::sort(events.begin(), events.end());

    const auto projected = projectedEdges(line);
    Widest result;
    result.theta = theta;
    Real run = 0;
    Real from = events.front();
    for (const Real to : events) {
        if (to - from < kSameOffset) {
            continue;
        }
        line.offset = (from + to) / 2;
        const Cell cell = walk(line, projected);
        run = cell == Cell::Clear ? run + (to - from) : 0;
        result.anyClear = result.anyClear || cell == Cell::Clear;
        result.anyDoubtful = result.anyDoubtful || cell == Cell::Doubtful;
        if (run > result.width) {
            result.width = run;
            result.middle = to - run / 2;
        }
        from = to;
    }
    return result;
}

Picture::Widest Picture::refined(const Slab& slab) const {
    Real low = slab.from + (slab.to - slab.from) * 1e-9L;
    Real high = slab.to - (slab.to - slab.from) * 1e-9L;
    const auto wider = [](const Widest& a, const Widest& b) { return a.width < b.width; };
    Widest best = std::max({slab.widest, widestAt(low), widestAt(high)}, wider);
    constexpr Real kGolden = 0.6180339887498948482L;
    for (int i = 0; i < 60; ++i) {
        const Widest left = widestAt(high - kGolden * (high - low));
        const Widest right = widestAt(low + kGolden * (high - low));
        best = std::max({best, left, right}, wider);
        if (left.width < right.width) {
            low = left.theta;
        } else {
            high = right.theta;
        }
    }
    return best;
}

ReferenceVerdict Picture::clearBy(const Widest& widest) const {
    PlaneLine line = PlaneLine::at(widest.theta, widest.middle);
    Interval part;
    auto cell = walk(line, projectedEdges(line), &part);
    for (const Real share : {0.25L, -0.25L, 0.125L, -0.125L}) {
        if (cell != Cell::Clear) { // the middle may touch a corner
            line.offset = widest.middle + share * widest.width;
            cell = walk(line, projectedEdges(line), &part);
        }
    }
    const auto rounded = [&](Real t) {
        const Vec p = line.point(t);
        return Point{Length::fromNanometers(std::llround(p.x * 1e6L)),
                     Length::fromNanometers(std::llround(p.y * 1e6L))};
    };
    return {ReferenceKind::Clear, static_cast<double>(widest.width),
            SightLine{rounded(part.first), rounded(part.second)}, false};
}

ReferenceVerdict Picture::judge(Search search) const {
    constexpr Real kWideEnough = 1e-3L;
    std::vector<Slab> clearSlabs;
    const auto wider = [](const Widest& a, const Widest& b) { return a.width < b.width; };
    Widest best;
    bool undecided = false;
    for (std::size_t i = 0; i < m_directions.size(); ++i) {
        const bool last = i + 1 == m_directions.size();
        const Real from = m_directions[i];
        const Real to = last ? m_directions.front() + kPi : m_directions[i + 1];
        Widest here = widestAt((from + to) / 2);
        undecided = undecided || here.anyClear || here.anyDoubtful;
        if (here.anyClear) {
            const Real inset = (to - from) * 1e-3L;
            here = std::max({here, widestAt(from + inset), widestAt(to - inset)}, wider);
            clearSlabs.push_back({from, to, here});
            best = std::max(best, here, wider);
        }
        if (search == Search::AnyGap && best.width > kWideEnough) {
            return clearBy(best);
        }
    }
    std::sort(clearSlabs.begin(), clearSlabs.end(),
              [&](const Slab& a, const Slab& b) { return wider(b.widest, a.widest); });
    for (std::size_t i = 0; i < std::min<std::size_t>(clearSlabs.size(), 6); ++i) {
        best = std::max(best, refined(clearSlabs[i]), wider);
    }
    if (best.width >= kDecidedMillimeters) {
        return clearBy(best);
    }
    if (undecided || touchingLineExists(m_observer, m_target, m_blockers, m_lines)) {
        return {ReferenceKind::TooClose, 0.0, {}, false};
    }
    return {ReferenceKind::Blocked, 0.0, {}, false};
}

} // namespace

ReferenceVerdict referenceLineOfSight(const PlacedFootprint& observer,
                                      const PlacedFootprint& target,
                                      std::span<const Blocker> blockers,
                                      std::span<const int> active,
                                      Search search,
                                      Culling culling) {
    const PlaneShape first{observer};
    const PlaneShape second{target};
    Real apart = std::numeric_limits<Real>::infinity();
    for (const PlaneShape& a : first.convexParts()) {
        for (const PlaneShape& b : second.convexParts()) {
            apart = std::min(apart, separationOf(a, b).distance);
        }
    }
    if (apart < -kDecidedMillimeters) {
        return {ReferenceKind::Clear, 0.0, {}, true};
    }
    if (apart < kDecidedMillimeters) {
        return {ReferenceKind::TooClose, 0.0, {}, true};
    }
    return Picture{observer, target, blockers, active, culling}.judge(search);
}

} // namespace sightline::testsupport
