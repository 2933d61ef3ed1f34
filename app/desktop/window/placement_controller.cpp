#include "app/desktop/window/placement_controller.h"

#include "app/desktop/actions/docks.h"
#include "app/desktop/canvas/base_drag.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/panels/piece_palette.h"
#include "app/desktop/panels/table_edits.h"
#include "app/desktop/panels/template_palette.h"
#include "app/desktop/panels/terrain_options.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/tools/new_elements.h"
#include "app/desktop/tools/selection_edits.h"
#include "app/desktop/tools/snapping.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/panel_scroll.h"
#include "app/desktop/window/table_offer.h"
#include "app/desktop/window/terrain_controller.h"
#include "app/desktop/window/window_core.h"
#include "app/desktop/window/zone_owner.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/edits/support.h"
#include "scenarios/rules/rule_set.h"

#include <QInputDialog>
#include <QLineEdit>
#include <QMainWindow>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace sightline::app {

namespace {

/// Returns the game that the rules of the table belong to; null for rules of no game.
const scenarios::Game* gameOfRulesOf(const scenarios::Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    return rules ? scenarios::gameOfRules(rules->id) : nullptr;
}

} // namespace

PlacementController::PlacementController(WindowCore& core,
                                         const Docks& docks,
                                         MessageBar& bar,
                                         TemplatePalette& templates)
    : m_core{core}, m_templates{templates} {
    m_bases = new BasePalette;
    m_terrain = new TerrainOptions;
    m_pieces = new PiecePalette;
    m_tabs = new QTabWidget;
    docks.setPanel("paletteDock", m_tabs);
    m_tabs->setDocumentMode(true);
    // Four short words: the panel is as wide as they need, and no arrow hides one.
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->addTab(m_bases, tr("Models"));
    m_tabs->addTab(new PanelScroll{m_terrain}, tr("Terrain"));
    m_tabs->addTab(m_pieces, tr("Pieces"));
    m_tabs->setTabToolTip(2, tr("Standard terrain pieces"));
    m_tabs->addTab(&templates, tr("Mine"));
    m_tabs->setTabToolTip(3, tr("Pieces you saved as templates"));
    connectBases();
    connectPieces();
    connectTerrain();
    followRules(bar);
    followZones(bar);
    showGame(core.settings.catalogGame());
}

void PlacementController::connectBases() {
    m_bases->setTableScale([this] { return m_core.view->pixelsPerInch(); });
    m_bases->setDragFacing([this](const scenarios::PlayerId& player) {
        return facingOfNewModel(m_core.document.scenario(), player, center());
    });
    connect(m_bases, &BasePalette::placeRequested, this, &PlacementController::placeModel);
    connect(m_bases, &BasePalette::addPlayerRequested, this, &PlacementController::addPlayer);
    connect(m_bases, &BasePalette::gameChosen, this, &PlacementController::showGame);
    const auto showRecent = [this](const QString& game) { m_bases->setRecent(m_core.settings.recentBases(game)); };
    showRecent(m_bases->game());
    connect(m_bases, &BasePalette::gameShown, this, showRecent);
    connect(m_bases, &BasePalette::recentChanged, this,
            [this] { m_core.settings.setRecentBases(m_bases->game(), m_bases->recent()); });
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, this,
            [this] { m_bases->setScenario(m_core.document.scenario(), m_core.theme); });
}

void PlacementController::connectPieces() {
    m_pieces->setTableScale([this] { return m_core.view->pixelsPerInch(); });
    connect(m_pieces, &PiecePalette::placeRequested, this, &PlacementController::placePiece);
    const auto showRecent = [this](const QString& game) { m_pieces->setRecent(m_core.settings.recentPieces(game)); };
    showRecent(m_pieces->game());
    connect(m_pieces, &PiecePalette::gameShown, this, showRecent);
    connect(m_pieces, &PiecePalette::recentChanged, this,
            [this] { m_core.settings.setRecentPieces(m_pieces->game(), m_pieces->recent()); });
}

