#include "app/desktop/scene/hit_test.h"

#include "app/shared/painting/ground_painter.h"
#include "app/shared/painting/shapes.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::app {

namespace {

using scenarios::AnyId;
using scenarios::Scenario;

double distanceToSegment(QPointF p, QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double square = QPointF::dotProduct(along, along);
    const double t = square > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / square, 0.0, 1.0) : 0.0;
    const QPointF off = p - (a + along * t);
    return std::hypot(off.x(), off.y());
}

bool isNear(const std::vector<geometry::Point>& chain, bool closed, QPointF place, double slack) {
    const std::size_t edges = closed ? chain.size() : chain.size() - 1;
    for (std::size_t i = 0; i < edges; ++i) {
        if (distanceToSegment(place, toInches(chain[i]), toInches(chain[(i + 1) % chain.size()])) <= slack) {
            return true;
        }
    }
    return false;
}

double distanceToOutline(const geometry::PlacedFootprint& placed, QPointF place) {
    const auto outline = geometry::outlineOf(placed);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < outline.size(); ++i) {
        least = std::min(least,
                         distanceToSegment(place, toInches(outline[i]), toInches(outline[(i + 1) % outline.size()])));
    }
    return least;
}

bool hits(const geometry::PlacedFootprint& placed, QPointF place, double slack) {
    const QPainterPath path = pathOf(placed, slack);
    return path.contains(place);
}

bool hits(const scenarios::Piece& piece, QPointF place, double slack) {
    const bool onOwnWall = std::ranges::any_of(piece.walls, [&](const scenarios::PieceWall& wall) {
        return isNear(wall.polyline.vertices(), false, place, slack);
    });
    if (onOwnWall) {
        return true;
    }
    if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
        return isNear(wall->vertices(), false, place, slack);
    }
    const auto& polygon = std::get<geometry::Polygon>(piece.outline);
    return polygon.contains(fromInches(place)) || isNear(polygon.outline(), true, place, slack);
}

/// Walls come before all footprints; of footprints the smallest lies in front.
double rankOf(const scenarios::Piece& piece) {
    return piece.isWall() ? -1.0 : std::get<geometry::Polygon>(piece.outline).areaSquareInches();
}

} // namespace

std::optional<scenarios::ModelId>
modelAt(const Scenario& scenario, QPointF place, double slack, const HitFilter& filter) {
    const geometry::Point point = fromInches(place);
    std::optional<scenarios::ModelId> nearest;
    double least = slack;
    for (auto model = scenario.models.rbegin(); model != scenario.models.rend(); ++model) {
        if (filter && !filter(model->id)) {
            continue;
        }
        if (hits(model->placed(), place, 0.0)) {
            return model->id; // one that truly holds the place goes before one that is only near
        }
        const geometry::Box box = geometry::boundsOf(model->placed());
        const double besideX = std::max((box.low.x - point.x).inches(), (point.x - box.high.x).inches());
        const double besideY = std::max((box.low.y - point.y).inches(), (point.y - box.high.y).inches());
        if (std::max(besideX, besideY) > least) {
            continue;
        }
        if (const double apart = distanceToOutline(model->placed(), place); apart <= least) {
            nearest = model->id;
            least = apart;
        }
    }
    return nearest;
}

std::optional<AnyId>
hitTest(const Scenario& scenario, QPointF place, double slack, const HitFilter& filter, double baseSlack) {
    const auto canHit = [&](const AnyId& id) { return !filter || filter(id); };
    if (const auto model = modelAt(scenario, place, std::max(slack, baseSlack), filter)) {
        return *model;
    }
    const auto label =
        std::find_if(scenario.labels.rbegin(), scenario.labels.rend(), [&](const scenarios::Label& element) {
            const QPointF middle = toInches(element.position);
            const QPointF upright = QTransform{}.rotate(-element.turn.degrees()).map(place - middle) + middle;
            return labelBox(element).adjusted(-slack, -slack, slack, slack).contains(upright) && canHit(element.id);
        });
    if (label != scenario.labels.rend()) {
        return label->id;
    }
    const auto objective =
        std::find_if(scenario.objectives.rbegin(), scenario.objectives.rend(), [&](const auto& element) {
            return hits(geometry::PlacedFootprint{element.base, element.position, {}}, place, slack) &&
                   canHit(element.id);
        });
    if (objective != scenario.objectives.rend()) {
        return objective->id;
    }
    const scenarios::Piece* best = nullptr;
    for (const scenarios::Piece& piece : scenario.terrain) {
        if (hits(piece, place, slack) && canHit(piece.id) && (!best || rankOf(piece) <= rankOf(*best))) {
            best = &piece;
        }
    }
    if (best) {
        return best->id;
    }
    const auto zone = std::find_if(scenario.zones.rbegin(), scenario.zones.rend(), [&](const scenarios::Zone& element) {
        return isNear(element.polygon.outline(), true, place, slack) && canHit(element.id);
    });
    if (zone != scenario.zones.rend()) {
        return zone->id;
    }
    return {};
}

std::vector<AnyId> elementsIn(const Scenario& scenario, const QRectF& box, const HitFilter& filter) {
    std::vector<AnyId> ids;
    for (const scenarios::Piece& piece : scenario.terrain) {
        if (box.contains(pathOf(piece).boundingRect())) {
            ids.emplace_back(piece.id);
        }
    }
    for (const scenarios::Objective& objective : scenario.objectives) {
        if (box.contains(pathOf(geometry::PlacedFootprint{objective.base, objective.position, {}}).boundingRect())) {
            ids.emplace_back(objective.id);
        }
    }
    for (const scenarios::Label& label : scenario.labels) {
        if (box.contains(toInches(label.position))) {
            ids.emplace_back(label.id);
        }
    }
    for (const scenarios::Model& model : scenario.models) {
        if (box.contains(pathOf(model.placed()).boundingRect())) {
            ids.emplace_back(model.id);
        }
    }
    if (filter) {
        std::erase_if(ids, [&](const AnyId& id) { return !filter(id); });
    }
    return ids;
}

QRectF boxAround(const Scenario& scenario, std::span<const AnyId> ids) {
    std::vector<AnyId> known;
    std::ranges::copy_if(ids, std::back_inserter(known), [&](const AnyId& id) { return scenarios::has(scenario, id); });
    return known.empty() ? QRectF{} : toRect(scenarios::boundsOf(scenario, known));
}

} // namespace sightline::app
