#include "app/desktop/vision/hidden_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/docks.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/tools/brush_tool.h"
#include "app/desktop/tools/light_tool.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/vision/brush_page.h"
#include "app/desktop/vision/hidden_panel.h"
#include "app/desktop/vision/light_controller.h"
#include "app/desktop/vision/light_page.h"
#include "app/desktop/vision/model_vision_dialog.h"
#include "app/desktop/vision/overview_map.h"
#include "app/desktop/vision/perception_dialog.h"
#include "app/desktop/vision/profile_dialog.h"
#include "app/desktop/vision/replay_cover.h"
#include "app/desktop/vision/senses_page.h"
#include "app/desktop/vision/sides_page.h"
#include "app/desktop/vision/structures_dialog.h"
#include "app/desktop/vision/turns_page.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/model/vision_grid.h"
#include "scenarios/vision/fog_reason.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/vision_edits.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>

#include <algorithm>
#include <cstddef>
#include <limits>

namespace sightline::app {

namespace {

using scenarios::Scenario;

/// A burst of edits is shown once.
constexpr int kPauseMilliseconds = 60;
constexpr std::size_t kMaxSuggestions = 5;
/// Places nearer to each other than this many cells would show the same.
constexpr int kSuggestionsApart = 4;

/// The best places, and of neighbors only the best one.
std::vector<scenarios::SuggestedCell> apartOf(const std::vector<scenarios::SuggestedCell>& looks) {
    std::vector<scenarios::SuggestedCell> chosen;
    for (const scenarios::SuggestedCell& look : looks) {
        const bool isNear = std::ranges::any_of(chosen, [&](const scenarios::SuggestedCell& one) {
            return std::max(std::abs(one.cell.column - look.cell.column), std::abs(one.cell.row - look.cell.row)) <
                   kSuggestionsApart;
        });
        if (!isNear) {
            chosen.push_back(look);
        }
        if (chosen.size() == kMaxSuggestions) {
            break;
        }
    }
    return chosen;
}

} // namespace

HiddenController::HiddenController(const TableParts& parts, VisionController& vision)
    : m_parts{parts},
      m_vision{vision},
      m_panel{new HiddenPanel},
      m_sides{new SidesPage},
      m_turns{new TurnsPage},
      m_brush{new BrushPage{static_cast<BrushTool&>(parts.tools.tool(ToolKind::Brush)),
                            parts.actions.named("brushTool"), parts.actions.named("groundLayer")}},
      m_light{new LightPage{parts.document,
                            parts.state,
                            static_cast<LightTool&>(parts.tools.tool(ToolKind::Light)),
                            {parts.actions.named("lightTool"), parts.actions.named("lightLayer")}}},
      m_senses{new SensesPage{parts.actions.named("allPerceptions")}},
      m_lights{std::make_unique<LightController>(parts.document, parts.scene, parts.actions.named("lightLayer"))},
      m_cover{new ReplayCover{parts.view}} {
    parts.docks.setPanel("hiddenDock", m_panel);
    m_panel->addPage(m_sides, tr("Sides"), tr("Models each side sees, and the targets it may choose"));
    m_panel->addPage(m_turns, tr("Turns"), tr("The log of moves, and the table after each"));
    m_panel->addPage(m_senses, tr("Senses"), tr("How the observer perceives the target, and why not otherwise"));
    m_panel->addPage(m_brush, tr("Brush"), tr("Reveal and hide cells, and paint the ground"));
    m_panel->addPage(m_light, tr("Light"),
                     tr("Lights and regions of the table, and the light that the selected model carries"));
    m_sides->map().hide(); // without fog there is nothing on it
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kPauseMilliseconds);
    connect(&m_debounce, &QTimer::timeout, this, &HiddenController::refresh);
    connect(m_panel, &HiddenPanel::opened, this, &HiddenController::scheduleRefresh);
    connect(m_panel, &HiddenPanel::sideRequested, &vision, &VisionController::askForView);
    vision.setViewTaker([this](const std::optional<scenarios::PlayerId>& side) { return reviewAs(side); });
    connect(&vision, &VisionController::fogShown, this, [this] {
        if (m_replayed && hasFog()) {
            replayTo(*m_replayed);
        }
        m_suggestions.clear();
        scheduleRefresh();
    });
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, [this] {
        endReplay();
        m_counts.forget();
        m_statistics.clear();
    });
    connect(&parts.scene, &TableScene::themeChanged, this, &HiddenController::scheduleRefresh);
    connect(&parts.document, &ScenarioDocument::scenarioChanged, this, [this] {
        m_fog.reset();
        m_explained.reset();
    });
    connect(&parts.view, &TableView::cursorMoved, this, &HiddenController::explainFog);
    connect(&parts.view, &TableView::cursorMoved, this, [this](const std::optional<QPointF>& place) {
        m_pointer = place;
        showActions();
    });
    connect(m_panel, &HiddenPanel::endTurnRequested, this, [this] {
        if (m_vision.owner() && m_turnEnding == TurnEnding::ByHandingOver && !isOwnersTurn()) {
            emit hotSeatRequested(); // as the button says then
        } else {
            endTurn();
        }
    });
    connect(&parts.scene, &TableScene::viewAreaChanged, this, [this] {
        m_sides->map().setViewArea(m_parts.scene.viewArea());
        showActions();
    });
    connect(&m_sides->map(), &OverviewMap::placeRequested, this,
            [this](QPointF place) { m_parts.view.centerOn(place); });
    connect(m_sides, &SidesPage::targetRequested, this,
            [this](const scenarios::ModelId& id) { m_parts.state.setTarget(id); });
    connect(m_sides, &SidesPage::intelligenceRequested, this, &HiddenController::informSide);
    connect(m_turns, &TurnsPage::replayRequested, this, &HiddenController::replayTo);
    connect(m_turns, &TurnsPage::lookBackRequested, this, &HiddenController::lookBackRequested);
    connect(m_turns, &TurnsPage::replayEnded, this, &HiddenController::endReplay);
    connect(m_cover, &ReplayCover::left, this, [this] {
        endReplay();
        m_parts.view.setFocus();
    });
    const ActionSet& actions = parts.actions;
    m_sides->setLookAction(actions.named("whereToLook"));
    connect(actions.named("whereToLook"), &QAction::toggled, this, &HiddenController::scheduleRefresh);
    connect(actions.named("groundLayer"), &QAction::toggled, this, &HiddenController::scheduleRefresh);
    connect(&parts.state, &TableState::sightPairChanged, this, &HiddenController::scheduleRefresh);
    connect(&parts.state, &TableState::selectionChanged, this, &HiddenController::scheduleRefresh);
    connectTools();
}

