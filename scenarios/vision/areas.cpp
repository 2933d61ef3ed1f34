#include "scenarios/vision/areas.h"

#include <algorithm>

namespace sightline::scenarios {

std::vector<AreaEntered> areasOf(const Scenario& scenario, const Model& model) {
    std::vector<AreaEntered> areas;
    const auto take = [&](const QString& id, const QString& name, const geometry::Polygon& polygon) {
        if (!name.isEmpty() && reachesInto(model.placed(), polygon)) {
            areas.push_back({model.id, id, name});
        }
    };
    for (const Zone& zone : scenario.zones) {
        take(zone.id.value, zone.name, zone.polygon);
    }
    for (const Piece& piece : scenario.terrain) {
        if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
            take(piece.id.value, piece.name, *polygon);
        }
    }
    return areas;
}

std::vector<AreaEntered> areasEntered(const Scenario& before, const Scenario& after) {
    std::vector<AreaEntered> entered;
    for (const Model& model : after.models) {
        const Model* was = before.model(model.id);
        const auto left = was ? areasOf(before, *was) : std::vector<AreaEntered>{};
        for (AreaEntered& area : areasOf(after, model)) {
            if (std::ranges::find(left, area.area, &AreaEntered::area) == left.end()) {
                entered.push_back(std::move(area));
            }
        }
    }
    return entered;
}

} // namespace sightline::scenarios
