#include "app/desktop/actions/seeing_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QMenu>

namespace sightline::app {

SeeingActions::SeeingActions(ActionSet& set) : QObject{&set} {
    const auto onTable = [&set](QAction* action, const QKeySequence& key) {
        set.onCanvas(action, {key});
        action->setAutoRepeat(false);
        return action;
    };
    allLinesHold = onTable(set.add(tr("All lines while the key is &held"), {}, tr("Show the lines of all pairs as long as the key is held")), Qt::Key_G);
    allLines = onTable(set.addSwitch(tr("&Lines of all pairs"), {}, tr("Show the lines of all pairs of models")), Qt::SHIFT | Qt::Key_G);
    probeHold = onTable(set.add(tr("Who sees the pointer while the key is hel&d"), {}, tr("Show who sees the spot under the pointer as long as the key is held")), Qt::Key_Q);
    probe = onTable(set.addSwitch(tr("&Who sees this spot"), "eye", tr("Show which models see the spot under the pointer")), Qt::SHIFT | Qt::Key_Q);
    keepLine = onTable(set.addSwitch(tr("&Keep this line on the table"), "lock", tr("Keep the verdict of the pair in front on the table while others are asked")), Qt::Key_K);
    dropLines = set.add(tr("Drop all kept lines"), {}, tr("Take all lines that were kept off the table"));
    nameActions({{"allLinesHold", allLinesHold}, {"allLines", allLines}, {"probeHold", probeHold}, {"probe", probe}, {"keepLine", keepLine}, {"dropLines", dropLines}});
}

QList<QAction*> SeeingActions::ofTable() const { return {allLinesHold, allLines, probeHold, probe}; }

void SeeingActions::fillViewMenu(QMenu& menu) const {
    auto* seeing = menu.addMenu(tr("&Seeing"));
    seeing->addActions({allLinesHold, allLines});
    seeing->addSeparator();
    seeing->addActions({probeHold, probe});
    seeing->addSeparator();
    seeing->addActions({keepLine, dropLines});
}

} // namespace sightline::app
