#include "app/desktop/edit_desk.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/editing_actions.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/tool_set.h"

#include <QAction>
#include <QActionGroup>

namespace sightline::app {

EditDesk::EditDesk(ScenarioDocument& document, TableState& state, Settings& settings, ActionSet& actions, ToolSet& tools, QWidget* window)
    : m_document{document}, m_state{state}, m_settings{settings}, m_actions{actions}, m_tools{tools}, m_window{window} {
    connectSnapping();
}

void EditDesk::connectSnapping() {
    auto& actions = *m_actions.editing;
    const auto show = [this, &actions] {
        const SnapChoice& choice = m_state.snapChoice();
        actions.snapGrid->setChecked(choice.grid);
        actions.snapCorners->setChecked(choice.corners);
        actions.snapEdges->setChecked(choice.edges);
        actions.snapAngles->setChecked(choice.angles);
        actions.snapBases->setChecked(choice.bases);
        for (QAction* step : actions.snapSteps->actions()) {
            step->setChecked(geometry::Length::fromInches(step->data().toDouble()) == choice.step);
        }
    };
    m_state.setSnapping(m_settings.isSnapping());
    m_state.setSnapChoice(m_settings.snapChoice());
    show();
    connect(&m_state, &TableState::snapChoiceChanged, this, show);
    const auto choose = [this](QAction* action, auto change) {
        connect(action, &QAction::triggered, this, [this, action, change] {
            SnapChoice choice = m_state.snapChoice();
            change(choice, *action);
            m_state.setSnapChoice(choice);
        });
    };
    choose(actions.snapGrid, [](SnapChoice& choice, const QAction& action) { choice.grid = action.isChecked(); });
    choose(actions.snapCorners, [](SnapChoice& choice, const QAction& action) { choice.corners = action.isChecked(); });
    choose(actions.snapEdges, [](SnapChoice& choice, const QAction& action) { choice.edges = action.isChecked(); });
    choose(actions.snapAngles, [](SnapChoice& choice, const QAction& action) { choice.angles = action.isChecked(); });
    choose(actions.snapBases, [](SnapChoice& choice, const QAction& action) { choice.bases = action.isChecked(); });
    for (QAction* step : actions.snapSteps->actions()) {
        choose(step, [](SnapChoice& choice, const QAction& action) {
            choice.step = geometry::Length::fromInches(action.data().toDouble());
        });
    }
    connect(&m_state, &TableState::snapChoiceChanged, this, [this] { m_settings.setSnapChoice(m_state.snapChoice()); });
    connect(&m_state, &TableState::snappingChanged, this, [this](bool on) { m_settings.setSnapping(on); });
}

void EditDesk::refreshActions(bool) {}

} // namespace sightline::app
