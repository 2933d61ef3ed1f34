#pragma once

#include "geometry/sight/plan/sight.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace sightline::geometry {

/// A point in millimeters from the origin of its cover, for constructed points that are not whole nanometers.
struct Place {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// A line from observer to target as a point of line space: its direction (cos theta, sin theta), with theta in radians
/// from +x towards +y, and its offset in millimeters, the value of p . (-sin theta, cos theta) at each of its points p.
struct LineSamplePoint {
    double theta = 0.0;
    double offset = 0.0;
    friend bool operator==(const LineSamplePoint&, const LineSamplePoint&) = default;
};

/// A base or a convex part of one, in which lines start or end.
struct CoverShape {
    enum class Kind : std::uint8_t { Disc, Ellipse, Polygon };
    Kind kind = Kind::Disc;
    Place center;
    double along = 0.0;  ///< disc: radius; ellipse: the half axis along `axis`
    double across = 0.0; ///< ellipse: the other half axis
    Place axis{1.0, 0.0};
    std::vector<Place> corners; ///< polygon

    /// Returns the maximum of p . normal over the shape; `normal` is a unit vector.
    [[nodiscard]] double support(Place normal) const;
    friend bool operator==(const CoverShape&, const CoverShape&) = default;
};

/// The origin of an element of a cover.
enum class CoverMatter : std::uint8_t {
    Whole,        ///< a blocker that lies between the two bases
    Edge,         ///< a straight part of a blocker's outline outside both bases
    LeavesInside, ///< lines leave the observer inside the blocker
    EntersInside, ///< lines enter the target inside the blocker
};

/// Connected matter of one blocker that every line meeting it and both bases meets beyond the observer and before the
/// target, for theta in [from, to]. It blocks the offsets strictly between the minimum of p . normal over `low` and the
/// maximum over `high`.
struct CoverElement {
    int blocker = 0;
    CoverMatter matter = CoverMatter::Whole;
    double from = 0.0;
    double to = 0.0;
    std::vector<Place> low;  ///< empty: unbounded below within the base
    std::vector<Place> high; ///< empty: unbounded above within the base
    /// For an edge: normals m with m . (edge - observer) >= 0 and m . (target - edge) >= 0, respectively.
    Place beyond;
    Place before;
    std::vector<int> joined; ///< elements that share a point with this one, so that no line passes between them
    friend bool operator==(const CoverElement&, const CoverElement&) = default;
};

/// An element of a chain. `low` is the point that reaches down to the previous element, `high` the one that reaches up
/// to the next. Between two links, absent points mean that the elements are joined; at the ends of the chain, that the
/// element extends as far as the base.
struct CoverLink {
    int element = 0;
    std::optional<Place> low;
    std::optional<Place> high;
    friend bool operator==(const CoverLink&, const CoverLink&) = default;
};

/// A range of directions and a chain that covers every line between the bases in these directions.
///
/// At theta = from and at theta = to, with n the normal there: the first link's low . n is at most the minimum of p . n
/// over one of the bases, the last link's high . n is at least the maximum over one of them, and each high . n is at
/// least the next low . n; each inequality holds by a margin of at least `kProofMargin`. Directions in which a linear
/// form is positive form a half turn, and those in which a point lies below a convex set form a convex cone, so what
/// holds at both ends of a range of less than a half turn holds throughout.
struct CoverLeaf {
    double from = 0.0;
    double to = 0.0;
    std::vector<CoverLink> chain;
    friend bool operator==(const CoverLeaf&, const CoverLeaf&) = default;
};

/// A range of directions that no chain covers by the margin, and the width in millimeters of the widest gap found
/// there, which is at most `kConstructionError` unless the search was ended early.
struct CoverGap {
    double from = 0.0;
    double to = 0.0;
    double gap = 0.0;
    friend bool operator==(const CoverGap&, const CoverGap&) = default;
};

/// The interval of offsets that an element covers in one direction, within the lines that meet both bases.
struct CoveredSpan {
    int element = 0;
    double low = 0.0;
    double high = 0.0;
    friend bool operator==(const CoveredSpan&, const CoveredSpan&) = default;
};

/// The lines of one direction.
struct CoverColumn {
    double theta = 0.0;
    double bottom = 0.0; ///< offsets of the lines that meet both bases
    double top = 0.0;
    std::vector<CoveredSpan> covered;            ///< ascending by `low`
    std::vector<std::pair<double, double>> free; ///< uncovered intervals, ascending
    friend bool operator==(const CoverColumn&, const CoverColumn&) = default;
};

/// The result of the search for a proof.
enum class CoverProof : std::uint8_t {
    Blocked,      ///< the leaves cover all directions
    Clear,        ///< `witness` is free
    RestsOnTouch, ///< no free beam is wider than `kConstructionError`, but there is no proof: lines at most touch
    Unfinished,   ///< too many directions, or a stop request
};

/// The lines between one convex part of the observer and one of the target.
struct CoverPart {
    CoverShape observer;
    CoverShape target;
    std::vector<int>
        ignoredByObserver; ///< blockers that are ignored because their piece contains this part of the observer's base
    std::vector<int> ignoredByTarget;
    /// every line that meets both shapes has its direction in [from, to], which is less than a half turn
    double from = 0.0;
    double to = 0.0;
    double along = 0.0; ///< direction theta that separates the bases
    std::vector<CoverElement> elements;
    std::vector<CoverColumn> columns; ///< evenly spaced over [from, to], each at the middle of its step
    LineSamplePoint widest;           ///< middle line of the widest gap
    double width = 0.0;               ///< signed width of that gap in millimeters

