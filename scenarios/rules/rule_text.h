#pragma once

#include "scenarios/io/json_text.h"
#include "scenarios/rules/rule_set.h"

#include <QByteArray>

#include <vector>

namespace sightline::scenarios {

/// What is wrong with the text of a rule set, and where.
struct RuleTextProblem {
    TextPlace place;
    QString path;    ///< JSON path, "$.block[1].cmp"
    QString message; ///< one sentence: expected and found
    friend bool operator==(const RuleTextProblem&, const RuleTextProblem&) = default;

    /// "mine.json:12:9: Expected … ($.block[1].cmp)".
    [[nodiscard]] QString text(const QString& fileName) const;
};

/// The text of a rule set file with what is to be said of it: all problems in the order of the text, none if it is
/// sound. A key that stands twice in one object is a problem, for readers do not agree which of the two counts.
struct RuleText {
    std::optional<JsonText> json; ///< nothing: the text is no JSON
    std::optional<RuleSet> rules; ///< nothing: there are problems
    std::vector<RuleTextProblem> problems;
};

[[nodiscard]] RuleText readRuleText(const QByteArray& bytes);

} // namespace sightline::scenarios
