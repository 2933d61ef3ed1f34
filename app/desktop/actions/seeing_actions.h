#pragma once

#include <QList>
#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMenu;

namespace sightline::app {

class ActionSet;
struct Looking;

/// What `SeeingActions::ways` offers, the exact one first.
[[nodiscard]] const std::vector<Looking>& waysOfLooking();

/// The commands that show more than the pair in front; what they do is connected in `SeeingController`.
class SeeingActions : public QObject {
    Q_OBJECT

public:
    explicit SeeingActions(ActionSet& set);

    /// Of each pair the first acts while its key is held, the second until it is chosen again.
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
    /// How lines are looked for: each action holds its place in `waysOfLooking` as data.
    QActionGroup* ways = nullptr;

    /// All that need a table.
    [[nodiscard]] QList<QAction*> ofTable() const;
    void fillViewMenu(QMenu& menu) const;
    void fillSettingsMenu(QMenu& menu) const;

private:
    void makeChoices(ActionSet& set);
};

} // namespace sightline::app
