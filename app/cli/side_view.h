#pragma once

#include "app/cli/command.h"
#include "scenarios/io/json_writer.h"
#include "scenarios/judge.h"

#include <optional>

/// `--heights` and `--profile` of `check`: how high things would have to be, and the line from the side.
namespace sightline::app::cli {

[[nodiscard]] std::vector<Option> sideViewOptions();

/// What was asked for about one pair, and the answers.
struct SideView {
    std::optional<scenarios::HeightsNeeded> heights;
    std::optional<scenarios::PieceId> piece;
    std::optional<scenarios::VerdictProfile> profile;
    QString file; ///< where the profile goes; empty: with the verdict
};

/// Refuses heights under a rule set without them, pieces that are not on the table, and files of no known kind.
[[nodiscard]] Expected<SideView>
sideViewOf(const Arguments& arguments, const scenarios::PreparedTable& table, const scenarios::Verdict& verdict);

/// The keys `heights_needed` and `profile`, where they were asked for.
void writeSideView(scenarios::JsonWriter& writer, const SideView& view);

/// Rows of two cells for the table of a verdict.
[[nodiscard]] std::vector<QStringList> heightRows(const SideView& view, const scenarios::Scenario& scenario);
/// The profile as a table of its own; empty if it was not asked for here.
[[nodiscard]] QString profileText(const SideView& view, const scenarios::Scenario& scenario);

/// Writes the file that `--profile` names, if it names one.
[[nodiscard]] Expected<void>
writeProfileFile(const SideView& view, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);

} // namespace sightline::app::cli
