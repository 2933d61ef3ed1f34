#pragma once

#include "app/desktop/actions/command.h"

#include <QCoreApplication>

#include <span>
#include <vector>

namespace sightline::app {

/// The target of a click on the table.
enum class Clicked { EmptyTable, Model, Piece, Mark, Several };

/// A button of the tool bar: one command, or several that share a button which shows the last used.
struct ToolButton {
    const char* sourceName = nullptr; ///< of the group; null: one command
    std::vector<const char*> ids;     ///< empty: a line between buttons
    bool isNamed = false;             ///< shows its name where there is room
};

/// The command table of the window. Menu bar, tool bar, menus of the table, command palette, key editor and the keys in
/// the help come from it.
struct Commands {
    Q_DECLARE_TR_FUNCTIONS(Commands)

public:
    /// The commands in the order of the menus, then those that are in none.
    [[nodiscard]] static std::span<const CommandRow> table();
    [[nodiscard]] static std::vector<ToolButton> toolBar();
    /// The ids of commands and menus; null: a line.
    [[nodiscard]] static std::vector<const char*> menuOf(Clicked clicked);
};

} // namespace sightline::app
