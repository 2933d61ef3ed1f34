#pragma once

#include "geometry/base/point.h"
#include "geometry/shapes/polygon.h"
#include "scenarios/model/scenario.h"

#include <array>
#include <optional>

namespace sightline::testsupport {

/// A round model of 32 mm at a place in inches.
[[nodiscard]] inline scenarios::Model modelAt(const QString& id, double x, double y) {
    scenarios::Model model;
    model.id = {id};
    model.position = geometry::pointFromInches(x, y);
    return model;
}

/// A box along the axes, in inches.
[[nodiscard]] inline scenarios::Piece
boxPiece(const QString& id, double left, double top, double right, double bottom, std::optional<double> height = {}) {
    using geometry::pointFromInches;
    scenarios::Piece piece;
    piece.id = {id};
    piece.outline =
        geometry::Polygon::fromVertices(std::array{pointFromInches(left, top), pointFromInches(right, top),
                                                   pointFromInches(right, bottom), pointFromInches(left, bottom)})
            .value();
    if (height) {
        piece.height = geometry::Length::fromInches(*height);
    }
    return piece;
}

} // namespace sightline::testsupport
