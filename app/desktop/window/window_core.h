#pragma once

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/rules/rule_library.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/services/sight_service.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/window/stage_controller.h"

#include <QTimer>

#include <memory>

class QMainWindow;

namespace sightline::app {

class Settings;
class SightWatch;
class TableView;

/// What a window has in every language: the table, and all that judges, paints and edits it. The members stand in the
/// order in which they need each other.
struct WindowCore {
    WindowCore(QMainWindow& window, Settings& settings);
    ~WindowCore();

    /// Paints the canvas after the panels, once all are painted anew.
    void repaintCanvas();
    /// Choose the models of the pair. They return false if the scenario has no such model.
    bool chooseObserver(const scenarios::ModelId& id);
    bool chooseTarget(const scenarios::ModelId& id);
    void choosePair(const scenarios::ModelId& from, const scenarios::ModelId& to);

    QMainWindow& window; ///< the parent of dialogs
    Settings& settings;
    RuleLibrary library;
    ScenarioDocument document;
    TableState state;
    SightService sight;
    StageController stages{state};
    TableScene scene{document, state};
    ToolSet tools{ToolContext{document, state, scene}};
    std::unique_ptr<TableView> view;
    QTimer canvasTurn;                 ///< until the canvas is repainted
    std::unique_ptr<SightWatch> watch; ///< null until the window is complete
    Theme theme = Theme::light();      ///< of the window; the table may have another
};

} // namespace sightline::app
