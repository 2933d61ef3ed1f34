#pragma once

#include "scenarios/model/vision.h"

#include <optional>
#include <span>

/// @file
/// The permitted targets and actions of a side, by its knowledge when the last move began: no model moves to discover
/// an enemy and attacks it in the same move. Source: docs/requirements.md, trap T47.
namespace sightline::scenarios {

/// True if the table is one of a hidden game, whose players do not see all of it.
[[nodiscard]] bool isHiddenGame(const Scenario& scenario);

/// The ruling about one target.
struct TargetRuling {
    ModelId target;
    bool isLegal = false;
    /// "legal", "own", "not-visible" (also for models that do not exist), "not-visible-before" (discovered by this
    /// move).
    QString code;
    friend bool operator==(const TargetRuling&, const TargetRuling&) = default;
};

/// Rules whether the side may choose the target. A model that the side does not see is treated as one that does not
/// exist. Without fog all are legal; with `VisionProfile::targetsAtOnce` all that the side sees are. Source:
/// docs/requirements.md, rows S1.27 and S1.28.
[[nodiscard]] TargetRuling targetRuling(const Scenario& scenario, const PlayerId& side, const ModelId& target);
/// Returns the rulings about all models of others that the side currently sees, by id. Precondition: the knowledge of
/// sides is up to date.
[[nodiscard]] std::vector<TargetRuling> targetsOf(const Scenario& scenario, const PlayerId& side);

/// Returns the ruling about a unit that consists of these models: that of its model nearest to being legal.
/// std::nullopt if the game is not hidden, if the scenario does not hold what the side knows, or without models.
[[nodiscard]] std::optional<TargetRuling>
unitTargetRuling(const Scenario& scenario, const PlayerId& side, std::span<const ModelId> models);

/// The requirement of an action on its position: an ability needs a visible one, for own models too
/// (docs/requirements.md, row S1.29), a claim an explored one (S1.30), and deploying none (S1.31).
enum class PositionRequirement { Visible, Explored, Nothing };
/// True if the action is permitted at the position. A base that covers several cells needs one of them. True at every
/// position if the requirement is `Nothing` or the game is not hidden; otherwise false off the table.
[[nodiscard]] bool mayAct(const Scenario& scenario,
                          const PlayerId& side,
                          const geometry::PlacedFootprint& place,
                          PositionRequirement need);

/// The ruling about an action at a position, with the reason.
struct ActionRuling {
    bool isAllowed = false;
    /// "allowed", "not-visible", "not-explored", "not-explored-before" (explored by this move), "off-table" (no cell
    /// under it).
    QString code;
    friend bool operator==(const ActionRuling&, const ActionRuling&) = default;
};
/// Rules whether an action is permitted at the position, with the reason; `mayAct` returns its `isAllowed`.
[[nodiscard]] ActionRuling actionRuling(const Scenario& scenario,
                                        const PlayerId& side,
                                        const geometry::PlacedFootprint& place,
                                        PositionRequirement need);

/// The ruling about one ability that needs to see its position, toward one other model.
struct AbilityRuling {
    ModelId user;
    QString ability;
    ModelId target;
    ActionRuling ruling;
    friend bool operator==(const AbilityRuling&, const AbilityRuling&) = default;
};
/// Returns the rulings about each such ability of the side's models toward each other model on the table that the side
/// knows of, own ones included; models that it does not see are omitted. Models off the table use none. Source:
/// docs/requirements.md, rows S1.29 and S1.44.
[[nodiscard]] std::vector<AbilityRuling> abilityRulings(const Scenario& scenario, const PlayerId& side);

} // namespace sightline::scenarios
