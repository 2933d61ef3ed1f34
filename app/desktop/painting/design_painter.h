#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QPolygonF>
#include <QRectF>

#include <vector>

class QPainter;

namespace sightline::app {

/// What a designer's table speaks of just now, drawn on the table; table inches.
struct DesignMarks {
    /// A lane as wide as it is, or a gap, with its words beside it.
    struct Strip {
        QPointF from;
        QPointF to;
        double width = 0.0;
        QString text;
    };
    /// A part of a way: seen is solid, unseen dashed.
    struct Stretch {
        QPolygonF line;
        bool isSeen = false;
        bool isChosen = false;
        bool turns = false; ///< seen after unseen, or the other way round: with a tick
        QString text;
    };
    QRectF table;
    std::vector<Strip> strips;
    std::vector<Stretch> stretches;
    std::vector<QPolygonF> outlines; ///< of the things in hand
    std::vector<QPolygonF> ghosts;   ///< where something should stand, or would
    std::vector<QRectF> cells;       ///< places that are meant

    [[nodiscard]] bool isEmpty() const {
        return strips.empty() && stretches.empty() && outlines.empty() && ghosts.empty() && cells.empty();
    }
};

/// Outlines twofold, ghosts dashed, cells hatched: none of it rests on a color.
void paintDesignMarks(QPainter& painter, const DesignMarks& marks, const PaintOptions& options);

} // namespace sightline::app
