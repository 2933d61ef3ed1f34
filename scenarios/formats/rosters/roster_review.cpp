#include "scenarios/formats/rosters/roster_review.h"

#include "scenarios/formats/rosters/roster_reserves.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sightline::scenarios::formats {

namespace {

/// Returns "Guard" for "Guard 2", if there is a unit "Guard" too.
QString unitWithoutNumber(const QString& unit, const QSet<QString>& units) {
    static const QRegularExpression numbered{QStringLiteral("^(.+) \\d+$")};
    const auto match = numbered.match(unit);
    return match.hasMatch() && units.contains(match.captured(1)) ? match.captured(1) : unit;
}

} // namespace

std::vector<ModelsToCheck> modelsToCheck(const Scenario& scenario) {
    QSet<QString> units;
    for (const auto* models : {&scenario.models, &scenario.reserves}) {
        for (const Model& model : *models) {
            units.insert(model.unit);
        }
    }
    std::vector<ModelsToCheck> found;
    for (const auto* models : {&scenario.models, &scenario.reserves}) {
        for (const Model& model : *models) {
            ModelsToCheck row{unitWithoutNumber(model.unit, units),
                              model.name,
                              {},
                              model.height,
                              model.base,
                              model.states.contains(QLatin1String{kHeightToCheck}),
                              model.states.contains(QLatin1String{kBaseToCheck})};
            if (!row.isHeightToCheck && !row.isBaseToCheck) {
                continue;
            }
            const auto known = std::ranges::find_if(found, [&](ModelsToCheck other) {
                other.ids.clear();
                return other == row;
            });
            (known == found.end() ? found.emplace_back(std::move(row)) : *known).ids.push_back(model.id);
        }
    }
    return found;
}

Scenario withChecked(Scenario scenario, const std::vector<CheckedModels>& checked) {
    for (auto* models : {&scenario.models, &scenario.reserves}) {
        for (Model& model : *models) {
            for (const CheckedModels& said : checked) {
                if (std::ranges::find(said.ids, model.id) == said.ids.end()) {
                    continue;
                }
                if (said.height) {
                    model.height = *said.height;
                    model.states.removeAll(QLatin1String{kHeightToCheck});
                }
                if (said.base) {
                    model.base = *said.base;
                    model.states.removeAll(QLatin1String{kBaseToCheck});
                }
            }
        }
    }
    return scenario;
}

} // namespace sightline::scenarios::formats
