#include "app/desktop/base/language.h"
#include "app/desktop/dialogs/new_table_dialog.h"
#include "app/desktop/widgets/elision_tips.h"
#include "app/desktop/widgets/message_bar.h"
#include "app/desktop/widgets/search_text.h"
#include "app/desktop/widgets/table_preview.h"
#include "app/shared/text/catalog_text.h"
#include "scenarios/catalogs/games.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_set.h"
#include "tests/app/window/new_table_test.h"
#include "tests/support/rows.h"

#include <QtWidgets>

#include <algorithm>
#include <cmath>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::geometry;
using namespace sightline::test;

namespace {

QStringList entriesOf(const QWidget& parent, const char* box) {
    QStringList entries;
    for (int i = 0; i < named<QComboBox>(parent, box)->count(); ++i) {
        entries.append(named<QComboBox>(parent, box)->itemText(i));
    }
    return entries;
}

} // namespace

/// The dialog of a new table.
class TestNewTableWindow : public test::NewTableTest {
    Q_OBJECT

private slots:
    void search_findsBeginningsOfWords_data() {
        testsupport::addColumns<QString, bool>("typed", "found");
        QTest::newRow("nothing") << "" << true;
        QTest::newRow("a size") << "60x35.5" << true;
        QTest::newRow("with the sign") << "60×35.5" << true;
        QTest::newRow("with blanks") << " 60 x 35 " << false; // the letter alone is a word, and none begins with it
        QTest::newRow("half a size") << "35" << true;
        QTest::newRow("the end of a number") << "0" << false;
        QTest::newRow("capitals") << "OVAL" << true;
        QTest::newRow("two words in any order") << "oval workshop" << true;
        QTest::newRow("one of two") << "oval square" << false;
    }

    void search_findsBeginningsOfWords() {
        auto [typed, found] = testsupport::fetch<QString, bool>("typed", "found");
        QCOMPARE(matchesSearch(typed, QStringLiteral("Games Workshop oval, 60 × 35.5 mm oval")), found);
    }

    void wizard_placesZonesAndObjectivesOfTheGameChosen() {
        makeTable([](NewTableDialog& dialog) {
            choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000"));
            choose(dialog, "newTableMap", QStringLiteral("Crucible of Battle, 11th"));
        });
        QCOMPARE(scenario().table.width, in(60));
        QCOMPARE(scenario().table.height, in(44));
        QCOMPARE(scenario().zones.size(), std::size_t{2});
        QCOMPARE(scenario().zones[0].player.value, QStringLiteral("a"));
        QCOMPARE(scenario().zones[0].name, QStringLiteral("Crucible of Battle"));
        QVERIFY(scenario().zones[0].polygon.contains(pointFromInches(1, 43)));
        QVERIFY(scenario().zones[1].polygon.contains(pointFromInches(59, 1)));
        QCOMPARE(scenario().objectives.size(), std::size_t{5});
        QCOMPARE(scenario().objectives[1].position, pointFromInches(14, 32));
        QVERIFY(!document().isModified());
        // It is a scenario like any other.
        const auto back = scenarios::readScenario(scenarios::writeScenario(scenario()), {});
        QVERIFY(back && back->findings.empty() && back->scenario == scenario());
    }

    void wizard_offersBothReadings_andMapsForAnyTable() {
        NewTableDialog dialog;
        choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000"));
        const QStringList maps = entriesOf(dialog, "newTableMap");
        QVERIFY(maps.contains(QStringLiteral("Dawn of War, 10th edition, 10 in deep")));
        QVERIFY(maps.contains(QStringLiteral("Dawn of War, 11th edition data, 12 in deep")));
        QVERIFY(maps.contains(QStringLiteral("Strips along the long edges")));
        QVERIFY(!maps.contains(QStringLiteral("Strip, 8 in deep")));
        QCOMPARE(maps.front(), QStringLiteral("No zones"));
        // A new table has zones, unless they are not wanted.
        QCOMPARE(dialog.scenario().zones.size(), std::size_t{2});
        choose(dialog, "newTableMap", QStringLiteral("No zones"));
        QVERIFY(dialog.scenario().zones.empty());
    }

    void wizard_withoutAGame_startsWithZonesForAnyTable() {
        NewTableDialog dialog;
        QVERIFY(dialog.game().isEmpty());
        QCOMPARE(dialog.scenario().zones.front().name, QStringLiteral("Strips along the long edges"));
        const QString remark = named<QLabel>(dialog, "newTableRemark")->text();
        QVERIFY2(remark.startsWith(QStringLiteral("Fits any table.")) && !remark.contains(QStringLiteral("source")),
                 qPrintable(remark));
        // Maps of games come after those, and say where they are from once chosen.
        const QStringList maps = entriesOf(dialog, "newTableMap");
        QVERIFY(maps.indexOf(QStringLiteral("Hammer and Anvil")) >
                maps.indexOf(QStringLiteral("Strips along the long edges")));
        choose(dialog, "newTableMap", QStringLiteral("Hammer and Anvil"));
        QVERIFY(named<QLabel>(dialog, "newTableRemark")->toolTip().contains(QStringLiteral("published sources")));
        QCOMPARE(named<QLabel>(dialog, "newTableRemark")->text(), QStringLiteral("Zones as published."));
    }

