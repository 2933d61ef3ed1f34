#pragma once

#include <QElapsedTimer>
#include <QObject>

namespace sightline::app {

class ScenarioDocument;
class SightService;
class TableState;
struct SightRequest;

/// Asks the service again whenever the scenario, the pair or a switch changes, so that the answer is always about what the
/// window shows. While a young question is still out it waits for its answer and then asks anew: a fast drag sees an answer
/// for each frame instead of a queue of questions that cancel each other.
class SightWatch : public QObject {
    Q_OBJECT

public:
    SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent = nullptr);

    /// What the window wants to know now.
    [[nodiscard]] SightRequest request() const;
    void askNow();

private:
    void somethingChanged();
    void answered();

    ScenarioDocument& m_document;
    TableState& m_state;
    SightService& m_service;
    QElapsedTimer m_sinceAsked;
    bool m_askAgain = false;
};

} // namespace sightline::app
