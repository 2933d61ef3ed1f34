#include "app/desktop/scene/items/idle_pieces_item.h"

#include "app/desktop/painting/shapes.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr double kRoom = 0.5;                ///< inches around a piece, for the width of its line
constexpr QSize kLargestPicture{1600, 1600}; ///< a larger one, far zoomed in, is painted each time
constexpr double kHeight = 14.0;             ///< dots of the words

/// The words on a piece: upright and of one size, however the table is zoomed.
class IdleWordsItem : public QGraphicsItem {
public:
    IdleWordsItem(QPointF place, const PaintOptions& options, QString words, QGraphicsItem* parent) : QGraphicsItem{parent}, m_options{options}, m_words{std::move(words)} {
        m_font.setPixelSize(10);
        m_font.setItalic(true);
        m_width = QFontMetricsF{m_font}.horizontalAdvance(m_words) + 6;
        setPos(place);
        setFlag(ItemIgnoresTransformations);
        setCacheMode(DeviceCoordinateCache);
    }

    [[nodiscard]] QRectF boundingRect() const override { return {-m_width / 2, -kHeight / 2, m_width, kHeight}; }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setFont(m_font);
        painter->setPen(Qt::NoPen);
        painter->setBrush(faded(m_options.theme.ground, 0.8));
        painter->drawRoundedRect(boundingRect(), 3, 3);
        painter->setPen(m_options.theme.text);
        painter->drawText(boundingRect(), Qt::AlignCenter, m_words);
    }

private:
    const PaintOptions& m_options;
    QString m_words;
    QFont m_font;
    double m_width = 0.0;
};

class IdlePieceItem : public QGraphicsItem {
public:
    IdlePieceItem(const scenarios::Piece& piece, const PaintOptions& options, const QString& words, QGraphicsItem* parent)
        : QGraphicsItem{parent}, m_options{options}, m_path{pathOf(piece)}, m_isWall{piece.isWall()} {
        setCacheMode(DeviceCoordinateCache, kLargestPicture);
        new IdleWordsItem{m_isWall ? m_path.pointAtPercent(0.5) : m_path.boundingRect().center(), options, words, this};
    }

    [[nodiscard]] QRectF boundingRect() const override { return m_path.boundingRect().adjusted(-kRoom, -kRoom, kRoom, kRoom); }

    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
        const Theme& theme = m_options.theme;
        painter->setRenderHint(QPainter::Antialiasing);
        if (!m_isWall) {
            painter->fillPath(m_path, faded(theme.ground, 0.6));
        }
        painter->strokePath(m_path, penOf(theme.ground, 3.0, m_options.scale));
        painter->strokePath(m_path, penOf(faded(theme.terrain, 0.7), 1.2, m_options.scale, {2.0, 4.0}));
    }

private:
    const PaintOptions& m_options;
    QPainterPath m_path;
    bool m_isWall;
};

} // namespace

IdlePiecesItem::IdlePiecesItem(const PaintOptions& options) : m_options{options}, m_ground{options.theme.ground} {
    setAcceptedMouseButtons(Qt::NoButton);
    setObjectName(QStringLiteral("idlePieces"));
}

void IdlePiecesItem::setPieces(std::vector<scenarios::Piece> pieces) {
    if (m_pieces == pieces) {
        return;
    }
    prepareGeometryChange();
    m_pieces = std::move(pieces);
    m_box = {};
    qDeleteAll(childItems());
    for (const scenarios::Piece& piece : m_pieces) {
        m_box |= (new IdlePieceItem{piece, m_options, tr("no effect", "a piece of terrain under the rules in force"), this})->boundingRect();
    }
    update();
}

void IdlePiecesItem::paint(QPainter*, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_ground != m_options.theme.ground) {
        m_ground = m_options.theme.ground;
        for (QGraphicsItem* piece : childItems()) {
            piece->update();
            std::ranges::for_each(piece->childItems(), [](QGraphicsItem* words) { words->update(); });
        }
    }
}

} // namespace sightline::app
