#include "app/desktop/window/hot_seat.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/rules/rule_set_box.h"
#include "app/desktop/vision/hand_over_page.h"
#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/phrase_dialog.h"
#include "app/desktop/vision/vision_controller.h"
#include "app/desktop/vision/words_said.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/questions.h"
#include "app/desktop/window/file_controller.h"
#include "app/desktop/window/main_window.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/position_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/vision/leak_check.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/turn_news.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDockWidget>
#include <QEvent>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QSet>
#include <QUndoCommand>

#include <algorithm>
#include <map>

namespace sightline::app {

namespace {

using scenarios::Model;
using scenarios::PlayerId;
using scenarios::Scenario;

constexpr int kDebounceMilliseconds = 160;
constexpr int kWaitMilliseconds = 40;
/// Long enough that numbers of two fields are no place on the table.
const QString kBetweenWords = QStringLiteral("\n") + QString{16, QLatin1Char{' '}} + QStringLiteral("\n");

/// The judge's table with what the player did to own models: where they stand and where they face. Nothing else comes
/// back.
Scenario withMovesOf(const PlayerId& side, Scenario whole, const Scenario& known, const Scenario& now) {
    for (const Model& moved : now.models) {
        const Model* before = known.model(moved.id);
        const auto held = std::ranges::find(whole.models, moved.id, &Model::id);
        if (!before || held == whole.models.end() || held->player != side || before->player != side || held->locked) {
            continue;
        }
        if (before->position != moved.position || before->facing != moved.facing ||
            before->elevation != moved.elevation) {
            held->position = moved.position;
            held->facing = moved.facing;
            held->elevation = moved.elevation;
        }
    }
    return whole;
}

/// Returns which models were moved, and where to: the text of the step.
QString moveText(const Scenario& before, const Scenario& after, const PlayerId& side) {
    constexpr qsizetype kMaxNamed = 3;
    QStringList moves;
    for (const Model& moved : after.models) {
        const Model* was = before.model(moved.id);
        if (was && was->position != moved.position) {
            moves << HotSeat::tr("%1 to %2", "a model, a place")
                         .arg(nameOf(after, scenarios::AnyId{moved.id}), measuredPositionText(moved.position));
        } else if (was && was->facing != moved.facing) {
            moves << HotSeat::tr("%1 turned", "a model").arg(nameOf(after, scenarios::AnyId{moved.id}));
        }
    }
    return moves.isEmpty() || moves.size() > kMaxNamed ? HotSeat::tr("Move of %1").arg(playerName(after, side))
                                                       : moves.join(QStringLiteral("; "));
}

/// Returns the text of that step in the player's window, of what the player knows. It is none of the notes of the log,
/// which the search for leaks takes for secrets.
QString ownMoveText(const Scenario& before, const Scenario& after) {
    constexpr qsizetype kMaxNamed = 3;
    QStringList names;
    for (const Model& moved : after.models) {
        const Model* was = before.model(moved.id);
        if (was && (was->placed() != moved.placed() || was->elevation != moved.elevation)) {
            names << nameOf(after, scenarios::AnyId{moved.id});
        }
    }
    return !names.isEmpty() && names.size() <= kMaxNamed
               ? HotSeat::tr("Move of %1", "models").arg(names.join(HotSeat::tr(", ")))
               : HotSeat::tr("Move of %n models", nullptr, static_cast<int>(names.size()));
}

/// True if the player moved, turned or changed what is not an own model: others' models, terrain and the like.
bool movesOthers(const PlayerId& side, const Scenario& known, const Scenario& now) {
    return now.terrain != known.terrain || now.zones != known.zones || now.objectives != known.objectives ||
           now.labels != known.labels || std::ranges::any_of(now.models, [&](const Model& moved) {
               const Model* before = moved.player == side ? nullptr : known.model(moved.id);
               return before && (before->position != moved.position || before->facing != moved.facing);
           });
}

QString newsText(const scenarios::TurnNews& news) {
    QStringList parts;
    if (news.found > 0) {
        parts << HotSeat::tr("%n enemies found", nullptr, news.found);
    }
    if (news.lost > 0) {
        parts << HotSeat::tr("%n enemies lost from sight", nullptr, news.lost);
    }
    if (news.moved > 0) {
        parts << HotSeat::tr("%n enemies moved", nullptr, news.moved);
    }
    return parts.isEmpty() ? HotSeat::tr("Since your last turn you have seen nothing new.")
                           : HotSeat::tr("Since your last turn: %1.").arg(parts.join(HotSeat::tr(", ")));
}

PlayerId playerAfter(const Scenario& scenario, const PlayerId& player) {
    const auto found = std::ranges::find(scenario.players, player, &scenarios::Player::id);
    return found == scenario.players.end() || found + 1 == scenario.players.end() ? scenario.players.front().id
                                                                                  : (found + 1)->id;
}

/// Returns, by id, where models stand, as texts of a window say it.
std::map<scenarios::ModelId, QString> measuredPositions(const Scenario& scenario) {
    std::map<scenarios::ModelId, QString> texts;
    for (const Model& model : scenario.models) {
        texts.emplace(model.id, measuredPositionText(model.position));
    }
    return texts;
}

/// Returns those of the texts that the side must not read: of models that it neither sees nor remembers there, unless
/// one that it knows has the same.
QStringList hiddenPositions(const std::map<scenarios::ModelId, QString>& texts,
                            const Scenario& whole,
                            const Scenario& view,
                            const PlayerId& side) {
    const scenarios::VisionSide* own = view.vision ? view.vision->side(side) : nullptr;
    const auto isKnown = [&](const Model& model) {
        const auto stands = [&](const Model& known) { return known.position == model.position; };
        return std::ranges::any_of(view.models, stands) ||
               (own &&
                std::ranges::any_of(own->knows.models, [&](const auto& entry) { return stands(entry.second.as); }));
    };
    QSet<QString> known;
    QStringList hidden;
    for (const Model& model : whole.models) {
        const QString& text = texts.at(model.id);
        if (isKnown(model)) {
            known.insert(text);
        } else {
            hidden.append(text);
        }
    }
    hidden.removeIf([&](const QString& text) { return known.contains(text); });
    return hidden;
}

/// Returns why a player's window has nothing to undo.
QString undoObstacle(bool hasSeenNew) {
    return hasSeenNew ? HotSeat::tr("Your last move showed you something new: only the judge can take it back.")
                      : HotSeat::tr("You have made no move here yet that could be undone.");
}

/// Clears the clipboard, so that no player gets what another one copied.
void clearClipboard() { QApplication::clipboard()->clear(); }

} // namespace

/// An undo step of a player's window: what undoes it is the judge's table, of which the window knows nothing.
class HotSeat::MovesCommand : public QUndoCommand {
public:
    MovesCommand(HotSeat& seat, const QString& text) : QUndoCommand{text}, m_seat{&seat} {}

