#include "app/shared/painting/model_painter.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/text/number_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using geometry::PlacedFootprint;
using scenarios::Model;

constexpr double kSmallestLetters = 6.5; ///< pixels
/// Pixels. Smaller bases have no letters: the base decides, not the length of the text, or the models of one player
/// would have a badge and those of another none.
constexpr double kSmallestLabeled = 10.0;
constexpr double kBadgeWidth = 0.84;  ///< share of the narrow side of a base that its letters may take
constexpr double kRingDistance = 3.0; ///< pixels from the base to the middle of the verdict's ring

/// Returns the extent of the outline from the position towards the facing, in inches.
double frontReach(const geometry::Footprint& base) {
    struct Reach {
        double operator()(const geometry::RoundBase& b) const { return b.diameter.inches() / 2; }
        double operator()(const geometry::OvalBase& b) const { return b.length.inches() / 2; }
        double operator()(const geometry::RectangleBase& b) const { return b.length.inches() / 2; }
        double operator()(const geometry::HullOutline& b) const {
            const auto front =
                std::ranges::max_element(b.outline.outline(), {}, [](const geometry::Point& p) { return p.x; });
            return front->x.inches();
        }
    };
    return std::visit(Reach{}, base.shape());
}

/// The narrower of the base's two sizes, in inches.
double narrowSize(const geometry::Footprint& base) {
    const QRectF box = pathOf(PlacedFootprint{base, {}, {}}).boundingRect();
    return std::min(box.width(), box.height());
}

void paintFacing(QPainter& painter, const Model& model, double rim, const QColor& color) {
    const double reach = frontReach(model.base) - rim * 0.5;
    const double size = std::min(narrowSize(model.base) * 0.18, rim * 2.6);
    painter.save();
    painter.translate(toInches(model.position));
    painter.rotate(model.facing.degrees());
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(
        QPolygonF{{QPointF{reach, 0}, QPointF{reach - size, -size * 0.8}, QPointF{reach - size, size * 0.8}}});
    painter.restore();
}

void paintBadge(QPainter& painter, const Model& model, const QString& text, const Theme& theme, PaintScale scale) {
    const double narrow = narrowSize(model.base) * scale.pixelsPerInch;
    if (narrow < kSmallestLabeled) {
        return;
    }
    const double fitting =
        narrow * std::min(0.46, kBadgeWidth / std::max(1.0, 0.72 * static_cast<double>(text.size())));
    const double pixels = std::max(fitting, kSmallestLetters);
    paintInPixels(painter, toInches(model.position), scale, [&](QPainter& inPixels) {
        // Letters are laid out at a fixed size and scaled, so that they grow with the base without steps.
        constexpr int kLayoutSize = 64;
        QFont font = inPixels.font();
        font.setPixelSize(kLayoutSize);
        font.setBold(true);
        font.setHintingPreference(QFont::PreferNoHinting);
        const QFontMetricsF metrics{font};
        QPainterPath letters;
        letters.addText(QPointF{-metrics.horizontalAdvance(text) / 2, metrics.capHeight() / 2}, font, text);
        inPixels.scale(pixels / kLayoutSize, pixels / kLayoutSize);
        inPixels.fillPath(letters, theme.modelText);
    });
}

