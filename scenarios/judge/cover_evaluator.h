#pragma once

#include "geometry/sight/plan/way_between.h"
#include "geometry/sight/seen/seen_bounds.h"
#include "geometry/sight/seen/seen_width.h"
#include "scenarios/judge/cover.h"
#include "scenarios/judge/heights_on_way.h"
#include "scenarios/judge/hexes.h"
#include "scenarios/judge/position_fan.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

/// @file
/// The lines of `cover` of a pack for one pair, internal to the judge. Its parts are defined in `cover*.cpp` by
/// subject.
namespace sightline::scenarios {

/// Finds the lines of `cover` that are met. Preconditions: pair and facts outlive it.
class CoverEvaluator {
public:
    CoverEvaluator(const Pair& pair, const SightFacts& sight, const std::stop_token& stop)
        : m_pair{pair},
          m_sight{sight},
          m_stop{stop},
          m_sourceEnds{pair.sources(pair.pack().coverLines.source)},
          m_targetEnds{pair.targets(pair.pack().coverLines.target)},
          m_sources{m_sourceEnds->single},
          m_targets{m_targetEnds->single},
          m_areShapes{std::ranges::none_of(m_sources, &LineEnd::isPoint) &&
                      std::ranges::none_of(m_targets, &LineEnd::isPoint)},
          m_arePoints{std::ranges::all_of(m_sources, &LineEnd::isPoint) &&
                      std::ranges::all_of(m_targets, &LineEnd::isPoint)},
          m_targetBox{boxOf(m_targets)} {}

    [[nodiscard]] CoverFinding find();
    [[nodiscard]] std::optional<MissedCover> findMissed();

private:
    using Met = std::optional<std::vector<int>>;

    /// The sizes of an obstacle and of both models, as a line of the pack compares them.
    struct SizesOfThree {
        double element = 0.0;
        double observer = 0.0;
        double target = 0.0;
    };

    /// The stretches of a wall beside the openings through which all lines of a pair pass, whatever their heights.
    struct Stretches {
        std::vector<geometry::CutOutline> cuts;
        std::vector<int> all; ///< the indices of the blockers of `map`
        geometry::TerrainMap map;
    };

    /// An obstacle, or its remaining parts where only parts of it count.
    struct ElementPart {
        int element = 0;
        std::shared_ptr<const RemainingParts::Left> left = {}; ///< null: all of it, or `stretches`
        std::shared_ptr<const Stretches> stretches = {};
    };

    /// A map of parts of obstacles, all of which count.
    struct MapOfParts {
        geometry::TerrainMap map;
        std::vector<int> all;
    };

    /// Obstacles with the sum of their weights.
    struct Weighed {
        std::vector<int> elements;
        double sum = 0.0;
    };

    /// A share of a target that is seen past obstacles.
    struct SeenPast {
        geometry::PlacedFootprint target;
        std::vector<int> elements;
        double share = 0.0;
    };

    /// Bounds of the share of a target that obstacles hide.
    struct Glance {
        geometry::PlacedFootprint target;
        std::vector<int> elements;
        geometry::HiddenBounds hidden;
    };

