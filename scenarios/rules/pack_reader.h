#pragma once

#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

namespace sightline::scenarios {

/// Reads the object of a rule pack, format "sightline-rules", format_version 1. Everything that is not known, keys too,
/// is refused with its JSON path; `note` may stand in any object. All that is wrong is told, in the order of reading.
/// Source: README of this folder; resources/schema/rule-pack.schema.json says the same for other programs.
[[nodiscard]] tl::expected<RulePack, std::vector<RuleSetProblem>> rulePackFromJson(const QJsonObject& object);

/// The key `terrain` of a rule set of either form, read as strictly.
[[nodiscard]] tl::expected<std::vector<TerrainEntry>, std::vector<RuleSetProblem>>
terrainFromJson(const QJsonObject& object);

} // namespace sightline::scenarios
