#include "app/desktop/tools/erase_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/shared/text/element_text.h"

#include <QKeyEvent>
#include <QLineF>

#include <algorithm>
#include <cmath>

namespace sightline::app {

QString EraseTool::hint() const {
    return tr("Click or drag over elements to delete them. Locked elements stay. With the keyboard: Tab selects, "
              "Delete deletes.");
}

void EraseTool::press(const PointerEvent& event) {
    m_gesture = Gesture::begin();
    m_last = event.position;
    if (!scene().hitTest(event.position, scene().slack())) {
        emit statusText(tr("There is nothing here to erase."));
    }
    eraseAt(event.position);
}

void EraseTool::move(const PointerEvent& event) {
    if (!isBusy()) {
        state().setHovered(scene().hitTest(event.position, scene().slack()));
        return;
    }
    // A fast pointer leaves out what it passes: look at each few pixels of the way.
    const QLineF way{m_last, event.position};
    const int steps = std::clamp(static_cast<int>(std::ceil(way.length() / event.scale.inches(4.0))), 1, 500);
    for (int i = 1; i <= steps; ++i) {
        eraseAt(way.pointAt(static_cast<double>(i) / steps));
    }
    m_last = event.position;
}

void EraseTool::eraseAt(QPointF place) {
    const auto element = scene().hitTest(place, scene().slack());
    if (!element) {
        return;
    }
    const scenarios::Scenario& scenario = document().scenario();
    const QString name = nameOf(scenario, *element);
    if (isLocked(scenario, *element)) {
        emit statusText(tr("%1 is locked.").arg(name));
        return;
    }
    const std::vector<scenarios::AnyId> ids{*element};
    document().edit(tr("Erase"), scenarios::withRemoved(scenario, ids), m_gesture);
    emit statusText(tr("%1 was erased.").arg(name));
}

void EraseTool::release(const PointerEvent&) { m_gesture = {}; }

bool EraseTool::keyPress(QKeyEvent& event, PaintScale) { return event.key() == Qt::Key_Escape ? cancel() : isBusy(); }

bool EraseTool::cancel() {
    if (!isBusy()) {
        return false;
    }
    document().cancel(m_gesture);
    m_gesture = {};
    return true;
}

} // namespace sightline::app
