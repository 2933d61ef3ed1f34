#include "app/desktop/scene/cached_pixmap.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sightline::app {

namespace {

/// Share of the visible area that is painted beyond each of its edges, so that not each step of a pan needs a new
/// picture.
constexpr double kBeyond = 0.25;
/// The size, in pixels, up to which elements are painted whole, visible or not.
constexpr double kWholePixels = 500'000;
/// The number of pixels that are painted before the clock is read.
constexpr int kStripPixels = 50'000;
/// Share of the pixels of a picture below which the rest is cut away.
constexpr double kWorthTrimming = 0.75;
/// Pixels that a picture may be off and still counts as sharp.
constexpr double kSharp = 1.0 / 64;

QPointF deviceAnchor(const PicturePlacement& place) { return place.origin + place.anchor * place.dots; }

QPoint wholeOf(QPointF p) {
    return {static_cast<int>(std::floor(p.x() + kSharp)), static_cast<int>(std::floor(p.y() + kSharp))};
}

/// The box around all pixels that are not wholly transparent.
QRect paintedIn(const QImage& image) {
    const int width = image.width();
    int left = width;
    int right = -1;
    int top = -1;
    int bottom = -1;
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto* first = std::find_if(row, row + width, [](QRgb pixel) { return pixel != 0; });
        if (first == row + width) {
            continue;
        }
        left = std::min(left, static_cast<int>(first - row));
        while (width - 1 > right && std::any_of(row + right + 1, row + width, [](QRgb pixel) { return pixel != 0; })) {
            ++right;
        }
        top = top < 0 ? y : top;
        bottom = y;
    }
    return {QPoint{left, top}, QPoint{right, bottom}};
}

} // namespace

CachedPixmap::State CachedPixmap::stateOf(const Cut& cut, const PicturePlacement& place) {
    // In another size it reaches differently far beyond the outline: what lacks is no more than a margin.
    const bool isSameSize = cut.dots == place.dots;
    const QRectF needed = (isSameSize ? place.box : place.outline).intersected(place.visible).translated(-place.anchor);
    const double slack = 1.0 / place.dots;
    if (!needed.isEmpty() && !cut.covered.adjusted(-slack, -slack, slack, slack).contains(needed)) {
        return State::Wrong;
    }
    const QPointF at = deviceAnchor(place);
    const QPointF off = at - wholeOf(at) - cut.phase;
    return isSameSize && std::abs(off.x()) <= kSharp && std::abs(off.y()) <= kSharp ? State::Sharp : State::Rough;
}

CachedPixmap::State CachedPixmap::stateAt(const PicturePlacement& place) const {
    if (m_cut.dots <= 0) {
        return State::Missing;
    }
    return m_spoiled ? State::Wrong : stateOf(m_cut, place);
}

void CachedPixmap::spoil() {
    m_spoiled = true;
    m_hurries = m_begun.has_value();
    m_begun.reset();
}

void CachedPixmap::begin(const PicturePlacement& place) {
    QRectF area = place.box;
    if (area.width() * area.height() * place.dots * place.dots > kWholePixels) {
        const double x = place.visible.width() * kBeyond;
        const double y = place.visible.height() * kBeyond;
        area = area.intersected(place.visible.adjusted(-x, -y, x, y));
    }
    const QPointF at = deviceAnchor(place);
    Cut cut{{}, at - wholeOf(at), area.translated(-place.anchor), place.dots};
    const QRect pixels =
        QRectF{cut.covered.topLeft() * cut.dots + cut.phase, cut.covered.size() * cut.dots}.toAlignedRect();
    cut.corner = pixels.topLeft();
    m_begun = {cut, QImage{pixels.isEmpty() ? QSize{} : pixels.size(), QImage::Format_ARGB32_Premultiplied}, 0};
    m_begun->pixels.fill(Qt::transparent);
}

void CachedPixmap::paintStrip(const PicturePlacement& place, const Paint& paint) {
    Begun& begun = *m_begun;
    const int most = std::max(1, kStripPixels / begun.pixels.width());
    const QRect strip{0, begun.rows, begun.pixels.width(), std::min(most, begun.pixels.height() - begun.rows)};
    QPainter painter{&begun.pixels};
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (strip != begun.pixels.rect()) {
        painter.setClipRect(strip);
    }
    painter.translate(begun.cut.phase - begun.cut.corner);
    painter.scale(begun.cut.dots, begun.cut.dots);
    painter.translate(-place.anchor);
    paint(painter, painter.worldTransform().inverted().mapRect(QRectF{strip.adjusted(-1, -1, 1, 1)}));
    begun.rows += strip.height();
}

bool CachedPixmap::renew(const PicturePlacement& place, const Paint& paint) {
    if (!m_begun || stateOf(m_begun->cut, place) != State::Sharp) {
        begin(place);
    }
    while (m_begun->rows < m_begun->pixels.height()) {
        paintStrip(place, paint);
        if (!m_hurries && m_begun->rows < m_begun->pixels.height()) {
            return false;
        }
    }
    finish();
    return true;
}

void CachedPixmap::finish() {
    m_cut = m_begun->cut;
    // Marks may reach far beyond most things, and each empty pixel costs as much to copy as a painted one.
    const QRect used = paintedIn(m_begun->pixels);
    if (used.width() * used.height() < kWorthTrimming * m_begun->pixels.width() * m_begun->pixels.height()) {
        m_cut.corner += used.topLeft();
        m_begun->pixels = used.isEmpty() ? QImage{} : m_begun->pixels.copy(used);
    }
    m_pixels = QPixmap::fromImage(std::move(m_begun->pixels), Qt::NoFormatConversion);
    m_begun.reset();
    m_spoiled = false;
    m_hurries = false;
}

void CachedPixmap::show(QPainter& painter, const PicturePlacement& place) const {
    if (m_pixels.isNull()) {
        return;
    }
    painter.save();
    if (m_spoiled || m_cut.dots != place.dots) {
        // What it was, or marks that are stretched, may reach beyond what it is, and nothing would wipe that away
        // again.
        painter.setClipRect(place.box, Qt::IntersectClip);
    }
    const double ratio = place.dots / painter.worldTransform().m11();
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    if (m_cut.dots == place.dots) {
        painter.drawPixmap(wholeOf(deviceAnchor(place)) + m_cut.corner, m_pixels);
    } else {
        const double stretch = place.dots / m_cut.dots;
        const QPointF corner = deviceAnchor(place) + (m_cut.corner - m_cut.phase) * stretch;
        painter.drawPixmap(QRectF{corner, QSizeF{m_pixels.size()} * stretch}, m_pixels, QRectF{m_pixels.rect()});
    }
    painter.restore();
}

} // namespace sightline::app
