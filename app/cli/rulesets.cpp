#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/rules/user_packs.h"

namespace sightline::app::cli {

namespace {

struct Listed {
    const scenarios::RuleSet* rules;
    QString file; ///< of the user's own packs
};

QByteArray jsonOf(const std::vector<Listed>& sets) {
    scenarios::JsonWriter writer;
    writer.beginList();
    for (const auto& listed : sets) {
        const scenarios::RuleSet& rules = *listed.rules;
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
        if (!listed.file.isEmpty()) {
            member(u"file", listed.file);
        }
        writer.endObject();
    }
    writer.endList();
    return writer.text();
}

QString textOf(const std::vector<Listed>& sets) {
    std::vector<QStringList> rows{
        {QStringLiteral("id"), QStringLiteral("version"), QStringLiteral("status"), QStringLiteral("name")}};
    for (const auto& [rules, file] : sets) {
        rows.push_back({rules->id, rules->version, rules->status,
                        file.isEmpty() ? rules->name : QStringLiteral("%1 (yours: %2)").arg(rules->name, file)});
    }
    return columns(rows);
}

Expected<ExitStatus> run(const Arguments& arguments) {
    std::vector<Listed> sets;
    for (const auto& rules : scenarios::shippedRuleSets()) {
        sets.push_back({&rules, {}});
    }
    const auto packs = scenarios::userPacksIn(scenarios::userPackFolder());
    for (const auto& pack : packs) {
        if (pack.rules) {
            sets.push_back({&*pack.rules, pack.path});
        } else {
            complain(QStringLiteral("Left out: %1").arg(oneLine(pack.problem)));
        }
    }
    const auto printed = arguments.has(QStringLiteral("json")) ? print(jsonOf(sets)) : print(textOf(sets));
    return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
}

} // namespace

Command rulesetsCommand() {
    Command command;
    command.name = QStringLiteral("rulesets");
    command.summary = QStringLiteral("the rule sets that ship, and your own, with what is known about each");
    command.description = QStringLiteral("Lists the rule sets that ship, and your own packs: id, version, status and name. A file of your folder that is no "
                                           "sound rule set is named on standard error.");
    command.options = {jsonOption()};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
