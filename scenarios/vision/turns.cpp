#include "scenarios/vision/turns.h"

#include "scenarios/io/profile_io.h"
#include "scenarios/judge/pack_table.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::GridCell;

ModelState stateOf(const Model& model, bool onTable) {
    return {model.id, model.position, model.facing, model.elevation, model.wounds, model.states, onTable};
}

std::optional<ModelState> stateIn(const Scenario& scenario, const ModelId& id) {
    if (const Model* model = scenario.model(id)) {
        return stateOf(*model, true);
    }
    const Model* reserve = scenario.reserve(id);
    return reserve ? std::optional{stateOf(*reserve, false)} : std::nullopt;
}

void addStates(const Scenario& before, const Scenario& after, TurnStep& step) {
    const auto compare = [&](const std::vector<Model>& models) {
        for (const Model& model : models) {
            const auto was = stateIn(before, model.id);
            const auto is = stateIn(after, model.id);
            if (was && is && *was != *is) {
                step.before.push_back(*was);
                step.after.push_back(*is);
            }
        }
    };
    compare(after.models);
    compare(after.reserves);
}

/// Returns the structures of `from` that differ in `to`.
std::vector<Structure> changedStructures(const Vision& from, const Vision& to) {
    std::vector<Structure> changed;
    for (const Structure& structure : from.structures) {
        const Structure* other = to.structure(structure.element);
        if (!other || *other != structure) {
            changed.push_back(structure);
        }
    }
    return changed;
}

/// Restores models to the state of a step, from the reserves or into them.
void putBack(Scenario& scenario, const std::vector<ModelState>& states) {
    for (const ModelState& state : states) {
        auto& from = scenario.model(state.model) ? scenario.models : scenario.reserves;
        const auto found = std::ranges::find(from, state.model, &Model::id);
        if (found == from.end()) {
            continue; // removed by an edit since
        }
        found->position = state.position;
        found->facing = state.facing;
        found->elevation = state.elevation;
        found->wounds = state.wounds;
        found->states = state.states;
        auto& to = state.onTable ? scenario.models : scenario.reserves;
        if (&to != &from) {
            to.push_back(std::move(*found));
            from.erase(found);
        }
    }
}

void putBack(Vision& vision, const std::vector<Structure>& gone, const std::vector<Structure>& come) {
    for (const Structure& structure : gone) {
        std::erase_if(vision.structures, [&](const Structure& one) { return one.element == structure.element; });
    }
    for (const Structure& structure : come) {
        std::erase_if(vision.structures, [&](const Structure& one) { return one.element == structure.element; });
        vision.structures.push_back(structure);
    }
}

/// Sets turn and player after `count` steps; a step belongs to the turn and side in which it was made, and "turn"
/// begins the next.
void setTurn(Vision& vision, const std::vector<TurnStep>& log, std::size_t count) {
    if (log.empty()) {
        return;
    }
    const TurnStep& step = count > 0 ? log[count - 1] : log.front();
    const bool isFirstTurn = count == 0 && step.what == QLatin1String{"turn"};
    vision.turn = isFirstTurn ? std::max(1, step.turn - 1) : step.turn;
    vision.active = isFirstTurn ? PlayerId{} : step.side;
}

/// Calls `visit` with the table before the first step of the log and after each step.
template <class Visit>
void replay(const Scenario& scenario, const std::stop_token& stop, std::size_t count, Visit&& visit) {
    if (!scenario.vision) {
        return;
    }
    const std::vector<TurnStep> log = scenario.vision->log;
    Scenario table = scenario;
    Vision vision = *scenario.vision;
    for (auto step = log.rbegin(); step != log.rend(); ++step) {
        putBack(table, step->before);
        putBack(vision, step->structuresAfter, step->structuresBefore);
    }
    if (vision.enabled) {
        for (VisionSide& side : vision.sides) {
            side.knows = {};
            side.before = {};
        }
    }
    vision.log.clear();
    setTurn(vision, log, 0);
    table.vision = OptionalVision{std::move(vision)};
    table = withVisionUpdated(table, stop);
    visit(std::as_const(table), std::size_t{0});
    for (std::size_t i = 0; i < std::min(count, log.size()) && !stop.stop_requested(); ++i) {
        Vision next = *table.vision;
        putBack(table, log[i].after);
        putBack(next, log[i].structuresBefore, log[i].structuresAfter);
        next.log.push_back(log[i]);
        setTurn(next, log, i + 1);
        table.vision = OptionalVision{std::move(next)};
        table = withVisionUpdated(table, stop);
        visit(std::as_const(table), i + 1);
    }
}

} // namespace

