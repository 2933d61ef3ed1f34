#include "scenarios/judge/ruling_evaluator.h"

#include "geometry/region/polygon_rings.h"
#include "geometry/region/polygon_set.h"
#include "geometry/shapes/distance.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/grid_places.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/ruling.h"
#include "scenarios/judge/targeting.h"
#include "scenarios/judge/threshold_moves.h"

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

using geometry::Length;

namespace {

/// The margin, in millimeters, below which it is stated as 0. It is a tenth of the accuracy of margins, 0.001 mm, and a
/// hundred times the unit of stored positions, 1 nm.
constexpr double kNoMargin = 1e-4;
/// Millimeters. Shorter trial moves are not told apart: texts tell all that is less as "under 0.1 mm".
constexpr double kShortestTrial = 0.1;

/// Returns the obstacle that the last proof rests on; -1 if none is known.
int obstacleOf(const RulingMargin& margin) { return margin.restsOn ? margin.restsOn->obstacle : -1; }

/// True if no proof covers moves by the tolerance, and only trial moves could tell of a line past what hides the
/// target.
bool isOpenForLines(const RulingMargin& margin, bool mayTarget) {
    return margin.isOpenAtTolerance && !mayTarget && margin.restsOn && margin.restsOn->on == RestsOn::Line &&
           margin.restsOn->obstacle >= 0;
}

} // namespace

void RulingEvaluator::decideMargin() {
    if (!m_wantDetails || !m_extras.toleranceMillimeters) {
        return;
    }
    offerDistances();
    const double tolerance = *m_extras.toleranceMillimeters;
    const bool isNear = m_ruling.margin && *m_ruling.margin->millimeters <= tolerance;
    const bool mayTarget = m_ruling.visible && m_ruling.validTarget;
    if (m_arc || tolerance <= 0.0 || (m_pair.table.isVolume() && !m_extras.wantFigures)) {
        m_ruling.certainty = isNear ? std::optional{Certainty::TooCloseToCall} : std::nullopt;
        return;
    }
    if (!m_extras.wantFigures) {
        const Closeness closeness =
            closenessOf(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget, tolerance, m_stop);
        if (closeness == Closeness::Proved || !decideOnGrid(mayTarget)) {
            decideCertainty(closeness == Closeness::Proved, isNear || closeness == Closeness::Turned);
        }
        return;
    }
    RulingMargin margin =
        scenarios::marginOf(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget, tolerance, m_stop);
    bool isProved = margin.atLeastMillimeters >= tolerance;
    if (!isProved && decideOnGrid(mayTarget)) {
        return;
    }
    const bool isTried = !margin.isOpenAtTolerance || isOpenForLines(margin, mayTarget);
    bool isClose =
        !isProved && (isNear || (isTried && isTurnedWithin(m_pair.table, m_pair.observerIndex, m_pair.targetIndex,
                                                           mayTarget, obstacleOf(margin), tolerance, m_stop)));
    if (!isProved && !isClose && !margin.isOpenAtTolerance) {
        const Closeness ofEach = closenessOfEach(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget,
                                                 obstacleOf(margin), tolerance, m_stop);
        isClose = ofEach == Closeness::Turned;
        isProved = ofEach == Closeness::Proved;
        if (isProved) {
            margin.isOpen = false;
            margin.atLeastMillimeters = tolerance;
        }
    }
    // A proved margin of 0 claims that a threshold is met exactly: only a move that turns the ruling shows that.
    if (margin.restsOn && !margin.isOpen && margin.atLeastMillimeters < kNoMargin &&
        !isTurnedByTinyMove(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget, obstacleOf(margin),
                            m_stop)) {
        margin.isOpen = true;
        if (mayTarget && !isClose && obstacleOf(margin) >= 0) {
            addTouched();
        }
    }
    // Texts tell a bound below the shortest trial as a move that may change the ruling. Where none was found, as
    // through a thin wall that a base touches, it is not known how far the turn is.
    const bool isTold = isClose || margin.atLeastMillimeters >= kShortestTrial;
    decideCertainty(isProved, isClose);
    if (!m_ruling.certainty && isTargetLimited(pack(), m_pair.target()) &&
        isTurnedByMove(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget, -1, tolerance, m_stop)) {
        m_ruling.certainty = Certainty::TooCloseToCall; // a state that rests on cover has no bound
    }
    if (margin.isWholeReach || (isTold && margin.restsOn && (!margin.isOpen || margin.atLeastMillimeters > 0.0))) {
        m_ruling.margin = reasonOf(margin);
        m_ruling.isMarginProved = true;
    } else if (isClose && isOpenForLines(margin, mayTarget)) {
        double fails = 0.0;
        double turns = tolerance;
        while (turns - fails > kShortestTrial / 2 && !m_stop.stop_requested()) {
            const double middle = (fails + turns) / 2;
            const bool isTurned = isTurnedByMove(m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget,
                                                 obstacleOf(margin), middle, m_stop);
            (isTurned ? turns : fails) = middle;
        }
        margin.atLeastMillimeters = turns;
        m_ruling.margin = reasonOf(margin);
    }
}

