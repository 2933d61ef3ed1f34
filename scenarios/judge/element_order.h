#pragma once

#include "scenarios/model/scenario.h"

#include <vector>

namespace sightline::scenarios {

/// Return the elements in the one order in which the judge goes through them, which also decides between those that do
/// equally well: by their outlines and places, then by what else rules tell apart, and only where nothing differs by
/// id. Thus names, and the order in the file, change neither an answer nor what it names, and sums are equal to the
/// last bit.
[[nodiscard]] std::vector<const Piece*> inOrder(const std::vector<Piece>& terrain);
[[nodiscard]] std::vector<const Model*> inOrder(const std::vector<Model>& models);

/// True if the model precedes the other in that order.
[[nodiscard]] bool isBefore(const Model& a, const Model& b);

} // namespace sightline::scenarios
