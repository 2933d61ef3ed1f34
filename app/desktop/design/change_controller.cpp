#include "app/desktop/design/change_controller.h"
#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/named.h"

#include "app/desktop/design/layout_text.h"
#include "app/desktop/design/sheet_view.h"
#include "app/desktop/design/sight_controller.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/widgets/area_box.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/number_text.h"
#include "scenarios/analysis/interim_change.h"
#include "scenarios/analysis/side_zones.h"
#include "scenarios/rules/rule_set.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <mutex>
#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::LayoutSuggestion;

/// The list of goals, in this order.
enum class Goal { Lane, Ground, Both, Sides };

constexpr double kPoints = 100.0; ///< percentage points of a share of 1
/// The time between two texts about the progress, in milliseconds.
constexpr qint64 kStepPause = 100;

} // namespace

struct ChangeController::Interim {
    std::mutex mutex;
    std::optional<scenarios::ClosestChange> closest;
};

ChangeController::ChangeController(const TableParts& parts, const SightController& sight)
    : m_parts{parts},
      m_sight{sight},
      m_page{new StudyPage{QStringLiteral("change"),
                           tr("Looks for the smallest shift or turn of one piece with what lies on it, or one block "
                              "more, that gives the table what you want of it. Locked pieces stay where they are. The "
                              "search does not keep the table symmetric, and looks at fairness only if you want it "
                              "fairer: check both afterwards.")}},
      m_goals{named("changeGoals", new QComboBox)},
      m_lane{named("changeLane", new LengthBox{LengthBox::Unit::Table})},
      m_ground{named("changeGround", new AreaBox)},
      m_sides{named("changeSides", new QDoubleSpinBox)},
      m_search{named("changeSearch", new QPushButton{tr("&Search")})},
      m_apply{named("changeApply", new QPushButton{tr("&Make the change")})},
      m_run{std::make_unique<LatestTask>()} {
    m_goals->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_goals->addItems({tr("No long lane between zones"), tr("Safe area for each player"), tr("Lanes and safe area"),
                       tr("Fairer: both sides alike")});
    m_lane->setLengths(Length::fromInches(1), Length::fromInches(200));
    m_lane->setLength(Length::fromInches(24));
    m_ground->setAreas(1.0, 100'000.0);
    m_ground->setArea(150.0);
    m_ground->setToolTip(tr("So much of each player’s deployment zones together cannot be seen from an enemy zone"));
    m_sides->setRange(0.0, kPoints);
    m_sides->setDecimals(1);
    m_sides->setSingleStep(0.5);
    m_sides->setSuffix(tr(" points", "suffix: percentage points"));
    m_sides->setValue(2.0);
    m_sides->setToolTip(
        tr("In percentage points: the largest difference between the two sides on the page Fairness, for "
           "the table as it stands"));
    m_page->addWideRow(tr("&Goal"), m_goals);
    m_page->form()->addRow(tr("No lane &longer than"), m_lane);
    m_page->form()->addRow(tr("Safe a&rea at least"), m_ground);
    m_page->form()->addRow(tr("Sides &differ by at most"), m_sides);
    m_page->buttons()->addWidget(m_search);
    m_page->buttons()->addWidget(m_apply);
    m_page->buttons()->addStretch(1);
    m_page->sheets()->hide();
    static_cast<QBoxLayout*>(m_page->layout())->addStretch(1); // nothing drifts apart
    connect(m_goals, &QComboBox::activated, this, &ChangeController::refresh);
    connect(m_search, &QPushButton::clicked, this, &ChangeController::search);
    connect(m_apply, &QPushButton::clicked, this, &ChangeController::apply);
    followRun();
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, &ChangeController::forget);
    connect(&parts.state, &TableState::previewRulesChanged, this, &ChangeController::forget);
    refresh();
}

ChangeController::~ChangeController() = default;

scenarios::LayoutGoal ChangeController::goal() const {
    const auto chosen = static_cast<Goal>(m_goals->currentIndex());
    scenarios::LayoutGoal goal;
    if (chosen == Goal::Lane || chosen == Goal::Both) {
        goal.longestLaneInches = m_lane->length().inches();
    }
    if (chosen == Goal::Ground || chosen == Goal::Both) {
        goal.safeAreaSquareInches = m_ground->area();
    }
    if (chosen == Goal::Sides) {
        goal.sideDifference = m_sides->value() / kPoints;
    }
    goal.move = m_sight.options().move;
    return goal;
}

