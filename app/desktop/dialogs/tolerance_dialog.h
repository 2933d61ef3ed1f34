#pragma once

#include "app/desktop/theme.h"

#include <QDialog>

class QCheckBox;
class QDoubleSpinBox;
class QGridLayout;

namespace sightline::app {

class ScenarioDocument;
class Settings;

/// How close is too close to call: for everybody, and for single players of the table. Every change counts at once.
class ToleranceDialog : public QDialog {
    Q_OBJECT

public:
    /// Document and settings outlive the dialog.
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

/// Opens the dialog beside `parent`, which stays in use; brings the one to the front that is open already.
void showTolerances(const ScenarioDocument& document, Settings& settings, const Theme& theme, QWidget* parent);

} // namespace sightline::app
