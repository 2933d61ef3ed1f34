#pragma once

#include "scenarios/analysis/exposure.h"

#include <vector>

namespace sightline::scenarios {

/// A clear line between points in two zones of different players (see `SideZones`). A point in several zones of a
/// player is assigned to the first of them.
struct Lane {
    ZoneId fromZone;
    ZoneId toZone;
    geometry::Point from;
    geometry::Point to;
    double lengthInches = 0.0;
    /// The width of the widest clear beam between bases of diameter `kLaneBase` at both ends, by the judge, in inches,
    /// so that it is at most `kLaneBase`. Under a rule pack it is the width in the pack's plain geometry.
    double widthInches = 0.0;
    /// The center line of that beam, which may run beside the line from `from` to `to`: from abreast of the one to
    /// abreast of the other. `from` and `to` without a width.
    geometry::Point beamFrom = {};
    geometry::Point beamTo = {};
    friend bool operator==(const Lane&, const Lane&) = default;
};

/// The diameter of the bases at the ends of a lane: 4 in.
inline constexpr geometry::Length kLaneBase = geometry::Length::fromNanometers(4 * 25'400'000LL);

/// The parameters of the search for lanes.
struct LaneOptions {
    /// The spacing of the points at which lanes begin and end: points of a grid around the center of the table, points
    /// of the zones' borders on its lines, and sharp corners of the zones. Half the spacing adds points and keeps all,
    /// so that the longest lane is never shorter. Under rules in squares or hexes they are the centers of cells only.
    /// Lines along an edge of the table are no lanes.
    geometry::Length cell = geometry::Length::fromInches(1);
    int most = 5; ///< maximum number for each pair of zones
    /// The merging distance: of two lanes between two players whose ends are both within it only the longer is
    /// reported.
    geometry::Length apart = geometry::Length::fromInches(4);
    bool wantWidth = true;
    int threads = 0;
};

/// Finds the longest lanes under any rules, by decreasing length; empty after a stop request. Reports the number of
/// finished steps and of all: one per point that looks at a zone, then the widths. Preconditions: those of
/// `exposureTable`.
[[nodiscard]] std::vector<Lane> longestLanes(const RegionTable& table,
                                             const LaneOptions& options = {},
                                             const RegionProgress& progress = {},
                                             const std::stop_token& stop = {});

/// True if the ends of a lane see each other on this table, which may be another than that of the lane.
[[nodiscard]] bool isOpen(const RegionTable& table, const Lane& lane, const std::stop_token& stop = {});

/// The gap between two blocking pieces, at their nearest points.
struct Gap {
    PieceId one;
    PieceId other;
    geometry::Point from;
    geometry::Point to;
    double inches = 0.0;
    friend bool operator==(const Gap&, const Gap&) = default;
};

/// Returns the gaps narrower than `base`, which a base of that width cannot pass, by increasing width. Pieces that
/// touch or overlap have none; mats and what they carry, and pieces without area, are ignored.
[[nodiscard]] std::vector<Gap> narrowGaps(const Scenario& scenario, geometry::Length base);

} // namespace sightline::scenarios
