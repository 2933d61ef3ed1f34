#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/passphrase.h"
#include "app/desktop/dialogs/recovery_dialog.h"
#include "app/desktop/document/autosave.h"
#include "app/desktop/vision/phrase_dialog.h"
#include "app/desktop/welcome/scenario_card.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/table_preview.h"
#include "app/shared/text/difference_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/app/window/windows_test.h"
#include "tests/support/gui_table.h"
#include "tests/support/when_modal.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
using geometry::pointFromInches;
using scenarios::ModelId;

namespace {

scenarios::Scenario moved(const scenarios::Scenario& table, double x, double y) {
    return scenarios::withModelAt(table, ModelId{QStringLiteral("m1")}, pointFromInches(x, y));
}

RecoveryDialog* dialogOf(const MainWindow& window) { return window.findChild<RecoveryDialog*>(); }

} // namespace

class TestRecoveryWindow : public test::WindowsTest {
    Q_OBJECT

    /// Puts a table where an earlier run left it.
    void leave(const QString& name, const UnsavedTable& table) const {
        const QDir folder{m_settings->recoveryFolder()};
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        QCOMPARE(scenarios::writeFileAtomically(folder.filePath(name + QStringLiteral(".recovery")),
                                                app::recoveryBytes(table)),
                 QString{});
    }
    [[nodiscard]] QStringList left() const { return QDir{m_settings->recoveryFolder()}.entryList(QDir::Files); }

private slots:
    void init() { start(); }
    void cleanup() { stop(); }

    void nothingLeftBehind_asksNothing() {
        MainWindow& window = m_windows->make();
        m_windows->offerUnsaved(window);
        QVERIFY(!dialogOf(window));
    }

