#pragma once

#include "scenarios/vision/senses.h"

/// Which cells senses other than sight know: rows S2.42, S2.46 and S2.47. Each pass adds to what others found (S2.50).
namespace sightline::scenarios {

struct PassedCells {
    geometry::CellSet visible;
    geometry::CellSet remembered; ///< to be drawn as terrain; holds `visible`
    PassedCells& operator|=(const PassedCells& other);
    friend bool operator==(const PassedCells&, const PassedCells&) = default;
};

/// The cells that stop a shot: under what is solid, and crossed by walls; not what only obscures. Mats are nothing.
[[nodiscard]] geometry::CellSet solidCells(const SenseTable& table);

/// All cells within the range are visible and remembered, whatever is between (S2.46).
[[nodiscard]] PassedCells
perceptionPass(const geometry::CellGrid& grid, const geometry::PlacedFootprint& viewer, int range);

/// Solid cells within the range are remembered and not visible: terrain is known through walls, and who stands there is
/// not (S2.47).
[[nodiscard]] PassedCells tremorPass(const geometry::CellGrid& grid,
                                     const geometry::PlacedFootprint& viewer,
                                     int range,
                                     const geometry::CellSet& solid);

/// Ways from the viewer's middle to all cells around it: what they pass within range, by `geometry::markedDistance`, is
/// visible; the solid cell that ends one is remembered (S2.42).
[[nodiscard]] PassedCells sonarPass(const geometry::CellGrid& grid,
                                    const geometry::PlacedFootprint& viewer,
                                    int range,
                                    const geometry::CellSet& solid);

/// The three passes of a model of the table by its own figures; none for one that perceives nothing now.
[[nodiscard]] PassedCells passesOf(const SenseTable& table, const ModelId& model, const geometry::CellSet& solid);

} // namespace sightline::scenarios
