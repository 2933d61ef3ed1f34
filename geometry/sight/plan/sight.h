#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/terrain/terrain_map.h"

#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry {

/// The treatment of a line that only touches a corner, a face or the free end of a wall.
enum class TouchRule { Clear, Blocked };

/// The extent of the search: only the center line, the three sampled stages, or these and the exact search.
enum class SightMethod { Center, Sampled, Exact };

/// The stage that decided a question.
enum class SightStage { Center, Edge, Circumference, Exact };

/// The verdict about a pair.
enum class Visibility {
    Clear,       ///< a line exists; `SightAnswer::line` is one
    Blocked,     ///< proved: no line exists
    NoLineFound, ///< the sampled stages found none, which does not rule out other lines
};

/// A straight segment from a point of the observer's base to a point of the target's.
struct SightLine {
    Point from;
    Point to;
    friend bool operator==(const SightLine&, const SightLine&) = default;
};

/// The point at which a line first meets a blocker.
struct BlockedAt {
    Point point;     ///< rounded to the nearest nanometer
    int blocker = 0; ///< index in the terrain map
    friend bool operator==(const BlockedAt&, const BlockedAt&) = default;
};

/// A line that a stage tested.
struct AttemptedLine {
    SightLine line;
    SightStage stage = SightStage::Center;
    std::optional<BlockedAt> blocked; ///< nothing: the line is clear
    friend bool operator==(const AttemptedLine&, const AttemptedLine&) = default;
};

/// The share of a blocker in all lines between the two bases; the shares of one answer add up to 1.
struct BlockerShare {
    int blocker = 0;
    double share = 0.0;
    friend bool operator==(const BlockerShare&, const BlockerShare&) = default;
};

/// The parameters of the sampled stages (docs/requirements.md, rows S3.14 to S3.17).
struct SampleSettings {
    Length farApart = Length::fromNanometers(24 * 25'400'000LL); ///< beyond this distance `fewPoints` are used
    /// if both bases are at most this large, `fewPoints` are used
    Length smallBase = Length::fromNanometers(32'000'000);
    /// if both bases are at most this large, `mediumPoints` are used
    Length mediumBase = Length::fromNanometers(60'000'000);
    int fewPoints = 4;
    int mediumPoints = 6;
    int manyPoints = 8;
    /// Restrictions of the stages by the size of the larger base, for comparison with tools that test fewer points
    /// (docs/requirements.md, row S3.16): edge points only from `edgesFrom` on, circumference points only above
    /// `ringAbove`. By default every pair has all stages.
    Length edgesFrom = {};
    std::optional<Length> ringAbove = {};

    /// Returns settings that use the center alone below 32 mm, edge points from 32 to 60 mm, and circumference points
    /// above.
    [[nodiscard]] static SampleSettings inBands();
    /// Returns settings with `count` circumference points for every base, independent of size and distance
    /// (docs/requirements.md, row S3.32).
    [[nodiscard]] static SampleSettings withPoints(int count);
    friend bool operator==(const SampleSettings&, const SampleSettings&) = default;
};

/// A piece, as the range of blockers from `footprint` to `last`: its footprint, a polygon of the map that need not
/// block, and its walls.
struct ContainingPiece {
    int footprint = 0;
    int last = 0;
    friend bool operator==(const ContainingPiece&, const ContainingPiece&) = default;
};

/// The options of a query about a pair.
struct SightOptions {
    SightMethod method = SightMethod::Exact;
    TouchRule touch = TouchRule::Clear;
    SampleSettings samples;
    /// Pieces that are ignored by lines that start or end strictly inside their footprint; contact with the border is
    /// not enough. Ascending.
    std::vector<ContainingPiece> ignoredIfContainingEnd;
    bool keepAttempts = false; ///< test and list every sampled line, even after a clear one
    bool wantClearance = true; ///< compute `clearanceMillimeters`, for both verdicts
    bool wantShares = true;    ///< compute the shares in `blockedBy` for a blocked pair, and the outlines of `seenPart`
};

/// The answer about a pair, with its proof.
struct SightAnswer {
    Visibility visibility = Visibility::Blocked;
    SightStage stage = SightStage::Exact;
    /// A witness if clear, otherwise the center line.
    SightLine line;
    /// The point at which the center line is first blocked; nothing if it is clear.
    std::optional<BlockedAt> blockedAt;
    /// The width of the widest straight beam between the bases or, if blocked, minus the width by which terrain would
    /// have to recede for a first line to pass, in millimeters; exact to `kClearanceError`. 0 means that the touch rule
    /// decided. Nothing unless the exact search was asked for it.
    std::optional<double> clearanceMillimeters;
    /// The middle line of the widest beam with ends on the two bases, if the pair is clear and the clearance was
    /// requested.
    std::optional<SightLine> beam;
    std::vector<BlockerShare> blockedBy; ///< by decreasing share, then by index
    std::vector<AttemptedLine> attempts; ///< in the order of the tests; only with `keepAttempts`
    bool basesTouch = false;             ///< the bases touch or overlap, which decides the question
};

