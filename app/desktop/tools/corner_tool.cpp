#include "app/desktop/tools/corner_tool.h"

#include "app/desktop/base/arrow_keys.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/shared/painting/shapes.h"
#include "app/shared/text/error_text.h"
#include "app/shared/text/number_text.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace sightline::app {

namespace {

using geometry::Length;
using geometry::Point;
using scenarios::AnyId;
using scenarios::Chain;
using scenarios::CornerAt;
using scenarios::PieceId;
using scenarios::ZoneId;

constexpr double kGrip = 9.0; ///< pixels round a corner

QPointF centerPointOf(const Chain& chain, std::size_t edge) {
    return (toInches(chain.points[edge]) + toInches(chain.next(edge))) / 2;
}

Point fromMiddle(const Chain& chain, std::size_t edge) { return fromInches(centerPointOf(chain, edge)); }

} // namespace

QCursor CornerTool::cursor() const { return m_drag || m_hovered ? Qt::SizeAllCursor : Qt::ArrowCursor; }

QString CornerTool::hint() const {
    if (!subject()) {
        return tr("Click the piece, wall or zone whose corners you want to change.");
    }
    return tr(
        "Drag a corner, or the midpoint of an edge for a new one; Delete removes. Keys: Tab chooses, arrows move, "
        "Insert adds.");
}

std::optional<AnyId> CornerTool::subject() const {
    const auto& selection = state().selection();
    if (selection.size() != 1 || isLocked(document().scenario(), *selection.begin())) {
        return {};
    }
    const AnyId& id = *selection.begin();
    const bool hasCorners = std::holds_alternative<PieceId>(id) || std::holds_alternative<ZoneId>(id);
    return hasCorners && scenarios::has(document().scenario(), id) ? std::optional{id} : std::nullopt;
}

std::vector<Chain> CornerTool::chains() const {
    const auto id = subject();
    if (!id) {
        return {};
    }
    if (const auto* piece = std::get_if<PieceId>(&*id)) {
        return scenarios::chainsOf(*document().scenario().piece(*piece));
    }
    return scenarios::chainsOf(*document().scenario().zone(std::get<ZoneId>(*id)));
}

void CornerTool::activate() {
    m_chosen.clear();
    m_hovered.reset();
}

std::optional<CornerAt> CornerTool::cornerNear(QPointF place, PaintScale scale) const {
    std::optional<CornerAt> best;
    double nearest = scale.inches(kGrip);
    const auto all = chains();
    for (std::size_t c = 0; c < all.size(); ++c) {
        for (std::size_t i = 0; i < all[c].points.size(); ++i) {
            const double distance = QLineF{toInches(all[c].points[i]), place}.length();
            // Of several at one place the outline's goes first: the others follow it.
            if (distance < nearest || (!best && distance <= nearest)) {
                best = CornerAt{c, i};
                nearest = distance;
            }
        }
    }
    return best;
}

std::optional<CornerAt> CornerTool::edgeNear(QPointF place, PaintScale scale) const {
    const auto all = chains();
    for (std::size_t c = 0; c < all.size(); ++c) {
        for (std::size_t i = 0; i < all[c].edges(); ++i) {
            if (QLineF{centerPointOf(all[c], i), place}.length() <= scale.inches(kGrip)) {
                return CornerAt{c, i};
            }
        }
    }
    return {};
}

void CornerTool::press(const PointerEvent& event) {
    if (m_of != subject()) {
        m_chosen.clear();
        m_of = subject();
    }
    const auto start = [&](CornerAt corner, std::vector<Chain> from, bool inserts) {
        m_drag = Drag{document().scenario(), std::move(from), corner, Gesture::begin(), inserts, {}};
    };
    if (const auto corner = cornerNear(event.position, event.scale)) {
        const bool adds = event.modifiers & (Qt::ShiftModifier | Qt::ControlModifier);
        if (!adds) {
            m_chosen = {*corner};
        } else if (m_chosen.erase(*corner) == 0) {
            m_chosen.insert(*corner);
        }
        start(*corner, chains(), false);
    } else if (const auto edge = edgeNear(event.position, event.scale)) {
        auto all = chains();
        all = scenarios::withCornerInserted(std::move(all), *edge, fromMiddle(all[edge->chain], edge->index));
        m_chosen = {CornerAt{edge->chain, edge->index + 1}};
        start(*m_chosen.begin(), std::move(all), true);
    } else {
        m_chosen.clear();
        const auto element = scene().hitTest(event.position, scene().slack());
        state().setSelection(element ? TableState::Ids{*element} : TableState::Ids{});
        m_of = subject();
        if (element && !m_of) {
            emit statusText(isLocked(document().scenario(), *element) ? tr("The selection is locked.")
                                                                      : tr("This has no corners to change."));
        } else {
            emit statusText(hint());
        }
    }
    emit previewChanged();
}

