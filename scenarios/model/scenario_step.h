#pragma once

#include "scenarios/model/scenario.h"

#include <cstddef>
#include <vector>

namespace sightline::scenarios {

/// The replacement of one contiguous run of a list by another.
template <class Element> struct ListChange {
    std::size_t at = 0;
    std::vector<Element> before;
    std::vector<Element> after;
    friend bool operator==(const ListChange&, const ListChange&) = default;
};

/// The step from one scenario to another, exact in both directions. It stores the differences only: the memory of ten
/// thousand undo steps is that of the edits, not of ten thousand tables.
class ScenarioStep {
public:
    ScenarioStep(const Scenario& before, const Scenario& after);

    /// Returns the scenario before the step. Precondition: `after` is the scenario after it.
    [[nodiscard]] Scenario undone(Scenario after) const;
    /// Returns the scenario after the step. Precondition: `before` is the scenario before it.
    [[nodiscard]] Scenario redone(Scenario before) const;
    [[nodiscard]] bool isEmpty() const;

private:
    /// The data of the whole table: scenarios with empty lists.
    struct Frame {
        Scenario before;
        Scenario after;
    };

    template <class Does> static void forEachList(const Does& does);
    /// Applies `replace` to each list, in the frame at that end of the step.
    template <class Replace>
    [[nodiscard]] Scenario walked(Scenario table, Scenario Frame::*end, const Replace& replace) const;

    std::vector<Frame> m_frame; ///< one element, or none if nothing of it changed
    std::vector<ListChange<Player>> m_players;
    std::vector<ListChange<Piece>> m_terrain;
    std::vector<ListChange<Model>> m_models;
    std::vector<ListChange<Zone>> m_zones;
    std::vector<ListChange<Objective>> m_objectives;
    std::vector<ListChange<Label>> m_labels;
    std::vector<ListChange<Model>> m_reserves;
    std::vector<ListChange<Overruling>> m_overrulings;
    std::vector<ListChange<WallRuling>> m_wallRulings;
};

} // namespace sightline::scenarios
