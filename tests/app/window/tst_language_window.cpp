#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/language.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/design/study_page.h"
#include "app/desktop/panels/verdict_card.h"
#include "app/desktop/window/evidence_controller.h"
#include "app/shared/text/vision_text.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "tests/support/events.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

#include <memory>

using namespace sightline;
using namespace sightline::app;

/// Another language while the window is open.
class TestLanguageWindow : public test::WindowTest {
    Q_OBJECT

    std::unique_ptr<Translations> m_translations;

    /// The whole way of a user: the menu, the settings, the translators, the window.
    void speak(const QString& code) const {
        QPointer<QObject> before = find<VerdictCard>();
        for (QAction* action : actions().languages()->actions()) {
            if (action->data().toString() == code) {
                action->trigger();
            }
        }
        QTRY_VERIFY(!before); // the panels are new
    }

    void edit() const {
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        test::handleEvents();
        QAction* all = action("selectAll");
        all->trigger();
        trigger("duplicate");
        trigger("mirror");
        trigger("turnClockwise");
        trigger("undo");
        QCOMPARE(undoStack()->count(), 3);
        QCOMPARE(undoStack()->index(), 2);
    }

private slots:
    void init() {
        makeSettings();
        m_settings->setLanguage(QStringLiteral("en"));
        m_translations = std::make_unique<Translations>();
        m_translations->use(m_settings->language());
        connect(m_settings.get(), &Settings::languageChanged, m_translations.get(),
                [this] { m_translations->use(m_settings->language()); });
        showWindow();
    }

    void cleanup() {
        m_window.reset();
        m_translations.reset();
        closeWindow();
    }

    void theTableAndItsStepsStay() {
        edit();
        const auto scenario = document().scenario();
        const auto selection = state().selection();
        const auto observer = state().observer();
        QVERIFY(observer);
        QVERIFY(!selection.empty());
        speak(QStringLiteral("de"));
        QCOMPARE(undoStack()->count(), 3);
        QCOMPARE(undoStack()->index(), 2);
        QVERIFY(document().isModified());
        QVERIFY(document().scenario() == scenario);
        QVERIFY(state().selection() == selection);
        QVERIFY(state().observer() == observer);
        trigger("undo");
        trigger("undo");
        QVERIFY(!document().isModified());
        trigger("redo");
        trigger("redo");
        QVERIFY(document().scenario() == scenario);
    }

