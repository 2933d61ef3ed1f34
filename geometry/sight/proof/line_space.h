#pragma once

#include "geometry/sight/plan/sight_elements.h"

#include <stop_token>

namespace sightline::geometry::detail {

/// A straight beam between two bases: the direction of its middle line (radians in the pair's frame), its offset (nm)
/// and its width (nm). A negative width is the overlap of the matter on its two sides.
struct Beam {
    double width = 0.0;
    double angle = 0.0;
    double offset = 0.0;
};

/// The limits of a search for the widest beam, in nanometers.
struct BeamSearch {
    /// The search stops at the first beam wider than this; infinity: it finds the widest.
    double enough = 0.0;
    /// Beams narrower than this are irrelevant; may be -infinity.
    double least = 0.0;
};

/// Returns the width that a beam has to exceed to replace one of width `known`; beams that differ by less count as
/// equally wide.
[[nodiscard]] double worthwhileBeyond(double known);

/// Returns the widest beam between the bases past the elements, by branch and bound in the space of lines.
///
/// For one direction the lines that meet both bases are an interval of offsets, each element covers an interval, and
/// the gaps between these have signed widths. Over a range of directions a line s = c + m t is a point (m, c); passing
/// above or below each element leaves a convex cell. A range whose cells are all empty for the current width is
/// discarded; others are narrowed to their cells and subdivided. Bounds are rounded outwards, so a discarded range is a
/// proof. The parametrization is the projective dual of the plane.
[[nodiscard]] Beam widestBeam(const BasePair& pair,
                              std::span<const SightElement> elements,
                              const BeamSearch& search,
                              std::stop_token stop = {});

} // namespace sightline::geometry::detail
