#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/window/command_table.h"
#include "app/desktop/window/main_window.h"

#include "app/desktop/actions/action_groups.h"
#include "app/desktop/actions/mnemonics.h"
#include "app/desktop/canvas/key_pointer.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/agreement_dialog.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/keys_dialog.h"
#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/dialogs/tolerance_dialog.h"
#include "app/desktop/help/help_window.h"
#include "app/desktop/import/import_controller.h"
#include "app/desktop/panels/next_piece_button.h"
#include "app/desktop/panels/piece_palette.h"
#include "app/desktop/panels/table_edits.h"
#include "app/desktop/panels/target_list.h"
#include "app/desktop/panels/template_palette.h"
#include "app/desktop/panels/terrain_options.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/panels/word_boxes.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/new_elements.h"
#include "app/desktop/tools/next_piece.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/snapping.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/widgets/status_hint.h"
#include "app/desktop/widgets/waiting.h"
#include "app/desktop/window/edit_controller.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/desktop/window/file_controller.h"
#include "app/desktop/window/terrain_controller.h"
#include "app/desktop/window/tour.h"
#include "app/shared/text/diagnostic_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/edits/support.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/rules/rule_set.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QTabWidget>
#include <QTimer>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace sightline::app {

namespace {

QString fileFilter() {
    return MainWindow::tr("Scenarios (*.%1);;All files (*)").arg(QLatin1String{scenarios::kScenarioSuffix});
}

} // namespace

void MainWindow::connectCommands() {
    for (const CommandRow& row : Commands::table()) {
        if (!row.runs && !row.turns) {
            continue;
        }
        QAction* action = m_actions->named(QLatin1String{row.id});
        if (row.runs) {
            connect(action, &QAction::triggered, this, [this, run = row.runs] { run(*this); });
        } else if (row.turnsByUser) {
            connect(action, &QAction::triggered, this, [this, turn = row.turns](bool on) { turn(*this, on); });
        } else {
            connect(action, &QAction::toggled, this, [this, turn = row.turns](bool on) { turn(*this, on); });
        }
    }
}

void MainWindow::closeTable() {
    if (maySwitch()) {
        m_file->rememberQuestion();
        m_core.document.newScenario();
        m_core.state.forgetIds();
        showWelcome();
    }
}

void MainWindow::connectFile() {
    connect(m_welcome, &WelcomePage::newTableRequested, this, &MainWindow::newTable);
    m_welcome->setOffersTour(!m_core.settings.hasSeenTour());
    connect(m_welcome, &WelcomePage::tourRequested, this, &MainWindow::startTour);
    connect(m_welcome, &WelcomePage::tourDeclined, &m_core.settings, &Settings::setHasSeenTour);
    connect(m_welcome, &WelcomePage::unsavedSelected, this, &MainWindow::unsavedSelected);
    connect(m_welcome, &WelcomePage::unsavedListRequested, this, &MainWindow::unsavedListRequested);
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::askForFile);
    connect(m_welcome, &WelcomePage::librarySelected, this, &MainWindow::openLibrary);
    connect(m_welcome, &WelcomePage::layoutSelected, this, &MainWindow::openOffered);
    connect(m_welcome, &WelcomePage::recentSelected, this, &MainWindow::openFile);
    // The program that the file is dragged from waits until the drop is done, so a question must not come inside of it.
    connect(view(), &TableView::fileDropped, this, &MainWindow::openFile, Qt::QueuedConnection);
}

void MainWindow::showPointerPosition() {
    m_cursor->setText(m_pointerAt ? cursorText(geometry::pointFromInches(m_pointerAt->x(), m_pointerAt->y()))
                                  : QString{});
}

void MainWindow::reportNextPiece() {
    const bool makes = makesPiece(m_core.tools.current());
    if (makes) {
        m_nextPiece->setNext(m_core.tools.current(), m_core.tools.pieceOptions());
    }
    m_nextPieceAction->setVisible(makes);
}

