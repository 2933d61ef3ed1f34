#include "app/desktop/tools/opening_tool.h"

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/snapping.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/edits/outline_edits.h"
#include "scenarios/rules/rule_set.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace sightline::app {

namespace {

using geometry::Length;
using geometry::Point;
using scenarios::Piece;
using scenarios::Scenario;
using scenarios::WallOpening;

constexpr double kWallReach = 10.0; ///< pixels
const Length kUsualWidth = Length::fromInches(1.5);
const Length kMinWidth = Length::fromInches(0.1);
const Length kWindowSill = Length::fromInches(1.0);
const Length kWindowTop = Length::fromInches(2.5);
const Length kDoorTop = Length::fromInches(2.0);

/// The part of a polyline between two distances along it, round its corners.
QPolygonF partOf(const std::vector<Point>& points, Length from, Length to) {
    QPolygonF part{toInches(scenarios::pointAlong(points, from))};
    Length passed;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const std::vector<Point> edge{points[i], points[i + 1]};
        passed = passed + scenarios::lengthAlong(edge);
        if (from < passed && passed < to) {
            part << toInches(points[i + 1]);
        }
    }
    return part << toInches(scenarios::pointAlong(points, to));
}

std::vector<WallAt> wallsOf(const Piece& piece) {
    if (piece.isWall()) {
        return {{piece.id, {}}};
    }
    std::vector<WallAt> walls;
    for (std::size_t i = 0; i < piece.walls.size(); ++i) {
        walls.push_back({piece.id, i});
    }
    return walls;
}

} // namespace

const std::vector<Point>& pointsOf(const Piece& piece, const WallAt& at) {
    return at.wall ? piece.walls[*at.wall].polyline.vertices() : std::get<geometry::Wall>(piece.outline).vertices();
}

std::vector<WallOpening>& openingsOf(Piece& piece, const WallAt& at) {
    return at.wall ? piece.walls[*at.wall].openings : piece.openings;
}

const std::vector<WallOpening>& openingsOf(const Piece& piece, const WallAt& at) {
    return at.wall ? piece.walls[*at.wall].openings : piece.openings;
}

OpeningTool::OpeningTool(Kind kind, ToolContext context, QObject* parent) : Tool{context, parent}, m_kind{kind} {}

QString OpeningTool::hint() const {
    return m_kind == Kind::Window ? tr("Click a wall to add a window, or drag its width; drag a window to slide it. "
                                       "With the keyboard: Tab selects, arrow keys slide, Enter adds.")
                                  : tr("Click a wall to add a door, or drag its width; drag a door to slide it. With "
                                       "the keyboard: Tab selects, arrow keys slide, Enter adds.");
}

std::optional<OpeningTool::Chosen> OpeningTool::chosen() const {
    // Undo may have taken it away.
    const Piece* piece = m_chosen ? document().scenario().piece(m_chosen->at.piece) : nullptr;
    const bool stands = piece && (m_chosen->at.wall ? *m_chosen->at.wall < piece->walls.size() : piece->isWall()) &&
                        m_chosen->index < openingsOf(*piece, m_chosen->at).size();
    return stands ? m_chosen : std::nullopt;
}

std::optional<WallAt> OpeningTool::wallNear(QPointF place, PaintScale scale) const {
    if (const auto at = nearestWall(document().scenario().terrain, place, scale.inches(kWallReach))) {
        return at;
    }
    const Piece* piece = pieceUnder(place);
    return piece ? nearestWall({piece, 1}, place, std::numeric_limits<double>::infinity()) : std::nullopt;
}

const Piece* OpeningTool::pieceUnder(QPointF place) const {
    const auto under = scene().hitTest(place);
    const auto* id = under ? std::get_if<scenarios::PieceId>(&*under) : nullptr;
    return id ? document().scenario().piece(*id) : nullptr;
}

std::optional<WallAt> OpeningTool::nearestWall(std::span<const Piece> pieces, QPointF place, double reach) {
    std::optional<WallAt> best;
    double nearest = reach;
    for (const Piece& piece : pieces) {
        for (const WallAt& at : wallsOf(piece)) {
            const auto& points = pointsOf(piece, at);
            const Point foot = scenarios::pointAlong(points, scenarios::nearestAlong(points, fromInches(place)));
            if (const double distance = QLineF{toInches(foot), place}.length(); distance <= nearest) {
                best = at;
                nearest = distance;
            }
        }
    }
    return best;
}

