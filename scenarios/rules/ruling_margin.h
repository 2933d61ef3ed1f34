#pragma once

#include "scenarios/rules/ruling_bound.h"

#include <optional>
#include <stop_token>

namespace sightline::scenarios {

/// How far things can be moved along the table before the ruling of a pair may turn.
struct RulingMargin {
    /// Proved: no move of one thing that is shorter turns the ruling, whether the target may be targeted.
    double atLeastMillimeters = 0.0;
    bool isWholeReach = false; ///< none within the reach turns it: `atLeastMillimeters` is the reach
    bool isOpen = false; ///< the proof ended for want of one, not at a threshold: the true margin may be much larger
    bool isOpenAtTolerance = false; ///< the same of moves as long as the tolerance
    std::optional<Doubt> restsOn;   ///< the statement that a longer move may turn; nothing with `isWholeReach`
};

/// How far margins are looked for: 6 in.
inline constexpr double kMarginReach = 152.4;

/// Proved by `boundOfRuling`, within 0.001 mm or 0.1 %. `mayTarget`: the ruling as it is.
[[nodiscard]] RulingMargin marginOf(const PackTable& table,
                                    std::size_t observer,
                                    std::size_t target,
                                    bool mayTarget,
                                    double toleranceMillimeters,
                                    const std::stop_token& stop = {});

} // namespace sightline::scenarios
