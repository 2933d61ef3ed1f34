#pragma once

#include "scenarios/edits/edits.h"

#include <QString>

namespace sightline::app {

/// Returns a sentence for each ruling in force about a wall of the piece: "Wall 0 of South ruin lets sight pass, for
/// all pairs. Overruled by Ann: a window". Empty: a judge overruled none.
[[nodiscard]] QString wallRulingSentences(const scenarios::Scenario& scenario, const scenarios::PieceId& piece);
/// Returns `elementText`, with these sentences for a piece.
[[nodiscard]] QString elementTextWithRulings(const scenarios::Scenario& scenario, const scenarios::AnyId& id);

} // namespace sightline::app
