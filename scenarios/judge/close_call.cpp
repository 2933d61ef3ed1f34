#include "scenarios/judge/close_call.h"

#include "scenarios/judge/one_way_walls.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/judge/targeting.h"
#include "scenarios/judge/threshold_moves.h"

namespace sightline::scenarios {

namespace {

std::size_t indexOf(const Scenario& scenario, const ModelId& id) {
    return static_cast<std::size_t>(scenario.model(id) - scenario.models.data());
}

} // namespace

CloseCallJudge::CloseCallJudge(const PreparedTable& table) : m_table{table} {
    if (table.parts().pack && table.rules().view == SightGeometry::Volume) {
        m_heights.emplace(table);
    }
}

Verdict CloseCallJudge::judge(const Question& question, const std::stop_token& stop) {
    Verdict verdict = scenarios::judge(m_table, question, stop);
    const bool isLeftOut =
        m_heights && question.wantDetails && !question.wantRulingFigures && question.toleranceMillimeters > 0.0;
    if (!isLeftOut || verdict.ruling.overruled || stop.stop_requested()) {
        return verdict;
    }
    const Scenario& scenario = m_table.scenario();
    const bool isSculpted =
        scenario.model(question.observer)->isSculpted() || scenario.model(question.target)->isSculpted();
    if (isSculpted || !scenario.wallRulings.empty()) {
        if (!verdict.ruling.certainty) {
            Question full = question; // of several tables, which `judge` knows to weigh
            full.wantRulingFigures = true;
            verdict.ruling.certainty = scenarios::judge(m_table, full, stop).ruling.certainty;
        }
        return verdict;
    }
    addExactHeights(m_heights->exact(question.observer, question.target, mayBeTargeted(verdict.ruling), stop),
                    verdict.ruling);
    if (!verdict.ruling.certainty) {
        verdict.ruling.certainty = certaintyOf(question, verdict.ruling, stop);
    }
    return verdict;
}

/// Returns the certainty of a ruling at the tolerance of the question; std::nullopt if neither is proved.
std::optional<Certainty>
CloseCallJudge::certaintyOf(const Question& question, const Ruling& ruling, const std::stop_token& stop) {
    const ModelId& observer = question.observer;
    const ModelId& target = question.target;
    const bool isTarget = mayBeTargeted(ruling);
    const Scenario& scenario = m_table.scenario();
    const PreparedTable passable =
        tableForDirection(m_table, *scenario.model(observer), scenario.model(target)).value_or(m_table);
    const Closeness closeness = closenessOf(*passable.parts().pack, indexOf(scenario, observer),
                                            indexOf(scenario, target), isTarget, question.toleranceMillimeters, stop);
    if (closeness == Closeness::Turned) {
        return Certainty::TooCloseToCall;
    }
    const bool isProved = closeness == Closeness::Proved;
    if (!isProved && isTargetLimited(*m_table.rules().pack, *scenario.model(target)) &&
        isTurnedByMove(*passable.parts().pack, indexOf(scenario, observer), indexOf(scenario, target), isTarget, -1,
                       question.toleranceMillimeters, stop)) {
        return Certainty::TooCloseToCall;
    }
    if (m_heights->isTurned(observer, target, isTarget, question.toleranceMillimeters, stop)) {
        return Certainty::TooCloseToCall;
    }
    const bool isTouching = ruling.visible && m_heights->restsOnTouching(observer, target, stop);
    if (isTouching && m_table.rules().pack->space == Space::Sculpt) {
        return Certainty::TooCloseToCall;
    }
    return isProved && !isTouching ? std::optional{Certainty::Certain} : std::nullopt;
}

} // namespace sightline::scenarios
