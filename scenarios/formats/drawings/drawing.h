#pragma once

#include "scenarios/formats/common/import.h"
#include "scenarios/formats/drawings/element_names.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// A point of a drawing, in its own units.
struct DrawnPoint {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const DrawnPoint&, const DrawnPoint&) = default;
};
/// A polyline or closed outline of a drawing; a closed one does not repeat its first point.
using DrawnLine = std::vector<DrawnPoint>;

/// A shape of a drawing.
struct DrawnShape {
    /// The kind of the shape.
    enum class Kind {
        Area,        ///< `lines` are closed outlines; one inside another is its hole
        Line,        ///< `lines` are open
        SamplePoint, ///< a single point
    };
    Kind kind = Kind::Area;
    std::vector<DrawnLine> lines;
    /// Center of a round or oval shape, of a point, and of an axis-parallel rectangle.
    std::optional<DrawnPoint> center = {};
    double length = 0.0; ///< for round, oval and rectangular shapes: extent along `turn`
    double width = 0.0;
    double turn = 0.0; ///< degrees, in the file's sense of rotation
    bool isRound = false;
    QString id;
    QString layer;
    QString place;
    Words words;
};

/// The shapes of a sheet, and their mapping to a table.
struct Drawing {
    std::vector<DrawnShape> shapes;
    double inchesPerUnit = 1.0;
    bool isYUp = false;
    /// Upper left corner of the sheet; nullopt: of the bounding box of all shapes.
    std::optional<DrawnPoint> corner = {};
    double width = 0.0; ///< width of the sheet in units; 0: the extent of the shapes
    double height = 0.0;
    QString name;
};

/// The maximum distance of chords from the arcs and curves they replace, in inches.
inline constexpr double kLargestChordError = 0.001;

/// The maximum distance, in inches, of line ends that are joined to one corner of an outline: about an eighth of a
/// millimeter, less than the width of a laser cut and more than rounding errors of drawing programs.
inline constexpr double kLargestJoinGap = 0.005;

/// Builds a table from the shapes. Shapes in a layer "models", "objectives", "zones" or "deployment" (or with that
/// value of the word `thing`) become such elements, all others terrain.
[[nodiscard]] ImportResult tableOf(const Drawing& drawing, Import import, const ImportFile& file, const ImportRun& run);

/// True for a layer name with a meaning: a kind of terrain, or "models", "objectives", "zones", "deployment", "labels",
/// "holes", "table".
[[nodiscard]] bool isLayerName(const QString& name);

/// Returns points on a round or oval shape, within `tolerance`. `turn` is in degrees from +x towards +y.
[[nodiscard]] DrawnLine ovalLine(DrawnPoint center, double radiusX, double radiusY, double turn, double tolerance);
/// Returns the number of chords for an arc of that radius and sweep (radians).
[[nodiscard]] int chordsOf(double radius, double sweep, double tolerance);
/// Appends the points of an arc after its first one; `sweep` is in radians, positive from +x towards +y.
void addArc(DrawnLine& line, DrawnPoint center, double radius, double from, double sweep, double tolerance);

} // namespace sightline::scenarios::formats
