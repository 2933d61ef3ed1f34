#pragma once

#include "app/desktop/services/position_finder.h"
#include "app/desktop/services/unit_service.h"

#include <QObject>

#include <optional>

namespace sightline::app {

class ScenarioDocument;
class TableScene;
class TableState;
class UnitPanel;

/// Connects the unit matrix with the table: follows the scenario while the panel is open, marks the selected cell, and
/// searches for positions to shoot from.
class UnitController : public QObject {
    Q_OBJECT

public:
    /// All arguments outlive the object; `parent` may be null.
    UnitController(
        ScenarioDocument& document, TableState& state, TableScene& scene, UnitPanel& panel, QObject* parent = nullptr);

    /// Sets whether the panel is open; nothing is computed or drawn while it is not.
    void setOpen(bool open);
    /// Sets the tolerances; judges again if they changed.
    void setTolerances(const Tolerances& tolerances);
    [[nodiscard]] const UnitResult& result() const { return m_service.lastResult(); }
    /// True until the matrix has all its details and no search is running.
    [[nodiscard]] bool isBusy() const { return m_service.isBusy() || m_finder.isRunning() || m_firstChoice; }

    /// Selects the cell of the units of both models once the matrix is complete; then searches for positions if
    /// requested. For screenshots.
    void chooseWhenThere(const scenarios::ModelId& observer, const scenarios::ModelId& target, bool findPositions);

private:
    /// Handles a change of the table, of the rules on trial or of the tolerances.
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
        bool findPositions = false;
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
