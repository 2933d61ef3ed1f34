#include "app/desktop/vision/vision_controller.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/document/scenario_document.h"
#include "app/desktop/scene/table_scene.h"
#include "app/desktop/tools/tool_set.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/questions.h"
#include "app/shared/text/made_names.h"
#include "app/shared/text/shipped_text.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/vision/areas.h"
#include "scenarios/vision/leak_check.h"
#include "scenarios/vision/npz.h"
#include "scenarios/vision/observation.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"

#include <QAction>
#include <QActionGroup>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMainWindow>
#include <QMenu>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::PlayerId;
using scenarios::Scenario;

/// A burst of edits, as of a held key, is taken up once.
constexpr int kPauseMilliseconds = 120;

/// The models with nothing but what others see of them and what they see by.
std::vector<scenarios::Model> seen(std::vector<scenarios::Model> models) {
    for (scenarios::Model& model : models) {
        model.name.clear();
        model.cluster.clear();
        model.locked = false;
        model.weapons.clear();
        model.unknown = {};
    }
    return models;
}

bool movesModels(const Scenario& before, const Scenario& after) {
    return seen(before.models) != seen(after.models) || seen(before.reserves) != seen(after.reserves) ||
           (before.vision && before.vision->structures != after.vision->structures);
}

/// Names, words and zones are none of what sides see. To look again for them would make a discovery of this move known
/// before the next.
bool concernsSight(const Scenario& before, const Scenario& after) {
    const auto concernsVision = [&] {
        if (!before.vision || !after.vision || before.vision->oneScreen == after.vision->oneScreen) {
            return before.vision != after.vision;
        }
        scenarios::Vision vision = *before.vision;
        vision.oneScreen = after.vision->oneScreen; // who shares a screen sees no more
        return vision != *after.vision;
    };
    return movesModels(before, after) || before.terrain != after.terrain || before.objectives != after.objectives ||
           before.players != after.players || before.table != after.table || before.rules != after.rules ||
           concernsVision();
}

/// True if sides would see otherwise on the same table before the first move and turn: what they saw by other figures
/// does not count then.
bool beginsAnew(const Scenario& before, const Scenario& after) {
    if (!before.vision || !before.vision->enabled || !after.vision || movesModels(before, after)) {
        return false;
    }
    const scenarios::Vision& old = *before.vision;
    const scenarios::Vision& now = *after.vision;
    const bool isBegun = !now.log.empty() || now.turn > 1 || !now.active.isEmpty();
    return !isBegun && (old.profile != now.profile || old.models != now.models || old.lights != now.lights ||
                        old.regions != now.regions);
}

/// Updates what the sides see and know with the changes since `before`.
Scenario takenUp(const Scenario& before, const Scenario& after, const QString& text, const std::stop_token& stop) {
    if (before.vision && before.vision->enabled && movesModels(before, after)) {
        return scenarios::withStepAccepted(before, after, {QStringLiteral("move"), text}, stop);
    }
    if (beginsAnew(before, after)) {
        return scenarios::withVisionUpdated(scenarios::withKnowledgeReset(after, {}), stop);
    }
    return scenarios::withVisionUpdated(after, stop);
}

/// Who entered which named area since `before`; empty if nobody did (row S2.52). Who stands there when the game begins,
/// is placed there or comes in sight there has entered nothing.
QString enteredText(const Scenario& before, const Scenario& after) {
    if (!before.vision || !before.vision->enabled) {
        return {};
    }
    QStringList texts;
    for (const scenarios::AreaEntered& entered : scenarios::areasEntered(before, after)) {
        if (!before.model(entered.model)) {
            continue;
        }
        // Zones of a deployment share its name.
        const bool isZone =
            std::ranges::find(after.zones, scenarios::ZoneId{entered.area}, &scenarios::Zone::id) != after.zones.end();
        const QString area = isZone ? displayNameOf(after, scenarios::ZoneId{entered.area})
                                    : nameOf(after, scenarios::PieceId{entered.area});
        texts
            << VisionController::tr("%1 enters “%2”", "a model, a named area").arg(nameOf(after, entered.model), area);
    }
    return texts.join(QStringLiteral("; "));
}

/// Returns the suffix that says the format of a side's file; empty: a scenario, as "x.sightline" and
/// "x.sightline.json" are.
QString suffixOf(const QString& path) {
    const QFileInfo file{path};
    const QString suffix = file.suffix().toLower();
    const QString ofScenario = QLatin1String{scenarios::kScenarioSuffix};
    const bool isScenario = suffix == ofScenario ||
                            (suffix == u"json" &&
                             QFileInfo{file.completeBaseName()}.suffix().compare(ofScenario, Qt::CaseInsensitive) == 0);
    return isScenario ? QString{} : suffix;
}