void ChangeController::refresh() {
    const auto chosen = static_cast<Goal>(m_goals->currentIndex());
    m_lane->setEnabled(chosen == Goal::Lane || chosen == Goal::Both);
    m_ground->setEnabled(chosen == Goal::Ground || chosen == Goal::Both);
    m_sides->setEnabled(chosen == Goal::Sides);
    m_apply->setEnabled(m_suggestion && m_suggestion->kind != LayoutSuggestion::Kind::Nothing);
}

/// Another table: what was found is of the one before.
void ChangeController::forget() {
    m_run->forget();
    m_page->setProgress({});
    m_closest.reset();
    m_effect = {};
    const bool hadSome = m_suggestion || m_soFar;
    m_suggestion.reset();
    m_soFar.reset();
    m_page->setSentence({});
    if (hadSome) {
        emit marksRequested({});
    }
    refresh();
}

void ChangeController::search() {
    forget();
    m_wanted = goal();
    m_cell = m_sight.options().cell;
    m_interim = std::make_shared<Interim>();
    m_step = tr("Measuring the table as it stands…");
    m_sinceStep.start();
    m_page->setSentence(m_step);
    m_run->start(
        [interim = m_interim, scenario = m_parts.state.judged(m_parts.document.scenario()), wanted = m_wanted,
         cell = m_cell](const std::stop_token& stop, const LatestTask::Progress& reportProgress) {
            Answer answer{wanted, {}, {}, false, {}};
            const auto rules = scenarios::ruleSetOf(scenario);
            if (!rules) {
                answer.problem = rules.error().message;
            } else if (wanted.sideDifference && zonesBySide(scenario).size() < 2) {
                answer.problem = tr("For this goal two players need a zone each.");
            } else {
                const auto keep = [&](const scenarios::ClosestChange& closest) {
                    const std::scoped_lock lock{interim->mutex};
                    interim->closest = closest;
                };
                answer.suggestion = suggestChangeWithInterim(scenarios::PreparedTable{scenario, *rules}, wanted, cell,
                                                             keep, reportProgress, stop, &answer.closest);
                answer.wasStopped = stop.stop_requested();
            }
            return answer;
        },
        [owner = m_owner](Answer answer) { (*owner)->deliver(std::move(answer)); });
}

void ChangeController::followRun() {
    m_page->follow(*m_run);
    connect(m_run.get(), &LatestTask::progressed, this, &ChangeController::takeInterim);
}

void ChangeController::takeInterim(int done, int all) {
    std::optional<scenarios::ClosestChange> found;
    {
        const std::scoped_lock lock{m_interim->mutex};
        found.swap(m_interim->closest);
    }
    const bool isCloser = found && found->change;
    if (isCloser) {
        m_soFar = std::move(found);
    }
    if (isCloser || m_sinceStep.elapsed() >= kStepPause) {
        m_sinceStep.start();
        const int tried = std::max(0, done / scenarios::kStepsOfAChange - scenarios::kMeasuringChanges);
        m_step = tried == 0 && !m_soFar ? tr("Measuring the table as it stands…")
                                        : tr("Looking for the smallest change… %1 of %2 tried.", "numbers of changes")
                                              .arg(tried)
                                              .arg(all / scenarios::kStepsOfAChange - scenarios::kMeasuringChanges);
        showSoFar();
    }
    if (isCloser) {
        emit marksRequested(marksOf(*m_soFar->change));
    }
}

void ChangeController::showSoFar() {
    if (!m_soFar) {
        m_page->setSentence(m_step);
        return;
    }
    const auto& scenario = m_parts.document.scenario();
    const QString found = isReached(m_wanted, m_soFar->reached)
                              ? suggestionSentence(scenario, *m_soFar->change, m_wanted)
                              : closestChangeSentence(scenario, *m_soFar);
    m_page->setSentence(m_step + u'\n' + tr("So far:", "followed by a change that was found") + u'\n' + found);
}

void ChangeController::deliver(Answer answer) {
    m_page->setProgress({});
    m_soFar.reset();
    m_wasStopped = answer.wasStopped;
    m_wanted = answer.goal;
    m_effect = answer.closest;
    m_effect.change.reset();
    if (!answer.suggestion && answer.closest.change) {
        m_suggestion = answer.closest.change;
        m_closest = std::move(answer.closest);
        retranslateUi();
        emit marksRequested(marksOf(*m_suggestion));
    } else if (answer.wasStopped) {
        m_page->setSentence(tr("The search was canceled; nothing was changed."));
    } else if (!answer.problem.isEmpty()) {
        m_page->setSentence(answer.problem);
    } else if (!answer.suggestion) {
        m_page->setSentence(noSuggestionSentence(answer.goal));
    } else {
        m_suggestion = std::move(answer.suggestion);
        retranslateUi();
        emit marksRequested(marksOf(*m_suggestion));
    }
    refresh();
}

