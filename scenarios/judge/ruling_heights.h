#pragma once

#include "scenarios/judge/entered_heights.h"
#include "scenarios/judge/judge.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <tuple>
#include <vector>

/// @file
/// The dependence of a rule pack's ruling on heights, besides its dependence on positions along the table.
namespace sightline::scenarios {

/// The smallest change of a single height that was found to turn whether a target may be targeted.
struct HeightTurn {
    AnyId changed;            ///< a piece, or a model whose elevation is changed
    double millimeters = 0.0; ///< positive: higher
    HeightPart part = HeightPart::Whole;
};

/// The change of a height, in millimeters, below which no turn is searched for: a height entered exactly at a threshold
/// of the rules is taken as exact. It equals the accuracy to which turns are found, 0.01 mm. A change by that much
/// counts where only lines in space make the difference, as over a piece whose top they touch.
inline constexpr double kHeightAtItsWord = 0.01;

/// True if the pack has a condition on heights: lines in space, comparisons of heights, or thresholds of them.
[[nodiscard]] bool restsOnHeights(const RuleSet& rules);

/// Searches for the smallest change of one height of a piece, or of the elevation of one of the two models, that turns
/// `mayBeTargeted`, whose current value is `isTarget`, with `kHeightAtItsWord` <= change <= `limit` millimeters. Models
/// on a piece move with its top; models on the table stay there. For lines in plan all thresholds of the pack are
/// tried. For lines in space, changes by `limit` and by an eighth of it are tried and narrowed down, so that the result
/// may be larger than the smallest change. Precondition: the table has a rule pack.
[[nodiscard]] std::optional<HeightTurn> nearestHeightTurn(const PreparedTable& table,
                                                          const ModelId& observer,
                                                          const ModelId& target,
                                                          bool isTarget,
                                                          double limit,
                                                          const std::stop_token& stop = {});

/// Returns the heights that are taken as exact where the ruling, `isTarget`, rests on that: they are at a threshold of
/// the rules, and a change by no more than `kHeightAtItsWord` turns it. Precondition: the table has a rule pack.
[[nodiscard]] std::vector<EnteredHeight> exactHeights(const PreparedTable& table,
                                                      const ModelId& observer,
                                                      const ModelId& target,
                                                      bool isTarget,
                                                      const std::stop_token& stop = {});

/// Adds a reason for each of these heights, which tells that it is taken as exact.
void addExactHeights(const std::vector<EnteredHeight>& heights, Ruling& ruling);

/// Tells whether targets are seen by lines alone that touch the top or the underside of something.
class HeightTouches {
public:
    /// Precondition: the rules are a pack with lines in space.
    HeightTouches(const Scenario& scenario, const RuleSet& rules);

    /// True if no line passes without touching something, and none does beside all obstacles, whatever their height, or
    /// the lines that do touch their sides, as those of a model between two of the same size in file, and some touch
    /// their tops as well. Precondition: the target is visible.
    [[nodiscard]] bool
    areNeeded(const ModelId& observer, const ModelId& target, const std::stop_token& stop = {}) const;

    /// The table under the same rules, but lines that touch something are blocked.
    [[nodiscard]] const PreparedTable& touchless() const { return m_touchless; }

private:
    /// True if some line passes without touching anything where both models are a little higher.
    [[nodiscard]] bool isSeenFromHigher(std::size_t observer, std::size_t target, const std::stop_token& stop) const;

    PreparedTable m_touchless;
    PreparedTable m_endless; ///< each obstacle blocks at any height
};

/// Whether small changes of heights turn rulings of a table under a pack with lines in space. Each changed table is
/// prepared once, for all pairs. Thread-safe.
class HeightTurns {
public:
    /// Precondition: the table has a rule pack with lines in space.
    explicit HeightTurns(PreparedTable table);

    /// True exactly if `nearestHeightTurn` finds a turn. The smallest one is not searched for, and only heights of what
    /// lines between the two may meet are tried.
    [[nodiscard]] bool isTurned(
        const ModelId& observer, const ModelId& target, bool isTarget, double limit, const std::stop_token& stop = {});

    /// Returns `exactHeights`.
    [[nodiscard]] std::vector<EnteredHeight>
    exact(const ModelId& observer, const ModelId& target, bool isTarget, const std::stop_token& stop = {});

    /// Returns `HeightTouches::areNeeded`.
    [[nodiscard]] bool
    restsOnTouching(const ModelId& observer, const ModelId& target, const std::stop_token& stop = {});

private:
    struct ChangedTable {
        std::once_flag once;
        std::optional<PreparedTable> table;
    };
    /// What is changed, which of its walls and openings, and the value.
    using Change = std::tuple<AnyId, HeightPart, int, int, geometry::Length>;
    [[nodiscard]] std::shared_ptr<ChangedTable> changedTable(const Change& change);
    template <class MakeScenario>
    [[nodiscard]] std::shared_ptr<ChangedTable> prepared(const Change& change, const MakeScenario& make);
    [[nodiscard]] std::shared_ptr<ChangedTable> tableWith(const EnteredHeight& height, geometry::Length value);
    [[nodiscard]] bool isTurnedBy(const EnteredHeight& height,
                                  geometry::Length value,
                                  const ModelId& observer,
                                  const ModelId& target,
                                  bool isTarget,
                                  const std::stop_token& stop);
    [[nodiscard]] bool isOfLines(const EnteredHeight& height,
                                 geometry::Length value,
                                 const ModelId& observer,
                                 const ModelId& target,
                                 const std::stop_token& stop);
    [[nodiscard]] std::vector<EnteredHeight> heightsFor(const ModelId& observer, const ModelId& target) const;
    /// True if changes of all parts of pieces at once do not turn whether the target is seen.
    [[nodiscard]] bool areBlockingPartsSure(
        std::size_t observer, std::size_t target, bool isTarget, double limit, const std::stop_token& stop);

    static constexpr std::size_t kMaxTables = 512; ///< bounds the memory
    PreparedTable m_table;
    std::vector<EnteredHeight> m_ofPieces;
    std::mutex m_mutex;
    std::map<Change, std::shared_ptr<ChangedTable>> m_tables;
    std::once_flag m_touchesOnce;
    std::optional<HeightTouches> m_touches;
};

/// Updates the certainty and the margin of a ruling by the heights that it depends on. Precondition: `verdict.ruling`
/// is that of the table's rule pack, with details.
void addHeightMargin(const PreparedTable& table,
                     const Question& question,
                     Verdict& verdict,
                     const std::stop_token& stop = {});

/// Returns the smallest height of the piece at which the target may not be targeted, found in the same way.
[[nodiscard]] std::optional<geometry::Length> heightHidingByRules(const PreparedTable& table,
                                                                  const ModelId& observer,
                                                                  const ModelId& target,
                                                                  const PieceId& piece,
                                                                  const std::stop_token& stop = {});
/// Returns both heights if the ruling is that of a pack with `restsOnHeights`; otherwise std::nullopt.
[[nodiscard]] std::optional<HeightsNeeded> heightsNeededByRules(const PreparedTable& table,
                                                                const ModelId& observer,
                                                                const ModelId& target,
                                                                const std::optional<PieceId>& piece = {},
                                                                const std::stop_token& stop = {});

} // namespace sightline::scenarios
