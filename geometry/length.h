#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

namespace sightline::geometry {

/// A signed distance on the table, a whole number of nanometers.
///
/// Millimeters and each 1/64 inch are exact, so equality is plain equality and save, load and undo give back the same
/// bits.
class Length {
public:
    constexpr Length() = default;

    [[nodiscard]] static constexpr Length fromNanometers(std::int64_t count) { return Length{count}; }

    /// Nearest nanometer to `count` inches; 1 in is exactly 25.4 mm. Precondition: |count| <= 1e6.
    [[nodiscard]] static Length fromInches(double count) { return Length{std::llround(count * 25.4e6)}; }

    /// Nearest nanometer to `count` millimeters. Precondition: |count| <= 1e7.
    [[nodiscard]] static Length fromMillimeters(double count) { return Length{std::llround(count * 1e6)}; }

    [[nodiscard]] constexpr std::int64_t nanometers() const { return m_nanometers; }
    /// The double nearest to the length in inches; `fromInches` gives the same length back.
    [[nodiscard]] constexpr double inches() const { return static_cast<double>(m_nanometers) / 25.4e6; }
    /// The double nearest to the length in millimeters; `fromMillimeters` gives the same length back.
    [[nodiscard]] constexpr double millimeters() const { return static_cast<double>(m_nanometers) / 1e6; }

    friend constexpr auto operator<=>(Length, Length) = default;

    friend constexpr Length operator+(Length a, Length b) { return Length{a.m_nanometers + b.m_nanometers}; }
    friend constexpr Length operator-(Length a, Length b) { return Length{a.m_nanometers - b.m_nanometers}; }
    friend constexpr Length operator-(Length a) { return Length{-a.m_nanometers}; }
    friend constexpr Length operator*(Length a, std::int64_t times) { return Length{a.m_nanometers * times}; }
    constexpr Length& operator+=(Length other) {
        m_nanometers += other.m_nanometers;
        return *this;
    }
    constexpr Length& operator-=(Length other) {
        m_nanometers -= other.m_nanometers;
        return *this;
    }

    // No Length * Length: that would be an area.

private:
    constexpr explicit Length(std::int64_t nanometers) : m_nanometers{nanometers} {}

    std::int64_t m_nanometers = 0;
};

/// No coordinate and no size goes beyond this, so that products of differences fit in 128 bits: 1,000 m.
inline constexpr Length kLargestCoordinate = Length::fromNanometers(1'000'000'000'000);

} // namespace sightline::geometry
