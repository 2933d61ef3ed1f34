#pragma once

#include "app/desktop/theme.h"

#include <QPointF>
#include <QRectF>

#include <optional>

class QPainter;

namespace sightline::app {

/// Where the space of lines of one part of a cover lies in a picture: directions from left to right, offsets upwards.
struct CoverFrame {
    QRectF plot;
    double from = 0.0; ///< theta at the left side, radians
    double to = 1.0;
    double low = 0.0; ///< offset at the lower side, mm
    double high = 1.0;

    [[nodiscard]] QPointF at(geometry::LineSpot spot) const {
        return {plot.left() + (spot.theta - from) / (to - from) * plot.width(),
                plot.bottom() - (spot.offset - low) / (high - low) * plot.height()};
    }
    [[nodiscard]] geometry::LineSpot spotAt(QPointF place) const {
        return {from + (place.x() - plot.left()) / plot.width() * (to - from),
                low + (plot.bottom() - place.y()) / plot.height() * (high - low)};
    }
};

/// The frame of the deciding part in `area`, with room for numbers. Precondition: the cover has a part with columns.
[[nodiscard]] CoverFrame coverFrame(const scenarios::TableCover& cover, const QRectF& area);

/// What a window shows beside the picture itself.
struct CoverMarks {
    std::optional<geometry::LineSpot> line; ///< a line pointed at
    std::optional<scenarios::PieceId> piece; ///< drawn strong, the others faint
};

/// Draws the lines of the deciding part: those that meet both bases as one area, what each piece covers of it in a fill and a hatch
/// of its own with its name, what is free, and the line that decides: the widest beam, or of a blocked pair the line nearest to opening.
void paintCover(QPainter& painter, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict,
                const scenarios::TableCover& cover, const QRectF& area, const Theme& theme, const CoverMarks& marks = {});

} // namespace sightline::app
