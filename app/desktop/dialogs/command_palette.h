#pragma once

#include <QDialog>
#include <QList>
#include <QPointer>

class QAction;
class QLineEdit;
class QMenuBar;
class QTreeWidget;

namespace sightline::app {

/// A searchable list of all commands: words in any order, Enter triggers the selected one.
class CommandPalette : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(const QMenuBar& menus, QWidget* parent = nullptr);

    /// Adds commands that are in no menu, listed under `path`. The caller owns them and may delete them at any time.
    void add(const QList<QAction*>& actions, const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Command {
        QPointer<QAction> action;
        QString path; ///< of the menus that contain it
    };

    void collect(const QList<QAction*>& actions, const QString& path);
    void filter();
    void run();

    QList<Command> m_commands;
    QLineEdit* m_line;
    QTreeWidget* m_list;
};

/// Returns how well `text` matches what was typed: 0 for not at all; higher is better. Each word must occur, preferably
/// at the start of a word.
[[nodiscard]] int fit(const QString& text, const QString& typed);

} // namespace sightline::app
