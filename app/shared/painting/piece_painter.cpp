#include "app/shared/painting/piece_painter.h"

#include "app/shared/painting/shapes.h"
#include "scenarios/model/terrain_kinds.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::app {

namespace {

using geometry::Polygon;
using geometry::Wall;
using scenarios::HeightClass;
using scenarios::Piece;
using scenarios::PieceWall;

/// The words on pieces.
struct PieceWords {
    Q_DECLARE_TR_FUNCTIONS(PiecePainter)
};

constexpr double kGlyphSize = 14.0;

QList<QPolygonF> ringsOf(const Polygon& polygon) {
    QList<QPolygonF> rings;
    const auto add = [&](const geometry::Ring& ring) {
        QPolygonF outline;
        std::ranges::transform(ring, std::back_inserter(outline), toInches);
        rings << outline;
    };
    add(polygon.outline());
    std::ranges::for_each(polygon.holes(), add);
    return rings;
}

/// A band along the inside of the upper and left edges, as if the piece stood up from the table and were lit from
/// there.
void paintInnerShadow(QPainter& painter, const Polygon& polygon, const Theme& theme, PaintScale scale) {
    painter.setPen(Qt::NoPen);
    for (const QPolygonF& ring : ringsOf(polygon)) {
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const QPointF a = ring[i];
            const QPointF b = ring[(i + 1) % ring.size()];
            const QPointF along = b - a;
            const double length = std::hypot(along.x(), along.y());
            if (length <= 0) {
                continue;
            }
            // Outlines run clockwise on screen and holes the other way, so the inside lies to the right of each edge.
            const QPointF inwards{-along.y() / length, along.x() / length};
            const double facing = (inwards.x() + inwards.y()) / std::numbers::sqrt2;
            if (facing <= 0.05) {
                continue;
            }
            for (const double depth : {2.5, 5.0}) {
                const QPointF in = inwards * scale.inches(depth);
                const QPointF mitre = along / length * scale.inches(depth);
                if (2 * scale.inches(depth) > length) {
                    continue;
                }
                painter.setBrush(faded(theme.isDark ? QColor{Qt::white} : QColor{Qt::black}, 0.10 * facing));
                painter.drawPolygon(QPolygonF{{a, b, b + in - mitre, a + in + mitre}});
            }
        }
    }
    painter.setBrush(Qt::NoBrush);
}

void paintHatch(
    QPainter& painter, const Polygon& polygon, const QColor& color, double width, double step, PaintScale scale) {
    painter.fillPath(barsOf(hatchLines(ringsOf(polygon), scale.inches(step)), scale.inches(width)), color);
}

/// True for a ruin that carries its walls: its footprint is the floor between them, not a block.
bool isFloorOfWalls(const Piece& piece) {
    return !piece.isMat() && !piece.walls.empty() && scenarios::canonicalKind(piece.kind) == u"ruin";
}

void paintFootprint(
    QPainter& painter, const Piece& piece, const Polygon& polygon, const Theme& theme, PaintScale scale) {
    const QPainterPath path = pathOf(polygon);
    if (piece.isMat()) {
        painter.fillPath(path, faded(theme.terrain, 0.08));
        painter.strokePath(path, penOf(faded(theme.terrain, 0.8), 1.5, scale, {1.5, 3.5}));
        return;
    }
    if (isFloorOfWalls(piece)) {
        painter.fillPath(path, faded(theme.terrain, 0.20));
        painter.strokePath(path, penOf(theme.terrain, theme.thinWidth, scale));
        return;
    }
    switch (scenarios::effectiveHeightClass(piece)) {
    case HeightClass::Low:
        painter.fillPath(path, faded(theme.terrain, 0.06));
        paintHatch(painter, polygon, faded(theme.terrainShade, 0.45), 1.0, 11.0, scale);
        painter.strokePath(path, penOf(theme.terrain, theme.thinWidth, scale));
        break;
    case HeightClass::Medium:
        painter.fillPath(path, faded(theme.terrain, 0.14));
        paintHatch(painter, polygon, faded(theme.terrainShade, 0.85), 1.4, 8.5, scale);
        painter.strokePath(path, penOf(theme.terrain, theme.mediumWidth, scale));
        break;
    case HeightClass::Tall:
        painter.fillPath(path, theme.terrainFill);
        paintInnerShadow(painter, polygon, theme, scale);
        painter.strokePath(path, penOf(theme.terrain, theme.tallWidth, scale));
        break;
    }
}

