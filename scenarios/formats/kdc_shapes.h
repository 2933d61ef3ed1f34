#pragma once

#include "scenarios/formats/json_item.h"
#include "scenarios/formats/placement.h"

#include <QString>

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// What a 40kdc template or an inline footprint looks like on the table, in inches of the template's own frame, before
/// it is placed. Where the file gives only the bounding box of a part that is known (`bm-bm-terrain-11e-1-...`), the
/// true shape stands here; `README.md` says where those shapes come from.
struct KdcShape {
    std::vector<Inches> outline; ///< the footprint as the file has it; vertex numbers of keystones count along it
    Inches center;               ///< its center of area: this point goes to the position of the piece
    std::vector<std::vector<Inches>>
        solids; ///< what stands: the ground of an area, walls with their thickness, or the footprint
    std::vector<std::vector<Inches>> lines;   ///< walls without thickness, which stand on the footprint
    std::optional<std::vector<Inches>> floor; ///< an upper floor that is a panel in the air
    int floorNumber = 1;                      ///< storey of `floor`; the ground is 0
    bool isFromCatalog = false;               ///< the true shape was put in for a bounding box
    bool hasClosedWalls = false;              ///< walls that close around a room stand as a solid
    bool keepsPartsUnmirrored = false;        ///< a mirrored area of this template mirrors its ground and not its parts
};

/// Precondition: `footprint` is the one that counts; `known` is the template or nothing. An empty outline: there is no
/// footprint that can be read.
[[nodiscard]] KdcShape shapeOf(const JsonItem& footprint, const JsonItem& known, bool isFeature);

/// What is usual for a piece of that template, where the file leaves it open.
struct KdcUsual {
    QString kind;        ///< of the terrain kinds that games share; "feature" if the template says nothing
    double height = 5.0; ///< in inches: ruins of the data set are 5 in high
    QString category;    ///< "dense", "light" or empty
};
[[nodiscard]] KdcUsual usualOf(const QString& templateId);

/// Height of a storey in inches: floors of the data set lie 3 in above the one below.
inline constexpr double kKdcStoreyInches = 3.0;
/// Thickness of an upper floor in inches, below the height that models stand at.
inline constexpr double kKdcFloorInches = 0.25;

} // namespace sightline::scenarios::formats
