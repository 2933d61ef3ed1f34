#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>

#include <optional>

class QAction;

namespace sightline::app {

class Settings;

/// The keys of a window's commands: the program's own, and what the user wants instead. Actions without an object name
/// keep theirs.
class KeyMap : public QObject {
    Q_OBJECT

public:
    using Keys = QList<QKeySequence>;

    /// Takes the keys that the actions have now for the program's own, and gives them those of the settings.
    KeyMap(QList<QAction*> actions, Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] const QList<QAction*>& actions() const { return m_actions; }
    [[nodiscard]] Keys usual(const QAction* action) const { return m_usual.value(action); }
    [[nodiscard]] bool isUsual(const QAction* action) const;
    /// Kept in the settings, and so given to every window.
    void setKeys(const QAction* action, const Keys& keys);
    void resetAll();

    /// Keys that the table itself takes for an action, which no one can change: those behind the tab of its text, and
    /// with Ctrl for a finer step.
    [[nodiscard]] static Keys fixedKeys(const QAction& action);

    /// Another action that these keys would reach too, or whose keys begin with them or they with its keys.
    [[nodiscard]] QAction* rival(const QAction* action, const QKeySequence& keys) const;

    /// All keys that are not the program's own, as JSON text for another machine.
    [[nodiscard]] QByteArray exported() const;
    /// Empty, or why nothing was taken over: what is wrong, and where.
    [[nodiscard]] QString import(const QByteArray& text);

private:
    void apply();
    [[nodiscard]] QAction* named(const QString& name) const;

    QList<QAction*> m_actions;
    Settings& m_settings;
    QHash<const QAction*, Keys> m_usual;
};

/// An action's words as a list shows them: no mnemonic, no dots, no key behind a tab.
[[nodiscard]] QString plainText(const QAction& action);

} // namespace sightline::app
