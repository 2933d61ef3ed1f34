#pragma once

#include "geometry/region/base_region.h"
#include "scenarios/judge.h"

#include <QByteArray>
#include <QStringList>

/// How two answers are compared, and how one is tested without asking the judge. Each function lists what is wrong:
/// nothing if all is well.
namespace sightline::scenarios {

/// The verdict as JSON, its reasons without sentences.
[[nodiscard]] QByteArray jsonOf(const Verdict& verdict);

/// Equal to the last bit, in memory and as JSON.
[[nodiscard]] QStringList differences(const Verdict& one, const Verdict& other);

/// What must be equal however much was asked for: verdict, ruling, stage, distance, and where the center line is
/// blocked. The line of a clear pair may be another one: the middle of the widest beam is looked for only with the
/// details.
[[nodiscard]] QStringList differencesInVerdict(const Verdict& one, const Verdict& other);

/// What must be equal for the way there and the way back.
[[nodiscard]] QStringList differencesOfDirections(const Verdict& there, const Verdict& back);

/// The verdict against its own JSON, read by a stranger.
[[nodiscard]] QStringList differencesFromJson(const Verdict& verdict, const QByteArray& json);

/// A place this near to the border of a region tells nothing: ten times what a region of a base may be too small by.
inline constexpr geometry::Length kRegionMargin = geometry::kViewerError * 10;

/// The verdict against the region of its observer for targets of that height, which tells of single places: the end of
/// a clear line that is not close lies in it, and no place inside the base of a hidden target does. Places within
/// `kRegionMargin` of a border tell nothing.
[[nodiscard]] QStringList
wrongWithRegion(const Verdict& verdict, const Model& target, const Table& table, const geometry::PolygonSet& region);

/// Tests single lines by the exact integer test alone. It reads the rule set by itself, so that a slip in how the judge
/// picks blockers shows.
class LineTester {
public:
    /// `table` must outlive it.
    explicit LineTester(const PreparedTable& table);

    /// The line of a clear verdict, and its tried lines.
    [[nodiscard]] QStringList wrongWithWitness(const Verdict& verdict) const;
    /// The center line of a verdict that is not clear.
    [[nodiscard]] QStringList wrongWithCenterLine(const Verdict& verdict) const;

private:
    [[nodiscard]] std::vector<int>
    blockersOf(const geometry::SightLine& line, const Model& observer, const Model& target) const;
    struct FirstBlocked {
        geometry::Point point;
        std::optional<geometry::Length> height; ///< with heights
    };
    /// `heights`: with `volume` geometry.
    [[nodiscard]] std::optional<FirstBlocked>
    firstHit(const geometry::SightLine& line, const std::optional<LineHeights>& heights, const Verdict& verdict) const;

    struct Blocker {
        const Piece* piece = nullptr;
        const PieceWall* wall = nullptr; ///< null: the piece's own outline
    };

    const PreparedTable& m_table;
    std::vector<Blocker> m_blockers; ///< of each blocker of the map
    geometry::TerrainMap m_map;
    geometry::VolumeMap m_volume; ///< of rule sets of `volume` geometry
};

} // namespace sightline::scenarios