void ChangeController::retranslateUi() {
    if (m_soFar) {
        showSoFar();
    }
    if (!m_suggestion) {
        return;
    }
    const auto& scenario = m_parts.document.scenario();
    if (!m_closest) {
        const QString sentence = suggestionSentence(scenario, *m_suggestion, m_wanted);
        m_page->setSentence(m_suggestion->kind == LayoutSuggestion::Kind::Nothing
                                ? sentence + u' ' +
                                      tr("Only points every %1 in the zones and on their borders were looked at.")
                                          .arg(lengthText(m_cell))
                                : sentence);
        return;
    }
    if (isReached(m_wanted, m_closest->reached)) { // the search was stopped
        m_page->setSentence(tr("%1 The search was canceled; a smaller change may do as well.", "a change")
                                .arg(suggestionSentence(scenario, *m_suggestion, m_wanted)));
        return;
    }
    m_page->setSentence(
        (m_wasStopped ? tr("The search was canceled; nothing was changed.") : noSuggestionSentence(m_wanted)) + u'\n' +
        closestChangeSentence(scenario, *m_closest));
}

ChangeController::Held ChangeController::hold() {
    return {std::exchange(m_run, std::make_unique<LatestTask>()),
            m_owner,
            m_suggestion,
            m_closest,
            m_soFar,
            m_interim,
            m_wanted,
            m_cell,
            m_wasStopped,
            m_goals->currentIndex(),
            m_lane->length(),
            m_ground->area(),
            m_sides->value(),
            m_effect};
}

void ChangeController::goOnWith(Held held) {
    m_goals->setCurrentIndex(held.goal);
    m_lane->setLength(held.lane);
    m_ground->setArea(held.area);
    m_sides->setValue(held.sides);
    m_effect = std::move(held.effect);
    m_run = std::move(held.run);
    followRun();
    m_owner = std::move(held.owner);
    *m_owner = this;
    m_suggestion = std::move(held.suggestion);
    m_closest = std::move(held.closest);
    m_soFar = std::move(held.soFar);
    m_interim = std::move(held.interim);
    m_wanted = held.wanted;
    m_cell = held.cell;
    m_wasStopped = held.wasStopped;
    if (m_run->isRunning()) {
        m_step = tr("Looking for the smallest change…");
        m_sinceStep.start();
        m_page->setSentence(m_step);
    }
    retranslateUi();
    refresh();
}

/// Returns the marks of a change: the piece at its position, dashed at the new one, and the distance between the two.
DesignMarks ChangeController::marksOf(const LayoutSuggestion& suggestion) const {
    DesignMarks marks;
    if (suggestion.kind == LayoutSuggestion::Kind::Nothing) {
        return marks;
    }
    const auto& before = m_parts.document.scenario();
    marks.table = {0.0, 0.0, before.table.width.inches(), before.table.height.inches()};
    for (const auto& piece : suggestion.moved) {
        marks.ghosts.push_back(designOutline(suggestion.scenario, scenarios::AnyId{piece}));
        if (const QPolygonF outline = designOutline(before, scenarios::AnyId{piece}); !outline.isEmpty()) {
            marks.outlines.push_back(outline);
        }
    }
    if (suggestion.kind == LayoutSuggestion::Kind::Shift) {
        const QPointF from = marks.outlines.front().boundingRect().center();
        marks.strips.push_back({from, from + QPointF{suggestion.by.x.inches(), suggestion.by.y.inches()}, 0.0, {}});
    }
    return marks;
}

void ChangeController::apply() {
    if (!m_suggestion || m_suggestion->kind == LayoutSuggestion::Kind::Nothing) {
        return;
    }
    scenarios::Scenario next = m_suggestion->scenario;
    next.rules = m_parts.document.scenario().rules; // rules on trial stay on trial
    if (m_suggestion->addition) {
        for (scenarios::Piece& piece : next.terrain) {
            if (piece.id == m_suggestion->piece) {
                piece.name = tr("Added block");
            }
        }
    }
    const QString effect = changeEffectText(m_effect); // the edit forgets it
    m_parts.document.edit(tr("Suggested change"), std::move(next));
    m_page->setSentence(
        effect.isEmpty()
            ? tr("The change was applied. Use Undo to revert it.")
            : tr("The change was applied: %1. Use Undo to revert it.", "what it did to the figures").arg(effect));
}

} // namespace sightline::app
