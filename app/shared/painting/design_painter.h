#pragma once

#include "app/shared/painting/paint_options.h"

#include <QPolygonF>
#include <QRectF>

#include <vector>

class QPainter;

namespace sightline::app {

/// The marks of the layout panel on the table; in table inches.
struct DesignMarks {
    /// A lane in its width, or a gap, with its label.
    struct Strip {
        QPointF from;
        QPointF to;
        double width = 0.0; ///< inches
        QString text;
    };
    /// A stretch of a path: seen is solid, unseen dashed.
    struct Stretch {
        QPolygonF line;
        bool isSeen = false;
        bool isChosen = false;
        bool turns = false; ///< seen after unseen or vice versa: with a tick
        QString text;
    };
    QRectF table;
    std::vector<Strip> strips;
    std::vector<Stretch> stretches;
    std::vector<QPolygonF> outlines; ///< of the elements concerned
    std::vector<QPolygonF> ghosts;   ///< positions where something should be, or would be
    std::vector<QRectF> cells;       ///< cells concerned

    [[nodiscard]] bool isEmpty() const {
        return strips.empty() && stretches.empty() && outlines.empty() && ghosts.empty() && cells.empty();
    }
};

/// Paints outlines doubled, ghosts dashed, cells hatched, so that nothing depends on color alone.
void paintDesignMarks(QPainter& painter, const DesignMarks& marks, const PaintOptions& options);

} // namespace sightline::app
