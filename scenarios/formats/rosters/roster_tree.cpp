#include "scenarios/formats/rosters/roster_tree.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace sightline::scenarios::formats {

namespace {

constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

/// Keeps only the categories that rule packs use; the others are rules text or wargear.
QStringList keywordsAmong(const QStringList& categories) {
    static constexpr std::array kKnown{
        "infantry", "vehicle",  "monster",      "mounted",     "beast",   "swarm", "walker",         "aircraft",
        "titanic",  "towering", "fly",          "character",   "cavalry", "hero",  "trooper",        "repulsor",
        "huge",     "squadron", "large target", "war machine", "gun",     "tank",  "lone operative", "stealth"};
    QStringList keywords;
    for (const char* word : kKnown) {
        if (categories.contains(QLatin1String{word}, Qt::CaseInsensitive)) {
            keywords.append(QLatin1String{word});
        }
    }
    return keywords;
}

/// Returns "Necrons" for a category "Faction: Necrons".
QString factionAmong(const QStringList& categories) {
    const QString start = QStringLiteral("Faction: ");
    const auto found =
        std::ranges::find_if(categories, [&](const QString& category) { return category.startsWith(start); });
    return found == categories.end() ? QString{} : found->mid(start.size());
}

/// Returns a number of models: an integer of at least 1, else 0.
int countOf(double number) {
    return std::isfinite(number) && number >= 1 ? static_cast<int>(std::min(std::floor(number), 1e6)) : 0;
}

RosterUnit unitOf(const RosterSelection& selection) {
    RosterUnit unit;
    unit.name = selection.name;
    unit.customName = selection.customName;
    unit.keywords = keywordsAmong(selection.categories);
    unit.faction = factionAmong(selection.categories);
    unit.faction = unit.faction.isEmpty() ? selection.faction : unit.faction;
    unit.place = selection.place;
    return unit;
}

void addModels(RosterUnit& unit, const QString& name, int count) {
    const auto known = std::ranges::find(unit.models, name, &RosterModels::name);
    if (known != unit.models.end()) {
        known->count += count;
    } else {
        unit.models.push_back({name, count});
    }
}

/// Returns an empty text for a dash, which lists use for no value.
QString saidOfWeapon(const QString& text) {
    static const QRegularExpression nothing{QStringLiteral("^[-\u2010-\u2015\u2212]*$")};
    const QString said = text.simplified();
    return nothing.match(said).hasMatch() ? QString{} : said;
}

/// Returns type and keywords of a weapon as one text, in the words of the list.
QString typeText(const WeaponProfile& profile) {
    QStringList parts{saidOfWeapon(profile.type), saidOfWeapon(profile.keywords)};
    parts.removeAll({});
    parts.removeDuplicates();
    return parts.join(QStringLiteral(", ")).left(200);
}

/// Adds weapons without duplicates.
void addWeapons(std::vector<Weapon>& weapons, const std::vector<Weapon>& more) {
    for (const Weapon& weapon : more) {
        if (std::ranges::find(weapons, weapon) == weapons.end()) {
            weapons.push_back(weapon);
        }
    }
}

} // namespace

void WeaponProfile::take(const QString& characteristic, const QString& text) {
    const bool isRange = characteristic == QLatin1String("Range") || characteristic == QLatin1String("Rng");
    QString* part = isRange                                       ? &range
                    : characteristic == QLatin1String("Type")     ? &type
                    : characteristic == QLatin1String("Keywords") ? &keywords
                                                                  : nullptr;
    if (part && part->isEmpty()) {
        *part = text;
    }
}

std::optional<Weapon> weaponOf(const WeaponProfile& profile) {
    static const QRegularExpression inches{
        QStringLiteral("^\\s*(\\d{1,3}(?:\\.\\d{1,2})?)\\s*(?:\"|''|\u2033|\u201d|in\\b)")};
    const auto match = inches.match(profile.range);
    const double count = match.captured(1).toDouble();
    if (!match.hasMatch() || !(count > 0) || profile.name.isEmpty()) {
        return {};
    }
    Weapon weapon;
    weapon.name = profile.name.left(200);
    weapon.range = geometry::Length::fromInches(count);
    weapon.type = typeText(profile);
    return weapon;
}

int RosterUnit::modelCount() const {
    int count = 0;
    for (const RosterModels& each : models) {
        count += each.count;
    }
    return count;
}

tl::unexpected<FileProblem> emptyRoster(const QString& fileName) {
    return rejectedFile(fileName, "roster-empty", QStringLiteral("units or models"), QStringLiteral("none"),
                        QStringLiteral("No units in this list."));
}

