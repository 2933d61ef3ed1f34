#pragma once

#include "scenarios/io/verdict_json.h"
#include "scenarios/shot.h"

/// A shot as JSON and as comma-separated values; the keys are those of docs/contract.md.
namespace sightline::scenarios {

/// "attacker", "target", "weapon", "range_in", the counts and "models", into an object that is open.
void writeShot(JsonWriter& writer, const ShotRuling& shot, const ReasonText& reasonText);

/// A row for each weapon of each attacking model.
[[nodiscard]] QByteArray shotCsv(const ShotRuling& shot, const ReasonText& reasonText);

} // namespace sightline::scenarios
