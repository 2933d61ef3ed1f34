#pragma once

#include "scenarios/scenario.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <cstdint>
#include <map>
#include <vector>

/// What one side knows as plain numbers: rows S1.20 to S1.26. Made from a side view alone, so it holds nothing that the
/// side does not know.
namespace sightline::scenarios {

/// Layers of cells, row by row from the top left: value (row, column, layer) is at (row * columns + column) * 4 +
/// layer.
using CellLayers = std::vector<std::int32_t>;

/// Shapes, as NumPy has them:
///
/// * `grid` (rows, columns, 4): ground, owner, wounds of a structure, visibility (0 unexplored, 1 shrouded, 2 visible,
/// 3 outline).
/// * `units` (rows, columns, 4), at the cell of a model's middle: type, owner, wounds, 1 if it is an outline; 0 where
/// none is seen.
/// * `memory` (rows, columns, 4), models out of sight where they were last seen: type, owner, wounds, turns ago.
/// * `models` (models, 8): column, row, x, y in inches, facing in degrees, type, owner, wounds; in the order of
/// `modelIds`.
///
/// * `global_features` (values): as `globalNames` calls them.
/// * `action_mask` (rows, columns, 4): 1 where the side may put something down (everywhere), claim (what was explored
/// when the last move began), use an
///   ability that needs to see the place (what was in sight then), aim (where a legal target stands); else 0.
///
/// Codes are places in the lists, from 1; 0 is nothing, unknown or nobody's. Wounds that are not given are 0. Of two
/// models in one cell the later one stands.
struct Observation {
    int columns = 0;
    int rows = 0;
    CellLayers grid;
    CellLayers units;
    CellLayers memory;
    std::vector<std::array<double, 8>> models;
    QStringList modelIds;
    std::vector<double> globalFeatures;
    QStringList globalNames;
    CellLayers actionMask;
    QStringList grounds; ///< those of the profile, sorted, then what else the side knows of
    QStringList players;
    QStringList types; ///< the first keyword of models, sorted
    friend bool operator==(const Observation&, const Observation&) = default;
};

/// Precondition: `view` is what `sideViewOf` made for the side. Empty if it has no grid.
[[nodiscard]] Observation observationOf(const Scenario& view, const PlayerId& side);

/// A line for each cell, model, memory and structure: kind, id, column, row, x_in, y_in, state, ground, type, owner,
/// wounds, turns_ago.
[[nodiscard]] QByteArray observationCsv(const Scenario& view, const PlayerId& side);
/// One JSON document: keys in the README of the command line.
[[nodiscard]] QByteArray observationJson(const Scenario& view, const PlayerId& side);

/// Files of NumPy (format 1.0, little endian) by name: "grid.npy", "units.npy", "memory.npy" (int32), "models.npy"
/// (float64), and "legend.json" with what the codes mean.
[[nodiscard]] std::map<QString, QByteArray> observationArrays(const Observation& observation);

} // namespace sightline::scenarios