/// Returns a new group of the menu for actions of which one is checked. Precondition: `menu` was just cleared, or has
/// groups of this filling.
QActionGroup& newGroup(QMenu& menu) {
    if (menu.isEmpty()) {
        qDeleteAll(menu.findChildren<QActionGroup*>(QString{}, Qt::FindDirectChildrenOnly));
    }
    return *new QActionGroup{&menu};
}

/// What must not stand in a file of that suffix. The table of numbers has a line for each cell, and any place may be
/// one of those: that it tells of no hidden model shows when it is the same without them.
scenarios::SideSecrets
secretsFor(const QString& suffix, const Scenario& whole, const Scenario& view, const PlayerId& side) {
    scenarios::SideSecrets secrets = scenarios::secretsOf(whole, view, side);
    if (suffix == u"csv") {
        secrets.positions.clear();
    }
    return secrets;
}

/// Returns the number of states of all models, in the reserves too.
int stateCount(const Scenario& scenario) {
    qsizetype count = 0;
    for (const auto* models : {&scenario.models, &scenario.reserves}) {
        for (const scenarios::Model& model : *models) {
            count += model.states.size();
        }
    }
    return static_cast<int>(count);
}

/// Returns the contents of a file of that suffix for a side.
QByteArray outputOf(const Scenario& view, const PlayerId& side, const QString& suffix) {
    if (suffix == u"json") {
        return scenarios::observationJson(view, side);
    }
    if (suffix == u"csv") {
        return scenarios::observationCsv(view, side);
    }
    if (suffix == u"npz") {
        return scenarios::npzOf(scenarios::observationArrays(scenarios::observationOf(view, side)));
    }
    return scenarios::writeScenario(view);
}

/// The formats of a side, that of scenarios first.
QStringList sideSuffixes() {
    return {QLatin1String{scenarios::kScenarioSuffix}, QStringLiteral("json"), QStringLiteral("csv"),
            QStringLiteral("npz")};
}

/// Returns the path with the suffix of scenarios, unless it has that of one of the formats.
QString withSuffix(const QString& path) {
    return sideSuffixes().contains(QFileInfo{path}.suffix().toLower()) ? path : path + u'.' + sideSuffixes().front();
}

/// Asks where to write what the player knows; returns an empty text if canceled.
QString askForSideFile(QWidget* window, const Scenario& scenario, const PlayerId& side) {
    const QStringList filters =
        VisionController::tr(
            "Scenarios (*.%1);;Numbers as JSON (*.json);;Numbers as a table (*.csv);;Arrays for NumPy (*.npz)")
            .arg(QLatin1String{scenarios::kScenarioSuffix})
            .split(QStringLiteral(";;"));
    QFileDialog dialog{window, VisionController::tr("What %1 knows").arg(playerName(scenario, side)), startPlace({})};
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(sideSuffixes().front());
    QString name = scenario.name.isEmpty() ? playerName(scenario, side)
                                           : VisionController::nameAsKnown(scenario.name, playerName(scenario, side));
    dialog.selectFile(name.replace(u'/', u'-')); // not the name of the judge's file
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString& filter) {
        dialog.setDefaultSuffix(sideSuffixes().value(filters.indexOf(filter), sideSuffixes().front()));
    });
    const bool isChosen = dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty();
    return isChosen ? dialog.selectedFiles().front() : QString{};
}

} // namespace

VisionController::VisionController(const TableParts& parts)
    : m_parts{parts}, m_accepted{parts.document.scenario()}, m_askForFile{[this](const PlayerId& side) {
          return askForSideFile(m_parts.view.window(), m_parts.document.scenario(), side);
      }} {
    // Only then the stack knows of the step; while it is made, the table has already changed.
    connect(m_parts.document.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (!m_parts.document.beforeNewestStep()) { // undone, or redone as it was taken up
            m_accepted = m_parts.document.scenario();
        }
    });
    connect(&m_parts.document, &ScenarioDocument::scenarioChanged, this, &VisionController::edited);
    connect(&m_parts.document, &ScenarioDocument::documentReplaced, this, [this] {
        m_accepted = m_parts.document.scenario();
        m_owner.reset();
        // A player's file stays one when it is opened again.
        const auto& vision = m_parts.document.scenario().vision;
        if (vision && vision->enabled && m_parts.document.scenario().player(vision->knownBy)) {
            setOwner(vision->knownBy);
        } else {
            showFogOf(std::nullopt);
        }
    });
    connect(m_parts.actions.menu("viewsMenu"), &QMenu::aboutToShow, this, &VisionController::fillViews);
    connect(m_parts.actions.menu("fogOverMenu"), &QMenu::aboutToShow, this, &VisionController::fillFogOver);
    connect(m_parts.actions.menu("profilesMenu"), &QMenu::aboutToShow, this, &VisionController::fillProfiles);
}

