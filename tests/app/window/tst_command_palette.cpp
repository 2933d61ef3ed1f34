#include "app/desktop/actions/action_set.h"
#include "app/desktop/base/language.h"
#include "app/desktop/canvas/table_view.h"
#include "app/desktop/design/design_controller.h"
#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/palette_search.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/help/help_window.h"
#include "app/desktop/panels/piece_button.h"
#include "app/desktop/widgets/page_switch.h"
#include "app/shared/text/shipped_text.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/offered_tables.h"
#include "tests/support/rows.h"
#include "tests/support/window_test.h"

#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;

/// The command palette: what it finds, in which order, and what it does.
class TestCommandPalette : public test::WindowTest {
    Q_OBJECT

    Translations m_translations;

    void open(const QString& language = QStringLiteral("en"), bool withTable = true) {
        closeWindow();
        m_translations.use(language);
        showWindow({1440, 900});
        if (withTable) {
            QVERIFY(m_window->openLibrary(QStringLiteral("skirmish-board")));
        }
    }
    void openPalette() {
        trigger("commands");
        QVERIFY(palette());
    }
    [[nodiscard]] CommandPalette* palette() const { return find<CommandPalette>(); }
    [[nodiscard]] QLineEdit* typingLine() const { return palette()->findChild<QLineEdit*>(); }
    [[nodiscard]] QTreeWidget* list() const { return palette()->findChild<QTreeWidget*>(); }
    [[nodiscard]] QString details() const {
        return palette()->findChild<QLabel*>(QStringLiteral("paletteDetails"))->text();
    }
    /// The titles found, the best first, without the state of a switch and without a reason.
    [[nodiscard]] QStringList found(const QString& typed) const {
        typingLine()->setText(typed);
        QStringList titles;
        for (int i = 0; i < list()->topLevelItemCount(); ++i) {
            titles
                << list()->topLevelItem(i)->text(0).section(QStringLiteral(" – "), 0, 0).section(u'(', 0, 0).trimmed();
        }
        return titles;
    }

private slots:
    void init() {} // each function opens its own window

    void cleanup() {
        closeWindow();
        m_translations.use(QStringLiteral("en"));
    }

    void errorsOfTyping_areCounted() {
        QCOMPARE(editDistance(u"heat", u"heat"), 0);
        QCOMPARE(editDistance(u"heat", u"haet"), 1); // two letters swapped
        QCOMPARE(editDistance(u"heat", u"het"), 1);  // one left out
        QCOMPARE(editDistance(u"heat", u"heaat"), 1);
        QCOMPARE(editDistance(u"heat", u"hear"), 1);
        QCOMPARE(editDistance(u"heat", u"hate"), 2);
        QCOMPARE(editDistance(u"", u"abc"), 3);
        QCOMPARE(editDistance(u"coherency", u"cohrenecy"), 2);
    }

    void better_fitsRankHigher() {
        const auto rank = [](const char* title, const QStringList& phrases, const QString& typed) {
            return SearchTexts{QString::fromUtf8(title), phrases, {QStringLiteral("Draw over the table")}}.relevance(
                typed);
        };
        const QString typed = QStringLiteral("rule");
        const int whole = rank("Rule", {}, typed);
        const int beginning = rank("Rule set editor", {}, typed);
        const int later = rank("Compare rule sets", {}, typed);
        const int inside = rank("Overrule", {}, typed);
        const int phrase = rank("Pack", {QStringLiteral("rule")}, typed);
        const int wrong = rank("Rule", {}, QStringLiteral("rlue"));
        QVERIFY(whole > beginning && beginning > later && later > inside && inside > 0);
        QVERIFY(whole > phrase && phrase > inside);
        QVERIFY(whole > wrong && wrong > 0);
        // Four letters may have one error, seven may have two, three none.
        QVERIFY(rank("Zone", {}, QStringLiteral("zoen")) > 0);
        QCOMPARE(rank("Zone", {}, QStringLiteral("znoe e")), 0);
        QCOMPARE(rank("Zone", {}, QStringLiteral("eonz")), 0);
        QCOMPARE(rank("Fog", {}, QStringLiteral("fgo")), 0);
        QVERIFY(rank("Fairness", {}, QStringLiteral("fiarnses")) > 0);
        // Words in any order, in one word or two, with or without accents; each of them is needed.
        QVERIFY(rank("Heat map", {}, QStringLiteral("map heat")) > 0);
        QVERIFY(rank("Heat map", {}, QStringLiteral("heatmap")) > beginning / 2);
        QVERIFY(rank("Équité", {}, QStringLiteral("equite")) == rank("Équité", {}, QStringLiteral("Équité")));
        QCOMPARE(rank("Heat map", {}, QStringLiteral("heat bread")), 0);
        // A remark is found by beginnings of its words only.
        QVERIFY(rank("Grid", {}, QStringLiteral("table")) > 0);
        QCOMPARE(rank("Grid", {}, QStringLiteral("abl")), 0);
        QVERIFY(rank("Grid", {}, QStringLiteral("grid table")) > 0);
    }

