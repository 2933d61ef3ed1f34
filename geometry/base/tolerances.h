#pragma once

#include "geometry/base/length.h"

#include <cstdint>
#include <limits>

/// @file
/// The tolerances of the geometry, each with unit, frame, derivation and what a larger or smaller value would do.
/// Yes/no questions on stored points use none of them.
///
/// Unless stated otherwise, lengths are nanometers, coordinates are doubles measured from an origin near the pair of
/// bases, and angles are radians in the frame of the table. `tst_architecture_rules` counts the numbers that are
/// written here, at most 20; every other tolerance follows from them by a formula.
namespace sightline::geometry {

/// The bound of what has none.
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The unit roundoff of a double, 1.1e-16: a property of the type. Up to 1e10 nm (10 m) a coordinate is then rounded by
/// at most 1.1e-6 nm.
inline constexpr double kRoundoff = std::numeric_limits<double>::epsilon() / 2;

/// The unit roundoff in single precision, 6e-8: a property of the type.
inline constexpr double kRoundoffInSingle = std::numeric_limits<float>::epsilon() / 2.0;

// The scales

/// The extent, in nanometers, of a table: 1 m, the order of boards of 30 to 72 in. It turns lengths into angles and
/// into shares of a line, which then stand for that length to within a factor of two on any board. A larger value would
/// make all angles below finer, down to their own rounding; a smaller one would make them coarser than the lengths that
/// they stand for.
inline constexpr double kTableSize = 1e9;

/// The unit of stored lengths, in nanometers. Rounding to it moves a point by up to sqrt(2) / 2 = 0.71 nm, so a point
/// that is moved inwards by this first remains in its shape, a depth that exceeds its limit by less exceeds it only by
/// the ends of its line, and the smallest disc that stands for a point, or for a base that vanished when shrunk, has
/// this radius. With less than 0.71 such points could leave their shapes; with more, lengths would be inexact that are
/// stored exactly.
inline constexpr double kStoredUnit = 1.0;

/// The error bound of a constructed number (a tangent, a point on a curve, a corner of a cell of lines), in nanometers.
/// Coordinates of up to 1e10 nm are rounded by 1.1e-6 nm in each of the few operations used; the bound is about a
/// thousand times as large, and a thousandth of the unit of stored lengths. Whether a beam narrower than this passes is
/// decided by the touch rule, and a cell of lines retains those that violate a bound by no more. With much less,
/// rounding could decide it; with much more, gaps of stored lengths would be taken for touching.
inline constexpr double kConstructionError = kStoredUnit / 1000;

/// The length, in nanometers along an outline, below which hidden stretches count as seen; also the length below which
/// shapes that stand for others on a table may differ. Moving a grazing line by e moves its entry on a circle of radius
/// r by about sqrt(2 r e): for e = `kConstructionError` that is 180 nm with r = 16 mm and 360 nm with r = 65 mm. With
/// less than that, rounding would hide a part of an outline that is all seen; with more, slits that can be built would
/// be overlooked.
inline constexpr double kOutlineError = 1e3;

/// The extent, in nanometers, below which a search does not subdivide a set of lines or a region; sets smaller than
/// this at both ends are reported as unsettled. It is a tenth of `kOutlineError`, so that a set left open hides less
/// than what counts as seen; above some 10 nm, the rounding of outlines, so that the subdivision ends. With less a
/// search would take more steps for what no answer shows; with more it would leave visible parts unsettled.
inline constexpr double kSmallestCell = kOutlineError / 10;

// Lengths that follow from the unit of stored lengths

/// The distance, in nanometers, within which a stored point counts as on a base, and lines and sides as one. Points on
/// the outlines of round, oval and rotated bases are rounded by up to 0.71 nm, and the outlines are compared with
/// corners that are rounded as well: 1.42 nm together. With less, bases that touch would miss each other; with more,
/// gaps of 3 nm would be closed.
inline constexpr double kContact = 2 * kStoredUnit;

/// The least distance, in nanometers, of all corners of a shape from a segment, and of all sides from its ends, at
/// which their relation is computed by signs in doubles. Coordinates along a segment are rounded by less than that;
/// other cases use integers, so that a larger value would only cost time. The code uses the margin times |dx| + |dy|,
/// which is at least the segment's length.
inline constexpr double kSegmentMargin = kContact;

/// The least distance, in nanometers, of a line found by `fastSight` from everything it passes, and the least length of
/// its part inside each base. Rounding moves each of its ends by up to 0.71 nm, and what it passes is stored to
/// `kContact`: with less the stored line might not be clear, with more some lines would be left to the exact search.
inline constexpr double kFastSightMargin = 2 * kContact;

/// The distance, in nanometers, beyond which a shape misses all lines of a pair despite rounding: both ends of a line
/// and both outlines, each to `kContact`. With less a shape could be left out that a line meets; a larger value would
/// only keep more shapes.
inline constexpr double kPlainlyBeside = 4 * kContact;

/// The distance, in nanometers, within which parts of two outlines may coincide or overlap only by rounding: both
/// outlines, each placed, resized and rounded up to twice, and the bound of `kContact` itself. A base that touches
/// another is shrunk by it, so that the two are disjoint. With less two such bases could still meet; with more the seen
/// part of an outline would be off by more than its stated error.
inline constexpr double kOutlineRounding = 5 * kContact;

/// The distance, in nanometers, up to which a point beside a line that carries a side of a visible region is tested
/// individually: a point without size is represented by a disc of radius `kStoredUnit`, and the line is known to
/// `kContact`. With less a point could get the answer of the wrong side; a larger value would only cost time.
inline constexpr double kTouchingSamplePoint = kContact + kStoredUnit;

/// The difference, in nanometers over the whole distance between the bases, below which the lines of a range of slopes
/// are left to the exact search. The range then stands for one line as stored, since ends of lines are rounded by as
/// much; a larger value would only leave more to the exact search, a smaller one only subdivide further.
inline constexpr double kOneLine = kStoredUnit / 2;

// Lengths that follow from the error of constructed numbers

/// The rounding of a coordinate, in nanometers: at most 1.1e-6 nm up to 1e10 nm. A point this far beyond a line through
/// two corners counts as on the line, and searches for a distance end there, because doubles do not come closer. With
/// much less the last bits would decide; with more, touching lines would be missed.
inline constexpr double kRoundingError = kConstructionError / 1000;

/// The amount by which bounds in the search for the widest beam are rounded outwards, in nanometers: some sixty times
/// `kRoundingError`. With less than a few of those a bound could exclude the widest beam; with more, bounds would be
/// wider by as much as the precision to which the search ends, `kConstructionError` / 8.
inline constexpr double kSearchRounding = kConstructionError / 16;

/// The least margin of each inequality in a proof by cover, in nanometers: about a hundred times `kRoundingError`, so
/// that others can check it in doubles, and well below `kConstructionError`, so that everything blocked by more than
/// that can be proved.
inline constexpr double kProofMargin = kConstructionError / 8;

/// The width, in nanometers, below which a cell of plan lines, or a part of a region, contains at most touching lines:
/// its border is known to `kConstructionError` on each side, and the rest is room for sides that meet at small angles.
/// With less, cells without width would be followed; with more, gaps of hundredths of the stored unit would be lost.
inline constexpr double kThinCell = 10 * kConstructionError;

// Lengths that follow from the length that counts as seen

/// The radius, in nanometers, of the disc that stands for a point in space, where queries need a shape whose size is
/// far above their rounding: what it sees more than a point is of the size that counts as seen.
inline constexpr double kPointInSpace = kOutlineError;

/// The least distance, in nanometers, assumed between a viewing point and a solid with an unbounded shadow, so that the
/// coordinates of the shadow, which grow with the inverse of the distance, remain finite: places nearer to each other
/// are not told apart in a search either. With much less the shadow's corners would lose their precision; with more,
/// points beside the solid would see past it.
inline constexpr double kBesideSolid = kSmallestCell;

/// The distance, in nanometers, from the target of the convex parts into which an observer is divided that overlaps the
/// target, or touches it from above or below. Lines from nearer points that rise by as much as a model is high are
/// vertical to within 1e-3 and meet nothing else in the gap; with much less, gaps between two floors could not be
/// resolved at the extent of `kSmallestCell`, a hundredth of this; with more, the base would be judged too small by
/// what can be measured.
inline constexpr double kKeptOff = 10 * kOutlineError;

/// The extent, in nanometers, from which on a shape or a distance is large beside all errors of outlines, a hundred
/// times `kOutlineError`: 0.1 mm. Smaller ones are left to the exact answer. With less a rough test could err; with
/// more it would settle fewer cases.
inline constexpr double kPlainSize = 100 * kOutlineError;

/// The overlap in height, in nanometers, up to which two solids also form a common part, 1 mm: a thousand times
/// `kOutlineError`, because a search finds a gap of this ratio closed only by that many subdivisions. With less, such
/// searches take long; with more, more parts are formed than are needed.
inline constexpr double kThinOverlap = 1000 * kOutlineError;

// Angles and shares that follow from a length on a table

/// The width, in radians, of the bracket at which a search for a direction ends: `kConstructionError` over the largest
/// coordinate. Doubles near 1 are 2.2e-16 apart, so narrower brackets hardly shrink any more; with more, lines across a
/// large table would be off by more than constructed numbers are.
inline constexpr double kFoundDirection = kConstructionError / static_cast<double>(kLargestCoordinate.nanometers());

/// The distance, in radians or as a difference of slopes in a frame, within which the ends of two intervals of
/// directions coincide: `kConstructionError` across a table. A direction computed in two ways differs by a few 1e-15;
/// with less than that, intervals that meet would leave a gap; with more, gaps wider than touching would be closed.
inline constexpr double kSameDirection = kConstructionError / kTableSize;

/// The width, in radians or as a difference of slopes in a frame, of ranges of directions that are ignored: a hundredth
/// of `kSameDirection`, ten times `kFoundDirection`. A direction computed in two ways differs by a few 1e-15; with
/// less, ranges that are only rounding would be searched, with more, gaps between two ranges could add up.
inline constexpr double kThinDirections = kSameDirection / 100;

/// The gap, in radians or as a difference of slopes in a frame, up to which two intervals that hide a point of an
/// outline count as adjacent: ten times `kSameDirection`, because the errors of the edges of joined blockers add up.
/// With less a point behind joined blockers would count as seen; with more, slits would be closed.
inline constexpr double kSeenDirections = 10 * kSameDirection;

/// The sine of the angle between an edge and a line up to which the two are treated as parallel: a hundred times
/// `kFoundDirection`, 1e-13. Such lines at a distance d from each other intersect at least d / 1e-13 away: for any d
/// above 0.1 nm that is beyond `kLargestCoordinate`. With more, edges that a line crosses would be skipped; with less,
/// intersections beyond all coordinates would be computed.
inline constexpr double kParallelEdge = 100 * kConstructionError / static_cast<double>(kLargestCoordinate.nanometers());

/// The share of an edge or of a line, 0 to 1, below which a part of it is empty: `kConstructionError` on an edge across
/// a table, 1 nm on the longest. With less, parts that are only rounding would block; with more, parts of a stored
/// length would be lost.
inline constexpr double kNoPart = kConstructionError / kTableSize;

/// The difference, in radians, below which directions are not distinguished where depths along lines end, and that
/// bounds the rounding of directions in quick bounds: `kSmallestCell` across a table. At 60 in (1.5e9 nm) directions
/// this far apart are 150 nm apart, about a thousandth of a border's stated error, 0.005 in. A smaller value would only
/// divide borders further; with a thousand times as much the stated error would not hold.
inline constexpr double kOneDirection = kSmallestCell / kTableSize;

// Shares of a shape

/// The share of the length of a side, of the radius of a curve (radians) or of the side of a cell below which a place
/// is that of the end itself: on a 32 mm base it is 16 to 32 nm, some times the rounding of outlines,
/// `kOutlineRounding`. A line this near to a side, and this nearly along it, may enter the side at any point; corners
/// are moved inwards by this share to remain inside despite rounding. With a tenth of it, rounded corners of small
/// bases could lie outside; with a hundred times as much, moved corners would be off by more than `kOutlineError`.
inline constexpr double kAlongASide = 1e-6;

/// The distance, in radians of the parameter of a curved outline, from the point farthest from the observer, within
/// which the side on which a line passes decides which end of the parameter range it enters.
inline constexpr double kFarEnd = kAlongASide;

/// The distance, in columns of cells, within which a position between two rows of cells counts as on a half column. For
/// slopes (2 c - 1) / (2 r) with r below 4096 such positions are multiples of one half or at least 1 / 8192 of a column
/// away from one, and doubles there are in error by less than 1e-5 of this constant: every value between would do.
inline constexpr double kCellTie = kAlongASide;

/// The share of a length, or the sine of an angle, by which tests stay on the safe side that only avoid work: a
/// thousandth, large beside every error here and too small to cost work that matters. Directions nearer to a side than
/// this are not distinguished from those that lead away from the table. A smaller value would serve as well down to
/// `kSpare`; a larger one would only save less.
inline constexpr double kAside = 1e-3;

/// The relative slack of bounds that only avoid work and must not exclude anything by their own rounding: ten million
/// times the unit roundoff of a double, 1.1e-16. A smaller value would serve as well, down to the few roundings of the
/// formula; a larger one would only save less. As an angle it keeps a cosine from vanishing.
inline constexpr double kSpare = 1e-9;

/// The relative slack of such bounds in single precision: sixteen of its unit roundoffs for the few operations used.
inline constexpr double kSpareInSingle = 16 * kRoundoffInSingle;

/// The error bound of a cross product of whole nanometers in doubles, relative to the sum of the magnitudes of its two
/// products. Two products and a difference, each rounded by at most `kRoundoff`, give twice that; the other half is
/// margin. Within the bound integers decide, so that a larger value would only cost time.
inline constexpr double kCrossRounding = 4 * kRoundoff;

// Stated errors of answers

/// The stated error bound of a clearance in plan, in millimeters: `kOutlineRounding`, since the outlines between which
/// it is measured are not stored more exactly. The search stops when its upper bound is this close to the widest beam
/// found; with less it would search within the rounding of the outlines, with more the clearance of a base beside a
/// wall would be off by more than theirs.
inline constexpr double kClearanceError = kOutlineRounding / 1'000'000;

/// The stated error bound of a clearance in space, in millimeters, where heights and widths are searched together:
/// `kOutlineError`, below which a hidden stretch counts as seen. An answer reports its own error if that is larger. The
/// time of the search grows with the inverse of this.
inline constexpr double kVolumeClearanceError = kOutlineError / 1'000'000;

/// The share of a facing part, 0 to 1, that the search in space may leave open, neither proved seen nor proved hidden,
/// and by which another viewing point may be better: a tenth of a percent, a tenth of the last digit of a share in
/// percent. An answer reports its own error if that is larger. The time of the search grows with the inverse of this;
/// with more, the last digit could be wrong by more than one.
inline constexpr double kVolumeShareError = 1e-3;

/// The distance, in nanometers, of curves in regions from their chords, and the step in which heights are given: 0.001
/// in, a tenth of the finest length that is measured on a table, some tenths of a millimeter. With less, borders have
/// more corners than anybody tells apart; with more, the inner and outer bound of a region would visibly differ.
inline constexpr double kChordError = 25'400.0;

/// The distance, in nanometers, below which a viewer beside a solid with an unbounded shadow is treated as standing
/// under it, so that nothing there counts as certainly seen: the shadow's sides would be some hundred thousand times as
/// long as the distance between the two, and the error of a chord, as large as that distance, would turn them anywhere.
/// With less, such shadows would be computed from noise; with more, more viewers would count as standing under a solid.
inline constexpr double kUnderShadow = kChordError;

/// Returns the tolerance as a stored length. Precondition: `nanometers` is whole.
constexpr Length toLength(double nanometers) { return Length::fromNanometers(static_cast<std::int64_t>(nanometers)); }

} // namespace sightline::geometry