double wallWidth(HeightClass heightClass, const Theme& theme) {
    switch (heightClass) {
    case HeightClass::Low: return theme.wallWidth * 0.5;
    case HeightClass::Medium: return theme.wallWidth * 0.75;
    case HeightClass::Tall: return theme.wallWidth;
    }
    return theme.wallWidth;
}

QPointF unit(QPointF v) {
    const double length = std::hypot(v.x(), v.y());
    return length > 0 ? v / length : QPointF{1, 0};
}

/// Short strokes across the wall at both ends of an opening.
void paintJambs(QPainter& painter, const QLineF& opening, double width, const Theme& theme, PaintScale scale) {
    const QPointF along = unit(opening.p2() - opening.p1());
    const QPointF aside = QPointF{-along.y(), along.x()} * scale.inches(width * 0.5);
    painter.setPen(penOf(theme.wall, 1.6, scale));
    painter.drawLine(opening.p1() + aside, opening.p1() - aside);
    painter.drawLine(opening.p2() + aside, opening.p2() - aside);
}

/// A leaf across the gap, thinner than the wall, between its jambs.
void paintClosedDoor(QPainter& painter, const QLineF& opening, double width, const Theme& theme, PaintScale scale) {
    painter.setPen(penOf(theme.wall, width * 0.45, scale));
    painter.drawLine(opening);
    paintJambs(painter, opening, width * 1.8, theme, scale);
}

/// A door leaf that stands open by a quarter turn, with the arc it swings along.
void paintOpenDoor(QPainter& painter, const QLineF& opening, double width, const Theme& theme, PaintScale scale) {
    painter.setPen(penOf(theme.wall, width * 0.45, scale));
    const QPointF along = opening.p2() - opening.p1();
    const QPointF leaf = opening.p1() + QPointF{along.y(), -along.x()};
    painter.drawLine(opening.p1(), leaf);
    painter.setPen(penOf(faded(theme.wall, 0.6), theme.thinWidth, scale, {3, 3}));
    const double radius = opening.length();
    const QRectF circle{opening.p1().x() - radius, opening.p1().y() - radius, 2 * radius, 2 * radius};
    painter.drawArc(circle, static_cast<int>(std::lround(opening.angle() * 16)), 90 * 16);
}

/// Two thin panes between the jambs, as on a floor plan.
void paintWindow(QPainter& painter, const QLineF& opening, double width, const Theme& theme, PaintScale scale) {
    const QPointF along = unit(opening.p2() - opening.p1());
    const QPointF aside = QPointF{-along.y(), along.x()} * scale.inches(width * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ground);
    painter.drawPolygon(
        QPolygonF{{opening.p1() + aside, opening.p2() + aside, opening.p2() - aside, opening.p1() - aside}});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(penOf(theme.wall, 1.2, scale));
    painter.drawLine(opening.p1() + aside, opening.p2() + aside);
    painter.drawLine(opening.p1() - aside, opening.p2() - aside);
    painter.setPen(penOf(theme.wall, 1.2, scale));
    painter.drawLine(opening.p1() + aside, opening.p1() - aside);
    painter.drawLine(opening.p2() + aside, opening.p2() - aside);
}

