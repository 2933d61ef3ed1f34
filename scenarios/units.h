#pragma once

#include "scenarios/judge.h"
#include "scenarios/weapons.h"

#include <QList>

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A unit of a player; a model without a unit is one of its own.
struct UnitName {
    PlayerId player;
    QString unit;
    ModelId alone = {}; ///< of a model without a unit; `unit` is then empty
    friend bool operator==(const UnitName&, const UnitName&) = default;
};

/// The units of the table, in the order of their first models.
[[nodiscard]] std::vector<UnitName> unitsOf(const Scenario& scenario);
[[nodiscard]] UnitName unitOf(const Model& model);
/// In the order of the scenario.
[[nodiscard]] std::vector<ModelId> modelsOf(const Scenario& scenario, const UnitName& unit);

/// What a weapon of an observer may do against a unit: against the model that suits it best.
struct UnitShot {
    std::size_t target = 0; ///< in `ObserverRuling::verdicts`
    WeaponRuling ruling;
    friend bool operator==(const UnitShot&, const UnitShot&) = default;
};

/// What one model of a unit sees of another unit; every figure follows from rulings of single pairs.
struct ObserverRuling {
    ModelId observer;
    std::vector<ModelId> seen;
    std::vector<ModelId> fullySeen;
    /// Of the target unit against this model, by the pack's quantifier; per model: the highest that one of them has.
    QString cover = QStringLiteral("none");
    int coverOrder = 0;
    std::vector<Verdict> verdicts = {}; ///< one for each model of the target unit
    std::size_t best = 0;               ///< in `verdicts`: which of them is the best target
    std::vector<UnitShot> shots = {};   ///< one for each weapon of the observer

    [[nodiscard]] bool sees() const { return !seen.empty(); }
    [[nodiscard]] const Verdict& bestVerdict() const { return verdicts[best]; }
    [[nodiscard]] int eligibleWeapons() const;
    friend bool operator==(const ObserverRuling&, const ObserverRuling&) = default;
};

/// A unit against a unit: n of m models see, and what they see.
struct UnitRuling {
    UnitName from;
    UnitName to;
    int observers = 0;
    int observersThatSee = 0;
    int targets = 0;
    int targetsSeen = 0; ///< by at least one observer
    int weapons = 0;     ///< of all observers
    int eligibleWeapons = 0;
    bool visible = false;      ///< by the pack's quantifier `unit.target`; without a pack: any
    bool fullyVisible = false; ///< by `unit.full`; without a pack: all. False where details were not asked for
    QList<ObserverRuling> byObserver = {}; ///< cover is never that of an average observer; shared by copies, since a
                                           ///< matrix keeps most pairs after a move
    friend bool operator==(const UnitRuling&, const UnitRuling&) = default;
};

/// Source: `unit` of the README of rules/. After a stop request the ruling is empty.
[[nodiscard]] UnitRuling
unitRulingOf(const PreparedTable& table, const UnitName& from, const UnitName& to, std::stop_token stop = {});

/// The same from verdicts that are there already.
using KnownVerdict = std::function<const Verdict&(const ModelId& observer, const ModelId& target)>;
[[nodiscard]] UnitRuling unitRulingFrom(const PreparedTable& table,
                                        const UnitName& from,
                                        const UnitName& to,
                                        const KnownVerdict& verdicts,
                                        const std::stop_token& stop = {});

/// One model of the table against a unit.
[[nodiscard]] ObserverRuling observerRulingFrom(const PreparedTable& table,
                                                const ModelId& observer,
                                                const UnitName& to,
                                                const KnownVerdict& verdicts,
                                                const std::stop_token& stop = {});

/// The reason that decides whether the observer sees the target; null where a verdict gives none.
[[nodiscard]] const Reason* decidingReason(const Verdict& verdict);

/// How the cover of a unit is counted: "any", "half", "majority", "all", "per-model" or "by-share"; without a pack
/// "per-model".
[[nodiscard]] QString unitCoverWord(const RuleSet& rules);

} // namespace sightline::scenarios
