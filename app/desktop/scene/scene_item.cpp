#include "app/desktop/scene/scene_item.h"

#include "app/shared/painting/shapes.h"
#include "scenarios/edits/edits.h"

#include <QPainter>
#include <QStyleOptionGraphicsItem>
#include <QWidget>

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

geometry::Point firstOf(const scenarios::Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline().front() : std::get<geometry::Wall>(piece.outline).vertices().front();
}

QPointF anchorOf(const scenarios::Piece& piece) { return toInches(firstOf(piece)); }

bool isSameButForPlace(const scenarios::Piece& before, const scenarios::Piece& after) {
    scenarios::Scenario alone;
    alone.terrain.push_back(before);
    return before.id == after.id &&
           withPieceMoved(std::move(alone), before.id, firstOf(after) - firstOf(before)).terrain.front() == after;
}

bool operator==(const ModelMarks& a, const ModelMarks& b) {
    return a.selected == b.selected && a.hovered == b.hovered && a.lifted == b.lifted && a.ghost == b.ghost &&
           a.badge == b.badge && a.label == b.label && a.role == b.role && a.isRoleBelow == b.isRoleBelow;
}

} // namespace

bool SceneItem::goOnIfWaiting(const QRectF& seen) {
    if (!m_waits) {
        return false;
    }
    if (!isVisible() || !seen.intersects(boundingRect())) {
        m_waits = false; // it is painted when it is seen again
        return false;
    }
    // It may have moved since.
    m_position.anchor = m_anchor;
    m_position.outline = m_box;
    m_position.box = boundingRect();
    renewPicture();
    if (!m_waits) {
        update();
    }
    return !m_waits;
}

void SceneItem::renewPicture() {
    const CachedPixmap::State state = m_picture.stateAt(m_position);
    if (state == CachedPixmap::State::Sharp) {
        m_waits = false;
        return;
    }
    if (state == CachedPixmap::State::Rough && m_frames->isZooming()) {
        m_waits = true;
        return;
    }
    m_waits = !m_frames->spend(
        [&] { return m_picture.renew(m_position, [this](QPainter& own, const QRectF& area) { draw(own, area); }); });
    if (m_waits) {
        m_frames->postpone();
    }
}

void SceneItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* style, QWidget* widget) {
    if (!m_frames || !widget) {
        draw(*painter, style->exposedRect);
        return;
    }
    const QTransform& view = painter->worldTransform();
    // Not that of the widget: it may be painting itself into a picture.
    const double ratio = painter->deviceTransform().m11() / view.m11();
    m_position = {m_anchor,
                  m_box,
                  boundingRect(),
                  view.inverted().mapRect(QRectF{widget->rect()}),
                  QPointF{view.dx(), view.dy()} * ratio,
                  view.m11() * ratio};
    if (m_frames->isExposed(view.mapRect(m_position.box).toAlignedRect())) {
        renewPicture();
    } else if (m_picture.stateAt(m_position) != CachedPixmap::State::Sharp) {
        // Beside something else that has changed: a new picture here would be shown in part. `goOnIfWaiting` makes it
        // and asks for all of it.
        m_waits = true;
        m_frames->postpone();
    }
    m_picture.show(*painter, m_position);
}

GroundItem::GroundItem(const PaintOptions& options, const Ground& ground) : SceneItem{options, kRulerMargin} {
    // The ground is wide, and bars and numbers are cheap: only what is uncovered is painted.
    setFlag(ItemUsesExtendedStyleOption);
    m_ground = ground;
    setBox(tableRect(ground.table));
}

void GroundItem::setGround(const Ground& ground) {
    if (std::exchange(m_ground, ground) != ground) {
        setBox(tableRect(ground.table));
        update();
    }
}

void GroundItem::draw(QPainter& painter, const QRectF& exposed) {
    paintGround(painter, m_ground, exposed, options());
    if (options().rulers && !tableRect(m_ground.table).contains(exposed)) {
        paintRulers(painter, m_ground.table, options());
    }
}

ZoneItem::ZoneItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Zone& zone, const QColor& color)
    : MarkedItem{options, 6.0} {
    keepPicture(frames);
    setZone(zone, color);
}

void ZoneItem::setZone(const scenarios::Zone& zone, const QColor& color) {
    m_zone = zone;
    m_color = color;
    setBox(pathOf(zone.polygon).boundingRect());
    repaint();
}

void ZoneItem::draw(QPainter& painter, const QRectF&) {
    paintZone(painter, m_zone, m_color, m_marks, options().theme, options().scale);
}

ObjectiveItem::ObjectiveItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Objective& objective)
    : MarkedItem{options, 14.0} {
    keepPicture(frames);
    setObjective(objective);
}

void ObjectiveItem::setObjective(const scenarios::Objective& objective) {
    m_objective = objective;
    setAnchor(toInches(objective.position));
    setBox(pathOf(geometry::PlacedFootprint{objective.base, objective.position, {}}).boundingRect());
    repaint();
}

void ObjectiveItem::draw(QPainter& painter, const QRectF&) {
    paintObjective(painter, m_objective, m_marks, options().theme, options().scale);
}

LabelItem::LabelItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Label& label)
    : MarkedItem{options, 8.0} {
    keepPicture(frames);
    setLabel(label);
}

void LabelItem::setLabel(const scenarios::Label& label) {
    m_label = label;
    const QRectF box = labelBox(label);
    QTransform turn;
    turn.translate(box.center().x(), box.center().y())
        .rotate(label.turn.degrees())
        .translate(-box.center().x(), -box.center().y());
    setBox(turn.mapRect(box));
    repaint();
}

void LabelItem::draw(QPainter& painter, const QRectF&) {
    paintLabel(painter, m_label, m_marks, options().theme, options().scale);
}

PieceItem::PieceItem(const PaintOptions& options, FrameBudget& frames, const scenarios::Piece& piece)
    : SceneItem{options, kPieceReach}, m_piece{piece} {
    keepPicture(frames);
    setPiece(piece);
}

void PieceItem::setPiece(const scenarios::Piece& piece) {
    const bool isSame = isSameButForPlace(m_piece, piece);
    m_piece = piece;
    setAnchor(anchorOf(piece));
    setBox(boxOf(piece));
    if (isSame) {
        update();
    } else {
        repaint();
    }
}

bool PieceItem::setMarks(ElementMarks marks) {
    if (std::exchange(m_marks, marks) == marks) {
        return false;
    }
    setReach(marks.idle ? kIdlePieceReach : kPieceReach);
    repaint();
    return true;
}

void PieceItem::draw(QPainter& painter, const QRectF&) {
    paintPiece(painter, m_piece, m_marks, options().heights, options().theme, options().scale);
}

ModelItem::ModelItem(const PaintOptions& options,
                     FrameBudget& frames,
                     const scenarios::Model& model,
                     const QColor& color)
    : SceneItem{options, kModelReach} {
    keepPicture(frames);
    setModel(model, color);
}

void ModelItem::setModel(const scenarios::Model& model, const QColor& color) {
    m_model.position = model.position;
    const bool isSame = m_model == model && m_color == color;
    m_model = model;
    m_color = color;
    setAnchor(toInches(model.position));
    setBox(paintedBox(model));
    if (isSame) {
        update();
    } else {
        repaint();
    }
}

bool ModelItem::setMarks(const ModelMarks& marks) {
    if (std::exchange(m_marks, marks) == marks) {
        return false;
    }
    repaint();
    return true;
}

void ModelItem::draw(QPainter& painter, const QRectF&) {
    paintModel(painter, m_model, m_color, m_marks, options().theme, options().scale);
}

} // namespace sightline::app
