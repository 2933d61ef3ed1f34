#pragma once

#include "scenarios/judge/verdict.h"

#include <QByteArray>

#include <span>

namespace sightline::scenarios {

/// Returns CSV with one row per model, piece, objective and zone: inches and degrees, as numbers that read back to the
/// same bits. The position of a piece is the centroid of its area (for a wall its first point); `outline` has its
/// corners.
[[nodiscard]] QByteArray positionsCsv(const Scenario& scenario);

/// Returns CSV with one row per verdict, with all of its figures.
[[nodiscard]] QByteArray verdictsCsv(std::span<const Verdict> verdicts);

} // namespace sightline::scenarios
