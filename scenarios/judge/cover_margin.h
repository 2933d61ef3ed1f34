#pragma once

#include "scenarios/judge/judge.h"

#include <stop_token>

/// @file
/// How far the cover of a target is from being another, found by trial moves.
namespace sightline::scenarios {

/// The longest trial moves, in millimeters: half an inch. Nobody places a model that badly.
inline constexpr double kCoverReach = 12.7;

/// Sets `coverCertainty` and `coverMargin` of a ruling of the table's rule pack, with details and figures, whose target
/// is visible and has something near that the pack's lines of cover apply to.
///
/// The observer, the target and up to three of these things are moved along the table: along and across the line, and
/// the target also to and from their outlines. Moves are as long as the tolerance and `kCoverReach`,
/// and the shortest that turns the cover is narrowed down. Left out are moves by which the target is no longer visible,
/// which part bases from what they touch, as contact is no measurement, or push one of the two into a wall of no
/// thickness, and those of what stands on the grid of a game. Heights stay as entered.
void addCoverMargin(const PreparedTable& table,
                    const Question& question,
                    Verdict& verdict,
                    const std::stop_token& stop = {});

/// Weighs the cover margin of the smallest reading of bodies, which `ruling` is, with that of the largest: the smaller
/// margin stays, and nothing where the readings give different answers.
void weighCoverMargins(Ruling& ruling, const Ruling& largest);

} // namespace sightline::scenarios
