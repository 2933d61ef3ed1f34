#pragma once

#include "scenarios/judge/terrain_meaning.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// Returns the category of the piece in the words of the rule set ("Obscuring area", "according to its tags"); empty if
/// the rule set has no categories.
[[nodiscard]] QString categoryText(const scenarios::Piece& piece, const scenarios::TerrainRules& terrain);

/// Returns the categories of several pieces, each category once, in the order of the pieces.
[[nodiscard]] QStringList categoriesOf(const std::vector<scenarios::Piece>& pieces,
                                       const scenarios::TerrainRules& terrain);

} // namespace sightline::app
