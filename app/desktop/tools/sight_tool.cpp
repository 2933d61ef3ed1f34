#include "app/desktop/tools/sight_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/verdict_text.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineF>
#include <QPainter>
#include <QStyleHints>

#include <utility>

namespace sightline::app {

using scenarios::AnyId;
using scenarios::ModelId;

namespace {

double dragDistance() { return QGuiApplication::styleHints()->startDragDistance(); }

} // namespace

SightTool::SightTool(ToolContext context, QObject* parent) : Tool{context, parent}, m_move{context} {
    // A pair that was chosen elsewhere since is the new one.
    connect(&state(), &TableState::sightPairChanged, this, [this] { m_beginsPair = false; });
}

QCursor SightTool::cursor() const { return m_move.isDragging() ? Qt::SizeAllCursor : Qt::CrossCursor; }

QString SightTool::hint() const {
    if (!state().observer() || m_beginsPair) {
        return tr("Click the observer, or drag from it to the target.");
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

void SightTool::activate() { m_beginsPair = state().observer() && state().target(); }

void SightTool::chooseAgain() {
    activate();
    emit statusText(hint());
}

void SightTool::deactivate() {
    m_beginsPair = false;
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
        setDropTarget(m_pressed && !stayedWithin(dragDistance(), event) ? dropTargetAt(event.position) : std::nullopt);
        if (m_dropTarget && wasDragging) {
            m_move.moveBack(tr("Move"));
            emit previewChanged();
        } else if (m_move.move(event, tr("Move"), Overlap::Avoided)) {
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
    if (m_dropTarget) {
        choosePair(*m_pressed, *m_dropTarget);
        return;
    }
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

std::optional<ModelId> SightTool::dropTargetAt(QPointF place) const {
    return modelAt(document().scenario(), place, 0.0,
                   [&](const scenarios::AnyId& id) { return id != AnyId{*m_pressed}; });
}

void SightTool::setDropTarget(const std::optional<ModelId>& id) {
    if (m_dropTarget == id) {
        return;
    }
    m_dropTarget = id;
    const scenarios::Scenario& scenario = document().scenario();
    emit statusText(id ? tr("Release to ask for the line from %1 to %2.", "two models")
                             .arg(nameOf(scenario, *m_pressed), nameOf(scenario, *id))
                       : hint());
    emit previewChanged();
}

void SightTool::stepBack() {
    m_beginsPair = false;
    const bool hadTarget = state().target().has_value();
    state().setPreviewTarget({});
    state().setTarget({});
    if (!hadTarget) {
        state().setObserver({});
    }
    emit statusText(hint());
}

void SightTool::choose(const ModelId& id, Qt::KeyboardModifiers modifiers) {
    if (std::exchange(m_beginsPair, false)) {
        state().setTarget({});
        state().setObserver(id);
    } else if (!state().observer() || (modifiers & Qt::ShiftModifier)) {
        state().setObserver(id);
    } else if (state().observer() != id) { // a nudge of one of the two models is a click too: it changes nothing
        state().setTarget(id);
        state().setPreviewTarget({});
    }
    emit statusText(hint());
}

void SightTool::choosePair(const ModelId& observer, const ModelId& target) {
    cancel();
    m_beginsPair = false;
    state().setObserver(observer);
    state().setTarget(target);
    state().setPreviewTarget({});
    emit statusText(hint());
    emit previewChanged();
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
    const scenarios::Model* from = m_dropTarget ? document().scenario().model(*m_pressed) : nullptr;
    const scenarios::Model* to = from ? document().scenario().model(*m_dropTarget) : nullptr;
    if (to) {
        const QLineF line{toInches(from->position), toInches(to->position)};
        for (const auto& [color, width] : {std::pair{theme.ground, 5.0}, std::pair{theme.preview, 2.0}}) {
            painter.setPen(penOf(color, width, scale));
            painter.drawLine(line);
        }
    }
}

bool SightTool::cancel() {
    const bool dragged = m_move.cancel();
    m_dropTarget.reset();
    m_pressed.reset();
    m_pressedAt.reset();
    if (dragged) {
        emit cursorChanged();
    }
    return dragged;
}

} // namespace sightline::app
