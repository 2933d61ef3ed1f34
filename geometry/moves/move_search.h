#pragma once

#include "geometry/moves/free_space.h"

#include <stop_token>

namespace sightline::geometry {

struct MovePath {
    std::vector<Point> corners; ///< of the middle of the base, from where it stands to where it goes
    double inches = 0;
    double cost = 0; ///< inches, each counted as often as its ground costs
    friend bool operator==(const MovePath&, const MovePath&) = default;
};

/// The cheapest ways of one base from where it stands to any place.
///
/// On even ground they are the shortest ones past the grown obstacles: a shortest way bends at their corners only, and
/// from each corner, the nearest first, all corners it sees are found by one look (`findVisibleRegion`). Across dear
/// ground a way also bends at places `FreeSpace::kBorderStep` apart on its borders, so it may cost more than the
/// cheapest, never less than is told. Immutable; may be asked on any thread.
class MoveSearch {
public:
    /// `ground` is kept by reference, and must have been made with `from` among its free places. With `towards` only
    /// the way there is wanted. Ways that cost more than `maxCost` are not found. After a stop request no way is found.
    MoveSearch(const FreeSpace& ground,
               Point from,
               std::optional<double> maxCost = {},
               std::optional<Point> towards = {},
               const std::stop_token& stop = {});

    [[nodiscard]] std::optional<double> costTo(Point to) const;
    [[nodiscard]] std::optional<MovePath> pathTo(Point to) const;

private:
    struct Reached {
        double cost;
        std::size_t from; ///< a corner, or `kStart`
    };
    static constexpr std::size_t kStart = static_cast<std::size_t>(-1);

    /// Corners that the place sees, apart from itself; without some of those that do not matter.
    template <class Matters>
    void lookFrom(Point place, const MoveCorner* corner, const Matters& matters, std::vector<std::size_t>& seen) const;
    [[nodiscard]] std::optional<std::size_t> cornerAt(Point place) const;
    void search(std::optional<Point> towards, const std::stop_token& stop);
    /// The last step to a place: how much the whole way costs, and from which corner it is made.
    [[nodiscard]] std::optional<Reached> lastStep(Point to) const;

    const FreeSpace& m_ground;
    Point m_from;
    double m_maxCost;
    std::vector<std::size_t> m_atWill; ///< corners that are no more than places: a look does not tell them
    std::vector<Reached> m_reached;    ///< by corner
    bool m_isStopped = false;
};

} // namespace sightline::geometry