    void undo() override {
        // Not inside of the stack, which is filled anew.
        QMetaObject::invokeMethod(
            m_seat, [seat = m_seat] { seat->undoMoves(); }, Qt::QueuedConnection);
    }
    void redo() override {}

private:
    HotSeat* m_seat;
};

HotSeat::HotSeat(MainWindow& judge, std::function<MainWindow&()> makeWindow, Passphrase phrase)
    : QObject{&judge},
      m_judge{judge},
      m_makeWindow{std::move(makeWindow)},
      m_phrase{phrase},
      m_page{std::make_unique<HandOverPage>(std::move(phrase))} {
    connectParts();
    Scenario next = judge.document().scenario();
    if (next.vision->active.isEmpty()) {
        next = scenarios::withNextTurn(next); // somebody begins
    }
    // A file that is saved from now on opens on the page between players.
    next = scenarios::withOneScreen(std::move(next), m_phrase.toText());
    if (next != judge.document().scenario()) {
        judge.document().edit(tr("Play on one screen"), std::move(next));
    }
    m_page->setPlayers(judge.document().scenario().players, judge.document().scenario().vision->active);
    m_page->setGeometry(judge.geometry());
    clearClipboard();
    m_page->show();
    hideWindowsOfTheJudge();
    // Panels of a table that is just being opened come after it.
    QTimer::singleShot(0, this, [this] {
        if (m_page->isVisible()) {
            hideWindowsOfTheJudge();
        }
    });
}

HotSeat::HotSeat(MainWindow& judge, std::function<MainWindow&()> makeWindow, Passphrase phrase, const PlayerId& first)
    : QObject{&judge},
      m_judge{judge},
      m_makeWindow{std::move(makeWindow)},
      m_phrase{std::move(phrase)},
      m_isDirect{true},
      m_page{std::make_unique<HandOverPage>(m_phrase)} {
    connectParts();
    showTableOf(first);
}

void HotSeat::connectParts() {
    connect(m_page.get(), &HandOverPage::playerRequested, this, &HotSeat::showTableOf);
    connect(m_page.get(), &HandOverPage::judgeRequested, this, &HotSeat::backToJudge);
    connect(m_page.get(), &HandOverPage::saveRequested, this, [this] { saveGame(FileChoice::Own); });
    connect(m_page.get(), &HandOverPage::quitRequested, this, &HotSeat::quit);
    const auto addKeys = [this](const QAction& command, auto does) {
        auto* keys = new QAction{m_page.get()};
        keys->setShortcuts(command.shortcuts());
        m_page->addAction(keys);
        connect(keys, &QAction::triggered, this, does);
    };
    addKeys(*m_judge.actions().named("save"), [this] { saveGame(FileChoice::Own); });
    addKeys(*m_judge.actions().named("quit"), [this] { quit(); });
    m_debounce.setSingleShot(true);
    m_debounce.setInterval(kDebounceMilliseconds);
    connect(&m_debounce, &QTimer::timeout, this, &HotSeat::take);
    m_waits.setInterval(kWaitMilliseconds);
    connect(&m_waits, &QTimer::timeout, this, &HotSeat::goOn);
}

HotSeat::~HotSeat() { closeTable(); }

bool HotSeat::isSettled() const {
    return !m_debounce.isActive() && !m_waits.isActive() && !m_run.isRunning() && !m_search.isRunning() &&
           !m_news.isRunning() && (!m_table || m_table->vision().isSettled());
}

void HotSeat::showTableOf(const PlayerId& player) {
    m_side = player;
    whenSettled([this] { askForView(&HotSeat::openTable); });
}

void HotSeat::whenSettled(std::function<void()> then) {
    m_then.push_back(std::move(then));
    m_waits.start();
}

void HotSeat::goOn() {
    if (!m_judge.vision().isSettled()) {
        return;
    }
    if (m_work && !m_debounce.isActive()) { // a move that was just made belongs to the game
        const auto work = std::exchange(m_work, {});
        work();
        return;
    }
    if (!m_then.empty()) {
        const auto then = std::move(m_then.front());
        m_then.pop_front();
        then();
    }
    if (m_then.empty() && !m_work) {
        m_waits.stop();
    }
}

void HotSeat::askForView(void (HotSeat::*give)(Scenario)) {
    m_run.start([whole = m_judge.document().scenario(),
                 side = m_side](const std::stop_token& stop) { return scenarios::sideViewOf(whole, side, stop); },
                [this, give](Scenario view) { (this->*give)(std::move(view)); });
}

void HotSeat::openTable(Scenario view) {
    const MainWindow* before = m_table ? m_table.data() : m_isDirect && m_judge.isVisible() ? &m_judge : nullptr;
    m_known = view;
    forgetMoves();
    m_sightings.add(view, m_side);
    MainWindow& table = m_makeWindow();
    table.setProperty("playersTable", true);
    prepare(table);
    connect(&table, &MainWindow::languageChanged, this, [this, &table] { prepare(table); });
    connect(&table, &MainWindow::viewRequested, this, &HotSeat::changeView);
    if (!m_isDirect) {
        connect(&table, &MainWindow::hotSeatRequested, this, &HotSeat::handOver);
    }
    const QRect place = before ? before->geometry() : m_page->geometry();
    table.setGeometry(place);
    table.show();
    table.showSide(std::move(view), m_side);
    if (before) {
        table.restoreState(before->saveState());
        // After the table is fitted into a window that is new to it.
        QTimer::singleShot(0, &table,
                           [&table, scale = before->view()->pixelsPerInch(),
                            middle = before->view()->tableScene().viewArea().center()] {
                               table.view()->setPixelsPerInch(scale, {0, 0});
                               table.view()->centerOn(middle);
                           });
    }
    putAwayEditors(table); // a layout that was restored shows them again
    if (before == &m_judge) {
        table.showDock("hiddenDock"); // with the button that ends the turn, and the way back
    }
    clearClipboard();
    closeTable();
    m_table = &table;
    explainUndo(table);
    table.installEventFilter(this);
    connect(&table.document(), &ScenarioDocument::scenarioChanged, this, [this] {
        if (!m_isGiving) {
            m_debounce.start();
        }
    });
    m_page->hide();
    if (m_judge.isVisible()) {
        hideWindowsOfTheJudge();
    }
    if (!m_isDirect) {
        reportNews();
    }
}

void HotSeat::reportNews() {
    const Scenario& whole = m_judge.document().scenario();
    const auto count = scenarios::endOfLastTurn(whole, m_side);
    if (!count) {
        m_news.forget();
        return;
    }
    m_news.start(
        [whole, side = m_side, now = m_known, count = *count](const std::stop_token& stop) {
            const Scenario then = scenarios::sideViewOf(scenarios::replayedTo(whole, count, stop), side, stop);
            return scenarios::newsOf(side, then, now);
        },
        [this, side = m_side](const scenarios::TurnNews& news) {
            auto* bar = m_table && m_side == side ? m_table->findChild<MessageBar*>() : nullptr;
            if (bar) {
                bar->showMessage(newsText(news), {}, m_table->view()->tableScene().theme().textQuiet,
                                 QStringLiteral("info"));
            }
        });
}

void HotSeat::prepare(MainWindow& table) {
    // Other tables, and what makes one of this one, are not for players.
    ActionSet& actions = table.actions();
    for (const char* id :
         {"newTable", "newWindow", "open", "close", "fogOfWar", "endHiddenGame", "forgetExplored", "openSideTable",
          "brushTool", "lightTool", "editVisionProfile", "judgePhrase", "modelVision", "visionStructures"}) {
        actions.named(id)->setVisible(false);
    }
    for (const char* id : {"fogOverMenu", "profilesMenu", "recentMenu"}) {
        actions.menu(id)->menuAction()->setVisible(false);
    }
    // Only own models move: what makes, changes or removes anything else is not there.
    for (const char* id : {"polygonTool",    "wallTool",      "rectangleTool", "ellipseTool",
                           "ruinTool",       "hillTool",      "cornerTool",    "windowTool",
                           "doorTool",       "zoneTool",      "objectiveTool", "labelTool",
                           "eraseTool",      "traceTool",     "cut",           "paste",
                           "duplicate",      "remove",        "mirror",        "rename",
                           "lock",           "editRules",     "overrule",      "overruleWall",
                           "rulings",        "import",        "pasteArmy",     "checkModels",
                           "insertModel",    "insertPiece",   "halfTurnCopy",  "mirrorCopyRight",
                           "mirrorCopyDown", "group",         "ungroup",       "takeOffTheTable",
                           "layoutSearch",   "fairness",      "exposure",      "layoutReport",
                           "openEnds",       "compareTables", "tour",          "history"}) {
        actions.named(id)->setVisible(false);
    }
    // What is saved is the game, never what this player knows of it; that has a command of its own.
    table.findChild<FileController*>()->setGame(
        {[this] { saveGame(FileChoice::Own); }, [this] { saveGame(FileChoice::New); }, [this] { quit(); }});
    actions.named("save")->setText(tr("&Save game"));
    actions.named("save")->setStatusTip(
        m_isDirect ? tr("Write the whole game to its file")
                   : tr("Write the whole game to its file; it opens on the page where players choose their name"));
    actions.named("saveAs")->setText(tr("Save game &as…"));
    actions.named("saveAs")->setStatusTip(tr("Write the whole game to another file"));
    actions.named("saveSideFile")
        ->setText(tr("&Save what %1 knows…")
                      .arg(playerName(m_judge.document().scenario(), m_side).replace(u'&', QStringLiteral("&&"))));
    actions.named("saveSideFile")
        ->setStatusTip(tr("Write a copy of what this player knows; the game cannot go on from it"));
    // What they hold is hidden by now, and a menu without an entry does not open.
    for (const char* id : {"pieceMenu", "tapeMenu", "photoMenu", "sensesMenu"}) {
        actions.menu(QLatin1String{id})->menuAction()->setVisible(false);
    }
    const QString reason = undoObstacle(m_hasSeenNew);
    actions.named("undo")->setProperty("ownObstacle", reason);
    actions.named("undo")->setToolTip(tr("Undo") + QLatin1Char{'\n'} + reason); // until it changes for the first time
    putAwayEditors(table);
    if (m_isDirect) {
        actions.named("hotSeat")->setVisible(false);
        table.hidden().setTurnEnding(TurnEnding::Here);
        connect(&table.hidden(), &HiddenController::lookBackRequested, this, &HotSeat::lookBack, Qt::UniqueConnection);
        table.vision().setLeakSearch([this] { searchLeaks(); });
    } else {
        for (QAction* action :
             {actions.named("nextFogView"), actions.named("searchLeaks"), actions.menu("viewsMenu")->menuAction()}) {
            action->setVisible(false);
        }
        table.hidden().setTurnEnding(TurnEnding::ByHandingOver);
        connect(&table.hidden(), &HiddenController::turnEndRequested, this, &HotSeat::endTurn);
        actions.named("nextTurn")->setText(tr("End my &turn"));
        actions.named("hotSeat")->setText(tr("&Hand over the screen"));
        actions.named("hotSeat")->setStatusTip(
            tr("Hide the table until a player clicks their own name; nobody’s turn ends"));
    }
}

void HotSeat::putAwayEditors(MainWindow& table) {
    for (const char* name : {"paletteDock", "trayDock", "photoDock", "designDock", "historyDock"}) {
        if (auto* dock = table.findChild<QDockWidget*>(QLatin1String{name})) {
            dock->hide();
            dock->toggleViewAction()->setVisible(false);
        }
    }
    if (auto* rules = table.findChild<RuleSetBox*>()) {
        rules->setEnabled(false); // the judge chooses them
    }
}

void HotSeat::changeView(const std::optional<PlayerId>& side) {
    if (!m_isDirect) {
        lock(side.value_or(PlayerId{})); // whoever looks next, the turn stays
    } else if (!side) {
        leave();
    } else if (*side != m_side) {
        takeMoves();
        showTableOf(*side);
    }
}

/// Dialogs and loose panels show the judge's table too.
void HotSeat::hideWindowsOfTheJudge() {
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        const QWidget* owner = widget->parentWidget();
        if (widget == &m_judge || !widget->isVisible() || !owner || owner->window() != &m_judge) {
            continue;
        }
        if (auto* dialog = qobject_cast<QDialog*>(widget)) {
            dialog->reject();
        } else {
            m_stoodBack << widget;
            widget->hide();
        }
    }
    m_judge.hide();
}

