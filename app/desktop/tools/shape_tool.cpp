#include "app/desktop/tools/shape_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/new_elements.h"
#include "app/desktop/tools/next_piece.h"
#include "app/desktop/tools/readout.h"
#include "app/desktop/tools/tool_set.h"
#include "app/shared/painting/piece_painter.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/number_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Vector;

Length sizeOf(Length length) { return length < Length{} ? -length : length; }

QString sizeText(Point a, Point b) {
    return ShapeTool::tr("%1 × %2").arg(lengthText(sizeOf(b.x - a.x)), lengthText(sizeOf(b.y - a.y)));
}

ToolKind toolOf(ShapeTool::Shape shape) {
    switch (shape) {
    case ShapeTool::Shape::Rectangle: return ToolKind::Rectangle;
    case ShapeTool::Shape::Ellipse: return ToolKind::Ellipse;
    case ShapeTool::Shape::Ruin: return ToolKind::Ruin;
    case ShapeTool::Shape::Hill: return ToolKind::Hill;
    }
    return ToolKind::Rectangle;
}

} // namespace

ShapeTool::ShapeTool(Shape shape, const PieceOptions& options, ToolContext context, QObject* parent)
    : Tool{context, parent},
      m_shape{shape},
      m_options{options},
      m_lastSize{Length::fromInches(6), Length::fromInches(4)} {}

QString ShapeTool::hint() const {
    switch (m_shape) {
    case Shape::Rectangle:
        return tr("Drag a rectangle from corner to corner; Shift makes a square, Ctrl starts at its center, Enter "
                  "places one.");
    case Shape::Ellipse:
        return tr("Drag an ellipse in its box; Shift makes a circle, Ctrl starts at its center, Enter places one.");
    case Shape::Ruin:
        return tr("Drag a ruin from the corner where its walls meet to the corner opposite; Enter places one.");
    case Shape::Hill:
        return tr("Drag a round hill in its box; Shift makes a circle, Ctrl starts at its center, Enter places one.");
    }
    return {};
}

SnappedPoint ShapeTool::aimAt(const PointerEvent& event) const {
    if (!snaps(state(), event.modifiers)) {
        return {fromInches(event.position), {}};
    }
    return SnapField{document().scenario(), state().snapChoice()}.pointAt(event.position, event.scale);
}

ShapeTool::Box ShapeTool::boxTo(Point to, Qt::KeyboardModifiers modifiers) const {
    Vector way = to - *m_from;
    if (modifiers & Qt::ShiftModifier) {
        const Length side = std::max(sizeOf(way.x), sizeOf(way.y));
        way = {way.x < Length{} ? -side : side, way.y < Length{} ? -side : side};
    }
    if (modifiers & Qt::ControlModifier) {
        return {*m_from - way, *m_from + way};
    }
    return {*m_from, *m_from + way};
}

std::optional<scenarios::Piece> ShapeTool::pieceIn(const Box& box) const {
    const scenarios::Scenario& scenario = document().scenario();
    if (m_shape == Shape::Ruin) {
        return newRuin(scenario, m_options, box.corner, box.opposite);
    }
    const bool round = m_shape != Shape::Rectangle;
    const auto outline = geometry::Polygon::fromVertices(round ? ellipseRing(box.corner, box.opposite)
                                                               : boxRing(box.corner, box.opposite));
    if (!outline) {
        return {};
    }
    return newPiece(scenario, effectiveOptions(toolOf(m_shape), m_options), *outline);
}

QString ShapeTool::pieceText() const { return pieceOptionsText(effectiveOptions(toolOf(m_shape), m_options)); }

void ShapeTool::press(const PointerEvent& event) {
    m_from = aimAt(event).point;
    m_box.reset();
    emit previewChanged();
}

void ShapeTool::move(const PointerEvent& event) {
    const SnappedPoint aim = aimAt(event);
    m_target = aim.target;
    m_aim = aim.point;
    if (m_from) {
        m_box = boxTo(aim.point, event.modifiers);
        emit statusText(sizeText(m_box->corner, m_box->opposite));
    }
    emit previewChanged();
}

void ShapeTool::release(const PointerEvent& event) {
    if (!m_from) {
        return;
    }
    const Box box = boxTo(aimAt(event).point, event.modifiers);
    m_from.reset();
    m_box.reset();
    place(box);
}

void ShapeTool::place(const Box& box) {
    auto piece = pieceIn(box);
    if (!piece) {
        emit statusText(tr("Drag from one corner to the opposite one; both sides must have a length."));
        emit previewChanged();
        return;
    }
    m_lastSize = {sizeOf(box.opposite.x - box.corner.x), sizeOf(box.opposite.y - box.corner.y)};
    const scenarios::PieceId id = piece->id;
    const bool round = m_shape == Shape::Ellipse || m_shape == Shape::Hill;
    const auto corners = round ? std::get<geometry::Polygon>(piece->outline).outline().size() : 0;
    const QString text = m_shape == Shape::Rectangle ? tr("Draw rectangle")
                         : m_shape == Shape::Ellipse ? tr("Draw ellipse")
                         : m_shape == Shape::Ruin    ? tr("Draw ruin")
                                                     : tr("Draw hill");
    document().edit(text, scenarios::withPieceAdded(document().scenario(), std::move(*piece)));
    state().setSelection({id});
    emit statusText(round ? tr("%1, as a polygon of %2 corners within %3 of the curve")
                                .arg(sizeText(box.corner, box.opposite))
                                .arg(corners)
                                .arg(boundText(Length::fromInches(kEllipseError).millimeters()))
                          : sizeText(box.corner, box.opposite));
    emit previewChanged();
}

void ShapeTool::leave() {
    m_target.reset();
    m_aim.reset();
    emit previewChanged();
}

bool ShapeTool::keyPress(QKeyEvent& event, PaintScale) {
    if (event.key() == Qt::Key_Escape) {
        return cancel();
    }
    if (!m_from && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
        const Point middle = onGrid(fromInches(scene().visibleArea().center()), state().snapChoice().step);
        const Vector half{Length::fromNanometers(m_lastSize.x.nanometers() / 2),
                          Length::fromNanometers(m_lastSize.y.nanometers() / 2)};
        place({middle - half, middle + half});
        return true;
    }
    return isBusy();
}

bool ShapeTool::cancel() {
    const bool wasBusy = isBusy();
    m_from.reset();
    m_box.reset();
    if (wasBusy) {
        emit statusText(hint());
        emit previewChanged();
    }
    return wasBusy;
}

void ShapeTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    if (m_target) {
        paintSnapTarget(painter, *m_target, theme, scale);
    }
    if (!m_box) {
        if (m_aim) {
            paintReadout(painter, toInches(*m_aim), pieceText(), theme, scale);
        }
        return;
    }
    if (const auto piece = pieceIn(*m_box)) {
        painter.save();
        painter.setOpacity(0.7);
        paintPiece(painter, *piece, {true, false}, false, theme, scale);
        painter.restore();
        const QString size = sizeText(m_box->corner, m_box->opposite);
        paintReadout(painter, toInches(m_box->opposite), tr("%1: %2", "what is drawn, its size").arg(pieceText(), size),
                     theme, scale);
    }
}

} // namespace sightline::app
