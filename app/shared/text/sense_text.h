#pragma once

#include "scenarios/vision/senses.h"

#include <QString>

#include <optional>

/// Texts about how one model perceives another.
namespace sightline::app {

/// Returns the side of a cell on tables whose rule set counts distances in cells of the size that the vision profile
/// has; std::nullopt on all others, where ranges are told as lengths.
[[nodiscard]] std::optional<geometry::Length> countedCell(const scenarios::Scenario& scenario);
/// Returns a distance of a hidden game in the preferred unit, or in cells where `countedCell` is one: "9.00 in",
/// "9 cells".
[[nodiscard]] QString rangeText(geometry::Length length, const scenarios::Scenario& scenario);

/// Returns the title of a sense: "Sight", "Tremor", ...
[[nodiscard]] QString senseTitle(scenarios::Sense sense);
/// Returns the senses in their fixed order: "sight, scent"; empty for none.
[[nodiscard]] QString sensesText(scenarios::SenseSet senses);
/// Returns "bright", "lit", "dim" or "dark".
[[nodiscard]] QString lightText(scenarios::LightLevel level);

/// Returns why a sense does or does not prove contact.
[[nodiscard]] QString senseSentence(const scenarios::SenseReason& reason, const scenarios::Scenario& scenario);
/// Returns the whole answer in one sentence: who knows of whom, and by which senses.
[[nodiscard]] QString perceptionSentence(const scenarios::Perception& perception, const scenarios::Scenario& scenario);
/// Returns whether sight and a shot would pass, both of them (row S2.39); empty where no line was asked for.
[[nodiscard]] QString linesText(const scenarios::Perception& perception);
/// Returns one sentence for each teller: who reports the contact, and the senses it uses.
[[nodiscard]] QStringList tellersText(const scenarios::Perception& perception, const scenarios::Scenario& scenario);

} // namespace sightline::app
