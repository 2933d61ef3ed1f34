#pragma once

#include "geometry/sight/space/volume.h"
#include "tests/support/straight_test.h"

#include <span>
#include <vector>

/// An exact test of one segment in space, in rational numbers, written from the contract and not from the judge.
namespace sightline::testsupport {

/// The openings of each blocker, by index; may be shorter than the list of blockers.
using Openings = std::vector<std::vector<geometry::SheetOpening>>;

/// Blocked: it meets the inside of a piece, crosses the solid part of a wall, or runs where connected matter lies on
/// its left and on its right, or below and above it. Within 3 nm of the jamb of an opening it only touches: jambs are
/// stored to the nanometer.
[[nodiscard]] StraightResult solidLineTest(const geometry::SightLine3& line,
                                           std::span<const geometry::Blocker> blockers,
                                           const Openings& openings,
                                           std::span<const int> active);

/// The line starts in the observer's solid and ends in the target's: heights exactly, in plan to the grain of stored
/// points.
[[nodiscard]] bool
endsInSolids(const geometry::SightLine3& line, const geometry::Solid& observer, const geometry::Solid& target);

/// `solidLineTest` in doubles, some hundred times faster, for lines by the million.
class QuickSolidTest {
public:
    QuickSolidTest(std::span<const geometry::Blocker> blockers, const Openings& openings);

    struct Place {
        double x, y, z; ///< mm
    };
    /// True only if the line stays clear of everything by more than rounding can account for.
    [[nodiscard]] bool isSurelyClear(const Place& from, const Place& to) const;

private:
    struct Edge {
        double px, py, qx, qy;
        double start; ///< distance of p along the polyline, mm
    };
    struct Hole {
        double from, to, low, high;
    };
    struct Matter {
        double left, right, up, down; ///< box
        double bottom, top;
        bool isWall;
        std::vector<Edge> edges;
        std::vector<Hole> holes;
    };
    [[nodiscard]] static bool clears(const Matter& matter, const Place& from, const Place& to);

    std::vector<Matter> m_matter;
};

} // namespace sightline::testsupport
