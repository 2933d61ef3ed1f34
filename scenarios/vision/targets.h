#pragma once

#include "scenarios/vision/vision.h"

/// Who may be chosen as a target, by what a side knew when the last move began: nobody moves to discover and attacks at
/// once (trap T47).
namespace sightline::scenarios {

struct TargetRuling {
    ModelId target;
    bool isLegal = false;
    QString code; ///< "legal", "own", "not-visible" (also of what is not there), "not-visible-before" (discovered by
                  ///< this move)
    friend bool operator==(const TargetRuling&, const TargetRuling&) = default;
};

/// Rows S1.27 and S1.28. Of a model that the side does not see nothing more is said than of one that does not exist.
/// Without fog all are legal.
[[nodiscard]] TargetRuling targetRuling(const Scenario& scenario, const PlayerId& side, const ModelId& target);
/// Of all models of others that the side sees now, by id; precondition: what sides know is up to date.
[[nodiscard]] std::vector<TargetRuling> targetsOf(const Scenario& scenario, const PlayerId& side);

/// What an action wants of its place: an ability a visible one, toward own models too (row S1.29), a claim an explored
/// one (S1.30), and putting something down nothing (S1.31).
enum class PlaceNeed { Visible, Explored, Nothing };
/// A base that covers several cells needs one of them. Off the table: no.
[[nodiscard]] bool
mayAct(const Scenario& scenario, const PlayerId& side, const geometry::PlacedFootprint& place, PlaceNeed need);

/// What an action may do at a place, with the reason.
struct ActionRuling {
    bool isAllowed = false;
    QString code; ///< "allowed", "not-visible", "not-explored", "off-table" (no cell under it)
    friend bool operator==(const ActionRuling&, const ActionRuling&) = default;
};
[[nodiscard]] ActionRuling
actionRuling(const Scenario& scenario, const PlayerId& side, const geometry::PlacedFootprint& place, PlaceNeed need);

/// One ability of a model that needs to see its place, asked of one other model.
struct AbilityRuling {
    ModelId user;
    QString ability;
    ModelId target;
    ActionRuling ruling;
    friend bool operator==(const AbilityRuling&, const AbilityRuling&) = default;
};
/// Rows S1.29 and S1.44: each such ability of the side's models toward each other model on the table that the side
/// knows of, own ones too; of a model that it does not see nothing is said. Models off the table use none.
[[nodiscard]] std::vector<AbilityRuling> abilityRulings(const Scenario& scenario, const PlayerId& side);

} // namespace sightline::scenarios
