#include "geometry/shapes/convex_shape.h"

#include "geometry/base/predicates.h"
#include "geometry/base/tolerances.h"
#include "geometry/shapes/convex_ring.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>
#include <utility>

namespace sightline::geometry::detail {

namespace {

template <class... Cases> struct Overloaded : Cases... { using Cases::operator()...; };
template <class... Cases> Overloaded(Cases...) -> Overloaded<Cases...>;

double centralNanometers(Length length) { return static_cast<double>(length.nanometers()); }

/// Returns the point nearest to (px, py) on the ellipse x^2/a^2 + y^2/b^2 = 1 in its own frame, with a >= b > 0 and px,
/// py >= 0, by bracketed root finding for the Lagrange multiplier. Source: D. Eberly, "Distance from a Point to an
/// Ellipse, an Ellipsoid, or a Hyperellipsoid", 2013, section 2.
Vec nearestOnEllipseQuadrant(double a, double b, double px, double py) {
    if (py > 0) {
        if (px > 0) {
            const double z0 = px / a;
            const double z1 = py / b;
            const double g = z0 * z0 + z1 * z1 - 1;
            if (g == 0) {
                return {px, py};
            }
            const double r0 = (a / b) * (a / b);
            const double n0 = r0 * z0;
            double low = z1 - 1;
            double high = g < 0 ? 0 : norm({n0, z1}) - 1;
            double s = 0;
            s = high;
            for (int i = 0; i < 200; ++i) {
                const double ratio0 = n0 / (s + r0);
                const double ratio1 = z1 / (s + 1);
                const double value = ratio0 * ratio0 + ratio1 * ratio1 - 1;
                if (value > 0) {
                    low = s;
                } else if (value < 0) {
                    high = s;
                } else {
                    break;
                }
                // Newton's step if it stays in the bracket, otherwise bisection.
                const double slope = -2 * (ratio0 * ratio0 / (s + r0) + ratio1 * ratio1 / (s + 1));
                double next = s - value / slope;
                if (!(next > low && next < high)) {
                    next = (low + high) / 2;
                }
                if (next == low || next == high || next == s) {
                    break;
                }
                s = next;
            }
            return {r0 * px / (s + r0), py / (s + 1)};
        }
        return {0, b};
    }
    const double numerator = a * px;
    const double denominator = a * a - b * b;
    if (numerator < denominator) {
        const double ratio = numerator / denominator;
        return {a * ratio, b * std::sqrt(std::max(0.0, 1 - ratio * ratio))};
    }
    return {a, 0};
}

Ring turnedAndMoved(const Ring& ring, const PlacedFootprint& placed) {
    Ring result;
    result.reserve(ring.size());
    if (placed.facing == Angle{}) {
        const Vector by{placed.position.x, placed.position.y};
        std::ranges::transform(ring, std::back_inserter(result), [&](Point p) { return p + by; });
        return result;
    }
    const double c = placed.facing.cosine();
    const double s = placed.facing.sine();
    for (const Point p : ring) {
        const auto x = static_cast<double>(p.x.nanometers());
        const auto y = static_cast<double>(p.y.nanometers());
        result.push_back({placed.position.x + Length::fromNanometers(std::llround(x * c - y * s)),
                          placed.position.y + Length::fromNanometers(std::llround(x * s + y * c))});
    }
    return result;
}

std::array<Point, 4> rectangleCorners(const RectangleBase& base, const PlacedFootprint& placed) {
    const double x = centralNanometers(base.length) / 2;
    const double y = centralNanometers(base.width) / 2;
    const double c = placed.facing.cosine();
    const double s = placed.facing.sine();
    const auto at = [&](double along, double across) {
        return Point{placed.position.x + Length::fromNanometers(std::llround(along * c - across * s)),
                     placed.position.y + Length::fromNanometers(std::llround(along * s + across * c))};
    };
    return {at(-x, -y), at(x, -y), at(x, y), at(-x, y)};
}

std::vector<Vec> toVecs(std::span<const Point> ring, Point origin) {
    std::vector<Vec> result;
    result.reserve(ring.size());
    std::ranges::transform(ring, std::back_inserter(result), [&](Point p) { return toVec(p, origin); });
    return result;
}

} // namespace

ConvexShape ConvexShape::disc(Vec center, double radius) {
    ConvexShape shape;
    shape.m_center = center;
    shape.m_along = shape.m_across = radius;
    return shape;
}

ConvexShape ConvexShape::ellipse(Vec center, double along, double across, Vec axis) {
    ConvexShape shape;
    shape.m_kind = Kind::Ellipse;
    shape.m_center = center;
    shape.m_along = along;
    shape.m_across = across;
    shape.m_axis = axis;
    if (along < across) {
        std::swap(shape.m_along, shape.m_across);
        shape.m_axis = turned(axis);
    }
    return shape;
}

ConvexShape ConvexShape::polygon(std::vector<Vec> corners) {
    ConvexShape shape;
    shape.m_kind = Kind::Polygon;
    Vec sum;
    for (const Vec corner : corners) {
        sum = sum + corner;
    }
    shape.m_center = (1.0 / static_cast<double>(corners.size())) * sum;
    for (const Vec corner : corners) {
        shape.m_along = std::max(shape.m_along, norm(corner - shape.m_center));
    }
    shape.m_corners = std::move(corners);
    return shape;
}

std::size_t ConvexShape::farthestCorner(Vec n) const {
    const std::size_t count = m_corners.size();
    const auto value = [&](std::size_t i) { return dot(m_corners[i], n); };
    // Around a convex outline the values are unimodal: sample a few, then climb from the best.
    const std::size_t stride = count <= 16 ? 1 : static_cast<std::size_t>(std::sqrt(static_cast<double>(count)));
    std::size_t best = 0;
    double most = value(best);
    for (std::size_t i = stride; i < count; i += stride) {
        if (const double here = value(i); here > most) {
            best = i;
            most = here;
        }
    }
    if (stride == 1) {
        return best;
    }
    const auto climb = [&](std::size_t step) {
        for (std::size_t next = (best + step) % count; value(next) > value(best); next = (best + step) % count) {
            best = next;
        }
    };
    climb(1);
    climb(count - 1);
    return best;
}

double ConvexShape::support(Vec n) const {
    switch (m_kind) {
    case Kind::Disc: return dot(m_center, n) + m_along * norm(n);
    case Kind::Ellipse: {
        const double value = dot(m_center, n) + norm({m_along * dot(n, m_axis), m_across * dot(n, turned(m_axis))});
        return m_offset == 0.0 ? value : value + m_offset * norm(n);
    }
    case Kind::Polygon: break;
    }
    const double best = dot(m_corners[farthestCorner(n)], n);
    return m_offset == 0.0 ? best : best + m_offset * norm(n);
}

Vec ConvexShape::supportPoint(Vec n) const {
    const double length = norm(n);
    switch (m_kind) {
    case Kind::Disc: return m_center + (m_along / length) * n;
    case Kind::Ellipse: {
        const double x = dot(n, m_axis);
        const double y = dot(n, turned(m_axis));
        const double root = norm({m_along * x, m_across * y});
        return m_center + (m_along * m_along * x / root) * m_axis + (m_across * m_across * y / root) * turned(m_axis) +
               (m_offset / length) * n;
    }
    case Kind::Polygon: break;
    }
    return m_corners[farthestCorner(n)] + (m_offset / length) * n;
}

std::optional<std::pair<double, double>> ConvexShape::insideOfLine(Vec p, Vec along, double slack) const {
    if (m_offset != 0.0) {
        const Vec n = (1.0 / norm(along)) * turned(along);
        const double offset = dot(p, n);
        if (offset > support(n) + slack + kConstructionError || -offset > support(-n) + slack + kConstructionError) {
            return {};
        }
        // The signed distance is convex along the line: find its minimum, then the two roots.
        const double scale = (reach() + std::abs(m_offset)) * 4 / norm(along);
        const double middle = dot(m_center - p, along) / dot(along, along);
        const auto excess = [&](double u) { return distanceTo(p + u * along) - slack; };
        double low = middle - scale;
        double high = middle + scale;
        for (int i = 0; i < 120; ++i) {
            const double a = low + (high - low) * 0.382;
            const double b = high - (high - low) * 0.382;
            const bool isBefore = excess(a) < excess(b);
            (isBefore ? high : low) = isBefore ? b : a;
        }
        const double least = (low + high) / 2;
        if (excess(least) > 0) {
            return {};
        }
        const auto crossing = [&](double inside, double outside) {
            for (int i = 0; i < 80; ++i) {
                const double u = (inside + outside) / 2;
                (excess(u) <= 0 ? inside : outside) = u;
            }
            return inside;
        };
        return std::pair{crossing(least, middle - scale), crossing(least, middle + scale)};
    }
    if (m_kind == Kind::Polygon) {
        double first = -std::numeric_limits<double>::infinity();
        double second = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < m_corners.size(); ++i) {
            const Vec a = m_corners[i];
            const Vec edge = m_corners[i + 1 == m_corners.size() ? 0 : i + 1] - a;
            const double side = cross(edge, p - a);
            const double slope = cross(edge, along);
            if (std::abs(slope) <= kParallelEdge * norm(edge) * norm(along)) {
                if (side < -slack * norm(edge)) {
                    return {};
                }
            } else if (slope > 0) {
                first = std::max(first, -(side + slack * norm(edge)) / slope);
            } else {
                second = std::min(second, -(side + slack * norm(edge)) / slope);
            }
        }
        if (first > second) {
            return {};
        }
        return std::pair{first, second};
    }
    Vec from = p - m_center;
    Vec way = along;
    double radius = m_along + slack;
    if (m_kind == Kind::Ellipse) {
        from = {dot(from, m_axis) / m_along, dot(from, turned(m_axis)) / m_across};
        way = {dot(way, m_axis) / m_along, dot(way, turned(m_axis)) / m_across};
        radius = 1.0 + slack / m_across;
    }
    const double length = norm(way);
    const double height = cross(way, from) / length;
    const double root = (radius - height) * (radius + height);
    if (root < 0) {
        return {};
    }
    const double middle = -dot(from, way) / (length * length);
    const double half = std::sqrt(root) / length;
    return std::pair{middle - half, middle + half};
}

