#pragma once

#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/sight_service.h"
#include "app/desktop/tools/tool_set.h"

#include <QMainWindow>
#include <QTimer>

#include <optional>

class QDockWidget;
class QLabel;
class QMenu;
class QStackedWidget;
class QTabWidget;
class QToolBar;

namespace sightline::scenarios {
struct OfferedTable;
}

namespace sightline::app {

class ActionSet;
class ComparisonWindow;
class DesignController;
class EyeView;
class ImportController;
class EditController;
class FileController;
class EvidenceController;
class FlipSearch;
class PairFigureSearch;
class HiddenController;
class HistoryPanel;
class KeyMap;
class MessageBar;
class PhotoController;
class PiecePalette;
class PreferenceController;
class ProfileView;
class ProofView;
class RulingsController;
class RuleLibrary;
class RuleSetBox;
class RulesEditor;
class SeeingController;
class Settings;
class SightWatch;
class TableView;
class TargetList;
class TerrainOptions;
class ShotController;
class ShotPanel;
class UnitController;
class UnitPanel;
struct UnsavedTable;
class VerdictCard;
class ViewPanel;
class VisionController;
class WelcomePage;

/// Puts the parts together: document, table, tools, panels, menus. What they do lives in them.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Settings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Asks about unsaved changes first. A file that cannot be read leaves everything as it was and shows the bar.
    bool openFile(const QString& path);
    /// Opens a shipped scenario as a new, nameless document, with the pair it is about.
    bool openLibrary(const QString& id);
    /// A table that ships, or a layout of the user's own.
    bool openOffered(const scenarios::OfferedTable& table);
    /// False if the scenario has no such model.
    bool chooseObserver(const QString& id);
    bool chooseTarget(const QString& id);
    void setOneToMany(bool on);
    void showProfile(bool on);
    void showProof(bool on);
    /// The shot of the observer's unit at the target's.
    void showShot(bool on);
    /// With both models: chooses the cell of their units, and looks for places if asked to.
    void showUnits(bool on, const QString& observer = {}, const QString& target = {}, bool findPlaces = false);
    /// Opens the comparison of rule sets, or brings it to the front.
    ComparisonWindow* showComparison();
    /// The same with the rule set editor.
    RulesEditor* showRulesEditor();

    /// Shows a table that an earlier run left unsaved. Asks about unsaved changes of the one that is open first.
    void restore(const UnsavedTable& table);
    /// A new, nameless document of what a player knows, with the player's fog over it.
    void showSide(scenarios::Scenario view, const scenarios::PlayerId& side);
    /// Shows a sentence and its findings in the bar.
    void tell(const QString& sentence, const std::vector<scenarios::Diagnostic>& findings);

    /// The same about settings that cannot be read, if there are any.
    void tellSettingsProblems();

    [[nodiscard]] ScenarioDocument& document() { return m_document; }
    [[nodiscard]] TableState& state() { return m_state; }
    /// The rule sets that can be chosen.
    [[nodiscard]] RuleLibrary& rules() { return *m_library; }
    [[nodiscard]] SightService& sight() { return m_sight; }
    /// Nothing is being worked out about the pair in front.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] EvidenceController& evidence() const { return *m_evidence; }
    [[nodiscard]] SeeingController& seeing() const { return *m_seeing; }
    [[nodiscard]] PhotoController& photo() const { return *m_photo; }
    [[nodiscard]] VisionController& vision() const { return *m_vision; }
    [[nodiscard]] DesignController& design() const { return *m_design; }
    [[nodiscard]] ImportController& importing() const { return *m_import; }
    [[nodiscard]] HiddenController& hidden() const { return *m_hidden; }
    [[nodiscard]] TableView* view() const { return m_view; }
    [[nodiscard]] ActionSet& actions() const { return *m_actions; }
    [[nodiscard]] bool showsWelcome() const;
    [[nodiscard]] WelcomePage& welcome() const { return *m_welcome; }

signals:
    /// All words and commands are new ones, in another language.
    void languageChanged();
    void newWindowRequested();
    void unsavedSelected(const sightline::app::UnsavedTable& table);
    void unsavedListRequested();
    /// The window is to stand back, so that players can look at their own tables on this screen.
    void hotSeatRequested();
    /// For the pass phrase of the judge.
    void phraseRequested();
    /// The table is to be seen as that player knows it; nothing: as the judge does.
    void viewRequested(const std::optional<sightline::scenarios::PlayerId>& side);
    void sideTableRequested(const sightline::scenarios::Scenario& view, const sightline::scenarios::PlayerId& side);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Everything that has words: actions, menus, panels. The canvas, its tools and the table are there before and
    /// stay.
    void makeParts();
    void takePartsDown();
    /// All words anew, when no question is open. Table, steps, selection, view and panels stay as they are.
    void retellSoon();
    void retranslateUi();
    void connectLanguage();
    void makeCenter();
    void makeDocks();
    void makeToolbar();
    void makeMenus();
    void makeStatusBar();
    void connectDocument();
    void connectFile();
    void connectEdit();
    void connectView();
    void connectTools();
    void connectPanels();
    void connectViews();
    void connectFlips();
    void connectRulings();
    void connectRules();
    void connectHistory();
    void connectSeeing();
    void connectPhoto();
    void connectVision();
    void connectDesign();
    void connectImport();
    void refreshFlip();

    void newTable();
    /// A dispute file is judged anew; the bar says whether the answer is still the same.
    bool openDispute(const QString& path);
    void startNew(scenarios::Scenario scenario);
    void askForFile();
    bool save();
    bool saveAs();
    bool maySwitch();
    void showProblems(const QString& sentence);
    void showWelcome();
    void showTable();

