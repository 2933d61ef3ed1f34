#include "app/shared/painting/wall_ruling_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_line.h"
#include "scenarios/edits/overruling_edits.h"

#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sightline::app {

namespace {

/// Share of a wall's width that its core takes; the rest stays as its two edges.
constexpr double kRuledCore = 0.6;
/// Pixels an inch below which the marks would hide the walls.
constexpr double kMinMarkedScale = 6.0;

/// Returns the wall that the ruling is about; `blocks` is its own meaning. std::nullopt: it is not there.
std::optional<RuledWall> ownWall(const scenarios::Piece& piece, const scenarios::WallRuling& ruling) {
    if (!ruling.wall) {
        return RuledWall{piece.id, pathOf(piece), true, false};
    }
    const auto index = static_cast<std::size_t>(*ruling.wall);
    if (*ruling.wall < 0 || index >= piece.walls.size()) {
        return std::nullopt;
    }
    return RuledWall{piece.id, pathOf(piece.walls[index].polyline), piece.walls[index].blocksSight, false};
}

} // namespace

std::vector<RuledWall> ruledWallsOf(const scenarios::Scenario& scenario) {
    std::vector<RuledWall> walls;
    for (const scenarios::WallRuling& ruling : scenarios::wallRulingsInForce(scenario)) {
        const scenarios::Piece* piece = scenario.piece(ruling.piece);
        auto wall = piece ? ownWall(*piece, ruling) : std::nullopt;
        if (!wall) {
            continue;
        }
        wall->blocks = ruling.blocksSight.value_or(wall->blocks);
        wall->isForAll = !ruling.pair.has_value();
        const auto same = std::ranges::find_if(
            walls, [&](const RuledWall& other) { return other.piece == wall->piece && other.path == wall->path; });
        if (same == walls.end()) {
            walls.push_back(std::move(*wall));
        } else if (wall->isForAll) {
            *same = std::move(*wall);
        }
    }
    return walls;
}

void paintRuledWalls(QPainter& painter, std::span<const RuledWall> walls, const PaintOptions& options) {
    const Theme& theme = options.theme;
    const double core = kRuledCore * theme.wallWidth;
    for (const RuledWall& wall : walls) {
        const VerdictStyle& style = wall.blocks ? theme.overruledNotVisible : theme.overruledVisible;
        const QList<double> dots{2.0, 4.0};
        painter.strokePath(wall.path, penOf(theme.ground, core, options.scale));
        painter.strokePath(wall.path, penOf(style.color, core, options.scale, wall.isForAll ? style.dashes : dots));
        if (options.scale.pixelsPerInch >= kMinMarkedScale) {
            paintEndMark(painter, wall.path.pointAtPercent(0.5), {1.0, 0.0}, style, 1.0, options);
        }
    }
}

QRectF boxOf(std::span<const RuledWall> walls) {
    return std::accumulate(walls.begin(), walls.end(), QRectF{}, [](const QRectF& box, const RuledWall& wall) {
        // A straight wall has a box without area, which a union would leave out.
        const double slack = 0.01;
        return box.united(wall.path.boundingRect().adjusted(-slack, -slack, slack, slack));
    });
}

} // namespace sightline::app
