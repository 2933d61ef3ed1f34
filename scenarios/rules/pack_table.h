#pragma once

#include "geometry/sight/volume.h"
#include "geometry/terrain_map.h"
#include "scenarios/rules/element_shapes.h"
#include "scenarios/rules/extended_maps.h"
#include "scenarios/rules/model_ends.h"
#include "scenarios/rules/remaining_parts.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/terrain_meaning.h"

#include <array>
#include <vector>

namespace sightline::scenarios {

/// A run of blockers of the map; empty if `first` is above `last`.
struct BlockerRun {
    int first = 0;
    int last = -1;
};

/// One thing that may stand in the way: a piece's own outline, a wall on it, or a model.
struct Obstacle {
    int piece = -1;        ///< index in `PackTable::pieces`; -1: a model
    int wall = -1;         ///< index in the piece's walls; -1: its own outline
    int model = -1;        ///< index in the scenario's models
    bool isFlat = false;   ///< of no height
    bool isGround = false; ///< as the pack reads the piece, see `PieceMeaning`
    bool isBody = true;
    bool standsForWalls = false;
    QStringList tags;               ///< what tags of selectors are looked for in
    bool isSeenThrough = false;     ///< of models: by one of its keywords
    bool blocksSight = true;        ///< of walls
    std::optional<bool> blocksFire; ///< of walls; nothing: as the pack says
    HeightClass heightClass = HeightClass::Tall;
    geometry::Length elevation;
    std::optional<geometry::Length> height; ///< nothing: unlimited
    geometry::BlockerOutline outline;
    bool isPlain = false;       ///< it stops lines in the pack's plain geometry
    std::vector<int> lines;     ///< of `block`, by index: those whose things it is one of, whoever looks
    std::vector<int> neverFull; ///< of `never_full`
    BlockerRun endless;         ///< without limit of height; in flat spaces all there is
    BlockerRun solid;           ///< over its own extent
    BlockerRun filled;          ///< solid with its gaps filled
};

/// How a model's base stands to a piece's footprint; see `Standing`.
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

/// Of one model to one piece whose boxes meet.
[[nodiscard]] Standings standingsOf(const Model& model, const Piece& piece);

/// A scenario made ready for one rule pack. Immutable; keeps looking at the scenario and the pack it was made from.
class PackTable {
public:
    PackTable(const Scenario& scenario, const RulePack& pack);

    [[nodiscard]] const Scenario& scenario() const { return *m_scenario; }
    [[nodiscard]] const RulePack& pack() const { return *m_pack; }
    [[nodiscard]] const std::vector<Obstacle>& obstacles() const { return m_obstacles; }
    [[nodiscard]] const std::vector<const Piece*>& pieces() const { return m_pieces; }
    /// What the pack makes of a piece, by its index.
    [[nodiscard]] const PieceMeaning& meaningOf(std::size_t piece) const { return m_meanings[piece]; }
    [[nodiscard]] const geometry::TerrainMap& map() const { return m_map; }
    [[nodiscard]] const geometry::VolumeMap& volume() const { return m_volume; }
    /// `map` and `volume` with more blockers after those of the table.
    [[nodiscard]] std::shared_ptr<const ExtendedMap> extendedBy(std::vector<geometry::Blocker> more) const {
        return m_extended->extended(m_map, isVolume() ? &m_volume : nullptr, std::move(more));
    }
    /// What is left of things without what is near to models.
    [[nodiscard]] RemainingParts& remainingParts() const { return *m_remainingParts; }
    [[nodiscard]] const Obstacle& obstacleOf(int blocker) const;
    /// True if lines run among upright solids.
    [[nodiscard]] bool isVolume() const { return m_pack->space == Space::Prism || m_pack->space == Space::Sculpt; }

    /// Obstacles, ascending, that the lines of the two bases may meet.
    [[nodiscard]] std::vector<int> between(const geometry::PlacedFootprint& a,
                                           const geometry::PlacedFootprint& b) const;

    /// `joined`: to the piece and all that belong together with it by group or parent.
    [[nodiscard]] Standings standingOf(std::size_t model, std::size_t piece, bool joined) const;
    /// The pieces that belong together with one by group or parent, itself too.
    [[nodiscard]] const std::vector<std::size_t>& joinedWith(std::size_t piece) const { return m_joined[piece]; }
    [[nodiscard]] std::size_t indexOf(const Model& model) const {
        return static_cast<std::size_t>(&model - m_scenario->models.data());
    }

