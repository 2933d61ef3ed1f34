#pragma once

#include "scenarios/judge/verdict.h"

#include <QString>

#include <vector>

/// Rows of name and value for everything that a verdict holds. The command line and the ruling sheet share them.
namespace sightline::app {

struct VerdictRow {
    QString name; ///< "clearance"
    QString value;
};

/// Returns line, blockers, distance, clearance and seen share, as far as they were computed.
[[nodiscard]] std::vector<VerdictRow> measuredRows(const scenarios::Verdict& verdict,
                                                   const scenarios::Scenario& scenario);
/// Returns the deciding stage, the rule set, geometry, ruling and cover.
[[nodiscard]] std::vector<VerdictRow> ruledRows(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the ids of the two models and of what the verdict names, "Old ruin: long-wall; …"; without those that are
/// the same word as the name, but for spaces and case.
[[nodiscard]] QString idsRow(const scenarios::Verdict& verdict, const scenarios::Scenario& scenario);
/// Returns the reasons of a rule pack or a judge, each with its rule in words; empty if only geometry was asked.
/// Where a judge overruled the pair, those of the rule set follow `ruleSetHeading`.
[[nodiscard]] std::vector<QString> rulingReasons(const scenarios::Verdict& verdict,
                                                 const scenarios::Scenario& scenario);

/// Returns the text as one unambiguous line: line breaks, other control characters and bidirectional marks are written
/// as `\u000a`. For names and ids, which come from files and may hold any character.
[[nodiscard]] QString oneLine(const QString& text);

} // namespace sightline::app
