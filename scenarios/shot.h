#pragma once

#include "scenarios/units.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// One shot as players ask for it: may this unit shoot at that one, with this weapon?
struct ShotQuestion {
    UnitName from;
    UnitName to;
    QString weapon = {}; ///< by its name; empty: every weapon that the models carry
    std::optional<geometry::Length> range =
        {}; ///< of a weapon that the file does not know: each model is taken to carry one, and nothing else
    friend bool operator==(const ShotQuestion&, const ShotQuestion&) = default;
};

/// One weapon of one attacking model against the target unit. A model without any weapon has one without a name and
/// without a limit of range: its line alone.
struct ModelShot {
    ModelId observer;
    Weapon weapon;
    WeaponRuling ruling = {}; ///< against `verdict.target`
    Verdict verdict = {};     ///< with the model of the target unit that suits the weapon best; with its details
    /// Of the target unit against this model, as the rule set counts the cover of units; "none" where the weapon may
    /// not shoot.
    QString cover = QStringLiteral("none");
    QString coverName = {}; ///< `cover` as people call it; empty for none
    int targetsSeen = 0;    ///< models of the target unit
    int targetsInCover = 0; ///< of those seen; they have some cover against this model
    /// How far a thing can be moved before range or ruling turns, in millimeters, as far as it is known.
    std::optional<double> marginMillimeters = {};
    bool isTooClose = false; ///< the margin is within the tolerance: too close to call
    friend bool operator==(const ModelShot&, const ModelShot&) = default;
};

/// The answer to a `ShotQuestion`. Numbers count models, not weapons.
struct ShotRuling {
    ShotQuestion question;
    std::vector<ModelShot> shots =
        {};            ///< model by model in the order of the scenario, weapon by weapon in the order of the model
    int attackers = 0; ///< models that carry the weapon asked for
    int without = 0;   ///< further models of the unit, which do not
    int mayShoot = 0;  ///< of the attackers
    bool isCoverPerModel = false; ///< the rule set gives cover to single models of a unit, never to all of it at once
    bool knowsCover = false;      ///< the rule set has rules of cover at all
    friend bool operator==(const ShotRuling&, const ShotRuling&) = default;
};

/// The names of the weapons that models of a unit carry, each once, in the order of the models.
[[nodiscard]] QStringList weaponNamesOf(const Scenario& scenario, const UnitName& unit);

/// Judges the shot. Preconditions: both units have models in the scenario, and they differ. After a stop request the
/// answer is without shots.
[[nodiscard]] ShotRuling shotOf(const Scenario& scenario,
                                const RuleSet& rules,
                                const ShotQuestion& question,
                                const ToleranceOf& toleranceOf = {},
                                const std::stop_token& stop = {});

/// The shot of the observer's unit at the target's with all its weapons, where that asks more than the pair does:
/// nothing for models of one unit, and where each unit is one model without a weapon. Preconditions as of `judge`.
[[nodiscard]] std::optional<ShotRuling> shotAround(const Scenario& scenario,
                                                   const RuleSet& rules,
                                                   const ModelId& observer,
                                                   const ModelId& target,
                                                   const std::stop_token& stop = {});

} // namespace sightline::scenarios
