#include "scenarios/formats/rosters/roster_tree.h"

#include <QHash>

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

/// Returns the units of a list: under "units", or under "list" of a shared file.
JsonItem unitsOf(const JsonItem& root) { return root["units"].isList() ? root["units"] : root["list"]["units"]; }

bool isUnit(const JsonItem& item) { return item["name"].isText() && item["size"].isNumber(); }

std::vector<Weapon> weaponsOf(const JsonItem& unit) {
    std::vector<Weapon> weapons;
    const JsonItem loadout = unit["loadout"].isList() ? unit["loadout"] : unit["equipment"];
    for (const JsonItem& item : loadout.children()) {
        const double range = item["range"].number().value_or(0.0);
        auto weapon = weaponOf({item["name"].text().simplified(), QStringLiteral("%1 in").arg(range)});
        if (weapon && weapons.size() < 100 && std::ranges::find(weapons, *weapon) == weapons.end()) {
            weapons.push_back(std::move(*weapon));
        }
    }
    return weapons;
}

} // namespace

bool isForgeJson(const JsonItem& root) {
    const JsonItem first = unitsOf(root)[0];
    return isUnit(first) &&
           (root.has("gameSystem") || first.has("selectionId") || first.has("quality") || root["list"].has("units"));
}

tl::expected<Roster, FileProblem> readForgeJson(const JsonItem& root, const QString& fileName) {
    Roster roster;
    roster.name = root["name"].text().isEmpty() ? root["list"]["name"].text() : root["name"].text();
    roster.program = QStringLiteral("Army Forge");
    roster.system = root["gameSystem"].text().isEmpty() ? root["list"]["gameSystem"].text() : root["gameSystem"].text();
    QHash<QString, std::size_t> unitOfSelection;
    struct Joined {
        QString to;
        std::size_t unit;
    };
    std::vector<Joined> combined;
    qint64 models = 0;
    for (const JsonItem& item : unitsOf(root).children()) {
        const int count = static_cast<int>(std::clamp(item["size"].number().value_or(0.0), 0.0, 1e6));
        RosterUnit unit;
        unit.name = item["name"].text().simplified();
        unit.customName = item["customName"].text().simplified();
        unit.place = item.path();
        if (unit.name.isEmpty() || count == 0) {
            roster.report.skipped("roster-no-number", item.path(),
                                  QStringLiteral("“%1” does not give a number of models."), {unit.name.left(60)});
            continue;
        }
        models += count;
        if (models > kMaxRosterModels) {
            return tooManyModels(fileName, item.path());
        }
        unit.models.push_back({unit.name, count, weaponsOf(item)});
        const QString joined = item["joinToUnit"].text();
        if (item["combined"].boolean() == true && !joined.isEmpty()) {
            combined.push_back({joined, roster.units.size()});
        }
        unitOfSelection.insert(item["selectionId"].text(), roster.units.size());
        roster.units.push_back(std::move(unit));
    }
    // Two halves of a combined unit are one unit; a hero that joins one stays a unit of its own, as in lists as text.
    std::vector<std::size_t> merged;
    for (const Joined& each : combined) {
        const auto other = unitOfSelection.constFind(each.to);
        if (other == unitOfSelection.constEnd() || *other == each.unit ||
            std::ranges::find(merged, *other) != merged.end()) {
            continue;
        }
        auto& into = roster.units[*other].models;
        for (const RosterModels& more : roster.units[each.unit].models) {
            const auto known = std::ranges::find(into, more.name, &RosterModels::name);
            if (known != into.end()) {
                known->count += more.count;
            } else {
                into.push_back(more);
            }
        }
        merged.push_back(each.unit);
    }
    std::ranges::sort(merged, std::greater<>{});
    for (const std::size_t unit : merged) {
        roster.units.erase(roster.units.begin() + static_cast<std::ptrdiff_t>(unit));
    }
    if (roster.units.empty()) {
        return emptyRoster(fileName);
    }
    return roster;
}

} // namespace sightline::scenarios::formats
