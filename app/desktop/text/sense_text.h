#pragma once

#include "scenarios/vision/senses.h"

#include <QString>

/// How one model perceives another, in words.
namespace sightline::app {

/// "Sight", "Tremor", ...: the title of a sense.
[[nodiscard]] QString senseTitle(scenarios::Sense sense);
/// "sight, scent": in the order of the senses; empty: none.
[[nodiscard]] QString sensesText(scenarios::SenseSet senses);
/// "bright", "lit", "dim" or "dark".
[[nodiscard]] QString lightText(scenarios::LightLevel level);

/// Why a sense does or does not prove contact.
[[nodiscard]] QString senseSentence(const scenarios::SenseReason& reason, const scenarios::Scenario& scenario);
/// The whole answer in one sentence: who knows of whom, and by what.
[[nodiscard]] QString perceptionSentence(const scenarios::Perception& perception, const scenarios::Scenario& scenario);
/// Who tells, and what each of them perceives by: one sentence each.
/// Whether sight and a shot would pass, both of them (row S2.39); empty where no line was asked for.
[[nodiscard]] QString linesText(const scenarios::Perception& perception);
[[nodiscard]] QStringList tellersText(const scenarios::Perception& perception, const scenarios::Scenario& scenario);

} // namespace sightline::app
