#pragma once

#include "geometry/length.h"
#include "geometry/sight/sight.h"
#include "scenarios/scenario.h"

#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <vector>

/// The rules of one game as values. What each word means stands in the README of this folder, in the order used here.
namespace sightline::scenarios {

/// What the engine may assume of things on the table.
enum class Space { Plan, Prism, Sculpt, Square, Hex };

/// What `size` and `height` of models and pieces mean in comparisons.
enum class HeightBy { None, Stat, StatStanding, ByBaseSize, ClassTable, Level, Real };

/// What lines start from or end at.
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
    Cell, ///< all of the squares that a model occupies, of targets
};

enum class Scope { Model, Leader, FrontRank };
enum class Pick { Any, BestOne };
enum class ArcKind { Degrees, Printed, Weapon };
/// Where a line runs along the edge of things.
enum class AlongEdge { Touch, DefendersSide };
enum class ArcFrom { Center, Front };
enum class MeasurePlane { Plan, Space };
enum class FullSight { None, FacingVolume, BaseAll };
/// `ByShare` is a matter of cover: of several models those with any count, up to half of them for the lowest level,
/// more for the highest.
enum class Quantifier { Any, Half, Majority, All, PerModel, ByShare };
enum class SeenThrough { OwnUnit, TargetUnit };

enum class BlockerKind { Terrain, Models };
enum class PiecePart { Any, Footprint, Walls };
enum class WhichModels { All, Enemy, OtherUnits, Vehicles, TargetShip };
enum class SizeComparison { Real, Infinite, GeBoth, GtTarget, GeTarget, Weighted };
enum class SizeUse { Height, Size, BaseSize }; ///< arrays by it have three places
enum class Crossing { Any, Completely };

/// How a base stands to a piece.
enum class Standing {
    Touch,  ///< they share a point
    In,     ///< some of the base is inside
    Wholly, ///< all of it is
    On,     ///< some of the base is inside, and the model stands at the piece's top or above
    Center, ///< its middle is inside or on the border
};

/// Which things a line of the pack speaks of. Each condition that is given has to hold.
struct Selector {
    BlockerKind of = BlockerKind::Terrain;
    PiecePart part = PiecePart::Any;
    QStringList tags;       ///< one of them is a trait, the kind or (of a wall) the wall's kind; empty: any
    QStringList exceptTags; ///< none of them is
    std::vector<HeightClass> heightClasses; ///< empty: any
    std::optional<bool> mat;                ///< ground, or what stands on it
    std::optional<bool> standsForWalls;     ///< footprints that have walls in the game, with none drawn; or all others
    std::optional<geometry::Length> minHeight;
    WhichModels which = WhichModels::All; ///< of models
    QStringList keywords;                 ///< of models: one of them; empty: any
    friend bool operator==(const Selector&, const Selector&) = default;
};

/// One clause of `ignore`: all its conditions hold, so the thing does not count for this pair.
struct IgnoreClause {
    std::optional<Standing> source;
    std::optional<Standing> target;
    bool joined = false; ///< standing is asked of all pieces joined with this one by group or parent
    std::optional<geometry::Length> sourceNear;
    std::optional<geometry::Length> targetNear;
    bool onlyParts = false; ///< of `sourceNear` or `targetNear`: only what of the thing is that near does not count
    QStringList sourceKeywords;
    QStringList targetKeywords;
    QStringList anyKeywords;         ///< of source or target
    std::optional<int> targetWounds; ///< at least
    QStringList blockerStates;
    std::optional<geometry::Length> sourceUp; ///< elevation at least
    std::optional<geometry::Length> targetUp;
    std::optional<geometry::Length> distanceOver;
    std::optional<double> sourceLargerBy; ///< the observer's size is this much above the thing's, or more
    friend bool operator==(const IgnoreClause&, const IgnoreClause&) = default;
};

