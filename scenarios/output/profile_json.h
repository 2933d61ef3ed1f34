#pragma once

#include "scenarios/base/json_writer.h"
#include "scenarios/judge/judge.h"

namespace sightline::scenarios {

/// Writes a side profile as JSON, lengths in inches. Distances run along the line in plan, from its start; heights are
/// over the table.
///
/// `bottom_in` is `null` for what stands on the table, `top_in` for unlimited heights. `heights` is the origin of the
/// line's heights: "line", or "models" for rule sets of the plan. `blocked_at` exists only if the pair is not clear.
void writeProfile(JsonWriter& writer, const VerdictProfile& profile);

/// Writes `target_seen_in`, `piece`, `piece_hides_in`; a height is `null` where none up to 10 ft suffices, or no piece
/// was given.
void writeHeights(JsonWriter& writer, const HeightsNeeded& needed, const std::optional<PieceId>& piece);

} // namespace sightline::scenarios
