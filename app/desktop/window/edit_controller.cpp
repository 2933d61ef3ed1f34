#include "app/desktop/window/edit_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/docks.h"
#include "app/desktop/actions/mnemonics.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/dialogs/open_ends_dialog.h"
#include "app/desktop/dialogs/turn_dialog.h"
#include "app/desktop/panels/army_tray.h"
#include "app/desktop/panels/history_panel.h"
#include "app/desktop/panels/inspector.h"
#include "app/desktop/panels/outline_panel.h"
#include "app/desktop/panels/table_edits.h"
#include "app/desktop/panels/template_palette.h"
#include "app/desktop/panels/word_boxes.h"
#include "app/desktop/photo/photo_controller.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/arrange_edits.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/window/command_table.h"
#include "app/desktop/window/window_core.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "scenarios/catalogs/piece_templates.h"
#include "scenarios/edits/formation.h"
#include "scenarios/edits/open_ends.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMimeData>

#include <algorithm>
#include <string_view>
#include <utility>

namespace sightline::app {

namespace {

/// Returns the kind of the selection after a click on `id`.
Clicked clickedOn(const TableState& state, const std::optional<scenarios::AnyId>& id) {
    if (!id) {
        return Clicked::EmptyTable;
    }
    if (state.selection().size() > 1) {
        return Clicked::Several;
    }
    return std::holds_alternative<scenarios::ModelId>(*id)   ? Clicked::Model
           : std::holds_alternative<scenarios::PieceId>(*id) ? Clicked::Piece
                                                             : Clicked::Mark;
}

} // namespace

EditController::EditController(WindowCore& core, ActionSet& actions, const Docks& docks)
    : m_core{core}, m_actions{actions}, m_docks{docks} {
    connectSnapping();
    connectTools();
    connectArranging();
    connectPanels();
    connectTemplates();
    connectHistory();
    connect(core.view.get(), &TableView::contextMenuRequested, this, &EditController::showMenu);
}

std::vector<scenarios::AnyId> EditController::selected() const {
    return {m_core.state.selection().begin(), m_core.state.selection().end()};
}

void EditController::copy() const {
    QApplication::clipboard()->setMimeData(toClipboard(m_core.document.scenario(), selected()));
}

void EditController::cut() {
    copy();
    m_core.tools.selectionEdits().remove();
}

void EditController::remove() {
    // The key of this command goes before the tool, which may have a corner, a door or a point of a tape chosen.
    QKeyEvent key{QEvent::KeyPress, Qt::Key_Delete, Qt::NoModifier};
    if (!m_core.tools.currentTool().keyPress(key, m_core.scene.paintScale())) {
        m_core.tools.selectionEdits().remove();
    }
}

void EditController::rename() {
    QDockWidget* dock = m_docks.dock("inspectorDock");
    m_docks.show(dock);
    if (auto* name = dock->findChild<QLineEdit*>(QStringLiteral("inspectorName"))) {
        name->setFocus(Qt::ShortcutFocusReason);
        name->selectAll();
    }
}

void EditController::showProperty(const scenarios::ModelId& model, const QString& field) {
    m_core.state.setSelection({model});
    QDockWidget* dock = m_docks.dock("inspectorDock");
    m_docks.show(dock);
    if (auto* shown = dock->findChild<QWidget*>(field)) {
        shown->setFocus(Qt::ShortcutFocusReason);
        PanelScroll::reveal(*shown, *shown);
    }
}

void EditController::lock(bool on) {
    m_core.document.edit(on ? tr("Lock") : tr("Unlock"),
                         scenarios::withLock(m_core.document.scenario(), selected(),
                                             on ? scenarios::Lock::Locked : scenarios::Lock::Unlocked));
}

// What the stack offers next the other way is what was just done.
void EditController::reportUndone() { emit statusText(tr("Undone: %1").arg(m_core.document.undoStack()->redoText())); }
void EditController::reportRedone() { emit statusText(tr("Redone: %1").arg(m_core.document.undoStack()->undoText())); }

void EditController::paste(PhotoController& photo) {
    const auto* held = QApplication::clipboard()->mimeData();
    if (held && !held->hasFormat(QLatin1String{kScenarioMediaType}) && photo.paste(*held)) {
        return;
    }
    auto pasted = pasteFrom(held, m_core.document.scenario(), m_core.scene.cursorPosition(), m_core.state,
                            m_core.scene.paintScale());
    if (!pasted) {
        emit statusText(pasted.error());
        return;
    }
    m_core.document.edit(tr("Paste"), std::move(pasted->scenario));
    m_core.state.setSelection({pasted->ids.begin(), pasted->ids.end()});
}

void EditController::showMenu(const std::optional<scenarios::AnyId>& id, const QPoint& position) {
    if (id && !m_core.state.isSelected(*id)) {
        m_core.state.setSelection({*id});
    }
    QMenu menu{&m_core.window};
    const Clicked clicked = clickedOn(m_core.state, id);
    std::vector<const char*> entries = Commands::menuOf(clicked);
    if (clicked == Clicked::Mark && !std::holds_alternative<scenarios::ZoneId>(*id)) {
        std::erase_if(entries, [](const char* name) { // only zones have corners
            return name && std::string_view{name} == "cornerTool";
        });
    }
    m_actions.fillMenu(menu, entries);
    if (id && m_actions.named("rename")->isVisible()) { // not in the window of a player
        addStateMenu(menu, m_core.document, m_core.state);
    }
    keepLetters(menu);
    menu.exec(position);
}

void EditController::connectArranging() {
    m_arrange = new ArrangeEdits{m_core.document, m_core.state, this};
    connect(m_arrange, &ArrangeEdits::statusText, this, &EditController::statusText);
    const auto refresh = [this] { m_actions.setFact(Fact::HiddenElements, m_core.state.hidesAnything()); };
    connect(&m_core.state, &TableState::visibilityChanged, this, refresh);
    refresh();
}

void EditController::turn() {
    TurnDialog dialog{&m_core.window};
    if (dialog.exec() == QDialog::Accepted && dialog.degrees()) {
        m_arrange->turn(*dialog.degrees(), dialog.about());
    }
}

void EditController::changeFloor(scenarios::FloorStep step) {
    const auto ids = movable(m_core.document.scenario(), m_core.state.selection());
    if (ids.empty()) {
        emit statusText(tr("Select unlocked models: only these change floors."));
        return;
    }
    auto next = scenarios::withFloorChanged(m_core.document.scenario(), ids, step);
    if (next == m_core.document.scenario()) {
        emit statusText(step == scenarios::FloorStep::Up ? tr("There is no floor above the selection.")
                                                         : tr("There is no floor below the selection."));
        return;
    }
    m_core.document.edit(step == scenarios::FloorStep::Up ? tr("Up a floor") : tr("Down a floor"), std::move(next));
    const QString stands = standsOnSentence(m_core.document.scenario(), m_core.state.selection());
    emit statusText(stands.isEmpty() ? tr("Moved to another floor.") : stands);
}

void EditController::hideSelected() {
    const TableState::Ids ids = m_core.state.selection();
    m_core.state.clearSelection();
    for (const auto& id : ids) {
        m_core.state.setElementHidden(id, true);
    }
    emit statusText(
        tr("Hidden. Hidden elements still count in every verdict; View > Show everything shows them again."));
}

void EditController::reserveSelected() {
    std::vector<scenarios::AnyId> ids;
    for (const auto& id : m_core.state.selection()) {
        if (std::holds_alternative<scenarios::ModelId>(id) && !isLocked(m_core.document.scenario(), id)) {
            ids.push_back(id);
        }
    }
    if (ids.empty()) {
        emit statusText(tr("Select unlocked models: only these can go into the army tray."));
        return;
    }
    m_core.document.edit(tr("Take off the table"), scenarios::withReserved(m_core.document.scenario(), ids));
    emit statusText(tr("%n taken off the table. They are in the army tray.", nullptr, static_cast<int>(ids.size())));
}

void EditController::connectPanels() {
    auto* outline = new OutlinePanel{m_core.document, m_core.state};
    auto* tray = new ArmyTray{m_core.document, m_core.state};
    m_docks.setPanel("outlineDock", outline);
    m_docks.setPanel("trayDock", tray);
    m_docks.setPanel("inspectorDock", new PanelScroll{new Inspector{m_core.document, m_core.state}});
    connect(outline, &OutlinePanel::showRequested, m_core.view.get(), &TableView::zoomToSelection);
    connect(outline, &OutlinePanel::statusText, this, &EditController::statusText);
    connect(tray, &ArmyTray::statusText, this, &EditController::statusText);
    connect(tray, &ArmyTray::placeRequested, this, [this](const QList<scenarios::ModelId>& ids) {
        scenarios::Scenario next = m_core.document.scenario();
        TableState::Ids placed;
        const scenarios::Scenario before = next;
        for (const auto& id : ids) {
            if (const auto* model = next.reserve(id)) {
                const auto turned = modelsNear(next, *model, 1, scenarios::Formation::Line, m_center()).front();
                next = scenarios::withFielded(std::move(next), id, turned.position, turned.facing);
                placed.insert(id);
            }
        }
        if (m_core.state.settlesModels()) {
            const std::vector<scenarios::AnyId> list{placed.begin(), placed.end()};
            next = scenarios::withModelsSettled(before, std::move(next), list);
        }
        m_core.document.edit(tr("Place from the tray"), std::move(next));
        m_core.state.setSelection(std::move(placed));
    });
}

void EditController::connectTemplates() {
    m_templates = new TemplatePalette{m_core.settings.templatesFolder(), &m_core.window};
    connect(m_templates, &TemplatePalette::placeRequested, this,
            [this](const std::vector<scenarios::Piece>& pieces, const QString& name) {
                auto added = withPiecesPlaced(m_core.document.scenario(), pieces, m_center());
                m_core.document.edit(tr("Place terrain"), std::move(added.scenario));
                m_core.state.setSelection({added.ids.begin(), added.ids.end()});
                emit statusText(
                    tr("Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.").arg(name));
                m_core.view->setFocus();
            });
}

void EditController::connectHistory() {
    auto* history = new HistoryPanel{*m_core.document.undoStack()};
    m_docks.setPanel("historyDock", history);
    connect(history, &HistoryPanel::stepRequested, &m_core.document, &ScenarioDocument::goToStep);
    QAction* action = m_actions.named("history");
    connect(action, &QAction::triggered, history, [this, history](bool on) {
        m_docks.show("historyDock", on);
        if (on) {
            history->setFocus();
        }
    });
    connect(m_docks.dock("historyDock")->toggleViewAction(), &QAction::toggled, action, &QAction::setChecked);
}

void EditController::setTheme(const Theme& theme) { m_templates->setTheme(theme); }

void EditController::saveTemplate() {
    std::vector<scenarios::AnyId> ids;
    for (const auto& id : m_core.state.selection()) {
        if (std::holds_alternative<scenarios::PieceId>(id)) {
            ids.push_back(id);
        }
    }
    if (ids.empty()) {
        emit statusText(tr("Select the pieces of the template first."));
        return;
    }
    bool accepted = false;
    const QString name =
        QInputDialog::getText(&m_core.window, tr("Save as template"), tr("Name of the template"), QLineEdit::Normal,
                              nameOf(m_core.document.scenario(), ids.front()), &accepted)
            .trimmed();
    if (!accepted || name.isEmpty()) {
        return;
    }
    const auto saved =
        scenarios::savePieceTemplate(m_core.settings.templatesFolder(), m_core.document.scenario(), ids, name);
    emit statusText(saved ? tr("“%1” was added to the palette under “Mine”.").arg(name) : saved.error());
    if (saved) {
        m_templates->refresh();
    }
}

void EditController::listOpenEnds() {
    const auto ends = scenarios::openEndsOf(m_core.document.scenario(), scenarios::kOpenEndGap);
    if (ends.empty()) {
        emit statusText(tr("No end of a wall is within %1 of something without touching it.")
                            .arg(lengthText(scenarios::kOpenEndGap)));
        return;
    }
    auto* dialog = new OpenEndsDialog{m_core.document, m_core.state, &m_core.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpenEndsDialog::statusText, this, &EditController::statusText);
    dialog->show();
}

void EditController::connectTools() {
    // A label is renamed as everything else is.
    connect(&m_core.tools, &ToolSet::textRequested, this, [this] { m_actions.named("rename")->trigger(); });
}

void EditController::connectSnapping() {
    const auto show = [this] {
        const SnapChoice& choice = m_core.state.snapChoice();
        m_actions.named("snapGrid")->setChecked(choice.grid);
        m_actions.named("snapCorners")->setChecked(choice.corners);
        m_actions.named("snapEdges")->setChecked(choice.edges);
        m_actions.named("snapAngles")->setChecked(choice.angles);
        m_actions.named("snapBases")->setChecked(choice.bases);
        for (QAction* step : m_actions.group("snapSteps")->actions()) {
            step->setChecked(geometry::Length::fromInches(step->data().toDouble()) == choice.step);
        }
    };
    m_core.state.setSettlesModels(m_core.settings.settlesModels());
    m_core.state.setSnapping(m_core.settings.isSnapping());
    m_core.state.setSnapChoice(m_core.settings.snapChoice());
    m_actions.named("snapping")->setChecked(m_core.state.isSnapping());
    show();
    connect(&m_core.state, &TableState::snapChoiceChanged, this, show);
    connect(&m_core.state, &TableState::snappingChanged, m_actions.named("snapping"), &QAction::setChecked);
    const auto choose = [this](QAction* action, auto change) {
        connect(action, &QAction::triggered, this, [this, action, change] {
            SnapChoice choice = m_core.state.snapChoice();
            change(choice, *action);
            m_core.state.setSnapChoice(choice);
        });
    };
    choose(m_actions.named("snapGrid"),
           [](SnapChoice& choice, const QAction& action) { choice.grid = action.isChecked(); });
    choose(m_actions.named("snapCorners"),
           [](SnapChoice& choice, const QAction& action) { choice.corners = action.isChecked(); });
    choose(m_actions.named("snapEdges"),
           [](SnapChoice& choice, const QAction& action) { choice.edges = action.isChecked(); });
    choose(m_actions.named("snapAngles"),
           [](SnapChoice& choice, const QAction& action) { choice.angles = action.isChecked(); });
    choose(m_actions.named("snapBases"),
           [](SnapChoice& choice, const QAction& action) { choice.bases = action.isChecked(); });
    for (QAction* step : m_actions.group("snapSteps")->actions()) {
        choose(step, [](SnapChoice& choice, const QAction& action) {
            choice.step = geometry::Length::fromInches(action.data().toDouble());
        });
    }
    connect(&m_core.state, &TableState::snapChoiceChanged, this,
            [this] { m_core.settings.setSnapChoice(m_core.state.snapChoice()); });
    connect(&m_core.state, &TableState::snappingChanged, this, [this](bool on) { m_core.settings.setSnapping(on); });
}

} // namespace sightline::app
