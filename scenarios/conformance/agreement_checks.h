#pragma once

#include "geometry/region/weak_visibility_region.h"
#include "scenarios/judge/judge.h"

#include <QByteArray>
#include <QStringList>

/// @file
/// Comparisons of two answers, and tests of one answer that do not ask the judge. Each function lists what is wrong;
/// the list is empty if all is well.
namespace sightline::scenarios {

/// Returns the verdict as JSON, its reasons without sentences.
[[nodiscard]] QByteArray jsonOf(const Verdict& verdict);

/// Lists the differences of two verdicts that should be equal to the last bit, in memory and as JSON.
[[nodiscard]] QStringList differences(const Verdict& one, const Verdict& other);

/// Lists the differences in what must not depend on the details asked for: verdict, ruling, stage, distance, and where
/// the center line is blocked. The witness of a clear pair may differ, since the middle of the widest beam is computed
/// only with details.
[[nodiscard]] QStringList differencesInVerdict(const Verdict& one, const Verdict& other);

/// Lists the differences in what must be equal for a pair and the reversed pair.
[[nodiscard]] QStringList differencesOfDirections(const Verdict& there, const Verdict& back);

/// Lists the differences between the verdict and its own JSON, as an independent reader understands it.
[[nodiscard]] QStringList differencesFromJson(const Verdict& verdict, const QByteArray& json);

/// Positions closer than this to the border of a region are not tested: ten times the error by which the region of a
/// base may be too small.
inline constexpr geometry::Length kRegionMargin = geometry::kViewerError * 10;

/// Compares the verdict with the region that is visible to its observer, for targets of that height. The end of a
/// witness that is not too close to call lies in the region; no point inside the base of a hidden target does.
/// Positions within `kRegionMargin` of a border are not tested.
[[nodiscard]] QStringList
wrongWithRegion(const Verdict& verdict, const Model& target, const Table& table, const geometry::PolygonSet& region);

/// Tests single lines by the exact integer test alone. The tester interprets the rule set independently of the judge,
/// so that an error in the judge's choice of blockers shows.
class LineTester {
public:
    /// Precondition: `table` outlives the tester.
    explicit LineTester(const PreparedTable& table);

    /// Tests the witness of a clear verdict, and its tried lines.
    [[nodiscard]] QStringList wrongWithWitness(const Verdict& verdict) const;
    /// Tests the center line of a verdict that is not clear.
    [[nodiscard]] QStringList wrongWithCenterLine(const Verdict& verdict) const;

private:
    [[nodiscard]] std::vector<int>
    blockersOf(const geometry::SightLine& line, const Model& observer, const Model& target) const;
    /// The first point at which a line is blocked.
    struct FirstBlocked {
        geometry::Point point;
        std::optional<geometry::Length> height; ///< height over the table, with heights only
    };
    /// Returns the first blocked point of `line`; std::nullopt if nothing blocks it. `heights` is set with `volume`
    /// geometry.
    [[nodiscard]] std::optional<FirstBlocked>
    firstHit(const geometry::SightLine& line, const std::optional<LineHeights>& heights, const Verdict& verdict) const;

    struct Blocker {
        const Piece* piece = nullptr;
        const PieceWall* wall = nullptr; ///< null: the piece's own outline
    };

    const PreparedTable& m_table;
    std::vector<Blocker> m_blockers; ///< by blocker of the map
    geometry::TerrainMap m_map;
    geometry::VolumeMap m_volume; ///< only for rule sets of `volume` geometry
};

} // namespace sightline::scenarios
