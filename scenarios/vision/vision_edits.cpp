#include "scenarios/vision/vision_edits.h"

#include "scenarios/io/profile_io.h"
#include "scenarios/model/vision_grid.h"

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;

template <class Change> Scenario changed(Scenario scenario, Change&& change) {
    if (scenario.vision) {
        Vision vision = *scenario.vision;
        change(vision);
        scenario.vision = OptionalVision{std::move(vision)};
    }
    return scenario;
}

template <class Element, class Key> void put(std::vector<Element>& elements, Element element, Key Element::*key) {
    const auto old = std::ranges::find(elements, element.*key, key);
    if (old == elements.end()) {
        elements.push_back(std::move(element));
    } else {
        *old = std::move(element);
    }
}

/// Resizes the set to the grid of `cells`.
CellSet& fitted(CellSet& set, const CellSet& cells) {
    if (set.columns() != cells.columns() || set.rows() != cells.rows()) {
        set = CellSet{cells.columns(), cells.rows()};
    }
    return set;
}

bool isOfTheGrid(const Scenario& scenario, const CellSet& cells) {
    const auto grid =
        scenario.vision ? gridOf(scenario.table, scenario.vision->profile) : tl::unexpected{geometry::Error{}};
    return grid && cells.columns() == grid->columns() && cells.rows() == grid->rows();
}

void addSides(Vision& vision, const Scenario& scenario) {
    for (const Player& player : scenario.players) {
        if (!vision.side(player.id)) {
            vision.sides.push_back(VisionSide{player.id});
        }
    }
}

} // namespace

Scenario withFog(Scenario scenario, bool isOn) {
    if (!scenario.vision && !isOn) {
        return scenario;
    }
    Vision vision = scenario.vision ? *scenario.vision : Vision{};
    if (!scenario.vision) {
        vision.profile = *shippedVisionProfile(QStringLiteral("standard"));
    }
    vision.enabled = isOn;
    if (isOn) {
        addSides(vision, scenario);
    } else {
        vision.oneScreen.clear();
    }
    return withVision(std::move(scenario), std::move(vision));
}

Scenario withOneScreen(Scenario scenario, const QString& phrase) {
    return changed(std::move(scenario), [&](Vision& vision) {
        vision.oneScreen = phrase.isEmpty() ? QString{QLatin1String{kOpenScreen}} : phrase;
    });
}

Scenario withVisionProfile(Scenario scenario, VisionProfile profile) {
    return changed(std::move(scenario), [&](Vision& vision) {
        if (vision.profile.cell != profile.cell) {
            vision.ground.clear();
            for (VisionSide& side : vision.sides) {
                side.revealed = {};
                side.hidden = {};
                side.knows = {};
                side.before = {};
            }
        }
        vision.profile = std::move(profile);
    });
}

Scenario withBrushed(Scenario scenario, const std::optional<PlayerId>& player, const CellSet& cells, FogBrush brush) {
    if (!isOfTheGrid(scenario, cells)) {
        return scenario;
    }
    return changed(std::move(scenario), [&](Vision& vision) {
        for (VisionSide& side : vision.sides) {
            if (player && side.player != *player) {
                continue;
            }
            fitted(side.revealed, cells) -= cells;
            fitted(side.hidden, cells) -= cells;
            if (brush != FogBrush::Clear) {
                (brush == FogBrush::Reveal ? side.revealed : side.hidden) |= cells;
            }
        }
    });
}

Scenario withGroundPainted(Scenario scenario, const QString& ground, const CellSet& cells) {
    if (!isOfTheGrid(scenario, cells)) {
        return scenario;
    }
    return changed(std::move(scenario), [&](Vision& vision) {
        for (auto& [name, painted] : vision.ground) {
            fitted(painted, cells) -= cells;
        }
        if (!ground.isEmpty()) {
            fitted(vision.ground[ground], cells) |= cells;
        }
        std::erase_if(vision.ground, [](const auto& entry) { return entry.second.empty(); });
    });
}

Scenario withKnowledgeReset(Scenario scenario, const std::optional<PlayerId>& player) {
    return changed(std::move(scenario), [&](Vision& vision) {
        for (VisionSide& side : vision.sides) {
            if (!player || side.player == *player) {
                side.knows = {};
                side.before = {};
            }
        }
    });
}

Scenario withModelVision(Scenario scenario, const ModelId& id, const ModelVision& model) {
    return changed(std::move(scenario), [&](Vision& vision) {
        if (model == ModelVision{}) {
            vision.models.erase(id);
        } else {
            vision.models.insert_or_assign(id, model);
        }
    });
}

Scenario withStructure(Scenario scenario, Structure structure) {
    return changed(std::move(scenario),
                   [&](Vision& vision) { put(vision.structures, std::move(structure), &Structure::element); });
}

Scenario withStructureRemoved(Scenario scenario, const QString& element) {
    return changed(std::move(scenario), [&](Vision& vision) {
        std::erase_if(vision.structures, [&](const Structure& one) { return one.element == element; });
    });
}

Scenario withRegion(Scenario scenario, VisionRegion region) {
    return changed(std::move(scenario),
                   [&](Vision& vision) { put(vision.regions, std::move(region), &VisionRegion::id); });
}

Scenario withTableLight(Scenario scenario, TableLight light) {
    return changed(std::move(scenario), [&](Vision& vision) { put(vision.lights, std::move(light), &TableLight::id); });
}

Scenario withRegionRemoved(Scenario scenario, const QString& id) {
    return changed(std::move(scenario), [&](Vision& vision) {
        std::erase_if(vision.regions, [&](const VisionRegion& one) { return one.id == id; });
        std::erase_if(vision.lights, [&](const TableLight& one) { return one.id == id; });
    });
}

Scenario withVisionSide(Scenario scenario, VisionSide side) {
    return changed(std::move(scenario),
                   [&](Vision& vision) { put(vision.sides, std::move(side), &VisionSide::player); });
}

} // namespace sightline::scenarios
