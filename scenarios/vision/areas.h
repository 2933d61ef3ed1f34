#pragma once

#include "scenarios/model/scenario.h"

#include <vector>

/// @file
/// Named areas of the table, and the models that enter them. Source: docs/requirements.md, row S2.52.
namespace sightline::scenarios {

/// A model in a named area.
struct AreaEntered {
    ModelId model;
    QString area; ///< id of a zone or a piece
    QString name;
    friend bool operator==(const AreaEntered&, const AreaEntered&) = default;
};

/// Returns the named zones and footprints whose interior the base reaches into; zones first, each in the order of the
/// table.
[[nodiscard]] std::vector<AreaEntered> areasOf(const Scenario& scenario, const Model& model);

/// Returns the areas that models of the later table entered since the earlier one, model by model; for a model that was
/// not there all areas it is in. Applied to two views of a side, the result reveals no more than the side knows.
[[nodiscard]] std::vector<AreaEntered> areasEntered(const Scenario& before, const Scenario& after);

} // namespace sightline::scenarios
