#include "tests/support/board_changes.h"

#include <algorithm>
#include <iterator>

namespace sightline::testsupport {

using namespace sightline::geometry;

SightBoard withPointsChanged(const SightBoard& board,
                             const std::function<Point(Point)>& move,
                             const std::function<Angle(Angle)>& turn) {
    const auto moveRing = [&](std::span<const Point> points) {
        Ring ring;
        std::transform(points.begin(), points.end(), std::back_inserter(ring), move);
        return ring;
    };
    SightBoard result;
    result.name = board.name;
    for (const Blocker& blocker : board.blockers) {
        if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
            result.blockers.push_back(
                {Wall::fromVertices(moveRing(wall->vertices())).value(), blocker.elevation, blocker.height});
        } else {
            const auto& polygon = std::get<Polygon>(blocker.outline);
            std::vector<Ring> holes;
            std::transform(polygon.holes().begin(), polygon.holes().end(), std::back_inserter(holes), moveRing);
            result.blockers.push_back(
                {Polygon::fromVertices(moveRing(polygon.outline()), holes).value(), blocker.elevation, blocker.height});
        }
    }
    for (const PlacedFootprint& base : board.bases) {
        result.bases.push_back({base.footprint, move(base.position), turn(base.facing)});
    }
    return result;
}

SightBoard movedBoard(const SightBoard& board, Vector by) {
    return withPointsChanged(
        board, [&](Point p) { return p + by; }, [](Angle facing) { return facing; });
}

} // namespace sightline::testsupport
