#pragma once

#include "geometry/detail/plain_discs.h"
#include "geometry/sight/volume.h"

#include <limits>
#include <vector>

namespace sightline::geometry {

namespace detail {

/// "No end" below and above: beyond all coordinates, small enough that differences fit.
inline constexpr std::int64_t kNoBottom = -2 * kLargestCoordinate.nanometers();
inline constexpr std::int64_t kNoTop = 2 * kLargestCoordinate.nanometers();

/// A convex polygon (positive area) or, of two corners, a straight sheet; solid for heights strictly in (bottom, top).
struct VolumePart {
    Ring corners;
    std::int64_t bottom = kNoBottom; ///< nm
    std::int64_t top = kNoTop;
    std::vector<int> blockers; ///< counts if all of these are active; ascending, mostly one
    Box box;
    Ring edge =
        {}; ///< of a sheet cut at openings: the whole straight wall, on which cuts lie only to the nearest nanometer
    PlainDiscs discs = {};

    [[nodiscard]] bool isSheet() const { return corners.size() == 2; }
};

} // namespace detail

struct VolumeMapData {
    std::vector<detail::VolumePart>
        parts; ///< those of one blocker first, in order; then what several have in common or make together
    std::vector<int> firstPart; ///< of each blocker, and the number of parts of single blockers at the end
    std::vector<std::vector<SheetOpening>> openings;
};

namespace detail {

/// Indices of the parts that count.
[[nodiscard]] std::vector<int> activeParts(const VolumeMapData& data, std::span<const int> active);

/// Whether `firstBlockedByParts` finds something, for less where one part stops the line plainly.
[[nodiscard]] bool
isBlockedByParts(const SightLine3& line, const VolumeMap& map, std::span<const int> parts, TouchRule touch);

/// `firstBlockedVolume` for the parts named.
[[nodiscard]] std::optional<BlockedAt3>
firstBlockedByParts(const SightLine3& line, const VolumeMap& map, std::span<const int> parts, TouchRule touch);

} // namespace detail

} // namespace sightline::geometry
