#include "app/cli/input.h"

#include "app/cli/output.h"
#include "scenarios/base/json_file.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/output/dispute_file.h"
#include "scenarios/rules/rule_text.h"
#include "scenarios/rules/user_packs.h"

#include <QFile>
#include <QFileInfo>

#include <cstdio>

namespace sightline::app::cli {

namespace {

constexpr int kMaxNamesInAMessage = 8;

QStringList shippedRuleIds() {
    QStringList ids;
    for (const auto& rules : scenarios::shippedRuleSets()) {
        ids.append(rules.id);
    }
    return ids;
}

scenarios::RuleSet rulesInFile(const QString& path) {
    const auto bytes = bytesOf(path);
    auto text = scenarios::readRuleText(bytes);
    if (!text.rules) {
        const QString first = text.problems.front().text(path);
        throw UsageError{text.problems.size() == 1
                             ? first
                             : QStringLiteral("%1 And %2 more.").arg(first).arg(text.problems.size() - 1)};
    }
    return std::move(*text.rules);
}

} // namespace

QString nameOfInput(const QString& path) {
    return path == QLatin1String("-") ? QStringLiteral("standard input") : path;
}

QByteArray bytesOf(const QString& path) {
    const bool isPiped = path == QLatin1String("-");
    QFile input;
    if (isPiped) {
        (void)input.open(stdin, QIODevice::ReadOnly);
    }
    auto bytes = isPiped ? scenarios::readBytes(input, nameOfInput(path)) : scenarios::readBytes(path);
    if (!bytes) {
        const scenarios::Diagnostic& problem = bytes.error().first();
        throw UsageError{problem.code == u"unreadable"
                             ? QStringLiteral("%1: cannot be read: %2.").arg(nameOfInput(path), problem.found)
                             : bytes.error().message()};
    }
    return *std::move(bytes);
}

scenarios::Scenario scenarioOf(const QString& path) {
    const auto bytes = bytesOf(path);
    auto loaded = scenarios::readScenario(bytes, nameOfInput(path));
    if (!loaded && scenarios::looksLikeDispute(bytes)) {
        throw UsageError{
            QStringLiteral("%1: this is a dispute file, not a scenario. “sightline-cli verify %2” judges it "
                           "again.")
                .arg(nameOfInput(path), path)};
    }
    if (!loaded) {
        throw UsageError{loaded.error().message()};
    }
    for (const auto& finding : loaded->findings) {
        printError(oneLine(finding.text()));
    }
    return std::move(loaded->scenario);
}

scenarios::RuleSet rulesOf(const Arguments& arguments, const scenarios::Scenario& scenario, const QString& path) {
    if (!arguments.has(QStringLiteral("rules"))) {
        auto rules = scenarios::ruleSetOf(scenario);
        if (!rules) {
            throw UsageError{
                QStringLiteral("%1: %2 (%3)").arg(nameOfInput(path), rules.error().message, rules.error().path)};
        }
        return std::move(*rules);
    }
    return rulesNamed(arguments.value(QStringLiteral("rules")), QStringLiteral("rules"));
}

scenarios::RuleSet rulesNamed(const QString& choice, const QString& option) {
    if (const auto* shipped = scenarios::shippedRuleSet(choice)) {
        return *shipped;
    }
    if (QFileInfo{choice}.isFile()) {
        return rulesInFile(choice);
    }
    if (auto mine = scenarios::userPackIn(scenarios::userPackFolder(), choice)) {
        return std::move(*mine->rules);
    }
    if (choice == QLatin1String("-") || !QFileInfo::exists(choice)) {
        throw UsageError{
            QStringLiteral("--%1 “%2” is neither a rule set of this version (%3), nor one of yours, nor a file.")
                .arg(option, choice, someOf(shippedRuleIds()))};
    }
    return rulesInFile(choice);
}

TableInput tableInputOf(const Arguments& arguments) {
    TableInput input;
    input.path = arguments.operand(0);
    input.scenario = scenarioOf(input.path);
    input.rules = rulesOf(arguments, input.scenario, input.path);
    if (arguments.has(QStringLiteral("rules"))) { // texts look up in the scenario what the rules say
        const scenarios::RuleSet* shipped = scenarios::shippedRuleSet(input.rules.id);
        const bool isShipped = shipped && *shipped == input.rules;
        input.scenario.rules =
            isShipped ? scenarios::RulesChoice{input.rules.id} : scenarios::RulesChoice{input.rules.json};
    }
    return input;
}

TableInput placesInputOf(const Arguments& arguments) {
    auto input = tableInputOf(arguments);
    if (scenarios::countsSmallestReading(input.scenario, input.rules)) {
        printError(
            QStringLiteral("Bodies count by their smallest reading here; what larger ones add is not included."));
    }
    return input;
}

scenarios::SightPair pairOf(const Arguments& arguments, const scenarios::Scenario& scenario) {
    const auto observer = modelOf(scenario, arguments.value(QStringLiteral("from")));
    const auto target = modelOf(scenario, arguments.value(QStringLiteral("to")));
    if (observer == target) {
        throw UsageError{
            QStringLiteral("--from and --to both name “%1”; a line of sight needs two models.").arg(observer.value)};
    }
    return scenarios::SightPair{observer, target};
}

scenarios::ModelId modelOf(const scenarios::Scenario& scenario, const QString& id) {
    if (scenario.model(scenarios::ModelId{id})) {
        return scenarios::ModelId{id};
    }
    QStringList ids;
    for (const auto& model : scenario.models) {
        ids.append(model.id.value);
    }
    throw UsageError{ids.isEmpty() ? QStringLiteral("There is no model “%1”: the scenario has no models.").arg(id)
                                   : QStringLiteral("There is no model “%1”; there are %2.").arg(id, someOf(ids))};
}

QString someOf(const QStringList& names) {
    const auto shown = names.mid(0, kMaxNamesInAMessage).join(QStringLiteral(", "));
    const auto rest = names.size() - kMaxNamesInAMessage;
    return rest > 0 ? QStringLiteral("%1 and %2 more").arg(shown).arg(rest) : shown;
}

std::optional<scenarios::PlayerId>
playerOf(const Arguments& arguments, const QString& option, const scenarios::Scenario& scenario) {
    if (!arguments.has(option)) {
        return std::nullopt;
    }
    const scenarios::PlayerId id{arguments.value(option)};
    if (!scenario.player(id)) {
        QStringList ids;
        for (const auto& player : scenario.players) {
            ids.append(player.id.value);
        }
        throw UsageError{
            QStringLiteral("--%1: there is no player “%2”; the scenario has %3.")
                .arg(option, id.value, ids.isEmpty() ? QStringLiteral("none") : ids.join(QStringLiteral(", ")))};
    }
    return id;
}

Option rulesOption() { return {"rules", "ID|FILE", "judge by this rule set instead of the scenario's"}; }

std::vector<Option> answerOptions() { return {rulesOption(), jsonOption(), csvOption()}; }

} // namespace sightline::app::cli
