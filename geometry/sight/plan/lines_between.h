#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/terrain/terrain_map.h"

#include <memory>
#include <optional>
#include <vector>

namespace sightline::geometry {

/// Two concentric discs for a convex shape, in nanometers of the table: the disc of radius `inner` is contained in the
/// shape, and the disc of radius `outer` contains it.
struct Core {
    double x = 0.0;
    double y = 0.0;
    double inner = 0.0;
    double outer = 0.0;
};

/// A blocker's outline divided into convex parts, prepared for many queries. Parts of polygons are clockwise on screen;
/// parts of walls are their segments.
class CutOutline {
public:
    explicit CutOutline(const BlockerOutline& outline);

    [[nodiscard]] const std::vector<std::vector<Point>>& parts() const { return m_parts; }
    [[nodiscard]] const std::vector<Core>& cores() const { return m_cores; } ///< by part
    [[nodiscard]] bool isWall() const { return m_isWall; }

private:
    std::vector<std::vector<Point>> m_parts;
    std::vector<Core> m_cores;
    bool m_isWall = false;
};

/// The corners of a base for `LinesBetween`, prepared for many pairs.
class BaseCorners {
public:
    explicit BaseCorners(const PlacedFootprint& placed);

    [[nodiscard]] const PlacedFootprint& placed() const { return m_placed; }
    /// Returns the convex hull of all corners, as computed by `detail::convexHull`.
    [[nodiscard]] const std::vector<Point>& hull() const { return m_hull; }
    [[nodiscard]] const Core& core() const { return m_core; } ///< discs of the hull

private:
    PlacedFootprint m_placed;
    std::vector<Point> m_hull;
    Core m_core;
};

/// All lines from one base to another; they fill the convex hull of both. Round and oval bases are represented by
/// polygons of `kArcCorners` corners, which deviate by less than 0.01 mm for sizes up to 100 mm.
class LinesBetween {
public:
    LinesBetween(const PlacedFootprint& observer, const PlacedFootprint& target);
    /// Keeps references to both arguments.
    LinesBetween(const BaseCorners& observer, const BaseCorners& target);
    LinesBetween(BaseCorners&&, BaseCorners&&) = delete;
    ~LinesBetween();
    LinesBetween(LinesBetween&&) noexcept;
    LinesBetween& operator=(LinesBetween&&) noexcept;

    /// False only if no line comes near the blocker; a fast test.
    [[nodiscard]] bool mayMeet(const CutOutline& blocker) const;

    /// True if some line passes through the interior of the blocker; for a wall, if some line crosses it.
    [[nodiscard]] bool cross(const CutOutline& blocker) const;

    /// True only if `nearestCrossing` is at most `distance`; a fast test that may return false in that case as well.
    [[nodiscard]] bool crossPlainlyWithin(Length distance, const CutOutline& blocker) const;

    /// Returns the least distance from the target at which a line crosses the blocker; std::nullopt if none does.
    [[nodiscard]] std::optional<Length> nearestCrossing(const CutOutline& blocker) const;

private:
    class Hull;
    std::unique_ptr<Hull> m_hull;
};

} // namespace sightline::geometry
