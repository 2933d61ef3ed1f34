#pragma once

#include "app/desktop/position_finder.h"
#include "app/desktop/unit_service.h"

#include <QObject>

#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;
class UnitPanel;

/// Joins the unit matrix with the table: it follows the scenario while its panel is open, marks what is chosen, and
/// finds places to shoot from.
class UnitController : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    UnitController(
        ScenarioDocument& document, TableState& state, TableScene& scene, UnitPanel& panel, QObject* parent = nullptr);

    void setOpen(bool open);
    /// How close is too close to call; judges anew if that changed.
    void setTolerances(const Tolerances& tolerances);
    [[nodiscard]] const UnitResult& result() const { return m_service.lastResult(); }
    /// Until the matrix has all its details and no search runs.
    [[nodiscard]] bool isBusy() const { return m_service.isBusy() || m_finder.isRunning() || m_firstChoice; }

    /// For pictures: chooses the first unit of the model's player that looks, and the target's unit; then looks for
    /// places.
    void chooseWhenThere(const scenarios::ModelId& observer, const scenarios::ModelId& target, bool findPlaces);

private:
    /// The table, the rules on trial or the tolerances.
    void somethingChanged();
    void follow();
    void refreshMarks();
    void refreshSearch();
    void startSearch(bool wholeUnit);
    void take(std::size_t place);
    [[nodiscard]] const scenarios::ShooterPosition* placeAt(std::size_t place,
                                                            scenarios::ModelId* model = nullptr) const;

    struct Choice {
        scenarios::ModelId observer;
        scenarios::ModelId target;
        bool findPlaces = false;
    };

    ScenarioDocument& m_document;
    TableState& m_state;
    TableScene& m_scene;
    UnitPanel& m_panel;
    UnitService m_service;
    PositionFinder m_finder;
    Tolerances m_tolerances;
    std::optional<Choice> m_firstChoice;
    bool m_isOpen = false;
};

} // namespace sightline::app
