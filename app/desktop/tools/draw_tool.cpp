#include "app/desktop/tools/draw_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/move_gesture.h"
#include "app/desktop/tools/new_elements.h"
#include "app/desktop/tools/next_piece.h"
#include "app/desktop/tools/readout.h"
#include "app/desktop/tools/tool_set.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/error_text.h"
#include "app/shared/text/number_text.h"
#include "geometry/base/predicates.h"
#include "scenarios/edits/edits.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using geometry::Point;

constexpr double kCloseReach = 10.0; ///< pixels

double distance(Point a, Point b) {
    const QPointF off = toInches(b) - toInches(a);
    return std::hypot(off.x(), off.y());
}

} // namespace

DrawTool::DrawTool(Shape shape, const PieceOptions& options, ToolContext context, QObject* parent)
    : Tool{context, parent}, m_shape{shape}, m_options{options} {}

QString DrawTool::hint() const {
    if (m_corners.empty()) {
        return m_shape == Shape::Zone      ? tr("Drag a rectangular zone, or click its corners one by one.")
               : m_shape == Shape::Polygon ? tr("Click the first corner of the piece.")
                                           : tr("Click the start of the wall.");
    }
    if (m_shape != Shape::Wall) {
        return tr("Click the next corner. Click the first corner, double-click or press Enter to close the outline. "
                  "Backspace removes the last corner, Esc cancels.");
    }
    return tr("Click the next corner. Double-click or press Enter to end the wall. Backspace removes the last corner, "
              "Esc cancels.");
}

DrawTool::Aim DrawTool::aimAt(const PointerEvent& event) const {
    const QPointF place = event.position;
    if (m_shape != Shape::Wall && m_corners.size() >= 3) {
        const QPointF off = toInches(m_corners.front()) - place;
        if (std::hypot(off.x(), off.y()) <= event.scale.inches(kCloseReach)) {
            return {m_corners.front(), true,
                    SnapTarget{SnapKind::Corner, m_corners.front(), event.scale.inches(kCloseReach)}};
        }
    }
    if (!snaps(state(), event.modifiers)) {
        return {fromInches(place)};
    }
    const SnapField field{document().scenario(), state().snapChoice()};
    const auto from = m_corners.empty() ? std::nullopt : std::optional{m_corners.back()};
    const SnappedPoint snapped = field.pointAt(place, event.scale, from, event.modifiers & Qt::ShiftModifier);
    return {snapped.point, false, snapped.target};
}

bool DrawTool::wouldCross(Point next, bool closing) const {
    if (m_shape == Shape::Wall || m_corners.size() < 2) {
        return false;
    }
    const Point last = m_corners.back();
    const std::size_t edges = m_corners.size() - 1;
    // The edge before shares the last corner: it is only in the way if the new one runs back along it.
    const Point previous = m_corners[edges - 1];
    if (geometry::orientation(previous, last, next) == 0 && geometry::dot(last, previous, next) > 0) {
        return true;
    }
    for (std::size_t i = closing ? 1 : 0; i + 1 < edges; ++i) {
        if (geometry::segmentsMeet(m_corners[i], m_corners[i + 1], last, next)) {
            return true;
        }
    }
    if (closing && edges >= 1) {
        const Point second = m_corners[1];
        return geometry::orientation(last, next, second) == 0 && geometry::dot(next, last, second) > 0;
    }
    return false;
}

QString DrawTool::readout(Point to) const {
    const QPointF way = toInches(to) - toInches(m_corners.back());
    double degrees = std::atan2(way.y(), way.x()) * 180.0 / M_PI;
    if (degrees < 0) {
        degrees += 360.0;
    }
    return QStringLiteral("%1  %2°").arg(lengthText(geometry::Length::fromInches(std::hypot(way.x(), way.y()))),
                                         QLocale{}.toString(degrees, 'f', 1));
}

void DrawTool::press(const PointerEvent& event) {
    m_pressedAt = event.position;
    addCorner(aimAt(event));
}

void DrawTool::release(const PointerEvent& event) {
    // Only a zone is dragged: it is a rectangle most of the time.
    const bool dragged =
        m_pressedAt && QLineF{*m_pressedAt, event.position}.length() >= event.scale.inches(kDragThreshold);
    m_pressedAt.reset();
    if (m_shape != Shape::Zone || m_corners.size() != 1 || !dragged) {
        return;
    }
    m_corners = boxRing(m_corners.front(), aimAt(event).point);
    if (!geometry::Polygon::fromVertices(m_corners)) {
        m_corners.clear();
        emit statusText(tr("Drag from one corner to the opposite one; both sides must have a length."));
        return;
    }
    finish();
}

bool DrawTool::addCorner(const Aim& aim) {
    if (aim.closes) {
        finish();
        return true;
    }
    if (!m_corners.empty() && m_corners.back() == aim.point) {
        emit statusText(tr("There is already a corner here. Click somewhere else, or press Enter to finish."));
        return false;
    }
    if (wouldCross(aim.point, false)) {
        emit statusText(tr("This edge would cross the outline. Click somewhere else, or press Backspace."));
        return false;
    }
    m_corners.push_back(aim.point);
    m_aim = aim;
    emit statusText(hint());
    emit previewChanged();
    return true;
}

void DrawTool::move(const PointerEvent& event) {
    m_aim = aimAt(event);
    if (!m_corners.empty()) {
        emit statusText(readout(m_aim->point));
    }
    emit previewChanged();
}

