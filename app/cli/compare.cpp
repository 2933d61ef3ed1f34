#include "app/cli/command.h"
#include "app/cli/compare_layouts.h"
#include "app/cli/input.h"
#include "app/cli/layout_options.h"
#include "app/cli/long_work.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/shared/text/comparison_text.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/output/comparison_io.h"
#include "scenarios/rules/editions.h"

#include <algorithm>

namespace sightline::app::cli {

namespace {

using scenarios::RuleComparison;
using scenarios::RuleSet;

QString linesFor(const std::vector<scenarios::Reason>& reasons) {
    QStringList lines;
    for (const QString& rule : scenarios::rulesOf(reasons)) {
        const auto reason = std::ranges::find(reasons, rule, &scenarios::Reason::rule);
        const bool isNamed = reason != reasons.end() && !reason->label.isEmpty();
        lines << (isNamed ? shippedText(reason->label) : ruleLine(rule));
    }
    lines.removeDuplicates();
    return lines.isEmpty() ? QStringLiteral("–") : lines.join(QStringLiteral("; "));
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
        rows.push_back({difference.a.observer.value, difference.a.target.value, rulingSummary(difference.a),
                        rulingSummary(difference.b), linesFor(difference.onlyA), linesFor(difference.onlyB)});
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
    const QString sum =
        QStringLiteral("%1 of %2 %6 between %3 and %4%5\n")
            .arg(comparison.differences.size())
            .arg(comparison.pairs)
            .arg(a.id, b.id, kinds,
                 comparison.pairs == 1 ? QStringLiteral("pair differs") : QStringLiteral("pairs differ"));
    const int close = closeCalls(comparison);
    const QString ofClose = close == 0 ? QString{} : QStringLiteral("%1 of them too close to call\n").arg(close);
    return comparison.differences.empty() ? sum : columns(rows) + u'\n' + sum + ofClose;
}

/// Returns the rule set of --with; without it another edition of the game of `rules`.
RuleSet otherRules(const Arguments& arguments, const RuleSet& rules) {
    if (arguments.has(QStringLiteral("with"))) {
        return rulesNamed(arguments.value(QStringLiteral("with")), QStringLiteral("with"));
    }
    const RuleSet* edition = scenarios::otherEditionOf(rules);
    if (!edition) {
        throw UsageError{QStringLiteral("Name what to compare with: another rule set by --with, or a second table to "
                                        "learn which of two layouts is fairer.\nUsage: sightline-cli compare SCENARIO "
                                        "--with ID|FILE [OPTION]...\n   or: sightline-cli compare A B [OPTION]...")};
    }
    return *edition;
}

ExitStatus runCompare(const Arguments& arguments) {
    if (arguments.hasOperand(1)) {
        return compareLayouts(arguments);
    }
    for (const Option& option : layoutOptions()) {
        if (arguments.has(option.name)) {
            throw UsageError{
                QStringLiteral("--%1 is about two layouts; name a second table, or leave it out.").arg(option.name)};
        }
    }
    const auto input = tableInputOf(arguments);
    const auto& scenario = input.scenario;
    const auto& a = input.rules;
    const auto b = otherRules(arguments, a);
    scenarios::ComparisonOptions options;
    options.fromPlayer = playerOf(arguments, QStringLiteral("from-player"), scenario);
    options.toPlayer = playerOf(arguments, QStringLiteral("to-player"), scenario);
    options.wantMargins = wantsMargins(arguments, a.pack ? a : b);
    options.toleranceA = defaultToleranceFor(scenario);
    options.toleranceB = options.toleranceA;
    const RuleComparison comparison = [&] {
        LongWork work{QStringLiteral("pairs")};
        options.progress = [&work](int done, int all) { work.reportProgress(done, all); };
        RuleComparison all = scenarios::compareRules(scenario, a, b, options, work.stop());
        work.throwIfStopped();
        return all;
    }();
    if (comparison.pairs == 0) {
        printError(QStringLiteral("There is no pair to judge: no two models of different players."));
    }
    printAnswer(
        arguments, [&] { return comparisonJson(comparison, input.name(), a, b, reasonTextFor(scenario)); },
        [&] { return comparisonCsv(comparison); }, [&] { return textOf(comparison, a, b); });
    return comparison.differences.empty() ? ExitStatus::Done : ExitStatus::Differs;
}

} // namespace

Command compareCommand() {
    Command command{
        "compare",
        "which of two layouts is fairer; or the pairs that two rule sets rule differently",
        "With a second table (compare A B): which of two layouts is fairer. Studies both as “layout” does and "
        "compares\n"
        "the largest difference between the sides over many set-ups with random errors. A layout is called the fairer\n"
        "one if it is the more even in 95 % of all pairs of set-ups. Exit status: 0, whatever the answer.\n"
        "Otherwise: judges every ordered pair of models of different players under two rule sets and lists the\n"
        "pairs with different rulings, the rules that cause the difference, and which are too close to call.\n"
        "The other rule set is that of --with, or the edition of the same game before. Exit status: 0 no\n"
        "difference, 1 at least one.\n"
        "What moved between two tables is told by “diff”.",
        {"SCENARIO", "[OTHER]"},
        joined({{{"with", "ID|FILE", "the other rule set (default: the edition of the same game before, or the next)"},
                 rulesOption(),
                 {"from-player", "ID", "only observers of this player"},
                 {"to-player", "ID", "only targets of this player"}},
                marginsOptions(),
                {jsonOption(), csvOption()}}),
        runCompare};
    for (Option& option : layoutOptions()) {
        option.help.prepend("of two layouts: ");
        command.options.push_back(std::move(option));
    }
    return command;
}

} // namespace sightline::app::cli
