#pragma once

#include "geometry/distance.h"
#include "scenarios/judge.h"
#include "scenarios/rules/pack_table.h"
#include "scenarios/rules/pack_words.h"

#include <vector>

namespace sightline::scenarios {

/// Two models of a pack table, the observer first.
/// What several questions about one pair ask is worked out once. For one thread.
class Pair {
public:
    Pair(const PackTable& ofTable, std::size_t observing, std::size_t observed)
        : table{ofTable}, observerIndex{observing}, targetIndex{observed} {}

    const PackTable& table;
    const std::size_t observerIndex;
    const std::size_t targetIndex;

    [[nodiscard]] const Model& observer() const { return table.scenario().models[observerIndex]; }
    [[nodiscard]] const Model& target() const { return table.scenario().models[targetIndex]; }
    [[nodiscard]] const RulePack& pack() const { return table.pack(); }
    [[nodiscard]] Pair turned() const { return {table, targetIndex, observerIndex}; }

    /// Where lines of the region start, or end; the pack names it.
    [[nodiscard]] std::shared_ptr<const Ends> sources(Region region) const {
        return table.ends().of(region, observerIndex, targetIndex);
    }
    [[nodiscard]] std::shared_ptr<const Ends> targets(Region region) const {
        return table.ends().of(region, targetIndex, observerIndex);
    }

    /// Of the two bases.
    [[nodiscard]] const geometry::Nearest& nearest() const;
    /// The bases overlap or touch.
    [[nodiscard]] bool isContact() const { return nearest().gapMillimeters == 0.0; }
    /// The gap of the two bases as the pack measures, along the table or in space; not rounded.
    [[nodiscard]] geometry::Length apart() const;

private:
    mutable std::optional<geometry::Nearest> m_nearest;
};

/// A leader or a front rank looks for its unit, if the unit names one: whether this observer may look. Source:
/// `from.scope` of the README.
[[nodiscard]] bool mayLook(const PackTable& table, std::size_t observer);

/// The first clause by which a thing does not count for the pair, by index; nothing: it counts. Source: `ignore` of the
/// README.
[[nodiscard]] std::optional<int>
ignoredBy(const std::vector<IgnoreClause>& clauses, const Obstacle& obstacle, const Pair& pair);

/// Whether the conditions of a clause hold that no move along the table changes: words, heights and sizes.
[[nodiscard]] bool mayHoldSomewhere(const IgnoreClause& clause, const Obstacle& obstacle, const Pair& pair);

/// The thing without what of it is as near to the models as the clauses say, or nearer by up to `wider`; of clauses
/// that leave out parts.
[[nodiscard]] std::shared_ptr<const RemainingParts::Left> outlineBeyond(const std::vector<const IgnoreClause*>& clauses,
                                                                        const Obstacle& obstacle,
                                                                        const Pair& pair,
                                                                        geometry::Length wider = {});

/// What is left of a thing of which only parts do not count.
struct PartsLeft {
    std::shared_ptr<const RemainingParts::Left> left; ///< without outlines: nothing
    int clause = 0;                                   ///< the first of those by which parts do not count
};

/// By clauses that leave out parts; nothing: none of them holds for the thing.
[[nodiscard]] std::optional<PartsLeft>
partsLeftOf(const std::vector<IgnoreClause>& clauses, const Obstacle& obstacle, const Pair& pair);

/// `which` of models, and units one sees through.
[[nodiscard]] bool standsInTheWay(const Selector& elements, const Obstacle& obstacle, const Pair& pair);

/// Whether a thing is large enough to block lines of the pair. Source: `cmp` and `shadow_in` of the README.
[[nodiscard]] bool isLargeEnough(const BlockLine& line, const Obstacle& obstacle, const Pair& pair);

/// How near the lower model has to be for a thing of that size to block between the two sizes; nothing: it never does.
[[nodiscard]] std::optional<geometry::Length> shadowOf(const BlockLine& line, double size);

/// By the tags of the thing; the heaviest counts. Of a line that compares weights.
[[nodiscard]] double weightOf(const BlockLine& line, const Obstacle& obstacle, const PackTable& table);

/// Whether a thing's size passes a comparison on its own, `shadow` apart.
[[nodiscard]] bool compares(SizeComparison comparison, double element, double observer, double target);

/// The base of the model, one of the table, is this near the thing's outline, or nearer; in a pack that measures in
/// space the thing is a solid.
[[nodiscard]] bool
isNear(const PackTable& table, const Model& model, const Obstacle& obstacle, geometry::Length distance);

/// A thing and the line of `block` by which it counts.
struct Effect {
    int obstacle = 0;
    int line = 0;
    bool isNeverFull = false; ///< the line is one of `never_full`
    friend bool operator==(const Effect&, const Effect&) = default;
};

struct IgnoredElement {
    int obstacle = 0;
    QString rule; ///< path of the clause
    const IgnoreClause* clause = nullptr;
};

/// The obstacles that lines of sight of the pair may meet, by their numbers.
[[nodiscard]] std::vector<int> obstaclesBetween(const Pair& pair);

/// What is known of the lines between two bases in the pack's plain geometry: among every piece but mats.
enum class PlainSight { Unknown, Blocked };

/// An effect of a thing of which only parts count.
struct PartialEffect {
    /// Over [foot, foot + height]; no height: unlimited.
    struct Extent {
        geometry::Length foot;
        std::optional<geometry::Length> height;
    };
    Effect effect;
    std::vector<geometry::Polygon> left;
    std::vector<Extent> extents = {}; ///< of each part, where the thing is a solid; empty: all are as high as the thing
};

/// What stands between the pair, sorted by the pack.
struct Blocking {
    std::vector<Effect> effects;
    /// Each line from base to base (solid to solid, as high as the models are) is stopped: by what stops it in plain
    /// geometry, all of which is among `effects` for all lines alike, at least as large.
    bool isPlainlyStopped = false;
    std::vector<IgnoredElement> ignored;
    std::vector<PartialEffect> partial;      ///< of `effects`
    std::optional<std::vector<int>> between; ///< `obstaclesBetween`, once it was asked
};
[[nodiscard]] Blocking blockingOf(const Pair& pair, LineKind kind, PlainSight plain = PlainSight::Unknown);

} // namespace sightline::scenarios