    // Which lines of the pack are met (cover.cpp).
    [[nodiscard]] static std::vector<int> elementsOfLevel(const CoverFinding& finding, const QString& level);
    /// Returns the hit of a line that is met by the obstacles, with those of them that give the cover.
    [[nodiscard]] CoverHit hitBy(const CoverLine& line, const std::vector<int>& elements);
    /// Returns the obstacles by what they belong to: the same piece, or a model.
    [[nodiscard]] std::vector<std::vector<int>> thingsOf(const std::vector<int>& elements) const;
    [[nodiscard]] static std::vector<int> joined(const std::vector<std::vector<int>>& things);
    /// Returns those of the things that still meet a line together, of which none can be left out.
    [[nodiscard]] std::vector<std::vector<int>> fewestThatMeet(const CoverLine& line,
                                                               std::vector<std::vector<int>> things);
    /// True if the conditions on the two models hold.
    [[nodiscard]] bool concerns(const CoverLine& line) const;
    /// True if the conditions on the two models hold, but for the keywords that the line asks for.
    [[nodiscard]] bool concernsBut(const CoverLine& line) const;
    /// Returns the obstacles that meet the conditions independent of lines; of those that only hide by how lines of
    /// sight meet them, the ones between the two.
    [[nodiscard]] std::vector<int> candidates(const CoverLine& line, const std::vector<int>& excluded);
    /// Returns obstacles, ascending, all others of which are too far from the lines to matter to that line of the pack;
    /// null: none are known.
    [[nodiscard]] const std::vector<int>* nearLinesOf(const CoverLine& line);
    /// True if obstacles that no line of sight meets cannot matter to the line: `SightFacts::hiding` leaves them out.
    [[nodiscard]] bool hidesByLinesOfSight(const CoverLine& line) const;
    [[nodiscard]] bool isCandidate(const CoverLine& line, int index);
    /// True if a clause leaves out all of the obstacle; of woods that count by hexes only those that models stand in.
    [[nodiscard]] bool isIgnored(const CoverLine& line, const Obstacle& obstacle) const;
    [[nodiscard]] bool areInSpace() const {
        return m_pair.table.isVolume() && m_pair.pack().coverLines.plane == MeasurePlane::Space;
    }
    /// An obstacle ignored for sight hides nothing: none of the lines of `block` that match it blocks lines of the
    /// pair.
    [[nodiscard]] bool isIgnoredForSight(const CoverLine& line, int element) const;
    /// False for obstacles that no line of cover can meet, or only too far from the target for the line of the pack: a
    /// fast test for most obstacles of a table.
    [[nodiscard]] bool mayMatter(const CoverLine& line, int element);
    /// True if lines of cover meet the same obstacles as lines of sight: on flat tables, unless they alone reach all of
    /// the cells.
    [[nodiscard]] bool isBetweenKnown() const {
        return m_sight.blocking.between && !m_pair.table.isVolume() && !reachFarther();
    }
    [[nodiscard]] bool reachFarther() const;
    [[nodiscard]] const geometry::TerrainMap& outlines() const { return m_pair.table.shapes().outlines(); }
    [[nodiscard]] bool isLarge(const CoverLine& line, const Obstacle& obstacle) const;
    [[nodiscard]] SizesOfThree sizesOf(const CoverLine& line, const Obstacle& obstacle) const;
    /// True if the target stands in the obstacle: it is looked at inside, whatever its size.
    [[nodiscard]] bool holdsTarget(const Obstacle& obstacle) const;
    [[nodiscard]] Met met(const CoverLine& line, const std::vector<int>& excluded);
    /// Returns the obstacles by which a line is met, of those that meet the conditions independent of lines.
    [[nodiscard]] Met metBy(const CoverLine& line, const std::vector<int>& elements);
    [[nodiscard]] std::vector<int> elementsBetween() const;
    [[nodiscard]] bool isHigher(const CoverLine& line) const;
    [[nodiscard]] CornerFan fanOf(std::span<const int> elements) const {
        return {outlines(), elements, m_pair.pack().line};
    }
    [[nodiscard]] Met member(const CoverLine& line, const std::vector<int>& elements) const;
    [[nodiscard]] const Obstacle& obstacleAt(int element) const {
        return m_pair.table.obstacles()[static_cast<std::size_t>(element)];
    }

