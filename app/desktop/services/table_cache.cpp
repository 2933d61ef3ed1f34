#include "app/desktop/services/table_cache.h"

namespace sightline::app {

const scenarios::PreparedTable* TableCache::tableFor(const scenarios::Scenario& scenario, QString& problem) {
    if (m_table && m_scenario == scenario) {
        return &*m_table;
    }
    const auto rules = scenarios::ruleSetOf(scenario);
    if (!rules) {
        m_table.reset();
        problem = rules.error().message;
        return nullptr;
    }
    m_table.emplace(scenario, *rules);
    m_scenario = scenario;
    return &*m_table;
}

} // namespace sightline::app
