#pragma once

#include "scenarios/judge/ruling_bound.h"

#include <optional>
#include <stop_token>

namespace sightline::scenarios {

/// The distance by which elements can be moved along the table before the ruling of a pair may turn.
struct RulingMargin {
    /// The proved bound: no shorter move of one element turns whether the target may be targeted.
    double atLeastMillimeters = 0.0;
    bool isWholeReach = false; ///< true: no move within the reach turns it, and `atLeastMillimeters` is the reach
    bool isOpen = false; ///< true: the proof ended without reaching a threshold; the true margin may be much larger
    bool isOpenAtTolerance = false; ///< `isOpen` for moves as long as the tolerance
    std::optional<Doubt> restsOn;   ///< the statement that a longer move may turn; nullopt with `isWholeReach`
};

/// The maximum margin that is searched for, in millimeters: 6 in.
inline constexpr double kMarginReach = 152.4;

/// Computes the margin with `boundOfRuling`, to within 0.001 mm or 0.1 %. `mayTarget` is the current ruling.
[[nodiscard]] RulingMargin marginOf(const PackTable& table,
                                    std::size_t observer,
                                    std::size_t target,
                                    bool mayTarget,
                                    double toleranceMillimeters,
                                    const std::stop_token& stop = {});

} // namespace sightline::scenarios
