#pragma once

#include "scenarios/vision/senses.h"

/// What one model perceives by its own senses, without what others tell; for the files of `senses.h`.
namespace sightline::scenarios {

/// One of the two, as senses meet it.
struct SensedModel {
    const Model* model = nullptr; ///< whose traits and numbers count
    const ModelVision* vision = nullptr;
    const Model* stands = nullptr;         ///< whose base and height: of a rider the mount's
    std::optional<std::size_t> index = {}; ///< of `stands` among the models of the table; nothing: it is a place
};

/// Whether lines are asked for that no sense needs.
enum class RequestedLines { AsNeeded, Both };

/// Everything but the sense shared.
[[nodiscard]] Perception perceivesDirectly(const SenseTable& table,
                                           const ModelId& observer,
                                           const ModelId& target,
                                           const Verdict* verdict,
                                           RequestedLines lines);

/// By the senses that reach, after all early exits but distance and plane. Adds to `perception`.
void askSenses(Perception& perception,
               const SenseTable& table,
               const SensedModel& observer,
               const SensedModel& target,
               const Verdict* verdict,
               RequestedLines lines);

} // namespace sightline::scenarios
