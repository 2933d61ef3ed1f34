#include "app/desktop/base/tolerances.h"

#include <algorithm>

namespace sightline::app {

double Tolerances::of(const QString& player) const {
    const auto own = ofPlayers.find(player);
    return own == ofPlayers.end() ? usual : own->second;
}

double Tolerances::between(const scenarios::Scenario& scenario,
                           const scenarios::ModelId& first,
                           const scenarios::ModelId& second) const {
    const auto ofModel = [&](const scenarios::ModelId& id) {
        const auto* model = scenario.model(id);
        return model ? of(toleranceName(scenario, model->player)) : usual;
    };
    return std::max(ofModel(first), ofModel(second));
}

scenarios::ToleranceOf Tolerances::forPairsOf(const scenarios::Scenario& scenario) const {
    std::map<QString, double> ofModels;
    for (const scenarios::Model& model : scenario.models) {
        ofModels.emplace(model.id.value, of(toleranceName(scenario, model.player)));
    }
    return [ofModels = std::move(ofModels), usual = usual](const scenarios::ModelId& first,
                                                           const scenarios::ModelId& second) {
        const auto ofModel = [&](const scenarios::ModelId& id) {
            const auto found = ofModels.find(id.value);
            return found == ofModels.end() ? usual : found->second;
        };
        return std::max(ofModel(first), ofModel(second));
    };
}

QString toleranceName(const scenarios::Scenario& scenario, const scenarios::PlayerId& player) {
    const auto* named = scenario.player(player);
    return named && !named->name.isEmpty() ? named->name : player.value;
}

} // namespace sightline::app
