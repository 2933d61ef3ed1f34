#include "app/desktop/tools/snapping.h"

#include "app/desktop/document/table_state.h"
#include "app/shared/painting/shapes.h"
#include "geometry/base/predicates.h"
#include "geometry/shapes/distance.h"
#include "scenarios/edits/formation.h"
#include "scenarios/judge/grid_places.h"
#include "scenarios/judge/regions.h"
#include "scenarios/rules/rule_pack.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace sightline::app {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Vector;
using scenarios::AnyId;

// Pixels. A base is drawn only from near by: a finger's width would decide close calls.
constexpr double kCornerReach = 10.0;
constexpr double kEdgeReach = 7.0;
constexpr double kAngleReach = 5.0;
constexpr double kBaseReach = 6.0;
constexpr double kAngleStep = 15.0;      ///< degrees
constexpr double kJustTouching = 0.001;  ///< inches
constexpr std::size_t kMaxHandles = 200; ///< of a large selection only the first corners are drawn

std::optional<Length> squareOf(const scenarios::Scenario& scenario) {
    return scenarios::cellOf(scenario, scenarios::Space::Square);
}

std::optional<scenarios::HexGrid> hexesOf(const scenarios::Scenario& scenario) {
    const auto cell = scenarios::cellOf(scenario, scenarios::Space::Hex);
    return cell ? std::optional{scenarios::HexGrid::onTable(scenario, *cell)} : std::nullopt;
}

double lengthOf(QPointF way) { return std::hypot(way.x(), way.y()); }
QPointF toInches(Vector way) { return {way.x.inches(), way.y.inches()}; }

QPointF nearestOn(QPointF a, QPointF b, QPointF place) {
    const QPointF along = b - a;
    const double square = QPointF::dotProduct(along, along);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(place - a, along) / square, 0.0, 1.0) : 0.0;
    return a + along * t;
}

/// Returns how far `placed` goes along `direction` until it just meets something, if that is at most `reach` either
/// way. What it meets must be convex.
template <class Meets>
std::optional<Vector>
shiftToContact(const geometry::PlacedFootprint& placed, QPointF direction, double reach, Meets&& meets) {
    const auto displacementBy = [&](std::int64_t nanometers) {
        return Vector{Length::fromNanometers(std::llround(direction.x() * static_cast<double>(nanometers))),
                      Length::fromNanometers(std::llround(direction.y() * static_cast<double>(nanometers)))};
    };
    const auto meetsAfter = [&](std::int64_t nanometers) {
        geometry::PlacedFootprint moved = placed;
        moved.position = placed.position + displacementBy(nanometers);
        return meets(moved);
    };
    std::int64_t apart = -Length::fromInches(reach).nanometers();
    std::int64_t together = -apart;
    if (meetsAfter(apart) || !meetsAfter(together)) {
        return {};
    }
    while (together - apart > 1) {
        const std::int64_t middle = apart + (together - apart) / 2;
        (meetsAfter(middle) ? together : apart) = middle;
    }
    return displacementBy(together);
}

template <class Visit> void forEachOutline(const scenarios::Piece& piece, Visit&& visit) {
    std::visit(visit, piece.outline);
    for (const scenarios::PieceWall& wall : piece.walls) {
        visit(wall.polyline);
    }
}

double halfDiagonal(const geometry::PlacedFootprint& base) {
    const geometry::Box box = geometry::boundsOf(base);
    return lengthOf(toInches(box.high - box.low)) / 2;
}

} // namespace

bool snaps(const TableState& state, Qt::KeyboardModifiers modifiers) {
    return state.isSnapping() && !(modifiers & Qt::AltModifier);
}

Point onGrid(Point p, Length step) {
    const auto snap = [&](Length length) {
        return Length::fromInches(std::round(length.inches() / step.inches()) * step.inches());
    };
    return {snap(p.x), snap(p.y)};
}

namespace {

/// Returns the point in the direction from `from` towards `place`, rounded to a multiple of 15 degrees; at a multiple
/// of `step`, if that is not zero.
Point onAngle(Point from, QPointF place, Length step) {
    const QPointF way = place - app::toInches(from);
    const double turns = std::round(std::atan2(way.y(), way.x()) * 180.0 / M_PI / kAngleStep);
    const auto angle = geometry::Angle::fromDegrees(turns * kAngleStep);
    double length = way.x() * angle.cosine() + way.y() * angle.sine();
    if (step > Length{}) {
        length = std::round(length / step.inches()) * step.inches();
    }
    return from + Vector{Length::fromInches(length * angle.cosine()), Length::fromInches(length * angle.sine())};
}

} // namespace

