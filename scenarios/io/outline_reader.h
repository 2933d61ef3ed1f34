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
    using Value = JsonText::Value;
    /// The unit of an outline's coordinates in the file.
    enum class Unit { Inches, Millimeters };

    OutlineReader(const JsonText& text, DiagnosticList& findings) : m_text{text}, m_findings{findings} {}

    [[nodiscard]] std::optional<geometry::Ring> points(ObjectReader& reader, Value value, Unit unit);
    /// Reads a polygon in inches. `element` begins sentences: "The footprint of \"p1\"". `holes` may be
    /// `JsonText::kNone`.
    [[nodiscard]] std::optional<geometry::Polygon>
    polygon(ObjectReader& reader, Value outline, Value holes, const QString& element);
    /// Reads a wall in inches.
    [[nodiscard]] std::optional<geometry::Wall> wall(ObjectReader& reader, Value value);

    /// Reports why the points of `ring` are no outline.
    void report(ObjectReader& reader, Value ring, const geometry::Error& error, const QString& element);

private:
    void reportTooMany(ObjectReader& reader, Value value, const char* code, int most, const QString& what);

    const JsonText& m_text;
    DiagnosticList& m_findings;
    qint64 m_points = 0;
    bool m_tooManyPoints = false;
};

} // namespace sightline::scenarios
