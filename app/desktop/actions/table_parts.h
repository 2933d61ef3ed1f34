#pragma once

namespace sightline::app {

class ActionSet;
class Docks;
class MessageBar;
class ScenarioDocument;
class Settings;
class TableScene;
class TableState;
class TableView;
class ToolSet;

/// The parts of a window that controllers of all subjects work with; all outlive the controllers.
struct TableParts {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
    TableView& view;
    ToolSet& tools;
    Settings& settings;
    ActionSet& actions;
    Docks& docks;
    MessageBar& bar; ///< for error messages
};

} // namespace sightline::app
