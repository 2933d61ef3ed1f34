#pragma once

#include "scenarios/model/scenario.h"
#include "scenarios/rules/rule_pack.h"

#include <optional>

#include <variant>

namespace sightline::app {

struct PieceOptions;
class TableState;

/// Creates a piece from an outline, like the other functions here with an id that is new to the scenario.
[[nodiscard]] scenarios::Piece newPiece(const scenarios::Scenario& scenario,
                                        const PieceOptions& options,
                                        std::variant<geometry::Polygon, geometry::Wall> outline);
/// Creates a deployment zone of the first player without one.
[[nodiscard]] scenarios::Zone newZone(const scenarios::Scenario& scenario, geometry::Polygon polygon);
/// Creates an objective named by the next number.
[[nodiscard]] scenarios::Objective newObjective(const scenarios::Scenario& scenario, geometry::Point position);
/// Creates a label with that text.
[[nodiscard]] scenarios::Label
newLabel(const scenarios::Scenario& scenario, geometry::Point position, const QString& text);

/// Returns the corners of a box, clockwise on screen from its upper left corner.
[[nodiscard]] geometry::Ring boxRing(geometry::Point a, geometry::Point b);

/// Largest distance, in inches, between an ellipse and the chords that approximate it.
inline constexpr double kEllipseError = 0.005;
/// Approximates an ellipse in a box by a polygon with 4 k corners on the curve; those on the axes are exact.
[[nodiscard]] geometry::Ring ellipseRing(geometry::Point a, geometry::Point b);

/// True if the rules read a ruin as an area with walls on it, so that one with these options is drawn with its walls.
[[nodiscard]] bool drawsWalls(const scenarios::TerrainRules& terrain, const PieceOptions& options);

/// Creates a ruin with walls along the two sides that meet at `corner`; std::nullopt if the box has no area. Where the
/// rules read a ruin as an area with walls, it has the height of the options (6 in if they have none) and so have its
/// walls; elsewhere a footprint of a height would be a solid block, so that it is flat and only its walls are high.
[[nodiscard]] std::optional<scenarios::Piece> newRuin(const scenarios::Scenario& scenario,
                                                      const PieceOptions& options,
                                                      geometry::Point corner,
                                                      geometry::Point opposite);
/// Creates the same for these rules, on no table: its id is that of the first ruin.
[[nodiscard]] std::optional<scenarios::Piece> newRuin(const scenarios::TerrainRules& terrain,
                                                      const PieceOptions& options,
                                                      geometry::Point corner,
                                                      geometry::Point opposite);

/// Chooses observer and target on a table that holds one model of each of two players, in their order; nothing else can
/// be meant. Does nothing on other tables, or if a model is chosen already.
void choosePairOfTwo(TableState& state, const scenarios::Scenario& scenario);

} // namespace sightline::app
