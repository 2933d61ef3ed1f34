#include "scenarios/judge/position_fan.h"

#include <algorithm>
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
    : m_map{map},
      m_rules{rules},
      m_haveFreeEnds{rules.freeEnds && rules.touch == geometry::TouchRule::Blocked},
      m_fan{map, active, m_haveFreeEnds ? geometry::TouchRule::Clear : rules.touch} {}

void PositionFan::startAt(Point from) {
    m_from = from;
    m_fan.startAt(from);
}

void PositionFan::startAt(Point from, const geometry::Box& ends) {
    m_from = from;
    m_fan.startAt(from, ends);
}

bool PositionFan::touches(Point to) {
    if (!m_touching) {
        m_touching.emplace(m_map, m_fan.active(), m_rules.touch);
    }
    m_touching->startAt(m_from);
    return m_touching->isBlocked(to);
}

std::optional<int> PositionFan::touchedBetweenEnds(Point to) const {
    const auto touched = geometry::firstHit(betweenEnds({m_from, to}, m_rules), m_map, m_fan.active(), m_rules.touch);
    return touched ? std::optional{touched->blocker} : std::nullopt;
}

bool PositionFan::isBlocked(Point to) {
    if (!m_haveFreeEnds) {
        return m_fan.isBlocked(to);
    }
    if (const auto plain = m_fan.isPlainlyBlocked(to)) {
        return *plain;
    }
    return m_fan.isBlocked(to) || (touches(to) && touchedBetweenEnds(to));
}

std::optional<int> PositionFan::firstBlocker(Point to) {
    const auto crossed = m_fan.firstBlocker(to);
    return crossed || !m_haveFreeEnds || !touches(to) ? crossed : touchedBetweenEnds(to);
}

CornerFan::CornerFan(const geometry::TerrainMap& map, std::span<const int> active, const LineRules& rules)
    : m_within{map, active, rules}, m_corners{map, active, rules} {}

void CornerFan::startAt(const LineEnd& from) {
    m_corners.startAt(from.shape.position + from.toCorner);
    m_from = from.shape.position;
    m_toCorner = std::hypot(static_cast<double>(from.toCorner.x.nanometers()),
                            static_cast<double>(from.toCorner.y.nanometers()));
    m_ends.reset();
    m_isWithinStarted = false;
    m_holdsForCorners = true;
}

void CornerFan::startAt(const LineEnd& from, const geometry::Box& ends) {
    startAt(from);
    // The corner of an end lies as far from it along both axes as that of the start, if it stands for one.
    const geometry::Length beyond = std::max({from.toCorner.x, -from.toCorner.x, from.toCorner.y, -from.toCorner.y});
    m_ends = geometry::Box{{ends.low.x - beyond, ends.low.y - beyond}, {ends.high.x + beyond, ends.high.y + beyond}};
    m_corners.startAt(from.shape.position + from.toCorner, *m_ends);
}

std::optional<bool> CornerFan::isPlainlyBlocked(const LineEnd& to) {
    const Point corner = to.shape.position + to.toCorner;
    const auto isPlain = m_corners.isPlainlyBlocked(corner);
    const bool isDecided =
        !isPlain.value_or(false) || m_toCorner == 0.0 || m_corners.isBlockedByFar(corner, m_toCorner);
    return isDecided ? isPlain : std::nullopt;
}

bool CornerFan::isBlocked(const LineEnd& to) {
    if (const auto isPlain = isPlainlyBlocked(to)) {
        return *isPlain;
    }
    m_holdsForCorners = m_holdsForCorners && m_toCorner == 0.0;
    if (!m_corners.isBlocked(to.shape.position + to.toCorner)) {
        return false;
    }
    if (m_toCorner > 0.0 && !m_isWithinStarted) {
        m_within.startAt(m_from);
        m_isWithinStarted = true;
    }
    return m_toCorner == 0.0 || m_within.isBlocked(to.shape.position);
}

std::optional<bool> CornerFan::areAllBlocked() {
    const auto areAll = m_corners.areAllBlocked(*m_ends);
    const bool isDecided =
        !areAll.value_or(false) || m_toCorner == 0.0 || m_corners.areAllBlockedByFar(*m_ends, m_toCorner);
    return isDecided ? areAll : std::nullopt;
}

} // namespace sightline::scenarios
