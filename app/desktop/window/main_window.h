#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/window/window_core.h"

#include <QMainWindow>
#include <QTimer>

#include <optional>

class QDockWidget;
class QToolBar;

namespace sightline::scenarios {
struct OfferedTable;
}

namespace sightline::app {

class ActionSet;
class ComparisonWindow;
enum class Clicked;
struct Commands;
struct PaletteEntry;
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
class NextPieceButton;
class PhotoController;
class PiecePalette;
class PreferenceController;
class ProfileView;
class ProofView;
class RulingsController;
class RuleSetBox;
class RulesEditor;
class SeeingController;
class StatusHint;
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

/// Assembles document, table, tools, panels and menus; their behavior is in the parts.
class MainWindow : public QMainWindow {
    Q_OBJECT
    friend struct Commands; // the command table

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
    void setOneToMany(bool on);
    void showProfile(bool on);
    void showProof(bool on);
    /// Shows the shot of the observer's unit at the target's.
    void showShot(bool on);
    /// Shows the unit matrix. With both models selects the cell of their units, and searches for positions if
    /// requested.
    void showUnits(bool on, const QString& observer = {}, const QString& target = {}, bool findPositions = false);
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

    [[nodiscard]] ScenarioDocument& document() { return m_core.document; }
    [[nodiscard]] TableState& state() { return m_core.state; }
    /// Returns the available rule sets.
    [[nodiscard]] RuleLibrary& rules() { return m_core.library; }
    [[nodiscard]] SightService& sight() { return m_core.sight; }
    /// True if no computation about the current pair is running.
    [[nodiscard]] bool isSettled() const;
    [[nodiscard]] EvidenceController& evidence() const { return *m_evidence; }
    [[nodiscard]] SeeingController& seeing() const { return *m_seeing; }
    [[nodiscard]] PhotoController& photo() const { return *m_photo; }
    [[nodiscard]] VisionController& vision() const { return *m_vision; }
    [[nodiscard]] DesignController& design() const { return *m_design; }
    [[nodiscard]] ImportController& importing() const { return *m_import; }
    [[nodiscard]] HiddenController& hidden() const { return *m_hidden; }
    [[nodiscard]] TableView* view() const { return m_core.view.get(); }
    [[nodiscard]] ActionSet& actions() const { return *m_actions; }
    [[nodiscard]] bool showsWelcome() const;
    [[nodiscard]] WelcomePage& welcome() const { return *m_welcome; }

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
    /// Creates everything with texts: actions, menus, panels. Canvas, tools and table exist before and stay.
    void makeParts();
    void takePartsDown();
    /// Recreates all texts when no dialog is open. Table, steps, selection, view and panels stay.
    void scheduleRetranslation();
    void retranslateUi();
    void connectLanguage();
    void makeCenter();
    void makeDocks();
    void makeToolbar();
    void fillToolBar();
    void makeMenus();
    void makeStatusBar();
    /// Gives the hint in the status bar the room that it needs, or shows it in the message bar.
    void refreshStatusRoom();
    void connectDocument();
    void connectCommands();
    void connectFile();
    void connectView();
    void connectTools();
    void connectPanels();
    void connectViews();
    void connectFlips();
    void connectRulings();
    void connectHistory();
    void connectSeeing();
    void connectStages();
    void connectPhoto();
    void connectVision();
    void connectDesign();
    void connectImport();
    void refreshFlip();

    // What commands do.
    void newTable();
    void startTour();
    void closeTable();
    void copy() const;
    void remove();
    void rename();
    void lock(bool on);
    void reportUndone();
    void reportRedone();
    void focusMenuBar();
    /// The tabs of the palette, in their order.
    enum class PalettePage { Models, Terrain, Pieces, Templates };
    void showPalette(PalettePage page);
    /// Shows the help; an empty id: its first page, or the one that is open.
    void showHelp(const QString& page);
    void showCommands();
    [[nodiscard]] std::vector<PaletteEntry> paletteEntries();
    void addCommands(std::vector<PaletteEntry>& entries, const QList<QAction*>& actions, const QString& path) const;
    void addPages(std::vector<PaletteEntry>& entries);
    void showKeys();

