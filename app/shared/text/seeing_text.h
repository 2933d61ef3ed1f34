#pragma once

#include "scenarios/analysis/region.h"

#include <QString>

#include <span>

/// Texts that summarize many verdicts: about one position, or about all pairs.
namespace sightline::app {

/// Returns the number of models that see the position: "Seen by 5 of 24".
[[nodiscard]] QString samplePointHeadline(std::span<const scenarios::Verdict> verdicts);
/// Returns the numbers by player: "Red 3 of 12 · Blue 2 of 12"; empty if all are of one player.
[[nodiscard]] QString samplePointSides(std::span<const scenarios::Verdict> verdicts,
                                       const scenarios::Scenario& scenario);
/// Returns a full sentence for screen readers: "5 of 24 models see the point at (12.00, 8.50) in."
[[nodiscard]] QString samplePointSentence(std::span<const scenarios::Verdict> verdicts, geometry::Point place);
/// Returns the numbers of verdicts: "132 lines: 57 seen, 75 not; 4 of them too close to call."
[[nodiscard]] QString allLinesSentence(int lines, int seen, int tooClose, int ofSculpt = 0);
/// Returns area and share of a region, the method where its borders are not exact, and its limits: "Seen by Captain:
/// 699.6 sq in, 26 % of the table."
[[nodiscard]] QString regionSentence(const scenarios::Scenario& scenario,
                                     const scenarios::RegionQuestion& question,
                                     const scenarios::SeenRegion& seen);
/// Returns a sentence about a first answer, whose rest is being computed.
[[nodiscard]] QString firstRegionSentence(const scenarios::Scenario& scenario,
                                          const scenarios::RegionQuestion& question,
                                          const scenarios::SeenRegion& first);
/// Returns both names: "Captain → Hound".
[[nodiscard]] QString
pairText(const scenarios::Scenario& scenario, const scenarios::ModelId& observer, const scenarios::ModelId& target);

} // namespace sightline::app
