#include "app/desktop/window/verdict_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/tolerance_dialog.h"
#include "app/desktop/panels/stage_chips.h"
#include "app/desktop/panels/target_list.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/flip_text.h"
#include "app/shared/text/wall_ruling_text.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>

#include <algorithm>

namespace sightline::app {

VerdictController::VerdictController(WindowCore& core, ActionSet& actions, const HiddenController& hidden)
    : m_core{core}, m_actions{actions}, m_hidden{hidden}, m_card{new VerdictCard}, m_targets{new TargetList} {
    connectCard();
    connectStages();
    connect(m_targets, &TargetList::targetRequested, this,
            [this](const scenarios::ModelId& id) { m_core.state.setTarget(id); });
    connect(&core.sight, &SightService::answered, this, [this](const SightResult& result) {
        m_core.scene.showSight(result);
        refresh();
    });
    connect(&core.state, &TableState::sightPairChanged, this, &VerdictController::refresh);
    connect(&core.state, &TableState::oneToManyChanged, this, &VerdictController::refresh);
    connect(&hidden, &HiddenController::replayChanged, this, &VerdictController::refresh);
    connect(&core.document, &ScenarioDocument::scenarioChanged, this, &VerdictController::refreshDescription);
    connect(&core.state, &TableState::selectionChanged, this, &VerdictController::refreshDescription);
}

void VerdictController::connectCard() {
    TableState& state = m_core.state;
    connect(&state, &TableState::showsTriedLinesChanged, m_card, &VerdictCard::setShowsTriedLines);
    connect(m_card, &VerdictCard::flipRequested, &state, &TableState::flipSight);
    connect(m_card, &VerdictCard::triedLinesToggled, &state, &TableState::setShowsTriedLines);
    m_card->setShowsDetails(m_core.settings.showsVerdictDetails());
    connect(m_card, &VerdictCard::detailsToggled, &m_core.settings, &Settings::setShowsVerdictDetails);
    connect(m_card, &VerdictCard::choosePairRequested, this, [this] {
        m_core.tools.setCurrent(ToolKind::Sight);
        m_core.view->setFocus();
    });
    connect(m_card, &VerdictCard::toleranceRequested, this, &VerdictController::askForTolerance);
}

void VerdictController::connectStages() {
    StageChips& chips = m_card->stages();
    chips.setNames([this](const scenarios::PieceId& id) { return nameOf(m_core.document.scenario(), id); });
    chips.setMethod(m_core.watch ? m_core.watch->looking().method : geometry::SightMethod::Exact);
    m_core.stages.setChips(chips);
    connect(&chips, &StageChips::readoutChanged, this, [this](const QString& sentence) {
        if (!m_core.stages.isPlaying()) { // that nobody asked for
            emit statusText(sentence.isEmpty() ? m_core.tools.currentTool().hint() : sentence);
        }
    });
    const QActionGroup* ways = m_actions.group("ways");
    connect(&chips, &StageChips::methodRequested, this, [ways](geometry::SightMethod method) {
        const auto way = std::ranges::find(sightModes(), Looking{method, {}});
        ways->actions()[way - sightModes().begin()]->trigger();
    });
    connect(ways, &QActionGroup::triggered, &chips,
            [this, &chips] { chips.setMethod(m_core.watch->looking().method); });
}

void VerdictController::askForTolerance() {
    showTolerances(m_core.document, m_core.settings, m_core.theme, &m_core.window);
}

void VerdictController::refreshTheme() {
    m_card->setTheme(m_core.theme);
    m_targets->setTheme(m_core.theme);
}

const scenarios::Verdict* VerdictController::verdictInFront() const {
    const SightResult& result = m_core.sight.lastResult();
    const auto& observer = m_core.state.observer();
    const auto& target = m_core.state.currentTarget();
    const scenarios::Verdict* found = nullptr;
    if (result.verdicts && observer && target) {
        for (const auto& verdict : *result.verdicts) {
            if (verdict.observer == *observer && verdict.target == *target) {
                found = &verdict;
            }
        }
    }
    return found;
}

void VerdictController::refresh() {
    // What is judged is not what is seen while an earlier step lies over the table.
    const QString replay = m_hidden.replayRemark();
    const scenarios::Verdict* verdict = replay.isEmpty() ? verdictInFront() : nullptr;
    refreshCard(verdict, replay);
    m_core.stages.showAnswer(m_core.sight.lastResult(), verdict);
    emit shown(verdict);
    refreshDescription();
    refreshTargets(replay);
}

void VerdictController::refreshCard(const scenarios::Verdict* verdict, const QString& replay) {
    const SightResult& result = m_core.sight.lastResult();
    const auto& scenario = m_core.document.scenario();
    const auto& observer = m_core.state.observer();
    const auto& target = m_core.state.currentTarget();
    if (verdict) {
        m_card->setOffersKeywords(m_actions.named("rename")->isVisible()); // not in the window of a player
        const bool hasFigures = result.request.detailsForAll && result.request.focus == verdict->target;
        m_card->showVerdict(*verdict, scenario,
                            hasFigures ? VerdictCard::Blockers::Known : VerdictCard::Blockers::Provisional);
        m_card->setHeights(heightsRow(result.focused() == verdict ? result.heights : std::nullopt, *verdict, scenario));
    } else if (!replay.isEmpty() || !(observer && target && m_core.sight.isBusy())) {
        m_card->showEmpty(scenario, observer, replay.isEmpty() ? result.problem : replay);
    } else if (m_card->word().isEmpty()) {
        m_card->showJudging(scenario, *observer, *target);
    }
}

void VerdictController::refreshTargets(const QString& replay) {
    const SightResult& result = m_core.sight.lastResult();
    const auto& observer = m_core.state.observer();
    if (!replay.isEmpty()) {
        m_targets->showEmpty(replay);
    } else if (!m_core.state.isOneToMany()) {
        m_targets->showEmpty(tr("Press O to judge all enemies of the observer at once."));
    } else if (!observer) {
        m_targets->showEmpty(tr("Select the observer: press L and click a model."));
    } else if (result.verdicts && result.request.observer == observer) {
        m_targets->showVerdicts(*result.verdicts, m_core.document.scenario(), m_core.state.target());
    }
}

void VerdictController::refreshDescription() {
    // What the eye finds in the picture, for those who listen to it.
    const auto& scenario = m_core.document.scenario();
    const auto& selection = m_core.state.selection();
    QStringList sentences{tableText(scenario)};
    if (selection.size() == 1) {
        sentences << tr("Selected: %1").arg(elementTextWithRulings(scenario, *selection.begin()));
    } else if (!selection.empty()) {
        sentences << tr("Selected: %n elements", nullptr, static_cast<int>(selection.size()));
    }
    if (!m_card->word().isEmpty()) {
        sentences << m_card->accessibleName();
    }
    const QString description = sentences.join(QStringLiteral(". "));
    if (description != m_core.view->accessibleDescription()) {
        m_core.view->setAccessibleDescription(description);
    }
}

} // namespace sightline::app
