#pragma once

#include "scenarios/edits/edits.h"

#include <array>

namespace sightline::app {

/// The groups of elements that are shown and hidden together.
enum class Layer { Models, Terrain, Walls, Areas, Zones, Objectives, Labels, Photo };

/// All layers, in the order of lists.
inline constexpr std::array kLayers{Layer::Models, Layer::Terrain,    Layer::Walls,  Layer::Areas,
                                    Layer::Zones,  Layer::Objectives, Layer::Labels, Layer::Photo};

/// Returns the layer of an element. Areas are pieces of height 0.
[[nodiscard]] Layer layerOfElement(const scenarios::Scenario& scenario, const scenarios::AnyId& id);

} // namespace sightline::app
