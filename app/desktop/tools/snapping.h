#pragma once

#include "app/desktop/document/snap_choice.h"
#include "app/desktop/tools/tool.h"
#include "scenarios/edits/edits.h"
#include "scenarios/judge/hex_grid.h"

#include <QLineF>

#include <optional>
#include <span>
#include <vector>

namespace sightline::app {

/// Returns `scenarios::facingOfNew`, in quarter turns where the rules are played on squares: a square base turned by an
/// eighth would stick out of its square.
[[nodiscard]] geometry::Angle
facingOfNewModel(const scenarios::Scenario& scenario, const scenarios::PlayerId& player, geometry::Point position);

/// The kinds of elements that a position snaps to.
enum class SnapKind { Corner, Edge, Angle, Grid, Base };

/// The target that a position snaps to, displayed before the button is released. Releasing anywhere within its
/// displayed reach gives the same position.
struct SnapTarget {
    SnapKind kind = SnapKind::Grid;
    geometry::Point point;
    double reach = 0.0;                                 ///< inches around the corner, or to each side of the edge
    std::optional<QLineF> along = {};                   ///< the edge or the ray
    std::optional<geometry::PlacedFootprint> base = {}; ///< the base in contact
};

/// A position, snapped or not.
struct SnappedPoint {
    geometry::Point point;
    std::optional<SnapTarget> target;
};

/// A displacement, snapped or not.
struct SnappedMove {
    geometry::Vector by;
    std::optional<SnapTarget> target;
};

/// The parts of moving elements that can snap: corners of pieces and zones, and bases.
struct SnapHandles {
    std::vector<geometry::Point> corners;
    std::vector<QLineF> edges; ///< table inches
    std::vector<geometry::PlacedFootprint> bases;

    /// Returns the handles of the elements `ids` at their positions in `scenario`.
    [[nodiscard]] static SnapHandles of(const scenarios::Scenario& scenario, std::span<const scenarios::AnyId> ids);
};

/// The targets that positions and moving elements can snap to. Copies what it needs of the scenario.
class SnapField {
public:
    /// `without` are the moving elements: they do not snap to themselves. Where the rules are played on squares, these
    /// replace the usual spacing of the grid.
    SnapField(const scenarios::Scenario& scenario,
              const SnapChoice& choice,
              std::span<const scenarios::AnyId> without = {});
    // Not copyable: the edges point into the polygons.
    SnapField(const SnapField&) = delete;
    SnapField& operator=(const SnapField&) = delete;

    /// Snaps a position: to a corner, else an edge, else an angle, else the grid. Angles are those of the direction
    /// from `from`; `onlyAngles` restricts the result to them, whatever else is near.
    [[nodiscard]] SnappedPoint
    pointAt(QPointF place, PaintScale scale, std::optional<geometry::Point> from = {}, bool onlyAngles = false) const;

    /// Snaps a displacement common to all handles: moved corners (and centers of objectives and labels) to corners,
    /// then corners and edges to each other, then bases to the nearest contact, then the first corner to the grid.
    /// Under rules that are played on squares or hexes the first base goes to whole squares, or to the center of a hex,
    /// instead, if the grid snaps.
    [[nodiscard]] SnappedMove
    snappedMove(const SnapHandles& moved, geometry::Vector by, PaintScale scale, bool onlyAngles = false) const;

private:
    struct Edge {
        geometry::Point a;
        geometry::Point b;
        const geometry::Polygon* piece = nullptr; ///< null: of a wall
    };
    [[nodiscard]] std::optional<SnapTarget> cornerNear(QPointF place, double reach) const;
    [[nodiscard]] std::optional<SnapTarget>
    edgeNear(QPointF place, double reach, std::optional<geometry::Point> from) const;
    [[nodiscard]] geometry::Point onEdge(const Edge& edge, QPointF place, std::optional<geometry::Point> from) const;
    [[nodiscard]] std::optional<SnappedMove>
    contactOf(const geometry::PlacedFootprint& base, geometry::Vector by, double reach) const;

    /// Returns the displacement nearest to `by` after which the base covers whole squares, or stands in the center of a
    /// hex. Precondition: there are some.
    [[nodiscard]] SnappedMove toCells(const geometry::PlacedFootprint& base, geometry::Vector by) const;

    /// Returns true if no base, moved by `by`, overlaps a base that stands on the table.
    [[nodiscard]] bool fits(const std::vector<geometry::PlacedFootprint>& bases, geometry::Vector by) const;

    void addPolygon(const geometry::Polygon& polygon);
    void addWall(const geometry::Wall& wall);

    SnapChoice m_choice;
    std::optional<geometry::Length> m_square;  ///< side of a square of the rules; std::nullopt: none, or no grid
    std::optional<scenarios::HexGrid> m_hexes; ///< of the rules; std::nullopt: none, or no grid
    std::vector<geometry::Point> m_corners;
    std::vector<Edge> m_edges;
    std::vector<geometry::Polygon> m_polygons; ///< the polygons that `m_edges` point into
    std::vector<geometry::PlacedFootprint> m_bases;
};

/// Returns true if snapping is on and Alt is not held.
[[nodiscard]] bool snaps(const TableState& state, Qt::KeyboardModifiers modifiers);

/// Returns the grid point nearest to `p`.
[[nodiscard]] geometry::Point onGrid(geometry::Point p, geometry::Length step);

/// Paints the target and its reach, in table inches.
void paintSnapTarget(QPainter& painter, const SnapTarget& target, const Theme& theme, PaintScale scale);

} // namespace sightline::app
