#include "app/desktop/vision/overview_map.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/shared/painting/table_painter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kFrame = 2.0; ///< pixels beside the table, see `pictureArea`

} // namespace

OverviewMap::OverviewMap(QWidget* parent) : QWidget{parent} {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Overview map"));
    setAccessibleDescription(
        tr("The whole table with its explored areas. Arrow keys move the visible area of the window."));
    setToolTip(tr("The whole table. Click a position to show it in the window."));
    QSizePolicy policy{QSizePolicy::Preferred, QSizePolicy::Preferred};
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int OverviewMap::heightForWidth(int width) const {
    const double across = m_scenario.table.width.inches();
    const double down = m_scenario.table.height.inches();
    return across > 0 ? std::clamp(static_cast<int>(std::lround(width * down / across)), 60, 2 * width) : width;
}

void OverviewMap::setTable(const scenarios::Scenario& scenario,
                           std::optional<scenarios::PlayerId> side,
                           const Theme& theme) {
    const bool isResized = scenario.table != m_scenario.table;
    m_scenario = scenario;
    m_side = std::move(side);
    m_theme = theme;
    if (isResized) {
        updateGeometry();
    }
    render();
    update();
}

void OverviewMap::setViewArea(const QRectF& area) {
    if (area != m_area) {
        m_area = area;
        update();
    }
}

double OverviewMap::pixelsPerInch() const {
    const double across = m_scenario.table.width.inches();
    const double down = m_scenario.table.height.inches();
    return across > 0 && down > 0
               ? std::max(0.0, std::min((width() - 2 * kFrame) / across, (height() - 2 * kFrame) / down))
               : 0.0;
}

QPointF OverviewMap::origin() const {
    const double scale = pixelsPerInch();
    return {(width() - scale * m_scenario.table.width.inches()) / 2,
            (height() - scale * m_scenario.table.height.inches()) / 2};
}

QPointF OverviewMap::toWidget(QPointF inTable) const { return origin() + inTable * pixelsPerInch(); }

void OverviewMap::render() {
    const double ratio = devicePixelRatioF();
    const double scale = pixelsPerInch() * ratio;
    m_picture = {};
    if (scale <= 0) {
        return;
    }
    PaintOptions options;
    options.theme = m_theme;
    options.theme.tallWidth = options.theme.mediumWidth = ratio;
    options.theme.thinWidth = 0.6 * ratio;
    options.theme.wallWidth = 1.6 * ratio;
    options.theme.rimWidth = 1.2 * ratio;
    options.rulers = false;
    options.grid = false;
    options.badges = false;
    options.verdictLabels = false;
    options.pieceNames = false;
    options.fogOf = m_side;
    options.scale.pixelsPerInch = scale;
    m_picture = tableImage(m_scenario, {}, options);
    m_picture.setDevicePixelRatio(ratio);
}

void OverviewMap::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    if (m_picture.isNull()) {
        return;
    }
    painter.drawImage(origin() - QPointF{kFrame, kFrame} / m_picture.devicePixelRatio(), m_picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF table{toWidget({0, 0}), toWidget({m_scenario.table.width.inches(), m_scenario.table.height.inches()})};
    const QRectF area = QRectF{toWidget(m_area.topLeft()), toWidget(m_area.bottomRight())}.intersected(table);
    if (!area.isEmpty()) {
        painter.setPen(QPen{m_theme.ground, 4.0});
        painter.drawRect(area);
        painter.setPen(QPen{m_theme.selection, 2.0});
        painter.drawRect(area);
    }
    if (hasFocus()) {
        painter.setPen(QPen{palette().color(QPalette::Highlight), 1.0, Qt::DashLine});
        painter.drawRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void OverviewMap::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    render();
}

void OverviewMap::askFor(QPointF inWidget) {
    if (const double scale = pixelsPerInch(); scale > 0) {
        const QPointF place = (inWidget - origin()) / scale;
        emit placeRequested({std::clamp(place.x(), 0.0, m_scenario.table.width.inches()),
                             std::clamp(place.y(), 0.0, m_scenario.table.height.inches())});
    }
}

void OverviewMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        askFor(event->position());
    }
}

void OverviewMap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) {
        askFor(event->position());
    }
}

void OverviewMap::keyPressEvent(QKeyEvent* event) {
    if (const auto arrow = arrowOf(event->key())) {
        askFor(toWidget(m_area.center() + QPointF{*arrow} * std::max(1.0, m_area.width() / 8)));
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace sightline::app
