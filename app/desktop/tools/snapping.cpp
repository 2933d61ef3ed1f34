#include "app/desktop/tools/snapping.h"

#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/move_gesture.h"

#include <algorithm>
#include <cmath>

namespace sightline::app {

bool snaps(const TableState& state, const PointerEvent& event) {
    return state.isSnapping() && !(event.modifiers & Qt::AltModifier);
}

geometry::Point onSnapGrid(geometry::Point p) {
    const auto snap = [](geometry::Length length) {
        return geometry::Length::fromInches(std::round(length.inches() / kSnapInches) * kSnapInches);
    };
    return {snap(p.x), snap(p.y)};
}

std::optional<geometry::Point> cornerNear(const scenarios::Scenario& scenario, QPointF place, double reach) {
    std::optional<geometry::Point> best;
    double bestDistance = reach;
    const auto consider = [&](const geometry::Point& corner) {
        const QPointF off = toInches(corner) - place;
        if (const double distance = std::hypot(off.x(), off.y()); distance <= bestDistance) {
            best = corner;
            bestDistance = distance;
        }
    };
    for (const scenarios::Piece& piece : scenario.terrain) {
        if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
            std::ranges::for_each(wall->vertices(), consider);
        } else {
            std::ranges::for_each(std::get<geometry::Polygon>(piece.outline).outline(), consider);
        }
    }
    return best;
}

} // namespace sightline::app
