#pragma once

#include "scenarios/flip.h"

#include <QString>

namespace sightline::app {

/// "north-east": of the eight, on a table seen with its top to the north.
[[nodiscard]] QString compassName(const geometry::Vector& way);
/// "This changes only the ruling; the geometry stays the same."; empty where only the geometry is asked.
[[nodiscard]] QString turnedSentence(const scenarios::Flip& flip);
/// "Move Captain 1.8 mm north-east and the line opens.", and what of ruling and geometry was turned. Precondition: the
/// flip has a move.
[[nodiscard]] QString flipSentence(const scenarios::Flip& flip, const scenarios::Scenario& scenario);
/// "Seen from 2.41 in up": the least height of the target; empty if nothing is known.
[[nodiscard]] QString heightsSentence(const std::optional<scenarios::HeightsNeeded>& heights);

/// "It would be hidden if Crates were 3.21 in high."
[[nodiscard]] QString hidingSentence(const QString& piece, geometry::Length height);
/// "The best spot on the base (▲) sees 82 % of it, the worst (▽) 0 %."; empty where both see the same.
[[nodiscard]] QString viewersSentence(const geometry::ViewerPoints& viewers);

} // namespace sightline::app
