#include "scenarios/io/scenario_file.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/files.h"
#include "tests/support/rows.h"

#include <QDir>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::testsupport;
using scenarios::Severity;

namespace {

const QString kData = QStringLiteral(SIGHTLINE_TEST_DATA);

/// The text of a scenario with these lines after its head, which is four lines long.
QByteArray scenarioText(const QByteArray& lines) {
    return "{\n  \"format\": \"sightline-scenario\",\n  \"version\": 1,\n  \"table\": {\"width\": 60, \"height\": 44}" +
           (lines.isEmpty() ? lines : ",\n" + lines) + "\n}\n";
}

QStringList codesOf(const std::vector<scenarios::Diagnostic>& findings) {
    QStringList codes;
    std::ranges::transform(findings, std::back_inserter(codes), &scenarios::Diagnostic::code);
    return codes;
}

scenarios::FileProblem problemOf(const QByteArray& text) {
    const auto read = scenarios::readScenario(text, QStringLiteral("test"));
    return read ? scenarios::FileProblem{} : read.error();
}

} // namespace

namespace {

/// A scenario whose one model has these weapons.
QByteArray armed(const QByteArray& weapons, const QByteArray& more = {}) {
    return scenarioText(
        "  \"models\": [{\"id\": \"m1\", \"base\": {\"shape\": \"round\", \"diameter_mm\": 32}, \"position\": [1, 2]" +
        more + ",\n    \"weapons\": " + weapons + "}]");
}

} // namespace

class TestScenarioFile : public QObject {
    Q_OBJECT

private slots:
    void theExampleOfTheFormat_isReadToTheLetter() {
        using geometry::Length;
        using geometry::pointFromInches;
        const auto read = scenarios::readScenarioFile(kData + "/scenarios/format-example.sightline");
        QVERIFY2(read, read ? "" : qPrintable(read.error().message()));
        const scenarios::Scenario& scenario = read->scenario;
        QCOMPARE(scenario.name, "Crossfire");
        QCOMPARE(scenario.table.width.nanometers(), 60 * 25'400'000LL);
        QCOMPARE(scenario.table.height.nanometers(), 44 * 25'400'000LL);
        QCOMPARE(std::get<QString>(scenario.rules), "height-tags");
        QCOMPARE(scenario.players.size(), 2U);
        QCOMPARE(scenario.players[0].color, "#b3413a");
        QCOMPARE(scenario.players[1].color, QString{});

        const scenarios::Piece& ruin = scenario.terrain.at(0);
        QCOMPARE(ruin.id.value, "ruin-1");
        QCOMPARE(ruin.name, "North ruin");
        QCOMPARE(ruin.kind, "ruin");
        const auto& footprint = std::get<geometry::Polygon>(ruin.outline);
        const geometry::Ring corners{pointFromInches(10, 8), pointFromInches(22, 8), pointFromInches(22, 14),
                                     pointFromInches(10, 14)};
        QVERIFY(footprint.outline() == corners);
        QCOMPARE(footprint.holes().size(), 1U);
        QCOMPARE(footprint.areaSquareInches(), 71.5);
        QCOMPARE(ruin.elevation, Length{});
        QVERIFY(ruin.height == Length::fromInches(5));
        QVERIFY(ruin.heightClass == scenarios::HeightClass::Tall);
        QCOMPARE(ruin.traits, QStringList{"obscuring"});
        QCOMPARE(ruin.group, "north");
        QCOMPARE(ruin.parent, "mat-1");
        QCOMPARE(ruin.walls.size(), 1U);
        QCOMPARE(ruin.walls[0].kind, "window");
        QVERIFY(ruin.walls[0].blocksSight);
        QVERIFY(ruin.walls[0].height == Length::fromInches(5));
        QVERIFY(scenario.terrain.at(1).isWall());
        QCOMPARE(std::get<geometry::Wall>(scenario.terrain[1].outline).vertices().size(), 3U);

        const scenarios::Model& captain = scenario.models.at(0);
        QCOMPARE(captain.player.value, "a");
        QCOMPARE(captain.unit, "squad-1");
        QVERIFY(captain.base == geometry::Footprint::round(Length::fromNanometers(28'500'000)).value());
        QVERIFY(captain.position == pointFromInches(4.5, 20));
        QVERIFY(captain.height == Length::fromInches(1.6));
        QCOMPARE(captain.keywords, QStringList{"infantry"});
        const auto& oval = std::get<geometry::OvalBase>(scenario.models.at(1).base.shape());
        QCOMPARE(oval.length.millimeters(), 170.0);
        QCOMPARE(oval.width.millimeters(), 109.0);
        QCOMPARE(scenario.models[1].facing.degrees(), 132.5);
        QVERIFY(std::holds_alternative<geometry::RectangleBase>(scenario.models.at(2).base.shape()));
        const auto& hull = std::get<geometry::HullOutline>(scenario.models.at(3).base.shape());
        QCOMPARE(hull.outline.outline().at(1).x.millimeters(), 70.0);

        QCOMPARE(scenario.zones.at(0).kind, "deployment");
        QCOMPARE(scenario.zones[0].polygon.areaSquareInches(), 600.0);
        QVERIFY(scenario.objectives.at(0).position == pointFromInches(30, 22));
        QCOMPARE(codesOf(read->findings), QStringList{"unknown-parent"});
    }

