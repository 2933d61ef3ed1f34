#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/terrain/terrain_map.h"

#include <string>
#include <vector>

/// Boards for measuring, from fixed seeds: the same on each machine.
namespace sightline::benchmarks {

enum class Layout {
    Ruins, ///< 3 L ruins with short returns to 2 containers and 5 barricades; no two pieces meet, bases stand clear of
           ///< them
    Mixed, ///< pieces of all kinds anywhere, overlapping; bases anywhere, hulls too, some of them under pieces
};

/// Two sides of 30 bases on a 60 x 44 in table; no two bases meet. Each of the first side looks at each of the second.
struct BenchBoard {
    std::string name;
    Layout layout = Layout::Ruins;
    std::vector<geometry::Blocker> blockers;
    std::vector<geometry::PlacedFootprint> observers;
    std::vector<geometry::PlacedFootprint> targets;

    [[nodiscard]] std::size_t pairs() const { return observers.size() * targets.size(); }
    [[nodiscard]] const geometry::PlacedFootprint& observerOf(std::size_t pair) const {
        return observers[pair / targets.size()];
    }
    [[nodiscard]] const geometry::PlacedFootprint& targetOf(std::size_t pair) const {
        return targets[pair % targets.size()];
    }
};

inline constexpr std::size_t kBasesOfASide = 30;

/// Up to 48 pieces they have their usual size; more pieces are smaller, so that they cover as much of the table as 48.
[[nodiscard]] BenchBoard benchBoard(Layout layout, int pieces);

} // namespace sightline::benchmarks
