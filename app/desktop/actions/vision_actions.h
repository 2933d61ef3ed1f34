#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace sightline::app {

class ActionSet;

/// The commands of hidden games; their effect is connected in `VisionController`.
class VisionActions : public QObject {
    Q_OBJECT

public:
    explicit VisionActions(ActionSet& set);

    QAction* fog = nullptr;
    QAction* endGame = nullptr;
    QAction* nextView = nullptr;
    QAction* nextTurn = nullptr;
    QAction* openSide = nullptr;
    QAction* saveSide = nullptr;
    QAction* searchLeaks = nullptr;
    QAction* forget = nullptr;

    QAction* panel = nullptr;
    QAction* suggestCells = nullptr;
    QAction* brushTool = nullptr;
    QAction* lightTool = nullptr;
    QAction* lightLayer = nullptr;
    QAction* groundLayer = nullptr;
    QAction* editProfile = nullptr;
    QAction* modelVision = nullptr;
    QAction* structures = nullptr;
    QAction* allPairs = nullptr;
    QAction* hotSeat = nullptr;
    QAction* judgePhrase = nullptr;

    QMenu* views = nullptr;    ///< the side whose view is displayed; filled when it opens
    QMenu* fogOver = nullptr;  ///< the side whose fog is displayed on the judge's table; filled when it opens
    QMenu* profiles = nullptr; ///< ranges and memory of sides; filled when it opens

    /// Precondition: the menu bar is filled.
    void bindMenus(const ActionSet& set);
};

} // namespace sightline::app
