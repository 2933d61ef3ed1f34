#pragma once

#include "tests/support/random.h"
#include "tests/support/sight_case.h"

#include <array>
#include <span>
#include <vector>

/// What boards from seeds are put together from. Lengths in inches unless the name says otherwise.
namespace sightline::testsupport {

/// An outline about (0, 0).
using Sketch = std::vector<std::array<double, 2>>;

[[nodiscard]] Sketch box(double width, double height);
[[nodiscard]] Sketch ruinL(double width, double height, double thickness);
/// Open towards +y.
[[nodiscard]] Sketch ruinU(double width, double height, double thickness);
/// Three to nine corners; may be concave.
[[nodiscard]] Sketch star(Random& random);

/// The sketch turned and moved, to the nearest nanometer.
[[nodiscard]] geometry::Ring placedRing(const Sketch& sketch, double x, double y, double radians);

/// Adds nothing if the outline is no simple polygon.
void addPolygon(SightBoard& board, const geometry::Ring& outline, std::span<const geometry::Ring> holes = {});
void addWall(SightBoard& board, const geometry::Ring& vertices);
void addBox(SightBoard& board, double left, double top, double right, double bottom);
/// A box, ruin, star, courtyard with a hole or wall, turned anyhow about the place.
void addRandomPiece(SightBoard& board, Random& random, double x, double y);

[[nodiscard]] geometry::Length mm(double count);
[[nodiscard]] geometry::PlacedFootprint roundAt(double diameterMillimeters, double x, double y);

} // namespace sightline::testsupport