/// Determines whether a line from `observer` to `target` passes the blockers `active`, in plan view.
///
/// `active` contains ascending indices of the map's blockers that block this pair; the caller leaves out mats and
/// exempt pieces. The answer is symmetric except for the direction of lines, deterministic, and independent of the
/// calling thread. A stop request ends the search early with the answer `NoLineFound`. Source: geometry/README.md,
/// "What counts as seen".
[[nodiscard]] SightAnswer findLineOfSight(const PlacedFootprint& observer,
                                          const PlacedFootprint& target,
                                          const TerrainMap& map,
                                          std::span<const int> active,
                                          const SightOptions& options = {},
                                          std::stop_token stop = {});

/// Returns the exact verdict for both bases grown outwards by `growth`, or shrunk if it is negative; a base that would
/// vanish becomes a point. Used for the certainty at a tolerance (docs/contract.md, section 3).
[[nodiscard]] bool seesWhenResized(const PlacedFootprint& observer,
                                   const PlacedFootprint& target,
                                   const TerrainMap& map,
                                   std::span<const int> active,
                                   Length growth,
                                   const SightOptions& options = {},
                                   std::stop_token stop = {});

/// The seen part of a target's facing part.
struct SeenPart {
    double share = 0.0;        ///< share of the length of the facing part, 0 to 1
    bool fullyVisible = false; ///< every point of the facing part is seen
    /// The seen stretches of the target's outline as polylines of stored points, each in the order of the outline;
    /// corners at their positions, curves with points 2 degrees apart. A stretch around the whole outline ends at its
    /// first point.
    std::vector<std::vector<Point>> seenOutline;
    std::vector<std::vector<Point>> facingOutline; ///< the stretches of the facing part, likewise
    friend bool operator==(const SeenPart&, const SeenPart&) = default;
};

/// Returns the share of the facing part of the target's outline that some point of the observer's base sees. The
/// target's own base blocks lines like any solid.
///
/// The share is exact except for rounding, 1e-6: parts of the outline of any length are found. Hidden stretches with a
/// total length of less than `kOutlineError` count as seen. For overlapping bases the outline is sampled in steps of
/// 1/1440 instead, which may miss parts shorter than a step. Source: docs/contract.md, section 3, "facing part" and
/// "seen share"; geometry/README.md, "The seen part of a target".
[[nodiscard]] SeenPart seenPart(const PlacedFootprint& observer,
                                const PlacedFootprint& target,
                                const TerrainMap& map,
                                std::span<const int> active,
                                const SightOptions& options = {});

/// The points of the observer's base that see most and least of the target.
struct ViewerPoints {
    Point best;
    double bestShare = 0.0; ///< share of the facing part that the stored point sees, as exact as the seen share
    Point worst;
    double worstShare = 0.0;
    /// Proved error bound: no point of the base sees more than `bestShare` + `error` or less than `worstShare` -
    /// `error`. It is 0.001, or more if `kMaxViewerSteps` were not sufficient.
    double error = 0.0;
    friend bool operator==(const ViewerPoints&, const ViewerPoints&) = default;
};
/// The maximum number of parts of the base that `viewerPoints` examines.
inline constexpr int kMaxViewerSteps = 1500;

/// Returns the points that see most and least of the target. A point sees what a base consisting of that point would
/// see, of the part that faces the whole base; the share of the best point is therefore at most the seen share of the
/// base. Among points of equal share the choice is deterministic.
///
/// Returns std::nullopt for overlapping bases. A stop request ends the search with the bounds proved so far. Source:
/// geometry/README.md, "The seen part of a target".
[[nodiscard]] std::optional<ViewerPoints> viewerPoints(const PlacedFootprint& observer,
                                                       const PlacedFootprint& target,
                                                       const TerrainMap& map,
                                                       std::span<const int> active,
                                                       const SightOptions& options = {},
                                                       std::stop_token stop = {});

/// Returns where a segment is first blocked, or nothing if it is clear. Exact integer tests; this function defines
/// which lines are clear.
[[nodiscard]] std::optional<BlockedAt>
firstHit(const SightLine& line, const TerrainMap& map, std::span<const int> active, TouchRule touch = TouchRule::Clear);

} // namespace sightline::geometry
