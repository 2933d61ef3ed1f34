#pragma once

#include "scenarios/diagnostic.h"
#include "scenarios/scenario.h"

#include <vector>

namespace sightline::scenarios {

/// The figures of the checks. They only decide what is remarked on, never a verdict.
struct CheckSettings {
    /// Bases in contact are normal: an overlap up to this is contact. 0.02 mm, less than a coat of paint.
    geometry::Length contact = geometry::Length::fromNanometers(20'000);
    /// An outline thinner than this on average (twice its area over its perimeter): 0.02 in.
    geometry::Length sliver = geometry::Length::fromNanometers(508'000);
    /// Two pieces that do not touch and are nearer than this were probably meant to touch: 0.05 in.
    geometry::Length gap = geometry::Length::fromNanometers(1'270'000);
    /// An edge shorter than this is probably a slip of the hand: 0.01 in.
    geometry::Length tinyEdge = geometry::Length::fromNanometers(254'000);
    friend bool operator==(const CheckSettings&, const CheckSettings&) = default;
};

/// What is doubtful on a table that can be read: never an error, and never a reason to refuse it.
///
/// Warnings: "models-overlap", "off-table", "partly-off-table", "length-below-width", "stands-inside" (of a hill or the
/// like, at elevation 0), "sliver", "tiny-edge", "small-gap", "duplicate-piece", "wall-without-height",
/// "unknown-parent", "parent-cycle". Notes: "no-player", "below-table", "default-height" and "no-height" (heights that
/// nobody entered, under rules that ask for heights), "unknown-kind", "unknown-trait",
/// "unknown-ground" (of a hidden game by ground), "overruled" and "wall-overruled" (what a judge decided). Findings
/// name their things by `ids` and by JSON path; they have no line and column (`validateScenario` adds them). Order: by
/// kind of check, then as in the scenario. Of each code `kMaxFindings` are listed; a note "more-findings" follows if
/// there are more.
[[nodiscard]] std::vector<Diagnostic> checkScenario(const Scenario& scenario, const CheckSettings& settings = {});

} // namespace sightline::scenarios
