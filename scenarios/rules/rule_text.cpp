#include "scenarios/rules/rule_text.h"

#include <QJsonObject>

#include <algorithm>
#include <tuple>

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
    if (read.type(0) != JsonType::Object) {
        text.problems.push_back(
            {read.position(0), QStringLiteral("$"),
             QStringLiteral("A rule set is a JSON object; here stands %1.").arg(read.description(0))});
        return text;
    }
    for (const auto& repeated : read.repeatedKeys()) {
        text.problems.push_back(
            {read.keyPosition(repeated.second), read.path(repeated.second),
             QStringLiteral("Expected each key once, found \"%1\" again; it stands in line %2 already.")
                 .arg(read.key(repeated.second))
                 .arg(read.keyPosition(repeated.first).line)});
    }
    const QJsonObject object = read.toJson(0).toObject();
    for (const RuleSetProblem& problem : ruleSetProblems(object)) {
        text.problems.push_back({read.position(read.valueAt(problem.path)), problem.path, problem.message});
    }
    if (text.problems.empty()) {
        text.rules = ruleSetFromJson(object).value();
    }
    std::ranges::stable_sort(text.problems, {}, [](const RuleTextProblem& problem) {
        return std::tuple{problem.place.line, problem.place.column};
    });
    return text;
}

} // namespace sightline::scenarios