void PlacementController::connectTerrain() {
    ToolSet& tools = m_core.tools;
    m_terrain->setOptions(tools.pieceOptions());
    connect(m_terrain, &TerrainOptions::optionsChanged, &tools, &ToolSet::setPieceOptions);
    connect(m_terrain, &TerrainOptions::toolRequested, this, [this](ToolKind kind) {
        m_core.tools.setCurrent(kind);
        m_core.view->setFocus();
    });
    connect(m_terrain, &TerrainOptions::rectangleRequested, this, &PlacementController::placeRectangle);
    connect(&tools, &ToolSet::pieceOptionsChanged, this,
            [this] { m_terrain->setOptions(m_core.tools.pieceOptions()); });
    connect(&tools, &ToolSet::currentChanged, this, [this](ToolKind kind) {
        if (kind == ToolKind::Polygon || kind == ToolKind::Wall) {
            m_tabs->setCurrentIndex(static_cast<int>(Page::Terrain));
        }
    });
}

void PlacementController::followRules(MessageBar& bar) {
    m_game = gameOfRulesOf(m_core.document.scenario());
    auto* terrain = new TerrainController{m_core.document, m_core.scene, *m_terrain};
    connect(terrain, &TerrainController::rulesChanged, this,
            [this, &bar](const QString& sentence, const std::vector<scenarios::Diagnostic>& findings) {
                tellOfRules(bar, sentence, findings);
            });
    connect(terrain, &TerrainController::rulesLeft, this, [this, &bar] {
        if (const QString told = std::exchange(m_toldOfRules, {}); !told.isEmpty() && bar.sentence() == told) {
            bar.dismiss();
        }
    });
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, this,
            [this](const scenarios::Scenario& before, const scenarios::Scenario& after) {
                if (!(before.rules == after.rules)) {
                    followGame();
                }
            });
    const auto updatePalettes = [this](const scenarios::TerrainRules& rules) {
        const auto inForce = scenarios::ruleSetOf(m_core.document.scenario());
        m_pieces->setRules(inForce ? &*inForce : nullptr);
        m_templates.setTerrainRules(rules);
    };
    connect(terrain, &TerrainController::terrainRulesChanged, this, updatePalettes);
    updatePalettes(terrain->terrainRules());
}

void PlacementController::tellOfRules(MessageBar& bar,
                                      const QString& sentence,
                                      const std::vector<scenarios::Diagnostic>& findings) {
    const scenarios::Scenario& scenario = m_core.document.scenario();
    const TableOffer offer = gameOfRulesOf(scenario) == m_game ? TableOffer{} : tableOfferFor(scenario);
    QStringList sentences{sentence, offer.sentence};
    sentences.removeAll(QString{});
    m_toldOfRules = sentences.join(u' ');
    if (m_toldOfRules.isEmpty()) {
        return;
    }
    bar.showMessage(m_toldOfRules, findings, m_core.theme.clear.color, QStringLiteral("info"));
    if (offer.table) {
        bar.offer(offer.button, [this, &bar] { useTableOfRules(bar); });
    }
}

void PlacementController::useTableOfRules(MessageBar& bar) {
    bar.dismiss();
    TableOffer offer = tableOfferFor(m_core.document.scenario()); // elements may have come meanwhile
    if (offer.table) {
        m_core.document.edit(tr("Use the table of the game"), *std::move(offer.table));
        m_core.view->fitTable();
    } else if (!offer.sentence.isEmpty()) {
        emit statusText(offer.sentence);
    }
}

void PlacementController::followGame() {
    const auto* left = std::exchange(m_game, gameOfRulesOf(m_core.document.scenario()));
    // Who looks at the bases of a game other than that of the table goes on with them. Terrain is used in many games.
    if (m_game && (!left || m_bases->game() == left->id)) {
        m_bases->setGame(m_game->id);
    }
}

void PlacementController::followZones(MessageBar& bar) {
    connect(&m_core.document, &ScenarioDocument::scenarioChanged, this,
            [this, &bar](const scenarios::Scenario& before, const scenarios::Scenario& after) {
                if (const QString told = std::exchange(m_toldOfZone, {}); !told.isEmpty() && bar.sentence() == told) {
                    bar.dismiss();
                }
                if (const auto placed = placedInOtherZone(before, after)) {
                    tellOfZone(bar, *placed);
                }
            });
}

