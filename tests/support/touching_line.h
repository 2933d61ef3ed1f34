#pragma once

#include "tests/support/plane_shapes.h"

namespace sightline::testsupport {

/// Half the width of the strip in which a contact counts as touching, in mm.
inline constexpr Real kTouchingStrip = 1e-5L;

/// True if one of `lines` may be clear by touching alone: within its strip no connected set of blocking edges reaches
/// from one border to the other between the two bases. Errs on the side of "may be".
[[nodiscard]] bool touchingLineExists(const PlaneShape& observer,
                                      const PlaneShape& target,
                                      std::span<const PlaneBlocker> blockers,
                                      std::span<const PlaneLine> lines);

} // namespace sightline::testsupport
