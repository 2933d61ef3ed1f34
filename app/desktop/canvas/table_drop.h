#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/snapping.h"
#include "scenarios/model/scenario.h"

#include <QPointF>

#include <optional>
#include <vector>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;

/// The drag over the table from a palette or the tray: a preview of its elements, and the step that places them.
class TableDrop {
public:
    /// Precondition: all arguments outlive the object.
    TableDrop(ScenarioDocument& document, TableState& state, TableScene& scene);

    /// The contents of a drag: elements to place, a file to open, or nothing that the table takes.
    enum class Cargo { Elements, File, None };
    /// Reads the data of a drag. `problem` is set to a sentence if it cannot be placed.
    Cargo take(const QMimeData& data, QString& problem);
    /// True while elements are dragged over the table.
    [[nodiscard]] bool isHolding() const;
    /// Moves the preview to a position in table inches; edits nothing.
    void moveTo(QPointF place, Qt::KeyboardModifiers modifiers);
    /// Places the elements as one undo step and selects them. Returns how many were placed, as a sentence; empty for
    /// one, which the window describes since it is selected.
    [[nodiscard]] QString drop();
    /// Ends the drag without placing anything.
    void forget();

    /// Returns the first model from the palette, at the place where it would stand.
    [[nodiscard]] std::optional<scenarios::Model> model() const;
    /// Returns the first piece of the drag, at the place where it would stand.
    [[nodiscard]] std::optional<scenarios::Piece> piece() const;
    /// Paints the preview, in table inches.
    void paint(QPainter& painter) const;

private:
    /// Returns `next` with the dropped elements on what is under them, if the user prefers that.
    [[nodiscard]] scenarios::Scenario settled(scenarios::Scenario next, const TableState::Ids& ids) const;
    [[nodiscard]] QString dropBases();
    [[nodiscard]] QString dropPieces();
    [[nodiscard]] QString dropReserves();

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    std::vector<scenarios::Piece> m_draggedPieces; ///< centered at (0, 0), as the palette carries them
    std::vector<scenarios::Model> m_draggedModels; ///< centered at (0, 0): new ones, or reserves of the tray
    bool m_areReserves = false;
    scenarios::Scenario m_placed;     ///< the scenario with the preview placed
    std::optional<SnapTarget> m_snap; ///< the current snap target
};

} // namespace sightline::app
