#pragma once

#include <vector>

namespace sightline::app {

/// Returns the English words that the shipped rule packs say in verdicts: rules in a few words, levels of cover,
/// effects of elevated positions, zones.
[[nodiscard]] const std::vector<const char*>& shippedRuleWords();

} // namespace sightline::app