void paintEye(QPainter& painter, const QColor& color) {
    painter.setPen(QPen{color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
    painter.setBrush(Qt::NoBrush);
    QPainterPath eye{QPointF{-6.5, 0}};
    eye.quadTo(QPointF{0, -7.5}, QPointF{6.5, 0});
    eye.quadTo(QPointF{0, 7.5}, QPointF{-6.5, 0});
    painter.drawPath(eye);
    painter.setBrush(color);
    painter.drawEllipse(QPointF{}, 1.7, 1.7);
}

void paintCrosshair(QPainter& painter, const QColor& color) {
    painter.setPen(QPen{color, 1.6, Qt::SolidLine, Qt::RoundCap});
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(QPointF{}, 4.2, 4.2);
    for (const QPointF& way : {QPointF{1, 0}, QPointF{-1, 0}, QPointF{0, 1}, QPointF{0, -1}}) {
        painter.drawLine(way * 2.2, way * 7.0);
    }
}

/// Paints the sign of the observer or the target: a pin above or below the base whose tip touches it, so that it is not
/// taken for that of a model behind it.
void paintRole(QPainter& painter, const Model& model, const ModelMarks& marks, const Theme& theme, PaintScale scale) {
    const QPainterPath outline = pathOf(model.placed());
    const QRectF box = outline.boundingRect();
    const double side = marks.isRoleBelow ? box.bottom() : box.top();
    const QPointF place{box.center().x(), side + scale.inches(marks.isRoleBelow ? 17 : -17)};
    double edge = side; // where the base begins before the sign: a turned rectangle begins later than its box
    if (outline.contains(box.center())) {
        double inside = box.center().y();
        for (int i = 0; i < 12; ++i) {
            const double middle = (edge + inside) / 2;
            (outline.contains({box.center().x(), middle}) ? inside : edge) = middle;
        }
    }
    QPainterPath pin;
    pin.addEllipse(QPointF{}, 10.5, 10.5);
    QPainterPath tip;
    const double shoulder = marks.isRoleBelow ? -7.0 : 7.0;
    tip.addPolygon(QPolygonF{
        {QPointF{-5.5, shoulder}, QPointF{5.5, shoulder}, QPointF{0, (edge - place.y()) / scale.inches(1.0)}}});
    tip.closeSubpath();
    pin = pin.united(tip);
    paintInPixels(painter, place, scale, [&](QPainter& pixels) {
        pixels.setPen(QPen{theme.text, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        pixels.setBrush(theme.labelFill);
        pixels.drawPath(pin);
        if (marks.role == ModelRole::Observer) {
            paintEye(pixels, theme.text);
        } else {
            paintCrosshair(pixels, theme.text);
        }
    });
}

/// The outlines of both readings of a body: dashed for the largest, solid for the smallest.
void paintBody(QPainter& painter, const Model& model, const QColor& color, const Theme& theme, PaintScale scale) {
    const auto outline = [&](const geometry::Footprint& reading, const QList<double>& dashes) {
        const QPainterPath path = pathOf(PlacedFootprint{reading, model.position, model.facing});
        painter.strokePath(path, penOf(theme.ground, 3.0, scale));
        painter.strokePath(path, penOf(mixed(color, theme.text, 0.35), 1.4, scale, dashes));
    };
    if (!model.body->isSettled()) {
        outline(model.body->largest, {5, 3});
    }
    outline(model.body->smallest, {});
}

/// Paints the label of the height of a model above the table, below its base.
void paintElevation(QPainter& painter, const Model& model, const Theme& theme, PaintScale scale) {
    const QString text = QStringLiteral("↑ ") + lengthText(model.elevation);
    const QRectF base = pathOf(model.placed()).boundingRect();
    paintInPixels(painter, {base.center().x(), base.bottom() + scale.inches(12)}, scale, [&](QPainter& pixels) {
        QFont font = pixels.font();
        font.setPixelSize(10);
        pixels.setFont(font);
        const QFontMetricsF metrics{font};
        QRectF box{0, 0, metrics.horizontalAdvance(text) + 8, metrics.height() + 1};
        box.moveCenter({});
        pixels.setPen(QPen{theme.text, 0.8});
        pixels.setBrush(theme.labelFill);
        pixels.drawRoundedRect(box, 3, 3);
        pixels.drawText(box, Qt::AlignCenter, text);
    });
}

} // namespace

bool isSignBelow(const Model& model, const Model& other) {
    const double down = (other.position.y - model.position.y).inches();
    return down < 0.0 && std::abs((other.position.x - model.position.x).inches()) < -down;
}

QRectF paintedBox(const Model& model) {
    QRectF box = pathOf(model.placed()).boundingRect();
    if (model.body) {
        for (const auto& reading : {model.body->smallest, model.body->largest}) {
            box |= pathOf(PlacedFootprint{reading, model.position, model.facing}).boundingRect();
        }
    }
    return box;
}

QString badgeOf(const Model& model) {
    const QString text = !model.unit.isEmpty() ? model.unit : (!model.name.isEmpty() ? model.name : model.id.value);
    QString letters;
    bool atStart = true;
    for (const QChar letter : text) {
        if (letter.isLetterOrNumber()) {
            if (atStart) {
                letters += letter;
            }
            atStart = false;
        } else {
            atStart = true;
        }
        if (letters.size() == 2) {
            break;
        }
    }
    return letters.toUpper();
}

void paintModel(QPainter& painter,
                const Model& model,
                const QColor& color,
                const ModelMarks& marks,
                const Theme& theme,
                PaintScale scale) {
    const PlacedFootprint placed = model.placed();
    const QPainterPath outline = pathOf(placed);
    painter.save();
    if (marks.ghost) {
        painter.setOpacity(painter.opacity() * 0.7);
    }
    if (marks.lifted) {
        for (const double spread : {6.0, 3.0, 1.0}) {
            painter.fillPath(pathOf(placed, scale.inches(spread)).translated(scale.inches(3), scale.inches(5)),
                             QColor{0, 0, 0, 28});
        }
    }
    if (marks.hovered) {
        painter.strokePath(pathOf(placed, scale.inches(5)), penOf(theme.hover, 9.0, scale));
    }

    const double rimPixels = std::min(theme.rimWidth, narrowSize(model.base) * scale.pixelsPerInch * 0.14);
    const double rim = scale.inches(std::max(1.0, rimPixels));
    // The rim lies inside the outline: its outer edge is the true base.
    painter.fillPath(outline, color);
    painter.fillPath(pathOf(placed, -rim), mixed(theme.modelFill, color, theme.isDark ? 0.30 : 0.22));
    paintFacing(painter, model, rim, color);
    if (marks.badge) {
        paintBadge(painter, model, marks.label.isEmpty() ? badgeOf(model) : marks.label, theme, scale);
    }
    if (model.body) {
        paintBody(painter, model, color, theme, scale);
    }
    if (marks.badge && model.elevation > geometry::Length{}) {
        paintElevation(painter, model, theme, scale);
    }
    if (model.locked) {
        paintInPixels(painter, outline.boundingRect().bottomRight(), scale, [&](QPainter& pixels) {
            pixels.setPen(QPen{theme.textQuiet, 1.4, Qt::SolidLine, Qt::RoundCap});
            pixels.setBrush(theme.textQuiet);
            pixels.drawLine(QPointF{0, 0}, QPointF{0, 6});
            pixels.drawEllipse(QPointF{0, -2}, 3, 3);
        });
    }
    if (marks.selected) {
        // In no color of a side: a blue ring around a red model reads as the other player's.
        painter.strokePath(pathOf(placed, scale.inches(6.5)), penOf(theme.text, 2.0, scale));
        painter.strokePath(pathOf(placed, scale.inches(10)), penOf(theme.text, 1.2, scale));
    }
    if (marks.role != ModelRole::None) {
        paintRole(painter, model, marks, theme, scale);
    }
    painter.restore();
}

void paintVerdictRing(QPainter& painter,
                      const PlacedFootprint& placed,
                      VerdictLook look,
                      const Theme& theme,
                      PaintScale scale,
                      double strength) {
    // A band between two outlines, filled: a stroke of many chords would show their ends, and takes longer.
    const auto band = [&](double width) {
        QPainterPath path = pathOf(placed, scale.inches(kRingDistance + width / 2));
        path.addPath(pathOf(placed, scale.inches(kRingDistance - width / 2)));
        path.setFillRule(Qt::OddEvenFill);
        return path;
    };
    const QColor color = mixed(theme.ground, theme.style(look).color, strength);
    painter.fillPath(band(5.0), theme.ground);
    if (look == VerdictLook::Clear) {
        painter.fillPath(band(3.0), color);
        return;
    }
    const bool isOverruled = look == VerdictLook::OverruledVisible || look == VerdictLook::OverruledNotVisible;
    const QList<double> dashes = look == VerdictLook::TooClose         ? QList<double>{9.0, 4.0, 2.5, 4.0}
                                 : look == VerdictLook::VisibleByRules ? QList<double>{16.0, 3.0}
                                 : look == VerdictLook::HiddenByRules  ? QList<double>{3.0, 3.0}
                                 : isOverruled                         ? QList<double>{12.0, 3.0, 2.5, 3.0, 2.5, 3.0}
                                                                       : QList<double>{6.0, 4.0};
    painter.fillPath(barsOf(dashesAlong(pathOf(placed, scale.inches(kRingDistance)), scale, dashes), scale.inches(3.0)),
                     color);
}

} // namespace sightline::app
