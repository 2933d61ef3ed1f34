#pragma once

#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/verdict.h"
#include "scenarios/model/scenario.h"
#include "scenarios/rules/rule_set.h"
#include "tests/support/random.h"
#include "tests/support/random_boards.h"
#include "tests/support/scenario_builder.h"

#include <QJsonObject>

/// Scenarios for tests, from seeds: the same seed gives the same scenario on each machine.
namespace sightline::testsupport {

/// Every kind of thing, every optional key now there and now not, unknown keys at every level.
[[nodiscard]] scenarios::Scenario randomScenario(std::uint64_t seed);

/// The scene with traits, sizes, units, words and states of which the rules speak, so that each of them has something
/// to decide.
[[nodiscard]] scenarios::Scenario
dressedFor(scenarios::Scenario scenario, const scenarios::RuleSet& rules, Random& random);

/// A pack by which who stands in a thing is seen and sees nothing: regions have no borders for it.
[[nodiscard]] scenarios::RuleSet oneWayRules();

/// A piece with an L-shaped footprint without symmetry, a hole and a wall, its corner at (10, 10) in.
[[nodiscard]] scenarios::Piece asymmetricPiece(const QString& id);

/// The scenario of a text; ends the test if it cannot be read.
[[nodiscard]] scenarios::LoadedScenario loaded(const QByteArray& text);
/// The verdict as it is written, with the codes of its reasons for their texts.
[[nodiscard]] QJsonObject jsonOf(const scenarios::Verdict& verdict);

/// Changes, removes, inserts or repeats bytes of JSON at so many places, from `begin` on.
void damage(QByteArray& bytes, qsizetype begin, int changes, Random& random);

} // namespace sightline::testsupport
