#pragma once

#include "scenarios/formats/import.h"

#include <string>
#include <vector>

namespace sightline::scenarios::formats {

/// What dxflib does not pass on of an entity.
struct DxfNote {
    enum class Side {
        Up,     ///< drawn in the plane of the table
        Under,  ///< drawn on the under side of the plane: its x is mirrored
        Tilted, ///< in a plane that is not the table's
    };
    int line = 0; ///< of the file, from 1: where the entity begins
    QByteArray kind;
    Side side = Side::Up;
    double elevation = 0.0; ///< group 38, in units of the drawing
    double thickness = 0.0; ///< group 39
};

/// The part of a DXF that is read, safe to give to dxflib: that library takes the counts of a file as they stand, reads
/// a number that is none as 0 and loops forever at a long line.
struct CheckedDxf {
    std::string text; ///< header variables of the unit, layers, blocks and entities, with true counts. The handle
                      ///< (group 5) of an entity is its index in `notes`
    std::vector<DxfNote> notes;
};

/// Splits the file into pairs. Entities that are no shapes, lie on the paper or lack a number are left out and
/// reported. Errors: "dxf-syntax" with the line, where a group code is missing; "dxf-no-entities"; "canceled".
[[nodiscard]] tl::expected<CheckedDxf, FileProblem>
checkedDxf(const ImportFile& file, ImportReport& report, const ImportRun& run);

} // namespace sightline::scenarios::formats
