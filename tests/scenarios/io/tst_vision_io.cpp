#include "scenarios/edits/edits.h"
#include "scenarios/edits/overruling_edits.h"
#include "scenarios/io/cells_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/io/scenario_hash.h"
#include "scenarios/model/vision.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/files.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"

using namespace sightline;
using namespace scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

QByteArray fileWith(const QByteArray& vision, const QByteArray& table = "{\"width\": 6, \"height\": 4}") {
    return "{\"format\": \"sightline-scenario\", \"version\": 1, \"table\": " + table +
           ", \"players\": [{\"id\": \"a\"}, {\"id\": \"b\"}],\n \"terrain\": [{\"id\": \"hut\", \"footprint\": "
           "[[1,1],[2,1],[2,2]]}],\n"
           " \"models\": [{\"id\": \"m\", \"player\": \"a\", \"position\": [1, 1], \"base\": {\"shape\": \"round\", "
           "\"diameter_mm\": 25}}],\n \"vision\": " +
           vision + "}";
}

QByteArray sideWith(const QByteArray& members) { return "{\"sides\": [{\"player\": \"a\", " + members + "}]}"; }

CellSet cellsOf(int columns, int rows, std::initializer_list<GridCell> list) {
    CellSet cells{columns, rows};
    for (const GridCell cell : list) {
        cells.insert(cell);
    }
    return cells;
}

/// A table of 6 x 4 cells where side a knows of everything.
Scenario knowingTable() {
    Scenario scenario;
    scenario.table.width = Length::fromInches(6);
    scenario.table.height = Length::fromInches(4);
    scenario.players = {{{"a"}, {}, {}, {}}, {{"b"}, {}, {}, {}}};
    scenario.models = {modelAt("m", 1.5, 1.5), modelAt("n", 4.5, 2.5)};
    scenario.models[0].player = {"a"};
    scenario.models[1].player = {"b"};
    scenario.terrain = {testsupport::boxPiece("hut", 2, 1, 3, 2)};
    Vision vision;
    vision.enabled = true;
    vision.models[{"m"}].companion = {"n"};
    vision.models[{"n"}].role = QStringLiteral("scout");
    vision.structures = {{"hut", "tower", {"b"}}};
    vision.regions = {{"r", "reveal", std::get<geometry::Polygon>(scenario.terrain[0].outline), {"b"}}};
    vision.ground["forest"] = cellsOf(6, 4, {{0, 0}, {5, 3}});
    VisionSide side{{"a"}, {"b"}};
    side.knows.visible = cellsOf(6, 4, {{0, 0}, {5, 3}});
    side.knows.explored = side.knows.visible;
    side.knows.models[{"n"}] = {scenario.models[1], 1};
    side.knows.pieces.remember(scenario.terrain[0]);
    side.knows.structures["hut"] = {vision.structures[0], 1};
    side.before.models = {{"n"}};
    vision.sides = {side};
    vision.active = {"b"};
    vision.knownBy = {"b"};
    vision.windFrom = 300;
    scenario.vision = OptionalVision{std::move(vision)};
    return scenario;
}

} // namespace

/// The key "vision" of a scenario file, and that edits keep it right.
class TestVisionIo : public QObject {
    Q_OBJECT

private slots:
    void S0_21_aFileWithoutIt_hasNone() {
        const auto read = readScenario(
            tests::bytesOfFile(QStringLiteral(SIGHTLINE_TEST_DATA "/scenarios/format-example.sightline")), {});
        QVERIFY(read);
        QVERIFY(!read->scenario.vision);
    }

    void S0_21_saveLoad_givesTheSameBits() {
        int with = 0;
        for (std::uint64_t seed = 1; seed <= 300; ++seed) {
            const Scenario scenario = testsupport::randomScenario(seed);
            if (!scenario.vision) {
                continue;
            }
            ++with;
            const QByteArray bytes = writeScenario(scenario);
            const auto read = readScenario(bytes, {});
            QVERIFY2(read,
                     qPrintable(QStringLiteral("seed %1 ").arg(seed) + (read ? QString{} : read.error().message())));
            QVERIFY2(read->scenario.vision == scenario.vision, qPrintable(QStringLiteral("seed %1").arg(seed)));
            QCOMPARE(writeScenario(read->scenario), bytes);
        }
        QVERIFY(with > 60);
        const Scenario known = knowingTable();
        QVERIFY(readScenario(writeScenario(known), {})->scenario == known);
    }

    void S1_54_withoutVision_nothingOfItIsWritten() {
        Scenario scenario = knowingTable();
        scenario.vision = {};
        QVERIFY(!writeScenario(scenario).contains("vision"));
        const QString plain = hashOf(scenario);
        QVERIFY(hashOf(withVision(scenario, Vision{})) != plain);
        QCOMPARE(hashOf(withVision(withVision(scenario, Vision{}), {})), plain);
    }