/// Windows and doors of a wall, round its corners: a window shows its panes, a door only its gap between the jambs.
void paintOpenings(QPainter& painter,
                   const std::vector<geometry::Point>& vertices,
                   const std::vector<scenarios::WallOpening>& openings,
                   double width,
                   const Theme& theme,
                   PaintScale scale) {
    for (const scenarios::WallOpening& opening : openings) {
        double passed = 0.0;
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            const QLineF edge{toInches(vertices[i]), toInches(vertices[i + 1])};
            const double length = edge.length();
            const double from = std::max(opening.from.inches() - passed, 0.0);
            const double to = std::min(opening.to.inches() - passed, length);
            passed += length;
            if (from >= to) {
                continue;
            }
            const QLineF part{edge.pointAt(from / length), edge.pointAt(to / length)};
            if (opening.sill > geometry::Length{}) {
                paintWindow(painter, part, width + 1, theme, scale);
            } else {
                painter.setPen(penOf(theme.ground, width + 1, scale));
                painter.drawLine(part);
                painter.setPen(penOf(theme.wall, 1.2, scale, {2, 3}));
                painter.drawLine(part);
                paintJambs(painter, part, width * 1.8, theme, scale);
            }
        }
    }
}

/// An arrow through the middle of a one-way wall, in the direction in which lines pass.
void paintOneWay(QPainter& painter,
                 const geometry::Wall& wall,
                 scenarios::WallSide blocksFrom,
                 const Theme& theme,
                 PaintScale scale) {
    if (wall.vertices().size() != 2) {
        return;
    }
    const QLineF along{toInches(wall.vertices().front()), toInches(wall.vertices().back())};
    if (along.isNull()) {
        return;
    }
    // y down: turned clockwise on screen, the direction of the wall points to its right side.
    const QPointF right{-along.dy() / along.length(), along.dx() / along.length()};
    const QPointF toBlocking = blocksFrom == scenarios::WallSide::Right ? right : -right;
    const QPointF side = along.unitVector().p2() - along.p1();
    const QPointF tip = along.center() + toBlocking * scale.inches(9);
    painter.setPen(penOf(theme.wall, 1.6, scale));
    painter.drawLine(along.center() - toBlocking * scale.inches(9), tip);
    painter.drawLine(tip, tip - (toBlocking + side) * scale.inches(5));
    painter.drawLine(tip, tip - (toBlocking - side) * scale.inches(5));
}

void paintPieceWall(
    QPainter& painter, const PieceWall& wall, HeightClass heightClass, const Theme& theme, PaintScale scale) {
    const double width = wallWidth(heightClass, theme);
    const auto& vertices = wall.polyline.vertices();
    const bool isWindow = wall.kind == u"window";
    if (!isWindow && wall.kind != u"door") {
        QPen pen = penOf(wall.blocksSight ? theme.wall : faded(theme.wall, 0.45), width, scale);
        pen.setJoinStyle(Qt::MiterJoin);
        pen.setCapStyle(Qt::SquareCap);
        painter.strokePath(pathOf(wall.polyline), pen);
        return;
    }
    for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
        const QLineF opening{toInches(vertices[i]), toInches(vertices[i + 1])};
        if (isWindow) {
            paintWindow(painter, opening, width + 1, theme, scale);
            if (wall.blocksSight) {
                painter.setPen(penOf(theme.wall, 1.6, scale));
                painter.drawLine(opening);
            }
        } else if (wall.blocksSight) {
            paintClosedDoor(painter, opening, width, theme, scale);
        } else {
            paintOpenDoor(painter, opening, width, theme, scale);
        }
    }
}

