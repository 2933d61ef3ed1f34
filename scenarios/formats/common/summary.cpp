#include "scenarios/formats/common/summary.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

namespace sightline::scenarios::formats {

ImportSummary summaryOf(const Scenario& scenario) {
    ImportSummary summary;
    summary.width = scenario.table.width;
    summary.height = scenario.table.height;
    summary.walls = static_cast<int>(std::ranges::count_if(scenario.terrain, &Piece::isWall));
    summary.pieces = static_cast<int>(scenario.terrain.size()) - summary.walls;
    summary.zones = static_cast<int>(scenario.zones.size());
    summary.objectives = static_cast<int>(scenario.objectives.size());
    summary.models = static_cast<int>(scenario.models.size());
    summary.reserves = static_cast<int>(scenario.reserves.size());
    QSet<QString> units;
    for (const auto* models : {&scenario.models, &scenario.reserves}) {
        for (const Model& model : *models) {
            if (!model.unit.isEmpty()) {
                units.insert(model.player.value + u'\n' + model.unit);
            }
        }
    }
    summary.units = static_cast<int>(units.size());
    summary.isArmy = summary.reserves > 0 && scenario.terrain.empty() && scenario.models.empty() &&
                     scenario.zones.empty() && scenario.objectives.empty();
    return summary;
}

QString ImportSummary::text() const {
    QStringList parts;
    if (!isArmy) {
        parts.append(QStringLiteral("a table of %1 x %2 in").arg(width.inches()).arg(height.inches()));
    }
    const auto add = [&](const char* what, int count) {
        if (count > 0) {
            parts.append(QStringLiteral("%1: %2").arg(QLatin1String{what}).arg(count));
        }
    };
    add("pieces", pieces);
    add("walls", walls);
    add("zones", zones);
    add("objectives", objectives);
    add("units", units);
    add("models", models);
    add("models in reserve", reserves);
    return parts.join(QStringLiteral(", "));
}

} // namespace sightline::scenarios::formats
