#pragma once

#include <QPixmap>
#include <QPointF>
#include <QRectF>

#include <functional>

class QPainter;

namespace sightline::app {

/// Where a thing is shown now.
struct PicturePlace {
    QPointF anchor;   ///< a point of the thing, in table inches: it moves along
    QRectF outline;   ///< of the thing, in table inches
    QRectF box;       ///< of all that is painted, which reaches beyond it
    QRectF visible;   ///< of the table
    QPointF origin;   ///< the table's (0, 0), in device pixels
    double dots = 1;  ///< device pixels an inch
};

/// A thing painted once and copied many times. After it has moved, or in another size, the old picture can be shown until there is time for a new one.
class KeptPicture {
public:
    enum class State {
        Missing, ///< nothing can be shown
        Wrong,   ///< it shows something else, or only a part of what is seen now
        Rough,   ///< it shows the thing, but in another size or off by a part of a pixel
        Sharp,
    };

    [[nodiscard]] State stateAt(const PicturePlace& place) const;
    /// What it shows is no longer so.
    void spoil() { m_spoiled = true; }
    /// `paint` gets a painter in table inches.
    void renew(const PicturePlace& place, const std::function<void(QPainter&)>& paint);
    /// `painter` is in table inches. What is missing is left out.
    void show(QPainter& painter, const PicturePlace& place) const;

private:
    QPixmap m_pixels;
    QPoint m_corner;    ///< of the pixels, from the whole pixel that the anchor lies in
    QPointF m_phase;    ///< of the anchor in its pixel
    QRectF m_covered;   ///< from the anchor, in inches
    double m_dots = 0;
    bool m_spoiled = false;
};

} // namespace sightline::app
