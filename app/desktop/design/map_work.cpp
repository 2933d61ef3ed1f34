#include "app/desktop/design/map_work.h"

#include "app/shared/text/diagnostic_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/analysis/side_zones.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

/// Where a rule set has each pair judged, more cells would take many minutes.
constexpr std::int64_t kMaxJudgedCells = 1'000;
/// Cells that divide the table may be this many, because the next larger ones that do are often much larger.
constexpr std::int64_t kMaxDividingCells = 1'500;

using scenarios::IsovistMeasure;
using scenarios::RegionTable;
using scenarios::Scenario;

struct MapWorkWords {
    Q_DECLARE_TR_FUNCTIONS(Maps)
};

bool isOfViewers(const MapChoice& choice) {
    return choice.subject == MapSubject::Models || choice.subject == MapSubject::Positions;
}

/// Empty question: `problem` tells what is missing.
struct Viewers {
    scenarios::HeatQuestion question;
    QString problem;
};

Viewers viewersOn(const Scenario& scenario, const MapRequest& asked) {
    Viewers viewers;
    scenarios::RegionQuestion& look = viewers.question.look;
    look.cell = asked.choice.cell;
    look.zoneHeight = asked.choice.viewerHeight;
    look.targetHeight = asked.choice.targetHeight;
    if (asked.choice.subject == MapSubject::Models) {
        for (const scenarios::Model& model : scenario.models) {
            if (model.player == asked.player) {
                look.from.push_back(model.id);
            }
        }
        if (look.from.empty()) {
            viewers.problem =
                MapWorkWords::tr("There are no models of this player to count. Choose another player, or count "
                                 "the positions of a zone.");
        }
        return viewers;
    }
    const auto isZone = [&](const scenarios::Zone& zone) { return zone.id == asked.zone; };
    viewers.question.zoneCell = asked.choice.positions;
    viewers.question.zones =
        asked.zone.value.isEmpty() ? groundOf(scenario, asked.player) : std::vector<scenarios::ZoneId>{};
    if (viewers.question.zones.empty() && std::ranges::none_of(scenario.zones, isZone)) {
        viewers.problem =
            MapWorkWords::tr("There is no zone to count positions in. Draw one, or count the models of a player.");
        return viewers;
    }
    if (viewers.question.zones.empty()) {
        viewers.question.zones = {asked.zone};
    }
    return viewers;
}

QString tooManyCells(const MapChoice& choice) {
    return MapWorkWords::tr("Cells of %1 are too small for this table. Choose larger ones.")
        .arg(lengthText(choice.cell));
}

/// Whether a map may take long, because it was asked for all the same.
enum class MayTakeLong { No, Yes };

std::optional<scenarios::HeatMap> countsOf(const RegionTable& table,
                                           const MapRequest& asked,
                                           MayTakeLong mayTakeLong,
                                           QString& problem,
                                           const std::stop_token& stop,
                                           const LatestTask::Progress& reportProgress) {
    const Viewers viewers = viewersOn(table.table().scenario(), asked);
    const auto& size = table.table().scenario().table;
    problem = viewers.problem;
    if (problem.isEmpty() && (regionCells(size, asked.choice.cell) > scenarios::kMaxRegionCells ||
                              regionCells(size, asked.choice.positions) > scenarios::kMaxRegionCells)) {
        problem = tooManyCells(asked.choice);
    }
    if (!problem.isEmpty()) {
        return std::nullopt;
    }
    if (mayTakeLong == MayTakeLong::No &&
        heatPairs(table.table(), viewers.question) > maxHeatPairs(table.table().rules())) {
        problem = MapWorkWords::tr(
            "The rule set of this table judges each pair of a viewer and a cell by itself, and these "
            "are too many. Increase the distance between the positions, or choose the rule set “plan”.");
        return std::nullopt;
    }
    return heatMap(table, viewers.question, reportProgress, 0, stop);
}

