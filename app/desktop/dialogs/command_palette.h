#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>

class QAction;
class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace sightline::app {

/// Every command of the menus behind one line to type in: words in any order, Enter does it.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(const QMenuBar& menus, QWidget* parent = nullptr);

    /// Commands that stand in no menu, under `path` as if they did. They belong to the caller and may go at any time.
    void add(const QList<QAction*>& actions, const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Command {
        QPointer<QAction> action;
        QString path; ///< of the menus it stands in
    };

    void collect(const QList<QAction*>& actions, const QString& path);
    void filter();
    void run();

    QList<Command> m_commands;
    QLineEdit* m_line;
    QTreeWidget* m_list;
};

/// How well `text` fits what was typed: 0, not at all; more is better. Each word must be found, at the beginning of a
/// word best.
[[nodiscard]] int fit(const QString& text, const QString& typed);

} // namespace sightline::app