std::optional<std::pair<double, double>> ConvexShape::insidePart(Vec p, Vec q, double slack) const {
    const double farthest = m_along + std::max(0.0, m_offset) + slack;
    const Vec nearest = nearestOnSegment(p, q, m_center) - m_center;
    if (dot(nearest, nearest) > farthest * farthest * (1 + kSpare)) {
        return {};
    }
    const auto whole = insideOfLine(p, q - p, slack);
    if (!whole || whole->first > 1.0 || whole->second < 0.0) {
        return {};
    }
    return std::pair{std::max(0.0, whole->first), std::min(1.0, whole->second)};
}

Vec ConvexShape::outwardNormal(Vec p, bool following) const {
    if (m_kind == Kind::Disc) {
        return p - m_center;
    }
    if (m_kind == Kind::Ellipse) {
        // An offset curve has the normals of its ellipse at the nearest points.
        const Vec place = m_offset == 0.0 ? p : nearestOnEllipse(p);
        const double x = dot(place - m_center, m_axis) / (m_along * m_along);
        const double y = dot(place - m_center, turned(m_axis)) / (m_across * m_across);
        return x * m_axis + y * turned(m_axis);
    }
    if (m_offset != 0.0) {
        const ConvexShape core = *grownBy(-m_offset);
        return p - core.nearestTo(p);
    }
    Vec best;
    double nearest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const Vec a = m_corners[i];
        const Vec b = m_corners[i + 1 == m_corners.size() ? 0 : i + 1];
        // At a corner two sides are equally near: a small bias selects the requested one.
        const double bias = norm(p - (following ? b : a)) <= kConstructionError ? kConstructionError : 0.0;
        const double distance = norm(p - nearestOnSegment(a, b, p)) + bias;
        if (distance < nearest) {
            nearest = distance;
            best = -turned(b - a);
        }
    }
    return best;
}

