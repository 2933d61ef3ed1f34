#pragma once

#include "scenarios/model/scenario.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// The walls of the single selected piece, and their windows and doors, editable. Hidden while there are
/// none.
class WallTables : public QWidget {
    Q_OBJECT

public:
    WallTables(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

    /// Shows the current values: after an edit, or when the preferred unit changes.
    void refresh();

private:
    [[nodiscard]] const scenarios::Piece* piece() const;
    void wallEntered(int row, int column);
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