void paintGlyph(QPainter& painter, TraitGlyph glyph, const QColor& color) {
    QPen pen{color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    QPainterPath path;
    switch (glyph) {
    case TraitGlyph::Leaf:
        path.moveTo(-4.5, 4.5);
        path.cubicTo(-6, -2, -1, -5.5, 5, -5);
        path.cubicTo(5.5, 1, 2, 6, -4.5, 4.5);
        path.moveTo(-5.5, 5.5);
        path.lineTo(1.5, -1.5);
        break;
    case TraitGlyph::Wave:
        for (const double y : {-2.5, 2.5}) {
            path.moveTo(-5.5, y);
            path.cubicTo(-3.5, y - 3.5, -2, y - 3.5, 0, y);
            path.cubicTo(2, y + 3.5, 3.5, y + 3.5, 5.5, y);
        }
        break;
    case TraitGlyph::Brick:
        path.addRect(-5.5, -4.5, 11, 9);
        path.moveTo(-5.5, 0);
        path.lineTo(5.5, 0);
        path.moveTo(0, -4.5);
        path.lineTo(0, 0);
        path.moveTo(-2.75, 0);
        path.lineTo(-2.75, 4.5);
        path.moveTo(2.75, 0);
        path.lineTo(2.75, 4.5);
        break;
    case TraitGlyph::Other:
        path.moveTo(-5, -4);
        path.lineTo(1, -4);
        path.lineTo(5, 0);
        path.lineTo(1, 4);
        path.lineTo(-5, 4);
        path.closeSubpath();
        path.addEllipse(QPointF{-2.2, 0}, 0.9, 0.9);
        break;
    }
    painter.drawPath(path);
}

void paintPin(QPainter& painter, const QColor& color) {
    painter.setPen(QPen{color, 1.4, Qt::SolidLine, Qt::RoundCap});
    painter.setBrush(color);
    painter.drawLine(QPointF{0, 0.5}, QPointF{0, 6});
    painter.drawEllipse(QPointF{0, -2}, 3.2, 3.2);
    painter.setBrush(Qt::NoBrush);
}

/// Places for glyphs inside the outline, the one nearest the upper left corner first. A piece that is too narrow has
/// none.
QList<QPointF> glyphPlaces(const Polygon& polygon, PaintScale scale) {
    const QPainterPath path = pathOf(polygon);
    const double half = scale.inches(kGlyphSize / 2 + 1);
    QList<QPointF> vertices;
    std::ranges::transform(polygon.outline(), std::back_inserter(vertices), toInches);
    std::ranges::sort(vertices, {}, [](QPointF p) { return p.x() + p.y(); });
    QList<QPointF> places;
    const double inset = half + scale.inches(3);
    for (const QPointF& vertex : vertices) {
        for (const QPointF& way : {QPointF{1, 1}, QPointF{-1, 1}, QPointF{1, -1}, QPointF{-1, -1}}) {
            const QPointF place = vertex + way * inset;
            const QRectF box{place.x() - half, place.y() - half, 2 * half, 2 * half};
            const bool isFree = std::ranges::none_of(places, [&](QPointF p) {
                return std::max(std::abs(p.x() - place.x()), std::abs(p.y() - place.y())) < 2 * half;
            });
            if (isFree && path.contains(box)) {
                places << place;
            }
        }
    }
    return places;
}

void paintGlyphs(QPainter& painter, const Piece& piece, const Polygon& polygon, const Theme& theme, PaintScale scale) {
    const QList<TraitGlyph> glyphs = traitGlyphs(piece);
    if (glyphs.isEmpty() && !piece.locked) {
        return;
    }
    const bool onFill =
        !piece.isMat() && !isFloorOfWalls(piece) && scenarios::effectiveHeightClass(piece) == HeightClass::Tall;
    const QColor color = onFill ? theme.ground : theme.terrain;
    const QList<QPointF> places = glyphPlaces(polygon, scale);
    qsizetype next = 0;
    const auto paintAtNext = [&](const std::function<void(QPainter&)>& paint) {
        if (next < places.size()) {
            paintInPixels(painter, places[next++], scale, [&](QPainter& pixels) {
                if (!onFill) {
                    pixels.setPen(Qt::NoPen);
                    pixels.setBrush(faded(theme.ground, 0.8));
                    pixels.drawEllipse(QPointF{}, 8.5, 8.5);
                }
                paint(pixels);
            });
        }
    };
    for (const TraitGlyph glyph : glyphs) {
        paintAtNext([&](QPainter& pixels) { paintGlyph(pixels, glyph, color); });
    }
    if (piece.locked) {
        paintAtNext([&](QPainter& pixels) { paintPin(pixels, color); });
    }
}

void paintHeightLabel(QPainter& painter, const Piece& piece, const Theme& theme, PaintScale scale) {
    const auto height = scenarios::effectiveHeight(piece);
    const QString text =
        height ? QStringLiteral("%1″").arg(QString::number(height->inches(), 'g', 4)) : QStringLiteral("∞");
    const QPointF place =
        piece.isWall() ? pathOf(piece).pointAtPercent(0.5) : toInches(std::get<Polygon>(piece.outline).centroid());
    paintInPixels(painter, place, scale, [&](QPainter& pixels) {
        QFont font = pixels.font();
        font.setPixelSize(11);
        const QFontMetricsF metrics{font};
        const double width = metrics.horizontalAdvance(text) + 8;
        pixels.setFont(font);
        pixels.setPen(QPen{faded(theme.terrain, 0.5), 1.0});
        pixels.setBrush(theme.labelFill);
        pixels.drawRoundedRect(QRectF{-width / 2, -8, width, 16}, 4, 4);
        pixels.setPen(theme.text);
        pixels.drawText(QRectF{-width / 2, -8, width, 16}, Qt::AlignCenter, text);
    });
}

QString idleWords() { return PieceWords::tr("no effect", "a piece of terrain under the rules in force"); }

QFont idleFont(QFont font) {
    font.setPixelSize(10);
    font.setItalic(true);
    return font;
}

/// The box of the caption around its center, in pixels.
QRectF idleBox(const QFont& font) {
    const double width = QFontMetricsF{font}.horizontalAdvance(idleWords()) + 6;
    return {-width / 2, -7, width, 14};
}

QPointF idleCaptionPlace(const Piece& piece, const QPainterPath& path) {
    return piece.isWall() ? path.pointAtPercent(0.5) : path.boundingRect().center();
}

/// The piece fades, its outline breaks up, and words say why, if there is room for them.
void paintIdle(QPainter& painter,
               const Piece& piece,
               const QPainterPath& path,
               bool hasCaption,
               const Theme& theme,
               PaintScale scale) {
    if (!piece.isWall()) {
        painter.fillPath(path, faded(theme.ground, 0.6));
    }
    painter.strokePath(path, penOf(theme.ground, 3.0, scale));
    painter.strokePath(path, penOf(faded(theme.terrain, 0.7), 1.2, scale, {2.0, 4.0}));
    if (!hasCaption) {
        return;
    }
    paintInPixels(painter, idleCaptionPlace(piece, path), scale, [&](QPainter& pixels) {
        const QFont font = idleFont(pixels.font());
        const QRectF box = idleBox(font);
        pixels.setFont(font);
        pixels.setPen(Qt::NoPen);
        pixels.setBrush(faded(theme.ground, 0.8));
        pixels.drawRoundedRect(box, 3, 3);
        pixels.setPen(theme.text);
        pixels.drawText(box, Qt::AlignCenter, idleWords());
    });
}

/// Marks an outline as selected. `inner`: the width, in pixels, of what is painted over the middle of the mark.
void paintSelection(QPainter& painter, const QPainterPath& path, double inner, const Theme& theme, PaintScale scale) {
    painter.strokePath(path, penOf(theme.ground, inner + 5.0, scale));
    painter.strokePath(path, penOf(theme.selection, inner + 2.5, scale));
}

} // namespace

