#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/services/unit_service.h"
#include "app/shared/painting/theme.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/questions/positions.h"

#include <QIcon>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QSplitter;

namespace sightline::app {

class LengthBox;

/// The unit matrix: one row per observing unit, one column per target unit; below it the models of the chosen cell, and
/// positions to shoot from.
class UnitPanel : public QWidget {
    Q_OBJECT

public:
    explicit UnitPanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows a result. The chosen cell and model are kept if they still exist.
    void showResult(const UnitResult& result);
    void showEmpty(const QString& why);

    /// Shows the state or the result of the search for positions.
    void showSearch(const QString& sentence, bool isRunning);
    void showPositions(const std::vector<scenarios::PositionSearch>& searches);

    /// Returns the pair of units of the chosen cell; null if there is none.
    [[nodiscard]] const scenarios::UnitRuling* chosen() const;
    /// Returns the pair of units whose lines are marked: that of the hovered cell, else of the chosen one.
    [[nodiscard]] const scenarios::UnitRuling* marked() const;
    /// Returns the model chosen in the list of the cell; null if there is none.
    [[nodiscard]] const scenarios::ObserverRuling* chosenModel() const;
    /// Returns the index in the list of positions, through all searches.
    [[nodiscard]] std::optional<std::size_t> chosenPosition() const;
    /// Chooses a cell. Returns false if there is no such pair.
    bool choose(const scenarios::UnitName& from, const scenarios::UnitName& to);
    /// Returns how far models may move in the search for positions.
    [[nodiscard]] geometry::Length move() const;

signals:
    /// Emitted when the chosen cell, model or position, or the hovered cell, changed.
    void chosenChanged();
    void pairRequested(const sightline::scenarios::ModelId& observer, const sightline::scenarios::ModelId& target);
    void copyRequested();
    void positionsRequested(bool wholeUnit);
    void stopRequested();
    /// Emitted when the position with this index, as in `chosenPosition`, should become that of its model.
    void positionTaken(std::size_t place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBar();
    QWidget* makeDetails();
    void refreshPlayers();
    void refreshMatrix();
    void refreshDetails();
    void refreshButtons();
    /// Shows the lower half only while a cell or a search has content for it.
    void refreshHalves();
    [[nodiscard]] const scenarios::UnitRuling* pairAt(int row, int column) const;
    void point(int row, int column);
    QIcon markOf(VerdictKind kind);

    UnitResult m_result;
    std::vector<scenarios::UnitName> m_rows;
    std::vector<scenarios::UnitName> m_columns;
    std::optional<std::pair<scenarios::UnitName, scenarios::UnitName>> m_chosen;
    std::pair<int, int> m_pointed{-1, -1}; ///< row and column of the hovered cell; -1: none
    QComboBox* m_looking = nullptr;
    QLabel* m_summary = nullptr;
    LengthBox* m_move = nullptr;
    QPushButton* m_positions = nullptr;
    QAction* m_modelPositions = nullptr;
    QAction* m_unitPositions = nullptr;
    QPushButton* m_copy = nullptr;
    QSplitter* m_halves = nullptr;
    QWidget* m_details = nullptr;
    QTableWidget* m_matrix = nullptr;
    QTreeWidget* m_models = nullptr;
    QWidget* m_searchBox = nullptr;
    QLabel* m_searchText = nullptr;
    QPushButton* m_stop = nullptr;
    QPushButton* m_take = nullptr;
    QListWidget* m_positionList = nullptr;
    Theme m_theme = Theme::light();
    std::map<VerdictKind, QIcon> m_marks; ///< in the colors of the theme
    bool m_filling = false;
};

} // namespace sightline::app
