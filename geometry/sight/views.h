#pragma once

#include "geometry/sight/sight.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// Part of a base to look from or at, and the blockers that do not count for lines that end in it.
struct BaseView {
    PlacedFootprint region;
    bool isWhole = true;
    std::vector<int> ignored; ///< ascending
};

struct BaseViews {
    std::vector<BaseView> list; ///< the base as a whole first
    bool areAll = true;         ///< false: there would be more than `kMaxViews`, and some are missing
};

/// Nine pieces that cross each other over one base, each with all others, give so many.
inline constexpr std::size_t kMaxViews = 512;

/// The views of a base when `holders` do not count for lines that end strictly inside them: the whole base without
/// those that hold all of it, and for each choice of those that hold some of it the common part; none where another
/// piece holds all of that part.
[[nodiscard]] BaseViews
viewsOf(const PlacedFootprint& placed, const TerrainMap& map, std::span<const ContainingPiece> holders);

/// `active` without `a` and `b`, all ascending.
[[nodiscard]] std::vector<int> without(std::span<const int> active, std::span<const int> a, std::span<const int> b);

/// True if the piece holds the point strictly inside its footprint.
[[nodiscard]] bool holds(const ContainingPiece& holder, const TerrainMap& map, Point p);

/// `active` without the pieces that hold one of the points strictly inside.
[[nodiscard]] std::vector<int> withoutContainers(
    std::span<const int> active, std::span<const ContainingPiece> holders, const TerrainMap& map, Point from, Point to);

/// A base grown or shrunk in all directions, of the same shape; hulls stay as they are. What vanishes is 1 nm round.
[[nodiscard]] PlacedFootprint resized(const PlacedFootprint& placed, Length growth);

} // namespace sightline::geometry::detail