void CornerTool::move(const PointerEvent& event) {
    if (!m_drag) {
        state().setHovered(scene().hitTest(event.position, scene().slack()));
        const auto before = m_hovered;
        m_hovered = cornerNear(event.position, event.scale);
        if (!m_hovered) {
            m_hovered = edgeNear(event.position, event.scale);
        }
        if (before != m_hovered) {
            emit cursorChanged();
        }
        return;
    }
    SnappedPoint snapped{fromInches(event.position), {}};
    if (snaps(state(), event.modifiers)) {
        const std::vector<AnyId> own{*m_of};
        const SnapField field{m_drag->start, state().snapChoice(), own};
        const Chain& chain = m_drag->chains[m_drag->corner.chain];
        const std::size_t count = chain.points.size();
        const bool hasBefore = chain.closed || m_drag->corner.index > 0;
        const auto from = hasBefore ? std::optional{chain.points[(m_drag->corner.index + count - 1) % count]}
                                    : std::optional{chain.points[1]};
        snapped = field.pointAt(event.position, event.scale, from, event.modifiers & Qt::ShiftModifier);
    }
    m_drag->target = snapped.target;
    const QString text = m_drag->inserts ? tr("Add corner") : tr("Move corner");
    if (apply(text, m_drag->start, scenarios::withCornerMoved(m_drag->chains, m_drag->corner, snapped.point),
              m_drag->gesture)) {
        emit statusText(tr("Corner at %1").arg(samplePointText(snapped.point)));
    }
    emit previewChanged();
}

void CornerTool::release(const PointerEvent&) {
    if (m_drag && m_drag->inserts && document().scenario() == m_drag->start) {
        m_chosen.clear(); // a click on the middle of an edge adds nothing yet
    }
    m_drag.reset();
    emit previewChanged();
    emit cursorChanged();
}

void CornerTool::doubleClick(const PointerEvent& event) {
    press(event);
    if (m_drag && m_drag->inserts && apply(tr("Add corner"), m_drag->start, m_drag->chains)) {
        emit statusText(hint());
    }
    m_drag.reset();
}

bool CornerTool::apply(const QString& text,
                       const scenarios::Scenario& start,
                       const std::vector<Chain>& chains,
                       Gesture gesture) {
    const auto rejectInput = [this](const geometry::Error& error) {
        emit statusText(errorSentence(error));
        return false;
    };
    if (const auto* id = std::get_if<PieceId>(&*m_of)) {
        auto piece = scenarios::withChains(*start.piece(*id), chains);
        if (!piece) {
            return rejectInput(piece.error());
        }
        document().edit(text, scenarios::withPiece(start, std::move(*piece)), gesture);
        return true;
    }
    auto zone = scenarios::withChains(*start.zone(std::get<ZoneId>(*m_of)), chains);
    if (!zone) {
        return rejectInput(zone.error());
    }
    document().edit(text, scenarios::withZone(start, std::move(*zone)), gesture);
    return true;
}

bool CornerTool::keyPress(QKeyEvent& event, PaintScale scale) {
    if (event.key() == Qt::Key_Escape) {
        if (cancel()) {
            return true;
        }
        const bool had = !m_chosen.empty();
        m_chosen.clear();
        emit previewChanged();
        return had;
    }
    if (m_drag) {
        return true;
    }
    if (m_of != subject()) {
        m_chosen.clear();
        m_of = subject();
    }
    if (!m_of) {
        return false;
    }
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (const auto arrow = arrowOf(event.key())) {
        if (m_chosen.empty() || (modifiers & Qt::ControlModifier)) {
            return false;
        }
        const Length one = modifiers & Qt::ShiftModifier ? Length::fromInches(0.1)
                           : modifiers & Qt::AltModifier ? Length::fromInches(scale.inches(1.0))
                                                         : Length::fromInches(1);
        moveChosen({one * arrow->x(), one * arrow->y()}, event.isAutoRepeat());
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Tab: choose(1); return true;
    case Qt::Key_Backtab: choose(-1); return true;
    case Qt::Key_Insert:
    case Qt::Key_Plus: insertAfterChosen(); return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        // Without a chosen corner the key takes the whole thing, as everywhere.
        if (m_chosen.empty()) {
            return false;
        }
        removeChosen();
        return true;
    default: return false;
    }
}

