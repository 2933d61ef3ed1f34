#pragma once

#include "geometry/sight/space/volume.h"
#include "geometry/terrain/terrain_map.h"
#include "scenarios/judge/element_shapes.h"
#include "scenarios/judge/extended_maps.h"
#include "scenarios/judge/footings.h"
#include "scenarios/judge/levels.h"
#include "scenarios/judge/model_ends.h"
#include "scenarios/judge/remaining_parts.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/rules/rule_pack.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A run of consecutive blockers of the map; empty if `first` is above `last`.
struct BlockerRun {
    int first = 0;
    int last = -1;
};

/// The heights [foot, foot + height] of an obstacle or of a part of it; without a height: unlimited.
struct VerticalExtent {
    geometry::Length foot;
    std::optional<geometry::Length> height;
};

/// A potential blocker: a piece's own outline, a wall on it, or a model.
struct Obstacle {
    int piece = -1;        ///< index into `PackTable::pieces`; -1: a model
    int wall = -1;         ///< index into the piece's walls; -1: its own outline
    int model = -1;        ///< index into the scenario's models
    bool isFlat = false;   ///< of height 0
    bool isGround = false; ///< by the pack's reading of the piece, see `PieceMeaning`
    bool isBody = true;
    bool standsForWalls = false;
    bool isWallOfArea = false;
    QStringList tags;               ///< words that tags of selectors are compared with
    bool isSeenThrough = false;     ///< true for models with a see-through keyword
    bool blocksSight = true;        ///< for walls
    std::optional<bool> blocksFire; ///< for walls; nullopt: as the pack says
    HeightClass heightClass = HeightClass::Tall;
    geometry::Length elevation;
    std::optional<geometry::Length> height; ///< nullopt: unlimited
    geometry::BlockerOutline outline;
    bool isPlain = false; ///< true if it blocks lines in the pack's plain geometry
    /// Indices of the lines of `block` whose selector matches it, regardless of the observer.
    std::vector<int> lines;
    std::vector<int> neverFull; ///< indices of the matching lines of `never_full`
    BlockerRun endless;         ///< unlimited in height; the only run in flat spaces, and that of zones
    BlockerRun solid;           ///< over its own vertical extent
    BlockerRun filled;          ///< over its own vertical extent, with gaps filled
};

/// The relation of a model's base to a piece's footprint; see `Standing`.
struct Standings {
    bool touch = false;
    bool in = false;
    bool wholly = false;
    bool on = false;
    bool center = false;
    [[nodiscard]] bool is(Standing standing) const;
    friend Standings operator|(const Standings& a, const Standings& b) {
        return {a.touch || b.touch, a.in || b.in, a.wholly || b.wholly, a.on || b.on, a.center || b.center};
    }
};

/// Returns the relation of a base at an elevation to a piece, as seen from above. Precondition: their bounding boxes
/// meet.
[[nodiscard]] Standings
standingsOf(const geometry::PlacedFootprint& base, geometry::Length elevation, const Piece& piece);

/// Returns the part of a model that is asked where it stands and what it is near: its base. On hexes it is the center,
/// whatever the size of the base.
[[nodiscard]] geometry::PlacedFootprint placeOf(const Model& model, const RulePack& pack);

/// A scenario prepared for one rule pack. Immutable and thread-safe. Precondition: scenario and pack outlive it.
class PackTable {
public:
    PackTable(const Scenario& scenario, const RulePack& pack);

    [[nodiscard]] const Scenario& scenario() const { return *m_scenario; }
    [[nodiscard]] const RulePack& pack() const { return *m_pack; }
    [[nodiscard]] const std::vector<Obstacle>& obstacles() const { return m_obstacles; }
    [[nodiscard]] const std::vector<const Piece*>& pieces() const { return m_pieces; }
    /// Returns what the pieces add to the size of what stands on them; empty if the pack adds no size of theirs.
    [[nodiscard]] const Footings& footings() const { return m_footings; }
    /// Returns the pack's reading of a piece, by its index.
    [[nodiscard]] const PieceMeaning& meaningOf(std::size_t piece) const { return m_meanings[piece]; }
    [[nodiscard]] const geometry::TerrainMap& map() const { return m_map; }
    [[nodiscard]] const geometry::VolumeMap& volume() const { return m_volume; }
    /// Returns the blockers of `volume` at the heights of the obstacles themselves. In `volume` tops are higher and
    /// undersides lower, by half the width of a line; what shows of a target is asked without.
    [[nodiscard]] const geometry::VolumeMap& bodies() const;
    /// Returns `map` and `volume` with additional blockers after those of the table.
    [[nodiscard]] std::shared_ptr<const ExtendedMap> extendedBy(std::vector<geometry::Blocker> more) const {
        return m_extended->extended(m_map, isVolume() ? &m_volume : nullptr, std::move(more));
    }
    /// Returns the cache of obstacles without their parts near models.
    [[nodiscard]] RemainingParts& remainingParts() const { return *m_remainingParts; }
    [[nodiscard]] const Obstacle& obstacleOf(int blocker) const;
    /// True if lines run among upright solids.
    [[nodiscard]] bool isVolume() const { return m_pack->isVolume(); }

