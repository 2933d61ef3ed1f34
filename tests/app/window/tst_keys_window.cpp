#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/dialogs/keys_dialog.h"
#include "scenarios/base/atomic_file.h"
#include "tests/support/gui_table.h"
#include "tests/support/own_window.h"
#include "tests/support/rows.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

namespace {

const QKeySequence kFree{Qt::CTRL | Qt::ALT | Qt::Key_F9};

struct Window : test::OwnWindow {
    Window() {
        window.document().newScenario(test::smallTable());
        window.openLibrary(QStringLiteral("first-wall"));
    }
    [[nodiscard]] KeyMap& keys() const { return *window.findChild<KeyMap*>(); }
    [[nodiscard]] app::ActionSet& actions() const { return window.actions(); }
};

void choose(KeysDialog& dialog, const QString& what) {
    auto* list = dialog.findChild<QTreeWidget*>();
    const auto found = list->findItems(what, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    list->setCurrentItem(found.front());
}

QString words(const KeysDialog& dialog) { return dialog.findChild<QLabel*>(QStringLiteral("keysWords"))->text(); }

QPushButton* button(const KeysDialog& dialog, const char* name) {
    return dialog.findChild<QPushButton*>(QLatin1String{name});
}

} // namespace

class TestKeysWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void everyCommand_hasANameOfItsOwn() {
        const Window w;
        QSet<QString> names;
        for (const QAction* action : w.keys().actions()) {
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
            names.insert(action->objectName());
        }
    }

