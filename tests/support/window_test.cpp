#include "tests/support/window_test.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QUndoStack>

#include <utility>

namespace sightline::test {

WindowTest::WindowTest() { QLocale::setDefault(QLocale::c()); }

void WindowTest::makeSettings() {
    if (!m_folder) {
        m_folder = std::make_unique<QTemporaryDir>();
    }
    // Pictures of tables take a fifth of the time of a short test; the windows of one program draw each of them once.
    static const QTemporaryDir thumbnails;
    QFile::link(thumbnails.path(), file(QStringLiteral("thumbnails")));
    m_settings = std::make_unique<app::Settings>(file(QStringLiteral("settings.ini")));
}

void WindowTest::showWindow(QSize size) {
    if (!m_settings) {
        makeSettings();
    }
    m_window.reset();
    m_window = std::make_unique<app::MainWindow>(*m_settings);
    m_window->resize(size);
    m_window->show();
}

void WindowTest::showPair(scenarios::Scenario table, const QString& target) {
    QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
    m_window->document().newScenario(std::move(table));
    QVERIFY(m_window->chooseObserver(QStringLiteral("m1")));
    QVERIFY(m_window->chooseTarget(target));
}

void WindowTest::waitForAnswer() const {
    QCoreApplication::processEvents();
    QTRY_VERIFY(!m_window->sight().isBusy());
    QCoreApplication::processEvents();
}

void WindowTest::closeWindow() {
    if (m_window) {
        m_window->document().undoStack()->setClean();
    }
    m_window.reset();
    m_settings.reset();
    m_folder.reset();
    QLocale::setDefault(QLocale::c());
}

void WindowTest::init() {
    showWindow();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

} // namespace sightline::test