Scenario withStepAccepted(const Scenario& before, Scenario after, const StepText& text, const std::stop_token& stop) {
    if (!after.vision) {
        return after;
    }
    Vision vision = *after.vision;
    TurnStep step;
    step.turn = vision.turn;
    step.side = vision.active;
    step.what = text.what;
    step.note = text.note;
    addStates(before, after, step);
    if (before.vision) {
        step.structuresBefore = changedStructures(*before.vision, vision);
        step.structuresAfter = changedStructures(vision, *before.vision);
        for (VisionSide& side : vision.sides) {
            if (const VisionSide* known = before.vision->side(side.player)) {
                side.knows = known->knows;
            }
        }
    }
    vision.log.push_back(std::move(step));
    after.vision = OptionalVision{std::move(vision)};
    return withVisionUpdated(after, stop);
}

namespace {

/// Removes the states that end when that player's turn begins: turn states of all models, and round states of the
/// player's own.
Scenario withStatesEnded(Scenario scenario, const RulePack& pack, const PlayerId& begins) {
    const auto endIn = [&](std::vector<Model>& models) {
        for (Model& model : models) {
            model.states.removeIf([&](const QString& state) {
                return hasAny({state}, pack.turnStates) ||
                       (model.player == begins && hasAny({state}, pack.roundStates));
            });
        }
    };
    endIn(scenario.models);
    endIn(scenario.reserves);
    return scenario;
}

} // namespace

Scenario withNextTurn(const Scenario& scenario, const std::stop_token& stop) {
    if (scenario.players.empty()) {
        return scenario;
    }
    Vision vision = scenario.vision ? *scenario.vision : Vision{};
    if (!scenario.vision) {
        vision.profile = *shippedVisionProfile(QStringLiteral("line-of-sight"));
    }
    if (!vision.enabled && !scenario.player(vision.active)) {
        vision.active = scenario.players.front().id;
    }
    const auto active = std::ranges::find(scenario.players, vision.active, &Player::id);
    const bool isLast = active != scenario.players.end() && active + 1 == scenario.players.end();
    if (isLast) {
        ++vision.turn;
    }
    vision.active = active == scenario.players.end() || isLast ? scenario.players.front().id : (active + 1)->id;
    Scenario after = scenario;
    const auto rules = ruleSetOf(scenario);
    if (rules && rules->pack) {
        after = withStatesEnded(std::move(after), *rules->pack, vision.active);
    }
    const bool isHidden = vision.enabled;
    after.vision = OptionalVision{std::move(vision)};
    return isHidden ? withStepAccepted(scenario, std::move(after), {QStringLiteral("turn"), {}}, stop) : after;
}

Scenario withTurnEnded(const Scenario& scenario, const PlayerId& side, const std::stop_token& stop) {
    if (!scenario.vision || !scenario.vision->active.isEmpty() || !scenario.player(side)) {
        return withNextTurn(scenario, stop);
    }
    Vision vision = *scenario.vision;
    vision.active = side;
    Scenario begun = scenario;
    begun.vision = OptionalVision{std::move(vision)};
    return withNextTurn(begun, stop);
}

Scenario replayedTo(const Scenario& scenario, std::size_t count, const std::stop_token& stop) {
    Scenario result = scenario;
    replay(scenario, stop, count, [&](const Scenario& table, std::size_t) { result = table; });
    return result;
}