void MainWindow::newTable() {
    if (!maySwitch()) {
        return;
    }
    auto* dialog = new NewTableDialog{&m_core.library, this, m_core.settings.thumbnailsFolder()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setRules(m_core.settings.rulesForNewTables());
    dialog->setGame(m_core.settings.catalogGame());
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        startNew(dialog->scenario());
        showGame(dialog->game());
    });
    dialog->open();
}

void MainWindow::startNew(scenarios::Scenario scenario) {
    m_file->rememberQuestion();
    m_core.document.newScenario(std::move(scenario));
    m_core.state.forgetIds();
    if (!m_core.document.scenario().players.empty()) {
        m_bases->setPlayer(m_core.document.scenario().players.front().id);
    }
    // What was placed and drawn on another table says nothing of this one.
    m_bases->resetNextModel();
    showGameOfTable();
    m_core.tools.setPieceOptions({});
    m_core.tools.setCurrent(ToolKind::Select);
    m_bar->dismiss();
    showTable();
    QTimer::singleShot(0, view(), &TableView::fitTable);
}

void MainWindow::askForFile() {
    const QString path =
        fileToOpen(this, tr("Open"), m_core.settings.lastFolder(),
                   tr("Scenarios and disputes (*.%1 *.%2);;All files (*)")
                       .arg(QLatin1String{scenarios::kScenarioSuffix}, QLatin1String{scenarios::kDisputeSuffix}));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

bool MainWindow::openFile(const QString& path) {
    if (PhotoController::isPicture(path)) {
        // It is laid under the table that is open; without one under an empty one.
        if (showsWelcome()) {
            startNew({});
        }
        return m_photo->load(path);
    }
    if (!EvidenceController::isDispute(path) && ImportController::isForeign(path)) {
        return m_import->open(path) != nullptr; // an undo step of the table that is open
    }
    if (!maySwitch()) {
        return false;
    }
    if (EvidenceController::isDispute(path)) {
        return openDispute(path);
    }
    const QString file = QFileInfo{path}.fileName();
    auto read = resultOf<ScenarioDocument::ReadFile>(this, tr("Reading “%1”…").arg(file),
                                                     [path] { return scenarios::readScenarioFile(path); });
    if (!read) {
        m_hint->setText(tr("Opening “%1” was canceled; nothing was changed.").arg(file));
        return false;
    }
    m_file->rememberQuestion(); // of the table that goes
    if (!m_core.document.take(std::move(*read), path)) {
        if (!QFileInfo::exists(path)) {
            m_core.settings.removeRecentFile(path);
        }
        showProblems(tr("“%1” could not be opened; nothing was changed.").arg(file));
        return false;
    }
    m_core.settings.addRecentFile(path);
    m_core.state.forgetIds();
    m_bases->resetNextModel();
    showGameOfTable();
    m_core.tools.setPieceOptions({});
    showTable();
    m_file->askAgain();
    QTimer::singleShot(0, view(), &TableView::fitTable);
    if (const auto diagnostics = static_cast<int>(m_core.document.lastProblems().size()); diagnostics > 0) {
        showProblems(diagnostics == 1 ? tr("“%1” was opened with one warning.").arg(file)
                                      : tr("“%1” was opened with %n warnings.", nullptr, diagnostics).arg(file));
    } else if (const auto& owner = m_vision->owner()) {
        m_bar->showMessage(tr("“%1” is the file of %2: it holds only what that player knew.")
                               .arg(file, playerName(m_core.document.scenario(), *owner)),
                           {}, m_core.theme.clear.color, QStringLiteral("info"));
    }
    return true;
}

bool MainWindow::openOffered(const scenarios::OfferedTable& table) {
    if (table.origin == scenarios::TableOrigin::Library) {
        return openLibrary(table.id);
    }
    if (!maySwitch()) {
        return false;
    }
    auto loaded = scenarios::readScenario(scenarios::bytesOf(table), table.title);
    if (!loaded) {
        m_bar->showMessage(problemText(loaded.error()), loaded.error().findings, m_core.theme.warning);
        return false;
    }
    startNew(std::move(loaded->scenario));
    return true;
}

bool MainWindow::openLibrary(const QString& id) {
    const auto* entry = scenarios::libraryEntry(id);
    if (!entry || !maySwitch()) {
        return false;
    }
    auto loaded = scenarios::readScenario(scenarios::libraryBytes(*entry), entry->title);
    if (!loaded) {
        m_bar->showMessage(problemText(loaded.error()), loaded.error().findings, m_core.theme.warning);
        return false;
    }
    startNew(std::move(loaded->scenario));
    m_core.state.setObserver(entry->observer);
    m_core.state.setTarget(entry->target);
    return true;
}

void MainWindow::startTour() {
    if (auto* running = findChild<Tour*>()) {
        running->showStep(0);
        return;
    }
    if (!openLibrary(QStringLiteral("first-wall"))) {
        return;
    }
    m_core.settings.setHasSeenTour();
    m_welcome->setOffersTour(false);
    m_verdictDock->show();
    showProof(false);
    m_core.state.setObserver({});
    m_core.state.setTarget({});
    // After the window is laid out: the bubble stands beside its parts.
    QTimer::singleShot(0, this, [this] {
        if (!findChild<Tour*>()) {
            new Tour{*this};
        }
    });
}

bool MainWindow::save() {
    if (m_file->game().save) {
        m_file->game().save();
        return false; // it is written once all moves are taken up
    }
    if (m_core.document.path().isEmpty()) {
        return saveAs();
    }
    switch (m_file->save()) {
    case FileController::SaveAnswer::Saved: break;
    case FileController::SaveAnswer::Elsewhere: return saveAs();
    case FileController::SaveAnswer::No:
        showProblems(tr("“%1” could not be saved. Choose another place with File > Save as.").arg(documentName()));
        return false;
    }
    m_bar->dismiss();
    m_hint->setText(tr("The table is saved: %1", "a file").arg(documentName()));
    return true;
}

bool MainWindow::saveAs() {
    if (m_file->game().saveAs) {
        m_file->game().saveAs();
        return false;
    }
    QString suggestion = m_core.document.path();
    if (suggestion.isEmpty()) {
        QString name = m_evidence->disputeFile().isEmpty() ? documentName()
                                                           : QFileInfo{m_evidence->disputeFile()}.completeBaseName();
        if (const auto& owner = m_vision->owner()) { // not that of the judge's file
            name = VisionController::nameAsKnown(name, playerName(m_core.document.scenario(), *owner));
        }
        name.replace(QLatin1Char{'/'}, QLatin1Char{'-'});
        suggestion = QDir{m_core.settings.lastFolder()}.filePath(
            QStringLiteral("%1.%2").arg(name, QLatin1String{scenarios::kScenarioSuffix}));
    }
    suggestion = startPlace(suggestion);
    // In the place of a judge's window that is hidden there is that of a player.
    QFileDialog dialog{isVisible() ? this : QApplication::activeWindow(), tr("Save as"),
                       QFileInfo{suggestion}.absolutePath(), fileFilter()};
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String{scenarios::kScenarioSuffix});
    dialog.selectFile(QFileInfo{suggestion}.fileName());
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) {
        return false;
    }
    const QString path = dialog.selectedFiles().front();
    if (!m_core.document.saveAs(path)) {
        showProblems(
            tr("“%1” could not be saved. Choose another place with File > Save as.").arg(QFileInfo{path}.fileName()));
        return false;
    }
    m_core.settings.addRecentFile(path);
    m_bar->dismiss();
    m_hint->setText(tr("The table is saved: %1", "a file").arg(documentName()));
    return true;
}

