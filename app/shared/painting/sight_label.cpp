#include "app/shared/painting/sight_label.h"

#include "app/shared/painting/ground_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/painting/sight_painter.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/judge/headline.h"

#include <QCache>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace sightline::app {

namespace {

using scenarios::Scenario;
using scenarios::Verdict;

constexpr double kPadding = 8.0;
constexpr double kGap = 14.0; ///< pixels between a label and what it must not touch
constexpr double kWidestReason = 300.0;
constexpr QRectF kSign{-14.0, -14.0, 28.0, 28.0}; ///< a sign about its center, in pixels
constexpr double kOnSomething = 40.0;             ///< what a label costs that lies on a piece, a mark or another line

struct LabelText {
    QString word;
    QString figures;
    QString reason;
};

LabelText textOf(const Scenario& scenario, const Verdict& verdict, const PaintOptions& options) {
    LabelText text;
    text.word = verdictWord(kindOf(scenario, verdict));
    const scenarios::Headline headline = headlineOf(verdict);
    text.figures = distanceText(verdict);
    if (headline.clearanceMillimeters) {
        text.figures += QStringLiteral(" · ") + clearanceShort(*headline.clearanceMillimeters);
    }
    if (options.reason) {
        text.reason = options.reason(verdict, scenario);
    } else if (const QString difference = differenceShort(verdict, scenario); !difference.isEmpty()) {
        text.reason = difference;
    } else if (!headline.visible) {
        const QStringList names = blockerNames(verdict, scenario);
        text.reason = names.isEmpty() && isRuled(verdict) ? hiddenSentence(verdict, scenario) : listOfNames(names);
    }
    return text;
}

QFont wordFont() {
    QFont font = QGuiApplication::font();
    font.setPixelSize(17);
    font.setBold(true);
    return font;
}

QFont smallFont() {
    QFont font = QGuiApplication::font();
    font.setPixelSize(12);
    return font;
}

/// In pixels. Shaping takes longer than all else about a label, and one frame asks for what the last one asked.
double widthOf(const QString& text, const QFont& font) {
    constexpr int kKept = 64;
    static thread_local QCache<std::pair<QString, QString>, double> kept{kKept};
    const std::pair key{font.key(), text};
    if (const double* known = kept.object(key)) {
        return *known;
    }
    const double width = QFontMetricsF{font}.horizontalAdvance(text);
    kept.insert(key, new double{width});
    return width;
}

/// Size of a label that is one line with the word.
QSizeF wordSize(const QString& word) {
    return {widthOf(word, wordFont()) + 2 * kPadding, QFontMetricsF{wordFont()}.height() + kPadding - 2};
}

bool crosses(const QRectF& box, const QLineF& line) {
    if (box.contains(line.p1()) || box.contains(line.p2())) {
        return true;
    }
    const std::array<QLineF, 4> sides{QLineF{box.topLeft(), box.topRight()}, QLineF{box.topRight(), box.bottomRight()},
                                      QLineF{box.bottomRight(), box.bottomLeft()},
                                      QLineF{box.bottomLeft(), box.topLeft()}};
    return std::ranges::any_of(
        sides, [&](const QLineF& side) { return side.intersects(line, nullptr) == QLineF::BoundedIntersection; });
}

/// An outline that a label keeps off, in table inches.
struct Obstruction {
    QRectF bounds;
    QPolygonF outline;
    bool isOpen = false; ///< a wall
};

std::vector<Obstruction> obstructionsIn(const Scenario& scenario) {
    std::vector<Obstruction> obstructions;
    const auto add = [&](const std::vector<geometry::Point>& points, bool isOpen) {
        Obstruction obstruction;
        std::ranges::transform(points, std::back_inserter(obstruction.outline), toInches);
        obstruction.bounds = obstruction.outline.boundingRect();
        obstruction.isOpen = isOpen;
        obstructions.push_back(std::move(obstruction));
    };
    for (const scenarios::Piece& piece : scenario.terrain) {
        if (const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline)) {
            add(polygon->outline(), false);
        } else {
            add(std::get<geometry::Wall>(piece.outline).vertices(), true);
        }
        for (const scenarios::PieceWall& wall : piece.walls) {
            add(wall.polyline.vertices(), true);
        }
    }
    return obstructions;
}

