#include "app/desktop/window/verdict_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/docks.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/study_dialog.h"
#include "app/desktop/dialogs/tolerance_dialog.h"
#include "app/desktop/panels/stage_chips.h"
#include "app/desktop/panels/target_list.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/services/sight_watch.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/widgets/box_layouts.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/flip_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/wall_ruling_text.h"
#include "scenarios/judge/headline.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>

#include <algorithm>

namespace sightline::app {

namespace {

/// The headline, the card, which scrolls, and its buttons below it; in a low panel these scroll, too, for the sake of
/// the answer.
class VerdictPanel : public QWidget {
public:
    explicit VerdictPanel(VerdictCard& card) : m_card{card} {
        m_column = columnOf({card.headline(), {new PanelScroll{&card}, 1}}, this);
        m_column->setContentsMargins(0, 0, 0, 0);
        m_column->setSpacing(0);
        auto* buttons = rowOf({{card.buttons(), 1}});
        buttons->setContentsMargins(kSideMargin, 2, kSideMargin, 4);
        m_column->addLayout(buttons);
        m_row = buttons;
    }

protected:
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        if (const bool isLow = height() < kLow; isLow != m_isLow) {
            m_isLow = isLow;
            m_row->setContentsMargins(kSideMargin, isLow ? 0 : 2, kSideMargin, isLow ? 0 : 4);
            isLow ? m_card.takeButtons() : m_row->addWidget(m_card.buttons(), 1);
        }
    }

private:
    static constexpr int kLow = 190; ///< pixels: word, reason and buttons take that much
    static constexpr int kSideMargin = 14;

    VerdictCard& m_card;
    QBoxLayout* m_column = nullptr;
    QBoxLayout* m_row = nullptr;
    bool m_isLow = false;
};

} // namespace

VerdictController::VerdictController(WindowCore& core,
                                     ActionSet& actions,
                                     const Docks& docks,
                                     const HiddenController& hidden)
    : m_core{core}, m_actions{actions}, m_hidden{hidden}, m_card{new VerdictCard}, m_targets{new TargetList} {
    docks.setPanel("verdictDock", new VerdictPanel{*m_card});
    docks.setPanel("targetDock", m_targets);
    connectCard();
    connectStages();
    connectFlips();
    connect(m_targets, &TargetList::targetRequested, this,
            [this](const scenarios::ModelId& id) { m_core.state.setTarget(id); });
    connect(&core.sight, &SightService::answered, this, [this](const SightResult& result) {
        m_core.scene.showSight(result);
        refresh();
    });
    connect(&core.state, &TableState::sightPairChanged, this, &VerdictController::refresh);
    connect(&core.state, &TableState::oneToManyChanged, this, &VerdictController::refresh);
    connect(&core.state, &TableState::oneToManyChanged, this, [this, &docks](bool on) {
        m_actions.named("oneToMany")->setChecked(on);
        docks.show("targetDock", on);
    });
    connect(&hidden, &HiddenController::replayChanged, this, &VerdictController::refresh);
    connect(&core.document, &ScenarioDocument::scenarioChanged, this, &VerdictController::refreshDescription);
    connect(&core.state, &TableState::selectionChanged, this, &VerdictController::refreshDescription);
}

void VerdictController::connectCard() {
    TableState& state = m_core.state;
    connect(&state, &TableState::showsTriedLinesChanged, m_card, &VerdictCard::setShowsTriedLines);
    connect(&state, &TableState::showsTriedLinesChanged, m_actions.named("triedLines"), &QAction::setChecked);
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
    if (verdict && m_core.sight.lastResult().focused() == verdict) {
        m_figures.show(m_core.document.scenario(), *verdict);
    } else {
        m_figures.forget();
    }
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

void VerdictController::connectFlips() {
    connect(m_card, &VerdictCard::flipSearchRequested, this, [this] {
        if (const auto* shown = m_core.sight.lastResult().focused(); shown && !m_core.sight.isBusy()) {
            m_flips.start(m_core.state.judged(m_core.document.scenario()), *shown);
        }
    });
    connect(m_card, &VerdictCard::flipStopRequested, &m_flips, &FlipSearch::stop);
    connect(&m_flips, &FlipSearch::changed, this, &VerdictController::refreshFlip);
    connect(&m_flips, &FlipSearch::progressed, this, &VerdictController::refreshFlip);
    // A move that was found for another table, or for another pair, turns nothing here.
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, &m_flips, &FlipSearch::forget);
    connect(&m_core.state, &TableState::sightPairChanged, &m_flips, &FlipSearch::forget);
    connect(&m_core.state, &TableState::previewRulesChanged, &m_flips, &FlipSearch::forget);
    connect(&m_figures, &PairFigureSearch::changed, this, &VerdictController::refreshFigures);
}

