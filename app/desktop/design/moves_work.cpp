#include "app/desktop/design/moves_work.h"

#include "app/shared/text/number_text.h"
#include "scenarios/analysis/model_moves.h"
#include "scenarios/rules/rule_set.h"

#include <QCoreApplication>

namespace sightline::app {

namespace {

using geometry::Length;

struct MovesWorkWords {
    Q_DECLARE_TR_FUNCTIONS(Moves)
};

QString tooManyPlaces(Length apart) {
    return MovesWorkWords::tr("Positions %1 apart are too many for this table. Increase their spacing.")
        .arg(lengthText(apart));
}

void findThreat(MovesAnswer& answer,
                const scenarios::PreparedTable& prepared,
                const std::stop_token& stop,
                const LatestTask::Progress& reportProgress) {
    const MovesRequest& asked = *answer.asked;
    const scenarios::RegionTable table{prepared};
    scenarios::ThreatQuestion question;
    question.enemies = asked.others;
    question.move = asked.theirMove;
    question.theirCell = asked.theirCell;
    question.look.cell = asked.cell;
    question.look.targetHeight = asked.height;
    const auto places = enemyPositions(asked.scenario, question.enemies, {}, question.move, question.theirCell,
                                       question.costs, 0, stop);
    if (threatPairs(prepared, question, places) > maxHeatPairs(prepared.rules())) {
        answer.problem = MovesWorkWords::tr("The rule set of this table judges each pair of positions by itself, and "
                                            "there are too many. Increase the spacing, or choose the rule set “plan”.");
        return;
    }
    answer.threat = threatMap(table, question, places, reportProgress, 0, stop);
}

void findSafeArea(MovesAnswer& answer,
                  const scenarios::PlacedSight& sight,
                  const std::stop_token& stop,
                  const LatestTask::Progress& reportProgress) {
    const MovesRequest& asked = *answer.asked;
    const scenarios::SafeQuestion question{asked.model,
                                           asked.others,
                                           asked.move,
                                           asked.theirMove,
                                           asked.cell,
                                           asked.theirCell,
                                           scenarios::TerrainCosts::usual()};
    answer.safeArea = safeArea(sight, question, reportProgress, 0, stop);
    const auto* nearest = stop.stop_requested() ? nullptr : answer.safeArea->nearest();
    if (nearest != nullptr) {
        answer.path = scenarios::ModelMoves{asked.scenario, asked.model, asked.move, question.costs, stop}.pathTo(
            nearest->place.at);
    }
}

void findPosition(MovesAnswer& answer,
                  const scenarios::PlacedSight& sight,
                  const std::stop_token& stop,
                  const LatestTask::Progress& reportProgress) {
    const MovesRequest& asked = *answer.asked;
    scenarios::PositionQuestion question;
    question.model = asked.model;
    (asked.aim == MoveAim::Sees ? question.sees : question.hiddenFrom) = asked.others;
    question.move = asked.move;
    question.theirMove = asked.aim == MoveAim::Hidden ? asked.theirMove : Length{};
    question.cell = asked.cell;
    question.theirCell = asked.theirCell;
    answer.place = nearestPosition(sight, question, reportProgress, 0, stop);
    answer.path = answer.place->path;
}

void watchPath(MovesAnswer& answer,
               const scenarios::PlacedSight& sight,
               const std::stop_token& stop,
               const LatestTask::Progress& reportProgress) {
    const MovesRequest& asked = *answer.asked;
    const auto costs = scenarios::TerrainCosts::usual();
    answer.path = asked.path->path;
    if (asked.path->of == PathSource::TapeEnd) {
        const auto path = cheapestPath(asked.scenario, asked.model, asked.path->path.corners.back(), costs, stop);
        if (!path) {
            answer.path.reset();
            answer.problem =
                path.error() == scenarios::NoPath::CannotStandThere
                    ? MovesWorkWords::tr(
                          "It cannot stand where the tape ends: its base would leave the table or overlap something.")
                    : MovesWorkWords::tr("No path: pieces, walls and bases leave no gap wide enough.");
            return;
        }
        answer.path = *path;
    }
    answer.watched =
        sightOfPath(sight, {asked.model, answer.path->corners, asked.others, asked.theirMove, asked.theirCell, costs},
                    reportProgress, 0, stop);
    answer.stretches = watchedStretches(*answer.watched);
}

} // namespace

std::optional<scenarios::SamplePointValues> MovesAnswer::values() const {
    return safeArea ? std::optional{valuesOf(*safeArea)}
           : threat ? std::optional{valuesOf(threat->models)}
                    : std::nullopt;
}

std::optional<geometry::Point> MovesAnswer::end() const {
    return path && path->length > Length{} && !(asked->path && asked->path->of == PathSource::Tape)
               ? std::optional{path->corners.back()}
               : std::nullopt;
}

MovesAnswer answerTo(std::shared_ptr<const MovesRequest> asked,
                     const std::stop_token& stop,
                     const LatestTask::Progress& reportProgress) {
    MovesAnswer answer;
    answer.asked = asked;
    const auto rules = scenarios::ruleSetOf(asked->scenario);
    if (!rules) {
        answer.problem = rules.error().message;
        return answer;
    }
    for (const Length apart : {asked->cell, asked->theirCell}) {
        if (regionCells(asked->scenario.table, apart) > scenarios::kMaxRegionCells) {
            answer.problem = tooManyPlaces(apart);
            return answer;
        }
    }
    const scenarios::PreparedTable table{asked->scenario, *rules};
    if (asked->path) {
        watchPath(answer, scenarios::PlacedSight{table}, stop, reportProgress);
        answer.wasStopped = stop.stop_requested();
        return answer;
    }
    switch (asked->aim) {
    case MoveAim::SafeArea: findSafeArea(answer, scenarios::PlacedSight{table}, stop, reportProgress); break;
    case MoveAim::Threat: findThreat(answer, table, stop, reportProgress); break;
    case MoveAim::Sees:
    case MoveAim::Hidden: findPosition(answer, scenarios::PlacedSight{table}, stop, reportProgress); break;
    }
    answer.wasStopped = stop.stop_requested();
    return answer;
}

} // namespace sightline::app
