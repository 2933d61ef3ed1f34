#include "app/desktop/actions/editing_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace sightline::app {

EditingActions::EditingActions(ActionSet& set) : QObject{&set} { makeSnapping(set); }

void EditingActions::makeSnapping(ActionSet& set) {
    snapGrid = set.addSwitch(tr("Snap to the &grid"), {}, tr("Corners go to the nearest point of the grid"));
    snapCorners = set.addSwitch(tr("Snap to &corners"), {}, tr("Corners go to corners and ends of walls that are near"));
    snapEdges = set.addSwitch(tr("Snap to &edges"), {}, tr("Corners go to edges and walls that are near, and leave no gap"));
    snapAngles = set.addSwitch(tr("Snap to &angles"), {}, tr("Edges go to multiples of 15°; Shift keeps them there"));
    snapBases = set.addSwitch(tr("Snap bases until they &touch"), {}, tr("A base that comes near goes up to another base, a piece or a wall"));
    nameActions({{"snapGrid", snapGrid}, {"snapCorners", snapCorners}, {"snapEdges", snapEdges}, {"snapAngles", snapAngles}, {"snapBases", snapBases}});
    snapSteps = new QActionGroup{this};
    for (const auto& [inches, text] : std::initializer_list<std::pair<double, QString>>{
             {0.125, tr("Grid of 1/8 in")}, {0.25, tr("Grid of 1/4 in")}, {0.5, tr("Grid of 1/2 in")}, {1.0, tr("Grid of 1 in")}}) {
        auto* step = set.addSwitch(text, {}, tr("How far the points of the grid are apart"));
        step->setData(inches);
        step->setObjectName(QStringLiteral("snapStep%1").arg(inches));
        snapSteps->addAction(step);
    }
}

void EditingActions::fillSettingsMenu(QMenu& menu) const {
    auto* snapping = menu.addMenu(tr("S&nap to"));
    snapping->addActions({snapGrid, snapCorners, snapEdges, snapAngles, snapBases});
    snapping->addSeparator();
    snapping->addActions(snapSteps->actions());
}

} // namespace sightline::app
