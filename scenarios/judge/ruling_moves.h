#pragma once

#include "scenarios/base/move_search.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/judge.h"

#include <span>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// True if the target is visible under the rules, and valid in its state.
[[nodiscard]] bool mayBeTargeted(const Ruling& ruling);

/// True if the answer for the pair is the ruling of a pack that no judge overruled, so that moves can turn it.
[[nodiscard]] bool answersByRuling(const PreparedTable& table, const ModelId& observer, const ModelId& target);

/// True if the target is seen on one of the two tables alone, and the same obstacles count on both. The models are
/// given by their indices. Precondition: both tables have the same elements and the same rule pack.
[[nodiscard]] bool differInLinesAlone(const PreparedTable& table,
                                      const PreparedTable& other,
                                      std::size_t observer,
                                      std::size_t target,
                                      const std::stop_token& stop);

/// The ruling of a rule pack about a pair when elements of the table are moved. Its internal table holds what may
/// affect the pair within the reach.
class RulingMoves {
public:
    /// `elements` are moved together. Precondition: the table has a rule pack.
    RulingMoves(const PreparedTable& table,
                const ModelId& observer,
                const ModelId& target,
                std::vector<AnyId> elements,
                double reachMillimeters,
                std::stop_token stop);

    /// Returns `mayBeTargeted` after the move.
    [[nodiscard]] bool isTargetAfter(Move move) const;

    /// Returns the part of the table that may affect the pair.
    [[nodiscard]] const Scenario& near() const { return m_near; }
    /// Returns `mayBeTargeted` on a table that differs from `near` in heights only, by the rule pack alone: decisions
    /// of a judge are left out.
    [[nodiscard]] bool isTargetOn(Scenario changed) const;

    /// True if the target is seen on one of that table and `near` alone, and the same obstacles count on both: lines in
    /// space make the difference, not a height that a rule names. Decisions of a judge are left out.
    [[nodiscard]] bool differsInLinesAlone(Scenario changed) const;

    /// True if it is proved that the ruling is `isTarget` after every move within `radius` millimeters of `middle`.
    /// False proves nothing.
    [[nodiscard]] bool isProvedAround(Move middle, double radius, bool isTarget) const;

private:
    [[nodiscard]] PreparedTable tableAfter(Move move) const;
    [[nodiscard]] bool isTargetIn(const PreparedTable& table) const;
    [[nodiscard]] std::size_t indexOf(const PreparedTable& table, const ModelId& id) const;

    std::vector<AnyId> m_elements;
    RuleSet m_rules; ///< a rule pack
    Scenario m_near;
    Question m_question;
    std::stop_token m_stop;
};

} // namespace sightline::scenarios
