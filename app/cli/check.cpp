#include "app/cli/flip_answer.h"
#include "app/cli/hidden_game.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/proof_file.h"
#include "app/cli/requested_pair.h"
#include "app/cli/side_view.h"
#include "app/shared/text/deciding_rule.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/ruling_text.h"
#include "app/shared/text/shot_text.h"
#include "app/shared/text/verdict_rows.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/judge/headline.h"
#include "scenarios/judge/judge.h"
#include "scenarios/judge/targeting.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/shot.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <iterator>

namespace sightline::app::cli {

namespace {

using scenarios::Verdict;

using Viewers = std::optional<geometry::ViewerPoints>;

QString viewerText(geometry::Point point, double share) {
    return QStringLiteral("%1 sees %2").arg(positionText(point), shareText(share));
}

/// Returns why a pair has no margin, where what it rests on is more than the line; else empty.
QString marginLeftAside(const Verdict& verdict, const scenarios::Scenario& scenario) {
    const auto rules = scenarios::ruleSetOf(scenario);
    const auto pack = rules && rules->id == verdict.rules ? rules->pack : nullptr;
    const auto* target = scenario.model(verdict.target);
    const auto& ruling = verdict.ruling;
    const bool isLimited = pack && target && ruling.visible && !ruling.overruled && !ruling.margin &&
                           !ruling.certainty && isTargetLimited(*pack, *target);
    return isLimited ? QStringLiteral("not told: rules on who may be chosen as a target decide, beside the line")
                     : QString{};
}

/// Returns the cover in the shot of the whole unit, where it differs from that of the pair alone; else empty.
QString coverOfUnit(const scenarios::PreparedTable& table, const Verdict& verdict) {
    const scenarios::Scenario& scenario = table.scenario();
    const scenarios::ShotQuestion question{unitOf(*scenario.model(verdict.observer)),
                                           unitOf(*scenario.model(verdict.target))};
    const bool mayDiffer = table.rules().pack && verdict.ruling.visible && question.from != question.to &&
                           (modelsOf(scenario, question.from).size() > 1 || modelsOf(scenario, question.to).size() > 1);
    return mayDiffer ? shotCoverOfPair(shotOf(scenario, table.rules(), question), verdict, scenario) : QString{};
}

QString textOf(const Verdict& verdict,
               const scenarios::Scenario& scenario,
               const SideView& view,
               const Viewers& viewers,
               const QString& ofUnit) {
    std::vector<QStringList> rows;
    const auto row = [&](const char* name, const QString& value) {
        if (!value.isEmpty()) {
            rows.push_back({QString::fromLatin1(name), value});
        }
    };
    for (const auto& [name, value] : measuredRows(verdict, scenario)) {
        rows.push_back({name, value});
    }
    row("margin", marginLeftAside(verdict, scenario));
    row("certainty", certaintyText(verdict, scenario));
    for (const auto& [name, value] : ruledRows(verdict, scenario)) {
        rows.push_back({name, value});
    }
    row("for the unit", ofUnit);
    // Figures of the plain geometry, after its row.
    row("best viewer", viewers ? viewerText(viewers->best, viewers->bestShare) : QString{});
    row("worst viewer", viewers ? viewerText(viewers->worst, viewers->worstShare) : QString{});
    std::ranges::move(heightRows(view, scenario), std::back_inserter(rows));
    for (const QString& reason : rulingReasons(verdict, scenario)) {
        row("because", reason);
    }
    row("notice", rulesNotice(verdict.ruling));
    row("ids", idsRow(verdict, scenario));
    const QString title = QStringLiteral("%1  %2 to %3")
                              .arg(verdictWord(kindOf(scenario, verdict)), nameOf(scenario, verdict.observer),
                                   nameOf(scenario, verdict.target));
    const QString barred = barredSentence(verdict, scenario);
    return oneLine(title) + '\n' + oneLine(whySentence(verdict, scenario)) + '\n' +
           (barred.isEmpty() ? barred : oneLine(barred) + '\n') + hiddenGameLine(scenario) + '\n' + columns(rows) +
           profileText(view, scenario);
}

ExitStatus runCheck(const Arguments& arguments) {
    const auto asked = requestedPairOf(arguments);
    const scenarios::Scenario& scenario = asked.scenario;
    const scenarios::PreparedTable table{scenario, asked.rules};
    scenarios::Question question = asked.question;
    question.wantRulingFigures = true;
    question.keepAttempts = arguments.has(QStringLiteral("tried"));
    const Verdict verdict = judge(table, question);

    writeProofFile(arguments, table, verdict);
    const auto flips = flipsRequestedFor(arguments, table, verdict);
    const auto view = sideViewOf(arguments, table, verdict);
    writeProfileFile(view, scenario, verdict);

    const QString ofUnit = coverOfUnit(table, verdict);
    const bool wantsViewers = arguments.has(QStringLiteral("viewers"));
    const Viewers viewers = wantsViewers ? viewerPointsOf(table, verdict.observer, verdict.target) : Viewers{};
    if (arguments.has(QStringLiteral("json"))) {
        JsonWriter writer;
        const auto ofGeometry = [&](JsonWriter& more) {
            writeSideView(more, view);
            if (question.keepAttempts) {
                writeTriedLines(more, verdict);
            }
            if (arguments.has(QStringLiteral("outline"))) {
                writeSeenOutline(more, verdict);
            }
            if (wantsViewers) {
                writeViewerPoints(more, viewers);
            }
        };
        writeVerdict(
            writer, verdict, reasonTextFor(scenario),
            [&](JsonWriter& more) {
                writeHiddenGame(more, scenario);
                more.member(u"decided_by", decidingRule(verdict, scenario));
                if (!ofUnit.isEmpty()) {
                    more.member(u"cover_of_unit", ofUnit);
                }
                writeHeightsByRules(more, view);
                writeFlips(more, flips, verdict);
            },
            ofGeometry);
        print(writer.text());
    } else {
        print(textOf(verdict, scenario, view, viewers, ofUnit) + flipText(flips, verdict, scenario));
    }
    if (headlineOf(verdict).certainty == scenarios::Certainty::DependsOnSculpt) {
        return ExitStatus::OfSculpt;
    }
    return verdict.ruling.visible ? ExitStatus::Done : ExitStatus::NotVisible;
}

} // namespace

Command checkCommand() {
    return {
        "check",
        "one verdict: does a model see another?",
        "Judges one line of sight and prints the proof: a clear line, or what blocks every line.\n"
        "Exit status: 0 visible, 1 not visible, according to the ruling (ruling.visible); 2 bad usage or input;\n"
        "3 depends on the sculpt; 130 stopped by Ctrl+C during --flip.",
        {"SCENARIO"},
        joined(
            {pairOptions(),
             sideViewOptions(),
             {flipOption(),
              proofOption(),
              rulesOption(),
              jsonOption(),
              {"viewers", {}, "also the points of the observer's base that see most and least of the target"},
              {"tried",
               {},
               "also how many lines the sampled stages tried, and how many of them are clear; all of them are tried"},
              {"outline", {}, "with --json: also seen_outline, the visible parts of the target's outline"}}}),
        runCheck,
        Needs::Core,
        {"profile", "proof"}};
}

} // namespace sightline::app::cli
