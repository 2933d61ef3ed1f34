#include "app/desktop/canvas/key_pointer.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/verdict_card.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "tests/support/events.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <functional>

using namespace sightline;
using namespace sightline::app;

/// A whole evening with the keys alone: no mouse event is sent by this file, and no action triggered but by its keys.
/// What a test reads it reads where a screen reader does, or in the files that were written.
class TestKeyboardWalk : public test::WindowTest {
    Q_OBJECT

    /// To whatever has the focus, as a keyboard does. Here nobody but the test makes a window active again when a
    /// dialog has gone.
    static void key(int key, Qt::KeyboardModifiers modifiers = {}, int times = 1) {
        for (int i = 0; i < times; ++i) {
            if (!QApplication::focusWidget()) {
                QWidget* inFront = QApplication::activeModalWidget();
                for (QWidget* window : QApplication::topLevelWidgets()) {
                    inFront = !inFront && window->isVisible() && qobject_cast<MainWindow*>(window) ? window : inFront;
                }
                QVERIFY(inFront);
                inFront->activateWindow();
                QTRY_VERIFY(QApplication::focusWidget());
            }
            QWidget* focus = QApplication::focusWidget();
            QVERIFY(focus);
            QTest::keyClick(focus, static_cast<Qt::Key>(key), modifiers);
        }
        QCoreApplication::processEvents();
    }

    static void type(const QString& text) {
        QVERIFY(QApplication::focusWidget());
        QTest::keyClicks(QApplication::focusWidget(), text);
    }

    /// Tab after Tab until the focus is where it is wanted; on the table with Ctrl, which leaves it.
    template <class Wanted> bool tabTo(Wanted&& isWanted) {
        for (int i = 0; i < 400; ++i) {
            QWidget* focus = QApplication::focusWidget();
            if (focus && isWanted(focus)) {
                return true;
            }
            key(Qt::Key_Tab, qobject_cast<TableView*>(focus) ? Qt::ControlModifier : Qt::NoModifier);
        }
        return false;
    }

    bool tabToName(const QString& name) {
        return tabTo([&](const QWidget* widget) { return widget->objectName() == name; });
    }

    bool tabToTable() {
        return tabTo([this](const QWidget* widget) { return widget == view(); });
    }

    /// Runs `act` in the next modal dialog, as soon as it has the keys.
    void inDialog(std::function<void(QDialog&)> act) {
        auto* timer = new QTimer{this};
        timer->setInterval(10);
        connect(timer, &QTimer::timeout, this, [this, timer, act = std::move(act)] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog && QApplication::focusWidget() && dialog->isAncestorOf(QApplication::focusWidget())) {
                timer->stop();
                timer->deleteLater();
                ++m_dialogs;
                act(*dialog);
            }
        });
        timer->start();
    }

    void typeFileName(const QString& name) {
        inDialog([this, name](QDialog& dialog) {
            QVERIFY(qobject_cast<QFileDialog*>(&dialog));
            QVERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
            key(Qt::Key_A, Qt::ControlModifier);
            type(file(name));
            key(Qt::Key_Return);
        });
    }

    /// What a screen reader says of the table.
    [[nodiscard]] QString spoken() const { return view()->accessibleDescription(); }

    /// The pointer of the keys from where it is to a place, by whole inches.
    void pointTo(int x, int y) {
        const auto* pointer = find<KeyPointer>();
        QVERIFY(pointer && pointer->isActive());
        const QPointF way = QPointF(x, y) - pointer->place();
        key(way.x() < 0 ? Qt::Key_Left : Qt::Key_Right, {}, static_cast<int>(std::lround(std::abs(way.x()))));
        key(way.y() < 0 ? Qt::Key_Up : Qt::Key_Down, {}, static_cast<int>(std::lround(std::abs(way.y()))));
        QCOMPARE(pointer->place(), QPointF(x, y));
    }

    int m_dialogs = 0;

