#pragma once

#include "geometry/base/length.h"
#include "geometry/sight/plan/sight.h"
#include "scenarios/model/scenario.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

/// @file
/// The rules of one game as values. Each word is explained in resources/schema/rule-pack.schema.json; the order is the
/// one used here.
namespace sightline::scenarios {

/// The space in which lines run.
enum class Space { Plan, Prism, Sculpt, Square, Hex };

/// The meaning of `size` and `height` of models and pieces in comparisons.
enum class HeightBy { None, Stat, StatStanding, ByBaseSize, ClassTable, Level, Real };

/// The regions that lines start from or end at.
enum class Region {
    Volume,
    Body,
    Head,
    Base,
    BaseEdge,
    FrontEdge,
    FrontCenter,
    FacingEdge,
    FacingCenter,
    ClosestPoint,
    PrintedDot,
    CellCenter,
    CellCorner,
    Cell, ///< all squares that a target occupies
};

/// The models of a unit that look: each of them, its leader, or those of the front rank; the latter two by a state, if
/// some model of the unit has it.
enum class Scope { Model, Leader, FrontRank };
/// The choice of the observer's point: any of them, or the single best one.
enum class Pick { Any, BestOne };
/// The field of view of an observer: a number of degrees, the arc printed on its base, or the arcs of its weapons.
enum class ArcKind { Degrees, Printed, Weapon };
/// The treatment of a line that runs along the edge of an obstacle.
enum class AlongEdge { Touch, DefendersSide };
/// The apex of an arc: the center of the base, or its front corners.
enum class ArcFrom { Center, Front };
/// The space in which distances are measured or cover lines run: the plane of the table, or space with heights.
enum class MeasurePlane { Plan, Space };
/// The condition for full visibility: it is never stated, every facing point is seen from some point, or all of the
/// base is seen from one point.
enum class FullSight { None, FacingVolume, BaseAll };
/// The quantifiers of units. `ByShare` applies to cover only: the models with any cover, up to half of them for the
/// lowest level, more for the highest.
enum class Quantifier { Any, Half, Majority, All, PerModel, ByShare };
/// The units whose models never block lines: the observer's, or the target's.
enum class SeenThrough { OwnUnit, TargetUnit };

/// The obstacles that a selector is about.
enum class BlockerKind { Terrain, Models };
/// The parts of pieces that a selector is about.
enum class PiecePart { Any, Footprint, Walls };
/// The models that a selector is about, relative to the observer and the target.
enum class WhichModels { All, Enemy, Friends, OtherUnits, Vehicles, TargetShip };
/// The comparison by which an obstacle is large enough: by its own height among solids (`Real`), always, at least as
/// large as both models, larger than the target, at least as large as the target, or by weights that add up.
enum class SizeComparison { Real, Infinite, GeBoth, GtTarget, GeTarget, Weighted };
/// The value that a comparison uses; arrays indexed by it have three elements.
enum class SizeUse { Height, Size, BaseSize };
/// The extent to which a line has to cross an obstacle: at all, or from one side to the other.
enum class Crossing { Any, Completely };

/// The relation of a base to a piece.
enum class Standing {
    Touch,  ///< they share a point
    In,     ///< a part of the base is inside
    Wholly, ///< all of the base is inside
    Partly, ///< a part of the base is inside, but not all of it
    On,     ///< a part of the base is inside, and the model stands at the piece's top or above
    Center, ///< the center of the base is inside or on the border
};

/// The obstacles that a line of the pack applies to. All given conditions have to hold.
struct Selector {
    BlockerKind of = BlockerKind::Terrain;
    PiecePart part = PiecePart::Any;
    QStringList tags;       ///< one of them is a trait, the kind or (for walls) the wall's kind; empty: any
    QStringList exceptTags; ///< none of them may be
    std::vector<HeightClass> heightClasses; ///< empty: any
    std::optional<bool> mat;                ///< true: ground; false: what stands on it
    /// True: footprints that have walls in the game, with none drawn; false: all others.
    std::optional<bool> standsForWalls;
    std::optional<geometry::Length> minHeight;
    WhichModels which = WhichModels::All; ///< for models
    QStringList keywords;                 ///< for models: one of them; empty: any
    friend bool operator==(const Selector&, const Selector&) = default;
};

/// One clause of `ignore`: if all its conditions hold, the obstacle does not count for the pair.
struct IgnoreClause {
    std::optional<Standing> source;
    std::optional<Standing> target;
    bool joined = false; ///< the relation refers to all pieces joined with this one by group or parent
    std::optional<geometry::Length> sourceNear;
    std::optional<geometry::Length> targetNear;
    bool onlyParts = false; ///< with `sourceNear` or `targetNear`: only the parts within that distance do not count
    QStringList sourceKeywords;
    QStringList targetKeywords;
    QStringList anyKeywords;         ///< of observer or target
    std::optional<int> targetWounds; ///< minimum number
    QStringList blockerStates;
    bool blockerOnGround = false;             ///< a model that stands on the table itself
    std::optional<geometry::Length> sourceUp; ///< minimum elevation
    std::optional<geometry::Length> targetUp;
    std::optional<geometry::Length> distanceOver;
    std::optional<double> sourceLargerBy; ///< minimum difference of the observer's size and the obstacle's
    friend bool operator==(const IgnoreClause&, const IgnoreClause&) = default;
};

/// One line of `block`: which obstacles stop which lines.
struct BlockLine {
    QString path; ///< "$.block[2]"
    Selector elements;
    SizeComparison comparison = SizeComparison::Real;
    SizeUse use = SizeUse::Height;
    std::optional<geometry::Length> shadow;
    bool shadowByHeight = false;       ///< the length of the shadow is the obstacle's height
    std::map<QString, double> weights; ///< by tag: obstacles that pass the comparison block by their sum
    double limit = 0.0;                ///< for weights: this weight and more blocks
    /// Blocks if more than this length of the line lies inside, summed over the line's obstacles.
    std::optional<geometry::Length> depth;
    Crossing cross = Crossing::Any;
    std::optional<geometry::Length> fillGapsBelow;
    std::optional<geometry::Length> bothBelow; ///< only if both models are shorter
    bool blocksIn = true;
    bool blocksOut = true;
    bool blocksThrough = true;
    bool stopsSight = true;
    bool stopsFire = true;
    /// For models: a shot that passes within this distance of one is left to the players, who are told.
    std::optional<geometry::Length> nearShots;
    std::vector<IgnoreClause> ignore;

