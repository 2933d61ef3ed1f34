#pragma once

#include "scenarios/model/scenario.h"
#include "scenarios/model/vision.h"

namespace sightline::scenarios {

/// What a side has seen since its turn began. Nobody else moves meanwhile: a move after which the side sees no more
/// than that has told it nothing, so it may be undone.
class TurnSightings {
public:
    /// Adds what the view shows, and returns true if any of it is new: a cell that was not seen this turn, or was seen
    /// as an outline only; a model of others; a piece, an objective, a structure, a region or a light, or more of it
    /// than before, such as its name. Own models are no news. Precondition: `view` is a side view of `side`.
    bool add(const Scenario& view, const PlayerId& side);

private:
    bool addCells(const SideKnowledge& knows);

    geometry::CellSet m_visible;
    geometry::CellSet m_seen;     ///< visible or as an outline
    geometry::CellSet m_explored; ///< includes what senses other than sight have told
    std::vector<Model> m_models;  ///< of others; outlines without their ids, which change from view to view
    std::vector<Piece> m_terrain;
    std::vector<Objective> m_objectives;
    std::vector<Structure> m_structures;
    std::vector<VisionRegion> m_regions;
    std::vector<TableLight> m_lights;
};

} // namespace sightline::scenarios