    /// As comparisons take them, see `sizes.h`.
    [[nodiscard]] geometry::Length heightOf(std::size_t model) const { return m_heights[model]; }
    [[nodiscard]] double sizeOf(std::size_t model, SizeUse use) const {
        return m_modelSizes[model][static_cast<std::size_t>(use)];
    }
    [[nodiscard]] double sizeOfElement(std::size_t obstacle, SizeUse use) const {
        return m_elementSizes[obstacle][static_cast<std::size_t>(use)];
    }
    /// A model belongs to one unit with itself, whether it names one or not.
    [[nodiscard]] bool areOneUnit(std::size_t model, std::size_t other) const {
        return m_units[model] == m_units[other];
    }

    /// No line passes a thing of it that it counts for, by whatever way.
    [[nodiscard]] static bool isFirm(const BlockLine& line);
    /// Something that stops lines in plain geometry and that no firm line of the pack speaks of stands near the way
    /// from one model to the other.
    [[nodiscard]] bool mayMeetPassable(std::size_t model, std::size_t other) const;

    [[nodiscard]] const ModelEnds& ends() const { return *m_ends; }
    [[nodiscard]] const ElementShapes& shapes() const { return *m_shapes; }
    [[nodiscard]] int indexOf(const Obstacle& obstacle) const {
        return static_cast<int>(&obstacle - m_obstacles.data());
    }
    /// Obstacles, ascending, that the line of `cover` speaks of; empty for one without things.
    [[nodiscard]] const std::vector<int>& elementsOf(const CoverLine& line) const {
        return m_coverElements[static_cast<std::size_t>(&line - m_pack->cover.data())];
    }

    /// The same of a zone, and of where targets hide and observers stand high: footprints and wall pieces.
    [[nodiscard]] const std::vector<int>& elementsOf(const ZoneRules& zone) const {
        return m_zoneElements[static_cast<std::size_t>(&zone - m_pack->zones.data())];
    }
    [[nodiscard]] const std::vector<int>& hidingPlaces() const { return m_hidingPlaces; }
    [[nodiscard]] const std::vector<int>& highPlaces() const { return m_highPlaces; }

    /// Whether a thing is one of those meant, but for `which` of models, which depends on who looks.
    [[nodiscard]] bool isMeant(const Selector& elements, const Obstacle& obstacle) const;

private:
    void measureModels();
    void readMeanings();
    void addPieces();
    void addModels();
    void linkLines();
    void findPassable();
    void linkCover();
    void buildMaps();
    void join();
    void stand();

    const Scenario* m_scenario;
    const RulePack* m_pack;
    std::vector<const Piece*> m_pieces;
    std::vector<PieceMeaning> m_meanings; ///< of the pieces
    std::vector<Obstacle> m_obstacles;
    using Sizes = std::array<double, 3>;     ///< by `SizeUse`
    std::vector<geometry::Length> m_heights; ///< of the models
    std::vector<Sizes> m_modelSizes;
    std::vector<std::size_t> m_units;  ///< of each model: the first model of its unit
    std::vector<Sizes> m_elementSizes; ///< of the obstacles
    geometry::TerrainMap m_map;
    geometry::VolumeMap m_volume;
    std::unique_ptr<ExtendedMaps> m_extended = std::make_unique<ExtendedMaps>();
    std::unique_ptr<RemainingParts> m_remainingParts = std::make_unique<RemainingParts>();
    std::unique_ptr<const ModelEnds> m_ends;
    std::unique_ptr<const ElementShapes> m_shapes;
    std::vector<geometry::Box> m_modelBoxes;
    std::vector<geometry::Box> m_passable; ///< around things that are plain and that no firm line speaks of
    std::vector<int> m_obstacleOfBlocker;
    std::vector<std::vector<int>> m_coverElements;   ///< of each line of `cover`
    std::vector<std::vector<int>> m_zoneElements;    ///< of each of `zones`
    std::vector<int> m_hidingPlaces;                 ///< of `detection`
    std::vector<int> m_highPlaces;                   ///< of `elevation`
    std::vector<std::vector<std::size_t>> m_joined;  ///< of each piece: those that belong together with it, itself too
    std::vector<std::vector<Standings>> m_standings; ///< by model and piece
    std::vector<std::vector<bool>> m_whollyInJoined; ///< by model and piece: inside the union
};

/// Whether one of the model's keywords or states is one of the words; letters of either case.
[[nodiscard]] bool hasAny(const QStringList& have, const QStringList& words);

} // namespace sightline::scenarios
