#pragma once

#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/shot.h"

#include <functional>

/// @file
/// Shots as JSON and CSV. Source of the keys: docs/contract.md, "shoot".
namespace sightline::scenarios {

/// Returns the sentence of why the line of one model is clear or blocked; the caller supplies the wording.
using ShotReasonText = std::function<QString(const ModelShot&)>;

/// Writes "attacker", "target", "weapon", "range_in", the counts and "models" into the open object.
void writeShot(JsonWriter& writer, const ShotRuling& shot, const ShotReasonText& reasonText);

/// Returns CSV with one row per weapon of each attacking model.
[[nodiscard]] QByteArray shotCsv(const ShotRuling& shot, const ShotReasonText& reasonText);

} // namespace sightline::scenarios