bool HotSeat::mayMove() const {
    if (m_isDirect) {
        return true; // the judge's own hand
    }
    const auto& vision = m_judge.document().scenario().vision;
    return vision && (vision->active.isEmpty() || vision->active == m_side);
}

void HotSeat::takeMoves() {
    if (!m_table) {
        return;
    }
    const Scenario& now = m_table->document().scenario();
    const Scenario& whole = m_judge.document().scenario();
    if (mayMove()) {
        Scenario next = withMovesOf(m_side, whole, m_known, now);
        if (next != whole) {
            const QString text = moveText(whole, next, m_side);
            if (m_newMoves) {
                m_newMoves->text = tr("Several moves");
            } else {
                m_newMoves = Moves{m_judge.document().undoStack()->index(),
                                   ownMoveText(m_known, withMovesOf(m_side, m_known, m_known, now))};
            }
            m_judge.document().edit(text, std::move(next));
        }
    } else if (withMovesOf(m_side, whole, m_known, now) != whole) {
        const QString refusal =
            tr("It is %1’s turn: the model is back where it was.").arg(playerName(whole, whole.vision->active));
        m_table->showProblem(refusal, {});
        emit m_table->vision().statusText(refusal); // in place of how far it was moved
    }
    if (movesOthers(m_side, m_known, now)) {
        emit m_table->vision().statusText(
            tr("Only models of %1 can be moved here: all else is back where it was.").arg(playerName(whole, m_side)));
    }
    m_known = now; // what came back is not taken twice
}

