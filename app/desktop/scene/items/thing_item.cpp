#include "app/desktop/scene/items/thing_item.h"

#include "app/desktop/painting/shapes.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <utility>

namespace sightline::app {

namespace {

QRectF tableRect(const scenarios::Table& table) { return {0, 0, table.width.inches(), table.height.inches()}; }

/// The leaf of an open door swings out of the wall by the length of its opening.
QRectF boxOf(const scenarios::Piece& piece) {
    QRectF box = pathOf(piece).boundingRect();
    const auto swing = [&](const geometry::Wall& wall) {
        const auto& vertices = wall.vertices();
        for (std::size_t i = 0; i + 1 < vertices.size(); ++i) {
            const QPointF a = toInches(vertices[i]);
            const double reach = QLineF{a, toInches(vertices[i + 1])}.length();
            box |= QRectF{a.x() - reach, a.y() - reach, 2 * reach, 2 * reach};
        }
    };
    for (const scenarios::PieceWall& wall : piece.walls) {
        box |= pathOf(wall.polyline).boundingRect();
        if (wall.kind == u"door" && !wall.blocksSight) {
            swing(wall.polyline);
        }
    }
    return box;
}

bool operator==(ThingMarks a, ThingMarks b) { return a.selected == b.selected && a.hovered == b.hovered; }

bool operator==(const ModelMarks& a, const ModelMarks& b) {
    return a.selected == b.selected && a.hovered == b.hovered && a.lifted == b.lifted && a.ghost == b.ghost &&
           a.badge == b.badge && a.role == b.role;
}

} // namespace

GroundItem::GroundItem(const PaintOptions& options, const scenarios::Table& table) : ThingItem{options, kRulerMargin} {
    // The ground is wide: only what is uncovered is painted again.
    setFlag(ItemUsesExtendedStyleOption);
    keepPicture();
    setTable(table);
}

void GroundItem::setTable(const scenarios::Table& table) {
    m_table = table;
    setBox(tableRect(table));
    update();
}

void GroundItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* style, QWidget*) {
    paintGround(*painter, m_table, style->exposedRect, options());
    if (options().rulers && !tableRect(m_table).contains(style->exposedRect)) {
        paintRulers(*painter, m_table, options());
    }
}

ZoneItem::ZoneItem(const PaintOptions& options, const scenarios::Zone& zone, const QColor& colour) : ThingItem{options, 6.0} {
    keepPicture();
    setZone(zone, colour);
}

void ZoneItem::setZone(const scenarios::Zone& zone, const QColor& colour) {
    m_zone = zone;
    m_colour = colour;
    setBox(pathOf(zone.polygon).boundingRect());
    update();
}

bool ZoneItem::setMarks(ThingMarks marks) {
    if (std::exchange(m_marks, marks) == marks) {
        return false;
    }
    update();
    return true;
}

void ZoneItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintZone(*painter, m_zone, m_colour, m_marks, options().theme, options().scale);
}

ObjectiveItem::ObjectiveItem(const PaintOptions& options, const scenarios::Objective& objective) : ThingItem{options, 14.0} {
    keepPicture();
    setObjective(objective);
}

void ObjectiveItem::setObjective(const scenarios::Objective& objective) {
    m_objective = objective;
    setBox(pathOf(geometry::PlacedFootprint{objective.base, objective.position, {}}).boundingRect());
    update();
}

bool ObjectiveItem::setMarks(ThingMarks marks) {
    if (std::exchange(m_marks, marks) == marks) {
        return false;
    }
    update();
    return true;
}

void ObjectiveItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintObjective(*painter, m_objective, m_marks, options().theme, options().scale);
}

LabelItem::LabelItem(const PaintOptions& options, const scenarios::Label& label) : ThingItem{options, 8.0} {
    keepPicture();
    setLabel(label);
}

void LabelItem::setLabel(const scenarios::Label& label) {
    m_label = label;
    const QRectF box = labelBox(label);
    QTransform turn;
    turn.translate(box.center().x(), box.center().y()).rotate(label.turn.degrees()).translate(-box.center().x(), -box.center().y());
    setBox(turn.mapRect(box));
    update();
}

bool LabelItem::setMarks(ThingMarks marks) {
    if (std::exchange(m_marks, marks) == marks) {
        return false;
    }
    update();
    return true;
}

void LabelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintLabel(*painter, m_label, m_marks, options().theme, options().scale);
}

PieceItem::PieceItem(const PaintOptions& options, const scenarios::Piece& piece) : ThingItem{options, kPieceReach} {
    keepPicture();
    setPiece(piece);
}

void PieceItem::setPiece(const scenarios::Piece& piece) {
    m_piece = piece;
    setBox(boxOf(piece));
    update();
}

bool PieceItem::setMarks(ThingMarks marks) {
    if (std::exchange(m_marks, marks) == marks) {
        return false;
    }
    update();
    return true;
}

void PieceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintPiece(*painter, m_piece, m_marks, options().heights, options().theme, options().scale);
}

ModelItem::ModelItem(const PaintOptions& options, const scenarios::Model& model, const QColor& colour)
    : ThingItem{options, kModelReach} {
    keepPicture();
    setModel(model, colour);
}

void ModelItem::setModel(const scenarios::Model& model, const QColor& colour) {
    m_model = model;
    m_colour = colour;
    setBox(pathOf(model.placed()).boundingRect());
    update();
}

bool ModelItem::setMarks(const ModelMarks& marks) {
    if (std::exchange(m_marks, marks) == marks) {
        return false;
    }
    update();
    return true;
}

void ModelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintModel(*painter, m_model, m_colour, m_marks, options().theme, options().scale);
}

} // namespace sightline::app
