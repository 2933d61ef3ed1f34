#pragma once

#include <QObject>

class QAction;

namespace sightline::app {

class ActionSet;

/// The commands for the photo under the table; their effect is connected in `PhotoController`.
class PhotoActions : public QObject {
    Q_OBJECT

public:
    explicit PhotoActions(ActionSet& set);

    QAction* load = nullptr;
    QAction* place = nullptr;
    QAction* shown = nullptr;
    QAction* remove = nullptr;
    QAction* trace = nullptr;
    QAction* fit = nullptr;
};

} // namespace sightline::app