void HiddenController::connectTools() {
    const ActionSet& actions = m_parts.actions;
    for (const auto& [action, page] : std::initializer_list<std::pair<QAction*, QWidget*>>{
             {actions.named("brushTool"), m_brush}, {actions.named("lightTool"), m_light}}) {
        connect(action, &QAction::triggered, this, [this, shows = page] {
            m_panel->showPage(shows);
            m_parts.view.setFocus();
        });
    }
    connect(&m_parts.tools, &ToolSet::currentChanged, this, &HiddenController::scheduleRefresh);
}

void HiddenController::editProfile(const QString& field) {
    auto* dialog = new ProfileDialog{m_parts.document.scenario().vision->profile, m_parts.view.window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ProfileDialog::profileChosen, this, [this](const scenarios::VisionProfile& profile) {
        m_parts.document.edit(tr("Vision profile"), scenarios::withVisionProfile(m_parts.document.scenario(), profile));
    });
    dialog->open();
    if (!field.isEmpty()) {
        dialog->showField(field);
    }
}

void HiddenController::editModelVision() {
    const auto id = onlyIdOf<scenarios::ModelId>(m_parts.state.selection());
    if (!id) {
        return;
    }
    auto* dialog = new ModelVisionDialog{m_parts.document.scenario(), *id, m_parts.view.window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ModelVisionDialog::visionChosen, this,
            [this](const scenarios::ModelId& model, const scenarios::ModelVision& vision) {
                m_parts.document.edit(tr("How a model sees"),
                                      scenarios::withModelVision(m_parts.document.scenario(), model, vision));
            });
    dialog->open();
}

void HiddenController::editStructures() {
    auto* dialog = new StructuresDialog{m_parts.document.scenario(), m_parts.view.window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &StructuresDialog::chosen, this,
            [this](const std::vector<scenarios::Structure>& structures,
                   const std::vector<scenarios::VisionRegion>& regions) {
                scenarios::Vision vision = *m_parts.document.scenario().vision;
                vision.structures = structures;
                vision.regions = regions;
                m_parts.document.edit(tr("Structures and regions"),
                                      scenarios::withVision(m_parts.document.scenario(), std::move(vision)));
            });
    dialog->open();
}