Length OpeningTool::alongAt(const WallAt& at, const PointerEvent& event) const {
    const auto& points = pointsOf(*document().scenario().piece(at.piece), at);
    Length along = scenarios::nearestAlong(points, fromInches(event.position));
    if (snaps(state(), event.modifiers) && state().snapChoice().grid) {
        const double step = state().snapChoice().step.inches();
        along = Length::fromInches(std::round(along.inches() / step) * step);
    }
    return std::min(along, scenarios::lengthAlong(points));
}

WallOpening OpeningTool::usual(const Piece& piece, const WallAt& at, Length middle) const {
    const Length whole = scenarios::lengthAlong(pointsOf(piece, at));
    const Length width = std::min(kUsualWidth, whole);
    const Length half = Length::fromNanometers(width.nanometers() / 2);
    WallOpening opening;
    opening.from = std::clamp(middle - half, Length{}, whole - width);
    opening.to = opening.from + width;
    const auto ofWall = at.wall ? piece.walls[*at.wall].height : std::nullopt;
    auto height = ofWall ? ofWall : scenarios::effectiveHeight(piece);
    if (!height || *height <= Length{}) {
        height = Length::fromInches(100);
    }
    opening.sill =
        m_kind == Kind::Window ? std::min(kWindowSill, Length::fromNanometers(height->nanometers() / 3)) : Length{};
    opening.top = std::min(m_kind == Kind::Window ? kWindowTop : kDoorTop, *height);
    return opening;
}

void OpeningTool::press(const PointerEvent& event) {
    const auto at = wallNear(event.position, event.scale);
    if (!at) {
        m_chosen.reset();
        const Piece* piece = pieceUnder(event.position);
        emit statusText(!piece ? tr("There is no wall here. Draw one first, or click closer to it.")
                        : piece->isMat()
                            ? tr("%1 is flat and has no walls. Windows and doors go into walls: draw a wall on it "
                                 "(W), then click the wall.")
                                  .arg(nameOf(document().scenario(), piece->id))
                            : tr("%1 is one block without walls. Windows and doors go into walls: replace it by a "
                                 "ruin with walls (U) or by walls (W), then click a wall.")
                                  .arg(nameOf(document().scenario(), piece->id)));
        emit previewChanged();
        return;
    }
    if (isLocked(document().scenario(), at->piece)) {
        emit statusText(tr("This wall belongs to a locked piece."));
        return;
    }
    state().setSelection({at->piece});
    const Piece& piece = *document().scenario().piece(at->piece);
    const auto& points = pointsOf(piece, *at);
    const Length place = scenarios::nearestAlong(points, fromInches(event.position));
    const Length grip = Length::fromInches(event.scale.inches(6));
    const auto& openings = openingsOf(piece, *at);
    for (std::size_t i = 0; i < openings.size(); ++i) {
        if (openings[i].from - grip <= place && place <= openings[i].to + grip) {
            m_chosen = Chosen{*at, i};
            const bool isWide = openings[i].to - openings[i].from > grip + grip + grip;
            const Part part = isWide && place <= openings[i].from + grip ? Part::From
                              : isWide && place >= openings[i].to - grip ? Part::To
                                                                         : Part::Whole;
            m_drag = Drag{document().scenario(), Gesture::begin(), part, place, false};
            emit previewChanged();
            return;
        }
    }
    const Gesture gesture = Gesture::begin();
    const Scenario before = document().scenario();
    add(*at, alongAt(*at, event), gesture);
    m_drag = Drag{before, gesture, Part::To, alongAt(*at, event), true};
}

void OpeningTool::add(const WallAt& at, Length middle, Gesture gesture) {
    Piece piece = *document().scenario().piece(at.piece);
    auto& openings = openingsOf(piece, at);
    openings.push_back(usual(piece, at, middle));
    m_chosen = Chosen{at, openings.size() - 1};
    const WallOpening opening = openings.back();
    document().edit(m_kind == Kind::Window ? tr("Add window") : tr("Add door"),
                    scenarios::withPiece(document().scenario(), std::move(piece)), gesture);
    const auto rules = scenarios::ruleSetOf(document().scenario());
    const QString figures =
        tr("%1 wide, sill %2, top %3.")
            .arg(lengthText(opening.to - opening.from), lengthText(opening.sill), lengthText(opening.top));
    emit statusText(rules && rules->view == scenarios::SightGeometry::Plan
                        ? figures + u' ' + tr("Under the rules of this table a wall blocks despite its openings.")
                        : figures);
    emit previewChanged();
}