    void aTableLeftBehind_isOfferedWithItsTimeAndWhatItsFileDoesNotHold() {
        const QString path = file(QStringLiteral("duel.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        leave(QStringLiteral("a"), {path, {}, QDateTime::currentDateTimeUtc(), moved(test::smallTable(), 3, 4)});
        MainWindow& window = m_windows->make();
        window.show();
        m_windows->offerUnsaved(window);
        QVERIFY(!dialogOf(window)); // the welcome page has a card for it
        QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("listUnsaved")), Qt::LeftButton);
        auto* dialog = dialogOf(window);
        QVERIFY(dialog && dialog->isVisible());
        auto* list = dialog->findChild<QListWidget*>();
        QCOMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().startsWith(QStringLiteral("duel.sightline – ")));
        QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("unsavedWords"))
                    ->text()
                    .endsWith(QStringLiteral("1 model moved.")));

        dialog->findChild<QPushButton*>(QStringLiteral("openUnsaved"))->click();
        QVERIFY(!window.showsWelcome());
        QVERIFY(window.document().scenario() == moved(test::smallTable(), 3, 4));
        QCOMPARE(window.document().path(), path);
        QVERIFY(window.document().isModified());
        window.document().undoStack()->undo();
        QVERIFY(window.document().scenario() == test::smallTable());
        QVERIFY(!window.document().isModified());
        QVERIFY(left().isEmpty());
    }

    /// After a crash in a hidden game nothing of it is shown, and its judge's passphrase is asked for.
    void aHiddenGameLeftBehind_isNotShown_beforeThePassphrase() {
        m_settings->setHeldPhrase(app::Passphrase::of(QStringLiteral("sesame")).toText());
        scenarios::Scenario game = scenarios::withFog(test::smallTable(), true);
        game.models[0].name = QStringLiteral("Secret agent");
        leave(QStringLiteral("a"), {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), game});
        MainWindow& window = m_windows->make();
        window.resize(1200, 800);
        window.show();
        m_windows->offerUnsaved(window);
        // The card of the welcome page has no picture.
        QTRY_VERIFY(!window.welcome().thumbnails().isBusy());
        const auto* card = window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-0"));
        QVERIFY(card);
        QVERIFY(card->picture().isNull());
        const QString told = card->toolTip(); // all that is written on it
        QVERIFY2(told.contains(QStringLiteral("A hidden game")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("models")) && !told.contains(game.models[0].name), qPrintable(told));
        m_windows->listUnsaved(window);
        auto* dialog = dialogOf(window);
        const QString words = dialog->findChild<QLabel*>(QStringLiteral("unsavedWords"))->text();
        QVERIFY2(words.contains(QStringLiteral("hidden game")), qPrintable(words));
        QVERIFY2(!words.contains(QStringLiteral("3 models")), qPrintable(words));
        auto* preview = dialog->findChild<app::TablePreview*>();
        const QImage shown = preview->grab().toImage();
        preview->show(scenarios::Scenario{}, words);
        QCOMPARE(preview->grab().toImage(), shown); // that of an empty table

        // A wrong phrase leaves it closed, and in the list.
        const auto entering = [](const QString& phrase) {
            return [phrase](app::PhraseDialog& asking) {
                asking.findChild<QLineEdit*>(QStringLiteral("phraseWords"))->setText(phrase);
                asking.accept();
                if (asking.isVisible()) {
                    asking.reject();
                }
            };
        };
        const test::WhenModal<app::PhraseDialog> wrong{entering(QStringLiteral("abracadabra"))};
        dialog->findChild<QPushButton*>(QStringLiteral("openUnsaved"))->click();
        QVERIFY(window.showsWelcome());
        QCOMPARE(dialog->findChild<QListWidget*>()->count(), 1);
        const test::WhenModal<app::PhraseDialog> right{entering(QStringLiteral("sesame"))};
        dialog->findChild<QPushButton*>(QStringLiteral("openUnsaved"))->click();
        QVERIFY(!window.showsWelcome());
        QVERIFY(window.document().scenario() == game);
    }

    void aSavedHiddenGame_hasNoPictureOnTheWelcomePage() {
        const QString hidden = file(QStringLiteral("hidden.sightline"));
        const QString open = file(QStringLiteral("open.sightline"));
        QVERIFY(scenarios::saveScenarioFile(scenarios::withFog(test::smallTable(), true), hidden));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), open));
        m_settings->addRecentFile(open);
        m_settings->addRecentFile(hidden);
        MainWindow& window = m_windows->make();
        window.resize(1200, 800);
        window.show();
        QTRY_VERIFY(!window.welcome().thumbnails().isBusy());
        const auto* first = window.findChild<app::ScenarioCard*>(QStringLiteral("recent-0"));
        const auto* second = window.findChild<app::ScenarioCard*>(QStringLiteral("recent-1"));
        QVERIFY(first && second);
        QVERIFY(first->picture().isNull());
        QVERIFY(!second->picture().isNull());
    }

    void beforeItIsSaved_aRestoredTableIsStillAside() {
        leave(QStringLiteral("a"), {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = m_windows->make();
        m_windows->listUnsaved(window);
        dialogOf(window)->findChild<QPushButton*>(QStringLiteral("openUnsaved"))->click();
        QCOMPARE(left().filter(QStringLiteral(".recovery")).size(), 2); // the new file and its lock
        QVERIFY(!left().contains(QStringLiteral("a.recovery")));
        QVERIFY(window.document().saveAs(file(QStringLiteral("b.sightline"))));
        QVERIFY(left().isEmpty());
    }

    void sayingLater_keepsEverything() {
        leave(QStringLiteral("a"), {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = m_windows->make();
        m_windows->listUnsaved(window);
        dialogOf(window)->reject();
        QVERIFY(left().contains(QStringLiteral("a.recovery")));
    }

    void deleting_asksFirst() {
        leave(QStringLiteral("a"), {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = m_windows->make();
        m_windows->listUnsaved(window);
        auto* remove = dialogOf(window)->findChild<QPushButton*>(QStringLiteral("deleteUnsaved"));
        const test::QuestionAnswer keep{QStringLiteral("Keep")};
        remove->click();
        QVERIFY(left().contains(QStringLiteral("a.recovery")));
        const test::QuestionAnswer deletes{QStringLiteral("Delete")};
        remove->click();
        QVERIFY(left().isEmpty());
    }

    void severalTables_openInWindowsOfTheirOwn() {
        leave(QStringLiteral("a"),
              {{}, QStringLiteral("Older"), QDateTime::currentDateTimeUtc().addSecs(-60), test::smallTable()});
        leave(QStringLiteral("b"),
              {{}, QStringLiteral("Newer"), QDateTime::currentDateTimeUtc(), moved(test::smallTable(), 3, 4)});
        MainWindow& window = m_windows->make();
        m_windows->listUnsaved(window);
        auto* dialog = dialogOf(window);
        auto* open = dialog->findChild<QPushButton*>(QStringLiteral("openUnsaved"));
        QVERIFY(dialog->findChild<QListWidget*>()->item(0)->text().startsWith(QStringLiteral("Newer")));
        QVERIFY(open->isDefault()); // Enter opens the newest
        open->click();
        open->click();
        QVERIFY(window.document().scenario() == moved(test::smallTable(), 3, 4));
        QList<MainWindow*> windows;
        for (auto* widget : QApplication::topLevelWidgets()) {
            if (auto* main = qobject_cast<MainWindow*>(widget)) {
                windows << main;
            }
        }
        QCOMPARE(windows.size(), 2);
        windows.removeAll(&window);
        QVERIFY(windows.front()->document().scenario() == test::smallTable());
    }

    void theWelcomePage_hasACardForEach_withTimeAndPicture() {
        const QDateTime older = QDateTime::currentDateTimeUtc().addSecs(-60);
        leave(QStringLiteral("a"), {{}, QStringLiteral("Older"), older, test::smallTable()});
        leave(QStringLiteral("b"),
              {{}, QStringLiteral("Newer"), QDateTime::currentDateTimeUtc(), moved(test::smallTable(), 3, 4)});
        MainWindow& window = m_windows->make();
        window.show();
        m_windows->offerUnsaved(window);
        auto* newer = window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-0"));
        auto* card = window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-1"));
        QVERIFY(newer && card);
        QTRY_VERIFY(newer->isVisible() && card->isVisible());
        QCOMPARE(newer->text(), QStringLiteral("Newer"));
        QCOMPARE(card->text(), QStringLiteral("Older"));
        QVERIFY(card->accessibleDescription().contains(QLocale{}.toString(older.toLocalTime(), QLocale::ShortFormat)));
        QTRY_VERIFY(!card->picture().isNull());
        card->click();
        QVERIFY(!window.showsWelcome());
        QVERIFY(window.document().scenario() == test::smallTable());
        QVERIFY(!left().contains(QStringLiteral("a.recovery")));
        // The other one is still offered.
        QVERIFY(left().contains(QStringLiteral("b.recovery")));
        window.document().newScenario();
        window.actions().named("close")->trigger();
        QTRY_COMPARE(window.findChildren<app::ScenarioCard*>(QStringLiteral("unsaved-0")).size(), 1);
        QCOMPARE(window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-0"))->text(), QStringLiteral("Newer"));
        QVERIFY(!window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-1")));
    }

    void besideATable_theListComesAtOnce() {
        leave(QStringLiteral("a"), {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = m_windows->make();
        QVERIFY(window.openLibrary(scenarios::libraryEntries().front().id));
        m_windows->offerUnsaved(window);
        QVERIFY(dialogOf(window));
    }

    void aBrokenRecoveryFile_isToldInTheBar() {
        QVERIFY(QDir{m_settings->recoveryFolder()}.mkpath(QStringLiteral(".")));
        QCOMPARE(scenarios::writeFileAtomically(
                     QDir{m_settings->recoveryFolder()}.filePath(QStringLiteral("x.recovery")), "nothing"),
                 QString{});
        MainWindow& window = m_windows->make();
        m_windows->offerUnsaved(window);
        QVERIFY(window.findChild<app::MessageBar*>()->sentence().contains(QStringLiteral("cannot be read")));
        QVERIFY(left().contains(QStringLiteral("x.recovery")));
    }

    void savingOverAnotherProgramsVersion_asks() {
        const QString path = file(QStringLiteral("duel.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        MainWindow& window = m_windows->make();
        QVERIFY(window.openFile(path));
        window.document().edit(QStringLiteral("Move"), moved(test::smallTable(), 3, 4));
        const auto theirs = moved(test::smallTable(), 8, 8);
        QVERIFY(scenarios::saveScenarioFile(theirs, path));
        const test::QuestionAnswer cancel{QStringLiteral("Cancel")};
        window.actions().named("save")->trigger();
        QVERIFY(scenarios::readScenarioFile(path)->scenario == theirs);
        QVERIFY(window.document().isModified());
        const test::QuestionAnswer overwrite{QStringLiteral("Overwrite")};
        window.actions().named("save")->trigger();
        QVERIFY(scenarios::readScenarioFile(path)->scenario == moved(test::smallTable(), 3, 4));
        QVERIFY(!window.document().isModified());
    }

    void aChangedFile_isLoadedOnOneClick_andUndone() {
        const QString path = file(QStringLiteral("duel.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        MainWindow& window = m_windows->make();
        window.show();
        QVERIFY(window.openFile(path));
        const auto theirs = moved(test::smallTable(), 8, 8);
        QVERIFY(scenarios::saveScenarioFile(theirs, path));
        auto* bar = window.findChild<app::MessageBar*>();
        QTRY_VERIFY(bar->sentence().contains(QStringLiteral("changed by another program")));
        bar->findChild<QToolButton*>(QStringLiteral("offer"))->click();
        QVERIFY(window.document().scenario() == theirs);
        QVERIFY(bar->isHidden());
        window.actions().named("undo")->trigger();
        QVERIFY(window.document().scenario() == test::smallTable());
    }

    void theHistorySlider_runsThroughTheSteps() {
        MainWindow& window = m_windows->make();
        window.document().newScenario(test::smallTable());
        window.show();
        for (int i = 1; i <= 6; ++i) {
            window.document().edit(QStringLiteral("Step %1").arg(i), moved(test::smallTable(), i, 5));
        }
        auto* slider = window.findChild<QSlider*>(QStringLiteral("historySlider"));
        auto* list = window.findChild<QListView*>(QStringLiteral("historyList"));
        QCOMPARE(slider->maximum(), 6);
        QCOMPARE(slider->value(), 6);
        QCOMPARE(list->model()->rowCount(), 7);
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Step 6"));
        slider->setValue(2);
        QVERIFY(window.document().scenario() == moved(test::smallTable(), 2, 5));
        QCOMPARE(list->currentIndex().data().toString(), QStringLiteral("Step 2"));
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(window.document().scenario() == test::smallTable());
        QCOMPARE(slider->value(), 0);
        slider->setValue(6);
        QVERIFY(window.document().scenario() == moved(test::smallTable(), 6, 5));
        slider->setValue(3);
        window.document().edit(QStringLiteral("Another way"), moved(test::smallTable(), 9, 9));
        QCOMPARE(slider->maximum(), 4);
        QCOMPARE(list->model()->rowCount(), 5);
    }

    void aNewWindow_hasATableOfItsOwn() {
        MainWindow& window = m_windows->make();
        window.document().newScenario(test::smallTable());
        window.show();
        window.actions().named("newWindow")->trigger();
        QList<MainWindow*> others;
        for (auto* widget : QApplication::topLevelWidgets()) {
            auto* main = qobject_cast<MainWindow*>(widget);
            if (main && main != &window) {
                others << main;
            }
        }
        QCOMPARE(others.size(), 1);
        QVERIFY(others.front()->showsWelcome());
        others.front()->close();
        QTRY_COMPARE(QApplication::topLevelWidgets().contains(others.front()), false);
        QVERIFY(window.document().scenario() == test::smallTable());
    }

    void phrasesOfADifference_countEachKind() {
        const auto before = test::smallTable();
        auto after = moved(before, 3, 4);
        after.models[1].name = QStringLiteral("other");
        after.models[2].facing = geometry::Angle::fromDegrees(40);
        after.terrain.push_back(test::boxPiece(QStringLiteral("n1"), 1, 1, 2, 2));
        after.terrain.push_back(test::boxPiece(QStringLiteral("n2"), 3, 1, 4, 2));
        after.rules = QStringLiteral("ruins");
        QCOMPARE(app::differencePhrases(before, after).join(u'|'),
                 QStringLiteral("2 models moved|1 model changed|%n pieces added|rules changed")
                     .replace(QStringLiteral("%n"), QStringLiteral("2")));
        QVERIFY(app::differencePhrases(before, before).isEmpty());
    }
};

QTEST_MAIN(TestRecoveryWindow)
#include "tst_recovery_window.moc"
