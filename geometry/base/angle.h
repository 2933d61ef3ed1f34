#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

namespace sightline::geometry {

/// An angle measured from +x towards +y (clockwise on screen), stored as a whole number of nanodegrees in [0, 360)
/// degrees. Sums and differences are reduced to that range.
class Angle {
public:
    constexpr Angle() = default;

    /// Returns the angle nearest to `count` degrees, reduced to [0, 360). Precondition: |count| <= 1e9.
    [[nodiscard]] static Angle fromDegrees(double count) {
        return fromNanodegrees(std::llround(std::fmod(count, 360.0) * 1e9));
    }
    /// Returns the angle of `count` nanodegrees, reduced to [0, 360) degrees. Exact.
    [[nodiscard]] static constexpr Angle fromNanodegrees(std::int64_t count) {
        count %= kFullTurn;
        return Angle{count < 0 ? count + kFullTurn : count};
    }

    [[nodiscard]] constexpr std::int64_t nanodegrees() const { return m_nanodegrees; }
    /// Returns the angle in degrees as the nearest double, in [0, 360).
    [[nodiscard]] constexpr double degrees() const { return static_cast<double>(m_nanodegrees) / 1e9; }

    /// Returns the cosine, rounded to a double; it is exact at multiples of 90 degrees.
    [[nodiscard]] double cosine() const;
    /// Returns the sine, rounded to a double; it is exact at multiples of 90 degrees.
    [[nodiscard]] double sine() const;

    friend constexpr auto operator<=>(Angle, Angle) = default;
    friend constexpr Angle operator+(Angle a, Angle b) { return fromNanodegrees(a.m_nanodegrees + b.m_nanodegrees); }
    friend constexpr Angle operator-(Angle a, Angle b) { return fromNanodegrees(a.m_nanodegrees - b.m_nanodegrees); }

private:
    static constexpr std::int64_t kFullTurn = 360'000'000'000;
    constexpr explicit Angle(std::int64_t nanodegrees) : m_nanodegrees{nanodegrees} {}

    std::int64_t m_nanodegrees = 0;
};

} // namespace sightline::geometry
