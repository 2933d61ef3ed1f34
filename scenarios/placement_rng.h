#pragma once

#include "geometry/angle.h"
#include "geometry/point.h"

#include <QString>

#include <cstdint>

namespace sightline::scenarios {

/// The errors of one thing in one trial, one after the other. They depend on the seed, the number of the trial and the
/// thing's id alone, by whole-number arithmetic: the same on each machine.
class PlacementRng {
public:
    PlacementRng(std::uint64_t seed, int trial, const QString& id);

    /// Bell-shaped, of standard deviation 1, never beyond 6: the sum of twelve even numbers of 32 bits, less its mean.
    /// Exact in a double.
    double next();
    /// Even in [-1, 1).
    double even();

    /// Bell-shaped along x and along y, each by itself, of that standard deviation.
    geometry::Vector place(double millimeters);
    geometry::Angle turn(double degrees);

    /// Even, up to as much either way.
    geometry::Vector evenPlace(double millimeters);
    geometry::Angle evenTurn(double degrees);

private:
    std::uint64_t m_state;
};

} // namespace sightline::scenarios
