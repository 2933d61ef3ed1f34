#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/sight/plan/sight.h"
#include "geometry/terrain/terrain_map.h"

#include <optional>
#include <span>

/// A second opinion on plan-view sight, slow and simple, written from the contract and not from the judge.
///
/// Lines are points (direction theta, offset d). The picture a line sees changes only where it passes a special point
/// (a corner of a blocker or of a base, a place where a blocker's edge meets a base's outline) or touches a curved
/// base. These curves cut the (theta, d) plane into cells, and all lines of one cell are clear or none is. The
/// reference sorts the directions at which two of the curves meet, and between each two neighbors walks one line of
/// each cell in 64-bit-mantissa arithmetic.
namespace sightline::testsupport {

enum class ReferenceKind {
    Clear,    ///< a beam of at least `kDecidedMillimeters` passes
    Blocked,  ///< no line passes, not even one that only touches
    TooClose, ///< decided by touching alone, or by less than `kDecidedMillimeters`
};

/// Below this width the reference does not decide: ten times the grain of stored lengths.
inline constexpr double kDecidedMillimeters = 1e-5;

struct ReferenceVerdict {
    ReferenceKind kind = ReferenceKind::Blocked;
    /// Clear: a straight beam of this width passes (with `Search::Widest` the widest one there is); else 0.
    double gapMillimeters = 0.0;
    /// The middle line of that beam, its ends to the nearest nanometer.
    std::optional<geometry::SightLine> line;
    bool basesTouch = false;
};

/// `AnyGap` stops at the first beam that decides; `Widest` looks for the widest beam.
enum class Search { AnyGap, Widest };
/// `Off`: look at each blocker and each corner of the table; to test that `Corridor` changes nothing.
enum class Culling { Corridor, Off };

[[nodiscard]] ReferenceVerdict referenceLineOfSight(const geometry::PlacedFootprint& observer,
                                                    const geometry::PlacedFootprint& target,
                                                    std::span<const geometry::Blocker> blockers,
                                                    std::span<const int> active,
                                                    Search search = Search::AnyGap,
                                                    Culling culling = Culling::Corridor);

} // namespace sightline::testsupport
