#pragma once

#include "geometry/sight/plan/fast_sight.h"
#include "geometry/sight/space/volume.h"
#include "geometry/terrain/terrain_map.h"
#include "scenarios/judge/judge.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

/// @file
/// The contents of `PreparedTable`. Internal to the judge.
namespace sightline::scenarios {

/// The properties of one blocker that a rule set uses.
struct BlockerFacts {
    std::size_t piece = 0;
    bool isOutline = true; ///< true: the piece's own outline; false: a wall on it
    bool isMat = false;    ///< true for pieces of height 0
    HeightClass heightClass = HeightClass::Tall;
    BlockWhen when = BlockWhen::Never; ///< consequence of the first line of the rule set that the blocker meets
    geometry::Length limit = {};       ///< limit of `BothModelsBelow`
};

/// A wall that blocks from one side, see `PieceWall::blocksFrom`.
struct OneWayWall {
    PieceId piece;
    std::optional<std::size_t> wall; ///< index in the piece's walls; nullopt: the piece is the wall
    geometry::Point from;
    geometry::Point to;
    WallSide blocksFrom = WallSide::Left;
};

/// The base of a model, prepared for fast verdicts. The variant for lines whose ends lie in pieces is built on first
/// use.
class PreparedBase {
public:
    explicit PreparedBase(const geometry::PlacedFootprint& placed) : m_plain{placed} {}
    PreparedBase(const geometry::PlacedFootprint& placed, std::vector<geometry::ContainingPiece> containers)
        : m_plain{placed}, m_held{std::make_unique<Held>(placed, std::move(containers))} {}

    [[nodiscard]] const geometry::SightBase& sightBase(const geometry::TerrainMap& map) const;

private:
    struct Held {
        geometry::PlacedFootprint placed;
        std::vector<geometry::ContainingPiece> containers;
        std::once_flag once;
        std::optional<geometry::SightBase> base;

        Held(const geometry::PlacedFootprint& where, std::vector<geometry::ContainingPiece> by)
            : placed{where}, containers{std::move(by)} {}
    };
    geometry::SightBase m_plain;
    std::unique_ptr<Held> m_held;
};

class PackTable;

/// Copies of the table with other meanings of walls, built on first use. Thread-safe.
class OtherWalls {
public:
    /// Returns the table for `walls`, the ascending indices of the scenario's wall rulings that hold; calls `make` if
    /// it does not exist yet.
    template <class Make> PreparedTable tableFor(const std::vector<std::size_t>& walls, const Make& make) {
        const std::scoped_lock lock{m_mutex};
        auto found = m_tables.find(walls);
        if (found == m_tables.end()) {
            if (m_tables.size() >= kMaxTables) {
                m_tables.clear();
            }
            found = m_tables.emplace(walls, make()).first;
        }
        return found->second;
    }

private:
    static constexpr std::size_t kMaxTables = 64; ///< bounds the memory, some 100 kB a table
    std::mutex m_mutex;
    std::map<std::vector<std::size_t>, PreparedTable> m_tables;
};

/// The table with each body at its largest reading, built on first use. Thread-safe.
class LargestBodies {
public:
    /// Returns the table with the largest bodies for the table `parts`.
    [[nodiscard]] const PreparedTable& tableFor(const PreparedTable::Parts& parts);

private:
    std::once_flag m_once;
    std::optional<PreparedTable> m_table;
};

/// The contents of a prepared table. Pointers refer to `scenario`.
struct PreparedTable::Parts {
    Scenario scenario;
    RuleSet rules;
    QString hash;                          ///< hash of the rules
    std::shared_ptr<const PackTable> pack; ///< set for rule packs
    geometry::TerrainMap map;
    geometry::VolumeMap volume;                                ///< only for rule sets of `volume` geometry
    std::vector<std::vector<geometry::SheetOpening>> openings; ///< by blocker
    std::vector<const Piece*> pieces;                          ///< pieces of `scenario`, in the order of the map
    std::vector<BlockerFacts> facts;                           ///< by blocker of the map

    // For verdicts only.
    /// The blockers that count, by the height group of the higher of two models: a rule set compares heights only with
    /// limits on both models.
    std::vector<std::vector<geometry::Occlusion>> counts;
    std::vector<std::size_t> heightGroups; ///< by model
    std::vector<PreparedBase> bases;       ///< by model

    std::shared_ptr<OtherWalls> otherWalls = std::make_shared<OtherWalls>();

    std::vector<OneWayWall> oneWayWalls;
    std::shared_ptr<OtherWalls> passedWalls = std::make_shared<OtherWalls>(); ///< by indices in `oneWayWalls`
    std::shared_ptr<LargestBodies> largestBodies = std::make_shared<LargestBodies>();
};

/// True if the blocker counts for lines between the two models, apart from pieces that contain an end of the line.
[[nodiscard]] bool blocks(const BlockerFacts& facts, const Model& observer, const Model& target);

} // namespace sightline::scenarios
