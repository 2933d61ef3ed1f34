#pragma once

#include "scenarios/judge/cover.h"
#include "scenarios/judge/lines.h"
#include "scenarios/judge/patch.h"
#include "scenarios/judge/ruling.h"
#include "scenarios/judge/ruling_margin.h"

#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

/// @file
/// The evaluation of one ruling, internal to the judge. Its parts are defined in `ruling_*.cpp` by subject.
namespace sightline::scenarios {

/// Computes one ruling. Its reasons are in the order of evaluation: range, arc, lines, ignored obstacles, detection,
/// cover.
class RulingEvaluator {
public:
    RulingEvaluator(const PackTable& table,
                    std::size_t observer,
                    std::size_t target,
                    bool wantDetails,
                    const std::stop_token& stop,
                    PlainSight plain,
                    const geometry::Polygon* arc,
                    const RulingExtras& extras)
        : m_pair{table, observer, target},
          m_wantDetails{wantDetails},
          m_stop{stop},
          m_plain{plain},
          m_arc{arc},
          m_extras{extras} {}

    /// Sets the nearest points of the two bases, where they are known.
    void setNearest(const geometry::Nearest& nearest) { m_pair.setNearest(nearest); }

    bool sees();

    Ruling rule();

private:
    /// A target out of range may also be out of the arc, and blocked: all of that is reported.
    bool seesWithAllReasons();

    /// For a target outside the arc: reports the blockers that would apply if the observer turned.
    void reportBlockersOutsideArc();

    [[nodiscard]] const RulePack& pack() const { return m_pair.pack(); }
    [[nodiscard]] const Obstacle& obstacle(int index) const {
        return m_pair.table.obstacles()[static_cast<std::size_t>(index)];
    }

    [[nodiscard]] Reason reason(const char* code, const QString& rule) const;

    void name(Reason& reason, int element) const;

    bool isSource();

    bool isInRange();

    /// Sets both regions, clipped to where the arc lets lines end.
    bool setEnds();

    /// Empty before `setEnds`.
    [[nodiscard]] const std::vector<LineEnd>& sources() const { return m_sources ? m_sources->single : m_noEnds; }
    [[nodiscard]] const std::vector<LineEnd>& targets() const {
        return m_targetsInArc ? *m_targetsInArc : m_allTargets ? m_allTargets->single : m_noEnds;
    }

    bool hasLine();

    /// Reports that the arc of the observer was not checked, because none is entered for it. Round bases are left out:
    /// they have no front, and infantry on them looks all around.
    void noteMissingArc();

    /// Reports the band of range that the distance falls in, where the pack has bands.
    void noteBand();

    /// Reports, where lines run between printed dots, the models for which none is entered, whose centers stand for it,
    /// and those whose hull zone is a guess. Round bases are left out, as of squadrons.
    void noteMissingDots();

    /// Reports, where sizes are no lengths, what is compared by its height because no size is entered for it.
    void noteGuessedSizes();
    /// Returns the comparisons of sizes by which an obstacle between the two may block or cover.
    [[nodiscard]] std::vector<SizeComparison> comparisonsOf(const Obstacle& element) const;

    /// Returns the ends within the observer's arcs. Precondition: it has some.
    /// Returns the path of the arc in the pack.
    [[nodiscard]] QString ruleOfArc() const;

    [[nodiscard]] std::vector<LineEnd> withinArcs(const std::vector<LineEnd>& ends) const;

    /// A patch is seen only if the target is seen without that much of its top, without that much of its foot, and
    /// without half of it on each side. Precondition: a line is clear.
    bool showsPatch() const;

    /// Reports that no patch is seen, and what hides the rest of the target.
    void addPatchTooSmall();

    /// `within` is a line that ends so far inside the outline of the target that a patch around it is on the target;
    /// `atFarSide` the result of `patchAtFarSide`.
    bool showsPatchAt(PatchAt at, const LineFinding& within, std::optional<geometry::Length> atFarSide) const;

    /// True if a line of that kind is clear from the target to the observer.
    bool isClearBack(LineKind kind) const;

    /// True if the line enters the target's base by another side than the one nearest to its printed dot.
    bool crossesOtherZone();

    /// Adds one reason per line of the pack, by decreasing share of blocked lines.
    void addBlockers(const char* code, const std::vector<Effect>& all);

    /// Names the elements; where the line of the pack compares sizes, the word of the reason lists them: those of its
    /// pieces and models, of the target and, where it counts, of the observer.
    void nameWithSizes(Reason& why, const BlockLine& line, const std::vector<int>& elements) const;