void HotSeat::take() {
    if (!m_table) {
        return;
    }
    if (m_table->view()->tools()->currentTool().isBusy() || !m_table->vision().isSettled()) {
        m_debounce.start(); // a move is taken when the hand lets go
        return;
    }
    const Scenario& now = m_table->document().scenario();
    const bool endsTurn = now.vision && m_known.vision &&
                          (now.vision->turn != m_known.vision->turn || now.vision->active != m_known.vision->active);
    takeMoves();
    if (endsTurn && !m_isDirect) {
        endTurn();
        return;
    }
    if (endsTurn) {
        forgetMoves();
        whenSettled([this] {
            m_judge.document().edit(tr("Next turn"), scenarios::withTurnEnded(m_judge.document().scenario(), m_side));
        });
    }
    whenSettled([this] { askForView(&HotSeat::show); });
}

void HotSeat::show(Scenario view) {
    if (!m_table || m_table->document().scenario() != m_known) {
        return; // moved again: that is taken first
    }
    const bool isNew = m_sightings.add(view, m_side);
    if (isNew) {
        m_undoable.clear();
        m_hasSeenNew = m_hasSeenNew || m_newMoves;
    } else if (m_newMoves) {
        m_undoable.push_back(*m_newMoves);
    }
    m_newMoves.reset();
    m_isGiving = true;
    m_table->document().edit(tr("Visible now"), view);
    offerUndo();
    m_isGiving = false;
    m_known = m_table->document().scenario();
}

