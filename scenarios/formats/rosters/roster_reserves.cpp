#include "scenarios/formats/rosters/roster_reserves.h"

#include "scenarios/catalogues/unit_bases.h"
#include "scenarios/formats/table_builder.h"

#include <QHash>
#include <QSet>

namespace sightline::scenarios::formats {

namespace {

/// Ids and unit names that are free in a scenario; what is given is taken.
class FreeNames {
public:
    FreeNames(const Scenario& scenario, const PlayerId& player) {
        const auto take = [&](const auto& things) {
            for (const auto& thing : things) {
                m_ids.insert(thing.id.value);
            }
        };
        take(scenario.players);
        take(scenario.terrain);
        take(scenario.models);
        take(scenario.reserves);
        take(scenario.zones);
        take(scenario.objectives);
        take(scenario.labels);
        for (const auto* models : {&scenario.models, &scenario.reserves}) {
            for (const Model& model : *models) {
                if (model.player == player) {
                    m_units.insert(model.unit);
                }
            }
        }
    }

    ModelId id() {
        QString id;
        do {
            id = QStringLiteral("model-%1").arg(++m_last);
        } while (m_ids.contains(id));
        return ModelId{id};
    }

    /// The name itself, or "Name 2", "Name 3".
    QString unit(const QString& name) {
        QString free = name;
        for (int number = 2; m_units.contains(free); ++number) {
            free = QStringLiteral("%1 %2").arg(name).arg(number);
        }
        m_units.insert(free);
        return free;
    }

private:
    QSet<QString> m_ids;
    QSet<QString> m_units;
    int m_last = 0;
};

QString sizeText(const geometry::Footprint& base) {
    const auto figure = [](geometry::Length length) { return QString::number(length.millimeters()); };
    if (const auto* round = std::get_if<geometry::RoundBase>(&base.shape())) {
        return QStringLiteral("%1 mm").arg(figure(round->diameter));
    }
    const auto* oval = std::get_if<geometry::OvalBase>(&base.shape());
    return oval ? QStringLiteral("%1 x %2 mm").arg(figure(oval->length), figure(oval->width)) : QString{};
}

/// The base of models of that name, and what there is to say of it.
geometry::Footprint baseOf(const RosterUnit& unit, const RosterModels& models, QStringList& states, ImportReport& report) {
    auto usual = usualBaseOf(models.name);
    usual = usual ? usual : usualBaseOf(unit.name);
    if (!usual) {
        states.append(QLatin1String{kBaseToCheck});
        report.guessed("roster-base-unknown", unit.place, QStringLiteral("The base of “%1” is not known: it stands on 32 mm, round, and is marked in the army tray."), {models.name},
                       models.count);
        return {};
    }
    if (usual->isHull) {
        states.append(QLatin1String{kBaseToCheck});
        report.guessed("roster-hull", unit.place, QStringLiteral("“%1” has no base: a rectangle of 120 x 80 mm stands in for its hull, and is marked in the army tray."), {models.name},
                       models.count);
    } else {
        report.guessed("roster-base", unit.place, QStringLiteral("“%1” stands on %2, by the word “%3”."), {models.name, sizeText(usual->base), usual->word}, models.count);
    }
    return usual->base;
}

/// A list tells no heights: 5 in for monsters, vehicles and titans, else the 2 in of any model.
void setHeight(Model& model, const RosterUnit& unit, ImportReport& report) {
    constexpr double kTall = 5.0;
    for (const char* word : {"monster", "vehicle", "titanic"}) {
        if (model.keywords.contains(QLatin1String{word})) {
            model.height = geometry::Length::fromInches(kTall);
            report.guessed("roster-height", unit.place, QStringLiteral("“%1” is taken to be %2 in high, by its keyword “%3”."), {model.name, QString::number(kTall), QLatin1String{word}});
            return;
        }
    }
}

} // namespace

Scenario withRoster(Scenario scenario, const Roster& roster, const PlayerId& player, ImportReport& report) {
    FreeNames names{scenario, player};
    for (const RosterUnit& unit : roster.units) {
        const QString unitName = names.unit(unit.shownName());
        report.read("roster-unit", unit.place, QStringLiteral("Unit “%1”, models: %2."), {unitName, QString::number(unit.modelCount())});
        for (const RosterModels& models : unit.models) {
            Model model;
            model.name = models.name;
            model.player = player;
            model.unit = unitName;
            model.keywords = unit.keywords;
            model.base = baseOf(unit, models, model.states, report);
            setHeight(model, unit, report);
            for (int i = 0; i < models.count; ++i) {
                model.id = names.id();
                scenario.reserves.push_back(model);
            }
        }
    }
    return scenario;
}

Scenario withArmyOf(Scenario scenario, const Scenario& army, const PlayerId& player) {
    FreeNames names{scenario, player};
    QHash<QString, QString> units;
    for (Model model : army.reserves) {
        if (!model.unit.isEmpty()) {
            QString& unit = units[model.unit];
            unit = unit.isEmpty() ? names.unit(model.unit) : unit;
            model.unit = unit;
        }
        model.id = names.id();
        model.player = player;
        scenario.reserves.push_back(std::move(model));
    }
    return scenario;
}

} // namespace sightline::scenarios::formats
