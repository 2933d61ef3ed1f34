#pragma once

#include "scenarios/judge.h"

#include <QByteArray>

#include <span>

namespace sightline::scenarios {

/// Where everything stands, one line a model, piece, objective and zone: inches and degrees, numbers that read back to
/// the same bits. A piece stands at the middle of its area (a wall at its first point); `outline` has its corners.
[[nodiscard]] QByteArray positionsCsv(const Scenario& scenario);

/// One line a verdict, with all of its figures.
[[nodiscard]] QByteArray verdictsCsv(std::span<const Verdict> verdicts);

} // namespace sightline::scenarios
