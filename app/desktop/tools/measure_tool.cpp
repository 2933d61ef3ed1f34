#include "app/desktop/tools/measure_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/painting/shapes.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/text/number_text.h"
#include "geometry/distance.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace sightline::app {

QString MeasureTool::hint() const { return tr("Drag to measure. From model to model it measures base to base."); }

MeasureTool::End MeasureTool::endAt(const PointerEvent& event) const {
    return {event.position, scene().modelAt(event.position)};
}

std::optional<MeasureTool::Measure> MeasureTool::measure() const {
    if (!m_from || !m_to) {
        return {};
    }
    const scenarios::Scenario& scenario = document().scenario();
    const scenarios::Model* first = m_from->model ? scenario.model(*m_from->model) : nullptr;
    const scenarios::Model* second = m_to->model ? scenario.model(*m_to->model) : nullptr;
    if (first && second && first != second) {
        const geometry::Nearest nearest = geometry::nearestPoints(first->placed(), second->placed());
        return Measure{nearest.onFirst, nearest.onSecond, nearest.gap};
    }
    const QPointF way = m_to->place - m_from->place;
    return Measure{fromInches(m_from->place), fromInches(m_to->place), geometry::Length::fromInches(std::hypot(way.x(), way.y()))};
}

void MeasureTool::press(const PointerEvent& event) {
    m_from = endAt(event);
    m_to.reset();
    m_dragging = true;
    emit previewChanged();
}

void MeasureTool::move(const PointerEvent& event) {
    if (!m_dragging) {
        return;
    }
    m_to = endAt(event);
    emit statusText(inchesText(measure()->length));
    emit previewChanged();
}

void MeasureTool::release(const PointerEvent&) { m_dragging = false; }

bool MeasureTool::keyPress(QKeyEvent& event, PaintScale) { return event.key() == Qt::Key_Escape && cancel(); }

bool MeasureTool::cancel() {
    const bool hadTape = m_from.has_value();
    m_from.reset();
    m_to.reset();
    m_dragging = false;
    if (hadTape) {
        emit previewChanged();
    }
    return hadTape;
}

void MeasureTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    const auto tape = measure();
    if (!tape) {
        return;
    }
    const QPointF from = toInches(tape->from);
    const QPointF to = toInches(tape->to);
    painter.setPen(penOf(theme.ground, 5.0, scale));
    painter.drawLine(from, to);
    painter.setPen(penOf(theme.preview, 2.0, scale));
    painter.drawLine(from, to);
    for (const QPointF& end : {from, to}) {
        painter.setBrush(theme.preview);
        painter.drawEllipse(end, scale.inches(3), scale.inches(3));
    }
    painter.setBrush(Qt::NoBrush);
    const QString text = inchesText(tape->length);
    paintInPixels(painter, (from + to) / 2, scale, [&](QPainter& pixels) {
        QFont font = pixels.font();
        font.setPixelSize(14);
        font.setBold(true);
        const QFontMetricsF metrics{font};
        const double width = metrics.horizontalAdvance(text) + 14;
        // Beside the tape, above it for a level one.
        const QPointF way = to - from;
        const double length = std::max(1e-9, std::hypot(way.x(), way.y()));
        const QPointF aside = way.x() >= 0 ? QPointF{way.y(), -way.x()} / length : QPointF{-way.y(), way.x()} / length;
        const QPointF centre = aside * (std::abs(aside.x()) * width / 2 + 22);
        const QRectF box{centre.x() - width / 2, centre.y() - 12, width, 24};
        pixels.setFont(font);
        pixels.setPen(QPen{theme.preview, 1.2});
        pixels.setBrush(theme.labelFill);
        pixels.drawRoundedRect(box, 5, 5);
        pixels.setPen(theme.text);
        pixels.drawText(box, Qt::AlignCenter, text);
    });
}

} // namespace sightline::app
