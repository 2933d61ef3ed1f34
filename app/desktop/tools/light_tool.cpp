#include "app/desktop/tools/light_tool.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/region_shape.h"
#include "app/shared/painting/light_painter.h"
#include "app/shared/painting/shapes.h"
#include "scenarios/edits/edits.h"
#include "scenarios/vision/vision_edits.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace sightline::app {

using scenarios::Scenario;

namespace {

constexpr double kHit = 12.0; ///< pixels
constexpr double kGrip = 9.0; ///< pixels round a corner

template <class Element> const Element* withId(const std::vector<Element>& elements, const QString& id) {
    const auto found = std::ranges::find(elements, id, &Element::id);
    return found == elements.end() ? nullptr : &*found;
}

QString freeVisionId(const Scenario& scenario, const QString& stem) {
    const scenarios::Vision& vision = *scenario.vision;
    const auto isTaken = [&](const QString& id) { return withId(vision.lights, id) || withId(vision.regions, id); };
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
    if (m_choice.region.isEmpty()) {
        return tr("Click to place a light, drag one to move it. With the keyboard: Enter places a light at the center "
                  "of the view, arrow keys move it, Delete removes it.");
    }
    if (m_choice.byCorners) {
        return tr("Click the corners of the region. Press Enter, double-click or click the first corner to close it; "
                  "Backspace removes the last corner.");
    }
    return tr("Drag to draw a region. Drag its border to move it, a corner to reshape it; Shift+click the border to "
              "add a corner, a corner to remove it. Arrow keys move the region, Delete removes it.");
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
    return vision() ? withId(vision()->lights, m_chosen) : nullptr;
}

const scenarios::VisionRegion* LightTool::chosenRegion() const {
    return vision() ? withId(vision()->regions, m_chosen) : nullptr;
}

const scenarios::VisionRegion* LightTool::regionAt(QPointF place, double slack) const {
    const auto* held = vision();
    const auto* chosen = chosenRegion();
    if (chosen && (isNearOutline(chosen->outline, place, slack) ||
                   (!m_choice.region.isEmpty() && chosen->outline.contains(fromInches(place))))) {
        return chosen;
    }
    const auto found =
        held ? std::ranges::find_if(held->regions,
                                    [&](const auto& region) { return isNearOutline(region.outline, place, slack); })
             : decltype(held->regions.begin()){};
    return held && found != held->regions.end() ? &*found : nullptr;
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
        document().edit(tr("Remove light or region"), next);
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

void LightTool::placeRegion(std::span<const QPointF> corners) {
    const auto outline = regionOf(corners, scene().tableRect());
    if (!outline) {
        emit statusText(m_choice.byCorners
                            ? tr("These corners do not form a region: at least three are needed, the border must not "
                                 "cross itself, and the region must be large enough to be visible.")
                            : tr("Too small for a region: drag from corner to corner."));
        return;
    }
    const Scenario& scenario = document().scenario();
    scenarios::VisionRegion region{freeVisionId(scenario, QStringLiteral("region")), m_choice.region, *outline};
    const QString id = region.id;
    document().edit(tr("Place a region"), scenarios::withRegion(scenario, std::move(region)));
    choose(id);
}

void LightTool::placeBox(const QRectF& box) {
    const QRectF inside = box.normalized().intersected(scene().tableRect());
    placeRegion(std::array{inside.topLeft(), inside.topRight(), inside.bottomRight(), inside.bottomLeft()});
}

void LightTool::moveChosenTo(QPointF place) {
    if (const auto* light = chosenLight()) {
        scenarios::TableLight moved = *light;
        const QRectF table = scene().tableRect();
        moved.position =
            fromInches({std::clamp(place.x(), 0.0, table.width()), std::clamp(place.y(), 0.0, table.height())});
        document().edit(tr("Move a light"), scenarios::withTableLight(document().scenario(), std::move(moved)),
                        m_gesture);
    }
}

void LightTool::reshape(const std::optional<geometry::Polygon>& outline, const QString& text) {
    const auto* region = chosenRegion();
    if (!region) {
        return;
    }
    if (!outline) {
        emit statusText(tr("The border of the region would cross itself, or the region would be too small."));
        return;
    }
    scenarios::VisionRegion changed = *region;
    changed.outline = *outline;
    document().edit(text, scenarios::withRegion(document().scenario(), std::move(changed)), m_gesture);
}

void LightTool::dragRegion() {
    if (m_drag == Drag::Region) {
        reshape(shiftedRegion(*m_shape, m_to - *m_from, scene().tableRect()), tr("Move region"));
    } else {
        reshape(withRegionCorner(*m_shape, m_corner, m_to, scene().tableRect()), tr("Reshape region"));
    }
}

void LightTool::press(const PointerEvent& event) {
    if (event.button != Qt::LeftButton || !vision()) {
        emit statusText(hint());
        return;
    }
    const double slack = event.scale.inches(kHit);
    if (!m_corners.empty()) {
        m_to = event.position;
        if (m_corners.size() > 2 && QLineF{m_corners.front(), m_to}.length() <= slack) {
            closeCorners();
        } else {
            m_corners.push_back(m_to);
        }
        emit previewChanged();
        return;
    }
    m_from = m_to = event.position;
    m_gesture = Gesture::begin();
    m_shape.reset();
    m_drag = Drag::Box;
    if (const auto* light = lightAt(event.position, slack)) {
        m_drag = Drag::Light;
        choose(light->id);
        return;
    }
    const auto* region = regionAt(event.position, event.scale.inches(kGrip));
    if (!region) {
        return;
    }
    const QString id = region->id;
    m_shape = region->outline;
    choose(id);
    const auto corner = regionCornerAt(*m_shape, event.position, event.scale.inches(kGrip));
    m_drag = corner ? Drag::Corner : Drag::Region;
    m_corner = corner.value_or(0);
    if (event.modifiers & Qt::ShiftModifier) {
        m_from.reset();
        m_gesture = {};
        if (corner) {
            reshape(withoutRegionCorner(*m_shape, *corner), tr("Remove corner"));
        } else {
            reshape(withCornerInserted(*m_shape, nearestEdgeOf(*m_shape, event.position)), tr("Add corner"));
        }
    }
}

void LightTool::doubleClick(const PointerEvent& event) { m_corners.empty() ? press(event) : void(closeCorners()); }

void LightTool::move(const PointerEvent& event) {
    if (!m_corners.empty()) {
        m_to = event.position;
        emit previewChanged();
    }
    if (!m_from) {
        return;
    }
    m_to = event.position;
    if (m_drag != Drag::Box && QLineF{*m_from, m_to}.length() > event.scale.inches(2.0)) {
        m_drag == Drag::Light ? moveChosenTo(m_to) : dragRegion();
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
    if (m_drag == Drag::Box && m_choice.region.isEmpty()) {
        placeLight(m_to);
    } else if (m_drag == Drag::Box && m_choice.byCorners) {
        choose({});
        m_corners.push_back(m_to);
    } else if (m_drag == Drag::Box) {
        placeBox(box);
    }
    emit previewChanged();
}

bool LightTool::closeCorners() {
    if (m_corners.empty()) {
        return false;
    }
    const auto corners = std::exchange(m_corners, {});
    placeRegion(corners);
    emit previewChanged();
    return true;
}

bool LightTool::nudge(QPointF by) {
    m_gesture = {};
    if (const auto* light = chosenLight()) {
        moveChosenTo(toInches(light->position) + by);
        return true;
    }
    if (const auto* region = chosenRegion()) {
        reshape(shiftedRegion(region->outline, by, scene().tableRect()), tr("Move region"));
        return true;
    }
    return false;
}

bool LightTool::keyPress(QKeyEvent& event, PaintScale) {
    if (const auto arrow = arrowOf(event.key())) {
        return nudge(QPointF{*arrow} * (event.modifiers() & Qt::ShiftModifier ? 0.1 : 1.0));
    }
    switch (event.key()) {
    case Qt::Key_Escape: return cancel();
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!m_corners.empty()) {
            m_corners.pop_back();
            emit previewChanged();
            return true;
        }
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
        if (closeCorners()) {
            return true;
        }
        const QPointF middle = scene().visibleArea().center();
        m_choice.region.isEmpty() ? placeLight(middle) : placeBox({middle - QPointF{3, 3}, middle + QPointF{3, 3}});
        return true;
    }
    default: return isBusy();
    }
}

bool LightTool::cancel() {
    if (!isBusy()) {
        return false;
    }
    m_corners.clear();
    m_from.reset();
    if (m_drag != Drag::Box) {
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
            painter.drawLines(dashesAlong(pathOf(region.outline), scale, region.id == m_chosen ? 0 : 5,
                                          region.id == m_chosen ? 0 : 4));
        }
    }
    painter.setPen(penOf(theme.preview, 2.0, scale));
    if (const auto* region = chosenRegion()) {
        for (const geometry::Point& corner : region->outline.outline()) {
            const double half = scale.inches(4.0);
            painter.drawRect(QRectF{toInches(corner) - QPointF{half, half}, toInches(corner) + QPointF{half, half}});
        }
    }
    if (!m_corners.empty()) {
        QPolygonF line{QList<QPointF>{m_corners.begin(), m_corners.end()}};
        line << m_to;
        painter.drawPolyline(line);
        painter.drawEllipse(m_corners.front(), scale.inches(kHit) / 2, scale.inches(kHit) / 2);
    } else if (m_from && m_drag == Drag::Box && !m_choice.region.isEmpty() && !m_choice.byCorners) {
        painter.drawRect(QRectF{*m_from, m_to}.normalized());
    }
    painter.restore();
}

} // namespace sightline::app
