#pragma once

#include "scenarios/formats/common/import.h"
#include "scenarios/formats/common/limits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::scenarios::formats {

/// The models of one name in a unit.
struct RosterModels {
    QString name;
    int count = 1;
    std::vector<Weapon> weapons = {}; ///< weapons of each of them, as far as the list states ranges
    friend bool operator==(const RosterModels&, const RosterModels&) = default;
};

/// A unit of an army list: its models, without their abilities.
struct RosterUnit {
    QString name;       ///< name in the list
    QString customName; ///< name given by its player; may be empty
    std::vector<RosterModels> models;
    QString faction = {};      ///< where the list states it for the unit: "Necrons"
    QStringList keywords;      ///< those that rule packs use: "infantry", "vehicle", ...
    bool countGuessed = false; ///< true: the list does not state the number
    QString place;             ///< "line 12", or a JSON path
    friend bool operator==(const RosterUnit&, const RosterUnit&) = default;

    [[nodiscard]] const QString& shownName() const { return customName.isEmpty() ? name : customName; }
    /// Returns the number of models of the unit.
    [[nodiscard]] int modelCount() const;
};

/// An army list of another program.
struct Roster {
    QString name;
    QString faction = {}; ///< of the whole list, "Xenos - Necrons"; may be empty
    QString system = {};  ///< the game as named by the list, "Warhammer 40,000 10th Edition"; may be empty
    QString program;      ///< the origin of the list: "BattleScribe", "New Recruit", "text"
    std::vector<RosterUnit> units;
    ImportReport report; ///< what was skipped or guessed
};

/// The limits of a list; exceeding one rejects it.
inline constexpr qint64 kLargestRosterBytes = kLargestUnpackedBytes;
inline constexpr int kMaxRosterModels = 2000;
inline constexpr int kMaxRosterSelections = 100'000;

/// Reads an army list of any kind, detected by its contents: `.ros`, `.rosz` (an archive or not), New Recruit JSON, or
/// the text of a list. `fileName` is used for diagnostics only; empty for text of the clipboard.
[[nodiscard]] tl::expected<Roster, FileProblem> readRoster(const QByteArray& bytes, const QString& fileName);

/// The kind of a list according to its first bytes; `None` means that `readRoster` would reject it.
enum class RosterKind { None, Archive, Xml, Json, Text };
[[nodiscard]] RosterKind rosterKindOf(const QByteArray& bytes);

/// Read a list of a known kind.
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterXml(const QByteArray& bytes, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterArchive(const QByteArray& bytes, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterJson(const QByteArray& bytes, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterText(const QByteArray& bytes, const QString& fileName);

} // namespace sightline::scenarios::formats
