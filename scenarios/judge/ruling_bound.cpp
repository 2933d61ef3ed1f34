#include "scenarios/judge/ruling_bounder.h"

#include "scenarios/judge/detection.h"
#include "scenarios/judge/measure.h"
#include "scenarios/judge/targeting.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

using geometry::Length;

RulingBounder::RulingBounder(const PackTable& table,
                             std::size_t observer,
                             std::size_t target,
                             std::span<const AnyId> moved,
                             Length radius,
                             const std::stop_token& stop,
                             const BoundOptions& options)
    : m_pair{table, observer, target}, m_isAnyOne{moved.empty()}, m_radius{radius}, m_stop{stop}, m_options{options} {
    const auto& models = table.scenario().models;
    for (const AnyId& id : moved) {
        if (const auto* model = std::get_if<ModelId>(&id)) {
            m_model = static_cast<std::size_t>(std::ranges::find(models, *model, &Model::id) - models.begin());
        } else if (const auto* piece = std::get_if<PieceId>(&id)) {
            m_pieces.push_back(indexOfPiece(*piece));
        }
    }
}

RulingBound RulingBounder::find() {
    if (m_pair.hasBody()) {
        m_bound.isOpen = true; // proofs are about lines between bases
        return std::move(m_bound);
    }
    m_bound.mayTarget = seesInEachCase();
    if (m_bound.mayTarget != Ternary::No && mayBarFire(pack(), table().scenario())) {
        m_kind = LineKind::Fire;
        m_bound.mayTarget = both(m_bound.mayTarget, pack().reciprocal ? Ternary::Maybe : hasLine());
        if (pack().reciprocal) {
            leaveOpen(); // shots pass back only where sight does not pass forth
        }
    }
    if (m_bound.mayTarget != Ternary::No &&
        std::ranges::any_of(m_pair.pack().targeting, [&](const TargetingRules& rules) {
            return rules.isLimit() && concerns(rules, m_pair.target());
        })) {
        leaveOpen(); // the distance and nearer enemies matter too
        m_bound.mayTarget = Ternary::Maybe;
    }
    const auto& orders = m_pair.pack().order;
    if (m_bound.mayTarget != Ternary::No &&
        std::ranges::any_of(orders, [&](const OrderRules& order) { return hasWord(m_pair.target(), order.state); })) {
        leaveOpen(); // whether it is a valid target depends on its cover
        m_bound.mayTarget = Ternary::Maybe;
    }
    return std::move(m_bound);
}

int RulingBounder::indexOfPiece(const PieceId& id) const {
    const auto& pieces = table().pieces();
    return static_cast<int>(std::ranges::find(pieces, id, [](const Piece* piece) { return piece->id; }) -
                            pieces.begin());
}

bool RulingBounder::moves(const Obstacle& element) const {
    return m_isAnyOne || (element.model >= 0 ? m_model == static_cast<std::size_t>(element.model)
                                             : std::ranges::find(m_pieces, element.piece) != m_pieces.end());
}

bool RulingBounder::movesPiece(std::size_t piece) const {
    return m_isAnyOne || std::ranges::find(m_pieces, static_cast<int>(piece)) != m_pieces.end();
}

Length RulingBounder::byOfPair() const {
    return moves(m_pair.observerIndex) || moves(m_pair.targetIndex) ? m_radius : Length{};
}

Ternary RulingBounder::doubt(RestsOn on, int element, const QString& rule, std::optional<Length> threshold) {
    const Doubt doubt{on, element, rule, threshold};
    if (std::ranges::find(m_bound.doubts, doubt) == m_bound.doubts.end()) {
        m_bound.doubts.push_back(doubt);
    }
    return Ternary::Maybe;
}

Ternary RulingBounder::within(Length distance, Length limit, Length by) {
    if (by == Length{}) {
        return distance <= limit ? Ternary::Yes : Ternary::No;
    }
    const Length change = by + kSpareOfDistances;
    return distance + change <= limit ? Ternary::Yes : distance - change > limit ? Ternary::No : Ternary::Maybe;
}

