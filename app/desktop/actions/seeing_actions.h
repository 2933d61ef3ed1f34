#pragma once

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;

namespace sightline::app {

class ActionSet;
struct Looking;

/// Returns the options of `SeeingActions::ways`, the exact one first.
[[nodiscard]] const std::vector<Looking>& sightModes();

/// The commands that show more than the current pair; their effect is connected in `SeeingController`.
class SeeingActions : public QObject {
    Q_OBJECT

public:
    explicit SeeingActions(ActionSet& set);

    /// The first of each pair acts while its key is held, the second is a switch.
    QAction* allLinesHold = nullptr;
    QAction* allLines = nullptr;
    QAction* probeHold = nullptr;
    QAction* probe = nullptr;
    QAction* loupeHold = nullptr;
    QAction* loupe = nullptr;
    QAction* keepLine = nullptr;
    QAction* dropLines = nullptr;
    QAction* legend = nullptr;
    QAction* region = nullptr;
    QAction* ranges = nullptr;
    QAction* coherency = nullptr;
    QAction* engagement = nullptr;
    QAction* distances = nullptr;

    /// Each action holds its `CanvasChoice`, `WheelUse` or `TwoFingers` as data.
    QActionGroup* canvasThemes = nullptr;
    QActionGroup* wheelUses = nullptr;
    QActionGroup* twoFingers = nullptr;
    QAction* largeTargets = nullptr;
    /// The methods of looking for lines; each action holds its index in `sightModes` as data.
    QActionGroup* ways = nullptr;
};

} // namespace sightline::app