    /// Returns the obstacles that lines between the two bases may meet, ascending.
    [[nodiscard]] std::vector<int> between(const geometry::PlacedFootprint& a,
                                           const geometry::PlacedFootprint& b) const;

    /// Returns the relation of a model to the feature of a piece; with `joined` to all pieces joined with it by group
    /// or parent.
    [[nodiscard]] Standings standingOf(std::size_t model, std::size_t piece, bool joined) const;
    /// True if the model is as high up as the piece: what is far above it, or below, does not stand in it.
    [[nodiscard]] bool isLevelWith(std::size_t model, std::size_t piece) const;
    [[nodiscard]] const Levels& levels() const { return m_levels; }
    /// True if the model's place touches the piece as seen from above.
    [[nodiscard]] bool touchesFromAbove(std::size_t model, std::size_t piece) const;
    /// True if the model's place is within that distance of the obstacle along the table.
    [[nodiscard]] bool isWithin(std::size_t model, int obstacle, geometry::Length distance) const;
    /// Returns the pieces joined with one by group or parent, including itself.
    [[nodiscard]] const std::vector<std::size_t>& joinedWith(std::size_t piece) const { return m_joined[piece]; }
    /// Returns the pieces that are one terrain feature with one, including itself, ascending: grounds of its category
    /// that are joined with it and adjoin each other.
    [[nodiscard]] const std::vector<std::size_t>& featureOf(std::size_t piece) const { return m_features[piece]; }
    /// Returns the pieces that would be one feature with one if they adjoined it, including itself.
    [[nodiscard]] const std::vector<std::size_t>& alikeWith(std::size_t piece) const { return m_alike[piece]; }
    [[nodiscard]] std::size_t indexOf(const Model& model) const {
        return static_cast<std::size_t>(&model - m_scenario->models.data());
    }

    /// Return the heights and sizes that comparisons use, see `sizes.h`.
    [[nodiscard]] geometry::Length heightOf(std::size_t model) const { return m_heights[model]; }
    [[nodiscard]] double sizeOf(std::size_t model, SizeUse use) const {
        return m_modelSizes[model][static_cast<std::size_t>(use)];
    }
    [[nodiscard]] double sizeOfElement(std::size_t obstacle, SizeUse use) const {
        return m_elementSizes[obstacle][static_cast<std::size_t>(use)];
    }
    /// True if both models belong to the same unit. A model always shares a unit with itself, even if it names none.
    [[nodiscard]] bool areOneUnit(std::size_t model, std::size_t other) const {
        return m_units[model] == m_units[other];
    }

    /// True if an obstacle that matches the line blocks every line of sight that meets it, wherever that starts and
    /// ends.
    [[nodiscard]] static bool isFirm(const BlockLine& line);
    /// True if an obstacle of the plain geometry that no firm line of the pack matches is close to the straight
    /// connection of the two models.
    [[nodiscard]] bool mayMeetPassable(std::size_t model, std::size_t other) const;

    [[nodiscard]] const ModelEnds& ends() const { return *m_ends; }
    [[nodiscard]] const ElementShapes& shapes() const { return *m_shapes; }
    [[nodiscard]] int indexOf(const Obstacle& obstacle) const {
        return static_cast<int>(&obstacle - m_obstacles.data());
    }
    /// Returns the obstacles that the line of `cover` matches, ascending; empty for lines without a selector.
    [[nodiscard]] const std::vector<int>& elementsOf(const CoverLine& line) const {
        return m_coverElements[static_cast<std::size_t>(&line - m_pack->cover.data())];
    }

