#include "app/cli/command_line.h"

#include <QCommandLineParser>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace sightline::app::cli {

namespace {

QString usageOf(const Command& command) {
    QStringList parts{QStringLiteral("sightline-cli"), command.name};
    parts += command.operands;
    if (!command.choice.isEmpty()) {
        parts += command.choice;
    }
    bool optional = false;
    for (const Option& option : command.options) {
        if (option.required) {
            parts += QStringLiteral("--%1 %2").arg(option.name, option.value);
        } else {
            optional = true;
        }
    }
    if (optional) {
        parts += QStringLiteral("[OPTION]...");
    }
    return parts.join(' ');
}

QString hint(const Command& command) {
    return QStringLiteral("Usage: %1\nMore: sightline-cli %2 --help").arg(usageOf(command), command.name);
}

/// Two columns, the first as wide as its widest entry.
QString table(const HelpRows& rows) {
    qsizetype width = 0;
    for (const auto& row : rows) {
        width = std::max(width, row.first.size());
    }
    QString text;
    for (const auto& [left, right] : rows) {
        text += QStringLiteral("  %1  %2\n").arg(left.leftJustified(width), right);
    }
    return text;
}

/// Gives each option that may lack its value one: an empty one where none follows.
QStringList withAllValues(const Command& command, const QStringList& arguments) {
    QStringList complete;
    qsizetype operands = 0;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments[i];
        const auto option = std::ranges::find_if(
            command.options, [&](const Option& known) { return argument == QStringLiteral("--") + known.name; });
        if (argument == QLatin1String{"--"}) {
            return complete + arguments.mid(i);
        }
        if (option == command.options.end()) {
            operands += argument.startsWith('-') && argument.size() > 1 ? 0 : 1;
            complete.append(argument);
        } else if (!option->mayLackValue()) {
            complete.append(argument);
            if (!option->value.isEmpty() && i + 1 < arguments.size()) {
                complete.append(arguments[++i]);
            }
        } else {
            const bool follows =
                i + 1 < arguments.size() && !arguments[i + 1].startsWith('-') && operands >= command.operands.size();
            complete.append(argument + u'=' + (follows ? arguments[++i] : QString{}));
        }
    }
    return complete;
}

/// True if one word becomes the other by at most two letters added, left out or changed, and one in words of up to
/// four; two neighbors exchanged count as two.
bool isLike(const QString& word, const QString& name) {
    std::vector<qsizetype> row(static_cast<std::size_t>(name.size()) + 1);
    std::iota(row.begin(), row.end(), qsizetype{0});
    for (qsizetype i = 0; i < word.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 1; j < row.size(); ++j) {
            const qsizetype changed = diagonal + (word[i] == name[static_cast<qsizetype>(j) - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
        }
    }
    return row.back() <= (name.size() > 4 ? 2 : 1);
}

} // namespace

Arguments parseArguments(const Command& command, const QStringList& arguments) {
    const auto bad = [&](const QString& message) { return UsageError{message + '\n' + hint(command)}; };
    QCommandLineParser parser;
    for (const Option& option : command.options) {
        parser.addOption(QCommandLineOption{option.name, option.help, option.value});
    }
    if (!parser.parse(QStringList{QStringLiteral("sightline-cli")} + withAllValues(command, arguments))) {
        throw bad(parser.errorText());
    }
    std::map<QString, QStringList> options;
    for (const Option& option : command.options) {
        const auto times = parser.optionNames().count(option.name);
        if (times > 1 && !option.repeatable) {
            throw bad(QStringLiteral("option --%1 is given %2 times; it is allowed once.").arg(option.name).arg(times));
        }
        if (times > 0) {
            options[option.name] = option.value.isEmpty() ? QStringList{} : parser.values(option.name);
        } else if (option.required) {
            throw bad(QStringLiteral("missing option --%1 %2.").arg(option.name, option.value));
        }
    }
    const QStringList operands = parser.positionalArguments();
    const qsizetype most = options.contains(command.insteadOfOperands) ? 0 : command.operands.size();
    const qsizetype least = most - (most > 0 && command.operands.last().startsWith(u'[') ? 1 : 0);
    if (operands.size() < least) {
        throw bad(QStringLiteral("missing argument %1.").arg(command.operands[operands.size()]));
    }
    if (operands.size() > most) {
        throw bad(QStringLiteral("unexpected argument “%1”.").arg(operands[most]));
    }
    return Arguments{operands, std::move(options)};
}

bool asksForHelp(const QStringList& arguments) {
    const auto end = std::ranges::find(arguments, QStringLiteral("--"));
    return std::any_of(arguments.begin(), end, [](const QString& argument) {
        return argument == QLatin1String("--help") || argument == QLatin1String("-h");
    });
}

