#pragma once

#include "geometry/region/base_region.h"
#include "scenarios/judge.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// What has to be seen of a target that stands at a spot.
enum class RegionWants {
    Point,    ///< the spot itself: a target without size
    SomePart, ///< some of a base whose middle is there
    AllOfIt,  ///< all of its facing part
};

/// Where directions of an arc are counted from.
enum class ArcZero {
    Table,  ///< the table's right
    Facing, ///< the front of each model that looks; of spots and zones, which have none, the table's right
};

/// Who looks, and for what. One model, a unit by its models, spots, or a zone: as if a base of its outline stood there.
struct RegionQuestion {
    std::vector<ModelId> from;                 ///< of the table; each looks alone
    std::vector<geometry::Point> samplePoints; ///< so does a viewer without size at each
    std::vector<Model> placed;                 ///< and each of these, models of the table that stand elsewhere
    std::optional<ZoneId> zone;
    geometry::Length zoneHeight = geometry::Length::fromInches(2); ///< of who looks from a spot or a zone
    RegionWants wants = RegionWants::Point;
    geometry::Footprint targetBase; ///< but for `Point`
    geometry::Angle targetFacing;
    geometry::Length targetElevation;
    geometry::Length targetHeight = geometry::Length::fromInches(2);
    QStringList targetKeywords;            ///< rule packs ask for them
    std::optional<geometry::Length> range; ///< from base edge to base edge
    std::optional<geometry::ViewArc> arc;  ///< from the middle of each model
    ArcZero arcZero = ArcZero::Table;
    geometry::Length cell = geometry::Length::fromInches(0.5); ///< where the answer is made of cells
    bool inCells = false; ///< of cells, each judged at its middle, even where borders could be told
    int maxCuts = 4;      ///< see `geometry::SpaceRegionOptions`
};

/// A part of the table, and how it was found.
struct SeenRegion {
    geometry::PolygonSet region;
    QString rules;
    /// Nothing: true borders. Else the region is made of the cells of this size whose middle the judge says is seen.
    std::optional<geometry::Length> cell;
    /// Nothing: `region` is all that is seen, as exact as `geometry::regionSeenFrom`, or within `geometry::kRangeChord`
    /// for targets with a curved base and where a pack asks how near a target is to a thing. Else all of `region` is
    /// seen, nothing outside `possible` is, and the judge alone can tell what lies between.
    std::optional<geometry::PolygonSet> possible;
    double areaSquareInches = 0.0; ///< of `region`
    double shareOfTable = 0.0;
    bool isDecided = true; ///< false: the rule set has no word of when all of a target is seen, so nowhere it is
    friend bool operator==(const SeenRegion&, const SeenRegion&) = default;
};

/// The terrain of a table made ready for regions. Immutable, cheap to copy, safe on any thread.
class RegionTable {
public:
    /// Walls are as a judge ruled them for all pairs.
    explicit RegionTable(const PreparedTable& table);

    [[nodiscard]] const PreparedTable& table() const { return m_table; }
    [[nodiscard]] const geometry::RegionMap& map() const { return m_map; }

private:
    PreparedTable m_table;
    geometry::RegionMap m_map;
};

/// What a viewer sees of spots is one region in the plan, exact: rule sets of the plan without a pack.
[[nodiscard]] bool hasExactRegion(const RuleSet& rules, RegionWants wants);

/// Whether the answer has true borders; else it is made of cells: all of a concave base, and packs that count whether
/// lines start or end in a thing, or who looks back where that is not the same, or that measure a range otherwise than
/// from edge to edge; none that ships.
[[nodiscard]] bool hasBorders(const PreparedTable& table, const RegionQuestion& question);

/// How many cells a table of that size has; more than `kMaxRegionCells` are too many to ask about.
[[nodiscard]] std::int64_t regionCells(const Table& table, geometry::Length cell);
inline constexpr std::int64_t kMaxRegionCells = 1'000'000;

/// Told now and then from any thread, one call at a time: rows of cells, or other parts of long work, done, of so many.
using RegionProgress = std::function<void(int, int)>;

/// The places of the table that may be seen. Where it is made of cells each middle is judged: `isSeen` for a target
/// that stands there. The same answer for any number of threads (0: one a processor). After a stop request the region
/// is empty. Preconditions: the models, the spots and the zone are on the table; cells are no more than
/// `kMaxRegionCells`.
[[nodiscard]] SeenRegion seenRegion(const RegionTable& table,
                                    const RegionQuestion& question,
                                    const RegionProgress& progress = {},
                                    int threads = 0,
                                    const std::stop_token& stop = {});

/// What the judge says of a target at each of some spots: what `seenRegion` asks for the middles of cells.
[[nodiscard]] std::vector<bool> judgedAt(const RegionTable& table,
                                         const RegionQuestion& question,
                                         std::span<const geometry::Point> samplePoints,
                                         const std::stop_token& stop = {});

/// The target of the question at a spot, and who looks from a spot, as the judge is asked about them.
[[nodiscard]] Model regionViewerAt(const RegionQuestion& question, geometry::Point samplePoint);
[[nodiscard]] Model regionTargetAt(const RegionQuestion& question, geometry::Point samplePoint);

} // namespace sightline::scenarios
