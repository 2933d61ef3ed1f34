#pragma once

#include "scenarios/scenario.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// The walls of the one piece that is selected, and their windows and doors, to read and to type. Shown while there are
/// any.
class WallTables : public QWidget {
    Q_OBJECT

public:
    WallTables(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

    /// Shows what there is anew: after an edit, or when another unit is preferred.
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
