#include "app/desktop/scene/blocking_mark_pictures.h"

#include <QPainter>

namespace sightline::app {

namespace {

/// A mark reaches this far beyond the outline of its piece, in pixels: half the width of its pen, and where corners are
/// pointed a little more.
constexpr double kMarkReach = 9.0;
/// Calls without use after which a mark is dropped: a line that is dragged loses a blocker and meets it again.
constexpr int kUnusedCalls = 100;

} // namespace

void BlockingMarkPictures::show(
    QPainter& painter, const scenarios::Piece& piece, const QColor& color, double strength, PaintScale scale) {
    const QTransform& view = painter.worldTransform();
    const BlockingOutline outline = blockingOutline(piece);
    if (view.isRotating() || m_frames.view().isEmpty()) {
        paintBlockingMark(painter, outline, color, strength, scale);
        return;
    }
    const double ratio = painter.deviceTransform().m11() / view.m11();
    const QRectF bounds = outline.path.boundingRect();
    const double reach = scale.inches(kMarkReach);
    const PicturePlacement place{bounds.topLeft(),
                                 bounds,
                                 bounds.adjusted(-reach, -reach, reach, reach),
                                 view.inverted().mapRect(QRectF{m_frames.view()}),
                                 QPointF{view.dx(), view.dy()} * ratio,
                                 view.m11() * ratio};
    const Mark mark{outline.path.translated(-bounds.topLeft()), outline.isFilled, color, strength};
    m_cache.show(painter, piece.id, mark, place,
                 [&](QPainter& own, const QRectF&) { paintBlockingMark(own, outline, color, strength, scale); });
}

void BlockingMarkPictures::dropUnused() { m_cache.dropUnused(kUnusedCalls); }

} // namespace sightline::app
