#pragma once

#include "scenarios/io/json_writer.h"
#include "scenarios/judge.h"

namespace sightline::scenarios {

/// A side profile as JSON, lengths in inches. Distances run along the line in plan, from its start; heights are above
/// the table.
///
/// `bottom_in` is `null` for what stands on the table, `top_in` for what has no limit. `heights` says whose heights the
/// line has: "line", or "models" for rule sets of the plan. `blocked_at` is there only if the pair is not clear.
void writeProfile(JsonWriter& writer, const VerdictProfile& profile);

/// `target_seen_in`, `piece`, `piece_hides_in`; a height is `null` where none up to 10 ft does it, or no piece was
/// asked about.
void writeHeights(JsonWriter& writer, const HeightsNeeded& needed, const std::optional<PieceId>& piece);

} // namespace sightline::scenarios
