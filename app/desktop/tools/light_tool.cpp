#include "app/desktop/tools/light_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/painting/light_painter.h"
#include "app/desktop/painting/shapes.h"
#include "app/desktop/scene/table_scene.h"
#include "scenarios/edits.h"
#include "scenarios/vision/vision_edits.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace sightline::app {

using scenarios::Scenario;

namespace {

constexpr double kHit = 12.0; ///< pixels
constexpr double kSmallestRegion = 0.25;

QString freeVisionId(const Scenario& scenario, const QString& stem) {
    const scenarios::Vision& vision = *scenario.vision;
    const auto isTaken = [&](const QString& id) {
        return std::ranges::find(vision.lights, id, &scenarios::TableLight::id) != vision.lights.end() ||
               std::ranges::find(vision.regions, id, &scenarios::VisionRegion::id) != vision.regions.end();
    };
    QString id = scenarios::freshId(scenario, stem);
    for (int number = 2; isTaken(id); ++number) {
        id = scenarios::freshId(scenario, QStringLiteral("%1-%2").arg(stem).arg(number));
    }
    return id;
}

} // namespace

QString LightTool::hint() const {
    if (!vision()) {
        return tr("Lights and regions need fog of war: turn it on first.");
    }
    return m_choice.region.isEmpty() ? tr("Click where a light stands, drag one to move it. By keys: Enter places one in the middle of the view, arrow keys move it, Delete takes it away.")
                                     : tr("Drag the region. By keys: Enter places one in the middle of the view, Delete takes it away.");
}

const scenarios::Vision* LightTool::vision() const {
    const auto& held = document().scenario().vision;
    return held && held->enabled ? &*held : nullptr;
}

const scenarios::TableLight* LightTool::lightAt(QPointF place, double slack) const {
    const scenarios::TableLight* best = nullptr;
    double least = slack;
    if (const auto* held = vision()) {
        for (const auto& light : held->lights) {
            if (const double far = QLineF{toInches(light.position), place}.length(); far <= least) {
                least = far;
                best = &light;
            }
        }
    }
    return best;
}

const scenarios::TableLight* LightTool::chosenLight() const {
    const auto* held = vision();
    if (!held) {
        return nullptr;
    }
    const auto found = std::ranges::find(held->lights, m_chosen, &scenarios::TableLight::id);
    return found == held->lights.end() ? nullptr : &*found;
}

void LightTool::choose(const QString& id) {
    if (id != m_chosen) {
        m_chosen = id;
        emit chosenChanged();
        emit previewChanged();
    }
}

void LightTool::removeChosen() {
    const Scenario next = scenarios::withRegionRemoved(document().scenario(), m_chosen);
    if (!m_chosen.isEmpty() && next != document().scenario()) {
        document().edit(tr("Take a light or region away"), next);
    }
    choose({});
}

void LightTool::placeLight(QPointF place) {
    const Scenario& scenario = document().scenario();
    scenarios::TableLight light;
    light.id = freeVisionId(scenario, QStringLiteral("light"));
    light.position = fromInches(place);
    light.bright = m_choice.bright;
    light.dim = m_choice.dim;
    light.magical = m_choice.magical;
    const QString id = light.id;
    document().edit(tr("Place a light"), scenarios::withTableLight(scenario, std::move(light)));
    choose(id);
}

void LightTool::placeRegion(const QRectF& box) {
    const QRectF inside = box.normalized().intersected(scene().tableRect());
    const std::array corners{fromInches(inside.topLeft()), fromInches(inside.topRight()), fromInches(inside.bottomRight()), fromInches(inside.bottomLeft())};
    const auto outline = geometry::Polygon::fromVertices(corners);
    if (inside.width() < kSmallestRegion || inside.height() < kSmallestRegion || !outline) {
        emit statusText(tr("That is too small for a region: drag from corner to corner."));
        return;
    }
    const Scenario& scenario = document().scenario();
    scenarios::VisionRegion region{freeVisionId(scenario, QStringLiteral("region")), m_choice.region, *outline};
    const QString id = region.id;
    document().edit(tr("Place a region"), scenarios::withRegion(scenario, std::move(region)));
    choose(id);
}

