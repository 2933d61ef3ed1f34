#include "scenarios/edits/motions.h"

#include "scenarios/edits/tape_lines.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sightline::scenarios {

using geometry::Angle;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using geometry::Vector;
using geometry::Wall;

namespace {

std::vector<Point> placed(const std::vector<Point>& points, const Motion& motion) {
    std::vector<Point> result;
    result.reserve(points.size());
    std::ranges::transform(points, std::back_inserter(result), motion.place);
    return result;
}

bool carry(Wall& wall, const Motion& motion) {
    auto moved = Wall::fromVertices(placed(wall.vertices(), motion));
    if (moved) {
        wall = std::move(*moved);
    }
    return moved.has_value();
}

/// A hull is mirrored about its facing; all other bases are symmetric.
bool mirror(geometry::Footprint& base) {
    const auto* hull = std::get_if<geometry::HullOutline>(&base.shape());
    if (hull == nullptr) {
        return true;
    }
    Ring outline = hull->outline.outline();
    std::ranges::for_each(outline, [](Point& corner) { corner.y = -corner.y; });
    auto mirrored = geometry::Footprint::hull(outline);
    if (mirrored) {
        base = std::move(*mirrored);
    }
    return mirrored.has_value();
}

/// The points keep their order, so the sides change places.
void mirror(std::optional<WallSide>& blocksFrom) {
    if (blocksFrom) {
        blocksFrom = *blocksFrom == WallSide::Left ? WallSide::Right : WallSide::Left;
    }
}

/// Marks printed on the base are mirrored about its facing, like the base.
void mirrorPrints(Model& model) {
    if (model.arc) {
        model.arc->turn = Angle{} - model.arc->turn;
    }
    if (model.dot) {
        model.dot->y = -model.dot->y;
    }
    for (Weapon& weapon : model.weapons) {
        if (weapon.arc) {
            weapon.arc->turn = Angle{} - weapon.arc->turn;
        }
    }
}

} // namespace

bool isInRange(Length value) { return -geometry::kLargestCoordinate <= value && value <= geometry::kLargestCoordinate; }
bool isInRange(Point p) { return isInRange(p.x) && isInRange(p.y); }

std::optional<Motion> moving(Vector by) {
    if (!isInRange(by.x) || !isInRange(by.y)) {
        return {};
    }
    return Motion{[by](Point p) { return p + by; }, {}};
}

Motion turning(Point about, Angle by) {
    const double cosine = by.cosine();
    const double sine = by.sine();
    return {[=](Point p) {
                const auto x = static_cast<double>((p.x - about.x).nanometers());
                const auto y = static_cast<double>((p.y - about.y).nanometers());
                return about + Vector{Length::fromNanometers(std::llround(x * cosine - y * sine)),
                                      Length::fromNanometers(std::llround(x * sine + y * cosine))};
            },
            by};
}

Motion mirroring(Length axis) {
    return {[axis](Point p) { return Point{axis + axis - p.x, p.y}; }, {}, true};
}

bool carry(Polygon& polygon, const Motion& motion) {
    std::vector<Ring> holes;
    for (const Ring& hole : polygon.holes()) {
        holes.push_back(placed(hole, motion));
    }
    auto moved = Polygon::fromVertices(placed(polygon.outline(), motion), holes);
    if (moved) {
        polygon = std::move(*moved);
    }
    return moved.has_value();
}

bool carry(Piece& piece, const Motion& motion) {
    const auto before = outlineCorners(piece);
    const std::vector<Point> corners(before.begin(), before.end());
    if (!std::visit([&](auto& outline) { return carry(outline, motion); }, piece.outline)) {
        return false;
    }
    if (motion.mirrors) {
        followCorners(piece, corners, motion.place);
        mirror(piece.blocksFrom);
        std::ranges::for_each(piece.walls, [](PieceWall& wall) { mirror(wall.blocksFrom); });
    }
    return std::ranges::all_of(piece.walls, [&](PieceWall& wall) { return carry(wall.polyline, motion); });
}

bool carry(Zone& zone, const Motion& motion) { return carry(zone.polygon, motion); }

bool carry(Model& model, const Motion& motion) {
    model.position = motion.place(model.position);
    if (motion.mirrors) {
        model.facing = Angle::fromDegrees(180) - model.facing;
        mirrorPrints(model);
    }
    model.facing = model.facing + motion.turn;
    const auto mirrorShapes = [&] {
        return mirror(model.base) && (!model.body || (mirror(model.body->smallest) && mirror(model.body->largest)));
    };
    return isInRange(model.position) && (!motion.mirrors || mirrorShapes());
}

bool carry(Objective& objective, const Motion& motion) {
    objective.position = motion.place(objective.position);
    return isInRange(objective.position);
}

bool carry(Label& label, const Motion& motion) {
    label.position = motion.place(label.position);
    // Mirrored text would be unreadable, so only its direction is mirrored.
    label.turn = (motion.mirrors ? Angle{} - label.turn : label.turn) + motion.turn;
    return isInRange(label.position);
}

} // namespace sightline::scenarios
