#pragma once

#include "scenarios/edits.h"
#include "scenarios/judge.h"
#include "scenarios/move_search.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// Seen under the rules, and a valid target in its state.
[[nodiscard]] bool mayBeTargeted(const Ruling& ruling);

/// The rule set has an answer of its own for the pair, which moves can turn: a pack's, which no judge overruled.
[[nodiscard]] bool answersByRuling(const PreparedTable& table, const ModelId& observer, const ModelId& target);

/// What a rule pack makes of a pair when one thing of the table is moved. Its table holds what may matter to the pair
/// within the reach.
class RulingMoves {
public:
    /// `things` are moved together. Precondition: the table has a rule pack.
    RulingMoves(const PreparedTable& table,
                const ModelId& observer,
                const ModelId& target,
                std::vector<AnyId> elements,
                double reachMillimeters,
                std::stop_token stop);

    /// `mayBeTargeted` after the move.
    [[nodiscard]] bool isTargetAfter(Move move) const;

    /// Proved: the ruling is `isTarget` after each move that is as near as that to this one, in millimeters. False says
    /// nothing.
    [[nodiscard]] bool isProvedAround(Move middle, double radius, bool isTarget) const;

private:
    [[nodiscard]] PreparedTable tableAfter(Move move) const;
    [[nodiscard]] std::size_t indexOf(const PreparedTable& table, const ModelId& id) const;

    std::vector<AnyId> m_elements;
    RuleSet m_rules; ///< a pack
    Scenario m_near;
    Question m_question;
    std::stop_token m_stop;
};

} // namespace sightline::scenarios
