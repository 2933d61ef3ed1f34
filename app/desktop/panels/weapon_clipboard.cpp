#include "app/desktop/panels/weapon_clipboard.h"

#include "app/desktop/panels/table_edits.h"
#include "app/shared/text/weapon_text.h"
#include "scenarios/io/scenario_file.h"

#include <QMimeData>
#include <QStringList>

#include <algorithm>

namespace sightline::app {

namespace {

/// A scenario whose only model carries the weapons: one reader and writer for all that is copied.
const QString kMediaType = QStringLiteral("application/vnd.sightline.weapons+json");

} // namespace

QMimeData* toClipboard(const std::vector<scenarios::Weapon>& weapons) {
    scenarios::Scenario container;
    scenarios::Model model;
    model.id = {QStringLiteral("carrier")};
    model.weapons = weapons;
    container.models.push_back(std::move(model));
    QStringList lines;
    for (const auto& weapon : weapons) {
        lines += QStringLiteral("%1: %2").arg(weapon.name, weaponText(weapon));
    }
    auto* data = new QMimeData;
    data->setData(kMediaType, scenarios::writeScenario(container));
    data->setText(lines.join(u'\n'));
    return data;
}

std::vector<scenarios::Weapon> weaponsIn(const QMimeData& data) {
    const bool areWeapons = data.hasFormat(kMediaType);
    const auto loaded =
        scenarios::readScenario(data.data(areWeapons ? kMediaType : QLatin1String{kScenarioMediaType}), {});
    std::vector<scenarios::Weapon> weapons;
    if (!loaded) {
        return weapons;
    }
    for (const auto& model : loaded->scenario.models) {
        for (const auto& weapon : model.weapons) {
            if (areWeapons || std::ranges::find(weapons, weapon) == weapons.end()) {
                weapons.push_back(weapon);
            }
        }
    }
    return weapons;
}

} // namespace sightline::app
