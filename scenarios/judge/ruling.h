#pragma once

#include "scenarios/judge/blocking.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/judge/verdict.h"

#include <optional>
#include <stop_token>

namespace sightline::scenarios {

/// Optional results of a ruling.
struct RulingExtras {
    std::optional<double> toleranceMillimeters; ///< tolerance in millimeters; nullopt: no margin is computed
    bool wantFigures = false;                   ///< `Question::wantRulingFigures`
    bool wantCoverOfUnseen = false;             ///< `Question::wantCoverOfUnseen`
};

/// Computes the ruling of a rule pack for an ordered pair, given by indices of the table's models. Without
/// `wantDetails` full visibility and the shares of blockers are left out. `plain` is the known answer of the pair's
/// plain geometry; it saves work and never changes the ruling, as does `nearest`, the nearest points of the two bases.
/// With an `arc`, lines have to end inside it.
[[nodiscard]] Ruling rulingOf(const PackTable& table,
                              std::size_t observer,
                              std::size_t target,
                              bool wantDetails,
                              const std::stop_token& stop,
                              PlainSight plain = PlainSight::Unknown,
                              const geometry::Polygon* arc = nullptr,
                              const RulingExtras& extras = {},
                              const std::optional<geometry::Nearest>& nearest = {});

/// Returns `Ruling::visible` of the pair, computed without the rest.
[[nodiscard]] bool
seesUnder(const PackTable& table, std::size_t observer, std::size_t target, const std::stop_token& stop);

} // namespace sightline::scenarios
