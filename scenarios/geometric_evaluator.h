#pragma once

#include "scenarios/judge.h"

/// One question before the table: what the exact engine says of the lines that the rule set leaves. For the judge's own
/// files.
namespace sightline::scenarios {

[[nodiscard]] Verdict
evaluateGeometry(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop);

/// The same between two models that need not stand on the table.
[[nodiscard]] Verdict evaluateGeometryBetween(const PreparedTable::Parts& parts,
                                              const Question& question,
                                              const Model& observer,
                                              const Model& target,
                                              const std::stop_token& stop);

/// Precondition: `volume` geometry.
[[nodiscard]] HeightsNeeded heightsNeededIn(const PreparedTable::Parts& parts,
                                            const Question& question,
                                            const std::optional<PieceId>& piece,
                                            const std::stop_token& stop);

/// Precondition: plan geometry.
[[nodiscard]] std::optional<geometry::ViewerPoints>
viewerPointsIn(const PreparedTable::Parts& parts, const Question& question, const std::stop_token& stop);

[[nodiscard]] VerdictProfile profileIn(const PreparedTable::Parts& parts, const Verdict& verdict);

/// Precondition: plan geometry.
[[nodiscard]] TableCover coverIn(const PreparedTable::Parts& parts,
                                 const Verdict& verdict,
                                 const geometry::CoverOptions& options,
                                 const std::stop_token& stop);

} // namespace sightline::scenarios