    void showSight(const SightResult& result);
    void refreshSightPanels();
    /// Side profile and proof of the verdict in front; null: none.
    void refreshViews(const scenarios::Verdict* shown);
    /// `shown`: the verdict that the views of the last answer belong to, null for none; `hint`: what to do while no
    /// verdict is shown at all.
    void refreshProof(const scenarios::Verdict* shown, const QString& hint);
    void refreshViewMarks();
    /// Side profile and proof share their room evenly when the second one opens.
    void showView(QDockWidget* dock, bool on);
    void refreshDescription();
    void refreshTitle();
    void refreshRecent();
    void refreshRules();
    void refreshActions();
    void refreshAppearance();
    void tellPointer();
    void refreshPointer();
    void placeModel(const ModelOrder& order);
    void placeRectangle(geometry::Length width, geometry::Length depth);
    void placePiece(const scenarios::Piece& piece);
    /// The palettes show what this game uses; an empty id: the usual sizes.
    void showGame(const QString& id);
    void addPlayer();
    void askForTolerance();
    void refreshStatusVerdict(const scenarios::Verdict* verdict);
    void paste();
    void showContextMenu(const std::optional<scenarios::AnyId>& id, const QPoint& place);
    [[nodiscard]] geometry::Point middleOfView() const;
    [[nodiscard]] std::vector<scenarios::AnyId> selected() const;
    [[nodiscard]] std::optional<scenarios::ModelId> selectedModel() const;
    [[nodiscard]] QString documentName() const;
    void resetLayout();
    /// One column of panels in a narrow window, the palette beside the table in a wide one.
    void arrangeForWidth();
    /// In a low window the verdict goes before what stands below it.
    void giveTheCardItsHeight();

    Settings& m_settings;
    std::unique_ptr<RuleLibrary> m_library;
    ScenarioDocument m_document;
    TableState m_state;
    SightService m_sight;
    std::unique_ptr<FlipSearch> m_flips;
    std::unique_ptr<PairFigureSearch> m_figures;
    std::unique_ptr<UnitController> m_unitController;
    std::unique_ptr<ShotController> m_shots;
    std::unique_ptr<SightWatch> m_watch;
    std::unique_ptr<TableScene> m_scene;
    std::unique_ptr<ToolSet> m_tools;
    std::unique_ptr<RulingsController> m_rulings;
    std::unique_ptr<EditController> m_editing;
    std::unique_ptr<FileController> m_file;
    std::unique_ptr<PreferenceController> m_preferences;
    std::unique_ptr<EvidenceController> m_evidence;
    std::unique_ptr<SeeingController> m_seeing;
    std::unique_ptr<PhotoController> m_photo;
    std::unique_ptr<VisionController> m_vision;
    std::unique_ptr<HiddenController> m_hidden;
    std::unique_ptr<DesignController> m_design;
    std::unique_ptr<ImportController> m_import;

    TableView* m_view = nullptr;
    ActionSet* m_actions = nullptr;
    KeyMap* m_keys = nullptr;
    WelcomePage* m_welcome = nullptr;
    QStackedWidget* m_pages = nullptr;
    MessageBar* m_bar = nullptr;
    VerdictCard* m_card = nullptr;
    TargetList* m_targets = nullptr;
    BasePalette* m_bases = nullptr;
    TerrainOptions* m_terrain = nullptr;
    PiecePalette* m_pieces = nullptr;
    QTabWidget* m_paletteTabs = nullptr;
    QDockWidget* m_paletteDock = nullptr;
    QDockWidget* m_outlineDock = nullptr;
    QDockWidget* m_trayDock = nullptr;
    QDockWidget* m_verdictDock = nullptr;
    QDockWidget* m_targetDock = nullptr;
    QDockWidget* m_inspectorDock = nullptr;
    QDockWidget* m_samplePointDock = nullptr;
    QDockWidget* m_keptDock = nullptr;
    ProfileView* m_profile = nullptr;
    ViewPanel* m_profilePanel = nullptr;
    QDockWidget* m_profileDock = nullptr;
    ProofView* m_proof = nullptr;
    ViewPanel* m_proofPanel = nullptr;
    EyeView* m_eye = nullptr; ///< the proof of lines in space
    ViewPanel* m_eyePanel = nullptr;
    QStackedWidget* m_proofViews = nullptr; ///< one of the two
    QDockWidget* m_proofDock = nullptr;
    ShotPanel* m_shot = nullptr;
    QDockWidget* m_shotDock = nullptr;
    UnitPanel* m_units = nullptr;
    QDockWidget* m_unitsDock = nullptr;
    HistoryPanel* m_history = nullptr;
    QDockWidget* m_historyDock = nullptr;
    QDockWidget* m_photoDock = nullptr;
    QDockWidget* m_hiddenDock = nullptr;
    QDockWidget* m_designDock = nullptr;
    QToolBar* m_toolbar = nullptr;
    RuleSetBox* m_rules = nullptr;
    QMenu* m_recentMenu = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_statusVerdict = nullptr;
    QLabel* m_cursor = nullptr;
    std::optional<QPointF> m_pointerAt; ///< on the table
    QLabel* m_time = nullptr;
    QByteArray m_firstLayout;
    QByteArray m_tableLayout;
    Theme m_theme = Theme::light(); ///< of the window; the table may have another
    QTimer m_canvasTurn;            ///< until the canvas is painted again
    bool m_narrow = false;
    bool m_retells = false; ///< soon
};

} // namespace sightline::app
