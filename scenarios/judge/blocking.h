#pragma once

#include "geometry/shapes/distance.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/judge/sizes.h"
#include "scenarios/judge/verdict.h"
#include "scenarios/rules/pack_words.h"

#include <vector>

namespace sightline::scenarios {

/// An ordered pair of models of a pack table, the observer first. Values shared by several questions about the pair are
/// computed once. Not thread-safe.
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

    /// Returns the ends of lines on the observer's or the target's side, for a region that the pack names.
    [[nodiscard]] std::shared_ptr<const Ends> sources(Region region) const {
        return table.ends().of(region, observerIndex, targetIndex);
    }
    /// Returns the ends of lines of sight on the observer's side.
    [[nodiscard]] std::shared_ptr<const Ends> sightSources() const { return sources(pack().source.region); }
    [[nodiscard]] std::shared_ptr<const Ends> targets(Region region) const {
        return table.ends().of(region, targetIndex, observerIndex);
    }

    /// True if lines may start or end outside of the bases; proofs about bases then say nothing about them.
    [[nodiscard]] bool hasBody() const {
        const auto reachesBeyond = [](const Model& model) { return model.body && model.body->smallest != model.base; };
        return reachesBeyond(observer()) || reachesBeyond(target());
    }
    /// Returns the shapes that the pack's lines start from and lead to, if these regions are whole models.
    [[nodiscard]] geometry::PlacedFootprint observerShape() const;
    [[nodiscard]] geometry::PlacedFootprint targetShape() const;

    /// Returns the nearest points of the two bases.
    [[nodiscard]] const geometry::Nearest& nearest() const;
    /// Sets the result of `nearest`, where it is known.
    void setNearest(const geometry::Nearest& known) { m_nearest = known; }
    /// True if the bases overlap or touch as seen from above.
    [[nodiscard]] bool isContact() const { return nearest().gapMillimeters == 0.0; }
    /// True if they do, and neither model stands above the top of the other.
    [[nodiscard]] bool isBaseContact() const { return isContact() && doHeightsMeet(); }
    [[nodiscard]] bool doHeightsMeet() const {
        return scenarios::doHeightsMeet(observer().elevation, observer().height, target().elevation, target().height);
    }
    /// Returns the gap between the two bases as the pack measures, in plan or in space; not rounded.
    [[nodiscard]] geometry::Length apart() const;

    /// True if a fast test proves that the obstacles hide a stretch of the target's outline from all of the observer,
    /// one that faces the observer and is long enough to decide that not all of the facing part is seen. False proves
    /// nothing.
    [[nodiscard]] bool isHiddenInPartBy(std::vector<int> elements) const;

private:
    [[nodiscard]] bool isAnyStretchHiddenBy(const std::vector<int>& elements) const;

    mutable std::optional<geometry::Nearest> m_nearest;
    mutable std::vector<geometry::SightBase> m_stretches; ///< see `isHiddenInPartBy`: the nearest one first
    mutable bool m_hasAllStretches = false;
    /// The sets of obstacles of earlier queries, ascending, with the answers: a subset never hides more.
    mutable std::vector<std::pair<std::vector<int>, bool>> m_hiding;
};

/// True if this observer may see for its unit: where the pack reserves that to a leader or a front rank, and the unit
/// has one, only those may. Source: `from.scope` in resources/schema/rule-pack.schema.json.
[[nodiscard]] bool mayObserve(const PackTable& table, std::size_t observer);

/// True if the clause holds for the obstacle, all of it or, with `only_parts`, what lies near.
[[nodiscard]] bool holds(const IgnoreClause& clause, const Obstacle& obstacle, const Pair& pair);

/// Returns the index of the first clause by which the obstacle does not count for the pair; std::nullopt if it counts.
/// Source: `ignore` in resources/schema/rule-pack.schema.json.
[[nodiscard]] std::optional<int>
ignoredBy(const std::vector<IgnoreClause>& clauses, const Obstacle& obstacle, const Pair& pair);

/// True if those conditions of the clause hold that do not depend on positions along the table: words, heights and
/// sizes.
[[nodiscard]] bool mayHoldSomewhere(const IgnoreClause& clause, const Obstacle& obstacle, const Pair& pair);

/// Returns the outline of the obstacle without the parts within the distances of the clauses from the models, or within
/// those plus `wider`. Precondition: the clauses have `only_parts`.
[[nodiscard]] std::shared_ptr<const RemainingParts::Left> outlineBeyond(const std::vector<const IgnoreClause*>& clauses,
                                                                        const Obstacle& obstacle,
                                                                        const Pair& pair,
                                                                        geometry::Length wider = {});

/// The remaining parts of an obstacle of which some parts are ignored.
struct PartsLeft {
    std::shared_ptr<const RemainingParts::Left> left; ///< without outlines: nothing remains
    int clause = 0;                                   ///< index of the first clause that applies
};

/// Returns the remaining parts under clauses with `only_parts`; std::nullopt if none of the clauses holds for the
/// obstacle.
[[nodiscard]] std::optional<PartsLeft>
partsLeftOf(const std::vector<IgnoreClause>& clauses, const Obstacle& obstacle, const Pair& pair);

