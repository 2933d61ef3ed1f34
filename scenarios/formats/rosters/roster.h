#pragma once

#include "scenarios/formats/import.h"
#include "scenarios/formats/limits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <vector>

namespace sightline::scenarios::formats {

/// Models of one name in a unit.
struct RosterModels {
    QString name;
    int count = 1;
    std::vector<Weapon> weapons = {}; ///< of each of them, as far as the list gives them ranges
    friend bool operator==(const RosterModels&, const RosterModels&) = default;
};

/// A unit of an army list: who stands in it, and nothing of what it can do.
struct RosterUnit {
    QString name;       ///< what the list calls it
    QString customName; ///< what its player calls it; may be empty
    std::vector<RosterModels> models;
    QString faction = {};      ///< where the list tells it of the unit: "Necrons"
    QStringList keywords;      ///< of those that rule packs ask for: "infantry", "vehicle", ...
    bool countGuessed = false; ///< the list does not say how many there are
    QString place;             ///< "line 12", or a JSON path
    friend bool operator==(const RosterUnit&, const RosterUnit&) = default;

    [[nodiscard]] const QString& shownName() const { return customName.isEmpty() ? name : customName; }
    [[nodiscard]] int modelCount() const;
};

/// An army list as another program wrote it.
struct Roster {
    QString name;
    QString faction = {}; ///< of the whole list, "Xenos - Necrons"; may be empty
    QString system = {};  ///< the game as the list names it, "Warhammer 40,000 10th Edition"; may be empty
    QString program;      ///< whose list it is: "BattleScribe", "New Recruit", "text"
    std::vector<RosterUnit> units;
    ImportReport report; ///< what was passed over, and what had to be guessed
};

/// What a list may hold at most; more refuses it.
inline constexpr qint64 kLargestRosterBytes = kLargestUnpackedBytes;
inline constexpr int kMaxRosterModels = 2000;
inline constexpr int kMaxRosterSelections = 100'000;

/// An army list of any kind, known by what is in it and not by its name: `.ros`, `.rosz` (an archive or not), New
/// Recruit JSON, or the text of a list. `fileName` is only for the findings; empty for a text of the clipboard.
[[nodiscard]] tl::expected<Roster, FileProblem> readRoster(const QByteArray& bytes, const QString& fileName);

/// What the first bytes look like; `None` means that `readRoster` would refuse them.
enum class RosterKind { None, Archive, Xml, Json, Text };
[[nodiscard]] RosterKind rosterKindOf(const QByteArray& bytes);

/// The readers for each kind, for those who know it.
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterXml(const QByteArray& bytes, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterArchive(const QByteArray& bytes, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterJson(const QByteArray& bytes, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterText(const QByteArray& bytes, const QString& fileName);

} // namespace sightline::scenarios::formats
