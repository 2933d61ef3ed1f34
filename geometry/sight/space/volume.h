#pragma once

#include "geometry/shapes/footprint.h"
#include "geometry/sight/plan/sight.h"
#include "geometry/terrain/terrain_map.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace sightline::geometry {

/// A point in space; z points up and is 0 on the table.
struct Point3 {
    Point plan;
    Length z;
    friend bool operator==(const Point3&, const Point3&) = default;
};

/// A straight segment from a point of the observer's solid to a point of the target's.
struct SightLine3 {
    Point3 from;
    Point3 to;
    friend bool operator==(const SightLine3&, const SightLine3&) = default;
};

/// A model as a closed upright solid: its footprint over the heights [elevation, elevation + height].
struct Solid {
    PlacedFootprint placed;
    Length elevation;
    Length height;

    [[nodiscard]] Length top() const { return elevation + height; }
    friend bool operator==(const Solid&, const Solid&) = default;
};

/// An opening in a wall: an interval of distances along its polyline and of heights above its foot.
struct SheetOpening {
    Length from;
    Length to;
    Length sill;
    Length top;
    friend bool operator==(const SheetOpening&, const SheetOpening&) = default;
};

struct VolumeMapData;

/// The blockers of a terrain map as upright convex solids and sheets. Immutable and safe to read from any thread;
/// copies share the data.
///
/// A blocker of elevation 0 extends downwards without limit; a blocker of height 0 has no interior and blocks nothing.
/// Where one blocker touches another from above, their intersection in plan is solid over both heights, so that no line
/// passes between them; corners of such parts, and ends of wall openings, are rounded to the nearest nanometer.
class VolumeMap {
public:
    VolumeMap();
    /// Creates the map. `openings` is indexed by blocker and may be shorter than the list of blockers; openings of
    /// polygons are ignored.
    explicit VolumeMap(TerrainMap map, const std::vector<std::vector<SheetOpening>>& openings = {});
    /// Creates a map of the blockers of `base` and of more blockers, without openings, which follow them in `map`.
    /// Faster than creating all of it anew. Precondition: `map` begins with the blockers of `base`.
    VolumeMap(const VolumeMap& base, TerrainMap map);

    /// Returns the map of the same outlines at other heights, without openings, faster than creating it anew.
    /// Precondition: the outlines of `blockers` are those of this map.
    [[nodiscard]] VolumeMap atHeightsOf(std::vector<Blocker> blockers) const;

    [[nodiscard]] const TerrainMap& plan() const { return m_map; }
    [[nodiscard]] const VolumeMapData& data() const { return *m_data; }

private:
    TerrainMap m_map;
    std::shared_ptr<const VolumeMapData> m_data;
};

/// The point at which a line in space first meets a blocker.
struct BlockedAt3 {
    Point3 point; ///< rounded to the nearest nanometer
    int blocker = 0;
    friend bool operator==(const BlockedAt3&, const BlockedAt3&) = default;
};

/// The options of a query about two solids.
struct VolumeOptions {
    SightMethod method = SightMethod::Exact;
    TouchRule touch = TouchRule::Clear;
    SampleSettings samples;
    bool keepAttempts = false; ///< test and list every sampled line, even after a clear one
    bool wantShares = true;    ///< compute `blockedBy` for a blocked pair
    bool wantClearance = false;
    /// Maximum number of line cells that the search for a line visits; the remaining ones count as unsettled.
    int maxSteps = 6000;
    /// Maximum number of line cells for the clearance, which reports the error reached.
    int maxClearanceSteps = 600;
    /// Maximum number of line cells for the seen share. Usual pairs need a few hundred at most, some that look over a
    /// wall from very near some thousands.
    int maxShareSteps = 20'000;
    /// Maximum number of line cells for the share seen by one point of a base.
    int maxPositionSteps = 150;
};

/// A signed clearance in space; see geometry/README.md, "Clearance in space".
struct VolumeClearance {
    double millimeters = 0.0;
    double errorMillimeters = 0.0;  ///< proved: the true clearance is at most `millimeters` + `errorMillimeters`
    std::optional<SightLine3> beam; ///< middle line of the widest beam, from solid to solid; only for a clear pair
    friend bool operator==(const VolumeClearance&, const VolumeClearance&) = default;
};

