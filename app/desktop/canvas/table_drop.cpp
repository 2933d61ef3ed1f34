#include "app/desktop/canvas/table_drop.h"

#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/scene/piece_drag.h"
#include "app/desktop/scene/reserve_drag.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/new_elements.h"
#include "app/shared/painting/model_painter.h"
#include "app/shared/painting/piece_painter.h"
#include "scenarios/edits/edits.h"
#include "scenarios/edits/formation.h"
#include "scenarios/edits/support.h"

#include <QMimeData>
#include <QPainter>

#include <utility>

namespace sightline::app {

TableDrop::TableDrop(ScenarioDocument& document, TableState& state, TableScene& scene)
    : m_document{document}, m_state{state}, m_scene{scene} {}

TableDrop::Cargo TableDrop::take(const QMimeData& data, QString& problem) {
    forget();
    if (data.hasFormat(kPieceMediaType)) {
        m_draggedPieces = piecesFromDrag(data.data(kPieceMediaType));
        problem = m_draggedPieces.empty() ? TableView::tr("This piece cannot be placed. Drag one from the palette.")
                                          : QString{};
    } else if (data.hasFormat(kBaseMediaType)) {
        m_draggedModels = modelsFromDrag(data.data(kBaseMediaType));
        problem = m_draggedModels.empty() ? TableView::tr("This base cannot be placed. Drag one from the palette.")
                                          : QString{};
    } else if (data.hasFormat(kReservesMediaType)) {
        m_areReserves = true;
        m_draggedModels = inRows(m_document.scenario(), data.data(kReservesMediaType));
        problem =
            m_draggedModels.empty() ? TableView::tr("These models are not in the tray of this table.") : QString{};
    } else if (localFileIn(data)) {
        return Cargo::File;
    } else if (data.hasUrls()) {
        problem = TableView::tr("Drop a single file from this computer.");
    }
    return isHolding() ? Cargo::Elements : Cargo::None;
}

bool TableDrop::isHolding() const { return !m_draggedPieces.empty() || !m_draggedModels.empty(); }

void TableDrop::forget() {
    m_areReserves = false;
    m_draggedPieces.clear();
    m_draggedModels.clear();
    m_placed = {};
    m_snap.reset();
}

std::optional<scenarios::Piece> TableDrop::piece() const {
    return m_placed.terrain.empty() ? std::nullopt : std::optional{m_placed.terrain.front()};
}

std::optional<scenarios::Model> TableDrop::model() const {
    if (m_areReserves || m_draggedModels.empty()) {
        return {};
    }
    return m_placed.models.empty() ? m_draggedModels.front() : m_placed.models.front();
}

void TableDrop::moveTo(QPointF place, Qt::KeyboardModifiers modifiers) {
    const geometry::Vector by = fromInches(place) - geometry::Point{};
    m_snap.reset();
    scenarios::Scenario carrier;
    std::vector<scenarios::AnyId> ids;
    for (const scenarios::Piece& piece : m_draggedPieces) {
        carrier.terrain.push_back(piece);
        ids.emplace_back(piece.id);
    }
    for (const scenarios::Model& model : m_draggedModels) {
        carrier.models.push_back(model);
        ids.emplace_back(model.id);
    }
    if (!m_draggedModels.empty()) {
        const geometry::Angle facing =
            facingOfNewModel(m_document.scenario(), m_draggedModels.front().player, geometry::Point{} + by);
        carrier = scenarios::withTurned(std::move(carrier), ids, {}, facing);
    }
    SnappedMove way{by, {}};
    if (snaps(m_state, modifiers)) {
        // Corners and edges draw as always; else the middle, where the pointer is, goes to the grid.
        SnapChoice choice = m_state.snapChoice();
        const bool toGrid = !m_draggedPieces.empty() && std::exchange(choice.grid, false);
        way = SnapField{m_document.scenario(), choice}.snappedMove(SnapHandles::of(carrier, ids), by,
                                                                   m_scene.paintScale());
        if (!way.target && toGrid) {
            const geometry::Point middle = onGrid(geometry::Point{} + by, choice.step);
            way = {middle - geometry::Point{}, SnapTarget{SnapKind::Grid, middle}};
        }
    }
    m_snap = way.target;
    m_placed = scenarios::withMoved(std::move(carrier), ids, way.by);
}

QString TableDrop::drop() {
    const QString placed = !m_draggedPieces.empty()   ? dropPieces()
                           : m_areReserves            ? dropReserves()
                           : !m_draggedModels.empty() ? dropBases()
                                                      : QString{};
    forget();
    return placed;
}

scenarios::Scenario TableDrop::settled(scenarios::Scenario next, const TableState::Ids& ids) const {
    const std::vector<scenarios::AnyId> list(ids.begin(), ids.end());
    return m_state.settlesModels() ? withModelsSettled(m_document.scenario(), std::move(next), list) : next;
}

QString TableDrop::dropBases() {
    auto added = scenarios::withUnitAdded(m_document.scenario(), m_placed.models, TableView::tr("Unit"));
    const TableState::Ids ids{added.ids.begin(), added.ids.end()};
    m_document.edit(ids.size() > 1 ? TableView::tr("Place unit") : TableView::tr("Place base"),
                    settled(std::move(added.scenario), ids));
    m_state.setSelection(ids);
    choosePairOfTwo(m_state, m_document.scenario());
    return ids.size() > 1
               ? TableView::tr("Placed a unit of %1. Drag it, or move it with the arrow keys.").arg(ids.size())
               : QString{};
}

QString TableDrop::dropPieces() {
    scenarios::Scenario next = m_document.scenario();
    const auto ids = scenarios::withPiecesAdded(next, m_placed.terrain, {});
    m_document.edit(TableView::tr("Place terrain"), std::move(next));
    m_state.setSelection({ids.begin(), ids.end()});
    const auto count = static_cast<int>(ids.size());
    return count > 1 ? TableView::tr("Placed %n pieces. Drag them, or move them with the arrow keys.", nullptr, count)
                     : QString{};
}

QString TableDrop::dropReserves() {
    scenarios::Scenario next = m_document.scenario();
    TableState::Ids ids;
    for (const scenarios::Model& model : m_placed.models) {
        next = scenarios::withFielded(std::move(next), model.id, model.position, model.facing);
        ids.insert(model.id);
    }
    const auto count = static_cast<int>(ids.size());
    m_document.edit(TableView::tr("Place from the tray"), settled(std::move(next), ids));
    m_state.setSelection(std::move(ids));
    return count > 1 ? TableView::tr("Placed %n models. Drag them, or move them with the arrow keys.", nullptr, count)
                     : QString{};
}

void TableDrop::paint(QPainter& painter) const {
    const Theme& theme = m_scene.theme();
    const PaintScale scale = m_scene.paintScale();
    for (const scenarios::Model& model : m_placed.models) {
        ModelMarks marks;
        marks.ghost = true;
        marks.lifted = true;
        paintModel(painter, model, theme.playerColor(m_document.scenario(), model.player), marks, theme, scale);
    }
    for (const scenarios::Piece& piece : m_placed.terrain) {
        painter.save();
        painter.setOpacity(0.7);
        paintPiece(painter, piece, {true, false}, false, theme, scale);
        painter.restore();
    }
    if (m_snap) {
        paintSnapTarget(painter, *m_snap, theme, scale);
    }
}

} // namespace sightline::app
