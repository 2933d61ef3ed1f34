#pragma once

#include "geometry/sight/space/volume.h"

#include <numeric>

/// Small tables in space for tests. Lengths in inches.
namespace sightline::testsupport {

inline geometry::Length in(double inches) { return geometry::Length::fromInches(inches); }

/// A model on a base of one inch by one.
inline geometry::Solid squareModel(double x, double y, double height, double elevation = 0) {
    return {{geometry::Footprint::rectangle(in(1), in(1)).value(), geometry::pointFromInches(x, y), {}},
            in(elevation),
            in(height)};
}

inline geometry::Blocker
box(double left, double top, double right, double bottom, std::optional<double> height, double elevation = 0) {
    using geometry::pointFromInches;
    const geometry::Ring ring{pointFromInches(left, top), pointFromInches(right, top), pointFromInches(right, bottom),
                              pointFromInches(left, bottom)};
    return {geometry::Polygon::fromVertices(ring).value(), in(elevation),
            height ? std::optional{in(*height)} : std::nullopt};
}

inline geometry::Blocker
wall(double x1, double y1, double x2, double y2, std::optional<double> height, double elevation = 0) {
    const std::vector<geometry::Point> line{geometry::pointFromInches(x1, y1), geometry::pointFromInches(x2, y2)};
    return {geometry::Wall::fromVertices(line).value(), in(elevation),
            height ? std::optional{in(*height)} : std::nullopt};
}

/// Blockers that all count.
struct VolumeTable {
    geometry::VolumeMap map;
    std::vector<int> active;

    explicit VolumeTable(std::vector<geometry::Blocker> blockers,
                         const std::vector<std::vector<geometry::SheetOpening>>& openings = {})
        : active(blockers.size()) {
        std::iota(active.begin(), active.end(), 0);
        map = geometry::VolumeMap{geometry::TerrainMap{std::move(blockers)}, openings};
    }
};

} // namespace sightline::testsupport
