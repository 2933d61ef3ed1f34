#pragma once

#include "geometry/shapes/footprint.h"

#include <vector>

namespace sightline::geometry {

/// An area in which each inch of a path counts `cost` times; `cost` is greater than 1.
struct CostArea {
    Polygon area;
    double cost = 1.0;
};

/// The cost of straight steps across areas. Where areas overlap, the highest cost applies; borders have the lower of
/// the two costs.
class WeightedRegion {
public:
    explicit WeightedRegion(std::vector<CostArea> areas);

    /// True if there are no cost areas, so that each inch costs 1.
    [[nodiscard]] bool isEven() const { return m_areas.empty(); }
    /// Returns the length of the straight segment in inches, weighted by the cost of the areas crossed.
    [[nodiscard]] double costBetween(Point a, Point b) const;
    /// Returns points on the borders at which a path may bend, at most `step` apart.
    [[nodiscard]] std::vector<Point> borderPoints(Length step) const;

private:
    /// Returns the cost of an inch at a point, at least 1.
    [[nodiscard]] double costAt(Point p) const;

    std::vector<CostArea> m_areas;
    std::vector<Box> m_boxes;
};

} // namespace sightline::geometry
