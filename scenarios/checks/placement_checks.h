#pragma once

#include "scenarios/checks/diagnostic_helpers.h"

/// @file
/// Checks of the positions of elements. Each function adds its diagnostics to `diagnostics`.
namespace sightline::scenarios {

/// Reports bases that overlap by more than contact.
void checkOverlaps(const Scenario& scenario, const CheckSettings& settings, DiagnosticCollector& diagnostics);
/// Reports elements that are wholly or partly off the table.
void checkTableEdge(const Scenario& scenario, DiagnosticCollector& diagnostics);
/// Reports outlines that nearly touch, so that lines pass through a gap that nobody intended.
void checkGaps(const Scenario& scenario, const CheckSettings& settings, DiagnosticCollector& diagnostics);

} // namespace sightline::scenarios
