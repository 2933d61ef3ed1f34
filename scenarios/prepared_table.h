#pragma once

#include "geometry/sight/fast_sight.h"
#include "geometry/sight/volume.h"
#include "geometry/terrain_map.h"
#include "scenarios/judge.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

/// What `PreparedTable` keeps; for the judge's own files.
namespace sightline::scenarios {

/// What a rule set has to know of one blocker.
struct BlockerFacts {
    std::size_t piece = 0;
    bool isOutline = true; ///< the piece's own outline, not a wall on it
    bool isMat = false;    ///< of height 0
    HeightClass heightClass = HeightClass::Tall;
    BlockWhen when = BlockWhen::Never; ///< what the first line of the rule set that speaks of it says
    geometry::Length limit = {};       ///< of `BothModelsBelow`
};

/// A wall that blocks from one side, see `PieceWall::blocksFrom`.
struct OneWayWall {
    PieceId piece;
    std::optional<std::size_t> wall; ///< index in the piece's walls; nothing: the piece is the wall
    geometry::Point from;
    geometry::Point to;
    WallSide blocksFrom = WallSide::Left;
};

/// A model's base for quick looks; if pieces may hold an end of its lines, made when it is first asked for.
class PreparedBase {
public:
    explicit PreparedBase(const geometry::PlacedFootprint& placed) : m_plain{placed} {}
    PreparedBase(const geometry::PlacedFootprint& placed, std::vector<geometry::ContainingPiece> containers)
        : m_plain{placed}, m_held{std::make_unique<Held>(placed, std::move(containers))} {}

    [[nodiscard]] const geometry::QuickBase& quick(const geometry::TerrainMap& map) const;

private:
    struct Held {
        geometry::PlacedFootprint placed;
        std::vector<geometry::ContainingPiece> containers;
        std::once_flag once;
        std::optional<geometry::QuickBase> base;

        Held(const geometry::PlacedFootprint& where, std::vector<geometry::ContainingPiece> by)
            : placed{where}, containers{std::move(by)} {}
    };
    geometry::QuickBase m_plain;
    std::unique_ptr<Held> m_held;
};

class PackTable;

/// The same table with other meanings of walls, made when they are first asked for.
class OtherWalls {
public:
    /// `walls`: indices of the scenario's wall rulings that hold, in order.
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

struct PreparedTable::Parts {
    Scenario scenario;
    RuleSet rules;
    QString hash;                          ///< of the rules
    std::shared_ptr<const PackTable> pack; ///< of a rule pack
    geometry::TerrainMap map;
    geometry::VolumeMap volume;                                ///< of rule sets of `volume` geometry
    std::vector<std::vector<geometry::SheetOpening>> openings; ///< of each blocker
    std::vector<const Piece*> pieces;                          ///< of `scenario`, in the order of the map
    std::vector<BlockerFacts> facts;                           ///< of each blocker of the map

    // For verdicts alone.
    /// Which blockers count, by the height group of the higher of two models: a rule set asks heights only whether both
    /// models are below some limit.
    std::vector<std::vector<geometry::Occlusion>> counts;
    std::vector<std::size_t> heightGroups; ///< of each model
    std::vector<PreparedBase> bases;       ///< of each model

    std::shared_ptr<OtherWalls> otherWalls = std::make_shared<OtherWalls>();

    std::vector<OneWayWall> oneWayWalls;
    std::shared_ptr<OtherWalls> passedWalls = std::make_shared<OtherWalls>(); ///< by indices in `oneWayWalls`
};

/// Does the blocker count for lines between these two? What holds an end of a line is another question.
[[nodiscard]] bool blocks(const BlockerFacts& facts, const Model& observer, const Model& target);

} // namespace sightline::scenarios
