#pragma once

#include "scenarios/judge/lines.h"

#include <functional>

namespace sightline::scenarios {

/// The facts about sight that cover depends on.
struct SightFacts {
    const Blocking& blocking;
    bool visible = false;
    bool fullyVisible = false;
    bool allStopped = false;   ///< see `LineFinding`
    bool allCrossed = false;   ///< see `LineFinding`
    bool hasOneSource = false; ///< lines of sight start in one region, so that `hiding` always finds an answer
    /// Among solids, returns those of the obstacles that hide a part of the target, as they count for sight; an empty
    /// result means that all of the target is seen past them.
    std::function<std::vector<int>(const std::vector<int>&)> hiding;
    bool wantMet = true;     ///< false: only lines of the trigger `none-visible` are asked for
    bool wantMissed = false; ///< true: `CoverFinding::withoutKeywords` is asked for
    bool wantShares = false; ///< true: the hidden shares of lines of the trigger `fraction` are asked for
};

/// A line of `cover` whose conditions are met.
struct CoverHit {
    const CoverLine* line = nullptr;
    std::vector<int> elements; ///< indices of obstacles
    std::vector<int> givers; ///< those of them that give the cover: each alone, else the fewest found that do together
    std::optional<bool> isEachAlone; ///< whether each of several givers does so alone; nullopt: not known
    /// For the trigger `fraction`: the share of the target's width that is hidden, 0 to 1, by the measure that the line
    /// compares with its threshold, as seen from above. Set if requested.
    std::optional<double> hiddenShare = {};
};

/// The conditions of a line of `cover` that obstacles may miss although they meet all others.
enum class MissedCondition {
    Distance,    ///< they are near enough to the target
    Contact,     ///< the target touches them
    Height,      ///< they are high enough
    ClosestLine, ///< they are on the shortest line, not only on others
    Share,       ///< they hide enough of the target
    Ignored,     ///< no clause of `ignore` takes them out
    Apart,       ///< the two models are far enough from each other
    Keyword,     ///< the target has none of the keywords that end the cover
    State        ///< the target is in none of the states that end it
};

/// A line of `cover` that is missed for one condition alone.
struct MissedCover {
    const CoverLine* line = nullptr;
    MissedCondition condition = MissedCondition::Distance;
    std::vector<int> elements; ///< indices of the obstacles that miss it
    int clause = 0;            ///< of `Ignored`: the index of the clause by which the first of them does not count
    QString word = {};         ///< of `Keyword` and `State`: the one that the target has
    std::optional<double> hiddenShare = {}; ///< of `Share`: see `CoverHit`
};

/// The lines of `cover` that apply to a pair.
struct CoverFinding {
    std::vector<CoverHit> hits;              ///< in the pack's order
    std::vector<const CoverLine*> questions; ///< lines of the trigger `judge`, which the players have to decide
    /// Lines that a target without any keywords misses only because they ask for some. Set if requested.
    std::vector<CoverHit> withoutKeywords;
};

/// Evaluates the cover of the pair's target. Source: `cover` in resources/schema/rule-pack.schema.json.
[[nodiscard]] CoverFinding coverOf(const Pair& pair, const SightFacts& sight, const std::stop_token& stop);

/// Returns the first line of `cover`, in the pack's order, that a target without cover misses for one condition alone;
/// std::nullopt if there is none.
[[nodiscard]] std::optional<MissedCover>
missedCoverOf(const Pair& pair, const SightFacts& sight, const std::stop_token& stop);

} // namespace sightline::scenarios