QRectF idleCaptionBox(const Piece& piece, PaintScale scale) {
    const QRectF pixels = idleBox(idleFont(QGuiApplication::font()));
    QRectF box{0, 0, scale.inches(pixels.width()), scale.inches(pixels.height())};
    box.moveCenter(idleCaptionPlace(piece, pathOf(piece)));
    return box;
}

QList<TraitGlyph> traitGlyphs(const Piece& piece) {
    struct Words {
        TraitGlyph glyph;
        QStringList stems;
    };
    static const std::array<Words, 3> known{{
        {TraitGlyph::Leaf, {"wood", "forest", "jungle", "tree", "hedge"}},
        {TraitGlyph::Wave, {"water", "river", "pond", "marsh", "swamp"}},
        {TraitGlyph::Brick, {"ruin", "building", "obscuring", "dense", "brick"}},
    }};
    const auto speaksOf = [](const QString& text, const Words& words) {
        return std::ranges::any_of(words.stems,
                                   [&](const QString& stem) { return text.contains(stem, Qt::CaseInsensitive); });
    };
    QList<TraitGlyph> glyphs;
    for (const Words& words : known) {
        const bool named = speaksOf(piece.kind, words) || std::ranges::any_of(piece.traits, [&](const QString& trait) {
                               return speaksOf(trait, words);
                           });
        if (named) {
            glyphs << words.glyph;
        }
    }
    const bool hasOther = std::ranges::any_of(piece.traits, [&](const QString& trait) {
        return std::ranges::none_of(known, [&](const Words& words) { return speaksOf(trait, words); });
    });
    if (hasOther) {
        glyphs << TraitGlyph::Other;
    }
    return glyphs;
}

