#pragma once

#include "scenarios/edits.h"

#include <vector>

/// Walls that almost meet something: light passes where the eye sees a closed corner.
namespace sightline::scenarios {

/// A free end of a wall, and the nearest point of another wall or footprint that it does not touch.
struct OpenEnd {
    PieceId piece;
    std::optional<std::size_t> wall; ///< of the piece's walls; nothing: the piece is the wall
    bool isLast = false;             ///< the end of the polyline, not its beginning
    geometry::Point end;
    PieceId other;
    geometry::Point nearest;
    geometry::Length gap;
    friend bool operator==(const OpenEnd&, const OpenEnd&) = default;
};

/// Nearer than this an end was most likely meant to touch.
inline const geometry::Length kOpenEndGap = geometry::Length::fromInches(0.05);

/// In the order of the file. An end that touches anything is not open; of what is near only the nearest counts.
[[nodiscard]] std::vector<OpenEnd> openEndsOf(const Scenario& scenario, geometry::Length gap);

/// The end put onto what it almost meets.
[[nodiscard]] Scenario withEndClosed(const Scenario& scenario, const OpenEnd& open);

} // namespace sightline::scenarios