void HotSeat::offerUndo() {
    m_table->actions().named("undo")->setProperty("ownObstacle", undoObstacle(m_hasSeenNew));
    QUndoStack& stack = *m_table->document().undoStack();
    stack.clear(); // no step of the window leads back to what was seen before
    for (const Moves& moves : m_undoable) {
        stack.push(new MovesCommand{*this, moves.text});
    }
    stack.setClean();
}

void HotSeat::undoMoves() {
    if (!m_table || m_undoable.empty()) {
        return;
    }
    m_debounce.stop();
    takeMoves(); // what is not taken yet is undone too
    const int step = m_undoable.back().firstStep;
    m_undoable.pop_back();
    m_newMoves.reset();
    m_judge.document().goToStep(step);
    whenSettled([this] { askForView(&HotSeat::show); });
}

void HotSeat::explainUndo(MainWindow& table) const {
    QAction* undo = table.actions().named("undo");
    auto* reason = new QAction{&table};
    reason->setObjectName(QStringLiteral("undoObstacle"));
    const auto follow = [undo, reason] {
        reason->setShortcuts(undo->shortcuts());
        reason->setEnabled(!undo->isEnabled());
    };
    connect(undo, &QAction::changed, reason, follow);
    follow();
    table.addAction(reason);
    connect(reason, &QAction::triggered, &table,
            [&table, undo] { emit table.vision().statusText(table.actions().obstacle(*undo)); });
}