    /// True if the element would block by the line of the pack if it were larger.
    [[nodiscard]] bool isTooSmall(const BlockLine& line, const Obstacle& element) const;

    /// Reports, where lines compare sizes, what the line of the ruling crosses because it is too small to block.
    void addTooSmall();

    /// True if these obstacles stop every line of sight together. False if that is not settled.
    [[nodiscard]] bool doStop(const std::vector<Effect>& effects) const;

    /// Returns as few of the blockers as stop every line together: one that does so alone, else those of which none
    /// can be left out. Empty if that is not settled. Precondition: the lines of sight are blocked.
    [[nodiscard]] std::vector<Effect> fewestThatStop(const std::vector<Effect>& blockers) const;

    /// True if no line of sight is clear and what stops them stops all lines of fire as well.
    [[nodiscard]] bool isStoppedAlike() const;

    /// `seesBack`: the target is visible by a line from it to the observer alone, along which shots pass too.
    void decideFire(bool isVisible, bool seesBack);

    /// The order of the reasons.
    static constexpr std::array kIgnoredCodes{"ignored-target-there", "ignored-observer-there", "ignored-near",
                                              "ignored-keyword",      "ignored-state",          "ignored-height"};

    static const char* ignoredCode(const IgnoreClause& clause);

    /// Names what lets a clause hold, after the models that the reason names: the model that has a keyword of it, or so
    /// many wounds, or that is so near.
    void nameCause(Reason& why, const IgnoreClause& clause) const;

    void addIgnored();

    bool isDetected();

    /// Notes that a target without any keywords would be hidden if it had those of the rule.
    void noteUndetectable();

    /// Notes a rule that applies to none but models with some of the keywords. The first one noted is reported.
    void noteKeywords(const QString& rule, const QStringList& keywords, const std::vector<int>& elements);

    /// Includes what hides without blocking.
    const std::vector<Effect>& allThatHides();

    /// True if some cover depends on full visibility, regardless of what hides the rest.
    [[nodiscard]] bool coverAsksFull() const;

    void decideFull();

    /// True if lines run between the bases, or bodies, as wholes.
    [[nodiscard]] bool isOfBases() const;
    /// Decides the share of the target's facing side that is seen by lines of the pack's width.
    void decideShare(const std::vector<Effect>& effects);
    void decideShareInSpace(const std::vector<Effect>& effects);

    void addRestsOnHeights();

    /// True if each effect blocks all lines through its obstacle, wherever they start and end, so that what is seen
    /// past all of them is a part of an outline.
    bool hideAsWholes(const std::vector<Effect>& effects) const;

    /// True if all of the facing part is seen past the effects; std::nullopt if heights decide and no answer is
    /// possible.
    std::optional<bool> seesAllPast(const std::vector<Effect>& effects) const;

    /// True if all of the facing part is seen past the effects, each of unlimited height. The lines of cover ask for
    /// many sets of the same obstacles, and fewer obstacles never hide more: an answer for one set often holds for
    /// another.
    bool isAllSeenPast(const std::vector<Effect>& effects) const;
    /// Returns that among solids, taken as unlimited in height; false if one of them touches the target's base.
    bool isAllSeenInPlan(const std::vector<Effect>& effects) const;

    /// See `SightFacts::hiding`.
    std::vector<int> hidingOf(const std::vector<int>& elements);

    /// True if heights let all of the target be seen; std::nullopt if undecided. Obstacles standing on the table hide
    /// the foot first: those so low or so far from it that lines from the observer's top pass over them hide nothing.
    std::optional<bool> seesAllByHeights(const std::vector<Effect>& effects) const;
    /// True if sampled places of the facing part are all seen past the bodies of the obstacles; std::nullopt for
    /// several sources.
    std::optional<bool> showsAll(const std::vector<Effect>& effects) const;

    /// True if the stretches of walls beside their openings hide a part of the target that faces the observer, together
    /// with what no line passes over, under or through: as exact as the ends of walls without openings.
    bool isPartHiddenBesideOpenings(const std::vector<Effect>& effects, const LineEnd& eye) const;
    /// True if the blocker lies above or below all lines between the two models.
    bool isOutOfHeight(int blocker) const;

    /// The number of sampled levels of a target where obstacles hang over the table or have openings.
    static constexpr int kLevels = 5;

