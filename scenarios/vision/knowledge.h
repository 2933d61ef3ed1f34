#pragma once

#include "scenarios/vision/fog.h"

/// What sides know, from one table to the next. Pure; recomputed on each accepted move and once before the first (row
/// S4.11).
namespace sightline::scenarios {

/// What the side knows once it sees `sight` on this table, having known `knows`. Memory changes only where the side
/// sees (traps T49 and T58):
///
/// * `visited` are the cells that its bases have covered, `explored` those and all it saw; neither shrinks unless the
/// profile keeps nothing explored.
/// * A piece or an objective is known whole as soon as one of its cells is seen, and forgotten when its remembered
/// place is seen without it.
/// * An owner is remembered as last seen.
/// * A model is remembered as last seen, by its id; forgotten when all of its remembered place is seen without it, or
/// after the turns of the profile.
[[nodiscard]] SideKnowledge knowledgeAfter(
    SideKnowledge knows, const SideSight& sight, const FogTable& fog, const Scenario& scenario, const PlayerId& side);

/// Each side of the vision sees the table as it now is; what it knew until then becomes what its targets are ruled by.
/// A side that knew nothing yet, as before the first move, is ruled by what it sees now. The same scenario without a
/// vision, or if its cells fit no grid.
[[nodiscard]] Scenario
withVisionUpdated(Scenario scenario, const FogTable& fog, const FogHelp& help = {}, const std::stop_token& stop = {});
/// The same, with the fog table made for it by the scenario's own rules and its lights.
[[nodiscard]] Scenario withVisionUpdated(const Scenario& scenario, const std::stop_token& stop = {});

/// Of a hidden game whose file does not say what any side knows, as one that was written by hand: a side for each
/// player, each as it is before the first move. The same scenario if some side knows something, or if fog is off.
[[nodiscard]] Scenario withVisionBegun(const Scenario& scenario, const std::stop_token& stop = {});

/// Whether the side knows something of the cell. Off the table: of none.
enum class CellKnowledge : std::uint8_t { Unexplored = 0, Shrouded = 1, Visible = 2, Outline = 3 };
[[nodiscard]] CellKnowledge knowledgeOf(const SideKnowledge& knows, geometry::GridCell cell);

} // namespace sightline::scenarios
