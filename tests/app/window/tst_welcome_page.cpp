#include "app/desktop/base/language.h"
#include "app/desktop/settings/settings.h"
#include "app/desktop/welcome/scenario_card.h"
#include "app/desktop/welcome/welcome_page.h"
#include "app/desktop/window/main_window.h"
#include "scenarios/base/atomic_file.h"
#include "scenarios/edits/edits.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/output/dispute_file.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/turns.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/support/gui_table.h"
#include "tests/support/rows.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

class TestWelcomePage : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// A page with all its pictures.
    void show(WelcomePage& page) const {
        page.resize(1200, 900);
        page.show();
        QTRY_VERIFY(!page.thumbnails().isBusy());
    }

private slots:
    void initTestCase() {
        test::useTestFont();
        QVERIFY(m_folder.isValid());
    }

    /// In a window of a small screen at 200 % a button of the page was cut.
    void theButtons_areWholeInANarrowWindow_data() { testsupport::addRows("language", {"en", "de", "fr"}); }
    void theButtons_areWholeInANarrowWindow() {
        QFETCH(QString, language);
        Translations translations;
        translations.use(language);
        const auto back = qScopeGuard([&] { translations.use(QStringLiteral("en")); });
        WelcomePage page;
        page.resize(735, 400);
        page.show();
        QTRY_VERIFY(!page.thumbnails().isBusy());
        QCOMPARE(page.findChild<QScrollArea*>()->horizontalScrollBar()->maximum(), 0);
        for (const char* name : {"welcomeNew", "welcomeOpen", "welcomeTourStart", "welcomeTourDecline"}) {
            const auto* button = page.findChild<QPushButton*>(QLatin1String{name});
            QVERIFY2(button->visibleRegion().boundingRect() == button->rect(), name);
        }
    }

    void ownLayoutsThatCannotBeRead_areNamedWhereOwnOnesAreShown() {
        QTemporaryDir data;
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
        const auto back =
            qScopeGuard([&] { before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before); });
        const QString folder = scenarios::ownLayoutsFolder();
        QVERIFY(QDir{}.mkpath(folder));
        QFile file{QDir{folder}.filePath(QStringLiteral("club.json"))};
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"layouts\": [") > 0);
        file.close();
        WelcomePage page;
        auto* line = page.findChild<QLabel*>(QStringLiteral("welcomeUnread"));
        QVERIFY(line && line->isHidden());
        auto* missions = page.findChild<QComboBox*>(QStringLiteral("welcomeMission"));
        missions->setCurrentIndex(missions->count() - 1);
        QVERIFY(!line->isHidden());
        QVERIFY2(line->text().startsWith(QStringLiteral("Cannot read “club.json” in your own layouts: ")),
                 qPrintable(line->text()));
        missions->setCurrentIndex(0);
        QVERIFY(line->isHidden());
    }

    void everyShippedTable_hasAPictureAndItsFacts() {
        WelcomePage page;
        show(page);
        for (const auto& shipped : scenarios::libraryEntries()) {
            auto* card = page.findChild<ScenarioCard*>(QStringLiteral("library-%1").arg(shipped.id));
            QVERIFY(card);
            QVERIFY2(!card->picture().isNull(), qPrintable(shipped.id));
            QVERIFY(card->accessibleDescription().contains(QStringLiteral(" in, ")));
        }
    }

    void pictures_areDrawnOnce_andAgainWhenTheTableChanged() {
        const QString file = path("duel.sightline");
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), file));
        const int shipped = static_cast<int>(scenarios::libraryEntries().size()) + 3; // and the layouts of one mission
        const QString kept = path("kept");
        {
            WelcomePage page{kept};
            page.setRecentFiles({file});
            show(page);
            QCOMPARE(page.thumbnails().drawn(), shipped + 1);
        }
        {
            WelcomePage page{kept};
            page.setRecentFiles({file});
            show(page);
            QCOMPARE(page.thumbnails().drawn(), 0);
            auto* card =
                page.findChild<ScenarioCard*>(QStringLiteral("library-%1").arg(scenarios::libraryEntries().front().id));
            QVERIFY(!card->picture().isNull());
            QVERIFY(card->accessibleDescription().contains(QStringLiteral(" in, ")));
        }
        scenarios::Scenario other = test::smallTable();
        other.models.pop_back();
        QVERIFY(scenarios::saveScenarioFile(other, file));
        WelcomePage page{kept};
        page.setRecentFiles({file});
        show(page);
        QCOMPARE(page.thumbnails().drawn(), 1);
        page.setTheme(Theme::dark());
        QTRY_VERIFY(!page.thumbnails().isBusy());
        QCOMPARE(page.thumbnails().drawn(), 1 + shipped + 1);
    }

    void publishedLayouts_areShownByMission() {
        WelcomePage page;
        show(page);
        auto* missions = page.findChild<QComboBox*>(QStringLiteral("welcomeMission"));
        QVERIFY(missions);
        QCOMPARE(missions->count(), 15 + 1);
        for (const char* id : {"take-and-hold-mirror-1", "take-and-hold-mirror-2", "take-and-hold-mirror-3"}) {
            QVERIFY2(page.findChild<ScenarioCard*>(QStringLiteral("layout-%1").arg(QLatin1String{id})), id);
        }
        missions->setCurrentIndex(missions->findText(QStringLiteral("Disruption vs Reconnaissance")));
        QTRY_VERIFY(!page.thumbnails().isBusy());
        QVERIFY(!page.findChild<ScenarioCard*>(QStringLiteral("layout-take-and-hold-mirror-1")));
        auto* card = page.findChild<ScenarioCard*>(QStringLiteral("layout-disruption-vs-reconnaissance-2"));
        QVERIFY(card && !card->picture().isNull());
        QString opened;
        connect(&page, &WelcomePage::layoutSelected, this,
                [&](const scenarios::OfferedTable& layout) { opened = layout.id; });
        card->click();
        QCOMPARE(opened, QStringLiteral("disruption-vs-reconnaissance-2"));
    }

    void aHiddenPage_drawsNothing() {
        WelcomePage page;
        page.setTheme(Theme::dark());
        page.setRecentFiles({path("nothing.sightline")});
        QVERIFY(!page.thumbnails().isBusy());
    }

    void brokenAndMissingFiles_haveACardWithoutAPicture() {
        QCOMPARE(scenarios::writeFileAtomically(path("broken.sightline"), "{"), QString{});
        WelcomePage page;
        page.setRecentFiles({path("broken.sightline"), path("gone.sightline")});
        show(page);
        int cards = 0;
        for (auto* card : page.findChildren<ScenarioCard*>()) {
            if (card->text() == u"broken.sightline" || card->text() == u"gone.sightline") {
                ++cards;
                QVERIFY(card->picture().isNull());
                QCOMPARE(card->accessibleDescription().contains(QStringLiteral("no longer there")),
                         card->text() == u"gone.sightline");
            }
        }
        QCOMPARE(cards, 2);
    }

    /// The card of a hidden game has its sign and whose turn it is, and is the same wherever its models stand.
    void hiddenGames_haveASignAndTheTurn_andNoPicture() {
        const QString file = path("hidden.sightline");
        const auto cardOf = [&](double x, WelcomePage& page) {
            scenarios::Scenario table =
                scenarios::withNextTurn(scenarios::withVisionBegun(scenarios::withFog(test::smallTable(), true)));
            table = scenarios::withModelAt(table, {QStringLiteral("m2")}, geometry::pointFromInches(x, 20));
            if (!scenarios::saveScenarioFile(table, file)) {
                qFatal("the game was not written");
            }
            page.setRecentFiles({file});
            show(page);
            return page.findChild<ScenarioCard*>(QStringLiteral("recent-0"));
        };
        WelcomePage page;
        auto* card = cardOf(40, page);
        QVERIFY(card && card->picture().isNull());
        const QString words = card->accessibleDescription();
        QVERIFY2(words.contains(QStringLiteral("A hidden game. Turn 1: ")), qPrintable(words));
        QVERIFY2(words.contains(test::smallTable().name), qPrintable(words));
        WelcomePage other;
        QCOMPARE(card->grab().toImage(), cardOf(50, other)->grab().toImage());
        // Without the sign the frame would be of one color.
        const QImage image = card->grab().toImage();
        const auto at = [&](int i) { return image.pixel(8 + i, 8 + ScenarioCard::kPicture.height() / 2); };
        int colors = 0;
        for (int i = 5; i < ScenarioCard::kPicture.width() - 5; ++i) {
            colors += at(i) != at(4) ? 1 : 0;
        }
        QVERIFY(colors > 0);
    }

    /// A name that is cut off on the card is whole in its tip.
    void cards_haveTheirWholeNameInTheTip() {
        const QString name = QStringLiteral("A table whose name is longer than any card is wide by far.sightline");
        QVERIFY(scenarios::saveScenarioFile(test::smallTable(), m_folder.filePath(name)));
        WelcomePage page;
        page.setRecentFiles({m_folder.filePath(name)});
        show(page);
        const auto* card = page.findChild<ScenarioCard*>(QStringLiteral("recent-0"));
        QVERIFY(card && card->toolTip().startsWith(name));
        const auto* shipped =
            page.findChild<ScenarioCard*>(QStringLiteral("library-%1").arg(scenarios::libraryEntries().front().id));
        QVERIFY(shipped->toolTip().startsWith(shipped->text()));
    }

    void withoutAnyFile_thePageSaysWhatToDo() {
        WelcomePage page;
        show(page);
        auto* words = page.findChild<QLabel*>(QStringLiteral("recentEmpty"));
        QVERIFY(words->isVisible());
        page.setRecentFiles({path("duel.sightline")});
        QVERIFY(!words->isVisible());
        page.setRecentFiles({});
        QVERIFY(words->isVisible());
    }

    void anOpenedDispute_isAmongTheRecentFiles_withItsTable() {
        scenarios::Scenario table = test::smallTable();
        const auto rules = scenarios::ruleSetOf(table);
        QVERIFY(rules);
        scenarios::Question question;
        question.observer = {QStringLiteral("m1")};
        question.target = {QStringLiteral("m2")};
        const QString file = path("case.sightline-dispute");
        QCOMPARE(scenarios::writeFileAtomically(file, scenarios::writeDispute(scenarios::disputeOf(
                                                          scenarios::PreparedTable{table, *rules}, question, {}))),
                 QString{});
        Settings settings{path("settings.ini")};
        MainWindow window{settings};
        window.show();
        QVERIFY(window.openFile(file));
        QCOMPARE(settings.recentFiles().value(0), file);
        WelcomePage page;
        page.setRecentFiles(settings.recentFiles());
        show(page);
        for (auto* card : page.findChildren<ScenarioCard*>()) {
            if (card->text() == u"case.sightline-dispute") {
                QVERIFY(!card->picture().isNull());
                return;
            }
        }
        QFAIL("no card");
    }
};

QTEST_MAIN(TestWelcomePage)
#include "tst_welcome_page.moc"