SnapHandles SnapHandles::of(const scenarios::Scenario& scenario, std::span<const AnyId> ids) {
    SnapHandles handles;
    const auto addChain = [&](const std::vector<Point>& points, bool closed) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (handles.corners.size() < kMaxHandles) {
                handles.corners.push_back(points[i]);
                if (closed || i + 1 < points.size()) {
                    handles.edges.emplace_back(app::toInches(points[i]),
                                               app::toInches(points[(i + 1) % points.size()]));
                }
            }
        }
    };
    const auto addOutline = [&](const auto& outline) {
        if constexpr (std::is_same_v<std::decay_t<decltype(outline)>, geometry::Polygon>) {
            addChain(outline.outline(), true);
        } else {
            addChain(outline.vertices(), false);
        }
    };
    for (const AnyId& id : ids) {
        if (const auto* piece = std::get_if<scenarios::PieceId>(&id)) {
            forEachOutline(*scenario.piece(*piece), addOutline);
        } else if (const auto* zone = std::get_if<scenarios::ZoneId>(&id)) {
            addOutline(scenario.zone(*zone)->polygon);
        } else if (const auto* model = std::get_if<scenarios::ModelId>(&id)) {
            handles.bases.push_back(scenario.model(*model)->placed());
        } else if (const auto* objective = std::get_if<scenarios::ObjectiveId>(&id)) {
            handles.corners.push_back(scenario.objective(*objective)->position);
        } else if (const auto* label = std::get_if<scenarios::LabelId>(&id)) {
            handles.corners.push_back(scenario.label(*label)->position);
        }
    }
    return handles;
}

geometry::Angle
facingOfNewModel(const scenarios::Scenario& scenario, const scenarios::PlayerId& player, Point position) {
    return scenarios::facingOfNew(scenario, player, position, squareOf(scenario) ? 4 : 8);
}

SnapField::SnapField(const scenarios::Scenario& scenario, const SnapChoice& choice, std::span<const AnyId> without)
    : m_choice{choice},
      m_square{choice.grid ? squareOf(scenario) : std::nullopt},
      m_hexes{choice.grid ? hexesOf(scenario) : std::nullopt} {
    if (m_square && m_choice.step == SnapChoice{}.step) {
        m_choice.step = *m_square;
    }
    const auto stays = [&](const auto& element) {
        return std::ranges::find(without, AnyId{element.id}) == without.end();
    };
    m_polygons.reserve(scenario.terrain.size() + scenario.zones.size()); // edges point into it
    const auto add = [this](const auto& outline) {
        if constexpr (std::is_same_v<std::decay_t<decltype(outline)>, geometry::Polygon>) {
            addPolygon(outline);
        } else {
            addWall(outline);
        }
    };
    for (const scenarios::Piece& piece : scenario.terrain) {
        if (stays(piece)) {
            forEachOutline(piece, add);
        }
    }
    for (const scenarios::Zone& zone : scenario.zones) {
        if (stays(zone)) {
            addPolygon(zone.polygon);
        }
    }
    for (const scenarios::Model& model : scenario.models) {
        if (stays(model)) {
            m_bases.push_back(model.placed());
        }
    }
    const Point far{scenario.table.width, scenario.table.height};
    const Point corners[]{{}, {far.x, {}}, far, {{}, far.y}};
    for (std::size_t i = 0; i < 4; ++i) {
        m_corners.push_back(corners[i]);
        m_edges.push_back({corners[i], corners[(i + 1) % 4]});
    }
}

void SnapField::addPolygon(const geometry::Polygon& polygon) {
    m_polygons.push_back(polygon);
    const auto addRing = [&](const geometry::Ring& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            m_corners.push_back(ring[i]);
            m_edges.push_back({ring[i], ring[(i + 1) % ring.size()], &m_polygons.back()});
        }
    };
    addRing(polygon.outline());
    std::ranges::for_each(polygon.holes(), addRing);
}

void SnapField::addWall(const geometry::Wall& wall) {
    const auto& points = wall.vertices();
    for (std::size_t i = 0; i < points.size(); ++i) {
        m_corners.push_back(points[i]);
        if (i + 1 < points.size()) {
            m_edges.push_back({points[i], points[i + 1]});
        }
    }
}

