#include "app/shared/painting/shapes.h"

#include <QPainter>
#include <QPainterPathStroker>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace sightline::app {

namespace {

using geometry::Ring;

constexpr double kChordOverlap = 0.4; ///< pixels

QPolygonF polygonOf(const Ring& ring) {
    QPolygonF polygon;
    polygon.reserve(static_cast<qsizetype>(ring.size()) + 1);
    for (const geometry::Point& vertex : ring) {
        polygon << toInches(vertex);
    }
    if (!polygon.isEmpty()) {
        polygon << polygon.front();
    }
    return polygon;
}

/// The base with its position at the origin and its facing along +x.
QPainterPath unplaced(const geometry::RoundBase& base, double grown) {
    const double radius = std::max(0.0, base.diameter.inches() / 2 + grown);
    QPainterPath path;
    path.addEllipse(QPointF{}, radius, radius);
    return path;
}

QPainterPath unplaced(const geometry::OvalBase& base, double grown) {
    QPainterPath path;
    path.addEllipse(QPointF{}, std::max(0.0, base.length.inches() / 2 + grown),
                    std::max(0.0, base.width.inches() / 2 + grown));
    return path;
}

QPainterPath unplaced(const geometry::RectangleBase& base, double grown) {
    const double halfLength = base.length.inches() / 2 + grown;
    const double halfWidth = base.width.inches() / 2 + grown;
    QPainterPath path;
    if (halfLength > 0 && halfWidth > 0) {
        const QRectF box{-halfLength, -halfWidth, 2 * halfLength, 2 * halfWidth};
        if (grown > 0) {
            path.addRoundedRect(box, grown, grown);
        } else {
            path.addRect(box);
        }
    }
    return path;
}

QPainterPath unplaced(const geometry::HullOutline& base, double grown) {
    QPainterPath path;
    path.addPolygon(polygonOf(base.outline.outline()));
    path.closeSubpath();
    if (grown == 0.0) {
        return path;
    }
    // Curves are made of chords as for pixels, which an inch is far too large for.
    constexpr double kFineness = 512.0;
    const QPainterPath fine = QTransform::fromScale(kFineness, kFineness).map(path);
    QPainterPathStroker stroker;
    stroker.setWidth(2 * std::abs(grown) * kFineness);
    stroker.setJoinStyle(Qt::RoundJoin);
    const QPainterPath band = stroker.createStroke(fine);
    const QPainterPath whole = (grown > 0 ? fine.united(band) : fine.subtracted(band)).simplified();
    return QTransform::fromScale(1 / kFineness, 1 / kFineness).map(whole);
}

/// Appends the dashes of one stretch of an outline, in pixels; an open one is not closed.
void appendDashes(QList<QLineF>& lines, const QPolygonF& stretch, PaintScale scale, const QList<double>& pattern) {
    double around = 0;
    for (qsizetype i = 0; i + 1 < stretch.size(); ++i) {
        around += QLineF{stretch[i], stretch[i + 1]}.length();
    }
    // The pattern is stretched to fit a whole number of times, so that its end does not meet its beginning.
    QList<double> lengths{around, 0.0};
    if (!pattern.isEmpty()) {
        const double wanted = std::accumulate(pattern.begin(), pattern.end(), 0.0);
        const double factor = around / std::max(1.0, std::round(around / wanted)) / wanted;
        lengths = pattern;
        std::ranges::for_each(lengths, [&](double& length) { length *= factor; });
    }
    const double back = scale.inches(1.0);
    qsizetype part = 0;            // dashes have even numbers, gaps odd ones
    double left = lengths.front(); // of this part
    for (qsizetype i = 0; i + 1 < stretch.size(); ++i) {
        const QLineF edge{stretch[i], stretch[i + 1]};
        const double length = edge.length();
        for (double done = 0; done < length;) {
            const double step = std::min(length - done, left);
            if (part % 2 == 0) {
                // Chords that reach a little into each other leave no seams on the outer side of a bend.
                const double start = done - kChordOverlap;
                const double end = done + step + kChordOverlap;
                lines << QLineF{edge.pointAt(start / length) * back, edge.pointAt(end / length) * back};
            }
            done += std::max(step, 1e-6);
            left -= step;
            if (left <= 1e-9) {
                part = (part + 1) % lengths.size();
                left = lengths[part];
            }
        }
    }
}

} // namespace

QPainterPath pathOf(const geometry::Polygon& polygon) {
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    path.addPolygon(polygonOf(polygon.outline()));
    path.closeSubpath();
    for (const Ring& hole : polygon.holes()) {
        path.addPolygon(polygonOf(hole));
        path.closeSubpath();
    }
    return path;
}

