#include "app/desktop/scene/kept_picture.h"

#include <QPainter>

#include <cmath>

namespace sightline::app {

namespace {

/// Of what is seen, painted beyond each edge of it, so that not each step of a push needs a new picture.
constexpr double kBeyond = 0.25;
/// Things that are not larger than this are painted whole, seen or not.
constexpr double kWholePixels = 500'000;
/// Pixels that a picture may be off and still counts as sharp.
constexpr double kSharp = 1.0 / 64;

QPointF deviceAnchor(const PicturePlace& place) { return place.origin + place.anchor * place.dots; }

QPoint wholeOf(QPointF p) { return {static_cast<int>(std::floor(p.x() + kSharp)), static_cast<int>(std::floor(p.y() + kSharp))}; }

} // namespace

KeptPicture::State KeptPicture::stateAt(const PicturePlace& place) const {
    if (m_dots <= 0) {
        return State::Missing;
    }
    // In another size it reaches differently far beyond the outline: what lacks is no more than a margin.
    const bool isSameSize = m_dots == place.dots;
    const QRectF needed = (isSameSize ? place.box : place.outline).intersected(place.visible).translated(-place.anchor);
    const double slack = 1.0 / place.dots;
    if (m_spoiled || (!needed.isEmpty() && !m_covered.adjusted(-slack, -slack, slack, slack).contains(needed))) {
        return State::Wrong;
    }
    const QPointF at = deviceAnchor(place);
    const QPointF off = at - wholeOf(at) - m_phase;
    return isSameSize && std::abs(off.x()) <= kSharp && std::abs(off.y()) <= kSharp ? State::Sharp : State::Rough;
}

void KeptPicture::renew(const PicturePlace& place, const std::function<void(QPainter&)>& paint) {
    QRectF area = place.box;
    if (area.width() * area.height() * place.dots * place.dots > kWholePixels) {
        const double x = place.visible.width() * kBeyond;
        const double y = place.visible.height() * kBeyond;
        area = area.intersected(place.visible.adjusted(-x, -y, x, y));
    }
    m_spoiled = false;
    m_dots = place.dots;
    m_covered = area.translated(-place.anchor);
    const QPointF at = deviceAnchor(place);
    m_phase = at - wholeOf(at);
    const QRect pixels = QRectF{m_covered.topLeft() * m_dots + m_phase, m_covered.size() * m_dots}.toAlignedRect();
    m_corner = pixels.topLeft();
    if (pixels.isEmpty()) {
        m_pixels = {};
        return;
    }
    if (m_pixels.size() != pixels.size()) {
        m_pixels = QPixmap{pixels.size()};
    }
    m_pixels.fill(Qt::transparent);
    QPainter painter{&m_pixels};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(m_phase - m_corner);
    painter.scale(m_dots, m_dots);
    painter.translate(-place.anchor);
    paint(painter);
}

void KeptPicture::show(QPainter& painter, const PicturePlace& place) const {
    if (m_pixels.isNull()) {
        return;
    }
    painter.save();
    const double ratio = place.dots / painter.worldTransform().m11();
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    if (m_dots == place.dots) {
        painter.drawPixmap(wholeOf(deviceAnchor(place)) + m_corner, m_pixels);
    } else {
        const double stretch = place.dots / m_dots;
        const QPointF corner = deviceAnchor(place) + (m_corner - m_phase) * stretch;
        painter.drawPixmap(QRectF{corner, QSizeF{m_pixels.size()} * stretch}, m_pixels, QRectF{m_pixels.rect()});
    }
    painter.restore();
}

} // namespace sightline::app
