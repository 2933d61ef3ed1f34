#include "app/desktop/tools/trace_tool.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/shared/painting/circle_fit.h"
#include "app/shared/painting/model_painter.h"
#include "scenarios/edits/formation.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

constexpr double kStep = 0.1;      ///< inches of an arrow key
constexpr double kFineStep = 0.02; ///< with Shift

} // namespace

double traceReach(geometry::Length diameter) { return std::clamp(0.35 * diameter.inches(), 0.3, 1.0); }

void TraceTool::setOptions(const TraceOptions& options) {
    if (std::exchange(m_options, options) != options) {
        emit optionsChanged();
        emit previewChanged();
    }
}

QString TraceTool::hint() const {
    return scene().photo() ? tr("Press on a base in the photo, drag the circle until it fits, and release. Alt ignores "
                                "edges in the photo. Keys: arrows, Enter.")
                           : tr("Press, drag the circle and release to place a base. With a photo under the table, it "
                                "snaps to round edges there.");
}

TraceTool::Aim TraceTool::aimAt(QPointF place, Qt::KeyboardModifiers modifiers) const {
    if (m_options.fits && !(modifiers & Qt::AltModifier) && !state().isLayerHidden(Layer::Photo)) {
        if (const auto photo = scene().photo()) {
            if (const auto fit =
                    fitCircle(*photo, place, m_options.diameter.inches() / 2, traceReach(m_options.diameter))) {
                return {fromInches(fit->center), true};
            }
        }
    }
    return {fromInches(place), false};
}

void TraceTool::press(const PointerEvent& event) {
    m_isDown = true;
    move(event);
}

void TraceTool::move(const PointerEvent& event) {
    m_isByKeys = false;
    m_aim = aimAt(event.position, event.modifiers);
    emit previewChanged();
}

void TraceTool::release(const PointerEvent& event) {
    if (std::exchange(m_isDown, false)) {
        m_aim = aimAt(event.position, event.modifiers);
        place();
    }
}

void TraceTool::leave() {
    if (!m_isByKeys && !m_isDown) {
        m_aim.reset();
        emit previewChanged();
    }
}

bool TraceTool::cancel() {
    const bool had = std::exchange(m_isDown, false) || m_isByKeys;
    m_isByKeys = false;
    m_aim.reset();
    emit previewChanged();
    return had;
}

bool TraceTool::keyPress(QKeyEvent& event, PaintScale) {
    if (event.key() == Qt::Key_Escape) {
        return cancel();
    }
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) {
        return false;
    }
    const double step = event.modifiers() & Qt::ShiftModifier ? kFineStep : kStep;
    const auto arrow = arrowOf(event.key());
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        if (!m_aim) {
            m_aim = aimAt(scene().visibleArea().center(), {});
            m_isByKeys = true;
            emit previewChanged();
        } else {
            place();
        }
        return true;
    }
    if (!arrow) {
        return false;
    }
    m_isByKeys = true;
    // Steps as small as these are the hand's: an edge that pulls the circle back would make them useless.
    m_aim = Aim{fromInches((m_aim ? toInches(m_aim->center) : scene().visibleArea().center()) + QPointF{*arrow} * step),
                false};
    emit previewChanged();
    return true;
}

void TraceTool::place() {
    auto base = geometry::Footprint::round(m_options.diameter);
    if (!m_aim || !base) {
        return;
    }
    const scenarios::Scenario& scenario = document().scenario();
    scenarios::Model model;
    model.id = {scenarios::freshId(scenario, QStringLiteral("model"))};
    model.base = std::move(*base);
    model.position = m_aim->center;
    model.height = m_options.height;
    if (scenario.player(m_options.player)) {
        model.player = m_options.player;
    }
    model.facing = facingOfNewModel(scenario, model.player, model.position);
    const scenarios::ModelId id = model.id;
    scenarios::Scenario next = scenarios::withModelAdded(scenario, std::move(model));
    if (const auto photo = scene().photo()) {
        next = withMeasuredPrecision(std::move(next), *photo);
    }
    document().edit(tr("Trace base"), std::move(next));
    state().setSelection({id});
    // The question of most photos: the base that is traced first looks at the second.
    if (!state().observer()) {
        state().setObserver(id);
    } else if (!state().target()) {
        state().setTarget(id);
    }
    emit statusText(m_aim->isFitted ? tr("Placed at a round edge of the photo.")
                                    : tr("Placed at the pointer; no round edge of that size is near."));
}

void TraceTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    if (!m_aim) {
        return;
    }
    const QPointF center = toInches(m_aim->center);
    const double radius = m_options.diameter.inches() / 2;
    painter.save();
    painter.setBrush(Qt::NoBrush);
    // Dark under light: it is seen on any photo. Dashed until an edge holds it.
    painter.setPen(QPen{QColor{20, 20, 20, 200}, scale.inches(4.0)});
    painter.drawEllipse(center, radius, radius);
    QPen pen{m_aim->isFitted ? theme.preview : QColor{Qt::white}, scale.inches(2.0)};
    if (!m_aim->isFitted) {
        pen.setDashPattern({4, 3});
    }
    painter.setPen(pen);
    painter.drawEllipse(center, radius, radius);
    const double arm = scale.inches(5.0);
    painter.drawLine(center - QPointF{arm, 0}, center + QPointF{arm, 0});
    painter.drawLine(center - QPointF{0, arm}, center + QPointF{0, arm});
    painter.restore();
}

} // namespace sightline::app
