#include "app/desktop/vision/hot_seat.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/vision_actions.h"
#include "app/desktop/main_window.h"
#include "app/desktop/scene/table_view.h"
#include "app/desktop/text/vision_text.h"
#include "app/desktop/vision/hand_over_page.h"
#include "app/desktop/vision/vision_desk.h"
#include "scenarios/vision/side_view.h"
#include "scenarios/vision/turns.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>

#include <algorithm>

namespace sightline::app {

namespace {

using scenarios::Model;
using scenarios::PlayerId;
using scenarios::Scenario;

constexpr int kSoonMilliseconds = 160;
constexpr int kWaitMilliseconds = 40;

/// The judge's table with what the player did to own models: where they stand and where they face. Nothing else comes back.
Scenario withMovesOf(const PlayerId& side, Scenario whole, const Scenario& known, const Scenario& now) {
    for (const Model& moved : now.models) {
        const Model* before = known.model(moved.id);
        const auto held = std::ranges::find(whole.models, moved.id, &Model::id);
        if (!before || held == whole.models.end() || held->player != side || before->player != side || held->locked) {
            continue;
        }
        if (before->position != moved.position || before->facing != moved.facing || before->elevation != moved.elevation) {
            held->position = moved.position;
            held->facing = moved.facing;
            held->elevation = moved.elevation;
        }
    }
    return whole;
}

PlayerId playerAfter(const Scenario& scenario, const PlayerId& player) {
    const auto found = std::ranges::find(scenario.players, player, &scenarios::Player::id);
    return found == scenario.players.end() || found + 1 == scenario.players.end() ? scenario.players.front().id : (found + 1)->id;
}

/// What one player copied is none of the next one's.
void clearClipboard() { QApplication::clipboard()->clear(); }

} // namespace

HotSeat::HotSeat(MainWindow& judge, std::function<MainWindow&()> makeWindow, PassPhrase phrase)
    : QObject{&judge}, m_judge{judge}, m_makeWindow{std::move(makeWindow)}, m_page{std::make_unique<HandOverPage>(std::move(phrase))} {
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, &HotSeat::take);
    m_waits.setInterval(kWaitMilliseconds);
    connect(&m_waits, &QTimer::timeout, this, &HotSeat::goOn);
    connect(m_page.get(), &HandOverPage::playerAsked, this, &HotSeat::showTableOf);
    connect(m_page.get(), &HandOverPage::judgeAsked, this, &HotSeat::backToJudge);
    if (judge.document().scenario().vision->active.isEmpty()) {
        judge.document().edit(tr("Next turn"), scenarios::withNextTurn(judge.document().scenario())); // somebody begins
    }
    m_page->setPlayers(judge.document().scenario().players, judge.document().scenario().vision->active);
    m_page->setGeometry(judge.geometry());
    clearClipboard();
    m_page->show();
    judge.hide();
}

HotSeat::~HotSeat() { closeTable(); }

bool HotSeat::isSettled() const { return !m_soon.isActive() && !m_waits.isActive() && !m_run.isRunning() && (!m_table || m_table->vision().isSettled()); }

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
    if (!m_then.empty()) {
        const auto then = std::move(m_then.front());
        m_then.pop_front();
        then();
    }
    if (m_then.empty()) {
        m_waits.stop();
    }
}

void HotSeat::askForView(void (HotSeat::*give)(Scenario)) {
    m_run.start([whole = m_judge.document().scenario(), side = m_side](const std::stop_token& stop, const BackgroundRun::Progress&) { return scenarios::sideViewOf(whole, side, stop); },
                [this, give](Scenario view) { (this->*give)(std::move(view)); });
}

void HotSeat::openTable(Scenario view) {
    closeTable();
    m_known = view;
    m_table = &m_makeWindow();
    m_table->setProperty("playersTable", true);
    m_table->resize(m_page->size());
    m_table->move(m_page->pos());
    m_table->show();
    m_table->showSide(std::move(view), m_side);
    m_table->installEventFilter(this);
    // Other tables, and what makes one of this one, are not for players.
    ActionSet& actions = m_table->actions();
    VisionActions& vision = *actions.vision;
    for (QAction* action : {actions.newTable, actions.newWindow, actions.open, actions.close, actions.quit, vision.fog, vision.nextView, vision.forget, vision.openSide, vision.searchLeaks,
                            vision.brushTool, vision.lightTool, vision.editProfile}) {
        action->setVisible(false);
    }
    vision.hotSeat->setText(tr("&Hand over the screen"));
    connect(m_table, &MainWindow::hotSeatAsked, this, &HotSeat::handOver);
    connect(&m_table->document(), &ScenarioDocument::scenarioChanged, this, [this] {
        if (!m_isGiving) {
            m_soon.start();
        }
    });
    m_page->hide();
}

bool HotSeat::mayMove() const {
    const auto& vision = m_judge.document().scenario().vision;
    return vision && (vision->active.isEmpty() || vision->active == m_side);
}

void HotSeat::take() {
    if (!m_table) {
        return;
    }
    if (m_table->view()->tools()->currentTool().isBusy() || !m_table->vision().isSettled()) {
        m_soon.start(); // a move is taken when the hand lets go
        return;
    }
    const Scenario& now = m_table->document().scenario();
    const Scenario& whole = m_judge.document().scenario();
    const bool endsTurn = now.vision && m_known.vision && (now.vision->turn != m_known.vision->turn || now.vision->active != m_known.vision->active);
    if (mayMove()) {
        Scenario next = withMovesOf(m_side, whole, m_known, now);
        if (next != whole) {
            m_judge.document().edit(tr("Move of %1").arg(playerName(whole, m_side)), std::move(next));
        }
    }
    m_known = now; // what came back is not taken twice
    if (endsTurn) {
        handOver();
        return;
    }
    whenSettled([this] { askForView(&HotSeat::show); });
}

void HotSeat::show(Scenario view) {
    if (!m_table || m_table->document().scenario() != m_known) {
        return; // moved again: that is taken first
    }
    m_isGiving = true;
    m_table->document().edit(tr("What is seen now"), view);
    m_table->document().undoStack()->clear(); // no step leads back to what was seen before
    m_isGiving = false;
    m_known = m_table->document().scenario();
}

void HotSeat::handOver() {
    const bool ownTurn = mayMove();
    m_soon.stop();
    m_then.clear();
    m_run.forget();
    if (m_table && m_table->document().scenario() != m_known && mayMove()) {
        const Scenario& whole = m_judge.document().scenario();
        m_judge.document().edit(tr("Move of %1").arg(playerName(whole, m_side)), withMovesOf(m_side, whole, m_known, m_table->document().scenario()));
    }
    m_page->setPlayers(m_judge.document().scenario().players, playerAfter(m_judge.document().scenario(), m_side));
    m_page->show();
    closeTable();
    clearClipboard();
    if (ownTurn) {
        whenSettled([this] { m_judge.document().edit(tr("Next turn"), scenarios::withNextTurn(m_judge.document().scenario())); });
    }
}

void HotSeat::backToJudge() {
    closeTable();
    m_run.forget();
    m_then.clear();
    clearClipboard();
    m_judge.show();
    m_judge.raise();
    m_judge.activateWindow();
    m_page->hide();
    deleteLater();
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
        handOver(); // the judge's window stays behind its phrase
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sightline::app
