#pragma once

#include "scenarios/judge.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// What of two rulings can differ, in the order in which it is told.
enum class RulingAspect { Visible, LineOfFire, ValidTarget, InRange, InArc, FullyVisible, Cover, Modifier, Elevation };

/// What a player notices of two rulings: who may be targeted, else the cover of targets that both let be seen, else
/// other effects on such targets.
enum class NoticedDifference { Seen, Cover, Effects };

/// "seen", "cover", "effects".
[[nodiscard]] QString wordFor(NoticedDifference difference);

/// Each pair counts once, for the first that differs. Nothing of figures that change no play: how much is seen, or why
/// nothing is.
[[nodiscard]] std::optional<NoticedDifference> noticedDifference(const Ruling& a, const Ruling& b);

/// "visible", "line_of_fire", …: the keys of a ruling in JSON.
[[nodiscard]] QString wordFor(RulingAspect aspect);

/// What differs between the rulings of two verdicts about one pair; empty: they say the same. Distances, versions and
/// how sure a pack is of itself are no difference.
[[nodiscard]] std::vector<RulingAspect> aspectsThatDiffer(const Ruling& a, const Ruling& b);

/// The reasons of the first ruling that the second does not give, wherever in its pack they come from. Of a rule set
/// that is no pack, whose rulings have none, those of the verdict.
[[nodiscard]] std::vector<Reason> reasonsOnlyIn(const Verdict& first, const Verdict& second);

/// A pair that two rule sets do not rule alike.
struct RulingDifference {
    Verdict a;
    Verdict b;
    std::optional<NoticedDifference> noticed; ///< nothing only of tables: the geometry alone differs
    std::vector<RulingAspect> aspects;
    std::vector<Reason> onlyA; ///< with the lines of the pack that made them
    std::vector<Reason> onlyB;
    friend bool operator==(const RulingDifference&, const RulingDifference&) = default;
};

struct RuleComparison {
    int pairs = 0;                             ///< judged under both
    int wanted = 0;                            ///< more than `pairs` only after a stop request
    std::vector<RulingDifference> differences; ///< in the order of the questions
    friend bool operator==(const RuleComparison&, const RuleComparison&) = default;
};

struct ComparisonOptions {
    std::optional<PlayerId> fromPlayer;
    std::optional<PlayerId> toPlayer;
    int threads = 0;          ///< 0: one a processor
    bool wantMargins = false; ///< of the rulings that differ, how far each is from another answer
    std::function<void(int done, int all)> progress; ///< from the thread that compares
};

/// How many pairs differ in that way.
[[nodiscard]] int countOf(const RuleComparison& comparison, NoticedDifference difference);

/// Judges each ordered pair of `pairQuestions` under both rule sets; those differ of which a player notices it.
[[nodiscard]] RuleComparison compareRules(const Scenario& scenario,
                                          const RuleSet& a,
                                          const RuleSet& b,
                                          const ComparisonOptions& options = {},
                                          const std::stop_token& stop = {});

/// Judges each ordered pair of `pairQuestions` that both tables have, on either; things are the same by their ids. A
/// pair also counts as different if a line passes on one table only and a player notices no difference: `noticed` is
/// then empty.
[[nodiscard]] RuleComparison compareTables(const PreparedTable& a,
                                           const PreparedTable& b,
                                           const ComparisonOptions& options = {},
                                           const std::stop_token& stop = {});

} // namespace sightline::scenarios
