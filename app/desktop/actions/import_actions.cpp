#include "app/desktop/actions/import_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QMenu>

namespace sightline::app {

ImportActions::ImportActions(ActionSet& set) : QObject{&set} {
    importFile = set.add(tr("&Import…"), {},
                         tr("Import a map, a drawing, a list of positions or an army list of another program"));
    importFile->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    pasteArmy = set.add(tr("Paste &army list…"), {}, tr("Put the army list on the clipboard into the army tray"));
    pasteArmy->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    checkModels =
        set.add(tr("Chec&k heights and bases…"), {},
                tr("List the models whose height or base the import had to guess, and set them once for each unit"));
    exportFormat =
        set.add(tr("E&xport for other programs…"), {},
                tr("Write the table as a file of another program, and show first what the file cannot hold"));
    exportFormat->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_X);
    nameActions({{"import", importFile},
                 {"pasteArmy", pasteArmy},
                 {"checkModels", checkModels},
                 {"exportFormat", exportFormat}});
}

void ImportActions::fillFileMenu(QMenu& menu) const {
    menu.addActions({importFile, pasteArmy, checkModels, exportFormat});
}

} // namespace sightline::app