/// A line in space that a stage tested.
struct AttemptedLine3 {
    SightLine3 line;
    SightStage stage = SightStage::Center;
    std::optional<BlockedAt3> blocked; ///< nothing: the line is clear
    friend bool operator==(const AttemptedLine3&, const AttemptedLine3&) = default;
};

/// The answer about two solids, with its proof.
struct VolumeAnswer {
    Visibility visibility = Visibility::Blocked;
    SightStage stage = SightStage::Exact;
    /// A witness accepted by `firstBlockedVolume` if clear, otherwise the line between the centers of the solids.
    SightLine3 line;
    std::optional<BlockedAt3> blockedAt;
    /// By decreasing share; see `volumeShares`.
    std::vector<BlockerShare> blockedBy;
    std::vector<AttemptedLine3> attempts; ///< in the order of the tests; only with `keepAttempts`
    bool solidsTouch = false;             ///< the solids share a point, which decides the question
    /// True if the pair is clear by a line that only touches and whose ends, rounded to stored points, may deviate
    /// slightly from it.
    bool restsOnTouch = false;
    /// For a blocked pair, the greatest width in millimeters of the sets of lines that could be neither proved blocked
    /// nor shown clear by a stored line. Nothing: the proof is complete.
    std::optional<double> unsettledMillimeters;
    /// if requested, with the exact method; not if the bases intersect in plan
    std::optional<VolumeClearance> clearance;
    int steps = 0; ///< number of line cells visited
};

/// Determines whether a line from one solid to the other passes the blockers `active` (ascending indices), in three
/// dimensions.
///
/// The sampled stages use the points of the plan at the tops and at half the height of both solids; the center line
/// joins the centers, then the tops. A line is blocked if it meets the interior of a blocker or crosses the sheet of a
/// wall; grazing an edge and sliding along a face or a top are clear under `TouchRule::Clear`. The answer is symmetric
/// except for the direction of the line. A stop request gives `NoLineFound`. Source: docs/contract.md, section 3,
/// "volume".
[[nodiscard]] VolumeAnswer findLineInVolume(const Solid& observer,
                                            const Solid& target,
                                            const VolumeMap& map,
                                            std::span<const int> active,
                                            const VolumeOptions& options = {},
                                            std::stop_token stop = {});

/// Returns the exact verdict for both footprints grown outwards by `growth`, or shrunk if it is negative; heights are
/// unchanged, and `active` are the blockers for the resized solids.
///
/// Corners of rectangles stay sharp and ovals stay ovals; the corners of hulls become arcs of four chords, which lie
/// inside the true arcs by less than 2 % of the growth at a right angle. A concave hull is shrunk by its convex parts
/// and loses its seams, so the verdict may be "blocked" although a line exists.
[[nodiscard]] bool seesVolumeWhenResized(const Solid& observer,
                                         const Solid& target,
                                         const VolumeMap& map,
                                         std::span<const int> active,
                                         Length growth,
                                         const VolumeOptions& options = {},
                                         std::stop_token stop = {});

/// Returns where a line is first blocked, or nothing if it is clear. Exact integer tests, independent of the search.
/// Conservative for lines that only touch: contact with several blockers at one point may count as blocked.
[[nodiscard]] std::optional<BlockedAt3> firstBlockedVolume(const SightLine3& line,
                                                           const VolumeMap& map,
                                                           std::span<const int> active,
                                                           TouchRule touch = TouchRule::Clear);

/// The seen part of a target in space; see `SeenPart`.
struct VolumeSeenPart {
    SeenPart part;      ///< what is proved to be seen
    double error = 0.0; ///< proved: the true share is at most `part.share` + `error`
    friend bool operator==(const VolumeSeenPart&, const VolumeSeenPart&) = default;
};

/// Returns the share of the target's facing part, the outline of its base as in plan, over which some clear line from
/// solid to solid enters the target; the target's own base blocks at all heights. Precondition: the pair sees each
/// other.
///
/// The error is at most `kVolumeShareError` unless the answer states a larger one; `fullyVisible` is proved to
/// `kOutlineError`. For overlapping bases whose solids have heights in common, the part of the outline inside the
/// observer's base counts as seen. A stop request ends the search with what is proved by then. Source:
/// geometry/README.md, "The seen part of a target in space".
[[nodiscard]] VolumeSeenPart seenVolumePart(const Solid& observer,
                                            const Solid& target,
                                            const VolumeMap& map,
                                            std::span<const int> active,
                                            const VolumeOptions& options = {},
                                            std::stop_token stop = {});

