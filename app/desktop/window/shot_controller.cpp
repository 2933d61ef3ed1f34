#include "app/desktop/window/shot_controller.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/shot_panel.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/text/shot_text.h"
#include "scenarios/rules/rule_set.h"

#include <QScopedValueRollback>

#include <utility>

namespace sightline::app {

struct ShotController::Answer {
    std::shared_ptr<const scenarios::Scenario> scenario;
    scenarios::ShotRuling shot;
    bool isOfPack = false;
    QString problem;
};

ShotController::ShotController(
    ScenarioDocument& document, TableState& state, TableScene& scene, ShotPanel& panel, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene}, m_panel{panel} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &ShotController::ask);
    connect(&state, &TableState::previewRulesChanged, this, &ShotController::ask);
    connect(&state, &TableState::sightPairChanged, this, &ShotController::followPair);
    connect(&panel, &ShotPanel::questionChanged, this, &ShotController::ask);
    connect(&panel, &ShotPanel::pairRequested, this,
            [this](const scenarios::ModelId& observer, const scenarios::ModelId& target) {
                const QScopedValueRollback taking{m_takesPair, true};
                m_state.setObserver(observer);
                m_state.setTarget(target);
            });
}

void ShotController::setOpen(bool open) {
    if (std::exchange(m_isOpen, open) == open) {
        return;
    }
    if (open) {
        followPair();
        ask();
    } else {
        m_jobs.forget();
        m_shown.reset();
        m_scene.show(UnitPicture{});
        emit shown();
    }
}

QString ShotController::coverOfPair(const scenarios::Verdict& pair) const {
    return m_shown ? shotCoverOfPair(*m_shown, pair, m_document.scenario()) : QString{};
}

void ShotController::setTolerances(const Tolerances& tolerances) {
    if (std::exchange(m_tolerances, tolerances) != tolerances) {
        ask();
    }
}

void ShotController::followPair() {
    if (!m_isOpen) {
        return;
    }
    const scenarios::Scenario& scenario = m_document.scenario();
    m_panel.setScenario(scenario);
    const auto* observer = m_state.observer() ? scenario.model(*m_state.observer()) : nullptr;
    const auto* target = m_state.target() ? scenario.model(*m_state.target()) : nullptr;
    if (observer && target) {
        m_panel.choose(scenarios::unitOf(*observer), scenarios::unitOf(*target));
    }
    if (!m_takesPair) {
        m_panel.showPair(m_state.observer(), m_state.target());
    }
    if (m_shown) {
        drawLines();
    }
}

void ShotController::drawLines() {
    UnitPicture picture;
    const std::size_t count = m_shown ? m_shown->shots.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const scenarios::ModelShot& one = m_shown->shots[i];
        const bool isFirst = i == 0 || m_shown->shots[i - 1].observer != one.observer;
        const bool isOfOtherPair =
            m_state.observer() == one.observer && m_state.target() && m_state.target() != one.verdict.target;
        if (isFirst && !isOfOtherPair) {
            picture.lines.push_back(one.verdict);
        }
    }
    m_scene.show(std::move(picture));
}

void ShotController::ask() {
    if (!m_isOpen) {
        return;
    }
    m_panel.setScenario(m_document.scenario());
    const auto question = m_panel.question();
    if (!question) {
        m_jobs.forget();
        m_shown.reset();
        m_panel.showProblem(tr("Place two units of different players on the table, or choose two units here."));
        m_scene.show(UnitPicture{});
        emit shown();
        return;
    }
    if (m_shown && (m_shown->question.from != question->from || m_shown->question.to != question->to)) {
        m_shown.reset(); // lines of other units would look like an answer
        m_scene.show(UnitPicture{});
        emit shown();
    }
    judge(std::make_shared<const scenarios::Scenario>(m_state.judged(m_document.scenario())), *question);
}

void ShotController::judge(std::shared_ptr<const scenarios::Scenario> scenario,
                           const scenarios::ShotQuestion& question) {
    m_judgesFigures = question.wantRulingFigures;
    m_jobs.start(
        [scenario = std::move(scenario), question, tolerances = m_tolerances](const std::stop_token& stop) {
            const auto rules = scenarios::ruleSetOf(*scenario);
            return rules
                       ? Answer{scenario,
                                scenarios::shotOf(*scenario, *rules, question, tolerances.forPairsOf(*scenario), stop),
                                rules->pack != nullptr,
                                {}}
                       : Answer{scenario, {question}, false, rules.error().message};
        },
        [this](const Answer& answer) { deliver(answer); });
}

void ShotController::deliver(const Answer& answer) {
    // What is too close to call among solids takes longer to know, and follows the first answer.
    if (scenarios::ShotQuestion figures = answer.shot.question; answer.isOfPack && !figures.wantRulingFigures) {
        figures.wantRulingFigures = true;
        judge(answer.scenario, figures);
    }
    if (answer.problem.isEmpty()) {
        m_shown = answer.shot;
        m_panel.showAnswer(answer.shot, *answer.scenario);
    } else {
        m_shown.reset();
        m_panel.showProblem(answer.problem);
    }
    drawLines();
    emit shown();
}

} // namespace sightline::app