void HotSeat::forgetMoves() {
    m_sightings = {};
    m_newMoves.reset();
    m_undoable.clear();
    m_hasSeenNew = false;
}

void HotSeat::lock(const PlayerId& next) {
    m_debounce.stop();
    m_then.clear();
    m_run.forget();
    m_news.forget();
    takeMoves();
    m_page->setPlayers(m_judge.document().scenario().players, next);
    m_page->show();
    closeTable();
    clearClipboard();
}

void HotSeat::handOver() { lock(playerAfter(m_judge.document().scenario(), m_side)); }

void HotSeat::endTurn() {
    const bool ownTurn = mayMove();
    handOver();
    if (ownTurn) {
        whenSettled([this] {
            m_judge.document().edit(tr("Next turn"), scenarios::withNextTurn(m_judge.document().scenario()));
        });
    }
}

void HotSeat::saveGame(FileChoice choice) {
    m_work = [this, choice] { writeGame(choice); };
    m_waits.start();
}

void HotSeat::quit() {
    m_work = [this] { askAndQuit(); };
    m_waits.start();
}

QWidget* HotSeat::shownWindow() const { return m_table ? static_cast<QWidget*>(m_table) : m_page.get(); }

bool HotSeat::writeGame(FileChoice choice) {
    ScenarioDocument& game = m_judge.document();
    bool isSaved = false;
    bool hasProblems = false;
    const auto whenSaved = connect(&game, &ScenarioDocument::saved, this, [&isSaved] { isSaved = true; });
    const auto whenNot = connect(&game, &ScenarioDocument::problems, this, [&hasProblems] { hasProblems = true; });
    (choice == FileChoice::Own ? m_judge.actions().named("save") : m_judge.actions().named("saveAs"))->trigger();
    disconnect(whenSaved);
    disconnect(whenNot);
    QString sentence;
    if (isSaved) {
        sentence = tr("The whole game is saved: %1", "a file").arg(QFileInfo{game.path()}.fileName());
    } else if (const auto* bar = m_judge.findChild<MessageBar*>(); bar && hasProblems) {
        sentence = bar->sentence(); // of the file; the judge's bar is not shown
    } else {
        return false; // canceled
    }
    if (!m_table) {
        m_page->say(sentence);
    } else if (isSaved) {
        emit m_table->vision().statusText(sentence);
    } else {
        m_table->showProblem(sentence, {});
    }
    return isSaved;
}