    void wizard_takesTheTableOfEachGame() {
        NewTableDialog dialog;
        for (const auto& game : scenarios::games()) {
            dialog.setGame(game.id);
            QCOMPARE(dialog.game(), game.id);
            const auto made = dialog.scenario();
            if (game.tables.isEmpty()) {
                QVERIFY2(made.table.width > Length{}, qPrintable(game.id));
                continue;
            }
            const QString size =
                QStringLiteral("%1 × %2 in").arg(made.table.width.inches()).arg(made.table.height.inches());
            QVERIFY2(entriesOf(dialog, "newTableSize").front().startsWith(size), qPrintable(game.id));
            for (const QString& id : game.rules) {
                const auto& shipped = scenarios::shippedRuleSets();
                if (std::ranges::find(shipped, id, &scenarios::RuleSet::id) != shipped.end()) {
                    QCOMPARE(made.rules, scenarios::RulesChoice{id});
                    break;
                }
            }
        }
    }

    void wizard_takesAnySize_andSaysWhyAMapDoesNotFit() {
        NewTableDialog dialog;
        choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000"));
        choose(dialog, "newTableMap", QStringLiteral("Hammer and Anvil"));
        QCOMPARE(dialog.scenario().zones.size(), std::size_t{2});
        named<QDoubleSpinBox>(dialog, "newTableWidth")->setValue(61.25);
        QCOMPARE(dialog.scenario().table.width, in(61.25));
        // It is no longer offered; zones that fit any table stand in for it.
        QVERIFY(!entriesOf(dialog, "newTableMap").contains(QStringLiteral("Hammer and Anvil")));
        QCOMPARE(dialog.scenario().zones.front().name, QStringLiteral("Strips along the long edges"));
        QVERIFY(
            named<QLabel>(dialog, "newTableRemark")->text().contains(QStringLiteral("made for a table of 60 × 44 in")));
        QCOMPARE(named<QComboBox>(dialog, "newTableSize")->currentText(), QStringLiteral("another size"));
        // Typed back, the zones are back; upright they are turned.
        named<QDoubleSpinBox>(dialog, "newTableWidth")->setValue(44);
        named<QDoubleSpinBox>(dialog, "newTableDepth")->setValue(60);
        QVERIFY(dialog.scenario().zones[0].polygon.contains(pointFromInches(22, 1)));
        QVERIFY(named<QLabel>(dialog, "newTableRemark")
                    ->toolTip()
                    .startsWith(QStringLiteral(
                        "Taken from 3 published sources that give the same figures: carltographer; deploy-helper; "
                        "40kdc-data.")));
    }

    void sources_areNamedAsOneOrAsSeveralThatAgree() {
        using scenarios::Mark;
        QCOMPARE(catalogSource(Mark::Seen, "a book", {}), QStringLiteral("Confirmed by a source: a book."));
        QCOMPARE(catalogSource(Mark::Seen, "a book; a site", {}),
                 QStringLiteral("Taken from 2 published sources that give the same figures: a book; a site."));
        QCOMPARE(catalogSource(Mark::Partly, "a book; a site", {}),
                 QStringLiteral("Partly our interpretation: a book; a site."));
        QCOMPARE(catalogSource(Mark::Own, {}, {}), QStringLiteral("Made for this program."));
        Translations translations;
        const auto back = qScopeGuard([&] { translations.use(QStringLiteral("en")); });
        translations.use(QStringLiteral("fr")); // which has a space before each semicolon and colon
        QVERIFY(catalogSource(Mark::Seen, "a book; a site", {}).endsWith(QStringLiteral("a book\u00a0; a site.")));
        QVERIFY(catalogSource(Mark::Seen, "a book", {}).endsWith(QStringLiteral("\u00a0: a book.")));
    }

    /// No choice of a later step changes the size: what does not fit is not offered.
    void wizard_offersMapsOfTheSizeOnly() {
        NewTableDialog dialog;
        named<QDoubleSpinBox>(dialog, "newTableWidth")->setValue(72);
        named<QDoubleSpinBox>(dialog, "newTableDepth")->setValue(48);
        QVERIFY(!entriesOf(dialog, "newTableMap").contains(QStringLiteral("Strip, 8 in deep")));
        named<QDoubleSpinBox>(dialog, "newTableWidth")->setValue(36);
        named<QDoubleSpinBox>(dialog, "newTableDepth")->setValue(36);
        choose(dialog, "newTableMap", QStringLiteral("Strip, 8 in deep"));
        QCOMPARE(dialog.scenario().table.width, in(36));
        QCOMPARE(dialog.scenario().zones.size(), std::size_t{2});
    }

    void wizard_swapsSides_andTakesTheDepthTyped() {
        NewTableDialog dialog;
        dialog.show();
        dialog.showStep(NewTableDialog::Deployment);
        choose(dialog, "newTableGame", QStringLiteral("Bushido"));
        auto* depth = named<QDoubleSpinBox>(dialog, "newTableZoneDepth");
        choose(dialog, "newTableMap", QStringLiteral("No zones"));
        QVERIFY(!depth->isVisibleTo(&dialog));
        choose(dialog, "newTableMap", QStringLiteral("Strips along the top and bottom edges"));
        QVERIFY(depth->isVisibleTo(&dialog));
        QCOMPARE(dialog.scenario().zones[0].polygon.areaSquareInches(), 24.0 * 6);
        depth->setValue(4.5);
        QCOMPARE(dialog.scenario().zones[0].polygon.areaSquareInches(), 24 * 4.5);
        QVERIFY(dialog.scenario().zones[0].polygon.contains(Point{}));
        named<QCheckBox>(dialog, "newTableSwap")->setChecked(true);
        QVERIFY(!dialog.scenario().zones[0].polygon.contains(Point{}));
        QVERIFY(dialog.scenario().zones[1].polygon.contains(Point{}));
        depth->setValue(12.5);
        QVERIFY(dialog.scenario().zones.empty());
        QVERIFY(named<QLabel>(dialog, "newTableRemark")->text().startsWith(QStringLiteral("No zones are placed")));
    }

