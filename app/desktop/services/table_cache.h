#pragma once

#include "scenarios/judge/judge.h"

#include <optional>

namespace sightline::app {

/// Caches the prepared table of the latest scenario, so that repeated questions only judge. An edit prepares the table
/// again: 30 µs for a full tournament table, less than finding the difference would take.
class TableCache {
public:
    /// Returns the prepared table, valid until the next call; null if the rule set of the scenario is broken, with the
    /// reason in `problem`.
    const scenarios::PreparedTable* tableFor(const scenarios::Scenario& scenario, QString& problem);

private:
    std::optional<scenarios::PreparedTable> m_table;
    scenarios::Scenario m_scenario;
};

} // namespace sightline::app
