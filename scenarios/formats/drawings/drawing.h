#pragma once

#include "scenarios/formats/drawings/element_words.h"
#include "scenarios/formats/import.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// A place in a drawing, in its own units.
struct DrawnPoint {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const DrawnPoint&, const DrawnPoint&) = default;
};
using DrawnLine = std::vector<DrawnPoint>;

/// A shape of a drawing.
struct DrawnShape {
    enum class Kind {
        Area,        ///< `lines` are closed outlines; one within another is its hole
        Line,        ///< `lines` are open
        SamplePoint, ///< a place without size
    };
    Kind kind = Kind::Area;
    std::vector<DrawnLine> lines;
    std::optional<DrawnPoint> center =
        {};              ///< of a round or oval shape, of a spot, and of a rectangle that stands upright
    double length = 0.0; ///< of a round, oval or rectangular shape, along `turn`
    double width = 0.0;
    double turn = 0.0; ///< degrees, as the file turns
    bool isRound = false;
    QString id;
    QString layer;
    QString place;
    Words words;
};

/// Shapes on a sheet, and how they become a table.
struct Drawing {
    std::vector<DrawnShape> shapes;
    double inchesPerUnit = 1.0;
    bool isYUp = false;
    std::optional<DrawnPoint> corner = {}; ///< upper left of the sheet; nothing: of all that is drawn
    double width = 0.0;                    ///< of the sheet in units; 0: as far as something is drawn
    double height = 0.0;
    QString name;
};

/// Arcs and curves become chords that are nowhere farther than this from the curve, in inches.
inline constexpr double kLargestChordError = 0.001;

/// Ends of lines no farther apart than this, in inches, are one corner of an outline: about an eighth of a millimeter,
/// less than the cut of a laser is wide and more than drawing programs lose by rounding.
inline constexpr double kLargestJoinGap = 0.005;

/// Puts the shapes on a table. What stands in a layer "models", "objectives", "zones" or "deployment" (or says so by
/// the word `thing`) becomes that, all else terrain.
[[nodiscard]] ImportResult tableOf(const Drawing& drawing, Import import, const ImportFile& file, const ImportRun& run);

/// True of a name that means something for what lies in the layer: a kind of terrain, or "models", "objectives",
/// "zones", "deployment", "labels", "holes", "table".
[[nodiscard]] bool isLayerName(const QString& name);

/// Points on a round or oval shape: enough for `tolerance`. `turn` in degrees from +x towards +y.
[[nodiscard]] DrawnLine ovalLine(DrawnPoint center, double radiusX, double radiusY, double turn, double tolerance);
/// How many chords an arc of that radius and sweep (radians) needs.
[[nodiscard]] int chordsOf(double radius, double sweep, double tolerance);
/// The points of an arc after its first one; `sweep` in radians, positive from +x towards +y.
void addArc(DrawnLine& line, DrawnPoint center, double radius, double from, double sweep, double tolerance);

} // namespace sightline::scenarios::formats
