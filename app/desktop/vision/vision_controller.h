#pragma once

#include "app/desktop/background_task.h"
#include "scenarios/scenario.h"

#include <QTimer>

#include <functional>
#include <optional>

class QMainWindow;

namespace sightline::app {

class ActionSet;
class MessageBar;
class ScenarioDocument;
class TableScene;
class ToolSet;

/// Hidden games in the window: whose fog lies over the table, and what sides see after each accepted move.
class VisionController : public QObject {
    Q_OBJECT

public:
    /// All of them outlive it.
    VisionController(
        ScenarioDocument& document, TableScene& scene, ToolSet& tools, ActionSet& actions, QMainWindow* window);

    /// The bar that tells what went wrong.
    void setBar(MessageBar* bar) { m_bar = bar; }
    void refreshActions(bool hasTable);
    /// The menus are there.
    void connectMenus();

    /// Whose table this window shows; nothing: the judge's, with all there is.
    [[nodiscard]] const std::optional<scenarios::PlayerId>& owner() const { return m_owner; }
    /// Until another table comes. The fog of the owner lies over the table.
    void setOwner(const scenarios::PlayerId& side);
    /// Asks for the table as that side knows it; nothing: the judge's.
    void askForView(const std::optional<scenarios::PlayerId>& side);

    /// Whose fog lies over the table; nothing: nobody's. Over the judge's table it is a veil that hides nothing from
    /// the judge.
    [[nodiscard]] const std::optional<scenarios::PlayerId>& shownSide() const { return m_side; }
    void showFogOf(std::optional<scenarios::PlayerId> side);

    /// Each move is taken up by what sides see and know, and no work is left.
    [[nodiscard]] bool isSettled() const { return !m_settle.isActive() && !m_run.isRunning() && !m_search.isRunning(); }

    /// Asks for the file of a player's table; empty: called off. Tests put theirs in its place.
    void setFileQuestion(std::function<QString(const scenarios::PlayerId&)> question) {
        m_askForFile = std::move(question);
    }
    void saveSide(const scenarios::PlayerId& side);
    void openSide(const scenarios::PlayerId& side);
    void searchLeaks();
    /// In place of the search in all players' tables.
    void setLeakSearch(std::function<void()> search) { m_leakSearch = std::move(search); }

signals:
    void statusText(const QString& text);
    /// The table or the side whose fog is shown may be others now.
    void fogShown();
    /// See `askForView`.
    void viewRequested(const std::optional<sightline::scenarios::PlayerId>& side);
    /// A window is to show what this player knows.
    void sideTableRequested(const sightline::scenarios::Scenario& view, const sightline::scenarios::PlayerId& side);

private:
    void turnFog(bool on);
    void edited();
    void settle();
    void refreshFog();
    void fillViews();
    void fillFogOver();
    void fillProfiles();
    void showNextSide();
    [[nodiscard]] std::optional<scenarios::PlayerId> askForSide(const QString& title);
    [[nodiscard]] bool hasFog() const;

    ScenarioDocument& m_document;
    TableScene& m_scene;
    ToolSet& m_tools;
    ActionSet& m_actions;
    QMainWindow* m_window;
    MessageBar* m_bar = nullptr;
    scenarios::Scenario m_accepted; ///< the table when sides last looked at it, or as undo left it
    std::optional<scenarios::PlayerId> m_side;
    std::optional<scenarios::PlayerId> m_owner;
    std::function<void()> m_leakSearch;
    std::function<QString(const scenarios::PlayerId&)> m_askForFile;
    QTimer m_settle;
    BackgroundTask m_run;    ///< of what sides see
    BackgroundTask m_search; ///< of files and leaks
    bool m_hasTable = false;
};

} // namespace sightline::app