Ternary RulingBounder::measuresWithin(Length limit, RestsOn on, const QString& rule) {
    const Length by = byOfPair();
    const Length distance = measured(m_pair);
    if (by > Length{} && (pack().measure.from == MeasureFrom::Cells || pack().measure.rounding != Rounding::None)) {
        leaveOpen();
        return doubt(on, -1, rule, limit);
    }
    const Ternary isWithin = within(distance, limit, by);
    return isWithin == Ternary::Maybe ? doubt(on, -1, rule, limit) : isWithin;
}

Ternary RulingBounder::sees() {
    if (!mayObserve(table(), m_pair.observerIndex)) {
        return Ternary::No;
    }
    Ternary seen =
        pack().range ? measuresWithin(*pack().range, RestsOn::Range, QStringLiteral("$.range_in")) : Ternary::Yes;
    if (seen != Ternary::No) {
        seen = both(seen, isDetected());
    }
    return seen == Ternary::No ? seen : both(seen, hasLine());
}

Ternary RulingBounder::seesInEachCase() {
    const Ternary seen = sees();
    const auto isOfSeveral = [&](const StandingFact& fact) { return std::ranges::count(m_doubted, fact) > 1; };
    const auto several = std::ranges::find_if(m_doubted, isOfSeveral);
    if (seen != Ternary::Maybe || several == m_doubted.end()) {
        return seen;
    }
    const StandingFact fact = *several;
    const auto boundIf = [&](Ternary holds) {
        RulingBound whole = std::exchange(m_bound, {});
        m_assumed = std::pair{fact, holds};
        const Ternary seenThen = sees();
        m_assumed.reset();
        RulingBound bound = std::exchange(m_bound, std::move(whole));
        bound.mayTarget = seenThen;
        return bound;
    };
    const Ternary expected = m_options.expectsTarget ? Ternary::Yes : Ternary::No;
    RulingBound with = boundIf(Ternary::Yes);
    if (with.mayTarget != expected && !m_options.wantNames) {
        return seen;
    }
    RulingBound without = boundIf(Ternary::No);
    if (with.mayTarget == without.mayTarget && with.mayTarget != Ternary::Maybe) {
        m_bound = {};
        return with.mayTarget;
    }
    if ((with.mayTarget == Ternary::Maybe) == (without.mayTarget == Ternary::Maybe)) {
        return seen;
    }
    RulingBound& open = with.mayTarget == Ternary::Maybe ? with : without;
    const Ternary other = with.mayTarget == Ternary::Maybe ? without.mayTarget : with.mayTarget;
    if (other == expected) {
        m_bound = std::move(open); // what turns it
    }
    return seen;
}

Ternary RulingBounder::isNearEnough(const DetectionRules& rules, const QString& rule) {
    if (rules.behindTags.isEmpty()) {
        return measuresWithin(rules.range, RestsOn::Detection, rule);
    }
    if (measuresWithin(std::min(rules.least, rules.range), RestsOn::Detection, rule) == Ternary::Yes) {
        return Ternary::Yes;
    }
    if (measuresWithin(rules.range, RestsOn::Detection, rule) == Ternary::No) {
        return Ternary::No;
    }
    leaveOpen(); // what lies between the two may move too
    return Ternary::Maybe;
}

Ternary RulingBounder::isDetected() {
    if (!mayHide(pack(), m_pair.target())) {
        return Ternary::Yes;
    }
    const DetectionRules& rules = *pack().detection;
    const QString rule = QStringLiteral("$.detection");
    const Ternary isNear = isNearEnough(rules, rule);
    if (isNear == Ternary::Yes) {
        return isNear;
    }
    Ternary isHidden = Ternary::No;
    for (const int place : table().hidingIndices()) {
        isHidden = either(isHidden, standsTo(m_pair.targetIndex, static_cast<std::size_t>(obstacle(place).piece),
                                             rules.standing, rules.joined, place, rule));
        if (isHidden == Ternary::Yes) {
            break;
        }
    }
    return either(isNear, opposite(isHidden));
}

RulingBound boundOfRuling(const PackTable& table,
                          std::size_t observer,
                          std::size_t target,
                          std::span<const AnyId> moved,
                          Length radius,
                          const std::stop_token& stop,
                          const BoundOptions& options) {
    return RulingBounder{table, observer, target, moved, radius, stop, options}.find();
}

} // namespace sightline::scenarios