    void wizard_startsWithZonesThatSuitTheTable() {
        NewTableDialog dialog;
        auto* depth = named<QDoubleSpinBox>(dialog, "newTableZoneDepth");
        QCOMPARE(depth->value(), 12.0);
        choose(dialog, "newTableGame", QStringLiteral("Deadzone"));
        QCOMPARE(depth->value(), 6.0);
        QCOMPARE(dialog.scenario().zones.front().name, QStringLiteral("Strips along the top and bottom edges"));
        // It follows the size, until one is typed.
        named<QDoubleSpinBox>(dialog, "newTableWidth")->setValue(36);
        QCOMPARE(depth->value(), 6.0);
        QCOMPARE(dialog.scenario().zones.front().name, QStringLiteral("Strips along the long edges"));
        named<QDoubleSpinBox>(dialog, "newTableDepth")->setValue(36);
        QCOMPARE(depth->value(), 9.0);
        depth->setValue(4.5);
        named<QDoubleSpinBox>(dialog, "newTableDepth")->setValue(24);
        QCOMPARE(depth->value(), 4.5);
    }

    void wizard_startsWithTheZonesOfTheGame_andListsGamesByName() {
        NewTableDialog dialog;
        auto* depth = named<QDoubleSpinBox>(dialog, "newTableZoneDepth");
        choose(dialog, "newTableGame", QStringLiteral("X-Wing"));
        QVERIFY(std::abs(depth->value() - 100 / 25.4) < 1e-4);
        choose(dialog, "newTableGame", QStringLiteral("Armada"));
        QVERIFY(std::abs(depth->value() - 187 / 25.4) < 1e-4);
        choose(dialog, "newTableGame", QStringLiteral("Deadzone"));
        QCOMPARE(depth->value(), 6.0);
        const auto* games = named<QComboBox>(dialog, "newTableGame");
        QStringList names;
        for (int i = 1; i < games->count(); ++i) { // after any game
            names << games->itemText(i);
        }
        QStringList sorted = names;
        sorted.sort(Qt::CaseInsensitive);
        QVERIFY(names.size() > 20);
        QCOMPARE(names, sorted);
    }

    /// Each entry of the list of games is told apart from the others, and takes the rules that it names.
    void wizard_findsRolePlayingGamesByTheirOwnNames() {
        for (const auto& [name, rules] : std::initializer_list<std::pair<const char*, const char*>>{
                 {"Dungeons & Dragons (D&D)", "dnd-5e"}, {"Pathfinder", "pathfinder-2e"}}) {
            NewTableDialog dialog;
            choose(dialog, "newTableGame", QLatin1String{name});
            QCOMPARE(dialog.game(), QStringLiteral("grid"));
            QCOMPARE(dialog.scenario().table.width, in(24));
            QCOMPARE(dialog.scenario().rules, scenarios::RulesChoice{QLatin1String{rules}});
        }
        NewTableDialog dialog;
        const QString shared = QStringLiteral("Grid role-playing games");
        QCOMPARE(entriesOf(dialog, "newTableGame").filter(shared), QStringList{shared});
        dialog.setGame(QStringLiteral("grid"));
        QCOMPARE(named<QComboBox>(dialog, "newTableGame")->currentText(), shared);
    }

    /// Whoever plays Stargrave looks for its name, and took "Star Wars: Legion".
    void everyGame_isFoundByItsName_hereAndAmongTheRules_data() {
        testsupport::addTextRows({"game", "id", "rules", "listed"}, R"(
            Stargrave | frostgrave | frostgrave | Frostgrave / Stargrave, 2nd edition
            Frostgrave | frostgrave | frostgrave | Frostgrave / Stargrave, 2nd edition
            Hordes | warmachine | warmachine-mk4 | Warmachine / Hordes, Mk IV
            Team Yankee | flames-of-war | flames-of-war-v4 | Flames of War / Team Yankee, 4th edition
            The 9th Age | old-world | t9a | The 9th Age
            The Old World | old-world | the-old-world | Warhammer: The Old World
            Age of Fantasy | one-page-rules | opr-age-of-fantasy | Age of Fantasy, version 3
            Warhammer 40,000 | 40k | 40k-11e | Warhammer 40,000, 11th edition
        )");
    }
    void everyGame_isFoundByItsName_hereAndAmongTheRules() {
        auto [game, id, rules, listed] = testsupport::fetchTexts("game", "id", "rules", "listed");
        NewTableDialog dialog;
        choose(dialog, "newTableGame", game);
        QCOMPARE(named<QComboBox>(dialog, "newTableGame")->currentText(), game);
        QCOMPARE(dialog.game(), id);
        QCOMPARE(dialog.scenario().rules, scenarios::RulesChoice{rules});
        auto& box = child<QComboBox>("ruleSets");
        QCOMPARE(box.itemText(box.findData(rules)), listed);
        dialog.setGame(id);
        QCOMPARE(dialog.game(), id);
    }
    void everyGameOfTheList_hasRules() {
        NewTableDialog dialog;
        auto& box = child<QComboBox>("ruleSets");
        const auto* games = named<QComboBox>(dialog, "newTableGame");
        for (int i = 1; i < games->count(); ++i) {
            choose(dialog, "newTableGame", games->itemText(i));
            const scenarios::RulesChoice choice = dialog.scenario().rules;
            const auto* rules = std::get_if<QString>(&choice);
            QVERIFY2(rules && box.findData(*rules) >= 0, qPrintable(games->itemText(i)));
            QVERIFY2(scenarios::gameOfRules(*rules), qPrintable(games->itemText(i)));
        }
    }

