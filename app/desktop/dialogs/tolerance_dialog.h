#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/theme.h"

#include <QDialog>

namespace sightline::app {

class ScenarioDocument;
class Settings;

/// The tolerance for all players, and for single players of the table. Each change takes effect immediately.
class ToleranceDialog : public QDialog {
    Q_OBJECT

public:
    /// Precondition: document and settings outlive the dialog.
    ToleranceDialog(const ScenarioDocument& document,
                    Settings& settings,
                    const Theme& theme,
                    QWidget* parent = nullptr);

private:
    void fillPlayers();
    void addPlayer(const QString& name, const QColor& color);

    const ScenarioDocument& m_document;
    Settings& m_settings;
    Theme m_theme;
    QDoubleSpinBox* m_usual = nullptr;
    QGridLayout* m_players = nullptr;
    QStringList m_names;
};

/// Opens the dialog without blocking `parent`, or raises the open one.
void showTolerances(const ScenarioDocument& document, Settings& settings, const Theme& theme, QWidget* parent);

} // namespace sightline::app
