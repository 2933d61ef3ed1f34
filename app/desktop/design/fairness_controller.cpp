#include "app/desktop/design/fairness_controller.h"
#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/named.h"

#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/distribution_chart.h"
#include "app/desktop/design/sight_controller.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/interim_fairness.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/rules/rule_set.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <iterator>
#include <limits>
#include <mutex>
#include <utility>

namespace sightline::app {

namespace {

constexpr int kPauseMilliseconds = 150;
constexpr int kMaxTrials = 100'000;
/// A single set-up says nothing about the differences of others.
constexpr int kMinInterimTrials = 2;

/// The newest interim result of a study, handed from its threads to the window.
class InterimResult {
public:
    void set(const scenarios::FairnessStudy& study) {
        const std::scoped_lock lock{m_mutex};
        m_study = study;
    }
    /// Returns the result if it was not taken before.
    [[nodiscard]] std::optional<scenarios::FairnessStudy> take() {
        const std::scoped_lock lock{m_mutex};
        return std::exchange(m_study, std::nullopt);
    }

private:
    std::mutex m_mutex;
    std::optional<scenarios::FairnessStudy> m_study;
};

} // namespace

FairnessController::FairnessController(const TableParts& parts, const SightController& sight)
    : m_parts{parts},
      m_sight{sight},
      m_page{new StudyPage{QStringLiteral("fairness"),
                           tr("Is the table the same for both? The study sets it up many times, each piece slightly "
                              "off, and shows which differences this may reverse.")}},
      m_trials{named("fairnessTrials", new QSpinBox)},
      m_seed{named("fairnessSeed", new QSpinBox)},
      m_position{named("fairnessPlace", new LengthBox{LengthBox::Unit::Table})},
      m_turn{named("fairnessTurn", new QDoubleSpinBox)},
      m_pieces{named("fairnessPieces", new QCheckBox{tr("&What each piece does")})},
      m_start{named("fairnessStart", new QPushButton{tr("&Run the study")})},
      m_export{named("fairnessExport", new QPushButton{tr("E&xport…")})},
      m_askToWrite{[this](const QString& suggestion) {
          return fileToSave(m_parts.view.window(), tr("Export the study"), suggestion, tr("List of values (*.csv)"));
      }},
      m_tables{parts.document},
      m_run{std::make_unique<LatestTask>()} {
    const scenarios::FairnessOptions usual;
    m_trials->setRange(1, kMaxTrials);
    m_trials->setValue(m_defaultTrials);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(usual.seed));
    m_seed->setToolTip(tr("The same seed gives the same errors, on this and any other computer"));
    m_position->setLengths({}, geometry::Length::fromInches(kMaxSetUpInches));
    m_position->setToolTip(tr("Largest error of each piece along x and along y; all errors are equally likely"));
    m_turn->setRange(0.0, kMaxSetUpDegrees);
    m_turn->setDecimals(1);
    m_turn->setSuffix(tr("°"));
    m_turn->setKeyboardTracking(false);
    showSetUpError();
    m_pieces->setChecked(true);
    m_pieces->setToolTip(tr("Removes and moves each piece to measure its effect on the lines between zones"));
    m_page->form()->addRow(tr("&Trials"), m_trials);
    m_page->form()->addRow(tr("&Seed"), m_seed);
    m_page->form()->addRow(tr("Pieces are &off by"), m_position);
    m_page->form()->addRow(tr("Pieces are t&urned by"), m_turn);
    m_page->form()->addRow(m_pieces);
    m_export->setToolTip(tr("Write all figures and the difference in each set-up as a list (CSV)"));
    m_export->setEnabled(false);
    m_page->buttons()->addWidget(m_start);
    m_page->buttons()->addWidget(m_export);
    m_page->buttons()->addStretch(1);
    connect(m_start, &QPushButton::clicked, this, &FairnessController::runStudy);
    connect(m_export, &QPushButton::clicked, this, &FairnessController::exportFigures);
    const auto keep = [this] { m_parts.settings.setSetUpError({m_position->length(), m_turn->value()}); };
    connect(m_position, &LengthBox::lengthEntered, this, keep);
    connect(m_turn, &QDoubleSpinBox::valueChanged, this, keep);
    connect(&parts.settings, &Settings::setUpErrorChanged, this, &FairnessController::showSetUpError);
    connect(m_page, &StudyPage::opened, this, [this] {
        if (m_isStale) {
            askLater();
        }
    });
    m_page->setStopWords(tr("Sto&p"), tr("Ends the study; the set-ups made so far are kept"));
    if (auto* list = m_page->chart()->findChild<QComboBox*>()) {
        connect(list, &QComboBox::activated, this, [this](int figure) {
            m_figure = figure;
            if (m_figures && !m_figures->isTooShort() && !m_run->isRunning()) {
                showDistributions(*m_judged, m_figures->study); // the list may have been open when it came
            }
        });
    }
    m_page->follow(*m_run);
    connect(m_page->sheets(), &SheetView::rowChosen, this,
            [this](int sheet, int row) { emit marksRequested(m_page->sheets()->marksOf(sheet, row)); });
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, &FairnessController::change);
    connect(&parts.state, &TableState::previewRulesChanged, this, &FairnessController::change);
    connect(&parts.document, &ScenarioDocument::documentReplaced, this, &FairnessController::startAnew);
}

