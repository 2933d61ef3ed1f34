#include "app/desktop/seeing/sample_point_probe.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/text/seeing_text.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

SamplePointProbe::SamplePointProbe(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &SamplePointProbe::ask);
    connect(&state, &TableState::previewRulesChanged, this, &SamplePointProbe::ask);
    connect(&scene, &TableScene::viewAreaChanged, this, &SamplePointProbe::show);
    connect(&m_service, &PairService::answered, this, [this] {
        show();
        emit changed();
    });
}

void SamplePointProbe::setTolerances(const Tolerances& tolerances) {
    if (std::exchange(m_tolerances, tolerances) != tolerances) {
        ask();
    }
}

void SamplePointProbe::setHeight(geometry::Length height) {
    if (std::exchange(m_height, height) != height) {
        ask();
    }
}

void SamplePointProbe::setOn(bool on) {
    if (std::exchange(m_on, on) == on) {
        return;
    }
    if (on) {
        ask();
    } else {
        m_service.rest();
        m_position.reset();
        m_scene.setSamplePoint({}, {});
    }
    emit toggled(on);
}

void SamplePointProbe::setPosition(QPointF place) {
    const QRectF table = m_scene.tableRect();
    const QPointF kept{std::clamp(place.x(), table.left(), table.right()),
                       std::clamp(place.y(), table.top(), table.bottom())};
    if (m_position != kept) {
        m_position = kept;
        ask();
    }
}

void SamplePointProbe::ask() {
    if (!m_on || !m_position) {
        return;
    }
    ProbedTable table = withSamplePoint(m_state.judged(m_document.scenario()), fromInches(*m_position), m_height);
    m_samplePoint = table.samplePoint;
    m_service.ask(std::move(table.scenario), std::move(table.pairs), m_tolerances);
}

void SamplePointProbe::show() {
    const PairResult& result = m_service.lastResult();
    if (!m_on || !result.scenario || result.scenario->models.empty()) {
        return;
    }
    // The place of the answer, not that of the pointer: lines and spot are of one moment.
    const scenarios::Model& samplePoint = result.scenario->models.back();
    SamplePointView view;
    view.place = toInches(samplePoint.position);
    view.headline = result.problem.isEmpty() ? samplePointHeadline(*result.verdicts) : result.problem;
    view.details = samplePointSides(*result.verdicts, *result.scenario);
    view.area = m_scene.visibleArea();
    m_scene.setSamplePoint({result.scenario, result.verdicts}, std::move(view));
}

} // namespace sightline::app
