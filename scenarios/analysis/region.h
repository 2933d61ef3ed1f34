#pragma once

#include "geometry/region/weak_visibility_region.h"
#include "scenarios/judge/judge.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// The part of a target that has to be seen.
enum class RegionWants {
    Point,    ///< a target of no extent at the position
    SomePart, ///< a part of a base centered at the position
    AllOfIt,  ///< all of its facing part
};

/// The zero direction of an arc.
enum class ArcZero {
    Table,  ///< the table's +x
    Facing, ///< the facing of each observer; for positions and zones, which have none, the table's +x
};

/// The viewers and targets of a region. Viewers are models, positions, or a zone, which is treated as a base of its
/// outline.
struct RegionQuestion {
    std::vector<ModelId> from;                 ///< models of the table; each sees on its own
    std::vector<geometry::Point> samplePoints; ///< viewers of no extent, one per position
    std::vector<Model> placed;                 ///< models of the table at other positions
    std::optional<ZoneId> zone;
    /// Height of viewers at positions and in the zone.
    geometry::Length zoneHeight = geometry::Length::fromInches(2);
    RegionWants wants = RegionWants::Point;
    geometry::Footprint targetBase; ///< unused with `Point`
    geometry::Angle targetFacing;
    geometry::Length targetElevation;
    geometry::Length targetHeight = geometry::Length::fromInches(2);
    QStringList targetKeywords;            ///< as required by rule packs
    std::optional<geometry::Length> range; ///< from base edge to base edge
    std::optional<geometry::ViewArc> arc;  ///< from the center of each model
    ArcZero arcZero = ArcZero::Table;
    geometry::Length cell = geometry::Length::fromInches(0.5); ///< size of cells, where the region consists of cells
    bool inCells = false; ///< true: cells judged at their centers, even where borders could be computed
    int maxCuts = 4;      ///< see `geometry::SpaceRegionOptions`
};

/// A visible part of the table, with its accuracy.
struct SeenRegion {
    geometry::PolygonSet region;
    QString rules;
    /// The size of the cells of which the region consists: those whose center is judged as seen. Nullopt: the region
    /// has computed borders.
    std::optional<geometry::Length> cell;
    /// Nullopt: `region` is all that is seen, as exact as `geometry::regionSeenFrom`, or within `geometry::kRangeChord`
    /// for targets with a curved base and where a pack depends on distances between target and obstacles. Otherwise all
    /// of `region` is seen, nothing outside `possible` is, and only the judge can decide about points between them.
    std::optional<geometry::PolygonSet> possible;
    double areaSquareInches = 0.0; ///< area of `region`
    double shareOfTable = 0.0;
    /// False: the rule set does not define when all of a target is seen, so the region is empty.
    bool isDecided = true;
    friend bool operator==(const SeenRegion&, const SeenRegion&) = default;
};

/// The terrain of a table prepared for regions. Immutable, cheap to copy, thread-safe.
class RegionTable {
public:
    /// Applies the wall rulings of a judge for all pairs.
    explicit RegionTable(const PreparedTable& table);

    [[nodiscard]] const PreparedTable& table() const { return m_table; }
    [[nodiscard]] const geometry::RegionMap& map() const { return m_map; }

private:
    PreparedTable m_table;
    geometry::RegionMap m_map;
};

/// True if the region of points seen by a viewer is exact in plan: for plan rule sets without a pack.
[[nodiscard]] bool hasExactRegion(const RuleSet& rules, RegionWants wants);

/// Returns the table without its models, for studies of a layout: under some packs models block, and armies that are
/// already placed must not count as terrain. Under rules with exact regions models never matter.
[[nodiscard]] PreparedTable terrainOf(const PreparedTable& table);

/// Returns the default spacing of viewers in studies of a whole table: 1 in. For rule sets without exact regions of
/// points, under which each pair of points is judged, the smallest whole number of inches that divides both sides of
/// the table, so that symmetric tables have symmetric points, and leaves at most `kMaxJudgedViewers` points; if there
/// is none, the smallest that leaves so few.
[[nodiscard]] geometry::Length defaultViewerSpacing(const RuleSet& rules, const Table& size);
/// The maximum number of viewers in such studies under rule sets that judge each pair of points.
inline constexpr std::int64_t kMaxJudgedViewers = 340;

/// Returns the default number of trials of studies of set-up errors: 100; 20 for rule sets without exact regions of
/// points, under which a trial takes seconds.
[[nodiscard]] int defaultTrials(const RuleSet& rules);

/// True if the region has computed borders. False, i.e. it consists of cells: for all of a concave base, and for packs
/// that depend on whether lines start or end in an obstacle, on the reversed direction where it differs, or on a range
/// not measured from edge to edge. No shipped pack does.
[[nodiscard]] bool hasBorders(const PreparedTable& table, const RegionQuestion& question);

/// Returns the number of cells of a table of that size; at most `kMaxRegionCells` are supported.
[[nodiscard]] std::int64_t regionCells(const Table& table, geometry::Length cell);
/// The maximum number of cells of a region.
inline constexpr std::int64_t kMaxRegionCells = 1'000'000;

/// Called from time to time, from any thread, never concurrently, with the number of finished parts (e.g. rows of
/// cells) and of all.
using RegionProgress = std::function<void(int, int)>;

/// Computes the part of the table that is seen. Where it consists of cells, each center is judged: `isSeen` for a
/// target there. The result does not depend on the number of threads (0: one per processor). After a stop request the
/// region is empty. Preconditions: the models, the positions and the zone are on the table; there are at most
/// `kMaxRegionCells` cells.
[[nodiscard]] SeenRegion seenRegion(const RegionTable& table,
                                    const RegionQuestion& question,
                                    const RegionProgress& progress = {},
                                    int threads = 0,
                                    const std::stop_token& stop = {});

/// Returns the verdict of the judge for a target at each of some positions, as `seenRegion` asks for the centers of
/// cells.
[[nodiscard]] std::vector<bool> judgedAt(const RegionTable& table,
                                         const RegionQuestion& question,
                                         std::span<const geometry::Point> samplePoints,
                                         const std::stop_token& stop = {});

/// Return the viewer of the question at a position, and its target at a position, as the models that the judge is asked
/// about.
[[nodiscard]] Model regionViewerAt(const RegionQuestion& question, geometry::Point samplePoint);
[[nodiscard]] Model regionTargetAt(const RegionQuestion& question, geometry::Point samplePoint);

} // namespace sightline::scenarios