    /// True if the obstacle blocks lines at any height by some line of the pack.
    [[nodiscard]] bool isEndless(const Obstacle& obstacle) const;

    /// True if a zone with a modifier holds the obstacle.
    [[nodiscard]] bool isInZone(int obstacle) const;

    /// Return the obstacles of a zone, of the areas where targets hide, and of those where observers are elevated:
    /// footprints and wall pieces, ascending.
    [[nodiscard]] const std::vector<int>& elementsOf(const ZoneRules& zone) const {
        return m_zoneElements[static_cast<std::size_t>(&zone - m_pack->zones.data())];
    }
    [[nodiscard]] const std::vector<int>& hidingIndices() const { return m_hidingIndices; }
    /// Returns the obstacles, walls included, that shorten the range of `detection`.
    [[nodiscard]] const std::vector<int>& behindIndices() const { return m_behindIndices; }
    [[nodiscard]] const std::vector<int>& highIndices() const { return m_highIndices; }

    /// True if the selector matches the obstacle, apart from `which` of models, which depends on the observer.
    [[nodiscard]] bool isMeant(const Selector& elements, const Obstacle& obstacle) const;

private:
    void measureModels();
    void readMeanings();
    void findFootings();
    [[nodiscard]] std::vector<const Piece*> piecesJoinedWith(std::size_t piece) const;
    void addPieces();
    void addModels();
    void linkLines();
    void findPassable();
    void linkCover();
    void buildMaps();
    void findLevels();
    void join();
    void findFeatures();
    [[nodiscard]] bool areAlike(std::size_t piece, std::size_t other) const;
    void stand();

    struct LazyBodies {
        std::once_flag once;
        std::optional<geometry::VolumeMap> map;
    };

    const Scenario* m_scenario;
    const RulePack* m_pack;
    std::vector<const Piece*> m_pieces;
    std::vector<PieceMeaning> m_meanings; ///< by piece
    Footings m_footings;
    std::vector<Obstacle> m_obstacles;
    using Sizes = std::array<double, 3>;     ///< by `SizeUse`
    std::vector<geometry::Length> m_heights; ///< by model
    std::vector<Sizes> m_modelSizes;
    std::vector<std::size_t> m_units;  ///< by model: the first model of its unit
    std::vector<Sizes> m_elementSizes; ///< by obstacle
    geometry::TerrainMap m_map;
    geometry::VolumeMap m_volume;
    std::vector<VerticalExtent> m_ownExtents; ///< by blocker; empty if the map has the same
    std::unique_ptr<LazyBodies> m_bodies = std::make_unique<LazyBodies>();
    std::unique_ptr<ExtendedMaps> m_extended = std::make_unique<ExtendedMaps>();
    std::unique_ptr<RemainingParts> m_remainingParts = std::make_unique<RemainingParts>();
    std::unique_ptr<const ModelEnds> m_ends;
    std::unique_ptr<const ElementShapes> m_shapes;
    std::vector<geometry::Box> m_modelBoxes;
    std::vector<geometry::Box> m_pieceBoxes;
    std::vector<geometry::PlacedFootprint> m_places; ///< by model, see `placeOf`
    Levels m_levels;
    std::vector<geometry::Box> m_passable; ///< boxes around plain obstacles that no firm line matches
    std::vector<int> m_obstacleOfBlocker;
    std::vector<std::vector<int>> m_coverElements;    ///< by line of `cover`
    std::vector<std::vector<int>> m_zoneElements;     ///< by zone of `zones`
    std::vector<int> m_hidingIndices;                 ///< obstacles of `detection`
    std::vector<int> m_behindIndices;                 ///< obstacles that shorten its range
    std::vector<int> m_highIndices;                   ///< obstacles of `elevation`
    std::vector<std::vector<std::size_t>> m_joined;   ///< by piece: the pieces joined with it, including itself
    std::vector<std::vector<Standings>> m_standings;  ///< by model and piece: to the feature of the piece
    std::vector<std::vector<bool>> m_whollyInJoined;  ///< by model and piece: inside the union of the joined pieces
    std::vector<std::vector<std::size_t>> m_alike;    ///< by piece: the joined ones of its category, and itself
    std::vector<std::vector<std::size_t>> m_features; ///< by piece: those of its feature, including itself
};

/// True if one of the model's keywords or states is one of the words, regardless of case.
[[nodiscard]] bool hasAny(const QStringList& have, const QStringList& words);

} // namespace sightline::scenarios