    void theFieldsWords_find_data() {
        testsupport::addColumns<QString, QString, QString>("language", "typed", "best");
        const auto row = [](const char* language, const char* typed, const char* best) {
            QTest::addRow("%s %s", language, typed)
                << QString::fromUtf8(language) << QString::fromUtf8(typed) << QString::fromUtf8(best);
        };
        row("en", "heat map", "Heat map");
        row("en", "heatmap", "Heat map");
        row("en", "haet map", "Heat map");
        row("en", "map of sight", "Heat map");
        row("en", "line of sight", "Line of sight");
        row("en", "los", "Line of sight");
        row("en", "LoS", "Line of sight");
        row("en", "line of sihgt", "Line of sight");
        row("en", "symmetry", "Fairness");
        row("en", "symmerty", "Fairness");
        row("en", "autosave", "Back up unsaved changes after");
        row("en", "auto save", "Back up unsaved changes after");
        row("en", "range ring", "Ranges of selected models");
        row("en", "coherency", "Coherency of units");
        row("en", "coherecny", "Coherency of units");
        row("en", "cover", "Line of sight");
        row("en", "exposure", "Exposure and lanes");
        row("en", "hot seat", "Play on one screen…");
        row("en", "end turn", "Next turn");
        row("en", "dark mode", "Dark theme");
        row("en", "settings", "Preferences…");
        row("en", "zone", "Zone");
        row("en", "undo", "Undo");
        for (const char* typed :
             {"eye", "camera", "3d", "sees", "through the eyes", "perspective", "model's eye view"}) {
            row("en", typed, "Proof: what blocks which line");
        }
        row("en", "Sichtlinie", "Line of sight");
        row("en", "carte de chaleur", "Heat map");
        row("de", "heatmap", "Heatmap");
        row("de", "Sichtlinie", "Sichtlinie");
        row("de", "sichtlinei", "Sichtlinie");
        row("de", "Symmetrie", "Fairness");
        row("de", "line of sight", "Sichtlinie");
        row("de", "Nebel", "Verdecktes Spiel: Nebel des Krieges");
        row("de", "automatisch speichern", "Ungespeichertes sichern nach");
        row("fr", "carte de chaleur", "Carte de chaleur");
        row("fr", "ligne de vue", "Ligne de vue");
        row("fr", "symetrie", "Équité");
        row("fr", "heat map", "Carte de chaleur");
    }
    void theFieldsWords_find() {
        auto [language, typed, best] = testsupport::fetch<QString, QString, QString>("language", "typed", "best");
        open(language);
        openPalette();
        const QStringList titles = found(typed);
        QVERIFY2(!titles.isEmpty() && titles.front() == best, qPrintable(titles.mid(0, 5).join(u'|')));
    }

    void namesOfOtherWords_areThere() {
        open();
        QFile file{QStringLiteral(":/sightline/search/words.json")};
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject words = QJsonDocument::fromJson(file.readAll()).object();
        QVERIFY(words.size() > 40);
        QStringList ids;
        for (const QAction* action : actions().all()) {
            ids << action->objectName();
        }
        for (const auto& preference : preferenceNames(*m_settings)) {
            ids << preference.id;
        }
        for (const HelpPage& page : helpPages({})) {
            ids << QStringLiteral("help-") + page.id;
        }
        for (auto it = words.begin(); it != words.end(); ++it) {
            QVERIFY2(ids.contains(it.key()), qPrintable(it.key()));
            for (const char* language : {"en", "de", "fr"}) {
                QVERIFY2(!it->toObject()[QLatin1String{language}].toArray().isEmpty(), qPrintable(it.key()));
            }
        }
    }

