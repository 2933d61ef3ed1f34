#include "app/desktop/tools/move_gesture.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/snapping.h"
#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/resized_base.h"
#include "scenarios/checks/checks.h"
#include "scenarios/edits/support.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {

using scenarios::AnyId;

namespace {

/// Returns whether two models overlap at some height by more than bases in contact do.
bool overlap(const scenarios::Model& a, const scenarios::Model& b) {
    static const geometry::Length kBaseContact = scenarios::CheckSettings{}.contact;
    const bool isAtOneHeight = a.elevation < b.elevation + b.height && b.elevation < a.elevation + a.height;
    const auto within = isAtOneHeight ? containedInAllMoves(a.placed(), kBaseContact) : std::nullopt;
    return within && geometry::overlapOrTouch(*within, b.placed());
}

} // namespace

void MoveGesture::press(const PointerEvent& event, std::vector<AnyId> ids, double threshold) {
    m_pressedAt = event.position;
    m_threshold = threshold;
    m_ids = std::move(ids);
    m_distance = {};
}

bool MoveGesture::overlapsNewly(const scenarios::Scenario& moved) const {
    const auto isDragged = [&](const scenarios::ModelId& id) {
        return std::ranges::find(m_ids, AnyId{id}) != m_ids.end();
    };
    return std::ranges::any_of(moved.models, [&](const scenarios::Model& model) {
        const scenarios::Model* was = isDragged(model.id) ? m_start.model(model.id) : nullptr;
        return was && std::ranges::any_of(moved.models, [&](const scenarios::Model& other) {
                   return !isDragged(other.id) && overlap(model, other) && !overlap(*was, other);
               });
    });
}

void MoveGesture::moveBack(const QString& text) {
    m_distance = {};
    m_target.reset();
    m_context.document.edit(text, m_start, m_gesture);
}

bool MoveGesture::move(const PointerEvent& event, const QString& text, Overlap overlaps) {
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
    scenarios::Scenario moved = scenarios::withMoved(m_start, m_ids, by);
    if (m_context.state.settlesModels()) {
        moved = withModelsSettled(m_start, std::move(moved), m_ids);
    }
    if (overlaps == Overlap::Avoided && overlapsNewly(moved)) {
        return true;
    }
    m_target = snapped.target;
    m_distance = {by.x.inches(), by.y.inches()};
    m_context.document.edit(text, std::move(moved), m_gesture);
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
