#pragma once

#include "app/desktop/painting/paint_options.h"

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

enum class RangeKind { Distance, Weapon, MinRange, Coherency, Engagement };

/// A line of equal distance from the edge of a base.
struct RangeRing {
    RangeKind kind = RangeKind::Distance;
    QPainterPath outline;         ///< table inches
    std::optional<QPolygonF> arc; ///< only what lies in it counts; with the two sides of it
    QString label;                ///< stands on the ring; may be empty
    QPointF labelPlace;
};

/// Two bases that are near enough.
struct RangeLink {
    RangeKind kind = RangeKind::Coherency;
    QLineF line; ///< between their nearest points
    QString label;
};

/// A model that is too far from its fellows.
struct ApartMark {
    QPainterPath outline;
    QPointF place; ///< above it
    QString words;
};

/// What is drawn round models to judge distances by eye.
struct RangePicture {
    std::vector<RangeRing> rings;
    std::vector<RangeLink> links;
    std::vector<ApartMark> apart;

    [[nodiscard]] bool isEmpty() const { return rings.empty() && links.empty() && apart.empty(); }
    [[nodiscard]] QRectF box() const;
};

/// The rings of a picture as they are drawn at one scale: making them takes longer than painting a part of them.
struct RingStrokes {
    struct Ring {
        QList<QLineF> dashes;
        QPainterPath reached; ///< what its arc leaves of it; empty without an arc
    };
    double pixelsPerInch = 0;
    std::vector<Ring> rings; ///< one for each of the picture
};
[[nodiscard]] RingStrokes strokesOf(const RangePicture& picture, PaintScale scale);

/// Each kind has its own dashes: distances are fine dots, weapons dash, coherency is dash-dot, engagement a whole line.
/// What is outside of `area`, in table inches, may be left out.
void paintRanges(QPainter& painter,
                 const RangePicture& picture,
                 const RingStrokes& strokes,
                 const QRectF& area,
                 const PaintOptions& options);

} // namespace sightline::app