std::optional<scenarios::IsovistField> fieldOf(const RegionTable& table,
                                               const MapRequest& asked,
                                               MayTakeLong mayTakeLong,
                                               QString& problem,
                                               const std::stop_token& stop,
                                               const LatestTask::Progress& reportProgress) {
    scenarios::IsovistQuestion question;
    question.cell = asked.choice.cell;
    question.viewerHeight = asked.choice.viewerHeight;
    question.targetHeight = asked.choice.targetHeight;
    const bool isMeasure = asked.choice.subject == MapSubject::Measure;
    question.wantDepth = isMeasure && asked.choice.measure == IsovistMeasure::MeanDepth;
    question.wantConnectivity =
        question.wantDepth || (isMeasure && asked.choice.measure == IsovistMeasure::Connectivity);
    const auto cells = static_cast<std::int64_t>(regionCells(table.table().scenario().table, question.cell));
    const bool isJudged = !hasExactRegion(table.table().rules(), scenarios::RegionWants::Point);
    const auto most = isJudged && mayTakeLong == MayTakeLong::No ? kMaxDividingCells
                      : question.wantDepth        ? static_cast<std::int64_t>(scenarios::kMaxDepthSamplePoints)
                      : question.wantConnectivity ? scenarios::kMaxRegionCells / 4
                                                  : scenarios::kMaxRegionCells;
    if (cells > most) {
        problem = tooManyCells(asked.choice);
        return std::nullopt;
    }
    return isovistField(table, question, reportProgress, 0, stop);
}

scenarios::SamplePointValues shown(const MapChoice& choice, const scenarios::IsovistField& field) {
    return choice.subject == MapSubject::SeenShare ? seenShares(field) : valuesOf(field, choice.measure);
}

/// The other table, judged by the same rules.
std::optional<Scenario> lessOf(const MapRequest& asked, MapAnswer& answer) {
    const auto loaded = scenarios::readScenarioFile(asked.lessPath);
    if (!loaded) {
        answer.problem = problemText(loaded.error());
        return std::nullopt;
    }
    const auto& other = loaded->scenario;
    answer.lessName = other.name;
    if (other.table.width != asked.scenario.table.width || other.table.height != asked.scenario.table.height) {
        answer.problem =
            MapWorkWords::tr("The table “%1” has a different size. Only tables of the same size can be compared.")
                .arg(other.name);
        return std::nullopt;
    }
    return other;
}

} // namespace

bool MapRequest::asksTheSame(const MapRequest& other) const {
    MapChoice look = other.choice;
    look.colors = choice.colors;
    look.opacityPercent = choice.opacityPercent;
    look.isolines = choice.isolines;
    return look == choice && player == other.player && zone == other.zone && lessPath == other.lessPath &&
           scenario == other.scenario;
}

namespace {

/// The largest cell that is still a map.
constexpr double kCoarsestInches = 4.0;
/// A draft has this part of the pairs of the last map, and each map after it a quarter more of its length and width.
constexpr std::int64_t kDraftPairs = 40'000;
constexpr std::int64_t kDraftCells = 120;

/// Returns the number of pairs, or cells, that are judged one by one with cells of this length; 0: none.
std::int64_t judgedOf(const RegionTable& table, MapRequest asked, geometry::Length cell) {
    asked.choice.cell = cell;
    if (!isOfViewers(asked.choice)) {
        return hasExactRegion(table.table().rules(), scenarios::RegionWants::Point)
                   ? 0
                   : regionCells(table.table().scenario().table, cell);
    }
    const Viewers viewers = viewersOn(table.table().scenario(), asked);
    return viewers.problem.isEmpty() ? heatPairs(table.table(), viewers.question) : 0;
}

/// True if whole cells fill the table, so that symmetric tables have symmetric maps.
bool isDividing(const scenarios::Table& table, geometry::Length cell) {
    return table.width.nanometers() % cell.nanometers() == 0 && table.height.nanometers() % cell.nanometers() == 0;
}

/// Returns the next larger cell in twentieths of an inch that divides both sides of the table; the cell itself if none
/// up to the coarsest does.
geometry::Length dividing(const scenarios::Table& table, geometry::Length cell) {
    const geometry::Length step = geometry::Length::fromNanometers(geometry::Length::fromInches(1).nanometers() / 20);
    for (geometry::Length one = cell; one <= geometry::Length::fromInches(kCoarsestInches); one = one + step) {
        if (isDividing(table, one)) {
            return one;
        }
    }
    return cell;
}

/// The cells of the maps to show one after another, the last ones the smallest that take about a minute.
std::vector<geometry::Length> cellsOf(const RegionTable& table, const MapRequest& asked) {
    const bool areCells = !isOfViewers(asked.choice);
    const scenarios::Table& size = table.table().scenario().table;
    const auto most = [&](geometry::Length cell) {
        return !areCells                ? maxHeatPairs(table.table().rules())
               : isDividing(size, cell) ? kMaxDividingCells
                                        : kMaxJudgedCells;
    };
    const std::int64_t draft = areCells ? kDraftCells : kDraftPairs;
    const geometry::Length coarsest = geometry::Length::fromInches(kCoarsestInches);
    const auto larger = [&](geometry::Length cell, double times) {
        // In whole twentieths of an inch, which read well.
        return dividing(
            size, std::min(coarsest, geometry::Length::fromInches(std::ceil(cell.inches() * times * 20 - 1e-6) / 20)));
    };
    geometry::Length last = asked.choice.cell;
    while (judgedOf(table, asked, last) > most(last) && last < coarsest) {
        last = larger(last, 1.1);
    }
    std::vector<geometry::Length> cells{last};
    while (judgedOf(table, asked, cells.front()) > draft && cells.front() < coarsest) {
        const geometry::Length coarser = larger(cells.front(), 2.0);
        if (isDividing(size, cells.front()) && !isDividing(size, coarser)) {
            break; // a draft is as symmetric as the map
        }
        cells.insert(cells.begin(), coarser);
    }
    return cells;
}

} // namespace

