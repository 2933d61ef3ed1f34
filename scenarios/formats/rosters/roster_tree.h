#pragma once

#include "scenarios/base/json_file.h"
#include "scenarios/base/json_item.h"
#include "scenarios/formats/rosters/roster.h"

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// One selection of a roster file: a unit, a model or its equipment.
struct RosterSelection {
    QString name;
    QString customName;
    QString type; ///< "unit", "model" or "upgrade"
    double number = 1;
    QStringList categories;
    QString faction = {};             ///< faction of its force
    std::vector<Weapon> weapons = {}; ///< those with a range in its profiles
    int parent = -1;                  ///< index in the list, always smaller than its own; -1: it is directly in a force
    QString place;
};

/// Builds the units from the selections of a roster. Children follow their parents; counts are not multiplied, since
/// the numbers of a roster file are totals. A unit without a node for its models is itself taken as its models.
[[nodiscard]] tl::expected<Roster, FileProblem>
rosterOf(const std::vector<RosterSelection>& selections, QString name, QString program, const QString& fileName);

/// The profile of a weapon, by the names of its characteristics.
struct WeaponProfile {
    QString name;
    QString range = {};    ///< "Range", or "Rng" in some games
    QString type = {};     ///< "Type", as in older lists: "Rapid Fire 1"
    QString keywords = {}; ///< "Keywords", as in newer ones: "Rapid Fire 1, Assault"

    /// Stores a characteristic if it is one of these; of several of one name the first that is not empty.
    void take(const QString& characteristic, const QString& text);
};

/// Returns the weapon of a profile by its range: 24", 24 in; std::nullopt without a range, as for melee weapons.
[[nodiscard]] std::optional<Weapon> weaponOf(const WeaponProfile& profile);

/// True for a list of Army Forge, or of Rosterizer, by the keys of the outermost object. Precondition: the text is an
/// object.
[[nodiscard]] bool isForgeJson(const JsonItem& root);
[[nodiscard]] bool isRosterizerJson(const JsonItem& root);
[[nodiscard]] tl::expected<Roster, FileProblem> readForgeJson(const JsonItem& root, const QString& fileName);
[[nodiscard]] tl::expected<Roster, FileProblem> readRosterizerJson(const JsonItem& root, const QString& fileName);

/// Return the errors for a list that is too long. `path` is a JSON path, or empty; a place of line 0 is unknown.
[[nodiscard]] tl::unexpected<FileProblem>
tooManyModels(const QString& fileName, const QString& path, TextPosition place = {0, 0});
[[nodiscard]] tl::unexpected<FileProblem>
tooManyEntries(const QString& fileName, const QString& path, TextPosition place = {0, 0});
/// Returns the error for a list without units.
[[nodiscard]] tl::unexpected<FileProblem> emptyRoster(const QString& fileName);

} // namespace sightline::scenarios::formats
