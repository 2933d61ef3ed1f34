#pragma once

#include "scenarios/judge/judge.h"

#include <stop_token>

/// @file
/// Bodies of models that differ from their bases. Internal to the judge and to the readers of files.
namespace sightline::scenarios {

/// True if each point of `inner` lies in the closed `outer`, both at one position with one facing.
[[nodiscard]] bool liesWithin(const geometry::Footprint& inner, const geometry::Footprint& outer);

/// True for rule packs of the space `sculpt` and for rule sets that are no packs. Packs of games whose lines run
/// between bases, cells or volumes of a given size ignore bodies.
[[nodiscard]] bool countsBodies(const RuleSet& rules);

/// True if answers about many positions at once, such as maps and regions, use the smallest reading of some body of
/// this scenario alone, whereas verdicts of single pairs use both readings.
[[nodiscard]] bool countsSmallestReading(const Scenario& scenario, const RuleSet& rules);

/// Returns the box of the base and of every reading of the body.
[[nodiscard]] geometry::Box extentOf(const Model& model);

/// Combines the verdicts of one pair under the smallest and the largest reading of its bodies. `verdict`, that of the
/// smallest, becomes the answer; see `Verdict::reading`.
void weighReadings(Verdict& verdict, Verdict largest);

/// Adds to the reason `sculpt-visible` of plain geometry the distance, in millimeters, by which a body has to extend
/// beyond its smallest reading to be seen: an upper bound, at most 0.01 mm too large. Does nothing unless the bodies
/// are round.
void addReachNeeded(const PreparedTable& table,
                    const Question& question,
                    Verdict& verdict,
                    const std::stop_token& stop);

/// True for reasons about readings of a body.
[[nodiscard]] bool isOfSculpt(const Reason& reason);

} // namespace sightline::scenarios
