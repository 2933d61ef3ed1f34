#pragma once

#include "geometry/shapes/plain_discs.h"
#include "geometry/sight/space/volume.h"

#include <limits>
#include <vector>

namespace sightline::geometry {

namespace detail {

/// Heights that stand for "unlimited" below and above, in nanometers: beyond all coordinates, yet small enough that
/// differences do not overflow.
inline constexpr std::int64_t kNoBottom = -2 * kLargestCoordinate.nanometers();
inline constexpr std::int64_t kNoTop = 2 * kLargestCoordinate.nanometers();

/// A convex prism over a polygon (clockwise on screen), or an upright sheet over two corners; solid for heights
/// strictly inside (bottom, top).
struct VolumePart {
    Ring corners;
    std::int64_t bottom = kNoBottom; ///< nanometers
    std::int64_t top = kNoTop;
    std::vector<int> blockers; ///< the part is active if all of these blockers are; ascending, mostly one
    Box box;
    Ring edge =
        {}; ///< for a sheet cut at openings, the complete straight wall; cuts lie on it only to the nearest nanometer
    PlainDiscs discs = {};

    [[nodiscard]] bool isSheet() const { return corners.size() == 2; }
};

/// The parts of one blocker, as indices [first, end) in `VolumeMapData::parts`.
struct PartRun {
    int first = 0;
    int end = 0;
};

} // namespace detail

/// The preprocessed contents of a `VolumeMap`.
struct VolumeMapData {
    std::vector<detail::VolumePart> parts;
    std::vector<detail::PartRun> own; ///< the parts of single blockers, by blocker
    std::vector<int> shared;          ///< the indices of parts that several blockers share or form together; ascending
    std::vector<std::vector<SheetOpening>> openings; ///< by blocker
};

namespace detail {

/// Returns the indices of the active parts.
[[nodiscard]] std::vector<int> activeParts(const VolumeMapData& data, std::span<const int> active);

/// True if `firstBlockedByParts` finds a blocker; faster if a single part clearly blocks the line.
[[nodiscard]] bool
isBlockedByParts(const SightLine3& line, const VolumeMap& map, std::span<const int> parts, TouchRule touch);

/// Returns `firstBlockedVolume` restricted to the given parts.
[[nodiscard]] std::optional<BlockedAt3>
firstBlockedByParts(const SightLine3& line, const VolumeMap& map, std::span<const int> parts, TouchRule touch);

} // namespace detail

} // namespace sightline::geometry
