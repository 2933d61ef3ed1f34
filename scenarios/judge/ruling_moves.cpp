#include "scenarios/judge/ruling_moves.h"

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/ruling_bound.h"
#include "scenarios/judge/targeting.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/rules/rule_pack.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace sightline::scenarios {

using geometry::Box;
using geometry::Length;

namespace {

/// The distance around bases and lines within which rules depend on elements: cells, and obstacles grown by half a
/// line's width.
const Length kAround = Length::fromInches(2);

/// The strip along the line between the centers of two models.
struct Strip {
    geometry::Point from;
    geometry::Point to;
    double width = 0.0; ///< inches, to each side

    [[nodiscard]] bool mayHold(const Box& box) const {
        const double half = std::hypot((box.high.x - box.low.x).inches(), (box.high.y - box.low.y).inches()) / 2;
        const double x = (box.low.x - from.x).inches() + (box.high.x - box.low.x).inches() / 2;
        const double y = (box.low.y - from.y).inches() + (box.high.y - box.low.y).inches() / 2;
        const double dx = (to.x - from.x).inches();
        const double dy = (to.y - from.y).inches();
        const double length = dx * dx + dy * dy;
        const double along = length > 0.0 ? std::clamp((x * dx + y * dy) / length, 0.0, 1.0) : 0.0;
        return std::hypot(x - along * dx, y - along * dy) <= width + half;
    }
};

Box boxOf(const Scenario& scenario, const AnyId& id) { return boundsOf(scenario, std::span{&id, 1}); }

double reachOf(const Model& model) {
    const Box box = extentOf(model);
    return std::hypot((box.high.x - box.low.x).inches(), (box.high.y - box.low.y).inches()); // from any point in it
}

/// Returns the pieces in the strip, and all that are joined with one of them.
std::set<PieceId> piecesNear(const Scenario& scenario, const Strip& strip) {
    std::set<PieceId> near;
    for (const Piece& piece : scenario.terrain) {
        if (strip.mayHold(boxOf(scenario, piece.id))) {
            near.insert(piece.id);
        }
    }
    const auto assemblies = assembliesOf(scenario);
    for (std::size_t before = 0; before != near.size();) {
        before = near.size();
        const auto isNear = [&](const PieceId& id) { return near.contains(id); };
        for (const auto& assembly : assemblies) {
            if (std::ranges::any_of(assembly, isNear)) {
                near.insert(assembly.begin(), assembly.end());
            }
        }
        std::set<QString> groups;
        for (const Piece& piece : scenario.terrain) {
            if (isNear(piece.id) && !piece.group.isEmpty()) {
                groups.insert(piece.group);
            }
        }
        for (const Piece& piece : scenario.terrain) {
            if (groups.contains(piece.group)) {
                near.insert(piece.id);
            }
        }
    }
    return near;
}

} // namespace

bool mayBeTargeted(const Ruling& ruling) { return ruling.visible && ruling.validTarget; }

bool answersByRuling(const PreparedTable& table, const ModelId& observer, const ModelId& target) {
    // With all details: a wall may be overruled for what it covers alone.
    return table.rules().pack && !judge(table, Question{observer, target}).ruling.overruled;
}

bool differInLinesAlone(const PreparedTable& table,
                        const PreparedTable& other,
                        std::size_t observer,
                        std::size_t target,
                        const std::stop_token& stop) {
    const auto effectsOn = [&](const PreparedTable& one) {
        return blockingOf(Pair{*one.parts().pack, observer, target}, LineKind::Sight).effects;
    };
    return effectsOn(table) == effectsOn(other) &&
           isSeen(table, observer, target, stop) != isSeen(other, observer, target, stop);
}

