#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/shared/text/sense_text.h"
#include "app/shared/text/verdict_text.h"
#include "scenarios/output/senses_json.h"

namespace sightline::app::cli {

namespace {

using scenarios::Perception;
using scenarios::Scenario;
using scenarios::SenseTable;

scenarios::SenseReasonText reasonsOf(const Scenario& scenario) {
    return [&scenario](const scenarios::SenseReason& reason) { return senseSentence(reason, scenario); };
}

QString lineText(const std::optional<bool>& passes) {
    return !passes ? QString{} : *passes ? QStringLiteral("passes") : QStringLiteral("is stopped");
}

QString textOf(const Perception& perception, const Scenario& scenario) {
    std::vector<QStringList> rows;
    for (const scenarios::SenseAnswer& answer : perception.senses) {
        rows.push_back({QStringLiteral("  ") + senseName(answer.sense),
                        answer.proves ? QStringLiteral("yes") : QStringLiteral("no"),
                        senseSentence(answer.why, scenario)});
    }
    const auto row = [&](const char* name, const QString& value) {
        if (!value.isEmpty()) {
            rows.push_back({QStringLiteral("  ") + QString::fromLatin1(name), {}, value});
        }
    };
    row("stands", perception.light ? lightText(*perception.light) : QString{});
    row("light", perception.lightFlags.join(QStringLiteral(", ")));
    row("line of sight", lineText(perception.lineOfSight));
    row("line of fire", lineText(perception.lineOfFire));
    for (const QString& teller : tellersText(perception, scenario)) {
        row("told", teller);
    }
    return oneLine(perceptionSentence(perception, scenario)) + u'\n' + columns(rows);
}

QString textOf(const std::vector<Perception>& all) {
    std::vector<QStringList> rows{
        {QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("contact"), QStringLiteral("by")}};
    for (const Perception& perception : all) {
        rows.push_back({perception.observer.value, perception.target.value,
                        perception.isOutline()   ? QStringLiteral("outline")
                        : perception.isSure()    ? QStringLiteral("sure")
                        : perception.isContact() ? QStringLiteral("unsure")
                                                 : QStringLiteral("none"),
                        senseNames(perception.proof).join(QStringLiteral(", "))});
    }
    return columns(rows);
}

void begin(JsonWriter& writer, const TableInput& input) {
    writer.beginObject();
    writer.member(u"scenario", input.name());
    writer.member(u"rules", input.rules.id);
}

ExitStatus allPairs(const Arguments& arguments, const TableInput& input, const SenseTable& table) {
    const auto all = perceptionsOf(table);
    if (all.empty()) {
        printError(QStringLiteral("There is no pair to judge: no two models of different players."));
    }
    const auto cell = table.vision().profile.cell;
    const auto json = [&] {
        JsonWriter writer;
        begin(writer, input);
        writer.list(u"pairs", all, [&](const Perception& perception) {
            writePerception(writer, perception, cell, reasonsOf(input.scenario));
        });
        writer.endObject();
        return writer.text();
    };
    return printAnswer(
        arguments, json, [&] { return perceptionsCsv(all, cell); }, [&] { return textOf(all); });
}

/// A model or reserve to look from; the refusal names some that there are.
scenarios::ModelId observerOf(const Scenario& scenario, const QString& id) {
    const scenarios::ModelId model{id};
    return scenario.reserve(model) ? model : modelOf(scenario, id);
}

/// A model, a reserve, or the id of a thing with a place (row S2.32).
Perception answerOf(const SenseTable& table, const scenarios::ModelId& from, const QString& to) {
    const Scenario& scenario = table.scenario();
    if (const auto place = areaNamed(scenario, to)) {
        Perception perception = perceivesArea(table, from, *place);
        perception.target = perception.requestedAbout = {to}; // as it was asked for
        return perception;
    }
    return perceives(table, from, observerOf(scenario, to));
}

ExitStatus onePair(const Arguments& arguments, const TableInput& input, const SenseTable& table) {
    if (arguments.has(QStringLiteral("csv"))) {
        throw UsageError{QStringLiteral("--csv requires --all.")};
    }
    const auto from = observerOf(input.scenario, arguments.value(QStringLiteral("from")));
    const auto answer = answerOf(table, from, arguments.value(QStringLiteral("to")));
    const auto json = [&] {
        JsonWriter writer;
        writePerception(writer, answer, table.vision().profile.cell, reasonsOf(input.scenario));
        return writer.text();
    };
    return printAnswer(arguments, json, [&] { return textOf(answer, input.scenario); });
}

ExitStatus runSenses(const Arguments& arguments) {
    const bool wantsAll = arguments.has(QStringLiteral("all"));
    const bool hasPair = arguments.has(QStringLiteral("from")) && arguments.has(QStringLiteral("to"));
    if (wantsAll && (arguments.has(QStringLiteral("from")) || arguments.has(QStringLiteral("to")))) {
        throw UsageError{QStringLiteral("--all cannot be combined with --from and --to.")};
    }
    if (!wantsAll && !hasPair) {
        throw UsageError{QStringLiteral("senses requires --from ID and --to ID, or --all.")};
    }
    const auto input = tableInputOf(arguments);
    if (!input.scenario.vision) {
        printError(QStringLiteral("This table defines no senses or light; the default values by daylight are used."));
    }
    const SenseTable table{scenarios::PreparedTable{input.scenario, input.rules}};
    return wantsAll ? allPairs(arguments, input, table) : onePair(arguments, input, table);
}

} // namespace

Command sensesCommand() {
    return {
        "senses",
        "the senses by which one model perceives another, and why the others fail",
        "Prints which senses of a model perceive another, by their ranges, the light and the sight lines, and why the\n"
        "others do not. --to may also name an objective, a zone, a piece, a region or a light.\n"
        "With --all: every ordered pair of models of different players.",
        {"SCENARIO"},
        {{"from", "ID", "the perceiving model"},
         {"to", "ID", "the perceived model or position"},
         {"all", {}, "every pair"},
         rulesOption(),
         jsonOption(),
         {"csv", {}, "with --all: print a table of comma-separated values"}},
        runSenses};
}

} // namespace sightline::app::cli
