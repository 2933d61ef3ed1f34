#pragma once

#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/shot.h"

/// @file
/// Shots as JSON and CSV. Source of the keys: docs/contract.md, "shoot".
namespace sightline::scenarios {

/// Writes "attacker", "target", "weapon", "range_in", the counts and "models" into the open object.
void writeShot(JsonWriter& writer, const ShotRuling& shot, const ReasonText& reasonText);

/// Returns CSV with one row per weapon of each attacking model.
[[nodiscard]] QByteArray shotCsv(const ShotRuling& shot, const ReasonText& reasonText);

} // namespace sightline::scenarios
