#pragma once

#include "scenarios/judge/judge.h"

namespace sightline::scenarios {

/// The judge, asked about models of a table at other positions. Thread-safe.
///
/// An overruling of a pair applies while both models stand at their original positions; overruled walls keep the
/// judge's meaning.
class PlacedSight {
public:
    explicit PlacedSight(const PreparedTable& table) : m_table{table} {}

    [[nodiscard]] const PreparedTable& table() const { return m_table; }
    /// True if a question takes microseconds, not milliseconds: only the two models and the terrain matter.
    [[nodiscard]] bool usesFastSight() const;
    /// Returns `Ruling::visible`. Precondition: both are models of the table, apart from their positions.
    [[nodiscard]] bool sees(const Model& observer, const Model& target, const std::stop_token& stop = {}) const;

private:
    PreparedTable m_table;
};

} // namespace sightline::scenarios