bool isOn(const QRectF& box, const Obstruction& obstruction) {
    const QRectF& bounds = obstruction.bounds; // of no area for a straight wall
    if (bounds.left() > box.right() || bounds.right() < box.left() || bounds.top() > box.bottom() ||
        bounds.bottom() < box.top()) {
        return false;
    }
    const QPolygonF& outline = obstruction.outline;
    const qsizetype edges = obstruction.isOpen ? outline.size() - 1 : outline.size();
    for (qsizetype i = 0; i < edges; ++i) {
        if (crosses(box, {outline[i], outline[(i + 1) % outline.size()]})) {
            return true;
        }
    }
    return !obstruction.isOpen && outline.containsPoint(box.center(), Qt::OddEvenFill);
}

} // namespace

QSizeF labelSize(const Scenario& scenario, const Verdict& verdict, const PaintOptions& options) {
    const LabelText text = textOf(scenario, verdict, options);
    const QFontMetricsF word{wordFont()};
    const QFontMetricsF small{smallFont()};
    double width = std::max(widthOf(text.word, wordFont()) + 26, widthOf(text.figures, smallFont()));
    double height = word.height() + small.height();
    if (!text.reason.isEmpty()) {
        width = std::max(width, std::min(kWidestReason, widthOf(text.reason, smallFont())));
        height += small.height();
    }
    return {width + 2 * kPadding, height + 2 * kPadding - 4};
}

QRectF labelBox(const Scenario& scenario, const Verdict& verdict, const SightView& view, const PaintOptions& options) {
    const QSizeF size =
        (view.wordOnly ? wordSize(verdictWord(kindOf(scenario, verdict))) : labelSize(scenario, verdict, options)) *
        options.scale.inches(1.0);
    const ShownLine drawn = shownLine(verdict);
    const QLineF line = drawn.line;
    const QLineF shown = drawn.stop ? QLineF{line.p1(), *drawn.stop} : line;
    const double gap = options.scale.inches(kGap);
    QPointF along = line.p2() - line.p1();
    const double length = std::hypot(along.x(), along.y());
    along = length > 0 ? along / length : QPointF{1, 0};
    const QPointF aside{-along.y(), along.x()};
    // How far the box reaches across the line.
    const double across = (std::abs(aside.x()) * size.width() + std::abs(aside.y()) * size.height()) / 2;

    QList<QRectF> keepOff;
    for (const scenarios::ModelId& id : {verdict.observer, verdict.target}) {
        if (const scenarios::Model* model = scenario.model(id)) {
            // The role sign stands above the base.
            const double sign = options.scale.inches(30);
            keepOff << pathOf(model->placed()).boundingRect().adjusted(-gap / 2, -sign, gap / 2, gap / 2);
        }
    }
    QList<QRectF> marks;
    for (const scenarios::Model& model : scenario.models) {
        marks << toRect(geometry::boundsOf(model.placed()));
    }
    for (const scenarios::Objective& objective : scenario.objectives) {
        marks << toRect(geometry::boundsOf({objective.base, objective.position, {}}));
    }
    for (const scenarios::Label& label : scenario.labels) {
        marks << labelBox(label);
    }
    QList<QLineF> paths{view.marks.lines.begin(), view.marks.lines.end()};
    marks.append(QList<QRectF>{view.marks.areas.begin(), view.marks.areas.end()});
    const auto addPixels = [&](QPointF place, const QRectF& box) {
        marks << QRectF{place + box.topLeft() * options.scale.inches(1.0), box.size() * options.scale.inches(1.0)};
    };
    for (const QPointF& sign : view.marks.signs) {
        addPixels(sign, kSign);
    }
    for (const WordsBeside& words : view.marks.words) {
        addPixels(words.place, words.box);
    }
    if (const auto flip = view.flip ? shownFlip(scenario, *view.flip, options.scale) : std::nullopt) {
        marks << flip->outline.boundingRect();
        paths << flip->arrow;
    }
    const std::vector<Obstruction> obstructions = obstructionsIn(scenario);
    const auto cost = [&](const QRectF& box) {
        double sum = 0;
        if (crosses(box, line)) {
            sum += 1000;
        }
        if (drawn.geometry && crosses(box, drawn.geometry->line)) {
            sum += 60;
        }
        if (!view.labelArea.isNull() && !view.labelArea.contains(box)) {
            const QRectF inside = view.labelArea.intersected(box);
            sum += 400 * (1.0 - inside.width() * inside.height() / (box.width() * box.height()));
        }
        for (const QRectF& base : keepOff) {
            sum += base.intersects(box) ? 100 : 0;
        }
        for (const QRectF& base : marks) {
            sum += base.intersects(box) ? kOnSomething : 0;
        }
        for (const QLineF& path : paths) {
            sum += crosses(box, path) ? kOnSomething : 0;
        }
        for (const Verdict& other : view.others) {
            sum += &other != &verdict && crosses(box, shownLine(other).line) ? kOnSomething : 0;
        }
        for (const Obstruction& obstruction : obstructions) {
            sum += isOn(box, obstruction) ? kOnSomething : 0;
        }
        const QLineF off{box.center(), shown.pointAt(0.5)};
        return sum + off.length() / std::max(1.0, length);
    };
    QRectF best;
    double bestCost = std::numeric_limits<double>::max();
    const auto tryAt = [&](QPointF center, const QSizeF& of, double extra) {
        const QRectF box{center.x() - of.width() / 2, center.y() - of.height() / 2, of.width(), of.height()};
        if (const double c = cost(box) + extra; c < bestCost) {
            best = box;
            bestCost = c;
        }
    };
    for (const double t : {0.5, 0.35, 0.65, 0.2, 0.8, 0.0, 1.0}) {
        for (const double side : {-1.0, 1.0}) {
            for (const double push : {1.0, 2.5, 5.0}) {
                tryAt(shown.pointAt(t) + aside * side * (across + gap * push), size, 0.0);
            }
        }
    }
    if (bestCost < kOnSomething) {
        return best;
    }
    // No room beside the line: the word alone, behind its end or before its start.
    const QSizeF word = wordSize(verdictWord(kindOf(scenario, verdict))) * options.scale.inches(1.0);
    const double reach = (std::abs(along.x()) * word.width() + std::abs(along.y()) * word.height()) / 2;
    for (const auto& [end, way] : {std::pair{line.p2(), 1.0}, std::pair{line.p1(), -1.0}}) {
        for (const double push : {2.5, 4.0, 6.0, 9.0}) {
            for (const double turn : {0.0, 1.0, -1.0, 2.0, -2.0}) {
                tryAt(end + along * way * (reach + gap * push) + aside * turn * (word.height() + gap / 2), word, 2.0);
            }
        }
    }
    return best;
}