void OpeningTool::move(const PointerEvent& event) {
    const auto chosen = this->chosen();
    if (!m_drag || !chosen) {
        const auto before = m_hovered;
        m_hovered = wallNear(event.position, event.scale);
        if (!(before == m_hovered)) {
            emit previewChanged();
        }
        return;
    }
    const Piece& piece = *document().scenario().piece(chosen->at.piece);
    const Length whole = scenarios::lengthAlong(pointsOf(piece, chosen->at));
    const Length place = alongAt(chosen->at, event);
    WallOpening opening = openingsOf(piece, chosen->at)[chosen->index];
    if (m_drag->isNew) {
        const Length low = std::min(place, m_drag->grabbed);
        const Length high = std::max(place, m_drag->grabbed);
        if (high - low < Length::fromInches(event.scale.inches(6))) {
            return; // still a click
        }
        opening.from = low;
        opening.to = std::max(high, low + kMinWidth);
    } else {
        const WallOpening& first = openingsOf(*m_drag->start.piece(chosen->at.piece), chosen->at)[chosen->index];
        if (m_drag->part == Part::From) {
            opening.from = std::min(place, first.to - kMinWidth);
        } else if (m_drag->part == Part::To) {
            opening.to = std::max(place, first.from + kMinWidth);
        } else {
            const Length width = first.to - first.from;
            Length from =
                first.from +
                (scenarios::nearestAlong(pointsOf(piece, chosen->at), fromInches(event.position)) - m_drag->grabbed);
            if (snaps(state(), event.modifiers) && state().snapChoice().grid) {
                const double step = state().snapChoice().step.inches();
                from = Length::fromInches(std::round(from.inches() / step) * step);
            }
            opening.from = std::clamp(from, Length{}, std::max(Length{}, whole - width));
            opening.to = opening.from + width;
        }
    }
    change(m_drag->isNew ? (m_kind == Kind::Window ? tr("Add window") : tr("Add door")) : tr("Slide opening"),
           document().scenario(), opening, m_drag->gesture);
}

void OpeningTool::change(const QString& text, const Scenario& start, const WallOpening& opening, Gesture gesture) {
    Piece piece = *start.piece(m_chosen->at.piece);
    openingsOf(piece, m_chosen->at)[m_chosen->index] = opening;
    document().edit(text, scenarios::withPiece(start, std::move(piece)), gesture);
    emit statusText(tr("From %1 to %2 along the wall, %3 wide")
                        .arg(lengthText(opening.from), lengthText(opening.to), lengthText(opening.to - opening.from)));
    emit previewChanged();
}

void OpeningTool::release(const PointerEvent&) {
    m_drag.reset();
    emit previewChanged();
}

bool OpeningTool::cancel() {
    if (!m_drag) {
        return false;
    }
    document().cancel(m_drag->gesture);
    m_drag.reset();
    m_chosen.reset();
    emit previewChanged();
    return true;
}

bool OpeningTool::keyPress(QKeyEvent& event, PaintScale scale) {
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (event.key() == Qt::Key_Escape) {
        const bool had = cancel() || chosen();
        m_chosen.reset();
        emit previewChanged();
        return had;
    }
    if (m_drag) {
        return true;
    }
    const Length one = modifiers & Qt::ShiftModifier ? Length::fromInches(0.1)
                       : modifiers & Qt::AltModifier ? Length::fromInches(scale.inches(1.0))
                                                     : Length::fromInches(1);
    const auto arrow = [&](int sign) {
        if (!chosen()) {
            return false;
        }
        const Length by = one * sign;
        slide(modifiers & Qt::ControlModifier ? Length{} : by, by, event.isAutoRepeat());
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Tab: choose(1); return true;
    case Qt::Key_Backtab: choose(-1); return true;
    case Qt::Key_Left:
    case Qt::Key_Up: return arrow(-1);
    case Qt::Key_Right:
    case Qt::Key_Down: return arrow(1);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!chosen()) {
            return false;
        }
        remove();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: {
        const auto id = onlyIdOf<scenarios::PieceId>(state().selection());
        const Piece* piece = id ? document().scenario().piece(*id) : nullptr;
        if (!piece || wallsOf(*piece).empty()) {
            emit statusText(tr("First select a wall, or a piece that has one."));
        } else if (piece->locked) {
            emit statusText(tr("This wall belongs to a locked piece."));
        } else {
            const WallAt at = wallsOf(*piece).front();
            add(at, Length::fromNanometers(scenarios::lengthAlong(pointsOf(*piece, at)).nanometers() / 2), {});
        }
        return true;
    }
    default: return false;
    }
}

