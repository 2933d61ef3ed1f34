#pragma once

#include "app/desktop/document/shown_distances.h"
#include "app/shared/painting/range_painter.h"
#include "scenarios/model/scenario.h"

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace sightline::app {

/// Selects which ranges to draw around models.
struct RangeWish {
    bool ranges = false;     ///< distances typed by the user and weapon ranges, of the selected models
    bool coherency = false;  ///< of the units of the selected models, else of all
    bool engagement = false; ///< of the selected models, else of all
    ShownDistances distances;
    std::set<scenarios::ModelId> selected;
    friend bool operator==(const RangeWish&, const RangeWish&) = default;
};

/// Returns the outline at this distance from the edge of a base. It is the true offset, also of an oval, where it is
/// not an ellipse.
[[nodiscard]] QPainterPath offsetOutline(const geometry::PlacedFootprint& placed, geometry::Length distance);

/// Two models whose bases are within the requested reach.
struct NearModels {
    scenarios::ModelId first;
    scenarios::ModelId second;
    geometry::Length gap; ///< base edge to base edge
    QLineF line;          ///< between the nearest points
};

/// Returns the pairs of models whose gap is at most `reach`, each pair once, in the order of the models.
[[nodiscard]] std::vector<NearModels>
modelsWithin(const scenarios::Scenario& scenario, std::span<const scenarios::ModelId> models, geometry::Length reach);

/// Why a model is out of coherency with its unit.
struct CoherencyFault {
    enum class Kind {
        Apart,  ///< no chain of links connects it with the largest group of the unit
        TooFew, ///< fewer models of the unit are near it than the rule requires
        TooFar, ///< a model of the unit is farther away than the rule allows
    };
    scenarios::ModelId model;
    Kind kind = Kind::Apart;
    std::optional<geometry::Length> distance = {}; ///< Apart: to the nearest of the others; TooFar: to the farthest
    int near = 0;                                  ///< TooFew: number of models that are near
    int asked = 0;                                 ///< TooFew: number required
};

/// Returns the rings and lines to draw for `wish`.
[[nodiscard]] RangePicture rangePictureOf(const scenarios::Scenario& scenario, const RangeWish& wish);

} // namespace sightline::app