/// One line of `block`: which things stop which lines.
struct BlockLine {
    QString path; ///< "$.block[2]"
    Selector elements;
    SizeComparison comparison = SizeComparison::Real;
    SizeUse use = SizeUse::Height;
    std::optional<geometry::Length> shadow;
    bool shadowByHeight = false;       ///< the shadow is as long as the thing is high
    std::map<QString, double> weights; ///< by tag, of `Weighted`
    double limit = 0.0;                ///< of `Weighted`: this much and more blocks
    std::optional<geometry::Length>
        depth; ///< blocks when more than this of the line lies inside, summed over the line's things
    Crossing cross = Crossing::Any;
    std::optional<geometry::Length> fillGapsBelow;
    std::optional<geometry::Length> bothBelow; ///< only if both models are shorter
    bool blocksIn = true;
    bool blocksOut = true;
    bool blocksThrough = true;
    bool stopsSight = true;
    bool stopsFire = true;
    std::vector<IgnoreClause> ignore;

    /// Lines that start or end inside its things are stopped just as those that pass through.
    [[nodiscard]] bool stopsAllPassages() const {
        return blocksIn && blocksOut && blocksThrough && cross == Crossing::Any;
    }
    friend bool operator==(const BlockLine&, const BlockLine&) = default;
};

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

/// One line of `cover`: when a target has this level.
struct CoverLine {
    QString path; ///< "$.cover[2]"
    QString level;
    QString levelName; ///< `level` as people call it, "benefit of cover"; empty: as `level` says
    int order = 0;     ///< the highest level that is met is the cover of the pair
    CoverTrigger trigger = CoverTrigger::AnyLine;
    std::optional<Selector> elements; ///< nothing: of `NotFull` whatever blocks; of others nothing
    std::optional<Standing> standing; ///< of `Member` and `MemberOrBehind`
    bool joined = false;
    QStringList keywords;                            ///< the target has one of them; empty: any
    QStringList offKeywords;                         ///< the target has none of them
    QStringList offStates;                           ///< the target is in none of them
    std::optional<geometry::Length> targetNear;      ///< the thing is this near the target
    std::optional<geometry::Length> crossingWithin;  ///< the line crosses it within this of the target
    std::optional<geometry::Length> crossingBeyond;  ///< the line crosses it farther than this from the target
    std::optional<geometry::Length> modelsApartOver; ///< of the two models, more than
    bool contact = false;                            ///< the target touches it
    double fraction = 0.0;                           ///< more than this of the target is hidden
    std::optional<Region> region;                    ///< of `Fraction`: the part of the target that is measured
    std::optional<SizeComparison> comparison;        ///< the thing's size against the target's
    double largerBy = 0.0;                           ///< of `comparison`: by this much at least
    std::optional<geometry::Length> targetUp;        ///< of `Higher`: the target stands this much higher
    bool overTop = false;                            ///< of `Higher`: than the observer's top, not its elevation
    int fewestBlocked = 0;                           ///< of `Count`
    int maxBlocked = 0;
    std::map<QString, double> weights; ///< of `Count`: the sum over things crossed
    QString exclusiveWith;             ///< not together with that level
    std::vector<IgnoreClause> ignore;
    friend bool operator==(const CoverLine&, const CoverLine&) = default;
};

struct SourceRules {
    Region region = Region::Base;
    Scope scope = Scope::Model;
    Pick pick = Pick::Any;
    ArcKind arcKind = ArcKind::Degrees;
    double arcDegrees = 360.0;
    ArcFrom arcFrom = ArcFrom::Center;
    friend bool operator==(const SourceRules&, const SourceRules&) = default;
};

struct LineRules {
    geometry::Length width;
    geometry::Length minPatch;
    geometry::TouchRule touch = geometry::TouchRule::Clear;
    AlongEdge alongEdge = AlongEdge::Touch; ///< of lines between places
    bool freeEnds = false; ///< of lines between places: what only an end of the line touches is not touched
    friend bool operator==(const LineRules&, const LineRules&) = default;
};