std::optional<SnapTarget> SnapField::cornerNear(QPointF place, double reach) const {
    std::optional<SnapTarget> best;
    double nearest = reach;
    for (const Point& corner : m_corners) {
        if (const double distance = lengthOf(app::toInches(corner) - place); distance <= nearest) {
            best = SnapTarget{SnapKind::Corner, corner, reach};
            nearest = distance;
        }
    }
    return best;
}

Point SnapField::onEdge(const Edge& edge, QPointF place, std::optional<Point> from) const {
    const bool level = edge.a.y == edge.b.y;
    const bool upright = edge.a.x == edge.b.x;
    Point found = fromInches(nearestOn(app::toInches(edge.a), app::toInches(edge.b), place));
    if (level || upright) {
        // Along such an edge the grid still counts; both are exact.
        const Point grid = onGrid(found, m_choice.step);
        Point tidy = level ? Point{m_choice.grid ? grid.x : found.x, edge.a.y}
                           : Point{edge.a.x, m_choice.grid ? grid.y : found.y};
        if (!geometry::isOnSegment(edge.a, edge.b, tidy)) {
            tidy = level ? Point{found.x, edge.a.y} : Point{edge.a.x, found.y};
        }
        return tidy;
    }
    // Rounding may miss an oblique edge by a nanometer, and light would pass there: rather a hair beyond it than short
    // of it.
    const auto isSealed = [&](Point p) {
        return geometry::orientation(edge.a, edge.b, p) == 0 ||
               (from && geometry::segmentsMeet(*from, p, edge.a, edge.b)) ||
               (!from && edge.piece && edge.piece->contains(p));
    };
    for (const int around : {0, 1, 2}) {
        for (int dx = -around; dx <= around; ++dx) {
            for (int dy = -around; dy <= around; ++dy) {
                const Point p = found + Vector{Length::fromNanometers(dx), Length::fromNanometers(dy)};
                if (isSealed(p)) {
                    return p;
                }
            }
        }
    }
    return found;
}

std::optional<SnapTarget> SnapField::edgeNear(QPointF place, double reach, std::optional<Point> from) const {
    const Edge* best = nullptr;
    double nearest = reach;
    for (const Edge& edge : m_edges) {
        const double distance = lengthOf(nearestOn(app::toInches(edge.a), app::toInches(edge.b), place) - place);
        if (distance <= nearest && (!best || distance < nearest)) {
            best = &edge;
            nearest = distance;
        }
    }
    if (!best) {
        return {};
    }
    return SnapTarget{SnapKind::Edge, onEdge(*best, place, from), reach,
                      QLineF{app::toInches(best->a), app::toInches(best->b)}};
}

SnappedPoint SnapField::pointAt(QPointF place, PaintScale scale, std::optional<Point> from, bool onlyAngles) const {
    const auto angle = [&](double reach) {
        const Point end = onAngle(*from, place, m_choice.grid ? m_choice.step : Length{});
        return SnapTarget{SnapKind::Angle, end, reach, QLineF{app::toInches(*from), app::toInches(end)}};
    };
    if (onlyAngles && from) {
        const SnapTarget target = angle(0.0);
        return {target.point, target};
    }
    if (m_choice.corners) {
        if (const auto target = cornerNear(place, scale.inches(kCornerReach))) {
            return {target->point, target};
        }
    }
    if (m_choice.edges) {
        if (const auto target = edgeNear(place, scale.inches(kEdgeReach), from)) {
            return {target->point, target};
        }
    }
    if (m_choice.grid) {
        const Point grid = onGrid(fromInches(place), m_choice.step);
        return {grid, SnapTarget{SnapKind::Grid, grid}};
    }
    if (m_choice.angles && from) {
        const SnapTarget target = angle(scale.inches(kAngleReach));
        const bool isNear = lengthOf(app::toInches(target.point) - place) <= target.reach;
        if (isNear && target.point != *from) {
            return {target.point, target};
        }
    }
    return {fromInches(place), {}};
}

