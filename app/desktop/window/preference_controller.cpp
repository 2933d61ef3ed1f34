#include "app/desktop/window/preference_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/document/autosave.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/wall_tables.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/area_box.h"
#include "app/desktop/widgets/length_box.h"
#include "app/shared/text/table_unit.h"

#include <QAction>

namespace sightline::app {

PreferenceController::PreferenceController(
    Settings& settings, ActionSet& actions, TableState& state, Autosave& autosave, QWidget* window)
    : QObject{window},
      m_settings{settings},
      m_actions{actions},
      m_state{state},
      m_autosave{autosave},
      m_window{window},
      m_units{tableUnit()} {
    connect(&m_settings, &Settings::preferencesChanged, this, &PreferenceController::apply);
    connect(&m_settings, &Settings::snapChanged, this, &PreferenceController::applySnapping);
    connect(m_actions.rulers, &QAction::toggled, &m_settings, &Settings::setShowsRulers);
    connect(m_actions.heights, &QAction::toggled, &m_settings, &Settings::setShowsHeights);
    connect(&m_settings, &Settings::notStored, this, &PreferenceController::reportNotStored);
    apply();
}

void PreferenceController::reportNotStored() {
    if (!m_isTold) {
        m_isTold = true;
        emit notStored(tr("The choice applies now but cannot be saved: the settings file is not writable. Check the "
                          "permissions of the file and its folder, and choose again."));
    }
}

void PreferenceController::apply() {
    m_actions.heights->setChecked(m_settings.showsHeights());
    m_actions.rulers->setChecked(m_settings.showsRulers());
    m_autosave.setDelay(std::chrono::seconds{m_settings.autosaveSeconds()});
    if (const LengthUnit units = m_settings.units(); units != m_units) {
        m_units = units;
        setTableUnit(units);
        for (auto* box : m_window->findChildren<LengthBox*>()) {
            box->refreshUnit();
        }
        for (auto* box : m_window->findChildren<AreaBox*>()) {
            box->refreshUnit();
        }
        for (auto* tables : m_window->findChildren<WallTables*>()) {
            tables->refresh();
        }
        emit unitsChanged();
    }
}

void PreferenceController::applySnapping() {
    m_state.setSnapping(m_settings.isSnapping());
    m_state.setSnapChoice(m_settings.snapChoice());
    m_state.setSettlesModels(m_settings.settlesModels());
}

} // namespace sightline::app
