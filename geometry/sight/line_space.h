#pragma once

#include "geometry/sight/sight_elements.h"

#include <stop_token>

namespace sightline::geometry::detail {

/// A straight beam between two bases: its middle line by direction (radians in the pair's frame) and offset (nm), and
/// its width (nm). Negative width: how far the matter on its two sides overlaps.
struct Beam {
    double width = 0.0;
    double angle = 0.0;
    double offset = 0.0;
};

struct BeamSearch {
    /// Stop at the first beam wider than this; infinity: look for the widest.
    double enough = 0.0;
    /// Nothing narrower than this is of interest (may be -infinity).
    double least = 0.0;
};

/// How wide a beam must be to be worth finding if one of width `known` is found: beams that differ by less are as wide
/// as each other.
[[nodiscard]] double worthwhileBeyond(double known);

/// The widest beam between the bases past the elements, by branch and bound in the space of lines.
///
/// For a direction the lines that meet both bases are an interval of offsets, each element covers an interval, and what
/// lies between is free; the width is signed. Over a range of directions every line s = c + m t is a point (m, c): a
/// beam passes above or below each element, which leaves a convex cell. A range whose cells all vanish for the width in
/// hand is done; where one is left the range is narrowed to it. Bounds are rounded outwards, so that a discarded range
/// is a proof. Source: architecture notes on the certificate; the parametrisation is the projective dual of the plane.
[[nodiscard]] Beam widestBeam(const BasePair& pair,
                              std::span<const SightElement> elements,
                              const BeamSearch& search,
                              std::stop_token stop = {});

} // namespace sightline::geometry::detail
