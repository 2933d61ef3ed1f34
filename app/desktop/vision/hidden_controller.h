#pragma once

#include "app/desktop/background_task.h"
#include "scenarios/vision/turns.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace sightline::app {

class ActionSet;
class BrushPage;
class HiddenPanel;
class LightController;
class LightPage;
class ReplayCover;
class ScenarioDocument;
class SensesPage;
class SidesPage;
class TableScene;
class TableState;
class TableView;
class ToolSet;
class TurnsPage;
class VisionController;

/// What the panel of hidden games works with; all outlive it.
struct HiddenParts {
    ScenarioDocument& document;
    TableState& state;
    TableScene& scene;
    TableView& view;
    ToolSet& tools;
    ActionSet& actions;
    VisionController& vision;
};

/// The panel of hidden games, looking back, and what sides remember on the table. Without fog there is nothing of it,
/// and while the panel is not seen nothing is worked out for it.
class HiddenController : public QObject {
    Q_OBJECT

public:
    explicit HiddenController(const HiddenParts& parts);
    ~HiddenController() override;

    /// For whoever puts it into the window, and owns it then.
    [[nodiscard]] HiddenPanel* panel() const { return m_panel; }
    void refreshActions(bool hasTable);
    [[nodiscard]] bool isSettled() const;
    /// How many steps are made in the table that is shown; nothing: it is the table of now.
    [[nodiscard]] const std::optional<int>& replayed() const { return m_replayed; }
    [[nodiscard]] const LightController& lights() const { return *m_lights; }
    void replayTo(int count);
    void endReplay();

signals:
    void statusText(const QString& text);
    /// The panel is to be seen, or to go.
    void panelRequested(bool on);
    void hotSeatRequested();
    void phraseRequested();
    void canvasFocusRequested();

private:
    void connectTools();
    void connectDialogs();
    void refreshSoon();
    void refresh();
    void refreshMarks();
    void findLooks();
    void countSteps();
    void showSenses();
    [[nodiscard]] bool hasFog() const;
    [[nodiscard]] std::optional<scenarios::ModelId> selectedModel() const;

    HiddenParts m_parts;
    HiddenPanel* m_panel;
    SidesPage* m_sides;
    TurnsPage* m_turns;
    BrushPage* m_brush;
    LightPage* m_light;
    SensesPage* m_senses;
    std::unique_ptr<LightController> m_lights;
    ReplayCover* m_cover;
    QTimer m_debounce;
    BackgroundTask m_counts; ///< statistics of the log
    BackgroundTask m_replay;
    BackgroundTask m_looks;
    std::vector<scenarios::SideStatistics> m_statistics;
    std::vector<scenarios::LookOut> m_lookOuts;
    std::optional<int> m_replayed;
    bool m_hasTable = false;
    bool m_hadFog = false;
};

} // namespace sightline::app
