#pragma once

#include "scenarios/analysis/region.h"

#include <QString>

#include <span>

/// What many verdicts say together: about one spot, or about all pairs.
namespace sightline::app {

/// "Seen by 5 of 24".
[[nodiscard]] QString samplePointHeadline(std::span<const scenarios::Verdict> verdicts);
/// "Red 3 of 12 · Blue 2 of 12"; empty where all are of one side.
[[nodiscard]] QString samplePointSides(std::span<const scenarios::Verdict> verdicts,
                                       const scenarios::Scenario& scenario);
/// "5 of 24 models see the spot at (12.00, 8.50) in.", for those who listen.
[[nodiscard]] QString samplePointSentence(std::span<const scenarios::Verdict> verdicts, geometry::Point place);
/// "132 lines: 57 seen, 75 not; 4 of them too close to call."
[[nodiscard]] QString allLinesSentence(int lines, int seen, int tooClose, int ofSculpt = 0);
/// "Seen by Captain: 699.6 sq in, 26 % of the table.", how it was found where borders are not exact, and what it is
/// limited by.
[[nodiscard]] QString regionSentence(const scenarios::Scenario& scenario,
                                     const scenarios::RegionQuestion& question,
                                     const scenarios::SeenRegion& seen);
/// "Captain → Hound".
[[nodiscard]] QString
pairText(const scenarios::Scenario& scenario, const scenarios::ModelId& observer, const scenarios::ModelId& target);

} // namespace sightline::app
