#include "app/desktop/sight_watch.h"

namespace sightline::app {

SightWatch::SightWatch(ScenarioDocument& document, TableState& state, SightService& service, QObject* parent)
    : QObject{parent}, m_document{document}, m_state{state}, m_service{service} {}

void SightWatch::askNow() {}

} // namespace sightline::app
