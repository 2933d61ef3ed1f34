#include "app/desktop/window/flip_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/dialogs/study_dialog.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/widgets/run_progress.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/flip_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QAction>
#include <QMainWindow>

namespace sightline::app {

FlipController::FlipController(WindowCore& core, ActionSet& actions, VerdictCard& card) : m_core{core}, m_card{card} {
    connectFlips();
    connect(&m_figures, &PairFigureSearch::changed, this, &FlipController::refreshFigures);
    connect(actions.placementStudy, &QAction::triggered, this, &FlipController::showStudy);
}

void FlipController::connectFlips() {
    connect(&m_card, &VerdictCard::flipSearchRequested, this, [this] {
        if (const auto* shown = m_core.sight.lastResult().focused(); shown && !m_core.sight.isBusy()) {
            m_flips.start(m_core.state.judged(m_core.document.scenario()), *shown);
        }
    });
    connect(&m_card, &VerdictCard::flipStopRequested, &m_flips, &FlipSearch::stop);
    connect(&m_flips, &FlipSearch::changed, this, &FlipController::refreshFlip);
    connect(&m_flips, &FlipSearch::progressed, this, &FlipController::refreshFlip);
    // A move that was found for another table, or for another pair, turns nothing here.
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, &m_flips, &FlipSearch::forget);
    connect(&m_core.state, &TableState::sightPairChanged, &m_flips, &FlipSearch::forget);
    connect(&m_core.state, &TableState::previewRulesChanged, &m_flips, &FlipSearch::forget);
}

void FlipController::setVerdict(const scenarios::Verdict* verdict) {
    if (verdict && m_core.sight.lastResult().focused() == verdict) {
        m_figures.show(m_core.document.scenario(), *verdict);
    } else {
        m_figures.forget();
    }
}

void FlipController::showStudy() {
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

void FlipController::refreshFigures() {
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
    m_card.setRestFigures(sentences.join(QLatin1Char{' '}));
    m_card.setKeywordEffect(figures.keyword);
    m_card.setProtectingState(figures.state);
}

QString FlipController::withRemarks(const QString& sentence) const {
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

QString FlipController::sentencesOf(const scenarios::Flip& flip) const {
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

void FlipController::refreshFlip() {
    m_core.scene.setFlip(m_flips.best());
    const QString best = m_flips.best() ? withRemarks(sentencesOf(*m_flips.best())) : QString{};
    if (m_flips.isRunning()) {
        const auto [done, all] = m_flips.progress();
        const QString searching = all == 0
                                      ? tr("Searching for the smallest move…")
                                      : withTimeLeft(tr("Searching for the smallest move… %1 of %2").arg(done).arg(all),
                                                     done, all, m_flips.elapsed());
        m_card.setFlip(
            best.isEmpty() ? searching : searching + u'\n' + tr("So far: %1", "a move that was found").arg(best), true);
    } else if (!best.isEmpty()) {
        m_card.setFlip(m_flips.wasStopped()
                           ? tr("%1 The search was stopped; a shorter move may exist.", "a move").arg(best)
                           : best,
                       false);
    } else if (m_flips.foundNone() && m_flips.wasStopped()) {
        m_card.setFlip(tr("Stopped before a move was found."), false);
    } else {
        const QString none = m_flips.isOfRuling()
                                 ? tr("No move of a single element within 6 in was found that changes the ruling.")
                                 : withRemarks(tr("No move of a single element within 6 in changes the answer."));
        m_card.setFlip(m_flips.foundNone() ? none : QString{}, false);
    }
}

} // namespace sightline::app