bool MainWindow::maySwitch() {
    if (showsWelcome() || !m_core.document.isModified()) {
        return true;
    }
    switch (askAboutUnsaved(this, documentName())) {
    case UnsavedAnswer::Save: return save();
    case UnsavedAnswer::Discard: return true;
    case UnsavedAnswer::Cancel: return false;
    }
    return false;
}

void MainWindow::showProblems(const QString& sentence) {
    const auto& findings = m_core.document.lastProblems();
    const auto isError = [](const scenarios::Diagnostic& finding) {
        return finding.severity == scenarios::Severity::Error;
    };
    const auto error = std::ranges::find_if(findings, isError);
    QString text = sentence;
    if (error != findings.end()) {
        text = error->line > 0 ? tr("%1 Line %2, column %3: %4")
                                     .arg(sentence, QString::number(error->line), QString::number(error->column),
                                          findingSentence(*error))
                               : tr("%1 %2").arg(sentence, findingSentence(*error));
    }
    m_bar->showMessage(text, findings, m_core.theme.warning);
}

bool MainWindow::chooseObserver(const QString& id) {
    if (!m_core.document.scenario().model({id})) {
        return false;
    }
    m_core.state.setObserver(scenarios::ModelId{id});
    return true;
}

bool MainWindow::chooseTarget(const QString& id) {
    if (!m_core.document.scenario().model({id})) {
        return false;
    }
    m_core.state.setTarget(scenarios::ModelId{id});
    return true;
}

