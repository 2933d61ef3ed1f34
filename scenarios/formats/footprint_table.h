#pragma once

#include "scenarios/formats/import.h"
#include "scenarios/formats/placement.h"

#include <QHash>

#include <vector>

namespace sightline::scenarios::formats {

/// What stands behind the name of a thing in a save of Tabletop Simulator, which has no footprints of its own.
struct KnownFootprint {
    std::vector<Inches> outline =
        {}; ///< about the place of the thing, x right and y down, before it is turned; of terrain
    std::optional<geometry::Footprint> base = {}; ///< of a model
    geometry::Angle turn = {};                    ///< of the outline against the thing
    std::optional<geometry::Length> height = {};
    QString kind = {};
    QStringList traits = {};
    bool isUsual = false; ///< of our own table of usual names, whose middles nobody has measured

    [[nodiscard]] bool isModel() const { return base.has_value(); }
};

/// Footprints by name, capital letters aside: from a file of the user's, then the pieces that this program knows, then
/// `tts_footprints.json` of its catalogs.
///
/// The file is JSON: `{"format": "sightline-footprints", "version": 1, "footprints": [{"name": "Ruin A", "size": [12,
/// 6], "offset": [0, 0], "turn": 0, "height": 5, "kind": "ruin", "traits": ["obscuring"]}, {"name": "Block", "polygon":
/// [[-1, -1], [1, -1], [0, 1]]}, {"name": "Scout", "base_mm": 32, "height": 1.5}]}`. A name may end in "*".
class FootprintTable {
public:
    /// Adds those of a file; the first of a name counts. What cannot be read is reported. False if it is no such file.
    bool add(const ImportFile& file, ImportReport& report);
    /// Nothing if the name is not known.
    [[nodiscard]] std::optional<KnownFootprint> find(const QString& name) const;

private:
    [[nodiscard]] std::optional<KnownFootprint> own(const QString& plain) const;

    QHash<QString, KnownFootprint> m_byName;
    std::vector<std::pair<QString, KnownFootprint>> m_byStart; ///< names that end in *
};

/// Where a user's own table of footprints lies, which counts for every save: `footprints.json` in the program's data
/// folder. It need not be there.
[[nodiscard]] QString userFootprintFile();

/// About the place of the thing.
[[nodiscard]] KnownFootprint rectangularFootprint(Inches size);

/// "Ruin 12x6", "10\" x 5\" Area": the two sizes in a name, in inches; nothing if there are none.
[[nodiscard]] std::optional<Inches> sizeInName(const QString& name);

} // namespace sightline::scenarios::formats
