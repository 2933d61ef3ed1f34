#pragma once

#include "geometry/footprint.h"
#include "geometry/sight/sight.h"
#include "geometry/terrain_map.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry {

/// A place above the table; z points up, 0 is the table.
struct Point3 {
    Point plan;
    Length z;
    friend bool operator==(const Point3&, const Point3&) = default;
};

struct SightLine3 {
    Point3 from;
    Point3 to;
    friend bool operator==(const SightLine3&, const SightLine3&) = default;
};

/// A model as a closed upright solid: its footprint over [elevation, elevation + height].
struct Solid {
    PlacedFootprint placed;
    Length elevation;
    Length height;

    [[nodiscard]] Length top() const { return elevation + height; }
    friend bool operator==(const Solid&, const Solid&) = default;
};

/// A hole in a wall: distances along its polyline, heights above its foot.
struct SheetOpening {
    Length from;
    Length to;
    Length sill;
    Length top;
    friend bool operator==(const SheetOpening&, const SheetOpening&) = default;
};

struct VolumeMapData;

/// The blockers of a terrain map as upright convex solids and sheets, prepared once and then read from any thread.
///
/// A blocker of elevation 0 reaches down without end; one of height 0 has no inside and blocks nothing. Where two
/// blockers touch above one another, what they have in common in plan stands for both, so that no line passes between
/// them; corners of such common parts, and ends of wall openings, are rounded to the nearest nanometer.
class VolumeMap {
public:
    VolumeMap();
    /// `openings`: of each blocker, by index; may be shorter than the list of blockers. Those of polygons mean nothing.
    explicit VolumeMap(TerrainMap map, const std::vector<std::vector<SheetOpening>>& openings = {});

    [[nodiscard]] const TerrainMap& plan() const { return m_map; }
    [[nodiscard]] const VolumeMapData& data() const { return *m_data; }

private:
    TerrainMap m_map;
    std::shared_ptr<const VolumeMapData> m_data;
};

struct BlockedAt3 {
    Point3 point; ///< nearest nanometer
    int blocker = 0;
    friend bool operator==(const BlockedAt3&, const BlockedAt3&) = default;
};

struct VolumeOptions {
    SightMethod method = SightMethod::Exact;
    TouchRule touch = TouchRule::Clear;
    SampleSettings samples;
    bool keepAttempts = false; ///< try each sampled line and list it, although an earlier one was clear
    bool wantShares = true;    ///< `blockedBy`, for a blocked pair
    bool wantClearance = false;
    /// The search stops after this many sets of lines; what is left then counts as unsettled.
    int maxSteps = 6000;
    /// The same for the clearance, which is as exact then as it says.
    int maxClearanceSteps = 600;
    /// The same for the seen share. Pairs of usual tables need a few hundred at most, of some that look over a wall
    /// from very near some thousands.
    int maxShareSteps = 20'000;
    /// The same for what one place of a base sees.
    int maxPlaceSteps = 150;
};

/// Signed, see geometry/README.md, "Clearance in space".
struct VolumeClearance {
    double millimeters = 0.0;
    double errorMillimeters = 0.0;  ///< proved: the true one is no larger than `millimeters` and this
    std::optional<SightLine3> beam; ///< the middle of the widest beam, from solid to solid; of a clear pair
    friend bool operator==(const VolumeClearance&, const VolumeClearance&) = default;
};

struct AttemptedLine3 {
    SightLine3 line;
    SightStage stage = SightStage::Center;
    std::optional<BlockedAt3> blocked; ///< nothing: the line is clear
    friend bool operator==(const AttemptedLine3&, const AttemptedLine3&) = default;
};

struct VolumeAnswer {
    Visibility visibility = Visibility::Blocked;
    SightStage stage = SightStage::Exact;
    /// Clear: a witness, accepted by `firstBlockedVolume`. Otherwise the line between the middles of the solids.
    SightLine3 line;
    std::optional<BlockedAt3> blockedAt;
    /// Largest share first; see `volumeShares`.
    std::vector<BlockerShare> blockedBy;
    std::vector<AttemptedLine3> attempts; ///< in the order they were tried; only with `keepAttempts`
    bool solidsTouch = false;             ///< the solids share a point, which settles the question
    /// Clear by a line that only touches and whose ends, rounded to stored points, may miss it by a hair.
    bool restsOnTouch = false;
    /// Blocked, but for sets of lines no wider than this, in millimeters, that could be neither proved blocked nor
    /// shown clear by a stored line. Nothing: the proof is complete.
    std::optional<double> unsettledMillimeters;
    std::optional<VolumeClearance> clearance; ///< if wanted, for the exact method; not where the bases meet in plan
    int steps = 0;                            ///< sets of lines looked at
};

/// Can a line be drawn from one solid to the other past the blockers named in `active` (ascending)? In three
/// dimensions.
///
/// The sampled stages take the points of the plan at the tops and at the middles of both solids; the center line joins
/// the middles, then the tops. A line is blocked if it meets the inside of a blocker or crosses a wall's sheet; grazing
/// an edge and sliding along a face or a top are clear under `TouchRule::Clear`. Symmetric but for the direction of the
/// line. A stop request gives `NoLineFound`. Source: contract, section 3, "volume".
[[nodiscard]] VolumeAnswer lookAtVolume(const Solid& observer,
                                        const Solid& target,
                                        const VolumeMap& map,
                                        std::span<const int> active,
                                        const VolumeOptions& options = {},
                                        std::stop_token stop = {});

