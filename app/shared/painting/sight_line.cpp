#include "app/shared/painting/sight_line.h"

#include "app/shared/painting/shapes.h"
#include "scenarios/judge/headline.h"
#include "scenarios/model/assemblies.h"

#include <QCache>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>

namespace sightline::app {

namespace {

constexpr double kMinArrow = 34.0; ///< of a flip, in pixels

void paintRing(QPainter& pixels, const QColor& color, const QColor& fill) {
    pixels.setPen(QPen{color, 2.2});
    pixels.setBrush(fill);
    pixels.drawEllipse(QPointF{}, kMarkRadius, kMarkRadius);
    pixels.setBrush(Qt::NoBrush);
    pixels.setPen(QPen{color, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
}

/// Round the painter's origin, in screen pixels; lines run along `angle` in degrees.
void paintMark(QPainter& pixels, EndMark mark, double angle, const QColor& color, const QColor& fill) {
    switch (mark) {
    case EndMark::ArrowInRing:
        paintRing(pixels, color, fill);
        pixels.rotate(angle);
        pixels.drawPolyline(QPolygonF{{QPointF{-2.0, -3.8}, QPointF{3.0, 0}, QPointF{-2.0, 3.8}}});
        break;
    case EndMark::Cross:
        for (const auto& [width, ink] : {std::pair{7.0, fill}, std::pair{3.6, color}}) {
            pixels.setPen(QPen{ink, width, Qt::SolidLine, Qt::RoundCap});
            pixels.drawLine(QPointF{-6.5, -6.5}, QPointF{6.5, 6.5});
            pixels.drawLine(QPointF{-6.5, 6.5}, QPointF{6.5, -6.5});
        }
        break;
    case EndMark::WaveInRing: {
        paintRing(pixels, color, fill);
        QPainterPath wave{QPointF{-4.5, 0.5}};
        wave.cubicTo(QPointF{-2.5, -4}, QPointF{-1.5, -4}, QPointF{0, 0});
        wave.cubicTo(QPointF{1.5, 4}, QPointF{2.5, 4}, QPointF{4.5, -0.5});
        pixels.drawPath(wave);
        break;
    }
    case EndMark::BarredRing:
        paintRing(pixels, color, fill);
        pixels.drawLine(QPointF{-5.2, 5.2}, QPointF{5.2, -5.2});
        break;
    case EndMark::TickInDiamond:
    case EndMark::BarInDiamond: {
        constexpr double kReach = kMarkRadius + 2.0;
        pixels.setPen(QPen{color, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        pixels.setBrush(fill);
        pixels.drawPolygon(
            QPolygonF{{QPointF{0, -kReach}, QPointF{kReach, 0}, QPointF{0, kReach}, QPointF{-kReach, 0}}});
        pixels.setBrush(Qt::NoBrush);
        if (mark == EndMark::TickInDiamond) {
            pixels.drawPolyline(QPolygonF{{QPointF{-3.6, 0.2}, QPointF{-1.0, 2.9}, QPointF{3.6, -2.8}}});
        } else {
            pixels.drawLine(QPointF{-3.6, 0}, QPointF{3.6, 0});
        }
        break;
    }
    case EndMark::ArrowInSquare:
    case EndMark::CrossInSquare: {
        constexpr double kSide = kMarkRadius - 0.5;
        pixels.setPen(QPen{color, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        pixels.setBrush(fill);
        pixels.drawRect(QRectF{-kSide, -kSide, 2 * kSide, 2 * kSide});
        pixels.setBrush(Qt::NoBrush);
        if (mark == EndMark::ArrowInSquare) {
            pixels.rotate(angle);
            pixels.drawPolyline(QPolygonF{{QPointF{-2.0, -3.8}, QPointF{3.0, 0}, QPointF{-2.0, 3.8}}});
        } else {
            pixels.drawLine(QPointF{-3.4, -3.4}, QPointF{3.4, 3.4});
            pixels.drawLine(QPointF{-3.4, 3.4}, QPointF{3.4, -3.4});
        }
        break;
    }
    case EndMark::HalfRing:
        paintRing(pixels, color, fill);
        pixels.setBrush(color);
        pixels.drawChord(QRectF{-kMarkRadius, -kMarkRadius, 2 * kMarkRadius, 2 * kMarkRadius}, -90 * 16, 180 * 16);
        break;
    case EndMark::None: break;
    }
}

/// A mark takes longer to paint than to copy, and one picture has dozens of few kinds.
struct MarkKey {
    EndMark mark = EndMark::None;
    int turn = 0; ///< in steps
    QRgb color = 0;
    QRgb fill = 0;
    double dots = 0; ///< device pixels a screen pixel
    friend bool operator==(const MarkKey&, const MarkKey&) = default;
    friend std::size_t qHash(const MarkKey& key, std::size_t seed = 0) {
        return qHashMulti(seed, static_cast<int>(key.mark), key.turn, key.color, key.fill, key.dots);
    }
};
constexpr double kTurnStep = 3.0;   ///< degrees: less than anyone sees in a mark
constexpr double kMarkReach = 13.0; ///< screen pixels round its middle
constexpr int kKeptMarks = 512;

const QImage& pictureOf(const MarkKey& key) {
    static thread_local QCache<MarkKey, QImage> kept{kKeptMarks};
    if (const QImage* known = kept.object(key)) {
        return *known;
    }
    const int half = static_cast<int>(std::ceil(kMarkReach * key.dots));
    auto picture = std::make_unique<QImage>(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    picture->fill(Qt::transparent);
    {
        QPainter own{picture.get()};
        own.setRenderHint(QPainter::Antialiasing);
        own.translate(half, half);
        own.scale(key.dots, key.dots);
        paintMark(own, key.mark, key.turn * kTurnStep, QColor::fromRgba(key.color), QColor::fromRgba(key.fill));
    }
    const QImage& added = *picture;
    kept.insert(key, picture.release());
    return added;
}

} // namespace

ShownLine shownLine(const scenarios::Verdict& verdict) {
    const auto toLine = [](const geometry::SightLine& line) { return QLineF{toInches(line.from), toInches(line.to)}; };
    const auto stopOf = [](const std::optional<scenarios::BlockedPoint>& blocked) {
        return blocked ? std::optional{toInches(blocked->point)} : std::nullopt;
    };
    const scenarios::Headline headline = headlineOf(verdict);
    ShownLine shown{toLine(headline.line), stopOf(headline.blockedAt), {}};
    if (differsFromGeometry(verdict)) {
        shown.geometry =
            ShownGeometry{toLine(verdict.line), verdict.visible() ? std::nullopt : stopOf(verdict.blockedAt)};
    }
    return shown;
}

std::optional<ShownFlip>
shownFlip(const scenarios::Scenario& scenario, const scenarios::Flip& flip, const PaintScale& scale) {
    QPainterPath outline;
    if (const auto* model = std::get_if<scenarios::ModelId>(&flip.moved); model && scenario.model(*model)) {
        outline = pathOf(scenario.model(*model)->placed());
    } else if (const auto* piece = std::get_if<scenarios::PieceId>(&flip.moved); piece && scenario.piece(*piece)) {
        for (const scenarios::PieceId& moved : displacedWith(scenario, *piece)) {
            outline.addPath(pathOf(*scenario.piece(moved)));
        }
    }
    if (outline.isEmpty() || !flip.by) {
        return std::nullopt;
    }
    const QPointF by{flip.by->x.inches(), flip.by->y.inches()};
    const double length = std::hypot(by.x(), by.y());
    const QPointF from = outline.boundingRect().center();
    const QPointF way = length > 0 ? by / length : QPointF{1, 0};
    return ShownFlip{outline.translated(by), {from, from + way * std::max(length, scale.inches(kMinArrow))}};
}

QColor washed(const QColor& color, double strength, const PaintOptions& options) {
    return mixed(options.theme.ground, color, strength);
}

void paintStyledLine(QPainter& painter,
                     const QLineF& line,
                     const VerdictStyle& style,
                     const Stroke& stroke,
                     const PaintOptions& options) {
    if (stroke.casing == Casing::With) {
        painter.setPen(penOf(options.theme.ground, stroke.width + 3.0, options.scale));
        painter.drawLine(line);
    }
    painter.setPen(penOf(washed(style.color, stroke.strength, options), stroke.width, options.scale, style.dashes));
    painter.drawLine(line);
}

QPen tailPen(double strength, const PaintOptions& options) {
    return penOf(washed(options.theme.blocked.color, strength, options), 1.6, options.scale, {1.6, 5});
}

void paintEndMark(QPainter& painter,
                  QPointF place,
                  QPointF direction,
                  const VerdictStyle& style,
                  double strength,
                  const PaintOptions& options) {
    if (style.endMark == EndMark::None) {
        return;
    }
    const QColor color = washed(style.color, strength, options);
    const QColor& fill = options.theme.ground;
    const double angle = std::atan2(direction.y(), direction.x()) * 180.0 / M_PI;
    const QTransform& view = painter.worldTransform();
    const bool isRaster = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    if (!isRaster || view.isRotating()) {
        paintInPixels(painter, place, options.scale,
                      [&](QPainter& pixels) { paintMark(pixels, style.endMark, angle, color, fill); });
        return;
    }
    const double ratio = painter.deviceTransform().m11() / view.m11();
    const double dots = options.scale.inches(1.0) * view.m11() * ratio;
    const bool turns = style.endMark == EndMark::ArrowInRing || style.endMark == EndMark::ArrowInSquare;
    const MarkKey key{style.endMark, turns ? static_cast<int>(std::lround(angle / kTurnStep)) : 0, color.rgba(),
                      fill.rgba(), dots};
    const QImage& picture = pictureOf(key);
    painter.save();
    painter.setWorldTransform(QTransform::fromScale(1 / ratio, 1 / ratio));
    painter.drawImage((view.map(place) * ratio).toPoint() - QPoint{picture.width() / 2, picture.height() / 2}, picture);
    painter.restore();
}

} // namespace sightline::app
