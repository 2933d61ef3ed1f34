#include "app/desktop/tools/move_gesture.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/snapping.h"

#include <cmath>
#include <utility>

namespace sightline::app {

using scenarios::AnyId;

void MoveGesture::press(const PointerEvent& event, std::vector<AnyId> ids) {
    m_pressedAt = event.position;
    m_ids = std::move(ids);
    m_distance = {};
}

bool MoveGesture::move(const PointerEvent& event, const QString& text) {
    if (!m_pressedAt || m_ids.empty()) {
        return false;
    }
    const QPointF way = event.position - *m_pressedAt;
    if (!isDragging()) {
        if (std::hypot(way.x(), way.y()) < event.scale.inches(kDragThreshold)) {
            return false;
        }
        m_gesture = Gesture::begin();
        m_start = m_context.document.scenario();
        m_context.scene.setLifted({m_ids.begin(), m_ids.end()});
    }
    const geometry::Vector by = snapped(fromInches(way) - geometry::Point{}, event);
    m_distance = {by.x.inches(), by.y.inches()};
    m_context.document.edit(text, scenarios::withMoved(m_start, m_ids, by), m_gesture);
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

geometry::Vector MoveGesture::snapped(geometry::Vector by, const PointerEvent& event) const {
    if (!snaps(m_context.state, event)) {
        return by;
    }
    for (const AnyId& id : m_ids) {
        if (const auto* pieceId = std::get_if<scenarios::PieceId>(&id)) {
            const scenarios::Piece& piece = *m_start.piece(*pieceId);
            const geometry::Point corner = piece.isWall() ? std::get<geometry::Wall>(piece.outline).vertices().front()
                                                          : std::get<geometry::Polygon>(piece.outline).outline().front();
            return onSnapGrid(corner + by) - corner;
        }
        // Models are placed by hand and eye: they go where they are put.
    }
    return by;
}

void MoveGesture::end() {
    if (isDragging()) {
        m_context.scene.setLifted({});
    }
    m_pressedAt.reset();
    m_ids.clear();
    m_start = {};
    m_gesture = {};
}

} // namespace sightline::app
