#pragma once

#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QStringList>

#include <array>
#include <cstdint>
#include <map>
#include <vector>

/// @file
/// The knowledge of one side as numbers. Derived from a side view only, so it contains nothing that the side does not
/// know. Source: docs/requirements.md, rows S1.20 to S1.26.
namespace sightline::scenarios {

/// Layers of cells, row by row from the top left; the value of (row, column, layer) is at index (row * columns +
/// column) * 4 + layer.
using CellLayers = std::vector<std::int32_t>;

/// The arrays, with shapes as in NumPy:
///
/// - `grid` (rows, columns, 4): ground, owner, wounds of a structure, visibility (0 unexplored, 1 shrouded, 2 visible,
///   3 outline).
/// - `units` (rows, columns, 4), at the cell of a model's center: type, owner, wounds, 1 for an outline; 0 where none
///   is seen.
/// - `memory` (rows, columns, 4), models out of sight at their last seen position: type, owner, wounds, turns ago.
/// - `models` (models, 8): column, row, x, y in inches, facing in degrees, type, owner, wounds; in the order of
///   `modelIds`.
/// - `global_features` (values): named by `globalNames`.
/// - `action_mask` (rows, columns, 4): 1 where the side may deploy (everywhere), claim (explored when the last move
///   began), use an ability that needs to see its position (visible then), aim (position of a legal target); else 0.
///
/// Codes are 1-based indices into the lists; 0 is nothing, unknown or nobody's. Missing wounds are 0. Of two models in
/// one cell the later one is stored.
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
    QStringList grounds; ///< those of the profile, sorted, then others that the side knows
    QStringList players;
    QStringList types; ///< the first keyword of models, sorted
    friend bool operator==(const Observation&, const Observation&) = default;
};

/// Computes the observation; empty if the view has no grid. Precondition: `view` was made by `sideViewOf` for the side.
[[nodiscard]] Observation observationOf(const Scenario& view, const PlayerId& side);

/// Returns CSV with one row per cell, model, memory and structure: kind, id, column, row, x_in, y_in, state, ground,
/// type, owner, wounds, turns_ago.
[[nodiscard]] QByteArray observationCsv(const Scenario& view, const PlayerId& side);
/// Returns one JSON document. Source of its keys: app/cli/README.md.
[[nodiscard]] QByteArray observationJson(const Scenario& view, const PlayerId& side);

/// Returns files of NumPy (format 1.0, little endian) by name: "grid.npy", "units.npy", "memory.npy" (int32),
/// "models.npy" (float64), and "legend.json" with the meaning of the codes.
[[nodiscard]] std::map<QString, QByteArray> observationArrays(const Observation& observation);

} // namespace sightline::scenarios
