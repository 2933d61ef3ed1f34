#pragma once

#include "scenarios/judge.h"

namespace sightline::scenarios {

/// What the judge says of two models of a table that may stand elsewhere than they do. Safe on any thread.
///
/// What a judge overruled about a pair holds as long as both stand where they stood; walls that were overruled mean
/// what the judge said.
class PlacedSight {
public:
    explicit PlacedSight(const PreparedTable& table) : m_table{table} {}

    [[nodiscard]] const PreparedTable& table() const { return m_table; }
    /// A question takes microseconds, not milliseconds: nothing but the two models and the terrain matters.
    [[nodiscard]] bool isQuick() const;
    /// As the rule set rules: `Ruling::visible`. Precondition: both are models of the table, but for their places.
    [[nodiscard]] bool sees(const Model& observer, const Model& target, const std::stop_token& stop = {}) const;

private:
    PreparedTable m_table;
};

} // namespace sightline::scenarios
