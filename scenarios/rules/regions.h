#pragma once

#include "geometry/footprint.h"
#include "scenarios/rules/rule_pack.h"

namespace sightline::scenarios {

/// What lines start from or end at: a part of a base, or one place. Places are round parts of 1 nm, so that every
/// question can be asked of them; `isPlace` says that the one segment between two of them decides.
struct LineEnd {
    geometry::PlacedFootprint shape;
    bool isPlace = false;
    int cell = 0; ///< of cell corners: which cell of the model it is a corner of
    geometry::Length elevation = {};
    geometry::Length height = {};
};

/// The region of `self` when it looks at, or is looked at from, `other`. Several for corners.
[[nodiscard]] std::vector<LineEnd> regionOf(Region region, const Model& self, const Model& other, const RulePack& pack);

/// All ends of lines that `regionOf` may give lie in it.
[[nodiscard]] geometry::PlacedFootprint reachOf(Region region, const Model& self, const RulePack& pack);

/// The side of the target's base that its printed dot is nearest to, from corner to corner; nothing: a base without
/// size has none.
[[nodiscard]] std::optional<std::pair<geometry::Point, geometry::Point>> sideOfDot(const Model& target,
                                                                                   geometry::Point dot);

/// How many cells a model takes up along each side.
[[nodiscard]] std::int64_t cellsAlong(const Model& model, geometry::Length cell);

/// Without places that came before: cells share corners.
[[nodiscard]] std::vector<LineEnd> withoutTwins(std::vector<LineEnd> ends);

/// The arcs in which the observer sees, as polygons around it: one, or those of its weapons; empty: all round.
[[nodiscard]] std::vector<geometry::Polygon> arcsOf(const Model& observer, const SourceRules& source);

/// A printed arc, or that of a weapon, from the middle of the base; nothing: all round.
[[nodiscard]] std::optional<geometry::Polygon> arcOf(const Model& observer, const PrintedArc& arc);

/// The line beside, a micrometer to the left (1) or to the right (-1): on that side of an edge that it runs along.
[[nodiscard]] geometry::SightLine beside(const geometry::SightLine& line, int side);

/// The parts of the ends that lie in the arc.
[[nodiscard]] std::vector<LineEnd> clippedTo(const geometry::Polygon& arc, const std::vector<LineEnd>& ends);

/// A state a rule may ask for, or a keyword.
[[nodiscard]] bool hasWord(const Model& model, const QString& word);

} // namespace sightline::scenarios
