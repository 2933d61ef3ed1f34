#pragma once

#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

namespace sightline::scenarios {

/// Reads the object of a rule pack, format "sightline-rules", format_version 1. Everything unknown, keys included, is
/// rejected with its JSON path; `note` may stand in any object. Returns all problems, in reading order. Source:
/// resources/schema/rule-pack.schema.json, which is for other programs too.
[[nodiscard]] tl::expected<RulePack, std::vector<RuleSetProblem>> rulePackFromJson(const QJsonObject& object);

/// Reads the key `terrain` of a rule set of either form, as strictly as `rulePackFromJson`.
[[nodiscard]] tl::expected<std::vector<TerrainEntry>, std::vector<RuleSetProblem>>
terrainFromJson(const QJsonObject& object);

} // namespace sightline::scenarios
