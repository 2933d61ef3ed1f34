#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"

#include <QFileInfo>

namespace sightline::app::cli {

namespace {

Expected<ExitStatus> run(const Arguments& arguments) {
    const QString& from = arguments.operand(0);
    const QString& to = arguments.operand(1);
    const QString format = arguments.value(QStringLiteral("in"));
    if (arguments.has(QStringLiteral("in")) && format != QLatin1String("sightline")) {
        return refuse(QStringLiteral("--in “%1” is not in this version; it reads sightline.").arg(format));
    }
    const QString suffix = QFileInfo{to}.suffix().toLower();
    if (to != QLatin1String("-") && suffix != QLatin1String(scenarios::kScenarioSuffix) &&
        suffix != QLatin1String("json")) {
        return refuse(
            QStringLiteral("%1: writing that kind of file is not in this version; it writes .sightline and .json, "
                           "or - for standard output.")
                .arg(to));
    }
    auto scenario = scenarioOf(from);
    if (!scenario) {
        return tl::unexpected{scenario.error()};
    }
    if (arguments.has(QStringLiteral("bare"))) {
        scenario->photo.reset();
        scenario->log = {};
    }
    if (to == QLatin1String("-")) {
        const auto printed = print(scenarios::writeScenario(*scenario));
        return printed ? Expected<ExitStatus>{ExitStatus::Done} : tl::unexpected{printed.error()};
    }
    const auto saved = scenarios::saveScenarioFile(*scenario, to);
    if (!saved) {
        return refuse(saved.error().message());
    }
    return ExitStatus::Done;
}

} // namespace

Command convertCommand() {
    Command command;
    command.name = QStringLiteral("convert");
    command.summary = QStringLiteral("write a scenario in its canonical form");
    command.description = QStringLiteral(
        "Reads a scenario and writes its canonical form: known keys in a fixed order, unknown keys kept,\n"
        "the same bytes for the same scenario. OUT is a .sightline or .json file, or - for standard output.");
    command.operands = {QStringLiteral("IN"), QStringLiteral("OUT")};
    command.options = {{QStringLiteral("in"), QStringLiteral("FORMAT"), QStringLiteral("format of IN: sightline"), false, false, {QStringLiteral("sightline")}},
                       {QStringLiteral("bare"), {}, QStringLiteral("leave out the photo under the table and the log of questions")}};
    command.run = run;
    return command;
}

} // namespace sightline::app::cli
