#include "app/desktop/tools/move_gesture.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/snapping.h"
#include "scenarios/edits/support.h"

#include <cmath>
#include <utility>

namespace sightline::app {

using scenarios::AnyId;

void MoveGesture::press(const PointerEvent& event, std::vector<AnyId> ids, double threshold) {
    m_pressedAt = event.position;
    m_threshold = threshold;
    m_ids = std::move(ids);
    m_distance = {};
}

bool MoveGesture::move(const PointerEvent& event, const QString& text) {
    if (!m_pressedAt || m_ids.empty()) {
        return false;
    }
    const QPointF way = event.position - *m_pressedAt;
    if (!isDragging()) {
        if (std::hypot(way.x(), way.y()) < event.scale.inches(m_threshold)) {
            return false;
        }
        m_gesture = Gesture::begin();
        m_start = m_context.document.scenario();
        m_context.scene.setLifted({m_ids.begin(), m_ids.end()});
        m_field.emplace(m_start, m_context.state.snapChoice(), m_ids);
        m_handles = SnapHandles::of(m_start, m_ids);
    }
    SnappedMove snapped{fromInches(way) - geometry::Point{}, {}};
    if (snaps(m_context.state, event.modifiers)) {
        snapped = m_field->snappedMove(m_handles, snapped.by, event.scale, event.modifiers & Qt::ShiftModifier);
    }
    const geometry::Vector by = snapped.by;
    m_target = snapped.target;
    m_distance = {by.x.inches(), by.y.inches()};
    scenarios::Scenario moved = scenarios::withMoved(m_start, m_ids, by);
    m_context.document.edit(
        text, m_context.state.settlesModels() ? withModelsSettled(m_start, std::move(moved), m_ids) : std::move(moved),
        m_gesture);
    return true;
}

bool MoveGesture::release() {
    const bool dragged = isDragging();
    end();
    return dragged;
}

bool MoveGesture::cancel() {
    const bool dragged = isDragging();
    if (dragged) {
        m_context.document.cancel(m_gesture);
    }
    end();
    return dragged;
}

void MoveGesture::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    if (isDragging() && m_target) {
        paintSnapTarget(painter, *m_target, theme, scale);
    }
}

void MoveGesture::end() {
    if (isDragging()) {
        m_context.scene.setLifted({});
    }
    m_pressedAt.reset();
    m_ids.clear();
    m_start = {};
    m_field.reset();
    m_handles = {};
    m_target.reset();
    m_gesture = {};
}

} // namespace sightline::app
