#pragma once

#include "geometry/sight/quick_sight.h"
#include "geometry/sight/volume.h"
#include "geometry/terrain_map.h"
#include "scenarios/judge.h"

/// What `PreparedTable` keeps; for the judge's own files.
namespace sightline::scenarios {

/// What a rule set has to know of one blocker.
struct BlockerFacts {
    std::size_t piece = 0;
    bool isOutline = true; ///< the piece's own outline, not a wall on it
    bool isMat = false; ///< of height 0
    HeightClass heightClass = HeightClass::Tall;
    BlockWhen when = BlockWhen::Never; ///< what the first line of the rule set that speaks of it says
    geometry::Length limit;                      ///< of `BothModelsBelow`
};

struct PreparedTable::Parts {
    Scenario scenario;
    RuleSet rules;
    geometry::TerrainMap map;
    geometry::VolumeMap volume; ///< of rule sets of `volume` geometry
    std::vector<std::vector<geometry::SheetOpening>> openings; ///< of each blocker
    std::vector<const Piece*> pieces; ///< of `scenario`, in the order of the map
    std::vector<BlockerFacts> facts; ///< of each blocker of the map
    std::vector<geometry::QuickBase> bases; ///< of each model
    std::vector<geometry::Box> boxes;       ///< of each model

    /// A piece that a line may ignore with its walls: its footprint's box and its blockers from `first` on.
    struct Holder {
        geometry::Box box;
        std::size_t first;
        std::size_t count;
    };
    std::vector<Holder> holders;
};

/// Does the blocker count for lines between these two? What holds an end of a line is another question.
[[nodiscard]] bool blocks(const BlockerFacts& facts, const Model& observer, const Model& target);

/// True if the closed boxes share a point.
[[nodiscard]] bool meets(const geometry::Box& a, const geometry::Box& b);

} // namespace sightline::scenarios