/// Returns the points of the observer's base from which, at some height, most and least of the target's facing part is
/// seen; the counterpart of `viewerPoints` in space. A point sees what a solid over a disc of 2 micrometers there would
/// see. The error is proved, but larger than in plan, because the lower bound of a region uses only lines that pass
/// beside all blockers. Returns std::nullopt for overlapping bases.
[[nodiscard]] std::optional<ViewerPoints> volumeViewerPoints(const Solid& observer,
                                                             const Solid& target,
                                                             const VolumeMap& map,
                                                             std::span<const int> active,
                                                             const VolumeOptions& options = {},
                                                             std::stop_token stop = {});

/// Returns the share of each blocker in the lines between the two solids; the shares add up to 1 and are the same in
/// both directions. Empty if nothing blocks.
///
/// The lines form a grid: `across` directions and as many offsets in plan, evenly spaced over all plan lines that meet
/// both footprints, each with 3 heights where it leaves the observer and 3 where it enters the target. A blocked line
/// counts once, divided equally among the blockers it meets. For footprints that intersect in plan, the lines join 4 x
/// 4 points of their boxes, between the faces that look at each other.
[[nodiscard]] std::vector<BlockerShare> volumeShares(
    const Solid& observer, const Solid& target, const VolumeMap& map, std::span<const int> active, int across = 24);

/// Returns the least height of the target at which it is seen, with its elevation unchanged, rounded up to 0.001 in;
/// nothing if it is not seen even at 10 ft. Increasing the height never closes a line, so bisection on the exact
/// verdict is valid.
[[nodiscard]] std::optional<Length> minHeightSeen(const Solid& observer,
                                                  const Solid& target,
                                                  const VolumeMap& map,
                                                  std::span<const int> active,
                                                  const VolumeOptions& options = {},
                                                  std::stop_token stop = {});

/// Returns the least height of the blocker at which it hides the target, with everything else unchanged, rounded up to
/// 0.001 in; nothing if it does not even at 10 ft. Openings keep their position.
[[nodiscard]] std::optional<Length> minHeightHiding(const Solid& observer,
                                                    const Solid& target,
                                                    const VolumeMap& map,
                                                    std::span<const int> active,
                                                    int blocker,
                                                    const VolumeOptions& options = {},
                                                    std::stop_token stop = {});

/// A convex outline or, for two corners, a straight sheet, solid for heights between `bottom` and `top`.
struct UprightPart {
    int blocker = 0;
    Ring corners;
    std::optional<Length> bottom; ///< nothing: stands on the table
    std::optional<Length> top;    ///< nothing: unlimited
    friend bool operator==(const UprightPart&, const UprightPart&) = default;
};

/// Returns the parts of the active blockers, for perspective drawings; walls are without their openings.
[[nodiscard]] std::vector<UprightPart> uprightParts(const VolumeMap& map, std::span<const int> active);

/// A part crossed by the plan of a line, for a drawing from the side; distances are from the line's start, in plan.
struct ProfilePart {
    int blocker = 0;
    Length from;
    Length to;                    ///< equal to `from` for a wall
    std::optional<Length> bottom; ///< nothing: stands on the table
    std::optional<Length> top;    ///< nothing: unlimited
    friend bool operator==(const ProfilePart&, const ProfilePart&) = default;
};

/// The profile of the terrain along a line, for a drawing from the side.
struct SideProfile {
    Length length; ///< length of the line in plan
    Length fromZ;
    Length toZ;
    std::vector<ProfilePart> parts; ///< by `from`, then by blocker
    friend bool operator==(const SideProfile&, const SideProfile&) = default;
};

/// Returns the profile along a line, rounded to the nearest nanometer.
[[nodiscard]] SideProfile sideProfile(const SightLine3& line, const VolumeMap& map, std::span<const int> active);

} // namespace sightline::geometry