    /// No layout of Kill Team ships: the page says so, and the first choices give a bare board with zones.
    void wizard_ofAGameWithoutLayouts_startsWithAnEmptyBoard() {
        NewTableDialog dialog;
        dialog.show();
        choose(dialog, "newTableGame", QStringLiteral("Kill Team"));
        dialog.showStep(NewTableDialog::Layout);
        const auto* none = named<QLabel>(dialog, "newTableNoLayouts");
        QVERIFY(none->isVisible());
        QCOMPARE(none->text(), QStringLiteral("There are no free layouts for Kill Team. Start with an empty board of "
                                              "30 × 22 in: it gets zones in the next step, terrain on the table."));
        // Its picture is that of the board: the edge differs from what is around it.
        const auto* layouts = named<QListWidget>(dialog, "newTableLayout");
        QVERIFY(!layouts->isRowHidden(0));
        const auto colors = [](const QIcon& icon) {
            const QImage picture = icon.pixmap(icon.actualSize({400, 400})).toImage();
            QSet<QRgb> all;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    all << picture.pixel(x, y);
                }
            }
            return all.size();
        };
        QTRY_VERIFY(colors(layouts->item(0)->icon()) > 1);
        QVERIFY(dialog.scenario().terrain.empty());
        QCOMPARE(dialog.scenario().table.width, in(30));
        QCOMPARE(dialog.scenario().table.height, in(22));
        QCOMPARE(dialog.scenario().zones.size(), std::size_t{2});
        // Deployment: "No zones" is the bare board.
        dialog.showStep(NewTableDialog::Deployment);
        const auto* maps = named<QComboBox>(dialog, "newTableMap");
        QCOMPARE(maps->itemText(0), QStringLiteral("No zones"));
        QTRY_VERIFY(!maps->itemIcon(0).isNull());
        QVERIFY(colors(maps->itemIcon(0)) > 1);
        choose(dialog, "newTableMission", QStringLiteral("Your own layouts"));
        QCOMPARE(none->text(), QStringLiteral("You have no layouts of your own for this game."));
        choose(dialog, "newTableMission", QStringLiteral("All layouts"));
        choose(dialog, "newTableGame", QStringLiteral("Grid role-playing games"));
        QVERIFY(!none->text().contains(QStringLiteral("zones")));
    }

    void wizard_placesNoZonesOnTheSquaresOfRolePlayingGames_unlessTheyAreChosen() {
        NewTableDialog dialog;
        choose(dialog, "newTableGame", QStringLiteral("Grid role-playing games"));
        QCOMPARE(dialog.scenario().table.width, in(24)); // squares of an inch
        QCOMPARE(dialog.scenario().table.height, in(24));
        QCOMPARE(named<QComboBox>(dialog, "newTableMap")->currentText(), QStringLiteral("No zones"));
        QVERIFY(dialog.scenario().zones.empty());
        choose(dialog, "newTableMap", QStringLiteral("Strips along the top and bottom edges"));
        QCOMPARE(dialog.scenario().zones.size(), std::size_t{2});
        choose(dialog, "newTableGame", QStringLiteral("Bushido"));
        QCOMPARE(dialog.scenario().zones.size(), std::size_t{2});
    }

    void wizard_takesSizesInAnyUnit() {
        NewTableDialog dialog;
        dialog.show();
        auto* width = named<QDoubleSpinBox>(dialog, "newTableWidth");
        for (const auto& [typed, length] : std::initializer_list<std::pair<const char*, Length>>{
                 {"180 cm", mm(1800)}, {"1200mm", mm(1200)}, {"6 ft", in(72)}, {"22 + 1/2", in(22.5)}}) {
            width->setFocus();
            width->selectAll();
            QTest::keyClicks(width, QString::fromLatin1(typed));
            width->interpretText();
            QCOMPARE(dialog.scenario().table.width, length);
        }
        QCOMPARE(dialog.step(), int{NewTableDialog::Size});
    }

    void wizard_showsEachMapAsAPicture() {
        NewTableDialog dialog;
        dialog.show();
        choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000"));
        dialog.showStep(NewTableDialog::Deployment);
        auto* maps = named<QListView>(dialog, "newTableMaps");
        auto* box = named<QComboBox>(dialog, "newTableMap");
        for (int row = 0; row < box->count(); ++row) {
            if (!maps->isRowHidden(row)) {
                QTRY_VERIFY2(!box->itemIcon(row).isNull(), qPrintable(box->itemText(row)));
            }
        }
        // A picture is a way to choose it.
        const int row = box->findText(QStringLiteral("Strips along the long edges"));
        maps->setCurrentIndex(maps->model()->index(row, 0));
        QCOMPARE(box->currentIndex(), row);
        QCOMPARE(dialog.scenario().zones.size(), std::size_t{2});
        box->setCurrentIndex(0);
        QCOMPARE(maps->currentIndex().row(), 0);
        QVERIFY(dialog.scenario().zones.empty());
    }

    /// The rows of the galleries are as high as the names that they show.
    void wizard_showsTheNamesOfMapsAndLayouts_whole() {
        NewTableDialog dialog;
        dialog.show();
        const auto cutIn = [](const QListView& list) {
            QStringList cut;
            for (int row = 0; row < list.model()->rowCount(); ++row) {
                if (!list.isRowHidden(row)) {
                    cut += cutTextAt(*list.viewport(), list.visualRect(list.model()->index(row, 0)).center());
                }
            }
            cut.removeAll(QString{});
            return cut;
        };
        for (const auto& game : scenarios::games()) {
            dialog.setGame(game.id);
            dialog.showStep(NewTableDialog::Layout);
            QCOMPARE(cutIn(*named<QListView>(dialog, "newTableLayout")), QStringList{});
            dialog.showStep(NewTableDialog::Deployment);
            QCOMPARE(cutIn(*named<QListView>(dialog, "newTableMaps")), QStringList{});
        }
        // A name of three lines and more.
        auto* layouts = named<QListWidget>(dialog, "newTableLayout");
        const int before = layouts->gridSize().height();
        layouts->item(0)->setText(
            QStringLiteral("A layout with a name that nobody could read in a picture of this width, "
                           "if it had two lines alone"));
        dialog.setGame({});
        QVERIFY(layouts->gridSize().height() > before);
    }

    void wizard_takesTheTerrainOfALayout_onItsTableOnly() {
        NewTableDialog dialog;
        dialog.show();
        dialog.showStep(NewTableDialog::Layout);
        auto* layouts = named<QListWidget>(dialog, "newTableLayout");
        QCOMPARE(layouts->currentRow(), 0);
        // Sample tables are on the welcome page only.
        QCOMPARE(layouts->count(), 1 + 45);
        const auto& shipped = scenarios::shippedLayouts().front();
        const auto layout = scenarios::readScenario(scenarios::bytesOf(shipped), {});
        QVERIFY(layout && !layout->scenario.terrain.empty());
        layouts->setCurrentRow(1);
        const auto made = dialog.scenario();
        QCOMPARE(made.table.width, layout->scenario.table.width);
        QCOMPARE(made.table.height, layout->scenario.table.height);
        // A published layout is locked, so that no drag moves its pieces; else it is as published.
        QVERIFY(std::ranges::all_of(made.terrain, &scenarios::Piece::locked));
        auto unlocked = made.terrain;
        for (scenarios::Piece& piece : unlocked) {
            piece.locked = false;
        }
        QVERIFY(unlocked == layout->scenario.terrain);
        QVERIFY(made.models.empty());
        QVERIFY(!layout->scenario.name.isEmpty());
        QCOMPARE(made.name, layout->scenario.name); // until another one is typed
        named<QLineEdit>(dialog, "newTableName")->setText(QStringLiteral("Sunday"));
        QCOMPARE(dialog.scenario().name, QStringLiteral("Sunday"));
        named<QLineEdit>(dialog, "newTableName")->clear();
        QTRY_VERIFY(!layouts->currentItem()->icon().isNull());
        named<QDoubleSpinBox>(dialog, "newTableWidth")->setValue(made.table.width.inches() + 1);
        QVERIFY(dialog.scenario().terrain.empty());
        QVERIFY(dialog.scenario().name.isEmpty()); // nothing of the layout is on it
        const QString remark = named<QLabel>(dialog, "newTableRemark")->text();
        QVERIFY(remark.startsWith(QStringLiteral("No terrain is placed")));
        QVERIFY(!remark.contains(scenarios::layoutCredit())); // nothing of the layout is on the table
    }

    void wizard_offersPublishedLayouts_byMission_withTheirZonesAndRules() {
        NewTableDialog dialog;
        dialog.show();
        dialog.showStep(NewTableDialog::Layout);
        auto* layouts = named<QListWidget>(dialog, "newTableLayout");
        auto* missions = named<QComboBox>(dialog, "newTableMission");
        missions->setCurrentIndex(missions->findText(QStringLiteral("Take and Hold vs Purge the Foe")));
        QStringList shown;
        for (int row = 1; row < layouts->count(); ++row) {
            if (!layouts->isRowHidden(row)) {
                shown.append(layouts->item(row)->data(Qt::UserRole).toString());
            }
        }
        QCOMPARE(shown, (QStringList{QStringLiteral("take-and-hold-vs-purge-the-foe-1"),
                                     QStringLiteral("take-and-hold-vs-purge-the-foe-2"),
                                     QStringLiteral("take-and-hold-vs-purge-the-foe-3")}));
        for (int row = 1; row < layouts->count(); ++row) {
            if (!layouts->isRowHidden(row)) {
                QTRY_VERIFY2(!layouts->item(row)->icon().isNull(), qPrintable(layouts->item(row)->text()));
            }
            if (layouts->item(row)->data(Qt::UserRole).toString() == shown[1]) {
                layouts->setCurrentRow(row);
            }
        }
        const auto made = dialog.scenario();
        QVERIFY(named<QLabel>(dialog, "newTableRemark")->text().contains(scenarios::layoutCredit()));
        QVERIFY(made.terrain.size() > 40);
        QCOMPARE(made.zones.size(), std::size_t{2});
        QCOMPARE(made.zones[0].player, made.players[0].id);
        QCOMPARE(made.zones[1].player, made.players[1].id);
        QVERIFY(made.objectives.size() >= 5);
        QCOMPARE(std::get<QString>(made.rules), QStringLiteral("40k-11e"));
        QTRY_VERIFY(!layouts->currentItem()->icon().isNull());
        // The zones of the layout are the first of the maps, and chosen; another map counts instead.
        const QString ofLayout = entriesOf(dialog, "newTableMap").front();
        QVERIFY(ofLayout.startsWith(QStringLiteral("As the layout says: ")));
        // The zones have the name of the deployment, as those of a map have, and as the list of layouts calls it.
        QVERIFY(ofLayout.endsWith(made.zones[0].name) && made.zones[1].name == made.zones[0].name);
        QVERIFY(layouts->currentItem()->text().endsWith(made.zones[0].name));
        QCOMPARE(named<QComboBox>(dialog, "newTableMap")->currentIndex(), 0);
        auto* maps = named<QComboBox>(dialog, "newTableMap");
        // Its picture has the colors of the table: red for the first player, blue for the second.
        dialog.show();
        dialog.showStep(NewTableDialog::Deployment);
        QTRY_VERIFY(!maps->itemIcon(0).isNull());
        const QIcon icon = maps->itemIcon(0);
        const QImage picture = icon.pixmap(icon.actualSize({1000, 1000})).toImage();
        const auto rednessOf = [&](const scenarios::Zone& zone) {
            int sum = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    const geometry::Point at{
                        geometry::Length::fromInches(made.table.width.inches() * (x + 0.5) / picture.width()),
                        geometry::Length::fromInches(made.table.height.inches() * (y + 0.5) / picture.height())};
                    const QColor color = picture.pixelColor(x, y);
                    sum += zone.polygon.contains(at) ? color.red() - color.blue() : 0;
                }
            }
            return sum;
        };
        QVERIFY(rednessOf(made.zones[0]) > rednessOf(made.zones[1]));
        maps->setCurrentIndex(maps->findData(QStringLiteral("hammer-and-anvil")));
        QVERIFY(dialog.scenario().zones[0].polygon != made.zones[0].polygon);
        QVERIFY(dialog.scenario().terrain == made.terrain);
    }

    /// Layouts are those of the game, of the size, of the mission, and of what is typed.
    void wizard_filtersLayouts_byGameSizeAndWords() {
        NewTableDialog dialog;
        dialog.show();
        dialog.showStep(NewTableDialog::Layout);
        auto* layouts = named<QListWidget>(dialog, "newTableLayout");
        const auto shown = [&] {
            int count = 0;
            for (int row = 1; row < layouts->count(); ++row) {
                count += layouts->isRowHidden(row) ? 0 : 1;
            }
            return count;
        };
        QCOMPARE(shown(), 45);
        named<QLineEdit>(dialog, "newTableLayoutSearch")->setText(QStringLiteral("take hold purge"));
        QCOMPARE(shown(), 3);
        named<QLineEdit>(dialog, "newTableLayoutSearch")->setText(QStringLiteral("no such words"));
        QCOMPARE(shown(), 0);
        QVERIFY(named<QLabel>(dialog, "newTableNoLayouts")->isVisible());
        named<QLineEdit>(dialog, "newTableLayoutSearch")->clear();
        QCOMPARE(shown(), 45);
        QVERIFY(!named<QLineEdit>(dialog, "newTableLayoutSearch")->isHidden());
        choose(dialog, "newTableGame", QStringLiteral("Malifaux"));
        QCOMPARE(shown(), 0);
        QVERIFY(named<QLineEdit>(dialog, "newTableLayoutSearch")->isHidden()); // nothing to search
        QVERIFY(named<QLabel>(dialog, "newTableOtherSizes")->isHidden());
        // On the smaller table of their game they are not offered, but counted, with a link that takes their size.
        choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000"));
        choose(dialog, "newTableSize", QStringLiteral("44 × 30"));
        QCOMPARE(shown(), 0);
        auto* others = named<QLabel>(dialog, "newTableOtherSizes");
        QVERIFY2(others->text().contains(QStringLiteral("60 × 44 in")), qPrintable(others->text()));
        QCOMPARE(dialog.scenario().table.width, in(44));
        emit others->linkActivated(QStringLiteral("60x44"));
        QCOMPARE(dialog.scenario().table.width, in(60));
        QCOMPARE(shown(), 45);
        layouts->setCurrentRow(1);
        QVERIFY(!dialog.scenario().terrain.empty());
        QCOMPARE(dialog.scenario().table.width, in(60));
        // A layout of another game is no longer chosen.
        choose(dialog, "newTableGame", QStringLiteral("Malifaux"));
        QCOMPARE(layouts->currentRow(), 0);
        QVERIFY(dialog.scenario().terrain.empty());
    }

    void wizard_namesFilesOfTheUser_thatGiveNoTable() {
        QTemporaryDir data;
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", QFile::encodeName(data.path()));
        const auto back =
            qScopeGuard([&] { before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before); });
        const QString folder = scenarios::ownLayoutsFolder();
        QVERIFY(folder.startsWith(data.path()) && QDir{}.mkpath(folder));
        const auto write = [&](const char* name, const QByteArray& bytes) {
            QFile file{QDir{folder}.filePath(QLatin1String{name})};
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        write("sunday.sightline", scenarios::libraryBytes(scenarios::libraryEntries().front()));
        const auto line = [](const NewTableDialog& dialog) { return named<QLabel>(dialog, "newTableUnread"); };
        const auto rowsOf = [](const NewTableDialog& dialog) {
            return named<QListWidget>(dialog, "newTableLayout")->count();
        };
        int rows = 0;
        {
            NewTableDialog dialog;
            QVERIFY(line(dialog)->isHidden());
            rows = rowsOf(dialog);
        }
        write("<b>club.json", "{\"layouts\": [");
        {
            NewTableDialog dialog;
            QVERIFY(!line(dialog)->isHidden());
            QVERIFY2(
                line(dialog)->text().startsWith(QStringLiteral("Cannot read “<b>club.json” in your own layouts: ")),
                qPrintable(line(dialog)->text()));
            QVERIFY(line(dialog)->toolTip().contains(QStringLiteral("&lt;b&gt;club.json: ")));
            QCOMPARE(rowsOf(dialog), rows);
            auto* missions = named<QComboBox>(dialog, "newTableMission");
            missions->setCurrentIndex(1); // a mission of its game
            QVERIFY(line(dialog)->isHidden());
            missions->setCurrentIndex(missions->findText(QStringLiteral("Your own layouts")));
            QVERIFY(!line(dialog)->isHidden());
        }
        write("plan.svg", "<svg><g>");
        NewTableDialog dialog;
        QVERIFY2(line(dialog)->text().contains(QStringLiteral("<b>club.json, plan.svg. ")),
                 qPrintable(line(dialog)->text()));
        QCOMPARE(line(dialog)->toolTip().count(QStringLiteral("<br>")), 1);
        QCOMPARE(rowsOf(dialog), rows);
    }

    /// A message that comes while the dialog is open stands in it, and not behind it.
    void wizard_showsMessagesThatComeMeanwhile() {
        const QString sentence = QStringLiteral("The settings cannot be written.");
        const auto* own = find<MessageBar>();
        makeTable([&](NewTableDialog& dialog) {
            m_window->showProblem(sentence, {});
            const auto* inside = dialog.findChild<MessageBar*>();
            QVERIFY(inside && inside->isVisible());
            QCOMPARE(inside->sentence(), sentence);
            QVERIFY(own->isHidden());
            QCoreApplication::processEvents();
            QVERIFY(dialog.rect().contains(QRect{inside->mapTo(&dialog, QPoint{}), inside->size()}));
        });
    }

    void wizard_saysWhatTheRuleSetCanDecide() {
        NewTableDialog dialog;
        for (const auto& rules : scenarios::shippedRuleSets()) {
            auto* box = named<QComboBox>(dialog, "newTableRules");
            box->setCurrentIndex(box->findData(rules.id));
            const QString words = named<QLabel>(dialog, "newTableRulesRemark")->text();
            QVERIFY2(words.contains(rules.status, Qt::CaseInsensitive), qPrintable(words));
            QVERIFY2(!rules.pack || !exactPartText(rules).isEmpty(), qPrintable(rules.id));
            QVERIFY2(words.contains(exactPartText(rules)), qPrintable(words));
            QVERIFY(box->itemData(box->currentIndex(), Qt::ToolTipRole).toString().contains(exactPartText(rules)));
        }
    }

    void wizard_isWalkedByKeysAlone_intoOneCleanDocument() {
        m_settings->setRulesForNewTables(QStringLiteral("volume"));
        m_window->activateWindow();
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        auto* dialog = qobject_cast<NewTableDialog*>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
            QVERIFY(QApplication::focusWidget());
            QTest::keyClick(QApplication::focusWidget(), key, modifiers);
        };
        QTRY_VERIFY(QApplication::focusWidget() && dialog->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("newTableGame"));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Bush"));
        QCOMPARE(dialog->game(), QStringLiteral("bushido"));
        press(Qt::Key_Return);
        QCOMPARE(dialog->step(), int{NewTableDialog::Layout});
        press(Qt::Key_Return);
        QCOMPARE(dialog->step(), int{NewTableDialog::Deployment});
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("newTableMap"));
        QVERIFY(!dialog->scenario().zones.empty());
        press(Qt::Key_B, Qt::AltModifier);
        QTRY_COMPARE(dialog->step(), int{NewTableDialog::Layout}); // the button is seen to go down first
        press(Qt::Key_Return);
        QCOMPARE(dialog->step(), int{NewTableDialog::Deployment});
        press(Qt::Key_X, Qt::AltModifier);
        QTRY_COMPARE(dialog->step(), int{NewTableDialog::Rules});
        const auto wanted = dialog->scenario();
        press(Qt::Key_Return);
        QTRY_VERIFY(!m_window->showsWelcome());
        QVERIFY(scenario() == wanted);
        QVERIFY(!scenario().zones.empty());
        QVERIFY(!document().isModified());
        QCOMPARE(undoStack()->count(), 0);
    }

    void wizard_takesThePreferredRules_whereNoGameIsChosen() {
        NewTableDialog dialog;
        dialog.setRules(QStringLiteral("volume"));
        QCOMPARE(dialog.scenario().rules, scenarios::RulesChoice{QStringLiteral("volume")});
        choose(dialog, "newTableGame", QStringLiteral("Bushido"));
        QCOMPARE(dialog.scenario().rules, scenarios::RulesChoice{QStringLiteral("bushido")});
        choose(dialog, "newTableGame", QStringLiteral("Any game"));
        QCOMPARE(dialog.scenario().rules, scenarios::RulesChoice{QStringLiteral("volume")});
    }

    /// Each game's own rule set stands in the choice and beside the game; a game without one takes the usual rules,
    /// whatever was chosen before, and says so.
    void eachGame_selectsItsRuleSet_orSaysThatThereIsNone() {
        NewTableDialog dialog;
        dialog.setRules(QStringLiteral("volume"));
        dialog.show();
        auto* line = named<QLabel>(dialog, "newTableGameRules");
        QVERIFY(line->isVisible());
        QCOMPARE(line->text(), QStringLiteral("Rules: Volumes."));
        for (const auto& game : scenarios::games()) {
            dialog.setGame(QStringLiteral("bushido"));
            dialog.setGame(game.id);
            const QString rules = scenarios::shippedRulesOf(game);
            const auto* expected = scenarios::shippedRuleSet(rules.isEmpty() ? QStringLiteral("volume") : rules);
            QCOMPARE(dialog.scenario().rules, scenarios::RulesChoice{expected->id});
            QCOMPARE(named<QComboBox>(dialog, "newTableRules")->currentText(), rulesNameWithGames(*expected));
            QStringList others;
            for (const QString& id : game.rules) {
                if (const auto* other = scenarios::shippedRuleSet(id); other && id != rules) {
                    others << other->name;
                }
            }
            const QString also = others.isEmpty() ? QStringLiteral(".")
                                                  : QStringLiteral(". Under “Rules and players” there are also: %1.")
                                                        .arg(others.join(QStringLiteral("; ")));
            QCOMPARE(line->text(),
                     rules.isEmpty()
                         ? QStringLiteral("No rule set is available for %1. The table uses “Volumes” instead; choose "
                                          "another one, or your own, under “Rules and players”.")
                               .arg(game.name)
                         : QStringLiteral("Rules of this game: %1%2").arg(rulesNameWithGames(*expected), also));
            QVERIFY2(line->heightForWidth(line->width()) <= line->height(), qPrintable(line->text()));
        }
        dialog.setGame(QStringLiteral("one-page-rules"));
        QCOMPARE(line->text(), QStringLiteral("Rules of this game: Grimdark Future, version 3. Under “Rules and "
                                              "players” there are also: Age of Fantasy, version 3."));
        choose(dialog, "newTableGame", QStringLiteral("Bolt Action"));
        // First the sets of the game, and those of no game.
        QVERIFY(!entriesOf(dialog, "newTableRules").contains(QStringLiteral("Bushido")));
        QVERIFY(entriesOf(dialog, "newTableRules").contains(QStringLiteral("Volumes")));
        named<QCheckBox>(dialog, "newTableAllRules")->setChecked(true);
        choose(dialog, "newTableRules", QStringLiteral("Bushido"));
        QCOMPARE(line->text(), QStringLiteral("Rules: Bushido. These are not the rules of Bolt Action."));
        scenarios::Game own{.id = "own",
                            .name = "A game of one's own",
                            .tables = {},
                            .bases = {},
                            .deployments = {},
                            .pieces = {},
                            .rules = {"no-such-set"}};
        QVERIFY(gameRulesText(&own, *scenarios::shippedRuleSet(QStringLiteral("plan")))
                    .startsWith(QStringLiteral(
                        "No rule set is available for A game of one's own. The table uses “Plan view” instead;")));
    }

    /// On a narrow screen, as the one of this test or a usual one at 200 %, the picture is small and not gone, and
    /// nothing lies on it.
    void onANarrowScreen_thePictureStays() {
        NewTableDialog dialog;
        QVERIFY(dialog.screen()->availableSize().width() < 1000);
        dialog.show();
        for (int step = 0; step < NewTableDialog::StepCount; ++step) {
            dialog.showStep(step);
            const auto* preview = dialog.findChild<TablePreview*>();
            QVERIFY(preview->isVisible());
            QVERIFY2(preview->width() >= 100 && preview->height() >= 80,
                     qPrintable(QStringLiteral("%1 x %2").arg(preview->width()).arg(preview->height())));
            const QRect place{preview->mapTo(&dialog, QPoint{}), preview->size()};
            QVERIFY(dialog.rect().contains(place));
            for (const char* name : {"newTableSteps", "newTableRemark"}) {
                const auto* other = dialog.findChild<QWidget*>(QLatin1String{name});
                QVERIFY2(!place.intersects({other->mapTo(&dialog, QPoint{}), other->size()}), name);
            }
        }
    }

    void preview_showsZonesWhereTheyLie() {
        NewTableDialog dialog;
        dialog.show();
        choose(dialog, "newTableGame", QStringLiteral("Warhammer 40,000"));
        choose(dialog, "newTableMap", QStringLiteral("Hammer and Anvil"));
        auto* preview = dialog.findChild<TablePreview*>();
        QVERIFY(preview->accessibleName().contains(QStringLiteral("Hammer and Anvil")));
        const QImage picture = preview->grab().toImage();
        const auto redness = [&](double x, double y) {
            const double scale = std::min(picture.width() / 60.0, picture.height() / 44.0);
            const QPointF middle{picture.width() / 2.0, picture.height() / 2.0};
            const QColor color = picture.pixelColor((middle + QPointF{(x - 30) * scale, (y - 22) * scale}).toPoint());
            return color.red() - color.blue();
        };
        // Between the lines of the grid: red in the west, the felt in the middle, blue in the east.
        QVERIFY(redness(15, 27) > redness(27, 27) + 5);
        QVERIFY(redness(45, 27) < redness(27, 27) - 5);
    }
};

QTEST_MAIN(TestNewTableWindow)
#include "tst_new_table_window.moc"
