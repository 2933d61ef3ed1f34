#pragma once

#include "scenarios/scenario.h"

#include <optional>
#include <vector>

namespace sightline::scenarios::formats {

/// Models of one kind whose height or base an import had to guess.
struct ModelsToCheck {
    QString unit; ///< without the number that a second unit of a name gets; may be empty
    QString name;
    std::vector<ModelId> ids; ///< in the order of the scenario, reserves last
    geometry::Length height;
    geometry::Footprint base;
    bool isHeightToCheck = false;
    bool isBaseToCheck = false;
    friend bool operator==(const ModelsToCheck&, const ModelsToCheck&) = default;
};

/// All models, on the table and in reserve, that bear `kHeightToCheck` or `kBaseToCheck`, by unit and name, in the
/// order of the scenario. Units of one name are one, whoever plays them, as long as their models have the same height,
/// base and marks.
[[nodiscard]] std::vector<ModelsToCheck> modelsToCheck(const Scenario& scenario);

/// What a person said of such models. Nothing: it stays as it is, with its mark.
struct CheckedModels {
    std::vector<ModelId> ids;
    std::optional<geometry::Length> height = {};
    std::optional<geometry::Footprint> base = {};
};

/// Sets what was said and takes the marks off; models that are not there any more are passed over.
[[nodiscard]] Scenario withChecked(Scenario scenario, const std::vector<CheckedModels>& checked);

} // namespace sightline::scenarios::formats