    // What misses a line for one condition alone (cover_missed.cpp).
    /// Returns the obstacles by which a line would be met if the target, which has no keywords, had those it asks for.
    [[nodiscard]] Met metButForKeywords(const CoverLine& line);
    /// Returns those of the obstacles that meet the conditions independent of lines.
    [[nodiscard]] std::vector<int> candidatesAmong(const std::vector<int>& elements, const CoverLine& line);
    /// Returns the obstacles that would meet a line of the trigger `any-line` if they were nearer to the target.
    [[nodiscard]] Met metButForDistance(const CoverLine& line);
    /// Returns the obstacles that would meet a line if the target touched them.
    [[nodiscard]] Met metButForContact(const CoverLine& line);
    /// Returns the pieces that would meet a line if they were higher.
    [[nodiscard]] Met metButForHeight(const CoverLine& line);
    /// Returns the obstacles that other lines than the shortest one cross.
    [[nodiscard]] Met metButForClosestLine(const CoverLine& line);
    /// Returns the obstacles that hide a part of the target, but too little of it.
    [[nodiscard]] Met metButForShare(const CoverLine& line);
    /// Returns what would meet a line if none of its clauses of `ignore` took it out.
    [[nodiscard]] std::optional<MissedCover> metButForIgnoring(const CoverLine& line);
    /// Returns what misses a line for one condition alone.
    [[nodiscard]] std::optional<MissedCover> missedBy(const CoverLine& line);
    /// Returns what would meet a line if one condition on the two models held that does not.
    [[nodiscard]] std::optional<MissedCover> metButForModels(const CoverLine& line);

    // How high lines run, and what they meet there (cover_heights.cpp).
    /// True if the obstacle has no part in the line because all lines that this is about pass over it or under it:
    /// those of sight where it is about what they hide, else those of cover, if they run in space.
    [[nodiscard]] bool isPassedInSpace(const CoverLine& line, const Obstacle& obstacle);
    /// True if both models stand at the top of the solid or higher: lines run over it, however wide they are.
    /// Precondition: it has a height.
    [[nodiscard]] bool isUnderfoot(const Obstacle& obstacle) const;
    /// True if some line of such heights can meet the obstacle, grown by `spare` above and below. Precondition: it has
    /// a height.
    [[nodiscard]] bool isMetInHeight(const Obstacle& obstacle, const HeightsOnWay& heights, geometry::Length spare);
    /// True if some line between the two meets the obstacle on that part of its way, as seen from above. Precondition:
    /// some line meets it somewhere.
    [[nodiscard]] bool isMetOnWay(int element, const geometry::WayPart& way);
    /// True if the obstacle is as high beside the target as more than that share of it. Precondition: it has a height.
    [[nodiscard]] bool standsBeforeShareOfHeight(double share, const Obstacle& obstacle);
    /// Returns the heights of lines of sight to the lower part of the target and to its upper part, each as high as the
    /// share that stays in sight: what all lines to either part pass hides no more than the rest.
    [[nodiscard]] std::pair<HeightsOnWay, HeightsOnWay> partsInSight(double hidden);
    [[nodiscard]] const HeightsOnWay& linesOfSight();
    /// Returns the heights of all lines of sight.
    [[nodiscard]] HeightsOnWay heightsOfSight() const;
    /// Returns the heights of lines from any part of the one body to any part of the other.
    [[nodiscard]] HeightsOnWay heightsOfBodies() const;
    [[nodiscard]] geometry::Length topOf(std::size_t model) const;
    /// Returns the part of the way on which the two bodies, moved along the line, meet the obstacle at its height.
    [[nodiscard]] std::optional<geometry::WayPart> partMeeting(const geometry::SightLine& line, int element) const;
    /// Returns the heights of the shortest line: from the feet up to the tops of its ends.
    [[nodiscard]] HeightsOnWay heightsOfShortest() const;
    /// True if the obstacles, all of them, hide no more than that share of the target from its foot up, or from its top
    /// down: they stand on the same side of what stays in sight, so they do not add up.
    [[nodiscard]] bool hideOnePartAtMost(double share, const std::vector<int>& elements);
    /// True if no line of sight passes over any of the obstacles, under it or through an opening.
    [[nodiscard]] bool hideAllHeights(const std::vector<int>& elements);