RulingMoves::RulingMoves(const PreparedTable& table,
                         const ModelId& observer,
                         const ModelId& target,
                         std::vector<AnyId> elements,
                         double reachMillimeters,
                         std::stop_token stop)
    : m_elements{std::move(elements)}, m_rules{table.rules()}, m_question{observer, target}, m_stop{std::move(stop)} {
    m_question.wantDetails = false;
    const Scenario& scenario = table.scenario();
    const Model& from = *scenario.model(observer);
    const Model& to = *scenario.model(target);
    const bool movesOneOfThem =
        std::ranges::any_of(m_elements, [&](const AnyId& id) { return id == AnyId{observer} || id == AnyId{target}; });
    const Length cell = m_rules.pack ? m_rules.pack->cell : Length{};
    const double around =
        (kAround + cell * 2).inches() + (movesOneOfThem ? Length::fromMillimeters(reachMillimeters).inches() : 0.0);
    const Strip strip{from.position, to.position, std::max(reachOf(from), reachOf(to)) + around};
    const auto near = piecesNear(scenario, strip);
    if (m_rules.pack && !m_rules.pack->targeting.empty() && isTargetLimited(*m_rules.pack, to)) {
        m_near = scenario; // others may be nearer, or guard it
        return;
    }
    std::vector<AnyId> far;
    for (const Piece& piece : scenario.terrain) {
        if (!near.contains(piece.id)) {
            far.emplace_back(piece.id);
        }
    }
    for (const Model& model : scenario.models) {
        const bool isOfThem = !model.unit.isEmpty() && (model.unit == from.unit || model.unit == to.unit);
        if (model.id != observer && model.id != target && !isOfThem && !strip.mayHold(boxOf(scenario, model.id))) {
            far.emplace_back(model.id);
        }
    }
    std::erase_if(far, [&](const AnyId& id) { return std::ranges::find(m_elements, id) != m_elements.end(); });
    m_near = withRemoved(scenario, far);
}

PreparedTable RulingMoves::tableAfter(Move move) const {
    const geometry::Vector by{Length::fromMillimeters(move.x), Length::fromMillimeters(move.y)};
    return PreparedTable{withMoved(m_near, m_elements, by), m_rules};
}

std::size_t RulingMoves::indexOf(const PreparedTable& table, const ModelId& id) const {
    const auto& models = table.scenario().models;
    return static_cast<std::size_t>(std::ranges::find(models, id, &Model::id) - models.begin());
}

bool RulingMoves::isTargetAfter(Move move) const { return isTargetIn(tableAfter(move)); }

bool RulingMoves::isTargetOn(Scenario changed) const {
    changed.overrulings.clear();
    changed.wallRulings.clear();
    return isTargetIn(PreparedTable{changed, m_rules});
}

bool RulingMoves::differsInLinesAlone(Scenario changed) const {
    const auto tableOf = [&](Scenario scenario) {
        scenario.overrulings.clear();
        scenario.wallRulings.clear();
        return PreparedTable{scenario, m_rules};
    };
    const PreparedTable table = tableOf(m_near);
    const PreparedTable other = tableOf(std::move(changed));
    return differInLinesAlone(table, other, indexOf(table, m_question.observer), indexOf(table, m_question.target),
                              m_stop);
}

bool RulingMoves::isTargetIn(const PreparedTable& table) const {
    if (isTargetLimited(*m_rules.pack, *table.scenario().model(m_question.target)) ||
        mayBarFire(*m_rules.pack, table.scenario())) {
        return mayBeTargeted(judge(table, m_question, m_stop).ruling);
    }
    return isSeen(table, indexOf(table, m_question.observer), indexOf(table, m_question.target),
                  m_stop); // a visible target is a valid one
}

bool RulingMoves::isProvedAround(Move middle, double radius, bool isTarget) const {
    const PreparedTable table = tableAfter(middle);
    const Length rounded = Length::fromNanometers(static_cast<std::int64_t>(std::ceil(radius * 1e6)) + 2);
    const auto bound = boundOfRuling(*table.parts().pack, indexOf(table, m_question.observer),
                                     indexOf(table, m_question.target), m_elements, rounded, m_stop, {false, isTarget});
    return bound.mayTarget == (isTarget ? Ternary::Yes : Ternary::No);
}

} // namespace sightline::scenarios
