#include "tests/support/window_test.h"

#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/verdict_card.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"

#include <QAction>
#include <QCoreApplication>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QMouseEvent>
#include <QTabWidget>
#include <QUndoStack>

#include <utility>

namespace sightline::test {

WindowTest::WindowTest() { QLocale::setDefault(QLocale::c()); }

QWidget* WindowTest::canvas() const { return view()->viewport(); }

app::TableScene& WindowTest::scene() const { return view()->tableScene(); }

QAction* WindowTest::action(const QString& name) const { return actions().named(name); }

void WindowTest::trigger(const QString& name) const { action(name)->trigger(); }

QString WindowTest::text(const char* label) const { return child<QLabel>(label).text(); }

QString WindowTest::word() const { return child<app::VerdictCard>().word(); }

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
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void WindowTest::endRun() {
    m_window.reset();
    m_settings.reset();
}

void WindowTest::restart(QSize size) {
    undoStack()->setClean();
    QVERIFY(m_window->close());
    endRun();
    showWindow(size);
}

void WindowTest::openTable(const QString& shipped) const {
    QVERIFY(m_window->openLibrary(shipped));
    handleEvents(); // the view fits the table once it has its size
    waitForAnswer();
}

void WindowTest::showTable(scenarios::Scenario table, const QString& shipped) const {
    QVERIFY(m_window->openLibrary(shipped));
    document().newScenario(std::move(table));
}

void WindowTest::showPair(scenarios::Scenario table, const QString& target) const {
    showTable(std::move(table));
    QVERIFY(m_window->chooseObserver(QStringLiteral("m1")));
    QVERIFY(m_window->chooseTarget(target));
}

QString WindowTest::savedTable() const {
    const QString path = file(QStringLiteral("table.sightline"));
    document().saveAs(path);
    return path;
}

void WindowTest::waitForAnswer() const {
    QCoreApplication::processEvents();
    QTRY_VERIFY(!m_window->sight().isBusy());
    QCoreApplication::processEvents();
}

bool WindowTest::settled() const {
    constexpr int kMilliseconds = 180'000;
    QCoreApplication::processEvents();
    return QTest::qWaitFor([this] { return m_window->isSettled(); }, kMilliseconds);
}

void WindowTest::closeWindow() {
    if (m_window) {
        undoStack()->setClean();
    }
    endRun();
    m_folder.reset();
    QLocale::setDefault(QLocale::c());
}

void WindowTest::turnFogOn() const {
    const int before = undoStack()->count();
    trigger(QStringLiteral("fogOfWar"));
    QCOMPARE(undoStack()->count(), before + 1);
    document().edit(
        QStringLiteral("Standard sight"),
        scenarios::withVisionProfile(scenario(), *scenarios::shippedVisionProfile(QStringLiteral("standard"))));
    QVERIFY(settled());
}

void WindowTest::showHiddenPage(int index) const {
    child<QTabWidget>("hiddenPages").setCurrentIndex(index);
    QVERIFY(settled());
}

QPointF WindowTest::inView(QPointF place) const { return view()->toViewport(place); }

void WindowTest::send(QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons buttons) const {
    const QPointF at = inView(place);
    QMouseEvent event{type, at, canvas()->mapToGlobal(at), button, buttons, {}};
    QCoreApplication::sendEvent(canvas(), &event);
}

void WindowTest::click(QPointF place) const {
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, inView(place).toPoint());
}

void WindowTest::drag(QPointF from, QPointF to) const {
    pull(from, to);
    send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
}

void WindowTest::pull(QPointF from, QPointF to) const {
    constexpr int kSteps = 4; // of a fast hand
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int step = 1; step <= kSteps; ++step) { // QTest::mouseMove carries no buttons on the offscreen platform
        send(QEvent::MouseMove, from + (to - from) * step / kSteps, Qt::NoButton, Qt::LeftButton);
    }
}

void WindowTest::initTestCase() { useTestFont(); }

} // namespace sightline::test