void HiddenController::showPerceptions() {
    const auto& side = m_vision.shownSide();
    // Of a side that is shown no more is told than it knows.
    const Scenario& scenario = m_parts.document.scenario();
    auto* dialog =
        new PerceptionDialog{side ? scenarios::sideViewOf(scenario, *side) : scenario, m_parts.view.window()};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PerceptionDialog::pairRequested, this,
            [this](const scenarios::ModelId& observer, const scenarios::ModelId& target) {
                m_parts.state.setObserver(observer);
                m_parts.state.setTarget(target);
                m_panel->showPage(m_senses);
            });
    dialog->show();
}

HiddenController::~HiddenController() {
    m_vision.setViewTaker({});
    m_parts.scene.show(KnownMarks{});
    m_parts.scene.show(GroundLayer{});
    delete m_cover;
}

void HiddenController::informSide(const scenarios::PlayerId& player, bool hasValue) {
    const Scenario& scenario = m_parts.document.scenario();
    const scenarios::VisionSide* before = scenario.vision ? scenario.vision->side(player) : nullptr;
    if (!before) {
        return;
    }
    scenarios::VisionSide side = *before;
    for (const auto& id : idsOf<scenarios::ModelId>(m_parts.state.selection())) {
        side.intelligence.removeAll(id.value);
        const scenarios::Model* model = scenario.model(id);
        if (hasValue && model && model->player != player) {
            side.intelligence << id.value;
        }
    }
    m_parts.document.edit(hasValue ? tr("Tell a side") : tr("Tell a side no longer"),
                          scenarios::withVisionSide(scenario, std::move(side)));
}

bool HiddenController::hasFog() const {
    const auto& vision = m_parts.document.scenario().vision;
    return m_parts.actions.hasFact(Fact::Table) && vision && vision->enabled;
}

bool HiddenController::hasEnded() const {
    const auto& vision = m_parts.document.scenario().vision;
    return m_parts.actions.hasFact(Fact::Table) && vision && !vision->enabled && !vision->log.empty();
}

bool HiddenController::isSettled() const {
    return !m_debounce.isActive() && m_lights->isSettled() && !m_senses->isBusy() && !m_counts.isRunning() &&
           !m_replay.isRunning() && !m_looks.isRunning();
}

void HiddenController::refreshActions() {
    const bool on = hasFog();
    const bool ended = hasEnded();
    m_panel->setGame(on ? HiddenGameState::On : ended ? HiddenGameState::Ended : HiddenGameState::None);
    refreshPages();
    m_parts.actions.setFact(Fact::HiddenSteps, on || ended);
    const ActionSet& actions = m_parts.actions;
    if (!on) {
        for (QAction* action :
             {actions.named("whereToLook"), actions.named("lightLayer"), actions.named("groundLayer")}) {
            action->setChecked(false);
        }
        if (const ToolKind current = m_parts.tools.current();
            current == ToolKind::Brush || current == ToolKind::Light) {
            m_parts.tools.setCurrent(ToolKind::Select);
        }
        if (!ended) {
            m_parts.docks.show("hiddenDock", false);
        }
    } else if (!m_hadFog) {
        m_parts.docks.show("hiddenDock");
    }
    if (on != m_hadFog) {
        m_hadFog = on;
        scheduleRefresh();
    }
}

void HiddenController::refreshPages() {
    const bool ended = hasEnded();
    for (QWidget* page : std::initializer_list<QWidget*>{m_sides, m_senses}) {
        m_panel->setPageVisible(page, !ended);
    }
    for (QWidget* page : std::initializer_list<QWidget*>{m_brush, m_light}) {
        m_panel->setPageVisible(page, !ended && !m_vision.owner());
    }
    // What a player knows comes without the log, and a player's window is filled anew after each move: only a copy that
    // the player keeps lists the moves made in it. The judge who views the table as a player finds the way to the log.
    const auto& vision = m_parts.document.scenario().vision;
    m_panel->setPageVisible(m_turns, !m_vision.owner() || m_turnEnding == TurnEnding::Here ||
                                         (m_turnEnding == TurnEnding::Elsewhere && vision && !vision->log.empty()));
}

void HiddenController::scheduleRefresh() {
    if (!hasFog() && !m_hadFog && !hasEnded() && m_parts.scene.shown<KnownMarks>().isEmpty()) {
        return; // free when off
    }
    m_debounce.start();
}

