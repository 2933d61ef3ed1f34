#pragma once

#include "app/desktop/settings/settings.h"
#include "app/desktop/window/main_window.h"

#include <QEvent>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

class QAction;
class QUndoStack;

namespace sightline::test {

/// A test of the main window: each test function has a window with settings in a folder of its own, and the hands of a
/// user on its table. Places are in table inches.
class WindowTest : public QObject {
    Q_OBJECT

protected:
    WindowTest();

    [[nodiscard]] QString file(const QString& name) const { return m_folder->filePath(name); }
    /// Returns the child of the window with that type and name; without a name the only one of its type.
    template <class Widget> [[nodiscard]] Widget* find(const QString& name = {}) const {
        return m_window->findChild<Widget*>(name);
    }
    /// Returns the same child, which has to exist.
    template <class Widget> [[nodiscard]] Widget& child(const QString& name = {}) const { return *find<Widget>(name); }

    [[nodiscard]] app::ScenarioDocument& document() const { return m_window->document(); }
    [[nodiscard]] const scenarios::Scenario& scenario() const { return document().scenario(); }
    [[nodiscard]] QUndoStack* undoStack() const { return document().undoStack(); }
    [[nodiscard]] app::TableState& state() const { return m_window->state(); }
    [[nodiscard]] app::TableView* view() const { return m_window->view(); }
    [[nodiscard]] app::ActionSet& actions() const { return m_window->actions(); }
    [[nodiscard]] QWidget* canvas() const;
    [[nodiscard]] app::TableScene& scene() const;
    /// Returns the command of that name, which has to exist.
    [[nodiscard]] QAction* action(const QString& name) const;
    void trigger(const QString& name) const;
    /// Returns the text of a label.
    [[nodiscard]] QString text(const char* label) const;
    /// Returns the word on the card.
    [[nodiscard]] QString word() const;

    /// Makes settings in a new folder, or in the folder there is.
    void makeSettings();
    /// Shows a new window, with the settings there are or with new ones.
    void showWindow(QSize size = {1400, 900});
    /// Ends the run of the program; what it stored stays in the folder.
    void endRun();
    /// Closes the window, and shows that of the next run.
    void restart(QSize size = {1400, 900});
    /// Opens a table that ships and waits for its verdict.
    void openTable(const QString& shipped = QStringLiteral("first-wall")) const;
    /// Shows a table in the place of one that ships.
    void showTable(scenarios::Scenario table, const QString& shipped = QStringLiteral("first-wall")) const;
    /// Shows a table in the place of one that ships, and chooses m1 as its observer.
    void showPair(scenarios::Scenario table, const QString& target = QStringLiteral("m2")) const;
    /// Saves the table; returns the file.
    [[nodiscard]] QString savedTable() const;
    /// Waits until the verdict of what is shown has come.
    void waitForAnswer() const;
    /// Waits until nothing is computed. False if that takes more than three minutes.
    [[nodiscard]] bool settled() const;
    /// Forgets window, settings and folder.
    void closeWindow();

    /// Turns fog on, in one step, and takes the short ranges of the standard profile in another.
    void turnFogOn() const;
    /// Brings a page of the panel of hidden games to the front.
    void showHiddenPage(int index) const;

    [[nodiscard]] QPointF inView(QPointF place) const;
    void send(QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons buttons) const;
    void hover(QPointF place) const { send(QEvent::MouseMove, place, Qt::NoButton, Qt::NoButton); }
    void click(QPointF place) const;
    void drag(QPointF from, QPointF to) const;
    /// Drags without letting go.
    void pull(QPointF from, QPointF to) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;

private slots:
    void initTestCase();
    void init() { showWindow(); }
    void cleanup() { closeWindow(); }
};

} // namespace sightline::test