    void whatIsNotGiven_hasItsDefault() {
        const auto scenario = loaded(scenarioText("\"terrain\": [{\"id\": \"p\", \"polyline\": [[0, 0], [1, 1]], "
                                                  "\"walls\": [{\"polyline\": [[0, 0], [1, 1]]}]}],"
                                                  "\"models\": [{\"id\": \"m\", \"position\": [1, 2]}],"
                                                  "\"objectives\": [{\"id\": \"o\", \"position\": [1, 2]}]"))
                                  .scenario;
        QCOMPARE(std::get<QString>(scenario.rules), "plan");
        QVERIFY(scenario.players.empty());
        const scenarios::Piece& piece = scenario.terrain.at(0);
        QVERIFY(!piece.height);
        QVERIFY(!piece.heightClass);
        QVERIFY(!piece.locked);
        QCOMPARE(piece.elevation, geometry::Length{});
        QVERIFY(piece.walls.at(0).blocksSight);
        QVERIFY(!piece.walls[0].height);
        const scenarios::Model& model = scenario.models.at(0);
        QCOMPARE(model.height, geometry::Length::fromInches(2));
        QCOMPARE(model.facing, geometry::Angle{});
        QVERIFY(model.player.isEmpty());
        QVERIFY(scenario.objectives.at(0).base ==
                geometry::Footprint::round(geometry::Length::fromMillimeters(40)).value());
    }

    void S1_16_woundsLeftAndAtMost_areWholeNumbersFromOne() {
        const auto modelWith = [](const QByteArray& keys) {
            return scenarioText(R"("models": [{"id": "m", "position": [1, 2], )"
                                R"("base": {"shape": "round", "diameter_mm": 32})" +
                                keys + "}]");
        };
        const auto hurt = loaded(modelWith(R"(, "wounds": 2, "max_wounds": 5)")).scenario;
        QCOMPARE(hurt.models.at(0).wounds, std::optional{2});
        QCOMPARE(hurt.models.at(0).maxWounds, std::optional{5});
        QVERIFY(loaded(scenarios::writeScenario(hurt)).scenario == hurt);
        QVERIFY(!loaded(modelWith(R"(, "wounds": 2)")).scenario.models.at(0).maxWounds);
        for (const QByteArray wrong : {"0", "2.5", "1001", "\"5\""}) {
            const auto problem = problemOf(modelWith(R"(, "max_wounds": )" + wrong));
            QCOMPARE(problem.findings.size(), 1U);
            QCOMPARE(problem.first().path, QStringLiteral("$.models[0].max_wounds"));
        }
    }

    void S3_36_aModelWithoutHeight_isTwoInches_largeThingsFive() {
        const auto height = [](const char* keys) {
            return loaded(scenarioText(QStringLiteral("\"models\": [{\"id\": \"m\", \"position\": [1, 2], \"base\": "
                                                      "{\"shape\": \"round\", \"diameter_mm\": 32}%1}]")
                                           .arg(QLatin1String{keys})
                                           .toUtf8()))
                .scenario.models.at(0)
                .height;
        };
        QCOMPARE(height(""), geometry::Length::fromInches(2));
        QCOMPARE(height(R"(, "keywords": ["infantry", "character"])"), geometry::Length::fromInches(2));
        for (const char* word : {"MONSTER", "Vehicle", "titanic"}) {
            QCOMPARE(
                height(qPrintable(QStringLiteral(", \"keywords\": [\"walker\", \"%1\"]").arg(QLatin1String{word}))),
                geometry::Length::fromInches(5));
        }
        QCOMPARE(height(R"(, "keywords": ["vehicle"], "height": 3)"),
                 geometry::Length::fromInches(3)); // its own value wins
        QCOMPARE(height(R"(, "keywords": ["infantry"], "height": 7)"), geometry::Length::fromInches(7));
    }

