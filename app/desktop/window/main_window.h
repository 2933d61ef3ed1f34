#pragma once

#include "app/desktop/window/file_controller.h"
#include "app/desktop/window/window_core.h"

#include <QMainWindow>

#include <memory>
#include <optional>
#include <vector>

namespace sightline::scenarios {
struct OfferedTable;
}

namespace sightline::app {

class ActionSet;
class ComparisonWindow;
class DesignController;
class EvidenceController;
class HiddenController;
class ImportController;
class PhotoController;
class RulesEditor;
class SeeingController;
class VisionController;
class WelcomePage;
struct WindowParts;

/// Assembles the table and the parts around it, which hold all behavior.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a file after asking about unsaved changes. If it cannot be read, nothing changes and the bar is shown.
    bool openFile(const QString& path);
    /// Opens a shipped scenario as a new, untitled document, with its pair.
    bool openLibrary(const QString& id);
    /// Opens a shipped table, or a layout of the user's own.
    bool openOffered(const scenarios::OfferedTable& table);
    /// Choose a model of the pair by its id. They return false if the scenario has no such model.
    bool chooseObserver(const QString& id);
    bool chooseTarget(const QString& id);
    /// Shows the dock of that name, see `Docks`.
    void showDock(const char* name);
    /// Shows the unit matrix. With both models selects the cell of their units, and searches for positions if
    /// requested.
    void showUnits(const QString& observer, const QString& target, bool findPositions);
    /// Opens the comparison of rule sets, or raises it.
    ComparisonWindow* showComparison();
    /// Opens the rule set editor, or raises it.
    RulesEditor* showRulesEditor();

    /// Shows an unsaved table of an earlier run, after asking about unsaved changes of the open one.
    void restore(const UnsavedTable& table);
    /// Shows a new, untitled document of what a player knows, with the player's fog.
    void showSide(scenarios::Scenario view, const scenarios::PlayerId& side);
    /// Shows a sentence and its diagnostics in the bar.
    void showProblem(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings);

    /// Shows problems of the settings file, if there are any.
    void reportSettingsProblems();

    [[nodiscard]] WindowCore& core() { return m_core; }
    [[nodiscard]] WindowParts& parts() const { return *m_parts; }
    [[nodiscard]] FileController& file() { return m_file; }
    [[nodiscard]] ScenarioDocument& document() { return m_core.document; }
    [[nodiscard]] TableState& state() { return m_core.state; }
    /// Returns the available rule sets.
    [[nodiscard]] RuleLibrary& rules() { return m_core.library; }
    [[nodiscard]] SightService& sight() { return m_core.sight; }
    [[nodiscard]] TableView* view() const { return m_core.view.get(); }
    /// True if no computation about the current pair is running.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] EvidenceController& evidence() const;
    [[nodiscard]] SeeingController& seeing() const;
    [[nodiscard]] PhotoController& photo() const;
    [[nodiscard]] VisionController& vision() const;
    [[nodiscard]] DesignController& design() const;
    [[nodiscard]] ImportController& importing() const;
    [[nodiscard]] HiddenController& hidden() const;
    [[nodiscard]] ActionSet& actions() const;
    [[nodiscard]] bool showsWelcome() const;
    [[nodiscard]] WelcomePage& welcome() const;

signals:
    /// Emitted when all texts and commands were recreated in another language.
    void languageChanged();
    void newWindowRequested();
    void unsavedSelected(const sightline::app::UnsavedTable& table);
    void unsavedListRequested();
    /// Emitted when the window should be hidden, so that players can view their own tables on this screen.
    void hotSeatRequested();
    /// Emitted to set the judge's passphrase.
    void phraseRequested();
    /// Emitted when the table should be displayed as that player knows it; std::nullopt: as the judge does.
    void viewRequested(const std::optional<sightline::scenarios::PlayerId>& side);
    void sideTableRequested(const sightline::scenarios::Scenario& view, const sightline::scenarios::PlayerId& side);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Recreates all texts when no dialog is open. Table, steps, selection, view and panels stay.
    void scheduleRetranslation();
    void retranslateUi();

    WindowCore m_core;
    FileController m_file{m_core};
    std::unique_ptr<WindowParts> m_parts; // last, so that they go before what they look at
    bool m_retranslates = false;          ///< true while a text update is scheduled
};

} // namespace sightline::app
