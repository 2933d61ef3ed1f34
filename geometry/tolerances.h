#pragma once

#include "geometry/length.h"

/// Each tolerance of the geometry, with its unit and its reason. Yes/no questions on stored points use none.
namespace sightline::geometry {

/// Nanometers. A constructed number (a tangent, a point on a curve) is trusted to this: coordinates of up to 1e10 nm in
/// doubles carry errors of some 1e-6 nm through the few operations used. A beam narrower than this rests on the touch
/// rule.
inline constexpr double kConstructionError = 1e-3;

/// Nanometers. Bounds of the search for the widest beam are rounded outwards by this: far more than their evaluation
/// may be wrong by.
inline constexpr double kSearchRounding = kConstructionError / 16;

/// Nanometers. A cell of lines is kept when it misses a bound by less than this: far above what rounding can do there.
inline constexpr double kCellSlack = kConstructionError;

/// Nanometers. A cell of plan lines thinner than this holds at most lines that touch.
inline constexpr double kThinCell = 10 * kConstructionError;

/// Nanometers. What is left of the search in three dimensions is not cut further below this size both ways, and is
/// named in the answer.
inline constexpr double kSmallestCell = 100.0;

/// Nanometers. Each inequality of a proof by cover holds by this much or more: a hundred times what its evaluation in
/// doubles may be wrong by, and well below `kConstructionError`, so that whatever is blocked by more than that can be
/// proved.
inline constexpr double kProofMargin = kConstructionError / 8;

/// Millimeters: the stated error bound of a clearance. The search stops when its bound is this close to the best found.
inline constexpr double kClearanceError = 1e-5;

/// Millimeters: the same in space, where heights and widths are searched together; an answer names its own error if
/// that is larger.
inline constexpr double kVolumeClearanceError = 1e-3;

/// Part of a facing outline: how much of it the search in space may leave open, neither proved seen nor proved hidden;
/// an answer names its own error if that is larger.
inline constexpr double kVolumeShareError = 1e-3;

/// Part of a side of a target, along it and as a slope. Lines this near to one along the side enter it anywhere: of a
/// cell of lines a corner there stands for one within the cell, by this part of the way.
inline constexpr double kAlongASide = 1e-6;

/// Radians. A search for a direction ends when its bracket is this narrow: near the grain of doubles, where brackets do
/// not shrink any more. Over 1 km it is 1e-3 nm.
inline constexpr double kFoundDirection = 1e-15;

/// Radians, and slopes of lines in a frame. Directions computed in two ways differ by a few 1e-15; ranges of directions
/// thinner than this hold nothing that would be seen, and ends this near to each other are one.
inline constexpr double kThinDirections = 1e-14;
inline constexpr double kSameDirection = 1e-12;
inline constexpr double kSeenDirections = 1e-11; ///< between what hides a point of an outline, where many edges add up

/// Sine of an angle. An edge this near to the direction of a line has no crossing worth computing: a base's side
/// crosses the line beyond all coordinates.
inline constexpr double kParallelEdge = 1e-13;

/// Part of a stretch. Less of an edge, or of the way from one place to another, is no part of it: on the longest edges
/// it is 1 nm, on a table 1e-3 nm.
inline constexpr double kNoPart = 1e-12;

/// Part of a number. Room that is left where a bound only saves work and must not be wrong by its own rounding.
inline constexpr double kSpare = 1e-9;

/// Part of a number. The same for bounds in single precision, which carries 24 bits through a few operations.
inline constexpr double kSpareInSingle = 1e-6;

/// Part of a number. Steps of Newton's method below it change nothing in a double.
inline constexpr double kSettled = 1e-16;

/// Nanometers. Rounding to whole nanometers moves a point by up to 0.71 nm: a point moved inwards by this first stays
/// in its base. The smallest disc that still is a base.
inline constexpr double kInwards = 1.0;
inline constexpr double kPointLike = 1.0;

/// Nanometers. A line of the quick look must keep this much from all it passes and run through that much of each base,
/// so that its stored ends keep it clear.
inline constexpr double kQuickMargin = 4.0;

/// Nanometers. What is farther than this from the lines of a pair stands beside them, whatever rounding did; and lines
/// nearer to each other than `kOneLine` all the way are left to the careful look.
inline constexpr double kPlainlyBeside = 8.0;
inline constexpr double kOneLine = 0.5;

/// Nanometers. A depth this much over its limit still counts as the limit: the ends of a line are whole nanometers.
inline constexpr double kDepthError = 1.0;
/// Nanometers. Lines closer together than this at both ends are not told apart any further when a depth is looked for.
inline constexpr double kSmallestDepthBox = 100.0;

/// Nanometers. Whether a segment meets a thing is told by signs in doubles only where no corner of the thing is nearer
/// to the segment than this, and no side nearer to its ends: above what the rounding of places along a segment does.
inline constexpr double kSegmentMargin = 2.0;
/// Part of the sum of its two products: what rounding does to a cross product of whole nanometers in doubles.
inline constexpr double kCrossRounding = 4e-16;

/// Nanometers, over the length of a line through two corners: what lies this little beside it counts as on it.
inline constexpr double kOnTouchingLine = 1e-6;

/// Nanometers. Points on the outline of round, oval and turned bases are stored to the nearest nanometer, so a stored
/// point counts as on a base when it is this close to it.
inline constexpr double kContact = 2.0;

/// Nanometers. A base that leans on another, or reaches into it by the rounding of stored places, is shrunk by this to
/// stand beside it where only the seen part of an outline is asked for.
inline constexpr double kLeaning = 10.0;

/// How far places keep off a target, nm, that an overlapping base is cut into, or one that touches it and stands above
/// or below: nearer ones see what these do but for lines that stand as good as upright, on which floors a hair wide
/// between the two could not be told.
inline constexpr double kKeptOff = 1e4;

/// Sine. Of a look at a part of the table: a direction that leads along a side to within this is not told apart from
/// those that lead away.
inline constexpr double kAside = 1e-3;

/// Radians. Directions nearer together are not told apart where depths along lines end: 0.000006 in at the far end of a
/// table.
inline constexpr double kOneDirection = 1e-7;

/// Radians round the place of an outline that is farthest from the observer: there the flank of a line tells which end
/// it is.
inline constexpr double kFarEnd = 1e-6;

/// Nanometers along an outline. Where a line only grazes a curved base, the rounding of a line moves the place where it
/// enters by up to some 100 nm, so a hidden stretch shorter than this counts as seen.
inline constexpr double kOutlineError = 1e3;

/// Nanometers. A viewer nearer than this to a solid whose shadow has no end is taken to stand under it: nothing is told
/// as seen for sure there, for the shadow of a place so near would be drawn by sides millions of times as long as the
/// way between the two.
inline constexpr double kUnderShadow = 25'400.0;

/// Nanometers: a place without size counts as no nearer than this to a solid whose shadow has no end, so that the
/// shadow stays a number. Nobody places a model to within that.
inline constexpr double kBesideSolid = 100.0;

/// Nanometers. A spot no farther from a line along which the outline of a visible region runs is asked about by itself:
/// corners of outlines are told to the nearest nanometer, and a spot without size is a base 2 nm across.
inline constexpr double kTouchingSpot = 3.0;

/// Cells: a place between two rows of cells that is so near half a column is on it. Such places are whole numbers of
/// halves or at least 1 / 8192 of a column away from one, and doubles are wrong by less than a hundred thousandth of
/// this there.
inline constexpr double kCellTie = 1e-6;

} // namespace sightline::geometry
