#include "scenarios/edits/weapon_edits.h"

#include <algorithm>
#include <cassert>

namespace sightline::scenarios {

namespace {

using geometry::Angle;

constexpr std::int64_t kDegree = 1'000'000'000;
constexpr std::int64_t kFullTurn = 360 * kDegree;

Model* modelOf(Scenario& scenario, const ModelId& id) {
    const auto found = std::ranges::find(scenario.models, id, &Model::id);
    assert(found != scenario.models.end());
    return found == scenario.models.end() ? nullptr : &*found;
}

/// Returns the weapon of the model that `carried` identifies; the end of its list if there is none.
std::vector<Weapon>::iterator positionOf(Model& model, const CarriedWeapon& carried) {
    int before = carried.occurrence;
    return std::ranges::find_if(model.weapons,
                                [&](const Weapon& weapon) { return weapon == carried.weapon && before-- == 0; });
}

/// Calls `change` with each model that carries it, and with the position of the weapon in its list.
template <class Change> Scenario withEach(Scenario scenario, const CarriedWeapon& carried, const Change& change) {
    for (const ModelId& id : carried.models) {
        if (Model* model = modelOf(scenario, id)) {
            if (const auto place = positionOf(*model, carried); place != model->weapons.end()) {
                change(*model, place);
            }
        }
    }
    return scenario;
}

} // namespace

std::vector<CarriedWeapon> weaponsOf(const Scenario& scenario, std::span<const ModelId> models) {
    std::vector<CarriedWeapon> carried;
    for (const ModelId& id : models) {
        const Model* model = scenario.model(id);
        if (!model) {
            continue;
        }
        for (auto weapon = model->weapons.begin(); weapon != model->weapons.end(); ++weapon) {
            const auto occurrence = static_cast<int>(std::count(model->weapons.begin(), weapon, *weapon));
            const auto known = std::ranges::find_if(carried, [&](const CarriedWeapon& other) {
                return other.occurrence == occurrence && other.weapon == *weapon;
            });
            if (known == carried.end()) {
                carried.push_back({*weapon, occurrence, {id}});
            } else {
                known->models.push_back(id);
            }
        }
    }
    return carried;
}

Scenario withWeaponAdded(Scenario scenario, std::span<const ModelId> models, const Weapon& weapon) {
    for (const ModelId& id : models) {
        if (Model* model = modelOf(scenario, id)) {
            model->weapons.push_back(weapon);
        }
    }
    return scenario;
}

Scenario withWeaponChanged(Scenario scenario, const CarriedWeapon& carried, const Weapon& weapon) {
    return withEach(std::move(scenario), carried, [&](Model&, auto place) { *place = weapon; });
}

Scenario withWeaponRemoved(Scenario scenario, const CarriedWeapon& carried) {
    return withEach(std::move(scenario), carried, [](Model& model, auto place) { model.weapons.erase(place); });
}

Scenario withWeaponsGiven(Scenario scenario, std::span<const ModelId> models, std::span<const Weapon> weapons) {
    for (const ModelId& id : models) {
        Model* model = modelOf(scenario, id);
        if (!model) {
            continue;
        }
        for (auto weapon = weapons.begin(); weapon != weapons.end(); ++weapon) {
            if (std::ranges::count(model->weapons, *weapon) <= std::count(weapons.begin(), weapon, *weapon)) {
                model->weapons.push_back(*weapon);
            }
        }
    }
    return scenario;
}

ArcEnds endsOf(const PrintedArc& arc) {
    const Angle half = Angle::fromDegrees(arc.degrees / 2.0);
    return {arc.turn - half, arc.turn + half};
}

std::optional<PrintedArc> arcBetween(const ArcEnds& ends) {
    const std::int64_t between = (ends.to - ends.from).nanodegrees();
    const std::int64_t width = between == 0 ? kFullTurn : between;
    if (width < kDegree) {
        return std::nullopt;
    }
    return PrintedArc{static_cast<double>(width) / static_cast<double>(kDegree),
                      ends.from + Angle::fromNanodegrees(width / 2)};
}

} // namespace sightline::scenarios
