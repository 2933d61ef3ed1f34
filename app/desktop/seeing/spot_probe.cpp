#include "app/desktop/seeing/spot_probe.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/text/seeing_text.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

SpotProbe::SpotProbe(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &SpotProbe::ask);
    connect(&state, &TableState::previewRulesChanged, this, &SpotProbe::ask);
    connect(&scene, &TableScene::viewAreaChanged, this, &SpotProbe::show);
    connect(&m_service, &PairService::answered, this, [this] {
        show();
        emit changed();
    });
}

void SpotProbe::setTolerances(const Tolerances& tolerances) {
    if (std::exchange(m_tolerances, tolerances) != tolerances) {
        ask();
    }
}

void SpotProbe::setHeight(geometry::Length height) {
    if (std::exchange(m_height, height) != height) {
        ask();
    }
}

void SpotProbe::setOn(bool on) {
    if (std::exchange(m_on, on) == on) {
        return;
    }
    if (on) {
        ask();
    } else {
        m_service.rest();
        m_place.reset();
        m_scene.setSpot({}, {});
    }
    emit toggled(on);
}

void SpotProbe::setPlace(QPointF place) {
    const QRectF table = m_scene.tableRect();
    const QPointF kept{std::clamp(place.x(), table.left(), table.right()),
                       std::clamp(place.y(), table.top(), table.bottom())};
    if (m_place != kept) {
        m_place = kept;
        ask();
    }
}

void SpotProbe::ask() {
    if (!m_on || !m_place) {
        return;
    }
    SpottedTable table = withSpot(m_state.judged(m_document.scenario()), fromInches(*m_place), m_height);
    m_spot = table.spot;
    m_service.ask(std::move(table.scenario), std::move(table.pairs), m_tolerances);
}

void SpotProbe::show() {
    const PairResult& result = m_service.lastResult();
    if (!m_on || !result.scenario || result.scenario->models.empty()) {
        return;
    }
    // The place of the answer, not that of the pointer: lines and spot are of one moment.
    const scenarios::Model& spot = result.scenario->models.back();
    SpotView view;
    view.place = toInches(spot.position);
    view.headline = result.problem.isEmpty() ? spotHeadline(*result.verdicts) : result.problem;
    view.details = spotSides(*result.verdicts, *result.scenario);
    view.area = m_scene.visibleArea();
    m_scene.setSpot({result.scenario, result.verdicts}, std::move(view));
}

} // namespace sightline::app
