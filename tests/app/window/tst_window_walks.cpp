#include "app/desktop/actions/action_set.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/panels/base_button.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/widgets/file_questions.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/waiting.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "tests/support/events.h"
#include "tests/support/files.h"
#include "tests/support/gui_table.h"
#include "tests/support/when_modal.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <algorithm>
#include <memory>

#include <sys/stat.h>

using namespace sightline;
using namespace sightline::app;

namespace {

void dropOn(QWidget& widget, const QPointF& place, const QMimeData& data) {
    QDragEnterEvent enter{place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&widget, &enter);
    if (!enter.isAccepted()) {
        return;
    }
    QDragMoveEvent move{place.toPoint(), Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&widget, &move);
    QDropEvent last{place, Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&widget, &last);
    QCoreApplication::processEvents();
}

constexpr auto kBroken = "{\n  \"format\": \"sightline-scenario\", \"version\": 1,\n  \"table\": 7\n}\n";

} // namespace

/// What a user does from the first click to the saved file, through the real window.
class TestWindowWalks : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] BaseButton* palette(const QString& base) const {
        for (auto* button : m_window->findChildren<BaseButton*>()) {
            if (button->accessibleName().contains(base)) {
                return button;
            }
        }
        return nullptr;
    }

    void startNewTable() const {
        const test::WhenModal<QDialog> accept{
            [](QDialog& dialog) { dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->click(); }};
        trigger("newTable");
        QTRY_VERIFY(accept.happened());
        test::handleEvents();
    }