void paintSightLabel(QPainter& painter,
                     const QRectF& box,
                     const Scenario& scenario,
                     const Verdict& verdict,
                     const PaintOptions& options) {
    const LabelText text = textOf(scenario, verdict, options);
    const VerdictStyle& style = options.theme.style(lookOf(scenario, verdict));
    const QSizeF size = box.size() * options.scale.pixelsPerInch;
    paintInPixels(painter, box.topLeft(), options.scale, [&](QPainter& pixels) {
        pixels.setPen(Qt::NoPen);
        pixels.setBrush(QColor{0, 0, 0, 26});
        pixels.drawRoundedRect(QRectF{QPointF{1, 2}, size}, 6, 6);
        pixels.setPen(QPen{style.color, 1.6});
        pixels.setBrush(options.theme.labelFill);
        pixels.drawRoundedRect(QRectF{QPointF{}, size}, 6, 6);

        const QFontMetricsF word{wordFont()};
        const QFontMetricsF small{smallFont()};
        pixels.setPen(style.color);
        pixels.setFont(wordFont());
        if (size.height() < word.height() + small.height()) {
            pixels.drawText(QRectF{QPointF{}, size}, Qt::AlignCenter, text.word);
            return;
        }
        double y = kPadding - 3 + word.ascent();
        pixels.drawText(QPointF{kPadding, y}, text.word);
        y += word.descent() + small.ascent();
        pixels.setFont(smallFont());
        pixels.setPen(options.theme.text);
        pixels.drawText(QPointF{kPadding, y}, text.figures);
        if (!text.reason.isEmpty()) {
            y += small.height();
            pixels.setPen(options.theme.textQuiet);
            pixels.drawText(QPointF{kPadding, y},
                            small.elidedText(text.reason, Qt::ElideRight, size.width() - 2 * kPadding + 1));
        }
    });
}

} // namespace sightline::app
