#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sightline::scenarios {

/// The origin of a table that can be opened without a file dialog.
enum class TableOrigin {
    Library, ///< a sample table with models
    Layout,  ///< a shipped terrain layout that was published
    Own,     ///< a file in the user's own folder of layouts
};

/// A table offered by "New table", the welcome page, the command palette and `sightline-cli tables`.
struct OfferedTable {
    QString id; ///< stable and unique: "first-wall", "disruption-vs-disruption-1", "own/club.json"
    QString title;
    QString description; ///< one or two sentences; may be empty
    TableOrigin origin = TableOrigin::Library;
    QString game = {};           ///< for a layout: the name of its game
    QString mission = {};        ///< for a layout: "Take and Hold vs Disruption"
    int number = 0;              ///< for a layout: its number within the mission, from 1
    QString deployment = {};     ///< for a layout: the name of its deployment map
    QString path = {};           ///< for a file of the user's
    QString entry = {};          ///< the table in a file that holds several
    geometry::Length width = {}; ///< of a layout; 0 if only reading the table tells it
    geometry::Length height = {};

    friend bool operator==(const OfferedTable&, const OfferedTable&) = default;
};

/// Returns the shipped layouts, by mission and number. Source, license and credit: resources/layouts/SOURCES.md.
[[nodiscard]] const std::vector<OfferedTable>& shippedLayouts();

/// A file in the user's own folder that has the suffix of a table but contains no table.
struct UnreadLayout {
    QString name; ///< file name without folders
    /// The reason as reported by the reader. Additional codes are "file-too-big", "no-terrain", "needs-answer" (only a
    /// person can say what the file leaves open) and "too-many-tables" (for the first file that is left out because the
    /// folder is full).
    Diagnostic problem;
    friend bool operator==(const UnreadLayout&, const UnreadLayout&) = default;
};

/// The maximum number of tables offered from one folder.
inline constexpr int kMaxOwnTables = 200;

/// Returns the layouts in a folder, not in its subfolders: each file of a readable format, and each table of a file
/// that holds several. Files of more than 4 MB, and all beyond `kMaxOwnTables`, are left out. Army lists, templates,
/// deployment maps and tables of footprints are skipped; other files without a table are appended to `unread`, by name.
/// Reads the files, so it takes time.
[[nodiscard]] std::vector<OfferedTable> ownLayouts(const QString& folder, std::vector<UnreadLayout>* unread = nullptr);
/// Returns the folder `layouts` in the program's data folder, usually `~/.local/share/sightline/layouts`. It need not
/// exist.
[[nodiscard]] QString ownLayoutsFolder();

/// Returns sample tables, shipped layouts and layouts in `folder`, in this order. `unread` as for `ownLayouts`.
[[nodiscard]] std::vector<OfferedTable> offeredTables(const QString& folder,
                                                      std::vector<UnreadLayout>* unread = nullptr);

/// Returns the text of the table's scenario file, for `readScenario`; empty if a file of the user's no longer contains
/// the table.
[[nodiscard]] QByteArray bytesOf(const OfferedTable& table);

/// Returns "library", "layout" or "own".
[[nodiscard]] QString wordOf(TableOrigin origin);

/// Returns the credits and licenses of the shipped layouts: the text of resources/layouts/SOURCES.md.
[[nodiscard]] QString layoutSources();
/// Returns the one line of the credits that programs display.
[[nodiscard]] QString layoutCredit();

} // namespace sightline::scenarios
