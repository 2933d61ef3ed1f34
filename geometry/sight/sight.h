#pragma once

#include "geometry/footprint.h"
#include "geometry/terrain_map.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry {

/// What a line that only touches a corner, a face or the free end of a wall counts as.
enum class TouchRule { Clear, Blocked };

/// How far to go: the center line alone, the three sampled stages, or the certificate as well.
enum class SightMethod { Center, Sampled, Exact };

/// The stage that settled a question.
enum class SightStage { Center, Edge, Circumference, Exact };

enum class Visibility {
    Clear,       ///< a line exists; `SightAnswer::line` is one
    Blocked,     ///< proved: no line exists
    NoLineFound, ///< the sampled stages found none; says nothing about the lines between
};

/// A straight segment from a point of the observer's base to a point of the target's.
struct SightLine {
    Point from;
    Point to;
    friend bool operator==(const SightLine&, const SightLine&) = default;
};

/// Where a line first meets what blocks it.
struct BlockedAt {
    Point point;     ///< nearest nanometer
    int blocker = 0; ///< index in the terrain map
    friend bool operator==(const BlockedAt&, const BlockedAt&) = default;
};

struct AttemptedLine {
    SightLine line;
    SightStage stage = SightStage::Center;
    std::optional<BlockedAt> blocked; ///< nothing: the line is clear
    friend bool operator==(const AttemptedLine&, const AttemptedLine&) = default;
};

/// A blocker's part of all lines between the two bases; the shares of one answer add up to 1.
struct BlockerShare {
    int blocker = 0;
    double share = 0.0;
    friend bool operator==(const BlockerShare&, const BlockerShare&) = default;
};

/// The figures of the sampled stages (rows S3.14 to S3.17).
struct SampleSettings {
    Length farApart = Length::fromNanometers(24 * 25'400'000LL); ///< beyond this `fewPoints` are enough
    Length smallBase = Length::fromNanometers(32'000'000);       ///< both bases up to this: `fewPoints`
    Length mediumBase = Length::fromNanometers(60'000'000);      ///< both bases up to this: `mediumPoints`
    int fewPoints = 4;
    int mediumPoints = 6;
    int manyPoints = 8;
    /// Stages by the larger base, for who wants to know what a tool finds that looks no closer (row S3.16): edge points
    /// only from this size on, points round the bases only above the other. As it comes, each pair has all stages.
    Length edgesFrom = {};
    std::optional<Length> ringAbove = {};

    /// Center alone below 32 mm, edge points from 32 to 60 mm, points round the base above.
    [[nodiscard]] static SampleSettings inBands();
    /// So many points round each base, whatever its size and however far apart (row S3.32).
    [[nodiscard]] static SampleSettings withPoints(int count);
    friend bool operator==(const SampleSettings&, const SampleSettings&) = default;
};

/// A piece as the blockers `footprint` to `last`: its footprint, a polygon of the map that need not block, and its
/// walls.
struct ContainingPiece {
    int footprint = 0;
    int last = 0;
    friend bool operator==(const ContainingPiece&, const ContainingPiece&) = default;
};

struct SightOptions {
    SightMethod method = SightMethod::Exact;
    TouchRule touch = TouchRule::Clear;
    SampleSettings samples;
    /// Pieces that do not count for a line that starts or ends strictly inside their footprint ("a piece that holds
    /// either end point of the line is ignored"). Leaning against one is not enough. Ascending.
    std::vector<ContainingPiece> ignoredIfHoldingEnd;
    bool keepAttempts = false; ///< try each sampled line and list it, although an earlier one was clear
    bool wantClearance = true; ///< `clearanceMillimeters`, for both verdicts
    bool wantShares = true;    ///< `blockedBy` with shares, for a blocked pair; of `seenPart` the outlines
};

struct SightAnswer {
    Visibility visibility = Visibility::Blocked;
    SightStage stage = SightStage::Exact;
    /// Clear: a witness. Otherwise the center line.
    SightLine line;
    /// Where the center line is first blocked; nothing if it is clear.
    std::optional<BlockedAt> blockedAt;
    /// Width of the widest straight beam between the bases; if blocked, minus the width by which terrain would have to
    /// recede for a first line to pass. Within `kClearanceError`. 0: the answer rests on the touch rule.
    /// Nothing unless the exact stage was asked for it.
    std::optional<double> clearanceMillimeters;
    /// The middle line of the widest beam, its ends on the two bases, when the pair is clear and clearance was asked
    /// for.
    std::optional<SightLine> beam;
    std::vector<BlockerShare> blockedBy; ///< largest share first; ties by index
    std::vector<AttemptedLine> attempts; ///< in the order they were tried; only with `keepAttempts`
    bool basesTouch = false;             ///< the bases touch or overlap, which settles the question
};

