#pragma once

#include "geometry/base/length.h"

/// Tolerances of the geometry, each with its unit and derivation. Yes/no questions on stored points use none of them.
///
/// Where no derivation is given a value is empirical: it lies well above the rounding errors of the compared numbers
/// and well below anything that matters on a table. Unless stated otherwise, coordinates are doubles measured in
/// nanometers from an origin near the pair of bases; up to 1e10 nm (10 m) one rounding is then at most 1.1e-16 * 1e10 =
/// 1.1e-6 nm.
namespace sightline::geometry {

/// Nanometers. The error bound of a constructed number (a tangent, a point on a curve). Coordinates of up to 1e10 nm
/// accumulate errors of some 1e-6 nm over the few operations used; the bound is about a thousand times as large. A beam
/// narrower than this is decided by the touch rule.
inline constexpr double kConstructionError = 1e-3;

/// Nanometers. The amount by which bounds in the search for the widest beam are rounded outwards: some sixty times the
/// evaluation error of 1e-6 nm.
inline constexpr double kSearchRounding = kConstructionError / 16;

/// Nanometers. A cell of lines is retained if it violates a bound by less than this, which is about a thousand times
/// the rounding error of 1e-6 nm.
inline constexpr double kCellSlack = kConstructionError;

/// Nanometers. A cell of plan lines thinner than this contains at most touching lines. Its border is known to
/// `kConstructionError` on each side; the factor 10 is empirical.
inline constexpr double kThinCell = 10 * kConstructionError;

/// Nanometers. The search in three dimensions does not subdivide cells that are smaller than this in both extents; the
/// answer reports them as unsettled. Empirical: it bounds the depth of the subdivision.
inline constexpr double kSmallestCell = 100.0;

/// Nanometers. The least margin of each inequality in a proof by cover: about a hundred times the evaluation error of
/// 1e-6 nm, and well below `kConstructionError`, so that everything blocked by more than that can be proved.
inline constexpr double kProofMargin = kConstructionError / 8;

/// Millimeters. The stated error bound of a clearance in plan. The search stops when its upper bound is this close to
/// the widest beam found.
inline constexpr double kClearanceError = 1e-5;

/// Millimeters. The stated error bound of a clearance in space, where heights and widths are searched together; an
/// answer reports its own error if that is larger. Empirical: a compromise between precision and search time.
inline constexpr double kVolumeClearanceError = 1e-3;

/// Share of a facing part, 0 to 1. The search in space may leave this much of it open, neither proved seen nor proved
/// hidden; an answer reports its own error if that is larger. Empirical, as above.
inline constexpr double kVolumeShareError = 1e-3;

/// Share of the length of a side of a target, and slope relative to the side. A line within this of the side may enter
/// it at any point, so the corner of a line cell there is moved into the cell by this share of its distance from the
/// interior point. Empirical.
inline constexpr double kAlongASide = 1e-6;

/// Radians. The width of the bracket at which a search for a direction ends. Doubles near 1 are 2.2e-16 apart, so
/// narrower brackets hardly shrink any more; over 1 km (1e12 nm) it corresponds to 1e-3 nm.
inline constexpr double kFoundDirection = 1e-15;

/// Radians, and slopes of lines in a frame. The same direction computed in two ways differs by a few 1e-15. Ranges of
/// directions narrower than `kThinDirections` are ignored, and interval ends within `kSameDirection` of each other
/// coincide. Beyond the rounding error the values are empirical.
inline constexpr double kThinDirections = 1e-14;
inline constexpr double kSameDirection = 1e-12;
/// between intervals that hide a point of an outline: errors of many edges add up
inline constexpr double kSeenDirections = 1e-11;

/// Sine of an angle. An edge whose direction is this close to that of a line is treated as parallel to it. Such lines
/// at a distance d from each other intersect d / 1e-13 away: for any d above 0.1 nm that is beyond
/// `kLargestCoordinate`.
inline constexpr double kParallelEdge = 1e-13;

/// Share of a segment. A part of an edge or of a line that is shorter than this share is empty: on the longest edges
/// (1e12 nm) it is 1 nm, on a table (1e9 nm) 1e-3 nm.
inline constexpr double kNoPart = 1e-12;

/// Relative. The slack of bounds that only avoid work and must not exclude anything by their own rounding; far above
/// the unit roundoff of a double, 1.1e-16.
inline constexpr double kSpare = 1e-9;

/// Relative. The slack of such bounds in single precision: some 16 times its unit roundoff, 6e-8, for the few
/// operations used.
inline constexpr double kSpareInSingle = 1e-6;

/// Relative. A step of Newton's method below this no longer changes a double, since it is less than the unit roundoff,
/// 1.1e-16.
inline constexpr double kSettled = 1e-16;

/// Nanometers. `kInwards` is the distance by which a point is moved inwards so that it remains in its base when it is
/// rounded to whole nanometers, which moves it by up to sqrt(2) / 2 = 0.71 nm. `kPointLike` is the radius of the
/// smallest disc that still counts as a base.
inline constexpr double kInwards = 1.0;
inline constexpr double kPointLike = 1.0;

/// Nanometers. The least distance of a line found by `fastSight` from everything it passes, and the least length of its
/// part inside each base. Rounding its ends to whole nanometers moves the line by up to 0.71 nm, so the stored line
/// remains clear.
inline constexpr double kFastSightMargin = 4.0;

/// Nanometers. A shape farther than `kPlainlyBeside` from all lines of a pair misses them despite rounding (errors of
/// some 1e-6 nm, and up to 2 nm for stored points on curves). Ranges of slopes whose lines differ by less than
/// `kOneLine` over the whole distance are left to the exact search. Both are empirical.
inline constexpr double kPlainlyBeside = 8.0;
inline constexpr double kOneLine = 0.5;

/// Nanometers. A depth that exceeds its limit by no more than this counts as equal to the limit, because the ends of a
/// line are rounded to whole nanometers.
inline constexpr double kDepthError = 1.0;
/// Nanometers. The search for a depth does not subdivide a set of lines that are closer together than this at both
/// ends. Empirical.
inline constexpr double kSmallestDepthBox = 100.0;

/// Nanometers. A segment and a shape are tested by signs in doubles only if no corner of the shape is nearer to the
/// segment than this, and no side nearer to its ends. Coordinates along a segment are rounded by less than that; other
/// cases use integers. The code uses the margin times |dx| + |dy|, which is at least the segment's length.
inline constexpr double kSegmentMargin = 2.0;
/// Relative to the sum of the magnitudes of its two products. The error bound of a cross product of whole nanometers in
/// doubles: two products and a difference, each rounded by at most 1.1e-16, give 2.2e-16 of that sum; the rest is
/// margin.
inline constexpr double kCrossRounding = 4e-16;

/// Nanometers. A point beyond a line through two corners by no more than this counts as on the line. Local coordinates
/// of a table, up to 1e9 nm, are rounded by about 1e-7 nm; the factor 10 is empirical.
inline constexpr double kOnTouchingLine = 1e-6;

/// Nanometers. A stored point counts as on a base within this distance. Points on the outlines of round, oval and
/// rotated bases are rounded to the nearest nanometer, which moves them by up to 0.71 nm; the rest is margin.
inline constexpr double kContact = 2.0;

/// Nanometers. A base that touches another, or overlaps it only by the rounding of stored points, is shrunk by this
/// when the seen part of an outline is computed, so that the two are disjoint. Empirical: several times the rounding of
/// both outlines.
inline constexpr double kLeaning = 10.0;

/// Nanometers. The distance from the target of the convex parts into which an observer is divided that overlaps the
/// target, or touches it from above or below. Nearer points see the same except for nearly vertical lines, for which
/// very thin gaps between two floors could not be resolved. Empirical.
inline constexpr double kKeptOff = 1e4;

/// Sine of an angle. When only a part of the table is of interest, a direction whose sine relative to a side is below
/// this is not distinguished from those that lead away from the table. Empirical; it only avoids work.
inline constexpr double kAside = 1e-3;

/// Radians. Directions closer together than this are not distinguished where depths along lines end: at 60 in (1.5e9
/// nm) they are 150 nm, or 0.000006 in, apart.
inline constexpr double kOneDirection = 1e-7;

/// Radians, as the parameter of a curved outline around its point farthest from the observer. Within this of the point,
/// the side on which a line passes decides which end of the parameter range it enters. Empirical.
inline constexpr double kFarEnd = 1e-6;

/// Nanometers along an outline. Hidden stretches with a smaller total length count as seen. Moving a grazing line by e
/// moves its entry on a circle of radius r by about sqrt(2 r e): for e = `kConstructionError` that is 180 nm with r =
/// 16 mm and 360 nm with r = 65 mm.
inline constexpr double kOutlineError = 1e3;

/// Nanometers. A viewer closer than this (0.001 in) to a solid with an unbounded shadow is treated as standing under
/// it, and nothing there counts as certainly seen: the shadow's sides would be millions of times as long as the
/// distance between the two. Empirical.
inline constexpr double kUnderShadow = 25'400.0;

/// Nanometers. The least distance assumed between a viewing point and a solid with an unbounded shadow, so that the
/// coordinates of the shadow remain finite. Empirical; models are not positioned that precisely.
inline constexpr double kBesideSolid = 100.0;

/// Nanometers. A point no farther than this from a line that carries a side of a visible region is tested individually:
/// the region's corners are rounded by 0.71 nm, and a point without size is represented by a base 2 nm across. The rest
/// is margin.
inline constexpr double kTouchingSamplePoint = 3.0;

/// Columns of cells. A position between two rows of cells that is within this of a half column is on it. For slopes (2
/// c - 1) / (2 r) with r below 4096 such positions are multiples of one half or at least 1 / 8192 of a column away from
/// one, and doubles there are in error by less than 1e-5 of this constant.
inline constexpr double kCellTie = 1e-6;

} // namespace sightline::geometry
