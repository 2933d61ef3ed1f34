#pragma once

#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"

/// @file
/// The table as one side knows it: a scenario of its own, so that everything that shows, lists, judges or exports a
/// scenario shows what the side knows.
namespace sightline::scenarios {

/// Builds the view from what the side knows and sees, not by removing elements from the whole: what is not listed here
/// is not in it.
///
/// - Its own models and reserves; visible models of others, complete but for the data of their owner (unknown keys,
///   clusters, vision, what a decoy stands for). An outline is a base without name, owner or kind, called "outline-1",
///   ...
/// - Pieces and objectives as it knows them, by id; a name only if it sees or has visited a cell of it
///   (docs/requirements.md, rows S0.16 and S0.17).
/// - Its memories: models out of sight, owners as last seen, cells.
/// - Zones of its own, of nobody, and of deployment; regions of its own, and those of everybody where it has explored;
///   lights and ground it has explored.
/// - No labels, description, overrulings, photo, log or turn log; no points of others while the profile hides them.
///
/// The view says in `Vision::knownBy` whose it is. It sees the current table, whether or not its knowledge was updated
/// before. An unknown player knows no element at all. Without a vision, or with fog off, all models and terrain are
/// known, and secrets stay secret.
[[nodiscard]] Scenario sideViewOf(const Scenario& scenario, const PlayerId& side, const std::stop_token& stop = {});
/// Builds the view with the inputs that `withVisionUpdated` used.
[[nodiscard]] Scenario sideViewOf(const Scenario& scenario,
                                  const FogTable& fog,
                                  const PlayerId& side,
                                  const FogHelp& help = {},
                                  const std::stop_token& stop = {});

} // namespace sightline::scenarios