/// Can a line be drawn from `observer` to `target` past the blockers named in `active`? Plan view.
///
/// `active` holds ascending indices of the map's blockers that block this pair; mats and exempt pieces are left out by
/// the caller. Symmetric but for the direction of lines. Same question, same answer, on any thread.
/// A stop request ends the search early; the answer then is `NoLineFound`.
/// Source: geometry/README.md, "What counts as seen".
[[nodiscard]] SightAnswer findLineOfSight(const PlacedFootprint& observer,
                                          const PlacedFootprint& target,
                                          const TerrainMap& map,
                                          std::span<const int> active,
                                          const SightOptions& options = {},
                                          std::stop_token stop = {});

/// The exact verdict alone with both bases grown outwards by `growth`, or shrunk if it is negative; a base that would
/// vanish becomes a point. For certainty at a tolerance (contract, section 3).
[[nodiscard]] bool seesWhenResized(const PlacedFootprint& observer,
                                   const PlacedFootprint& target,
                                   const TerrainMap& map,
                                   std::span<const int> active,
                                   Length growth,
                                   const SightOptions& options = {},
                                   std::stop_token stop = {});

/// How much of the facing part of a target is seen.
struct SeenPart {
    double share = 0.0;        ///< of the length of the facing part, 0 to 1
    bool fullyVisible = false; ///< each point of the facing part is seen
    /// Stretches of the target's outline as lines of stored points, each from its first to its last point in the order
    /// of the outline; corners where they stand, curves by points 2 degrees apart. A stretch seen all round closes on
    /// its first point.
    std::vector<std::vector<Point>> seenOutline;
    std::vector<std::vector<Point>> facingOutline; ///< the same of the facing part
    friend bool operator==(const SeenPart&, const SeenPart&) = default;
};

/// The share of the facing part of the target's outline that some point of the observer's base sees, the target's own
/// base in the way like any solid.
///
/// Exact but for rounding, 1e-6 of the share: no part of the outline is too short to be found. Hidden stretches of less
/// than `kOutlineError` in all count as seen. Bases that overlap are walked round in steps of 1/1440 of the outline
/// instead, which may miss parts shorter than a step. Source: contract, section 3, "facing part" and "seen share";
/// geometry/README.md, "What of the target is seen".
[[nodiscard]] SeenPart seenPart(const PlacedFootprint& observer,
                                const PlacedFootprint& target,
                                const TerrainMap& map,
                                std::span<const int> active,
                                const SightOptions& options = {});

/// The points of the observer's base that see most and least of the target.
struct ViewerPoints {
    Point best;
    double bestShare = 0.0; ///< what the stored point sees of the facing part, as exact as the seen share
    Point worst;
    double worstShare = 0.0;
    /// Proved: no point of the base sees more than `bestShare` plus this, none less than `worstShare` minus this.
    /// 0.001, or more where `kMaxViewerSteps` did not get as far.
    double error = 0.0;
    friend bool operator==(const ViewerPoints&, const ViewerPoints&) = default;
};
inline constexpr int kMaxViewerSteps = 1500;

/// A point sees what a base of that one point would see, of the part that faces the whole base: the share of the best
/// point is at most the seen share of the base. Of points of equal share any may come back, the same one each time.
/// Nothing for bases that overlap. A stop request ends the search with what is proved by then.
/// Source: geometry/README.md, "What of the target is seen".
[[nodiscard]] std::optional<ViewerPoints> viewerPoints(const PlacedFootprint& observer,
                                                       const PlacedFootprint& target,
                                                       const TerrainMap& map,
                                                       std::span<const int> active,
                                                       const SightOptions& options = {},
                                                       std::stop_token stop = {});

/// Where one segment is first blocked; nothing: it is clear. The definition of a clear line, by exact integer tests.
[[nodiscard]] std::optional<BlockedAt>
firstHit(const SightLine& line, const TerrainMap& map, std::span<const int> active, TouchRule touch = TouchRule::Clear);

} // namespace sightline::geometry
