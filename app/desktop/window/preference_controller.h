#pragma once

#include "app/shared/text/length_entry.h"

#include <QObject>

class QWidget;

namespace sightline::app {

class ActionSet;
class Autosave;
class Settings;
class TableState;

/// Applies the preferences to one window, at its start and whenever one changes in any window.
class PreferenceController : public QObject {
    Q_OBJECT

public:
    PreferenceController(
        Settings& settings, ActionSet& actions, TableState& state, Autosave& autosave, QWidget* window);

signals:
    /// Emitted when renderings of lengths have to be updated; the fields of the window are updated already.
    void unitsChanged();
    /// Emitted once, when the settings file cannot be written: the preferences apply to this run alone.
    void notStored(const QString& sentence);

private:
    void apply();
    void applySnapping();
    void reportNotStored();

    Settings& m_settings;
    ActionSet& m_actions;
    TableState& m_state;
    Autosave& m_autosave;
    QWidget* m_window;
    LengthUnit m_units = LengthUnit::Inches;
    bool m_isTold = false;
};

} // namespace sightline::app
