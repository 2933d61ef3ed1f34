#pragma once

#include "app/cli/command.h"
#include "geometry/sight/plan/sight.h"
#include "scenarios/judge/verdict.h"

namespace sightline::app::cli {

/// Options `--method`, `--points`, `--bands` and `--tolerance-mm`, shared by all commands that judge.
[[nodiscard]] std::vector<Option> sightOptions();

[[nodiscard]] Option toleranceOption();
[[nodiscard]] Expected<double> toleranceOf(const Arguments& arguments);

/// `--margins`, alike in each command that asks for many rulings.
[[nodiscard]] Option marginsOption();
/// The margin of a ruling with its unit; a dash where none was asked for or none is known.
[[nodiscard]] QString marginText(const scenarios::Ruling& ruling);

struct SightChoice {
    geometry::SightMethod method = geometry::SightMethod::Exact;
    double toleranceMillimeters = 1.0;
    geometry::SampleSettings samples;
};

[[nodiscard]] Expected<SightChoice> sightChoiceOf(const Arguments& arguments);

} // namespace sightline::app::cli
