#pragma once

#include "scenarios/rules/terrain_meaning.h"

#include <QString>

#include <vector>

namespace sightline::app {

/// What the rules call the piece ("Obscuring area", "according to its tags"), in the words of the rule set; empty if
/// they have no categories.
[[nodiscard]] QString categoryText(const scenarios::Piece& piece, const scenarios::TerrainRules& terrain);

/// The same of several pieces, each category once, in the order of the pieces.
[[nodiscard]] QStringList categoriesOf(const std::vector<scenarios::Piece>& pieces,
                                       const scenarios::TerrainRules& terrain);

} // namespace sightline::app
