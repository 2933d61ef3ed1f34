#pragma once

#include "app/cli/command.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/judge/judge.h"

#include <optional>

/// `check --heights` and `--profile`: the heights that would turn the verdict, and the line from the side.
namespace sightline::app::cli {

[[nodiscard]] std::vector<Option> sideViewOptions();

/// The requested results about one pair.
struct SideView {
    std::optional<scenarios::HeightsNeeded> heights;        ///< of plain geometry
    std::optional<scenarios::HeightsNeeded> heightsByRules; ///< of the ruling of a rule pack
    bool isOfTargets = false; ///< true if the target is visible, and `heightsByRules` is about being a valid target
    std::optional<scenarios::PieceId> piece;
    std::optional<scenarios::VerdictProfile> profile;
    QString file; ///< file of the profile; empty: printed with the verdict
};

/// Computes the requested results. Errors: heights under a rule set without them, pieces that are not on the table,
/// unknown file types.
[[nodiscard]] SideView
sideViewOf(const Arguments& arguments, const scenarios::PreparedTable& table, const scenarios::Verdict& verdict);

/// Writes the keys `heights_needed` and `profile` of plain geometry, if requested.
void writeSideView(scenarios::JsonWriter& writer, const SideView& view);
/// Writes the key `heights_needed` of the ruling of a rule pack, if requested.
void writeHeightsByRules(scenarios::JsonWriter& writer, const SideView& view);

/// Returns rows of two cells for the table of a verdict.
[[nodiscard]] std::vector<QStringList> heightRows(const SideView& view, const scenarios::Scenario& scenario);
/// Returns the profile as a table of its own; empty if not requested as text.
[[nodiscard]] QString profileText(const SideView& view, const scenarios::Scenario& scenario);

/// Writes the file that `--profile` names, if any.
void writeProfileFile(const SideView& view, const scenarios::Scenario& scenario, const scenarios::Verdict& verdict);

} // namespace sightline::app::cli
