#pragma once

#include "app/shared/text/length_entry.h"

#include <QObject>

namespace sightline::app {

class ActionSet;
class Autosave;
struct WindowCore;

/// Applies the preferences to one window, at its start and whenever one changes in any window.
class PreferenceController : public QObject {
    Q_OBJECT

public:
    PreferenceController(WindowCore& core, ActionSet& actions, Autosave& autosave);

    /// Applies the preferences there are.
    void apply();
    /// Checks the commands of the colors in use.
    void showTheme();

signals:
    /// Emitted when renderings of lengths have to be updated; the fields of the window are updated already.
    void unitsChanged();
    /// Emitted once, when the settings file cannot be written: the preferences apply to this run alone.
    void notStored(const QString& sentence);

private:
    void connectLanguages();
    void applySnapping();
    void reportNotStored();

    WindowCore& m_core;
    ActionSet& m_actions;
    Autosave& m_autosave;
    LengthUnit m_units = LengthUnit::Inches;
    bool m_isTold = false;
};

} // namespace sightline::app
