#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/shared/text/comparison_text.h"
#include "scenarios/output/comparison_io.h"

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::RuleComparison;
using scenarios::RuleSet;

QString linesFor(const std::vector<scenarios::Reason>& reasons) {
    const QStringList lines = scenarios::rulesOf(reasons);
    return lines.isEmpty() ? QStringLiteral("–") : lines.join(u' ');
}

QString textOf(const RuleComparison& comparison, const RuleSet& a, const RuleSet& b) {
    std::vector<QStringList> rows{{QStringLiteral("from"), QStringLiteral("to"), a.id, b.id,
                                   QStringLiteral("lines of ") + a.id, QStringLiteral("lines of ") + b.id}};
    const bool hasMargins = std::ranges::any_of(comparison.differences, [](const auto& difference) {
        return difference.a.ruling.margin || difference.b.ruling.margin;
    });
    if (hasMargins) {
        rows.front() << QStringLiteral("margin of ") + a.id << QStringLiteral("margin of ") + b.id;
    }
    for (const auto& difference : comparison.differences) {
        rows.push_back({difference.a.observer.value, difference.a.target.value, rulingSummary(difference.a.ruling),
                        rulingSummary(difference.b.ruling), linesFor(difference.onlyA), linesFor(difference.onlyB)});
        if (hasMargins) {
            rows.back() << marginText(difference.a.ruling) << marginText(difference.b.ruling);
        }
    }
    using enum scenarios::NoticedDifference;
    const auto count = [&](scenarios::NoticedDifference noticed) { return scenarios::countOf(comparison, noticed); };
    const QString kinds =
        comparison.differences.empty()
            ? QString{}
            : QStringLiteral(": %1 in who may be targeted, %2 more in cover, %3 more in other effects")
                  .arg(count(Seen))
                  .arg(count(Cover))
                  .arg(count(Effects));
    const QString sum = QStringLiteral("%1 of %2 pairs differ between %3 and %4%5\n")
                            .arg(comparison.differences.size())
                            .arg(comparison.pairs)
                            .arg(a.id, b.id, kinds);
    return comparison.differences.empty() ? sum : columns(rows) + u'\n' + sum;
}

Expected<ExitStatus> runCompare(const Arguments& arguments) {
    if (arguments.has(QStringLiteral("json")) && arguments.has(QStringLiteral("csv"))) {
        return usageError(QStringLiteral("--json and --csv cannot be combined."));
    }
    const auto input = tableInputOf(arguments);
    if (!input) {
        return tl::unexpected{input.error()};
    }
    const auto& scenario = input->scenario;
    const auto& a = input->rules;
    const auto b = rulesNamed(arguments.value(QStringLiteral("with")), QStringLiteral("with"));
    if (!b) {
        return tl::unexpected{b.error()};
    }
    scenarios::ComparisonOptions options;
    const auto from = playerOf(arguments, QStringLiteral("from-player"), scenario);
    const auto to = playerOf(arguments, QStringLiteral("to-player"), scenario);
    if (!from || !to) {
        return tl::unexpected{from ? to.error() : from.error()};
    }
    options.fromPlayer = *from;
    options.toPlayer = *to;
    options.wantMargins = arguments.has(QStringLiteral("margins"));
    const RuleComparison comparison = scenarios::compareRules(scenario, a, *b, options);
    if (comparison.pairs == 0) {
        printError(QStringLiteral("There is no pair to judge: no two models of different players."));
    }
    return ended(arguments.has(QStringLiteral("json"))
                     ? print(comparisonJson(comparison, input->name(), a, *b, reasonTextFor(scenario)))
                 : arguments.has(QStringLiteral("csv")) ? print(comparisonCsv(comparison))
                                                        : print(textOf(comparison, a, *b)),
                 comparison.differences.empty() ? ExitStatus::Done : ExitStatus::Differs);
}

} // namespace

Command compareCommand() {
    Command command;
    command.name = QStringLiteral("compare");
    command.summary = QStringLiteral("the pairs with different rulings under two rule sets");
    command.description = QStringLiteral(
        "Judges every ordered pair of models of different players under two rule sets and lists the pairs with\n"
        "different rulings, with the rules that cause the difference. Exit status: 0 no difference, 1 at least one.");
    command.operands = {QStringLiteral("SCENARIO")};
    command.options = {
        {QStringLiteral("with"), QStringLiteral("ID|FILE"), QStringLiteral("the other rule set"), true},
        rulesOption(),
        {QStringLiteral("from-player"), QStringLiteral("ID"), QStringLiteral("only observers of this player")},
        {QStringLiteral("to-player"), QStringLiteral("ID"), QStringLiteral("only targets of this player")},
        marginsOption(),
        jsonOption(),
        {QStringLiteral("csv"), {}, QStringLiteral("print a table of comma-separated values")},
    };
    command.run = runCompare;
    return command;
}

} // namespace sightline::app::cli