/// True if the model counts as a blocker for the pair, by `which` and by the units that are seen through.
[[nodiscard]] bool isObstacleFor(const Selector& elements, const Obstacle& obstacle, const Pair& pair);

/// True if the obstacle is large enough to block lines of the pair. Source: `cmp` and `shadow_in` in
/// resources/schema/rule-pack.schema.json.
[[nodiscard]] bool isLargeEnough(const BlockLine& line, const Obstacle& obstacle, const Pair& pair);

/// True if the obstacle counts for the pair by that line: it is one for these two, large enough, and no clause of
/// `ignore` leaves out all of it.
[[nodiscard]] bool appliesTo(const BlockLine& line, const Obstacle& obstacle, const Pair& pair);

/// The models between which an obstacle is large enough to block lines.
enum class SizeEffect {
    Never,
    InShadow, ///< those of which the lower one is within `shadowOf` of it
    Always,
};
/// Returns the effect of an obstacle of that size between models of these sizes, regardless of `bothBelow`.
[[nodiscard]] SizeEffect effectOfSizes(const BlockLine& line, double element, double observer, double target);

/// Returns the distance from the lower model within which an obstacle of that size blocks if it is between the two
/// sizes; std::nullopt if it never does.
[[nodiscard]] std::optional<geometry::Length> shadowOf(const BlockLine& line, double size);

/// Returns the weight of the obstacle by its tags; of several the largest applies. Precondition: the line has weights.
[[nodiscard]] double weightOf(const BlockLine& line, const Obstacle& obstacle, const PackTable& table);

/// The effect of an obstacle's size between the models of a pair.
struct SizeRuling {
    SizeEffect effect = SizeEffect::Never;
    std::size_t lower = 0;   ///< with `InShadow`: the index of the model that is asked about
    geometry::Length shadow; ///< with `InShadow`: the distance of that model from the obstacle
};
/// Returns the effect of the obstacle between the models of the pair, without measuring how near they are to it.
[[nodiscard]] SizeRuling sizeRuling(const BlockLine& line, const Obstacle& obstacle, const Pair& pair);

/// True if an obstacle of that size passes the comparison, regardless of its shadow.
[[nodiscard]] bool compares(SizeComparison comparison, double element, double observer, double target);

/// True if the base of the model is within `distance` of the outline of the obstacle; in a pack that measures in space
/// the obstacle is a solid. Precondition: the model is one of the table.
[[nodiscard]] bool
isNear(const PackTable& table, const Model& model, const Obstacle& obstacle, geometry::Length distance);

/// An obstacle and the line of `block` by which it counts.
struct Effect {
    int obstacle = 0;
    int line = 0;
    bool isNeverFull = false; ///< true: the line is one of `never_full`
    friend bool operator==(const Effect&, const Effect&) = default;
};

/// The line of the effect of a zone that the observer avoids: it stops every line, at any height.
inline constexpr int kAvoidedZone = -1;

/// Returns the line of `block` of the effect.
[[nodiscard]] const BlockLine& lineOf(const Effect& effect, const RulePack& pack);

/// An obstacle that a clause of `ignore` leaves out.
struct IgnoredElement {
    int obstacle = 0;
    QString rule; ///< path of the clause
    const IgnoreClause* clause = nullptr;
};

/// Returns the indices of the obstacles that lines of sight of the pair may meet.
[[nodiscard]] std::vector<int> obstaclesBetween(const Pair& pair);

/// The known answer about lines between two bases in the pack's plain geometry, in which all pieces but mats block.
enum class PlainSight { Unknown, Blocked };

/// The effect of an obstacle of which only parts count.
struct PartialEffect {
    Effect effect;
    std::vector<geometry::Polygon> left;
    /// The extents of the parts, where the obstacle is a solid; empty: all parts have the height of the obstacle.
    std::vector<VerticalExtent> extents = {};
};

/// The obstacles between the pair, classified by the pack.
struct Blocking {
    std::vector<Effect> effects;
    /// True if every line from base to base (solid to solid, over the models' heights) is blocked by obstacles of the
    /// plain geometry, all of which are among `effects`, apply to all lines alike, and are at least as large there.
    bool isPlainlyStopped = false;
    std::vector<IgnoredElement> ignored;
    std::vector<PartialEffect> partial;      ///< effects of which only parts count
    std::optional<std::vector<int>> between; ///< `obstaclesBetween`, once computed
    /// True if what `partial` leaves of each obstacle lies within it; false in proofs, which displace and grow them.
    bool areRemains = false;
    /// True: an obstacle that counts by hexes is as heavy as it takes to block, for lines between any positions.
    bool areHexesHeavy = false;
};
/// Classifies the obstacles between the pair by the lines of the pack for `kind`.
[[nodiscard]] Blocking blockingOf(const Pair& pair, LineKind kind, PlainSight plain = PlainSight::Unknown);
/// Classifies the given `obstaclesBetween` the pair.
[[nodiscard]] Blocking blockingAmong(const Pair& pair, std::vector<int> between, LineKind kind, PlainSight plain);

} // namespace sightline::scenarios