std::optional<SnappedMove> SnapField::contactOf(const geometry::PlacedFootprint& base, Vector by, double reach) const {
    geometry::PlacedFootprint moved = base;
    moved.position = base.position + by;
    const QPointF center = app::toInches(moved.position);
    const double size = halfDiagonal(moved);
    std::optional<SnappedMove> best;
    double nearest = reach;
    const auto consider = [&](const std::optional<Vector>& shift, const SnapTarget& target) {
        if (shift && lengthOf(toInches(*shift)) <= nearest) {
            nearest = lengthOf(toInches(*shift));
            best = SnappedMove{{by.x + shift->x, by.y + shift->y}, target};
        }
    };
    const auto directed = [](QPointF way) { return way / std::max(1e-12, lengthOf(way)); };
    for (const geometry::PlacedFootprint& other : m_bases) {
        const QPointF way = app::toInches(other.position) - center;
        if (lengthOf(way) > size + halfDiagonal(other) + reach || lengthOf(way) < 1e-9) {
            continue;
        }
        const geometry::Nearest gap = geometry::nearestPoints(moved, other);
        const bool apart = gap.gap > Length::fromNanometers(1000);
        const QPointF direction = directed(apart ? app::toInches(gap.onSecond) - app::toInches(gap.onFirst) : way);
        const auto shift =
            shiftToContact(moved, direction, reach, [&](const auto& p) { return geometry::overlapOrTouch(p, other); });
        consider(shift, SnapTarget{SnapKind::Base, gap.onSecond, reach, {}, other});
    }
    for (const Edge& edge : m_edges) {
        const QPointF foot = nearestOn(app::toInches(edge.a), app::toInches(edge.b), center);
        const double distance = lengthOf(foot - center);
        if (distance > size + reach || distance < 1e-6) {
            continue;
        }
        const std::vector<Point> ends{edge.a, edge.b};
        const auto wall = geometry::Wall::fromVertices(ends);
        if (wall) {
            const auto shift = shiftToContact(moved, directed(foot - center), reach,
                                              [&](const auto& p) { return geometry::touches(p, *wall); });
            consider(shift, SnapTarget{SnapKind::Base, fromInches(foot), reach,
                                       QLineF{app::toInches(edge.a), app::toInches(edge.b)}});
        }
    }
    return best;
}

bool SnapField::fits(const std::vector<geometry::PlacedFootprint>& bases, Vector by) const {
    const auto standsIn = [&](geometry::PlacedFootprint base, const geometry::PlacedFootprint& standing) {
        // Those that just touch are apart after the smallest step away.
        const QPointF away = app::toInches(base.position + by) - app::toInches(standing.position);
        const double length = lengthOf(away);
        base.position = length > 0.0 ? fromInches(app::toInches(base.position + by) + away * (kJustTouching / length))
                                     : base.position + by;
        return geometry::overlapOrTouch(base, standing);
    };
    return std::ranges::none_of(bases, [&](const auto& base) {
        return std::ranges::any_of(m_bases, [&](const auto& standing) { return standsIn(base, standing); });
    });
}

SnappedMove SnapField::toCells(const geometry::PlacedFootprint& base, Vector by) const {
    if (m_hexes) {
        const Point center = m_hexes->centerOf(m_hexes->hexOf(base.position + by));
        return {center - base.position, SnapTarget{SnapKind::Grid, center}};
    }
    scenarios::Model model;
    model.base = base.footprint;
    // The upper left corner of the squares that the judge gives the model goes to a corner of the lattice.
    const Length half = Length::fromNanometers((*m_square * scenarios::cellsAlong(model, *m_square)).nanometers() / 2);
    const Vector toCenter{half, half};
    const Point center = onGrid(base.position + by - toCenter, *m_square) + toCenter;
    return {center - base.position, SnapTarget{SnapKind::Grid, center}};
}

