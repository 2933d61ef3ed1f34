#pragma once

#include "scenarios/vision/senses.h"

/// @file
/// The cells known by senses other than sight; each pass adds to the results of others. Source: docs/requirements.md,
/// rows S2.42, S2.46, S2.47 and S2.50.
namespace sightline::scenarios {

/// The cells found by a pass.
struct PassedCells {
    geometry::CellSet visible;
    geometry::CellSet remembered; ///< cells drawn as terrain; includes `visible`
    PassedCells& operator|=(const PassedCells& other);
    friend bool operator==(const PassedCells&, const PassedCells&) = default;
};

/// Returns the cells that stop a shot: those under solid pieces, and those crossed by walls; not those of pieces that
/// only obscure, nor mats.
[[nodiscard]] geometry::CellSet solidCells(const SenseTable& table);

/// Returns all cells within the range as visible and remembered, regardless of obstacles. Source: docs/requirements.md,
/// row S2.46.
[[nodiscard]] PassedCells
perceptionPass(const geometry::CellGrid& grid, const geometry::PlacedFootprint& viewer, int range);

/// Returns the solid cells within the range as remembered and not visible: terrain is known through walls, models there
/// are not. Source: docs/requirements.md, row S2.47.
[[nodiscard]] PassedCells tremorPass(const geometry::CellGrid& grid,
                                     const geometry::PlacedFootprint& viewer,
                                     int range,
                                     const geometry::CellSet& solid);

/// Traces rays from the viewer's center to all surrounding cells: cells passed within the range, by
/// `geometry::markedDistance`, are visible; the solid cell that ends a ray is remembered. Source: docs/requirements.md,
/// row S2.42.
[[nodiscard]] PassedCells sonarPass(const geometry::CellGrid& grid,
                                    const geometry::PlacedFootprint& viewer,
                                    int range,
                                    const geometry::CellSet& solid);

/// Returns the union of the three passes of a model of the table by its own figures; empty for a model that currently
/// perceives nothing.
[[nodiscard]] PassedCells passesOf(const SenseTable& table, const ModelId& model, const geometry::CellSet& solid);

} // namespace sightline::scenarios
