#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/shared/text/table_change_text.h"
#include "scenarios/output/changes_io.h"

#include <optional>

namespace sightline::app::cli {

namespace {

using scenarios::Scenario;

QString textOf(const scenarios::TableChanges& changes,
               const scenarios::RuleComparison* verdicts,
               const Scenario& before,
               const Scenario& after) {
    QString text = changesHeadline(changes, verdicts) + u'\n';
    if (!changes.elements.empty()) {
        std::vector<QStringList> rows{
            {QStringLiteral("what"), QStringLiteral("id"), QStringLiteral("name"), QStringLiteral("change")}};
        for (const auto& change : changes.elements) {
            rows.push_back(
                {kindWord(change.id), textOf(change.id), nameInEither(before, after, change.id), changeText(change)});
        }
        text += u'\n' + columns(rows);
    }
    if (verdicts && !verdicts->differences.empty()) {
        std::vector<QStringList> rows{
            {QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("in A"), QStringLiteral("in B")}};
        for (const auto& difference : verdicts->differences) {
            rows.push_back({difference.a.observer.value, difference.a.target.value, sideText(difference, difference.a),
                            sideText(difference, difference.b)});
        }
        text += u'\n' + columns(rows);
    }
    return text;
}

ExitStatus runDiff(const Arguments& arguments) {
    const QString& pathA = arguments.operand(0);
    const QString& pathB = arguments.operand(1);
    if (pathA == u"-" && pathB == u"-") {
        throw UsageError{QStringLiteral("Only one of the two can be read from standard input.")};
    }
    const auto before = scenarioOf(pathA);
    const auto after = scenarioOf(pathB);
    const auto changes = changesBetween(before, after);
    std::optional<scenarios::RuleComparison> verdicts;
    if (!arguments.has(QStringLiteral("no-verdicts"))) {
        const auto rulesA = rulesOf(arguments, before, pathA);
        const auto rulesB = rulesOf(arguments, after, pathB);
        scenarios::ComparisonOptions options;
        options.toleranceA = defaultToleranceFor(before);
        options.toleranceB = defaultToleranceFor(after);
        verdicts =
            compareTables(scenarios::PreparedTable{before, rulesA}, scenarios::PreparedTable{after, rulesB}, options);
    }
    const auto* judged = verdicts ? &*verdicts : nullptr;
    const auto nameOfTable = [](const Scenario& scenario, const QString& path) {
        return scenario.name.isEmpty() ? nameOfInput(path) : scenario.name;
    };

    printAnswer(
        arguments,
        [&] {
            return changesJson(changes, judged, nameOfTable(before, pathA), nameOfTable(after, pathB),
                               reasonTextFor(after));
        },
        [&] { return changesCsv(changes, judged); }, [&] { return textOf(changes, judged, before, after); });
    return changes.isEmpty() && (!judged || judged->differences.empty()) ? ExitStatus::Done : ExitStatus::Differs;
}

} // namespace

Command diffCommand() {
    return {"diff",
            "what moved between two tables, and which verdicts changed",
            "Compares two scenarios element by element (by id) and judges every pair of models that is in both, each "
            "table\n"
            "by its own rules. Exit status: 0 no difference, 1 at least one.",
            {"A", "B"},
            {
                rulesOption(),
                {"no-verdicts", {}, "list moved elements only, without verdicts"},
                jsonOption(),
                csvOption(),
            },
            runDiff};
}

} // namespace sightline::app::cli