    // What lines cross, as seen from above (cover_crossings.cpp).
    /// True if lines between the two bases may meet it.
    [[nodiscard]] bool mayLieBetween(int element);
    /// Returns the obstacles that lines between the positions may meet.
    [[nodiscard]] const std::vector<int>& indicesBetween();
    /// Returns the box around the positions of the ends; empty for none.
    [[nodiscard]] static geometry::Box boxOf(const std::vector<LineEnd>& places);
    [[nodiscard]] static geometry::PlacedFootprint around(const std::vector<LineEnd>& places);
    /// Returns the lines from a source to a target, both shapes.
    [[nodiscard]] const geometry::LinesBetween& lines(std::size_t source, std::size_t target);
    [[nodiscard]] bool areBases(std::size_t source, std::size_t target) const;
    /// Returns all lines between the two bases.
    [[nodiscard]] const geometry::LinesBetween& baseLines();
    /// True if some line between the two bases passes through it; several lines of the pack ask that of one obstacle.
    [[nodiscard]] bool isCrossedByBaseLines(int element);
    [[nodiscard]] const geometry::BlockerOutline& outlineOf(int element) const;
    [[nodiscard]] geometry::SightOptions options() const;
    /// True if the shortest line crosses the obstacle: in space where bodies on their way along the line meet it at its
    /// height, and beside the openings through which the line runs.
    [[nodiscard]] bool isCrossedByShortest(const geometry::SightLine& line, int element);
    /// True if the line crosses the obstacles and does not only touch them: its ends are rounded to whole nanometers,
    /// so that lines beside it have to cross them too.
    [[nodiscard]] bool isCrossedInside(const geometry::SightLine& line,
                                       const geometry::TerrainMap& map,
                                       std::span<const int> elements) const;
    [[nodiscard]] bool isCrossed(const geometry::SightLine& line, int element) const;
    /// Returns the obstacles along whose common edge the line runs, none of which it crosses alone. An obstacle with an
    /// opening that lines pass is not among them.
    [[nodiscard]] std::vector<int> seamCrossed(const geometry::SightLine& line, std::vector<int> elements);
    /// Returns that for the shortest line, without what it passes in height or through an opening.
    [[nodiscard]] std::vector<int> seamCrossedByShortest(const geometry::SightLine& line, std::vector<int> elements);
    /// Returns that for the first of the lines between positions that runs along such an edge.
    [[nodiscard]] std::vector<int> seamCrossedBetweenPlaces(const std::vector<int>& elements);
    /// True if lines of cover cross the obstacle, within the required distances from the target.
    [[nodiscard]] bool isCrossedByAny(const CoverLine& line, int element);
    /// True if all of the obstacle is farther from the target's base.
    [[nodiscard]] bool isPlainlyBeyond(geometry::Length distance, int element) const;
    [[nodiscard]] bool isCrossedBetweenPlaces(int element) const;
    /// Returns the first target to which the line from the start of the fan is stopped; null if there is none.
    [[nodiscard]] const LineEnd* firstStopped(CornerFan& fan) const;
    /// Returns the ends of a line between positions that passes near the middle of the obstacle; std::nullopt if there
    /// are few.
    [[nodiscard]] std::optional<std::pair<LineEnd, LineEnd>> likeliestEnds(int element) const;
    [[nodiscard]] Met anyLine(const CoverLine& line, const std::vector<int>& elements);
    /// True if from one position of the observer no line to the target crosses the obstacles.
    [[nodiscard]] bool hasFreeSource(const std::vector<int>& elements) const;
    [[nodiscard]] bool hasFreePlace(const std::vector<int>& elements) const;
    /// Returns those of the obstacles that some line of cover crosses; all if none is known to.
    [[nodiscard]] std::vector<int> crossedAmong(const std::vector<int>& elements);
    [[nodiscard]] Met allLines(const std::vector<int>& elements);
    [[nodiscard]] Met closestLine(const std::vector<int>& elements);
    /// Returns the shortest line between the bases; between parallel sides the outermost ones and those past corners of
    /// the obstacles.
    [[nodiscard]] std::vector<geometry::SightLine> closestLines(const std::vector<int>& elements) const;
    [[nodiscard]] static bool hasCorners(const geometry::PlacedFootprint& placed);
    /// Adds lines of equal direction between the outermost two, through the corners of the obstacles.
    void addBetween(std::vector<geometry::SightLine>& lines, const std::vector<int>& elements) const;