void HiddenController::refresh() {
    refreshMarks();
    m_sides->map().setVisible(hasFog());
    if (!hasFog()) {
        m_counts.forget();
        m_statistics.clear();
        if (hasEnded() && m_panel->isVisible()) {
            m_panel->setSides(m_parts.document.scenario(), m_endedSide);
            m_turns->setLog(m_parts.document.scenario(), m_endedSide);
            m_turns->setReplayed(m_replayed);
        }
        return;
    }
    if (m_parts.actions.named("whereToLook")->isChecked() && m_suggestions.empty()) {
        findSuggestions();
    }
    if (!m_panel->isVisible()) {
        return;
    }
    const Scenario& scenario = m_parts.document.scenario();
    const auto& shown = m_vision.shownSide();
    if (const auto& owner = m_vision.owner(); owner && m_turnEnding == TurnEnding::Elsewhere) {
        m_panel->setOnlySide(scenario, *owner);
    } else if (owner && m_turnEnding == TurnEnding::ByHandingOver) {
        m_panel->setHandingOver(scenario, *owner);
    } else {
        const bool isJudgesTable = !owner && !m_fogBefore;
        m_panel->setSides(scenario, m_fogBefore ? shown : owner, isJudgesTable ? shown : std::nullopt);
    }
    m_panel->setRange(sightRangeText(scenario));
    refreshTurn();
    if (m_panel->page() == m_sides) {
        m_sides->show(scenario, shown, m_statistics);
        m_sides->showIntelligence(scenario, shown, idsOf<scenarios::ModelId>(m_parts.state.selection()),
                                  !m_vision.owner());
        m_sides->map().setTable(scenario, shown, m_parts.scene.theme());
        m_sides->map().setViewArea(m_parts.scene.viewArea());
        showActions();
        countSteps();
    } else if (m_panel->page() == m_turns && m_vision.owner() && m_turnEnding == TurnEnding::Here) {
        m_turns->setElsewhere(playerName(scenario, *m_vision.owner()));
    } else if (m_panel->page() == m_turns) {
        m_turns->setLog(scenario, shown);
        m_turns->setReplayed(m_replayed);
    } else if (m_panel->page() == m_brush) {
        m_brush->show(scenario);
    } else if (m_panel->page() == m_light) {
        m_light->show(scenario);
    } else if (m_panel->page() == m_senses) {
        showSenses();
    }
}

void HiddenController::showActions() {
    if (!hasFog() || !m_sides->isVisible()) {
        return; // free when off
    }
    const QPointF place = m_pointer.value_or(m_parts.scene.viewArea().center());
    m_sides->showActionsAt(m_parts.document.scenario(), m_vision.shownSide(),
                           geometry::pointFromInches(place.x(), place.y()), m_pointer.has_value());
}

void HiddenController::refreshTurn() {
    const Scenario& scenario = m_parts.document.scenario();
    const auto& owner = m_vision.owner();
    const ActionSet& actions = m_parts.actions;
    refreshPages();
    if (!owner) {
        m_panel->setEndTurn(scenario.players.empty() ? QString{} : tr("Next turn"),
                            actions.named("nextTurn")->statusTip());
    } else if (m_turnEnding == TurnEnding::Elsewhere) {
        m_panel->setEndTurn({}, {});
    } else if (m_turnEnding == TurnEnding::Here) {
        m_panel->setEndTurn(isOwnersTurn() ? tr("End my turn") : tr("Next turn"),
                            actions.named("nextTurn")->statusTip());
    } else if (isOwnersTurn()) {
        m_panel->setEndTurn(tr("End my turn"), tr("The screen is handed to the next player, who has the turn then"));
    } else {
        m_panel->setEndTurn(tr("Hand over"), tr("The screen is handed to the next player; it is not your turn"));
    }
}

bool HiddenController::isOwnersTurn() const {
    const auto& vision = m_parts.document.scenario().vision;
    return vision && (vision->active.isEmpty() || m_vision.owner() == vision->active);
}

void HiddenController::setTurnEnding(TurnEnding ending) {
    m_turnEnding = ending;
    scheduleRefresh();
}

void HiddenController::endTurn() {
    const auto& owner = m_vision.owner();
    const Scenario& scenario = m_parts.document.scenario();
    if (!owner || m_turnEnding == TurnEnding::Here) {
        m_vision.nextTurn();
    } else if (m_turnEnding == TurnEnding::Elsewhere) {
        emit statusText(tr("This window only shows what %1 knows: turns end in the judge’s window.")
                            .arg(playerName(scenario, *owner)));
    } else if (isOwnersTurn()) {
        emit turnEndRequested();
    } else {
        emit statusText(tr("%1 has the turn, which only that player can end. Hand over the screen instead.")
                            .arg(playerName(scenario, scenario.vision->active)));
    }
}

