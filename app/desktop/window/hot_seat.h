#pragma once

#include "app/desktop/base/latest_task.h"
#include "app/desktop/base/passphrase.h"
#include "scenarios/model/scenario.h"
#include "scenarios/vision/turn_sightings.h"

#include <QPointer>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sightline::app {

class HandOverPage;
class MainWindow;

/// Lets players share one screen. The judge's window is hidden; each player gets a window of that player's knowledge,
/// and moves of own models are copied to the judge's table. All other changes there are dropped. A player's window is
/// created from a side view alone, and is deleted when another one is displayed, so that no list, undo step or field
/// can reveal anything.
///
/// A player can undo the moves made since the window was opened, back to the last one that showed something new: a
/// cell, a model or a piece that the player had not seen since. On the judge's table an undone move leaves nothing.
///
/// Between the players a page is displayed. A judge who views the table as one side gets that side's window at once, in
/// place of the own one, and changes to another side or back without the page. The way back requires the passphrase,
/// if there is one.
class HotSeat : public QObject {
    Q_OBJECT

public:
    /// Starts with the page between players, and notes in the judge's table that players share a screen. `makeWindow`
    /// creates a window that is not shown yet. The object lives until the judge's window is shown again.
    HotSeat(MainWindow& judge, std::function<MainWindow&()> makeWindow, Passphrase phrase);
    /// Starts without a page: displays the table of `first` at once.
    HotSeat(MainWindow& judge,
            std::function<MainWindow&()> makeWindow,
            Passphrase phrase,
            const scenarios::PlayerId& first);
    ~HotSeat() override;

    [[nodiscard]] HandOverPage& page() const { return *m_page; }
    /// Returns the window of the current player; null if there is none.
    [[nodiscard]] MainWindow* table() const { return m_table; }
    /// True if nothing is being computed, and the displayed table is what the player knows.
    [[nodiscard]] bool isSettled() const;

    /// Opens the window of that player, in place of the current one, once the judge's table is settled.
    void showTableOf(const scenarios::PlayerId& player);
    /// Takes over the player's moves and shows the page between players; the turn stays.
    void handOver();
    /// Hands over, and ends the turn if it is the player's.
    void endTurn();
    /// Returns to the judge's table; asks for the passphrase first, if there is one.
    void leave();
    /// Returns to the judge's table as `leave` does, and shows there the earlier steps as the player knew them.
    void lookBack();
    /// Returns to the judge's table without asking; the object deletes itself.
    void backToJudge();
    /// The file that a game is written to: its own, or one that is asked for.
    enum class FileChoice : unsigned char { Own, New };
    /// Writes the judge's table, with all moves made so far. The player's window or the page stays, and says whether
    /// the game was saved.
    void saveGame(FileChoice choice);
    /// Asks whether to save the game if it has unsaved changes, and ends the program unless that, or another window's
    /// question, is canceled.
    void quit();
    /// Searches all texts of the player's window for what the player must not know. If there is any, closes the window,
    /// and the judge's window reports it.
    void searchLeaks();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Calls `then` once the judge's table has processed all moves, after earlier calls.
    void whenSettled(std::function<void()> then);
    /// Moves between two views that the player was shown. They are undone together.
    struct Moves {
        int firstStep = 0; ///< number of steps of the judge's table before them
        QString text;
    };
    class MovesCommand;
    /// Undoes the newest of `m_undoable` on the judge's table, and shows the player the table after that.
    void undoMoves();
    /// Makes `m_undoable` the undo steps of the player's window.
    void offerUndo();
    /// Makes the keys of “Undo” say why it cannot be used.
    void explainUndo(MainWindow& table) const;
    void forgetMoves();
    void openTable(scenarios::Scenario view);
    void prepare(MainWindow& table);
    /// Hides the panels that make or change things of the table.
    static void putAwayEditors(MainWindow& table);
    /// Takes over the player's moves and shows the page between players, with `next` first; the turn stays.
    void lock(const scenarios::PlayerId& next);
    void changeView(const std::optional<scenarios::PlayerId>& side);
    void hideWindowsOfTheJudge();
    void connectParts();
    void take();
    /// Copies the player's moves to the judge's table; says in the player's window what is refused.
    void takeMoves();
    void goOn();
    void askForView(void (HotSeat::*give)(scenarios::Scenario));
    void show(scenarios::Scenario view);
    /// True if the file was written.
    bool writeGame(FileChoice choice);
    void askAndQuit();
    /// Says in the window of the player whose turn it is what that player knows otherwise than at the end of the own
    /// last turn.
    void reportNews();
    /// Returns the player's window, or the page.
    [[nodiscard]] QWidget* shownWindow() const;
    void closeTable();
    [[nodiscard]] bool mayMove() const;

    MainWindow& m_judge;
    std::function<MainWindow&()> m_makeWindow;
    Passphrase m_phrase;
    bool m_isDirect = false;
    std::unique_ptr<HandOverPage> m_page;
    QPointer<MainWindow> m_table;
    scenarios::PlayerId m_side;
    scenarios::Scenario m_known; ///< the table last passed to the player's window
    scenarios::TurnSightings m_sightings;
    std::optional<Moves> m_newMoves; ///< those the player was shown no view after
    std::vector<Moves> m_undoable;   ///< since the last one that showed something new
    bool m_hasSeenNew = false;       ///< after a move in the open window
    QTimer m_debounce;               ///< until moves are copied
    QTimer m_waits;                  ///< until the judge's table has processed them
    std::deque<std::function<void()>> m_then;
    std::function<void()> m_work; ///< runs once all moves are taken up: saving, quitting, looking back
    LatestTask m_run;
    LatestTask m_search;
    LatestTask m_news;
    QList<QPointer<QWidget>> m_stoodBack; ///< the judge's other windows that are hidden meanwhile
    bool m_isGiving = false;
    bool m_looksBack = false; ///< once the judge's table is shown
};

} // namespace sightline::app