Vec ConvexShape::separatorFrom(Vec p, Vec q) const {
    const auto toCircle = [&](Vec v) {
        return Vec{dot(v - m_center, m_axis) / m_along, dot(v - m_center, turned(m_axis)) / m_across};
    };
    const Vec nearest = nearestOnSegment(toCircle(p), toCircle(q), {0.0, 0.0});
    return (nearest.x / m_along) * m_axis + (nearest.y / m_across) * turned(m_axis);
}

std::pair<Vec, Vec> ConvexShape::tangentPoints(Vec from) const {
    // In the frame in which the curve is the unit circle, the points of contact lie at +-acos(1 / distance) from the
    // point.
    const Vec local{dot(from - m_center, m_axis) / m_along, dot(from - m_center, turned(m_axis)) / m_across};
    const double distance = std::max(1.0, norm(local));
    const double angle = std::atan2(local.y, local.x);
    const double half = std::acos(1.0 / distance);
    return {curvePoint(angle - half), curvePoint(angle + half)};
}

Vec ConvexShape::curvePoint(double t) const {
    return m_center + (m_along * std::cos(t)) * m_axis + (m_across * std::sin(t)) * turned(m_axis);
}

double ConvexShape::parameterOf(Vec p) const {
    return std::atan2(dot(p - m_center, turned(m_axis)) / m_across, dot(p - m_center, m_axis) / m_along);
}