QPainterPath pathOf(const geometry::Wall& wall) {
    QPainterPath path{toInches(wall.vertices().front())};
    std::for_each(wall.vertices().begin() + 1, wall.vertices().end(),
                  [&](const geometry::Point& vertex) { path.lineTo(toInches(vertex)); });
    return path;
}

QPainterPath pathOf(const scenarios::Piece& piece) {
    return std::visit([](const auto& outline) { return pathOf(outline); }, piece.outline);
}

QPainterPath pathOf(const geometry::PlacedFootprint& placed, double grown) {
    const QPainterPath path =
        std::visit([&](const auto& shape) { return unplaced(shape, grown); }, placed.footprint.shape());
    const double cosine = placed.facing.cosine();
    const double sine = placed.facing.sine();
    const QPointF place = toInches(placed.position);
    return QTransform{cosine, sine, -sine, cosine, place.x(), place.y()}.map(path);
}

QRectF toRect(const geometry::Box& box) { return {toInches(box.low), toInches(box.high)}; }

QPen penOf(const QColor& color, double widthPixels, PaintScale scale, const QList<double>& dashesPixels) {
    QPen pen{color, scale.inches(widthPixels), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin};
    if (!dashesPixels.isEmpty()) {
        // A pen counts its dashes in its own widths.
        QList<double> pattern;
        std::ranges::transform(dashesPixels, std::back_inserter(pattern),
                               [&](double dash) { return dash / widthPixels; });
        pen.setDashPattern(pattern);
    }
    return pen;
}

QColor faded(QColor color, double factor) {
    color.setAlphaF(static_cast<float>(color.alphaF() * std::clamp(factor, 0.0, 1.0)));
    return color;
}

QColor mixed(const QColor& a, const QColor& b, double shareOfB) {
    const auto mix = [&](double first, double second) {
        return static_cast<float>(first + (second - first) * shareOfB);
    };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()),
                            mix(a.alphaF(), b.alphaF()));
}

void paintInPixels(QPainter& painter, QPointF place, PaintScale scale, const std::function<void(QPainter&)>& paint) {
    painter.save();
    painter.translate(place);
    painter.scale(scale.inches(1.0), scale.inches(1.0));
    paint(painter);
    painter.restore();
}

QList<QLineF> dashesAlong(const QPainterPath& outline, PaintScale scale, double dashPixels, double gapPixels) {
    return dashesAlong(outline, scale, gapPixels > 0 ? QList<double>{dashPixels, gapPixels} : QList<double>{});
}

QList<QLineF> dashesAlong(const QPainterPath& outline, PaintScale scale, const QList<double>& pattern) {
    QList<QLineF> lines;
    const QTransform toPixels = QTransform::fromScale(scale.pixelsPerInch, scale.pixelsPerInch);
    for (const QPolygonF& stretch : outline.toSubpathPolygons(toPixels)) {
        appendDashes(lines, stretch, scale, pattern);
    }
    return lines;
}

QPainterPath barsOf(const QList<QLineF>& lines, double width) {
    QPainterPath bars;
    bars.setFillRule(Qt::WindingFill);
    for (const QLineF& line : lines) {
        const double length = line.length();
        if (length > 0) {
            const QPointF aside =
                QPointF{line.p1().y() - line.p2().y(), line.p2().x() - line.p1().x()} * (width / 2 / length);
            bars.addPolygon(QPolygonF{
                {line.p1() + aside, line.p2() + aside, line.p2() - aside, line.p1() - aside, line.p1() + aside}});
        }
    }
    return bars;
}

QList<QLineF> hatchLines(const QList<QPolygonF>& rings, double step, bool rising) {
    const double sign = rising ? 1.0 : -1.0;
    const auto across = [&](QPointF p) { return p.x() + sign * p.y(); };
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    for (const QPolygonF& ring : rings) {
        for (const QPointF& vertex : ring) {
            low = std::min(low, across(vertex));
            high = std::max(high, across(vertex));
        }
    }
    QList<QLineF> lines;
    if (step <= 0 || low >= high || (high - low) / step > 20'000) {
        return lines;
    }
    std::vector<QPointF> crossings;
    for (double k = std::ceil(low / step); k * step < high; k += 1.0) {
        const double level = k * step;
        crossings.clear();
        for (const QPolygonF& ring : rings) {
            for (qsizetype i = 0; i < ring.size(); ++i) {
                const QPointF a = ring[i];
                const QPointF b = ring[(i + 1) % ring.size()];
                const double da = across(a) - level;
                const double db = across(b) - level;
                if ((da < 0) != (db < 0)) {
                    crossings.push_back(a + (b - a) * (da / (da - db)));
                }
            }
        }
        std::ranges::sort(crossings, {}, [](QPointF p) { return p.x(); });
        for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
            lines << QLineF{crossings[i], crossings[i + 1]};
        }
    }
    return lines;
}

} // namespace sightline::app