void LightTool::moveChosenTo(QPointF place) {
    if (const auto* light = chosenLight()) {
        scenarios::TableLight moved = *light;
        const QRectF table = scene().tableRect();
        moved.position = fromInches({std::clamp(place.x(), 0.0, table.width()), std::clamp(place.y(), 0.0, table.height())});
        document().edit(tr("Move a light"), scenarios::withTableLight(document().scenario(), std::move(moved)), m_gesture);
    }
}

void LightTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton || !vision()) {
        emit statusText(hint());
        return;
    }
    m_from = m_to = event.position;
    m_gesture = Gesture::begin();
    const auto* light = lightAt(event.position, event.scale.inches(kHit));
    m_movesLight = light != nullptr;
    if (light) {
        choose(light->id);
    }
}

void LightTool::move(const PointerEvent& event) {
    if (!m_from) {
        return;
    }
    m_to = event.position;
    if (m_movesLight && QLineF{*m_from, m_to}.length() > event.scale.inches(2.0)) {
        moveChosenTo(m_to);
    }
    emit previewChanged();
}

void LightTool::release(const PointerEvent& event) {
    if (!m_from) {
        return;
    }
    m_to = event.position;
    const QRectF box{*m_from, m_to};
    m_from.reset();
    m_gesture = {};
    if (!m_movesLight) {
        m_choice.region.isEmpty() ? placeLight(m_to) : placeRegion(box);
    }
    emit previewChanged();
}

bool LightTool::keyPress(QKeyEvent& event, PaintScale) {
    const auto nudge = [&](double x, double y) {
        const auto* light = chosenLight();
        if (!light) {
            return false;
        }
        const double step = event.modifiers() & Qt::ShiftModifier ? 0.1 : 1.0;
        m_gesture = {};
        moveChosenTo(toInches(light->position) + QPointF{x, y} * step);
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Escape: return cancel();
    case Qt::Key_Left: return nudge(-1, 0);
    case Qt::Key_Right: return nudge(1, 0);
    case Qt::Key_Up: return nudge(0, -1);
    case Qt::Key_Down: return nudge(0, 1);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (m_chosen.isEmpty()) {
            return false;
        }
        removeChosen();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        if (!vision()) {
            return false;
        }
        const QPointF middle = scene().visibleArea().center();
        m_choice.region.isEmpty() ? placeLight(middle) : placeRegion({middle - QPointF{3, 3}, middle + QPointF{3, 3}});
        return true;
    }
    default: return isBusy();
    }
}

bool LightTool::cancel() {
    if (!m_from) {
        return false;
    }
    m_from.reset();
    if (m_movesLight) {
        document().cancel(m_gesture);
    }
    m_gesture = {};
    emit previewChanged();
    return true;
}

void LightTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(theme.preview, 2.0, scale));
    if (const auto* held = vision()) {
        for (const auto& light : held->lights) {
            painter.drawEllipse(toInches(light.position), scale.inches(8), scale.inches(8));
            if (light.id == m_chosen) {
                painter.drawEllipse(toInches(light.position), scale.inches(12), scale.inches(12));
            }
        }
        for (const auto& region : held->regions) {
            painter.setPen(penOf(theme.preview, region.id == m_chosen ? 3.0 : 1.4, scale));
            painter.drawLines(dashesAlong(pathOf(region.outline), scale, region.id == m_chosen ? 0 : 5, region.id == m_chosen ? 0 : 4));
        }
    }
    if (m_from && !m_movesLight && !m_choice.region.isEmpty()) {
        painter.setPen(penOf(theme.preview, 2.0, scale));
        painter.drawRect(QRectF{*m_from, m_to}.normalized());
    }
    painter.restore();
}

} // namespace sightline::app
