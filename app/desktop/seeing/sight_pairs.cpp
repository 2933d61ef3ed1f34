#include "app/desktop/seeing/sight_pairs.h"

#include "scenarios/edits/edits.h"
#include "scenarios/judge/judge.h"

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

ProbedTable withSamplePoint(scenarios::Scenario scenario, geometry::Point place, geometry::Length height) {
    ProbedTable table;
    for (const scenarios::Model& model : scenario.models) {
        table.pairs.push_back({model.id, {}});
    }
    scenarios::Model samplePoint;
    samplePoint.id = {scenarios::freshId(scenario, QStringLiteral("spot"))};
    samplePoint.name = SightPairsWords::tr("this point");
    samplePoint.base = *geometry::Footprint::round(geometry::Length::fromMillimeters(kSamplePointMillimeters));
    samplePoint.position = place;
    samplePoint.height = height;
    table.samplePoint = samplePoint.id;
    for (SightPair& pair : table.pairs) {
        pair.target = samplePoint.id;
    }
    table.scenario = scenarios::withModelAdded(std::move(scenario), std::move(samplePoint));
    return table;
}

} // namespace sightline::app