private slots:
    void init() {
        m_dialogs = 0;
        showWindow();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        if (!QApplication::focusWidget()) {
            m_window->setFocus();
        }
    }

    void aTableFromNothing_aShot_aRuling_theSheet_andBack() {
        // A new table, as the wizard proposes it at each step.
        inDialog([](QDialog&) {
            for (int step = 0; step < 4; ++step) {
                key(Qt::Key_Return);
            }
        });
        key(Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(!m_window->showsWelcome());
        QCOMPARE(m_dialogs, 1);
        QVERIFY(scenario().models.empty());

        // Two bases from the palette.
        QVERIFY(tabTo([](QWidget* widget) {
            const auto* button = qobject_cast<BaseButton*>(widget);
            return button && button->accessibleName().contains(QStringLiteral("32 mm round"));
        }));
        key(Qt::Key_Return);
        QCOMPARE(scenario().models.size(), std::size_t{1});
        QVERIFY(tabTo([](QWidget* widget) {
            const auto* button = qobject_cast<BaseButton*>(widget);
            return button && button->accessibleName().contains(QStringLiteral("40 mm round"));
        }));
        key(Qt::Key_Return);
        QCOMPARE(scenario().models.size(), std::size_t{2});

        // The second is selected: ten inches to the right, and the other ten to the left; who looks at whom.
        QVERIFY(tabToTable());
        key(Qt::Key_Right, {}, 10);
        key(Qt::Key_2, Qt::ControlModifier);
        // An objective of the deployment lies between the two.
        key(Qt::Key_Tab, Qt::ShiftModifier);
        for (int i = 0; i < 8 && !spoken().contains(QStringLiteral("Selected: Model 1")); ++i) {
            key(Qt::Key_Tab, Qt::ShiftModifier);
        }
        key(Qt::Key_Left, {}, 10);
        key(Qt::Key_1, Qt::ControlModifier);
        waitForAnswer();
        QVERIFY2(spoken().contains(QStringLiteral("clear")), qPrintable(spoken()));
        const double middle = scenario().models.front().position.y.inches();
        const int row = static_cast<int>(std::lround(middle));
        const int column = static_cast<int>(
            std::lround((scenario().models[0].position.x.inches() + scenario().models[1].position.x.inches()) / 2));

        // A piece between them, corner by corner.
        key(Qt::Key_Escape);
        key(Qt::Key_T);
        key(Qt::Key_P);
        pointTo(column - 1, row - 5);
        key(Qt::Key_Return);
        pointTo(column + 1, row - 5);
        key(Qt::Key_Return);
        pointTo(column + 1, row + 5);
        key(Qt::Key_Return);
        pointTo(column - 1, row + 5);
        key(Qt::Key_Return);
        key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        waitForAnswer();
        QVERIFY2(spoken().contains(QStringLiteral("blocked")), qPrintable(spoken()));

        // A barricade, dragged, and dragged elsewhere by the same keys; then undone.
        key(Qt::Key_B);
        pointTo(column - 9, row + 8);
        key(Qt::Key_Return, Qt::ShiftModifier);
        pointTo(column - 5, row + 9);
        key(Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(scenario().terrain.size(), std::size_t{2});
        QVERIFY(!scenario().terrain.back().isWall());
        const auto drawn = scenario();
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(scenario() == drawn);

        // The pointer goes, the selection tool comes.
        key(Qt::Key_P);
        QVERIFY(!find<KeyPointer>()->isActive());
        key(Qt::Key_V);

        // The judge overrules, with a note and a name.
        inDialog([this](QDialog& dialog) {
            auto* visible = dialog.findChildren<QRadioButton*>().front();
            QVERIFY(tabTo(
                [&](const QWidget* widget) { return widget == visible || qobject_cast<const QRadioButton*>(widget); }));
            key(Qt::Key_Space);
            QVERIFY(tabToName(QStringLiteral("judgeNote")));
            type(QStringLiteral("The window was agreed to be open."));
            QVERIFY(tabToName(QStringLiteral("judgeName")));
            type(QStringLiteral("A. Judge"));
            key(Qt::Key_Return);
        });
        key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_COMPARE(scenario().overrulings.size(), std::size_t{1});
        QCOMPARE(scenario().overrulings.front().by.judge, QStringLiteral("A. Judge"));
        waitForAnswer();

        // The sheet, as a PDF.
        key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(QApplication::activeModalWidget());
        QTRY_VERIFY(QApplication::focusWidget() &&
                    QApplication::activeModalWidget()->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(tabToName(QStringLiteral("sheetSave")));
        typeFileName(QStringLiteral("ruling.pdf"));
        key(Qt::Key_Space);
        QTRY_VERIFY(QFile::exists(file(QStringLiteral("ruling.pdf"))));
        QVERIFY(tests::bytesOfFile(file(QStringLiteral("ruling.pdf"))).startsWith("%PDF-"));
        key(Qt::Key_Escape);
        QTRY_VERIFY(!QApplication::activeModalWidget());

        // Saved, closed, opened: the same table and the same answer.
        QVERIFY(tabToTable());
        const auto whole = scenario();
        typeFileName(QStringLiteral("evening.sightline"));
        key(Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(!m_window->isWindowModified());
        key(Qt::Key_W, Qt::ControlModifier);
        QTRY_VERIFY(m_window->showsWelcome());
        typeFileName(QStringLiteral("evening.sightline"));
        key(Qt::Key_O, Qt::ControlModifier);
        QTRY_VERIFY(!m_window->showsWelcome());
        QVERIFY(scenario() == whole);
        const auto saved = scenarios::readScenarioFile(file(QStringLiteral("evening.sightline")));
        QVERIFY(saved && saved->scenario == whole);
    }

    void thePointer_staysOnTheTable_andPans() {
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        test::handleEvents();
        view()->setFocus();
        key(Qt::Key_P);
        auto* pointer = find<KeyPointer>();
        QVERIFY(pointer->isActive());
        key(Qt::Key_Left, {}, 100);
        key(Qt::Key_Up, {}, 100);
        QCOMPARE(pointer->place(), QPointF(0, 0));
        // Ten steps of a tenth are an inch.
        key(Qt::Key_Right, Qt::ShiftModifier, 10);
        QCOMPARE(pointer->place(), QPointF(1, 0));
        // Close up, it takes the view along.
        view()->setPixelsPerInch(200, {300, 300});
        key(Qt::Key_Down, {}, 7);
        const QPointF at = inView(pointer->place());
        QVERIFY(QRectF{canvas()->rect()}.contains(at));
        // One pixel with Alt.
        const QPointF before = pointer->place();
        key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(std::abs((pointer->place().x() - before.x()) * view()->pixelsPerInch() - 1.0) < 1e-6);
        key(Qt::Key_Escape);
        QVERIFY(!pointer->isActive());
    }

    void anEscapeInADrag_leavesEverything() {
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        test::handleEvents();
        view()->setFocus();
        const auto before = scenario();
        const auto place = scenario().models.front().position;
        view()->setFocus();
        key(Qt::Key_P);
        pointTo(static_cast<int>(std::lround(place.x.inches())), static_cast<int>(std::lround(place.y.inches())));
        key(Qt::Key_Return, Qt::ShiftModifier);
        key(Qt::Key_Right, {}, 3);
        key(Qt::Key_Escape);
        QVERIFY(scenario() == before);
        QVERIFY(!document().isModified());
        QVERIFY(find<KeyPointer>()->isActive());
        // And to its end it moves the model by three inches, in one step.
        key(Qt::Key_Escape);
        key(Qt::Key_P);
        pointTo(static_cast<int>(std::lround(place.x.inches())), static_cast<int>(std::lround(place.y.inches())));
        key(Qt::Key_Return, Qt::ShiftModifier);
        key(Qt::Key_Right, Qt::AltModifier, 1);
        key(Qt::Key_Right, {}, 3);
        key(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(scenario().models.front().position != place);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(scenario() == before);
    }
};

int main(int argc, char** argv) {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    return test::runWithTestFont<TestKeyboardWalk>(argc, argv);
}
#include "tst_keyboard_walk.moc"