SnappedMove SnapField::snappedMove(const SnapHandles& moved, Vector by, PaintScale scale, bool onlyAngles) const {
    if (onlyAngles) {
        const Point end = onAngle({}, toInches(by), m_choice.grid ? m_choice.step : Length{});
        const Point start = !moved.corners.empty() ? moved.corners.front()
                            : !moved.bases.empty() ? moved.bases.front().position
                                                   : Point{};
        const Point goal = start + (end - Point{});
        return {end - Point{},
                SnapTarget{SnapKind::Angle, goal, 0.0, QLineF{app::toInches(start), app::toInches(goal)}}};
    }
    std::optional<SnappedMove> best;
    double nearest = std::numeric_limits<double>::infinity();
    const auto consider = [&](Vector shift, const SnapTarget& target) {
        if (const double length = lengthOf(toInches(shift)); length < nearest) {
            nearest = length;
            best = SnappedMove{{by.x + shift.x, by.y + shift.y}, target};
        }
    };
    if (m_choice.corners) {
        for (const Point& corner : moved.corners) {
            if (const auto target = cornerNear(app::toInches(corner + by), scale.inches(kCornerReach))) {
                consider(target->point - (corner + by), *target);
            }
        }
    }
    if (!best && m_choice.edges) {
        const double reach = scale.inches(kEdgeReach);
        for (const Point& corner : moved.corners) {
            if (const auto target = edgeNear(app::toInches(corner + by), reach, {})) {
                consider(target->point - (corner + by), *target);
            }
        }
        for (const QLineF& edge : moved.edges) {
            const QLineF shifted = edge.translated(toInches(by));
            for (const Point& corner : m_corners) {
                const QPointF foot = nearestOn(shifted.p1(), shifted.p2(), app::toInches(corner));
                if (lengthOf(app::toInches(corner) - foot) <= reach) {
                    consider(corner - fromInches(foot), SnapTarget{SnapKind::Corner, corner, reach});
                }
            }
        }
    }
    if (!best && (m_square || m_hexes) && !moved.bases.empty()) {
        return toCells(moved.bases.front(), by);
    }
    if (!best && m_choice.bases) {
        for (const auto& base : moved.bases) {
            if (const auto contact = contactOf(base, by, scale.inches(kBaseReach));
                contact && fits(moved.bases, contact->by)) {
                consider({contact->by.x - by.x, contact->by.y - by.y}, *contact->target);
            }
        }
    }
    if (!best && m_choice.grid && !moved.corners.empty()) {
        const Point corner = moved.corners.front();
        const Point grid = onGrid(corner + by, m_choice.step);
        return {grid - corner, SnapTarget{SnapKind::Grid, grid}};
    }
    return best.value_or(SnappedMove{by, {}});
}

void paintSnapTarget(QPainter& painter, const SnapTarget& target, const Theme& theme, PaintScale scale) {
    const QPointF point = toInches(target.point);
    const QColor veil = faded(theme.preview, 0.18);
    const auto band = [&](const QLineF& line) {
        QPen pen{veil, 2 * target.reach};
        pen.setCapStyle(Qt::RoundCap);
        painter.setPen(pen);
        painter.drawLine(line);
        painter.setPen(penOf(theme.preview, 1.5, scale));
        painter.drawLine(line);
    };
    painter.save();
    painter.setBrush(Qt::NoBrush);
    const double small = scale.inches(4.0);
    switch (target.kind) {
    case SnapKind::Corner: {
        painter.setPen(penOf(theme.preview, 1.5, scale));
        painter.setBrush(veil);
        painter.drawEllipse(point, target.reach, target.reach);
        painter.setBrush(theme.labelFill);
        painter.drawRect(QRectF{point - QPointF{small, small}, QSizeF{2 * small, 2 * small}});
        break;
    }
    case SnapKind::Edge: {
        band(*target.along);
        painter.setBrush(theme.labelFill);
        const QPointF diamond[]{point + QPointF{0, -small}, point + QPointF{small, 0}, point + QPointF{0, small},
                                point - QPointF{small, 0}};
        painter.drawPolygon(diamond, 4);
        break;
    }
    case SnapKind::Angle: {
        painter.setPen(penOf(theme.preview, 1.0, scale, {2, 4}));
        QLineF ray = *target.along;
        ray.setLength(ray.length() + scale.inches(40));
        painter.drawLine(ray);
        painter.setPen(penOf(theme.preview, 1.5, scale));
        painter.drawArc(QRectF{ray.p1() - 4 * QPointF{small, small}, QSizeF{8 * small, 8 * small}}, 0,
                        static_cast<int>(std::lround((ray.angle() > 180 ? ray.angle() - 360 : ray.angle()) * 16)));
        break;
    }
    case SnapKind::Grid:
        painter.setPen(penOf(theme.preview, 1.2, scale));
        painter.drawLine(point - QPointF{small, 0}, point + QPointF{small, 0});
        painter.drawLine(point - QPointF{0, small}, point + QPointF{0, small});
        break;
    case SnapKind::Base:
        if (target.along) {
            band(*target.along);
        }
        if (target.base) {
            painter.setPen(penOf(theme.preview, 2.0, scale));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(pathOf(*target.base, target.reach));
            painter.setPen(QPen{veil, target.reach});
            painter.drawPath(pathOf(*target.base, target.reach / 2));
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.preview);
        painter.drawEllipse(point, small, small);
        break;
    }
    painter.restore();
}

} // namespace sightline::app
