#pragma once

#include "scenarios/formats/common/import.h"
#include "scenarios/formats/common/placement.h"

#include <QHash>

#include <vector>

namespace sightline::scenarios::formats {

/// The footprint of an object in a save of Tabletop Simulator, which stores only its name.
struct KnownFootprint {
    /// For terrain: relative to the object's position, x right and y down, before rotation.
    std::vector<Inches> outline = {};
    std::optional<geometry::Footprint> base = {}; ///< for a model
    geometry::Angle turn = {};                    ///< rotation of the outline relative to the object
    std::optional<geometry::Length> height = {};
    QString kind = {};
    QStringList traits = {};
    bool isUsual = false; ///< true: from the built-in table of common names, whose centers were not measured

    /// True for the base of a model, false for terrain.
    [[nodiscard]] bool isModel() const { return base.has_value(); }
};

/// Footprints by name, regardless of case: from the user's files, then the pieces known to the program, then
/// `tts_footprints.json` of its catalogs.
///
/// The file is JSON: `{"format": "sightline-footprints", "version": 1, "footprints": [{"name": "Ruin A", "size": [12,
/// 6], "offset": [0, 0], "turn": 0, "height": 5, "kind": "ruin", "traits": ["obscuring"]}, {"name": "Block", "polygon":
/// [[-1, -1], [1, -1], [0, 1]]}, {"name": "Scout", "base_mm": 32, "height": 1.5}]}`. A name may end in "*".
class FootprintTable {
public:
    /// Adds the footprints of a file; the first of a name is kept. Invalid entries are reported. Returns false if it is
    /// no such file.
    bool add(const ImportFile& file, ImportReport& report);
    /// Returns the footprint of the name; std::nullopt if it is unknown.
    [[nodiscard]] std::optional<KnownFootprint> find(const QString& name) const;

private:
    [[nodiscard]] std::optional<KnownFootprint> own(const QString& plain) const;

    QHash<QString, KnownFootprint> m_byName;
    std::vector<std::pair<QString, KnownFootprint>> m_byStart; ///< names that end in *
};

/// Returns the user's own table of footprints, which applies to every save: `footprints.json` in the program's data
/// folder. It need not exist.
[[nodiscard]] QString userFootprintFile();

/// Returns a rectangle centered at the object's position.
[[nodiscard]] KnownFootprint rectangularFootprint(Inches size);

/// Returns the two sizes in a name, in inches: "Ruin 12x6", "10\" x 5\" Area"; std::nullopt if there are none.
[[nodiscard]] std::optional<Inches> sizeInName(const QString& name);

} // namespace sightline::scenarios::formats
