#pragma once

#include "scenarios/scenario.h"

#include <vector>

/// Named parts of the table and who comes into them: row S2.52.
namespace sightline::scenarios {

struct AreaEntered {
    ModelId model;
    QString area; ///< id of a zone or a piece
    QString name;
    friend bool operator==(const AreaEntered&, const AreaEntered&) = default;
};

/// The zones and footprints with a name into whose inside the base reaches; zones first, each in the order of the
/// table.
[[nodiscard]] std::vector<AreaEntered> areasOf(const Scenario& scenario, const Model& model);

/// What models of the later table came into since the earlier one, model by model; of a model that was not there all
/// that it is in. Asked of two views of a side, it says no more than the side knows.
[[nodiscard]] std::vector<AreaEntered> areasEntered(const Scenario& before, const Scenario& after);

} // namespace sightline::scenarios
