#include "app/desktop/scene/overlay_item.h"

#include "app/shared/painting/shapes.h"

#include <QPainter>

#include <algorithm>

#include <utility>

namespace sightline::app {

namespace {

/// The words of a spot at the edge, in pixels.
constexpr double kReach = 420.0;

} // namespace

OverlayItem::OverlayItem(const PaintOptions& options) : SceneItem{options, kReach} { setVisible(false); }

void OverlayItem::setPicture(OverlayPicture picture, const QRectF& table) {
    m_picture = std::move(picture);
    QRectF box = table | m_picture.allLinesArea;
    for (const JudgedTable* judged : {&m_picture.pinned, &m_picture.samplePoint}) {
        if (!judged->isEmpty()) {
            for (const scenarios::Verdict& verdict : *judged->verdicts) {
                for (const geometry::Point& end : {verdict.line.from, verdict.line.to}) {
                    box |= QRectF{toInches(end), QSizeF{0.001, 0.001}};
                }
            }
        }
    }
    setBox(box);
    setVisible(!m_picture.allLines.isNull() || !m_picture.pinned.isEmpty() || m_picture.samplePoint.scenario ||
               !m_picture.loupeArea.isNull());
    update();
}

void OverlayItem::draw(QPainter& painter, const QRectF&) {
    if (!m_picture.allLines.isNull()) {
        painter.drawImage(m_picture.allLinesArea, m_picture.allLines);
    }
    if (!m_picture.pinned.isEmpty()) {
        paintPinnedLines(painter, *m_picture.pinned.scenario, *m_picture.pinned.verdicts, options());
    }
    if (m_picture.samplePoint.scenario) {
        paintSamplePoint(painter, *m_picture.samplePoint.scenario, *m_picture.samplePoint.verdicts,
                         m_picture.samplePointView, options());
    }
    if (!m_picture.loupeArea.isNull()) {
        // At the least a ring that can be found.
        const double radius = std::max(m_picture.loupeArea.width() / 2, options().scale.inches(9.0));
        painter.setBrush(Qt::NoBrush);
        for (const auto& [ink, width] :
             {std::pair{options().theme.ground, 4.0}, std::pair{options().theme.selection, 1.8}}) {
            painter.setPen(penOf(ink, width, options().scale));
            painter.drawEllipse(m_picture.loupeArea.center(), radius, radius);
        }
    }
}

} // namespace sightline::app
