#include "app/desktop/scene/unit_item.h"

#include <utility>

namespace sightline::app {

namespace {

/// A base may stand beyond the table's edge by this much, in pixels.
constexpr double kReach = 340.0;

} // namespace

UnitItem::UnitItem(const PaintOptions& options, std::function<const scenarios::Scenario&()> scenario)
    : SceneItem{options, kReach}, m_scenario{std::move(scenario)} {
    setVisible(false);
}

void UnitItem::setPicture(UnitPicture picture, const QRectF& table) {
    m_picture = std::move(picture);
    setVisible(!m_picture.isEmpty());
    setBox(table | boxOf(m_picture));
    update();
}

void UnitItem::draw(QPainter& painter, const QRectF&) { paintUnits(painter, m_scenario(), m_picture, options()); }

} // namespace sightline::app
