#pragma once

#include "scenarios/questions/units.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace sightline::scenarios {

/// A shot as players ask for it: may this unit shoot at that unit, with this weapon?
struct ShotQuestion {
    UnitName from;
    UnitName to;
    QString weapon = {}; ///< weapon name; empty: all weapons that the models carry
    /// The range of a weapon that is not in the file: each model is assumed to carry it, and nothing else.
    std::optional<geometry::Length> range = {};
    /// True computes the figures of each ruling too, see `Question::wantRulingFigures`: without them a rule pack of
    /// `volume` geometry does not always know which rulings are too close to call.
    bool wantRulingFigures = false;
    friend bool operator==(const ShotQuestion&, const ShotQuestion&) = default;
};

/// One weapon of one attacking model against the target unit. A model without weapons has one without a name and
/// without a limit of range, which represents its line alone.
struct ModelShot {
    ModelId observer;
    Weapon weapon;
    WeaponRuling ruling = {}; ///< against `verdict.target`
    /// For the model of the target unit that suits the weapon best: if the usual choice is in doubt, the nearest one at
    /// which the weapon surely may shoot. With details.
    Verdict verdict = {};
    /// The cover of the target unit against this model, by the rule set's quantifier for units; "none" where the weapon
    /// may not shoot.
    QString cover = QStringLiteral("none");
    QString coverName = {}; ///< display name of `cover`; empty for none
    int targetsSeen = 0;    ///< visible models of the target unit
    int targetsInCover = 0; ///< visible models that have some cover against this model
    /// The margin of range and ruling in millimeters, as far as it is known.
    std::optional<double> marginMillimeters = {};
    /// True if the target is so far out of range, or out of range and of sight, that no single move of up to 6 in makes
    /// a shot of it.
    bool isOutOfReach = false;
    /// True if whether the weapon may shoot is too close to call: its range, its line or both are, and neither is
    /// surely missing.
    bool isTooClose = false;
    bool dependsOnSculpt = false; ///< true if the answer depends on the sculpt, see `Certainty::DependsOnSculpt`
    friend bool operator==(const ModelShot&, const ModelShot&) = default;
};

/// A target that has less cover in the shot than the pair alone gives it, because another model of the attacking unit
/// sees it in full; see `UnitRules::fullSightEndsCover`.
struct EndedCover {
    ModelId observer;
    ModelId target;
    ModelId by;        ///< the model that sees all of the target
    QString left = {}; ///< display name of the cover that is left; empty for none
    friend bool operator==(const EndedCover&, const EndedCover&) = default;
};

/// The answer to a `ShotQuestion`. Numbers count models, not weapons.
struct ShotRuling {
    ShotQuestion question;
    /// In the order of the models in the scenario, then of the weapons in the model.
    std::vector<ModelShot> shots = {};
    int attackers = 0; ///< models that carry the weapon asked for
    int without = 0;   ///< other models of the unit
    int mayShoot = 0;  ///< attackers that may shoot
    /// True if the rule set gives cover to single models of a unit, never to the whole unit.
    bool isCoverPerModel = false;
    bool knowsCover = false; ///< true if the rule set has rules of cover
    QString coverWord = {};  ///< quantifier of the cover of a unit, see `unitCoverWord`
    int targets = 0;         ///< models of the target unit
    std::vector<EndedCover> endedCovers = {};

    /// Returns how the cover of a target against an observer ended; null if it did not.
    [[nodiscard]] const EndedCover* endedCover(const ModelId& observer, const ModelId& target) const;
    friend bool operator==(const ShotRuling&, const ShotRuling&) = default;
};

/// Returns the names of the weapons that models of a unit carry, without duplicates, in the order of the models.
[[nodiscard]] QStringList weaponNamesOf(const Scenario& scenario, const UnitName& unit);

/// Judges the shot. Preconditions: both units have models in the scenario, and they differ. After a stop request the
/// answer has no shots.
[[nodiscard]] ShotRuling shotOf(const Scenario& scenario,
                                const RuleSet& rules,
                                const ShotQuestion& question,
                                const ToleranceOf& toleranceOf = {},
                                const std::stop_token& stop = {});

/// Judges the shot of the observer's unit at the target's with all its weapons and the figures of each ruling. Returns
/// std::nullopt if that is no more than the question about the pair: for models of one unit, and if each unit is one
/// model without a weapon. Preconditions: those of `judge`.
[[nodiscard]] std::optional<ShotRuling> shotAround(const Scenario& scenario,
                                                   const RuleSet& rules,
                                                   const ModelId& observer,
                                                   const ModelId& target,
                                                   const std::stop_token& stop = {});

} // namespace sightline::scenarios