double ConvexShape::parameterOfEntry(Vec start, Vec direction) const {
    // Computed in the frame in which the curve is the unit circle.
    const Vec from{dot(start - m_center, m_axis) / m_along, dot(start - m_center, turned(m_axis)) / m_across};
    const Vec way{dot(direction, m_axis) / m_along, dot(direction, turned(m_axis)) / m_across};
    const Vec unit = (1.0 / norm(way)) * way;
    const double height = std::clamp(cross(unit, from), -1.0, 1.0);
    const Vec entered = height * turned(unit) - std::sqrt((1.0 - height) * (1.0 + height)) * unit;
    return std::atan2(entered.y, entered.x);
}

double ConvexShape::distanceTo(Vec p) const {
    switch (m_kind) {
    case Kind::Disc: return norm(p - m_center) - m_along;
    case Kind::Ellipse: {
        const Vec local{std::abs(dot(p - m_center, m_axis)), std::abs(dot(p - m_center, turned(m_axis)))};
        const Vec nearest = nearestOnEllipseQuadrant(m_along, m_across, local.x, local.y);
        const double x = local.x / m_along;
        const double y = local.y / m_across;
        const double distance = norm(local - nearest);
        return (x * x + y * y <= 1 ? -distance : distance) - m_offset;
    }
    case Kind::Polygon: break;
    }
    double nearest = std::numeric_limits<double>::infinity();
    bool inside = m_corners.size() > 2; // a segment has no interior, not even for collinear points
    for (std::size_t i = 0; i < m_corners.size(); ++i) {
        const Vec a = m_corners[i];
        const Vec b = m_corners[i + 1 == m_corners.size() ? 0 : i + 1];
        nearest = std::min(nearest, norm(p - nearestOnSegment(a, b, p)));
        inside = inside && cross(b - a, p - a) >= 0;
    }
    return (inside ? -nearest : nearest) - m_offset;
}

Vec ConvexShape::nearestOnEllipse(Vec p) const {
    const Vec local{dot(p - m_center, m_axis), dot(p - m_center, turned(m_axis))};
    const Vec nearest = nearestOnEllipseQuadrant(m_along, m_across, std::abs(local.x), std::abs(local.y));
    return m_center + std::copysign(nearest.x, local.x) * m_axis + std::copysign(nearest.y, local.y) * turned(m_axis);
}

Vec ConvexShape::nearestTo(Vec p) const {
    const double distance = distanceTo(p);
    if (distance <= 0) {
        return p;
    }
    Vec core = m_center;
    switch (m_kind) {
    case Kind::Disc: return m_center + (m_along / norm(p - m_center)) * (p - m_center);
    case Kind::Ellipse: core = nearestOnEllipse(p); break;
    case Kind::Polygon: {
        double best = std::numeric_limits<double>::infinity();
        for (std::size_t i = 0; i < m_corners.size(); ++i) {
            const Vec candidate = nearestOnSegment(m_corners[i], m_corners[i + 1 == m_corners.size() ? 0 : i + 1], p);
            if (norm(p - candidate) < best) {
                best = norm(p - candidate);
                core = candidate;
            }
        }
        break;
    }
    }
    return m_offset == 0.0 ? core : core + (m_offset / norm(p - core)) * (p - core);
}

