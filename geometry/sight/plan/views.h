#pragma once

#include "geometry/sight/plan/sight.h"

#include <span>
#include <vector>

namespace sightline::geometry::detail {

/// A part of a base in which lines end, and the blockers ignored by lines that end in it.
struct BaseView {
    PlacedFootprint region;
    bool isWhole = true;
    std::vector<int> ignored; ///< ascending
};

/// The views of a base, as `viewsOf` returns them.
struct BaseViews {
    std::vector<BaseView> list; ///< the whole base first
    bool areAll = true;         ///< false: more than `kMaxViews` would be needed, and some are missing
};

/// The maximum number of views of a base, 2^9: nine pieces of which every combination has a common part over the base
/// yield that many.
inline constexpr std::size_t kMaxViews = 512;

/// Returns the views of a base if the pieces `containers` are ignored by lines that end strictly inside them: the whole
/// base without the pieces that contain all of it and, for each combination of the pieces that contain a part of it,
/// their common part, unless another piece contains all of that.
[[nodiscard]] BaseViews
viewsOf(const PlacedFootprint& placed, const TerrainMap& map, std::span<const ContainingPiece> containers);

/// Returns `active` without `a` and `b`. Precondition: all are ascending.
[[nodiscard]] std::vector<int> without(std::span<const int> active, std::span<const int> a, std::span<const int> b);

/// True if the point lies strictly inside the footprint of the piece.
[[nodiscard]] bool holds(const ContainingPiece& container, const TerrainMap& map, Point p);

/// Returns `active` without the pieces that contain `from` or `to` strictly inside.
[[nodiscard]] std::vector<int> withoutContainers(std::span<const int> active,
                                                 std::span<const ContainingPiece> containers,
                                                 const TerrainMap& map,
                                                 Point from,
                                                 Point to);

/// Returns a base of the same kind grown or shrunk in all directions; hulls are unchanged. A base that would vanish
/// becomes a disc of 1 nm.
[[nodiscard]] PlacedFootprint resized(const PlacedFootprint& placed, Length growth);

} // namespace sightline::geometry::detail
