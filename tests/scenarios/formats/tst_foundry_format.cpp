#include "scenarios/judge/judge.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/formats/format_files.h"
#include "tests/support/rows.h"

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;
using namespace sightline::geometry;

namespace {

const std::vector<Point>& pointsOf(const Piece& piece) { return std::get<Wall>(piece.outline).vertices(); }

/// "kind x1 y1 x2 y2, +: blocks" of all walls.
QStringList wallsOf(const Scenario& scenario) {
    QStringList walls;
    for (const Piece& piece : scenario.terrain) {
        const auto& ends = pointsOf(piece);
        walls.append(QStringLiteral("%1 %2 %3 %4 %5%6")
                         .arg(piece.kind)
                         .arg(ends[0].x.inches())
                         .arg(ends[0].y.inches())
                         .arg(ends[1].x.inches())
                         .arg(ends[1].y.inches())
                         .arg(piece.isMat() ? QString{} : QStringLiteral(" +")));
    }
    return walls;
}

const QStringList kCellar{QStringLiteral("wall 1 2 5 2 +"),
                          QStringLiteral("wall 5 2 5 4 +"),
                          QStringLiteral("wall 5 4 1 4 +"),
                          QStringLiteral("wall 1 4 1 2 +"),
                          QStringLiteral("window 2 3 2.5 3"),
                          QStringLiteral("terrain 3 2.5 3 3.5 +"),
                          QStringLiteral("door 4 2 4 2.5"),
                          QStringLiteral("door 4 2.5 4 3 +"),
                          QStringLiteral("wall 2.105 3.2025 2.3 3.4 +")};

} // namespace

class TestFoundryFormat : public QObject {
    Q_OBJECT

private slots:
    void everyGeneration_givesTheSameWalls_data() {
        QTest::addColumn<int>("extra");
        QTest::newRow("cellar-v8.json") << 0;
        QTest::newRow("cellar-v9.json") << 0;
        QTest::newRow("cellar-v10.json") << 2;
        QTest::newRow("cellar-v14.json") << 2;
    }
    void everyGeneration_givesTheSameWalls() {
        QFETCH(int, extra);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        QCOMPARE(detectFormat(importFileNamed(name)).format->id, QStringLiteral("foundry"));
        const Import import = imported(name);
        QCOMPARE(import.scenario.table.width, Length::fromInches(5));
        QCOMPARE(import.scenario.table.height, Length::fromInches(3));
        QStringList walls = wallsOf(import.scenario);
        QCOMPARE(walls.size(), kCellar.size() + extra);
        // A margin of a quarter, in whole cells: two to the left, one above.
        QCOMPARE(walls.mid(0, kCellar.size()), kCellar);
        for (const char* code : {"padding", "bad-wall", "zero-length-wall", "limited", "one-way", "open-door", "window",
                                 "tokens", "picture-elsewhere", "cell-inches"}) {
            QVERIFY2(import.report.has(code), code);
        }
        QCOMPARE(import.report.has("near"), extra > 0);
        QCOMPARE(import.report.has("levels"), name.contains(QStringLiteral("v14")));
        QVERIFY(survivesSaving(import.scenario));
    }

    void aMarginThatDoesNotFit_isIgnored_unlessAsked() {
        const Import import = imported(QStringLiteral("no-margin.json"));
        QVERIFY(import.report.has("padding-ignored"));
        QCOMPARE(pointsOf(import.scenario.terrain[0])[0], Point{});
        QCOMPARE(import.questions.back().about, ImportQuestion::About::Padding);
        ImportOptions options;
        options.ignorePadding = false;
        const Import kept = imported(QStringLiteral("no-margin.json"), options);
        QCOMPARE(pointsOf(kept.scenario.terrain[0])[0], pointFromInches(-1, -1));
        options.ignorePadding = true;
        QCOMPARE(pointsOf(imported(QStringLiteral("cellar-v8.json"), options).scenario.terrain[0])[0],
                 pointFromInches(3, 3));
    }

    void aPack_hasTheLastOfEachScene_withoutDeletedOnes() {
        QCOMPARE(detectFormat(importFileNamed(QStringLiteral("house.db"))).format->id, QStringLiteral("foundry"));
        const Import first = imported(QStringLiteral("house.db"));
        QCOMPARE(first.scenario.name, QStringLiteral("Cellar, newer"));
        QCOMPARE(first.scenario.terrain.size(), 2U);
        QCOMPARE(entryOf(first.report, "broken-line").place, QStringLiteral("line 4"));
        QCOMPARE(entryOf(first.report, "older-entry").count, 2);
        QCOMPARE(first.questions.front().choices,
                 (QStringList{QStringLiteral("Cellar, newer"), QStringLiteral("Attic")}));
        for (const char* wanted : {"Attic", "bbbb", "2"}) {
            ImportOptions options;
            options.entry = QLatin1String{wanted};
            QCOMPARE(imported(QStringLiteral("house.db"), options).scenario.name, QStringLiteral("Attic"));
        }
        ImportOptions options;
        options.entry = QStringLiteral("Gone");
        const auto gone = importFile(importFileNamed(QStringLiteral("house.db")), options);
        QVERIFY(!gone && gone.error().first().sentence.contains(QStringLiteral("Attic")));
    }

