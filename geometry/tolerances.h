#pragma once

#include "geometry/length.h"

/// Each tolerance of the geometry, with its unit and its reason. Yes/no questions on stored points use none.
namespace sightline::geometry {

/// Nanometres. A constructed number (a tangent, a point on a curve) is trusted to this: coordinates of up to 1e10 nm in
/// doubles carry errors of some 1e-6 nm through the few operations used. A beam narrower than this rests on the touch rule.
inline constexpr double kConstructionError = 1e-3;

/// Nanometres. Each inequality of a proof by cover holds by this much or more: a hundred times what its evaluation in doubles may
/// be wrong by, and well below `kConstructionError`, so that whatever is blocked by more than that can be proved.
inline constexpr double kProofMargin = kConstructionError / 8;

/// Millimetres: the stated error bound of a clearance. The search stops when its bound is this close to the best found.
inline constexpr double kClearanceError = 1e-5;

/// Nanometres. Points on the outline of round, oval and turned bases are stored to the nearest nanometre, so a stored
/// point counts as on a base when it is this close to it.
inline constexpr double kContact = 2.0;

} // namespace sightline::geometry
