#pragma once

#include "app/desktop/actions/command.h"
#include "app/desktop/base/qt_names.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <initializer_list>
#include <span>
#include <utility>
#include <vector>

class QMenuBar;

namespace sightline::app {

/// The commands of a window as actions, made from the command table: text, tip, icon, keys, menu, and whether they are
/// enabled.
class ActionSet : public QObject {
    Q_OBJECT

public:
    /// Single-letter shortcuts act only while `canvas` or a child of it has the focus. Precondition: `table` outlives
    /// the object.
    ActionSet(std::span<const CommandRow> table, QUndoStack& undoStack, QWidget& canvas, QObject* parent = nullptr);

    /// Returns all actions with a text, in menu order.
    [[nodiscard]] const QList<QAction*>& all() const { return m_all; }
    /// Returns the action with this id. Precondition: the table has it.
    [[nodiscard]] QAction* named(const QString& id) const;
    [[nodiscard]] QList<QAction*> named(std::initializer_list<const char*> ids) const;
    /// Returns the switches of which one is on at a time. Precondition: the table has the group.
    [[nodiscard]] QActionGroup* group(const QString& name) const;

    /// Returns the languages of the program; the data of each is its code; empty: the system's.
    [[nodiscard]] QActionGroup* languages() const { return m_languages; }

    /// Makes the menus of the table; they are deleted with the bar.
    void fillMenuBar(QMenuBar& bar);
    /// Returns a menu of the bar. Precondition: the table has it, and the bar is filled.
    [[nodiscard]] QMenu* menu(const QString& id) const;
    /// Adds commands and menus by id; null: a line. What cannot run now is left out.
    void fillMenu(QMenu& menu, const std::vector<const char*>& ids) const;

    /// Enables the commands whose needs are met, and disables the others.
    void setFact(Fact fact, bool holds);
    [[nodiscard]] bool hasFact(Fact fact) const { return m_facts.testFlag(fact); }
    /// Returns why the command cannot run now, as what to do first; empty: it can. The property "ownObstacle" of an
    /// action takes the place of the reasons of the table.
    [[nodiscard]] QString obstacle(const QAction& action) const;

private:
    /// Makes the actions of the table by id; fills `m_all`, `m_groups` and `m_needs`.
    [[nodiscard]] QHash<QString, QAction*> made(QUndoStack& undoStack, QWidget& canvas);
    [[nodiscard]] QAction* make(const CommandRow& row, QUndoStack& undoStack, QWidget& canvas);
    [[nodiscard]] QActionGroup* makeLanguages();
    void refresh() const;

    std::span<const CommandRow> m_table;
    QList<QAction*> m_all;
    QHash<QString, QActionGroup*> m_groups;
    std::vector<std::pair<QAction*, Facts>> m_needs;
    QHash<QString, QAction*> m_named; // after what is filled with it
    QHash<QString, QMenu*> m_menus;
    Facts m_facts;
    QActionGroup* m_languages = makeLanguages();
};

} // namespace sightline::app
