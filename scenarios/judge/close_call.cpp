#include "scenarios/judge/close_call.h"

#include "scenarios/judge/one_way_walls.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling_bound.h"
#include "scenarios/judge/ruling_heights.h"
#include "scenarios/judge/ruling_moves.h"

#include <cmath>

namespace sightline::scenarios {

namespace {

std::size_t indexOf(const Scenario& scenario, const ModelId& id) {
    return static_cast<std::size_t>(scenario.model(id) - scenario.models.data());
}

/// Returns the certainty of a ruling among solids at the tolerance of the question; std::nullopt if neither is proved.
std::optional<Certainty>
certaintyOf(const PreparedTable& table, const Question& question, const Ruling& ruling, const std::stop_token& stop) {
    const double tolerance = question.toleranceMillimeters;
    const bool isTarget = mayBeTargeted(ruling);
    const auto turn = nearestHeightTurn(table, question.observer, question.target, isTarget, tolerance, stop);
    if (turn && std::abs(turn->millimeters) <= tolerance) {
        return Certainty::TooCloseToCall;
    }
    const RulingBound bound = boundOfRuling(*table.parts().pack, indexOf(table.scenario(), question.observer),
                                            indexOf(table.scenario(), question.target), {},
                                            geometry::Length::fromMillimeters(tolerance), stop, {false, isTarget});
    if (bound.mayTarget == (isTarget ? Ternary::Yes : Ternary::No)) {
        return Certainty::Certain;
    }
    return bound.isOpen ? std::nullopt : std::optional{Certainty::TooCloseToCall};
}

} // namespace

Verdict judgeWithCertainty(const PreparedTable& table, const Question& question, const std::stop_token& stop) {
    Verdict verdict = judge(table, question, stop);
    const bool isLeftOut = table.parts().pack && table.rules().view == SightGeometry::Volume && question.wantDetails &&
                           !question.wantRulingFigures && question.toleranceMillimeters > 0.0;
    if (!isLeftOut || verdict.ruling.certainty || verdict.ruling.overruled || stop.stop_requested()) {
        return verdict;
    }
    const Scenario& scenario = table.scenario();
    const Model& observer = *scenario.model(question.observer);
    const Model& target = *scenario.model(question.target);
    if (observer.isSculpted() || target.isSculpted() || !scenario.wallRulings.empty()) {
        Question full = question; // of several tables, which `judge` knows to weigh
        full.wantRulingFigures = true;
        verdict.ruling.certainty = judge(table, full, stop).ruling.certainty;
    } else if (table.parts().oneWayWalls.empty()) {
        verdict.ruling.certainty = certaintyOf(table, question, verdict.ruling, stop);
    } else {
        const PreparedTable passable = tableForDirection(table, observer, &target).value_or(table);
        verdict.ruling.certainty = certaintyOf(passable, question, verdict.ruling, stop);
    }
    return verdict;
}

} // namespace sightline::scenarios