std::optional<ConvexShape> ConvexShape::grownBy(double by) const {
    ConvexShape result = *this;
    switch (m_kind) {
    case Kind::Disc:
        result.m_along = result.m_across = m_along + by;
        return result.m_along > 0 ? std::optional{result} : std::nullopt;
    case Kind::Ellipse:
        // The inward offset has the support function h - by as long as `by` is below the least radius of curvature.
        if (by >= 0 || -by < m_across * m_across / m_along) {
            result.m_offset = m_offset + by;
            return result;
        }
        break;
    case Kind::Polygon:
        if (by >= 0) {
            result.m_offset = m_offset + by;
            return result;
        }
        break;
    }
    // Erosion: the intersection of all supporting half-planes moved inwards.
    std::vector<Vec> normals;
    if (m_kind == Kind::Polygon) {
        for (std::size_t i = 0; i < m_corners.size(); ++i) {
            const Vec edge = m_corners[i + 1 == m_corners.size() ? 0 : i + 1] - m_corners[i];
            normals.push_back((-1.0 / norm(edge)) * turned(edge));
        }
    } else {
        constexpr int kTangents = 720;
        for (int i = 0; i < kTangents; ++i) {
            const double angle = 2 * std::numbers::pi * i / kTangents;
            normals.push_back({std::cos(angle), std::sin(angle)});
        }
    }
    std::vector<Vec> left{m_center + Vec{-2 * reach(), -2 * reach()}, m_center + Vec{2 * reach(), -2 * reach()},
                          m_center + Vec{2 * reach(), 2 * reach()}, m_center + Vec{-2 * reach(), 2 * reach()}};
    for (const Vec n : normals) {
        const double limit = support(n) + by;
        std::vector<Vec> clipped;
        for (std::size_t i = 0; i < left.size(); ++i) {
            const Vec a = left[i];
            const Vec b = left[i + 1 == left.size() ? 0 : i + 1];
            const double da = dot(a, n) - limit;
            const double db = dot(b, n) - limit;
            if (da <= 0) {
                clipped.push_back(a);
            }
            if ((da < 0 && db > 0) || (da > 0 && db < 0)) {
                clipped.push_back(a + (da / (da - db)) * (b - a));
            }
        }
        left = std::move(clipped);
        if (left.size() < 3) {
            return {};
        }
    }
    return polygon(std::move(left));
}

Ring placedCorners(const PlacedFootprint& placed) {
    return std::visit(Overloaded{
                          [](const RoundBase&) { return Ring{}; },
                          [](const OvalBase&) { return Ring{}; },
                          [&](const RectangleBase& base) {
                              const auto corners = rectangleCorners(base, placed);
                              return Ring(corners.begin(), corners.end());
                          },
                          [&](const HullOutline& hull) { return turnedAndMoved(hull.outline.outline(), placed); },
                      },
                      placed.footprint.shape());
}

std::vector<ConvexShape> convexPartsOf(const PlacedFootprint& placed, Point origin) {
    const Vec center = toVec(placed.position, origin);
    const auto alone = [](ConvexShape shape) {
        std::vector<ConvexShape> parts;
        parts.push_back(std::move(shape));
        return parts;
    };
    return std::visit(Overloaded{
                          [&](const RoundBase& base) {
                              return alone(ConvexShape::disc(center, centralNanometers(base.diameter) / 2));
                          },
                          [&](const OvalBase& base) {
                              const Vec axis{placed.facing.cosine(), placed.facing.sine()};
                              return alone(ConvexShape::ellipse(center, centralNanometers(base.length) / 2,
                                                                centralNanometers(base.width) / 2, axis));
                          },
                          [&](const RectangleBase& base) {
                              return alone(ConvexShape::polygon(toVecs(rectangleCorners(base, placed), origin)));
                          },
                          [&](const HullOutline& hull) {
                              std::vector<ConvexShape> parts;
                              const auto add = [&](Ring ring) {
                                  const Ring corners = convexHull(std::move(ring));
                                  if (corners.size() >= 3) {
                                      parts.push_back(ConvexShape::polygon(toVecs(corners, origin)));
                                  }
                              };
                              const Ring& outline = hull.outline.outline();
                              Ring whole = turnedAndMoved(outline, placed);
                              // An outline that is only moved turns at its corners as before.
                              const bool isOnlyMoved = placed.facing == Angle{};
                              if (isOnlyMoved && turnOfStrictlyConvex(whole) > 0) {
                                  std::ranges::rotate(whole, std::ranges::min_element(whole));
                                  parts.push_back(ConvexShape::polygon(toVecs(whole, origin)));
                              } else if (hull.outline.isConvex()) {
                                  add(std::move(whole));
                              } else {
                                  std::ranges::for_each(convexPartition(outline),
                                                        [&](const Ring& ring) { add(turnedAndMoved(ring, placed)); });
                              }
                              return parts;
                          },
                      },
                      placed.footprint.shape());
}