private slots:
    void emptyTable_toSavedFile() {
        startNewTable();
        QVERIFY(!m_window->showsWelcome());
        QVERIFY(scenario().models.empty() && scenario().terrain.empty());

        // Two bases dragged from the palette, with the very data that its buttons carry.
        const std::unique_ptr<QMimeData> round{palette(QStringLiteral("32 mm round"))->makeDragData()};
        dropOn(*canvas(), inView({10, 20}), *round);
        QCOMPARE(scenario().models.size(), std::size_t{1});
        find<BasePalette>()->setPlayer(scenario().players.back().id);
        const std::unique_ptr<QMimeData> oval{palette(QStringLiteral("75 × 42 mm oval"))->makeDragData()};
        dropOn(*canvas(), inView({40, 20}), *oval);
        QCOMPARE(scenario().models.size(), std::size_t{2});
        const auto first = scenario().models[0];
        const auto second = scenario().models[1];
        QVERIFY(first.base == *geometry::Footprint::round(geometry::Length::fromMillimeters(32)));
        QVERIFY(second.base == *geometry::Footprint::oval(geometry::Length::fromMillimeters(75),
                                                          geometry::Length::fromMillimeters(42)));
        QVERIFY(first.player != second.player);
        const double pixel = 1.0 / view()->pixelsPerInch();
        QVERIFY(std::abs(first.position.x.inches() - 10) < pixel && std::abs(first.position.y.inches() - 20) < pixel);

        // Who looks at whom.
        trigger("sightTool");
        click({10, 20});
        click({40, 20});
        waitForAnswer();
        QCOMPARE(word(), QStringLiteral("CLEAR"));

        // A piece in between, corner by corner.
        trigger("polygonTool");
        for (const QPointF corner : {QPointF{24, 16}, QPointF{26, 16}, QPointF{26, 24}, QPointF{24, 24}}) {
            click(corner);
        }
        QTest::keyClick(view(), Qt::Key_Return);
        waitForAnswer();
        QCOMPARE(scenario().terrain.size(), std::size_t{1});
        QCOMPARE(word(), QStringLiteral("BLOCKED"));
        const auto drawn = scenario();

        // Out of its shadow by one drag, back by one undo, and out again.
        trigger("selectTool");
        drag({10, 20}, {10, 4});
        waitForAnswer();
        QCOMPARE(word(), QStringLiteral("CLEAR"));
        const auto moved = scenario();
        trigger("undo");
        waitForAnswer();
        QVERIFY(scenario() == drawn);
        QCOMPARE(word(), QStringLiteral("BLOCKED"));
        const QString hint = text("statusHint");
        QVERIFY2(hint.startsWith(QStringLiteral("Undone: ")), qPrintable(hint));
        trigger("redo");
        waitForAnswer();
        QVERIFY(scenario() == moved);
        QCOMPARE(word(), QStringLiteral("CLEAR"));

        // A wall, which closes it once more.
        trigger("wallTool");
        click({30, 2});
        click({30, 30});
        QTest::keyClick(view(), Qt::Key_Return);
        waitForAnswer();
        QVERIFY(scenario().terrain.back().isWall());
        QCOMPARE(word(), QStringLiteral("BLOCKED"));

        // Everything back to the empty table and forth again, bit for bit.
        const auto whole = scenario();
        auto* stack = undoStack();
        const int steps = stack->index();
        QCOMPARE(steps, 5);
        for (int i = 0; i < steps; ++i) {
            trigger("undo");
        }
        QVERIFY(scenario().models.empty() && scenario().terrain.empty());
        for (int i = 0; i < steps; ++i) {
            trigger("redo");
        }
        QVERIFY(scenario() == whole);

        // Saved under a name, closed, opened from the list of recent files: the same matrix.
        const auto matrix = test::matrixOf(whole);
        QCOMPARE(matrix.size(), std::size_t{2});
        const test::WhenModal<QFileDialog> choose{[this](QFileDialog& dialog) {
            dialog.selectFile(file(QStringLiteral("walk.sightline")));
            QMetaObject::invokeMethod(&dialog, "accept");
        }};
        trigger("saveAs");
        QVERIFY(choose.happened());
        QCOMPARE(document().path(), file(QStringLiteral("walk.sightline")));
        QVERIFY(!m_window->isWindowModified());
        trigger("close");
        QVERIFY(m_window->showsWelcome());
        QAction* recent = nullptr;
        for (auto* action : m_window->findChildren<QAction*>()) {
            if (action->data().toString() == file(QStringLiteral("walk.sightline"))) {
                recent = action;
            }
        }
        QVERIFY(recent);
        recent->trigger();
        QVERIFY(!m_window->showsWelcome());
        QVERIFY(scenario() == whole);
        QVERIFY(test::matrixOf(scenario()) == matrix);
    }

    void keyboardAlone_movesAModelOutOfSight() {
        openTable();
        trigger("clearPair");
        view()->setFocus();
        QTest::keyClick(view(), Qt::Key_Tab);
        QVERIFY(view()->hasFocus());
        QVERIFY(state().isSelected(scenarios::ModelId{QStringLiteral("red-1")}));
        const QString hint = text("statusHint");
        QVERIFY2(hint.startsWith(QStringLiteral("Red scout of Red, 32 mm round")), qPrintable(hint));
        QVERIFY(view()->accessibleDescription().contains(hint));
        QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
        QTest::keyClick(view(), Qt::Key_Tab);
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::ControlModifier);
        waitForAnswer();
        QCOMPARE(word(), QStringLiteral("CLEAR"));
        QVERIFY2(view()->accessibleDescription().contains(QStringLiteral("Red scout to Blue scout: clear.")),
                 qPrintable(view()->accessibleDescription()));
        QTest::keyClick(view(), Qt::Key_Backtab);
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(view(), Qt::Key_Up);
        }
        waitForAnswer();
        QCOMPARE(word(), QStringLiteral("BLOCKED"));
        QVERIFY(view()->accessibleDescription().contains(QStringLiteral("blocked")));
        QTest::keyClick(view(), Qt::Key_Delete);
        QCOMPARE(scenario().models.size(), std::size_t{1});
        QCOMPARE(action("undo")->text(), QStringLiteral("Undo Delete Red scout"));
        for (int i = 0; i < 5; ++i) {
            trigger("undo");
        }
        QVERIFY(!document().isModified());
        // Nobody is locked in: with Ctrl the key leaves the table.
        QTest::keyClick(view(), Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(!view()->hasFocus());
    }

    void readOnlyFile_staysAndTheChangeStays() {
        openTable();
        QVERIFY(document().saveAs(file("locked.sightline")));
        const QByteArray before = tests::bytesOfFile(file("locked.sightline"));
        QVERIFY(QFile::setPermissions(file("locked.sightline"), QFile::ReadOwner | QFile::ReadUser));
        document().edit(QStringLiteral("Rename"), scenarios::withName(scenario(), QStringLiteral("Changed")));
        trigger("save");
        auto* bar = find<MessageBar>();
        QVERIFY(bar->isVisible());
        QVERIFY2(bar->sentence().contains(QStringLiteral("locked.sightline")) &&
                     bar->sentence().contains(QStringLiteral("read-only")),
                 qPrintable(bar->sentence()));
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(tests::bytesOfFile(file("locked.sightline")), before);
        // Under another name it goes.
        const test::WhenModal<QFileDialog> choose{[this](QFileDialog& dialog) {
            dialog.selectFile(file(QStringLiteral("free.sightline")));
            QMetaObject::invokeMethod(&dialog, "accept");
        }};
        trigger("saveAs");
        QVERIFY(choose.happened());
        QVERIFY(!bar->isVisible());
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(scenarios::readScenarioFile(file("free.sightline"))->scenario.name, QStringLiteral("Changed"));
    }

    /// The folder of the last file is gone: “Save as” and “Open” begin in one that exists.
    void fileDialogs_startInAFolderThatExists() {
        const QString gone = m_folder->filePath(QStringLiteral("gone"));
        QVERIFY(QDir{}.mkpath(gone));
        openTable();
        QVERIFY(document().saveAs(gone + QStringLiteral("/table.sightline")));
        m_settings->addRecentFile(gone + QStringLiteral("/table.sightline"));
        QCOMPARE(m_settings->lastFolder(), gone);
        QVERIFY(QDir{gone}.removeRecursively());
        const auto folderOf = [](QAction* action) {
            QString folder;
            const test::WhenModal<QFileDialog> look{[&folder](QFileDialog& dialog) {
                folder = dialog.directory().absolutePath();
                dialog.reject();
            }};
            action->trigger();
            return folder;
        };
        QCOMPARE(folderOf(action("saveAs")), QDir{m_folder->path()}.absolutePath()); // the one above it
        const QString ofOpen = folderOf(action("open"));
        QVERIFY2(QDir{ofOpen}.exists(), qPrintable(ofOpen));
        QCOMPARE(ofOpen, QDir{startPlace(m_settings->lastFolder())}.absolutePath());
    }

    void droppedFile_opens_data() {
        QTest::addColumn<bool>("onTable");
        QTest::newRow("on the welcome page") << false;
        QTest::newRow("on a table") << true;
    }
    void droppedFile_opens() {
        QFETCH(bool, onTable);
        tests::writeBytes(
            file(QStringLiteral("good.sightline")),
            R"({"format":"sightline-scenario","version":1,"name":"Dropped","table":{"width":30,"height":22}})");
        tests::writeBytes(file(QStringLiteral("broken.sightline")), kBroken);
        if (onTable) {
            openTable();
        }
        QWidget& place = onTable ? *canvas() : static_cast<QWidget&>(*m_window);
        const auto before = scenario();

        QMimeData broken;
        broken.setUrls({QUrl::fromLocalFile(file("broken.sightline"))});
        dropOn(place, {300, 300}, broken);
        auto* bar = find<MessageBar>();
        QTRY_VERIFY(bar->isVisible());
        QVERIFY2(bar->sentence().contains(QStringLiteral("broken.sightline")) &&
                     bar->sentence().contains(QStringLiteral("Line 3")),
                 qPrintable(bar->sentence()));
        QVERIFY(scenario() == before);
        QCOMPARE(m_window->showsWelcome(), !onTable);

        QMimeData two;
        two.setUrls({QUrl::fromLocalFile(file("good.sightline")), QUrl::fromLocalFile(file("broken.sightline"))});
        dropOn(place, {300, 300}, two);
        test::handleEvents();
        QVERIFY(scenario() == before);

        QMimeData good;
        good.setUrls({QUrl::fromLocalFile(file("good.sightline"))});
        dropOn(place, {300, 300}, good);
        QTRY_COMPARE(scenario().name, QStringLiteral("Dropped"));
        QVERIFY(!m_window->showsWelcome());
        QVERIFY(!bar->isVisible());
        QCOMPARE(document().path(), file("good.sightline"));
    }

    void smallWindow_showsTheWholeVerdictAndHalfOfItIsTable_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small laptop") << QSize{1024, 700};
        QTest::newRow("narrow") << QSize{960, 720};
        QTest::newRow("wide and low") << QSize{1366, 720};
    }
    void smallWindow_showsTheWholeVerdictAndHalfOfItIsTable() {
        QFETCH(QSize, size);
        m_window->resize(size);
        openTable();
        QTRY_VERIFY(canvas()->width() * 2 >= size.width());
        auto* card = find<VerdictCard>();
        // The last of its rows is in sight without scrolling.
        const auto buttons = card->findChildren<QToolButton*>();
        const auto last =
            std::ranges::max_element(buttons, {}, [&](const QToolButton* b) { return b->mapTo(card, QPoint{}).y(); });
        QTRY_VERIFY2(!(*last)->visibleRegion().isEmpty() && (*last)->visibleRegion().boundingRect() == (*last)->rect(),
                     qPrintable(QStringLiteral("%1 to %2 of %3")
                                    .arg((*last)->text())
                                    .arg((*last)->mapTo(card, (*last)->rect().bottomLeft()).y())
                                    .arg(card->visibleRegion().boundingRect().bottom())));
        // No tool hides behind the toolbar's end. Those of hidden games are in their panel.
        const auto* toolbar = find<QToolBar>("toolbar");
        int tools = 0;
        for (const auto* action : actions().group("tools")->actions()) {
            for (auto* widget : action->associatedObjects()) {
                if (auto* button = qobject_cast<QToolButton*>(widget);
                    button != nullptr && toolbar->isAncestorOf(button)) {
                    ++tools;
                    QVERIFY2(button->isVisible(), qPrintable(action->text()));
                }
            }
        }
        QVERIFY(tools > 3);
    }

    void longWork_leavesTheWindowAlive() {
        QSemaphore gate;
        int ticks = 0;
        QTimer ticker;
        connect(&ticker, &QTimer::timeout, this, [&] {
            const auto* dialog = find<QProgressDialog>("waitingDialog");
            if (dialog && dialog->isVisible() && ++ticks == 10) {
                gate.release();
            }
        });
        ticker.start(5);
        const auto answer = resultOf<int>(m_window.get(), QStringLiteral("Reading…"), [&gate] {
            gate.acquire();
            return 42;
        });
        QCOMPARE(answer, std::optional{42});
        QVERIFY(ticks >= 10);
        QVERIFY(!QApplication::activeModalWidget());
    }

    void longWork_canBeCanceled() {
        auto gate = std::make_shared<QSemaphore>();
        const test::WhenModal<QProgressDialog> cancel{
            [](QProgressDialog& dialog) { dialog.findChild<QPushButton*>()->click(); }};
        const auto answer = resultOf<int>(m_window.get(), QStringLiteral("Reading…"), [gate] {
            gate->acquire();
            return 42;
        });
        QVERIFY(cancel.happened());
        QVERIFY(!answer);
        gate->release();
    }

    void fileThatNeverComes_canBeCanceled() {
        openTable();
        const auto before = scenario();
        // Reading waits for somebody who writes into this pipe.
        const QByteArray pipe = QFile::encodeName(file(QStringLiteral("pipe.sightline")));
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const test::WhenModal<QProgressDialog> cancel{
            [](QProgressDialog& dialog) { dialog.findChild<QPushButton*>()->click(); }};
        QVERIFY(!m_window->openFile(QString::fromLocal8Bit(pipe)));
        QVERIFY(cancel.happened());
        QVERIFY(scenario() == before);
        QVERIFY(text("statusHint").contains(QStringLiteral("canceled")));
        tests::writeBytes(file(QStringLiteral("pipe.sightline")), "{}");
        test::handleEvents();
        QVERIFY(scenario() == before);
    }

    void shortWork_showsNoDialog() {
        QCOMPARE(resultOf<int>(m_window.get(), QStringLiteral("Reading…"), [] { return 7; }), std::optional{7});
        QVERIFY(!find<QProgressDialog>("waitingDialog"));
    }
};

int main(int argc, char** argv) {
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    return test::runWithTestFont<TestWindowWalks>(argc, argv);
}
#include "tst_window_walks.moc"