    void T50_whatASideExplored_isSaved() {
        const auto read = readScenario(writeScenario(knowingTable()), {});
        const VisionSide* side = read->scenario.vision->side({"a"});
        QVERIFY(side);
        QVERIFY(side->knows.explored.contains({5, 3}));
        QVERIFY(!side->knows.explored.contains({4, 3}));
        QVERIFY(!side->knows.explored.contains({60, 3}));
        QVERIFY(!read->scenario.vision->side({"b"}));
    }

    void cells_areWrittenInRuns() {
        CellSet cells{12, 3};
        cells.insertRun(1, 0, 11);
        cells.insert({3, 2});
        cells.insertRun(2, 5, 6);
        QCOMPARE(runsOf(cells), (QStringList{"1: 0-11", "2: 3 5-6"}));
        QCOMPARE(runsOf(CellSet{12, 3}), QStringList{});
    }

    void whatIsWrong_isRefusedWithItsPlace_data() {
        testsupport::addColumns<QByteArray, QString, QString>("vision", "code", "path");
        const auto row = [](const char* name, const QByteArray& vision, const char* code, const char* path) {
            QTest::newRow(name) << vision << code << path;
        };
        row("no object", "[]", "wrong-type", "$.vision");
        row("a cell beyond the row", sideWith("\"knows\": {\"visible\": [\"0: 6\"]}"), "bad-cells",
            "$.vision.sides[0].knows.visible[0]");
        row("a row beyond the table", sideWith("\"hidden\": [\"0: 1\", \"4: 0\"]"), "bad-cells",
            "$.vision.sides[0].hidden[1]");
        row("a run backwards", sideWith("\"revealed\": [\"0: 3-1\"]"), "bad-cells", "$.vision.sides[0].revealed[0]");
        row("a number for a row", sideWith("\"revealed\": [7]"), "bad-cells", "$.vision.sides[0].revealed[0]");
        row("a sign", sideWith("\"revealed\": [\"0: -1\"]"), "bad-cells", "$.vision.sides[0].revealed[0]");
        row("a very large cell", sideWith("\"revealed\": [\"0: 99999999999999999999\"]"), "bad-cells",
            "$.vision.sides[0].revealed[0]");
        row("an empty row", sideWith("\"revealed\": [\"0:\"]"), "bad-cells", "$.vision.sides[0].revealed[0]");
        row("a model that is not there", "{\"models\": {\"x\": {}}}", "unknown-model", "$.vision.models.x");
        row("carried by nobody", "{\"models\": {\"m\": {\"carried_by\": \"x\"}}}", "unknown-model",
            "$.vision.models.m.carried_by");
        row("a side of nobody", "{\"sides\": [{\"player\": \"c\"}]}", "unknown-player", "$.vision.sides[0].player");
        row("a side twice", "{\"sides\": [{\"player\": \"a\"}, {\"player\": \"a\"}]}", "duplicate-id",
            "$.vision.sides[1].player");
        row("an ally that is not there", sideWith("\"allies\": [\"x\"]"), "unknown-player", "$.vision.sides[0].allies");
        row("a structure that is not there", "{\"structures\": [{\"thing\": \"x\"}]}", "unknown-piece-or-objective",
            "$.vision.structures[0].thing");
        row("owned by nobody", "{\"structures\": [{\"thing\": \"hut\", \"owner\": \"x\"}]}", "unknown-player",
            "$.vision.structures[0].owner");
        row("a region without outline", "{\"regions\": [{\"id\": \"r\", \"kind\": \"fog\"}]}", "missing-key",
            "$.vision.regions[0]");
        row("a region that crosses itself",
            "{\"regions\": [{\"id\": \"r\", \"kind\": \"fog\", \"polygon\": [[0,0],[2,2],[2,0],[0,2]]}]}",
            "self-crossing", "$.vision.regions[0].polygon[0]");
        row("a light without place", "{\"lights\": [{\"id\": \"l\"}]}", "missing-key", "$.vision.lights[0]");
        row("two grounds on a cell", "{\"ground\": {\"forest\": [\"0: 0-3\"], \"water\": [\"0: 3\"]}}", "painted-twice",
            "$.vision.ground.water");
        row("cells too small", "{\"profile\": {\"cell_in\": 0.0001}}", "bad-cells", "$.vision.profile");
        row("a broken profile", "{\"profile\": {\"mode\": \"x\"}}", "unknown-word", "$.vision.profile.mode");
        row("a remembered model without turn",
            sideWith("\"knows\": {\"models\": [{\"as\": {\"id\": \"m\", \"position\": [1, 1]}}]}"), "missing-key",
            "$.vision.sides[0].knows.models[0]");
        row("remembered twice",
            sideWith("\"knows\": {\"structures\": [{\"thing\": \"hut\", \"seen_turn\": 1}, {\"thing\": \"hut\", "
                     "\"seen_turn\": 2}]}"),
            "duplicate-id", "$.vision.sides[0].knows.structures[1]");
        row("wind from nowhere", "{\"wind_from\": 360}", "out-of-range", "$.vision.wind_from");
    }
    void whatIsWrong_isRefusedWithItsPlace() {
        auto [vision, code, path] = testsupport::fetch<QByteArray, QString, QString>("vision", "code", "path");
        const auto read = readScenario(fileWith(vision), QStringLiteral("f"));
        QVERIFY(!read);
        const Diagnostic& first = read.error().first();
        QCOMPARE(first.code, code);
        QCOMPARE(first.path, path);
        QVERIFY(first.line > 0);
        QVERIFY(!first.expected.isEmpty() && !first.found.isEmpty());
    }

