#pragma once

#include "app/desktop/text/verdict_text.h"
#include "app/desktop/theme.h"
#include "app/desktop/unit_service.h"
#include "scenarios/positions.h"

#include <QIcon>
#include <QWidget>

#include <map>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;
class QSplitter;
class QTableWidget;
class QTreeWidget;

namespace sightline::app {

class LengthBox;

/// The unit matrix: a row for each unit that looks, a column for each unit looked at; the models of the chosen cell,
/// and places to shoot from.
class UnitPanel : public QWidget {
    Q_OBJECT

public:
    explicit UnitPanel(QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// The chosen cell and model stay, if they are still there.
    void showResult(const UnitResult& result);
    void showEmpty(const QString& why);

    /// What the search for places does, and what it found.
    void showSearch(const QString& sentence, bool isRunning);
    void showPlaces(const std::vector<scenarios::PositionSearch>& searches);

    /// The pair of units of the chosen cell; null if none is.
    [[nodiscard]] const scenarios::UnitRuling* chosen() const;
    /// The pair of units whose lines are to be marked: of the cell pointed at, else of the chosen one.
    [[nodiscard]] const scenarios::UnitRuling* marked() const;
    /// The model chosen in the list of the cell.
    [[nodiscard]] const scenarios::ObserverRuling* chosenModel() const;
    /// Place in the list of places, searches one after the other.
    [[nodiscard]] std::optional<std::size_t> chosenPlace() const;
    /// False if there is no such pair.
    bool choose(const scenarios::UnitName& from, const scenarios::UnitName& to);
    [[nodiscard]] geometry::Length move() const;

signals:
    /// Cell, model or place, or the cell pointed at.
    void chosenChanged();
    void pairRequested(const sightline::scenarios::ModelId& observer, const sightline::scenarios::ModelId& target);
    void copyRequested();
    void placesRequested(bool wholeUnit);
    void stopRequested();
    void placeTaken(std::size_t place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeBar();
    QWidget* makeDetails();
    void refreshPlayers();
    void refreshMatrix();
    void refreshDetails();
    void refreshButtons();
    /// The half of the chosen cell and of the search is there only while it has something to say.
    void refreshHalves();
    [[nodiscard]] const scenarios::UnitRuling* pairAt(int row, int column) const;
    void point(int row, int column);
    QIcon markOf(VerdictKind kind);

    UnitResult m_result;
    std::vector<scenarios::UnitName> m_rows;
    std::vector<scenarios::UnitName> m_columns;
    std::optional<std::pair<scenarios::UnitName, scenarios::UnitName>> m_chosen;
    std::pair<int, int> m_pointed{-1, -1}; ///< row and column
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
    QListWidget* m_places = nullptr;
    Theme m_theme = Theme::light();
    std::map<VerdictKind, QIcon> m_marks; ///< in the colors of the theme
    bool m_filling = false;
};

} // namespace sightline::app
