#include "scenarios/checks.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/rules/self_test.h"
#include "scenarios/standing.h"
#include "tests/scenarios/scenario_maker.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <array>

using namespace sightline::scenarios;
using sightline::geometry::Footprint;
using sightline::geometry::Length;
using sightline::geometry::pointFromInches;
using sightline::testsupport::boxPiece;
using sightline::testsupport::modelAt;

namespace {

QJsonArray rows() {
    QFile file{QStringLiteral(SIGHTLINE_TEST_DATA "/rules/rows.json")};
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).array() : QJsonArray{};
}

const RuleSet& shipped(const QString& id) {
    return *std::ranges::find(shippedRuleSets(), id, &RuleSet::id);
}

/// Two models with a ruin between them.
Scenario acrossARuin() {
    Scenario scenario;
    Piece ruin = boxPiece("ruin", 20, 10, 30, 20);
    ruin.kind = "ruin";
    scenario.terrain = {ruin};
    scenario.models = {modelAt("a", 10, 15), modelAt("b", 40, 15)};
    return scenario;
}

Ruling rulingOf(const Scenario& scenario, const QString& rules = "ruins") {
    return judge(PreparedTable{scenario, shipped(rules)}, {{"a"}, {"b"}}).ruling;
}

} // namespace

/// Rows S3.31 to S3.49 of the requirements and the traps of earlier tools, as rulings of the sets that ship.
class TestRuleRows : public QObject {
    Q_OBJECT

private slots:
    void row_holds_data();
    void row_holds();
    void S3_33_eachVerdict_namesItsRules();
    void T16_exactlyOneRuleSet_rules();
    void T19_whateverIsEdited_theRulingFollows();
    void T28_aBaseLongerAcrossThanAlong_isSaid();
    void T33_aHeightThatIsNoWord_isRefusedWithItsLine_data();
    void T33_aHeightThatIsNoWord_isRefusedWithItsLine();
    void T34_aBaseAcrossAWall_mayNotStandThere();
    void reasons_comeInTheirOrder();
    void rulings_doNotDependOnTheOrderOfTheFile();
};

void TestRuleRows::row_holds_data() {
    QTest::addColumn<QJsonObject>("row");
    for (const QJsonValue& row : rows()) {
        QTest::newRow(qPrintable(row.toObject().value("row").toString())) << row.toObject();
    }
}

void TestRuleRows::row_holds() {
    QFETCH(QJsonObject, row);
    RuleSet rules = shipped(row.value("rules").toString());
    rules.json.insert("self_tests", QJsonArray{QJsonObject{{"name", row.value("row")}, {"scene", row.value("scene")}, {"expect", row.value("expect")}}});
    const auto results = runSelfTests(rules);
    QVERIFY(!results.empty());
    for (const SelfTestResult& result : results) {
        QVERIFY2(result.passed, qPrintable(result.question + QStringLiteral(": ") + result.difference));
    }
}

void TestRuleRows::S3_33_eachVerdict_namesItsRules() {
    for (const char* id : {"plan", "height-tags", "ruins", "malifaux-4e"}) {
        const auto verdict = judge(PreparedTable{acrossARuin(), shipped(id)}, {{"a"}, {"b"}});
        QCOMPARE(verdict.rules, id);
        QCOMPARE(verdict.ruling.version, shipped(id).version);
        QCOMPARE(verdict.ruling.hash, shipped(id).hash());
    }
}

void TestRuleRows::T16_exactlyOneRuleSet_rules() {
    auto scenario = acrossARuin();
    scenario.terrain[0].traits = {"light"};
    scenario.terrain[0].height = sightline::geometry::Length{};
    QVERIFY(rulingOf(scenario).visible);
    QVERIFY(!rulingOf(scenario, "area-groups").visible);
    for (const Reason& reason : rulingOf(scenario).reasons) {
        QVERIFY(reason.code != u"blocked-by");
    }
}

void TestRuleRows::T19_whateverIsEdited_theRulingFollows() {
    const auto base = acrossARuin();
    QVERIFY(!rulingOf(base).visible);
    const auto seesWith = [&](auto edit) {
        Scenario scenario = base;
        edit(scenario);
        return rulingOf(scenario).visible;
    };
    QVERIFY(seesWith([](Scenario& s) { s.models[0].keywords = {"aircraft"}; }));
    QVERIFY(seesWith([](Scenario& s) { s.models[1].position = sightline::geometry::pointFromInches(25, 15); }));
    QVERIFY(seesWith([](Scenario& s) { s.models[0].position = sightline::geometry::pointFromInches(25, 15); }));
    QVERIFY(seesWith([](Scenario& s) { s.terrain[0].kind = "area"; }));
    QVERIFY(seesWith([](Scenario& s) { s.terrain[0].heightClass = HeightClass::Low; }));
    QVERIFY(seesWith([](Scenario& s) { s.terrain.clear(); }));
    QVERIFY(!seesWith([](Scenario& s) { s.models[0].name = "other"; }));
}

