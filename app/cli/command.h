#pragma once

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace sightline::app::cli {

/// The exit status of the program. Source: docs/contract.md, section 6.
enum class ExitStatus : int {
    Done = 0,         ///< for `check`: visible
    NotVisible = 1,   ///< `check` and `fog --may` only
    NoShot = 1,       ///< `shoot` only
    NoPath = 1,       ///< `way` and `goto` only
    Mismatch = 1,     ///< `agree`, `conformance`, `rulesets --test` and `fog --leak-check` only
    Differs = 1,      ///< `compare`, `diff` and `verify` only
    NoChange = 1,     ///< `layout --suggest` only
    InvalidInput = 2, ///< invalid usage or input
    OfSculpt = 3,     ///< `check` only: depends on the sculpt
    Stopped = 130,    ///< interrupted by Ctrl+C before an answer; nothing is printed
};

/// The error of a command, in full sentences for the user. It is thrown, and ends the program with exit status 2.
struct UsageError {
    QString message;
};

/// The end of a command whose user wants no answer any more. It is thrown, and ends the program with exit status 130.
struct Interrupted {};

/// An option of a command: `--name VALUE`, or a switch if `value` is empty. A value in brackets, "[ID]", is optional:
/// the next argument is taken as the value only if no operand is missing; `--name=VALUE` always is.
struct Option {
    QString name;
    QString value; ///< placeholder of the value in the help: "ID"
    QString help;  ///< empty: accepted for scripts of earlier versions, and listed nowhere
    bool required = false;
    bool repeatable = false;
    QStringList words = {}; ///< possible values, for completion; empty: anything

    [[nodiscard]] bool mayLackValue() const { return value.startsWith(u'['); }
};

/// The arguments of a call, already checked against the options of the command.
class Arguments {
public:
    Arguments(QStringList operands, std::map<QString, QStringList> options)
        : m_operands{std::move(operands)}, m_options{std::move(options)} {}

    [[nodiscard]] const QString& operand(int index) const { return m_operands[index]; }
    [[nodiscard]] bool hasOperand(int index) const { return index < m_operands.size(); }
    [[nodiscard]] bool has(const QString& option) const { return m_options.contains(option); }
    /// Returns the first value of the option; empty if it was not given.
    [[nodiscard]] QString value(const QString& option) const {
        return has(option) ? m_options.at(option).front() : QString{};
    }
    [[nodiscard]] QStringList values(const QString& option) const {
        return has(option) ? m_options.at(option) : QStringList{};
    }

private:
    QStringList m_operands;
    std::map<QString, QStringList> m_options;
};

/// The Qt application that must exist while a command runs.
enum class Needs { Core, Gui };

struct Command {
    QString name;
    QString summary;     ///< half a line, for the list of commands
    QString description; ///< a few lines, for the help of the command
    /// All of them are required, unless `insteadOfOperands` is given; a last one in brackets, "[B]", is optional.
    QStringList operands;
    std::vector<Option> options;
    ExitStatus (*run)(const Arguments&) = nullptr;
    Needs needs = Needs::Core;
    QStringList drawingOptions = {}; ///< with one of these the command needs a Gui
    QString insteadOfOperands = {};  ///< with this option there are none
    QString alias = {};              ///< another name that is accepted; empty: none
    QString choice = {};             ///< options of which one is needed, for the usage line: "--from ID|--unit NAME"

    [[nodiscard]] bool isCalled(const QString& word) const {
        return word == name || (!alias.isEmpty() && word == alias);
    }
};

[[nodiscard]] Command checkCommand();
[[nodiscard]] Command matrixCommand();
[[nodiscard]] Command unitsCommand();
[[nodiscard]] Command shootCommand();
[[nodiscard]] Command sensesCommand();
[[nodiscard]] Command compareCommand();
[[nodiscard]] Command diffCommand();
[[nodiscard]] Command validateCommand();
[[nodiscard]] Command renderCommand();
[[nodiscard]] Command sheetCommand();
[[nodiscard]] Command positionsCommand();
[[nodiscard]] Command regionCommand();
[[nodiscard]] Command heatmapCommand();
[[nodiscard]] Command isovistCommand();
[[nodiscard]] Command layoutCommand();
[[nodiscard]] Command disputeCommand();
[[nodiscard]] Command verifyCommand();
[[nodiscard]] Command convertCommand();
[[nodiscard]] Command fogCommand();
[[nodiscard]] Command pathCommand();
[[nodiscard]] Command safeCommand();
[[nodiscard]] Command gotoCommand();
[[nodiscard]] Command threatCommand();
[[nodiscard]] Command studyCommand();
[[nodiscard]] Command agreeCommand();
[[nodiscard]] Command conformanceCommand();
[[nodiscard]] Command rulesetsCommand();
[[nodiscard]] Command basesCommand();
[[nodiscard]] Command tablesCommand();
[[nodiscard]] Command tableCommand();
[[nodiscard]] Command deploymentsCommand();
[[nodiscard]] Command piecesCommand();

/// Returns all commands in the order of the help.
[[nodiscard]] std::vector<Command> allCommands();

} // namespace sightline::app::cli
