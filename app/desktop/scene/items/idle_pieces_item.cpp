#include "app/desktop/scene/items/idle_pieces_item.h"

#include "app/desktop/painting/shapes.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sightline::app {

namespace {

constexpr double kRoom = 4.0; ///< inches around a small piece, for the words beside it
constexpr QSize kLargestPicture{1600, 1600}; ///< a larger one, far zoomed in, is painted each time

class IdlePieceItem : public QGraphicsItem {
public:
    IdlePieceItem(const scenarios::Piece& piece, const PaintOptions& options, QString words, QGraphicsItem* parent)
        : QGraphicsItem{parent}, m_options{options}, m_path{pathOf(piece)}, m_words{std::move(words)}, m_isWall{piece.isWall()} {
        setAcceptedMouseButtons(Qt::NoButton);
        setCacheMode(DeviceCoordinateCache, kLargestPicture);
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
        const QPointF place = m_isWall ? m_path.pointAtPercent(0.5) : m_path.boundingRect().center();
        paintInPixels(*painter, place, m_options.scale, [&](QPainter& pixels) { paintWords(pixels); });
    }

private:
    void paintWords(QPainter& pixels) const {
        QFont font = pixels.font();
        font.setPixelSize(10);
        font.setItalic(true);
        pixels.setFont(font);
        const double width = QFontMetricsF{font}.horizontalAdvance(m_words) + 6;
        pixels.setPen(Qt::NoPen);
        pixels.setBrush(faded(m_options.theme.ground, 0.8));
        pixels.drawRoundedRect(QRectF{-width / 2, -7, width, 14}, 3, 3);
        pixels.setPen(m_options.theme.text);
        pixels.drawText(QRectF{-width / 2, -7, width, 14}, Qt::AlignCenter, m_words);
    }

    const PaintOptions& m_options;
    QPainterPath m_path;
    QString m_words;
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
        for (QGraphicsItem* child : childItems()) {
            child->update();
        }
    }
}

} // namespace sightline::app
