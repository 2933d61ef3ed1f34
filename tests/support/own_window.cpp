#include "tests/support/own_window.h"

#include "app/desktop/vision/hidden_controller.h"
#include "app/desktop/vision/vision_controller.h"
#include "scenarios/io/profile_io.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"

#include <QAction>
#include <QCoreApplication>
#include <QMouseEvent>
#include <QTabWidget>
#include <QTest>
#include <QUndoStack>

namespace sightline::test {

void OwnWindow::show(const QString& shipped, const std::optional<scenarios::Scenario>& table) {
    window.resize(1300, 850);
    window.openLibrary(shipped);
    if (table) {
        window.document().newScenario(*table);
    }
    window.show();
    window.activateWindow();
    QCoreApplication::processEvents();
}

QString OwnWindow::file() {
    const QString path = folder.filePath(QStringLiteral("table.sightline"));
    window.document().saveAs(path);
    return path;
}

void OwnWindow::send(QEvent::Type type, QPointF place, Qt::MouseButton button, Qt::MouseButtons buttons) const {
    QWidget* canvas = window.view()->viewport();
    const QPointF at = window.view()->toViewport(place);
    QMouseEvent event{type, at, canvas->mapToGlobal(at), button, buttons, {}};
    QCoreApplication::sendEvent(canvas, &event);
}

void OwnWindow::drag(QPointF from, QPointF to, bool letGo) const {
    send(QEvent::MouseButtonPress, from, Qt::LeftButton, Qt::LeftButton);
    for (int step = 1; step <= dragSteps; ++step) {
        send(QEvent::MouseMove, from + (to - from) * step / dragSteps, Qt::NoButton, Qt::LeftButton);
    }
    if (letGo) {
        send(QEvent::MouseButtonRelease, to, Qt::LeftButton, Qt::NoButton);
    }
}

HiddenGame::HiddenGame() { show(QStringLiteral("first-wall"), smallTable()); }

bool HiddenGame::settled() const {
    return QTest::qWaitFor([this] { return window.vision().isSettled() && window.hidden().isSettled(); }, 20000);
}

void HiddenGame::turnOn() {
    const int before = window.document().undoStack()->count();
    actions().named("fogOfWar")->trigger();
    QCOMPARE(window.document().undoStack()->count(), before + 1);
    window.document().edit(
        QStringLiteral("Standard sight"),
        scenarios::withVisionProfile(scenario(), *scenarios::shippedVisionProfile(QStringLiteral("standard"))));
    QVERIFY(settled());
}

void HiddenGame::showPage(int index) const {
    find<QTabWidget>("hiddenPages")->setCurrentIndex(index);
    QVERIFY(settled());
}

} // namespace sightline::test