struct UnitRules {
    Quantifier target = Quantifier::Any;
    Quantifier full = Quantifier::All;
    Quantifier cover = Quantifier::PerModel;
    /// A model that one of the attacking unit sees in full has no cover by lines of the trigger `not-full` against any
    /// of that unit.
    bool fullSightEndsCover = false;
    friend bool operator==(const UnitRules&, const UnitRules&) = default;
};

/// The lines that cover is asked of, when they are not those of sight.
struct CoverLines {
    Region source = Region::Base;
    Pick pick = Pick::Any;
    Region target = Region::Base;
    MeasurePlane plane = MeasurePlane::Plan; ///< in space: what all lines run over is not crossed
    friend bool operator==(const CoverLines&, const CoverLines&) = default;
};

/// Fire from above.
struct ElevationRules {
    QString effect;
    geometry::Length sourceUp; ///< at least
    bool overTarget = false;   ///< `sourceUp` is counted from the target's elevation
    std::optional<geometry::Length> targetUpMost;
    std::optional<Selector> sourceOn; ///< the observer stands in or on one of these
    std::optional<Standing> sourceStanding;
    QStringList sourceKeywords; ///< these models have it from the ground, within `keywordRange`
    std::optional<geometry::Length> keywordRange;
    friend bool operator==(const ElevationRules&, const ElevationRules&) = default;
};

/// Models that are seen from near only.
struct DetectionRules {
    geometry::Length range;
    Selector in;
    Standing standing = Standing::Touch;
    bool joined = false;
    QStringList keywords;     ///< of the target
    QStringList unlessStates; ///< of the target
    friend bool operator==(const DetectionRules&, const DetectionRules&) = default;
};

enum class Stacking { Worst, Sum };

/// An area whose lines have a modifier, or are blocked.
struct ZoneRules {
    QString id;
    Selector in;
    double modifier = 0.0;
    bool blocks = false;
    friend bool operator==(const ZoneRules&, const ZoneRules&) = default;
};

/// A state of the target in which it is no valid target although seen.
struct OrderRules {
    QString state;
    QStringList notWithCover; ///< levels
    std::optional<geometry::Length>
        unlessAbove; ///< from an observer that stands this much higher things of `unlessAboveTags` give no such cover
    QStringList unlessAboveTags;
    friend bool operator==(const OrderRules&, const OrderRules&) = default;
};

/// What a keyword of the target asks of who would pick it, though seen, or takes from attacks on it.
struct TargetingRules {
    QStringList keywords;                        ///< of the target: one of them
    QStringList offKeywords;                     ///< of the target: none of them
    QStringList offStates;                       ///< of the target: in none of them
    std::optional<int> woundsAtMost;             ///< of the target
    std::optional<geometry::Length> guardWithin; ///< only while another unit of its side is so near to it
    int guardModels = 1;                         ///< one of so many models, or with one of the next keywords
    QStringList guardKeywords;
    QStringList offGuardKeywords;           ///< who has one of them is no guard
    std::optional<geometry::Length> within; ///< a valid target from within this all the same
    bool unlessNearest = false;             ///< and to whom no other enemy that it sees is nearer
    double modifier = 0.0;                  ///< of attacks on it; such a line limits nothing
    [[nodiscard]] bool isLimit() const { return within || unlessNearest; }
    friend bool operator==(const TargetingRules&, const TargetingRules&) = default;
};

enum class MeasureFrom { Base, Hull, Volume, Center, Cells };
/// What a diagonal step over squares counts: one, or every second of them two.
enum class Diagonals { One, Alternate };
enum class Rounding { None, Up, Down, Nearest };

struct MeasureRules {
    MeasureFrom from = MeasureFrom::Base;
    MeasurePlane plane = MeasurePlane::Plan;
    Diagonals diagonals = Diagonals::One;
    Rounding rounding = Rounding::None;
    geometry::Length step = geometry::Length::fromNanometers(25'400'000);
    friend bool operator==(const MeasureRules&, const MeasureRules&) = default;
};

