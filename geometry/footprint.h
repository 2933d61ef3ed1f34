#pragma once

#include "geometry/angle.h"
#include "geometry/polygon.h"

#include <variant>

namespace sightline::geometry {

/// A base of equal width in all directions.
struct RoundBase {
    Length diameter;
    friend bool operator==(const RoundBase&, const RoundBase&) = default;
};

/// An ellipse; `length` is the axis along the facing, `width` the one across it.
struct OvalBase {
    Length length;
    Length width;
    friend bool operator==(const OvalBase&, const OvalBase&) = default;
};

/// `length` is the side along the facing.
struct RectangleBase {
    Length length;
    Length width;
    friend bool operator==(const RectangleBase&, const RectangleBase&) = default;
};

/// A vehicle without a base; +x of the outline points along the facing, (0, 0) is the model's position.
struct HullOutline {
    Polygon outline; ///< no holes; may be concave
    friend bool operator==(const HullOutline&, const HullOutline&) = default;
};

/// The shape a model stands on, without its place.
class Footprint {
public:
    /// Errors: `SizeNotPositive`, `OutOfRange`.
    [[nodiscard]] static tl::expected<Footprint, Error> round(Length diameter);
    /// Errors: `SizeNotPositive`, `OutOfRange`. Length below width is allowed: length is the axis along the facing.
    [[nodiscard]] static tl::expected<Footprint, Error> oval(Length length, Length width);
    /// Errors: `SizeNotPositive`, `OutOfRange`.
    [[nodiscard]] static tl::expected<Footprint, Error> rectangle(Length length, Length width);
    /// Errors: those of `Polygon::fromVertices`.
    [[nodiscard]] static tl::expected<Footprint, Error> hull(std::span<const Point> outline);

    /// 32 mm round, the base of a model that names none.
    Footprint();

    using Shape = std::variant<RoundBase, OvalBase, RectangleBase, HullOutline>;
    [[nodiscard]] const Shape& shape() const { return m_shape; }

    friend bool operator==(const Footprint&, const Footprint&) = default;

private:
    explicit Footprint(Shape shape) : m_shape{std::move(shape)} {}

    Shape m_shape;
};

/// A footprint where it stands.
struct PlacedFootprint {
    Footprint footprint;
    Point position;
    Angle facing;

    friend bool operator==(const PlacedFootprint&, const PlacedFootprint&) = default;
};

/// A box along the axes.
struct Box {
    Point low;
    Point high;
    friend bool operator==(const Box&, const Box&) = default;
};

/// The smallest box of whole nanometers around the footprint.
[[nodiscard]] Box boundsOf(const PlacedFootprint& placed);

/// The outline as a closed ring for drawing and for other programs: exact corners (nearest nanometer) of rectangles and
/// hulls; of round and oval bases `arcPoints` points on the curve.
[[nodiscard]] Ring outlineOf(const PlacedFootprint& placed, int arcPoints = 96);

/// Closed: true on the border (within `kContact`).
[[nodiscard]] bool contains(const PlacedFootprint& placed, Point p);

/// True if each point of the base lies in the closed polygon (holes are outside).
[[nodiscard]] bool liesWhollyIn(const PlacedFootprint& placed, const Polygon& polygon);
/// True if some point of the base lies in the closed polygon: one common point is enough.
[[nodiscard]] bool touches(const PlacedFootprint& placed, const Polygon& polygon);
/// True if some point of the base lies on the wall.
[[nodiscard]] bool touches(const PlacedFootprint& placed, const Wall& wall);

/// True if the inside of the base and the inside of the polygon meet: leaning against it is not enough.
[[nodiscard]] bool reachesInto(const PlacedFootprint& placed, const Polygon& polygon);

/// The part of the base inside the polygon, as convex hull outlines at the base's place without facing. Round and oval
/// bases stand in as polygons of 720 corners on the curve, so parts are too small by less than 1 micrometer.
[[nodiscard]] std::vector<PlacedFootprint> partsInside(const PlacedFootprint& placed, const Polygon& polygon);

} // namespace sightline::geometry