HelpRows optionRows(const Command& command) {
    HelpRows rows;
    rows.reserve(command.options.size() + 1);
    for (const Option& option : command.options) {
        if (option.help.isEmpty()) {
            continue;
        }
        rows.emplace_back(option.value.isEmpty() ? QStringLiteral("--%1").arg(option.name)
                                                 : QStringLiteral("--%1 %2").arg(option.name, option.value),
                          option.help);
    }
    rows.emplace_back(QStringLiteral("--help"), QStringLiteral("show this help"));
    return rows;
}

HelpRows generalOptions() {
    return {{QStringLiteral("COMMAND --help"), QStringLiteral("what a command does, and its options")},
            {QStringLiteral("--help"), QStringLiteral("show this help")},
            {QStringLiteral("--version"), QStringLiteral("version, commit, Qt, CGAL and compiler")},
            {QStringLiteral("--man-page"), QStringLiteral("print the manual page: man -l <(sightline-cli --man-page)")},
            {QStringLiteral("--bash-completion"),
             QStringLiteral("print the completion script for bash: source <(sightline-cli --bash-completion)")}};
}

QString introduction() { return QStringLiteral("Judges lines of sight on a tabletop and proves its answers."); }

QString scenarioNote() {
    return QStringLiteral(
        "A SCENARIO is a .sightline file, or - for standard input; “table” writes one to start from.");
}

QString exitStatusNote() {
    return QStringLiteral(
        "Exit status: 0 done; 1 the answer is no: not visible, nobody may shoot, something differs or "
        "fails, no path, position or change; 2 bad usage or input; 3 check: depends on the sculpt; "
        "130 stopped.");
}

QStringList commandsLike(const std::vector<Command>& commands, const QString& word) {
    // What the field calls it, and the commands that do it.
    static const std::array<std::pair<const char*, QStringList>, 14> kSynonyms{
        {{"fairness", {QStringLiteral("layout"), QStringLiteral("compare")}},
         {"fair", {QStringLiteral("layout"), QStringLiteral("compare")}},
         {"symmetry", {QStringLiteral("layout")}},
         {"balance", {QStringLiteral("layout"), QStringLiteral("compare")}},
         {"report", {QStringLiteral("layout"), QStringLiteral("sheet")}},
         {"batch", {QStringLiteral("layout")}},
         {"suggest", {QStringLiteral("layout")}},
         {"map", {QStringLiteral("heatmap"), QStringLiteral("region")}},
         {"heat", {QStringLiteral("heatmap")}},
         {"los", {QStringLiteral("check"), QStringLiteral("matrix")}},
         {"sight", {QStringLiteral("check"), QStringLiteral("region")}},
         {"layouts", {QStringLiteral("tables"), QStringLiteral("table")}},
         {"new", {QStringLiteral("table"), QStringLiteral("convert")}},
         {"picture", {QStringLiteral("render")}}}};
    const QString plain = word.toLower().remove(u'-').remove(u'_');
    QStringList likely;
    for (const auto& [synonym, names] : kSynonyms) {
        if (plain == QLatin1String{synonym}) {
            likely += names;
        }
    }
    for (const Command& command : commands) {
        if (!likely.contains(command.name) && isLike(plain, command.name)) {
            likely << command.name;
        }
    }
    return likely;
}

QString helpOf(const Command& command) {
    return QStringLiteral("Usage: %1\n\n%2\n\nOptions:\n").arg(usageOf(command), command.description) +
           table(optionRows(command));
}

QString helpOfAll(const std::vector<Command>& commands) {
    HelpRows rows;
    for (const Command& command : commands) {
        rows.emplace_back((QStringList{command.name} + command.operands).join(' '), command.summary);
    }
    return QStringLiteral("Usage: sightline-cli COMMAND [ARGUMENT]...\n\n%1\n\nCommands:\n").arg(introduction()) +
           table(rows) + QStringLiteral("\nOptions:\n") + table(generalOptions()) +
           QStringLiteral("\n%1\n%2\n").arg(scenarioNote(), exitStatusNote());
}

double numberOf(const Arguments& arguments, const QString& option, double fallback, double least, double most) {
    if (!arguments.has(option)) {
        return fallback;
    }
    bool isNumber = false;
    const QString text = arguments.value(option);
    const double number = text.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number) || number < least || number > most) {
        throw UsageError{QStringLiteral("--%1 takes a number from %2 to %3; found “%4”.")
                             .arg(option)
                             .arg(least)
                             .arg(most)
                             .arg(text)};
    }
    return number;
}

std::optional<geometry::Point> positionIn(const QString& text) {
    const QStringList parts = text.split(u',');
    bool isX = false;
    bool isY = false;
    const double x = parts[0].toDouble(&isX);
    const double y = parts.value(1).toDouble(&isY);
    constexpr double kMax = 1e4;
    const bool isPosition = parts.size() == 2 && isX && isY && std::abs(x) <= kMax && std::abs(y) <= kMax;
    return isPosition ? std::optional{geometry::pointFromInches(x, y)} : std::nullopt;
}

} // namespace sightline::app::cli
