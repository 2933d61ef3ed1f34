#include "scenarios/vision/targets.h"

#include "scenarios/model/vision_grid.h"

namespace sightline::scenarios {

namespace {

/// True if one of the cells is known; false for a grid that differs.
bool hasCellOf(const geometry::CellSet& known, geometry::CellSet cells) {
    if (known.columns() != cells.columns() || known.rows() != cells.rows()) {
        return false;
    }
    cells &= known;
    return !cells.empty();
}

} // namespace

bool isHiddenGame(const Scenario& scenario) {
    return scenario.vision && scenario.vision->enabled && !scenario.vision->profile.showsEverything;
}

TargetRuling targetRuling(const Scenario& scenario, const PlayerId& side, const ModelId& target) {
    const Model* model = scenario.model(target);
    if (model && model->player == side) {
        return {target, false, QStringLiteral("own")};
    }
    const QString notVisible = QStringLiteral("not-visible");
    if (!isHiddenGame(scenario)) {
        return model ? TargetRuling{target, true, QStringLiteral("legal")} : TargetRuling{target, false, notVisible};
    }
    const VisionSide* own = scenario.vision->side(side);
    if (!model || !own || !own->knows.seen.contains(target)) {
        return {target, false, notVisible};
    }
    const bool isKnownLongEnough = scenario.vision->profile.targetsAtOnce || own->before.models.contains(target);
    return isKnownLongEnough ? TargetRuling{target, true, QStringLiteral("legal")}
                             : TargetRuling{target, false, QStringLiteral("not-visible-before")};
}

std::vector<TargetRuling> targetsOf(const Scenario& scenario, const PlayerId& side) {
    std::vector<TargetRuling> rulings;
    if (!isHiddenGame(scenario)) {
        for (const Model& model : scenario.models) {
            if (model.player != side) {
                rulings.push_back(targetRuling(scenario, side, model.id));
            }
        }
    } else if (const VisionSide* own = scenario.vision->side(side)) {
        for (const ModelId& id : own->knows.seen) {
            rulings.push_back(targetRuling(scenario, side, id));
        }
    }
    return rulings;
}

std::optional<TargetRuling>
unitTargetRuling(const Scenario& scenario, const PlayerId& side, std::span<const ModelId> models) {
    const VisionSide* own = isHiddenGame(scenario) ? scenario.vision->side(side) : nullptr;
    if (!own || own->knows.explored.columns() == 0) {
        return {};
    }
    const auto isNearer = [](const TargetRuling& a, const TargetRuling& b) {
        const auto rank = [](const TargetRuling& ruling) {
            return ruling.isLegal ? 2 : ruling.code == u"not-visible-before" ? 1 : 0;
        };
        return rank(a) > rank(b);
    };
    std::optional<TargetRuling> nearest;
    for (const ModelId& model : models) {
        const TargetRuling ruling = targetRuling(scenario, side, model);
        if (!nearest || isNearer(ruling, *nearest)) {
            nearest = ruling;
        }
    }
    return nearest;
}

ActionRuling actionRuling(const Scenario& scenario,
                          const PlayerId& side,
                          const geometry::PlacedFootprint& place,
                          PositionRequirement need) {
    if (mayAct(scenario, side, place, need)) {
        return {true, QStringLiteral("allowed")};
    }
    const auto grid =
        scenario.vision ? gridOf(scenario.table, scenario.vision->profile) : tl::unexpected{geometry::Error{}};
    if (grid && cellsUnder(*grid, place).empty()) {
        return {false, QStringLiteral("off-table")};
    }
    if (need == PositionRequirement::Visible) {
        return {false, QStringLiteral("not-visible")};
    }
    const VisionSide* own = scenario.vision ? scenario.vision->side(side) : nullptr;
    return {false, own && grid && hasCellOf(own->knows.explored, cellsUnder(*grid, place))
                       ? QStringLiteral("not-explored-before")
                       : QStringLiteral("not-explored")};
}

std::vector<AbilityRuling> abilityRulings(const Scenario& scenario, const PlayerId& side) {
    std::vector<AbilityRuling> rulings;
    if (!scenario.vision || side.isEmpty()) {
        return rulings;
    }
    const VisionSide* own = scenario.vision->side(side);
    const auto isKnown = [&](const Model& model) {
        return model.player == side || !isHiddenGame(scenario) || (own && own->knows.seen.contains(model.id));
    };
    for (const Model& user : scenario.models) {
        if (user.player != side) {
            continue;
        }
        for (const QString& ability : scenario.vision->of(user.id).needsSight) {
            for (const Model& target : scenario.models) {
                if (target.id != user.id && isKnown(target)) {
                    rulings.push_back({user.id, ability, target.id,
                                       actionRuling(scenario, side, target.placed(), PositionRequirement::Visible)});
                }
            }
        }
    }
    return rulings;
}

bool mayAct(const Scenario& scenario,
            const PlayerId& side,
            const geometry::PlacedFootprint& place,
            PositionRequirement need) {
    const auto grid =
        scenario.vision ? gridOf(scenario.table, scenario.vision->profile) : tl::unexpected{geometry::Error{}};
    if (need == PositionRequirement::Nothing || !scenario.vision || (grid && !isHiddenGame(scenario))) {
        return true;
    }
    const VisionSide* own = scenario.vision->side(side);
    if (!own || !grid) {
        return false;
    }
    return hasCellOf(need == PositionRequirement::Visible ? own->before.visible : own->before.explored,
                     cellsUnder(*grid, place));
}

} // namespace sightline::scenarios
