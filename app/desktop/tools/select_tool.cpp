#include "app/desktop/tools/select_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "scenarios/questions/units.h"

#include <QKeyEvent>
#include <QPainter>

#include <cmath>

namespace sightline::app {

namespace {

using scenarios::AnyId;

constexpr double kHandleOffset = 30.0; ///< pixels above the selection
constexpr double kHandleRadius = 7.0;
constexpr double kTurnStep = 15.0; ///< degrees, with snapping on

double degreesTo(QPointF from, QPointF to) { return std::atan2(to.y() - from.y(), to.x() - from.x()) * 180.0 / M_PI; }

bool adds(const PointerEvent& event) { return event.modifiers & (Qt::ShiftModifier | Qt::ControlModifier); }

/// Returns what a double click on an element selects: the element alone out of its group, else a model with its unit.
TableState::Ids doubleClicked(const scenarios::Scenario& scenario, const AnyId& id) {
    const auto* modelId = std::get_if<scenarios::ModelId>(&id);
    const auto* model = modelId ? scenario.model(*modelId) : nullptr;
    if (!model || !model->cluster.isEmpty()) {
        return {id};
    }
    TableState::Ids unit{id};
    for (const scenarios::ModelId& member : scenarios::modelsOf(scenario, scenarios::unitOf(*model))) {
        unit.insert(member);
    }
    return unit;
}

} // namespace

SelectTool::SelectTool(ToolContext context, QObject* parent) : Tool{context, parent}, m_move{context} {}

QCursor SelectTool::cursor() const {
    if (m_turning || m_overHandle) {
        return Qt::CrossCursor;
    }
    if (m_move.isDragging()) {
        return Qt::SizeAllCursor;
    }
    return state().hovered() ? Qt::PointingHandCursor : Qt::ArrowCursor;
}

QString SelectTool::hint() const {
    switch (movableOn(document().scenario())) {
    case Movable::Everything: break;
    case Movable::OwnModels:
        return tr("Click to select; drag one of your models to move it, drag the handle or press R to rotate it. Shift "
                  "adds to the selection, a double click takes the unit.");
    case Movable::Nothing:
        return tr("It is not your turn: nothing moves. Click to select; Shift adds to the selection, a double click "
                  "takes the unit.");
    }
    return tr(
        "Click to select, drag to move, drag the handle or press R to rotate. Shift adds to the selection, a double "
        "click takes the unit.");
}

std::optional<QPointF> SelectTool::handle(PaintScale scale) const {
    const auto ids = movable(document().scenario(), state().selection());
    if (ids.empty()) {
        return {};
    }
    if (m_turning) {
        return m_turning->pointer;
    }
    const QRectF box = scene().boundsOfElements(ids);
    return QPointF{box.center().x(), box.top() - scale.inches(kHandleOffset)};
}

void SelectTool::press(const PointerEvent& event) {
    const auto grip = handle(event.scale);
    if (grip && QLineF{*grip, event.position}.length() <= event.scale.inches(kHandleRadius + 3)) {
        Turning turning;
        turning.start = document().scenario();
        turning.ids = movable(turning.start, state().selection());
        turning.pivot = pivotOf(turning.start, turning.ids);
        turning.startDegrees = degreesTo(toInches(turning.pivot), *grip);
        turning.gesture = Gesture::begin();
        turning.pointer = event.position;
        m_turning = std::move(turning);
        emit cursorChanged();
        return;
    }
    m_pressed = scene().hitTest(event.position);
    m_toggles = adds(event);
    if (!m_pressed) {
        m_band = Band{event.position, event.position, m_toggles ? state().selection() : TableState::Ids{}, false};
        return;
    }
    if (m_toggles) {
        TableState::Ids selected = state().selection();
        const bool takesOut = state().isSelected(*m_pressed);
        for (const AnyId& id : withClusters(document().scenario(), {*m_pressed})) {
            takesOut ? static_cast<void>(selected.erase(id)) : static_cast<void>(selected.insert(id));
        }
        state().setSelection(std::move(selected));
    } else if (!state().isSelected(*m_pressed)) {
        state().setSelection(withClusters(document().scenario(), {*m_pressed}));
    }
    auto ids = movable(document().scenario(), state().selection());
    if (ids.empty() && state().isSelected(*m_pressed)) {
        emit statusText(tr("The selection is locked. Edit > Lock in place unlocks it."));
        if (!m_toggles) { // the terrain of a layout covers much of the table: a drag from it selects
            m_band = Band{event.position, event.position, {}, false};
            return;
        }
    }
    m_move.press(event, std::move(ids));
}

void SelectTool::move(const PointerEvent& event) {
    if (m_turning) {
        turn(event);
        return;
    }
    if (m_band) {
        growBand(event);
        return;
    }
    if (m_move.isPressed()) {
        const bool wasDragging = m_move.isDragging();
        if (m_move.move(event, tr("Move"))) {
            const QString moved = movedText({geometry::Length::fromInches(m_move.distance().x()),
                                             geometry::Length::fromInches(m_move.distance().y())});
            const QString stands = standsOnSentence(document().scenario(), state().selection());
            emit statusText(
                stands.isEmpty() ? moved : tr("%1. %2", "how far it was moved; what it stands on").arg(moved, stands));
            emit previewChanged();
            if (!wasDragging) {
                emit cursorChanged();
            }
        }
        return;
    }
    const auto before = state().hovered();
    state().setHovered(scene().hitTest(event.position));
    const auto grip = handle(event.scale);
    const bool over = grip && QLineF{*grip, event.position}.length() <= event.scale.inches(kHandleRadius + 3);
    if (std::exchange(m_overHandle, over) != over || before != state().hovered()) {
        emit cursorChanged();
    }
}

void SelectTool::release(const PointerEvent& event) {
    if (m_turning) {
        m_turning.reset();
        emit previewChanged();
        emit cursorChanged();
        return;
    }
    if (m_band) {
        if (!m_band->grown && !m_toggles) {
            state().setSelection(m_pressed ? withClusters(document().scenario(), {*m_pressed}) : TableState::Ids{});
        }
        m_pressed.reset();
        m_band.reset();
        emit previewChanged();
        return;
    }
    const bool dragged = m_move.release();
    if (!dragged && m_pressed && !m_toggles && !adds(event)) {
        state().setSelection(withClusters(document().scenario(), {*m_pressed}));
    }
    m_pressed.reset();
    emit previewChanged(); // what it snapped to
    emit cursorChanged();
}

void SelectTool::doubleClick(const PointerEvent& event) {
    // The first click took the whole group; the second takes the one thing out of it, or the unit of a model.
    press(event);
    if (m_pressed && !m_toggles) {
        m_band.reset();
        state().setSelection(doubleClicked(document().scenario(), *m_pressed));
        m_move.press(event, movable(document().scenario(), state().selection()));
        m_pressed.reset();
    }
}

void SelectTool::leave() { m_overHandle = false; }

bool SelectTool::keyPress(QKeyEvent& event, PaintScale) {
    if (event.key() == Qt::Key_Escape) {
        return cancel();
    }
    // Keys that edit would pull the things from under a drag.
    return isBusy();
}

bool SelectTool::isBusy() const { return m_turning || m_band || m_move.isDragging(); }

bool SelectTool::cancel() {
    const bool wasBusy = isBusy();
    if (m_turning) {
        document().cancel(m_turning->gesture);
        m_turning.reset();
    }
    if (m_band) {
        state().setSelection(m_band->before);
        m_band.reset();
    }
    m_move.cancel();
    m_pressed.reset();
    if (wasBusy) {
        emit previewChanged();
        emit cursorChanged();
    }
    return wasBusy;
}

void SelectTool::turn(const PointerEvent& event) {
    double degrees = degreesTo(toInches(m_turning->pivot), event.position) - m_turning->startDegrees;
    degrees -= std::floor(degrees / 360.0) * 360.0;
    if (snaps(state(), event.modifiers)) {
        const double step = event.modifiers & Qt::ControlModifier ? 1.0 : kTurnStep;
        degrees = std::round(degrees / step) * step;
    }
    m_turning->turnedDegrees = degrees;
    m_turning->pointer = event.position;
    document().edit(tr("Rotate"),
                    scenarios::withTurned(m_turning->start, m_turning->ids, m_turning->pivot,
                                          geometry::Angle::fromDegrees(degrees)),
                    m_turning->gesture);
    emit statusText(tr("Rotated by %1°").arg(degrees > 180 ? degrees - 360 : degrees, 0, 'f', 1));
    emit previewChanged();
}

void SelectTool::growBand(const PointerEvent& event) {
    m_band->to = event.position;
    const double size = QLineF{m_band->from, m_band->to}.length();
    if (!m_band->grown && size < event.scale.inches(kDragThreshold)) {
        return;
    }
    m_band->grown = true;
    TableState::Ids ids = m_band->before;
    for (const AnyId& id : scene().elementsIn(QRectF{m_band->from, m_band->to}.normalized())) {
        ids.insert(id);
    }
    state().setSelection(withClusters(document().scenario(), std::move(ids)));
    emit previewChanged();
}

void SelectTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    if (m_band && m_band->grown) {
        painter.setPen(penOf(theme.selection, 1.0, scale, {4, 3}));
        painter.setBrush(faded(theme.selection, 0.10));
        painter.drawRect(QRectF{m_band->from, m_band->to}.normalized());
        painter.setBrush(Qt::NoBrush);
        return;
    }
    if (m_move.isDragging()) {
        m_move.paintPreview(painter, theme, scale);
        return;
    }
    const auto grip = handle(scale);
    if (!grip) {
        return;
    }
    const auto ids = movable(document().scenario(), state().selection());
    const QRectF box = scene().boundsOfElements(ids);
    const QPointF foot =
        m_turning ? toInches(m_turning->pivot) : QPointF{box.center().x(), box.top() - scale.inches(12)};
    painter.setPen(penOf(theme.selection, 1.2, scale));
    painter.drawLine(foot, *grip);
    painter.setBrush(m_overHandle || m_turning ? theme.selection : theme.labelFill);
    painter.setPen(penOf(theme.selection, 1.8, scale));
    painter.drawEllipse(*grip, scale.inches(kHandleRadius - 1), scale.inches(kHandleRadius - 1));
    painter.setBrush(Qt::NoBrush);
}

} // namespace sightline::app
