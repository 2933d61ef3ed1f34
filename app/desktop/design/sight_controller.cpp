#include "app/desktop/design/sight_controller.h"
#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/named.h"

#include "app/desktop/design/layout_text.h"
#include "app/desktop/design/sheet_view.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/layout_text.h"
#include "scenarios/rules/rule_set.h"

#include <QFormLayout>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sightline::app {

namespace {

using geometry::Length;

constexpr int kPauseMilliseconds = 150;

} // namespace

SightController::SightController(const TableParts& parts)
    : m_parts{parts},
      m_page{new StudyPage{QStringLiteral("sight"),
                           tr("How much zones and objectives see of each other, the longest lanes, narrow gaps and "
                              "open areas. Choose a row to show it on the table.")}},
      m_cell{named("sightCell", new LengthBox{LengthBox::Unit::Table})},
      m_move{named("sightMove", new LengthBox{LengthBox::Unit::Table})},
      m_base{named("sightBase", new LengthBox{LengthBox::Unit::Millimeters})},
      m_open{named("sightOpen", new QSpinBox)},
      m_tables{parts.document} {
    m_cell->setLengths(Length::fromInches(kMinSightCell), Length::fromInches(kMaxSightCell));
    m_move->setLengths({}, Length::fromInches(kMaxSightMove));
    m_base->setLengths(Length::fromMillimeters(kMinGapBase), Length::fromMillimeters(kMaxGapBase));
    m_open->setRange(1, 100);
    m_open->setSuffix(tr(" %"));
    m_open->setKeyboardTracking(false);
    m_page->form()->addRow(tr("&Viewer spacing"), m_cell);
    m_page->form()->addRow(tr("Length of a &move"), m_move);
    m_page->form()->addRow(tr("Gaps for a &base of"), m_base);
    m_page->form()->addRow(tr("&Open: sees more than"), m_open);
    showChoice();
    connect(m_cell, &LengthBox::lengthEntered, this, &SightController::chooseSpacing);
    for (auto* box : {m_move, m_base}) {
        connect(box, &LengthBox::lengthEntered, this, &SightController::keepChoice);
    }
    connect(m_open, &QSpinBox::valueChanged, this, &SightController::keepChoice);
    connect(&parts.settings, &Settings::sightChoiceChanged, this, [this] {
        showChoice(); // of another window
        change();
    });
    connect(m_page, &StudyPage::opened, this, [this] {
        if (m_isStale) {
            askLater();
        }
    });
    m_page->follow(m_run);
    connect(m_page->sheets(), &SheetView::rowChosen, this, &SightController::choose);
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, &SightController::change);
    connect(&parts.state, &TableState::previewRulesChanged, this, &SightController::change);
    connect(&parts.document, &ScenarioDocument::documentReplaced, this, &SightController::startAnew);
}

void SightController::showChoice() {
    const SightPageChoice choice = m_parts.settings.sightChoice();
    const QSignalBlocker quiet{m_open};
    m_isSpacingChosen = choice.isCellChosen;
    m_cell->setLength(m_isSpacingChosen ? choice.cell : m_defaultSpacing);
    m_move->setLength(choice.move);
    m_base->setLength(choice.gapBase);
    m_open->setValue(choice.openPercent);
}

void SightController::keepChoice() {
    const Length spacing = m_isSpacingChosen ? m_cell->length() : SightPageChoice{}.cell;
    m_parts.settings.setSightChoice({spacing, m_move->length(), m_base->length(), m_open->value(), m_isSpacingChosen});
}

void SightController::chooseSpacing() {
    m_isSpacingChosen = m_cell->length() != m_defaultSpacing;
    keepChoice();
}

scenarios::LayoutOptions SightController::options() const {
    scenarios::LayoutOptions options;
    options.cell = m_cell->length();
    options.move = m_move->length();
    options.gapBase = m_base->length();
    options.openShare = m_open->value() / 100.0;
    options.trials = 0;
    options.wantInfluence = false;
    return options;
}

void SightController::fitSpacing() {
    const auto scenario = m_parts.state.judged(m_parts.document.scenario());
    const auto rules = scenarios::ruleSetOf(scenario);
    if (rules) {
        m_defaultSpacing = scenarios::defaultViewerSpacing(*rules, scenario.table);
    }
    if (!m_isSpacingChosen) {
        m_cell->setLength(m_defaultSpacing);
    }
}