QString VisionController::nameAsKnown(const QString& table, const QString& player) {
    const QString pattern = tr("%1, as %2 knows it", "a table, a player");
    return table.contains(pattern.arg(QString{}, player)) ? table : pattern.arg(table, player);
}

void VisionController::nextTurn() {
    const int before = stateCount(m_parts.document.scenario());
    m_parts.document.edit(tr("Next turn"), m_owner ? scenarios::withTurnEnded(m_parts.document.scenario(), *m_owner)
                                                   : scenarios::withNextTurn(m_parts.document.scenario()));
    const Scenario& now = m_parts.document.scenario();
    const scenarios::Player* player = now.vision ? now.player(now.vision->active) : nullptr;
    if (!player) {
        return;
    }
    const QString turn = tr("Turn %1: %2").arg(now.vision->turn).arg(playerName(*player));
    const int ended = before - stateCount(now);
    emit statusText(ended > 0
                        ? tr("%1. %2", "whose turn it is, what ended").arg(turn, tr("%n states ended.", nullptr, ended))
                        : turn);
}

void VisionController::forgetExplored() {
    m_parts.document.edit(tr("Forget what was explored"),
                          scenarios::withKnowledgeReset(m_parts.document.scenario(), {}));
}

void VisionController::askToSaveSide() {
    if (const auto side = askForSide(tr("Save a player’s file"))) {
        saveSide(*side);
    }
}

void VisionController::askToOpenSide() {
    if (const auto side = askForSide(tr("Open a player’s table"))) {
        openSide(*side);
    }
}

void VisionController::askForLeaks() { m_leakSearch ? m_leakSearch() : searchLeaks(); }

bool VisionController::hasFog() const {
    const auto& vision = m_parts.document.scenario().vision;
    return vision && vision->enabled;
}

void VisionController::refreshActions() {
    const bool on = m_parts.actions.hasFact(Fact::Table) && hasFog();
    m_parts.actions.named("fogOfWar")->setChecked(on);
    m_parts.actions.setFact(Fact::HiddenGame, on);
    m_parts.actions.setFact(Fact::Players,
                            m_parts.actions.hasFact(Fact::Table) && !m_parts.document.scenario().players.empty());
    m_parts.actions.setFact(Fact::WholeTable, !m_owner);
}

void VisionController::turnFog(bool on) {
    Scenario next = scenarios::withFog(m_parts.document.scenario(), on);
    if (on && !m_parts.document.scenario().vision) {
        // One sees in a hidden game what the judge sees, unless another range is chosen.
        next = scenarios::withVisionProfile(std::move(next),
                                            *scenarios::shippedVisionProfile(QStringLiteral("line-of-sight")));
    }
    m_parts.document.edit(on ? tr("Fog of war on") : tr("Fog of war off"), std::move(next));
    if (on && m_parts.document.scenario().players.empty()) {
        emit statusText(tr("Fog of war is on. Add players and assign models to them; each player is a side."));
    }
}

void VisionController::askToEndGame() {
    const QStringList answers{tr("End the hidden game"), tr("Cancel")};
    if (askWithAnswers(
            m_parts.view.window(),
            tr("End the hidden game? Nothing on this table is hidden from anybody any longer. Its steps stay "
               "on the page “Turns” for review, and what each player knew stays in the file: “Hidden game: "
               "fog of war” continues the game. Windows and files of players that are open elsewhere keep "
               "what they hold."),
            answers) != 0) {
        return;
    }
    m_parts.document.edit(tr("End hidden game"), scenarios::withFog(m_parts.document.scenario(), false));
    emit statusText(tr("The hidden game has ended: nothing is hidden. Undo continues it."));
}

void VisionController::edited() {
    if (hasFog()) {
        settleLater();
    } else {
        m_run.cancel();
    }
    refreshFog();
    refreshActions();
}

void VisionController::settleLater() {
    m_run.startAfter(kPauseMilliseconds, [this] { settle(); });
}