FairnessController::~FairnessController() = default;

void FairnessController::showSetUpError() {
    const SetUpError off = m_parts.settings.setUpError();
    const QSignalBlocker quiet{m_turn};
    m_position->setLength(off.place);
    m_turn->setValue(off.degrees);
}

void FairnessController::fitTrials() {
    const auto rules = scenarios::ruleSetOf(m_parts.state.judged(m_parts.document.scenario()));
    if (rules && m_trials->value() == m_defaultTrials) {
        m_defaultTrials = scenarios::defaultTrials(*rules);
        m_trials->setValue(m_defaultTrials);
    }
}

void FairnessController::change() {
    fitTrials();
    m_isStale = true;
    m_page->sheets()->setStale(true);
    emit marksRequested({});
    if (m_page->isVisible()) {
        askLater();
    }
}

void FairnessController::askLater() {
    m_run->startAfter(kPauseMilliseconds, [this] { ask(Depth::AtOnce); });
}

/// Another document: nothing that is told of the one before is true of it.
void FairnessController::startAnew() {
    m_run->forget();
    m_page->setProgress({});
    m_figures.reset();
    m_figure = -1;
    m_wasCanceled = false;
    m_export->setEnabled(false);
    m_page->sheets()->clearSheets();
    m_page->chart()->setFigures({}, -1);
    m_page->setSentence(tr("Judging…"));
}

void FairnessController::runStudy() {
    m_run->stopWaiting();
    ask(Depth::Study);
}

