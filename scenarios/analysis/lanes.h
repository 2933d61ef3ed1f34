#pragma once

#include "scenarios/analysis/exposure.h"

#include <vector>

namespace sightline::scenarios {

/// A clear line between spots of two zones, on the ground of different players (see `SideGround`). A spot in several
/// zones of a player counts as in the first of them.
struct Lane {
    ZoneId fromZone;
    ZoneId toZone;
    geometry::Point from;
    geometry::Point to;
    double lengthInches = 0.0;
    /// The widest clear beam between bases of `kLaneBase` at both ends, by the judge: no lane counts as wider than such
    /// a base.
    double widthInches = 0.0;
    friend bool operator==(const Lane&, const Lane&) = default;
};

inline constexpr geometry::Length kLaneBase = geometry::Length::fromNanometers(4 * 25'400'000LL);

struct LaneOptions {
    geometry::Length cell = geometry::Length::fromInches(1);
    int most = 5; ///< for each two zones
    /// Of two lanes between two players both of whose ends are no farther apart than this the shorter one is left out.
    geometry::Length apart = geometry::Length::fromInches(4);
    bool wantWidth = true;
    int threads = 0;
};

/// The longest lines, the longest first. Preconditions: as for `exposureTable`.
[[nodiscard]] std::vector<Lane>
longestLanes(const RegionTable& table, const LaneOptions& options = {}, const std::stop_token& stop = {});

/// The way between two pieces that block, where they come nearest.
struct Gap {
    PieceId one;
    PieceId other;
    geometry::Point from;
    geometry::Point to;
    double inches = 0.0;
    friend bool operator==(const Gap&, const Gap&) = default;
};

/// Gaps of less than `base`, which a base of that width cannot pass; the narrowest first. Pieces that touch or overlap
/// leave none; mats and what they carry, and pieces without an area, are left out.
[[nodiscard]] std::vector<Gap> narrowGaps(const Scenario& scenario, geometry::Length base);

} // namespace sightline::scenarios
