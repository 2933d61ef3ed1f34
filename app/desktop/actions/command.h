#pragma once

#include <QFlags>
#include <QKeyCombination>

#include <array>

class QString;

namespace sightline::app {

class MainWindow;

/// A fact about a window; a command names those that it needs. `reasonAgainst` tells what to do about one that is
/// missing.
enum class Fact : unsigned {
    Table = 1U << 0U, ///< a table is open
    Selection = 1U << 1U,
    OneSelected = 1U << 2U,   ///< exactly one element
    ModelSelected = 1U << 3U, ///< exactly one model
    PieceSelected = 1U << 4U, ///< exactly one piece of terrain
    Observer = 1U << 5U,
    Pair = 1U << 6U, ///< observer and target
    Verdict = 1U << 7U,
    PinnedLines = 1U << 8U,
    HiddenElements = 1U << 9U,
    Photo = 1U << 10U,       ///< under the table
    PhotoIsRead = 1U << 11U, ///< and decoded
    DisputePhoto = 1U << 12U,
    LoggedQuestions = 1U << 13U,
    HeatMap = 1U << 14U,
    HiddenGame = 1U << 15U,
    Players = 1U << 16U,
    WholeTable = 1U << 17U, ///< the table of the judge, not what one player knows
    UndoStep = 1U << 18U,
    RedoStep = 1U << 19U,
    HiddenSteps = 1U << 20U, ///< a hidden game is on, or has ended and left the steps of its log
};
Q_DECLARE_FLAGS(Facts, Fact)

/// Returns what to do first, for a command that needs a fact that does not hold.
[[nodiscard]] QString reasonAgainst(Fact missing);

/// A row of the command table: a command, or the beginning or end of a menu, or a line between its entries.
struct CommandRow {
    enum class Kind : unsigned char { Plain, Switch, Menu, EndOfMenu, Line };
    using Run = void (*)(MainWindow& window);
    using Turn = void (*)(MainWindow& window, bool on);

    Kind kind = Kind::Plain;
    const char* id = nullptr;         ///< keys are stored under it, so it never changes
    const char* sourceText = nullptr; ///< with the mnemonic; keys that the table itself takes follow a tab
    const char* sourceTip = nullptr;
    const char* iconName = nullptr;
    std::array<QKeyCombination, 2> shortcuts{};
    bool isOfCanvas = false; ///< its keys act only while the table has the focus
    bool repeats = true;     ///< while its key is held
    bool isOnFirst = false;
    const char* groupName = nullptr; ///< of a group only one switch is on
    double value = -1.0;             ///< what the controller of the command reads as data of the action
    Facts needed{};
    Run runs = nullptr;
    Turn turns = nullptr;
    bool turnsByUser = false; ///< `turns` follows the user alone, not changes by the program

    [[nodiscard]] constexpr CommandRow icon(const char* name) const {
        CommandRow next = *this;
        next.iconName = name;
        return next;
    }
    [[nodiscard]] constexpr CommandRow keys(QKeyCombination first, QKeyCombination second = Qt::Key_unknown) const {
        CommandRow next = *this;
        next.shortcuts = {first, second};
        return next;
    }
    [[nodiscard]] constexpr CommandRow tableKeys(QKeyCombination first,
                                                 QKeyCombination second = Qt::Key_unknown) const {
        CommandRow next = keys(first, second);
        next.isOfCanvas = true;
        return next;
    }
    [[nodiscard]] constexpr CommandRow once() const {
        CommandRow next = *this;
        next.repeats = false;
        return next;
    }
    [[nodiscard]] constexpr CommandRow isOn() const {
        CommandRow next = *this;
        next.isOnFirst = true;
        return next;
    }
    [[nodiscard]] constexpr CommandRow of(const char* group, double data) const {
        CommandRow next = *this;
        next.groupName = group;
        next.value = data;
        return next;
    }
    template <class Enum> [[nodiscard]] constexpr CommandRow data(Enum held) const {
        CommandRow next = *this;
        next.value = static_cast<double>(held);
        return next;
    }
    [[nodiscard]] constexpr CommandRow run(Run function) const {
        CommandRow next = *this;
        next.runs = function;
        return next;
    }
    /// Sets the function that runs whenever the switch changes, also by the program.
    [[nodiscard]] constexpr CommandRow turn(Turn function) const {
        CommandRow next = *this;
        next.turns = function;
        return next;
    }
    /// Sets the function that runs only when the user turns the switch.
    [[nodiscard]] constexpr CommandRow turnByUser(Turn function) const {
        CommandRow next = turn(function);
        next.turnsByUser = true;
        return next;
    }
};

/// The parts of a command table.
namespace rows {

[[nodiscard]] constexpr CommandRow command(const char* id, const char* text, const char* tip, Facts needs = {}) {
    CommandRow row;
    row.needed = needs;
    row.id = id;
    row.sourceText = text;
    row.sourceTip = tip;
    return row;
}

[[nodiscard]] constexpr CommandRow toggle(const char* id, const char* text, const char* tip, Facts needs = {}) {
    CommandRow row = command(id, text, tip, needs);
    row.kind = CommandRow::Kind::Switch;
    return row;
}

[[nodiscard]] constexpr CommandRow menu(const char* id, const char* text, Facts needs = {}) {
    CommandRow row = command(id, text, nullptr, needs);
    row.kind = CommandRow::Kind::Menu;
    return row;
}

[[nodiscard]] constexpr CommandRow endOfMenu() {
    CommandRow row;
    row.kind = CommandRow::Kind::EndOfMenu;
    return row;
}

[[nodiscard]] constexpr CommandRow line() {
    CommandRow row;
    row.kind = CommandRow::Kind::Line;
    return row;
}

} // namespace rows

} // namespace sightline::app
