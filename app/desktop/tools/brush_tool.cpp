#include "app/desktop/tools/brush_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/painting/fog_painter.h"
#include "app/shared/painting/shapes.h"
#include "scenarios/model/vision_grid.h"
#include "scenarios/vision/vision_edits.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using scenarios::Scenario;

Scenario painted(const Scenario& scenario, const BrushChoice& choice, const geometry::CellSet& cells) {
    switch (choice.paint) {
    case BrushPaint::Reveal: return scenarios::withBrushed(scenario, choice.side, cells, scenarios::FogBrush::Reveal);
    case BrushPaint::Hide: return scenarios::withBrushed(scenario, choice.side, cells, scenarios::FogBrush::Hide);
    case BrushPaint::Clear: return scenarios::withBrushed(scenario, choice.side, cells, scenarios::FogBrush::Clear);
    case BrushPaint::Ground: return scenarios::withGroundPainted(scenario, choice.ground, cells);
    }
    return scenario;
}

} // namespace

void BrushTool::setChoice(const BrushChoice& choice) {
    BrushChoice next = choice;
    next.size = std::clamp(next.size, 1, kLargestBrush);
    if (next != m_choice) {
        m_choice = next;
        emit choiceChanged();
        emit previewChanged();
    }
}

QString BrushTool::hint() const {
    if (!grid()) {
        return tr("The fog brush needs fog of war: turn it on first.");
    }
    return tr("Drag over cells; [ and ] change the size, Escape gives a stroke up. By keys: P shows a pointer, the "
              "arrow keys move it, Enter dabs.");
}

std::optional<geometry::CellGrid> BrushTool::grid() const {
    const Scenario& scenario = document().scenario();
    if (!scenario.vision || !scenario.vision->enabled) {
        return {};
    }
    const auto grid = scenarios::gridOf(scenario.table, scenario.vision->profile);
    return grid ? std::optional{*grid} : std::nullopt;
}

void BrushTool::dab(QPointF place) {
    const auto cells = grid();
    if (!cells || !m_stroke) {
        return;
    }
    const double cell = cells->cellSize().inches();
    const double radius = m_choice.size / 2.0;
    // Of an even size the middle lies on a corner of cells, of an odd one in the middle of one.
    const auto centerPointOf = [&](double inches) {
        return m_choice.size % 2 == 1 ? std::floor(inches / cell) + 0.5 : std::round(inches / cell);
    };
    const double x = centerPointOf(place.x());
    const double y = centerPointOf(place.y());
    for (int row = static_cast<int>(std::floor(y - radius)); row <= static_cast<int>(y + radius); ++row) {
        for (int column = static_cast<int>(std::floor(x - radius)); column <= static_cast<int>(x + radius); ++column) {
            if (std::hypot(column + 0.5 - x, row + 0.5 - y) <= std::max(radius - 0.1, 0.1)) {
                m_stroke->insert({column, row});
            }
        }
    }
}

void BrushTool::press(const PointerEvent& event) {
    const auto cells = grid();
    if (event.button != Qt::LeftButton || !cells) {
        emit statusText(hint());
        return;
    }
    m_stroke = cells->noCells();
    m_at = event.position;
    dab(event.position);
    emit previewChanged();
}

void BrushTool::move(const PointerEvent& event) {
    if (m_stroke && m_at) {
        // A fast pointer leaves out what it passes.
        const QLineF way{*m_at, event.position};
        const auto cells = grid();
        const int steps =
            cells ? std::clamp(static_cast<int>(std::ceil(2 * way.length() / cells->cellSize().inches())), 1, 2000) : 1;
        for (int i = 1; i <= steps; ++i) {
            dab(way.pointAt(static_cast<double>(i) / steps));
        }
    }
    m_at = event.position;
    emit previewChanged();
}

void BrushTool::release(const PointerEvent&) {
    if (m_stroke) {
        commit();
    }
}

void BrushTool::commit() {
    const geometry::CellSet cells = *std::exchange(m_stroke, std::nullopt);
    emit previewChanged();
    if (cells.empty()) {
        return;
    }
    const auto text = [this] {
        switch (m_choice.paint) {
        case BrushPaint::Reveal: return tr("Reveal cells");
        case BrushPaint::Hide: return tr("Hide cells");
        case BrushPaint::Clear: return tr("Take the brush back");
        case BrushPaint::Ground:
            return m_choice.ground.isEmpty() ? tr("Take paint off the ground") : tr("Paint the ground");
        }
        return QString{};
    };
    document().edit(text(), painted(document().scenario(), m_choice, cells));
    emit statusText(tr("%1: %n cells", nullptr, cells.count()).arg(text()));
}

void BrushTool::leave() {
    if (!m_stroke) {
        m_at.reset();
        emit previewChanged();
    }
}

bool BrushTool::keyPress(QKeyEvent& event, PaintScale) {
    BrushChoice next = m_choice;
    switch (event.key()) {
    case Qt::Key_BracketLeft: --next.size; break;
    case Qt::Key_BracketRight: ++next.size; break;
    case Qt::Key_Escape: return cancel();
    default: return isBusy();
    }
    setChoice(next);
    emit statusText(tr("The brush is %n cells wide.", nullptr, m_choice.size));
    return true;
}

bool BrushTool::cancel() {
    if (!m_stroke) {
        return false;
    }
    m_stroke.reset();
    emit previewChanged();
    return true;
}

void BrushTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    const auto cells = grid();
    if (!cells) {
        return;
    }
    painter.save();
    const double cell = cells->cellSize().inches();
    if (m_stroke) {
        const Scenario& scenario = document().scenario();
        const QRectF table{0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
        QBrush hatch{theme.preview, m_choice.paint == BrushPaint::Hide ? Qt::Dense4Pattern : Qt::BDiagPattern};
        hatch.setTransform(QTransform::fromScale(scale.inches(1.0), scale.inches(1.0)));
        for (const QRectF& part : cellRectangles(*m_stroke, cell, table)) {
            painter.fillRect(part, faded(theme.preview, 0.25));
            painter.fillRect(part, hatch);
        }
    }
    if (m_at) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        const double radius = m_choice.size * cell / 2.0;
        for (const auto& [color, width] : {std::pair{theme.ground, 4.0}, std::pair{theme.preview, 1.6}}) {
            painter.setPen(penOf(color, width, scale));
            painter.drawEllipse(*m_at, radius, radius);
        }
    }
    painter.restore();
}

} // namespace sightline::app
