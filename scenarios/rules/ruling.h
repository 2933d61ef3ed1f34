#pragma once

#include "scenarios/judge.h"
#include "scenarios/rules/pack_table.h"

#include <stop_token>

namespace sightline::scenarios {

/// What a rule pack makes of a pair of models: indices of the table's scenario. Each direction is a question of its own.
/// `wantDetails` false leaves out full visibility and shares of what blocks.
/// With an `arc` lines have to end in it too.
[[nodiscard]] Ruling rulingOf(const PackTable& table, std::size_t observer, std::size_t target, bool wantDetails, const std::stop_token& stop,
                              const geometry::Polygon* arc = nullptr);

/// Its `visible` alone.
[[nodiscard]] bool seesUnder(const PackTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop);

} // namespace sightline::scenarios
