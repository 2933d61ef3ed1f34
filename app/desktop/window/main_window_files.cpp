#include "app/desktop/window/main_window.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/panels/history_panel.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/window/file_controller.h"
#include "app/desktop/window/preference_controller.h"
#include "app/desktop/window/seeing_controller.h"

#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QTimer>

/// The history and the files of a window: the steps of a table, tables of an earlier run.
namespace sightline::app {

void MainWindow::connectHistory() {
    if (m_file) {
        m_file->setBar(*m_bar); // what is written aside goes on
    } else {
        m_file = std::make_unique<FileController>(
            m_core.document, m_core.state, m_core.settings.recoveryFolder(), *m_bar,
            [this] { return m_core.theme.warning; }, this);
    }
    connect(&m_core.settings, &Settings::recentFilesChanged, this, [this] {
        if (m_core.settings.recentFiles().isEmpty()) {
            m_file->forgetQuestions(); // they name the same files
        }
    });
    m_preferences =
        std::make_unique<PreferenceController>(m_core.settings, *m_actions, m_core.state, m_file->autosave(), this);
    connect(m_preferences.get(), &PreferenceController::unitsChanged, this, [this] {
        refreshAppearance();
        m_seeing->refreshRanges();
        m_seeing->region().retranslateUi();
        m_design->retranslateUi();
        showPointerPosition();
    });
    connect(m_preferences.get(), &PreferenceController::notStored, this,
            [this](const QString& sentence) { showProblem(sentence, {}); });
    connect(m_history, &HistoryPanel::stepRequested, &m_core.document, &ScenarioDocument::goToStep);
    connect(m_actions->history, &QAction::triggered, this, [this](bool on) {
        m_historyDock->setVisible(on);
        if (on) {
            m_historyDock->raise();
            m_history->setFocus();
        }
    });
    connect(m_historyDock->toggleViewAction(), &QAction::toggled, m_actions->history, &QAction::setChecked);
}

void MainWindow::connectPhoto() {
    m_photo->setBar(m_bar);
    connect(m_photo.get(), &PhotoController::precisionChanged, this, &MainWindow::applyTolerances);
    connect(m_photo.get(), &PhotoController::statusText, m_hint, &QLabel::setText);
    connect(m_photo.get(), &PhotoController::canvasFocusRequested, view(), qOverload<>(&QWidget::setFocus));
    connect(m_photo.get(), &PhotoController::panelRequested, m_photoDock, [this] {
        m_photoDock->show();
        m_photoDock->raise();
    });
}

void MainWindow::connectImport() {
    connect(m_import.get(), &ImportController::statusText, m_hint, &QLabel::setText);
    connect(m_import.get(), &ImportController::problem, this, &MainWindow::showProblem);
    connect(m_import.get(), &ImportController::tableRequested, this, [this] { startNew({}); });
    connect(m_import.get(), &ImportController::armyCame, m_trayDock, [this] {
        m_trayDock->show();
        m_trayDock->raise();
    });
    connect(m_import.get(), &ImportController::tableCame, view(),
            [this] { QTimer::singleShot(0, view(), &TableView::fitTable); });
}

void MainWindow::reportSettingsProblems() {
    // What is wrong with the table comes first; the next start tells of the settings again.
    if (const auto& problems = m_core.settings.problems(); !problems.empty() && m_bar->isHidden()) {
        showProblem(problems.front().code == u"setting-out-of-range"
                        ? tr("Some settings are invalid; defaults are used instead.")
                        : tr("The settings could not be read; defaults are used instead."),
                    problems);
    }
}

void MainWindow::restore(const UnsavedTable& table) {
    if (!maySwitch()) {
        return;
    }
    m_file->rememberQuestion();
    m_file->restore(table);
    m_core.state.forgetIds();
    showGameOfTable();
    showTable();
    m_file->askAgain();
    QTimer::singleShot(0, view(), &TableView::fitTable);
}

void MainWindow::showProblem(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings) {
    m_bar->showMessage(sentence, findings, m_core.theme.warning);
}

} // namespace sightline::app
