#pragma once

#include "geometry/base/length.h"
#include "geometry/sight/plan/sight.h"
#include "scenarios/model/scenario.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace sightline::scenarios {

/// A problem of a rule set: its path, the expected and the found value.
struct RuleSetProblem {
    QString path;    ///< JSON path, "$.blocks[1].when"
    QString message; ///< one sentence: expected and found
    friend bool operator==(const RuleSetProblem&, const RuleSetProblem&) = default;
};

/// The condition under which a line of the rule set makes a piece block.
enum class BlockWhen {
    Always,
    Never,
    BothModelsBelow, ///< only if both models are shorter than `limit`
};

/// One line of a rule set. The first line whose conditions a piece meets decides about it.
struct BlockRule {
    std::optional<HeightClass> heightClass; ///< nullopt: any
    QString trait;                          ///< empty: any
    std::optional<bool> mat;                ///< nullopt: mats and others
    BlockWhen when = BlockWhen::Always;
    geometry::Length limit; ///< for `BothModelsBelow`
    friend bool operator==(const BlockRule&, const BlockRule&) = default;
};

/// The geometry of lines: on the table seen from above, or among upright solids. Source: docs/contract.md, section 3.
enum class SightGeometry { Plan, Volume };

struct RulePack;

/// A rule set: which pieces block which lines, as data. Source: docs/contract.md, section 5.
struct RuleSet {
    QString id;
    QString name;
    QString version;
    QString status; ///< decided | decided for the volumes entered | advisory | unverified
    QString source;
    geometry::TouchRule touch = geometry::TouchRule::Clear;
    SightGeometry view = SightGeometry::Plan;
    std::vector<BlockRule> blocks;
    bool ignorePieceHoldingAnEnd = false; ///< pieces containing an endpoint of the line are ignored
    /// Set for the format "sightline-rules"; `blocks` and `view` are then its plain geometry.
    std::shared_ptr<const RulePack> pack;
    QJsonObject json; ///< as read, for writing back
    /// Compares the JSON, which determines all other members.
    friend bool operator==(const RuleSet& a, const RuleSet& b) { return a.json == b.json; }

    /// Returns the SHA-256 of the canonical JSON text without the self-tests, in hexadecimal.
    [[nodiscard]] QString hash() const;
};

/// Reads a rule pack (with the key `format`) or a rule set of the tag form. Rejects unknown values with their JSON
/// path, and in packs unknown keys too; in the tag form unknown keys are kept in `json`. Reports the first problem; for
/// all of them see `readRuleText`.
[[nodiscard]] tl::expected<RuleSet, RuleSetProblem> ruleSetFromJson(const QJsonObject& object);

/// Returns the shipped rule sets in a fixed order, read from the program's resources (`:/sightline/rulesets/*.json`).
[[nodiscard]] const std::vector<RuleSet>& shippedRuleSets();
/// Returns the shipped rule set of that id; null if there is none.
[[nodiscard]] const RuleSet* shippedRuleSet(const QString& id);
/// Returns the unmodified file of a shipped rule set. Precondition: it ships.
[[nodiscard]] QByteArray shippedRuleSetText(const QString& id);

/// Returns the rule set that a scenario names or contains. Errors: no shipped set has that id; the embedded object is
/// invalid.
[[nodiscard]] tl::expected<RuleSet, RuleSetProblem> ruleSetOf(const Scenario& scenario);

} // namespace sightline::scenarios
