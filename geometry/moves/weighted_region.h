#pragma once

#include "geometry/footprint.h"

#include <vector>

namespace sightline::geometry {

/// Ground on which each inch counts `cost` times; more than 1.
struct CostArea {
    Polygon area;
    double cost = 1.0;
};

/// What a straight step costs, by the ground under it; of areas that overlap the dearest counts. Borders belong to the
/// cheaper side.
class WeightedRegion {
public:
    explicit WeightedRegion(std::vector<CostArea> areas);

    [[nodiscard]] bool isEven() const { return m_areas.empty(); }
    [[nodiscard]] double costAt(Point p) const;
    /// Inches, each counted as often as its ground costs.
    [[nodiscard]] double costBetween(Point a, Point b) const;
    /// Places on the borders where a way may bend, no farther apart than `step`.
    [[nodiscard]] std::vector<Point> borderPlaces(Length step) const;

private:
    std::vector<CostArea> m_areas;
    std::vector<Box> m_boxes;
};

} // namespace sightline::geometry