    // Obstacles of which only parts count (cover_parts.cpp).
    /// Returns the stretches of a wall with such openings; null: the obstacle counts as a whole.
    [[nodiscard]] std::shared_ptr<const Stretches> stretchesOf(int element);
    /// Returns those beside the openings through which all lines of such heights pass.
    [[nodiscard]] std::shared_ptr<const Stretches> madeStretches(int element, const HeightsAtEnd& lines) const;
    /// Returns the parts of obstacles of which only parts count, among the others; std::nullopt if all obstacles count
    /// as a whole.
    [[nodiscard]] std::optional<std::vector<ElementPart>> partsOf(const CoverLine& line,
                                                                  const std::vector<int>& elements);
    [[nodiscard]] std::vector<const geometry::CutOutline*> cutsOf(const ElementPart& part) const;
    [[nodiscard]] bool isCrossedPast(const CoverLine& line, const geometry::CutOutline& cut);
    [[nodiscard]] Met anyLinePast(const CoverLine& line, const std::vector<ElementPart>& parts);
    [[nodiscard]] Met allLinesPast(const std::vector<ElementPart>& parts);
    /// True if a fast test proves that obstacles which count as a whole hide the targets alone. False proves nothing.
    [[nodiscard]] bool areHiddenByWholes(const std::vector<ElementPart>& parts) const;
    [[nodiscard]] MapOfParts mapOf(const std::vector<ElementPart>& parts) const;
    /// True if some line from a source to a target passes all of the parts.
    [[nodiscard]] bool isAnyFreePast(const std::vector<ElementPart>& parts) const;

    // How much of a target is hidden (cover_shares.cpp).
    /// Returns the obstacles that count: among solids with lines of cover in space those that hide a part of the target
    /// at their height and past their openings.
    [[nodiscard]] std::vector<int> hidingInSpace(const std::vector<int>& elements) const;
    [[nodiscard]] Met fraction(const CoverLine& line, const std::vector<int>& candidates);
    /// True if shares are those of the area of the target's side; otherwise those of its width.
    [[nodiscard]] bool isOfArea() const { return areInSpace() && m_areShapes; }
    /// True if the obstacles hide more than that share of the area of each target.
    [[nodiscard]] bool
    hideMoreOfArea(double share, const std::vector<LineEnd>& targets, const std::vector<int>& elements);
    [[nodiscard]] static geometry::Solid solidOf(const LineEnd& end) { return {end.shape, end.elevation, end.height}; }
    /// Returns the share of the area of the target's side that the obstacles hide.
    [[nodiscard]] double hiddenAreaOf(const LineEnd& target, const std::vector<int>& elements);
    /// Returns the parts of the target of each of which a line of the trigger `fraction` asks the hidden share.
    [[nodiscard]] std::shared_ptr<const std::vector<LineEnd>> measuredBy(const CoverLine& line) const;
    /// Returns `CoverHit::hiddenShare`.
    [[nodiscard]] std::optional<double> hiddenShareBy(const CoverLine& line, const std::vector<int>& excluded);
    /// True if an earlier line of cover found that they hide nothing of the target at their height.
    [[nodiscard]] bool areKnownToHideNothing(const std::vector<int>& elements) const;
    /// Returns the obstacles without those that no line of sight can meet.
    [[nodiscard]] std::vector<int> betweenBases(const std::vector<int>& elements) const;
    /// True if the obstacles hide more than that share of the width of each target.
    [[nodiscard]] bool
    hidesMoreThan(double share, const std::vector<LineEnd>& targets, const std::vector<int>& elements);
    /// Returns that for one target, if it shows without the share itself.
    [[nodiscard]] std::optional<bool>
    hidesMoreAtAGlance(double share, const LineEnd& target, const std::vector<int>& elements);
    /// True if walls among the obstacles have openings through which all lines of the pair pass.
    [[nodiscard]] bool havePassages(const std::vector<int>& elements);
    /// Returns the largest share of the target's width that is seen past the obstacles and through such openings.
    [[nodiscard]] double seenThroughPassages(const LineEnd& target, const std::vector<int>& elements);
    /// Returns the largest share of the target's width that is seen past the obstacles from any of the sources.
    [[nodiscard]] double seenOf(const LineEnd& target, const std::vector<int>& elements);
    [[nodiscard]] bool hidePlainly(const LineEnd& target, const std::vector<int>& elements) const;
    [[nodiscard]] Met notFull(const std::vector<int>& elements);

