#include "app/cli/command.h"
#include "app/cli/output.h"
#include "scenarios/conformance/self_test.h"
#include "scenarios/judge/terrain_table.h"
#include "scenarios/rules/user_packs.h"

#include <algorithm>

namespace sightline::app::cli {

namespace {

struct Listed {
    const scenarios::RuleSet* rules;
    QString file; ///< of the user's own packs
};

QByteArray jsonOf(const std::vector<Listed>& sets) {
    return jsonListOf(sets, JsonWriter::Layout::Block, [](JsonWriter& writer, const Listed& listed) {
        const scenarios::RuleSet& rules = *listed.rules;
        writer.member(u"id", rules.id);
        writer.member(u"name", rules.name);
        writer.member(u"version", rules.version);
        writer.member(u"status", rules.status);
        writer.member(u"source", rules.source);
        writer.member(u"hash", rules.hash());
        if (!listed.file.isEmpty()) {
            writer.member(u"file", listed.file);
        }
    });
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

/// The answers of one rule set to its own example cases.
struct Tested {
    const scenarios::RuleSet* rules;
    std::vector<scenarios::SelfTestResult> results;

    [[nodiscard]] qsizetype failures() const {
        return std::ranges::count(results, false, &scenarios::SelfTestResult::passed);
    }
};

QByteArray jsonOf(const std::vector<Tested>& sets) {
    return jsonListOf(sets, JsonWriter::Layout::Block, [](JsonWriter& writer, const Tested& tested) {
        writer.member(QStringLiteral("id"), tested.rules->id);
        writer.member(QStringLiteral("cases"), scenarios::selfTestCount(*tested.rules));
        writer.member(QStringLiteral("questions"), static_cast<int>(tested.results.size()));
        writer.beginList(QStringLiteral("failures"));
        for (const scenarios::SelfTestResult& result : tested.results) {
            if (result.passed) {
                continue;
            }
            writer.beginObject();
            writer.member(u"case", result.test);
            writer.member(u"question", result.question);
            writer.member(u"path", result.path);
            writer.member(u"difference", result.difference);
            writer.endObject();
        }
        writer.endList();
    });
}

QString textOf(const std::vector<Tested>& sets) {
    std::vector<QStringList> rows{
        {QStringLiteral("id"), QStringLiteral("cases"), QStringLiteral("questions"), QStringLiteral("failures")}};
    QString failures;
    for (const Tested& tested : sets) {
        rows.push_back({tested.rules->id, QString::number(scenarios::selfTestCount(*tested.rules)),
                        QString::number(tested.results.size()), QString::number(tested.failures())});
        for (const scenarios::SelfTestResult& result : tested.results) {
            if (!result.passed) {
                failures +=
                    oneLine(QStringLiteral("%1 %2, %3, %4: %5")
                                .arg(tested.rules->id, result.path, result.test, result.question, result.difference)) +
                    u'\n';
            }
        }
    }
    return columns(rows) + failures;
}

/// Runs the example cases of the sets asked for, or of all that have some.
ExitStatus test(const std::vector<Listed>& sets, const QStringList& asked, bool asJson) {
    const auto isNamed = [](const QString& id) { return !id.isEmpty(); };
    const bool isForSome = std::ranges::any_of(asked, isNamed);
    for (const QString& id : asked) {
        if (isNamed(id) && std::ranges::none_of(sets, [&](const Listed& listed) { return listed.rules->id == id; })) {
            throw UsageError{QStringLiteral("No rule set is called \"%1\". \"rulesets\" lists them all.").arg(id)};
        }
    }
    std::vector<Tested> tested;
    for (const Listed& listed : sets) {
        const bool isRequested =
            isForSome ? asked.contains(listed.rules->id) : scenarios::selfTestCount(*listed.rules) > 0;
        if (isRequested) {
            tested.push_back({listed.rules, scenarios::runSelfTests(*listed.rules)});
        }
    }
    const bool areAllRight = std::ranges::all_of(tested, [](const Tested& one) { return one.failures() == 0; });
    asJson ? print(jsonOf(tested)) : print(textOf(tested));
    return areAllRight ? ExitStatus::Done : ExitStatus::Mismatch;
}

/// Returns the treatment of each kind of terrain by a rule set.
QString terrainText(const scenarios::RuleSet& rules) {
    std::vector<QStringList> rows{{QStringLiteral("kind"), QStringLiteral("category"), QStringLiteral("tags"),
                                   QStringLiteral("through"), QStringLiteral("into"), QStringLiteral("out of"),
                                   QStringLiteral("cover beside"), QStringLiteral("cover inside"),
                                   QStringLiteral("why it does not block")}};
    for (const scenarios::TerrainRow& row : scenarios::terrainTable(rules)) {
        rows.push_back({row.kind, row.category,
                        row.tags.isEmpty() ? QStringLiteral("-") : row.tags.join(QStringLiteral(", ")), row.through,
                        row.into, row.out, row.beside, row.inside, row.reason});
    }
    return columns(rows);
}

QByteArray terrainJson(const scenarios::RuleSet& rules) {
    return jsonListOf(scenarios::terrainTable(rules), JsonWriter::Layout::Block,
                      [](JsonWriter& writer, const scenarios::TerrainRow& row) {
                          for (const auto& [key, value] :
                               {std::pair{u"kind", row.kind}, std::pair{u"category", row.category},
                                std::pair{u"tags", row.tags.join(QStringLiteral(", "))},
                                std::pair{u"through", row.through}, std::pair{u"into", row.into},
                                std::pair{u"out_of", row.out}, std::pair{u"cover_beside", row.beside},
                                std::pair{u"cover_inside", row.inside}, std::pair{u"reason", row.reason}}) {
                              writer.member(key, value);
                          }
                      });
}

ExitStatus runRulesets(const Arguments& arguments) {
    std::vector<Listed> sets;
    for (const auto& rules : scenarios::shippedRuleSets()) {
        sets.push_back({&rules, {}});
    }
    const auto packs = scenarios::userPacksIn(scenarios::userPackFolder());
    for (const auto& pack : packs) {
        if (pack.rules) {
            sets.push_back({&*pack.rules, pack.path});
        } else {
            printError(QStringLiteral("Left out: %1").arg(oneLine(pack.problem)));
        }
    }
    if (arguments.has(QStringLiteral("test"))) {
        return test(sets, arguments.values(QStringLiteral("test")), arguments.has(QStringLiteral("json")));
    }
    if (const QString id = arguments.value(QStringLiteral("terrain")); !id.isEmpty()) {
        const auto found = std::ranges::find(sets, id, [](const Listed& listed) { return listed.rules->id; });
        if (found == sets.end()) {
            throw UsageError{QStringLiteral("There is no rule set “%1”; sightline-cli rulesets lists them.").arg(id)};
        }
        return printAnswer(
            arguments, [&] { return terrainJson(*found->rules); }, [&] { return terrainText(*found->rules); });
    }
    return printAnswer(
        arguments, [&] { return jsonOf(sets); }, [&] { return textOf(sets); });
}

} // namespace

Command rulesetsCommand() {
    Option terrain{"terrain", "ID", "how this rule set treats each kind of terrain"};
    return {
        "rulesets",
        "the rule sets that ship, and your own, with what is known about each",
        "Lists the shipped rule sets and your own packs: id, version, status and name. A file of your folder that is\n"
        "no valid rule set is reported on standard error.\n"
        "With --test: runs the example cases of each rule set; exit status 1 if an answer differs.\n"
        "With --terrain: how a rule set treats each kind of terrain, judged on a piece 6 in wide at its usual height,\n"
        "through it, into it and out of it.",
        {},
        {{"test", "[ID]", "run the example cases of that rule set, or of all", false, true},
         std::move(terrain),
         jsonOption()},
        runRulesets};
}

} // namespace sightline::app::cli
