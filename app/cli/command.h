#pragma once

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <map>
#include <vector>

namespace sightline::app::cli {

/// What the program ends with.
enum class ExitStatus : int {
    Done = 0,       ///< for `check`: visible
    NotVisible = 1, ///< only of `check`
    NoShot = 1,     ///< only of `shoot`
    NoWay = 1,      ///< only of `way` and `goto`
    Mismatch = 1,   ///< only of `agree`, `conformance` and `rulesets --test`
    Differs = 1,    ///< only of `compare`, `diff` and `verify`
    NoChange = 1,   ///< only of `layout --suggest`
    Refused = 2,    ///< bad usage or input
    Stopped = 130,  ///< by Ctrl+C, before there was an answer; nothing is printed then
};

/// Why a command could not do its work, in full sentences for the person who called it. Ends with status 2.
struct UsageError {
    QString message;
};

template <class Value> using Expected = tl::expected<Value, UsageError>;

[[nodiscard]] inline tl::unexpected<UsageError> usageError(const QString& message) {
    return tl::unexpected{UsageError{message}};
}

/// An option of a command: `--name VALUE`, or a switch if `value` is empty. A value in brackets, "[ID]", may be left
/// out: the next argument is taken for it only if no operand is missing any more; `--name=VALUE` is always one.
struct Option {
    QString name;
    QString value; ///< what stands for the value in the help: "ID"
    QString help;
    bool required = false;
    bool repeatable = false;
    QStringList words = {}; ///< all that the value can be, for completion; empty: anything

    [[nodiscard]] bool mayLackValue() const { return value.startsWith(u'['); }
};

/// What a caller gave, already checked against the options of the command.
class Arguments {
public:
    Arguments(QStringList operands, std::map<QString, QStringList> options)
        : m_operands{std::move(operands)}, m_options{std::move(options)} {}

    [[nodiscard]] const QString& operand(int index) const { return m_operands[index]; }
    [[nodiscard]] bool has(const QString& option) const { return m_options.contains(option); }
    /// Empty if the option was not given.
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

/// Which Qt application must exist while a command runs.
enum class Needs { Core, Gui };

struct Command {
    QString name;
    QString summary;      ///< half a line for the list of commands
    QString description;  ///< a few lines for the command's own help
    QStringList operands; ///< all of them are required, but for `insteadOfOperands`
    std::vector<Option> options;
    Expected<ExitStatus> (*run)(const Arguments&) = nullptr;
    Needs needs = Needs::Core;
    QStringList drawingOptions = {}; ///< with one of these the command needs a Gui
    QString insteadOfOperands = {};  ///< with this option there are none
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
[[nodiscard]] Command wayCommand();
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

/// In the order of the help.
[[nodiscard]] std::vector<Command> allCommands();

} // namespace sightline::app::cli
