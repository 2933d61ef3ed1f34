#pragma once

#include "app/cli/command.h"
#include "geometry/sight/plan/sight.h"
#include "scenarios/judge/judge.h"

namespace sightline::app::cli {

/// Returns the options `--method`, `--points`, `--sizes-mm`, `--far-in`, `--bands` and `--tolerance-mm`, shared by all
/// commands that judge.
[[nodiscard]] std::vector<Option> sightOptions();

/// Returns the option `--tolerance-mm`, for commands that take no other of `sightOptions`.
[[nodiscard]] Option toleranceOption();
/// Returns the tolerance in millimeters. The default is 1, or the precision of the photo under the table where that is
/// coarser. Errors: no number within the limits.
[[nodiscard]] double toleranceOf(const Arguments& arguments, const scenarios::Scenario& scenario);

/// Returns the default of `toleranceOf` as a function of pairs, for commands without `toleranceOption`.
[[nodiscard]] scenarios::ToleranceOf defaultToleranceFor(const scenarios::Scenario& scenario);

/// Returns the option `--no-margins`, shared by all commands that ask for many rulings, and `--margins`, which was
/// needed before 2026-11-28.
[[nodiscard]] std::vector<Option> marginsOptions();
/// True unless the option was given, or the rules are no game's: only rulings of games have a margin of their own.
[[nodiscard]] bool wantsMargins(const Arguments& arguments, const scenarios::RuleSet& rules);
/// Returns the margin of a ruling with its unit; a dash if it was not requested or is not known.
[[nodiscard]] QString marginText(const scenarios::Ruling& ruling);

/// The choices of `sightOptions`.
struct SightChoice {
    geometry::SightMethod method = geometry::SightMethod::Exact;
    double toleranceMillimeters = 1.0;
    geometry::SampleSettings samples;
};

/// Parses the choices for a scenario, whose photo decides the default of the tolerance. Errors: unknown methods,
/// numbers out of range, and lists of another length.
[[nodiscard]] SightChoice sightChoiceOf(const Arguments& arguments, const scenarios::Scenario& scenario);

} // namespace sightline::app::cli
