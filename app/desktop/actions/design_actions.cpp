#include "app/desktop/actions/design_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/editing_actions.h"

#include <QAction>
#include <QMenu>

namespace sightline::app {

DesignActions::DesignActions(ActionSet& set) : QObject{&set}, m_set{set} {
    panel = set.add(tr("&Design panel"), {}, tr("Maps of sight over the table, and what the table does to the game"));
    panel->setShortcut(Qt::CTRL | Qt::Key_F6);
    map = set.addSwitch(tr("&Map of sight"), {},
                        tr("Color the table by how many viewers see each position, or by what each position sees"));
    set.onCanvas(map, {Qt::SHIFT | Qt::Key_H});
    map->setAutoRepeat(false);
    exportMap = set.add(tr("&Export map…"), {},
                        tr("Write the map of sight as a picture with a world file, or as a list of values"));
    report = set.add(tr("&Layout report…"), {},
                     tr("Write what the table does to the game as HTML, PDF or JSON, with a page to be signed"));
    moves = set.add(tr("M&oves of a model"), {},
                    tr("Where a model is safe, where it sees or hides, and what enemies can see next turn"));
    nameActions({{"designPanel", panel},
                 {"mapOfSight", map},
                 {"exportMap", exportMap},
                 {"layoutReport", report},
                 {"modelMoves", moves}});
}

QList<QAction*> DesignActions::ofTable() const { return {panel, map, report, moves}; }

bool DesignActions::pointsWithKeys() const { return m_set.editing->pointWithKeys->isChecked(); }

void DesignActions::fillToolsMenu(QMenu& menu) const {
    auto* design = menu.addMenu(tr("Desi&gn"));
    design->addActions({panel, map, exportMap, moves});
    design->addSeparator();
    design->addAction(report);
}

} // namespace sightline::app
