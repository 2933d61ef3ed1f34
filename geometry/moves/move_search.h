#pragma once

#include "geometry/moves/free_space.h"

#include <stop_token>

namespace sightline::geometry {

/// A path of a base and its cost.
struct MovePath {
    std::vector<Point> corners; ///< positions of the center of the base, from start to destination
    double inches = 0;
    double cost = 0; ///< inches weighted by the cost of the areas crossed
    friend bool operator==(const MovePath&, const MovePath&) = default;
};

/// The cheapest paths of one base from its position to any other position.
///
/// Without cost areas these are the shortest paths past the grown obstacles. Such a path bends only at corners of
/// obstacles; a visibility graph is explored by Dijkstra's algorithm, or by A* towards a single destination, with one
/// `findVisibilityPolygon` query for each corner. Source: Lozano-Perez and Wesley, as for `FreeSpace`. With cost areas
/// a path also bends at points `FreeSpace::kBorderStep` apart on their borders, so the stated cost is an upper bound of
/// the optimum. Immutable and thread-safe.
class MoveSearch {
public:
    /// Keeps a reference to `space`, which must have been created with `from` among its free positions. With `towards`
    /// only the path to that position is found. Paths that cost more than `maxCost` are not found. After a stop request
    /// no path is found.
    MoveSearch(const FreeSpace& space,
               Point from,
               std::optional<double> maxCost = {},
               std::optional<Point> towards = {},
               const std::stop_token& stop = {});

    /// Returns the cost of the cheapest path in inches, weighted by the cost areas; std::nullopt if there is none
    /// within `maxCost`, or after a stop request.
    [[nodiscard]] std::optional<double> costTo(Point to) const;
    /// Returns the cheapest path; std::nullopt as for `costTo`.
    [[nodiscard]] std::optional<MovePath> pathTo(Point to) const;

private:
    struct Reached {
        double cost;
        std::size_t from; ///< a corner, or `kStart`
    };
    static constexpr std::size_t kStart = static_cast<std::size_t>(-1);

    /// Appends the corners visible from the position, without the position itself; corners that do not satisfy
    /// `matters` may be left out.
    template <class Matters>
    void findVisibleCorners(Point place,
                            const MoveCorner* corner,
                            const Matters& matters,
                            std::vector<std::size_t>& seen) const;
    [[nodiscard]] std::optional<std::size_t> cornerAt(Point place) const;
    void search(std::optional<Point> towards, const std::stop_token& stop);
    /// Returns the cost of the whole path to a position and the corner before its last step.
    [[nodiscard]] std::optional<Reached> lastStep(Point to) const;

    const FreeSpace& m_space;
    Point m_from;
    double m_maxCost;
    std::vector<std::size_t> m_atWill; ///< corners that bend at will; visibility queries do not return them
    std::vector<Reached> m_reached;    ///< by corner
    bool m_isStopped = false;
};

} // namespace sightline::geometry