void HotSeat::askAndQuit() {
    const ScenarioDocument& game = m_judge.document();
    if (game.isModified()) {
        const QString name = !game.path().isEmpty()           ? QFileInfo{game.path()}.fileName()
                             : game.scenario().name.isEmpty() ? MainWindow::tr("New table")
                                                              : game.scenario().name;
        switch (askAboutUnsaved(shownWindow(), name)) {
        case UnsavedAnswer::Save:
            if (!writeGame(FileChoice::Own)) {
                return;
            }
            break;
        case UnsavedAnswer::Discard: break;
        case UnsavedAnswer::Cancel: return;
        }
    }
    if (m_table) {
        m_page->setGeometry(m_table->geometry());
    }
    m_page->setPlayers(m_judge.document().scenario().players, m_side);
    closeTable();
    m_page->hide();
    QApplication::closeAllWindows(); // other tables ask for themselves
    const QWidgetList windows = QApplication::topLevelWidgets();
    if (std::ranges::any_of(windows, [](const QWidget* window) {
            return window->isVisible() && qobject_cast<const QMainWindow*>(window);
        })) {
        m_page->show();
    } else {
        QCoreApplication::quit();
    }
}

void HotSeat::leave() {
    if (!m_phrase.isSet()) {
        backToJudge();
        return;
    }
    auto* dialog = new PhraseDialog{m_phrase, m_table};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, &HotSeat::backToJudge);
    connect(dialog, &QDialog::rejected, this, [this] { m_looksBack = false; });
    dialog->open();
}