Ring convexIntersection(const Ring& first, const Ring& second) {
    if (first.empty()) {
        return {};
    }
    const Point origin = first.front();
    struct Corner {
        Vec at;
        Point rounded;
    };
    std::vector<Corner> left;
    left.reserve(first.size());
    std::ranges::transform(first, std::back_inserter(left), [&](Point p) { return Corner{toVec(p, origin), p}; });
    std::array<Vec, 4> box{left.front().at, left.front().at, left.front().at, left.front().at}; // its corners
    for (const Corner& corner : left) {
        box[0] = {std::min(box[0].x, corner.at.x), std::min(box[0].y, corner.at.y)};
        box[2] = {std::max(box[2].x, corner.at.x), std::max(box[2].y, corner.at.y)};
    }
    box[1] = {box[2].x, box[0].y};
    box[3] = {box[0].x, box[2].y};
    std::vector<Corner> clipped;
    std::vector<double> sides;
    for (std::size_t i = 0; i < second.size() && !left.empty(); ++i) {
        const Vec a = toVec(second[i], origin);
        const Vec way = toVec(second[i + 1 == second.size() ? 0 : i + 1], origin) - a;
        if (std::ranges::all_of(box, [&](Vec p) { return cross(way, p - a) >= 0; })) {
            continue;
        }
        sides.resize(left.size());
        std::ranges::transform(left, sides.begin(), [&](const Corner& p) { return cross(way, p.at - a); });
        if (std::ranges::all_of(sides, [](double at) { return at >= 0; })) {
            continue;
        }
        clipped.clear();
        clipped.reserve(left.size() + 1);
        for (std::size_t k = 0; k < left.size(); ++k) {
            const std::size_t next = k + 1 == left.size() ? 0 : k + 1;
            const double atP = sides[k];
            const double atQ = sides[next];
            if (atP >= 0) {
                clipped.push_back(left[k]);
            }
            if ((atP < 0) != (atQ < 0)) {
                const Vec between = left[k].at + (atP / (atP - atQ)) * (left[next].at - left[k].at);
                clipped.push_back({between, toPoint(between, origin)});
            }
        }
        std::swap(left, clipped);
    }
    std::vector<Point> points;
    points.reserve(left.size());
    std::ranges::transform(left, std::back_inserter(points), &Corner::rounded);
    return convexHull(std::move(points));
}

namespace {

/// Returns the convex hull, as above, of distinct points in ascending order. Exact.
Ring convexHullOfSorted(const std::vector<Point>& points) {
    if (points.size() < 3) {
        return points;
    }
    Ring hull;
    const auto half = [&hull](auto begin, auto end) {
        const std::size_t floor = hull.size();
        for (auto p = begin; p != end; ++p) {
            while (hull.size() >= floor + 2 && orientation(hull[hull.size() - 2], hull.back(), *p) <= 0) {
                hull.pop_back();
            }
            hull.push_back(*p);
        }
        hull.pop_back();
    };
    half(points.begin(), points.end());
    half(points.rbegin(), points.rend());
    return hull;
}

} // namespace

Ring convexHull(std::vector<Point> points) {
    if (turnOfStrictlyConvex(points) > 0) {
        std::ranges::rotate(points, std::ranges::min_element(points));
        return points;
    }
    std::ranges::sort(points);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return convexHullOfSorted(points);
}

Ring convexHull(const Polygon& polygon) {
    if (!polygon.isStrictlyConvex()) {
        return convexHull(polygon.outline());
    }
    const auto first = std::ranges::min_element(polygon.outline());
    Ring ring{first, polygon.outline().end()};
    ring.insert(ring.end(), polygon.outline().begin(), first);
    return ring;
}

} // namespace sightline::geometry::detail
