#include "app/desktop/scene/ring_pixmap_cache.h"

#include "app/shared/painting/shapes.h"

#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

/// Larger rings are few on a screen, and their pictures would take much memory.
constexpr double kLargestPixels = 300.0;
/// A ring reaches this far beyond its base, in pixels.
constexpr double kRingReach = 7.0;

} // namespace

void RingPixmapCache::show(QPainter& painter,
                           const scenarios::ModelId& model,
                           const geometry::PlacedFootprint& placed,
                           VerdictLook look,
                           const Theme& theme,
                           PaintScale scale,
                           double strength) {
    const QTransform& view = painter.worldTransform();
    const double ratio = painter.deviceTransform().m11() / view.m11();
    const double dots = view.m11() * ratio;
    const QRectF outline = toRect(geometry::boundsOf(placed));
    if (std::max(outline.width(), outline.height()) * dots > kLargestPixels || view.isRotating()) {
        paintVerdictRing(painter, placed, look, theme, scale, strength);
        return;
    }
    const double reach = scale.inches(kRingReach);
    const QRectF box = outline.adjusted(-reach, -reach, reach, reach);
    const PicturePlacement place{
        toInches(placed.position), outline, box, box, QPointF{view.dx(), view.dy()} * ratio, dots};
    const Ring ring{placed.footprint, placed.facing, theme.ground, theme.style(look).color, strength};
    m_cache.show(painter, {model, look}, ring, place,
                 [&](QPainter& own, const QRectF&) { paintVerdictRing(own, placed, look, theme, scale, strength); });
}

void RingPixmapCache::forget(const scenarios::ModelId& model) {
    m_cache.dropIf([&](const auto& key) { return key.first == model; });
}

} // namespace sightline::app
