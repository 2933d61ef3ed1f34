#pragma once

#include <QObject>

class QAction;

namespace sightline::app {

class ActionSet;

/// The commands for sheets, pictures, prints and lists; their effect is connected in `EvidenceController`.
class EvidenceActions : public QObject {
    Q_OBJECT

public:
    explicit EvidenceActions(ActionSet& set);

    QAction* sheet = nullptr;
    QAction* exportView = nullptr;
    QAction* copyImage = nullptr;
    QAction* copyAnswer = nullptr;
    QAction* print = nullptr;
    QAction* photo = nullptr;
    QAction* positions = nullptr;
    QAction* verdicts = nullptr;
    QAction* compareTables = nullptr;
    QAction* keepLog = nullptr;
    QAction* exportLog = nullptr;
    QAction* forgetLog = nullptr;
};

} // namespace sightline::app