void VerdictController::showStudy() {
    const auto& scenario = m_core.document.scenario();
    const auto& observer = m_core.state.observer();
    const auto& target = m_core.state.currentTarget();
    if (!observer || !target) {
        return;
    }
    const auto* shown = m_core.sight.lastResult().focused();
    const bool isOfGeometry = shown && (!isRuled(*shown) || shown->ruling.overruled);
    const QString apart = isOfGeometry && !m_core.sight.isBusy() ? standsApartSentence(*shown, scenario) : QString{};
    const QString bodies = smallestReadingSentence(scenario);
    const QString remark = apart.isEmpty() || bodies.isEmpty() ? apart + bodies : apart + u' ' + bodies;
    auto* dialog = new StudyDialog{m_core.state.judged(scenario), *observer, *target, remark, &m_core.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void VerdictController::refreshFigures() {
    const auto& scenario = m_core.document.scenario();
    const PairFigures& figures = m_figures.figures();
    const QString viewers = figures.viewers ? viewersSentence(*figures.viewers) : QString{};
    m_core.scene.setViewers(viewers.isEmpty() ? std::nullopt : figures.viewers);
    const auto* shown = m_core.sight.lastResult().focused();
    QStringList sentences{shown ? heightsRow(figures.heights, *shown, scenario) : QString{}};
    if (figures.hiding && shown && tellsHeights(*shown)) {
        sentences << hidingSentence(nameOf(scenario, figures.hiding->piece), figures.hiding->height);
    }
    sentences << (shown ? asOfGeometry(viewers, *shown) : viewers);
    sentences.removeAll(QString{});
    m_card->setRestFigures(sentences.join(QLatin1Char{' '}));
    m_card->setKeywordEffect(figures.keyword);
    m_card->setProtectingState(figures.state);
}

QString VerdictController::withRemarks(const QString& sentence) const {
    const auto& scenario = m_core.document.scenario();
    const auto* shown = m_core.sight.lastResult().focused();
    QString told = sentence;
    const QString apart = shown && !m_flips.isOfRuling() ? standsApartSentence(*shown, scenario) : QString{};
    const QString bodies = shown && shown->reading ? smallestReadingSentence(scenario) : QString{};
    for (const QString& remark : {apart, bodies}) {
        told = remark.isEmpty() ? told : tr("%1 %2", "a move, what it does not do").arg(told, remark);
    }
    return told;
}

QString VerdictController::sentencesOf(const scenarios::Flip& flip) const {
    constexpr double kToldShorter = 0.1; // millimeters
    const auto& scenario = m_core.document.scenario();
    QString sentences = flipSentence(flip, scenario);
    const auto& shortest = m_flips.shortest();
    if (shortest && shortest->lengthMillimeters < flip.lengthMillimeters - kToldShorter) {
        sentences += u'\n' + tr("Shorter: %1", "a move").arg(flipSentence(*shortest, scenario));
    }
    const auto* shown = m_core.sight.lastResult().focused();
    const QString bound = shown && shortest ? flipBoundSentence(*shown, *shortest) : QString{};
    return bound.isEmpty() ? sentences : sentences + u'\n' + bound;
}

void VerdictController::refreshFlip() {
    m_core.scene.setFlip(m_flips.best());
    const QString best = m_flips.best() ? withRemarks(sentencesOf(*m_flips.best())) : QString{};
    if (m_flips.isRunning()) {
        const auto [done, all] = m_flips.progress();
        const QString searching = all == 0
                                      ? tr("Searching for the smallest move…")
                                      : withTimeLeft(tr("Searching for the smallest move… %1 of %2").arg(done).arg(all),
                                                     done, all, m_flips.elapsed());
        m_card->setFlip(
            best.isEmpty() ? searching : searching + u'\n' + tr("So far: %1", "a move that was found").arg(best), true);
    } else if (!best.isEmpty()) {
        m_card->setFlip(m_flips.wasStopped()
                            ? tr("%1 The search was stopped; a shorter move may exist.", "a move").arg(best)
                            : best,
                        false);
    } else if (m_flips.foundNone() && m_flips.wasStopped()) {
        m_card->setFlip(tr("Stopped before a move was found."), false);
    } else {
        const QString none = m_flips.isOfRuling()
                                 ? tr("No move of a single element within 6 in was found that changes the ruling.")
                                 : withRemarks(tr("No move of a single element within 6 in changes the answer."));
        m_card->setFlip(m_flips.foundNone() ? none : QString{}, false);
    }
}

} // namespace sightline::app