    void T60_tinyAndOddTables_load_data() {
        QTest::addColumn<QByteArray>("table");
        QTest::newRow("a tenth of a cell") << QByteArray{"{\"width\": 0.1, \"height\": 0.1}"};
        QTest::newRow("1 x 1") << QByteArray{"{\"width\": 1, \"height\": 1}"};
        QTest::newRow("2 x 8") << QByteArray{"{\"width\": 2, \"height\": 8}"};
        QTest::newRow("8 x 4 and a bit") << QByteArray{"{\"width\": 8, \"height\": 4.3}"};
    }
    void T60_tinyAndOddTables_load() {
        QFETCH(QByteArray, table);
        const auto read = readScenario(fileWith(sideWith("\"revealed\": [\"0: 0\"]"), table), {});
        QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
        QVERIFY(read->scenario.vision->sides[0].revealed.contains({0, 0}));
        QVERIFY(readScenario(writeScenario(read->scenario), {})->scenario == read->scenario);
    }

    void tooManyCells_areRefusedBeforeTheyAreMade() {
        QByteArray ground = "{\"ground\": {";
        for (int i = 0; i < 400; ++i) {
            ground += (i ? ", \"" : "\"") + QByteArray::number(i) + "\": []";
        }
        const auto read = readScenario(fileWith(ground + "}}", "{\"width\": 4000, \"height\": 4000}"), {});
        QVERIFY(!read);
        QCOMPARE(read.error().first().code, QStringLiteral("too-many-cells"));
    }

