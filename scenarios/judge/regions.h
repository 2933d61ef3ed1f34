#pragma once

#include "geometry/shapes/footprint.h"
#include "scenarios/rules/rule_pack.h"

namespace sightline::scenarios {

/// The start or end of lines: a part of a base, or a single position. Positions are discs of 1 nm diameter, so that
/// every question can be asked about them; `isPoint` means that the one segment between two positions decides.
struct LineEnd {
    geometry::PlacedFootprint shape;
    bool isPoint = false;
    int cell = 0; ///< for cell corners: index of the model's cell
    geometry::Length elevation = {};
    geometry::Length height = {};
    geometry::Vector toCorner = {}; ///< for corners of cells: the way from the end, inside the cell, to the corner
};

/// Returns the region of `self` as the observer or target of `other`; several ends for corners. However low the model
/// is, they reach higher than lines run over what it stands on. Where the pack ignores what only an end touches
/// (`free_ends`), corners and borders of cells lie 0.001 mm inside them: a wall along the border of a cell then lies
/// between a corner and what is beyond the wall, and never between corners of cells on one side of it.
[[nodiscard]] std::vector<LineEnd> regionOf(Region region, const Model& self, const Model& other, const RulePack& pack);

/// Returns the shape of the model that `region` is about: its body, or its base for regions of the base.
[[nodiscard]] geometry::PlacedFootprint shapeOf(Region region, const Model& model);

/// Returns a shape that contains all ends that `regionOf` may return.
[[nodiscard]] geometry::PlacedFootprint reachOf(Region region, const Model& self, const RulePack& pack);

/// Returns the side of the target's base nearest to its printed dot, from corner to corner; std::nullopt for a base
/// without extent.
[[nodiscard]] std::optional<std::pair<geometry::Point, geometry::Point>> sideOfDot(const Model& target,
                                                                                   geometry::Point dot);

/// Returns the height of a target without a patch at its top or its foot, at least 1 nm. A pack with `min_patch_mm`
/// asks for a line to the target without either.
[[nodiscard]] geometry::Length heightBesidePatch(geometry::Length height, geometry::Length patch);

/// Returns how much above tops and below undersides of obstacles lines run: half their width. Zero in plan, and under a
/// pack with `min_patch_mm`, which tells how much of the height has to be seen.
[[nodiscard]] geometry::Length halfHeightOfLines(const RulePack& pack);

/// Returns the number of cells that a model occupies along each side.
[[nodiscard]] std::int64_t cellsAlong(const Model& model, geometry::Length cell);

/// Removes duplicate positions, which occur because cells share corners. The first of equal ones stays.
[[nodiscard]] std::vector<LineEnd> withoutTwins(std::vector<LineEnd> ends);

/// Returns the observer's arcs of vision as polygons around it: one, or those of its weapons; empty: all round.
[[nodiscard]] std::vector<geometry::Polygon> arcsOf(const Model& observer, const SourceRules& source);

/// Returns a printed arc, or that of a weapon, as a polygon from the center of the base; std::nullopt: all round.
[[nodiscard]] std::optional<geometry::Polygon> arcOf(const Model& observer, const PrintedArc& arc);

/// Returns the line displaced by one micrometer to the left (1) or to the right (-1), for lines along an edge.
[[nodiscard]] geometry::SightLine beside(const geometry::SightLine& line, int side);

/// Returns the parts of the ends inside the arc.
[[nodiscard]] std::vector<LineEnd> clippedTo(const geometry::Polygon& arc, const std::vector<LineEnd>& ends);

/// True if the model has the word as a state or a keyword.
[[nodiscard]] bool hasWord(const Model& model, const QString& word);

} // namespace sightline::scenarios
