#pragma once

#include "scenarios/judge/hexes.h"
#include "scenarios/judge/lines.h"
#include "scenarios/judge/patch.h"
#include "scenarios/judge/ruling_bound.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

/// @file
/// The proofs of `boundOfRuling` for one pair, internal to the judge. Its parts are defined in `ruling_bound*.cpp` by
/// subject.
namespace sightline::scenarios {

/// The bound of the error of constructed outlines: parts of bases inside a piece are up to 1 micrometer too small, and
/// grown bases are rounded to a few nanometers; the rest is margin. Below it a bound could exclude a ruling that holds.
inline const geometry::Length kSpareOfShapes = geometry::Length::fromNanometers(3'000);
/// The bound of the error of distances: 1e-5 mm is 10 nm, and the stored gap is rounded to the nearest nanometer; the
/// rest is margin.
inline const geometry::Length kSpareOfDistances = geometry::Length::fromNanometers(30);

/// Returns the end with all positions to which it may be moved by at most so much.
[[nodiscard]] LineEnd grownEnd(const LineEnd& end, geometry::Length by);
[[nodiscard]] std::vector<LineEnd> grownEnds(const std::vector<LineEnd>& ends, geometry::Length by);

/// Returns the parts of the ends that remain in all positions to which they may be moved by at most so much. Single
/// positions, and parts that are too small, have none.
[[nodiscard]] std::vector<LineEnd> shrunkEnds(const std::vector<LineEnd>& ends, geometry::Length by);

/// Returns the ends as areas in which lines may start or end anywhere, single positions too.
[[nodiscard]] std::vector<LineEnd> asShapes(std::vector<LineEnd> ends);

/// Returns the diameter of the largest disc around the center of the base that lies in it; std::nullopt for hulls.
[[nodiscard]] std::optional<geometry::Length> narrowestAcross(const geometry::Footprint& base);

/// An obstacle that may count by a line of the pack.
struct Counting {
    Effect effect;
    Ternary counts = Ternary::Yes;
    Ternary isLarge = Ternary::Yes;
    bool isByHexes = false;                         ///< see `countsByHexes`
    bool isPassageOpen = false;                     ///< whether lines start or end inside differs between positions
    std::vector<const IgnoreClause*> sureParts;     ///< clauses that certainly apply
    std::vector<const IgnoreClause*> possibleParts; ///< clauses that possibly apply
};

/// The ends of lines over all positions.
struct BoundEnds {
    std::vector<LineEnd> sources;
    std::vector<LineEnd> sureTargets;
    std::vector<LineEnd> possibleTargets;
};

/// Bounds the ruling of one pair; see `boundOfRuling`. Preconditions: table and `moved` outlive it.
class RulingBounder {
public:
    RulingBounder(const PackTable& table,
                  std::size_t observer,
                  std::size_t target,
                  std::span<const AnyId> moved,
                  geometry::Length radius,
                  const std::stop_token& stop,
                  const BoundOptions& options);

    /// Returns the bound; to be called once.
    [[nodiscard]] RulingBound find();

private:
    struct StandingBounds {
        Standings sure;
        Standings possible;
    };

    /// A model stands so in a piece, or in one that is joined with it.
    struct StandingFact {
        std::size_t model = 0;
        std::size_t piece = 0;
        Standing standing = Standing::In;
        bool joined = false;
        friend bool operator==(const StandingFact&, const StandingFact&) = default;
    };

    /// The sizes that something may have over all positions, by what it stands on.
    struct SizesAround {
        std::vector<double> sizes;
        std::optional<std::size_t> piece; ///< one that it may come off, or onto
    };

    // What the ruling asks (ruling_bound.cpp).
    [[nodiscard]] const RulePack& pack() const { return m_pair.pack(); }
    [[nodiscard]] const PackTable& table() const { return m_pair.table; }
    [[nodiscard]] const Obstacle& obstacle(int index) const {
        return table().obstacles()[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] int indexOfPiece(const PieceId& id) const;
    [[nodiscard]] bool moves(std::size_t model) const { return m_isAnyOne || m_model == model; }
    [[nodiscard]] bool moves(const Obstacle& element) const;
    [[nodiscard]] bool movesPiece(std::size_t piece) const;
    [[nodiscard]] geometry::Length byOfPair() const;
    void leaveOpen() { m_bound.isOpen = true; }
    Ternary doubt(RestsOn on, int element, const QString& rule, std::optional<geometry::Length> threshold = {});
    /// Returns whether a distance that changes by at most `by` stays within a limit, or beyond it.
    [[nodiscard]] static Ternary within(geometry::Length distance, geometry::Length limit, geometry::Length by);
    [[nodiscard]] Ternary measuresWithin(geometry::Length limit, RestsOn on, const QString& rule);
    [[nodiscard]] Ternary sees();
    /// Bounds the same. Where several rules ask for one fact that may turn, as who leaves an area is no longer hidden
    /// but behind it, the ruling is bounded with that fact and without it.
    [[nodiscard]] Ternary seesInEachCase();
    /// Returns whether a hidden target is near enough to be seen.
    [[nodiscard]] Ternary isNearEnough(const DetectionRules& rules, const QString& rule);
    [[nodiscard]] Ternary isDetected();

    /// Returns whether the statement holds where everything stands now.
    template <class Statement> Ternary now(Statement&& statement) {
        const RulingBound before = m_bound;
        const geometry::Length radius = std::exchange(m_radius, geometry::Length{});
        const Ternary holds = statement();
        m_radius = radius;
        m_bound = before;
        return holds;
    }

    /// A statement that holds where all of its parts do. It leaves no doubts if none can turn it; where names are
    /// wanted, only those about parts that have to turn for that.
    class Conjunction {
    public:
        explicit Conjunction(RulingBounder& bounder) : m_bounder{bounder}, m_first{doubts().size()} {}

        /// Adds a part, unless one does not hold in any case.
        template <class Part> void add(Part&& part) {
            if (m_holds == Ternary::No) {
                return;
            }
            const std::size_t next = doubts().size();
            const Ternary holds = part();
            m_holds = both(m_holds, holds);
            if (m_holds == Ternary::No) {
                doubts().resize(m_first);
            } else if (holds == Ternary::Maybe && m_bounder.m_options.wantNames) {
                keepWhatHasToTurn(m_bounder.now(part), next);
            }
        }
        [[nodiscard]] Ternary holds() const { return m_holds; }

    private:
        std::vector<Doubt>& doubts() { return m_bounder.m_bound.doubts; }
        void keepWhatHasToTurn(Ternary isNow, std::size_t next) {
            if (m_isNow == Ternary::No && isNow == Ternary::Yes) {
                doubts().resize(next);
            } else if (m_isNow == Ternary::Yes && isNow == Ternary::No) {
                doubts().erase(doubts().begin() + static_cast<std::ptrdiff_t>(m_first),
                               doubts().begin() + static_cast<std::ptrdiff_t>(next));
            }
            m_isNow = both(m_isNow, isNow);
        }

        RulingBounder& m_bounder;
        std::size_t m_first;
        Ternary m_holds = Ternary::Yes;
        Ternary m_isNow = Ternary::Yes;
    };

    // Where models stand (ruling_bound_standing.cpp).
    /// Returns the part of a model by which it stands somewhere.
    [[nodiscard]] geometry::PlacedFootprint placeOf(std::size_t model) const;
    /// Returns the bounds of where the model stands as seen from above, if it is as high up as the piece.
    [[nodiscard]] StandingBounds standingsAround(std::size_t model, std::size_t piece) const;
    [[nodiscard]] StandingBounds standingsFromAbove(std::size_t model, std::size_t piece) const;
    /// Returns whether the solid lies apart from ground over which it carries a model.
    [[nodiscard]] Ternary isApart(std::size_t solid, std::size_t ground) const;
    /// Returns the solids that possibly carry the model.
    [[nodiscard]] std::vector<std::size_t> carriersAround(std::size_t model) const;
    /// Returns whether the model is as high up as the piece.
    [[nodiscard]] Ternary levelAround(std::size_t model, std::size_t piece) const;
    /// Returns a disc around the center of the base with the radius by which the move exceeds that of the base, if it
    /// does: a base whose disc lies in a polygon cannot leave it, and one whose disc is outside cannot get wholly into
    /// it. Of other bases than round ones the radius is that of a disc inside; none for hulls.
    [[nodiscard]] std::optional<geometry::PlacedFootprint>
    excessOverRadius(const geometry::PlacedFootprint& stands) const;
    /// Sets whether the base lies in the union of pieces that keep their places relative to each other.
    void boundWithinUnion(std::size_t model, const std::vector<std::size_t>& pieces, StandingBounds& bounds) const;
    /// True if the pieces keep their places relative to each other in all of the moves.
    [[nodiscard]] bool areOneObject(const std::vector<std::size_t>& pieces) const;
    [[nodiscard]] Ternary
    standsTo(std::size_t model, std::size_t piece, Standing standing, bool joined, int element, const QString& rule);
    [[nodiscard]] Ternary standsAround(
        std::size_t model, std::size_t piece, Standing standing, bool joined, int element, const QString& rule);
    [[nodiscard]] Ternary
    stands(std::size_t model, std::optional<Standing> wanted, const Obstacle& what, bool joined, const QString& rule);
    [[nodiscard]] Ternary touch(const Model& a, const Model& b) const;
    [[nodiscard]] Ternary isNearElement(std::size_t model,
                                        const Obstacle& what,
                                        std::optional<geometry::Length> distance,
                                        const QString& rule);
    /// True if the model stands so in a part of the piece's object, and is as high up as all its parts wherever it
    /// moves.
    [[nodiscard]] bool standsInObject(std::size_t model, std::size_t piece, Standing standing) const;

    // Which obstacles count, and how far they reach (ruling_bound_counting.cpp).
    [[nodiscard]] Ternary
    holds(const IgnoreClause& clause, const Obstacle& what, const Pair& pair, const QString& rule);
    [[nodiscard]] SizesAround sizesAround(std::size_t model) const;
    [[nodiscard]] SizesAround sizesAround(const Obstacle& what) const;
    /// Returns the piece by which the effect of an obstacle's size differs between positions; std::nullopt: it does
    /// not.
    [[nodiscard]] std::optional<std::size_t>
    pieceThatSizes(const BlockLine& line, const Obstacle& what, const Pair& pair) const;
    /// Returns the index of a piece's own outline among the obstacles.
    [[nodiscard]] int obstacleOfPiece(std::size_t piece) const;
    [[nodiscard]] Ternary isLarge(const BlockLine& line, const Obstacle& what, const Pair& pair);
    [[nodiscard]] Ternary
    liesIn(const LineEnd& end, std::size_t model, const geometry::Polygon& polygon, const Obstacle& what) const;
    /// True if the line of the pack stops no lines past the obstacle, wherever their ends are: as one for those that
    /// end inside, where only the observer may come to stand there.
    [[nodiscard]] bool isNeverStopping(const BlockLine& line,
                                       const Pair& pair,
                                       const BoundEnds& ends,
                                       const geometry::Polygon& polygon,
                                       const Obstacle& what) const;
    /// Finds out whether the obstacle counts by the line of the pack.
    [[nodiscard]] Counting countingOf(const Effect& effect, const Pair& pair);
    [[nodiscard]] std::vector<Counting> countingElements(const Pair& pair, const BoundEnds& ends);
    /// Returns the elements without those of limited depth that no line between the two, wherever these and the
    /// elements are moved, can be deeper inside than the limit.
    [[nodiscard]] std::vector<Counting> withoutShallow(const Pair& pair, std::vector<Counting> elements) const;
    /// Returns the possible blockers at their largest extent; std::nullopt if it cannot be determined. `isAllGrown`:
    /// for moves of the obstacles themselves. `isFollowed`: obstacles that lines follow when they move, see
    /// `staysClearByFollowing`; all others are grown.
    [[nodiscard]] std::optional<Blocking> largestBlocking(const Pair& pair,
                                                          const std::vector<Counting>& elements,
                                                          bool isAllGrown,
                                                          const std::function<bool(const Obstacle&)>& isFollowed = {});
    /// Adds the obstacle at its largest extent, grown by that much.
    void addGrown(const Pair& pair, const Counting& element, geometry::Length by, Blocking& blocking) const;
    /// Returns the certain blockers at their smallest extent.
    [[nodiscard]] Blocking smallestBlocking(const Pair& pair,
                                            const std::vector<Counting>& elements,
                                            const std::function<bool(const Obstacle&)>& isOneOf = {}) const;
    [[nodiscard]] bool weighs(const std::vector<Counting>& elements) const;

    // Whether lines pass, and between which ends (ruling_bound_lines.cpp).
    /// True if the ends of lines depend on the position of the other model: somewhere on the base.
    [[nodiscard]] bool dependOnEachOther() const;
    [[nodiscard]] BoundEnds endsOf(const Pair& pair, bool hasArc);
    /// For a pack that requires the side nearest to the target's printed dot: whether lines between the dots enter
    /// there. Relative to the target only the observer's dot moves.
    [[nodiscard]] Ternary entersByItsSide(const Pair& pair, const BoundEnds& ends);
    /// Returns whether the line between a pair that is not moved is clear, where obstacles count by hexes.
    [[nodiscard]] Ternary
    linesPastHexes(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements, bool mayTouch);
    /// Returns whether what the line crosses is too light to block it.
    [[nodiscard]] Ternary
    passesWeights(const Pair& pair, const geometry::SightLine& segment, const std::vector<Counting>& elements) const;
    /// True if the segment crosses the footprint wherever that is moved by at most so much. False proves nothing.
    [[nodiscard]] static bool
    isCrossedAnywhere(const geometry::SightLine& segment, const Obstacle& what, geometry::Length by);
    /// True unless the segment crosses the footprint nowhere. True proves nothing.
    [[nodiscard]] static bool
    isCrossedSomewhere(const geometry::SightLine& segment, const Obstacle& what, geometry::Length by);
    [[nodiscard]] static bool crosses(const geometry::SightLine& segment,
                                      const std::vector<geometry::Polygon>& outlines);
    [[nodiscard]] Ternary linesOf(const Pair& pair, bool hasArc, bool mayTouch);
    /// Returns the possible blocker that blocks most of the remaining lines.
    [[nodiscard]] std::optional<Effect>
    firstBlockedCell(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements);
    /// Returns the blocker that blocks most of the lines, if there is one.
    [[nodiscard]] std::optional<Effect> mostBlocking(const Pair& pair, const BoundEnds& ends, const Blocking& blocking);
    [[nodiscard]] Ternary hasLine();

    // Proofs that a line stays clear (ruling_bound_clear.cpp).
    /// True if the target is wide enough for a patch, so that one has to show.
    [[nodiscard]] bool asksWidth() const;
    [[nodiscard]] bool isClear(const Pair& pair,
                               const std::vector<LineEnd>& sources,
                               const std::vector<LineEnd>& targets,
                               const Blocking& blocking);
    /// True if lines show a patch of the target, wherever the bases stand.
    [[nodiscard]] bool isPatchClear(const Pair& pair,
                                    const std::vector<LineEnd>& sources,
                                    const std::vector<LineEnd>& targets,
                                    const Blocking& blocking);
    /// True if no obstacle reaches the box around all ends of lines, in any position.
    [[nodiscard]] bool isNothingNear(const Pair& pair, const BoundEnds& ends) const;
    /// True if the only obstacle is a model on a round base no wider than the two round bases of the pair, which hides
    /// none of two parallel lines along the sides of the narrower base at once, wherever the three stand.
    [[nodiscard]] bool
    isSeenPastOneDisc(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements) const;
    /// True if the center of the model lies on the line between those of the pair: past a base as wide as both of
    /// theirs all lines touch it then, which is no proof of anything.
    [[nodiscard]] bool isInFile(std::size_t model) const;
    /// True if lines of limited depth are proved to be clear in all positions by one that runs between the common parts
    /// of the moved bases. It stays where it is when a base moves. When one of these obstacles moves, it follows: it
    /// still ends in both bases, its depth there does not change, and it comes nearer to other obstacles by no more
    /// than the move.
    [[nodiscard]] bool
    staysClearByFollowing(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements);
    /// True if for each element that may move a line is proved to be clear in all of its positions: for a model of the
    /// pair one that is displaced by half of the move, at both ends; for an obstacle one that stays where it is. In
    /// parallel to itself a line is no deeper inside an obstacle than where it was, in the obstacle grown by as much.
    [[nodiscard]] bool
    staysClearForEach(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements);
    /// Returns a disc of 2 nm in the middle of the end; std::nullopt if that may be outside of it.
    [[nodiscard]] static std::optional<LineEnd> centerOfEnd(const LineEnd& end);
    /// Returns the pieces whose footprints are one to the rules and on the table, if the obstacle is the footprint of
    /// one of them.
    [[nodiscard]] std::vector<const Piece*> partsOfObject(const Obstacle& what) const;
    /// True if lines between the two points pass the obstacle, which does not count for the one that stands in it,
    /// after this has left it: over the side towards the other, or so far from the lines that it is not in their way.
    [[nodiscard]] bool
    isPassedOnceLeft(const Counting& element, const Pair& pair, geometry::Point source, geometry::Point target) const;
    /// True if the line between the middles of the ends is proved to be clear in all positions, by that those of the
    /// two that stand in obstacles either do so or have left them without getting behind them.
    [[nodiscard]] bool
    staysClearOfWhatIsLeft(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements);
    /// True if a line is proved to be clear in all positions.
    [[nodiscard]] bool isSurelyClear(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements);
    /// True if a line past the grown obstacles is clear in all positions. Ends that touch see each other past all
    /// obstacles, but only while they do: such a pair counts if it touches in all positions.
    [[nodiscard]] bool staysClear(const Pair& pair,
                                  const std::vector<LineEnd>& sources,
                                  const std::vector<LineEnd>& targets,
                                  const Blocking& blocking,
                                  geometry::Length by);

    // Proofs that no line is clear (ruling_bound_stopped.cpp).
    /// True if a patch of the target has to show; see patch.h.
    [[nodiscard]] bool asksPatch() const;
    /// Returns lists of targets each of which is seen where a patch shows.
    [[nodiscard]] std::vector<std::vector<LineEnd>> shown(const std::vector<LineEnd>& targets, bool mayTouch) const;
    [[nodiscard]] bool areLinesStopped(const Pair& pair,
                                       const std::vector<LineEnd>& sources,
                                       const std::vector<LineEnd>& targets,
                                       const Blocking& blocking);
    [[nodiscard]] bool isStoppedBy(const LineFinding& finding) const;
    [[nodiscard]] bool isStopped(const Pair& pair,
                                 const std::vector<LineEnd>& sources,
                                 const std::vector<LineEnd>& targets,
                                 const Blocking& blocking,
                                 bool mayTouch);
    /// True if no line to what is beside a patch enters the target by its side, nor any from beyond the target by its
    /// top or its foot, wherever the bases stand.
    [[nodiscard]] bool isPatchStopped(const Pair& pair,
                                      const std::vector<LineEnd>& sources,
                                      const std::vector<LineEnd>& targets,
                                      const Blocking& blocking,
                                      PatchAt at);
    /// True if it is proved that no line is clear in any position.
    [[nodiscard]] bool
    isSurelyStopped(const Pair& pair, const BoundEnds& ends, const std::vector<Counting>& elements, bool mayTouch);
    /// True if one obstacle hides all of a base from all of the other: faster than testing many positions.
    [[nodiscard]] bool hidesWholeReach(const Pair& pair,
                                       const BoundEnds& ends,
                                       const std::vector<Counting>& elements,
                                       const std::vector<std::vector<int>>& objects);
    /// True if the common part of all positions of the obstacle is its footprint shrunk by the radius, and counts.
    [[nodiscard]] bool isShrinkable(const Counting& element) const;
    /// True if two obstacles that are moved together block lines as their union does.
    [[nodiscard]] bool blockAsOne(const Counting& one, const Counting& other) const;
    /// Returns the others, and the common part of the moved footprints: where several of them adjoin, that of their
    /// union, in which no seam opens.
    [[nodiscard]] Blocking
    withShrunk(Blocking others, const std::vector<Counting>& elements, const std::vector<int>& moved) const;
    /// True if in plan the cover of all lines keeps that much of a margin; std::nullopt elsewhere.
    [[nodiscard]] std::optional<bool>
    isCoveredWhenMoved(const Pair& pair, const Blocking& all, const std::vector<int>& moved);

    // What moves together (ruling_bound_moved.cpp).
    /// Pieces by their index, models as negative numbers.
    [[nodiscard]] static int keyOf(const Obstacle& what) { return what.piece >= 0 ? what.piece : -1 - what.model; }
    /// Returns the groups of blockers that may move together, of those that count at least so surely.
    [[nodiscard]] std::vector<std::vector<int>> elementsToMove(const std::vector<Counting>& elements,
                                                               Ternary least = Ternary::Yes) const;
    /// Returns the certain blockers, together where no move of any one object of the table parts them: those of a
    /// group. What a piece carries may be moved without it.
    [[nodiscard]] std::vector<std::vector<int>> firmObjects(const std::vector<Counting>& elements) const;
    /// Returns for each piece the pieces that are displaced with it, ascending.
    [[nodiscard]] const std::vector<std::vector<int>>& displacements() const;

    Pair m_pair;
    bool m_isAnyOne;
    bool m_areTargetsCut = false; ///< some target end is not wholly in an arc
    std::optional<std::size_t> m_model;
    std::vector<int> m_pieces; ///< indices into the table's pieces
    geometry::Length m_radius;
    std::stop_token m_stop;
    BoundOptions m_options;
    LineKind m_kind = LineKind::Sight; ///< of the lines in question
    RulingBound m_bound;
    std::optional<std::pair<StandingFact, Ternary>> m_assumed; ///< the case that is bounded
    std::vector<StandingFact> m_doubted;                       ///< what may turn, once for each rule that asks for it
    mutable std::vector<std::vector<int>> m_displacements;     ///< see `displacements`
    int m_opener = -1; ///< the obstacle whose move, or past which a move of the pair, may open a line
};

} // namespace sightline::scenarios
