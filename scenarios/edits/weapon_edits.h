#pragma once

#include "geometry/base/angle.h"
#include "scenarios/edits/edits.h"
#include "scenarios/model/scenario.h"

#include <optional>
#include <span>
#include <vector>

/// @file
/// Pure edits of the weapons of several models at once; see `edits.h`.
namespace sightline::scenarios {

/// A weapon, equal in every key, that some of a set of models carry.
struct CarriedWeapon {
    Weapon weapon;
    /// The number of equal weapons that precede it in each of these models: 0 for the first, 1 for the second of models
    /// that carry two, and so on.
    int occurrence = 0;
    std::vector<ModelId> models;
    friend bool operator==(const CarriedWeapon&, const CarriedWeapon&) = default;
};

/// Lists the weapons of these models, in the order of first occurrence.
[[nodiscard]] std::vector<CarriedWeapon> weaponsOf(const Scenario& scenario, std::span<const ModelId> models);

/// Appends the weapon to each of the models.
[[nodiscard]] Scenario withWeaponAdded(Scenario scenario, std::span<const ModelId> models, const Weapon& weapon);
/// Replaces `carried` in each model that carries it.
[[nodiscard]] Scenario withWeaponChanged(Scenario scenario, const CarriedWeapon& carried, const Weapon& weapon);
/// Removes `carried` from each model that carries it.
[[nodiscard]] Scenario withWeaponRemoved(Scenario scenario, const CarriedWeapon& carried);
/// Appends to each of the models the weapons that it lacks. Equal weapons are counted: a model ends up with as many as
/// were given.
[[nodiscard]] Scenario
withWeaponsGiven(Scenario scenario, std::span<const ModelId> models, std::span<const Weapon> weapons);

/// The limits of an arc relative to the facing, clockwise from `from` to `to`. Equal limits: all round.
struct ArcEnds {
    geometry::Angle from;
    geometry::Angle to;
    friend bool operator==(const ArcEnds&, const ArcEnds&) = default;
};

/// Returns the limits of an arc.
[[nodiscard]] ArcEnds endsOf(const PrintedArc& arc);
/// Returns the arc between the limits; std::nullopt if it is narrower than one degree, the minimum in a file.
[[nodiscard]] std::optional<PrintedArc> arcBetween(const ArcEnds& ends);

} // namespace sightline::scenarios
