#pragma once

#include "scenarios/base/diagnostic.h"
#include "scenarios/model/scenario.h"

#include <vector>

namespace sightline::scenarios {

/// The thresholds of the checks. They affect diagnostics only, never a verdict.
struct CheckSettings {
    /// The overlap of two bases up to which they count as in contact, which is normal: 0.02 mm, less than a coat of
    /// paint.
    geometry::Length contact = geometry::Length::fromNanometers(20'000);
    /// The mean thickness (twice the area over the perimeter) below which an outline is a sliver: 0.02 in.
    geometry::Length sliver = geometry::Length::fromNanometers(508'000);
    /// Two pieces that do not touch and are closer than this were probably meant to touch: 0.05 in.
    geometry::Length gap = geometry::Length::fromNanometers(1'270'000);
    /// An edge shorter than this is probably a slip of the hand: 0.01 in.
    geometry::Length tinyEdge = geometry::Length::fromNanometers(254'000);
    friend bool operator==(const CheckSettings&, const CheckSettings&) = default;
};

/// Lists what is doubtful on a readable table. No diagnostic is an error, and none is a reason to reject the file.
///
/// Warnings: "models-overlap", "off-table", "partly-off-table", "length-below-width", "stands-inside" (of a hill or the
/// like, at elevation 0), "sliver", "tiny-edge", "small-gap", "duplicate-piece", "wall-without-height",
/// "unknown-parent", "parent-cycle", "default-height" and "no-height" (heights that nobody entered, where the rules ask
/// for them); in hidden games "unknown-ground" (where kinds of ground count), "unknown-role", "unknown-sense",
/// "unknown-contest" and "unknown-region". Notes: "no-player", "below-table", "closed-opening" (the rules do not look
/// through it), "unknown-kind", "unknown-trait", "overruled" and "wall-overruled" (decisions of a judge). A diagnostic
/// names its elements by `ids` and by JSON path and has no line and column; `validateScenario` adds them. The order is
/// by kind of check, then as in the scenario. At most `kMaxFindings` are listed per code; the note "more-findings"
/// follows if there are more.
[[nodiscard]] std::vector<Diagnostic> checkScenario(const Scenario& scenario, const CheckSettings& settings = {});

} // namespace sightline::scenarios
