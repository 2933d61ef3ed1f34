#pragma once

#include "geometry/sight/sight.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace sightline::geometry {

/// A place in millimeters from the origin of its cover; for constructed points that no whole nanometer holds.
struct Place {
    double x = 0.0;
    double y = 0.0;
    friend bool operator==(const Place&, const Place&) = default;
};

/// A line from observer to target as a point of line space: its direction (cos theta, sin theta), theta in radians from
/// +x towards +y, and its offset in millimeters, the value of p . (-sin theta, cos theta) at each of its points p.
struct LineSpot {
    double theta = 0.0;
    double offset = 0.0;
    friend bool operator==(const LineSpot&, const LineSpot&) = default;
};

/// A base, or a convex part of one, as lines start and end in it.
struct CoverShape {
    enum class Kind : std::uint8_t { Disc, Ellipse, Polygon };
    Kind kind = Kind::Disc;
    Place center;
    double along = 0.0;  ///< disc: radius; ellipse: the half axis along `axis`
    double across = 0.0; ///< ellipse: the other half axis
    Place axis{1.0, 0.0};
    std::vector<Place> corners; ///< polygon

    /// The largest p . normal over the shape; `normal` is a unit vector.
    [[nodiscard]] double support(Place normal) const;
    friend bool operator==(const CoverShape&, const CoverShape&) = default;
};

enum class CoverMatter : std::uint8_t {
    Whole,        ///< a blocker that lies between the two bases
    Edge,         ///< a straight part of a blocker's outline, outside both bases
    LeavesInside, ///< lines leave the observer inside the blocker
    EntersInside, ///< lines enter the target inside the blocker
};

/// Connected matter of one blocker that each line between the bases meets beyond the observer and before the target,
/// for theta in [from, to]. It blocks the offsets strictly between the least p . normal over `low` and the greatest
/// over `high`.
struct CoverElement {
    int blocker = 0;
    CoverMatter matter = CoverMatter::Whole;
    double from = 0.0;
    double to = 0.0;
    std::vector<Place> low;  ///< empty: as far down as the base reaches
    std::vector<Place> high; ///< empty: as far up as the base reaches
    /// Of an edge: normals m with m . (edge - observer) >= 0 and m . (target - edge) >= 0.
    Place beyond;
    Place before;
    std::vector<int> joined; ///< elements that share a point with this one: no line passes between them
    friend bool operator==(const CoverElement&, const CoverElement&) = default;
};

/// An element in a chain. `low` is the point by which it reaches down to what comes before, `high` the one by which it
/// reaches up to what comes next. Nothing between two links: they are joined. Nothing at the ends: the element reaches
/// as far as the base.
struct CoverLink {
    int element = 0;
    std::optional<Place> low;
    std::optional<Place> high;
    friend bool operator==(const CoverLink&, const CoverLink&) = default;
};

/// A range of directions, and a chain that covers each of its lines between the bases.
///
/// At theta = from and at theta = to, with n the normal there: the first link's low . n is no more than the least p . n
/// of one of the bases, the last link's high . n is no less than the greatest of one of them, and each high . n is no
/// less than the next low . n; all by `kProofMargin` at least. Directions in which a linear form is positive lie in a
/// half turn and those in which a point lies below a convex set in a convex cone, so what holds at both ends of a range
/// of less than a half turn holds in it.
struct CoverLeaf {
    double from = 0.0;
    double to = 0.0;
    std::vector<CoverLink> chain;
    friend bool operator==(const CoverLeaf&, const CoverLeaf&) = default;
};

/// A range of directions that no chain covers by the margin, and the widest gap found there, in millimeters: it is not
/// more than `kConstructionError` unless the search was ended.
struct CoverGap {
    double from = 0.0;
    double to = 0.0;
    double gap = 0.0;
    friend bool operator==(const CoverGap&, const CoverGap&) = default;
};

/// What an element covers of one direction, within the lines that meet both bases.
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
    std::vector<std::pair<double, double>> free; ///< what is left, ascending
    friend bool operator==(const CoverColumn&, const CoverColumn&) = default;
};