void paintPiece(
    QPainter& painter, const Piece& piece, ElementMarks marks, bool showHeight, const Theme& theme, PaintScale scale) {
    const QPainterPath path = pathOf(piece);
    if (marks.hovered) {
        painter.strokePath(path, penOf(theme.hover, 12.0, scale));
    }
    const HeightClass heightClass = scenarios::effectiveHeightClass(piece);
    if (const auto* polygon = std::get_if<Polygon>(&piece.outline)) {
        paintFootprint(painter, piece, *polygon, theme, scale);
    } else {
        PieceWall wall{std::get<Wall>(piece.outline), piece.kind, true, {}, {}};
        paintPieceWall(painter, wall, heightClass, theme, scale);
        paintOpenings(painter, wall.polyline.vertices(), piece.openings, wallWidth(heightClass, theme), theme, scale);
        if (piece.blocksFrom) {
            paintOneWay(painter, wall.polyline, *piece.blocksFrom, theme, scale);
        }
    }
    if (marks.selected && !piece.walls.empty()) {
        // Under the walls, which it would hide, and seen on both sides of them.
        paintSelection(painter, path, 0.0, theme, scale);
        for (const PieceWall& wall : piece.walls) {
            paintSelection(painter, pathOf(wall.polyline), theme.wallWidth, theme, scale);
        }
    }
    for (const PieceWall& wall : piece.walls) {
        const HeightClass own =
            wall.height ? scenarios::heightClassOf(*wall.height) : (piece.isMat() ? HeightClass::Tall : heightClass);
        paintPieceWall(painter, wall, own, theme, scale);
        paintOpenings(painter, wall.polyline.vertices(), wall.openings, wallWidth(own, theme), theme, scale);
        if (wall.blocksFrom) {
            paintOneWay(painter, wall.polyline, *wall.blocksFrom, theme, scale);
        }
    }
    if (const auto* polygon = std::get_if<Polygon>(&piece.outline)) {
        paintGlyphs(painter, piece, *polygon, theme, scale);
    }
    if (marks.idle) {
        paintIdle(painter, piece, path, !marks.captionless, theme, scale);
    }
    if (marks.selected && piece.walls.empty()) {
        paintSelection(painter, path, 0.0, theme, scale);
    }
    if (showHeight) {
        paintHeightLabel(painter, piece, theme, scale);
    }
}

BlockingOutline blockingOutline(const Piece& piece) {
    if (!piece.isMat()) {
        return {pathOf(piece), !piece.isWall()};
    }
    // A flat area blocks by its walls alone; a ring around it would close its open doors.
    BlockingOutline outline;
    for (const PieceWall& wall : piece.walls) {
        if (wall.blocksSight) {
            outline.path.addPath(pathOf(wall.polyline));
        }
    }
    return outline;
}

void paintBlockingMark(
    QPainter& painter, const BlockingOutline& outline, const QColor& color, double strength, PaintScale scale) {
    if (outline.isFilled) {
        painter.fillPath(outline.path, faded(color, 0.16 * strength));
    }
    painter.strokePath(outline.path, penOf(faded(color, 0.30 * strength), 8.0, scale));
    painter.strokePath(outline.path, penOf(faded(color, strength), 3.0, scale));
}

} // namespace sightline::app
