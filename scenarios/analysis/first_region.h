#pragma once

#include "scenarios/analysis/region.h"

#include <optional>
#include <stop_token>

namespace sightline::scenarios {

/// Computes within milliseconds a first answer to the question of `seenRegion`, to be shown until that is answered: all
/// of `region` is seen, nothing outside `possible` is, and nothing is known about points between them. What counts as
/// seen is what a few points of each viewer see past everything that may block lines to a target somewhere, without the
/// exceptions for targets inside or near obstacles.
///
/// Returns std::nullopt where nothing can be said so soon: for targets all of which is to be seen, for hulls as
/// targets, for several displaced models, where the start of lines depends on the target, and where a rule set limits
/// distances other than from base to base. After a stop request the answer is std::nullopt. Preconditions: those of
/// `seenRegion`.
[[nodiscard]] std::optional<SeenRegion>
firstRegion(const RegionTable& table, const RegionQuestion& question, const std::stop_token& stop = {});

} // namespace sightline::scenarios
