#include "app/desktop/seeing/sample_point_probe.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/text/seeing_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/vision/fog_controller.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

SamplePointProbe::SamplePointProbe(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene} {
    m_result = m_service.lastResult();
    connect(&document, &ScenarioDocument::scenarioChanged, this, [this] {
        m_fog.reset();
        ask();
    });
    connect(&state, &TableState::previewRulesChanged, this, &SamplePointProbe::ask);
    connect(&scene, &TableScene::viewAreaChanged, this, &SamplePointProbe::show);
    connect(&m_service, &PairService::answered, this, [this] {
        takeAnswer();
        show();
        emit changed();
    });
}

SamplePointProbe::~SamplePointProbe() = default;

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
        m_result = m_service.lastResult();
        m_dark.clear();
        m_position.reset();
        m_scene.show(SamplePointPicture{});
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

void SamplePointProbe::takeAnswer() {
    m_result = m_service.lastResult();
    m_dark.clear();
    const scenarios::Scenario& scenario = m_document.scenario();
    if (!isHiddenGame(scenario) || !m_result.scenario || m_result.scenario->models.empty()) {
        return;
    }
    if (!m_fog) {
        if (auto fog = scenarios::FogController::of(scenario)) {
            m_fog = std::make_unique<const scenarios::FogController>(*std::move(fog));
        }
    }
    if (!m_fog) {
        return;
    }
    const auto dark =
        withoutSightOf(m_fog->table(), scenario, m_result.scenario->models.back().position, m_fog->help());
    for (const auto& [model, reason] : dark) {
        m_dark.emplace(model, reason.code == scenarios::FogReason::Code::NoViewer ? tr("Dark: this model does not see")
                                                                                  : fogReasonText(reason, scenario));
    }
    auto verdicts = std::make_shared<std::vector<scenarios::Verdict>>(*m_result.verdicts);
    for (scenarios::Verdict& verdict : *verdicts) {
        verdict.ruling.visible = verdict.ruling.visible && !m_dark.contains(verdict.observer);
    }
    m_result.verdicts = std::move(verdicts);
}

QString SamplePointProbe::whyDark(const scenarios::ModelId& model) const {
    const auto found = m_dark.find(model);
    return found == m_dark.end() ? QString{} : found->second;
}

void SamplePointProbe::show() {
    const PairResult& result = m_result;
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
    m_scene.show(SamplePointPicture{{result.scenario, result.verdicts}, std::move(view)});
}

} // namespace sightline::app
