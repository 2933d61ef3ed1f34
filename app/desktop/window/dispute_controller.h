#pragma once

#include "scenarios/model/scenario.h"

#include <QObject>

namespace sightline::app {

class EvidenceController;
class MessageBar;
class PhotoController;
struct WindowCore;

/// Opens dispute files: the question of somebody else is judged again before anything is said.
class DisputeController : public QObject {
    Q_OBJECT

public:
    DisputeController(
        WindowCore& core, MessageBar& bar, EvidenceController& evidence, PhotoController& photo, QObject* parent);

    /// Opens a dispute file and judges it again; the bar reports whether the answer is unchanged.
    bool open(const QString& path);

signals:
    /// Emitted when the table of a dispute should be shown.
    void tableRequested(const sightline::scenarios::Scenario& scenario);

private:
    /// Dismisses this message about a verified dispute as soon as the table is changed, which it says then, or another
    /// pair than this one is chosen.
    void forgetOnceChanged(const QString& sentence, const scenarios::SightPair& pair);

    WindowCore& m_core;
    MessageBar& m_bar;
    EvidenceController& m_evidence;
    PhotoController& m_photo;
};

} // namespace sightline::app