    void T21_noTwoCommands_haveTheSameKeys() {
        const Window w;
        for (const QAction* action : w.keys().actions()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                const QAction* rival = w.keys().rival(action, keys);
                QVERIFY2(!rival,
                         qPrintable(QStringLiteral("%1: %2 and %3")
                                        .arg(keys.toString(), action->text(), rival ? rival->text() : QString{})));
            }
        }
    }

    void ownKeys_areKept_andReachEveryWindow() {
        const Window w;
        MainWindow other{const_cast<Settings&>(w.settings)};
        w.keys().setKeys(w.actions().named("flip"), {kFree});
        QCOMPARE(w.actions().named("flip")->shortcuts(), QList{kFree});
        QCOMPARE(other.actions().named("flip")->shortcuts(), QList{kFree});
        Settings again{w.folder.filePath(QStringLiteral("settings.ini"))};
        const MainWindow later{again};
        QCOMPARE(later.actions().named("flip")->shortcuts(), QList{kFree});
        w.keys().resetAll();
        QCOMPARE(w.actions().named("flip")->shortcuts(), QList{QKeySequence{Qt::Key_F}});
        QCOMPARE(other.actions().named("flip")->shortcuts(), QList{QKeySequence{Qt::Key_F}});
    }

    void aKeyWithAnOwner_isNamed_andTakenOnlyWhenAsked() {
        const Window w;
        KeysDialog dialog{w.keys()};
        choose(dialog, app::plainText(*w.actions().named("flip")));
        auto* typed = dialog.findChild<QKeySequenceEdit*>();
        typed->setKeySequence(Qt::CTRL | Qt::Key_E);
        QVERIFY(words(dialog).contains(app::plainText(*w.actions().named("editRules"))));
        QCOMPARE(w.actions().named("editRules")->shortcut(), QKeySequence{Qt::CTRL | Qt::Key_E});
        QCOMPARE(button(dialog, "keysAdd")->text(), QStringLiteral("&Reassign"));
        button(dialog, "keysAdd")->click();
        QVERIFY(w.actions().named("editRules")->shortcuts().isEmpty());
        QCOMPARE(w.actions().named("flip")->shortcuts(), (QList<QKeySequence>{Qt::Key_F, Qt::CTRL | Qt::Key_E}));
        button(dialog, "keysAllUsual")->click();
        QCOMPARE(w.actions().named("editRules")->shortcut(), QKeySequence{Qt::CTRL | Qt::Key_E});
    }

    void secondaryKeys_areFoundToo() {
        const Window w;
        QCOMPARE(w.keys().rival(w.actions().named("flip"), Qt::CTRL | Qt::Key_Y), w.actions().named("redo"));
        // One that begins like another would never be reached.
        QCOMPARE(w.keys().rival(w.actions().named("flip"), QKeySequence{QStringLiteral("Ctrl+E, A")}),
                 w.actions().named("editRules"));
        QCOMPARE(w.keys().rival(w.actions().named("flip"), kFree), nullptr);
        // The table turns things by R, and by single degrees with Ctrl.
        QCOMPARE(w.keys().rival(w.actions().named("flip"), Qt::Key_R), w.actions().named("turnClockwise"));
        QCOMPARE(w.keys().rival(w.actions().named("flip"), Qt::CTRL | Qt::SHIFT | Qt::Key_R),
                 w.actions().named("turnBack"));
    }

    void keysOfTheTableItself_cannotBeChanged() {
        const Window w;
        KeysDialog dialog{w.keys()};
        choose(dialog, QStringLiteral("Finish an outline"));
        QVERIFY(words(dialog).contains(QStringLiteral("cannot be changed")));
        QVERIFY(!dialog.findChild<QKeySequenceEdit*>()->isEnabled());
        QVERIFY(!button(dialog, "keysClear")->isEnabled());
    }

    void searching_findsByWordsAndByKeys() {
        const Window w;
        KeysDialog dialog{w.keys()};
        auto* list = dialog.findChild<QTreeWidget*>();
        const auto seen = [list] {
            QStringList texts;
            for (int i = 0; i < list->topLevelItemCount(); ++i) {
                if (!list->topLevelItem(i)->isHidden()) {
                    texts << list->topLevelItem(i)->text(0);
                }
            }
            return texts;
        };
        dialog.findChild<QLineEdit*>(QStringLiteral("keysSearch"))->setText(QStringLiteral("ctrl+shift+p"));
        QCOMPARE(seen(), QStringList{QStringLiteral("Commands…")});
    }

    void exportAndImport_giveTheSameKeys() {
        const Window w;
        KeysDialog dialog{w.keys()};
        w.keys().setKeys(w.actions().named("flip"), {kFree, QKeySequence{Qt::CTRL | Qt::ALT | Qt::Key_F8}});
        w.keys().setKeys(w.actions().named("about"), {});
        const QString path = w.folder.filePath(QStringLiteral("keys.json"));
        QCOMPARE(dialog.exportTo(path), QString{});
        const auto before = w.settings.keys();
        w.keys().resetAll();
        QCOMPARE(dialog.importFrom(path), QString{});
        QCOMPARE(w.settings.keys(), before);
    }

    void aBrokenFile_changesNothing_data() {
        testsupport::addColumns<QByteArray, QString>("text", "told");
        QTest::newRow("no JSON") << QByteArray{"{"} << QStringLiteral("not JSON");
        QTest::newRow("another format") << QByteArray{"{\"format\":\"x\"}"} << QStringLiteral("sightline-keys");
        QTest::newRow("unknown command")
            << QByteArray{"{\"format\":\"sightline-keys\",\"version\":1,\"keys\":{\"sing\":[\"F\"]}}"}
            << QStringLiteral("keys/sing");
        QTest::newRow("no list")
            << QByteArray{"{\"format\":\"sightline-keys\",\"version\":1,\"keys\":{\"flip\":\"F\"}}"}
            << QStringLiteral("keys/flip");
        QTest::newRow("no key")
            << QByteArray{"{\"format\":\"sightline-keys\",\"version\":1,\"keys\":{\"flip\":[\"Hello\"]}}"}
            << QStringLiteral("“Hello” is not a key");
    }

    void aBrokenFile_changesNothing() {
        const auto [text, told] = testsupport::fetch<QByteArray, QString>("text", "told");
        const Window w;
        w.keys().setKeys(w.actions().named("flip"), {kFree});
        const QString path = w.folder.filePath(QStringLiteral("keys.json"));
        QCOMPARE(scenarios::writeFileAtomically(path, text), QString{});
        KeysDialog dialog{w.keys()};
        const QString why = dialog.importFrom(path);
        QVERIFY2(why.contains(told), qPrintable(why));
        QCOMPARE(w.actions().named("flip")->shortcuts(), QList{kFree});
    }

    void aPanelThatIsAskedFor_comesToTheFront() {
        Window w;
        w.window.resize(1440, 900);
        w.window.show();
        auto* outline = w.window.findChild<QDockWidget*>(QStringLiteral("outlineDock"));
        auto* palette = w.window.findChild<QDockWidget*>(QStringLiteral("paletteDock"));
        QTRY_VERIFY(!palette->visibleRegion().isEmpty());
        outline->toggleViewAction()->trigger();
        QTRY_VERIFY(!outline->visibleRegion().isEmpty());
        QVERIFY(palette->visibleRegion().isEmpty());
    }
};

QTEST_MAIN(TestKeysWindow)
#include "tst_keys_window.moc"
