#include "app/desktop/scene/sight_item.h"

#include "app/shared/painting/sight_line.h"

#include <QPainter>

namespace sightline::app {

namespace {

/// A label or a model may stand beyond the table's edge by this much, in pixels.
constexpr double kReach = 340.0;

} // namespace

SightItem::SightItem(const PaintOptions& options, const SightPicture& picture, Part part)
    : SceneItem{options, kReach}, m_picture{picture}, m_part{part} {}

void SightItem::pictureChanged(const QRectF& table) {
    if (m_picture.isEmpty() != !isVisible()) {
        setVisible(!m_picture.isEmpty());
    }
    QRectF box = table;
    if (m_picture.result.verdicts) {
        for (const scenarios::Verdict& verdict : *m_picture.result.verdicts) {
            const QLineF shown = shownLine(verdict).line;
            for (const QPointF& place :
                 {toInches(verdict.line.from), toInches(verdict.line.to), shown.p1(), shown.p2()}) {
                box |= QRectF{place, QSizeF{0.001, 0.001}};
            }
        }
    }
    setBox(box);
    update();
}

void SightItem::draw(QPainter& painter, const QRectF&) {
    if (m_picture.isEmpty()) {
        return;
    }
    const auto& verdicts = *m_picture.result.verdicts;
    if (m_part == Part::Below) {
        paintSightBelow(painter, m_picture.scenario(), verdicts, m_picture.view, options());
    } else {
        paintSightAbove(painter, m_picture.scenario(), verdicts, m_picture.view, options());
    }
}

} // namespace sightline::app
