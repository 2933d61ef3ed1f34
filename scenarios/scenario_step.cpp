#include "scenarios/scenario_step.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

namespace {

/// One change a thing while the list keeps its length, else one change of the run between what both begin and end with.
template <class Thing>
std::vector<ListChange<Thing>> changesBetween(const std::vector<Thing>& before, const std::vector<Thing>& after) {
    std::vector<ListChange<Thing>> changes;
    if (before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (!(before[i] == after[i])) {
                changes.push_back({i, {before[i]}, {after[i]}});
            }
        }
        return changes;
    }
    const auto [b, a] = std::ranges::mismatch(before, after);
    const auto [rb, ra] = std::mismatch(before.rbegin(), std::make_reverse_iterator(b), after.rbegin(), std::make_reverse_iterator(a));
    changes.push_back({static_cast<std::size_t>(b - before.begin()), {b, rb.base()}, {a, ra.base()}});
    return changes;
}

template <class Thing>
void replaceRuns(std::vector<Thing>& list,
                 const std::vector<ListChange<Thing>>& changes,
                 std::vector<Thing> ListChange<Thing>::*from,
                 std::vector<Thing> ListChange<Thing>::*to) {
    for (const auto& change : changes) {
        const auto first = list.begin() + static_cast<std::ptrdiff_t>(change.at);
        const auto& gone = change.*from;
        const auto& come = change.*to;
        if (gone.size() == come.size()) {
            std::ranges::copy(come, first);
            continue;
        }
        list.insert(list.erase(first, first + static_cast<std::ptrdiff_t>(gone.size())), come.begin(), come.end());
    }
}

/// Everything but the lists.
Scenario frameOf(const Scenario& scenario) {
    Scenario frame;
    frame.name = scenario.name;
    frame.description = scenario.description;
    frame.table = scenario.table;
    frame.rules = scenario.rules;
    frame.unknown = scenario.unknown;
    return frame;
}

void setFrame(Scenario& scenario, const Scenario& frame) {
    scenario.name = frame.name;
    scenario.description = frame.description;
    scenario.table = frame.table;
    scenario.rules = frame.rules;
    scenario.unknown = frame.unknown;
}

} // namespace

ScenarioStep::ScenarioStep(const Scenario& before, const Scenario& after)
    : m_players{changesBetween(before.players, after.players)}, m_terrain{changesBetween(before.terrain, after.terrain)},
      m_models{changesBetween(before.models, after.models)}, m_zones{changesBetween(before.zones, after.zones)},
      m_objectives{changesBetween(before.objectives, after.objectives)}, m_labels{changesBetween(before.labels, after.labels)},
      m_reserves{changesBetween(before.reserves, after.reserves)},
      m_overrulings{changesBetween(before.overrulings, after.overrulings)},
      m_wallRulings{changesBetween(before.wallRulings, after.wallRulings)} {
    Frame frame{frameOf(before), frameOf(after)};
    if (!(frame.before == frame.after)) {
        m_frame.push_back(std::move(frame));
    }
}

Scenario ScenarioStep::undone(Scenario after) const {
    const auto back = [](auto& list, const auto& changes) {
        using Change = typename std::decay_t<decltype(changes)>::value_type;
        replaceRuns(list, changes, &Change::after, &Change::before);
    };
    for (const Frame& frame : m_frame) {
        setFrame(after, frame.before);
    }
    back(after.players, m_players);
    back(after.terrain, m_terrain);
    back(after.models, m_models);
    back(after.zones, m_zones);
    back(after.objectives, m_objectives);
    back(after.labels, m_labels);
    back(after.reserves, m_reserves);
    back(after.overrulings, m_overrulings);
    back(after.wallRulings, m_wallRulings);
    return after;
}

Scenario ScenarioStep::redone(Scenario before) const {
    const auto forth = [](auto& list, const auto& changes) {
        using Change = typename std::decay_t<decltype(changes)>::value_type;
        replaceRuns(list, changes, &Change::before, &Change::after);
    };
    for (const Frame& frame : m_frame) {
        setFrame(before, frame.after);
    }
    forth(before.players, m_players);
    forth(before.terrain, m_terrain);
    forth(before.models, m_models);
    forth(before.zones, m_zones);
    forth(before.objectives, m_objectives);
    forth(before.labels, m_labels);
    forth(before.reserves, m_reserves);
    forth(before.overrulings, m_overrulings);
    forth(before.wallRulings, m_wallRulings);
    return before;
}

bool ScenarioStep::isEmpty() const {
    return m_frame.empty() && m_players.empty() && m_terrain.empty() && m_models.empty() && m_zones.empty() && m_objectives.empty() &&
           m_labels.empty() && m_reserves.empty() &&
           m_overrulings.empty() && m_wallRulings.empty();
}

} // namespace sightline::scenarios
