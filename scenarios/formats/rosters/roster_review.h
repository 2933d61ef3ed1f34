#pragma once

#include "scenarios/model/scenario.h"

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// Models of one kind whose height or base an import or the palette had to guess.
struct ModelsToCheck {
    QString unit;             ///< without the number of a second unit of that name; may be empty
    QString name;             ///< may be empty
    std::vector<ModelId> ids; ///< in the order of the scenario, reserves last
    geometry::Length height;
    geometry::Footprint base;
    bool isHeightToCheck = false;
    bool isBaseToCheck = false;
    friend bool operator==(const ModelsToCheck&, const ModelsToCheck&) = default;
};

/// Returns all models, on the table and in reserve, with the state `kHeightToCheck` or `kBaseToCheck`, by unit and
/// name, in the order of the scenario. Units of equal name are merged, regardless of the player, if their models have
/// the same height, base and states.
[[nodiscard]] std::vector<ModelsToCheck> modelsToCheck(const Scenario& scenario);

/// A person's decision about such models; unset values keep the guess and its state.
struct CheckedModels {
    std::vector<ModelId> ids;
    std::optional<geometry::Length> height = {};
    std::optional<geometry::Footprint> base = {};
};

/// Applies the decisions and removes the states; ids of models that no longer exist are ignored.
[[nodiscard]] Scenario withChecked(Scenario scenario, const std::vector<CheckedModels>& checked);

} // namespace sightline::scenarios::formats
