#pragma once

#include "app/desktop/document/shown_distances.h"
#include "app/desktop/painting/range_painter.h"
#include "scenarios/scenario.h"

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace sightline::app {

/// What somebody wants to see round models.
struct RangeWish {
    bool ranges = false;     ///< typed distances and weapons, of the selected models
    bool coherency = false;  ///< of the units of the selected models, else of all
    bool engagement = false; ///< of the selected models, else of all
    ShownDistances distances;
    std::set<scenarios::ModelId> selected;
    friend bool operator==(const RangeWish&, const RangeWish&) = default;
};

/// All places at this distance from the edge of a base: true offsets, of an oval too, whose offset is no ellipse.
[[nodiscard]] QPainterPath offsetOutline(const geometry::PlacedFootprint& placed, geometry::Length distance);

/// Two models whose bases are no farther apart than was asked for.
struct NearModels {
    scenarios::ModelId first;
    scenarios::ModelId second;
    geometry::Length gap; ///< base edge to base edge
    QLineF line;          ///< between the nearest points
};

/// Each pair once, in the order of the models.
[[nodiscard]] std::vector<NearModels>
modelsWithin(const scenarios::Scenario& scenario, std::span<const scenarios::ModelId> models, geometry::Length reach);

/// What a model of a unit lacks to stand with it.
struct CoherencyFault {
    enum class Kind {
        Apart,  ///< no chain of links joins it with most of the unit
        TooFew, ///< fewer fellows near it than the rule asks for
        TooFar, ///< a fellow is farther off than the unit may spread
    };
    scenarios::ModelId model;
    Kind kind = Kind::Apart;
    std::optional<geometry::Length> distance = {}; ///< Apart: to the nearest of the others; TooFar: to the farthest
    int near = 0;                                  ///< TooFew: fellows that are near
    int asked = 0;                                 ///< TooFew
};

/// At most one for each model, the first of the three kinds that it has; in the order of the unit.
[[nodiscard]] std::vector<CoherencyFault> coherencyFaults(const scenarios::Scenario& scenario,
                                                          std::span<const scenarios::ModelId> unit,
                                                          const CoherencyRule& rule,
                                                          std::span<const NearModels> links);

/// Models of a unit that no chain of links joins with most of it.
[[nodiscard]] std::vector<scenarios::ModelId> apartFrom(std::span<const scenarios::ModelId> unit,
                                                        std::span<const NearModels> links);

[[nodiscard]] RangePicture rangePictureOf(const scenarios::Scenario& scenario, const RangeWish& wish);

} // namespace sightline::app