void RulingEvaluator::addTouched() {
    const PackTable& table = m_pair.table;
    RulePack touchless = pack();
    touchless.line.touch = geometry::TouchRule::Blocked;
    const auto isSeenOn = [&](const Scenario& scenario) {
        const auto indexOf = [&](const Model& model) {
            return static_cast<std::size_t>(scenario.model(model.id) - scenario.models.data());
        };
        return seesUnder(PackTable{scenario, touchless}, indexOf(m_pair.observer()), indexOf(m_pair.target()), m_stop);
    };
    if (isSeenOn(table.scenario())) {
        return; // some line touches nothing
    }
    Reason touched = reason("lines-touch", {});
    for (const Effect& effect : m_blocking.effects) {
        const Obstacle& what = obstacle(effect.obstacle);
        const AnyId id = what.model >= 0 ? AnyId{table.scenario().models[static_cast<std::size_t>(what.model)].id}
                                         : AnyId{table.pieces()[static_cast<std::size_t>(what.piece)]->id};
        if (isSeenOn(withRemoved(table.scenario(), std::span{&id, 1}))) {
            name(touched, effect.obstacle);
        }
    }
    if (touched.pieces.empty() && touched.models.empty()) { // lines touch several things, any of which is enough
        std::ranges::for_each(m_blocking.effects, [&](const Effect& effect) { name(touched, effect.obstacle); });
    }
    m_ruling.reasons.push_back(std::move(touched));
}

bool RulingEvaluator::decideOnGrid(bool mayTarget) {
    const Length radius = Length::fromMillimeters(*m_extras.toleranceMillimeters);
    const auto grid = GridPlaces::under(pack(), m_pair.observer(), m_pair.target());
    if (!grid || radius >= pack().cell ||
        !holdsOnGrid(*grid, m_pair.table, m_pair.observerIndex, m_pair.targetIndex, mayTarget, radius, m_stop)) {
        return false;
    }
    m_ruling.certainty = Certainty::Certain;
    m_ruling.reasons.push_back(reason("on-grid", {}));
    return true;
}

void RulingEvaluator::decideCertainty(bool isProved, bool isClose) {
    if (isProved) {
        m_ruling.certainty = Certainty::Certain;
    } else if (isClose) {
        m_ruling.certainty = Certainty::TooCloseToCall;
    }
}

Reason RulingEvaluator::reasonOf(const RulingMargin& margin) const {
    const bool isTarget = m_ruling.visible && m_ruling.validTarget;
    const auto codeOf = [&](RestsOn on) {
        switch (on) {
        case RestsOn::Line:
            return !isTarget                       ? "margin-line-opens"
                   : margin.restsOn->obstacle >= 0 ? "margin-line-closes"
                                                   : "margin-line";
        case RestsOn::Standing: return "margin-standing";
        case RestsOn::Near: return "margin-near";
        case RestsOn::Arc: return "margin-arc";
        case RestsOn::Range: return "margin-range";
        case RestsOn::Detection: return "margin-hidden";
        case RestsOn::Apart: return "margin-apart";
        case RestsOn::Contact: return "margin-contact";
        }
        return "margin-line";
    };
    const auto ruleOf = [&](const Doubt& doubt) {
        const bool isOfBlocker = doubt.on == RestsOn::Line && doubt.rule.isEmpty() && doubt.obstacle >= 0;
        return isOfBlocker ? ruleOfBlocker(doubt.obstacle) : doubt.rule;
    };
    Reason why =
        margin.restsOn ? reason(codeOf(margin.restsOn->on), ruleOf(*margin.restsOn)) : reason("margin-reach", {});
    why.millimeters = margin.atLeastMillimeters;
    if (margin.restsOn && margin.restsOn->threshold) {
        why.inches = margin.restsOn->threshold->inches();
    }
    if (margin.restsOn && margin.restsOn->obstacle >= 0) {
        name(why, margin.restsOn->obstacle);
    } else if (margin.restsOn && margin.restsOn->on == RestsOn::Detection && m_hidingIndex) {
        name(why, *m_hidingIndex);
    }
    return why;
}

QString RulingEvaluator::ruleOfBlocker(int element) const {
    const auto& effects = m_blocking.effects;
    const auto found = std::ranges::find(effects, element, &Effect::obstacle);
    return found == effects.end() ? QString{} : pack().block[static_cast<std::size_t>(found->line)].path;
}

