#include "app/desktop/tools/measure_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/move_gesture.h"
#include "app/desktop/tools/snapping.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/table_unit.h"
#include "geometry/shapes/distance.h"

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace sightline::app {

namespace {

using geometry::Length;

/// "12.25 in · 311.2 mm"
QString bothUnits(Length length) {
    return MeasureTool::tr("%1 · %2").arg(lengthText(length), tableUnit() == LengthUnit::Inches
                                                                  ? millimetersText(length.millimeters())
                                                                  : inchesText(length));
}

/// A place as a base of no size worth naming, so that the nearest point of the other base is found.
geometry::PlacedFootprint samplePoint(QPointF place) {
    return {*geometry::Footprint::round(Length::fromNanometers(2)), fromInches(place), {}};
}

void paintFigure(
    QPainter& painter, const QLineF& leg, const QString& text, bool isBold, const Theme& theme, PaintScale scale) {
    paintInPixels(painter, leg.center(), scale, [&](QPainter& pixels) {
        QFont font = pixels.font();
        font.setPixelSize(isBold ? 14 : 12);
        font.setBold(isBold);
        const QFontMetricsF metrics{font};
        const double width = metrics.horizontalAdvance(text) + 14;
        // Beside the tape, above it for a level one.
        const QPointF way = leg.p2() - leg.p1();
        const double length = std::max(1e-9, leg.length());
        const QPointF aside = way.x() >= 0 ? QPointF{way.y(), -way.x()} / length : QPointF{-way.y(), way.x()} / length;
        const QPointF center = aside * (std::abs(aside.x()) * width / 2 + 22);
        const QRectF box{center.x() - width / 2, center.y() - 12, width, 24};
        pixels.setFont(font);
        pixels.setPen(QPen{theme.preview, 1.2});
        pixels.setBrush(theme.labelFill);
        pixels.drawRoundedRect(box, 5, 5);
        pixels.setPen(theme.text);
        pixels.drawText(box, Qt::AlignCenter, text);
    });
}

} // namespace

QString MeasureTool::hint() const {
    return m_open ? tr("Click the next point. Double-click or press Enter to end the tape; Backspace removes the last "
                       "point, Esc clears the tape.")
                  : tr("Drag to measure, or click point by point. From a model, distances are measured from its base. "
                       "Esc clears the tape.");
}

MeasureTool::End MeasureTool::endAt(const PointerEvent& event) const {
    if (const auto model = scene().modelAt(event.position, scene().slack())) {
        return {event.position, model};
    }
    if (!snaps(state(), event.modifiers)) {
        return {event.position, {}};
    }
    SnapChoice corners = state().snapChoice();
    corners.grid = false; // a tape reads what is there
    return {toInches(SnapField{document().scenario(), corners}.pointAt(event.position, event.scale).point), {}};
}

MeasureTool::Measure MeasureTool::between(const End& from, const End& to) const {
    const scenarios::Scenario& scenario = document().scenario();
    const scenarios::Model* first = from.model ? scenario.model(*from.model) : nullptr;
    const scenarios::Model* second = to.model ? scenario.model(*to.model) : nullptr;
    if (first == second && first) {
        first = nullptr;
        second = nullptr;
    }
    if (!first && !second) {
        const QPointF way = to.place - from.place;
        return {fromInches(from.place), fromInches(to.place), Length::fromInches(std::hypot(way.x(), way.y()))};
    }
    const geometry::Nearest nearest = geometry::nearestPoints(first ? first->placed() : samplePoint(from.place),
                                                              second ? second->placed() : samplePoint(to.place));
    return {nearest.onFirst, nearest.onSecond, nearest.gap};
}

std::vector<MeasureTool::Measure> MeasureTool::legs() const {
    std::vector<End> ends = m_points;
    if (m_next) {
        ends.push_back(*m_next);
    }
    std::vector<Measure> legs;
    for (std::size_t i = 0; i + 1 < ends.size(); ++i) {
        legs.push_back(between(ends[i], ends[i + 1]));
    }
    return legs;
}

std::vector<geometry::Point> MeasureTool::places() const {
    std::vector<geometry::Point> places;
    for (const End& end : m_points) {
        const scenarios::Model* model = end.model ? document().scenario().model(*end.model) : nullptr;
        places.push_back(model ? model->position : fromInches(end.place));
    }
    return places;
}

std::optional<scenarios::ModelId> MeasureTool::beginsOn() const {
    return m_points.empty() ? std::nullopt : m_points.front().model;
}

Length MeasureTool::total() const {
    Length total;
    for (const Measure& leg : legs()) {
        total = total + leg.length;
    }
    return total;
}

std::optional<MeasureTool::Measure> MeasureTool::measure() const {
    const auto all = legs();
    return all.empty() ? std::nullopt : std::optional{all.back()};
}

void MeasureTool::speak() {
    const auto all = legs();
    if (all.size() == 1) {
        emit statusText(bothUnits(all.front().length));
    } else if (!all.empty()) {
        emit statusText(tr("Last segment %1, total %2").arg(lengthText(all.back().length), bothUnits(total())));
    }
    emit previewChanged();
}

void MeasureTool::press(const PointerEvent& event) {
    if (!m_open) {
        m_points.clear();
        m_open = true;
    }
    m_points.push_back(endAt(event));
    m_next.reset();
    m_pressedAt = event.position;
    emit previewChanged();
}

void MeasureTool::move(const PointerEvent& event) {
    if (m_open) {
        m_next = endAt(event);
        speak();
    }
}

void MeasureTool::release(const PointerEvent& event) {
    const bool dragged =
        m_pressedAt && QLineF{*m_pressedAt, event.position}.length() >= event.scale.inches(kDragThreshold);
    m_pressedAt.reset();
    if (!m_open || !dragged) {
        return;
    }
    // One drag is one leg and a whole tape; in the middle of a row of clicks it is one more point.
    m_points.push_back(endAt(event));
    if (m_points.size() == 2) {
        finish();
    } else {
        m_next.reset();
        speak();
    }
}

void MeasureTool::doubleClick(const PointerEvent&) {
    // The first click of the two has set the point.
    m_pressedAt.reset();
    if (m_open && m_points.size() > 1) {
        finish();
    }
}

void MeasureTool::finish() {
    m_open = false;
    m_next.reset();
    speak();
}

void MeasureTool::deactivate() {
    // The tape stays, without the end that follows the pointer.
    m_open = false;
    m_next.reset();
    m_pressedAt.reset();
    if (m_points.size() < 2) {
        m_points.clear();
    }
}

bool MeasureTool::keyPress(QKeyEvent& event, PaintScale) {
    switch (event.key()) {
    case Qt::Key_Escape: return cancel();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_open && m_points.size() > 1) {
            finish();
            return true;
        }
        if (!m_open && state().selection().size() > 1) {
            // From one selected model to the next: the way of the keyboard.
            std::vector<End> ends;
            for (const auto& id : idsOf<scenarios::ModelId>(state().selection())) {
                if (const scenarios::Model* found = document().scenario().model(id)) {
                    ends.push_back({toInches(found->position), id});
                }
            }
            if (ends.size() > 1) {
                m_points = std::move(ends);
                speak();
                return true;
            }
        }
        return false;
    case Qt::Key_Backspace:
        if (!m_open) {
            return false;
        }
        m_points.pop_back();
        m_open = !m_points.empty();
        m_next = m_open ? m_next : std::nullopt;
        speak();
        return true;
    default: return false;
    }
}

