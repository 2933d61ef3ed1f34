#include "scenarios/analysis/placed_sight.h"

namespace sightline::scenarios {

bool PlacedSight::usesFastSight() const { return !m_table.rules().pack && m_table.scenario().wallRulings.empty(); }

bool PlacedSight::sees(const Model& observer, const Model& target, const std::stop_token& stop) const {
    const Scenario& scenario = m_table.scenario();
    const Model* from = scenario.model(observer.id);
    const Model* to = scenario.model(target.id);
    const auto indexOf = [](const Scenario& on, const Model* model) {
        return static_cast<std::size_t>(model - on.models.data());
    };
    if (*from == observer && *to == target) {
        return isSeen(m_table, indexOf(scenario, from), indexOf(scenario, to), stop);
    }
    if (usesFastSight()) {
        return visibilityBetween(m_table, observer, target, stop) == geometry::Visibility::Clear;
    }
    Scenario moved = scenario;
    moved.models[indexOf(scenario, from)] = observer;
    moved.models[indexOf(scenario, to)] = target;
    std::erase_if(moved.overrulings, [&](const Overruling& one) {
        return one.pair == SightPair{observer.id, target.id};
    });
    return isSeen(PreparedTable{moved, m_table.rules()}, indexOf(scenario, from), indexOf(scenario, to), stop);
}

} // namespace sightline::scenarios
