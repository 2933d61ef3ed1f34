#include "geometry/region/complete_curve_region.h"

#include "geometry/base/tolerances.h"
#include "geometry/region/visibility_polygon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace sightline::geometry::detail {

namespace {

constexpr double kTurn = 2.0 * std::numbers::pi;
/// The distance, in nanometers, within which points and lines coincide. Corners are rounded to one or two nanometers,
/// so sides that lead away from the viewer may miss their line by some nanometers; with less, such a side could count
/// as seen from behind.
constexpr double kCurveRounding = kPlainlyBeside;
/// The maximum angle, in radians, between two sampled points of a border. Empirical.
constexpr double kStep = 0.3;
/// The distance, in nanometers, by which chords are moved outwards so that none cuts off a hidden part: half of
/// `kRangeChord`.
constexpr double kOutwards = static_cast<double>(kRangeChord.nanometers()) / 2.0;
/// Number of outlines merged at once.
constexpr std::size_t kAtOnce = 6;

Vec towards(double angle) { return {std::cos(angle), std::sin(angle)}; }

/// A side of the seen region as seen from the viewer, or an interval of directions in which nothing is seen.
struct Span {
    double from = 0.0;  ///< radians
    double width = 0.0; ///< radians, clockwise on screen
    Vec first;          ///< nanometers from the viewer
    Vec last;
    bool isEdge = false; ///< side of the box: nothing is hidden beyond

    /// Returns the point at which sight ends in a direction.
    [[nodiscard]] Vec at(double angle) const {
        const Vec way = last - first;
        const Vec out = towards(angle);
        const double denominator = cross(out, way);
        if (norm(way) == 0.0 || denominator == 0.0) {
            return first;
        }
        return first + std::clamp(cross(first, out) / denominator, 0.0, 1.0) * way;
    }
};

class WholeCurve {
public:
    WholeCurve(Point viewer, const Box& box, const ConvexShape& target)
        : m_viewer{viewer},
          m_low{toVec(box.low, viewer)},
          m_high{toVec(box.high, viewer)},
          m_target{target},
          m_far{2.0 * (norm(m_high - m_low) + target.reach())} {}

    /// Returns false if the region is not star-shaped about the viewer.
    bool addSpans(const PolygonSet& seen) {
        for (const PolygonWithHoles& part : seen.parts) {
            if (!part.holes.empty() || !addRing(part.outline)) {
                return false;
            }
        }
        return fillGaps();
    }

    [[nodiscard]] PolygonSet region(const Box& box) {
        for (const Span& span : m_spans) {
            if (!span.isEdge) {
                addSector(span, 1.0);
                addSector(span, -1.0);
                addStrip(span.from, span.first);
                addStrip(span.from + span.width, span.last);
            }
        }
        const Ring outline{box.low, {box.high.x, box.low.y}, box.high, {box.low.x, box.high.y}};
        return subtract(unite(std::array{outline}), joinedBit(m_bad, 0, m_bad.size()));
    }

private:
    [[nodiscard]] bool isOnEdge(Vec a, Vec b) const {
        const auto both = [](double p, double q, double at) {
            return std::abs(p - at) <= kCurveRounding && std::abs(q - at) <= kCurveRounding;
        };
        return both(a.x, b.x, m_low.x) || both(a.x, b.x, m_high.x) || both(a.y, b.y, m_low.y) ||
               both(a.y, b.y, m_high.y);
    }

    /// Returns false if a side is seen from behind.
    bool addRing(const Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Vec a = toVec(ring[i], m_viewer);
            const Vec b = toVec(ring[i + 1 == ring.size() ? 0 : i + 1], m_viewer);
            const double nearest = std::min(norm(a), norm(b));
            if (nearest <= kCurveRounding) {
                continue;
            }
            const double width = std::atan2(cross(a, b), dot(a, b));
            if (std::abs(width) * nearest <= kCurveRounding) {
                continue;
            }
            if (width < 0.0) {
                return false;
            }
            m_spans.push_back({std::atan2(a.y, a.x), width, a, b, isOnEdge(a, b)});
        }
        return true;
    }

    /// Adds spans for the directions without a side, in which nothing is seen.
    bool fillGaps() {
        if (m_spans.empty()) {
            m_spans.push_back({0.0, kTurn, {}, {}, false});
            return true;
        }
        std::ranges::sort(m_spans, {}, &Span::from);
        const std::size_t count = m_spans.size();
        for (std::size_t i = 0; i < count; ++i) {
            const Span span = m_spans[i];
            const Span& next = m_spans[i + 1 == count ? 0 : i + 1];
            const double start = span.from + span.width;
            const double gap = next.from + (i + 1 == count ? kTurn : 0.0) - start;
            const double nearest = std::min(norm(span.last), norm(next.first));
            if (gap * nearest < -kCurveRounding) {
                return false;
            }
            if (gap * nearest > kCurveRounding) {
                m_spans.push_back({start, gap, {}, {}, false});
            }
        }
        return true;
    }

