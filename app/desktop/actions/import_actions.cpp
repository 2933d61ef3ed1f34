#include "app/desktop/actions/import_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QMenu>

namespace sightline::app {

ImportActions::ImportActions(ActionSet& set) : QObject{&set} {
    importFile = set.add(tr("&Import…"), {}, tr("Take a map, a drawing, a list of places or an army list of another program"));
    importFile->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    pasteArmy = set.add(tr("Paste &army list…"), {}, tr("Put the army list on the clipboard into the army tray"));
    pasteArmy->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    exportFormat = set.add(tr("E&xport for other programs…"), {}, tr("Write the table as a file of another program, after a look at what it cannot hold"));
    exportFormat->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_X);
    nameActions({{"import", importFile}, {"pasteArmy", pasteArmy}, {"exportFormat", exportFormat}});
}

void ImportActions::fillFileMenu(QMenu& menu) const { menu.addActions({importFile, pasteArmy, exportFormat}); }

} // namespace sightline::app
