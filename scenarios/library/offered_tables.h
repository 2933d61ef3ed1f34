#pragma once

#include "scenarios/diagnostic.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace sightline::scenarios {

/// Where a table that can be opened without a file dialog comes from.
enum class TableOrigin {
    Library, ///< a table to try, with models
    Layout,  ///< a published terrain layout that ships
    Own,     ///< a file in the user's own folder of layouts
};

/// A table that "New table", the welcome page, the command palette and `sightline-cli tables` offer.
struct OfferedTable {
    QString id; ///< stable and unique: "first-wall", "disruption-vs-disruption-1", "own/club.json"
    QString title;
    QString description; ///< one or two sentences; may be empty
    TableOrigin origin = TableOrigin::Library;
    QString game = {};       ///< of a layout: the name of its game
    QString mission = {};    ///< of a layout: "Take and Hold vs Disruption"
    int number = 0;          ///< of a layout: its number within the mission, from 1
    QString deployment = {}; ///< of a layout: the name of its deployment map
    QString path = {};       ///< of a file of the user's
    QString entry = {};      ///< which table of a file that holds several

    friend bool operator==(const OfferedTable&, const OfferedTable&) = default;
};

/// The published layouts that ship, by mission and number. Source, license and credit: `resources/layouts/SOURCES.md`.
[[nodiscard]] const std::vector<OfferedTable>& shippedLayouts();

/// A file in the user's own folder that has the ending of a table and gives none.
struct UnreadLayout {
    QString name; ///< of the file, without folders
    /// Why, as its reader said it. Our own codes are "file-too-big", "no-terrain", "needs-answer" (only a person can
    /// say what the file leaves open) and "too-many-tables" (for the first file that is left out because the folder is
    /// full).
    Diagnostic problem;
    friend bool operator==(const UnreadLayout&, const UnreadLayout&) = default;
};

/// Tables of one folder that are offered at most.
inline constexpr int kMaxOwnTables = 200;

/// The layouts in a folder: each file of a format that this program reads, and each table of a file that holds several;
/// no folders in it. Files of more than 4 MB, and all beyond `kMaxOwnTables`, are left out. Army lists, templates,
/// deployment maps and tables of footprints may lie beside them. Other files that give no table go to `unread`, in the
/// order of their names. Reads the files, so it takes time.
[[nodiscard]] std::vector<OfferedTable> ownLayouts(const QString& folder, std::vector<UnreadLayout>* unread = nullptr);
/// `layouts` in the data folder of the program: `~/.local/share/sightline/layouts` as a rule. It need not exist.
[[nodiscard]] QString ownLayoutsFolder();

/// Tables to try, layouts that ship and layouts in `folder`, in this order. `unread` as of `ownLayouts`.
[[nodiscard]] std::vector<OfferedTable> offeredTables(const QString& folder,
                                                      std::vector<UnreadLayout>* unread = nullptr);

/// The text of its scenario file, for `readScenario`; empty if a file of the user's no longer gives a table.
[[nodiscard]] QByteArray bytesOf(const OfferedTable& table);

/// "library", "layout" or "own".
[[nodiscard]] QString wordOf(TableOrigin origin);

/// Who has to be named for the layouts that ship, and under which license: the text of `resources/layouts/SOURCES.md`.
[[nodiscard]] QString layoutSources();
/// The one line of it that programs show.
[[nodiscard]] QString layoutCredit();

} // namespace sightline::scenarios