    /// Returns the center of a target that touches a ray from the viewer at a point, on the side `sign` of it.
    [[nodiscard]] Vec centerBeside(Vec place, double angle, double sign) const {
        return place - m_target.supportPoint(sign * turned(towards(angle)));
    }

    /// Adds the centers of targets whose outermost point, as seen from the viewer, lies beyond a side of the seen
    /// region.
    void addSector(const Span& span, double sign) {
        std::vector<Vec> border{centerBeside(span.at(span.from), span.from, sign)};
        const int parts = std::max(1, static_cast<int>(std::ceil(span.width / kStep)));
        std::vector<double> angles{span.from};
        for (int i = 0; i < parts; ++i) {
            refine(span, sign, span.from + span.width * i / parts, span.from + span.width * (i + 1) / parts, 0, border,
                   angles);
        }
        std::vector<Vec> corners{border.front()};
        for (std::size_t i = 0; i < border.size(); ++i) {
            const Vec way = border[std::min(i + 1, border.size() - 1)] - border[i == 0 ? 0 : i - 1];
            const double length = norm(way);
            corners.push_back(length > 0.0 ? border[i] + (kOutwards / length) * turned(way) : border[i]);
        }
        corners.push_back(border.back());
        for (std::size_t i = angles.size(); i-- > 0;) {
            corners.push_back(centerBeside(m_far * towards(angles[i]), angles[i], sign));
        }
        add(corners);
    }

    void refine(const Span& span,
                double sign,
                double from,
                double to,
                int depth,
                std::vector<Vec>& border,
                std::vector<double>& angles) const {
        constexpr int kDeepest = 24;
        const double room = static_cast<double>(kRangeChord.nanometers()) / 4.0;
        const double middle = (from + to) / 2.0;
        const Vec a = border.back();
        const Vec b = centerBeside(span.at(to), to, sign);
        const Vec between = centerBeside(span.at(middle), middle, sign);
        if (depth < kDeepest && norm(between - nearestOnSegment(a, b, between)) > room) {
            refine(span, sign, from, middle, depth + 1, border, angles);
            refine(span, sign, middle, to, depth + 1, border, angles);
            return;
        }
        border.push_back(b);
        if (to - angles.back() > kStep / 2.0 || to == span.from + span.width) {
            angles.push_back(to);
        }
    }

    /// Adds the centers of targets that a ray from the viewer meets only beyond the point where sight along it ends.
    void addStrip(double angle, Vec place) {
        const double room = static_cast<double>(kRangeChord.nanometers());
        const double curved = m_target.along() * m_target.along() / m_target.across();
        const int parts = std::max(4, static_cast<int>(std::ceil(std::numbers::pi / std::sqrt(4.0 * room / curved))));
        std::vector<Vec> corners;
        for (int i = 0; i <= parts; ++i) {
            // The points of the outline that face the viewer, from one side of the ray to the other.
            corners.push_back(
                place - m_target.supportPoint(towards(angle + std::numbers::pi / 2.0 + std::numbers::pi * i / parts)));
        }
        const Vec far = m_far * towards(angle);
        corners.push_back(far - m_target.supportPoint(-1.0 * turned(towards(angle))));
        corners.push_back(far - m_target.supportPoint(turned(towards(angle))));
        add(corners);
    }

    void add(const std::vector<Vec>& corners) {
        Ring ring;
        for (const Vec p : corners) {
            const Point place = toPoint(p, m_viewer);
            if (ring.empty() || ring.back() != place) {
                ring.push_back(place);
            }
        }
        double twice = 0.0;
        for (std::size_t i = 1; i + 1 < corners.size(); ++i) {
            twice += cross(corners[i] - corners[0], corners[i + 1] - corners[0]);
        }
        if (twice < 0.0) {
            std::ranges::reverse(ring);
        }
        m_bad.push_back(std::move(ring));
    }

    /// Merges neighbors first: their unions have few sides, whereas all outlines together intersect each other
    /// everywhere.
    static std::vector<Ring> joinedBit(const std::vector<Ring>& rings, std::size_t from, std::size_t to) {
        if (to - from <= kAtOnce) {
            return from == to ? std::vector<Ring>{} : ringsOf(unite(std::span{rings}.subspan(from, to - from)));
        }
        std::vector<Ring> both = joinedBit(rings, from, from + (to - from) / 2);
        std::ranges::move(joinedBit(rings, from + (to - from) / 2, to), std::back_inserter(both));
        return ringsOf(unite(both));
    }

    Point m_viewer;
    Vec m_low; ///< bounds of the box, relative to the viewer
    Vec m_high;
    const ConvexShape& m_target;
    double m_far;
    std::vector<Span> m_spans;
    std::vector<Ring> m_bad;
};

} // namespace

std::optional<PolygonSet>
wholeCurveFromSamplePoint(Point viewer, const PolygonSet& seen, const Box& box, const ConvexShape& target) {
    WholeCurve curve{viewer, box, target};
    return curve.addSpans(seen) ? std::optional{curve.region(box)} : std::nullopt;
}

} // namespace sightline::geometry::detail