    /// Returns the convex parts of a base in front of an edge, given as the half plane in front of it. Nearly all bases
    /// lie wholly on one side, where nothing needs to be cut.
    static std::vector<geometry::PlacedFootprint> partsBefore(const geometry::PlacedFootprint& base,
                                                              const geometry::Polygon& halfPlane);

    /// True if the sample points of the target's facing outline, at its foot and at that many levels in total, are each
    /// seen from some point of the observer in front of them.
    bool showsFacingPlaces(const LineEnd& eye, const std::vector<int>& solids, int levels) const;

    /// The part of the observer in front of one side of the target.
    struct Before {
        /// Set where not all of the observer is plainly in front of the side: the half plane in front of it.
        std::optional<geometry::Polygon> halfPlane;
        std::vector<geometry::Point3> places; ///< some points of the top of a convex observer in that half plane
        std::optional<std::vector<geometry::PlacedFootprint>> parts; ///< once a sample needed them
        std::vector<geometry::Point3> tops;                          ///< the centers of their tops
    };

    /// True if a sample point is seen from some of the parts of the observer in front of its edge. `starts` holds
    /// where the lines found for other samples start, latest first, and the center of the observer's top, if that is
    /// inside; they often serve the next sample too, and spare the cutting of the observer.
    bool showsSample(const LineEnd& eye,
                     Before& before,
                     const geometry::Solid& sample,
                     const std::vector<int>& solids,
                     std::vector<geometry::Point3>& starts) const;

    bool hasOpenings(const Obstacle& element) const;

    /// True if all lines from the observer's top to the target's foot pass over the obstacle. `eye` is the only one of
    /// the sources, for which many questions ask that of the same obstacles.
    bool isSeenOver(const Obstacle& element, const LineEnd& eye) const;

    /// True if no line from the observer to the target's foot passes over the obstacle, under it or through an opening
    /// of it.
    bool isNeverSeenOver(const Obstacle& element, const LineEnd& eye) const;
    /// True if no line from the observer to the target's foot passes over the obstacle or under it; some may pass
    /// through openings.
    bool isTooHighToSeeOver(const Obstacle& element, const LineEnd& eye) const;

    bool isEndless(const Effect& effect) const {
        return !obstacle(effect.obstacle).height || effect.isNeverFull ||
               pack().block[static_cast<std::size_t>(effect.line)].comparison != SizeComparison::Real;
    }

    void decideCover();

    /// Returns the obstacles that individually prevent full visibility; all hiding obstacles if only several do so
    /// together.
    std::vector<int> elementsThatHide();

    /// True if the shares of the target that the pieces of its cover hide are asked for, and have a meaning.
    bool wantsHiddenShares() const;

    /// Returns the share of the target that the obstacles hide: of its facing width, among solids of the area of its
    /// side; std::nullopt for triggers other than `not-full`, or if not requested.
    std::optional<double> hiddenShare(const CoverLine& line, const std::vector<int>& elements) const;

    /// Returns the share of the area of the target's side that the obstacles hide as solids; std::nullopt if one base
    /// lies over the other.
    std::optional<double> areaHiddenBy(const std::vector<int>& elements) const;

    /// Determines what the ruling rests on: proved for all moves where possible, else the nearest threshold of
    /// distance.
    void decideMargin();

    void decideCertainty(bool isProved, bool isClose);

    /// Adds a reason that names what every free line touches; none if some line touches nothing.
    void addTouched();

    /// Makes the ruling certain if both models stand on cells of the game's grid, and nothing else that may be moved by
    /// the tolerance turns it. Returns whether it does.
    bool decideOnGrid(bool mayTarget);

    [[nodiscard]] Reason reasonOf(const RulingMargin& margin) const;

    /// Returns the path of the line of the pack by which the obstacle stops lines of the pair; empty if it does not.
    [[nodiscard]] QString ruleOfBlocker(int element) const;

    [[nodiscard]] Reason reasonOf(const MissedCover& missed) const;

    /// Returns the distance from the target beyond which the elements would give cover by another line of the pack;
    /// std::nullopt if there is none.
    [[nodiscard]] std::optional<geometry::Length> missedBeyond(const std::vector<int>& elements) const;

    void offerDistances();

    /// Offers the distance to the edge of the arc where no proof tells it: of a center of a side, and of a base that is
    /// partly in the arc.
    void offerArc();
    /// Offers the distance at which the nearest guard of the target begins to count, or ceases to.
    void offerGuard(const TargetingRules& rules, const QString& path);
    /// Measures that are rounded, or counted in cells, turn elsewhere.
    void offerMargin(Reason margin, geometry::Length threshold);

