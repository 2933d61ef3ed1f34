#include "app/desktop/window/preference_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/document/autosave.h"
#include "app/desktop/panels/wall_tables.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/area_box.h"
#include "app/desktop/widgets/length_box.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/text/table_unit.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>

namespace sightline::app {

PreferenceController::PreferenceController(WindowCore& core, ActionSet& actions, Autosave& autosave)
    : m_core{core}, m_actions{actions}, m_autosave{autosave}, m_units{tableUnit()} {
    connect(&m_core.settings, &Settings::preferencesChanged, this, &PreferenceController::apply);
    connect(&m_core.settings, &Settings::snapChanged, this, &PreferenceController::applySnapping);
    connect(m_actions.named("rulers"), &QAction::toggled, &m_core.settings, &Settings::setShowsRulers);
    connect(m_actions.named("heights"), &QAction::toggled, &m_core.settings, &Settings::setShowsHeights);
    connect(&m_core.settings, &Settings::notStored, this, &PreferenceController::reportNotStored);
    connectLanguages();
}

void PreferenceController::connectLanguages() {
    const auto check = [this] {
        for (QAction* action : m_actions.languages()->actions()) {
            action->setChecked(action->data().toString() == m_core.settings.language());
        }
    };
    check();
    connect(&m_core.settings, &Settings::languageChanged, this, check);
    connect(m_actions.languages(), &QActionGroup::triggered, this,
            [this](const QAction* action) { m_core.settings.setLanguage(action->data().toString()); });
}

void PreferenceController::showTheme() {
    switch (m_core.settings.theme()) {
    case ThemeChoice::System: m_actions.named("systemTheme")->setChecked(true); break;
    case ThemeChoice::Light: m_actions.named("lightTheme")->setChecked(true); break;
    case ThemeChoice::Dark: m_actions.named("darkTheme")->setChecked(true); break;
    case ThemeChoice::Print: m_actions.named("printTheme")->setChecked(true); break;
    }
    m_actions.named("classicColours")->setChecked(m_core.settings.usesClassicColors());
}

void PreferenceController::reportNotStored() {
    if (!m_isTold) {
        m_isTold = true;
        emit notStored(tr("The choice applies now but cannot be saved: the settings file is not writable. Check the "
                          "permissions of the file and its folder, and choose again."));
    }
}

void PreferenceController::apply() {
    m_actions.named("heights")->setChecked(m_core.settings.showsHeights());
    m_actions.named("rulers")->setChecked(m_core.settings.showsRulers());
    m_autosave.setDelay(std::chrono::seconds{m_core.settings.autosaveSeconds()});
    if (const LengthUnit units = m_core.settings.units(); units != m_units) {
        m_units = units;
        setTableUnit(units);
        for (auto* box : m_core.window.findChildren<LengthBox*>()) {
            box->refreshUnit();
        }
        for (auto* box : m_core.window.findChildren<AreaBox*>()) {
            box->refreshUnit();
        }
        for (auto* tables : m_core.window.findChildren<WallTables*>()) {
            tables->refresh();
        }
        emit unitsChanged();
    }
}

void PreferenceController::applySnapping() {
    m_core.state.setSnapping(m_core.settings.isSnapping());
    m_core.state.setSnapChoice(m_core.settings.snapChoice());
    m_core.state.setSettlesModels(m_core.settings.settlesModels());
}

} // namespace sightline::app