    void ofSeveralScenes_theFirstWithWallsIsRead_andNamed_data() {
        addColumns<QString, QByteArray, QByteArray, QByteArray>("name", "before", "between", "behind");
        QTest::newRow("a pack") << QStringLiteral("a.db") << QByteArray{} << QByteArray{"\n"} << QByteArray{"\n"};
        QTest::newRow("a list") << QStringLiteral("a.json") << QByteArray{"["} << QByteArray{","} << QByteArray{"]"};
        QTest::newRow("an adventure") << QStringLiteral("a.json") << QByteArray{"{\"name\": \"All\", \"scenes\": ["}
                                      << QByteArray{","} << QByteArray{"]}"};
    }
    void ofSeveralScenes_theFirstWithWallsIsRead_andNamed() {
        const auto [name, before, between, behind] =
            fetch<QString, QByteArray, QByteArray, QByteArray>("name", "before", "between", "behind");
        const auto scene = [](const QByteArray& id, const QByteArray& called, const QByteArray& walls) {
            return "{\"_id\": \"" + id + "\", \"name\": \"" + called +
                   "\", \"width\": 1000, \"height\": 500, \"padding\": 0, \"grid\": 100, \"walls\": [" + walls + "]}";
        };
        const QByteArray wall = "{\"c\": [100, 100, 300, 100]}";
        const ImportFile file{before + scene("i1", "Title page", "") + between + scene("i2", "Hall", wall) + between +
                                  scene("i3", "Tower", wall + "," + wall) + between + scene("i4", "hall", "") + behind,
                              name};
        QCOMPARE(detectFormat(file).format->id, QStringLiteral("foundry"));
        const auto chosenBy = [&](const char* entry) {
            ImportOptions options;
            options.entry = QLatin1String{entry};
            return importFile(file, options);
        };
        const auto first = chosenBy("");
        QVERIFY2(first, first ? "" : qPrintable(first.error().message()));
        QCOMPARE(first->scenario.name, QStringLiteral("Hall"));
        QCOMPARE(wallsOf(first->scenario), QStringList{QStringLiteral("wall 1 1 3 1 +")});
        QCOMPARE(entryOf(first->report, "chosen-scene").words,
                 (QStringList{QStringLiteral("4"), QStringLiteral("2"), QStringLiteral("Hall")}));
        QCOMPARE(entryOf(first->report, "chosen-scene").fate, ImportFate::Guessed);
        QCOMPARE(first->questions.front().suggestion, QStringLiteral("Hall"));
        QCOMPARE(first->questions.front().choices.size(), 4);
        // By name in letters of either case (of two, the one with walls), by id, by number; also one without walls.
        for (const auto& [entry, wanted] : {std::pair{"tower", "Tower"},
                                            {"HALL", "Hall"},
                                            {"i4", "hall"},
                                            {"3", "Tower"},
                                            {"Title page", "Title page"}}) {
            const auto chosen = chosenBy(entry);
            QVERIFY2(chosen, entry);
            QCOMPARE(chosen->scenario.name, QString::fromLatin1(wanted));
            QCOMPARE(entryOf(chosen->report, "chosen-scene").fate, ImportFate::Read);
            QVERIFY(std::ranges::none_of(chosen->questions, [](const ImportQuestion& question) {
                return question.about == ImportQuestion::About::Entry;
            }));
        }
        const auto none = chosenBy("Cellar");
        QVERIFY(!none);
        QCOMPARE(none.error().first().code, QStringLiteral("unknown-entry"));
    }

    void packsOfADataBase_areRefused_withWhatToDo() {
        const auto import = importFile(ImportFile{"\x01\x02", QStringLiteral("000005.ldb")});
        QVERIFY(!import);
        QCOMPARE(import.error().first().code, QStringLiteral("leveldb"));
    }

    void tokens_areModels_ifAsked() {
        ImportOptions options;
        options.withTokens = true;
        options.cellInches = 2;
        const Import import = imported(QStringLiteral("cellar-v8.json"), options);
        QCOMPARE(import.scenario.models.size(), 1U);
        QCOMPARE(import.scenario.models[0].position, pointFromInches(3, 5));
        QVERIFY(import.scenario.models[0].base == *Footprint::round(Length::fromInches(2)));
    }

