#pragma once

#include "tests/support/sight_case.h"

#include <functional>
#include <string>

namespace sightline::testsupport {

using BasePair = std::function<void(const geometry::PlacedFootprint&, const geometry::PlacedFootprint&)>;

/// Each unordered pair of the board's bases.
void forEachPair(const SightBoard& board, const BasePair& visit);

/// The judge's exact answer, all blockers active.
[[nodiscard]] geometry::SightAnswer exactAnswer(const SightBoard& board,
                                                const geometry::PlacedFootprint& observer,
                                                const geometry::PlacedFootprint& target,
                                                const geometry::SightOptions& options = {});

/// Everything a single answer promises about itself: a clear line on both bases that the straight test accepts, shares
/// that add up, the first blocked point on the center line. Empty: all kept; else what is broken.
[[nodiscard]] std::string brokenPromise(const geometry::SightAnswer& answer,
                                        const SightBoard& board,
                                        const geometry::PlacedFootprint& observer,
                                        const geometry::PlacedFootprint& target);

/// Clear with clearance 0: only a line that touches gets through. Its ends, rounded to stored points, may miss it by a
/// hair.
[[nodiscard]] bool restsOnTouch(const geometry::SightAnswer& answer);

/// A sentence on an answer, for messages.
[[nodiscard]] std::string spoken(const geometry::SightAnswer& answer);

/// `usual` of the 1,000 boards of a usual run; if the environment variable SIGHTLINE_BOARDS asks for a run of another
/// size, as many in proportion.
[[nodiscard]] int boardCount(int usual);

} // namespace sightline::testsupport
