#include "app/desktop/actions/vision_actions.h"

#include "app/desktop/actions/action_set.h"

namespace sightline::app {

VisionActions::VisionActions(ActionSet& set) : QObject{&set} {
    set.bind({{&brushTool, "brushTool"},
              {&lightTool, "lightTool"},
              {&lightLayer, "lightLayer"},
              {&groundLayer, "groundLayer"},
              {&editProfile, "editVisionProfile"},
              {&allPairs, "allPerceptions"},
              {&modelVision, "modelVision"},
              {&structures, "visionStructures"},
              {&hotSeat, "hotSeat"},
              {&judgePhrase, "judgePhrase"},
              {&panel, "hiddenPanel"},
              {&suggestCells, "whereToLook"},
              {&fog, "fogOfWar"},
              {&endGame, "endHiddenGame"},
              {&nextView, "nextFogView"},
              {&nextTurn, "nextTurn"},
              {&openSide, "openSideTable"},
              {&saveSide, "saveSideFile"},
              {&searchLeaks, "searchLeaks"},
              {&forget, "forgetExplored"}});
}

void VisionActions::bindMenus(const ActionSet& set) {
    views = set.menu(QStringLiteral("viewsMenu"));
    fogOver = set.menu(QStringLiteral("fogOverMenu"));
    profiles = set.menu(QStringLiteral("profilesMenu"));
}

} // namespace sightline::app