void FairnessController::ask(Depth depth) {
    const auto scenario =
        std::make_shared<const scenarios::Scenario>(m_parts.state.judged(m_parts.document.scenario()));
    scenarios::FairnessOptions options;
    options.cell = m_sight.options().cell;
    options.move = m_sight.options().move;
    const SetUpError off = m_parts.settings.setUpError();
    options.pieceMillimeters = off.place.millimeters();
    options.pieceDegrees = off.degrees;
    options.trials = depth == Depth::Study ? m_trials->value() : 0;
    options.seed = static_cast<std::uint64_t>(m_seed->value());
    m_isStale = false; // whatever comes later makes it so again
    const bool wasCanceled = std::exchange(m_wasCanceled, false);
    if (!m_figures) {
        m_page->setSentence(tr("Judging…"));
    } else if (wasCanceled) {
        m_page->setSentence({});
    }
    const auto interim = std::make_shared<InterimResult>();
    disconnect(m_run.get(), &LatestTask::progressed, m_run.get(), nullptr); // the job before
    m_run->start(
        [scenario, options, interim, step = m_tables.now(),
         wantsPieces = depth == Depth::Study && m_pieces->isChecked()](const std::stop_token& stop,
                                                                       const LatestTask::Progress& reportProgress) {
            Answer answer{scenario, {}, {}, step};
            const auto rules = studyRulesOf(*scenario, options.cell);
            if (!rules) {
                answer.problem = rules.error();
            } else {
                const scenarios::PreparedTable table{*scenario, *rules};
                const LatestTask::Progress trials = partOf(reportProgress, 0.0, wantsPieces ? 0.5 : 1.0);
                const auto keep = [&](const scenarios::FairnessStudy& soFar) { interim->set(soFar); };
                FairnessFigures figures{
                    symmetriesOf(*scenario), fairnessWithInterim(table, options, trials, keep, stop), options, {}, {}};
                if (wantsPieces && !stop.stop_requested()) {
                    figures.influences = influences(table, options.cell, partOf(reportProgress, 0.5, 1.0), 0, stop);
                    if (stop.stop_requested()) {
                        figures.influences.reset();
                    }
                }
                figures.wasStopped = stop.stop_requested();
                // A study that is stopped keeps the set-ups that it has made.
                if (!stop.stop_requested() || figures.study.trials > 0) {
                    answer.figures = std::move(figures);
                }
            }
            return answer;
        },
        [owner = m_owner](const Answer& answer) { (*owner)->deliver(answer); });
    connect(m_run.get(), &LatestTask::progressed, m_run.get(),
            [owner = m_owner, scenario, interim, all = options.trials] {
                const auto soFar = interim->take();
                if (soFar && soFar->trials >= kMinInterimTrials) {
                    (*owner)->showInterim(*scenario, *soFar, all);
                }
            });
}

/// Shows how the differences are distributed; nothing if there are no two sides. A list that is open stays as it is.
void FairnessController::showDistributions(const scenarios::Scenario& scenario, const scenarios::FairnessStudy& study) {
    const auto& sides = study.sides;
    const auto* list = m_page->chart()->findChild<QComboBox*>();
    if (list && list->view()->isVisible()) {
        return;
    }
    m_page->chart()->setFigures(sides.size() < 2 ? std::vector<Distribution>{}
                                                 : fairnessDistributions(study, playerName(scenario, sides[0].player),
                                                                         playerName(scenario, sides[1].player)),
                                m_figure >= 0 ? m_figure : headlineFigure(study));
}

void FairnessController::showInterim(const scenarios::Scenario& scenario,
                                     const scenarios::FairnessStudy& soFar,
                                     int all) {
    if (soFar.trials < std::min(all, kMinTellingTrials)) {
        m_page->setSentence(tr("So far, %1 of %2 set-ups: too few to tell.").arg(soFar.trials).arg(all));
        return;
    }
    m_page->setSentence(tr("So far, %1 of %2 set-ups:", "followed by the result").arg(soFar.trials).arg(all) + u'\n' +
                        fairnessSentence(scenario, soFar));
    showDistributions(scenario, soFar);
}

FairnessController::Held FairnessController::hold() {
    m_isStale = m_isStale || m_run->isWaiting();
    m_run->stopWaiting();
    return {std::exchange(m_run, std::make_unique<LatestTask>()),
            m_owner,
            m_judged,
            m_figures,
            m_isStale,
            m_trials->value(),
            m_defaultTrials,
            m_seed->value(),
            m_pieces->isChecked(),
            m_figure,
            m_step,
            m_tables.now().table};
}

