#include "app/desktop/seeing/region_view.h"
#include "app/desktop/base/latest_task.h"
#include "app/desktop/document/selected_ids.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/seeing_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/first_region.h"
#include "scenarios/model/vision_grid.h"
#include "scenarios/questions/units.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/targets.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace sightline::app {

using geometry::Angle;
using geometry::Length;
using scenarios::RegionQuestion;

struct RegionView::Requested {
    scenarios::Scenario scenario;
    RegionQuestion question;
    quint64 number = 0; ///< ascending
    QElapsedTimer since = {};
};

struct RegionView::Prepared {
    std::shared_ptr<const Requested> asked;
    std::optional<scenarios::RegionTable> table; ///< nothing: a problem, or called off
    std::optional<scenarios::SeenRegion> first;
    RegionPicture picture; ///< of the first answer
    QString problem;
};

struct RegionView::Answer {
    std::shared_ptr<const Requested> asked;
    std::optional<scenarios::SeenRegion> region; ///< nothing: called off
    RegionPicture picture;
};

namespace {

/// Work that has taken this long gives way to a newer question; what is quicker may end, so that a drag shows regions
/// too.
constexpr int kYieldMilliseconds = 300;

QRectF rectOf(const scenarios::Table& table) { return {0.0, 0.0, table.width.inches(), table.height.inches()}; }

RegionQuestion questionOf(const RegionChoice& choice, Length height) {
    RegionQuestion question;
    question.zoneHeight = choice.viewerHeight;
    question.targetHeight = height;
    question.targetElevation = choice.targetElevation;
    question.cell = choice.cell;
    if (choice.hasRange) {
        question.range = choice.range;
    }
    if (choice.hasArc) {
        const bool modelsLook = choice.viewer == RegionViewer::Model || choice.viewer == RegionViewer::Unit;
        question.arcZero = modelsLook ? choice.arcZero : scenarios::ArcZero::Table;
        question.arc = geometry::ViewArc{Angle::fromDegrees(choice.arcCenter - choice.arcWidth / 2.0),
                                         Angle::fromDegrees(choice.arcWidth)};
    }
    question.wants = choice.wants;
    if (choice.wants != scenarios::RegionWants::Point) {
        question.targetBase = geometry::Footprint::round(choice.targetBase).value();
    }
    return question;
}

/// Returns the players of the viewers of a hidden game, each once. Empty if not all viewers belong to a side whose
/// current sight the table holds: then no fog limits the region.
std::vector<scenarios::PlayerId> sidesOf(const scenarios::Scenario& scenario, const RegionQuestion& question) {
    if (!isHiddenGame(scenario)) {
        return {};
    }
    const scenarios::PlayerId& owner = scenario.vision->knownBy;
    std::vector<scenarios::PlayerId> sides;
    for (const scenarios::ModelId& id : question.from) {
        sides.push_back(scenario.model(id)->player);
    }
    if (question.zone) {
        sides.push_back(std::ranges::find(scenario.zones, *question.zone, &scenarios::Zone::id)->player);
    }
    if (!question.samplePoints.empty()) {
        sides.push_back(owner); // of nobody on the judge's table
    }
    const auto grid = scenarios::gridOf(scenario.table, scenario.vision->profile);
    const bool areKnown = grid && std::ranges::all_of(sides, [&](const scenarios::PlayerId& player) {
                              const auto* side = scenario.vision->side(player);
                              return side && (owner.isEmpty() || owner == player) &&
                                     side->knows.visible.columns() == grid->columns() &&
                                     side->knows.visible.rows() == grid->rows();
                          });
    if (!areKnown) {
        return {};
    }
    std::ranges::sort(sides, {}, &scenarios::PlayerId::value);
    sides.erase(std::unique(sides.begin(), sides.end()), sides.end());
    return sides;
}

/// Returns the outlines of the cells that a side sees now, one for each run of a row.
std::vector<geometry::Ring> visibleCells(const scenarios::Scenario& scenario,
                                         const std::vector<scenarios::PlayerId>& sides) {
    const auto grid = scenarios::gridOf(scenario.table, scenario.vision->profile);
    geometry::CellSet cells = grid->noCells();
    for (const scenarios::PlayerId& player : sides) {
        cells |= scenario.vision->side(player)->knows.visible;
    }
    std::vector<geometry::Ring> outlines;
    for (int row = 0; row < cells.rows(); ++row) {
        for (int column = 0; column < cells.columns(); ++column) {
            if (!cells.contains({column, row})) {
                continue;
            }
            const geometry::Point low = grid->cornerOf({column, row});
            while (cells.contains({column + 1, row})) {
                ++column;
            }
            const geometry::Point high{grid->cellSize() * (column + 1), grid->cellSize() * (row + 1)};
            outlines.push_back({low, {high.x, low.y}, high, {low.x, high.y}});
        }
    }
    return outlines;
}

/// Ends the region of a hidden game where the fog of its viewers' sides begins.
void limitToFog(scenarios::SeenRegion& seen, const scenarios::Scenario& scenario, const RegionQuestion& question) {
    const auto sides = sidesOf(scenario, question);
    if (sides.empty()) {
        return;
    }
    const auto cells = visibleCells(scenario, sides);
    seen.region = geometry::intersect(seen.region, cells);
    if (seen.possible) {
        seen.possible = geometry::intersect(*seen.possible, cells);
    }
    seen.areaSquareInches = seen.region.areaSquareInches();
    seen.shareOfTable = seen.areaSquareInches / (scenario.table.width.inches() * scenario.table.height.inches());
}

/// Returns the sentence, and in a hidden game where the region ends.
QString withFog(const QString& sentence, const scenarios::Scenario& scenario, const RegionQuestion& question) {
    if (!isHiddenGame(scenario)) {
        return sentence;
    }
    QStringList names;
    for (const scenarios::PlayerId& side : sidesOf(scenario, question)) {
        names << playerName(scenario, side);
    }
    const QString limit = names.isEmpty()
                              ? RegionView::tr("Hidden game: lines of sight alone, without fog.")
                              : RegionView::tr("Hidden game: it ends where the fog of %1 begins.", "players")
                                    .arg(names.join(QStringLiteral(", ")));
    return RegionView::tr("%1 %2", "what is seen, a remark on it").arg(sentence, limit);
}

} // namespace