    // How many lines are stopped, and by how much weight (cover_counts.cpp).
    [[nodiscard]] Met countMet(const CoverLine& line, const std::vector<int>& elements);
    /// Returns the fewest blocked lines that meet the same lines of cover as that many do.
    [[nodiscard]] int fewestAlike(int blocked) const;
    /// Returns the minimum number of blocked lines from the best position to the corners of one cell of the target, or
    /// a number that meets the same lines of cover.
    [[nodiscard]] double blockedLines(const std::vector<int>& elements);
    /// True if the line to that target is stopped; answers that hold for its corner are kept in `known`, by the first
    /// target of a corner.
    [[nodiscard]] bool isStopped(CornerFan& fan, std::size_t target, std::vector<std::optional<bool>>& known) const;
    /// True if the lines of cover are those of sight, among the same obstacles.
    [[nodiscard]] bool areThoseOfSight() const;
    /// True if the lines of cover run between places that lines of sight reach.
    [[nodiscard]] bool areWithinThoseOfSight() const;
    /// Returns the obstacles with a weight on the line from the first position to the first; where it runs along edges
    /// the defender may choose the side with more on it.
    [[nodiscard]] Weighed heaviestOn(const CoverLine& line, const std::vector<int>& elements) const;
    [[nodiscard]] Weighed
    weighedOn(const CoverLine& line, const std::vector<int>& elements, const geometry::SightLine& segment) const;
    /// Returns the weight of the obstacle; of several tags the heaviest counts.
    [[nodiscard]] double weightOf(const CoverLine& line, int element) const;
    /// Returns the conditions under which hexes of the obstacle count.
    [[nodiscard]] HexConditions hexConditionsOf(const CoverLine& line, const Obstacle& obstacle) const;

    const Pair& m_pair;
    const SightFacts& m_sight;
    std::stop_token m_stop;
    std::shared_ptr<const Ends> m_sourceEnds;
    std::shared_ptr<const Ends> m_targetEnds;
    const std::vector<LineEnd>& m_sources;
    const std::vector<LineEnd>& m_targets;
    bool m_areShapes;          ///< all lines of cover are between two shapes, not between single positions
    bool m_arePoints;          ///< all of them are between single positions
    geometry::Box m_targetBox; ///< around the positions of the targets
    std::optional<std::vector<int>> m_indicesBetween;
    std::map<std::vector<int>, double> m_blockedLines;          ///< by the obstacles in the way
    std::vector<std::optional<geometry::LinesBetween>> m_lines; ///< by source and target
    std::optional<geometry::LinesBetween> m_baseLines;          ///< between the two bases
    std::vector<SeenPast> m_seen;
    std::vector<Glance> m_glances;
    std::map<int, std::shared_ptr<const Stretches>> m_stretches; ///< by obstacle
    std::optional<HeightsOnWay> m_heightsOfSight;
    std::map<std::tuple<int, double, double>, bool> m_isMet; ///< by obstacle and part of the way
    std::optional<geometry::AlongTheWay> m_alongTheWay;
    std::vector<std::optional<bool>> m_isCrossed;  ///< by obstacle, see `isCrossedByBaseLines`
    std::vector<std::vector<int>> m_hidingNothing; ///< ascending obstacles, see `areKnownToHideNothing`
};

} // namespace sightline::scenarios