enum class CoverProof : std::uint8_t {
    Blocked,      ///< the leaves cover all directions
    Clear,        ///< `witness` is free
    RestsOnTouch, ///< no free beam wider than `kConstructionError`, but no proof either: lines at most touch
    Unfinished,   ///< too many directions, or a stop request
};

/// The lines between one convex part of the observer and one of the target.
struct CoverPart {
    CoverShape observer;
    CoverShape target;
    std::vector<int>
        ignoredByObserver; ///< blockers that do not count: the part of the observer's base lies in their piece
    std::vector<int> ignoredByTarget;
    double from = 0.0; ///< all directions of lines that meet both lie in [from, to], less than a half turn
    double to = 0.0;
    double along = 0.0; ///< theta of a direction that separates the bases
    std::vector<CoverElement> elements;
    std::vector<CoverColumn> columns; ///< evenly over [from, to], each at the middle of its step
    LineSpot widest;                  ///< the middle of the widest gap
    double width = 0.0;               ///< its signed width in millimeters

    CoverProof proof = CoverProof::Unfinished;
    std::vector<CoverLeaf> leaves; ///< ascending; with `gaps` they tile [from, to] if blocked
    std::vector<CoverGap> gaps;    ///< ascending
    std::optional<LineSpot> witness;
    double witnessWidth = 0.0;
    friend bool operator==(const CoverPart&, const CoverPart&) = default;
};

/// All lines between two bases and what covers them.
struct LineCover {
    Point origin;            ///< places and offsets are measured from here
    bool basesTouch = false; ///< then there is nothing to cover
    std::vector<CoverPart> parts;
    std::size_t deciding = 0;                  ///< the part with the widest gap
    CoverProof proof = CoverProof::Unfinished; ///< of all parts together
    friend bool operator==(const LineCover&, const LineCover&) = default;
};

struct CoverOptions {
    int directions = 360; ///< columns of each part; 0: none
    bool wantProof = true;
    bool wantWidest = true;
    int maxLeaves = 20'000; ///< of one part
};

/// The lines between the bases with what blocks them, as a picture and as a proof that can be checked without this
/// program.
///
/// The proof is found by subdividing the directions, with nothing of the branch and bound that `findLineOfSight` uses:
/// a range is done when one chain of elements covers it, a direction with a free gap ends the search, any other range
/// is halved. `active` and `options` as for `findLineOfSight`; the touch rule does not decide here, see
/// `CoverProof::RestsOnTouch`.
[[nodiscard]] LineCover lineCover(const PlacedFootprint& observer,
                                  const PlacedFootprint& target,
                                  const TerrainMap& map,
                                  std::span<const int> active,
                                  const SightOptions& options = {},
                                  const CoverOptions& cover = {},
                                  const std::stop_token& stop = {});

/// True: proved that no line passes wherever the blockers named (ascending) are moved together, by at most
/// `millimeters`, from where the cover knows them. False says nothing. Only those of them that lie wholly between the
/// bases, wherever they are moved so, are counted on. Not for options with `ignoredIfHoldingEnd` whose pieces are among
/// those moved.
[[nodiscard]] bool isBlockedWhenMoved(const LineCover& cover,
                                      std::span<const int> moved,
                                      double millimeters,
                                      const std::stop_token& stop = {});

/// The lines of one direction. Precondition: theta lies in [part.from, part.to].
[[nodiscard]] CoverColumn columnAt(const CoverPart& part, double theta);

/// Indices of the elements that block a line, in the order in which the line's offset lies in them; empty: it is clear
/// or touches.
[[nodiscard]] std::vector<int> elementsOn(const CoverPart& part, LineSpot spot);

/// The line from where it leaves the observer to where it enters the target. Nothing if it misses one of them.
[[nodiscard]] std::optional<SightLine> lineAt(const CoverPart& part, Point origin, LineSpot spot);

/// Where a line lies in the part's space of lines, whether or not it meets the bases. Its two ends differ.
[[nodiscard]] LineSpot spotOf(const CoverPart& part, Point origin, const SightLine& line);

} // namespace sightline::geometry
