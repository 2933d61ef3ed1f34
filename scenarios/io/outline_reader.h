#pragma once

#include "geometry/base/error.h"
#include "geometry/shapes/polygon.h"
#include "scenarios/base/object_reader.h"

#include <optional>

namespace sightline::scenarios {

/// Reads outlines of a scenario and counts their points, whose total number is limited.
///
/// An invalid outline is reported with the reason, and read as std::nullopt.
class OutlineReader {
public:
    /// The unit of an outline's coordinates in the file.
    enum class Unit { Inches, Millimeters };

    [[nodiscard]] std::optional<geometry::Ring> points(ObjectReader& reader, const JsonItem& value, Unit unit);
    /// Reads a polygon in inches. `element` begins sentences: "The footprint of \"p1\"". `holes` may be absent.
    [[nodiscard]] std::optional<geometry::Polygon>
    polygon(ObjectReader& reader, const JsonItem& outline, const JsonItem& holes, const QString& element);
    /// Reads a wall in inches.
    [[nodiscard]] std::optional<geometry::Wall> wall(ObjectReader& reader, const JsonItem& value);

    /// Reports why the points of `ring` are no outline.
    void report(ObjectReader& reader, const JsonItem& ring, const geometry::Error& error, const QString& element);

private:
    void reportTooMany(ObjectReader& reader, const JsonItem& value, const char* code, int most, const QString& what);

    qint64 m_points = 0;
    bool m_tooManyPoints = false;
};

} // namespace sightline::scenarios