void VisionController::settle() {
    if (m_parts.tools.currentTool().isBusy()) {
        settleLater(); // a move is accepted when the hand lets go
        return;
    }
    const Scenario after = m_parts.document.scenario();
    if (!hasFog() || !m_parts.document.beforeNewestStep() || !concernsSight(m_accepted, after)) {
        return;
    }
    m_run.start([before = m_accepted, after, text = m_parts.document.undoStack()->undoText()](
                    const std::stop_token& stop) { return takenUp(before, after, text, stop); },
                [this, before = m_accepted, after](Scenario next) {
                    if (m_parts.document.scenario() == after) {
                        m_parts.document.amend(std::move(next));
                        m_accepted = m_parts.document.scenario();
                        if (const QString entered = enteredText(before, after); !entered.isEmpty()) {
                            emit statusText(entered);
                        } else if (beginsAnew(before, after)) {
                            emit statusText(tr("No move was made yet: each side begins to explore anew."));
                        }
                    }
                });
}

void VisionController::showFogOf(std::optional<PlayerId> side) {
    m_side = std::move(side);
    refreshFog();
}

void VisionController::setOwner(const PlayerId& side) {
    m_owner = side;
    showFogOf(side);
    refreshActions();
}

void VisionController::askForView(const std::optional<PlayerId>& side) {
    if (m_viewTaker && m_viewTaker(side)) {
        return;
    }
    if (side != m_owner) {
        emit viewRequested(side);
    }
    emit fogShown(); // whoever asked shows again what is shown now
}

void VisionController::refreshFog() {
    const Scenario& scenario = m_parts.document.scenario();
    if (m_side && (!hasFog() || scenario.player(*m_side) == nullptr)) {
        m_side.reset();
    }
    FogPicture fog = m_side ? fogPictureOf(scenario, *m_side) : FogPicture{};
    fog.isBlank = fog.isBlank && m_owner; // the judge looks through
    m_parts.scene.show(std::move(fog));
    emit fogShown();
}

void VisionController::showNextSide() {
    const auto& players = m_parts.document.scenario().players;
    const auto shown = std::ranges::find_if(players, [this](const auto& player) { return m_owner == player.id; });
    const auto next = shown == players.end() ? players.begin() : shown + 1;
    askForView(next == players.end() ? std::nullopt : std::optional{next->id});
}

void VisionController::fillViews() {
    QMenu& menu = *m_parts.actions.menu("viewsMenu");
    menu.clear();
    QActionGroup& group = newGroup(menu);
    const auto add = [&](const QString& text, const std::optional<PlayerId>& side) {
        auto* action = group.addAction(menu.addAction(text));
        action->setCheckable(true);
        action->setChecked(m_owner == side);
        connect(action, &QAction::triggered, this, [this, side] { askForView(side); });
    };
    add(tr("the judge: nothing is hidden"), std::nullopt);
    for (const scenarios::Player& player : m_parts.document.scenario().players) {
        add(playerName(player), player.id);
    }
}

void VisionController::fillFogOver() {
    QMenu& menu = *m_parts.actions.menu("fogOverMenu");
    menu.clear();
    QActionGroup& group = newGroup(menu);
    const auto add = [&](const QString& text, const QString& says, const std::optional<PlayerId>& side) {
        auto* action = group.addAction(menu.addAction(text));
        action->setCheckable(true);
        action->setChecked(m_side == side);
        connect(action, &QAction::triggered, this, [this, side, says] {
            showFogOf(side);
            emit statusText(says);
        });
    };
    add(tr("none"), tr("The judge’s view: nothing is hidden."), std::nullopt);
    for (const scenarios::Player& player : m_parts.document.scenario().players) {
        add(playerName(player),
            tr("The fog of %1 covers the judge’s table, which still contains everything. To show the screen to a "
               "player, use Play > See the table as.")
                .arg(playerName(player)),
            player.id);
    }
}

void VisionController::fillProfiles() {
    QMenu& menu = *m_parts.actions.menu("profilesMenu");
    menu.clear();
    if (!hasFog()) {
        return;
    }
    const auto& now = m_parts.document.scenario().vision->profile;
    QActionGroup* group = &newGroup(menu);
    const auto add = [&](const QString& text, const QString& tip, bool isOn, const scenarios::VisionProfile& profile) {
        auto* action = group->addAction(menu.addAction(text));
        action->setStatusTip(tip);
        action->setCheckable(true);
        action->setChecked(isOn);
        connect(action, &QAction::triggered, this, [this, profile, text] {
            m_parts.document.edit(tr("Sight: %1").arg(text),
                                  scenarios::withVisionProfile(m_parts.document.scenario(), profile));
        });
    };
    const auto memory = scenarios::memoryPresetOf(now);
    for (const auto& profile : scenarios::shippedVisionProfiles()) {
        add(shippedText(profile.name), shippedText(profile.note), profile.id == now.id, profile);
    }
    menu.addSeparator();
    group = &newGroup(menu);
    for (const auto& preset : scenarios::shippedMemoryPresets()) {
        add(shippedText(preset.name), shippedText(preset.note), preset.id == memory,
            scenarios::withMemory(now, preset));
    }
}