QByteArray MapAnswer::csv() const {
    if (counts) {
        return heatMapCsv(*counts, lessCounts ? &*lessCounts : nullptr);
    }
    return field ? isovistCsv(*field, lessField ? &*lessField : nullptr) : QByteArray{};
}

MapAnswer answerTo(std::shared_ptr<const MapRequest> question,
                   const std::stop_token& stop,
                   const LatestTask::Progress& reportProgress,
                   std::optional<geometry::Length> cell) {
    MapAnswer answer;
    answer.asked = question;
    const auto rules = scenarios::ruleSetOf(question->scenario);
    if (!rules) {
        answer.problem = rules.error().message;
        return answer;
    }
    const RegionTable table{scenarios::PreparedTable{question->scenario, *rules}};
    const std::vector<geometry::Length> cells = cellsOf(table, *question);
    if (!cell) {
        answer.finer = cells;
        cell = answer.finer.front();
        answer.finer.erase(answer.finer.begin());
    }
    answer.cell = *cell;
    // Drafts and the maps after them count as one job, so that the progress never runs back. A map that is finer than
    // the last of them was asked for all the same, and is a job of its own.
    const auto mayTakeLong = *cell < cells.back() ? MayTakeLong::Yes : MayTakeLong::No;
    const auto workOf = [](geometry::Length length) { return 1.0 / (length.inches() * length.inches()); };
    double before = 0.0;
    double all = mayTakeLong == MayTakeLong::Yes ? workOf(*cell) : 0.0;
    if (mayTakeLong == MayTakeLong::No) {
        for (const geometry::Length one : cells) {
            before += one > *cell ? workOf(one) : 0.0;
            all += workOf(one);
        }
    }
    const LatestTask::Progress step = partOf(reportProgress, before / all, (before + workOf(*cell)) / all);
    MapRequest drawn = *question;
    drawn.choice.cell = *cell;
    const MapRequest* asked = &drawn;
    std::optional<Scenario> less;
    if (!asked->lessPath.isEmpty()) {
        less = lessOf(*asked, answer);
        if (!less) {
            return answer;
        }
    }
    const LatestTask::Progress own = partOf(step, 0.0, less ? 0.5 : 1.0);
    const LatestTask::Progress others = partOf(step, 0.5, 1.0);
    const auto other = less ? std::optional{RegionTable{scenarios::PreparedTable{*less, *rules}}} : std::nullopt;
    std::optional<scenarios::SamplePointValues> values;
    if (isOfViewers(asked->choice)) {
        answer.counts = countsOf(table, *asked, mayTakeLong, answer.problem, stop, own);
        if (answer.counts && other) {
            answer.lessCounts = countsOf(*other, *asked, mayTakeLong, answer.problem, stop, others);
        }
        if (answer.problem.isEmpty()) {
            values = answer.lessCounts ? differenceOf(valuesOf(*answer.counts), valuesOf(*answer.lessCounts))
                                       : valuesOf(*answer.counts);
        }
    } else {
        answer.field = fieldOf(table, *asked, mayTakeLong, answer.problem, stop, own);
        if (answer.field && other) {
            answer.lessField = fieldOf(*other, *asked, mayTakeLong, answer.problem, stop, others);
        }
        if (answer.problem.isEmpty()) {
            const auto seen = shown(asked->choice, *answer.field);
            values = answer.lessField ? differenceOf(seen, shown(asked->choice, *answer.lessField)) : seen;
        }
    }
    if (!stop.stop_requested()) {
        answer.values = std::move(values);
    }
    return answer;
}

} // namespace sightline::app
