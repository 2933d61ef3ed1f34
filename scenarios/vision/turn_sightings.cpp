#include "scenarios/vision/turn_sightings.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;

/// Adds the cells; true if one of them was not in the set. A set of another grid is replaced.
bool addTo(CellSet& known, const CellSet& cells) {
    if (known.columns() != cells.columns() || known.rows() != cells.rows()) {
        known = cells;
        return true;
    }
    CellSet fresh = cells;
    fresh -= known;
    known |= cells;
    return !fresh.empty();
}

template <class Element> bool addTo(std::vector<Element>& known, Element element) {
    if (std::ranges::find(known, element) != known.end()) {
        return false;
    }
    known.push_back(std::move(element));
    return true;
}

template <class Element> bool addTo(std::vector<Element>& known, const std::vector<Element>& elements) {
    bool isNew = false;
    for (const Element& element : elements) {
        isNew = addTo(known, element) || isNew;
    }
    return isNew;
}

} // namespace

bool TurnSightings::addCells(const SideKnowledge& knows) {
    CellSet seen = knows.visible;
    seen |= knows.outline;
    const bool isVisible = addTo(m_visible, knows.visible);
    const bool isSeen = addTo(m_seen, seen);
    const bool isExplored = addTo(m_explored, knows.explored);
    return isVisible || isSeen || isExplored;
}

bool TurnSightings::add(const Scenario& view, const PlayerId& side) {
    const Vision* vision = view.vision ? &*view.vision : nullptr;
    const VisionSide* own = vision ? vision->side(side) : nullptr;
    bool isNew = own && addCells(own->knows);
    for (Model model : view.models) {
        if (!side.isEmpty() && model.player == side) {
            continue;
        }
        if (model.player.isEmpty() && model.name.isEmpty()) {
            model.id = {};
        }
        isNew = addTo(m_models, std::move(model)) || isNew;
    }
    isNew = addTo(m_terrain, view.terrain) || isNew;
    isNew = addTo(m_objectives, view.objectives) || isNew;
    if (vision) {
        isNew = addTo(m_structures, vision->structures) || isNew;
        isNew = addTo(m_regions, vision->regions) || isNew;
        isNew = addTo(m_lights, vision->lights) || isNew;
    }
    return isNew;
}

} // namespace sightline::scenarios
