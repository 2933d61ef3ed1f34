#pragma once

#include "scenarios/vision/fog.h"

/// @file
/// The knowledge of sides from one table to the next. Pure; recomputed on each accepted move and once before the first.
/// Source: docs/requirements.md, row S4.11.
namespace sightline::scenarios {

/// Returns the side's knowledge after it sees `sight` on this table, given its previous knowledge. Memory changes only
/// where the side sees (docs/requirements.md, traps T49 and T58):
///
/// - `visited` are the cells that its bases have covered, `explored` those and all cells it saw; neither shrinks unless
///   the profile keeps nothing explored.
/// - A piece or an objective is known completely as soon as one of its cells is seen, and forgotten when its remembered
///   position is seen without it.
/// - An owner is remembered as last seen.
/// - A model is remembered as last seen, by its id; it is forgotten when the middle of its remembered position, or all
///   of it, is seen without it, or after the number of turns of the profile.
[[nodiscard]] SideKnowledge knowledgeAfter(
    SideKnowledge knows, const SideSight& sight, const FogTable& fog, const Scenario& scenario, const PlayerId& side);

/// Updates all sides of the vision to the current table; their previous knowledge becomes the basis of their targets. A
/// side without any knowledge, as before the first move, uses what it sees now. Returns the scenario unchanged if it
/// has no vision, its fog is off or its cells fit no grid.
[[nodiscard]] Scenario
withVisionUpdated(Scenario scenario, const FogTable& fog, const FogHelp& help = {}, const std::stop_token& stop = {});
/// Updates all sides with the fog table made from the scenario's own rules and lights.
[[nodiscard]] Scenario withVisionUpdated(const Scenario& scenario, const std::stop_token& stop = {});

/// Completes a hidden game whose file has no knowledge of any side, e.g. one written by hand: adds a side for each
/// player in its state before the first move. Returns the scenario unchanged if some side has knowledge, or if fog is
/// off.
[[nodiscard]] Scenario withVisionBegun(const Scenario& scenario, const std::stop_token& stop = {});

/// The enemies that a side knows: models of players that are neither the side itself nor one whose sight it shares.
/// Outlines, which tell no model, are not counted.
struct KnownEnemies {
    int inSight = 0;
    int remembered = 0; ///< out of sight now, at their places when last seen
    friend bool operator==(const KnownEnemies&, const KnownEnemies&) = default;
};
/// Counts the enemies that the side knows now; none for an unknown side. Precondition: the scenario has a vision.
[[nodiscard]] KnownEnemies knownEnemies(const Scenario& scenario, const PlayerId& side);
/// True if the model of `owner` is an enemy of the side, see `KnownEnemies`.
[[nodiscard]] bool isEnemyOf(const VisionSide& side, const PlayerId& owner);

/// The knowledge of a side about one cell.
enum class CellKnowledge : std::uint8_t { Unexplored = 0, Shrouded = 1, Visible = 2, Outline = 3 };
/// Returns the knowledge about a cell; `Unexplored` off the table.
[[nodiscard]] CellKnowledge knowledgeOf(const SideKnowledge& knows, geometry::GridCell cell);

} // namespace sightline::scenarios
