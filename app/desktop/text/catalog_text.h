#pragma once

#include "scenarios/catalogs/base_families.h"
#include "scenarios/catalogs/mark.h"
#include "scenarios/catalogs/piece_sets.h"

#include <QString>

namespace sightline::scenarios {
struct Game;
struct RuleSet;
} // namespace sightline::scenarios

/// How sure the catalogs are of what they hold.
namespace sightline::app {

/// "confirmed by a source", "partly our interpretation", "general knowledge, unverified", "made for this program".
[[nodiscard]] QString markText(scenarios::Mark mark);
/// Mark, source and note as one or more sentences.
[[nodiscard]] QString catalogSource(scenarios::Mark mark, const QString& source, const QString& note);
/// "S2, 25 mm round, 40 mm high": a base with all that its catalog says.
[[nodiscard]] QString catalogBaseText(const scenarios::CatalogBase& base);
/// "flat", "5.00 in high", "tall", "unlimited height".
[[nodiscard]] QString catalogHeightText(const scenarios::CatalogPiece& piece);
/// Which rules a new table of the game has: those of the game, others, or that none ships for it and what is used
/// instead. Null: no game was chosen.
[[nodiscard]] QString gameRulesText(const scenarios::Game* game, const scenarios::RuleSet& rules);

} // namespace sightline::app