bool MeasureTool::cancel() {
    const bool hadTape = !m_points.empty();
    m_points.clear();
    m_next.reset();
    m_pressedAt.reset();
    m_open = false;
    if (hadTape) {
        emit previewChanged();
    }
    return hadTape;
}

void MeasureTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    const auto all = legs();
    for (const Measure& leg : all) {
        const QLineF line{toInches(leg.from), toInches(leg.to)};
        painter.setPen(penOf(theme.ground, 5.0, scale));
        painter.drawLine(line);
        painter.setPen(penOf(theme.preview, 2.0, scale));
        painter.drawLine(line);
    }
    painter.setBrush(theme.preview);
    for (const Measure& leg : all) {
        for (const QPointF& end : {toInches(leg.from), toInches(leg.to)}) {
            painter.drawEllipse(end, scale.inches(3), scale.inches(3));
        }
    }
    painter.setBrush(Qt::NoBrush);
    for (const Measure& leg : all) {
        const bool isOnly = all.size() == 1;
        paintFigure(painter, {toInches(leg.from), toInches(leg.to)},
                    isOnly ? bothUnits(leg.length) : lengthText(leg.length), isOnly, theme, scale);
    }
    if (all.size() > 1) {
        const QPointF end = toInches(all.back().to);
        paintFigure(painter, {end + QPointF{-0.01, scale.inches(44)}, end + QPointF{0.01, scale.inches(44)}},
                    tr("Σ %1").arg(bothUnits(total())), true, theme, scale);
    }
}

} // namespace sightline::app
