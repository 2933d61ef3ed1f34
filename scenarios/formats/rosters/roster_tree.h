#pragma once

#include "scenarios/formats/json_item.h"
#include "scenarios/formats/rosters/roster.h"

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// One selection of a roster file: a unit, a model or what it carries.
struct RosterSelection {
    QString name;
    QString customName;
    QString type; ///< "unit", "model" or "upgrade"
    double number = 1;
    QStringList categories;
    QString faction = {};             ///< of its force
    std::vector<Weapon> weapons = {}; ///< those with a range that its profiles name
    int parent = -1;                  ///< index in the list, always smaller than its own; -1: it stands in a force
    QString place;
};

/// The units of a roster's selections. Children follow their parents; nothing is multiplied, because the numbers of a
/// roster file are totals. Of a unit without a node for its models the unit itself is taken.
[[nodiscard]] tl::expected<Roster, FileProblem>
rosterOf(const std::vector<RosterSelection>& selections, QString name, QString program, const QString& fileName);

/// What the profile of a weapon says, by the names of its characteristics.
struct WeaponProfile {
    QString name;
    QString range = {};    ///< "Range", or "Rng" as some games have it
    QString type = {};     ///< "Type", as in older lists: "Rapid Fire 1"
    QString keywords = {}; ///< "Keywords", as in newer ones: "Rapid Fire 1, Assault"

    /// Takes a characteristic if it is one of these; of several of one name the first that says something.
    void take(const QString& characteristic, const QString& text);
};

/// The weapon that a profile names, by its range: 24", 24 in. Nothing for what has no range, as weapons for melee.
[[nodiscard]] std::optional<Weapon> weaponOf(const WeaponProfile& profile);

/// True for a list of Army Forge, and for one of Rosterizer: by the keys of the outermost object. Precondition: the
/// text is an object.
[[nodiscard]] bool isForgeJson(const JsonItem& root);
[[nodiscard]] bool isRosterizerJson(const JsonItem& root);
[[nodiscard]] tl::expected<Roster, FileProblem> readForgeJson(const JsonItem& root, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterizerJson(const JsonItem& root, const QString& fileName);

/// A refusal with one finding.
[[nodiscard]] tl::unexpected<FileProblem> refusedRoster(Diagnostic finding);

} // namespace sightline::scenarios::formats
