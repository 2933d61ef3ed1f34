#include "scenarios/judge/position_fan.h"

#include <cmath>
#include <numeric>

namespace sightline::scenarios {

using geometry::Length;
using geometry::Point;
using geometry::SightLine;

SightLine betweenEnds(const SightLine& line, const LineRules& rules) {
    // Nanometers. A line with free ends is tested without the first and the last micrometer, so that a blocker that an
    // end touches does not count; the cut exceeds the rounding of the new ends, 0.71 nm. Lines of less than four times
    // the cut keep their ends. Empirical.
    constexpr double kCut = 1000.0;
    const std::int64_t dx = (line.to.x - line.from.x).nanometers();
    const std::int64_t dy = (line.to.y - line.from.y).nanometers();
    const double length = std::hypot(static_cast<double>(dx), static_cast<double>(dy));
    if (!rules.freeEnds || length <= 4 * kCut) {
        return line;
    }
    const std::int64_t steps = std::gcd(dx, dy);
    const auto cut = std::max<std::int64_t>(1, std::llround(kCut * static_cast<double>(steps) / length));
    const auto part = [&](std::int64_t whole) {
        const bool isExact = 2 * cut < steps;
        return Length::fromNanometers(isExact ? whole / steps * cut
                                              : std::llround(static_cast<double>(whole) * kCut / length));
    };
    const geometry::Vector by{part(dx), part(dy)};
    return {line.from + by, line.to - by};
}

PositionFan::PositionFan(const geometry::TerrainMap& map, std::span<const int> active, const LineRules& rules)
    : m_map{map}, m_active(active.begin(), active.end()), m_rules{rules}, m_touching{map, active, rules.touch} {
    if (rules.freeEnds && rules.touch == geometry::TouchRule::Blocked) {
        m_crossing.emplace(map, active, geometry::TouchRule::Clear);
    }
}

void PositionFan::startAt(Point from) {
    m_from = from;
    m_touching.startAt(from);
    if (m_crossing) {
        m_crossing->startAt(from);
    }
}

bool PositionFan::isBlocked(Point to) {
    if (!m_crossing) {
        return m_touching.isBlocked(to);
    }
    if (const auto plain = m_crossing->isPlainlyBlocked(to)) {
        return *plain;
    }
    return m_crossing->isBlocked(to) ||
           (m_touching.isBlocked(to) &&
            geometry::firstHit(betweenEnds({m_from, to}, m_rules), m_map, m_active, m_rules.touch));
}

std::optional<int> PositionFan::firstBlocker(Point to) {
    if (!m_crossing) {
        return m_touching.firstBlocker(to);
    }
    if (const auto crossed = m_crossing->firstBlocker(to)) {
        return crossed;
    }
    if (!m_touching.isBlocked(to)) {
        return {};
    }
    const auto touched = geometry::firstHit(betweenEnds({m_from, to}, m_rules), m_map, m_active, m_rules.touch);
    return touched ? std::optional{touched->blocker} : std::nullopt;
}

} // namespace sightline::scenarios
