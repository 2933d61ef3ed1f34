#pragma once

#include "scenarios/judge.h"

#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A unit of a player; models without a unit are one of their own and have no name here.
struct UnitName {
    PlayerId player;
    QString unit;
    friend bool operator==(const UnitName&, const UnitName&) = default;
};

/// The units of the table, in the order of their first models.
[[nodiscard]] std::vector<UnitName> unitsOf(const Scenario& scenario);

/// What one model of a unit sees of another unit; every figure follows from rulings of single pairs.
struct ObserverRuling {
    ModelId observer;
    std::vector<ModelId> seen;
    std::vector<ModelId> fullySeen;
    QString cover = QStringLiteral("none"); ///< of the target unit against this model, by the pack's quantifier
    int coverOrder = 0;
    std::vector<Verdict> verdicts = {}; ///< one for each model of the target unit
};

/// A unit against a unit: n of m models see, and what they see.
struct UnitRuling {
    UnitName from;
    UnitName to;
    int observers = 0;
    int observersThatSee = 0;
    int targets = 0;
    int targetsSeen = 0; ///< by at least one observer
    bool visible = false;      ///< by the pack's quantifier `unit.target`; without a pack: any
    bool fullyVisible = false; ///< by `unit.full`; without a pack: all
    std::vector<ObserverRuling> byObserver = {}; ///< cover is never that of an average observer
};

/// Source: `unit` of the README of rules/. After a stop request the ruling is empty.
[[nodiscard]] UnitRuling unitRulingOf(const PreparedTable& table, const UnitName& from, const UnitName& to, std::stop_token stop = {});

} // namespace sightline::scenarios
