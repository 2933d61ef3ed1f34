#pragma once

#include "scenarios/scenario.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// The models that are not on the table yet, by player and unit. They are dragged onto it, or placed with Enter or a
/// double click in the middle of the view.
class ArmyTray : public QWidget {
    Q_OBJECT

public:
    ArmyTray(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

signals:
    void statusText(const QString& text);
    /// Puts these onto the table, where there is room.
    void placeRequested(const QList<sightline::scenarios::ModelId>& ids);

private:
    void refresh();
    void addUnit();
    void placeChosen();
    void removeChosen();
    [[nodiscard]] QList<scenarios::ModelId> chosen() const;

    ScenarioDocument& m_document;
    TableState& m_state;
    QTreeWidget* m_tree = nullptr;
    QLabel* m_empty = nullptr;
    QPushButton* m_place = nullptr;
    QPushButton* m_remove = nullptr;
    std::vector<scenarios::Model> m_shown;
};

/// Reads "5 x Guard, 32 mm": a count, a name and a base; count and base may be left out. The base is the diameter of a
/// round one, or words that the catalog of bases knows: "60 x 35 oval", "S2". Nothing if there is no name, no such
/// base, or the count is not 1 to 100.
struct UnitOrder {
    int count = 1;
    QString name;
    geometry::Footprint base = *geometry::Footprint::round(geometry::Length::fromMillimeters(32));
    std::optional<geometry::Length> height = {}; ///< that the catalog gives it
};
[[nodiscard]] std::optional<UnitOrder> unitOrderOf(const QString& line);

} // namespace sightline::app
