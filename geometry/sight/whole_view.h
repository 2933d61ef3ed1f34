#pragma once

#include "geometry/footprint.h"
#include "geometry/terrain_map.h"

#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace sightline::geometry {

/// A blocker's outline cut into convex parts once, for many of the questions below. Parts of polygons in order of positive area;
/// of walls their segments.
class CutOutline {
public:
    explicit CutOutline(const BlockerOutline& outline);

    [[nodiscard]] const std::vector<std::vector<Point>>& parts() const { return m_parts; }
    [[nodiscard]] bool isWall() const { return m_isWall; }

private:
    std::vector<std::vector<Point>> m_parts;
    bool m_isWall = false;
};

/// The corners of a base as `LinesBetween` takes them, made once for many pairs.
class BaseCorners {
public:
    explicit BaseCorners(const PlacedFootprint& placed);

    [[nodiscard]] const PlacedFootprint& placed() const { return m_placed; }
    [[nodiscard]] const std::vector<Point>& corners() const { return m_corners; } ///< ascending, each once

private:
    PlacedFootprint m_placed;
    std::vector<Point> m_corners;
};

/// All lines from one base to another. They fill the convex hull of both. Round and oval bases count as polygons of `kArcCorners`
/// corners: off by less than 0.01 mm up to 100 mm.
class LinesBetween {
public:
    LinesBetween(const PlacedFootprint& observer, const PlacedFootprint& target);
    LinesBetween(const BaseCorners& observer, const BaseCorners& target);
    ~LinesBetween();
    LinesBetween(LinesBetween&&) noexcept;
    LinesBetween& operator=(LinesBetween&&) noexcept;

    /// True if some line passes through the inside of the blocker (of a wall: crosses or meets it).
    [[nodiscard]] bool cross(const CutOutline& blocker) const;

    /// How near the target lines cross the blocker: the least distance from the target of a place where a line does.
    /// Nothing if none does.
    [[nodiscard]] std::optional<Length> nearestCrossing(const CutOutline& blocker) const;

private:
    struct Parts;
    std::unique_ptr<const Parts> m_parts;
};

/// A point of `observer` from which no line to any point of `target` meets what blocks; nothing: there is none.
///
/// The points from which a convex part covers some of the target are bounded by the two lines that touch both from between. If any
/// point of the base is outside all of these regions, so is a corner of what is left: a crossing of two such lines or of one
/// with the base's outline. Those are tried, each with a slack of `kContact`.
/// Holds for blockers beyond the observer and before the target; one that reaches into the target covers some of it from anywhere.
[[nodiscard]] std::optional<Point> wholeViewPoint(const PlacedFootprint& observer, const PlacedFootprint& target,
                                                  std::span<const CutOutline* const> blockers);

} // namespace sightline::geometry
