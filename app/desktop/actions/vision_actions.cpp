#include "app/desktop/actions/vision_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include "app/desktop/tools/tool_set.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace sightline::app {

VisionActions::VisionActions(ActionSet& set) : QObject{&set} {
    fog = set.addSwitch(tr("&Fog of war"), {},
                        tr("Keep what each player sees and remembers: nothing is hidden from the judge"));
    fog->setShortcut(Qt::CTRL | Qt::Key_F7);
    nextView =
        set.add(tr("See as the &next player"), {},
                tr("Show the table as the next player knows it, and nothing else; after the last one, the judge’s"));
    nextView->setShortcut(Qt::CTRL | Qt::Key_F8);
    nextTurn = set.add(tr("Next &turn"), {}, tr("The next player has the turn"));
    nextTurn->setShortcut(Qt::CTRL | Qt::Key_F9);
    openSide =
        set.add(tr("&Open a player’s table…"), {}, tr("Show the table as one player knows it in a window of its own"));
    saveSide =
        set.add(tr("&Save a player’s file…"), {}, tr("Write a scenario with what one player knows, and nothing else"));
    searchLeaks =
        set.add(tr("Search for &leaks"), {}, tr("Search each player’s table for what that player must not know"));
    forget = set.add(tr("For&get what was explored"), {}, tr("Each player begins to explore anew"));
    panel = set.add(tr("&Panel of the hidden game"), {}, tr("What sides see, the log of moves, and looking back"));
    panel->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F7);
    whereToLook = set.addSwitch(tr("&Where to look next"), {},
                                tr("Mark the places that would show the shown player most of what is not explored"));
    whereToLook->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F8);
    const auto tool = [&](const QString& text, const QString& icon, const QKeySequence& key, ToolKind kind,
                          const QString& tip) {
        auto* action = set.addSwitch(text, icon, tip);
        set.tools->addAction(action);
        set.onCanvas(action, {key});
        action->setData(static_cast<int>(kind));
        return action;
    };
    brushTool = tool(tr("Fog &brush"), "erase", Qt::SHIFT | Qt::Key_P, ToolKind::Brush,
                     tr("Reveal and hide cells, and paint the ground; the panel says which"));
    lightTool = tool(tr("L&ights and regions"), "objective", Qt::SHIFT | Qt::Key_I, ToolKind::Light,
                     tr("Place lights and regions, and move them"));
    lightLayer = set.addSwitch(tr("Show li&ght"), {}, tr("Draw what is lit, bright, dark, magical and in the shade"));
    lightLayer->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F9);
    groundLayer = set.addSwitch(tr("Show painted gro&und"), {}, tr("Draw the ground that was painted, by cells"));
    editProfile = set.add(tr("&Edit how far they see…"), {},
                          tr("All figures and switches of sight, memory, senses and light of this table"));
    modelVision = set.add(tr("How the selected &model sees…"), {},
                          tr("Role, range, perception, traits, senses, hiding and bonds of one model"));
    structures =
        set.add(tr("St&ructures and regions…"), {},
                tr("Headquarters, buildings and towers with their owners; for whom regions are there, and when"));
    allPairs = set.add(tr("Who perceives &whom…"), {},
                       tr("A table of all pairs of models, with the senses that prove contact"));
    hotSeat = set.add(
        tr("Play on one s&creen…"), {},
        tr("Players take turns at this screen, each with the own table; the judge’s view stays behind a pass phrase"));
    judgePhrase = set.add(tr("Pass p&hrase of the judge…"), {},
                          tr("What a player has to say before the judge’s table comes back"));
    hotSeat->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_F6);
    nameActions({{"brushTool", brushTool},
                 {"lightTool", lightTool},
                 {"lightLayer", lightLayer},
                 {"groundLayer", groundLayer},
                 {"editVisionProfile", editProfile},
                 {"allPerceptions", allPairs},
                 {"modelVision", modelVision},
                 {"visionStructures", structures},
                 {"hotSeat", hotSeat},
                 {"judgePhrase", judgePhrase}});
    nameActions({{"hiddenPanel", panel}, {"whereToLook", whereToLook}});
    nameActions({{"fogOfWar", fog},
                 {"nextFogView", nextView},
                 {"nextTurn", nextTurn},
                 {"openSideTable", openSide},
                 {"saveSideFile", saveSide},
                 {"searchLeaks", searchLeaks},
                 {"forgetExplored", forget}});
}

void VisionActions::fillToolsMenu(QMenu& menu) {
    auto* hidden = menu.addMenu(tr("Hidden g&ame"));
    hidden->addAction(fog);
    profiles = hidden->addMenu(tr("How far they &see"));
    hidden->addActions({editProfile, modelVision, structures});
    views = hidden->addMenu(tr("See the table &as"));
    fogOver = hidden->addMenu(tr("Fog o&ver the judge’s table"));
    hidden->addActions({nextView, panel, whereToLook});
    hidden->addSeparator();
    hidden->addActions({groundLayer, lightLayer});
    hidden->addSeparator();
    hidden->addActions({nextTurn, forget});
    hidden->addSeparator();
    hidden->addAction(allPairs);
    hidden->addActions({hotSeat, judgePhrase, openSide, saveSide, searchLeaks});
}

} // namespace sightline::app
