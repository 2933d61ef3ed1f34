#include "app/desktop/actions/vision_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QMenu>

namespace sightline::app {

VisionActions::VisionActions(ActionSet& set) : QObject{&set} {
    fog = set.addSwitch(tr("&Fog of war"), {}, tr("Keep what each player sees and remembers: nothing is hidden from the judge"));
    fog->setShortcut(Qt::CTRL | Qt::Key_F7);
    nextView = set.add(tr("Show the &next player’s fog"), {}, tr("Lay what the next player does not see over the table; after the last one, nothing"));
    nextView->setShortcut(Qt::CTRL | Qt::Key_F8);
    nextTurn = set.add(tr("Next &turn"), {}, tr("The next player has the turn"));
    nextTurn->setShortcut(Qt::CTRL | Qt::Key_F9);
    openSide = set.add(tr("&Open a player’s table…"), {}, tr("Show the table as one player knows it in a window of its own"));
    saveSide = set.add(tr("&Save a player’s file…"), {}, tr("Write a scenario with what one player knows, and nothing else"));
    searchLeaks = set.add(tr("Search for &leaks"), {}, tr("Search each player’s table for what that player must not know"));
    forget = set.add(tr("For&get what was explored"), {}, tr("Each player begins to explore anew"));
    panel = set.add(tr("&Panel of the hidden game"), {}, tr("What sides see, the log of moves, and looking back"));
    panel->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F7);
    whereToLook = set.addSwitch(tr("&Where to look next"), {}, tr("Mark the places that would show the shown player most of what is not explored"));
    whereToLook->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F8);
    nameActions({{"hiddenPanel", panel}, {"whereToLook", whereToLook}});
    nameActions({{"fogOfWar", fog}, {"nextFogView", nextView}, {"nextTurn", nextTurn}, {"openSideTable", openSide}, {"saveSideFile", saveSide}, {"searchLeaks", searchLeaks}, {"forgetExplored", forget}});
}

void VisionActions::fillToolsMenu(QMenu& menu) {
    auto* hidden = menu.addMenu(tr("Hidden g&ame"));
    hidden->addAction(fog);
    profiles = hidden->addMenu(tr("How far they &see"));
    views = hidden->addMenu(tr("Show the fog &of"));
    hidden->addActions({nextView, panel, whereToLook});
    hidden->addSeparator();
    hidden->addActions({nextTurn, forget});
    hidden->addSeparator();
    hidden->addActions({openSide, saveSide, searchLeaks});
}

} // namespace sightline::app