    /// Three gestures: the keys of the palette, the name, Enter.
    void theHeatMap_isFoundByItsName_inThreeGestures() {
        open();
        int gestures = 0;
        view()->setFocus();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTest::keyClick(view(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        ++gestures;
        QVERIFY(palette());
        QTest::keyClicks(typingLine(), QStringLiteral("heat map"));
        ++gestures;
        QTest::keyClick(typingLine(), Qt::Key_Return);
        ++gestures;
        QTRY_VERIFY(m_window->design().map().isOn());
        QTRY_VERIFY(m_window->isSettled());
        QVERIFY(action("mapOfSight")->isChecked());
        QVERIFY(gestures <= 3);
    }

    void menuAndKeys_standBesideTheCommand() {
        open();
        openPalette();
        QVERIFY(list()->topLevelItemCount() > 150);
        QTest::keyClicks(typingLine(), QStringLiteral("height"));
        QCOMPARE(list()->topLevelItem(0)->text(0), QStringLiteral("Heights (off)"));
        QCOMPARE(list()->topLevelItem(0)->text(1), QStringLiteral("View"));
        QCOMPARE(list()->topLevelItem(0)->text(2), QStringLiteral("Ctrl+H"));
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_VERIFY(state().showsHeights());
    }

    void theArrows_walk() {
        open();
        openPalette();
        QTest::keyClick(typingLine(), Qt::Key_Down);
        QCOMPARE(list()->currentItem(), list()->topLevelItem(1));
        QTest::keyClick(typingLine(), Qt::Key_Up);
        QTest::keyClick(typingLine(), Qt::Key_Up);
        QCOMPARE(list()->currentItem(), list()->topLevelItem(0));
    }

    void aCommandThatCannotRun_saysWhy_andStays() {
        open();
        state().clearSelection();
        openPalette();
        QTest::keyClicks(typingLine(), QStringLiteral("cut"));
        QCOMPARE(list()->topLevelItem(0)->text(0), QStringLiteral("Cut – Select something on the table first."));
        QCOMPARE(details(), QStringLiteral("Not possible now. Select something on the table first."));
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QVERIFY(palette()->isVisible());
    }

    void nothingFound_saysSo_andOffersTheHelp() {
        open();
        openPalette();
        typingLine()->setText(QStringLiteral("Hausdorff quux"));
        QCOMPARE(list()->topLevelItemCount(), 1);
        QCOMPARE(list()->topLevelItem(0)->text(0), QStringLiteral("Search the help for “Hausdorff quux”"));
        QVERIFY(details().contains(QStringLiteral("Nothing is called “Hausdorff quux”")));
        typingLine()->setText(QStringLiteral("bzzzt"));
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_VERIFY(find<HelpWindow>());
        const auto* help = find<HelpWindow>();
        QVERIFY(help->isVisible());
        QCOMPARE(help->findChild<QLineEdit*>()->text(), QStringLiteral("bzzzt"));
    }

    void pagesOfPanels_open() {
        open();
        openPalette();
        QVERIFY(found(QStringLiteral("region")).contains(QStringLiteral("Region")));
        for (int i = 0; i < list()->topLevelItemCount(); ++i) {
            auto* item = list()->topLevelItem(i);
            if (item->text(0) == u"Region" && item->text(1) == u"Panel “Layout”") {
                list()->setCurrentItem(item);
                break;
            }
        }
        QTest::keyClick(typingLine(), Qt::Key_Return);
        const auto* dock = find<QDockWidget>("designDock");
        QTRY_VERIFY(dock->isVisible());
        QCOMPARE(dock->findChild<PageSwitch*>()->currentIndex(), 5);
    }

    void piecesOfThePalette_arePlaced() {
        open();
        const auto before = scenario();
        openPalette();
        const QStringList bases = found(QStringLiteral("base 32 mm"));
        QVERIFY2(bases.front().startsWith(QStringLiteral("Base, 32 mm")), qPrintable(bases.mid(0, 5).join(u'|')));
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_COMPARE(scenario().models.size(), before.models.size() + 1);
        QCOMPARE(undoStack()->count(), 1);
    }

    /// A piece of terrain is found by its name and placed, as a click on it would.
    void terrainOfThePalette_isPlaced() {
        open();
        const auto buttons = m_window->findChildren<PieceButton*>();
        QVERIFY(!buttons.isEmpty());
        const QString name = buttons.front()->accessibleName();
        const auto before = scenario();
        openPalette();
        typingLine()->setText(name);
        QCOMPARE(list()->topLevelItem(0)->text(0), name);
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_COMPARE(scenario().terrain.size(), before.terrain.size() + 1);
        QCOMPARE(undoStack()->count(), 1);
    }

    /// Each page of each panel is found by its title.
    void everyPageOfAPanel_isFound() {
        open();
        openPalette();
        int pages = 0;
        for (const auto* dock : m_window->findChildren<QDockWidget*>()) {
            for (const auto* page : dock->findChildren<PageSwitch*>()) {
                for (int i = 0; i < page->count(); ++i) {
                    typingLine()->setText(page->title(i));
                    bool isFound = false;
                    for (int row = 0; row < list()->topLevelItemCount() && !isFound; ++row) {
                        const auto* item = list()->topLevelItem(row);
                        isFound = item->text(0) == page->title(i) &&
                                  item->text(1) == QStringLiteral("Panel “%1”").arg(dock->windowTitle());
                    }
                    QVERIFY2(isFound, qPrintable(page->title(i)));
                    ++pages;
                }
            }
        }
        QVERIFY(pages >= 6);
    }

    /// So are panels whose pages are tabs; the page that is chosen is shown.
    void everyTabOfAPanel_isFoundAndShown() {
        open();
        openPalette();
        QStringList titles;
        for (const auto* dock : m_window->findChildren<QDockWidget*>()) {
            for (const auto* tabs : dock->findChildren<QTabWidget*>()) {
                for (int i = 0; i < tabs->count(); ++i) {
                    if (!tabs->isTabVisible(i)) {
                        continue;
                    }
                    typingLine()->setText(tabs->tabText(i));
                    bool isFound = false;
                    for (int row = 0; row < list()->topLevelItemCount() && !isFound; ++row) {
                        const auto* item = list()->topLevelItem(row);
                        isFound = item->text(0) == tabs->tabText(i) &&
                                  item->text(1) == QStringLiteral("Panel “%1”").arg(dock->windowTitle());
                    }
                    QVERIFY2(isFound, qPrintable(dock->windowTitle() + u'/' + tabs->tabText(i)));
                    titles << tabs->tabText(i);
                }
            }
        }
        for (const char* title : {"Models", "Terrain", "Pieces", "Mine", "Sides", "Turns"}) {
            QVERIFY2(titles.contains(QLatin1String{title}), qPrintable(title + titles.join(u'|')));
        }
        auto* dock = find<QDockWidget>("paletteDock");
        const auto* tabs = dock->findChild<QTabWidget*>();
        QCOMPARE(tabs->currentIndex(), 0);
        dock->hide();
        typingLine()->setText(QStringLiteral("Terrain"));
        for (int row = 0; row < list()->topLevelItemCount(); ++row) {
            if (list()->topLevelItem(row)->text(1) == QStringLiteral("Panel “%1”").arg(dock->windowTitle())) {
                list()->setCurrentItem(list()->topLevelItem(row));
                break;
            }
        }
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_VERIFY(dock->isVisible());
        QCOMPARE(tabs->tabText(tabs->currentIndex()), QStringLiteral("Terrain"));
    }

    void preferences_openWhereTheyAre() {
        open(QStringLiteral("en"), false);
        openPalette();
        QVERIFY(!found(QStringLiteral("autosave")).isEmpty());
        QCOMPARE(list()->topLevelItem(0)->text(1), QStringLiteral("Tools > Preferences…"));
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_VERIFY(find<PreferencesDialog>());
        const auto* dialog = find<PreferencesDialog>();
        QVERIFY(dialog->findChild<QWidget*>(QStringLiteral("preferenceAutosave"))->isVisible());
        QVERIFY(!dialog->findChild<QWidget*>(QStringLiteral("preferenceTheme"))->isVisible());
    }

    void pagesOfTheHelp_open() {
        open(QStringLiteral("en"), false);
        openPalette();
        QCOMPARE(found(QStringLiteral("how a verdict is made")).front(), QStringLiteral("How a verdict is made"));
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_VERIFY(find<HelpWindow>());
        QCOMPARE(find<HelpWindow>()->page(), QStringLiteral("verdict"));
    }

    /// Each page of the help and each table that ships is found by its title, in each language.
    void everyPageOfTheHelpAndEveryTable_isFound_data() { testsupport::addRows("language", {"en", "de", "fr"}); }
    void everyPageOfTheHelpAndEveryTable_isFound() {
        QFETCH(QString, language);
        open(language, false);
        openPalette();
        QStringList titles;
        for (const HelpPage& page : helpPages({})) {
            titles << page.title;
        }
        for (const auto& table : scenarios::offeredTables({})) {
            titles << shippedText(table.title);
        }
        QVERIFY(titles.size() > 100);
        for (const QString& title : titles) {
            typingLine()->setText(title);
            QVERIFY2(!list()->findItems(title, Qt::MatchContains).isEmpty(), qPrintable(title));
        }
    }

    void recentAndIncludedTables_open() {
        open();
        const QString path = m_folder->filePath(QStringLiteral("Zweibrücken final.sightline"));
        QVERIFY(document().saveAs(path));
        m_settings->addRecentFile(path);
        QVERIFY(m_window->openLibrary(QStringLiteral("first-wall")));
        openPalette();
        QCOMPARE(found(QStringLiteral("zweibrucken")).front(), QStringLiteral("Zweibrücken final.sightline"));
        QTest::keyClick(typingLine(), Qt::Key_Return);
        QTRY_COMPARE(document().path(), path);
        openPalette();
        QVERIFY(found(QStringLiteral("back alley")).front().contains(QStringLiteral("ack alley")));
    }
};

QTEST_MAIN(TestCommandPalette)
#include "tst_command_palette.moc"
