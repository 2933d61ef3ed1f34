#pragma once

#include "app/desktop/painting/paint_options.h"
#include "scenarios/scenario.h"

#include <QGraphicsObject>

#include <vector>

namespace sightline::app {

/// Marks pieces that neither block nor give cover under the rules in force: they fade, and say so. Each piece is a child of its own that keeps its picture,
/// so that a drag or a pan copies it.
class IdlePiecesItem : public QGraphicsObject {
    Q_OBJECT

public:
    /// `options` belongs to the scene and outlives the item.
    explicit IdlePiecesItem(const PaintOptions& options);

    void setPieces(std::vector<scenarios::Piece> pieces);
    [[nodiscard]] const std::vector<scenarios::Piece>& pieces() const { return m_pieces; }

    [[nodiscard]] QRectF boundingRect() const override { return m_box; }
    /// Paints nothing itself; sees to it that the children follow another theme.
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* style, QWidget* widget) override;

private:
    const PaintOptions& m_options;
    std::vector<scenarios::Piece> m_pieces;
    QRectF m_box;
    QColor m_ground; ///< of the theme that the children were painted in
};

} // namespace sightline::app
