#include "app/shared/painting/fog_painter.h"

#include "app/shared/painting/shapes.h"
#include "scenarios/model/vision_grid.h"

#include <QPainter>

#include <map>
#include <utility>

namespace sightline::app {

namespace {

using geometry::CellSet;
using scenarios::Scenario;

void fill(QPainter& painter, const std::vector<QRectF>& rectangles, const QBrush& brush) {
    for (const QRectF& rectangle : rectangles) {
        painter.fillRect(rectangle, brush);
    }
}

void hatch(QPainter& painter,
           const std::vector<QRectF>& rectangles,
           const QColor& color,
           Qt::BrushStyle pattern,
           PaintScale scale) {
    QBrush brush{color, pattern};
    brush.setTransform(QTransform::fromScale(scale.inches(1.0), scale.inches(1.0)));
    fill(painter, rectangles, brush);
}

} // namespace

std::vector<QRectF> cellRectangles(const CellSet& cells, double cell, const QRectF& table) {
    struct Block {
        int firstRow = 0;
        int lastRow = 0;
    };
    using Run = std::pair<int, int>;
    std::map<Run, Block> open;
    std::vector<QRectF> rectangles;
    const auto close = [&](const Run& run, const Block& block) {
        const QRectF all{QPointF{run.first * cell, block.firstRow * cell},
                         QPointF{(run.second + 1) * cell, (block.lastRow + 1) * cell}};
        rectangles.push_back(all.intersected(table));
    };
    for (int row = 0; row < cells.rows(); ++row) {
        std::map<Run, Block> next;
        for (int column = 0; column < cells.columns(); ++column) {
            if (!cells.contains({column, row})) {
                continue;
            }
            Run run{column, column};
            while (cells.contains({run.second + 1, row})) {
                ++run.second;
            }
            column = run.second;
            const auto above = open.find(run);
            next[run] = {above == open.end() ? row : above->second.firstRow, row};
            if (above != open.end()) {
                open.erase(above);
            }
        }
        for (const auto& [run, block] : open) {
            close(run, block);
        }
        open = std::move(next);
    }
    for (const auto& [run, block] : open) {
        close(run, block);
    }
    return rectangles;
}

FogPicture fogPictureOf(const Scenario& scenario, const scenarios::PlayerId& side) {
    FogPicture fog;
    if (!scenario.vision || !scenario.vision->enabled || scenario.vision->profile.showsEverything) {
        return fog;
    }
    fog.table = {0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
    const auto grid = scenarios::gridOf(scenario.table, scenario.vision->profile);
    const scenarios::VisionSide* of = scenario.vision->side(side);
    const auto fits = [&](const CellSet& cells) {
        return cells.columns() == grid->columns() && cells.rows() == grid->rows();
    };
    if (!grid || of == nullptr || !fits(of->knows.explored) || !fits(of->knows.visible)) {
        fog.unexplored.push_back(fog.table);
        return fog;
    }
    const double cell = scenario.vision->profile.cell.inches();
    CellSet outline = fits(of->knows.outline) ? of->knows.outline : grid->noCells();
    outline -= of->knows.visible;
    CellSet unexplored = grid->noCells();
    unexplored.fill();
    unexplored -= of->knows.visible;
    unexplored -= of->knows.explored;
    unexplored -= outline;
    CellSet shrouded = of->knows.explored;
    shrouded -= of->knows.visible;
    shrouded -= outline;
    fog.unexplored = cellRectangles(unexplored, cell, fog.table);
    fog.shrouded = cellRectangles(shrouded, cell, fog.table);
    fog.outlined = cellRectangles(outline, cell, fog.table);
    if (scenario.vision->profile.mode == scenarios::FogMode::Grid) {
        fog.isBlank = true;
        fog.elements.emplace();
        for (const scenarios::Piece& piece : scenario.terrain) {
            *fog.elements |= pathOf(piece);
        }
    }
    return fog;
}

void paintFog(QPainter& painter, const FogPicture& fog, const Theme& theme, PaintScale scale) {
    if (fog.isEmpty()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    fill(painter, fog.unexplored, QColor{0, 0, 0, fog.isBlank ? kBlankAlpha : kUnexploredAlpha});
    if (fog.elements) {
        QPainterPath ground;
        ground.addRect(fog.table);
        const auto shade = [&](const QPainterPath& where, int alpha) {
            painter.save();
            painter.setClipPath(where, Qt::IntersectClip);
            fill(painter, fog.shrouded, QColor{0, 0, 0, alpha});
            painter.restore();
        };
        shade(*fog.elements, kDarkElementAlpha);
        shade(ground - *fog.elements, kDarkGroundAlpha);
    } else {
        fill(painter, fog.shrouded, QColor{0, 0, 0, kShroudedAlpha});
    }
    fill(painter, fog.outlined, QColor{0, 0, 0, kShroudedAlpha});
    hatch(painter, fog.outlined, theme.isDark ? theme.text : theme.surround, Qt::BDiagPattern, scale);
    if (theme.ground.lightness() == 0) { // black shows nothing there
        hatch(painter, fog.unexplored, theme.textQuiet, Qt::DiagCrossPattern, scale);
        hatch(painter, fog.shrouded, theme.textQuiet, Qt::Dense6Pattern, scale);
    }
    painter.restore();
}

} // namespace sightline::app