void TestRuleRows::T28_aBaseLongerAcrossThanAlong_isSaid() {
    Scenario scenario = acrossARuin();
    const auto has = [&] { return std::ranges::any_of(checkScenario(scenario), [](const Finding& finding) { return finding.code == u"length-below-width"; }); };
    scenario.models[0].base = *Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35));
    QVERIFY(!has());
    scenario.models[0].base = *Footprint::oval(Length::fromMillimeters(35), Length::fromMillimeters(60));
    QVERIFY(has());
}

void TestRuleRows::T33_aHeightThatIsNoWord_isRefusedWithItsLine_data() {
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<bool>("isWord");
    for (const char* word : {"low", "medium", "tall"}) {
        QTest::newRow(word) << QByteArray{word} << true;
    }
    for (const char* word : {"", "Tall", "very tall", "9"}) {
        QTest::addRow("\"%s\"", word) << QByteArray{word} << false;
    }
}

void TestRuleRows::T33_aHeightThatIsNoWord_isRefusedWithItsLine() {
    QFETCH(const QByteArray, word);
    QFETCH(const bool, isWord);
    const QByteArray text = R"({
  "format": "sightline-scenario",
  "version": 1,
  "table": {"width": 60, "height": 44},
  "terrain": [
    {"id": "p", "footprint": [[1, 1], [2, 1], [2, 2]], "height_class": ")" + word + R"("}
  ],
  "models": []
})";
    const auto read = readScenario(text, "t.sightline");
    QCOMPARE(read.has_value(), isWord);
    if (!isWord) {
        QCOMPARE(read.error().first().line, 6);
        QCOMPARE(read.error().first().path, QStringLiteral("$.terrain[0].height_class"));
    }
}

void TestRuleRows::T34_aBaseAcrossAWall_mayNotStandThere() {
    Scenario scenario;
    Piece wall;
    wall.id = {"wall"};
    wall.outline = *sightline::geometry::Wall::fromVertices(std::array{pointFromInches(20, 10), pointFromInches(20, 20)});
    scenario.terrain = {wall};
    scenario.models = {modelAt("a", 10, 15)};
    Model moved = scenario.models[0];
    for (const double x : {19.6, 20.0, 20.4}) { // the middle is on one side of it, on it, on the other
        moved.position = pointFromInches(x, 15);
        QVERIFY2(!mayStand(scenario, moved, scenario.models[0]), qPrintable(QString::number(x)));
    }
    moved.position = pointFromInches(21, 15);
    QVERIFY(mayStand(scenario, moved, scenario.models[0]));
}

void TestRuleRows::reasons_comeInTheirOrder() {
    Scenario scenario;
    Piece near = boxPiece("near", 20, 10, 30, 20);
    near.traits = {"dense"};
    near.height = sightline::geometry::Length{};
    Piece far = boxPiece("far", 40, 10, 50, 20);
    far.traits = {"dense"};
    far.height = sightline::geometry::Length{};
    scenario.terrain = {near, far};
    scenario.models = {modelAt("a", 21, 15), modelAt("b", 41, 15)};
    scenario.models[1].keywords = {"infantry"};
    QStringList codes;
    for (const Reason& reason : rulingOf(scenario, "area-groups").reasons) {
        codes.append(reason.code);
    }
    QCOMPARE(codes, QStringList({"clear-line", "ignored-target-there", "ignored-observer-there", "hidden-beyond", "cover-from", "cover-from"}));
}

void TestRuleRows::rulings_doNotDependOnTheOrderOfTheFile() {
    Scenario scenario = acrossARuin();
    Piece other = boxPiece("other", 32, 12, 34, 16);
    other.kind = "ruin";
    scenario.terrain.push_back(other);
    Scenario turned = scenario;
    std::ranges::reverse(turned.terrain);
    std::ranges::reverse(turned.models);
    for (const char* id : {"ruins", "malifaux-4e", "kill-team-2024", "warmachine-mk3"}) {
        QVERIFY(rulingOf(scenario, id) == rulingOf(turned, id));
    }
}

QTEST_APPLESS_MAIN(TestRuleRows)
#include "tst_rule_rows.moc"
