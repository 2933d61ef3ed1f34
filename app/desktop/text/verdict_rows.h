#pragma once

#include "scenarios/judge.h"

#include <QString>

#include <vector>

/// All that a verdict says as rows of name and value. The command line and the ruling sheet read the same ones.
namespace sightline::app {

struct VerdictRow {
    QString name; ///< "clearance"
    QString value;
};

/// The line, who blocks it, distance, clearance, seen share. Nothing that was not computed.
[[nodiscard]] std::vector<VerdictRow> measuredRows(const scenarios::Verdict& verdict,
                                                   const scenarios::Scenario& scenario);
/// What settled it, the rule set, geometry, ruling, cover.
[[nodiscard]] std::vector<VerdictRow> ruledRows(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// The reasons of a rule pack or a judge, each with its line of the pack; none where geometry alone spoke.
[[nodiscard]] std::vector<QString> rulingReasons(const scenarios::Verdict& verdict,
                                                 const scenarios::Scenario& scenario);

/// The text as one line that nobody can take for anything else: line breaks, other control characters and marks that
/// turn the direction of writing stand as `\u000a`. Names and ids come from files, and anything may stand in those.
[[nodiscard]] QString oneLine(const QString& text);

} // namespace sightline::app
