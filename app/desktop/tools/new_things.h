#pragma once

#include "scenarios/scenario.h"

#include <optional>

#include <variant>

namespace sightline::app {

struct PieceOptions;

/// What tools make of a shape. Each brings an id that the scenario does not have yet.
[[nodiscard]] scenarios::Piece newPiece(const scenarios::Scenario& scenario,
                                        const PieceOptions& options,
                                        std::variant<geometry::Polygon, geometry::Wall> outline);
/// A deployment zone of the first player who has none.
[[nodiscard]] scenarios::Zone newZone(const scenarios::Scenario& scenario, geometry::Polygon polygon);
/// Named by the next number.
[[nodiscard]] scenarios::Objective newObjective(const scenarios::Scenario& scenario, geometry::Point position);
[[nodiscard]] scenarios::Label
newLabel(const scenarios::Scenario& scenario, geometry::Point position, const QString& text);

/// Corners of a box, clockwise on screen from the one at its upper left.
[[nodiscard]] geometry::Ring boxRing(geometry::Point a, geometry::Point b);

/// Inches: how far the curve of an ellipse may bulge beyond the chords that stand for it.
inline constexpr double kEllipseError = 0.005;
/// An ellipse in a box as a polygon of a multiple of four corners on the curve; those on the axes are exact.
[[nodiscard]] geometry::Ring ellipseRing(geometry::Point a, geometry::Point b);

/// A flat ruin with walls along the two sides that meet at `corner`. Nothing if the box has no area.
[[nodiscard]] std::optional<scenarios::Piece> newRuin(const scenarios::Scenario& scenario,
                                                      const PieceOptions& options,
                                                      geometry::Point corner,
                                                      geometry::Point opposite);

} // namespace sightline::app
