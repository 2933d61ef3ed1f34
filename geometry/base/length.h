#pragma once

#include <cmath>
#include <compare>
#include <cstdint>

namespace sightline::geometry {

/// A signed distance on the table, stored as a whole number of nanometers.
///
/// Millimeters and multiples of 1/64 inch are exact, so lengths compare exactly, and saving, loading and undo reproduce
/// the same bits.
class Length {
public:
    constexpr Length() = default;

    [[nodiscard]] static constexpr Length fromNanometers(std::int64_t count) { return Length{count}; }

    /// Returns the length nearest to `count` inches; 1 in is exactly 25.4 mm. Precondition: |count| <= 1e6.
    [[nodiscard]] static Length fromInches(double count) { return Length{std::llround(count * 25.4e6)}; }

    /// Returns the length nearest to `count` millimeters. Precondition: |count| <= 1e7.
    [[nodiscard]] static Length fromMillimeters(double count) { return Length{std::llround(count * 1e6)}; }

    [[nodiscard]] constexpr std::int64_t nanometers() const { return m_nanometers; }
    /// Returns the length in inches as the nearest double; `fromInches` of it returns the same length.
    [[nodiscard]] constexpr double inches() const { return static_cast<double>(m_nanometers) / 25.4e6; }
    /// Returns the length in millimeters as the nearest double; `fromMillimeters` of it returns the same length.
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

    // The product of two lengths is not defined: it would be an area.

private:
    constexpr explicit Length(std::int64_t nanometers) : m_nanometers{nanometers} {}

    std::int64_t m_nanometers = 0;
};

/// The largest absolute value of a coordinate or size, 1,000 m. Products of coordinate differences then fit in 128
/// bits.
inline constexpr Length kLargestCoordinate = Length::fromNanometers(1'000'000'000'000);

} // namespace sightline::geometry
