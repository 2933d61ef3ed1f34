#include "app/desktop/scene/items/idle_pieces_item.h"

#include "app/desktop/painting/shapes.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sightline::app {

IdlePiecesItem::IdlePiecesItem(const PaintOptions& options) : m_options{options} {
    setAcceptedMouseButtons(Qt::NoButton);
    setObjectName(QStringLiteral("idlePieces"));
}

void IdlePiecesItem::setPieces(std::vector<scenarios::Piece> pieces) {
    prepareGeometryChange();
    m_pieces = std::move(pieces);
    m_box = {};
    for (const scenarios::Piece& piece : m_pieces) {
        constexpr double kWords = 4.0; // inches: room for the words beside a small piece
        m_box |= pathOf(piece).boundingRect().adjusted(-kWords, -kWords, kWords, kWords);
    }
    update();
}

void IdlePiecesItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const Theme& theme = m_options.theme;
    for (const scenarios::Piece& piece : m_pieces) {
        const QPainterPath path = pathOf(piece);
        if (!piece.isWall()) {
            painter->fillPath(path, faded(theme.ground, 0.6));
        }
        painter->strokePath(path, penOf(theme.ground, 3.0, m_options.scale));
        painter->strokePath(path, penOf(faded(theme.terrain, 0.7), 1.2, m_options.scale, {2.0, 4.0}));
        const QString words = tr("no effect", "a piece of terrain under the rules in force");
        const QPointF place = piece.isWall() ? path.pointAtPercent(0.5) : path.boundingRect().center();
        paintInPixels(*painter, place, m_options.scale, [&](QPainter& pixels) {
            QFont font = pixels.font();
            font.setPixelSize(10);
            font.setItalic(true);
            pixels.setFont(font);
            const double width = QFontMetricsF{font}.horizontalAdvance(words) + 6;
            pixels.setPen(Qt::NoPen);
            pixels.setBrush(faded(theme.ground, 0.8));
            pixels.drawRoundedRect(QRectF{-width / 2, -7, width, 14}, 3, 3);
            pixels.setPen(theme.text);
            pixels.drawText(QRectF{-width / 2, -7, width, 14}, Qt::AlignCenter, words);
        });
    }
}

} // namespace sightline::app
