#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace sightline::app {

class ScenarioDocument;
class SightService;
class TableState;
struct SightRequest;

/// Asks the service again whenever the scenario, the pair or a switch changes, so that the answer is always about what the
/// window shows. While a young question is still out it waits for its answer and then asks anew: a fast drag sees an answer
/// for each frame instead of a queue of questions that cancel each other. Once nothing has changed for a moment, it asks
/// for the figures of all targets, which a drag leaves out.
class SightWatch : public QObject {
    Q_OBJECT

public:
    SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent = nullptr);

    /// What the window wants to know now.
    [[nodiscard]] SightRequest request() const;
    void askNow();

private:
    void somethingChanged();
    void askForDetails();
    void answered();

    ScenarioDocument& m_document;
    TableState& m_state;
    SightService& m_service;
    QElapsedTimer m_sinceAsked;
    QTimer m_calm;
    bool m_askAgain = false;
};

} // namespace sightline::app
