#include "scenarios/units.h"

#include "scenarios/rules/rule_pack.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

bool isMet(Quantifier quantifier, int count, int of) {
    switch (quantifier) {
    case Quantifier::Any:
    case Quantifier::PerModel: return count > 0;
    case Quantifier::Half: return 2 * count >= of && count > 0;
    case Quantifier::Majority: return 2 * count > of;
    case Quantifier::All: return count == of && of > 0;
    }
    return false;
}

std::vector<const Model*> modelsOf(const Scenario& scenario, const UnitName& name) {
    std::vector<const Model*> models;
    for (const Model& model : scenario.models) {
        if (model.unit == name.unit && model.player == name.player) {
            models.push_back(&model);
        }
    }
    return models;
}

/// The highest level that enough of the models have, or a higher one.
void decideCover(ObserverRuling& ruling, Quantifier quantifier) {
    for (const Verdict& verdict : ruling.verdicts) {
        const int order = verdict.ruling.coverOrder;
        const auto count = std::ranges::count_if(ruling.verdicts, [&](const Verdict& other) { return other.ruling.coverOrder >= order; });
        if (order > ruling.coverOrder && isMet(quantifier, static_cast<int>(count), static_cast<int>(ruling.verdicts.size()))) {
            ruling.coverOrder = order;
            ruling.cover = verdict.ruling.cover;
        }
    }
}

} // namespace

std::vector<UnitName> unitsOf(const Scenario& scenario) {
    std::vector<UnitName> units;
    for (const Model& model : scenario.models) {
        const UnitName name{model.player, model.unit};
        if (!model.unit.isEmpty() && std::ranges::find(units, name) == units.end()) {
            units.push_back(name);
        }
    }
    return units;
}

UnitRuling unitRulingOf(const PreparedTable& table, const UnitName& from, const UnitName& to, std::stop_token stop) {
    const UnitRules rules = table.rules().pack ? table.rules().pack->unit : UnitRules{};
    const auto targets = modelsOf(table.scenario(), to);
    UnitRuling ruling{from, to};
    ruling.targets = static_cast<int>(targets.size());
    std::vector<bool> isSeen(targets.size(), false);
    std::vector<bool> isFullySeen(targets.size(), false);
    for (const Model* observer : modelsOf(table.scenario(), from)) {
        ObserverRuling here{observer->id, {}, {}};
        for (std::size_t i = 0; i < targets.size(); ++i) {
            if (targets[i] == observer) {
                continue;
            }
            if (stop.stop_requested()) {
                return {from, to};
            }
            Verdict verdict = judge(table, {observer->id, targets[i]->id}, stop);
            if (verdict.ruling.visible) {
                here.seen.push_back(targets[i]->id);
                isSeen[i] = true;
            }
            if (verdict.ruling.fullyVisible) {
                here.fullySeen.push_back(targets[i]->id);
                isFullySeen[i] = true;
            }
            here.verdicts.push_back(std::move(verdict));
        }
        decideCover(here, rules.cover);
        ruling.observers += 1;
        ruling.observersThatSee += here.seen.empty() ? 0 : 1;
        ruling.byObserver.push_back(std::move(here));
    }
    ruling.targetsSeen = static_cast<int>(std::ranges::count(isSeen, true));
    ruling.visible = isMet(rules.target, ruling.targetsSeen, ruling.targets);
    ruling.fullyVisible = isMet(rules.full, static_cast<int>(std::ranges::count(isFullySeen, true)), ruling.targets);
    return ruling;
}

} // namespace sightline::scenarios
