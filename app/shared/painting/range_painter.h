#pragma once

#include "app/shared/painting/paint_options.h"

#include <QLineF>
#include <QPainterPath>
#include <QPolygonF>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace sightline::app {

/// The subject of a ring or a link: a distance to judge by eye, the range or the minimum range of a weapon, unit
/// coherency, engagement.
enum class RangeKind { Distance, Weapon, MinRange, Coherency, Engagement };

/// A curve of constant distance from the edge of a base.
struct RangeRing {
    RangeKind kind = RangeKind::Distance;
    QPainterPath outline;         ///< table inches
    std::optional<QPolygonF> arc; ///< the sector, with its two sides, that the ring is limited to
    QString label;                ///< displayed on the ring; may be empty
    QPointF labelPosition;
};

/// A link between two bases within a distance.
struct RangeLink {
    RangeKind kind = RangeKind::Coherency;
    QLineF line; ///< between their nearest points
    QString label;
};

/// A model that is too far from the rest of its unit.
struct ApartMark {
    QPainterPath outline;
    QPointF place; ///< above it
    QString words;
};

/// Rings and links around models, to judge distances by eye.
struct RangePicture {
    std::vector<RangeRing> rings;
    std::vector<RangeLink> links;
    std::vector<ApartMark> apart;

    [[nodiscard]] bool isEmpty() const { return rings.empty() && links.empty() && apart.empty(); }
    /// Returns the bounds of all parts, in table inches.
    [[nodiscard]] QRectF box() const;
};

/// The rings of a picture, stroked for one scale: stroking takes longer than painting a part of the result.
struct RingStrokes {
    /// The dashes of one ring.
    struct Ring {
        QList<QLineF> dashes;
        QPainterPath reached; ///< the ring's part inside of its arc; empty without an arc
    };
    double pixelsPerInch = 0;
    std::vector<Ring> rings; ///< one for each ring of the picture
};
/// Strokes the rings of a picture; slow for many rings.
[[nodiscard]] RingStrokes strokesOf(const RangePicture& picture, PaintScale scale);

/// Paints the rings, dashed by kind: distances dotted, weapons dashed, coherency dash-dotted, engagement solid.
/// Anything outside of `area`, in table inches, may be omitted.
void paintRanges(QPainter& painter,
                 const RangePicture& picture,
                 const RingStrokes& strokes,
                 const QRectF& area,
                 const PaintOptions& options);

} // namespace sightline::app
