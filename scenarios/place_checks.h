#pragma once

#include "scenarios/diagnostic_helpers.h"

/// What lies where: the checks that compare places.
namespace sightline::scenarios {

/// Bases that overlap by more than a touch.
void checkOverlaps(const Scenario& scenario, const CheckSettings& settings, Remarks& remarks);
/// Things that stand off the table, or partly.
void checkTableEdge(const Scenario& scenario, Remarks& remarks);
/// Outlines that nearly touch, so that a line slips between them that nobody means.
void checkGaps(const Scenario& scenario, const CheckSettings& settings, Remarks& remarks);

} // namespace sightline::scenarios