struct SizeOfBase {
    geometry::Length upTo; ///< the longer side of the base
    double size = 0.0;
    friend bool operator==(const SizeOfBase&, const SizeOfBase&) = default;
};

/// A class of models of one height, by keyword or state.
struct HeightOfClass {
    QString word;
    geometry::Length height;
    friend bool operator==(const HeightOfClass&, const HeightOfClass&) = default;
};

/// How a piece without more detail is read.
enum class TerrainBody {
    Solid,        ///< by its own shape and height
    Area,         ///< ground, whatever height is drawn
    AreaAndWalls, ///< ground; its walls stand on it, and without any its outline may stand for them
    Walls,        ///< its walls and the floor between them; without any walls a solid
};

/// One line of `terrain`: what the game calls pieces of some kinds.
struct TerrainEntry {
    QString path;      ///< "$.terrain[2]"
    QStringList kinds; ///< of the vocabulary; "*": all others
    QString name;      ///< the category's, for people
    QStringList tags;  ///< what lines of the pack ask for
    TerrainBody body = TerrainBody::Solid;
    QString reason;             ///< why pieces of it do not block, if they do not
    std::optional<double> size; ///< for comparisons, of pieces that have none
    bool tagsOfPieces = false;  ///< ground takes the tags of the pieces that belong to it
    friend bool operator==(const TerrainEntry&, const TerrainEntry&) = default;
};

struct TerrainRules {
    std::vector<TerrainEntry> entries;
    QStringList tags; ///< all that the pack's lines ask for or `entries` give, in the order of the pack
    friend bool operator==(const TerrainRules&, const TerrainRules&) = default;
};

/// What a line of a pack says about itself for people.
struct RuleWords {
    QString label; ///< the rule in a few words, "Ruins: cannot see through unless within"
    QString page;  ///< where it stands in the pack's source
    friend bool operator==(const RuleWords&, const RuleWords&) = default;
};

/// A rule pack: format "sightline-rules", format_version 1.
struct RulePack {
    QString game;  ///< what the pack is for
    QString exact; ///< what part of it the engine decides, in words
    std::map<QString, RuleWords>
        words; ///< by the path of the line, "$.block[2]"; only lines that have a label or a page
    Space space = Space::Plan;
    geometry::Length cell = geometry::Length::fromNanometers(25'400'000); ///< of grids
    HeightBy height = HeightBy::Real;
    std::vector<SizeOfBase> baseSizes;        ///< of `ByBaseSize`
    std::vector<HeightOfClass> heightClasses; ///< of `ClassTable`
    TerrainRules terrain;
    SourceRules source;
    Region target = Region::Base;
    CoverLines coverLines;
    LineRules line;
    FullSight full = FullSight::FacingVolume;
    UnitRules unit;
    std::vector<SeenThrough> seeThrough;
    QStringList seeThroughKeywords;
    QStringList turnStates;  ///< of models: they end with the turn
    QStringList roundStates; ///< they end when the model's own side has the turn again
    std::vector<BlockLine> block;
    std::vector<BlockLine> neverFull; ///< what never hides a target but keeps it from being fully visible
    std::vector<CoverLine> cover;
    std::optional<ElevationRules> elevation;
    std::optional<DetectionRules> detection;
    std::vector<ZoneRules> zones;
    Stacking zoneStacking = Stacking::Worst;
    std::vector<OrderRules> order;
    std::vector<TargetingRules> targeting;
    bool contactAlwaysSees = false;
    bool reciprocal = false;
    MeasureRules measure;
    std::optional<geometry::Length> range; ///< beyond it nothing is a target
    friend bool operator==(const RulePack&, const RulePack&) = default;
};

} // namespace sightline::scenarios