RegionView::RegionView(ScenarioDocument& document, TableState& state, TableScene& scene, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_scene{scene} {
    connect(&document, &ScenarioDocument::scenarioChanged, this, &RegionView::ask);
    connect(&state, &TableState::previewRulesChanged, this, &RegionView::ask);
    connect(&state, &TableState::selectionChanged, this, &RegionView::ask);
    connect(&state, &TableState::sightPairChanged, this, &RegionView::ask);
    connect(&m_run, &LatestTask::progressed, this, [this](int done, int all) {
        if (m_run.isSlow()) {
            emit progressed(done, all);
        }
    });
    connect(&m_run, &LatestTask::becameSlow, this, [this] {
        m_isStale = m_told && m_told != m_asked;
        emit changed();
        emit progressed(0, 0);
    });
    m_hold.setSingleShot(true);
    m_hold.setTimerType(Qt::PreciseTimer);
    connect(&m_hold, &QTimer::timeout, this, &RegionView::showFirstAnswer);
}

const RegionQuestion& RegionView::question() const { return m_told->question; }

void RegionView::setOn(bool on) {
    if (std::exchange(m_on, on) == on) {
        return;
    }
    if (on) {
        ask();
    } else {
        forget();
        clear({});
    }
}

void RegionView::setHeight(Length height) {
    if (std::exchange(m_height, height) != height) {
        ask();
    }
}

void RegionView::setChoice(const RegionChoice& choice, const std::optional<scenarios::ZoneId>& zone) {
    if (choice != m_choice || zone != m_zone) {
        m_choice = choice;
        m_zone = zone;
        ask();
    }
}

void RegionView::setPosition(QPointF place) {
    if (rectOf(m_document.scenario().table).contains(place) && m_position != place) {
        m_position = place;
        if (followsPointer()) {
            ask();
        }
    }
}

void RegionView::retranslateUi() {
    if (m_told) {
        updateSentence();
        emit changed();
    }
}

void RegionView::updateSentence() {
    const auto& [scenario, question, number, since] = *m_told;
    m_sentence = withFog(m_region ? regionSentence(scenario, question, *m_region)
                                  : firstRegionSentence(scenario, question, *m_firstAnswer),
                         scenario, question);
    if (const QString remark = smallestReadingSentence(scenario); !remark.isEmpty()) {
        m_sentence = tr("%1 %2", "what is seen, a remark on it").arg(m_sentence, remark);
    }
}

void RegionView::stop() {
    const bool wasPreparing = m_prepare.isRunning();
    m_prepare.cancel();
    m_run.stopWaiting();
    m_offered.reset();
    if (m_run.isRunning()) {
        m_run.stop();
    } else if (wasPreparing) {
        clear(tr("Canceled. Change something to try again."));
    }
}

void RegionView::forget() {
    m_prepare.cancel();
    m_run.cancel();
}

void RegionView::clear(const QString& sentence) {
    m_hold.stop();
    m_asked.reset();
    m_told.reset();
    m_offered.reset();
    m_region.reset();
    m_firstAnswer.reset();
    m_isStale = false;
    m_sentence = sentence;
    m_scene.show(RegionPicture{});
    emit changed();
}

QString RegionView::addViewers(const scenarios::Scenario& scenario, RegionQuestion& question) const {
    if (m_choice.viewer == RegionViewer::Zone) {
        if (m_zone && std::ranges::find(scenario.zones, *m_zone, &scenarios::Zone::id) != scenario.zones.end()) {
            question.zone = m_zone;
            return {};
        }
        return tr("This table has no zone.");
    }
    if (m_choice.viewer == RegionViewer::SamplePoint) {
        if (m_position && rectOf(scenario.table).contains(*m_position)) {
            question.samplePoints.push_back(fromInches(*m_position));
            return {};
        }
        return tr("Point at the table to see the region from there.");
    }
    std::ranges::copy_if(idsOf<scenarios::ModelId>(m_state.selection()), std::back_inserter(question.from),
                         [&](const scenarios::ModelId& id) { return scenario.model(id) != nullptr; });
    if (question.from.empty() && m_state.observer() && scenario.model(*m_state.observer())) {
        question.from.push_back(*m_state.observer());
    }
    if (m_choice.viewer == RegionViewer::Unit) {
        std::vector<scenarios::ModelId> all;
        for (const scenarios::ModelId& one : question.from) {
            for (const scenarios::ModelId& fellow : modelsOf(scenario, unitOf(*scenario.model(one)))) {
                if (std::ranges::find(all, fellow) == all.end()) {
                    all.push_back(fellow);
                }
            }
        }
        question.from = std::move(all);
    }
    return question.from.empty() ? tr("Select models to draw their visible region.") : QString{};
}

void RegionView::ask() {
    if (!m_on) {
        return;
    }
    auto asked =
        std::make_shared<Requested>(Requested{m_state.judged(m_document.scenario()), questionOf(m_choice, m_height)});
    if (const QString nobody = addViewers(asked->scenario, asked->question); !nobody.isEmpty()) {
        forget();
        clear(nobody);
        return;
    }
    asked->number = ++m_number;
    asked->since.start();
    m_asked = std::move(asked);
    m_prepare.startNext(std::numeric_limits<int>::max(), [this] { prepare(); });
}

void RegionView::prepare() {
    m_prepare.start([asked = m_asked](const std::stop_token& stop) { return preparedFor(asked, stop); },
                    [this](const std::shared_ptr<const Prepared>& prepared) { take(prepared); });
}

std::shared_ptr<const RegionView::Prepared> RegionView::preparedFor(const std::shared_ptr<const Requested>& asked,
                                                                    const std::stop_token& stop) {
    auto prepared = std::make_shared<Prepared>(Prepared{asked, {}, {}, {}, {}});
    const auto rules = scenarios::ruleSetOf(asked->scenario);
    if (!rules) {
        prepared->problem = rules.error().message;
        return prepared;
    }
    const scenarios::PreparedTable table{asked->scenario, *rules};
    if (!hasBorders(table, asked->question) &&
        regionCells(asked->scenario.table, asked->question.cell) > scenarios::kMaxRegionCells) {
        prepared->problem =
            tr("Cells of %1 are too small for this table. Choose larger ones.").arg(lengthText(asked->question.cell));
        return prepared;
    }
    prepared->table.emplace(table);
    prepared->first = firstRegion(*prepared->table, asked->question, stop);
    if (auto& first = prepared->first) {
        limitToFog(*first, asked->scenario, asked->question);
        prepared->picture = regionPictureOf(first->region, first->possible, rectOf(asked->scenario.table));
    }
    return prepared;
}

void RegionView::take(const std::shared_ptr<const Prepared>& prepared) {
    if (prepared->asked == m_asked && !prepared->problem.isEmpty()) {
        forget();
        clear(prepared->problem);
    }
    if (!prepared->table) {
        return;
    }
    m_run.startNext(kYieldMilliseconds, [this, prepared] { start(prepared); });
    if (prepared->first) {
        m_offered = prepared;
        if (!m_hold.isActive()) {
            m_hold.start(static_cast<int>(std::max<qint64>(0, kFirstAnswerMs - prepared->asked->since.elapsed())));
        }
    }
}

void RegionView::showFirstAnswer() {
    const auto offered = std::exchange(m_offered, nullptr);
    if (!offered || (m_told && m_told->number >= offered->asked->number)) {
        return;
    }
    m_told = offered->asked;
    m_region.reset();
    m_firstAnswer = offered->first;
    m_isStale = false;
    updateSentence();
    m_scene.show(offered->picture);
    if (m_run.isWaiting()) {
        m_run.stop(); // of an earlier table
    }
    emit changed();
}

void RegionView::start(const std::shared_ptr<const Prepared>& prepared) {
    m_run.start(
        [prepared](const std::stop_token& stop, const LatestTask::Progress& reportProgress) {
            return answerTo(*prepared, stop, reportProgress);
        },
        [this](Answer answer) { deliver(std::move(answer)); });
}

RegionView::Answer RegionView::answerTo(const Prepared& prepared,
                                        const std::stop_token& stop,
                                        const LatestTask::Progress& reportProgress) {
    const auto& [scenario, question, number, since] = *prepared.asked;
    Answer answer{prepared.asked, {}, {}};
    auto region = seenRegion(*prepared.table, question, reportProgress, 0, stop);
    if (!stop.stop_requested()) {
        limitToFog(region, scenario, question);
        answer.picture = regionPictureOf(region.region, region.possible, rectOf(scenario.table));
        answer.region = std::move(region);
    }
    return answer;
}

void RegionView::deliver(Answer answer) {
    // During a drag first answers follow each other, without answers to earlier steps between them.
    const bool isOvertaken =
        m_told && (m_told->number > answer.asked->number || (m_firstAnswer && answer.asked != m_asked));
    if (answer.region && !isOvertaken) {
        m_isStale = false;
        m_region = std::move(answer.region);
        m_firstAnswer.reset();
        m_told = answer.asked;
        updateSentence();
        m_scene.show(std::move(answer.picture));
        emit changed();
    } else if (!answer.region && !m_run.isWaiting() && !m_prepare.isBusy()) {
        clear(tr("Canceled. Change something to try again."));
    }
}

} // namespace sightline::app
