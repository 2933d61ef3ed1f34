#pragma once

#include "geometry/base/angle.h"
#include "geometry/shapes/polygon.h"

#include <algorithm>
#include <variant>

namespace sightline::geometry {

/// A round base.
struct RoundBase {
    Length diameter;
    friend bool operator==(const RoundBase&, const RoundBase&) = default;
};

/// An elliptical base; `length` is the axis along the facing, `width` the axis across it.
struct OvalBase {
    Length length;
    Length width;
    friend bool operator==(const OvalBase&, const OvalBase&) = default;
};

/// A rectangular base; `length` is the side along the facing, `width` the side across it.
struct RectangleBase {
    Length length;
    Length width;
    friend bool operator==(const RectangleBase&, const RectangleBase&) = default;
};

/// The outline of a vehicle without a base. The +x axis of the outline points along the facing, and its origin (0, 0)
/// is the position of the model.
struct HullOutline {
    Polygon outline; ///< without holes; may be concave
    friend bool operator==(const HullOutline&, const HullOutline&) = default;
};

/// The shape of a base or hull, without position and facing.
class Footprint {
public:
    /// Returns a round base. Errors: `SizeNotPositive`, `OutOfRange`.
    [[nodiscard]] static tl::expected<Footprint, Error> round(Length diameter);
    /// Returns an oval base. Errors: `SizeNotPositive`, `OutOfRange`. A length below the width is allowed, since
    /// `length` is measured along the facing.
    [[nodiscard]] static tl::expected<Footprint, Error> oval(Length length, Length width);
    /// Returns a rectangular base. Errors: `SizeNotPositive`, `OutOfRange`.
    [[nodiscard]] static tl::expected<Footprint, Error> rectangle(Length length, Length width);
    /// Returns a hull with the given outline. Errors: those of `Polygon::fromVertices`.
    [[nodiscard]] static tl::expected<Footprint, Error> hull(std::span<const Point> outline);

    /// Creates the default base of a model: round, with a diameter of 32 mm.
    Footprint();

    /// The possible shapes; those in the variant are valid.
    using Shape = std::variant<RoundBase, OvalBase, RectangleBase, HullOutline>;
    [[nodiscard]] const Shape& shape() const { return m_shape; }

    friend bool operator==(const Footprint&, const Footprint&) = default;

private:
    explicit Footprint(Shape shape) : m_shape{std::move(shape)} {}

    Shape m_shape;
};

/// A footprint with position and facing on the table.
struct PlacedFootprint {
    Footprint footprint;
    Point position;
    Angle facing;

    friend bool operator==(const PlacedFootprint&, const PlacedFootprint&) = default;
};

/// A closed axis-parallel box with the corners `low` and `high`; no coordinate of `low` exceeds that of `high`.
struct Box {
    Point low;
    Point high;
    friend bool operator==(const Box&, const Box&) = default;
};

/// True if the closed boxes share a point, or come within `apart` of each other along both axes. Exact.
[[nodiscard]] inline bool boxesMeet(const Box& a, const Box& b, Length apart = {}) {
    return a.low.x <= b.high.x + apart && b.low.x <= a.high.x + apart && a.low.y <= b.high.y + apart &&
           b.low.y <= a.high.y + apart;
}

/// Returns the smallest box that contains both.
[[nodiscard]] inline Box joined(const Box& a, const Box& b) {
    return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
            {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

/// Returns the smallest box that contains both points.
[[nodiscard]] inline Box boundsOf(Point a, Point b) {
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
}
/// Returns the smallest box with whole-nanometer corners that contains the footprint.
[[nodiscard]] Box boundsOf(const PlacedFootprint& placed);

/// Returns the outline as a closed ring, clockwise on screen, for drawing and export. Rectangles and hulls have their
/// corners, rounded to the nearest nanometer; round and oval bases have `arcPoints` points on the curve.
[[nodiscard]] Ring outlineOf(const PlacedFootprint& placed, int arcPoints = 96);

/// True if the closed base contains the point; points on the border (within `kContact`) are contained.
[[nodiscard]] bool contains(const PlacedFootprint& placed, Point p);

/// True if every point of the base lies in the closed polygon (its holes do not belong to it).
[[nodiscard]] bool liesWhollyIn(const PlacedFootprint& placed, const Polygon& polygon);
/// True if the base and the closed polygon share at least one point.
[[nodiscard]] bool touches(const PlacedFootprint& placed, const Polygon& polygon);
/// True if the base and the wall share at least one point.
[[nodiscard]] bool touches(const PlacedFootprint& placed, const Wall& wall);

/// True if the interiors of the base and the polygon intersect; contact along the border alone is not enough.
[[nodiscard]] bool reachesInto(const PlacedFootprint& placed, const Polygon& polygon);

/// Returns the part of the base inside the polygon as convex hull outlines, each with the position of the base and
/// facing zero. Round and oval bases are approximated by inscribed polygons, so the parts are too small by up to 1
/// micrometer.
[[nodiscard]] std::vector<PlacedFootprint> partsInside(const PlacedFootprint& placed, const Polygon& polygon);

} // namespace sightline::geometry
