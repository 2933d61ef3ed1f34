#pragma once

#include "scenarios/vision/fog_table.h"
#include "scenarios/vision/senses.h"

#include <set>
#include <stop_token>

/// @file
/// The sight of a side on the current table. Pure: equal tables give equal answers on any thread.
///
/// A base occupies each cell that its interior reaches into; it looks from each of them and is seen in each of them, so
/// that two models of equal range either see each other or neither does. A range of n includes the cells at distance n
/// by the profile's metric; the mode `Grid` has the radius of `geometry::ShadowcastOptions`. Source:
/// docs/requirements.md, row S1.50.
namespace sightline::scenarios {

/// The current sight of a side.
struct SideSight {
    geometry::CellSet visible;
    geometry::CellSet outline;       ///< disjoint from `visible`
    std::set<ModelId> models = {};   ///< models of other sides
    std::set<ModelId> outlined = {}; ///< models of other sides of which only the position is seen
    /// Cells known as terrain by tremor and sonar, disjoint from `visible` and `outline`: nobody is seen there. Source:
    /// docs/requirements.md, rows S2.42 and S2.47.
    geometry::CellSet remembered = {};
    friend bool operator==(const SideSight&, const SideSight&) = default;
};

/// Optional inputs for the sight of a side.
struct FogHelp {
    /// The scenario, prepared for exact lines; null: prepared on demand.
    const PreparedTable* prepared = nullptr;
    /// The lit cells of a night profile; null: no cell is lit.
    const geometry::CellSet* lit = nullptr;
    /// The scenario with its light, for the models' own figures, tiers of light, hiding contests and the senses other
    /// than sight. Null: only sight, by the figures of the profile. If given, what is seen in `FogMode::LineOfSight` by
    /// exact lines is what `perceives` returns. Source: docs/requirements.md, row S2.27.
    const SenseTable* senses = nullptr;
};

/// Returns the viewers of the side: its models on the table that can see, its structures, watchtowers and companions,
/// and those of its allies (one hop). An embarked or swallowed model sees through its carrier only; a rider is at the
/// position of its mount.
[[nodiscard]] std::vector<Viewer> viewersOf(const FogTable& fog, const Scenario& scenario, const PlayerId& side);

/// Returns the cells within `range` of one of the viewer's cells, by the metric of the profile.
[[nodiscard]] geometry::CellSet cellsInRange(const FogTable& fog, const Viewer& viewer, int range);

/// Returns the cells that one viewer sees in the profile's mode, with lines by cells. Source: docs/requirements.md, row
/// S1.14: all modes are behind this function.
[[nodiscard]] geometry::CellSet cellsSeenBy(const FogTable& fog, const Viewer& viewer);

/// True if a line of cells reaches a base in the given cells; neither these nor the viewer's own cells obstruct it.
/// True in modes without lines. Walls at the border of the visible region are lit and may be seen from where nobody in
/// them sees back, whereas two models either see each other or neither does. Source: docs/requirements.md, row S1.50.
[[nodiscard]] bool hasLineTo(const FogTable& fog, const Viewer& viewer, const geometry::CellSet& base);

/// Returns those cells of the pieces that the viewer would see if lines ended in them; none in modes without lines.
[[nodiscard]] geometry::CellSet
cellsSeenOn(const FogTable& fog, const Viewer& viewer, const std::vector<std::size_t>& pieces);

/// Returns the cells between the viewer and the cell, both included, which no line of cells from one to the other
/// leaves.
[[nodiscard]] geometry::CellSet cellsBetween(const FogTable& fog, const Viewer& viewer, geometry::GridCell cell);

/// True if no line of cells of the viewer reaches the cell past these pieces alone; false in modes without lines.
/// Pieces are given by their indices in the scenario.
[[nodiscard]] bool
isHiddenBy(const FogTable& fog, const Viewer& viewer, geometry::GridCell cell, std::vector<std::size_t> pieces);

/// True if the exact judge finds a clear line from the viewer's base to some point of the cell: the target is the whole
/// cell, as high as the viewer, so that a visible model stands on a visible cell. Preconditions: the viewer is a model,
/// and `table` was made from the scenario.
[[nodiscard]] bool hasExactLineTo(const PreparedTable& table,
                                  const FogTable& fog,
                                  const Viewer& viewer,
                                  geometry::GridCell cell,
                                  const std::stop_token& stop = {});

/// Computes what the side currently sees. An unknown side sees nothing. Preconditions: the scenario has a vision, and
/// `fog` was made from its terrain, ground and profile.
[[nodiscard]] SideSight sightOf(const FogTable& fog,
                                const Scenario& scenario,
                                const PlayerId& side,
                                const FogHelp& help = {},
                                const std::stop_token& stop = {});

/// True if others can see the model on the table: it is neither embarked nor swallowed, and a part of its base is on a
/// cell.
[[nodiscard]] bool isInPlay(const FogTable& fog, const Scenario& scenario, const Model& model);

/// Returns the base that others see: for a rider that of its mount. Source: docs/requirements.md, row S2.11.
[[nodiscard]] geometry::PlacedFootprint shownBase(const Scenario& scenario, const Model& model);

} // namespace sightline::scenarios