void PlacementController::tellOfZone(MessageBar& bar, const PlacedInOtherZone& placed) {
    const scenarios::Scenario& scenario = m_core.document.scenario();
    const QString owner = playerName(scenario, placed.owner);
    const QString other = playerName(scenario, placed.zoneOf);
    m_toldOfZone =
        placed.models.size() == 1
            ? tr("%1 belongs to %2 and stands in the zone of %3. New models belong to the player chosen in the "
                 "palette.",
                 "a model, its player, another player")
                  .arg(nameOf(scenario, placed.models.front()), owner, other)
            : tr("%n models of %1 stand in the zone of %2. New models belong to the player chosen in the palette.",
                 "a player, another player", static_cast<int>(placed.models.size()))
                  .arg(owner, other);
    bar.showMessage(m_toldOfZone, {}, m_core.theme.clear.color, QStringLiteral("info"));
    bar.offer(tr("Give to %1", "models to a player").arg(other), [this, placed] {
        m_bases->setPlayer(placed.zoneOf);
        m_core.document.edit(tr("Change player"), withOwnerOfZone(m_core.document.scenario(), placed));
        choosePairOfTwo(m_core.state, m_core.document.scenario());
    });
}

void PlacementController::showPage(Page page) {
    m_tabs->setCurrentIndex(static_cast<int>(page));
    m_tabs->currentWidget()->setFocus(Qt::ShortcutFocusReason);
}

void PlacementController::refreshTheme() {
    m_bases->setScenario(m_core.document.scenario(), m_core.theme);
    m_pieces->setTheme(m_core.theme);
}

PlacementController::Held PlacementController::held() const {
    return {m_tabs->currentIndex(), m_bases->game(), m_pieces->game()};
}

void PlacementController::goOnWith(const Held& held) {
    m_tabs->setCurrentIndex(held.tab);
    m_bases->setGame(held.gameOfBases);
    m_pieces->setGame(held.gameOfPieces);
}

void PlacementController::forgetChoices() {
    m_bases->resetNextModel();
    showGameOfTable();
    m_core.tools.setPieceOptions({});
}

void PlacementController::chooseFirstPlayer() {
    if (const auto& players = m_core.document.scenario().players; !players.empty()) {
        m_bases->setPlayer(players.front().id);
    }
}

void PlacementController::placeModel(const ModelOrder& order) {
    auto added = withOrderPlaced(m_core.document.scenario(), order, center());
    if (m_core.state.isSnapping() && m_core.state.snapChoice().grid) {
        // Under rules that are played on squares or hexes it stands on them.
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
    emit statusText(
        isUnit ? tr("Placed a unit of %1. Drag it, or move it with the arrow keys.").arg(added.ids.size())
               : tr("Placed a base of %1. Drag it, or move it with the arrow keys.").arg(baseText(order.base)));
}

void PlacementController::placeRectangle(geometry::Length width, geometry::Length depth) {
    auto added = withRectanglePlaced(m_core.document.scenario(), m_core.tools.pieceOptions(), width, depth, center());
    if (added.ids.empty()) {
        emit statusText(tr("This is not a rectangle: both sides must have a length."));
        return;
    }
    m_core.document.edit(tr("Place terrain"), std::move(added.scenario));
    m_core.state.setSelection({added.ids.begin(), added.ids.end()});
}

void PlacementController::placePiece(const scenarios::Piece& piece) {
    auto added = withPiecePlaced(m_core.document.scenario(), piece, center());
    m_core.document.edit(tr("Place terrain"), std::move(added.scenario));
    m_core.state.setSelection({added.ids.begin(), added.ids.end()});
    m_core.view->setFocus();
    emit statusText(tr("Placed %1. Drag it, move it with the arrow keys, turn it with R, mirror it with X.")
                        .arg(nameOf(m_core.document.scenario(), added.ids.front())));
}

void PlacementController::showGame(const QString& id) {
    m_core.settings.setCatalogGame(id);
    m_bases->setGame(id);
    m_pieces->setGame(id);
}

void PlacementController::showGameOfTable() {
    const auto* game = gameOfRulesOf(m_core.document.scenario());
    const QString shown = game ? game->id : m_core.settings.catalogGame();
    m_bases->setGame(shown);
    m_pieces->setGame(shown);
}

void PlacementController::addPlayer() {
    bool accepted = false;
    const QString name = QInputDialog::getText(&m_core.window, tr("Add a player"), tr("Name of the player"),
                                               QLineEdit::Normal, {}, &accepted)
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

geometry::Point PlacementController::center() const {
    const QPointF middle = m_core.view->mapToScene(m_core.view->viewport()->rect().center());
    const auto& table = m_core.document.scenario().table;
    return geometry::pointFromInches(std::clamp(middle.x(), 0.0, table.width.inches()),
                                     std::clamp(middle.y(), 0.0, table.height.inches()));
}

} // namespace sightline::app
