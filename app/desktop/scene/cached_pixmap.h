#pragma once

#include <QImage>
#include <QPixmap>
#include <QPointF>
#include <QRectF>

#include <functional>
#include <optional>

class QPainter;

namespace sightline::app {

/// The current placement of an element on the screen.
struct PicturePlacement {
    QPointF anchor;  ///< a point that moves with the element, in table inches
    QRectF outline;  ///< bounding box of the element, in table inches
    QRectF box;      ///< bounding box of its painting, which may exceed `outline`
    QRectF visible;  ///< visible part of the table, in table inches
    QPointF origin;  ///< the table's (0, 0), in device pixels
    double dots = 1; ///< device pixels per inch
};

/// A cached picture of an element. After the element has moved or the scale has changed, the old picture can be shown
/// until there is time for a new one.
class CachedPixmap {
public:
    enum class State {
        Missing, ///< no picture
        Wrong,   ///< of other content, or without a part that is visible now
        Rough,   ///< of this content, but in another size or off by a part of a pixel
        Sharp,
    };
    /// Paints the element; gets a painter in table inches and the requested area, the rest of which is discarded.
    using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

    [[nodiscard]] State stateAt(const PicturePlacement& place) const;
    /// Marks the picture as outdated.
    void spoil();
    /// Paints the next strip of a new picture; returns true after the last one. The old picture is shown until then.
    /// Small elements are a single strip, and so are those outdated again before their last strip: constantly changing
    /// ones would never be updated otherwise.
    bool renew(const PicturePlacement& place, const Paint& paint);
    /// Shows the picture; `painter` is in table inches. Missing parts are left out.
    void show(QPainter& painter, const PicturePlacement& place) const;

private:
    /// The part of an element that a block of pixels covers.
    struct Cut {
        QPoint corner;   ///< of the pixels, relative to the pixel that holds the anchor
        QPointF phase;   ///< of the anchor within its pixel
        QRectF covered;  ///< relative to the anchor, in inches
        double dots = 0; ///< device pixels per inch
    };
    struct Begun {
        Cut cut;
        QImage pixels;
        int rows = 0; ///< number of painted rows
    };

    [[nodiscard]] static State stateOf(const Cut& cut, const PicturePlacement& place);
    void begin(const PicturePlacement& place);
    void paintStrip(const PicturePlacement& place, const Paint& paint);
    void finish();

    Cut m_cut;
    QPixmap m_pixels;
    std::optional<Begun> m_begun;
    bool m_spoiled = false;
    bool m_hurries = false;
};

} // namespace sightline::app