    void anyBytes_eitherLoadOrGiveOneClearMessage() {
        QByteArray valid;
        for (std::uint64_t seed = 1; valid.isEmpty(); ++seed) {
            const Scenario scenario = testsupport::randomScenario(seed);
            if (scenario.vision && !scenario.vision->sides.empty() && !scenario.vision->log.empty()) {
                valid = writeScenario(scenario);
            }
        }
        const qsizetype begin = valid.indexOf("\"vision\"");
        int refused = 0;
        for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
            Random random{seed};
            QByteArray bytes = valid;
            testsupport::damage(bytes, begin, 1 + random.below(3), random);
            const QString name = QStringLiteral("seed %1").arg(seed);
            const auto read = readScenario(bytes, name);
            if (read) {
                QVERIFY2(readScenario(writeScenario(read->scenario), name)->scenario == read->scenario,
                         qPrintable(name));
            } else {
                ++refused;
                QVERIFY2(read.error().first().line >= 1, qPrintable(name));
            }
        }
        QVERIFY(refused > 500);
    }

    void removingThings_dropsWhatWasKeptOfThem() {
        const std::vector<AnyId> ids{ModelId{"n"}, PieceId{"hut"}};
        const Scenario after = withRemoved(knowingTable(), ids);
        const Vision& vision = *after.vision;
        QVERIFY(!vision.models.contains({"n"}));
        QVERIFY(vision.of({"m"}).companion.isEmpty());
        QVERIFY(vision.structures.empty());
        const SideKnowledge& knows = vision.sides[0].knows;
        QVERIFY(knows.models.empty() && knows.pieces.empty() && knows.structures.empty());
        QVERIFY(vision.sides[0].before.models.empty());
        QVERIFY(knows.explored.contains({5, 3}));
        QVERIFY(readScenario(writeScenario(after), {}));
    }

    void removingAPlayer_removesItsRegionsAndSides() {
        const Scenario without = withPlayerRemoved(knowingTable(), {"b"});
        QVERIFY(without.vision->regions.empty());
        QVERIFY(without.vision->structures[0].owner.isEmpty());
        QVERIFY(without.vision->sides[0].allies.isEmpty());
        QVERIFY(without.vision->active.isEmpty());
        QVERIFY(without.vision->knownBy.isEmpty());
        QVERIFY(readScenario(writeScenario(without), {}));
        QVERIFY(withPlayerRemoved(knowingTable(), {"a"}).vision->sides.empty());
    }

    void leavingPlay_isRemembered() {
        const std::vector<AnyId> ids{ModelId{"n"}};
        const Scenario after = withReserved(knowingTable(), ids);
        QVERIFY(after.vision->sides[0].knows.models.contains({"n"}));
        QVERIFY(readScenario(writeScenario(after), {}));
        QVERIFY(withReserveRemoved(after, {"n"}).vision->sides[0].knows.models.empty());
    }

    void aCopy_bringsWhatItsOriginalDoes() {
        const std::vector<AnyId> ids{ModelId{"m"}, ModelId{"n"}, PieceId{"hut"}};
        const Duplicated copied = withDuplicated(knowingTable(), ids, {Length::fromInches(1), {}});
        const Vision& vision = *copied.scenario.vision;
        const auto idOf = [&](std::size_t i) { return std::get<ModelId>(copied.ids[i]); };
        QCOMPARE(vision.of(idOf(1)).role, QStringLiteral("scout"));
        QVERIFY(vision.of(idOf(0)).companion == idOf(1));
        QCOMPARE(vision.structures.size(), std::size_t{2});
        QCOMPARE(vision.structures[1].element, textOf(copied.ids[2]));
    }

    void anotherSizeOfTheTable_cutsTheCells() {
        const Scenario smaller = withTableSize(knowingTable(), Length::fromInches(3), Length::fromInches(8));
        const CellSet& explored = smaller.vision->sides[0].knows.explored;
        QCOMPARE(explored.columns(), 3);
        QCOMPARE(explored.rows(), 8);
        QVERIFY(explored.contains({0, 0}));
        QCOMPARE(explored.count(), 1);
        QVERIFY(readScenario(writeScenario(smaller), {}));
    }

    void turningTheTable_turnsTheCells() {
        const Scenario before = knowingTable();
        Scenario turned = withTableTurned(before);
        const Vision& vision = *turned.vision;
        const CellSet& explored = vision.sides[0].knows.explored;
        QCOMPARE(explored.columns(), 4);
        QCOMPARE(explored.rows(), 6);
        QVERIFY(explored.contains({3, 0}));
        QVERIFY(explored.contains({0, 5}));
        QCOMPARE(*vision.windFrom, 30);
        QVERIFY(vision.sides[0].knows.models.at({"n"}).as == turned.models[1]);
        QVERIFY(vision.sides[0].knows.pieces.at({"hut"}) == turned.terrain[0]);
        for (int i = 0; i < 3; ++i) {
            turned = withTableTurned(turned);
        }
        QVERIFY(turned.vision->sides[0].knows.explored == before.vision->sides[0].knows.explored);
        QVERIFY(turned.vision->ground == before.vision->ground);
    }

    void otherIds_areFollowed() {
        const Scenario after = withIdsChanged(knowingTable(), {{"n", "spy"}, {"hut", "keep"}});
        const Vision& vision = *after.vision;
        QVERIFY(vision.models.contains({"spy"}));
        QCOMPARE(vision.of({"m"}).companion.value, QStringLiteral("spy"));
        QCOMPARE(vision.structures[0].element, QStringLiteral("keep"));
        QVERIFY(vision.sides[0].knows.models.at({"spy"}).as.id == ModelId{"spy"});
        QVERIFY(vision.sides[0].before.models.contains({"spy"}));
        QVERIFY(!writeScenario(after).contains("hut"));
        QVERIFY(readScenario(writeScenario(after), {}));
    }

    void T44_unknownKeysAreKeptAndReported() {
        const auto read =
            readScenario(fileWith("{\"fog_of_war\": true, \"sides\": [{\"player\": \"a\", \"ally\": \"b\"}]}"), {});
        QVERIFY(read.has_value());
        QStringList paths;
        for (const Diagnostic& finding : read->findings) {
            if (finding.code == u"unknown-key") {
                paths.append(finding.path);
            }
        }
        QVERIFY(paths.contains(QStringLiteral("$.vision.fog_of_war")));
        QVERIFY(paths.contains(QStringLiteral("$.vision.sides[0].ally")));
        QVERIFY(readScenario(writeScenario(read->scenario), {})->scenario == read->scenario);
        QCOMPARE(read->scenario.vision->unknown.value("fog_of_war").toBool(), true);
    }
};

QTEST_APPLESS_MAIN(TestVisionIo)
#include "tst_vision_io.moc"
