#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "scenarios/analysis/region.h"

namespace sightline::app::cli {

/// The viewers and targets of `region` and `heatmap`. The result may have no viewer; see `checkViewers`.
[[nodiscard]] std::vector<Option> regionOptions();
[[nodiscard]] Expected<scenarios::RegionQuestion> regionQuestionOf(const Arguments& arguments, const TableInput& input);
[[nodiscard]] Expected<void> checkViewers(const scenarios::RegionQuestion& question);
/// Returns an error if there are more cells than supported.
[[nodiscard]] Expected<void> checkCells(const scenarios::RegionQuestion& question, const scenarios::Table& table);
/// Returns ids, and positions as "x,y".
[[nodiscard]] QStringList viewerNames(const scenarios::RegionQuestion& question);

} // namespace sightline::app::cli
