#pragma once

#include "scenarios/base/object_reader.h"
#include "scenarios/rules/rule_pack.h"
#include "scenarios/rules/rule_set.h"

namespace sightline::scenarios {

/// Reads a rule set of either form. Reports all problems, in reading order and with `SamePath::Dropped` at most one per
/// path; once there is one, the values read are meaningless. `json` is the value of `text`. Precondition: it is an
/// object.
[[nodiscard]] RuleSet readRuleSet(ObjectReader root, const QJsonObject& json);

/// Reads the outermost object as a rule pack, format "sightline-rules", format_version 1. Everything unknown, keys
/// included, is reported; `note` may stand in any object. Source: resources/schema/rule-pack.schema.json, which is for
/// other programs too.
[[nodiscard]] RulePack readRulePack(ObjectReader root, const QJsonObject& json);

/// Reads the key `terrain` of a rule set of either form, as strictly as `readRulePack`.
[[nodiscard]] std::vector<TerrainEntry> readTerrain(ObjectReader& root);
/// Returns the entries of the key `terrain` of a rule set; none if it is missing or invalid.
[[nodiscard]] std::vector<TerrainEntry> terrainFromJson(const QJsonObject& object);

} // namespace sightline::scenarios
