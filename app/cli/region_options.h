#pragma once

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "scenarios/analysis/region.h"

namespace sightline::app::cli {

/// Returns the options about the viewers and targets of `region` and `heatmap`.
[[nodiscard]] std::vector<Option> regionOptions();
/// Parses the options. The question may have no viewer; see `checkViewers`.
[[nodiscard]] scenarios::RegionQuestion regionQuestionOf(const Arguments& arguments, const TableInput& input);
/// Throws a `UsageError` if the question has no viewer; `further` names the options that also would, each with ", ".
void checkViewers(const scenarios::RegionQuestion& question, const QString& further = {});
/// Throws a `UsageError` if there are more cells than supported.
void checkCells(const scenarios::RegionQuestion& question, const scenarios::Table& table);
/// Returns ids, and positions as "x,y".
[[nodiscard]] QStringList viewerNames(const scenarios::RegionQuestion& question);

} // namespace sightline::app::cli