void HiddenController::explainFog(const std::optional<QPointF>& place) {
    if (m_parts.tools.currentTool().isBusy()) {
        return; // a drag says how far it goes
    }
    const auto& side = m_vision.shownSide();
    const bool isFogged = place && side && hasFog() && m_parts.document.scenario().vision->side(*side);
    const QString words = isFogged ? fogWordsAt(geometry::pointFromInches(place->x(), place->y()), *side) : QString{};
    if (!isFogged) {
        m_explained.reset();
    }
    if (words == m_fogWords) {
        return;
    }
    m_fogWords = words;
    m_parts.view.viewport()->setToolTip(words);
    emit statusText(words.isEmpty() ? m_parts.tools.currentTool().hint() : words);
}

QString HiddenController::fogWordsAt(geometry::Point place, const scenarios::PlayerId& side) {
    const Scenario& scenario = m_parts.document.scenario();
    if (!m_fog) {
        if (auto fog = scenarios::FogController::of(scenario)) {
            m_fog = std::make_unique<const scenarios::FogController>(*std::move(fog));
        }
    }
    const auto cell = m_fog ? m_fog->table().grid().cellAt(place) : std::nullopt;
    if (!cell) {
        m_explained.reset();
        return {};
    }
    const std::pair explained{side, *cell};
    if (m_explained == explained) {
        return m_fogWords; // places of one cell look the same
    }
    m_explained = explained;
    return fogReasonText(scenarios::fogReasonAt(m_fog->table(), scenario, side, place, m_fog->help()), scenario);
}

void HiddenController::showSenses() {
    const auto& side = m_vision.shownSide();
    const Scenario& scenario = m_parts.document.scenario();
    const auto& observer = m_parts.state.observer();
    const auto& target = m_parts.state.currentTarget();
    const auto isKnown = [&](const std::optional<scenarios::ModelId>& id) {
        const scenarios::Model* model = id ? scenario.model(*id) : nullptr;
        const scenarios::VisionSide* knows = side ? scenario.vision->side(*side) : nullptr;
        return !side || !model || model->player == *side || (knows && knows->knows.seen.contains(*id));
    };
    if (isKnown(observer) && isKnown(target)) {
        m_senses->ask(scenario, observer, target);
    } else {
        m_senses->forget(); // of who is not seen nothing is told
    }
}

void HiddenController::countSteps() {
    if (!m_statistics.empty() || m_counts.isRunning() || m_parts.document.scenario().vision->log.empty()) {
        return;
    }
    m_counts.start([scenario = m_parts.document.scenario()](
                       const std::stop_token& stop) { return scenarios::statisticsOf(scenario, stop); },
                   [this](std::vector<scenarios::SideStatistics> statistics) {
                       m_statistics = std::move(statistics);
                       if (hasFog() && m_panel->isVisible()) {
                           m_sides->show(m_parts.document.scenario(), m_vision.shownSide(), m_statistics);
                       }
                   });
}

void HiddenController::refreshMarks() {
    const bool showsGround =
        hasFog() && (m_parts.actions.named("groundLayer")->isChecked() || m_parts.tools.current() == ToolKind::Brush);
    m_parts.scene.show(showsGround ? groundLayerOf(m_parts.document.scenario()) : GroundLayer{});
    KnownMarks marks;
    const auto& side = m_vision.shownSide();
    if (hasFog() && side) {
        const Scenario& scenario = m_parts.document.scenario();
        marks.table = m_parts.scene.tableRect();
        marks.ghosts = ghostsOf(scenario, *side);
        const auto grid = scenarios::gridOf(scenario.table, scenario.vision->profile);
        for (const scenarios::SuggestedCell& look : m_suggestions) {
            if (grid && m_parts.actions.named("whereToLook")->isChecked()) {
                marks.looks.push_back({toInches(grid->centerOf(look.cell)), look.gain});
            }
        }
    }
    m_parts.scene.show(std::move(marks));
}

void HiddenController::findSuggestions() {
    const auto& side = m_vision.shownSide();
    if (!side) {
        emit statusText(tr("Show the fog of a player first: positions are found for that player."));
        return;
    }
    m_looks.start(
        [scenario = m_parts.document.scenario(), side = *side](const std::stop_token& stop) {
            // By what the side knows: the answer must not tell of what it does not.
            return apartOf(scenarios::suggestCells(scenarios::sideViewOf(scenario, side, stop), side,
                                                   std::numeric_limits<int>::max(), stop));
        },
        [this](std::vector<scenarios::SuggestedCell> found) {
            m_suggestions = std::move(found);
            if (m_suggestions.empty()) {
                emit statusText(tr("No explored position would reveal anything new."));
            }
            refreshMarks();
        });
}

