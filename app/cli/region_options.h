#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "scenarios/analysis/region.h"

namespace sightline::app::cli {

/// Who looks, and at what: the options of `region` and `heatmap`. Nobody may be asked for; see `checkViewers`.
[[nodiscard]] std::vector<Option> regionOptions();
[[nodiscard]] Expected<scenarios::RegionQuestion> regionQuestionOf(const Arguments& arguments, const TableInput& input);
[[nodiscard]] Expected<void> checkViewers(const scenarios::RegionQuestion& question);
/// No more cells than can be held.
[[nodiscard]] Expected<void> checkCells(const scenarios::RegionQuestion& question, const scenarios::Table& table);
/// Ids, and places as "x,y".
[[nodiscard]] QStringList viewerNames(const scenarios::RegionQuestion& question);

} // namespace sightline::app::cli
