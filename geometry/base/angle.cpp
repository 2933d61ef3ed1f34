#include "geometry/base/angle.h"

#include <numbers>

namespace sightline::geometry {

namespace {

constexpr std::int64_t kQuarter = 90'000'000'000;

double sineOfNanodegrees(std::int64_t nanodegrees) {
    const std::int64_t quarters = nanodegrees / kQuarter;
    const std::int64_t rest = nanodegrees % kQuarter;
    const double radians = static_cast<double>(rest) * (std::numbers::pi / 180e9);
    switch (quarters % 4) {
    case 0: return std::sin(radians);
    case 1: return std::cos(radians);
    case 2: return -std::sin(radians);
    default: return -std::cos(radians);
    }
}

} // namespace

double Angle::sine() const { return sineOfNanodegrees(m_nanodegrees); }

double Angle::cosine() const { return sineOfNanodegrees(m_nanodegrees + kQuarter); }

} // namespace sightline::geometry
