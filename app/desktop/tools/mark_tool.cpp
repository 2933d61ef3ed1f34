#include "app/desktop/tools/mark_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/new_elements.h"
#include "app/shared/painting/ground_painter.h"

#include <QKeyEvent>
#include <QPainter>

namespace sightline::app {

MarkTool::MarkTool(Kind kind, ToolContext context, QObject* parent) : Tool{context, parent}, m_kind{kind} {}

QString MarkTool::hint() const {
    return m_kind == Kind::Objective
               ? tr("Click to place the objective; Enter places one at the center of the view.")
               : tr("Click to place the label, then type its text; Enter places one at the center of the view.");
}

SnappedPoint MarkTool::aimAt(const PointerEvent& event) const {
    if (!snaps(state(), event.modifiers)) {
        return {fromInches(event.position), {}};
    }
    return SnapField{document().scenario(), state().snapChoice()}.pointAt(event.position, event.scale);
}

void MarkTool::press(const PointerEvent& event) { place(aimAt(event).point); }

void MarkTool::place(geometry::Point point) {
    const scenarios::Scenario& scenario = document().scenario();
    if (m_kind == Kind::Objective) {
        scenarios::Objective objective = newObjective(scenario, point);
        const scenarios::ObjectiveId id = objective.id;
        document().edit(tr("Place objective"), scenarios::withObjectiveAdded(scenario, std::move(objective)));
        state().setSelection({id});
    } else {
        scenarios::Label label = newLabel(scenario, point, tr("Label"));
        const scenarios::LabelId id = label.id;
        document().edit(tr("Place label"), scenarios::withLabelAdded(scenario, std::move(label)));
        state().setSelection({id});
        emit textRequested();
    }
}

void MarkTool::move(const PointerEvent& event) {
    m_aim = aimAt(event);
    emit previewChanged();
}

void MarkTool::leave() {
    m_aim.reset();
    emit previewChanged();
}

bool MarkTool::keyPress(QKeyEvent& event, PaintScale) {
    if (event.key() != Qt::Key_Return && event.key() != Qt::Key_Enter) {
        return false;
    }
    place(onGrid(fromInches(scene().visibleArea().center()), state().snapChoice().step));
    return true;
}

void MarkTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    if (!m_aim) {
        return;
    }
    painter.save();
    painter.setOpacity(0.6);
    if (m_kind == Kind::Objective) {
        paintObjective(painter, newObjective(document().scenario(), m_aim->point), {}, theme, scale);
    } else {
        paintLabel(painter, newLabel(document().scenario(), m_aim->point, tr("Label")), {}, theme, scale);
    }
    painter.restore();
    if (m_aim->target) {
        paintSnapTarget(painter, *m_aim->target, theme, scale);
    }
}

} // namespace sightline::app
