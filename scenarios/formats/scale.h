#pragma once

#include "geometry/length.h"
#include "geometry/point.h"

#include <cmath>
#include <optional>

namespace sightline::scenarios::formats {

/// Turns numbers of a file into lengths: one multiplication and one rounding, so that equal numbers give equal lengths
/// wherever they stand. Subtract origins from the lengths, never from the numbers.
class Scale {
public:
    [[nodiscard]] static Scale inches(double perUnit) { return Scale{perUnit * 25.4e6}; }
    [[nodiscard]] static Scale millimeters(double perUnit) { return Scale{perUnit * 1e6}; }

    /// Nothing beyond all coordinates.
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
    /// Back again, for a writer.
    [[nodiscard]] double count(geometry::Length length) const {
        return static_cast<double>(length.nanometers()) / m_nanometersPerUnit;
    }

private:
    explicit Scale(double nanometersPerUnit) : m_nanometersPerUnit{nanometersPerUnit} {}

    double m_nanometersPerUnit = 25.4e6;
};

} // namespace sightline::scenarios::formats
