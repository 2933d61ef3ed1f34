#pragma once

#include "app/desktop/settings/settings.h"
#include "app/desktop/window/main_window.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace sightline::test {

/// A test of the main window: each test function has a window with settings in a folder of its own.
class WindowTest : public QObject {
    Q_OBJECT

protected:
    WindowTest();

    [[nodiscard]] QString file(const QString& name) const { return m_folder->filePath(name); }
    template <class Widget> [[nodiscard]] Widget& child(const char* name) const {
        return *m_window->findChild<Widget*>(QLatin1String{name});
    }

    [[nodiscard]] const scenarios::Scenario& scenario() const { return m_window->document().scenario(); }

    /// Makes settings in a new folder, or in the folder there is.
    void makeSettings();
    /// Shows a new window, with the settings there are or with new ones.
    void showWindow(QSize size = {1400, 900});
    /// Shows a table in the place of one that ships, and chooses m1 as its observer.
    void showPair(scenarios::Scenario table, const QString& target = QStringLiteral("m2"));
    /// Waits until the verdict of what is shown has come.
    void waitForAnswer() const;
    /// Forgets window, settings and folder.
    void closeWindow();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::MainWindow> m_window;

private slots:
    void init();
    void cleanup() { closeWindow(); }
};

} // namespace sightline::test
