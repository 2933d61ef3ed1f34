#pragma once

#include "scenarios/model/scenario.h"

#include <optional>

/// @file
/// The hull zones of ships whose base has four of them, each with an arc and a dot: front, right, rear and left. A
/// model has the arc and the dot of one zone, the one that shoots or is shot at.
namespace sightline::scenarios {

/// The state of a model whose arc and dot were guessed from its base.
inline constexpr auto kZoneToCheck = "zone-to-check";

/// A hull zone, as seen by the ship itself.
enum class HullZone { Front, Right, Rear, Left };

/// The arc and the dot that are printed in a hull zone; the dot as `Model::dot`.
struct ZonePrint {
    PrintedArc arc;
    geometry::Point dot;
    friend bool operator==(const ZonePrint&, const ZonePrint&) = default;
};

/// Returns the print of a zone as it usually is on a base of that size: the front between lines to 0.18 of the length
/// behind the front corners, the rear between lines to 0.09 of it before the rear corners, the dots at 0.7 of the way
/// from the center to the edge. Ships differ from this. Source: resources/catalogues/README.md, "Hull zones".
[[nodiscard]] ZonePrint guessedZone(const geometry::Footprint& base, HullZone zone);

/// Returns the model with the guessed print of a zone and the state `kZoneToCheck`; std::nullopt: with neither arc nor
/// dot.
[[nodiscard]] Model withHullZone(Model model, std::optional<HullZone> zone);

/// Returns the zone whose guessed print the model has; std::nullopt if it has none of them.
[[nodiscard]] std::optional<HullZone> hullZoneOf(const Model& model);

} // namespace sightline::scenarios