void SightController::change() {
    fitSpacing();
    m_isStale = true;
    m_page->sheets()->setStale(true);
    m_marking.forget();
    emit marksRequested({});
    if (m_page->isVisible()) {
        askLater();
    }
}

void SightController::askLater() {
    m_run.startAfter(kPauseMilliseconds, [this] { ask(); });
}

/// Another document: nothing that is told of the one before is true of it.
void SightController::startAnew() {
    m_run.forget();
    m_page->setProgress({});
    m_report.reset();
    m_before.reset();
    m_page->sheets()->clearSheets();
    m_page->setSentence(tr("Judging…"));
}

void SightController::ask() {
    const auto scenario =
        std::make_shared<const scenarios::Scenario>(m_parts.state.judged(m_parts.document.scenario()));
    m_isStale = false; // whatever comes later makes it so again
    // What it told before was of a run that was canceled.
    m_page->setSentence(m_report ? QString{} : tr("Judging…"));
    m_run.start(
        [scenario, options = options(), step = m_tables.now()](const std::stop_token& stop,
                                                               const LatestTask::Progress& reportProgress) {
            Answer answer{scenario, {}, {}, step};
            const auto rules = studyRulesOf(*scenario, options.cell);
            if (!rules) {
                answer.problem = rules.error();
            } else {
                answer.report = layoutReport(scenarios::PreparedTable{*scenario, *rules}, options,
                                             scenarios::layoutProgress(reportProgress, options), stop);
            }
            return answer;
        },
        [this](const Answer& answer) { deliver(answer); });
}

void SightController::deliver(const Answer& answer) {
    m_page->setProgress({});
    if (!answer.report && answer.problem.isEmpty()) {
        m_isStale = true;
        m_page->setSentence(
            m_report ? tr("Canceled. The figures are from before the last change; change something to try again.")
                     : tr("Canceled. Change something to try again."));
        return;
    }
    keepBefore(answer);
    m_judged = answer.scenario;
    m_report = answer.report;
    m_page->setSentence(answer.problem);
    m_page->sheets()->setStale(false);
    retranslateUi();
}

void SightController::keepBefore(const Answer& next) {
    const bool areComparable = m_report && next.report && next.step.table == m_step.table &&
                               m_report->options.cell == next.report->options.cell;
    if (!areComparable) {
        m_before.reset();
    } else if (next.step != m_step &&
               (m_report->now.entries != next.report->now.entries || m_report->lanes != next.report->lanes)) {
        m_before = std::move(m_report);
    }
    m_step = next.step;
}

void SightController::retranslateUi() {
    m_page->sheets()->setSheets(m_report ? sightSheets(*m_judged, *m_report, m_before ? &*m_before : nullptr)
                                         : std::vector<DesignSheet>{});
}

void SightController::choose(int sheet, int row) {
    m_marking.forget();
    emit marksRequested(m_page->sheets()->marksOf(sheet, row));
    if (row >= 0 && sheet == static_cast<int>(SightSheet::Exposures)) {
        markExposure(row);
    }
}

/// Marks the points that are seen, which takes a map of its own.
void SightController::markExposure(int row) {
    const scenarios::Exposure one = m_report->now.entries[static_cast<std::size_t>(row)];
    scenarios::ExposureQuestion question;
    question.cell = m_report->options.cell;
    m_marking.start(
        [scenario = m_judged, question, one](const std::stop_token& stop) {
            const auto rules = scenarios::ruleSetOf(*scenario);
            return scenarios::samplePointsSeenBetween(
                scenarios::RegionTable{scenarios::PreparedTable{*scenario, *rules}}, question, one.from, one.to, 0,
                stop);
        },
        [this, row](const std::vector<std::size_t>& samplePoints) {
            DesignMarks marks = m_page->sheets()->sheets().front().rows[static_cast<std::size_t>(row)].marks;
            const auto& grid = m_report->now.grid;
            const auto columns = static_cast<std::size_t>(grid.columns());
            for (const std::size_t samplePoint : samplePoints) {
                const geometry::Box box =
                    grid.cellBox(static_cast<int>(samplePoint % columns), static_cast<int>(samplePoint / columns));
                marks.cells.push_back(QRectF{toInches(box.low), toInches(box.high)});
            }
            emit marksRequested(marks);
        });
}

} // namespace sightline::app
