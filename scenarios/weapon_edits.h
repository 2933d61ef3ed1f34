#pragma once

#include "geometry/angle.h"
#include "scenarios/edits.h"
#include "scenarios/scenario.h"

#include <optional>
#include <span>
#include <vector>

/// Pure edits of the weapons of several models at once; see `edits.h`.
namespace sightline::scenarios {

/// A weapon that some of a set of models carry, alike in every key.
struct CarriedWeapon {
    Weapon weapon;
    int occurrence =
        0; ///< 0: the first such weapon of each of these models; 1: the second of those that carry two; and so on
    std::vector<ModelId> models;
    friend bool operator==(const CarriedWeapon&, const CarriedWeapon&) = default;
};

/// What these models carry, in the order in which it is first met.
[[nodiscard]] std::vector<CarriedWeapon> weaponsOf(const Scenario& scenario, std::span<const ModelId> models);

/// Each of the models gets it as its last weapon.
[[nodiscard]] Scenario withWeaponAdded(Scenario scenario, std::span<const ModelId> models, const Weapon& weapon);
/// It takes the place of `carried` in each model that carries it.
[[nodiscard]] Scenario withWeaponChanged(Scenario scenario, const CarriedWeapon& carried, const Weapon& weapon);
[[nodiscard]] Scenario withWeaponRemoved(Scenario scenario, const CarriedWeapon& carried);
/// Each of the models gets those that it lacks, as its last ones. Of equal weapons it ends up with as many as were
/// given.
[[nodiscard]] Scenario
withWeaponsGiven(Scenario scenario, std::span<const ModelId> models, std::span<const Weapon> weapons);

/// Where an arc begins and ends, from the facing, clockwise from the one to the other. Equal: all round.
struct ArcEnds {
    geometry::Angle from;
    geometry::Angle to;
    friend bool operator==(const ArcEnds&, const ArcEnds&) = default;
};

[[nodiscard]] ArcEnds endsOf(const PrintedArc& arc);
/// Nothing if it is narrower than a degree, the narrowest that a file may name.
[[nodiscard]] std::optional<PrintedArc> arcBetween(const ArcEnds& ends);

} // namespace sightline::scenarios
