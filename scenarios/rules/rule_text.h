#pragma once

#include "scenarios/base/json_text.h"
#include "scenarios/rules/rule_set.h"

#include <QByteArray>

#include <vector>

namespace sightline::scenarios {

/// A problem in the text of a rule set, and its position.
struct RuleTextProblem {
    TextPosition place;
    QString path;    ///< JSON path, "$.block[1].cmp"
    QString message; ///< one sentence: expected and found
    friend bool operator==(const RuleTextProblem&, const RuleTextProblem&) = default;

    /// Returns "mine.json:12:9: Expected … ($.block[1].cmp)".
    [[nodiscard]] QString text(const QString& fileName) const;
};

/// A parsed rule set file with all its problems in text order; none if it is valid. A duplicate key in an object is a
/// problem, since readers disagree on which of the two applies.
struct RuleText {
    std::optional<JsonText> json; ///< nullopt: the text is no JSON
    std::optional<RuleSet> rules; ///< nullopt: there are problems
    std::vector<RuleTextProblem> problems;
};

/// Parses the text of a rule set file.
[[nodiscard]] RuleText readRuleText(const QByteArray& bytes);

} // namespace sightline::scenarios
