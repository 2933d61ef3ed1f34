#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// Returns the side of a wall of two points in the words of the table as it is drawn: "from the left".
[[nodiscard]] QString wallSideText(const geometry::Wall& wall, scenarios::WallSide side);

/// The walls of the single selected piece, and their windows and doors, editable. Hidden while there are none.
class WallTables : public QWidget {
    Q_OBJECT

public:
    WallTables(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

    /// Shows the current values: after an edit, or when the preferred unit changes.
    void refresh();

private:
    [[nodiscard]] const scenarios::Piece* piece() const;
    void wallEntered(int row, int column);
    void setSideBox(int row, const scenarios::PieceWall& wall);
    void sideChosen(int row, std::optional<scenarios::WallSide> side);
    void openingEntered(int row, int column);
    void removeOpening();

    ScenarioDocument& m_document;
    TableState& m_state;
    QLabel* m_wallTitle = nullptr;
    QTableWidget* m_walls = nullptr;
    QLabel* m_openingTitle = nullptr;
    QTableWidget* m_openings = nullptr;
    bool m_refreshing = false;
};

} // namespace sightline::app
