#pragma once

#include "app/desktop/text/length_entry.h"

#include <QObject>

class QWidget;

namespace sightline::app {

class ActionSet;
class Autosave;
class Settings;
class TableState;

/// Brings the preferences into one window, at its start and whenever one changes, in whichever window that was.
class PreferenceController : public QObject {
    Q_OBJECT

public:
    PreferenceController(
        Settings& settings, ActionSet& actions, TableState& state, Autosave& autosave, QWidget* window);

signals:
    /// What shows lengths has to be drawn again; fields show them already.
    void unitsChanged();
    /// Told once: what is chosen counts, but not in the next run.
    void notStored(const QString& sentence);

private:
    void apply();
    void applySnapping();
    void tellNotStored();

    Settings& m_settings;
    ActionSet& m_actions;
    TableState& m_state;
    Autosave& m_autosave;
    QWidget* m_window;
    LengthUnit m_units = LengthUnit::Inches;
    bool m_isTold = false;
};

} // namespace sightline::app
