#pragma once

#include "geometry/base/angle.h"
#include "geometry/base/point.h"

#include <QString>

#include <cstdint>

namespace sightline::scenarios {

/// The sequence of pseudorandom placement errors of one element in one trial. It depends on the seed, the trial's
/// number and the element's id only, by integer arithmetic, so it is the same on every machine.
class PlacementRng {
public:
    PlacementRng(std::uint64_t seed, int trial, const QString& id);

    /// Returns an approximately normal number of standard deviation 1, within [-6, 6]: the sum of twelve uniform 32-bit
    /// numbers, less its mean. Exact in a double.
    double next();
    /// Returns a uniform number in [-1, 1).
    double even();

    /// Returns a vector with independent, approximately normal components of that standard deviation.
    geometry::Vector place(double millimeters);
    /// Returns an approximately normal angle of that standard deviation.
    geometry::Angle turn(double degrees);

    /// Returns a vector with independent, uniform components of at most that absolute value.
    geometry::Vector uniformOffset(double millimeters);
    /// Returns a uniform angle of at most that absolute value.
    geometry::Angle evenTurn(double degrees);

private:
    std::uint64_t m_state;
};

} // namespace sightline::scenarios
