#include "app/cli/command_line.h"
#include "app/cli/manual.h"
#include "app/cli/output.h"
#include "app/shared/text/version_text.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <memory>

namespace app = sightline::app;
namespace cli = sightline::app::cli;

namespace {

/// Qt tells on standard error that a session without a runtime folder has none; no picture needs one.
void reportAllButTheRuntimeFolder(QtMsgType, const QMessageLogContext&, const QString& message) {
    if (!message.startsWith(QLatin1String("QStandardPaths: "))) {
        cli::printError(message);
    }
}

cli::ExitStatus runCommand(const cli::Command& command, const QStringList& arguments) {
    if (cli::asksForHelp(arguments)) {
        return cli::print(cli::helpOf(command));
    }
    const cli::Arguments parsed = cli::parseArguments(command, arguments);
    if (parsed.has(QStringLiteral("json")) && parsed.has(QStringLiteral("csv"))) {
        throw cli::UsageError{QStringLiteral("--json and --csv cannot be combined.")};
    }
    return command.run(parsed);
}

cli::ExitStatus runProgram(const std::vector<cli::Command>& commands, const QStringList& arguments) {
    if (arguments.isEmpty()) {
        throw cli::UsageError{QStringLiteral("missing command.\n") + cli::helpOfAll(commands)};
    }
    const QString& name = arguments.front();
    if (name == QLatin1String("--help") || name == QLatin1String("-h")) {
        return cli::print(cli::helpOfAll(commands));
    }
    if (name == QLatin1String("--version")) {
        return cli::print(QStringLiteral("sightline-cli %1\n").arg(app::versionText()));
    }
    if (name == QLatin1String("--man-page")) {
        return cli::print(cli::manualPageOf(commands));
    }
    if (name == QLatin1String("--bash-completion")) {
        return cli::print(cli::bashCompletionOf(commands));
    }
    const auto command =
        std::ranges::find_if(commands, [&](const cli::Command& known) { return known.isCalled(name); });
    if (command != commands.end()) {
        return runCommand(*command, arguments.mid(1));
    }
    const QStringList likely = cli::commandsLike(commands, name);
    throw cli::UsageError{
        QStringLiteral("unknown command “%1”.%2 See sightline-cli --help.")
            .arg(name, likely.isEmpty()
                           ? QString{}
                           : QStringLiteral(" Did you mean %1?").arg(likely.join(QStringLiteral(" or "))))};
}

bool needsGui(const std::vector<cli::Command>& commands, const QStringList& arguments) {
    return std::ranges::any_of(commands, [&](const cli::Command& command) {
        const bool draws = std::ranges::any_of(arguments, [&](const QString& argument) {
            return argument.startsWith(QLatin1String("--")) &&
                   command.drawingOptions.contains(argument.section(u'=', 0, 0).mid(2));
        });
        return (command.needs == cli::Needs::Gui || draws) && !arguments.isEmpty() &&
               command.isCalled(arguments.front());
    });
}

} // namespace

int main(int argc, char** argv) {
    // What is printed is read by programs: the same words and numbers everywhere.
    qputenv("LC_ALL", "C.UTF-8");
    QLocale::setDefault(QLocale::c());

    QStringList arguments;
    for (int i = 1; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    const auto commands = cli::allCommands();
    int ownName = 1; // Qt would take options of its own out of the others
    std::unique_ptr<QCoreApplication> application;
    if (needsGui(commands, arguments)) {
        // Pictures must not depend on a display, nor on how one is set up.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        for (const char* variable :
             {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI", "QT_QPA_PLATFORMTHEME"}) {
            qunsetenv(variable);
        }
        qInstallMessageHandler(reportAllButTheRuntimeFolder);
        application = std::make_unique<QGuiApplication>(ownName, argv);
    } else {
        application = std::make_unique<QCoreApplication>(ownName, argv);
    }
    try {
        return static_cast<int>(runProgram(commands, arguments));
    } catch (const cli::Interrupted&) {
        return static_cast<int>(cli::ExitStatus::Stopped);
    } catch (const cli::UsageError& error) {
        cli::printError(QStringLiteral("sightline-cli: ") + error.message);
        return static_cast<int>(cli::ExitStatus::InvalidInput);
    }
}