void DrawTool::doubleClick(const PointerEvent& event) {
    // The first click of the two has set a corner here already.
    const Aim aim = aimAt(event);
    if (!m_corners.empty() && !aim.closes && m_corners.back() != aim.point && !addCorner(aim)) {
        return;
    }
    finish();
}

void DrawTool::leave() {
    m_aim.reset();
    emit previewChanged();
}

bool DrawTool::keyPress(QKeyEvent& event, PaintScale) {
    if (m_corners.empty()) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Escape: return cancel();
    case Qt::Key_Return:
    case Qt::Key_Enter: finish(); return true;
    case Qt::Key_Backspace:
        m_corners.pop_back();
        emit statusText(hint());
        emit previewChanged();
        return true;
    default: return true;
    }
}

bool DrawTool::cancel() {
    const bool wasBusy = isBusy();
    m_corners.clear();
    if (wasBusy) {
        emit statusText(hint());
        emit previewChanged();
    }
    return wasBusy;
}

void DrawTool::finish() {
    const std::size_t least = m_shape != Shape::Wall ? 3 : 2;
    if (m_corners.size() < least) {
        emit statusText(m_shape != Shape::Wall ? tr("A piece needs at least three corners.")
                                               : tr("A wall needs at least two points."));
        return;
    }
    if (m_shape != Shape::Wall && wouldCross(m_corners.front(), true)) {
        emit statusText(tr("The closing edge would cross the outline. Add a corner, or press Backspace."));
        return;
    }
    const scenarios::Scenario& scenario = document().scenario();
    const auto add = [&](const QString& text, const scenarios::AnyId& id, scenarios::Scenario next) {
        m_corners.clear();
        document().edit(text, std::move(next));
        state().setSelection({id});
        emit statusText(hint());
        emit previewChanged();
    };
    if (m_shape == Shape::Wall) {
        const auto wall = geometry::Wall::fromVertices(m_corners);
        if (!wall) {
            emit statusText(errorSentence(wall.error()));
            return;
        }
        scenarios::Piece piece = newPiece(scenario, effectiveOptions(ToolKind::Wall, m_options), *wall);
        const scenarios::PieceId id = piece.id;
        add(tr("Draw wall"), id, scenarios::withPieceAdded(scenario, std::move(piece)));
        return;
    }
    const auto polygon = geometry::Polygon::fromVertices(m_corners);
    if (!polygon) {
        emit statusText(errorSentence(polygon.error()));
        return;
    }
    if (m_shape == Shape::Zone) {
        scenarios::Zone zone = newZone(scenario, *polygon);
        const scenarios::ZoneId id = zone.id;
        add(tr("Draw zone"), id, scenarios::withZoneAdded(scenario, std::move(zone)));
        return;
    }
    scenarios::Piece piece = newPiece(scenario, m_options, *polygon);
    const scenarios::PieceId id = piece.id;
    add(tr("Draw piece"), id, scenarios::withPieceAdded(scenario, std::move(piece)));
}

void DrawTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    painter.setBrush(Qt::NoBrush);
    if (m_aim && m_aim->target) {
        paintSnapTarget(painter, *m_aim->target, theme, scale);
    }
    if (m_corners.empty()) {
        if (m_aim) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.preview);
            painter.drawEllipse(toInches(m_aim->point), scale.inches(3), scale.inches(3));
            painter.setBrush(Qt::NoBrush);
            if (m_shape != Shape::Zone) {
                paintReadout(
                    painter, toInches(m_aim->point),
                    pieceOptionsText(m_shape == Shape::Wall ? effectiveOptions(ToolKind::Wall, m_options) : m_options),
                    theme, scale);
            }
        }
        return;
    }
    if (m_pressedAt && m_shape == Shape::Zone && m_corners.size() == 1 && m_aim) {
        painter.setPen(penOf(theme.preview, 2.0, scale, {5, 4}));
        painter.setBrush(faded(theme.preview, 0.10));
        painter.drawRect(QRectF{toInches(m_corners.front()), toInches(m_aim->point)}.normalized());
        return;
    }
    QPolygonF chain;
    std::ranges::transform(m_corners, std::back_inserter(chain), toInches);
    if (m_shape != Shape::Wall) {
        QPolygonF area = chain;
        if (m_aim) {
            area << toInches(m_aim->point);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.preview, 0.10));
        painter.drawPolygon(area);
        painter.setBrush(Qt::NoBrush);
    }
    painter.setPen(penOf(theme.preview, 2.0, scale));
    painter.drawPolyline(chain);
    if (m_aim) {
        const bool crosses = wouldCross(m_aim->point, m_aim->closes);
        painter.setPen(penOf(crosses ? theme.warning : theme.preview, 2.0, scale, {5, 4}));
        painter.drawLine(chain.back(), toInches(m_aim->point));
    }
    for (const QPointF& corner : chain) {
        painter.setPen(penOf(theme.preview, 1.5, scale));
        painter.setBrush(theme.labelFill);
        painter.drawEllipse(corner, scale.inches(3.5), scale.inches(3.5));
    }
    painter.setBrush(Qt::NoBrush);
    if (m_aim && distance(m_corners.back(), m_aim->point) > 0) {
        const QString text = readout(m_aim->point);
        paintReadout(painter, toInches(m_aim->point), text, theme, scale);
    }
}

} // namespace sightline::app
