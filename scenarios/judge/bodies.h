#pragma once

#include "scenarios/judge/judge.h"

#include <stop_token>

/// @file
/// Bodies apart from bases. For the readers of files and the judge's own files.
namespace sightline::scenarios {

/// Each point of `inner` lies in the closed `outer`, both at one place with one facing.
[[nodiscard]] bool liesWithin(const geometry::Footprint& inner, const geometry::Footprint& outer);

/// True for rule packs of the space `sculpt` and for rule sets that are no packs. Packs of games that look at bases, at
/// cells or at volumes of a given size ignore bodies.
[[nodiscard]] bool countsBodies(const RuleSet& rules);

/// True if what is computed for many places at once, e.g. maps and regions, counts a body of this scenario by its
/// smallest reading, where verdicts of single pairs tell both.
[[nodiscard]] bool countsSmallestReading(const Scenario& scenario, const RuleSet& rules);

/// Returns the box of the base and of every reading of the body.
[[nodiscard]] geometry::Box extentOf(const Model& model);

/// Combines the verdicts of one pair under the smallest and the largest reading of its bodies. `verdict`, that of the
/// smallest, becomes the answer; see `Verdict::reading`.
void weighReadings(Verdict& verdict, Verdict largest);

/// Adds to the reason `sculpt-visible` of plain geometry how far beyond its smallest reading a body has to reach to be
/// seen: an upper bound, at most 0.01 mm too large. Does nothing unless the bodies are round.
void addReachNeeded(const PreparedTable& table,
                    const Question& question,
                    Verdict& verdict,
                    const std::stop_token& stop);

/// True for reasons about readings of a body.
[[nodiscard]] bool isOfSculpt(const Reason& reason);

} // namespace sightline::scenarios
