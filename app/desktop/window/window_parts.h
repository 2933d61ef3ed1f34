#pragma once

#include "app/desktop/actions/action_set.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/window/document_controller.h"
#include "app/desktop/window/edit_controller.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/file_controller.h"
#include "app/desktop/window/help_controller.h"
#include "app/desktop/window/placement_controller.h"
#include "app/desktop/window/preference_controller.h"
#include "app/desktop/window/rulings_controller.h"
#include "app/desktop/window/seeing_controller.h"
#include "app/desktop/window/status_line.h"
#include "app/desktop/window/toolbar_controller.h"
#include "app/desktop/window/verdict_controller.h"
#include "app/desktop/window/view_controller.h"
#include "app/desktop/window/window_layout.h"

#include <memory>

class QMenuBar;

namespace sightline::app {

class MainWindow;
struct WindowCore;

/// Everything with texts: commands, places, bars and controllers, made anew in another language around the same
/// table. The members stand in the order in which they need each other.
struct WindowParts {
    WindowParts(MainWindow& window, WindowCore& core, FileController& file);
    ~WindowParts();

    /// Tells all commands what holds of table and selection.
    void refreshActions();
    /// Gives all judges of the window the user's tolerances, none finer than a photo under the table.
    void applyTolerances();
    /// Shows everything in the colors of the settings.
    void refreshAppearance();
    [[nodiscard]] bool isSettled() const;

    WindowCore& core;
    ActionSet actions;
    std::unique_ptr<QMenuBar> menus;
    WindowLayout layout;
    StatusLine status;
    EditController editing;
    SeeingController seeing;
    TableParts parts;
    PhotoController photo;
    VisionController vision;
    HiddenController hidden;
    DesignController design;
    ImportController importing;
    ToolbarController toolbar;
    PlacementController placement;
    VerdictController verdict;
    ViewController views;
    RulingsController rulings;
    EvidenceController evidence;
    DocumentController documents;
    HelpController help;
    PreferenceController preferences;

private:
    /// Deletes the dialogs of the window, which look at what stands above.
    struct OpenDialogs {
        QMainWindow& window;
        ~OpenDialogs();
    };

    void connectCommands(MainWindow& window);
    void connectTable();
    void connectTexts();
    void connectVerdict();
    void connectPanels();
    void connectWindow(MainWindow& window);
    OpenDialogs m_dialogs;
    QObject m_links; ///< receives what is connected here
};

} // namespace sightline::app