    /// The result of a study stays, and one that runs goes on under the new words.
    void fairnessStudiesStay() {
        QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        const auto setTrials = [this](int trials) {
            find<QSpinBox>("fairnessTrials")->setValue(trials);
            find<QCheckBox>("fairnessPieces")->setChecked(false);
        };
        setTrials(3);
        m_window->design().fairness().runStudy();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->design().fairness().isBusy(), 60'000);
        QVERIFY(m_window->design().fairness().figures());
        const auto seen = m_window->design().fairness().figures()->study.zoneSeen;
        speak(QStringLiteral("de"));
        QVERIFY(m_window->design().fairness().figures());
        QCOMPARE(m_window->design().fairness().figures()->study.trials, 3);
        QVERIFY(m_window->design().fairness().figures()->study.zoneSeen == seen);
        QCOMPARE(find<QSpinBox>("fairnessTrials")->value(), 3);
        setTrials(100'000);
        m_window->design().fairness().runStudy();
        speak(QStringLiteral("fr"));
        QVERIFY(m_window->design().fairness().isBusy());
        auto* answer = find<QLabel>("fairnessAnswer");
        QTRY_VERIFY_WITH_TIMEOUT(answer->text().contains(QStringLiteral("100000")) ||
                                     answer->text().contains(QStringLiteral("100\u202f000")),
                                 60'000);
        emit m_window->design().fairness().page()->stopRequested();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->design().fairness().isBusy(), 60'000);
        // However few there were, the set-ups that were made are kept.
        QVERIFY(m_window->design().fairness().figures()->study.trials > 0);
        QCOMPARE(m_window->design().fairness().figures()->options.trials, 100'000);
    }

    void viewPanelsAndSwitchesStay() {
        edit();
        auto& first = actions();
        first.named("profile")->trigger();
        first.named("heights")->trigger();
        first.named("rulers")->trigger();
        first.named("measureTool")->trigger();
        find<QDockWidget>("outlineDock")->show();
        find<QDockWidget>("inspectorDock")->hide();
        const auto* before = view();
        view()->zoomIn();
        test::handleEvents();
        const auto transform = view()->transform();
        std::map<QString, bool> hidden;
        for (const auto* dock : m_window->findChildren<QDockWidget*>()) {
            hidden[dock->objectName()] = dock->isHidden();
        }
        std::map<QString, bool> switches;
        for (const auto* action : first.all()) {
            if (!action->objectName().startsWith(QLatin1String{"language"})) {
                switches[action->objectName()] = action->isChecked();
            }
        }
        speak(QStringLiteral("fr"));
        QCOMPARE(view(), before);
        QCOMPARE(view()->transform(), transform);
        QCOMPARE(m_window->findChildren<QDockWidget*>().size(), qsizetype(hidden.size()));
        for (const auto* dock : m_window->findChildren<QDockWidget*>()) {
            QVERIFY2(dock->isHidden() == hidden[dock->objectName()], qPrintable(dock->objectName()));
        }
        for (const auto* action : actions().all()) {
            if (!action->objectName().startsWith(QLatin1String{"language"})) {
                QVERIFY2(action->isChecked() == switches[action->objectName()], qPrintable(action->objectName()));
            }
        }
        QCOMPARE(m_window->menuBar()->actions().size(), 9);
    }

    /// With the widest panel shown, which was given three quarters of the window.
    /// Numbers in fields are written as those in texts, and so are the players that a table has by default.
    void fieldsAndPlayersFollowTheLanguage() {
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        state().setSelection({scenario().models.front().id});
        const auto height = [this] { return find<QWidget>("inspectorHeight")->findChild<QLineEdit*>()->text(); };
        QVERIFY2(height().contains(u'.'), qPrintable(height()));
        const auto player = scenario().players.front();
        QCOMPARE(player.name, QStringLiteral("Red"));
        QCOMPARE(playerName(player), QStringLiteral("Red"));
        speak(QStringLiteral("de"));
        QVERIFY2(height().contains(u',') && !height().contains(u'.'), qPrintable(height()));
        QCOMPARE(playerName(scenario().players.front()), QStringLiteral("Rot"));
        QCOMPARE(scenario().players.front().name, QStringLiteral("Red")); // as in the file
        speak(QStringLiteral("fr"));
        QVERIFY2(height().contains(u','), qPrintable(height()));
        QCOMPARE(playerName(player), QStringLiteral("Rouge"));
        // Two tabs of the palette are told apart.
        QStringList names;
        for (const auto* tabs : m_window->findChildren<QTabWidget*>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                names << tabs->tabText(i);
            }
        }
        QVERIFY2(names.contains(QStringLiteral("Décor")) && !names.contains(QStringLiteral("Décors")),
                 qPrintable(names.join(u' ')));
        speak(QStringLiteral("en"));
        QVERIFY2(height().contains(u'.'), qPrintable(height()));
    }

    void panelsKeepTheirWidths() {
        edit();
        m_window->resize(1600, 1000);
        find<QDockWidget>("designDock")->show();
        find<QDockWidget>("designDock")->raise();
        QTRY_COMPARE(m_window->width(), 1600);
        QCoreApplication::processEvents();
        const auto widthOf = [this](const char* name) { return find<QDockWidget>(QLatin1String{name})->width(); };
        const int left = widthOf("designDock");
        const int right = widthOf("verdictDock");
        QVERIFY(left < 600 && right < 600);
        for (const char* language : {"de", "fr", "en"}) {
            speak(QString::fromLatin1(language));
            // Words of another language may need more room, but the table keeps its place.
            QTRY_VERIFY2(std::abs(widthOf("designDock") - left) <= 120, language);
            QTRY_VERIFY2(std::abs(widthOf("verdictDock") - right) <= 120, language);
        }
    }

    void thereAndBackManyTimes() {
        edit();
        for (int i = 0; i < 3; ++i) {
            speak(QStringLiteral("de"));
            speak(QStringLiteral("fr"));
            speak(QStringLiteral("en"));
        }
        QCOMPARE(m_window->findChildren<QMenuBar*>().size(), 1);
        QCOMPARE(m_window->findChildren<ActionSet*>().size(), 1);
        QCOMPARE(undoStack()->text(0), QStringLiteral("Duplicate"));
    }

    void everythingSpeaksTheNewLanguage() {
        edit();
        QTRY_VERIFY(m_window->isSettled());
        speak(QStringLiteral("de"));
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(m_window->menuBar()->actions().front()->text().remove(u'&'), QStringLiteral("Datei"));
        QCOMPARE(find<QDockWidget>("verdictDock")->windowTitle(), QStringLiteral("Urteil"));
        QCOMPARE(view()->accessibleName(), QStringLiteral("Tisch"));
        QVERIFY(find<VerdictCard>()->accessibleName().contains(QStringLiteral("schaut auf")) ||
                !find<VerdictCard>()->word().isEmpty());
        QCOMPARE(undoStack()->text(0), QStringLiteral("Duplizieren"));
        QCOMPARE(action("undo")->text().remove(u'&'), QStringLiteral("Rückgängig: ") + undoStack()->text(1));
        QVERIFY(text("statusHint").contains(QStringLiteral("Klicken")));
    }

    /// A file is the same whatever the window speaks.
    void filesAreTheSame_inEveryLanguage() {
        edit();
        const QByteArray english = scenarios::writeScenario(scenario());
        for (const char* language : {"de", "fr"}) {
            speak(QString::fromLatin1(language));
            QCOMPARE(scenarios::writeScenario(scenario()), english);
        }
    }

    void theWelcomePageStays() {
        QVERIFY(m_window->showsWelcome());
        speak(QStringLiteral("de"));
        QVERIFY(m_window->showsWelcome());
        edit();
        QVERIFY(!m_window->showsWelcome());
    }
};

QTEST_MAIN(TestLanguageWindow)
#include "tst_language_window.moc"
