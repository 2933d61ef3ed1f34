#include "tests/support/board_parts.h"

#include <cmath>
#include <numbers>
#include <optional>

namespace sightline::testsupport {

using namespace sightline::geometry;

Ring placedRing(const Sketch& sketch, double x, double y, double radians) {
    Ring ring;
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    for (const auto& [px, py] : sketch) {
        ring.push_back(pointFromInches(x + px * cosine - py * sine, y + px * sine + py * cosine));
    }
    return ring;
}

std::optional<Blocker> polygonBlocker(const Ring& outline, std::span<const Ring> holes) {
    auto polygon = Polygon::fromVertices(outline, holes);
    return polygon ? std::optional{Blocker{std::move(*polygon), {}, {}}} : std::nullopt;
}

void addPolygon(SightBoard& board, const Ring& outline, std::span<const Ring> holes) {
    if (auto blocker = polygonBlocker(outline, holes)) {
        board.blockers.push_back(std::move(*blocker));
    }
}

void addWall(SightBoard& board, const Ring& vertices) {
    if (auto wall = Wall::fromVertices(vertices)) {
        board.blockers.push_back({std::move(*wall), {}, {}});
    }
}

void addBox(SightBoard& board, double left, double top, double right, double bottom) {
    addPolygon(board, placedRing({{left, top}, {right, top}, {right, bottom}, {left, bottom}}, 0, 0, 0));
}

Sketch box(double width, double height) {
    return {{-width / 2, -height / 2}, {width / 2, -height / 2}, {width / 2, height / 2}, {-width / 2, height / 2}};
}

Sketch ruinL(double width, double height, double thickness) {
    return {{0, 0}, {width, 0}, {width, thickness}, {thickness, thickness}, {thickness, height}, {0, height}};
}

Sketch ruinU(double width, double height, double thickness) {
    return {{-width / 2, -height / 2},
            {width / 2, -height / 2},
            {width / 2, height / 2},
            {width / 2 - thickness, height / 2},
            {width / 2 - thickness, thickness - height / 2},
            {thickness - width / 2, thickness - height / 2},
            {thickness - width / 2, height / 2},
            {-width / 2, height / 2}};
}

Sketch star(Random& random) {
    const int corners = 3 + random.below(7);
    Sketch sketch;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * (i + random.between(0.05, 0.95)) / corners;
        const double reach = random.between(0.6, 3.2);
        sketch.push_back({reach * std::cos(angle), reach * std::sin(angle)});
    }
    return sketch;
}

Length mm(double count) { return Length::fromMillimeters(count); }

PlacedFootprint roundAt(double diameter, double x, double y) {
    return {Footprint::round(mm(diameter)).value(), pointFromInches(x, y), {}};
}

void addRandomPiece(SightBoard& board, Random& random, double x, double y) {
    const double turn = random.between(0, 2 * std::numbers::pi);
    switch (random.below(7)) {
    case 0: addPolygon(board, placedRing(box(random.between(1, 6), random.between(1, 4)), x, y, turn)); return;
    case 1:
        addPolygon(board,
                   placedRing(ruinL(random.between(3, 7), random.between(3, 7), random.between(0.1, 0.6)), x, y, turn));
        return;
    case 2:
        addPolygon(board,
                   placedRing(ruinU(random.between(3, 6), random.between(3, 6), random.between(0.1, 0.6)), x, y, turn));
        return;
    case 3: addPolygon(board, placedRing(star(random), x, y, turn)); return;
    case 4: {
        const double width = random.between(2, 6);
        const double height = random.between(2, 6);
        const std::vector<Ring> holes{placedRing(box(width - 0.5, height - 0.5), x, y, turn)};
        addPolygon(board, placedRing(box(width, height), x, y, turn), holes);
        return;
    }
    default: {
        Sketch walk{{0, 0}};
        for (int i = 1 + random.below(3); i > 0; --i) {
            walk.push_back({walk.back()[0] + random.between(-3, 4), walk.back()[1] + random.between(-3, 3)});
        }
        addWall(board, placedRing(walk, x, y, turn));
    }
    }
}

} // namespace sightline::testsupport