void MainWindow::setOneToMany(bool on) { m_core.state.setOneToMany(on); }

void MainWindow::copy() const {
    QApplication::clipboard()->setMimeData(toClipboard(m_core.document.scenario(), selected()));
}

void MainWindow::remove() {
    // The key of this command goes before the tool, which may have a corner, a door or a point of a tape chosen.
    QKeyEvent key{QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier};
    if (!m_core.tools.currentTool().keyPress(key, m_core.scene.paintScale())) {
        m_core.tools.selectionEdits().remove();
    }
}

void MainWindow::rename() {
    m_inspectorDock->show();
    m_inspectorDock->raise();
    if (auto* name = m_inspectorDock->findChild<QLineEdit*>(QStringLiteral("inspectorName"))) {
        name->setFocus(Qt::ShortcutFocusReason);
        name->selectAll();
    }
}

void MainWindow::lock(bool on) {
    m_core.document.edit(on ? tr("Lock") : tr("Unlock"),
                         scenarios::withLock(m_core.document.scenario(), selected(),
                                             on ? scenarios::Lock::Locked : scenarios::Lock::Unlocked));
}

// What the stack offers next the other way is what was just done.
void MainWindow::reportUndone() { m_hint->setText(tr("Undone: %1").arg(m_core.document.undoStack()->redoText())); }
void MainWindow::reportRedone() { m_hint->setText(tr("Redone: %1").arg(m_core.document.undoStack()->undoText())); }

void MainWindow::paste() {
    const auto* held = QApplication::clipboard()->mimeData();
    if (held && !held->hasFormat(QLatin1String{kScenarioMediaType}) && m_photo->paste(*held)) {
        return;
    }
    auto pasted = pasteFrom(held, m_core.document.scenario(), m_core.scene.cursorPosition(), m_core.state,
                            m_core.scene.paintScale());
    if (!pasted) {
        m_hint->setText(pasted.error());
        return;
    }
    m_core.document.edit(tr("Paste"), std::move(pasted->scenario));
    m_core.state.setSelection({pasted->ids.begin(), pasted->ids.end()});
}

void MainWindow::connectView() {
    auto& actions = *m_actions;
    connect(&m_core.state, &TableState::showsHeightsChanged, actions.heights, &QAction::setChecked);
    connect(m_card, &VerdictCard::toleranceRequested, this, &MainWindow::askForTolerance);
    connect(view(), &TableView::cursorMoved, this, [this](const std::optional<QPointF>& place) {
        m_pointerAt = place;
        showPointerPosition();
    });
    connect(view(), &TableView::statusText, m_hint, &QLabel::setText);
    connect(view(), &TableView::contextMenuRequested, this, &MainWindow::showContextMenu);
}

void MainWindow::focusMenuBar() {
    menuBar()->setFocus(Qt::MenuBarFocusReason);
    menuBar()->setActiveAction(menuBar()->actions().front());
}

