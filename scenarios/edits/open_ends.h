#pragma once

#include "scenarios/edits/edits.h"

#include <vector>

/// @file
/// Ends of walls that nearly meet another outline, so that lines pass through a gap that is too narrow to notice.
namespace sightline::scenarios {

/// A free end of a wall, and the nearest point of another wall or footprint that it does not touch.
struct OpenEnd {
    PieceId piece;
    std::optional<std::size_t> wall; ///< index into the piece's walls; nullopt: the piece is the wall
    bool isLast = false;             ///< true for the end of the polyline, false for its start
    geometry::Point end;
    PieceId other;
    geometry::Point nearest;
    geometry::Length gap;
    friend bool operator==(const OpenEnd&, const OpenEnd&) = default;
};

/// The gap, 0.05 in, below which an end was most likely meant to touch.
inline const geometry::Length kOpenEndGap = geometry::Length::fromInches(0.05);

/// Lists open ends in the order of the file. An end that touches anything is not open; each end is listed with the
/// nearest neighbor only.
[[nodiscard]] std::vector<OpenEnd> openEndsOf(const Scenario& scenario, geometry::Length gap);

/// Returns the scenario with the end moved onto the nearest point of its neighbor.
[[nodiscard]] Scenario withEndClosed(const Scenario& scenario, const OpenEnd& open);

} // namespace sightline::scenarios
