#pragma once

#include "app/desktop/background_task.h"
#include "app/desktop/vision/pass_phrase.h"
#include "scenarios/scenario.h"

#include <QPointer>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace sightline::app {

class HandOverPage;
class MainWindow;

/// The judge's window stands back; each player gets a window of what that player knows, and moves of own models come
/// back to the judge's table. Whatever else is changed there is dropped. A player's window is made of a side view
/// alone, and is gone when another is looked at, so that no list, step or field of it can tell anything.
///
/// Players who share one screen hand it over by a page. A judge who looks as one side sees that side's window at once,
/// in the place of the own one, and goes on to another or back without the page; back only with the pass phrase, if
/// there is one.
class HotSeat : public QObject {
    Q_OBJECT

public:
    /// `makeWindow`: a new window, not shown yet. Lives until the judge's window is shown again.
    HotSeat(MainWindow& judge, std::function<MainWindow&()> makeWindow, PassPhrase phrase);
    /// Without a page: the table of `first` comes at once.
    HotSeat(MainWindow& judge,
            std::function<MainWindow&()> makeWindow,
            PassPhrase phrase,
            const scenarios::PlayerId& first);
    ~HotSeat() override;

    [[nodiscard]] HandOverPage& page() const { return *m_page; }
    /// The window of the player who looks now; null: nobody does.
    [[nodiscard]] MainWindow* table() const { return m_table; }
    /// Nothing is being worked out, and what is shown is what the player knows.
    [[nodiscard]] bool isSettled() const;

    void showTableOf(const scenarios::PlayerId& player);
    void handOver();
    /// Asks for the phrase first, if there is one.
    void leave();
    void backToJudge();
    /// Searches all that the player's window says for what the player must not know. If there is any, the window goes
    /// and the judge's says what it was.
    void searchLeaks();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Once the judge's table has taken up all moves, after what was asked for so before.
    void whenSettled(std::function<void()> then);
    void openTable(scenarios::Scenario view);
    void prepare(MainWindow& table);
    void changeView(const std::optional<scenarios::PlayerId>& side);
    void lowerThreadPriority();
    void connectParts();
    void take();
    void takeMoves();
    void goOn();
    void askForView(void (HotSeat::*give)(scenarios::Scenario));
    void show(scenarios::Scenario view);
    void closeTable();
    [[nodiscard]] bool mayMove() const;

    MainWindow& m_judge;
    std::function<MainWindow&()> m_makeWindow;
    PassPhrase m_phrase;
    bool m_isDirect = false;
    std::unique_ptr<HandOverPage> m_page;
    QPointer<MainWindow> m_table;
    scenarios::PlayerId m_side;
    scenarios::Scenario m_known; ///< what the player's window was given last
    QTimer m_debounce;           ///< until moves are taken
    QTimer m_waits;              ///< until the judge's table has taken them up
    std::deque<std::function<void()>> m_then;
    BackgroundTask m_run;
    BackgroundTask m_search;
    QList<QPointer<QWidget>> m_stoodBack; ///< what of the judge's is hidden beside the window
    bool m_isGiving = false;
};

} // namespace sightline::app