/// The exact verdict alone with both footprints grown outwards by `growth`, or shrunk if it is negative; heights stay.
/// Corners of rectangles stay sharp and ovals stay ovals; the corners of hulls become arcs of four chords, which lie
/// inside the true ones by less than 2 % of the growth at a right angle. A concave hull shrinks by its convex parts and
/// so loses its seams: it may be said to see less than it does. `active`: those that count then.
[[nodiscard]] bool seesVolumeWhenResized(const Solid& observer,
                                         const Solid& target,
                                         const VolumeMap& map,
                                         std::span<const int> active,
                                         Length growth,
                                         const VolumeOptions& options = {},
                                         std::stop_token stop = {});

/// Where one line is first blocked; nothing: it is clear. Decided by exact integer tests and independent of the search.
/// Conservative where a line only touches: contact with several blockers at one place may count as blocked.
[[nodiscard]] std::optional<BlockedAt3> firstBlockedVolume(const SightLine3& line,
                                                           const VolumeMap& map,
                                                           std::span<const int> active,
                                                           TouchRule touch = TouchRule::Clear);

/// `SeenPart` in space.
struct VolumeSeenPart {
    SeenPart part;      ///< what is seen for sure
    double error = 0.0; ///< proved: the true share is no larger than `part.share` and this
    friend bool operator==(const VolumeSeenPart&, const VolumeSeenPart&) = default;
};

/// The share of the target's facing part, its base's outline as in plan, over which some clear line from solid to solid
/// enters the target, the target's own base in the way at all heights. Of a pair that sees each other. Exact to
/// `kVolumeShareError`, or as exact as it says; fully visible: proved to `kOutlineError`. Of bases that overlap, what
/// solids of common heights share is seen. A stop request ends the search with what is proved by then. Source:
/// geometry/README.md, "What of the target is seen in space".
[[nodiscard]] VolumeSeenPart seenVolumePart(const Solid& observer,
                                            const Solid& target,
                                            const VolumeMap& map,
                                            std::span<const int> active,
                                            const VolumeOptions& options = {},
                                            std::stop_token stop = {});

/// The places of the observer's base from which, at some height of it, most and least of the target's facing part is
/// seen; `viewerPoints` in space. A place sees what a solid over a disc of 2 micrometers there would see. The error is
/// proved, but larger than in plan: the least that each place of a region sees is taken from lines that pass beside
/// everything. Nothing for bases that overlap.
[[nodiscard]] std::optional<ViewerPoints> volumeViewerPoints(const Solid& observer,
                                                             const Solid& target,
                                                             const VolumeMap& map,
                                                             std::span<const int> active,
                                                             const VolumeOptions& options = {},
                                                             std::stop_token stop = {});

/// Each blocker's part of the lines between the two solids; they add up to 1. Empty if nothing blocks. The same both
/// ways.
///
/// Lines are taken on a grid: `across` directions and as many offsets in plan, evenly over all plan lines that meet
/// both footprints, each with 3 heights where it leaves the observer and 3 where it enters the target. A blocked line
/// counts once, in equal parts for the blockers it meets. For footprints that meet in plan: by 4 x 4 points of their
/// boxes, between the faces that look at each other.
[[nodiscard]] std::vector<BlockerShare> volumeShares(
    const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active, int across = 24);

/// The least height of the target at which it is seen, to 0.001 in upwards, its elevation kept; nothing: not even at
/// 10 ft. Growing a target never closes a line, so bisection on the exact verdict finds it.
[[nodiscard]] std::optional<Length> minHeightSeen(const Solid& observer,
                                                  const Solid& target,
                                                  const VolumeMap& map,
                                                  std::span<const int> active,
                                                  const VolumeOptions& options = {},
                                                  std::stop_token stop = {});

/// The least height of the blocker at which it hides the target, all else as it is, to 0.001 in upwards; nothing: not
/// even at 10 ft. Openings stay where they are.
[[nodiscard]] std::optional<Length> minHeightHiding(const Solid& observer,
                                                    const Solid& target,
                                                    const VolumeMap& map,
                                                    std::span<const int> active,
                                                    int blocker,
                                                    const VolumeOptions& options = {},
                                                    std::stop_token stop = {});

/// A convex outline or, of two corners, a straight sheet, solid for heights between `bottom` and `top`.
struct UprightPart {
    int blocker = 0;
    Ring corners;
    std::optional<Length> bottom; ///< nothing: stands on the table
    std::optional<Length> top;    ///< nothing: unlimited
    friend bool operator==(const UprightPart&, const UprightPart&) = default;
};

/// The parts of the active blockers, for drawings in perspective; walls come without their openings.
[[nodiscard]] std::vector<UprightPart> uprightParts(const VolumeMap& map, std::span<const int> active);

/// What the plan of a line runs through, for a drawing from the side: distances from the line's start, in plan.
struct ProfilePart {
    int blocker = 0;
    Length from;
    Length to;                    ///< equal to `from` for a wall
    std::optional<Length> bottom; ///< nothing: stands on the table
    std::optional<Length> top;    ///< nothing: unlimited
    friend bool operator==(const ProfilePart&, const ProfilePart&) = default;
};

struct SideProfile {
    Length length; ///< of the line in plan
    Length fromZ;
    Length toZ;
    std::vector<ProfilePart> parts; ///< by `from`, then by blocker
    friend bool operator==(const SideProfile&, const SideProfile&) = default;
};

/// To the nearest nanometer.
[[nodiscard]] SideProfile sideProfile(const SightLine3& line, const VolumeMap& map, std::span<const int> active);

} // namespace sightline::geometry
