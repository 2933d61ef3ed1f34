#pragma once

#include "scenarios/judge/judge.h"

/// @file
/// The geometric part of the judge: the answer of the exact engine past the blockers that the rule set names. Internal
/// to the judge.
namespace sightline::scenarios {

[[nodiscard]] Verdict
evaluateGeometry(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop);

/// Evaluates a pair of models that need not stand on the table.
[[nodiscard]] Verdict evaluateGeometryBetween(const PreparedTable::Parts& parts,
                                              const Question& question,
                                              const Model& observer,
                                              const Model& target,
                                              const std::stop_token& stop);

/// Computes the clearance of the verdict alone, without what else `Question::wantDetails` asks for; std::nullopt if the
/// bases touch, or after a stop request. With `volume` geometry it is as exact as the default number of steps makes it.
[[nodiscard]] std::optional<double>
clearanceIn(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop);

/// Computes the heights that would turn the verdict. Precondition: `volume` geometry.
[[nodiscard]] HeightsNeeded heightsNeededIn(const PreparedTable::Parts& parts,
                                            const Question& question,
                                            const std::optional<PieceId>& piece,
                                            const std::stop_token& stop);

/// Computes the points of the observer's base that see most and least. Precondition: plan geometry.
[[nodiscard]] std::optional<geometry::ViewerPoints>
viewerPointsIn(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop);

/// Computes the side view along the line of the headline, as `sideProfileOf` does.
[[nodiscard]] VerdictProfile profileIn(const PreparedTable::Parts& parts, const Verdict& verdict);

/// Computes the cover of all lines between the two bases. Precondition: plan geometry.
[[nodiscard]] TableCover coverIn(const PreparedTable::Parts& parts,
                                 const Verdict& verdict,
                                 const geometry::CoverOptions& options,
                                 const std::stop_token& stop);

} // namespace sightline::scenarios
