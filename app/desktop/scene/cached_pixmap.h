#pragma once

#include <QImage>
#include <QPixmap>
#include <QPointF>
#include <QRectF>

#include <functional>
#include <optional>

class QPainter;

namespace sightline::app {

/// Where a thing is shown now.
struct PicturePlace {
    QPointF anchor;  ///< a point of the thing, in table inches: it moves along
    QRectF outline;  ///< of the thing, in table inches
    QRectF box;      ///< of all that is painted, which reaches beyond it
    QRectF visible;  ///< of the table
    QPointF origin;  ///< the table's (0, 0), in device pixels
    double dots = 1; ///< device pixels an inch
};

/// A thing painted once and copied many times. After it has moved, or in another size, the old picture can be shown
/// until there is time for a new one.
class CachedPixmap {
public:
    enum class State {
        Missing, ///< nothing can be shown
        Wrong,   ///< it shows something else, or only a part of what is seen now
        Rough,   ///< it shows the thing, but in another size or off by a part of a pixel
        Sharp,
    };
    /// Gets a painter in table inches, and what of the table is asked for: the rest is not kept.
    using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

    [[nodiscard]] State stateAt(const PicturePlace& place) const;
    /// What it shows is no longer so.
    void spoil();
    /// Paints the next strip of a new picture; true when that was the last one. Until then the old one is shown. Small
    /// things are one strip, and so is what was spoiled before its last one: else nothing new would be seen of what
    /// changes all the time.
    bool renew(const PicturePlace& place, const Paint& paint);
    /// `painter` is in table inches. What is missing is left out.
    void show(QPainter& painter, const PicturePlace& place) const;

private:
    /// What of a thing pixels show.
    struct Cut {
        QPoint corner;   ///< of the pixels, from the whole pixel that the anchor lies in
        QPointF phase;   ///< of the anchor in its pixel
        QRectF covered;  ///< from the anchor, in inches
        double dots = 0; ///< device pixels an inch
    };
    struct Begun {
        Cut cut;
        QImage pixels;
        int rows = 0; ///< that are painted
    };

    [[nodiscard]] static State stateOf(const Cut& cut, const PicturePlace& place);
    void begin(const PicturePlace& place);
    void paintStrip(const PicturePlace& place, const Paint& paint);
    void finish();

    Cut m_cut;
    QPixmap m_pixels;
    std::optional<Begun> m_begun;
    bool m_spoiled = false;
    bool m_hurries = false;
};

} // namespace sightline::app