    /// Opens a dispute file and judges it again; the bar reports whether the answer is unchanged.
    bool openDispute(const QString& path);
    /// Dismisses this message about a verified dispute as soon as the table is changed, which it says then, or another
    /// pair than this one is chosen.
    void forgetOnceChanged(const QString& sentence, const scenarios::SightPair& pair);
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
    /// Updates side profile and proof of the current verdict; null: none.
    void refreshViews(const scenarios::Verdict* shown);
    /// `shown` is the verdict of the displayed answer, null for none; `hint` is the text while no verdict is displayed.
    void refreshProof(const scenarios::Verdict* shown, const QString& hint);
    void refreshViewMarks();
    /// Shows a view; side profile and proof share their space evenly when the second one opens.
    void showView(QDockWidget* dock, bool on);
    void refreshDescription();
    void refreshTitle();
    void refreshRecent();
    void refreshRules();
    void refreshActions();
    void refreshAppearance();
    void showPointerPosition();
    void reportNextPiece();
    void refreshPointer();
    void placeModel(const ModelOrder& order);
    void placeRectangle(geometry::Length width, geometry::Length depth);
    void placePiece(const scenarios::Piece& piece);
    /// Sets the palettes to the game that the user chose, and remembers it; an empty id: common sizes.
    void showGame(const QString& id);
    /// Sets the palettes to the game whose rules the table has; to the game chosen last if they belong to none.
    void showGameOfTable();
    void addPlayer();
    void askForTolerance();
    /// Gives all judges of the window the user's tolerances, none finer than a photo under the table.
    void applyTolerances();
    void refreshStatusVerdict(const scenarios::Verdict* verdict);
    void paste();
    void showContextMenu(const std::optional<scenarios::AnyId>& id, const QPoint& place);
    /// Returns the kind of the selection after a click on `id`.
    [[nodiscard]] Clicked clickedOn(const std::optional<scenarios::AnyId>& id) const;
    [[nodiscard]] geometry::Point centerOfView() const;
    [[nodiscard]] std::vector<scenarios::AnyId> selected() const;
    [[nodiscard]] std::optional<scenarios::ModelId> selectedModel() const;
    [[nodiscard]] QString documentName() const;
    void resetLayout();
    /// Arranges the panels in one column in a narrow window, and with the palette beside the table in a wide one.
    void arrangeForWidth();
    /// Gives the verdict card precedence over what is below it in a low window.
    void giveTheCardItsHeight();

    WindowCore m_core;
    std::unique_ptr<FlipSearch> m_flips;
    std::unique_ptr<PairFigureSearch> m_figures;
    std::unique_ptr<UnitController> m_unitController;
    std::unique_ptr<ShotController> m_shots;
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
    QDockWidget* m_pinnedDock = nullptr;
    ProfileView* m_profile = nullptr;
    ViewPanel* m_profilePanel = nullptr;
    QDockWidget* m_profileDock = nullptr;
    ProofView* m_proof = nullptr;
    ViewPanel* m_proofPanel = nullptr;
    EyeView* m_eye = nullptr; ///< proof of lines in space
    ViewPanel* m_eyePanel = nullptr;
    QStackedWidget* m_proofViews = nullptr; ///< shows one of the two
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
    int m_namedToolsWidth = 0; ///< what the toolbar needs with the names of the tools
    NextPieceButton* m_nextPiece = nullptr;
    QAction* m_nextPieceAction = nullptr; ///< shows and hides it in the tool bar
    RuleSetBox* m_rules = nullptr;
    QMenu* m_recentMenu = nullptr;
    StatusHint* m_hint = nullptr;
    QString m_barHint; ///< the hint in the message bar, which the status bar has no room for
    QLabel* m_statusVerdict = nullptr;
    QLabel* m_cursor = nullptr;
    std::optional<QPointF> m_pointerAt; ///< table position of the pointer
    QLabel* m_time = nullptr;
    QByteArray m_firstLayout;
    QByteArray m_tableLayout;
    QTimer m_canvasTurn; ///< until the canvas is repainted
    bool m_narrow = false;
    bool m_retranslates = false; ///< true while a text update is scheduled
};

} // namespace sightline::app
