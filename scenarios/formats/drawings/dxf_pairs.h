#pragma once

#include "scenarios/formats/common/import.h"

#include <string>
#include <vector>

namespace sightline::scenarios::formats {

/// The properties of an entity that dxflib does not report.
struct DxfNote {
    /// The orientation of the entity's plane.
    enum class Side {
        Up,     ///< drawn in the plane of the table
        Under,  ///< drawn on the reverse side of the plane: its x is mirrored
        Tilted, ///< in a plane that is not the table's
    };
    int line = 0; ///< first line of the entity in the file, 1-based
    QByteArray kind;
    Side side = Side::Up;
    double elevation = 0.0; ///< group 38, in units of the drawing
    double thickness = 0.0; ///< group 39
};

/// The sanitized part of a DXF file, which is safe to pass to dxflib: that library trusts the counts of a file, reads
/// invalid numbers as 0, and loops forever at a long line.
struct CheckedDxf {
    /// Header variables of the unit, layers, blocks and entities, with corrected counts. The handle (group 5) of an
    /// entity is its index in `notes`.
    std::string text;
    std::vector<DxfNote> notes;
};

/// Splits the file into pairs. Entities that are no shapes, lie in paper space or lack a number are skipped and
/// reported. Errors: "dxf-syntax" with the line, where a group code is missing; "dxf-no-entities"; "canceled".
[[nodiscard]] tl::expected<CheckedDxf, FileProblem>
checkedDxf(const ImportFile& file, ImportReport& report, const ImportRun& run);

} // namespace sightline::scenarios::formats
