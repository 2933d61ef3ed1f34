#include "scenarios/edits/fresh_ids.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

template <class Visit> void forEachList(const Scenario& scenario, const Visit& visit) {
    visit(scenario.players);
    visit(scenario.terrain);
    visit(scenario.models);
    visit(scenario.zones);
    visit(scenario.objectives);
    visit(scenario.labels);
    visit(scenario.reserves);
}

} // namespace

bool hasId(const Scenario& scenario, const QString& id) {
    bool found = false;
    forEachList(scenario, [&](const auto& elements) {
        found = found || std::ranges::any_of(elements, [&](const auto& element) { return element.id.value == id; });
    });
    return found;
}

FreshIds::FreshIds(const Scenario& scenario) {
    forEachList(scenario, [this](const auto& elements) {
        std::ranges::for_each(elements, [this](const auto& element) { m_taken.insert(element.id.value); });
    });
}

QString FreshIds::take(const QString& stem) {
    const QString start = (stem.isEmpty() ? QStringLiteral("thing") : stem) + u'-';
    int& number = m_tried[start];
    QString id;
    do {
        id = start + QString::number(++number);
    } while (m_taken.contains(id));
    m_taken.insert(id);
    return id;
}

} // namespace sightline::scenarios
