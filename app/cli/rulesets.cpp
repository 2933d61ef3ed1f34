#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/rules/rule_set.h"

namespace sightline::app::cli {

namespace {

QByteArray jsonOf(const std::vector<scenarios::RuleSet>& sets) {
    scenarios::JsonWriter writer;
    writer.beginList();
    for (const auto& rules : sets) {
        writer.beginObject();
        const auto member = [&](QStringView key, const QString& value) {
            writer.key(key);
            writer.string(value);
        };
        member(u"id", rules.id);
        member(u"name", rules.name);
        member(u"version", rules.version);
        member(u"status", rules.status);
        member(u"source", rules.source);
        member(u"hash", rules.hash());
        writer.endObject();
    }
    writer.endList();
    return writer.text();
}

QString textOf(const std::vector<scenarios::RuleSet>& sets) {
    std::vector<QStringList> rows{
        {QStringLiteral("id"), QStringLiteral("version"), QStringLiteral("status"), QStringLiteral("name")}};
    for (const auto& rules : sets) {
        rows.push_back({rules.id, rules.version, rules.status, rules.name});
    }
    return columns(rows);
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const auto& sets = scenarios::shippedRuleSets();
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(sets)) : print(textOf(sets));
    return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
}

} // namespace

Command rulesetsCommand() {
    Command command;
    command.name = QStringLiteral("rulesets");
    command.summary = QStringLiteral("the rule sets that ship, with what is known about each");
    command.description = QStringLiteral("Lists the rule sets that ship: id, version, status and name.");
    command.options = {jsonOption()};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
