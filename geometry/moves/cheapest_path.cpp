#include "geometry/moves/cheapest_path.h"

#include "geometry/base/predicates.h"
#include "geometry/moves/grown_obstacles.h"
#include "geometry/region/polygon_set.h"

#include <algorithm>
#include <array>

namespace sightline::geometry {

namespace {

using Fit = GrownObstacles::Fit;

/// True if the segment shares a point with the closed blocker.
bool meets(Point a, Point b, const Blocker& blocker) {
    if (!boxesMeet(boundsOf(a, b), boundsOf(blocker.outline))) {
        return false;
    }
    const auto* polygon = std::get_if<Polygon>(&blocker.outline);
    const auto& corners = polygon ? polygon->outline() : std::get<Wall>(blocker.outline).vertices();
    for (std::size_t i = polygon ? 0 : 1; i < corners.size(); ++i) {
        if (segmentsMeet(a, b, corners[i == 0 ? corners.size() - 1 : i - 1], corners[i])) {
            return true;
        }
    }
    return polygon && polygon->contains(a);
}

class Rounds {
public:
    Rounds(const MoveTable& table, const Mover& mover, std::span<const Point> free)
        : m_obstacles{table, mover, free}, m_positions(free.begin(), free.end()), m_taken(m_obstacles.count()) {}

    std::optional<MovePath> run(Point to, const std::stop_token& stop) {
        while (true) {
            const FreeSpace space{blockers(), m_obstacles.area()};
            auto path = MoveSearch{space, m_positions.front(), {}, to, stop}.pathTo(to);
            if (!path || !takeMet(*path)) {
                return path;
            }
        }
    }

private:
    struct Taken {
        std::optional<Fit> standsIn;   ///< fit of the current outlines; nothing: no path has met the obstacle
        std::vector<Blocker> outlines; ///< outlines with that fit
        std::vector<Blocker> exact;
        bool isGrown = false; ///< `exact` has been computed, because a path came near
    };

    [[nodiscard]] std::vector<Blocker> blockers() const {
        std::vector<Blocker> exact;
        std::vector<Blocker> less;
        for (const Taken& taken : m_taken) {
            auto& to = taken.standsIn == Fit::Exact ? exact : less;
            to.insert(to.end(), taken.outlines.begin(), taken.outlines.end());
        }
        auto all = joined(std::move(less));
        std::ranges::move(exact, std::back_inserter(all));
        return all;
    }

    /// Returns the union of the outlines with as few polygons as possible and without holes that no path enters; its
    /// distance from the exact outlines exceeds the rounding.
    [[nodiscard]] std::vector<Blocker> joined(std::vector<Blocker> less) const {
        std::vector<Ring> rings;
        for (const Blocker& blocker : less) {
            if (const auto* polygon = std::get_if<Polygon>(&blocker.outline)) {
                rings.push_back(polygon->outline());
            }
        }
        if (rings.size() < 2 || rings.size() < less.size()) {
            return less;
        }
        std::vector<Blocker> few;
        for (const PolygonWithHoles& part : unite(rings).parts) {
            std::vector<Ring> holes;
            std::ranges::copy_if(part.holes, std::back_inserter(holes), [this](const Ring& hole) {
                return std::ranges::any_of(m_positions, [&](Point p) { return PolygonSet{{{hole, {}}}}.contains(p); });
            });
            auto polygon = Polygon::fromVertices(part.outline, holes);
            if (!polygon) {
                return less; // the union touches itself
            }
            few.push_back({std::move(*polygon), {}, {}});
        }
        return few;
    }

    /// Adds the obstacles that the path enters or touches: first with a rough fit, refined to a fine fit once the path
    /// meets no others, and then to the exact outlines. Returns false if there are none.
    bool takeMet(const MovePath& path) {
        std::vector<std::size_t> fresh;
        std::vector<std::size_t> rough;
        std::vector<std::size_t> fine;
        for (std::size_t i = 0; i < m_taken.size(); ++i) {
            const auto standsIn = m_taken[i].standsIn;
            if (standsIn != Fit::Exact && isMet(i, path)) {
                (!standsIn ? fresh : standsIn == Fit::Rough ? rough : fine).push_back(i);
            }
        }
        const auto& least = !fresh.empty() ? fresh : !rough.empty() ? rough : fine;
        for (const std::size_t i : least) {
            Taken& taken = m_taken[i];
            taken.standsIn = !m_obstacles.hasLess(i) || taken.standsIn == Fit::Fine ? Fit::Exact
                             : taken.standsIn == Fit::Rough                         ? Fit::Fine
                                                                                    : Fit::Rough;
            taken.outlines = taken.standsIn == Fit::Exact ? taken.exact : m_obstacles.grownBy(i, *taken.standsIn);
        }
        return !least.empty();
    }

    [[nodiscard]] bool isMet(std::size_t obstacle, const MovePath& path) {
        Taken& taken = m_taken[obstacle];
        for (std::size_t i = 1; i < path.corners.size(); ++i) {
            const Point a = path.corners[i - 1];
            const Point b = path.corners[i];
            if (!m_obstacles.meetsArea(obstacle) || !boxesMeet(boundsOf(a, b), m_obstacles.boxOf(obstacle))) {
                continue;
            }
            if (!taken.isGrown) {
                taken.exact = m_obstacles.grownBy(obstacle, Fit::Exact);
                taken.isGrown = true;
            }
            if (std::ranges::any_of(taken.exact, [&](const Blocker& blocker) { return meets(a, b, blocker); })) {
                return true;
            }
        }
        return false;
    }

    GrownObstacles m_obstacles;
    std::vector<Point> m_positions;
    std::vector<Taken> m_taken; ///< by obstacle
};

} // namespace

std::optional<MovePath>
cheapestPath(const MoveTable& table, const Mover& mover, Point to, const std::stop_token& stop) {
    const std::array free{mover.from, to};
    if (table.costAreas.empty()) {
        return Rounds{table, mover, free}.run(to, stop);
    }
    const FreeSpace space{table, mover, free};
    return MoveSearch{space, mover.from, {}, to, stop}.pathTo(to);
}

} // namespace sightline::geometry
