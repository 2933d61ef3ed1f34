#pragma once

#include "geometry/length.h"
#include "geometry/sight/sight.h"
#include "scenarios/scenario.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <tl/expected.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace sightline::scenarios {

/// What is wrong with a rule set: where, what was expected, what was found.
struct RuleSetProblem {
    QString path;    ///< JSON path, "$.blocks[1].when"
    QString message; ///< one sentence: expected and found
    friend bool operator==(const RuleSetProblem&, const RuleSetProblem&) = default;
};

/// When a line of the rule set makes a piece block.
enum class BlockWhen {
    Always,
    Never,
    BothModelsBelow, ///< only if both models are shorter than `limit`
};

/// One line of a rule set. The first line whose conditions a piece meets decides about it.
struct BlockRule {
    std::optional<HeightClass> heightClass; ///< nothing: any
    QString trait;                          ///< empty: any
    std::optional<bool> mat;                ///< nothing: mats and others
    BlockWhen when = BlockWhen::Always;
    geometry::Length limit; ///< of `BothModelsBelow`
    friend bool operator==(const BlockRule&, const BlockRule&) = default;
};

/// Where lines run: on the table seen from above, or among upright solids. Source: contract, section 3.
enum class SightGeometry { Plan, Volume };

struct RulePack;

/// Which pieces block which lines, as data. Source: contract, section 5.
struct RuleSet {
    QString id;
    QString name;
    QString version;
    QString status; ///< decided | decided for the volumes entered | advisory | unverified
    QString source;
    geometry::TouchRule touch = geometry::TouchRule::Clear;
    SightGeometry view = SightGeometry::Plan;
    std::vector<BlockRule> blocks;
    bool ignorePieceHoldingAnEnd = false; ///< a piece that holds either end point of the line is ignored
    std::shared_ptr<const RulePack>
        pack;         ///< of the format "sightline-rules"; `blocks` and `view` then are its plain geometry
    QJsonObject json; ///< as read, for writing back
    /// By what was read: `json` says it all.
    friend bool operator==(const RuleSet& a, const RuleSet& b) { return a.json == b.json; }

    /// SHA-256 of the canonical JSON text, in hex; self-tests are no part of it.
    [[nodiscard]] QString hash() const;
};

/// A rule pack (key `format`), or an object of the form before packs. Refuses unknown values with their JSON path; of a
/// pack unknown keys too. Otherwise they are kept in `json`.
[[nodiscard]] tl::expected<RuleSet, RuleSetProblem> ruleSetFromJson(const QJsonObject& object);

/// All that is wrong with the object, one problem a place; empty if `ruleSetFromJson` takes it, which names the first
/// of them.
[[nodiscard]] std::vector<RuleSetProblem> ruleSetProblems(const QJsonObject& object);

/// The rule sets that ship, in a fixed order, read from the program's own resources (`:/sightline/rulesets/*.json`).
[[nodiscard]] const std::vector<RuleSet>& shippedRuleSets();
/// Null if no set of that id ships.
[[nodiscard]] const RuleSet* shippedRuleSet(const QString& id);
/// The file of a set that ships, as it was written. Precondition: it ships.
[[nodiscard]] QByteArray shippedRuleSetText(const QString& id);

/// The rule set that a scenario names or contains. Errors: no shipped set has that id; the object is broken.
[[nodiscard]] tl::expected<RuleSet, RuleSetProblem> ruleSetOf(const Scenario& scenario);

} // namespace sightline::scenarios
