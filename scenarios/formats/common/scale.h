#pragma once

#include "geometry/base/length.h"
#include "geometry/base/point.h"

#include <cmath>
#include <optional>

namespace sightline::scenarios::formats {

/// Converts numbers of a file to lengths, with one multiplication and one rounding, so that equal numbers give equal
/// lengths everywhere. Origins have to be subtracted from the lengths, not from the numbers.
class Scale {
public:
    /// Returns the scale at which one unit is `perUnit` inches.
    [[nodiscard]] static Scale inches(double perUnit) { return Scale{perUnit * 25.4e6}; }
    /// Returns the scale at which one unit is `perUnit` millimeters.
    [[nodiscard]] static Scale millimeters(double perUnit) { return Scale{perUnit * 1e6}; }

    /// Returns std::nullopt if the result is out of range.
    [[nodiscard]] std::optional<geometry::Length> length(double count) const {
        const double nanometers = count * m_nanometersPerUnit;
        if (!(std::abs(nanometers) <= static_cast<double>(geometry::kLargestCoordinate.nanometers()))) {
            return {};
        }
        return geometry::Length::fromNanometers(std::llround(nanometers));
    }
    [[nodiscard]] std::optional<geometry::Point> point(double x, double y) const {
        const auto across = length(x);
        const auto down = length(y);
        return across && down ? std::optional{geometry::Point{*across, *down}} : std::nullopt;
    }
    /// Converts a length back, for writing.
    [[nodiscard]] double count(geometry::Length length) const {
        return static_cast<double>(length.nanometers()) / m_nanometersPerUnit;
    }

private:
    explicit Scale(double nanometersPerUnit) : m_nanometersPerUnit{nanometersPerUnit} {}

    double m_nanometersPerUnit = 25.4e6;
};

} // namespace sightline::scenarios::formats