Scenario withStepUndone(const Scenario& scenario, const std::stop_token& stop) {
    if (!scenario.vision || scenario.vision->log.empty()) {
        return scenario;
    }
    return replayedTo(scenario, scenario.vision->log.size() - 1, stop);
}

std::vector<SideStatistics> statisticsOf(const Scenario& scenario, const std::stop_token& stop) {
    std::vector<SideStatistics> all;
    if (!scenario.vision) {
        return all;
    }
    const auto& log = scenario.vision->log;
    std::vector<std::set<ModelId>> found(scenario.vision->sides.size());
    std::optional<Scenario> last;
    replay(scenario, stop, log.size(), [&](const Scenario& table, std::size_t count) {
        const auto& sides = table.vision->sides;
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const SideKnowledge& knows = sides[i].knows;
            if (count == 0) {
                all.push_back({sides[i].player, knows.explored.count()});
                found[i] = {knows.seen.begin(), knows.seen.end()};
                continue;
            }
            SideStatistics& side = all[i];
            CellSet fresh = knows.explored;
            fresh -= last->vision->sides[i].knows.explored;
            side.seenByStep.push_back(fresh.count());
            side.newlySeen += fresh.count();
            side.explored += fresh.count();
            for (const ModelId& id : knows.seen) {
                const Model* model = table.model(id);
                const bool isEnemy = model && isEnemyOf(sides[i], model->player);
                side.found += found[i].insert(id).second && isEnemy ? 1 : 0;
            }
            const ModelIds& sawBefore = last->vision->sides[i].knows.seen;
            const bool sawThem = std::ranges::any_of(sawBefore, [&](const ModelId& id) {
                const Model* model = last->model(id);
                return model && model->player == log[count - 1].side;
            });
            for (const ModelState& state : log[count - 1].after) {
                const Model* model = last->model(state.model);
                if (model && model->player == side.side && !state.onTable) {
                    ++side.lost;
                    side.lostUnseen += !sawThem && log[count - 1].side != side.side ? 1 : 0;
                }
            }
        }
        last = table;
    });
    return all;
}

std::vector<SuggestedCell>
suggestCells(const Scenario& view, const PlayerId& side, int count, const std::stop_token& stop) {
    const auto controller = view.vision ? FogController::of(view) : std::nullopt;
    const VisionSide* own = controller ? view.vision->side(side) : nullptr;
    if (!own || own->knows.explored.columns() != controller->table().grid().columns()) {
        return {};
    }
    const FogTable& fog = controller->table();
    const VisionProfile& profile = fog.profile();
    const auto range = profile.roleRange.find(profile.bareRole);
    std::vector<SuggestedCell> best;
    own->knows.explored.forEach([&](GridCell cell) {
        if (stop.stop_requested() || fog.alwaysOpaque().contains(cell)) {
            return;
        }
        Viewer viewer;
        viewer.from = fog.grid().noCells();
        viewer.from.insert(cell);
        viewer.middle = cell;
        viewer.height = geometry::Length::fromInches(2);
        viewer.top = viewer.height;
        viewer.range = range == profile.roleRange.end() ? 0 : range->second;
        if (profile.mode == FogMode::Radius) {
            const auto ground = profile.groundRadius.find(fog.groundAt(fog.grid().centerOf(cell)));
            viewer.range = ground == profile.groundRadius.end() ? profile.unknownGround : ground->second;
        }
        CellSet gain = cellsSeenBy(fog, viewer);
        gain -= own->knows.explored;
        if (!gain.empty()) {
            best.push_back({cell, gain.count()});
        }
    });
    std::ranges::stable_sort(best, std::greater{}, &SuggestedCell::gain);
    best.resize(std::min(best.size(), static_cast<std::size_t>(std::max(0, count))));
    return best;
}

} // namespace sightline::scenarios