void OpeningTool::slide(Length from, Length to, bool isRepeat) {
    if (!isRepeat) {
        m_heldKey = Gesture::begin();
    }
    const Piece& piece = *document().scenario().piece(m_chosen->at.piece);
    if (piece.locked) {
        emit statusText(tr("This wall belongs to a locked piece."));
        return;
    }
    const Length whole = scenarios::lengthAlong(pointsOf(piece, m_chosen->at));
    WallOpening opening = openingsOf(piece, m_chosen->at)[m_chosen->index];
    const Length width = opening.to - opening.from;
    if (from == Length{}) {
        opening.to = std::clamp(opening.to + to, opening.from + kMinWidth, std::max(whole, opening.from + kMinWidth));
    } else {
        opening.from = std::clamp(opening.from + from, Length{}, std::max(Length{}, whole - width));
        opening.to = opening.from + width;
    }
    change(from == Length{} ? tr("Widen opening") : tr("Slide opening"), document().scenario(), opening, m_heldKey);
}

void OpeningTool::remove() {
    const auto chosen = this->chosen();
    Piece piece = *document().scenario().piece(chosen->at.piece);
    if (piece.locked) {
        emit statusText(tr("This wall belongs to a locked piece."));
        return;
    }
    auto& openings = openingsOf(piece, chosen->at);
    openings.erase(openings.begin() + static_cast<std::ptrdiff_t>(chosen->index));
    m_chosen.reset();
    document().edit(tr("Remove opening"), scenarios::withPiece(document().scenario(), std::move(piece)));
    emit previewChanged();
}

void OpeningTool::choose(int step) {
    std::vector<Chosen> all;
    for (const Piece& piece : document().scenario().terrain) {
        for (const WallAt& at : wallsOf(piece)) {
            for (std::size_t i = 0; i < openingsOf(piece, at).size(); ++i) {
                all.push_back({at, i});
            }
        }
    }
    if (all.empty()) {
        emit statusText(tr("There are no openings yet. Select a wall and press Enter."));
        return;
    }
    const auto current = chosen();
    const auto found = current ? std::ranges::find(all, *current) : all.end();
    const auto count = static_cast<int>(all.size());
    const int place = found == all.end() ? (step > 0 ? -1 : 0) : static_cast<int>(found - all.begin());
    m_chosen = all[static_cast<std::size_t>((place + step + count) % count)];
    state().setSelection({m_chosen->at.piece});
    const auto& opening = openingsOf(*document().scenario().piece(m_chosen->at.piece), m_chosen->at)[m_chosen->index];
    emit statusText(
        tr("Opening of %1, from %2 to %3")
            .arg(nameOf(document().scenario(), m_chosen->at.piece), lengthText(opening.from), lengthText(opening.to)));
    emit previewChanged();
}

void OpeningTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    painter.save();
    painter.setBrush(Qt::NoBrush);
    const auto wall = [&](const WallAt& at) -> const Piece* {
        const Piece* piece = document().scenario().piece(at.piece);
        const bool stands = piece && (at.wall ? *at.wall < piece->walls.size() : piece->isWall());
        return stands ? piece : nullptr;
    };
    if (m_hovered && !m_drag) {
        if (const Piece* piece = wall(*m_hovered)) {
            QPolygonF line;
            std::ranges::transform(pointsOf(*piece, *m_hovered), std::back_inserter(line), toInches);
            painter.setPen(penOf(faded(theme.preview, 0.4), 12.0, scale));
            painter.drawPolyline(line);
        }
    }
    if (const auto chosen = this->chosen()) {
        const Piece& piece = *wall(chosen->at);
        const WallOpening& opening = openingsOf(piece, chosen->at)[chosen->index];
        const QPolygonF part = partOf(pointsOf(piece, chosen->at), opening.from, opening.to);
        painter.setPen(penOf(theme.selection, 3.0, scale));
        painter.drawPolyline(part);
        painter.setBrush(theme.labelFill);
        for (const QPointF& end : {part.front(), part.back()}) {
            const double half = scale.inches(4.5);
            painter.drawRect(QRectF{end - QPointF{half, half}, QSizeF{2 * half, 2 * half}});
        }
    }
    painter.restore();
}

} // namespace sightline::app
