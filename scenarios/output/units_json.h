#pragma once

#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/positions.h"
#include "scenarios/questions/unit_matrix.h"

/// @file
/// Units as JSON and CSV. Source of the keys: app/cli/README.md.
namespace sightline::scenarios {

/// Writes { "player", "unit" }, or { "player", "model" } for a model without a unit.
void writeUnitName(JsonWriter& writer, const UnitName& unit);
/// Writes "units" and "pairs" into the open object.
void writeUnitMatrix(JsonWriter& writer,
                     const UnitMatrix& matrix,
                     const Scenario& scenario,
                     const ReasonText& reasonText);
/// Writes one search: the shooter's current position, and the positions found.
void writePositions(JsonWriter& writer,
                    const PositionSearch& search,
                    const Scenario& scenario,
                    const ReasonText& reasonText);

/// Returns CSV with one row per model of each unit against each unit of others.
[[nodiscard]] QByteArray
unitMatrixCsv(const UnitMatrix& matrix, const Scenario& scenario, const ReasonText& reasonText);
/// Returns CSV with one row per position.
[[nodiscard]] QByteArray positionsCsv(const std::vector<PositionSearch>& searches);

} // namespace sightline::scenarios
