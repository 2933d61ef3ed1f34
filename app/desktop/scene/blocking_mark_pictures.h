#pragma once

#include "app/desktop/painting/piece_painter.h"
#include "app/desktop/scene/pixmap_cache.h"

#include <QColor>
#include <QPainterPath>

namespace sightline::app {

/// The marks of pieces that are in the way, painted once and copied: their wide outlines take longer to fill than all
/// models.
class BlockingMarkPictures {
public:
    /// `frames` outlives this.
    explicit BlockingMarkPictures(FrameBudget& frames) : m_frames{frames}, m_kept{frames} {}

    /// Shows what `paintBlockingMark` paints. `painter` is in table inches.
    void show(QPainter& painter, const scenarios::Piece& piece, const QColor& color, double strength, PaintScale scale);
    /// Drops marks that were not shown for many calls.
    void dropUnused();
    /// True if a mark was shown in an old color, strength or size since the last call.
    [[nodiscard]] bool takeWaits() { return m_kept.takeWaits(); }
    [[nodiscard]] std::size_t count() const { return m_kept.count(); }

private:
    struct Mark {
        QPainterPath outline; ///< from its corner
        bool isFilled = false;
        QColor color;
        double strength = 0;
        friend bool operator==(const Mark&, const Mark&) = default;
        [[nodiscard]] bool isLike(const Mark& other) const {
            return isFilled == other.isFilled && outline == other.outline;
        }
    };

    FrameBudget& m_frames;
    PixmapCache<scenarios::PieceId, Mark> m_kept;
};

} // namespace sightline::app
