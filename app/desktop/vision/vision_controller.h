#pragma once

#include "app/desktop/actions/table_parts.h"
#include "app/desktop/base/latest_task.h"
#include "scenarios/model/scenario.h"

#include <functional>
#include <optional>

namespace sightline::app {

/// Controls hidden games in the window: the side whose fog is displayed, and what sides see after each accepted move.
class VisionController : public QObject {
    Q_OBJECT

public:
    explicit VisionController(const TableParts& parts);

    void refreshActions();

    /// Returns the player whose table this window displays; std::nullopt: the judge's, with everything.
    [[nodiscard]] const std::optional<scenarios::PlayerId>& owner() const { return m_owner; }
    /// Returns the name of a table together with whose knowledge it is: "Duel, as Blue knows it". A name that says so
    /// already, as that of a player's file does, stays.
    [[nodiscard]] static QString nameAsKnown(const QString& table, const QString& player);
    /// Sets the owner, and displays the owner's fog, until another table is opened. A scenario that holds what one
    /// player knows has that player for its owner at once.
    void setOwner(const scenarios::PlayerId& side);
    /// Requests the table as that side knows it; std::nullopt: the judge's.
    void askForView(const std::optional<scenarios::PlayerId>& side);
    /// Sets what may take such a request instead, as while an earlier step is shown; it returns true if it did.
    void setViewTaker(std::function<bool(const std::optional<scenarios::PlayerId>&)> taker) {
        m_viewTaker = std::move(taker);
    }

    /// Returns the side whose fog is displayed; std::nullopt: none. On the judge's table the fog is translucent and
    /// hides nothing.
    [[nodiscard]] const std::optional<scenarios::PlayerId>& shownSide() const { return m_side; }
    void showFogOf(std::optional<scenarios::PlayerId> side);

    /// True if all moves are included in what sides see and know, and no computation is pending.
    [[nodiscard]] bool isSettled() const { return !m_run.isBusy() && !m_search.isRunning(); }

    /// Replaces the file dialog for a player's table, for tests; it returns an empty text if canceled.
    void setFileQuestion(std::function<QString(const scenarios::PlayerId&)> question) {
        m_askForFile = std::move(question);
    }
    /// Asks for a file and writes what that player knows, unless a search finds in it what the player must not know. A
    /// name without the suffix of a format gets that of scenarios.
    void saveSide(const scenarios::PlayerId& side);
    /// Requests a window with what that player knows.
    void openSide(const scenarios::PlayerId& side);
    /// Searches all players' tables, on a thread of its own, for what they must not know, and reports it in the bar.
    void searchLeaks();
    /// Turns the fog of war of the open table on or off.
    void turnFog(bool on);
    /// Says what the end of the hidden game does, and ends it if the user confirms, as one undo step: fog is off, and
    /// what sides know and the log of moves are kept.
    void askToEndGame();
    /// Requests the table as the next player knows it; after the last player the judge's.
    void showNextSide();
    /// Ends the turn of this window's player, or on the judge's table that of the active player, as one undo step, and
    /// says how many states ended. On a table without a hidden game too; without players it does nothing.
    void nextTurn();
    /// Makes all sides forget what they have explored, as one undo step.
    void forgetExplored();
    /// Ask for a player, and open or save what that player knows; in a player's window that is the owner.
    void askToOpenSide();
    void askToSaveSide();
    /// Searches as `setLeakSearch` says.
    void askForLeaks();
    /// Replaces the search in all players' tables.
    void setLeakSearch(std::function<void()> search) { m_leakSearch = std::move(search); }

signals:
    void statusText(const QString& text);
    /// Emitted when the table, or the side whose fog is displayed, may have changed.
    void fogShown();
    /// Emitted by `askForView`.
    void viewRequested(const std::optional<sightline::scenarios::PlayerId>& side);
    /// Emitted when a window should display what this player knows.
    void sideTableRequested(const sightline::scenarios::Scenario& view, const sightline::scenarios::PlayerId& side);

private:
    void edited();
    void settle();
    void settleLater();
    void refreshFog();
    void fillViews();
    void fillFogOver();
    void fillProfiles();
    [[nodiscard]] std::optional<scenarios::PlayerId> askForSide(const QString& title);
    void printError(const QString& sentence);
    [[nodiscard]] bool hasFog() const;

    TableParts m_parts;
    scenarios::Scenario m_accepted; ///< the table when sides last saw it, or after undo
    std::optional<scenarios::PlayerId> m_side;
    std::optional<scenarios::PlayerId> m_owner;
    std::function<void()> m_leakSearch;
    std::function<bool(const std::optional<scenarios::PlayerId>&)> m_viewTaker;
    std::function<QString(const scenarios::PlayerId&)> m_askForFile;
    LatestTask m_run;    ///< for what sides see
    LatestTask m_search; ///< for files and leaks
};

} // namespace sightline::app