    void decideElevation();

    /// Adds the zones that the pair's line crosses; for a blocked pair its center line. Of the lines to a visible
    /// target the observer takes one with the mildest modifier.
    void decideZones();

    /// Moves the ruling's line to where its modifier is mildest, if it can be milder.
    void avoidZones();

    /// Returns a line to the visible target that meets no zone whose modifier is worse; std::nullopt if there is none.
    [[nodiscard]] std::optional<geometry::SightLine> lineAvoiding(double modifier);

    /// A zone of the pack that a line meets, and where.
    struct ZoneHit {
        const ZoneRules* zone = nullptr;
        int place = 0; ///< index of an obstacle
    };
    /// Returns the zones that the line runs through, or along an edge that two of their places share, in the order of
    /// the pack.
    [[nodiscard]] std::vector<ZoneHit> zonesOn(const geometry::SightLine& line) const;

    [[nodiscard]] bool runsThrough(const geometry::SightLine& line, const Obstacle& obstacle) const;

    void decideOrders();

    void decideTargeting();

    /// From a sufficient height some obstacles conceal nothing, regardless of the cover they give.
    bool hasCover(const OrderRules& order) const;

    /// True if the obstacles that block at any height stop every line of sight, whatever the others do. Precondition:
    /// no line of sight is clear.
    [[nodiscard]] bool isStoppedAtAnyHeight() const;

    /// True if the target is seen and nothing stands between the two that any line of the pack could count.
    [[nodiscard]] bool isNothingBetween() const;

    /// Tells of models so near to the line of a shot that the pack leaves it to the players.
    void noteNearShots();

    /// True if the line of the pack applies to that model, whose base is within its `nearShots` of the way of a shot.
    [[nodiscard]] bool isNearShot(const Obstacle& other, int number, const geometry::Wall& way) const;

    /// Returns those of the blockers of a shot that are the reason why it fails where sight passes.
    [[nodiscard]] std::vector<Effect> stoppingFire(std::vector<Effect> blockers) const;

    /// True unless it is certain that no other model stands between the two, who may be in the way by rules that the
    /// pack leaves to the players.
    [[nodiscard]] bool mayModelStandBetween() const;

    /// A pack for sculpted models decides only what no sculpt can change.
    void decideStatus();

    Pair m_pair;
    bool m_wantDetails;
    std::stop_token m_stop;
    PlainSight m_plain;
    const geometry::Polygon* m_arc;
    RulingExtras m_extras;
    std::optional<int> m_hidingIndex;  ///< set where the target is seen within a range only
    geometry::Length m_detectionRange; ///< that range
    bool m_isDetectionAll = false;     ///< only that range hides it
    bool m_isSeenButForRange = false;
    bool m_looks = true;                ///< the observer is one of those of its unit that look
    bool m_isShotNear = false;          ///< models stand so near to it that the pack leaves it to the players
    std::optional<Reason> m_noKeywords; ///< set where a rule asks for keywords, and the target has none at all
    Ruling m_ruling;
    Blocking m_blocking;
    std::vector<IgnoredElement> m_ignoredByFire; ///< by obstacles that block fire, or fire only
    std::vector<int> m_named;                    ///< the obstacles that reasons say to block sight or fire
    LineFinding m_sight;
    std::optional<std::vector<Effect>> m_hiding; ///< see `allThatHides`
    std::vector<PartialEffect> m_partial;        ///< among them
    /// Sorted blockers and whether all of the facing part is seen past them, see `isAllSeenPast`.
    mutable std::vector<std::pair<std::vector<int>, bool>> m_seenPast;
    /// Sorted solids and whether all of the facing part is seen past them, see `seesAllByHeights`.
    mutable std::vector<std::pair<std::vector<int>, bool>> m_shownPast;
    mutable std::vector<std::optional<bool>> m_isSeenOver; ///< by obstacle, see `isSeenOver`
    std::vector<CoverHit> m_cover;
    bool m_isLine = false; ///< not blocked, before other conditions on the line
    const std::vector<LineEnd> m_noEnds;
    std::shared_ptr<const Ends> m_sources;
    std::shared_ptr<const Ends> m_allTargets;
    std::optional<std::vector<LineEnd>> m_targetsInArc; ///< set where an arc clips them
    std::vector<Reason> m_later;                        ///< reported after cover
};

} // namespace sightline::scenarios
