#include "geometry/sight/target_outline.h"

#include "geometry/tolerances.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

constexpr int kChords = 2880;
constexpr int kChordsPerDrawnPoint = 16;

double parameterOf(double chords) {
    return chords * 2 * std::numbers::pi / kChords;
}

} // namespace

TargetOutline::TargetOutline(const PlacedFootprint& target, Point origin) : m_origin{origin} {
    const Ring corners = placedCorners(target);
    m_lengths.push_back(0.0);
    if (corners.empty()) {
        m_curve = convexPartsOf(target, origin).front();
        Vec before = m_curve->curvePoint(0.0);
        for (int i = 1; i <= kChords; ++i) {
            const Vec next = m_curve->curvePoint(parameterOf(i));
            m_lengths.push_back(m_lengths.back() + norm(next - before));
            before = next;
        }
        return;
    }
    std::ranges::transform(corners, std::back_inserter(m_corners), [&](Point p) { return toVec(p, origin); });
    double turn = 0.0;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        m_lengths.push_back(m_lengths.back() + norm(corner(i + 1) - corner(i)));
        turn += cross(corner(i) - m_corners[0], corner(i + 1) - m_corners[0]);
    }
    m_outwards = turn > 0 ? -1.0 : 1.0;
}

TargetOutline::Place TargetOutline::at(double distance) const {
    const auto next = std::ranges::upper_bound(m_lengths, distance);
    const auto index = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(next - m_lengths.begin() - 1, 0, static_cast<std::ptrdiff_t>(m_lengths.size()) - 2));
    const double share = (distance - m_lengths[index]) / (m_lengths[index + 1] - m_lengths[index]);
    if (m_curve) {
        const Vec p = m_curve->curvePoint(parameterOf(static_cast<double>(index) + share));
        const Vec n = m_curve->outwardNormal(p, true);
        return {p, (1.0 / norm(n)) * n, 0};
    }
    const Vec way = corner(index + 1) - corner(index);
    return {corner(index) + share * way, (m_outwards / norm(way)) * turned(way), index};
}

std::vector<Point> TargetOutline::points(const Stretch& stretch) const {
    std::vector<Point> points;
    const auto add = [&](Vec v) {
        const Point p = toPoint(v, m_origin);
        if (points.empty() || points.back() != p) {
            points.push_back(p);
        }
    };
    add(at(stretch.from).point);
    const std::size_t count = m_lengths.size() - 1;
    const std::size_t step = m_curve ? kChordsPerDrawnPoint : 1;
    for (const double lap : {0.0, length()}) {
        for (std::size_t i = 0; i < count; i += step) {
            const double here = m_lengths[i] + lap;
            if (stretch.from < here && here < stretch.to) {
                add(m_curve ? m_curve->curvePoint(parameterOf(static_cast<double>(i))) : m_corners[i]);
            }
        }
    }
    add(at(stretch.to > length() ? stretch.to - length() : stretch.to).point);
    return points;
}

double TargetOutline::distanceOf(double parameter) const {
    double chords = parameter * kChords / (2 * std::numbers::pi);
    chords -= std::floor(chords / kChords) * kChords;
    const auto index = static_cast<std::size_t>(std::min(chords, kChords - 1.0));
    return m_lengths[index] + (chords - static_cast<double>(index)) * (m_lengths[index + 1] - m_lengths[index]);
}

std::vector<Stretch> unrolled(const Stretch& stretch, double wholeLength) {
    if (stretch.length() >= wholeLength) {
        return {{0.0, wholeLength}};
    }
    std::vector<Stretch> parts;
    for (const double lap : {-wholeLength, 0.0, wholeLength}) {
        const Stretch part{std::max(stretch.from + lap, 0.0), std::min(stretch.to + lap, wholeLength)};
        if (part.from < part.to) {
            parts.push_back(part);
        }
    }
    return parts;
}

std::vector<Stretch> united(std::vector<Stretch> stretches) {
    std::ranges::sort(stretches, {}, &Stretch::from);
    std::vector<Stretch> result;
    for (const Stretch& stretch : stretches) {
        if (!result.empty() && stretch.from <= result.back().to + kConstructionError) {
            result.back().to = std::max(result.back().to, stretch.to);
        } else {
            result.push_back(stretch);
        }
    }
    return result;
}

std::vector<Stretch> joined(std::vector<Stretch> stretches, double wholeLength) {
    std::vector<Stretch> result = united(std::move(stretches));
    if (result.size() > 1 && result.front().from <= kConstructionError && result.back().to >= wholeLength - kConstructionError) {
        result.back().to = wholeLength + result.front().to;
        result.erase(result.begin());
    }
    return result;
}

std::vector<Stretch> common(const std::vector<Stretch>& first, const std::vector<Stretch>& second) {
    std::vector<Stretch> result;
    for (std::size_t i = 0, j = 0; i < first.size() && j < second.size();) {
        const Stretch both{std::max(first[i].from, second[j].from), std::min(first[i].to, second[j].to)};
        if (both.from < both.to) {
            result.push_back(both);
        }
        first[i].to < second[j].to ? ++i : ++j;
    }
    return result;
}

double totalLength(const std::vector<Stretch>& stretches) {
    double length = 0.0;
    for (const Stretch& stretch : stretches) {
        length += stretch.length();
    }
    return length;
}

} // namespace sightline::geometry::detail
