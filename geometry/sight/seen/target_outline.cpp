#include "geometry/sight/seen/target_outline.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <numbers>

namespace sightline::geometry::detail {

namespace {

constexpr int kChords = 2880;
constexpr int kChordsPerDrawnPoint = 16;

double parameterOf(double chords) { return chords * 2 * std::numbers::pi / kChords; }

using Lengths = std::shared_ptr<const std::vector<double>>;

/// The ends of the chords of the unit circle.
const std::vector<Vec>& chordEnds() {
    static const std::vector<Vec> ends = [] {
        std::vector<Vec> points;
        points.reserve(kChords + 1);
        for (int i = 0; i <= kChords; ++i) {
            points.push_back({std::cos(parameterOf(i)), std::sin(parameterOf(i))});
        }
        return points;
    }();
    return ends;
}

/// Returns the lengths along a curve to the ends of its chords. A table has few sizes of bases, so the latest ones are
/// cached, for all threads: those of a matrix live for one matrix only.
Lengths chordLengths(const ConvexShape& curve) {
    struct Known {
        double along;
        double across;
        Lengths lengths;
    };
    constexpr std::size_t kMaxKnown = 16;
    static std::mutex mutex;
    static std::vector<Known> known;
    const std::scoped_lock lock{mutex};
    const auto found = std::ranges::find_if(
        known, [&](const Known& entry) { return entry.along == curve.along() && entry.across == curve.across(); });
    if (found != known.end()) {
        return found->lengths;
    }
    std::vector<double> lengths;
    lengths.reserve(kChords + 1);
    double length = 0.0;
    Vec before{curve.along(), 0.0};
    for (const Vec unit : chordEnds()) {
        const Vec next{curve.along() * unit.x, curve.across() * unit.y};
        length += norm(next - before);
        lengths.push_back(length);
        before = next;
    }
    if (known.size() == kMaxKnown) {
        known.erase(known.begin());
    }
    known.push_back({curve.along(), curve.across(), std::make_shared<const std::vector<double>>(std::move(lengths))});
    return known.back().lengths;
}

} // namespace

TargetOutline::TargetOutline(const PlacedFootprint& target, Point origin) : m_origin{origin} {
    const Ring corners = placedCorners(target);
    if (corners.empty()) {
        m_curve = convexPartsOf(target, origin).front();
        m_lengths = chordLengths(*m_curve);
        return;
    }
    std::ranges::transform(corners, std::back_inserter(m_corners), [&](Point p) { return toVec(p, origin); });
    std::vector<double> lengths{0.0};
    double turn = 0.0;
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        lengths.push_back(lengths.back() + norm(corner(i + 1) - corner(i)));
        turn += cross(corner(i) - m_corners[0], corner(i + 1) - m_corners[0]);
    }
    m_lengths = std::make_shared<const std::vector<double>>(std::move(lengths));
    m_outwards = turn > 0 ? -1.0 : 1.0;
}

std::pair<std::size_t, double> TargetOutline::sideAt(double distance) const {
    const std::vector<double>& lengths = *m_lengths;
    const auto next = std::ranges::upper_bound(lengths, distance);
    const auto index = static_cast<std::size_t>(
        std::clamp<std::ptrdiff_t>(next - lengths.begin() - 1, 0, static_cast<std::ptrdiff_t>(lengths.size()) - 2));
    return {index, (distance - lengths[index]) / (lengths[index + 1] - lengths[index])};
}

double TargetOutline::parameterAt(double distance) const {
    const auto [chord, share] = sideAt(distance);
    return parameterOf(static_cast<double>(chord) + share);
}

TargetOutline::Place TargetOutline::at(double distance) const {
    const auto [index, share] = sideAt(distance);
    if (m_curve) {
        const Vec p = m_curve->curvePoint(parameterOf(static_cast<double>(index) + share));
        const Vec n = m_curve->outwardNormal(p, true);
        return {p, (1.0 / norm(n)) * n, 0};
    }
    const Vec way = corner(index + 1) - corner(index);
    return {corner(index) + share * way, (m_outwards / norm(way)) * turned(way), index};
}

double TargetOutline::extentOf(const std::vector<Stretch>& stretches, Vec axis) const {
    /// A point at which the outline may turn back along the axis.
    struct Turn {
        double distance;
        double level;
    };
    std::vector<Turn> turns;
    if (m_curve) {
        for (const Vec n : {axis, -axis}) {
            const Vec p = m_curve->supportPoint(n);
            turns.push_back({distanceOf(m_curve->parameterOf(p)), dot(p, axis)});
        }
    }
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        turns.push_back({distanceOfCorner(i), dot(m_corners[i], axis)});
    }
    std::vector<Stretch> shadows; // along the axis
    for (const Stretch& stretch : stretches) {
        const auto [low, high] = std::minmax({dot(at(stretch.from).point, axis), dot(at(stretch.to).point, axis)});
        Stretch shadow{low, high};
        for (const Turn& turn : turns) {
            if (stretch.from < turn.distance && turn.distance < stretch.to) {
                shadow = {std::min(shadow.from, turn.level), std::max(shadow.to, turn.level)};
            }
        }
        shadows.push_back(shadow);
    }
    return totalLength(united(std::move(shadows)));
}

std::vector<Point> TargetOutline::points(const Stretch& stretch) const {
    const std::vector<double>& lengths = *m_lengths;
    std::vector<Point> points;
    const auto add = [&](Vec v) {
        const Point p = toPoint(v, m_origin);
        if (points.empty() || points.back() != p) {
            points.push_back(p);
        }
    };
    add(at(stretch.from).point);
    const std::size_t count = lengths.size() - 1;
    const std::size_t step = m_curve ? kChordsPerDrawnPoint : 1;
    for (const double lap : {0.0, length()}) {
        for (std::size_t i = 0; i < count; i += step) {
            const double here = lengths[i] + lap;
            if (stretch.from < here && here < stretch.to) {
                add(m_curve ? m_curve->curvePoint(parameterOf(static_cast<double>(i))) : m_corners[i]);
            }
        }
    }
    add(at(stretch.to > length() ? stretch.to - length() : stretch.to).point);
    return points;
}

double TargetOutline::distanceOf(double parameter) const {
    const std::vector<double>& lengths = *m_lengths;
    double chords = parameter * kChords / (2 * std::numbers::pi);
    chords -= std::floor(chords / kChords) * kChords;
    const auto index = static_cast<std::size_t>(std::min(chords, kChords - 1.0));
    return lengths[index] + (chords - static_cast<double>(index)) * (lengths[index + 1] - lengths[index]);
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

std::vector<Stretch> without(const std::vector<Stretch>& stretches, const std::vector<Stretch>& what) {
    std::vector<Stretch> left;
    for (Stretch stretch : stretches) {
        for (const Stretch& taken : what) {
            if (taken.to <= stretch.from || taken.from >= stretch.to) {
                continue;
            }
            if (taken.from > stretch.from) {
                left.push_back({stretch.from, taken.from});
            }
            stretch.from = taken.to;
        }
        if (stretch.length() > 0.0) {
            left.push_back(stretch);
        }
    }
    return left;
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
    if (result.size() > 1 && result.front().from <= kConstructionError &&
        result.back().to >= wholeLength - kConstructionError) {
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