    void weapons_areReadToTheLetter() {
        const auto file = loaded(armed(R"([
      {"name": "rifle", "range_in": 24},
      {"name": "mortar", "range_in": 48, "min_range_in": 12.5, "arc": {"degrees": 90, "turn": -45}, "kind": "fire"},
      {"name": "hull gun", "arc": "printed", "kind": "sight"}])",
                                       R"(, "arc": {"degrees": 180})"));
        QVERIFY(file.findings.empty());
        const auto& weapons = file.scenario.models[0].weapons;
        QCOMPARE(weapons.size(), 3U);
        QVERIFY(weapons[0] == (scenarios::Weapon{QStringLiteral("rifle"), geometry::Length::fromInches(24)}));
        QVERIFY(weapons[1] == (scenarios::Weapon{QStringLiteral("mortar"), geometry::Length::fromInches(48),
                                                 geometry::Length::fromInches(12.5), false,
                                                 scenarios::PrintedArc{90.0, geometry::Angle::fromDegrees(-45)},
                                                 scenarios::WeaponLine::Fire}));
        QVERIFY(weapons[2] ==
                (scenarios::Weapon{QStringLiteral("hull gun"), {}, {}, true, {}, scenarios::WeaponLine::Sight}));
    }

    void typesOfWeapons_areKept_andLeftOutWhereEmpty() {
        const auto file = loaded(armed(
            R"([{"name": "rifle", "type": "Rapid Fire 1, Assault", "range_in": 24}, {"name": "bow"}, {"name": "sling", "type": ""}])"));
        QVERIFY(file.findings.empty());
        const auto& weapons = file.scenario.models[0].weapons;
        QCOMPARE(weapons[0].type, QStringLiteral("Rapid Fire 1, Assault"));
        QCOMPARE(weapons[1].type, QString{});
        QCOMPARE(weapons[2].type, QString{});
        const QByteArray text = writeScenario(file.scenario);
        QCOMPARE(text.count("Rapid Fire 1, Assault"), 1);
        QVERIFY(text.indexOf("\"type\"") > text.indexOf("\"rifle\""));
        QVERIFY(text.indexOf("\"type\"") < text.indexOf("\"bow\""));
        QCOMPARE(text.count("\"type\""), 1);
        QVERIFY(loaded(text).scenario == file.scenario);
    }

    void weapons_withDefects_areRefusedWithTheirPath_data() {
        addColumns<QByteArray, QString, QString>("weapons", "code", "path");
        addRow("no list", QByteArray{R"({"name": "rifle"})"}, "wrong-type", "$.models[0].weapons");
        addRow("a word in the list", QByteArray{R"(["rifle"])"}, "wrong-type", "$.models[0].weapons[0]");
        addRow("no name", QByteArray{R"([{"range_in": 24}])"}, "missing-key", "$.models[0].weapons[0]");
        addRow("empty name", QByteArray{R"([{"name": ""}])"}, "empty-name", "$.models[0].weapons[0].name");
        addRow("range of zero", QByteArray{R"([{"name": "a"}, {"name": "b", "range_in": 0}])"}, "not-positive",
               "$.models[0].weapons[1].range_in");
        addRow("range as a text", QByteArray{R"([{"name": "a", "range_in": "24"}])"}, "wrong-type",
               "$.models[0].weapons[0].range_in");
        addRow("negative least range", QByteArray{R"([{"name": "a", "min_range_in": -1}])"}, "negative",
               "$.models[0].weapons[0].min_range_in");
        addRow("least range as far as the range", QByteArray{R"([{"name": "a", "range_in": 6, "min_range_in": 6}])"},
               "empty-range", "$.models[0].weapons[0].min_range_in");
        addRow("arc of 361 degrees", QByteArray{R"([{"name": "a", "arc": {"degrees": 361}}])"}, "out-of-range",
               "$.models[0].weapons[0].arc.degrees");
        addRow("arc without width", QByteArray{R"([{"name": "a", "arc": {"turn": 3}}])"}, "missing-key",
               "$.models[0].weapons[0].arc");
        addRow("arc as another word", QByteArray{R"([{"name": "a", "arc": "front"}])"}, "wrong-type",
               "$.models[0].weapons[0].arc");
        addRow("arc as a number", QByteArray{R"([{"name": "a", "arc": 90}])"}, "wrong-type",
               "$.models[0].weapons[0].arc");
        addRow("type as a number", QByteArray{R"([{"name": "a", "type": 1}])"}, "wrong-type",
               "$.models[0].weapons[0].type");
        addRow("another kind", QByteArray{R"([{"name": "a", "kind": "melee"}])"}, "unknown-weapon-kind",
               "$.models[0].weapons[0].kind");
    }
    void weapons_withDefects_areRefusedWithTheirPath() {
        auto [weapons, code, path] = fetch<QByteArray, QString, QString>("weapons", "code", "path");
        const auto problem = problemOf(armed(weapons));
        QCOMPARE(problem.findings.size(), 1U);
        QCOMPARE(problem.first().code, code);
        QCOMPARE(problem.first().path, path);
        QVERIFY(!problem.first().expected.isEmpty() && !problem.first().found.isEmpty());
    }

    void aPrintedArcThatTheModelLacks_isReported() {
        const auto file = loaded(armed(R"([{"name": "hull gun", "arc": "printed"}])"));
        QCOMPARE(codesOf(file.findings), QStringList{"missing-arc"});
        QCOMPARE(file.findings[0].path, "$.models[0].weapons[0].arc");
    }

    void unknownKeysOfWeaponsAndArcs_areKept() {
        const auto file = loaded(armed(R"([{"name": "a", "shots": 2, "arc": {"degrees": 90, "note": "front"}}])"));
        QCOMPARE(codesOf(file.findings), (QStringList{"unknown-key", "unknown-key"}));
        const auto again = loaded(writeScenario(file.scenario));
        QVERIFY(again.scenario == file.scenario);
        const auto& weapon = again.scenario.models[0].weapons[0];
        QCOMPARE(weapon.unknown["shots"].toInt(), 2);
        QCOMPARE(weapon.arc->unknown["note"].toString(), "front");
    }

    void aModelWithoutBase_getsThirtyTwoMillimetersAndAWarning() {
        const auto read = loaded(scenarioText("  \"models\": [\n    {\"id\": \"m\", \"position\": [1, 2]}\n  ]"));
        QVERIFY(read.scenario.models.at(0).base ==
                geometry::Footprint::round(geometry::Length::fromMillimeters(32)).value());
        QCOMPARE(read.findings.size(), 1U);
        const scenarios::Diagnostic& finding = read.findings[0];
        QCOMPARE(finding.severity, Severity::Warning);
        QCOMPARE(finding.code, "missing-base");
        QCOMPARE(finding.line, 6);
        QCOMPARE(finding.column, 5);
        QCOMPARE(finding.path, "$.models[0]");
        QCOMPARE(finding.ids, QStringList{"m"});
        QVERIFY(finding.sentence.contains("32 mm"));
    }

    void lengths_areExactToTheNanometer_data() {
        addColumns<QByteArray, qint64>("text", "nanometers");
        QTest::newRow("one sixty-fourth") << QByteArray{"0.015625"} << qint64{396'875};
        QTest::newRow("a third") << QByteArray{"0.3333333333333333"} << qint64{8'466'667};
        QTest::newRow("one nanometer") << QByteArray{"3.937007874015748e-8"} << qint64{1};
        QTest::newRow("too small for anything") << QByteArray{"1e-999"} << qint64{0};
        QTest::newRow("zeros before and after") << QByteArray{"0.00000000000000000000000001e26"} << qint64{25'400'000};
        QTest::newRow("negative") << QByteArray{"-12.34"} << qint64{-313'436'000};
        QTest::newRow("minus zero") << QByteArray{"-0"} << qint64{0};
        QTest::newRow("with an exponent") << QByteArray{"1.5E+1"} << qint64{381'000'000};
    }
    void lengths_areExactToTheNanometer() {
        auto [text, nanometers] = fetch<QByteArray, qint64>("text", "nanometers");
        const auto read = loaded(scenarioText("\"objectives\": [{\"id\": \"o\", \"position\": [" + text + ", 0]}]"));
        QCOMPARE(read.scenario.objectives.at(0).position.x.nanometers(), nanometers);
    }

    void theOrigin_isAPlaceLikeAnyOther() {
        const auto scenario = loaded(scenarioText("\"terrain\": [{\"id\": \"p\", \"polyline\": [[5, 5], [0, 0]]}],"
                                                  "\"models\": [{\"id\": \"m\", \"position\": [0, 0]}]"))
                                  .scenario;
        QVERIFY(scenario.models.at(0).position == geometry::Point{});
        QVERIFY(std::get<geometry::Wall>(scenario.terrain.at(0).outline).vertices().back() == geometry::Point{});
        const auto again = loaded(writeScenario(scenario)).scenario;
        QVERIFY(again == scenario);
    }

    void aRepeatedLastPoint_isDropped() {
        const auto scenario =
            loaded(scenarioText("\"terrain\": [{\"id\": \"p\", \"footprint\": [[1, 1], [2, 1], [2, 2], [1, 1]]}]"))
                .scenario;
        QCOMPARE(std::get<geometry::Polygon>(scenario.terrain.at(0).outline).outline().size(), 3U);
    }

    void theWindingOfAFootprint_doesNotMatter() {
        const auto one =
            loaded(scenarioText("\"terrain\": [{\"id\": \"p\", \"footprint\": [[1, 1], [2, 1], [2, 2]]}]")).scenario;
        const auto other =
            loaded(scenarioText("\"terrain\": [{\"id\": \"p\", \"footprint\": [[1, 1], [2, 2], [2, 1]]}]")).scenario;
        QVERIFY(one == other);
    }

    void emptyLists_stayEmpty() {
        const auto scenario =
            loaded(scenarioText("\"players\": [], \"terrain\": [], \"models\": [], \"zones\": [], \"objectives\": []"))
                .scenario;
        QVERIFY(scenario.terrain.empty() && scenario.players.empty() && scenario.models.empty());
        const QByteArray text = writeScenario(scenario);
        for (const char* key : {"players", "terrain", "models", "zones", "objectives"}) {
            QVERIFY2(text.contains('"' + QByteArray{key} + "\": []"), key);
        }
    }

    void unknownKeys_areKeptAndReportedOnce() {
        const QByteArray text =
            scenarioText("  \"scenery\": {\"fog\": [1, {\"b\": 2, \"a\": null}]},\n"
                         "  \"models\": [\n"
                         "    {\"id\": \"m1\", \"position\": [1, 2], \"base\": {\"shape\": \"round\", "
                         "\"diameter_mm\": 25}, \"mood\": \"grim\"},\n"
                         "    {\"id\": \"m2\", \"position\": [9, 2], \"base\": {\"shape\": \"round\", "
                         "\"diameter_mm\": 25}, \"mood\": 7}\n"
                         "  ]");
        const auto read = loaded(text);
        QCOMPARE(codesOf(read.findings), (QStringList{"unknown-key", "unknown-key"}));
        QCOMPARE(read.findings[0].path, "$.scenery");
        QCOMPARE(read.findings[0].line, 5);
        QCOMPARE(read.findings[0].column, 3);
        QCOMPARE(read.findings[1].path, "$.models[0].mood");
        QVERIFY(read.findings[1].sentence.contains("one more place."));
        QCOMPARE(read.scenario.models[1].unknown.value("mood").toInt(), 7);

        const auto again = loaded(writeScenario(read.scenario)).scenario;
        QVERIFY(again == read.scenario);
        QCOMPARE(again.unknown.value("scenery")["fog"][1]["b"].toInt(), 2);
    }

    void aKeyUnderAnotherName_isReportedWithTheRightOne_data() {
        addColumns<QByteArray, QString>("lines", "meant");
        const QByteArray piece = "\"terrain\": [{\"id\": \"p\", \"polyline\": [[0, 0], [1, 1]], ";
        addRow("terrain_features", QByteArray{"\"terrain_features\": []"}, "terrain");
        addRow("capital letter", QByteArray{"\"Terrain\": []"}, "terrain");
        addRow("slip of the keyboard", QByteArray{"\"modles\": []"}, "models");
        addRow("poly", piece + "\"poly\": []}]", "footprint");
        addRow("polygon", piece + "\"polygon\": []}]", "footprint");
        addRow("hyphen", piece + "\"height-class\": \"low\"}]", "height_class");
        addRow("color", QByteArray{"\"players\": [{\"id\": \"a\", \"color\": \"red\"}]"}, "colour");
        addRow("what is near is there already", QByteArray{"\"versionn\": {}"}, "");
        addRow("nothing near", QByteArray{"\"lighthouse\": []"}, "");
    }
    void aKeyUnderAnotherName_isReportedWithTheRightOne() {
        auto [lines, meant] = fetch<QByteArray, QString>("lines", "meant");
        const auto read = loaded(scenarioText(lines));
        QCOMPARE(codesOf(read.findings), QStringList{"unknown-key"});
        const QString& sentence = read.findings[0].sentence;
        QCOMPARE(sentence.contains("Did you mean"), !meant.isEmpty());
        QVERIFY2(meant.isEmpty() || sentence.contains("Did you mean \"" + meant + "\"?"), qPrintable(sentence));
    }

    void unknownKeysOfABase_areWrittenBack() {
        const auto read =
            loaded(scenarioText("\"models\": [{\"id\": \"m\", \"position\": [1, 2], \"base\": {\"shape\": "
                                "\"round\", \"diameter_mm\": 25, \"magnet\": true}}]"));
        QCOMPARE(codesOf(read.findings), QStringList{"unknown-key"});
        const QByteArray text = writeScenario(read.scenario);
        QCOMPARE(text.count("\"magnet\": true"), 1);
        QCOMPARE(text.count("\"base\""), 1);
        QVERIFY(loaded(text).scenario == read.scenario);
    }

    void anUnknownParent_isOnlyAWarning() {
        const auto read = loaded(
            scenarioText("\"terrain\": [{\"id\": \"p\", \"polyline\": [[0, 0], [1, 1]], \"parent\": \"nobody\"}]"));
        QCOMPARE(codesOf(read.findings), QStringList{"unknown-parent"});
        QCOMPARE(read.findings[0].path, "$.terrain[0].parent");
        QCOMPARE(read.scenario.terrain.at(0).parent, "nobody");
    }

    void anUnknownRuleSet_isOnlyAWarning() {
        const auto read = loaded(scenarioText("\"rules\": \"house\""));
        QCOMPARE(codesOf(read.findings), QStringList{"unknown-rules"});
        QCOMPARE(std::get<QString>(read.scenario.rules), "house");
    }

    void aBaseWiderThanLong_isReported() {
        const auto read =
            loaded(scenarioText("\"models\": [{\"id\": \"m\", \"position\": [9, 9], \"base\": {\"shape\": "
                                "\"oval\", \"length_mm\": 109, \"width_mm\": 170}}]"));
        QCOMPARE(codesOf(read.findings), QStringList{"length-below-width"});
        QCOMPARE(std::get<geometry::OvalBase>(read.scenario.models.at(0).base.shape()).length.millimeters(), 109.0);
    }

    void aByteOrderMark_isSkippedAndNotCounted() {
        const QByteArray text = "\xEF\xBB\xBF" + scenarioText("  \"odd\": 1");
        const auto read = loaded(text);
        QCOMPARE(read.findings.at(0).line, 5);
        const auto problem = problemOf("\xEF\xBB\xBF{]");
        QCOMPARE(problem.first().column, 2);
        QVERIFY(!writeScenario(read.scenario).startsWith("\xEF\xBB\xBF"));
    }

    void aBrokenFile_isReportedWithItsPlace_data() {
        addColumns<QString, QString, QString, QString>("code", "place", "path", "words");
        for (const QByteArray& line : tests::bytesOf(kData + "/broken/expected.tsv").split('\n')) {
            const QStringList columns = QString::fromUtf8(line).split('\t');
            if (!line.startsWith('#') && columns.size() == 5) {
                QTest::newRow(qPrintable(columns[0])) << columns[1] << columns[2] << columns[3] << columns[4];
            }
        }
    }
    void aBrokenFile_isReportedWithItsPlace() {
        auto [code, place, path, words] = fetch<QString, QString, QString, QString>("code", "place", "path", "words");
        const QString file = kData + "/broken/" + QTest::currentDataTag() + ".sightline";
        const auto read = scenarios::readScenarioFile(file);
        QVERIFY(!read);
        const scenarios::Diagnostic& first = read.error().first();
        QCOMPARE(first.code, code);
        QCOMPARE(QStringLiteral("%1:%2").arg(first.line).arg(first.column), place);
        QCOMPARE(first.path, path);
        QVERIFY2(first.sentence.contains(words), qPrintable(first.sentence));
        QVERIFY(!first.expected.isEmpty());
        QVERIFY(!first.found.isEmpty());
        QCOMPARE(first.file, file);
        QCOMPARE(std::ranges::count(read.error().findings, Severity::Error, &scenarios::Diagnostic::severity), 1);
    }

    void everyBrokenFileInTheFolder_isListed() {
        const QByteArray expected = tests::bytesOf(kData + "/broken/expected.tsv");
        const QStringList files = QDir{kData + "/broken"}.entryList({"*.sightline"});
        QVERIFY(files.size() > 40);
        for (const QString& file : files) {
            QVERIFY2(expected.contains('\n' + file.chopped(10).toUtf8() + '\t'), qPrintable(file));
        }
    }

    void allDefects_areReportedInTheOrderOfTheText() {
        const auto problem =
            problemOf(scenarioText("  \"models\": [\n    {\"id\": 3, \"position\": [1]},\n    {\"id\": "
                                   "\"m\", \"odd\": 1, \"position\": [1, 2], \"height\": \"tall\"}\n  ],\n"
                                   "  \"terrain\": [{\"id\": \"m\", \"footprint\": [[0, 0], [1, 0]]}]"));
        QCOMPARE(codesOf(problem.findings),
                 (QStringList{"missing-base", "wrong-type", "wrong-type", "missing-base", "duplicate-id", "unknown-key",
                              "wrong-type", "too-few-points"}));
        for (std::size_t i = 1; i < problem.findings.size(); ++i) {
            const auto& before = problem.findings[i - 1];
            const auto& after = problem.findings[i];
            QVERIFY(std::pair(before.line, before.column) <= std::pair(after.line, after.column));
        }
    }

    void moreDefectsThanListed_areCounted() {
        QByteArray models;
        for (int i = 0; i < 250; ++i) {
            models +=
                (i > 0 ? ", " : "") +
                QByteArray{
                    "{\"id\": \"m\", \"base\": {\"shape\": \"round\", \"diameter_mm\": 25}, \"position\": [1, 2]}"};
        }
        const auto problem = problemOf(scenarioText("\"models\": [" + models + "]"));
        QCOMPARE(problem.findings.size(), 101U);
        QCOMPARE(problem.findings.back().code, "more-findings");
        QVERIFY(problem.findings.back().sentence.contains("149 more"));
    }

    void theMessage_namesTheFirstErrorAndCountsTheRest() {
        const auto problem = problemOf(scenarioText("  \"models\": [{\"id\": \"\", \"position\": 0}, 7]"));
        QCOMPARE(problem.message(),
                 "test:5:21: error: An id must not be empty. ($.models[0].id) 2 more errors follow.");
    }

    void deepNesting_endsInOneMessage_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("lists, 5,000 deep and closed") << QByteArray(5000, '[') + QByteArray(5000, ']');
        QTest::newRow("lists, a million deep and open") << QByteArray(1'000'000, '[');
        QTest::newRow("objects, 5,000 deep") << QByteArray{"{\"a\":"}.repeated(5000) + "1" + QByteArray(5000, '}');
        QTest::newRow("in an unknown key") << scenarioText("\"odd\": " + QByteArray(600, '[') + QByteArray(600, ']'));
    }
    void deepNesting_endsInOneMessage() {
        QFETCH(QByteArray, text);
        const auto problem = problemOf(text);
        QCOMPARE(codesOf(problem.findings), QStringList{"nested-too-deep"});
        QVERIFY(problem.message().size() < 400);
        // As deep as is taken: kept, written and read back.
        const QByteArray lists = QByteArray(500, '[') + QByteArray(500, ']');
        const auto read = loaded(scenarioText("\"odd\": " + lists));
        QVERIFY(loaded(writeScenario(read.scenario)).scenario == read.scenario);
    }

    void aMillionVertices_endInOneMessage() {
        QByteArray points;
        points.reserve(16'000'000);
        for (int i = 0; i < 1'000'000; ++i) {
            points += (i > 0 ? ",[" : "[") + QByteArray::number(i % 60) + ',' + QByteArray::number(i % 44) + ']';
        }
        const auto problem = problemOf(scenarioText("\"terrain\": [{\"id\": \"p\", \"footprint\": [" + points + "]}]"));
        QCOMPARE(codesOf(problem.findings), QStringList{"too-many-points"});
        QCOMPARE(problem.first().path, "$.terrain[0].footprint");
        QVERIFY(problem.message().size() < 300);
    }

    void tooManyPointsInAll_endInOneMessage() {
        QByteArray walls;
        const QByteArray points = QByteArray{",[1,1],[2,2]"}.repeated(4000).sliced(1);
        for (int i = 0; i < 26; ++i) {
            walls += (i > 0 ? "," : "") + QByteArray{"{\"id\":\""} + QByteArray::number(i) + "\",\"polyline\":[" +
                     points + "]}";
        }
        const auto problem = problemOf(scenarioText("\"terrain\": [" + walls + "]"));
        QCOMPARE(codesOf(problem.findings), QStringList{"too-many-points"});
        QCOMPARE(problem.first().path, "$.terrain[25].polyline");
    }

    void tooManyHoles_endInOneMessage() {
        const QByteArray holes = QByteArray{",[[2,2],[3,2],[3,3]]"}.repeated(1001).sliced(1);
        const auto problem = problemOf(scenarioText(
            "\"terrain\": [{\"id\": \"p\", \"footprint\": [[0,0],[9,0],[9,9]], \"holes\": [" + holes + "]}]"));
        QCOMPARE(codesOf(problem.findings), QStringList{"too-many-holes"});
    }

    void writing_isCanonical() {
        const auto read = scenarios::readScenarioFile(kData + "/scenarios/format-example.sightline");
        QCOMPARE(QString::fromUtf8(writeScenario(read->scenario)),
                 QString::fromUtf8(tests::bytesOf(kData + "/scenarios/format-example-canonical.sightline")));
    }

    void aFileThatIsNotThere_isUnreadable() {
        const auto read = scenarios::readScenarioFile(kData + "/no such file");
        QVERIFY(!read);
        QCOMPARE(read.error().first().code, "unreadable");
        QCOMPARE(read.error().first().file, kData + "/no such file");
    }

    void aFolder_isUnreadable() {
        const auto read = scenarios::readScenarioFile(kData);
        QVERIFY(!read);
        QCOMPARE(read.error().first().code, "unreadable");
    }

    void saving_leavesTheOldFileIfItFails() {
        QTemporaryDir folder;
        const QString path = folder.filePath("gone/scenario.sightline");
        const auto saved = scenarios::saveScenarioFile({}, path);
        QVERIFY(!saved);
        QCOMPARE(saved.error().first().code, "unwritable");
        QVERIFY(!QFile::exists(path));
    }

    void S3_6_T29_millimetersOfBases_areKeptInFiles() {
        const auto read =
            loaded(scenarioText("  \"models\": [{\"id\": \"m\", \"position\": [1, 2], \"base\": {\"shape\": "
                                "\"round\", \"diameter_mm\": 28.5}}, {\"id\": \"n\", \"position\": [9, 2], "
                                "\"base\": {\"shape\": \"round\", \"diameter_mm\": 25.4}}]"));
        const auto diameterOf = [&](std::size_t model) {
            return std::get<geometry::RoundBase>(read.scenario.models[model].base.shape()).diameter;
        };
        QCOMPARE(qint64{diameterOf(0).nanometers()}, qint64{28'500'000});
        QVERIFY(diameterOf(1) == geometry::Length::fromInches(1)); // 25.4 mm an inch
        const QByteArray written = writeScenario(read.scenario);
        QVERIFY(written.contains("28.5") && !written.contains("28.50"));
        QVERIFY(loaded(written).scenario == read.scenario);
    }

    void T28_S3_6_aMissingBase_isSaid_and32RoundIsTaken() {
        const auto read = loaded(scenarioText("  \"models\": [{\"id\": \"m\", \"position\": [1, 2]}]"));
        QCOMPARE(codesOf(read.findings), QStringList{"missing-base"});
        QVERIFY(read.findings[0].severity == Severity::Warning);
        QVERIFY(read.scenario.models[0].base ==
                geometry::Footprint::round(geometry::Length::fromMillimeters(32)).value());
        const auto whole = loaded(scenarioText("  \"models\": [{\"id\": \"m\", \"position\": [1, 2], \"base\": "
                                               "{\"shape\": \"round\", \"diameter_mm\": 32}}]"));
        QVERIFY(whole.findings.empty());
    }

    void S3_31_theVersionOfAFile_isAsked() {
        const QByteArray first = scenarioText("  \"models\": []");
        QVERIFY(first.contains("\"version\": 1,"));
        QCOMPARE(loaded(first).scenario.table.width, geometry::Length::fromInches(60));
        const auto newer = problemOf(QByteArray{first}.replace("\"version\": 1,", "\"version\": 999,"));
        QCOMPARE(newer.first().path, QStringLiteral("$.version"));
        QCOMPARE(newer.first().line, 3);
        const auto none = problemOf(QByteArray{first}.replace("\"version\": 1,", "\"version\": 0,"));
        QCOMPARE(none.first().path, QStringLiteral("$.version"));
    }

    void saving_andReading_giveTheSameScenario() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("größe 木.sightline"));
        const auto example = scenarios::readScenarioFile(kData + "/scenarios/format-example.sightline");
        QVERIFY(scenarios::saveScenarioFile(example->scenario, path));
        const auto again = scenarios::readScenarioFile(path);
        QVERIFY(again);
        QVERIFY(again->scenario == example->scenario);
        QCOMPARE(tests::bytesOf(path), writeScenario(example->scenario));
    }

    void validation_joinsReadingAndChecksInTheOrderOfTheText() {
        const QByteArray text =
            scenarioText("  \"odd\": 1,\n  \"models\": [\n"
                         "    {\"id\": \"m1\", \"position\": [100, 2]},\n"
                         "    {\"id\": \"m2\", \"position\": [9, 2], \"base\": {\"shape\": \"oval\", "
                         "\"length_mm\": 1, \"width_mm\": 2}}\n  ]");
        const auto findings = scenarios::validateScenario(text, QStringLiteral("s.sightline"));
        QCOMPARE(codesOf(findings), (QStringList{"unknown-key", "missing-base", "off-table", "no-player", "no-player",
                                                 "length-below-width"}));
        const scenarios::Diagnostic& off = findings[2];
        QCOMPARE(off.file, "s.sightline");
        QCOMPARE(off.line, 7);
        QCOMPARE(off.column, 5);
        QCOMPARE(off.path, "$.models[0]");

        const auto broken = scenarios::validateScenario("{", QStringLiteral("s"));
        QCOMPARE(codesOf(broken), QStringList{"truncated"});
    }
};

QTEST_APPLESS_MAIN(TestScenarioFile)
#include "tst_scenario_file.moc"
