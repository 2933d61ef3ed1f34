#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <optional>

class QAction;

namespace sightline::app {

class Settings;

/// The shortcuts of a window's commands: the defaults, and the user's changes. Actions without an object name are not
/// configurable.
class KeyMap : public QObject {
    Q_OBJECT

public:
    using Keys = QList<QKeySequence>;

    /// Takes the current shortcuts of the actions as the defaults, and applies those of the settings.
    KeyMap(QList<QAction*> actions, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }
    [[nodiscard]] Keys usual(const QAction* action) const { return m_usual.value(action); }
    [[nodiscard]] bool isUsual(const QAction* action) const;
    /// Stores the shortcuts in the settings, which applies them to all windows.
    void setKeys(const QAction* action, const Keys& keys);
    void resetAll();

    /// Returns the shortcuts that the table itself handles and that cannot be changed: those after the tab in the
    /// action's text, also with Ctrl for a finer step.
    [[nodiscard]] static Keys fixedKeys(const QAction& action);

    /// Returns another action that conflicts with these keys: one sequence equals the other or is its beginning.
    [[nodiscard]] QAction* rival(const QAction* action, const QKeySequence& keys) const;

    /// Returns all changed shortcuts as JSON text, for another machine.
    [[nodiscard]] QByteArray exported() const;
    /// Imports shortcuts. Returns an empty text, or the problem with its position, in which case nothing is changed.
    [[nodiscard]] QString import(const QByteArray& text);

private:
    void apply();
    [[nodiscard]] QAction* named(const QString& name) const;

    QList<QAction*> m_actions;
    Settings& m_settings;
    QHash<const QAction*, Keys> m_usual;
};

/// Returns the text of an action for lists: without mnemonic, dots and the shortcut after a tab.
[[nodiscard]] QString plainText(const QAction& action);

} // namespace sightline::app