    void alchemistForFoundry_isASceneOfTheOldKind() {
        const Import import = imported(QStringLiteral("alchemist-foundry.json"));
        QCOMPARE(import.format, QStringLiteral("foundry"));
        QCOMPARE(import.scenario.table.width, Length::fromInches(6));
        QCOMPARE(wallsOf(import.scenario),
                 (QStringList{QStringLiteral("wall 0 0 6 0 +"), QStringLiteral("wall 2 0 2 2 +")}));
    }

    void alchemistItself_hasWallsInATextOfNumbers() {
        const Import import = imported(QStringLiteral("alchemist.json"));
        QCOMPARE(import.format, QStringLiteral("alchemist"));
        QCOMPARE(import.scenario.table.height, Length::fromInches(4));
        QCOMPARE(wallsOf(import.scenario),
                 (QStringList{QStringLiteral("wall 0 0 6 0 +"), QStringLiteral("door 1 1 1.005 3 +"),
                              QStringLiteral("wall 2 1 3 1 +")}));
        QVERIFY(import.report.has("bad-wall") && import.report.has("wall-type"));
        QVERIFY(survivesSaving(import.scenario));
    }

    void scenesWithoutSize_areRefused() {
        for (const char* text : {"{\"walls\": [], \"width\": 0, \"height\": 5, \"grid\": 100}",
                                 "{\"walls\": [], \"width\": 10, \"height\": 5, \"grid\": 0}",
                                 "{\"walls\": [], \"width\": 1e12, \"height\": 5, \"grid\": {\"size\": 1}}"}) {
            const auto import = importFile(ImportFile{text, QStringLiteral("scene.json")});
            QVERIFY2(!import, text);
            QCOMPARE(import.error().first().code, QStringLiteral("no-map-size"));
        }
    }

    void aScene_isTheSameAfterWritingAndReading() {
        const Scenario before = imported(QStringLiteral("cellar-v8.json")).scenario;
        const Scenario after = thereAndBack(before, QStringLiteral("foundry")).scenario;
        QStringList walls = wallsOf(before);
        walls.replaceInStrings(QStringLiteral("terrain"), QStringLiteral("wall"));
        QCOMPARE(wallsOf(after), walls);
        for (std::size_t i = 0; i < before.terrain.size(); ++i) {
            QCOMPARE(after.terrain[i].blocksFrom, before.terrain[i].blocksFrom);
        }
    }

    /// In Foundry, a wall blocks no line that starts on its side "dir"; side 1 of a wall from left to right is below
    /// it on screen.
    void oneWayWalls_blockFromTheSideThatFoundryLooksAtThemFrom() {
        const auto wallOf = [](const char* direction) {
            const QByteArray text = R"({"name": "S", "width": 600, "height": 400, "padding": 0, "grid": 100,
                "walls": [{"c": [100, 200, 500, 200], "move": 20, "sight": 20, "dir": )" +
                                    QByteArray{direction} + "}]}";
            return imported(ImportFile{text, QStringLiteral("scene.json")}).scenario;
        };
        QVERIFY(!wallOf("0").terrain.at(0).blocksFrom);
        QCOMPARE(wallOf("1").terrain.at(0).blocksFrom, std::optional{WallSide::Left});
        QCOMPARE(wallOf("2").terrain.at(0).blocksFrom, std::optional{WallSide::Right});
        for (const char* direction : {"0", "1", "2"}) {
            Scenario scenario = wallOf(direction);
            const auto model = [](const char* id, double y) {
                Model made;
                made.id = {QLatin1String{id}};
                made.base = *Footprint::round(Length::fromInches(0.5));
                made.position = pointFromInches(3, y);
                return made;
            };
            scenario.models = {model("above", 1), model("below", 3)};
            const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("plan"))};
            const bool down = judge(table, {{"above"}, {"below"}}).visible();
            const bool up = judge(table, {{"below"}, {"above"}}).visible();
            QCOMPARE(down, QByteArray{direction} == "2");
            QCOMPARE(up, QByteArray{direction} == "1");
            const Scenario again = thereAndBack(scenario, QStringLiteral("foundry")).scenario;
            QCOMPARE(again.terrain.at(0).blocksFrom, scenario.terrain.at(0).blocksFrom);
        }
    }

    void shippedTables_keepTheirVerdicts() {
        const auto all = shippedTablesAsWalls(QStringLiteral("foundry"), Clearance::OfClearPairs);
        QCOMPARE(all.differing.join(u'\n'), QString{});
        QVERIFY(all.models > 50);
    }
};

QTEST_APPLESS_MAIN(TestFoundryFormat)
#include "tst_foundry_format.moc"
