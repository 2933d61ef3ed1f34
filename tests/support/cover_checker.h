#pragma once

#include "geometry/sight/proof/line_cover.h"
#include "tests/support/plane_shapes.h"

#include <span>
#include <string>

namespace sightline::testsupport {

/// Checks a proof by cover as a third party would: from the bases, the blockers and the written proof, in 64-bit
/// mantissas, with nothing of the program that made it. Follows app/cli/README.md, "Checking a proof", step by step.
///
/// Empty: the proof shows that no line passes. Else the first thing that is wrong with it.
[[nodiscard]] std::string flawOf(const geometry::LineCover& cover,
                                 const geometry::PlacedFootprint& observer,
                                 const geometry::PlacedFootprint& target,
                                 std::span<const geometry::Blocker> blockers);

} // namespace sightline::testsupport