void HotSeat::lookBack() {
    m_work = [this] {
        m_looksBack = true;
        leave();
    };
    m_waits.start();
}

void HotSeat::backToJudge() {
    if (m_isDirect && m_table) {
        takeMoves();
        m_judge.setGeometry(m_table->geometry());
    }
    m_debounce.stop();
    m_run.forget();
    m_search.forget();
    m_news.forget();
    m_then.clear();
    m_work = {};
    clearClipboard();
    m_judge.show();
    for (const auto& widget : m_stoodBack) {
        if (widget) {
            widget->show();
        }
    }
    m_judge.raise();
    m_judge.activateWindow();
    closeTable();
    m_page->hide();
    if (std::exchange(m_looksBack, false)) {
        m_judge.hidden().lookBackAs(m_side);
    }
    deleteLater();
}

void HotSeat::searchLeaks() {
    if (!m_table) {
        return;
    }
    // What every window says is no secret.
    const std::unique_ptr<MainWindow> blank{&m_makeWindow()};
    QStringList said = wordsSaid(*m_table) + wordsOnClipboard();
    const QStringList usual = wordsSaid(*blank);
    const QSet<QString> known{usual.begin(), usual.end()};
    said.removeIf([&known](const QString& words) { return known.contains(words); });
    m_search.start(
        [said, whole = m_judge.document().scenario(), side = m_side,
         texts = measuredPositions(m_judge.document().scenario())](const std::stop_token& stop) {
            const Scenario view = scenarios::sideViewOf(whole, side, stop);
            scenarios::SideSecrets secrets = scenarios::secretsOf(whole, view, side);
            secrets.words += hiddenPositions(texts, whole, view, side);
            return scenarios::leaksIn(said.join(kBetweenWords).toUtf8(), secrets);
        },
        [this](const std::vector<scenarios::Leak>& leaks) {
            if (!m_table) {
                return;
            }
            if (leaks.empty()) {
                emit m_table->vision().statusText(tr("This window shows nothing that this player must not know."));
                return;
            }
            QStringList found;
            for (const scenarios::Leak& leak : leaks) {
                found << leak.kind + QLatin1Char{' '} + leak.secret;
            }
            m_judge.showProblem(
                tr("The window of %1 showed what this player must not know, and was closed: %2.")
                    .arg(playerName(m_judge.document().scenario(), m_side), found.join(QStringLiteral("; "))),
                {});
            m_page->setPlayers(m_judge.document().scenario().players, m_side);
            m_page->setGeometry(m_table->geometry());
            m_page->show();
            closeTable();
            clearClipboard();
        });
}

void HotSeat::closeTable() {
    if (m_table) {
        m_table->removeEventFilter(this);
        m_table->disconnect(this);
        m_table->document().disconnect(this);
        m_table->hide();
        m_table->deleteLater();
        m_table.clear();
    }
}

bool HotSeat::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::Close) {
        event->ignore();
        m_isDirect ? leave() : lock({}); // the judge's window stays behind its phrase
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sightline::app
