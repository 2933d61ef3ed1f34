#pragma once

#include "scenarios/io/verdict_json.h"
#include "scenarios/positions.h"
#include "scenarios/unit_matrix.h"

/// Units as JSON and as comma-separated values; the keys are those of app/cli/README.md.
namespace sightline::scenarios {

/// { "player", "unit" }, or { "player", "model" } of a model without a unit.
void writeUnitName(JsonWriter& writer, const UnitName& unit);
/// "units" and "pairs", into an object that is open.
void writeUnitMatrix(JsonWriter& writer,
                     const UnitMatrix& matrix,
                     const Scenario& scenario,
                     const ReasonText& reasonText);
/// One search: where the shooter stands, and the places found.
void writePositions(JsonWriter& writer,
                    const PositionSearch& search,
                    const Scenario& scenario,
                    const ReasonText& reasonText);

/// A row for each model of each unit against each unit of others.
[[nodiscard]] QByteArray
unitMatrixCsv(const UnitMatrix& matrix, const Scenario& scenario, const ReasonText& reasonText);
/// A row for each place.
[[nodiscard]] QByteArray positionsCsv(const std::vector<PositionSearch>& searches);

} // namespace sightline::scenarios
