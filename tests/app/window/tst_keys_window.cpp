#include "app/desktop/actions/action_set.h"
#include "app/desktop/actions/key_map.h"
#include "app/desktop/dialogs/keys_dialog.h"
#include "scenarios/base/atomic_file.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

namespace {

const QKeySequence kFree{Qt::CTRL | Qt::ALT | Qt::Key_F9};

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

class TestKeysWindow : public test::WindowTest {
    Q_OBJECT

    [[nodiscard]] KeyMap& keys() const { return child<KeyMap>(); }

private slots:
    void init() {
        showWindow({1440, 900});
        openTable();
    }

    void everyCommand_hasANameOfItsOwn() {
        QSet<QString> names;
        for (const QAction* action : keys().actions()) {
            QVERIFY2(!action->objectName().isEmpty(), qPrintable(action->text()));
            QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
            names.insert(action->objectName());
        }
    }

    void T21_noTwoCommands_haveTheSameKeys() {
        for (const QAction* action : keys().actions()) {
            for (const QKeySequence& pressed : action->shortcuts()) {
                const QAction* rival = keys().rival(action, pressed);
                QVERIFY2(!rival,
                         qPrintable(QStringLiteral("%1: %2 and %3")
                                        .arg(pressed.toString(), action->text(), rival ? rival->text() : QString{})));
            }
        }
    }

    void ownKeys_areKept_andReachEveryWindow() {
        MainWindow other{*m_settings};
        keys().setKeys(action("flip"), {kFree});
        QCOMPARE(action("flip")->shortcuts(), QList{kFree});
        QCOMPARE(other.actions().named("flip")->shortcuts(), QList{kFree});
        Settings again{file(QStringLiteral("settings.ini"))};
        const MainWindow later{again};
        QCOMPARE(later.actions().named("flip")->shortcuts(), QList{kFree});
        keys().resetAll();
        QCOMPARE(action("flip")->shortcuts(), QList{QKeySequence{Qt::Key_F}});
        QCOMPARE(other.actions().named("flip")->shortcuts(), QList{QKeySequence{Qt::Key_F}});
    }

    void aKeyWithAnOwner_isNamed_andTakenOnlyWhenAsked() {
        KeysDialog dialog{keys()};
        choose(dialog, app::plainText(*action("flip")));
        auto* typed = dialog.findChild<QKeySequenceEdit*>();
        typed->setKeySequence(Qt::CTRL | Qt::Key_E);
        QVERIFY(words(dialog).contains(app::plainText(*action("editRules"))));
        QCOMPARE(action("editRules")->shortcut(), QKeySequence{Qt::CTRL | Qt::Key_E});
        QCOMPARE(button(dialog, "keysAdd")->text(), QStringLiteral("&Reassign"));
        button(dialog, "keysAdd")->click();
        QVERIFY(action("editRules")->shortcuts().isEmpty());
        QCOMPARE(action("flip")->shortcuts(), (QList<QKeySequence>{Qt::Key_F, Qt::CTRL | Qt::Key_E}));
        button(dialog, "keysAllUsual")->click();
        QCOMPARE(action("editRules")->shortcut(), QKeySequence{Qt::CTRL | Qt::Key_E});
    }

    void secondaryKeys_areFoundToo() {
        QCOMPARE(keys().rival(action("flip"), Qt::CTRL | Qt::Key_Y), action("redo"));
        // One that begins like another would never be reached.
        QCOMPARE(keys().rival(action("flip"), QKeySequence{QStringLiteral("Ctrl+E, A")}), action("editRules"));
        QCOMPARE(keys().rival(action("flip"), kFree), nullptr);
        // The table turns things by R, and by single degrees with Ctrl.
        QCOMPARE(keys().rival(action("flip"), Qt::Key_R), action("turnClockwise"));
        QCOMPARE(keys().rival(action("flip"), Qt::CTRL | Qt::SHIFT | Qt::Key_R), action("turnBack"));
    }

    void keysOfTheTableItself_cannotBeChanged() {
        KeysDialog dialog{keys()};
        choose(dialog, QStringLiteral("Finish an outline"));
        QVERIFY(words(dialog).contains(QStringLiteral("cannot be changed")));
        QVERIFY(!dialog.findChild<QKeySequenceEdit*>()->isEnabled());
        QVERIFY(!button(dialog, "keysClear")->isEnabled());
    }

    void searching_findsByWordsAndByKeys() {
        KeysDialog dialog{keys()};
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
        KeysDialog dialog{keys()};
        keys().setKeys(action("flip"), {kFree, QKeySequence{Qt::CTRL | Qt::ALT | Qt::Key_F8}});
        keys().setKeys(action("about"), {});
        const QString path = file(QStringLiteral("keys.json"));
        QCOMPARE(dialog.exportTo(path), QString{});
        const auto before = m_settings->keys();
        keys().resetAll();
        QCOMPARE(dialog.importFrom(path), QString{});
        QCOMPARE(m_settings->keys(), before);
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
        keys().setKeys(action("flip"), {kFree});
        const QString path = file(QStringLiteral("keys.json"));
        QCOMPARE(scenarios::writeFileAtomically(path, text), QString{});
        KeysDialog dialog{keys()};
        const QString why = dialog.importFrom(path);
        QVERIFY2(why.contains(told), qPrintable(why));
        QCOMPARE(action("flip")->shortcuts(), QList{kFree});
    }

    void aPanelThatIsAskedFor_comesToTheFront() {
        auto* outline = find<QDockWidget>("outlineDock");
        auto* palette = find<QDockWidget>("paletteDock");
        QTRY_VERIFY(!palette->visibleRegion().isEmpty());
        outline->toggleViewAction()->trigger();
        QTRY_VERIFY(!outline->visibleRegion().isEmpty());
        QVERIFY(palette->visibleRegion().isEmpty());
    }
};

QTEST_MAIN(TestKeysWindow)
#include "tst_keys_window.moc"