    /// True if its obstacles block lines only together, by the sum of their weights.
    [[nodiscard]] bool isWeighted() const { return !weights.empty(); }
    /// True if lines that start or end inside its obstacles are blocked as those that pass through.
    [[nodiscard]] bool stopsAllPassages() const {
        return blocksIn && blocksOut && blocksThrough && cross == Crossing::Any;
    }
    friend bool operator==(const BlockLine&, const BlockLine&) = default;
};

/// The way in which a level of cover counts beside the others: once, once if other elements give it, or once for each
/// element.
enum class AddingUp { Once, OfOthers, Each };

/// The condition of a line of `cover`. Source: scenarios/rules/README.md, "When cover applies".
enum class CoverTrigger {
    AnyLine,
    AllLines,
    Fraction,
    NotFull,
    NoneVisible,
    ClosestLine,
    Count,
    Member,
    MemberOrBehind,
    Higher,
    Judge,
};

/// One line of `cover`: the conditions of one level.
struct CoverLine {
    QString path; ///< "$.cover[2]"
    QString level;
    QString levelName; ///< display name of `level`, "benefit of cover"; empty: as `level`
    int order = 0;     ///< the highest level that is met is the cover of the pair
    CoverTrigger trigger = CoverTrigger::AnyLine;
    std::optional<Selector> elements; ///< nullopt: with `NotFull` any blocker; otherwise none
    std::optional<Standing> standing; ///< for `Member` and `MemberOrBehind`
    bool joined = false;
    QStringList keywords;                       ///< the target has one of them; empty: any
    QStringList offKeywords;                    ///< the target has none of them
    QStringList offStates;                      ///< the target is in none of them
    std::optional<geometry::Length> targetNear; ///< maximum distance of the obstacle from the target
    /// The line crosses the obstacle within this distance of the target.
    std::optional<geometry::Length> crossingWithin;
    /// The line crosses the obstacle beyond this distance from the target.
    std::optional<geometry::Length> crossingBeyond;
    std::optional<geometry::Length> modelsApartOver; ///< the distance of the two models is larger
    bool contact = false;                            ///< the target touches the obstacle
    double fraction = 0.0;                           ///< more than this share of the target is hidden
    std::optional<Region> region;                    ///< for `Fraction`: the part of the target that is measured
    std::optional<SizeComparison> comparison;        ///< compares the obstacle's size with the target's
    double largerBy = 0.0;                           ///< for `comparison`: minimum difference
    /// For `GeBoth`: an obstacle of a size between those of the two models counts within this distance of the smaller.
    std::optional<geometry::Length> shadow;
    /// For `Higher`: the target's elevation exceeds the observer's by at least this.
    std::optional<geometry::Length> targetUp;
    bool overTop = false;  ///< for `Higher`: measured from the observer's top, not its elevation
    int fewestBlocked = 0; ///< for `Count`
    int maxBlocked = 0;
    std::map<QString, double> weights; ///< for `Count`: sum over the crossed obstacles
    QString exclusiveWith;             ///< level that excludes this one
    /// How the level counts beside others; std::nullopt: it does not beside a higher one.
    std::optional<AddingUp> addsUp;
    std::vector<IgnoreClause> ignore;
    friend bool operator==(const CoverLine&, const CoverLine&) = default;
};

/// The rules of where lines start: `from` of a pack.
struct SourceRules {
    Region region = Region::Base;
    Scope scope = Scope::Model;
    Pick pick = Pick::Any;
    ArcKind arcKind = ArcKind::Degrees;
    double arcDegrees = 360.0;
    ArcFrom arcFrom = ArcFrom::Center;
    friend bool operator==(const SourceRules&, const SourceRules&) = default;
};

/// The rules of lines themselves: `line` of a pack.
struct LineRules {
    geometry::Length width;
    geometry::Length minPatch;
    geometry::TouchRule touch = geometry::TouchRule::Clear;
    AlongEdge alongEdge = AlongEdge::Touch; ///< for lines between positions
    bool freeEnds = false; ///< for lines between positions: contact at an end of the line only does not count
    friend bool operator==(const LineRules&, const LineRules&) = default;
};

/// The quantifiers over the models of a unit: `unit` of a pack.
struct UnitRules {
    Quantifier target = Quantifier::Any;
    Quantifier full = Quantifier::All;
    Quantifier cover = Quantifier::PerModel;
    /// A model that one of the attacking unit sees in full has no cover by lines of the trigger `not-full` against any
    /// of that unit.
    bool fullSightEndsCover = false;
    friend bool operator==(const UnitRules&, const UnitRules&) = default;
};

/// The lines that cover is evaluated on, where they differ from those of sight.
struct CoverLines {
    Region source = Region::Base;
    Pick pick = Pick::Any;
    Region target = Region::Base;
    MeasurePlane plane = MeasurePlane::Plan; ///< in space: an obstacle that all lines pass over is not crossed
    friend bool operator==(const CoverLines&, const CoverLines&) = default;
};

/// Rules of elevated positions.
struct ElevationRules {
    QString effect;
    geometry::Length sourceUp; ///< minimum elevation
    bool overTarget = false;   ///< true: `sourceUp` is measured from the target's elevation
    std::optional<geometry::Length> targetUpMost;
    std::optional<Selector> sourceOn; ///< the observer stands in or on one of these
    std::optional<Standing> sourceStanding;
    QStringList sourceKeywords; ///< models with one of them have the effect on the ground too, within `keywordRange`
    std::optional<geometry::Length> keywordRange;
    friend bool operator==(const ElevationRules&, const ElevationRules&) = default;
};

/// Rules of targets that are seen within a short range only.
struct DetectionRules {
    geometry::Length range;
    Selector in;
    Standing standing = Standing::Touch;
    bool joined = false;
    QStringList keywords;     ///< of the target
    QStringList unlessStates; ///< of the target
    /// Each piece with one of these tags that the line between the two centers crosses shortens `range`.
    QStringList behindTags;
    geometry::Length behindLess; ///< by that much
    geometry::Length least;      ///< but not below that
    friend bool operator==(const DetectionRules&, const DetectionRules&) = default;
};

/// The combination of the modifiers of several zones: the worst of them, or their sum.
enum class Stacking { Worst, Sum };

/// An area that gives lines a modifier, or blocks them.
struct ZoneRules {
    QString id;
    Selector in;
    double modifier = 0.0;
    bool blocks = false;
    friend bool operator==(const ZoneRules&, const ZoneRules&) = default;
};

/// A state of the target in which it is seen and yet not a valid target.
struct OrderRules {
    QString state;
    QStringList notWithCover; ///< levels of cover
    /// For an observer whose elevation is higher by this, obstacles with `unlessAboveTags` give no such cover.
    std::optional<geometry::Length> unlessAbove;
    QStringList unlessAboveTags;
    friend bool operator==(const OrderRules&, const OrderRules&) = default;
};

/// Restrictions on choosing a visible target by its keywords, or a modifier of attacks on it.
struct TargetingRules {
    QStringList keywords;            ///< the target has one of them
    QStringList offKeywords;         ///< the target has none of them
    QStringList offStates;           ///< the target is in none of them
    std::optional<int> woundsAtMost; ///< for the target
    /// Applies only while another unit of its side is within this distance.
    std::optional<geometry::Length> guardWithin;
    int guardModels = 1; ///< minimum number of models of the guarding unit, unless it has one of `guardKeywords`
    QStringList guardKeywords;
    QStringList offGuardKeywords;           ///< units with one of them are no guards
    std::optional<geometry::Length> within; ///< a valid target within this distance all the same
    bool unlessNearest = false;             ///< a valid target if the observer sees no enemy of another unit nearer
    double modifier = 0.0;                  ///< modifier of attacks on it; such a line restricts nothing
    [[nodiscard]] bool isLimit() const { return within || unlessNearest; }
    friend bool operator==(const TargetingRules&, const TargetingRules&) = default;
};

/// The parts of two models between which distances are measured.
enum class MeasureFrom { Base, Hull, Volume, Center, Cells };
/// The cost of diagonal steps over squares: one each, or one and two alternately.
enum class Diagonals { One, Alternate };
/// The rounding of distances to `MeasureRules::step`.
enum class Rounding { None, Up, Down, Nearest };

/// The rules of measuring distances: `measure` of a pack.
struct MeasureRules {
    MeasureFrom from = MeasureFrom::Base;
    MeasurePlane plane = MeasurePlane::Plan;
    Diagonals diagonals = Diagonals::One;
    Rounding rounding = Rounding::None;
    geometry::Length step = geometry::Length::fromNanometers(25'400'000);
    friend bool operator==(const MeasureRules&, const MeasureRules&) = default;
};

/// A band of range: the distances up to its limit that lie in no band before it.
struct RangeBand {
    QString name;                         ///< "range 2"
    std::optional<geometry::Length> upTo; ///< included; std::nullopt: no limit
    friend bool operator==(const RangeBand&, const RangeBand&) = default;
};

/// The size of models by their base.
struct SizeOfBase {
    geometry::Length upTo; ///< maximum of the longer side of the base
    double size = 0.0;
    friend bool operator==(const SizeOfBase&, const SizeOfBase&) = default;
};

/// A class of models of equal height, by keyword or state.
struct HeightOfClass {
    QString word;
    geometry::Length height;
    friend bool operator==(const HeightOfClass&, const HeightOfClass&) = default;
};

/// The reading of a piece by the category of its kind.
enum class TerrainBody {
    Solid,        ///< by its own shape and height
    Area,         ///< ground, at any drawn height
    AreaAndWalls, ///< ground with the walls that stand on it; without any walls its outline may stand for them
    Walls,        ///< its walls and the floor between them; without any walls a solid
};

/// One line of `terrain`: the game's category for pieces of some kinds.
struct TerrainEntry {
    QString path;      ///< "$.terrain[2]"
    QStringList kinds; ///< words of the vocabulary; "*": all others
    QString name;      ///< name of the category, for people
    QStringList tags;  ///< tags that lines of the pack refer to
    TerrainBody body = TerrainBody::Solid;
    QString reason;             ///< the reason for which such pieces do not block, if they do not
    std::optional<double> size; ///< for comparisons, for pieces without their own
    bool tagsOfPieces = false;  ///< true: ground takes the tags of the pieces that belong to it
    friend bool operator==(const TerrainEntry&, const TerrainEntry&) = default;
};

/// The categories of pieces: `terrain` of a rule set.
struct TerrainRules {
    std::vector<TerrainEntry> entries;
    QStringList tags; ///< all tags that the pack's lines refer to or `entries` give, in the order of the pack
    /// The size by tag, for pieces that have none of their own or of their kind; of several tags the largest applies.
    std::map<QString, double> tagSizes = {};
    friend bool operator==(const TerrainRules&, const TerrainRules&) = default;
};

/// The human-readable texts of a line of a pack.
struct RuleWords {
    QString label; ///< the rule in a few words, "Ruins: cannot see through unless within"
    QString page;  ///< page in the pack's source
    friend bool operator==(const RuleWords&, const RuleWords&) = default;
};

/// A rule pack: format "sightline-rules", format_version 1.
struct RulePack {
    QString game;  ///< the game and edition
    QString exact; ///< the part of the rules that the engine decides, in words
    /// The texts of lines with a label or a page, by the path of the line, "$.block[2]".
    std::map<QString, RuleWords> words;
    Space space = Space::Plan;
    geometry::Length cell = geometry::Length::fromNanometers(25'400'000); ///< side of a cell of a grid
    HeightBy height = HeightBy::Real;
    std::vector<SizeOfBase> baseSizes;        ///< for `ByBaseSize`
    std::vector<HeightOfClass> heightClasses; ///< for `ClassTable`
    TerrainRules terrain;
    SourceRules source;
    Region target = Region::Base;
    CoverLines coverLines;
    LineRules line;
    FullSight full = FullSight::FacingVolume;
    UnitRules unit;
    std::vector<SeenThrough> seeThrough;
    QStringList seeThroughKeywords;
    QStringList turnStates;  ///< states of models that end with the turn
    QStringList roundStates; ///< states that end when the model's own side has the turn again
    std::vector<BlockLine> block;
    std::vector<BlockLine> neverFull; ///< obstacles that never hide a target but keep it from being fully visible
    std::vector<CoverLine> cover;
    std::optional<ElevationRules> elevation;
    std::optional<DetectionRules> detection;
    std::vector<ZoneRules> zones;
    Stacking zoneStacking = Stacking::Worst;
    std::vector<OrderRules> order;
    std::vector<TargetingRules> targeting;
    /// True if the pack leaves it to the players whether models in the way block a line. It changes no ruling.
    bool modelsLeftToPlayers = false;
    /// True if sizes are no lengths, so that one taken from a height is a guess. It changes no ruling.
    bool guessesSizes = false;
    bool contactAlwaysSees = false;
    bool reciprocal = false;
    MeasureRules measure;
    std::optional<geometry::Length> range; ///< nothing farther away is a target
    std::vector<RangeBand> bands;          ///< by ascending limits; they change no ruling

    /// True if lines run in space, past solids with heights.
    [[nodiscard]] bool isVolume() const { return space == Space::Prism || space == Space::Sculpt; }
    friend bool operator==(const RulePack&, const RulePack&) = default;
};

} // namespace sightline::scenarios
