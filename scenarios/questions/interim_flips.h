#pragma once

#include "scenarios/questions/flip.h"

#include <functional>

namespace sightline::scenarios {

/// Called with the shortest move of each element for which one was found. Calls come from any thread, never
/// concurrently, each before the progress of its element.
using InterimFlip = std::function<void(const Flip&)>;

/// Searches as `flipsOf` does, with the same result, and reports each move when it is found.
[[nodiscard]] std::vector<Flip> flipsWithInterim(const PreparedTable& table,
                                                 const ModelId& observer,
                                                 const ModelId& target,
                                                 std::span<const AnyId> elements,
                                                 const FlipOptions& options,
                                                 const InterimFlip& interim,
                                                 const std::stop_token& stop = {});

} // namespace sightline::scenarios
