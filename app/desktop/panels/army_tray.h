#pragma once

#include "app/desktop/base/qt_names.h"
#include "scenarios/model/scenario.h"

#include <QWidget>

#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableState;

/// The reserves: models that are not on the table yet, by player and unit. They are dragged onto the table, or placed
/// at the center of the view with Enter or a double click.
class ArmyTray : public QWidget {
    Q_OBJECT

public:
    ArmyTray(ScenarioDocument& document, TableState& state, QWidget* parent = nullptr);

signals:
    void statusText(const QString& text);
    /// Requests placing these models where there is free space.
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
    QPushButton* m_position = nullptr;
    QPushButton* m_remove = nullptr;
    std::vector<scenarios::Model> m_shown;
};

/// A line of the tray, "5 x Guard, 32 mm": a count of 1 to 100, a name and a base; count and base may be omitted. The
/// base is the diameter of a round one, or a name of the catalog of bases ("60 x 35 oval", "S2").
struct UnitOrder {
    int count = 1;
    QString name;
    geometry::Footprint base = *geometry::Footprint::round(geometry::Length::fromMillimeters(32));
    std::optional<geometry::Length> height = {}; ///< the height in the catalog, if it has one
};
/// Parses such a line; std::nullopt for any other text.
[[nodiscard]] std::optional<UnitOrder> unitOrderOf(const QString& line);

} // namespace sightline::app
