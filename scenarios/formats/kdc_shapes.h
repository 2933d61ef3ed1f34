#pragma once

#include "scenarios/base/json_item.h"
#include "scenarios/formats/common/placement.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// The geometry of a 40kdc template or an inline footprint, in inches of the template's own frame, before placement.
/// Where the file has only the bounding box of a known part (`bm-bm-terrain-11e-1-...`), its true shape is used; source
/// of these shapes: scenarios/formats/README.md, "Layouts of the 40kdc data set".
struct KdcShape {
    std::vector<Inches> outline; ///< the footprint as in the file; vertex numbers of keystones refer to it
    Inches center;               ///< its centroid, which is placed at the position of the piece
    /// The parts that stand: the ground of an area, walls with their thickness, or the footprint.
    std::vector<std::vector<Inches>> solids;
    std::vector<std::vector<Inches>> lines;   ///< walls without thickness, standing on the footprint
    std::optional<std::vector<Inches>> floor; ///< an upper floor, as a panel in the air
    int floorNumber = 1;                      ///< story of `floor`; the ground is 0
    bool isFromCatalog = false;               ///< true: the true shape replaces a bounding box
    bool hasClosedWalls = false;              ///< true: walls that enclose a room are a solid
    /// True: mirroring an area of this template mirrors its ground and not its parts.
    bool keepsPartsUnmirrored = false;
};

/// Returns the geometry of a footprint; its outline is empty if the footprint is invalid. Preconditions: `footprint` is
/// the effective one; `known` is the template or absent.
[[nodiscard]] KdcShape shapeOf(const JsonItem& footprint, const JsonItem& known, bool isFeature);

/// The default properties of a piece of a template, where the file leaves them open.
struct KdcUsual {
    QString kind;        ///< kind of the shared vocabulary; "feature" if the template implies none
    double height = 5.0; ///< in inches: ruins of the data set are 5 in high
    QString category;    ///< "dense", "light" or empty
};
/// Returns the default properties for a template.
[[nodiscard]] KdcUsual usualOf(const QString& templateId);

/// The height of a story in inches: floors of the data set are 3 in apart.
inline constexpr double kKdcStoreyInches = 3.0;
/// The thickness of an upper floor in inches, below the height at which models stand.
inline constexpr double kKdcFloorInches = 0.25;

} // namespace sightline::scenarios::formats
