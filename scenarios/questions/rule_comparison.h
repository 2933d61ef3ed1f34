#pragma once

#include "scenarios/judge/judge.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The aspects in which two rulings can differ, in the order of reporting.
enum class RulingAspect { Visible, LineOfFire, ValidTarget, InRange, InArc, FullyVisible, Cover, Modifier, Elevation };

/// The differences that a player notices: who may be targeted (yes, no, or it depends on the sculpt), else the cover of
/// targets that both see, else other effects on such targets.
enum class NoticedDifference { Seen, Cover, Effects };

/// Returns "seen", "cover" or "effects".
[[nodiscard]] QString wordFor(NoticedDifference difference);

/// Returns the first noticeable difference; each pair counts once. Figures without effect on play, such as the seen
/// share or the reasons, are ignored.
[[nodiscard]] std::optional<NoticedDifference> noticedDifference(const Ruling& a, const Ruling& b);

/// Returns the key of a ruling in JSON: "visible", "line_of_fire", …
[[nodiscard]] QString wordFor(RulingAspect aspect);

/// Lists the aspects in which two rulings about one pair differ; empty if they agree. Distances, versions and the
/// reliability of a pack are ignored.
[[nodiscard]] std::vector<RulingAspect> aspectsThatDiffer(const Ruling& a, const Ruling& b);

/// A pair on which two rule sets differ.
struct RulingDifference {
    Verdict a;
    Verdict b;
    std::optional<NoticedDifference> noticed; ///< nullopt only when comparing tables: the geometry alone differs
    std::vector<RulingAspect> aspects;
    std::vector<Reason> onlyA; ///< with the lines of the pack that made them
    std::vector<Reason> onlyB;
    friend bool operator==(const RulingDifference&, const RulingDifference&) = default;
};

/// The result of a comparison.
struct RuleComparison {
    int pairs = 0;                             ///< pairs judged on both sides
    int wanted = 0;                            ///< more than `pairs` only after a stop request
    std::vector<RulingDifference> differences; ///< in the order of the questions
    friend bool operator==(const RuleComparison&, const RuleComparison&) = default;
};

/// The options of a comparison.
struct ComparisonOptions {
    std::optional<PlayerId> fromPlayer;
    std::optional<PlayerId> toPlayer;
    int threads = 0;                                 ///< 0: one per processor
    bool wantMargins = false;                        ///< true: compute the margins of the rulings that differ
    ToleranceOf toleranceA = {};                     ///< tolerances on side a
    ToleranceOf toleranceB = {};                     ///< tolerances on side b
    std::function<void(int done, int all)> progress; ///< from the thread that compares
};

/// Returns the number of pairs with that difference.
[[nodiscard]] int countOf(const RuleComparison& comparison, NoticedDifference difference);

/// Judges each ordered pair of `pairQuestions` under both rule sets; the pairs with a noticeable difference are
/// reported.
[[nodiscard]] RuleComparison compareRules(const Scenario& scenario,
                                          const RuleSet& a,
                                          const RuleSet& b,
                                          const ComparisonOptions& options = {},
                                          const std::stop_token& stop = {});

/// Judges each ordered pair of `pairQuestions` that exists on both tables, on either; elements are matched by id. A
/// pair is also reported if a line passes on one table only and no difference is noticeable: `noticed` is then empty.
[[nodiscard]] RuleComparison compareTables(const PreparedTable& a,
                                           const PreparedTable& b,
                                           const ComparisonOptions& options = {},
                                           const std::stop_token& stop = {});

} // namespace sightline::scenarios
