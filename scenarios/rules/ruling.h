#pragma once

#include "scenarios/judge.h"
#include "scenarios/rules/blocking.h"
#include "scenarios/rules/pack_table.h"

#include <optional>
#include <stop_token>

namespace sightline::scenarios {

/// What a ruling is asked for besides its answer.
struct RulingExtras {
    std::optional<double> toleranceMillimeters; ///< how close is too close to call; nothing: no margin is looked for
    bool wantFigures = false;                   ///< `Question::wantRulingFigures`
};

/// What a rule pack makes of a pair of models: indices of the table's scenario. Each direction is a question of its
/// own. `wantDetails` false leaves out full visibility and shares of what blocks. `plain`: what is known of the pair's
/// plain geometry; it saves looking again, and never changes the ruling. With an `arc` lines have to end in it too.
[[nodiscard]] Ruling rulingOf(const PackTable& table,
                              std::size_t observer,
                              std::size_t target,
                              bool wantDetails,
                              const std::stop_token& stop,
                              PlainSight plain = PlainSight::Unknown,
                              const geometry::Polygon* arc = nullptr,
                              const RulingExtras& extras = {});

/// Its `visible` alone.
[[nodiscard]] bool
seesUnder(const PackTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop);

} // namespace sightline::scenarios