void RulingEvaluator::offerDistances() {
    const bool isOnlyDetection = !m_ruling.visible && m_isDetectionAll;
    if (m_hidingIndex && (m_ruling.visible || isOnlyDetection) && !m_ruling.inContact) {
        Reason margin = reason("margin-hidden", QStringLiteral("$.detection"));
        name(margin, *m_hidingIndex);
        offerMargin(std::move(margin), m_detectionRange);
    }
    const bool isOnlyRange = !m_ruling.visible && m_ruling.inRange == false && m_isSeenButForRange;
    if (pack().range && (m_ruling.visible || isOnlyRange)) {
        offerMargin(reason("margin-range", QStringLiteral("$.range_in")), *pack().range);
    }
    offerArc();
    for (std::size_t i = 0; m_ruling.visible && i < pack().targeting.size(); ++i) {
        const TargetingRules& rules = pack().targeting[i];
        if (rules.within && concerns(rules, m_pair.target()) && isGuarded(rules, m_pair)) {
            offerMargin(reason("margin-range", QStringLiteral("$.targeting[%1]").arg(i)), *rules.within);
        }
        if (rules.isLimit() && rules.guardWithin && concerns(rules, m_pair.target())) {
            offerGuard(rules, QStringLiteral("$.targeting[%1]").arg(i));
        }
    }
}

namespace {

/// Returns the distance of an end that is a point from the edge of the arc, in millimeters.
double awayFromEdge(const LineEnd& end, const geometry::Polygon& arc) {
    std::vector<geometry::Point> ring{arc.outline().begin(), arc.outline().end()};
    ring.push_back(ring.front());
    const auto edge = geometry::Wall::fromVertices(ring);
    const geometry::PlacedFootprint point{
        *geometry::Footprint::round(Length::fromNanometers(2)), end.shape.position, {}};
    return edge ? distanceTo(point, *edge).millimeters() : kMarginReach;
}

/// Returns how far an end that is partly in the arc can be moved before it is certain to be out of it, in millimeters.
double depthInArc(const LineEnd& end, const geometry::Polygon& arc) {
    const auto reaches = [&](double millimeters) {
        const auto inner = inset(geometry::unite(geometry::ringsOf(arc)), Length::fromMillimeters(millimeters));
        return std::ranges::any_of(inner.parts, [&](const geometry::PolygonWithHoles& part) {
            const auto polygon = geometry::Polygon::fromVertices(part.outline, part.holes);
            return polygon && touches(end.shape, *polygon);
        });
    };
    double in = 0.0;
    double out = kMarginReach;
    while (out - in > kShortestTrial / 10) {
        const double middle = (in + out) / 2;
        (reaches(middle) ? in : out) = middle;
    }
    return in;
}

} // namespace

void RulingEvaluator::offerArc() {
    const auto& arcs = m_pair.table.ends().arcs(m_pair.observerIndex);
    const auto isHiding = [](const Reason& reason) { return reason.code == u"blocked-by"; };
    const bool isOnlyArc =
        m_ruling.inArc == false && m_ruling.inRange != false && std::ranges::none_of(m_ruling.reasons, isHiding);
    const bool isSeenInArc = m_ruling.visible && !pack().reciprocal;
    if (arcs.empty() || m_ruling.inContact || (!isSeenInArc && !isOnlyArc)) {
        return;
    }
    std::optional<double> away;
    for (const LineEnd& end : m_pair.targets(pack().target)->single) {
        for (const geometry::Polygon& arc : arcs) {
            const bool isIn = end.isPoint ? arc.contains(end.shape.position) : touches(end.shape, arc);
            if (isIn != isSeenInArc) {
                continue;
            }
            if (!end.isPoint && (!isIn || liesWhollyIn(end.shape, arc))) {
                return; // proofs tell it
            }
            const double one = end.isPoint ? awayFromEdge(end, arc) : depthInArc(end, arc);
            away = !away ? one : isSeenInArc ? std::max(*away, one) : std::min(*away, one);
        }
    }
    if (away && *away < kMarginReach && (!m_ruling.margin || *away < *m_ruling.margin->millimeters)) {
        m_ruling.margin = reason("margin-arc", ruleOfArc());
        m_ruling.margin->millimeters = *away;
    }
}

void RulingEvaluator::offerGuard(const TargetingRules& rules, const QString& path) {
    const auto guards = guardsOf(rules, m_pair);
    const bool isFromNear = rules.within && measured(m_pair) <= *rules.within;
    const bool isOneOfSeveral = guards.size() > 1 && guards[1].distance <= *rules.guardWithin;
    if (guards.empty() || isFromNear || isOneOfSeveral) {
        return; // no move of that guard turns anything
    }
    const double away = std::abs((guards.front().distance - *rules.guardWithin).millimeters());
    if (!m_ruling.margin || away < *m_ruling.margin->millimeters) {
        m_ruling.margin = reason("margin-near", path);
        m_ruling.margin->models.push_back(m_pair.table.scenario().models[guards.front().model].id);
        m_ruling.margin->inches = rules.guardWithin->inches();
        m_ruling.margin->millimeters = away;
    }
}

void RulingEvaluator::offerMargin(Reason margin, Length threshold) {
    if (pack().measure.rounding != Rounding::None || pack().measure.from == MeasureFrom::Cells) {
        return;
    }
    const double away = std::abs((m_ruling.distance - threshold).millimeters());
    if (!m_ruling.margin || away < *m_ruling.margin->millimeters) {
        margin.millimeters = away;
        margin.inches = threshold.inches();
        m_ruling.margin = std::move(margin);
    }
}

} // namespace sightline::scenarios
