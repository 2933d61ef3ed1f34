#include "app/cli/command.h"
#include "app/cli/flip_answer.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/proof_file.h"
#include "app/cli/side_view.h"
#include "app/cli/sight_options.h"
#include "app/desktop/text/number_text.h"
#include "app/desktop/text/ruling_text.h"
#include "app/desktop/text/verdict_text.h"
#include "scenarios/io/verdict_json.h"
#include "scenarios/judge.h"

#include <algorithm>
#include <iterator>

namespace sightline::app::cli {

namespace {

using scenarios::Verdict;
using scenarios::wordFor;

QString blockersOf(const Verdict& verdict, const scenarios::Scenario& scenario) {
    QStringList blockers;
    for (const auto& blocker : verdict.blockedBy) {
        blockers.append(QStringLiteral("%1 (%2) %3")
                            .arg(nameOf(scenario, blocker.piece), blocker.piece.value, shareText(blocker.share)));
    }
    return blockers.join(QStringLiteral(", "));
}

/// In space with its error, where that is larger than what is shown.
QString clearanceRow(const Verdict& verdict) {
    constexpr double kShown = 0.1;
    if (!verdict.clearanceMillimeters) {
        return {};
    }
    const QString width = millimetersText(*verdict.clearanceMillimeters);
    const auto error = verdict.volume ? verdict.volume->clearanceErrorMillimeters : std::nullopt;
    return error && *error > kShown ? QStringLiteral("%1, at most %2 more").arg(width, millimetersText(*error)) : width;
}

using Viewers = std::optional<geometry::ViewerPoints>;

QString viewerText(geometry::Point point, double share) {
    return QStringLiteral("%1 sees %2").arg(placeText(point), shareText(share));
}

QString textOf(const Verdict& verdict, const scenarios::Scenario& scenario, const SideView& view, const Viewers& viewers) {
    std::vector<QStringList> rows;
    const auto row = [&](const char* name, const QString& value) {
        if (!value.isEmpty()) {
            rows.push_back({QString::fromLatin1(name), value});
        }
    };
    row("line", QStringLiteral("%1 to %2").arg(placeText(verdict.line.from), placeText(verdict.line.to)));
    if (!verdict.visible() && verdict.blockedAt) {
        row("blocked at", QStringLiteral("%1, %2 (%3)")
                              .arg(placeText(verdict.blockedAt->point), nameOf(scenario, verdict.blockedAt->piece),
                                   verdict.blockedAt->piece.value));
    }
    row("blocked by", blockersOf(verdict, scenario));
    if (verdict.volume && verdict.volume->unsettledMillimeters) {
        row("unsettled", QStringLiteral("gaps no wider than %1").arg(boundText(*verdict.volume->unsettledMillimeters)));
    }
    row("distance", inchesText(verdict.distance));
    row("clearance", clearanceRow(verdict));
    row("seen share", verdict.seenShare ? shareText(*verdict.seenShare) : QString{});
    row("best viewer", viewers ? viewerText(viewers->best, viewers->bestShare) : QString{});
    row("worst viewer", viewers ? viewerText(viewers->worst, viewers->worstShare) : QString{});
    row("certainty", certaintyText(verdict));
    std::ranges::move(heightRows(view, scenario), std::back_inserter(rows));
    row("settled by", QStringLiteral("%1 stage, method %2").arg(wordFor(verdict.stage), wordFor(verdict.method)));
    row("rules", QStringLiteral("%1 (%2)").arg(verdict.rules, rulesText(verdict)));
    row("geometry", geometryRow(verdict));
    row("rule set", ruleSetRow(verdict));
    row("ruling", verdict.ruling.overruled ? QStringLiteral("%1, overruled").arg(rulingRow(verdict)) : rulingRow(verdict));
    const bool isOfPack = !verdict.ruling.status.isEmpty();
    if (isOfPack || verdict.ruling.overruled) {
        row("cover", verdict.ruling.cover);
    }
    row("line of fire", fireRow(verdict));
    if (isOfPack || verdict.ruling.overruled) {
        row("status", verdict.ruling.status);
        for (const auto& reason : verdict.ruling.reasons) {
            const QString sentence = reasonSentence(reason, scenario);
            row("because", reason.rule.isEmpty() ? sentence : QStringLiteral("%1 (%2)").arg(sentence, reason.rule));
        }
    }
    row("notice", rulesNotice(verdict.ruling));
    const QString title = QStringLiteral("%1  %2 (%3) to %4 (%5)")
                              .arg(verdictWord(kindOf(verdict)), nameOf(scenario, verdict.observer),
                                   verdict.observer.value, nameOf(scenario, verdict.target), verdict.target.value);
    return oneLine(title) + '\n' + oneLine(whySentence(verdict, scenario)) + QStringLiteral("\n\n") + columns(rows) +
           profileText(view, scenario);
}

Expected<ExitStatus> run(const Arguments& arguments) {
    const QString& path = arguments.operand(0);
    const auto choice = sightChoiceOf(arguments);
    if (!choice) {
        return tl::unexpected{choice.error()};
    }
    const auto scenario = scenarioOf(path);
    if (!scenario) {
        return tl::unexpected{scenario.error()};
    }
    const auto rules = rulesOf(arguments, *scenario, path);
    if (!rules) {
        return tl::unexpected{rules.error()};
    }
    const auto observer = modelOf(*scenario, arguments.value(QStringLiteral("from")));
    if (!observer) {
        return tl::unexpected{observer.error()};
    }
    const auto target = modelOf(*scenario, arguments.value(QStringLiteral("to")));
    if (!target) {
        return tl::unexpected{target.error()};
    }
    if (*observer == *target) {
        return refuse(
            QStringLiteral("--from and --to both name “%1”; a line of sight needs two models.").arg(observer->value));
    }
    const scenarios::PreparedTable table{*scenario, *rules};
    scenarios::Question question;
    question.observer = *observer;
    question.target = *target;
    question.method = choice->method;
    question.toleranceMillimeters = choice->toleranceMillimeters;
    const Verdict verdict = judge(table, question);

    if (const auto written = writeProofFile(arguments, table, verdict); !written) {
        return tl::unexpected{written.error()};
    }
    const auto flips = flipsAskedFor(arguments, table, verdict);
    if (!flips) {
        return tl::unexpected{flips.error()};
    }
    const auto view = sideViewOf(arguments, table, verdict);
    if (!view) {
        return tl::unexpected{view.error()};
    }
    if (const auto written = writeProfileFile(*view, *scenario, verdict); !written) {
        return tl::unexpected{written.error()};
    }

    const bool wantsViewers = arguments.has(QStringLiteral("viewers"));
    const Viewers viewers = wantsViewers ? viewerPointsOf(table, *observer, *target) : Viewers{};
    Expected<void> printed;
    if (arguments.has(QStringLiteral("json"))) {
        scenarios::JsonWriter writer;
        writeVerdict(writer, verdict, reasonTextFor(*scenario), [&](scenarios::JsonWriter& more) {
            writeSideView(more, *view);
            writeFlips(more, *flips);
            if (arguments.has(QStringLiteral("outline"))) {
                writeSeenOutline(more, verdict);
            }
            if (wantsViewers) {
                writeViewerPoints(more, viewers);
            }
        });
        printed = print(writer.text());
    } else {
        printed = print(textOf(verdict, *scenario, *view, viewers) + flipText(*flips, *scenario));
    }
    if (!printed) {
        return tl::unexpected{printed.error()};
    }
    return verdict.ruling.visible ? ExitStatus::Done : ExitStatus::NotVisible;
}

} // namespace

Command checkCommand() {
    Command command;
    command.name = QStringLiteral("check");
    command.summary = QStringLiteral("one verdict: does a model see another?");
    command.description =
        QStringLiteral("Judges one line of sight and gives the proof: the line itself, or who blocks it.\n"
                       "Exit status: 0 visible, 1 not visible, by what the rule set and a judge make of it (ruling.visible); 2 bad usage or input.");
    command.operands = {QStringLiteral("SCENARIO")};
    command.options = {
        {QStringLiteral("from"), QStringLiteral("ID"), QStringLiteral("the model that looks"), true},
        {QStringLiteral("to"), QStringLiteral("ID"), QStringLiteral("the model that is looked at"), true}};
    for (const Option& option : sightOptions()) {
        command.options.push_back(option);
    }
    std::ranges::move(sideViewOptions(), std::back_inserter(command.options));
    command.options.push_back(flipOption());
    command.options.push_back(proofOption());
    command.options.push_back(rulesOption());
    command.options.push_back(jsonOption());
    command.options.push_back({QStringLiteral("viewers"), {},
                               QStringLiteral("also the points of the observer's base that see most and least of the target")});
    command.options.push_back({QStringLiteral("outline"), {},
                               QStringLiteral("with --json: also seen_outline, the stretches of the target's outline that are seen")});
    command.run = run;
    command.drawingOptions = {QStringLiteral("profile"), QStringLiteral("proof")};
    return command;
}

} // namespace sightline::app::cli
