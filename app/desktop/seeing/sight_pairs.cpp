#include "app/desktop/seeing/sight_pairs.h"

#include "scenarios/edits.h"
#include "scenarios/judge.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

struct SightPairsWords {
    Q_DECLARE_TR_FUNCTIONS(sightline::app::SightPairs)
};

} // namespace

std::vector<SightPair> allPairsOf(const scenarios::Scenario& scenario) {
    std::vector<SightPair> pairs;
    for (const scenarios::Question& question : scenarios::pairQuestions(scenario)) {
        pairs.push_back({question.observer, question.target});
    }
    if (!pairs.empty()) {
        return pairs;
    }
    for (const scenarios::Model& observer : scenario.models) {
        for (const scenarios::Model& target : scenario.models) {
            if (observer.id != target.id) {
                pairs.push_back({observer.id, target.id});
            }
        }
    }
    return pairs;
}

SpottedTable withSpot(scenarios::Scenario scenario, geometry::Point place, geometry::Length height) {
    SpottedTable table;
    for (const scenarios::Model& model : scenario.models) {
        table.pairs.push_back({model.id, {}});
    }
    scenarios::Model spot;
    spot.id = {scenarios::freshId(scenario, QStringLiteral("spot"))};
    spot.name = SightPairsWords::tr("this spot");
    spot.base = *geometry::Footprint::round(geometry::Length::fromMillimeters(kSpotMillimeters));
    spot.position = place;
    spot.height = height;
    table.spot = spot.id;
    for (SightPair& pair : table.pairs) {
        pair.target = spot.id;
    }
    table.scenario = scenarios::withModelAdded(std::move(scenario), std::move(spot));
    return table;
}

} // namespace sightline::app
