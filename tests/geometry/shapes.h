#pragma once

#include "geometry/sight/plan/fast_sight.h"
#include "geometry/terrain/terrain_map.h"
#include "tests/support/sight_case.h"
#include "tests/support/straight_shapes.h"

#include <algorithm>
#include <cmath>
#include <vector>

/// Shapes of a few numbers, and what is measured of them. Lengths in inches unless the name says otherwise.
namespace sightline::testsupport {

[[nodiscard]] inline geometry::Blocker box(double left, double top, double right, double bottom) {
    return {boxPolygon(left, top, right, bottom), {}, {}};
}

[[nodiscard]] inline geometry::Box tableOf(double width, double height) {
    return {{}, geometry::pointFromInches(width, height)};
}

[[nodiscard]] inline std::vector<geometry::Occlusion> allOf(const std::vector<geometry::Blocker>& blockers) {
    return std::vector<geometry::Occlusion>(blockers.size(), geometry::Occlusion::Always);
}

/// The smallest box round all bases and blockers, a bit larger: pieces reach over its edge on some boards.
[[nodiscard]] inline geometry::Box boxAround(const SightBoard& board, geometry::Length margin) {
    geometry::Box all = boundsOf(board.bases.front());
    const auto add = [&](const geometry::Box& one) {
        all.low = {std::min(all.low.x, one.low.x), std::min(all.low.y, one.low.y)};
        all.high = {std::max(all.high.x, one.high.x), std::max(all.high.y, one.high.y)};
    };
    for (const auto& base : board.bases) {
        add(boundsOf(base));
    }
    for (const auto& blocker : board.blockers) {
        add(geometry::boundsOf(blocker.outline));
    }
    return {{all.low.x - margin, all.low.y - margin}, {all.high.x + margin, all.high.y + margin}};
}

/// In millimeters.
[[nodiscard]] inline double lengthOf(const std::vector<std::vector<geometry::Point>>& lines) {
    double length = 0.0;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            length += std::hypot((line[i + 1].x - line[i].x).millimeters(), (line[i + 1].y - line[i].y).millimeters());
        }
    }
    return length;
}

/// In millimeters, as the place is, from the place to the nearest of the lines.
[[nodiscard]] inline double distanceTo(const std::vector<std::vector<geometry::Point>>& lines, double x, double y) {
    double least = 1e9;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const double px = line[i].x.millimeters(), py = line[i].y.millimeters();
            const double wayX = line[i + 1].x.millimeters() - px, wayY = line[i + 1].y.millimeters() - py;
            const double square = wayX * wayX + wayY * wayY;
            const double share = square > 0 ? std::clamp(((x - px) * wayX + (y - py) * wayY) / square, 0.0, 1.0) : 0.0;
            least = std::min(least, std::hypot(px + share * wayX - x, py + share * wayY - y));
        }
    }
    return least;
}

} // namespace sightline::testsupport
