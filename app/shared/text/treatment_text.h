#pragma once

#include "scenarios/judge/terrain_table.h"

#include <QStringList>

/// @file
/// What a change of rule sets means for a piece, for players.
namespace sightline::app {

/// What one rule set makes of a piece.
struct TreatmentUnder {
    const scenarios::RuleSet& rules;
    const scenarios::PieceTreatment& treatment;
};

/// Returns what the piece does now and did not do before: "taller models see over it", "cover behind it: partial
/// cover". Levels of cover count as other ones only if both rule sets know both.
[[nodiscard]] QStringList treatmentChanges(const TreatmentUnder& before, const TreatmentUnder& now);

/// Returns the levels of cover of `now` if it shares none with `before`: "New levels of cover: light cover, heavy
/// cover." Empty if the two share one, or if neither knows cover.
[[nodiscard]] QString coverLevelsChange(const scenarios::RuleSet& before, const scenarios::RuleSet& now);

/// Returns what the piece does to lines: "Models do not see through it or over it. Models in it are seen." Empty for
/// a piece that lines pass.
[[nodiscard]] QString treatmentText(const scenarios::PieceTreatment& treatment);

} // namespace sightline::app
