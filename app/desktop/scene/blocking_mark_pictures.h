#pragma once

#include "app/desktop/scene/pixmap_cache.h"
#include "app/shared/painting/piece_painter.h"

#include <QColor>
#include <QPainterPath>

namespace sightline::app {

/// Cached pictures of the marks of blocking pieces: filling their wide outlines takes longer than painting all
/// models.
class BlockingMarkPictures {
public:
    /// `frames` must outlive this object.
    explicit BlockingMarkPictures(FrameBudget& frames) : m_frames{frames}, m_cache{frames} {}

    /// Shows the picture of `paintBlockingMark`. `painter` is in table inches.
    void show(QPainter& painter, const scenarios::Piece& piece, const QColor& color, double strength, PaintScale scale);
    /// Drops marks that were not shown for many calls.
    void dropUnused();
    /// Returns true if a mark was shown in an outdated color, strength or size since the last call.
    [[nodiscard]] bool takeWaits() { return m_cache.takeWaits(); }
    [[nodiscard]] std::size_t count() const { return m_cache.count(); }

private:
    struct Mark {
        QPainterPath outline; ///< relative to its corner
        bool isFilled = false;
        QColor color;
        double strength = 0;
        friend bool operator==(const Mark&, const Mark&) = default;
        [[nodiscard]] bool isLike(const Mark& other) const {
            return isFilled == other.isFilled && outline == other.outline;
        }
    };

    FrameBudget& m_frames;
    PixmapCache<scenarios::PieceId, Mark> m_cache;
};

} // namespace sightline::app
