#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/passphrase.h"
#include "app/desktop/dialogs/recovery_dialog.h"
#include "app/desktop/document/autosave.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/vision/phrase_dialog.h"
#include "app/desktop/welcome/scenario_card.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/table_preview.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/windows.h"
#include "app/shared/text/difference_text.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
using geometry::pointFromInches;
using scenarios::ModelId;

namespace {

scenarios::Scenario moved(const scenarios::Scenario& table, double x, double y) {
    return scenarios::withModelAt(table, ModelId{QStringLiteral("m1")}, pointFromInches(x, y));
}

/// A folder with settings, and in it what an earlier run left.
struct Place {
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    Windows windows{settings};

    [[nodiscard]] QString file(const QString& name) const { return folder.filePath(name); }

    void leave(const QString& name, const UnsavedTable& table) const {
        QVERIFY(QDir{settings.recoveryFolder()}.mkpath(QStringLiteral(".")));
        QCOMPARE(
            scenarios::writeFileAtomically(QDir{settings.recoveryFolder()}.filePath(name + QStringLiteral(".recovery")),
                                           app::recoveryBytes(table)),
            QString{});
    }

    [[nodiscard]] QStringList left() const { return QDir{settings.recoveryFolder()}.entryList(QDir::Files); }
};

RecoveryDialog* dialogOf(const MainWindow& window) { return window.findChild<RecoveryDialog*>(); }

/// Presses the answer of that text in the next question, which may come after some work.
void answerNext(const QString& text) {
    auto* soon = new QTimer{qApp};
    QObject::connect(soon, &QTimer::timeout, qApp, [text, soon] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) {
            return;
        }
        soon->stop();
        soon->deleteLater();
        for (auto* button : box->buttons()) {
            if (button->text() == text) {
                button->click();
                return;
            }
        }
        box->reject();
        QFAIL(qPrintable(text));
    });
    soon->start(5);
}

} // namespace

class TestRecoveryWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::useTestFont(); }

    void nothingLeftBehind_asksNothing() {
        Place place;
        MainWindow& window = place.windows.make();
        place.windows.offerUnsaved(window);
        QVERIFY(!dialogOf(window));
    }

    void aTableLeftBehind_isOfferedWithItsTimeAndWhatItsFileDoesNotHold() {
        Place place;
        const QString path = place.file(QStringLiteral("duel.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        place.leave(QStringLiteral("a"), {path, {}, QDateTime::currentDateTimeUtc(), moved(test::smallTable(), 3, 4)});
        MainWindow& window = place.windows.make();
        window.show();
        place.windows.offerUnsaved(window);
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
        QVERIFY(place.left().isEmpty());
    }

    /// After a crash in a hidden game nothing of it is shown, and its judge's passphrase is asked for.
    void aHiddenGameLeftBehind_isNotShown_beforeThePassphrase() {
        Place place;
        place.settings.setHeldPhrase(app::Passphrase::of(QStringLiteral("sesame")).toText());
        scenarios::Scenario game = scenarios::withFog(test::smallTable(), true);
        game.models[0].name = QStringLiteral("Secret agent");
        place.leave(QStringLiteral("a"), {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), game});
        MainWindow& window = place.windows.make();
        window.resize(1200, 800);
        window.show();
        place.windows.offerUnsaved(window);
        // The card of the welcome page has no picture.
        QTRY_VERIFY(!window.welcome().thumbnails().isBusy());
        const auto* card = window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-0"));
        QVERIFY(card);
        QVERIFY(card->picture().isNull());
        const QString told = card->toolTip(); // all that is written on it
        QVERIFY2(told.contains(QStringLiteral("A hidden game")), qPrintable(told));
        QVERIFY2(!told.contains(QStringLiteral("models")) && !told.contains(game.models[0].name), qPrintable(told));
        place.windows.listUnsaved(window);
        auto* dialog = dialogOf(window);
        const QString words = dialog->findChild<QLabel*>(QStringLiteral("unsavedWords"))->text();
        QVERIFY2(words.contains(QStringLiteral("hidden game")), qPrintable(words));
        QVERIFY2(!words.contains(QStringLiteral("3 models")), qPrintable(words));
        auto* preview = dialog->findChild<app::TablePreview*>();
        const QImage shown = preview->grab().toImage();
        preview->show(scenarios::Scenario{}, words);
        QCOMPARE(preview->grab().toImage(), shown); // that of an empty table

        // A wrong phrase leaves it closed, and in the list.
        const auto enterNext = [](const QString& phrase) {
            auto* soon = new QTimer{qApp};
            QObject::connect(soon, &QTimer::timeout, qApp, [phrase, soon] {
                auto* asking = qobject_cast<app::PhraseDialog*>(QApplication::activeModalWidget());
                if (!asking) {
                    return;
                }
                soon->stop();
                soon->deleteLater();
                asking->findChild<QLineEdit*>(QStringLiteral("phraseWords"))->setText(phrase);
                asking->accept();
                if (asking->isVisible()) {
                    asking->reject();
                }
            });
            soon->start(5);
        };
        enterNext(QStringLiteral("abracadabra"));
        dialog->findChild<QPushButton*>(QStringLiteral("openUnsaved"))->click();
        QVERIFY(window.showsWelcome());
        QCOMPARE(dialog->findChild<QListWidget*>()->count(), 1);
        enterNext(QStringLiteral("sesame"));
        dialog->findChild<QPushButton*>(QStringLiteral("openUnsaved"))->click();
        QVERIFY(!window.showsWelcome());
        QVERIFY(window.document().scenario() == game);
    }

    void aSavedHiddenGame_hasNoPictureOnTheWelcomePage() {
        Place place;
        const QString hidden = place.file(QStringLiteral("hidden.sightline"));
        const QString open = place.file(QStringLiteral("open.sightline"));
        QVERIFY(scenarios::saveScenarioFile(scenarios::withFog(test::smallTable(), true), hidden));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), open));
        place.settings.addRecentFile(open);
        place.settings.addRecentFile(hidden);
        MainWindow& window = place.windows.make();
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
        Place place;
        place.leave(QStringLiteral("a"),
                    {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = place.windows.make();
        place.windows.listUnsaved(window);
        dialogOf(window)->findChild<QPushButton*>(QStringLiteral("openUnsaved"))->click();
        QCOMPARE(place.left().filter(QStringLiteral(".recovery")).size(), 2); // the new file and its lock
        QVERIFY(!place.left().contains(QStringLiteral("a.recovery")));
        QVERIFY(window.document().saveAs(place.file(QStringLiteral("b.sightline"))));
        QVERIFY(place.left().isEmpty());
    }

    void sayingLater_keepsEverything() {
        Place place;
        place.leave(QStringLiteral("a"),
                    {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = place.windows.make();
        place.windows.listUnsaved(window);
        dialogOf(window)->reject();
        QVERIFY(place.left().contains(QStringLiteral("a.recovery")));
    }

    void deleting_asksFirst() {
        Place place;
        place.leave(QStringLiteral("a"),
                    {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = place.windows.make();
        place.windows.listUnsaved(window);
        auto* remove = dialogOf(window)->findChild<QPushButton*>(QStringLiteral("deleteUnsaved"));
        answerNext(QStringLiteral("Keep"));
        remove->click();
        QVERIFY(place.left().contains(QStringLiteral("a.recovery")));
        answerNext(QStringLiteral("Delete"));
        remove->click();
        QVERIFY(place.left().isEmpty());
    }

    void severalTables_openInWindowsOfTheirOwn() {
        Place place;
        place.leave(QStringLiteral("a"),
                    {{}, QStringLiteral("Older"), QDateTime::currentDateTimeUtc().addSecs(-60), test::smallTable()});
        place.leave(QStringLiteral("b"),
                    {{}, QStringLiteral("Newer"), QDateTime::currentDateTimeUtc(), moved(test::smallTable(), 3, 4)});
        MainWindow& window = place.windows.make();
        place.windows.listUnsaved(window);
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
        Place place;
        const QDateTime older = QDateTime::currentDateTimeUtc().addSecs(-60);
        place.leave(QStringLiteral("a"), {{}, QStringLiteral("Older"), older, test::smallTable()});
        place.leave(QStringLiteral("b"),
                    {{}, QStringLiteral("Newer"), QDateTime::currentDateTimeUtc(), moved(test::smallTable(), 3, 4)});
        MainWindow& window = place.windows.make();
        window.show();
        place.windows.offerUnsaved(window);
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
        QVERIFY(!place.left().contains(QStringLiteral("a.recovery")));
        // The other one is still offered.
        QVERIFY(place.left().contains(QStringLiteral("b.recovery")));
        window.document().newScenario();
        window.actions().named("close")->trigger();
        QTRY_COMPARE(window.findChildren<app::ScenarioCard*>(QStringLiteral("unsaved-0")).size(), 1);
        QCOMPARE(window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-0"))->text(), QStringLiteral("Newer"));
        QVERIFY(!window.findChild<app::ScenarioCard*>(QStringLiteral("unsaved-1")));
    }

    void besideATable_theListComesAtOnce() {
        Place place;
        place.leave(QStringLiteral("a"),
                    {{}, QStringLiteral("Duel"), QDateTime::currentDateTimeUtc(), test::smallTable()});
        MainWindow& window = place.windows.make();
        QVERIFY(window.openLibrary(scenarios::libraryEntries().front().id));
        place.windows.offerUnsaved(window);
        QVERIFY(dialogOf(window));
    }

    void aBrokenRecoveryFile_isToldInTheBar() {
        Place place;
        QVERIFY(QDir{place.settings.recoveryFolder()}.mkpath(QStringLiteral(".")));
        QCOMPARE(scenarios::writeFileAtomically(
                     QDir{place.settings.recoveryFolder()}.filePath(QStringLiteral("x.recovery")), "nothing"),
                 QString{});
        MainWindow& window = place.windows.make();
        place.windows.offerUnsaved(window);
        QVERIFY(window.findChild<app::MessageBar*>()->sentence().contains(QStringLiteral("cannot be read")));
        QVERIFY(place.left().contains(QStringLiteral("x.recovery")));
    }

    void savingOverAnotherProgramsVersion_asks() {
        Place place;
        const QString path = place.file(QStringLiteral("duel.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        MainWindow& window = place.windows.make();
        QVERIFY(window.openFile(path));
        window.document().edit(QStringLiteral("Move"), moved(test::smallTable(), 3, 4));
        const auto theirs = moved(test::smallTable(), 8, 8);
        QVERIFY(scenarios::saveScenarioFile(theirs, path));
        answerNext(QStringLiteral("Cancel"));
        window.actions().named("save")->trigger();
        QVERIFY(scenarios::readScenarioFile(path)->scenario == theirs);
        QVERIFY(window.document().isModified());
        answerNext(QStringLiteral("Overwrite"));
        window.actions().named("save")->trigger();
        QVERIFY(scenarios::readScenarioFile(path)->scenario == moved(test::smallTable(), 3, 4));
        QVERIFY(!window.document().isModified());
    }

    void aChangedFile_isLoadedOnOneClick_andUndone() {
        Place place;
        const QString path = place.file(QStringLiteral("duel.sightline"));
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), path));
        MainWindow& window = place.windows.make();
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
        Place place;
        MainWindow& window = place.windows.make();
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
        Place place;
        MainWindow& window = place.windows.make();
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
