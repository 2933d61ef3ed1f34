#pragma once

#include "scenarios/vision/senses.h"

/// @file
/// The perception of one model by its own senses, without shared information. Internal to `senses.h`.
namespace sightline::scenarios {

/// One of the two models, as the senses apply to it.
struct SensedModel {
    const Model* model = nullptr; ///< the model whose traits and numbers apply
    const ModelVision* vision = nullptr;
    const Model* stands = nullptr;         ///< the model whose base and height apply: for a rider the mount
    std::optional<std::size_t> index = {}; ///< index of `stands` among the models of the table; nullopt: a position
};

/// The lines to evaluate: those that some sense needs, or both.
enum class RequestedLines { AsNeeded, Both };

/// Evaluates all senses but the shared one.
[[nodiscard]] Perception perceivesDirectly(const SenseTable& table,
                                           const ModelId& observer,
                                           const ModelId& target,
                                           const Verdict* verdict,
                                           RequestedLines lines);

/// Evaluates the senses within range, after all early exits but distance and plane. Adds to `perception`.
void askSenses(Perception& perception,
               const SenseTable& table,
               const SensedModel& observer,
               const SensedModel& target,
               const Verdict* verdict,
               RequestedLines lines);

} // namespace sightline::scenarios
