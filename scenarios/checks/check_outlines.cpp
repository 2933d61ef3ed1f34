#include "scenarios/checks/check_outlines.h"

#include "scenarios/checks/diagnostic_helpers.h"

#include <algorithm>

namespace sightline::scenarios {

using geometry::Box;
using geometry::Point;
using geometry::Polygon;
using geometry::Wall;

Box boxOf(const std::vector<Point>& points) {
    Box box{points.front(), points.front()};
    for (const Point p : points) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

std::vector<CheckedOutline> outlinesOf(const Piece& piece, std::size_t index) {
    const QString path = pathOf("terrain", index);
    std::vector<CheckedOutline> outlines;
    if (const auto* polygon = std::get_if<Polygon>(&piece.outline)) {
        outlines.push_back({index, path + QStringLiteral(".footprint"), polygon->outline(), true});
        for (std::size_t h = 0; h < polygon->holes().size(); ++h) {
            outlines.push_back({index, path + QStringLiteral(".holes[%1]").arg(h), polygon->holes()[h], true});
        }
    } else {
        outlines.push_back(
            {index, path + QStringLiteral(".polyline"), std::get<Wall>(piece.outline).vertices(), false});
    }
    for (std::size_t w = 0; w < piece.walls.size(); ++w) {
        outlines.push_back({index, path + QStringLiteral(".walls[%1].polyline").arg(w),
                            piece.walls[w].polyline.vertices(), false, true});
    }
    std::erase_if(outlines, [](const CheckedOutline& outline) { return outline.vertices.empty(); });
    return outlines;
}

} // namespace sightline::scenarios