tl::unexpected<FileProblem> tooManyModels(const QString& fileName, const QString& path, TextPosition place) {
    return rejectedFile(
        fileName, "roster-too-big", QStringLiteral("at most %1 models").arg(kMaxRosterModels), QStringLiteral("more"),
        QStringLiteral("The list has more than %1 models, which is too many for an army.").arg(kMaxRosterModels), path,
        place);
}

tl::unexpected<FileProblem> tooManyEntries(const QString& fileName, const QString& path, TextPosition place) {
    return rejectedFile(
        fileName, "roster-too-big", QStringLiteral("at most %1 entries").arg(kMaxRosterSelections),
        QStringLiteral("more"),
        QStringLiteral("The list has more than %1 entries, which is too many for an army.").arg(kMaxRosterSelections),
        path, place);
}

tl::expected<Roster, FileProblem>
rosterOf(const std::vector<RosterSelection>& selections, QString name, QString program, const QString& fileName) {
    Roster roster;
    roster.name = std::move(name);
    roster.program = std::move(program);
    std::vector<std::size_t> unitOfSelection(selections.size(), kNone);
    std::vector<QString> modelOfSelection(selections.size()); ///< empty: its contents belong to the whole unit
    std::vector<std::vector<Weapon>> weaponsOfUnit;           ///< of all models of a unit
    qint64 models = 0;
    int passedOver = 0;
    for (std::size_t i = 0; i < selections.size(); ++i) {
        const RosterSelection& selection = selections[i];
        const std::size_t above =
            selection.parent < 0 ? kNone : unitOfSelection[static_cast<std::size_t>(selection.parent)];
        const int count = countOf(selection.number);
        const bool isUnit = selection.type == QLatin1String("unit");
        const bool isModel = selection.type == QLatin1String("model");
        if ((isUnit || isModel) && count == 0) {
            roster.report.skipped("roster-no-number", selection.place,
                                  QStringLiteral("“%1” does not give a number of models."), {selection.name});
        } else if (isUnit || (isModel && above == kNone)) {
            unitOfSelection[i] = roster.units.size();
            roster.units.push_back(unitOf(selection));
            weaponsOfUnit.emplace_back();
            modelOfSelection[i] = isModel ? selection.name : QString{};
            if (isModel) {
                addModels(roster.units.back(), selection.name, count);
                models += count;
            } else if (count > 1) {
                // Provisional until it is known whether the unit has nodes for its models.
                roster.units.back().models.push_back({QString{}, count});
            }
        } else {
            unitOfSelection[i] = above;
            modelOfSelection[i] = isModel                ? selection.name
                                  : selection.parent < 0 ? QString{}
                                                         : modelOfSelection[static_cast<std::size_t>(selection.parent)];
            if (isModel) {
                RosterUnit& unit = roster.units[above];
                std::erase_if(unit.models, [](const RosterModels& each) { return each.name.isEmpty(); });
                addModels(unit, selection.name, count);
                models += count;
            } else {
                ++passedOver;
            }
        }
        if (const std::size_t unit = unitOfSelection[i]; unit != kNone && !selection.weapons.empty()) {
            const auto bearer = std::ranges::find(roster.units[unit].models, modelOfSelection[i], &RosterModels::name);
            const bool isOfModel = !modelOfSelection[i].isEmpty() && bearer != roster.units[unit].models.end();
            addWeapons(isOfModel ? bearer->weapons : weaponsOfUnit[unit], selection.weapons);
        }
        if (models > kMaxRosterModels) {
            return tooManyModels(fileName, selection.place);
        }
    }
    for (std::size_t i = 0; i < roster.units.size(); ++i) {
        RosterUnit& unit = roster.units[i];
        if (unit.models.empty()) {
            unit.models.push_back({unit.name, 1});
            unit.countGuessed = true;
        } else if (unit.models.front().name.isEmpty()) {
            unit.models.front().name = unit.name;
            unit.models.front().count = std::min(unit.models.front().count, kMaxRosterModels);
            unit.countGuessed = true;
        }
        for (RosterModels& each : unit.models) {
            addWeapons(each.weapons, weaponsOfUnit[i]);
        }
        if (unit.countGuessed) {
            roster.report.guessed("roster-no-models", unit.place,
                                  QStringLiteral("“%1” does not list its models: %2 assumed."),
                                  {unit.name, QString::number(unit.modelCount())});
        }
    }
    if (passedOver > 0) {
        roster.report.skipped(
            "roster-upgrades", {},
            QStringLiteral("Wargear, options and rules: only known keywords and weapons with a range are imported."),
            {}, passedOver);
    }
    if (roster.units.empty()) {
        return emptyRoster(fileName);
    }
    return roster;
}

} // namespace sightline::scenarios::formats
