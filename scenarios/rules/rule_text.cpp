#include "scenarios/rules/rule_text.h"

#include "scenarios/rules/pack_reader.h"

#include <algorithm>

namespace sightline::scenarios {

QString RuleTextProblem::text(const QString& fileName) const {
    const QString where = QStringLiteral("%1:%2:%3: %4").arg(fileName).arg(place.line).arg(place.column).arg(message);
    return path.isEmpty() ? where : QStringLiteral("%1 (%2)").arg(where, path);
}

RuleText readRuleText(const QByteArray& bytes) {
    RuleText text;
    auto json = JsonText::read(bytes);
    if (!json) {
        text.problems.push_back({json.error().place, json.error().path, json.error().sentence});
        return text;
    }
    text.json = std::move(*json);
    const JsonText& read = *text.json;
    const JsonItem root{read};
    if (!root.isObject()) {
        text.problems.push_back(
            {root.position(), QStringLiteral("$"),
             QStringLiteral("A rule set is a JSON object; here stands %1.").arg(root.description())});
        return text;
    }
    DiagnosticList problems{{}, SamePath::Dropped};
    reportRepeatedKeys(read, problems);
    RuleSet rules = readRuleSet({root, problems, QStringLiteral("a rule set")}, root.toJson().toObject());
    if (!problems.hasErrors()) {
        text.rules = std::move(rules);
    }
    for (const Diagnostic& problem : problems.findings()) {
        text.problems.push_back(
            {{std::max(problem.line, 1), std::max(problem.column, 1)}, problem.path, problem.sentence});
    }
    return text;
}

} // namespace sightline::scenarios
