#pragma once

#include "scenarios/judge/judge.h"
#include "scenarios/judge/weapons.h"

#include <QList>

#include <functional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A unit of a player; a model without a unit is a unit of its own.
struct UnitName {
    PlayerId player;
    QString unit;
    ModelId alone = {}; ///< the model, if it has no unit; `unit` is then empty
    friend bool operator==(const UnitName&, const UnitName&) = default;
};

/// Returns the units of the table, in the order of their first models.
[[nodiscard]] std::vector<UnitName> unitsOf(const Scenario& scenario);
/// Returns the unit of a model.
[[nodiscard]] UnitName unitOf(const Model& model);
/// Returns the models of the unit, in the order of the scenario.
[[nodiscard]] std::vector<ModelId> modelsOf(const Scenario& scenario, const UnitName& unit);

/// The ruling of a weapon of an observer against a unit: against the model that suits it best.
struct UnitShot {
    std::size_t target = 0; ///< index into `ObserverRuling::verdicts`
    WeaponRuling ruling;
    friend bool operator==(const UnitShot&, const UnitShot&) = default;
};

/// The rulings of one model against another unit; every figure follows from rulings of single pairs.
struct ObserverRuling {
    ModelId observer;
    std::vector<ModelId> seen;
    std::vector<ModelId> fullySeen;
    /// The cover of the target unit against this model, by the pack's quantifier; per model: the highest that one of
    /// them has.
    QString cover = QStringLiteral("none");
    int coverOrder = 0;
    std::vector<Verdict> verdicts = {}; ///< one per model of the target unit
    std::size_t best = 0;               ///< index into `verdicts` of the best target
    std::vector<UnitShot> shots = {};   ///< one per weapon of the observer

    [[nodiscard]] bool sees() const { return !seen.empty(); }
    [[nodiscard]] const Verdict& bestVerdict() const { return verdicts[best]; }
    [[nodiscard]] int eligibleWeapons() const;
    friend bool operator==(const ObserverRuling&, const ObserverRuling&) = default;
};

/// The ruling of one unit against another, with the numbers of models that see and are seen.
struct UnitRuling {
    UnitName from;
    UnitName to;
    int observers = 0;
    int observersThatSee = 0;
    int targets = 0;
    int targetsSeen = 0; ///< models seen by at least one observer
    int weapons = 0;     ///< total of all observers
    int eligibleWeapons = 0;
    bool visible = false;      ///< by the pack's quantifier `unit.target`; without a pack: any
    bool fullyVisible = false; ///< by `unit.full`; without a pack: all. False without details
    /// The rulings of the single observers: cover differs between them and is not averaged. A QList, whose copies share
    /// their data, because a matrix keeps most pairs after a move.
    QList<ObserverRuling> byObserver = {};
    friend bool operator==(const UnitRuling&, const UnitRuling&) = default;
};

/// Judges a unit against a unit. After a stop request the ruling is empty. Source: scenarios/rules/README.md, `unit`.
[[nodiscard]] UnitRuling
unitRulingOf(const PreparedTable& table, const UnitName& from, const UnitName& to, std::stop_token stop = {});

/// Returns the verdict of a pair that was judged before.
using KnownVerdict = std::function<const Verdict&(const ModelId& observer, const ModelId& target)>;
/// Judges a unit against a unit, from known verdicts.
[[nodiscard]] UnitRuling unitRulingFrom(const PreparedTable& table,
                                        const UnitName& from,
                                        const UnitName& to,
                                        const KnownVerdict& verdicts,
                                        const std::stop_token& stop = {});

/// Judges one model of the table against a unit, from known verdicts.
[[nodiscard]] ObserverRuling observerRulingFrom(const PreparedTable& table,
                                                const ModelId& observer,
                                                const UnitName& to,
                                                const KnownVerdict& verdicts,
                                                const std::stop_token& stop = {});

/// Returns the reason that decides whether the observer sees the target, that of a judge who overruled the answer
/// included; null where a verdict gives none.
[[nodiscard]] const Reason* decidingReason(const Verdict& verdict);

/// Returns the quantifier of a unit's cover: "any", "half", "majority", "all", "per-model" or "by-share"; without a
/// pack "per-model".
[[nodiscard]] QString unitCoverWord(const RuleSet& rules);

} // namespace sightline::scenarios
