#include "geometry/region/isovist.h"

#include "geometry/base/tolerances.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sightline::geometry {

namespace {

/// A position relative to the viewer, in inches.
struct ViewerOffset {
    double x;
    double y;
};

constexpr double kInch = 25.4e6; // nanometers
/// The distance, in inches (2 nm), of the nearer end of a side from the line between the viewer and the farther end, up
/// to which the side lies along a line of sight. Both ends are rounded by up to 0.71 nm, which is 1.42 nm together;
/// with less, such sides would be missing from the occlusivity.
constexpr double kRayRounding = kContact / kInch;

ViewerOffset fromViewer(Point p, Point viewer) {
    return {static_cast<double>((p.x - viewer.x).nanometers()) / kInch,
            static_cast<double>((p.y - viewer.y).nanometers()) / kInch};
}

double distanceToSide(ViewerOffset a, ViewerOffset b) {
    const double dx = b.x - a.x;
    const double dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double share = square > 0.0 ? std::clamp(-(a.x * dx + a.y * dy) / square, 0.0, 1.0) : 0.0;
    return std::hypot(a.x + share * dx, a.y + share * dy);
}

/// Sums over sides.
struct Sums {
    double twiceArea = 0.0;
    double momentX = 0.0;
    double momentY = 0.0;

    void add(const Ring& ring, Point viewer, Isovist& isovist) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const ViewerOffset a = fromViewer(ring[i], viewer);
            const ViewerOffset b = fromViewer(ring[i + 1 == ring.size() ? 0 : i + 1], viewer);
            const double cross = a.x * b.y - a.y * b.x;
            const double length = std::hypot(b.x - a.x, b.y - a.y);
            twiceArea += cross;
            momentX += cross * (a.x + b.x);
            momentY += cross * (a.y + b.y);
            isovist.perimeter += length;
            const double far = std::max(std::hypot(a.x, a.y), std::hypot(b.x, b.y));
            const bool isAlongSight = std::abs(cross) <= kRayRounding * far;
            const bool meetsViewer = a.x * b.x + a.y * b.y <= 0.0; // a side that the viewer touches
            isovist.occlusivity += isAlongSight && !meetsViewer ? length : 0.0;
            isovist.longestRadial = std::max(isovist.longestRadial, far);
            isovist.shortestRadial = std::min(isovist.shortestRadial, distanceToSide(a, b));
        }
    }
};

} // namespace

Isovist isovistOf(std::span<const Ring> rings, Point viewer) {
    Isovist result;
    if (rings.empty() || rings.front().empty()) {
        return result;
    }
    result.shortestRadial = std::numeric_limits<double>::infinity();
    Sums sums;
    for (const Ring& ring : rings) {
        sums.add(ring, viewer, result);
    }
    result.area = sums.twiceArea / 2;
    result.compactness =
        result.perimeter > 0.0 ? 4 * std::numbers::pi * result.area / (result.perimeter * result.perimeter) : 0.0;
    result.drift = sums.twiceArea > 0.0 ? std::hypot(sums.momentX, sums.momentY) / (3 * sums.twiceArea) : 0.0;
    return result;
}

} // namespace sightline::geometry
