#include "app/desktop/actions/photo_actions.h"

#include "app/desktop/actions/action_names.h"
#include "app/desktop/actions/action_set.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

namespace sightline::app {

PhotoActions::PhotoActions(ActionSet& set) : QObject{&set} {
    load = set.add(tr("&Load a photo or drawing…"), {},
                   tr("Lay a picture of the real table, or of a layout, under what stands on this one"));
    load->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_L);
    place = set.add(tr("&Mark where the photo lies…"), {},
                    tr("Mark the corners of the table in the picture, or two places that are known"));
    shown = set.addSwitch(tr("&Show the photo"), {}, tr("Show or hide the picture under the table"));
    shown->setChecked(true);
    remove = set.add(tr("&Remove the photo"), {}, tr("Take the picture out of this table"));
    trace = set.addSwitch(tr("Trace a &base"), "trace",
                          tr("Lay a circle of a base’s true size over the photo and place a model there"));
    set.tools->addAction(trace);
    set.onCanvas(trace, {Qt::SHIFT | Qt::Key_B});
    fit = set.add(tr("&Fit selected bases to the photo"), {},
                  tr("Move selected round bases to the round edges that the photo shows near them"));
    nameActions({{"loadPhoto", load},
                 {"placePhoto", place},
                 {"showPhoto", shown},
                 {"removePhoto", remove},
                 {"traceTool", trace},
                 {"fitToPhoto", fit}});
}

void PhotoActions::fillToolsMenu(QMenu& menu) const {
    auto* photo = menu.addMenu(tr("P&hoto of the table"));
    photo->addActions({load, place, shown, remove});
    photo->addSeparator();
    photo->addActions({trace, fit});
}

} // namespace sightline::app
