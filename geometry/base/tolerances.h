#pragma once

#include "geometry/base/length.h"

#include <limits>

/// @file
/// Tolerances of the geometry, each with its unit and derivation. Yes/no questions on stored points use none of them.
///
/// Where no derivation is given a value is empirical: it lies well above the rounding errors of the compared numbers
/// and well below anything that matters on a table. Unless stated otherwise, coordinates are doubles measured in
/// nanometers from an origin near the pair of bases; up to 1e10 nm (10 m) one rounding is then at most 1.1e-16 * 1e10 =
/// 1.1e-6 nm.
namespace sightline::geometry {

/// The bound of what has none.
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The unit roundoff of a double, 1.1e-16: a property of the type. Up to 1e10 nm (10 m) a coordinate is then rounded by
/// at most 1.1e-6 nm.
inline constexpr double kRoundoff = std::numeric_limits<double>::epsilon() / 2;

/// The unit roundoff in single precision, 6e-8: a property of the type.
inline constexpr double kRoundoffInSingle = std::numeric_limits<float>::epsilon() / 2.0;

/// The error bound of a constructed number (a tangent, a point on a curve), in nanometers. Coordinates of up to 1e10 nm
/// accumulate errors of some 1e-6 nm over the few operations used; the bound is about a thousand times as large.
/// Whether a beam narrower than this passes is decided by the touch rule.
inline constexpr double kConstructionError = 1e-3;

/// The amount by which bounds in the search for the widest beam are rounded outwards, in nanometers: some sixty times
/// the evaluation error of 1e-6 nm.
inline constexpr double kSearchRounding = kConstructionError / 16;

/// The violation of a bound, in nanometers, up to which a cell of lines is retained: about a thousand times the
/// rounding error of 1e-6 nm.
inline constexpr double kCellSlack = kConstructionError;

/// The width, in nanometers, below which a cell of plan lines contains at most touching lines. The border of a cell is
/// known to `kConstructionError` on each side; the factor 10 is empirical.
inline constexpr double kThinCell = 10 * kConstructionError;

/// The extent, in nanometers, below which the search in three dimensions does not subdivide a cell: cells smaller than
/// this in both extents are reported as unsettled. Empirical: it bounds the depth of the subdivision.
inline constexpr double kSmallestCell = 100.0;

/// The least margin of each inequality in a proof by cover, in nanometers: about a hundred times the evaluation error
/// of 1e-6 nm, and well below `kConstructionError`, so that everything blocked by more than that can be proved.
inline constexpr double kProofMargin = kConstructionError / 8;

/// The stated error bound of a clearance in plan, in millimeters. The search stops when its upper bound is this close
/// to the widest beam found.
inline constexpr double kClearanceError = 1e-5;

/// The stated error bound of a clearance in space, in millimeters, where heights and widths are searched together. An
/// answer reports its own error if that is larger. Empirical: a compromise between precision and search time.
inline constexpr double kVolumeClearanceError = 1e-3;

/// The share of a facing part, 0 to 1, that the search in space may leave open, neither proved seen nor proved hidden.
/// An answer reports its own error if that is larger. Empirical: a compromise between precision and search time.
inline constexpr double kVolumeShareError = 1e-3;

/// The distance of a line from a side of a target, as a share of the side's length, and its slope relative to the side,
/// below which the line may enter the side at any point. The corner of a line cell there is moved into the cell by this
/// share of its distance from the interior point. Empirical.
inline constexpr double kAlongASide = 1e-6;

/// The width, in radians, of the bracket at which a search for a direction ends. Doubles near 1 are 2.2e-16 apart, so
/// narrower brackets hardly shrink any more; over 1 km (1e12 nm) the width corresponds to 1e-3 nm.
inline constexpr double kFoundDirection = 1e-15;

/// The width, in radians or as a difference of slopes in a frame, of ranges of directions that are ignored. A direction
/// computed in two ways differs by a few 1e-15; beyond that the value is empirical.
inline constexpr double kThinDirections = 1e-14;

/// The distance, in radians or as a difference of slopes in a frame, within which the ends of two intervals of
/// directions coincide. A direction computed in two ways differs by a few 1e-15; beyond that the value is empirical.
inline constexpr double kSameDirection = 1e-12;

/// The gap, in radians or as a difference of slopes in a frame, up to which two intervals that hide a point of an
/// outline count as adjacent. Empirical: ten times `kSameDirection`, because the errors of many edges add up.
inline constexpr double kSeenDirections = 1e-11;

/// The sine of the angle between an edge and a line up to which the two are treated as parallel. Such lines at a
/// distance d from each other intersect at least d / 1e-13 away: for any d above 0.1 nm that is beyond
/// `kLargestCoordinate`.
inline constexpr double kParallelEdge = 1e-13;

/// The share of an edge or of a line below which a part of it is empty: on the longest edges (1e12 nm) it is 1 nm, on a
/// table (1e9 nm) 1e-3 nm.
inline constexpr double kNoPart = 1e-12;

/// The relative slack of bounds that only avoid work and must not exclude anything by their own rounding; far above the
/// unit roundoff of a double, 1.1e-16.
inline constexpr double kSpare = 1e-9;

/// The relative slack of such bounds in single precision: sixteen of its unit roundoffs for the few operations used.
inline constexpr double kSpareInSingle = 16 * kRoundoffInSingle;

/// The distance, in nanometers, by which a point is moved inwards so that it remains in its base when it is rounded to
/// whole nanometers, which moves it by up to sqrt(2) / 2 = 0.71 nm.
inline constexpr double kInwards = 1.0;

/// The radius, in nanometers, of the smallest disc that counts as a base: the unit of stored lengths. It replaces a
/// base that vanishes when it is shrunk, so that a question about it still has a shape, far above `kConstructionError`.
inline constexpr double kPointLike = 1.0;

/// The least distance, in nanometers, of a line found by `fastSight` from everything it passes, and the least length of
/// its part inside each base. Rounding its ends to whole nanometers moves the line by up to 0.71 nm, so the stored line
/// remains clear.
inline constexpr double kFastSightMargin = 4.0;

/// The distance, in nanometers, beyond which a shape misses all lines of a pair despite rounding: errors are some 1e-6
/// nm, and up to 2 nm for stored points on curves. The rest is an empirical margin.
inline constexpr double kPlainlyBeside = 8.0;

/// The difference, in nanometers over the whole distance between the bases, below which the lines of a range of slopes
/// are left to the exact search. The range then stands for one line as stored, since ends of lines are rounded by as
/// much; a larger value would only leave more to the exact search. Empirical.
inline constexpr double kOneLine = 0.5;

/// The excess of a depth over its limit, in nanometers, that counts as none, because the ends of a line are rounded to
/// whole nanometers.
inline constexpr double kDepthError = 1.0;

/// The distance of lines at both ends, in nanometers, below which the search for a depth does not subdivide a set of
/// them. Empirical.
inline constexpr double kSmallestDepthBox = 100.0;

/// The least distance, in nanometers, of all corners of a shape from a segment, and of all sides from its ends, at
/// which their relation is computed by signs in doubles. Coordinates along a segment are rounded by less than that;
/// other cases use integers. The code uses the margin times |dx| + |dy|, which is at least the segment's length.
inline constexpr double kSegmentMargin = 2.0;

/// The error bound of a cross product of whole nanometers in doubles, relative to the sum of the magnitudes of its two
/// products. Two products and a difference, each rounded by at most `kRoundoff`, give twice that; the other half is
/// margin. Within the bound integers decide, so that a larger value would only cost time.
inline constexpr double kCrossRounding = 4 * kRoundoff;

/// The distance, in nanometers, up to which a point beyond a line through two corners counts as on the line. Local
/// coordinates of a table, up to 1e9 nm, are rounded by about 1e-7 nm; the factor 10 is empirical.
inline constexpr double kOnTouchingLine = 1e-6;

/// The distance, in nanometers, within which a stored point counts as on a base. Points on the outlines of round, oval
/// and rotated bases are rounded to the nearest nanometer, which moves them by up to 0.71 nm; the rest is margin.
inline constexpr double kContact = 2.0;

/// The amount, in nanometers, by which a base that touches another, or overlaps it only by the rounding of stored
/// points, is shrunk when the seen part of an outline is computed, so that the two are disjoint. Empirical: several
/// times the rounding of both outlines.
inline constexpr double kLeaning = 10.0;

/// The distance, in nanometers, from the target of the convex parts into which an observer is divided that overlaps the
/// target, or touches it from above or below. Nearer points see the same except along nearly vertical lines, for which
/// very thin gaps between two floors could not be resolved. Empirical.
inline constexpr double kKeptOff = 1e4;

/// The sine of the angle between a direction and a side below which the direction is not distinguished from those that
/// lead away from the table, when only a part of the table is of interest. Empirical; it only avoids work.
inline constexpr double kAside = 1e-3;

/// The difference, in radians, below which directions are not distinguished where depths along lines end: at 60 in
/// (1.5e9 nm) they are 150 nm, or 0.000006 in, apart.
inline constexpr double kOneDirection = 1e-7;

/// The distance, in radians of the parameter of a curved outline, from the point farthest from the observer, within
/// which the side on which a line passes decides which end of the parameter range it enters. Empirical.
inline constexpr double kFarEnd = 1e-6;

/// The total length, in nanometers along an outline, below which hidden stretches count as seen. Moving a grazing line
/// by e moves its entry on a circle of radius r by about sqrt(2 r e): for e = `kConstructionError` that is 180 nm with
/// r = 16 mm and 360 nm with r = 65 mm.
inline constexpr double kOutlineError = 1e3;

/// The distance, in nanometers (0.001 in), below which a viewer beside a solid with an unbounded shadow is treated as
/// standing under it, so that nothing there counts as certainly seen: the shadow's sides would be millions of times as
/// long as the distance between the two. Empirical.
inline constexpr double kUnderShadow = 25'400.0;

/// The least distance, in nanometers, assumed between a viewing point and a solid with an unbounded shadow, so that the
/// coordinates of the shadow remain finite. Empirical; models are not positioned that precisely.
inline constexpr double kBesideSolid = 100.0;

/// The distance, in nanometers, up to which a point beside a line that carries a side of a visible region is tested
/// individually: the region's corners are rounded by 0.71 nm, and a point without size is represented by a base 2 nm
/// across. The rest is margin.
inline constexpr double kTouchingSamplePoint = 3.0;

/// The distance, in columns of cells, within which a position between two rows of cells counts as on a half column. For
/// slopes (2 c - 1) / (2 r) with r below 4096 such positions are multiples of one half or at least 1 / 8192 of a column
/// away from one, and doubles there are in error by less than 1e-5 of this constant.
inline constexpr double kCellTie = 1e-6;

} // namespace sightline::geometry
