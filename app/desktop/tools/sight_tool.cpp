#include "app/desktop/tools/sight_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/selection_edits.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineF>
#include <QStyleHints>

namespace sightline::app {

using scenarios::AnyId;
using scenarios::ModelId;

namespace {

double dragDistance() { return QGuiApplication::styleHints()->startDragDistance(); }

} // namespace

SightTool::SightTool(ToolContext context, QObject* parent) : Tool{context, parent}, m_move{context} {}

QCursor SightTool::cursor() const { return m_move.isDragging() ? Qt::SizeAllCursor : Qt::CrossCursor; }

QString SightTool::hint() const {
    if (!state().observer()) {
        return tr("Click the observer.");
    }
    if (!state().target()) {
        return tr("Point at a model to see the answer; click it to set it as the target.");
    }
    const QString clicks = tr("Click a model to change the target, Shift+click to change the observer. Esc or a click "
                              "on the empty table clears the target, then the observer; Shift+L clears both.");
    const auto with = [&](const QString& drag) { return tr("%1 %2", "two sentences").arg(drag, clicks); };
    switch (movableOn(document().scenario())) {
    case Movable::Everything: return with(tr("Drag a model or a piece to see the answer change."));
    case Movable::OwnModels:
        return with(tr("Drag one of your models to see the answer change: it stays where you drop it."));
    case Movable::Nothing: break;
    }
    return clicks;
}

void SightTool::deactivate() {
    cancel();
    state().setPreviewTarget({});
}

void SightTool::press(const PointerEvent& event) {
    const auto element = scene().hitTest(event.position);
    m_pressed = element && std::holds_alternative<ModelId>(*element) ? std::optional{std::get<ModelId>(*element)}
                                                                     : std::nullopt;
    m_pressedAt = event.position;
    if (element) {
        m_move.press(event, movable(document().scenario(), {*element}), dragDistance());
    }
}

void SightTool::move(const PointerEvent& event) {
    if (m_move.isPressed()) {
        const bool wasDragging = m_move.isDragging();
        if (m_move.move(event, tr("Move"))) {
            emit previewChanged();
            if (!wasDragging) {
                emit cursorChanged();
            }
        }
        return;
    }
    state().setHovered(scene().hitTest(event.position));
    state().setPreviewTarget(state().observer() && !state().target() ? scene().modelAt(event.position) : std::nullopt);
}

void SightTool::release(const PointerEvent& event) {
    const bool dragged = m_move.release();
    if (dragged) {
        emit previewChanged();
        emit cursorChanged();
    } else if (m_pressed) {
        if (stayedWithin(dragDistance(), event)) {
            choose(*m_pressed, event.modifiers);
        }
    } else if (stayedWithin(kDragThreshold, event)) {
        stepBack();
    }
    m_pressed.reset();
    m_pressedAt.reset();
}

bool SightTool::stayedWithin(double pixels, const PointerEvent& event) const {
    return m_pressedAt && QLineF{*m_pressedAt, event.position}.length() < event.scale.inches(pixels);
}

void SightTool::stepBack() {
    const bool hadTarget = state().target().has_value();
    state().setPreviewTarget({});
    state().setTarget({});
    if (!hadTarget) {
        state().setObserver({});
    }
    emit statusText(hint());
}

void SightTool::choose(const ModelId& id, Qt::KeyboardModifiers modifiers) {
    if (!state().observer() || (modifiers & Qt::ShiftModifier)) {
        state().setObserver(id);
    } else if (state().observer() != id) { // a nudge of one of the two models is a click too: it changes nothing
        state().setTarget(id);
        state().setPreviewTarget({});
    }
    emit statusText(hint());
}

void SightTool::leave() { state().setPreviewTarget({}); }

bool SightTool::keyPress(QKeyEvent& event, PaintScale) {
    if (event.key() != Qt::Key_Escape) {
        return isBusy();
    }
    if (cancel()) {
        return true;
    }
    if (state().observer() || state().target()) {
        stepBack();
        return true;
    }
    return false;
}

void SightTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    m_move.paintPreview(painter, theme, scale);
}

bool SightTool::cancel() {
    const bool dragged = m_move.cancel();
    m_pressed.reset();
    m_pressedAt.reset();
    if (dragged) {
        emit cursorChanged();
    }
    return dragged;
}

} // namespace sightline::app
