#pragma once

#include "geometry/footprint.h"
#include "geometry/terrain_map.h"

#include <memory>
#include <optional>
#include <vector>

namespace sightline::geometry {

/// A place in a convex shape, in nanometers of the table: what lies within `inner` of it belongs to the shape, and all
/// of the shape lies within `outer`.
struct Core {
    double x = 0.0;
    double y = 0.0;
    double inner = 0.0;
    double outer = 0.0;
};

/// A blocker's outline cut into convex parts once, for many of the questions below. Parts of polygons in order of
/// positive area; of walls their segments.
class CutOutline {
public:
    explicit CutOutline(const BlockerOutline& outline);

    [[nodiscard]] const std::vector<std::vector<Point>>& parts() const { return m_parts; }
    [[nodiscard]] const std::vector<Core>& cores() const { return m_cores; } ///< of each part
    [[nodiscard]] bool isWall() const { return m_isWall; }

private:
    std::vector<std::vector<Point>> m_parts;
    std::vector<Core> m_cores;
    bool m_isWall = false;
};

/// The corners of a base as `LinesBetween` takes them, made once for many pairs.
class BaseCorners {
public:
    explicit BaseCorners(const PlacedFootprint& placed);

    [[nodiscard]] const PlacedFootprint& placed() const { return m_placed; }
    [[nodiscard]] const std::vector<Point>& hull() const {
        return m_hull;
    }                                                         ///< of all corners, as `detail::convexHull` has it
    [[nodiscard]] const Core& core() const { return m_core; } ///< of the hull

private:
    PlacedFootprint m_placed;
    std::vector<Point> m_hull;
    Core m_core;
};

/// All lines from one base to another. They fill the convex hull of both. Round and oval bases count as polygons of
/// `kArcCorners` corners: off by less than 0.01 mm up to 100 mm.
class LinesBetween {
public:
    LinesBetween(const PlacedFootprint& observer, const PlacedFootprint& target);
    /// Keeps looking at both.
    LinesBetween(const BaseCorners& observer, const BaseCorners& target);
    LinesBetween(BaseCorners&&, BaseCorners&&) = delete;
    ~LinesBetween();
    LinesBetween(LinesBetween&&) noexcept;
    LinesBetween& operator=(LinesBetween&&) noexcept;

    /// False: no line comes near the blocker; known at a glance.
    [[nodiscard]] bool mayMeet(const CutOutline& blocker) const;

    /// True if some line passes through the inside of the blocker (of a wall: crosses or meets it).
    [[nodiscard]] bool cross(const CutOutline& blocker) const;

    /// Known at a glance: `nearestCrossing` is no more than that. False: it may be so all the same.
    [[nodiscard]] bool crossPlainlyWithin(Length distance, const CutOutline& blocker) const;

    /// How near the target lines cross the blocker: the least distance from the target of a place where a line does.
    /// Nothing if none does.
    [[nodiscard]] std::optional<Length> nearestCrossing(const CutOutline& blocker) const;

private:
    class Hull;
    std::unique_ptr<Hull> m_hull;
};

} // namespace sightline::geometry
