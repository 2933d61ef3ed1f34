#pragma once

#include "geometry/sight/space/volume_chords.h"

#include <vector>

namespace sightline::geometry::detail {

/// A lower bound of half the width of a beam, measured along s, that is linear in the slope over one cell.
struct HalfAcross {
    double slope = 0.0;
    double offset = 0.0;
    double least = 0.0; ///< at least 0

    [[nodiscard]] static HalfAcross over(Range slopes, double half);
    [[nodiscard]] double at(double m) const { return offset + slope * m; }
};

/// Computes a convex outline (counter-clockwise in the axes t, s) or a sheet grown by `by` to both sides along s.
void growAcross(const std::vector<Vec>& corners, double by, std::vector<Vec>& grown);

/// Extends the chord for lines that pass beside a polygon that has grown sideways: they leave it at their nearest
/// corner.
void addNearest(const PlanCell& cell, const VolumeScene::Body& body, Chord& chord);

} // namespace sightline::geometry::detail
