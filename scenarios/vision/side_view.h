#pragma once

#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"

/// The table as one side may know it: a scenario of its own, so that whatever shows, lists, judges or exports a
/// scenario shows what the side knows.
namespace sightline::scenarios {

/// Made of what the side knows and sees, never by taking things out of the whole: what is not named here is not in it.
///
/// * Its own models and reserves; models of others that it sees, in full but for what only their owner has (unknown
/// keys, clusters, vision, what a
///   decoy stands for). An outline is a base without name, owner or kind, called "outline-1", ...
/// * Pieces and objectives as it knows them, by id; a name only if it sees or has visited a cell of it (rows S0.16 and
/// S0.17).
/// * What it remembers apart, under its side: models out of sight, owners as last seen, cells.
/// * Zones of its own, of nobody, and of deployment; regions of its own, and of everybody where it has explored; lights
/// and ground it has explored.
/// * No labels, description, overrulings, photo, log or turn log; nobody else's points while the profile hides them.
///
/// It sees the table as it stands, whether or not that was recomputed before. A player the table does not have knows of
/// no thing at all. Without a vision, or with fog off, all models and terrain are known, and secrets stay secrets.
[[nodiscard]] Scenario sideViewOf(const Scenario& scenario, const PlayerId& side, const std::stop_token& stop = {});
/// With what `withVisionUpdated` used.
[[nodiscard]] Scenario sideViewOf(const Scenario& scenario,
                                  const FogTable& fog,
                                  const PlayerId& side,
                                  const FogHelp& help = {},
                                  const std::stop_token& stop = {});

} // namespace sightline::scenarios