void FairnessController::goOnWith(Held held) {
    m_defaultTrials = held.defaultTrials;
    m_trials->setValue(held.trials);
    m_seed->setValue(held.seed);
    m_pieces->setChecked(held.wantsPieces);
    m_figure = held.figure;
    m_run = std::move(held.run);
    m_page->follow(*m_run);
    m_owner = std::move(held.owner);
    *m_owner = this;
    m_judged = std::move(held.judged);
    m_figures = std::move(held.figures);
    m_step = held.step;
    m_tables.goOnWith(held.tables);
    m_export->setEnabled(m_figures.has_value());
    m_isStale = held.isStale;
    retranslateUi();
    if (m_isStale && m_page->isVisible()) {
        askLater();
    }
}

std::optional<scenarios::FairnessStudy> FairnessController::studyBefore(const Answer& next) const {
    if (!m_figures || !next.figures || next.step.table != m_step.table) {
        return {};
    }
    const auto players = [](const FairnessFigures& figures) {
        std::vector<scenarios::PlayerId> ids;
        std::ranges::transform(figures.study.sides, std::back_inserter(ids), &scenarios::SideExposure::player);
        return ids;
    };
    const FairnessFigures& now = *m_figures;
    const FairnessFigures& after = *next.figures;
    if (players(after).size() < 2 || players(now) != players(after) || now.options.cell != after.options.cell ||
        now.options.move != after.options.move) {
        return {};
    }
    // What changed no figure, and what goes on in one drag, leaves the figures before it.
    return next.step == m_step || now.study.sides == after.study.sides ? m_figures->before : now.study;
}

void FairnessController::deliver(const Answer& answer) {
    m_page->setProgress({});
    if (!answer.figures && answer.problem.isEmpty()) {
        m_isStale = true;
        m_wasCanceled = true;
        m_page->setSentence(m_figures ? tr("Canceled. The figures are from before; run the study to try again.")
                                      : tr("Canceled. Run the study to try again."));
        return;
    }
    auto before = studyBefore(answer);
    m_figures = answer.figures;
    if (m_figures) {
        m_figures->before = std::move(before);
        m_step = answer.step;
    }
    m_judged = answer.scenario;
    m_page->setSentence(answer.problem);
    m_page->sheets()->setStale(false);
    retranslateUi();
    m_export->setEnabled(m_figures.has_value());
    if (m_figures && m_figures->study.trials > 0) {
        m_page->showResult();
    }
}

void FairnessController::exportFigures() {
    QString name = m_judged->name.isEmpty() ? tr("Table") : m_judged->name;
    name.replace(u'/', u'-');
    const QString path = m_askToWrite(QDir{m_parts.settings.lastFolder()}.filePath(name + QStringLiteral(".csv")));
    if (path.isEmpty()) {
        return;
    }
    const QString whole = QFileInfo{path}.suffix().isEmpty() ? path + QStringLiteral(".csv") : path;
    const QString problem = scenarios::writeFileAtomically(whole, fairnessCsv(*m_judged, m_figures->study));
    emit statusText(
        problem.isEmpty()
            ? tr("Written: %1").arg(QDir::toNativeSeparators(whole))
            : tr("“%1” could not be written: %2. Choose another place.").arg(QDir::toNativeSeparators(whole), problem));
}

void FairnessController::retranslateUi() {
    if (m_figures) {
        const QString sentence = fairnessSentence(*m_judged, m_figures->study);
        const bool awaitsStudy = m_figures->study.trials == 0 && !sentence.isEmpty();
        if (m_figures->isTooShort()) {
            m_page->setSentence(tr("Stopped after %1 of %2 set-ups: too few to tell.")
                                    .arg(m_figures->study.trials)
                                    .arg(m_figures->options.trials));
        } else {
            m_page->setSentence(awaitsStudy
                                    ? sentence + u'\n' + tr("Run the study to see whether set-up errors change that.")
                                    : sentence);
        }
        showDistributions(*m_judged, m_figures->isTooShort() ? scenarios::FairnessStudy{} : m_figures->study);
    }
    m_page->sheets()->setSheets(m_figures ? fairnessSheets(*m_judged, *m_figures) : std::vector<DesignSheet>{});
}

} // namespace sightline::app
