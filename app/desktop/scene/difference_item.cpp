#include "app/desktop/scene/difference_item.h"

#include <utility>

namespace sightline::app {

namespace {

/// The label of the line in front, in pixels.
constexpr double kReach = 420.0;

} // namespace

DifferenceItem::DifferenceItem(const PaintOptions& options) : SceneItem{options, kReach} { setVisible(false); }

void DifferenceItem::setView(DifferenceView view) {
    m_view = std::move(view);
    QRectF box;
    for (const DifferenceLine& shown : m_view.lines) {
        for (const QPointF& end : {shown.line.p1(), shown.line.p2()}) {
            box |= QRectF{end, QSizeF{0.001, 0.001}};
        }
    }
    setBox(box);
    setVisible(!m_view.lines.empty());
    update();
}

void DifferenceItem::draw(QPainter& painter, const QRectF&) { paintDifferences(painter, m_view, options()); }

} // namespace sightline::app
