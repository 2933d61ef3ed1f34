#pragma once

#include <QObject>

class QAction;

namespace sightline::app {

class ActionSet;

/// The commands for files of other programs; their effect is connected in `ImportController`.
class ImportActions : public QObject {
    Q_OBJECT

public:
    explicit ImportActions(ActionSet& set);

    QAction* importFile = nullptr;
    QAction* pasteArmy = nullptr;
    QAction* checkModels = nullptr;
    QAction* exportFormat = nullptr;
};

} // namespace sightline::app