void MainWindow::showKeys() {
    auto* dialog = new KeysDialog{*m_keys, this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showHelp(const QString& page) {
    auto* help = findChild<HelpWindow*>();
    if (!help) {
        help = new HelpWindow{helpPages(m_actions->all()), this};
        help->setAttribute(Qt::WA_DeleteOnClose);
    }
    if (!page.isEmpty()) {
        help->showPage(page);
    }
    help->show();
    help->raise();
    help->activateWindow();
}

void MainWindow::showPalette(PalettePage page) {
    m_paletteTabs->setCurrentIndex(static_cast<int>(page));
    showView(m_paletteDock, true);
    m_paletteTabs->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void MainWindow::askForTolerance() { showTolerances(m_core.document, m_core.settings, m_core.theme, this); }

void MainWindow::connectTools() {
    auto& actions = *m_actions;
    auto* pointer = new KeyPointer{*m_core.view, m_actions};
    connect(actions.editing->pointWithKeys, &QAction::toggled, pointer, &KeyPointer::setActive);
    connect(pointer, &KeyPointer::activeChanged, actions.editing->pointWithKeys, &QAction::setChecked);
    connect(actions.tools, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_core.tools.setCurrent(static_cast<ToolKind>(action->data().toInt()));
        m_core.view->setFocus();
    });
    for (QAction* action : actions.tools->actions()) {
        connect(&m_core.tools, &ToolSet::currentChanged, action, [action](ToolKind current) {
            action->setChecked(current == static_cast<ToolKind>(action->data().toInt()));
        });
    }
    // What the tool says of the pair follows the pair, however it was chosen; other sentences stay.
    auto told = std::make_shared<QString>(m_core.tools.currentTool().hint());
    connect(&m_core.state, &TableState::sightPairChanged, &m_core.tools, [this, told] {
        const QString hint = m_core.tools.currentTool().hint();
        if (m_hint->text() == std::exchange(*told, hint) && m_hint->text() != hint) {
            m_hint->setText(hint);
        }
    });
    connect(&m_core.tools, &ToolSet::currentChanged, this, [this, told](ToolKind kind) {
        m_hint->setText(m_core.tools.currentTool().hint());
        *told = m_hint->text();
        if (kind == ToolKind::Polygon || kind == ToolKind::Wall) {
            m_paletteTabs->setCurrentIndex(1);
        }
    });
    connect(&m_core.tools, &ToolSet::statusText, m_hint, &QLabel::setText);
    connect(&m_core.tools, &ToolSet::pieceOptionsChanged, this,
            [this] { m_terrain->setOptions(m_core.tools.pieceOptions()); });
    connect(&m_core.tools, &ToolSet::pieceOptionsChanged, m_nextPiece, [this] { reportNextPiece(); });
    connect(&m_core.tools, &ToolSet::currentChanged, m_nextPiece, [this] { reportNextPiece(); });
    connect(m_nextPiece, &NextPieceButton::optionsRequested, &m_core.tools, &ToolSet::setPieceOptions);
    reportNextPiece();

    connect(&m_core.state, &TableState::showsTriedLinesChanged, actions.triedLines, &QAction::setChecked);
    connect(&m_core.state, &TableState::showsTriedLinesChanged, m_card, &VerdictCard::setShowsTriedLines);
    connect(&m_core.state, &TableState::oneToManyChanged, this, [this](bool on) {
        m_actions->oneToMany->setChecked(on);
        m_targetDock->setVisible(on);
        if (on) {
            m_targetDock->raise();
        }
        refreshSightPanels();
    });
    connect(&m_core.state, &TableState::snappingChanged, actions.snapping, &QAction::setChecked);
}

void MainWindow::connectPanels() {
    m_bases->setTableScale([this] { return m_core.view->pixelsPerInch(); });
    m_bases->setDragFacing([this](const scenarios::PlayerId& player) {
        return facingOfNewModel(m_core.document.scenario(), player, centerOfView());
    });
    connect(m_bases, &BasePalette::placeRequested, this, &MainWindow::placeModel);
    connect(m_bases, &BasePalette::addPlayerRequested, this, &MainWindow::addPlayer);
    connect(m_bases, &BasePalette::gameChosen, this, &MainWindow::showGame);
    const auto showRecent = [this](const QString& game) { m_bases->setRecent(m_core.settings.recentBases(game)); };
    showRecent(m_bases->game());
    connect(m_bases, &BasePalette::gameShown, this, showRecent);
    connect(m_bases, &BasePalette::recentChanged, this,
            [this] { m_core.settings.setRecentBases(m_bases->game(), m_bases->recent()); });
    m_pieces->setTableScale([this] { return m_core.view->pixelsPerInch(); });
    connect(m_pieces, &PiecePalette::placeRequested, this, &MainWindow::placePiece);
    const auto showRecentPieces = [this](const QString& game) {
        m_pieces->setRecent(m_core.settings.recentPieces(game));
    };
    showRecentPieces(m_pieces->game());
    connect(m_pieces, &PiecePalette::gameShown, this, showRecentPieces);
    connect(m_pieces, &PiecePalette::recentChanged, this,
            [this] { m_core.settings.setRecentPieces(m_pieces->game(), m_pieces->recent()); });
    connect(m_terrain, &TerrainOptions::optionsChanged, &m_core.tools, &ToolSet::setPieceOptions);
    connect(m_terrain, &TerrainOptions::toolRequested, this, [this](ToolKind kind) {
        m_core.tools.setCurrent(kind);
        m_core.view->setFocus();
    });
    connect(m_terrain, &TerrainOptions::rectangleRequested, this, &MainWindow::placeRectangle);
    auto* terrain = new TerrainController{m_core.document, m_core.scene, *m_terrain};
    connect(terrain, &TerrainController::meaningChanged, this,
            [this](const QString& sentence, const std::vector<scenarios::Diagnostic>& findings) {
                m_bar->showMessage(sentence, findings, m_core.theme.clear.color, QStringLiteral("info"));
            });
    connect(terrain, &TerrainController::meaningRestored, this, [this](const QString& sentence) {
        if (!sentence.isEmpty() && m_bar->sentence() == sentence) {
            m_bar->dismiss();
        }
    });
    const auto updatePalettes = [this](const scenarios::TerrainRules& rules) {
        m_pieces->setTerrainRules(rules);
        const auto inForce = scenarios::ruleSetOf(m_core.document.scenario());
        m_pieces->setRules(inForce ? inForce->id : QString{});
        m_editing->templates()->setTerrainRules(rules);
    };
    connect(terrain, &TerrainController::terrainRulesChanged, this, updatePalettes);
    updatePalettes(terrain->terrainRules());
    connect(m_card, &VerdictCard::flipRequested, &m_core.state, &TableState::flipSight);
    connect(m_card, &VerdictCard::triedLinesToggled, &m_core.state, &TableState::setShowsTriedLines);
    m_card->setShowsDetails(m_core.settings.showsVerdictDetails());
    connect(m_card, &VerdictCard::detailsToggled, &m_core.settings, &Settings::setShowsVerdictDetails);
    connect(m_card, &VerdictCard::choosePairRequested, this, [this] {
        m_core.tools.setCurrent(ToolKind::Sight);
        m_core.view->setFocus();
    });
    connect(m_targets, &TargetList::targetRequested, this,
            [this](const scenarios::ModelId& id) { m_core.state.setTarget(id); });
    connect(m_rules, &RuleSetBox::chosen, this, [this](const scenarios::RulesChoice& choice) {
        m_core.document.edit(tr("Change rule set"), scenarios::withRules(m_core.document.scenario(), choice));
    });
}

geometry::Point MainWindow::centerOfView() const {
    const QPointF middle = m_core.view->mapToScene(m_core.view->viewport()->rect().center());
    const auto& table = m_core.document.scenario().table;
    return geometry::pointFromInches(std::clamp(middle.x(), 0.0, table.width.inches()),
                                     std::clamp(middle.y(), 0.0, table.height.inches()));
}

void MainWindow::placeModel(const ModelOrder& order) {
    auto added = withOrderPlaced(m_core.document.scenario(), order, centerOfView());
    if (m_core.state.isSnapping() && m_core.state.snapChoice().grid) {
        // Under rules that are played on squares it stands on them.
        SnapChoice squares;
        squares.corners = squares.edges = squares.angles = squares.bases = false;
        const SnappedMove way = SnapField{m_core.document.scenario(), squares}.snappedMove(
            SnapHandles::of(added.scenario, added.ids), {}, m_core.scene.paintScale());
        added.scenario = scenarios::withMoved(std::move(added.scenario), added.ids, way.by);
    }
    const bool isUnit = added.ids.size() > 1;
    m_core.document.edit(isUnit ? tr("Place unit") : tr("Place base"),
                         m_core.state.settlesModels()
                             ? withModelsSettled(m_core.document.scenario(), std::move(added.scenario), added.ids)
                             : std::move(added.scenario));
    m_core.state.setSelection({added.ids.begin(), added.ids.end()});
    choosePairOfTwo(m_core.state, m_core.document.scenario());
    m_hint->setText(
        isUnit ? tr("Placed a unit of %1. Drag it, or move it with the arrow keys.").arg(added.ids.size())
               : tr("Placed a base of %1. Drag it, or move it with the arrow keys.").arg(baseText(order.base)));
}

void MainWindow::placeRectangle(geometry::Length width, geometry::Length depth) {
    auto added =
        withRectanglePlaced(m_core.document.scenario(), m_core.tools.pieceOptions(), width, depth, centerOfView());
    if (added.ids.empty()) {
        m_hint->setText(tr("This is not a rectangle: both sides must have a length."));
        return;
    }
    m_core.document.edit(tr("Place terrain"), std::move(added.scenario));
    m_core.state.setSelection({added.ids.begin(), added.ids.end()});
}

void MainWindow::placePiece(const scenarios::Piece& piece) {
    auto added = withPiecePlaced(m_core.document.scenario(), piece, centerOfView());
    m_core.document.edit(tr("Place terrain"), std::move(added.scenario));
    m_core.state.setSelection({added.ids.begin(), added.ids.end()});
    m_core.view->setFocus();
    m_hint->setText(tr("Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.")
                        .arg(nameOf(m_core.document.scenario(), added.ids.front())));
}

void MainWindow::showGame(const QString& id) {
    m_core.settings.setCatalogGame(id);
    m_bases->setGame(id);
    m_pieces->setGame(id);
}

void MainWindow::showGameOfTable() {
    const auto rules = scenarios::ruleSetOf(m_core.document.scenario());
    const auto* game = rules ? scenarios::gameOfRules(rules->id) : nullptr;
    const QString shown = game ? game->id : m_core.settings.catalogGame();
    m_bases->setGame(shown);
    m_pieces->setGame(shown);
}

void MainWindow::addPlayer() {
    bool accepted = false;
    const QString name =
        QInputDialog::getText(this, tr("Add a player"), tr("Name of the player"), QLineEdit::Normal, {}, &accepted)
            .trimmed();
    if (!accepted || name.isEmpty()) {
        return;
    }
    scenarios::Player player;
    player.id = {scenarios::freshId(m_core.document.scenario(), QStringLiteral("player"))};
    player.name = name;
    m_core.document.edit(tr("Add player"), scenarios::withPlayerAdded(m_core.document.scenario(), player));
    m_bases->setPlayer(player.id);
}

void MainWindow::showContextMenu(const std::optional<scenarios::AnyId>& id, const QPoint& place) {
    if (id && !m_core.state.isSelected(*id)) {
        m_core.state.setSelection({*id});
    }
    QMenu menu{this};
    std::vector<const char*> entries = Commands::menuOf(clickedOn(id));
    if (clickedOn(id) == Clicked::Mark && !std::holds_alternative<scenarios::ZoneId>(*id)) {
        std::erase_if(entries, [](const char* name) { // only zones have corners
            return name && std::string_view{name} == "cornerTool";
        });
    }
    m_actions->fillMenu(menu, entries);
    if (id && m_actions->rename->isVisible()) { // not in the window of a player
        addStateMenu(menu, m_core.document, m_core.state);
    }
    keepLetters(menu);
    menu.exec(place);
}

Clicked MainWindow::clickedOn(const std::optional<scenarios::AnyId>& id) const {
    if (!id) {
        return Clicked::EmptyTable;
    }
    if (m_core.state.selection().size() > 1) {
        return Clicked::Several;
    }
    return std::holds_alternative<scenarios::ModelId>(*id)   ? Clicked::Model
           : std::holds_alternative<scenarios::PieceId>(*id) ? Clicked::Piece
                                                             : Clicked::Mark;
}

} // namespace sightline::app