void CornerTool::choose(int step) {
    std::vector<CornerAt> all;
    const auto chains = this->chains();
    for (std::size_t c = 0; c < chains.size(); ++c) {
        for (std::size_t i = 0; i < chains[c].points.size(); ++i) {
            all.push_back({c, i});
        }
    }
    const auto found = m_chosen.empty() ? all.end() : std::ranges::find(all, *m_chosen.begin());
    const auto count = static_cast<int>(all.size());
    const int current = found == all.end() ? (step > 0 ? -1 : 0) : static_cast<int>(found - all.begin());
    m_chosen = {all[static_cast<std::size_t>((current + step + count) % count)]};
    const CornerAt at = *m_chosen.begin();
    emit statusText(tr("Corner at %1").arg(samplePointText(chains[at.chain].points[at.index])));
    emit previewChanged();
}

void CornerTool::moveChosen(geometry::Vector by, bool isRepeat) {
    if (!isRepeat) {
        m_heldKey = Gesture::begin();
    }
    auto chains = this->chains();
    for (const CornerAt& corner : m_chosen) {
        const Point to = chains[corner.chain].points[corner.index] + by;
        chains = scenarios::withCornerMoved(std::move(chains), corner, to);
    }
    if (apply(tr("Move corner"), document().scenario(), chains, m_heldKey)) {
        const CornerAt at = *m_chosen.begin();
        emit statusText(tr("Corner at %1").arg(samplePointText(chains[at.chain].points[at.index])));
    }
    emit previewChanged();
}

void CornerTool::insertAfterChosen() {
    if (m_chosen.empty()) {
        emit statusText(tr("Choose a corner first: the new one comes on the edge that follows it. Tab chooses."));
        return;
    }
    const CornerAt edge = *m_chosen.begin();
    auto chains = this->chains();
    if (edge.index >= chains[edge.chain].edges()) {
        emit statusText(tr("No edge follows the last point of a wall."));
        return;
    }
    const Point middle = fromMiddle(chains[edge.chain], edge.index);
    if (apply(tr("Add corner"), document().scenario(),
              scenarios::withCornerInserted(std::move(chains), edge, middle))) {
        m_chosen = {CornerAt{edge.chain, edge.index + 1}};
        emit previewChanged();
    }
}

void CornerTool::removeChosen() {
    const auto left = scenarios::withCornersRemoved(chains(), m_chosen);
    if (!left) {
        emit statusText(tr("A piece needs three corners or more, a wall two points."));
        return;
    }
    if (apply(m_chosen.size() == 1 ? tr("Remove corner") : tr("Remove corners"), document().scenario(), *left)) {
        m_chosen.clear();
        emit previewChanged();
    }
}

bool CornerTool::cancel() {
    if (!m_drag) {
        return false;
    }
    document().cancel(m_drag->gesture);
    m_drag.reset();
    m_chosen.clear();
    emit previewChanged();
    emit cursorChanged();
    return true;
}

void CornerTool::paintPreview(QPainter& painter, const Theme& theme, PaintScale scale) const {
    const auto all = chains();
    const bool chosenAreHere = m_of == subject();
    painter.save();
    for (std::size_t c = 0; c < all.size(); ++c) {
        const Chain& chain = all[c];
        painter.setPen(penOf(theme.selection, 1.2, scale));
        for (std::size_t i = 0; i < chain.edges(); ++i) {
            painter.drawLine(toInches(chain.points[i]), toInches(chain.next(i)));
        }
        // Round in the middle of an edge for a new corner, square for one that is there.
        painter.setBrush(theme.labelFill);
        for (std::size_t i = 0; i < chain.edges(); ++i) {
            painter.drawEllipse(centerPointOf(chain, i), scale.inches(3), scale.inches(3));
        }
        for (std::size_t i = 0; i < chain.points.size(); ++i) {
            const bool isChosen = chosenAreHere && m_chosen.contains(CornerAt{c, i});
            const double half = scale.inches(isChosen ? 5.5 : 4.0);
            painter.setBrush(isChosen ? theme.selection : theme.labelFill);
            painter.drawRect(QRectF{toInches(chain.points[i]) - QPointF{half, half}, QSizeF{2 * half, 2 * half}});
        }
    }
    painter.restore();
    if (m_drag && m_drag->target) {
        paintSnapTarget(painter, *m_drag->target, theme, scale);
    }
}

} // namespace sightline::app
