#pragma once

#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/snapping.h"
#include "scenarios/scenario.h"

#include <QPointF>

#include <optional>
#include <vector>

class QMimeData;
class QPainter;

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// What is dragged over the table from a palette or the tray: where it would stand, and the step that places it there.
class TableDrop {
public:
    /// All of them outlive it.
    TableDrop(ScenarioDocument& document, TableState& state, TableScene& scene);

    enum class Cargo { Elements, File, None };
    /// Takes up what can be placed. `complaint` gets a sentence if it should be placed and cannot be.
    Cargo take(const QMimeData& data, QString& complaint);
    [[nodiscard]] bool isHolding() const;
    /// Over a place of the table; nothing is edited.
    void moveTo(QPointF place, Qt::KeyboardModifiers modifiers);
    /// One step; what was placed is selected.
    void drop();
    void forget();

    [[nodiscard]] const std::optional<scenarios::Model>& model() const { return m_model; }
    [[nodiscard]] std::optional<scenarios::Piece> piece() const;
    void paint(QPainter& painter) const;

private:
    /// With what was dropped on what is under it, if the user wants that.
    [[nodiscard]] scenarios::Scenario settled(scenarios::Scenario next, const TableState::Ids& ids) const;
    void dropModel();
    void dropPieces();
    void dropReserves();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    std::optional<scenarios::Model> m_model;
    std::vector<scenarios::Piece> m_draggedPieces; ///< about (0, 0), as the palette carries them
    std::vector<scenarios::Model> m_draggedModels; ///< about (0, 0): reserves, as the tray carries them
    scenarios::Scenario m_placed;                  ///< where they would be placed
    std::optional<SnapTarget> m_snap;              ///< what it is drawn to
};

} // namespace sightline::app
