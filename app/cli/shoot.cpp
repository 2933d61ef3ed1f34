#include "app/cli/command.h"
#include "app/cli/command_line.h"
#include "app/cli/hidden_game.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/sight_options.h"
#include "app/cli/unit_named.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/shot_text.h"
#include "app/shared/text/unit_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/output/shot_json.h"

namespace sightline::app::cli {

namespace {

using scenarios::ModelShot;
using scenarios::ShotRuling;

constexpr double kLongestRange = 300.0;

/// What was asked for; the range of a weapon that the file does not know needs no weapon of its name.
scenarios::ShotQuestion questionOf(const Arguments& arguments, const scenarios::Scenario& scenario) {
    const auto from = unitNamed(scenario, QStringLiteral("from"), arguments.value(QStringLiteral("from")));
    const auto to = unitNamed(scenario, QStringLiteral("to"), arguments.value(QStringLiteral("to")));
    if (from == to) {
        throw UsageError{QStringLiteral("--from and --to both name the unit “%1”.").arg(unitTitle(scenario, to))};
    }
    scenarios::ShotQuestion question{from, to, arguments.value(QStringLiteral("weapon")), {}};
    question.wantRulingFigures = true;
    if (arguments.has(QStringLiteral("range"))) {
        question.range =
            geometry::Length::fromInches(numberOf(arguments, QStringLiteral("range"), 0.0, 0.0, kLongestRange));
        return question;
    }
    const QStringList weapons = scenarios::weaponNamesOf(scenario, from);
    if (!question.weapon.isEmpty() && !weapons.contains(question.weapon)) {
        throw UsageError{
            weapons.isEmpty()
                ? QStringLiteral("--weapon: no model of “%1” carries a weapon; give its range with --range.")
                      .arg(unitTitle(scenario, from))
                : QStringLiteral("--weapon: no model of “%1” carries “%2”; there are %3.")
                      .arg(unitTitle(scenario, from), question.weapon, someOf(weapons))};
    }
    return question;
}

QString textOf(const TableInput& input, const ShotRuling& shot) {
    const scenarios::Scenario& scenario = input.scenario;
    QString weapon = shot.question.weapon;
    if (shot.question.range) {
        const QString range = inchesText(*shot.question.range);
        weapon = weapon.isEmpty() ? QStringLiteral("a weapon of %1").arg(range)
                                  : QStringLiteral("%1, %2").arg(weapon, range);
    }
    QString text = QStringLiteral("%1, rules %2\n").arg(oneLine(input.name()), input.rules.id);
    text += hiddenGameLine(scenario);
    text +=
        oneLine(
            QStringLiteral("%1 at %2%3: %4")
                .arg(unitTitleWithPlayer(scenario, shot.question.from), unitTitleWithPlayer(scenario, shot.question.to),
                     weapon.isEmpty() ? QString{} : QStringLiteral(" with ") + weapon, shotSentence(shot, scenario))) +
        u'\n';
    std::vector<QStringList> rows{{QStringLiteral("  model"), QStringLiteral("weapon"), QStringLiteral("range"),
                                   QStringLiteral("best target"), QStringLiteral("distance"), QStringLiteral("seen"),
                                   QStringLiteral("shot"), QStringLiteral("cover"), QStringLiteral("line of sight")}};
    for (const ModelShot& one : shot.shots) {
        rows.push_back({QStringLiteral("  ") + one.observer.value,
                        one.weapon.name.isEmpty() ? QStringLiteral("-") : one.weapon.name, shotRange(one),
                        one.verdict.target.value, distanceText(one.verdict), shotSeen(one, shot, scenario),
                        shotAnswer(one), shotCover(one, shot, scenario), shotReason(one, scenario)});
    }
    return text + columns(rows);
}

ExitStatus runShoot(const Arguments& arguments) {
    const auto input = tableInputOf(arguments);
    const auto question = questionOf(arguments, input.scenario);
    const ShotRuling shot =
        scenarios::shotOf(input.scenario, input.rules, question, defaultToleranceFor(input.scenario));
    const auto reasons = [&](const ModelShot& one) { return shotReason(one, input.scenario); };
    const ShotCounts counts = shotCounts(shot);
    const auto json = [&] {
        JsonWriter writer;
        writer.beginObject();
        writer.member(u"scenario", input.name());
        writer.member(u"rules", input.rules.id);
        writeHiddenGame(writer, input.scenario);
        writeShot(writer, shot, reasons);
        writer.member(u"surely_may_shoot", counts.surely);
        writer.member(u"too_close_to_call", static_cast<int>(counts.close.size()));
        writer.member(u"cannot_shoot", counts.cannot);
        writer.member(u"text", shotSentence(shot, input.scenario));
        writer.endObject();
        return writer.text();
    };
    if (arguments.has(QStringLiteral("csv"))) {
        reportHiddenGame(input.scenario);
    }
    printAnswer(
        arguments, json, [&] { return shotCsv(shot, reasons); }, [&] { return textOf(input, shot); });
    return shot.mayShoot > 0 ? ExitStatus::Done : ExitStatus::NoShot;
}

} // namespace

Command shootCommand() {
    return {"shoot",
            "a whole shot: which models of a unit may shoot another unit, with what, into what cover",
            "Prints range, line and cover of each model's weapons against the target unit, and the sum: how many "
            "models may\n"
            "shoot, and the target's cover. A model without a unit is a unit of one.\n"
            "Exit status: 0 at least one model may shoot, 1 none may.",
            {"SCENARIO"},
            joined({{{"from", "UNIT|ID", "the shooting unit, or one of its models", true},
                     {"to", "UNIT|ID", "the target unit, or one of its models", true},
                     {"weapon", "NAME", "this weapon only (default: all that the models carry)"},
                     {"range", "IN", "assume that each model carries one weapon of this range, in inches"}},
                    answerOptions()}),
            runShoot};
}

} // namespace sightline::app::cli
