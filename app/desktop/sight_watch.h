#pragma once

#include <QObject>

namespace sightline::app {

class ScenarioDocument;
class SightService;
class TableState;

/// Asks the service again whenever the scenario, the pair or a switch changes, so that the answer is always about what the
/// window shows.
class SightWatch : public QObject {
    Q_OBJECT

public:
    SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent = nullptr);

    void askNow();

private:
    ScenarioDocument& m_document;
    TableState& m_state;
    SightService& m_service;
};

} // namespace sightline::app
