#include "app/shared/painting/blocker_names.h"

#include "app/shared/painting/shapes.h"
#include "app/shared/painting/sight_line.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/judge/headline.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <limits>

namespace sightline::app {

namespace {

constexpr std::size_t kMaxNames = 4;
constexpr int kUnreadable = 16; ///< what a name costs that lies on other words

QFont nameFont() {
    QFont font = QGuiApplication::font();
    font.setPixelSize(12);
    return font;
}

std::vector<scenarios::PieceId> namedPieces(const scenarios::Verdict& verdict) {
    std::vector<scenarios::PieceId> pieces;
    const auto add = [&](const scenarios::PieceId& piece) {
        if (pieces.size() < kMaxNames && std::ranges::find(pieces, piece) == pieces.end()) {
            pieces.push_back(piece);
        }
    };
    const scenarios::Headline headline = headlineOf(verdict);
    std::ranges::for_each(headline.blockedBy, add, &scenarios::HeadlineBlocker::piece);
    if (headline.blockedAt) {
        add(headline.blockedAt->piece);
    }
    std::ranges::for_each(piecesOfRuling(verdict), add);
    return pieces;
}

bool crosses(const QRectF& box, const QLineF& line) {
    const std::array<QLineF, 4> sides{QLineF{box.topLeft(), box.topRight()}, QLineF{box.topRight(), box.bottomRight()},
                                      QLineF{box.bottomRight(), box.bottomLeft()},
                                      QLineF{box.bottomLeft(), box.topLeft()}};
    return box.contains(line.p1()) || box.contains(line.p2()) || std::ranges::any_of(sides, [&](const QLineF& side) {
               return side.intersects(line, nullptr) == QLineF::BoundedIntersection;
           });
}

} // namespace

std::vector<PlacedName> blockerNamesOf(const scenarios::Scenario& scenario,
                                       const scenarios::Verdict& verdict,
                                       const QRectF& keepOff,
                                       const PaintOptions& options) {
    const QRectF table{0, 0, scenario.table.width.inches(), scenario.table.height.inches()};
    const QFontMetricsF metrics{nameFont()};
    const QLineF line = shownLine(verdict).line;
    const double gap = options.scale.inches(3);
    std::vector<PlacedName> names;
    for (const scenarios::PieceId& id : namedPieces(verdict)) {
        const scenarios::Piece* piece = scenario.piece(id);
        if (!piece) {
            continue;
        }
        const QString name = nameOf(scenario, id);
        const QSizeF size = QSizeF{metrics.horizontalAdvance(name), metrics.height()} * options.scale.inches(1.0);
        const QRectF own = pathOf(*piece).boundingRect();
        const double x = own.center().x() - size.width() / 2;
        const double y = own.center().y() - size.height() / 2;
        const double above = own.top() - size.height() - gap;
        const double below = own.bottom() + gap;
        const double right = own.right() + gap;
        const double left = own.left() - size.width() - gap;
        const double oneLine = size.height() + gap;
        const std::array places{
            QPointF{x, above},    QPointF{x, below},           QPointF{right, y},          QPointF{left, y},
            QPointF{x, y},        QPointF{right, above},       QPointF{right, below},      QPointF{left, above},
            QPointF{left, below}, QPointF{x, above - oneLine}, QPointF{x, below + oneLine}};
        PlacedName best;
        int bestCost = std::numeric_limits<int>::max();
        for (const QPointF& place : places) {
            const QRectF box{place, size};
            const bool isOnWords = box.intersects(keepOff) || std::ranges::any_of(names, [&](const PlacedName& other) {
                                       return other.box.intersects(box);
                                   });
            const bool isOnModel = std::ranges::any_of(scenario.models, [&](const scenarios::Model& model) {
                return pathOf(model.placed()).boundingRect().intersects(box);
            });
            const bool isOnOther = std::ranges::any_of(scenario.terrain, [&](const scenarios::Piece& other) {
                const QPainterPath path = pathOf(other);
                return other.id != id && !other.isMat() && path.intersects(box) && !path.contains(own.center());
            });
            const int cost = (isOnWords ? kUnreadable : 0) + (table.contains(box) ? 0 : 8) + (isOnModel ? 4 : 0) +
                             (isOnOther ? 6 : 0) + // it would read as that one's name
                             (crosses(box, line) ? 1 : 0);
            if (cost < bestCost) {
                best = {name, box};
                bestCost = cost;
            }
        }
        if (bestCost < kUnreadable) {
            names.push_back(best);
        }
    }
    return names;
}

void paintBlockerNames(QPainter& painter, const std::vector<PlacedName>& names, const PaintOptions& options) {
    const QFontMetricsF metrics{nameFont()};
    for (const PlacedName& name : names) {
        paintInPixels(painter, name.box.topLeft(), options.scale, [&](QPainter& pixels) {
            QPainterPath letters;
            letters.addText(QPointF{0, metrics.ascent()}, nameFont(), name.name);
            pixels.setPen(Qt::NoPen);
            pixels.strokePath(letters, QPen{options.theme.ground, 3.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
            pixels.fillPath(letters, options.theme.text);
        });
    }
}

} // namespace sightline::app
