#pragma once

#include "app/cli/command.h"
#include "geometry/sight/sight.h"

namespace sightline::app::cli {

/// `--method`, `--points`, `--bands` and `--tolerance-mm`, alike in each command that judges.
[[nodiscard]] std::vector<Option> sightOptions();

[[nodiscard]] Option toleranceOption();
[[nodiscard]] Expected<double> toleranceOf(const Arguments& arguments);

struct SightChoice {
    geometry::SightMethod method = geometry::SightMethod::Exact;
    double toleranceMillimeters = 1.0;
    geometry::SampleSettings samples;
};

[[nodiscard]] Expected<SightChoice> sightChoiceOf(const Arguments& arguments);

} // namespace sightline::app::cli