std::optional<PlayerId> VisionController::askForSide(const QString& title) {
    if (m_owner) {
        return m_owner; // a player's window holds nothing of the others
    }
    QStringList names;
    const auto& players = m_parts.document.scenario().players;
    std::ranges::transform(players, std::back_inserter(names), [](const auto& player) { return playerName(player); });
    bool ok = false;
    const QString name = QInputDialog::getItem(m_parts.view.window(), title, tr("Player:"), names, 0, false, &ok);
    const auto index = names.indexOf(name);
    return ok && index >= 0 ? std::optional{players[static_cast<std::size_t>(index)].id} : std::nullopt;
}

void VisionController::printError(const QString& sentence) {
    m_parts.bar.showMessage(sentence, {}, m_parts.scene.theme().warning);
}

void VisionController::saveSide(const PlayerId& side) {
    const QString chosen = m_askForFile(side);
    if (chosen.isEmpty()) {
        return;
    }
    const QString path = withSuffix(chosen);
    if (path != chosen && QFileInfo::exists(path)) { // the dialog asked about replacing another file
        printError(tr("Nothing was saved: “%1” exists. Choose it by its whole name to replace it.")
                       .arg(QFileInfo{path}.fileName()));
        return;
    }
    m_search.start(
        [whole = m_parts.document.scenario(), side, suffix = suffixOf(path)](const std::stop_token& stop) {
            const Scenario view = scenarios::sideViewOf(whole, side, stop);
            QByteArray bytes = outputOf(view, side, suffix);
            const Scenario reduced = scenarios::withoutSecrets(whole, view);
            const QByteArray bare = outputOf(scenarios::sideViewOf(reduced, side, stop), side, suffix);
            const bool isFree =
                bytes == bare &&
                scenarios::leaksBeside(bytes, bare, secretsFor(suffix, whole, view, side), scenarios::wordsIn(reduced))
                    .empty();
            return isFree ? bytes : QByteArray{};
        },
        [this, path](const QByteArray& bytes) {
            const QString problem =
                bytes.isEmpty() ? tr("the file would reveal secrets") : scenarios::writeFileAtomically(path, bytes);
            if (problem.isEmpty()) {
                emit statusText(tr("Saved: %1").arg(path));
            } else {
                printError(tr("Nothing was saved: %1. Try another folder, or search for leaks.").arg(problem));
            }
        });
}

void VisionController::openSide(const PlayerId& side) {
    m_search.start([whole = m_parts.document.scenario(),
                    side](const std::stop_token& stop) { return scenarios::sideViewOf(whole, side, stop); },
                   [this, side](const Scenario& view) { emit sideTableRequested(view, side); });
}

void VisionController::searchLeaks() {
    m_search.start(
        [whole = m_parts.document.scenario()](const std::stop_token& stop, const LatestTask::Progress& reportProgress) {
            QStringList found;
            const int all = static_cast<int>(whole.players.size());
            for (int i = 0; i < all && !stop.stop_requested(); ++i) {
                const scenarios::Player& player = whole.players[static_cast<std::size_t>(i)];
                const Scenario view = scenarios::sideViewOf(whole, player.id, stop);
                const Scenario reduced = scenarios::withoutSecrets(whole, view);
                const Scenario bare = scenarios::sideViewOf(reduced, player.id, stop);
                const QStringList held = scenarios::wordsIn(reduced);
                for (const QString& suffix :
                     {QString{}, QStringLiteral("json"), QStringLiteral("csv"), QStringLiteral("npz")}) {
                    const QByteArray bytes = outputOf(view, player.id, suffix);
                    const QByteArray ofBare = outputOf(bare, player.id, suffix);
                    for (const auto& leak :
                         scenarios::leaksBeside(bytes, ofBare, secretsFor(suffix, whole, view, player.id), held)) {
                        found << playerName(player) + QStringLiteral(": ") + leak.kind + QStringLiteral(" ") +
                                     leak.secret;
                    }
                    if (bytes != ofBare) {
                        found << playerName(player);
                    }
                }
                reportProgress(i + 1, all);
            }
            found.removeDuplicates();
            return found;
        },
        [this](const QStringList& found) {
            if (found.isEmpty()) {
                emit statusText(tr("No player’s table reveals anything that the player must not know."));
            } else {
                printError(tr("These players’ tables reveal what they must not: %1. Do not hand them out.")
                               .arg(found.join(QStringLiteral("; "))));
            }
        });
}

} // namespace sightline::app