void HiddenController::replayTo(int count) {
    if (!hasFog() && !hasEnded()) {
        return;
    }
    const Scenario& scenario = m_parts.document.scenario();
    const int all = static_cast<int>(scenario.vision->log.size());
    m_replayed = std::clamp(count, 0, all);
    m_turns->setReplayed(m_replayed);
    const auto& side = reviewedSide();
    const auto listed = TurnsPage::listedSteps(scenario, side);
    const auto row = std::ranges::upper_bound(listed, *m_replayed) - listed.begin();
    const QString at = QString::number(std::max<std::ptrdiff_t>(row - 1, 0));
    const QString last = QString::number(listed.empty() ? 0 : listed.size() - 1);
    const QString words =
        side ? tr("After step %1 of %2, as %3 knew it. Esc returns to the table.")
                   .arg(at, last, playerName(scenario, *side))
             : tr("After step %1 of %2, as the judge sees it. Esc returns to the table.").arg(at, last);
    // A side knows something only while there is fog.
    Scenario game = side && hasEnded() ? scenarios::withFog(scenario, true) : scenario;
    QCoreApplication::instance()->installEventFilter(this);
    m_replay.start(
        [game = std::move(game), side, count = static_cast<std::size_t>(*m_replayed)](const std::stop_token& stop) {
            const Scenario then = scenarios::replayedTo(game, count, stop);
            return side ? scenarios::sideViewOf(then, *side, stop) : then;
        },
        [this, side, words](Scenario then) { m_cover->showTable(std::move(then), side, words); });
    emit replayChanged();
}

void HiddenController::endReplay() {
    m_replay.forget();
    m_cover->hide();
    if (m_replayed) {
        m_replayed.reset();
        m_turns->setReplayed(m_replayed);
        QCoreApplication::instance()->removeEventFilter(this);
        emit replayChanged();
    }
    if (std::exchange(m_endedSide, std::nullopt)) {
        scheduleRefresh();
    }
    if (const auto before = std::exchange(m_fogBefore, std::nullopt)) {
        m_vision.showFogOf(*before);
    }
}

const std::optional<scenarios::PlayerId>& HiddenController::reviewedSide() const {
    return hasEnded() ? m_endedSide : m_vision.shownSide();
}

bool HiddenController::reviewAs(const std::optional<scenarios::PlayerId>& side) {
    if (m_vision.owner()) {
        return false;
    }
    if (hasEnded()) {
        m_endedSide = side;
        if (m_replayed || side) {
            replayTo(m_replayed.value_or(std::numeric_limits<int>::max()));
        }
        scheduleRefresh();
        return true;
    }
    if (!m_replayed) {
        return false;
    }
    if (!m_fogBefore) {
        m_fogBefore = m_vision.shownSide();
    }
    m_vision.showFogOf(side); // which shows the step anew
    return true;
}

void HiddenController::lookBackAs(const scenarios::PlayerId& side) {
    m_parts.docks.show("hiddenDock");
    m_panel->showPage(m_turns);
    const auto& vision = m_parts.document.scenario().vision;
    if (vision && !vision->log.empty()) {
        replayTo(std::numeric_limits<int>::max());
        reviewAs(side);
    }
}

bool HiddenController::eventFilter(QObject* watched, QEvent* event) {
    const bool isEscape = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    const auto* widget = isEscape && m_replayed ? qobject_cast<QWidget*>(watched) : nullptr;
    if (!widget || QApplication::activePopupWidget() || QApplication::activeModalWidget() ||
        qobject_cast<const QDialog*>(widget->window())) {
        return QObject::eventFilter(watched, event);
    }
    const QWidget* window = m_parts.view.window();
    if (widget->window() != window && !window->isAncestorOf(widget) && widget->window()->parentWidget() != window) {
        return false; // of another table
    }
    endReplay();
    m_parts.view.setFocus();
    return true;
}

QString HiddenController::replayRemark() const {
    return m_replayed ? tr("An earlier step of the game is displayed. Verdicts belong to the current table: Esc or "
                           "“Back to the table” returns to it.")
                      : QString{};
}

} // namespace sightline::app
