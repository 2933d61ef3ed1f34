#include "scenarios/base/placement_rng.h"

namespace sightline::scenarios {

using geometry::Angle;
using geometry::Length;
using geometry::Vector;

namespace {

/// The mixing function of SplitMix64. Source: Steele, Lea, Flood, OOPSLA 2014.
std::uint64_t mixed(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15U;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31);
}

} // namespace

PlacementRng::PlacementRng(std::uint64_t seed, int trial, const QString& id)
    : m_state{mixed(mixed(seed) + static_cast<std::uint64_t>(trial))} {
    for (const char byte : id.toUtf8()) {
        m_state = mixed(m_state ^ static_cast<unsigned char>(byte));
    }
}

double PlacementRng::next() {
    std::uint64_t sum = 0;
    for (int i = 0; i < 6; ++i) {
        const std::uint64_t bits = mixed(m_state++);
        sum += (bits >> 32) + (bits & 0xffffffffU);
    }
    return static_cast<double>(sum) * 0x1p-32 - 6.0;
}

double PlacementRng::even() { return static_cast<double>(mixed(m_state++) >> 11) * 0x1p-52 - 1.0; }

Vector PlacementRng::place(double millimeters) {
    const double x = millimeters * next();
    return {Length::fromMillimeters(x), Length::fromMillimeters(millimeters * next())};
}

Angle PlacementRng::turn(double degrees) { return Angle::fromDegrees(degrees * next()); }

Vector PlacementRng::uniformOffset(double millimeters) {
    const double x = millimeters * even();
    return {Length::fromMillimeters(x), Length::fromMillimeters(millimeters * even())};
}

Angle PlacementRng::evenTurn(double degrees) { return Angle::fromDegrees(degrees * even()); }

} // namespace sightline::scenarios
