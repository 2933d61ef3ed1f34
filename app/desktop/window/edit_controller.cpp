#include "app/desktop/window/edit_controller.h"

#include "app/desktop/actions/action_groups.h"
#include "app/desktop/dialogs/open_ends_dialog.h"
#include "app/desktop/dialogs/turn_dialog.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/army_tray.h"
#include "app/desktop/panels/outline_panel.h"
#include "app/desktop/panels/table_edits.h"
#include "app/desktop/panels/template_palette.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/arrange_edits.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/tool_set.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "scenarios/catalogs/piece_templates.h"
#include "scenarios/edits/formation.h"
#include "scenarios/edits/open_ends.h"

#include <QAction>
#include <QActionGroup>
#include <QInputDialog>
#include <QLineEdit>

namespace sightline::app {

EditController::EditController(ScenarioDocument& document,
                               TableState& state,
                               Settings& settings,
                               ActionSet& actions,
                               ToolSet& tools,
                               QWidget* window)
    : m_document{document}, m_state{state}, m_settings{settings}, m_actions{actions}, m_tools{tools}, m_window{window} {
    connectSnapping();
    connectTools();
    connectArranging();
    connectPanels();
}

void EditController::connectArranging() {
    m_arrange = new ArrangeEdits{m_document, m_state, this};
    connect(m_arrange, &ArrangeEdits::statusText, this, &EditController::statusText);
    const auto refresh = [this] { m_actions.setFact(Fact::HiddenElements, m_state.hidesAnything()); };
    connect(&m_state, &TableState::visibilityChanged, this, refresh);
    refresh();
}

void EditController::turn() {
    TurnDialog dialog{m_window};
    if (dialog.exec() == QDialog::Accepted && dialog.degrees()) {
        m_arrange->turn(*dialog.degrees(), dialog.about());
    }
}

void EditController::changeFloor(scenarios::FloorStep step) {
    const auto ids = movable(m_document.scenario(), m_state.selection());
    if (ids.empty()) {
        emit statusText(tr("Select unlocked models: only these change floors."));
        return;
    }
    auto next = scenarios::withFloorChanged(m_document.scenario(), ids, step);
    if (next == m_document.scenario()) {
        emit statusText(step == scenarios::FloorStep::Up ? tr("There is no floor above the selection.")
                                                         : tr("There is no floor below the selection."));
        return;
    }
    m_document.edit(step == scenarios::FloorStep::Up ? tr("Up a floor") : tr("Down a floor"), std::move(next));
    const QString stands = standsOnSentence(m_document.scenario(), m_state.selection());
    emit statusText(stands.isEmpty() ? tr("Moved to another floor.") : stands);
}

void EditController::hideSelected() {
    const TableState::Ids ids = m_state.selection();
    m_state.clearSelection();
    for (const auto& id : ids) {
        m_state.setElementHidden(id, true);
    }
    emit statusText(
        tr("Hidden. Hidden elements still count in every verdict; View > Show everything shows them again."));
}

void EditController::reserveSelected() {
    std::vector<scenarios::AnyId> ids;
    for (const auto& id : m_state.selection()) {
        if (std::holds_alternative<scenarios::ModelId>(id) && !isLocked(m_document.scenario(), id)) {
            ids.push_back(id);
        }
    }
    if (ids.empty()) {
        emit statusText(tr("Select unlocked models: only these can go into the army tray."));
        return;
    }
    m_document.edit(tr("Take off the table"), scenarios::withReserved(m_document.scenario(), ids));
    emit statusText(tr("%n taken off the table. They are in the army tray.", nullptr, static_cast<int>(ids.size())));
}

void EditController::connectPanels() {
    m_outline = new OutlinePanel{m_document, m_state, m_window};
    m_tray = new ArmyTray{m_document, m_state, m_window};
    connect(m_outline, &OutlinePanel::statusText, this, &EditController::statusText);
    connect(m_tray, &ArmyTray::statusText, this, &EditController::statusText);
    connect(m_tray, &ArmyTray::placeRequested, this, [this](const QList<scenarios::ModelId>& ids) {
        scenarios::Scenario next = m_document.scenario();
        TableState::Ids placed;
        const scenarios::Scenario before = next;
        for (const auto& id : ids) {
            if (const auto* model = next.reserve(id)) {
                const auto turned = modelsNear(next, *model, 1, scenarios::Formation::Line, m_center()).front();
                next = scenarios::withFielded(std::move(next), id, turned.position, turned.facing);
                placed.insert(id);
            }
        }
        if (m_state.settlesModels()) {
            const std::vector<scenarios::AnyId> list{placed.begin(), placed.end()};
            next = scenarios::withModelsSettled(before, std::move(next), list);
        }
        m_document.edit(tr("Place from the tray"), std::move(next));
        m_state.setSelection(std::move(placed));
    });
    m_templates = new TemplatePalette{m_settings.templatesFolder(), m_window};
    connect(m_templates, &TemplatePalette::placeRequested, this,
            [this](const std::vector<scenarios::Piece>& pieces, const QString& name) {
                auto added = withPiecesPlaced(m_document.scenario(), pieces, m_center());
                m_document.edit(tr("Place terrain"), std::move(added.scenario));
                m_state.setSelection({added.ids.begin(), added.ids.end()});
                emit statusText(
                    tr("Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.").arg(name));
                emit canvasFocusRequested();
            });
}

void EditController::setTheme(const Theme& theme) { m_templates->setTheme(theme); }

void EditController::saveTemplate() {
    std::vector<scenarios::AnyId> ids;
    for (const auto& id : m_state.selection()) {
        if (std::holds_alternative<scenarios::PieceId>(id)) {
            ids.push_back(id);
        }
    }
    if (ids.empty()) {
        emit statusText(tr("Select the pieces of the template first."));
        return;
    }
    bool accepted = false;
    const QString name = QInputDialog::getText(m_window, tr("Save as template"), tr("Name of the template"),
                                               QLineEdit::Normal, nameOf(m_document.scenario(), ids.front()), &accepted)
                             .trimmed();
    if (!accepted || name.isEmpty()) {
        return;
    }
    const auto saved = scenarios::savePieceTemplate(m_settings.templatesFolder(), m_document.scenario(), ids, name);
    emit statusText(saved ? tr("“%1” was added to the palette under “Mine”.").arg(name) : saved.error());
    if (saved) {
        m_templates->refresh();
    }
}

void EditController::listOpenEnds() {
    const auto ends = scenarios::openEndsOf(m_document.scenario(), scenarios::kOpenEndGap);
    if (ends.empty()) {
        emit statusText(tr("No end of a wall is within %1 of something without touching it.")
                            .arg(lengthText(scenarios::kOpenEndGap)));
        return;
    }
    auto* dialog = new OpenEndsDialog{m_document, m_state, m_window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OpenEndsDialog::statusText, this, &EditController::statusText);
    dialog->show();
}

void EditController::connectTools() {
    // A label is renamed as everything else is.
    connect(&m_tools, &ToolSet::textRequested, this, [this] { m_actions.rename->trigger(); });
}

void EditController::connectSnapping() {
    auto& actions = *m_actions.editing;
    const auto show = [this, &actions] {
        const SnapChoice& choice = m_state.snapChoice();
        actions.snapGrid->setChecked(choice.grid);
        actions.snapCorners->setChecked(choice.corners);
        actions.snapEdges->setChecked(choice.edges);
        actions.snapAngles->setChecked(choice.angles);
        actions.snapBases->setChecked(choice.bases);
        for (QAction* step : actions.snapSteps->actions()) {
            step->setChecked(geometry::Length::fromInches(step->data().toDouble()) == choice.step);
        }
    };
    m_state.setSettlesModels(m_settings.settlesModels());
    m_state.setSnapping(m_settings.isSnapping());
    m_state.setSnapChoice(m_settings.snapChoice());
    m_actions.snapping->setChecked(m_state.isSnapping());
    show();
    connect(&m_state, &TableState::snapChoiceChanged, this, show);
    const auto choose = [this](QAction* action, auto change) {
        connect(action, &QAction::triggered, this, [this, action, change] {
            SnapChoice choice = m_state.snapChoice();
            change(choice, *action);
            m_state.setSnapChoice(choice);
        });
    };
    choose(actions.snapGrid, [](SnapChoice& choice, const QAction& action) { choice.grid = action.isChecked(); });
    choose(actions.snapCorners, [](SnapChoice& choice, const QAction& action) { choice.corners = action.isChecked(); });
    choose(actions.snapEdges, [](SnapChoice& choice, const QAction& action) { choice.edges = action.isChecked(); });
    choose(actions.snapAngles, [](SnapChoice& choice, const QAction& action) { choice.angles = action.isChecked(); });
    choose(actions.snapBases, [](SnapChoice& choice, const QAction& action) { choice.bases = action.isChecked(); });
    for (QAction* step : actions.snapSteps->actions()) {
        choose(step, [](SnapChoice& choice, const QAction& action) {
            choice.step = geometry::Length::fromInches(action.data().toDouble());
        });
    }
    connect(&m_state, &TableState::snapChoiceChanged, this, [this] { m_settings.setSnapChoice(m_state.snapChoice()); });
    connect(&m_state, &TableState::snappingChanged, this, [this](bool on) { m_settings.setSnapping(on); });
}

} // namespace sightline::app