    CoverProof proof = CoverProof::Unfinished;
    std::vector<CoverLeaf> leaves; ///< ascending; together with `gaps` they partition [from, to] if blocked
    std::vector<CoverGap> gaps;    ///< ascending
    std::optional<LineSamplePoint> witness;
    double witnessWidth = 0.0;
    friend bool operator==(const CoverPart&, const CoverPart&) = default;
};

/// All lines between two bases and the matter that covers them.
struct LineCover {
    Point origin;            ///< origin of points and offsets
    bool basesTouch = false; ///< true: there is nothing to cover
    std::vector<CoverPart> parts;
    std::size_t deciding = 0;                  ///< the part with the widest gap
    CoverProof proof = CoverProof::Unfinished; ///< combined result of all parts
    friend bool operator==(const LineCover&, const LineCover&) = default;
};

/// The options of `lineCover`.
struct CoverOptions {
    int directions = 360; ///< number of columns of each part; 0: none
    bool wantProof = true;
    bool wantWidest = true;
    int maxLeaves = 20'000; ///< limit for each part
};

/// Returns the lines between the bases and what blocks them, for display and as a proof that can be verified
/// independently of this program.
///
/// The proof is found by subdivision of the directions, without the branch and bound of `findLineOfSight`: a range is
/// finished when one chain of elements covers it, a direction with a free gap ends the search, and any other range is
/// halved. `active` and `options` are those of `findLineOfSight`; the touch rule does not decide here, see
/// `CoverProof::RestsOnTouch`. Source: geometry/README.md, "The proof that others can check".
[[nodiscard]] LineCover lineCover(const PlacedFootprint& observer,
                                  const PlacedFootprint& target,
                                  const TerrainMap& map,
                                  std::span<const int> active,
                                  const SightOptions& options = {},
                                  const CoverOptions& cover = {},
                                  const std::stop_token& stop = {});

/// True if it is proved that no line passes wherever the given blockers (ascending) are moved together, by at most
/// `millimeters` from their position in the cover. False is inconclusive. The proof uses only those of them that remain
/// wholly between the bases for all such moves. Precondition: the pieces of `ignoredIfContainingEnd` are not among the
/// moved ones.
[[nodiscard]] bool isBlockedWhenMoved(const LineCover& cover,
                                      std::span<const int> moved,
                                      double millimeters,
                                      const std::stop_token& stop = {});

/// Returns the lines of one direction. Precondition: theta lies in [part.from, part.to].
[[nodiscard]] CoverColumn columnAt(const CoverPart& part, double theta);

/// Returns the indices of the elements that block a line, in the order of their offsets; empty if the line is clear or
/// only touches.
[[nodiscard]] std::vector<int> elementsOn(const CoverPart& part, LineSamplePoint samplePoint);

/// Returns the part of the line from where it leaves the observer to where it enters the target, or std::nullopt if it
/// misses one of them.
[[nodiscard]] std::optional<SightLine> lineAt(const CoverPart& part, Point origin, LineSamplePoint samplePoint);

/// Returns the coordinates of a line in the line space of the part, whether or not it meets the bases. Precondition:
/// its ends differ.
[[nodiscard]] LineSamplePoint samplePointOf(const CoverPart& part, Point origin, const SightLine& line);

} // namespace sightline::geometry
