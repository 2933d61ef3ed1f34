#include "scenarios/model/scenario_step.h"

#include <algorithm>
#include <utility>

namespace sightline::scenarios {

namespace {

/// Returns one change per element while the list keeps its length, else one change of the run between the common start
/// and end.
template <class Element>
std::vector<ListChange<Element>> changesBetween(const std::vector<Element>& before, const std::vector<Element>& after) {
    std::vector<ListChange<Element>> changes;
    if (before.size() == after.size()) {
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (!(before[i] == after[i])) {
                changes.push_back({i, {before[i]}, {after[i]}});
            }
        }
        return changes;
    }
    const auto [b, a] = std::ranges::mismatch(before, after);
    const auto [rb, ra] =
        std::mismatch(before.rbegin(), std::make_reverse_iterator(b), after.rbegin(), std::make_reverse_iterator(a));
    changes.push_back({static_cast<std::size_t>(b - before.begin()), {b, rb.base()}, {a, ra.base()}});
    return changes;
}

template <class Element>
void replaceRun(std::vector<Element>& list,
                std::size_t at,
                const std::vector<Element>& gone,
                const std::vector<Element>& come) {
    const auto first = list.begin() + static_cast<std::ptrdiff_t>(at);
    if (gone.size() == come.size()) {
        std::ranges::copy(come, first);
        return;
    }
    list.insert(list.erase(first, first + static_cast<std::ptrdiff_t>(gone.size())), come.begin(), come.end());
}

} // namespace

/// Calls `does` with each list of a scenario whose changes are stored, and the member that stores them.
template <class Does> void ScenarioStep::forEachList(const Does& does) {
    does(&Scenario::players, &ScenarioStep::m_players);
    does(&Scenario::terrain, &ScenarioStep::m_terrain);
    does(&Scenario::models, &ScenarioStep::m_models);
    does(&Scenario::zones, &ScenarioStep::m_zones);
    does(&Scenario::objectives, &ScenarioStep::m_objectives);
    does(&Scenario::labels, &ScenarioStep::m_labels);
    does(&Scenario::reserves, &ScenarioStep::m_reserves);
    does(&Scenario::overrulings, &ScenarioStep::m_overrulings);
    does(&Scenario::wallRulings, &ScenarioStep::m_wallRulings);
}

ScenarioStep::ScenarioStep(const Scenario& before, const Scenario& after) {
    // Everything that is no list above is in the frame, so that no part of a scenario can be forgotten.
    Frame frame{before, after};
    forEachList([&](auto list, auto changes) {
        this->*changes = changesBetween(before.*list, after.*list);
        (frame.before.*list).clear();
        (frame.after.*list).clear();
    });
    if (!(frame.before == frame.after)) {
        m_frame.push_back(std::move(frame));
    }
}

Scenario ScenarioStep::undone(Scenario after) const {
    return walked(std::move(after), &Frame::before,
                  [](auto& list, const auto& change) { replaceRun(list, change.at, change.after, change.before); });
}

Scenario ScenarioStep::redone(Scenario before) const {
    return walked(std::move(before), &Frame::after,
                  [](auto& list, const auto& change) { replaceRun(list, change.at, change.before, change.after); });
}

template <class Replace>
Scenario ScenarioStep::walked(Scenario table, Scenario Frame::*end, const Replace& replace) const {
    forEachList([&](auto list, auto changes) {
        for (const auto& change : this->*changes) {
            replace(table.*list, change);
        }
    });
    if (m_frame.empty()) {
        return table;
    }
    Scenario framed = m_frame.front().*end;
    forEachList([&](auto list, auto) { framed.*list = std::move(table.*list); });
    return framed;
}

bool ScenarioStep::isEmpty() const {
    bool isEmpty = m_frame.empty();
    forEachList([&](auto, auto changes) { isEmpty = isEmpty && (this->*changes).empty(); });
    return isEmpty;
}

} // namespace sightline::scenarios
