#include "app/desktop/services/pair_figures.h"

#include "scenarios/judge/headline.h"
#include "scenarios/judge/ruling_heights.h"
#include "scenarios/judge/ruling_moves.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

constexpr int kRestMilliseconds = 200;

std::optional<geometry::Length> heightHiding(const scenarios::PreparedTable& table,
                                             const scenarios::Verdict& verdict,
                                             const scenarios::PieceId& piece,
                                             const std::stop_token& stop) {
    if (table.rules().pack) {
        return scenarios::heightHidingByRules(table, verdict.observer, verdict.target, piece, stop);
    }
    const auto heights = scenarios::heightsNeeded(table, verdict.observer, verdict.target, piece, stop);
    return heights ? heights->pieceHides : std::nullopt;
}

/// Returns the verdict of the same pair and rules on a table that was changed.
scenarios::Verdict judgedOn(const scenarios::Scenario& changed,
                            const scenarios::PreparedTable& table,
                            const scenarios::Verdict& verdict,
                            const std::stop_token& stop) {
    scenarios::Question question;
    question.observer = verdict.observer;
    question.target = verdict.target;
    return judge(scenarios::PreparedTable{changed, table.rules()}, question, stop);
}

} // namespace

std::optional<HidingPiece>
minHidingPiece(const scenarios::PreparedTable& table, const scenarios::Verdict& verdict, const std::stop_token& stop) {
    std::optional<HidingPiece> best;
    std::optional<geometry::Length> minGrowth;
    std::vector<scenarios::PieceId> asked;
    for (const auto& passed : scenarios::sideProfileOf(table, verdict).pieces) {
        const scenarios::Piece* piece = table.scenario().piece(passed.piece);
        const bool isNew = std::ranges::find(asked, passed.piece) == asked.end();
        if (!passed.counts || !piece || !scenarios::effectiveHeight(*piece) || !isNew || stop.stop_requested()) {
            continue;
        }
        asked.push_back(passed.piece);
        const auto hides = heightHiding(table, verdict, passed.piece, stop);
        if (!hides) {
            continue;
        }
        const geometry::Length growth = *hides - *scenarios::effectiveHeight(*piece);
        if (!minGrowth || growth < *minGrowth) {
            minGrowth = growth;
            best = HidingPiece{passed.piece, *hides};
        }
    }
    return stop.stop_requested() ? std::nullopt : best;
}

namespace {

/// Returns the first keyword of those that the verdict reports as missing (`no-keywords`) with which the target would
/// be hidden, else the one with which it would have most cover. Returns std::nullopt if none changes anything, or after
/// a stop request.
std::optional<KeywordEffect>
keywordEffect(const scenarios::PreparedTable& table, const scenarios::Verdict& verdict, const std::stop_token& stop) {
    const auto& reasons = verdict.ruling.reasons;
    const auto missing = std::ranges::find(reasons, QStringLiteral("no-keywords"), &scenarios::Reason::code);
    if (missing == reasons.end()) {
        return std::nullopt;
    }
    scenarios::Scenario scenario = table.scenario();
    const auto target = std::ranges::find(scenario.models, verdict.target, &scenarios::Model::id);
    std::optional<KeywordEffect> best;
    int order = verdict.ruling.coverOrder;
    for (const QString& keyword : missing->word.split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        target->keywords = {keyword};
        const scenarios::Verdict other = judgedOn(scenario, table, verdict, stop);
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        if (verdict.ruling.visible && !other.ruling.visible) {
            return KeywordEffect{keyword, true, {}};
        }
        if (other.ruling.coverOrder > order) {
            order = other.ruling.coverOrder;
            best = KeywordEffect{keyword, false, scenarios::reportedCover(other.ruling).name};
        }
    }
    return best;
}

/// Returns the first state of the pack's `orders` in which the target, which can be chosen now, could not be. Returns
/// std::nullopt if there is none, if the target has one of these states or another entered one, or after a stop
/// request.
std::optional<QString> stateThatProtects(const scenarios::PreparedTable& table,
                                         const scenarios::Verdict& verdict,
                                         const std::stop_token& stop) {
    const auto& pack = table.rules().pack;
    if (!pack || verdict.ruling.overruled || !verdict.ruling.visible || !scenarios::mayBeTargeted(verdict.ruling)) {
        return std::nullopt;
    }
    scenarios::Scenario scenario = table.scenario();
    const auto target = std::ranges::find(scenario.models, verdict.target, &scenarios::Model::id);
    const bool hasState = std::ranges::any_of(
        target->states, [](const QString& state) { return !state.endsWith(QStringLiteral("-to-check")); });
    if (hasState) {
        return std::nullopt;
    }
    const QStringList states = target->states;
    for (const scenarios::OrderRules& order : pack->order) {
        if (target->keywords.contains(order.state, Qt::CaseInsensitive)) {
            return std::nullopt;
        }
        target->states = states + QStringList{order.state};
        const scenarios::Verdict other = judgedOn(scenario, table, verdict, stop);
        if (stop.stop_requested()) {
            return std::nullopt;
        }
        if (!scenarios::mayBeTargeted(other.ruling)) {
            return order.state;
        }
    }
    return std::nullopt;
}

} // namespace

PairFigureSearch::PairFigureSearch(QObject* parent) : QObject{parent} {}

void PairFigureSearch::show(const scenarios::Scenario& scenario, const scenarios::Verdict& verdict) {
    if (m_verdict == verdict && m_scenario == scenario) {
        return;
    }
    forget();
    if (verdict.visible() || (isRuled(verdict) && !verdict.ruling.overruled)) {
        m_scenario = scenario;
        m_verdict = verdict;
        m_run.startAfter(kRestMilliseconds, [this] { start(); });
    }
}

void PairFigureSearch::forget() {
    m_run.cancel();
    m_verdict.reset();
    if (std::exchange(m_figures, {}) != PairFigures{}) {
        emit changed();
    }
}

void PairFigureSearch::start() {
    m_run.start(
        [scenario = m_scenario, verdict = *m_verdict](const std::stop_token& stop) {
            PairFigures figures;
            if (const auto rules = scenarios::ruleSetOf(scenario)) {
                const scenarios::PreparedTable table{scenario, *rules};
                const bool isByRules = scenarios::restsOnHeights(*rules) && !verdict.ruling.overruled;
                if (isByRules && !scenarios::mayBeTargeted(verdict.ruling)) {
                    figures.heights =
                        scenarios::heightsNeededByRules(table, verdict.observer, verdict.target, {}, stop);
                }
                if (isByRules ? scenarios::mayBeTargeted(verdict.ruling) : verdict.visible() && verdict.volume) {
                    figures.hiding = minHidingPiece(table, verdict, stop);
                }
                figures.keyword = keywordEffect(table, verdict, stop);
                figures.state = stateThatProtects(table, verdict, stop);
                if (verdict.visible()) {
                    figures.viewers = scenarios::viewerPointsOf(table, verdict.observer, verdict.target, stop);
                }
            }
            return figures;
        },
        [this](const PairFigures& figures) {
            if (std::exchange(m_figures, figures) != figures) {
                emit changed();
            }
        });
}

} // namespace sightline::app
