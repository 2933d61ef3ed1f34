#pragma once

#include "app/desktop/document/snap_choice.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/edits.h"

#include <QLineF>

#include <optional>
#include <span>
#include <vector>

namespace sightline::app {

enum class SnapKind { Corner, Edge, Angle, Grid, Base };

/// What a place is drawn to, to be shown before the button is released: wherever the pointer is inside of what is
/// shown, the release gives the same place.
struct SnapTarget {
    SnapKind kind = SnapKind::Grid;
    geometry::Point point;
    double reach = 0.0;                                 ///< inches round the corner, or to each side of the edge
    std::optional<QLineF> along = {};                   ///< the edge or the ray
    std::optional<geometry::PlacedFootprint> base = {}; ///< the base that is touched
};

/// A place, snapped or not.
struct SnappedPoint {
    geometry::Point point;
    std::optional<SnapTarget> target;
};

/// A way, snapped or not.
struct SnappedPath {
    geometry::Vector by;
    std::optional<SnapTarget> target;
};

/// What moves and can be drawn to something: corners of pieces and zones, and bases.
struct SnapHandles {
    std::vector<geometry::Point> corners;
    std::vector<QLineF> edges;
    std::vector<geometry::PlacedFootprint> bases;

    /// Of these things, where they stand in `scenario`.
    [[nodiscard]] static SnapHandles of(const scenarios::Scenario& scenario, std::span<const scenarios::AnyId> ids);
};

/// What places and moved things can be drawn to. Keeps what it needs of the scenario.
class SnapField {
public:
    /// `without`: what moves is not drawn to itself.
    SnapField(const scenarios::Scenario& scenario,
              const SnapChoice& choice,
              std::span<const scenarios::AnyId> without = {});
    // Its edges look at its polygons.
    SnapField(const SnapField&) = delete;
    SnapField& operator=(const SnapField&) = delete;

    /// A corner goes before an edge, an edge before an angle, an angle before the grid. Angles are those of the way
    /// from `from`; `onlyAngles` keeps the way on one of them, whatever else is near.
    [[nodiscard]] SnappedPoint
    pointAt(QPointF place, PaintScale scale, std::optional<geometry::Point> from = {}, bool onlyAngles = false) const;

    /// Everything that moves goes the same way: moved corners (middles of objectives and labels are such) to corners,
    /// then corners and edges to each other, then bases to the nearest contact, then the first corner to the grid.
    [[nodiscard]] SnappedPath
    wayOf(const SnapHandles& moved, geometry::Vector by, PaintScale scale, bool onlyAngles = false) const;

private:
    struct Edge {
        geometry::Point a;
        geometry::Point b;
        const geometry::Polygon* piece = nullptr; ///< nothing: of a wall
    };
    [[nodiscard]] std::optional<SnapTarget> cornerNear(QPointF place, double reach) const;
    [[nodiscard]] std::optional<SnapTarget>
    edgeNear(QPointF place, double reach, std::optional<geometry::Point> from) const;
    [[nodiscard]] geometry::Point onEdge(const Edge& edge, QPointF place, std::optional<geometry::Point> from) const;
    [[nodiscard]] std::optional<SnappedPath>
    contactOf(const geometry::PlacedFootprint& base, geometry::Vector by, double reach) const;

    /// None of a group stands in a base that is there already.
    [[nodiscard]] bool fits(const std::vector<geometry::PlacedFootprint>& bases, geometry::Vector by) const;

    void addPolygon(const geometry::Polygon& polygon);
    void addWall(const geometry::Wall& wall);

    SnapChoice m_choice;
    std::vector<geometry::Point> m_corners;
    std::vector<Edge> m_edges;
    std::vector<geometry::Polygon> m_polygons; ///< that edges belong to
    std::vector<geometry::PlacedFootprint> m_bases;
};

/// Snapping is on, and Alt is not held.
[[nodiscard]] bool snaps(const TableState& state, Qt::KeyboardModifiers modifiers);

/// The nearest point of a grid.
[[nodiscard]] geometry::Point onGrid(geometry::Point p, geometry::Length step);

/// The end of a way from `from` towards `place` whose direction is a multiple of 15 degrees; its length a multiple of
/// `step`, if that is not zero.
[[nodiscard]] geometry::Point onAngle(geometry::Point from, QPointF place, geometry::Length step);

void paintSnapTarget(QPainter& painter, const SnapTarget& target, const Theme& theme, PaintScale scale);

} // namespace sightline::app
