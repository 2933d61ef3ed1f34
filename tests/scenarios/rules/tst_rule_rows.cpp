#include "scenarios/checks/checks.h"
#include "scenarios/conformance/random_scene.h"
#include "scenarios/conformance/self_test.h"
#include "scenarios/edits/standing.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/files.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonValue>
#include <QObject>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

QJsonArray rows() {
    return QJsonDocument::fromJson(sightline::tests::bytesOf(QStringLiteral(SIGHTLINE_TEST_DATA "/rules/rows.json")))
        .array();
}

/// "S3.36" of "S3.36 inside a piece sees out"; empty if it is about no row.
QString codeOfRow(const QString& name) {
    static const QRegularExpression code{QStringLiteral("^(?:S3\\.\\d+|T\\d+)(?= )")};
    return code.match(name).captured();
}

const RuleSet& shipped(const QString& id) { return *std::ranges::find(shippedRuleSets(), id, &RuleSet::id); }

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
    void S3_31_aRuleSetOfTheFormBeforePacks_rulesAsItDid();
    void S3_36_mediumBlocksOnlyIfBothModelsAreLower_andWhoIsInsideSeesAndIsSeen();
    void S3_37_obscuringBlocksAtAnyHeight_andTallHasItByItself();
    void S3_38_ruins_areSeenInto_outOfWhollyWithin_acrossByAircraftAlone();
    void S3_39_wallsBlockUnlessOpen_inLowPiecesToo_aircraftAndToweringExempt();
    void S3_40_areasAndFeatures_byGroups_touchAndElevation();
    void S3_41_visibleAndFullyVisible_areTwoWords();
    void S3_42_hiddenBeyondFifteenInches_unlessItShot();
    void S3_11_S3_43_cover_withinOrBehind_byKindOfPiece();
    void S3_48_causesHaveTheirCodes();
    void S3_49_plungingFire_fromThreeInches_orToweringWithinTwelve();
    void T1_wallsCountInTheMainLineCheck();
    void T2_bothEndsInside_areFound();
    void T3_heightsOfPieces_timesHeightsOfModels();
    void T4_whollyWithin_isOfTheBase();
    void T5_exemption_holdsForFootprintsAndWalls();
    void T14_twoHalves_areOneArea();
    void T15_anyPartOfTheBase_isWithin_andLeaningGivesNoSight();
    void T17_hiddenIsNotNoLine();
    void T27_aTurnedOval_isNoCircle();
    void T29_halfAMillimeter_counts();
    void T36_coverCountsOnce();
    void T37_whatWasShot_comesFromOnePlace();
    void linesThatHaveNotRisenOverAWall_areStopped();
    void everyRowOfTheFile_hasItsTest();
    void S3_33_eachVerdict_namesItsRules();
    void T16_exactlyOneRuleSet_rules();
    void T19_whateverIsEdited_theRulingFollows();
    void S3_38_aVerdict_namesItsDirection();
    void S3_42_ownNumbers_shortenTheRangeBehindPieces();
    void T17_noOtherTargetIsTaken();
    void T28_aBaseLongerAcrossThanAlong_isSaid();
    void T33_aHeightThatIsNoWord_isRefusedWithItsLine_data();
    void T33_aHeightThatIsNoWord_isRefusedWithItsLine();
    void T34_aBaseAcrossAWall_mayNotStandThere();
    void reasons_comeInTheirOrder();
    void rulings_doNotDependOnTheOrderOfTheFile();
    void linesFromSpaceToSpace_areMutual();

private:
    /// Judges the scenes of `rows.json` whose names begin with the code.
    void rowsHold(const QString& code);

    QSet<QString> m_asked;
};

void TestRuleRows::rowsHold(const QString& code) {
    m_asked.insert(code);
    const auto all = rows();
    int count = 0;
    for (const QJsonValue& value : all) {
        const QJsonObject row = value.toObject();
        const QString name = row.value("row").toString();
        if (codeOfRow(name) != code) {
            continue;
        }
        ++count;
        RuleSet rules = shipped(row.value("rules").toString());
        rules.json.insert(
            "self_tests",
            QJsonArray{QJsonObject{{"name", name}, {"scene", row.value("scene")}, {"expect", row.value("expect")}}});
        const auto results = runSelfTests(rules);
        QVERIFY2(!results.empty(), qPrintable(name));
        for (const SelfTestResult& result : results) {
            QVERIFY2(result.passed, qPrintable(name + QStringLiteral(": ") + result.question + QStringLiteral(": ") +
                                               result.difference));
        }
    }
    QVERIFY2(count > 0, qPrintable(code));
}

void TestRuleRows::S3_31_aRuleSetOfTheFormBeforePacks_rulesAsItDid() { rowsHold("S3.31"); }

void TestRuleRows::S3_36_mediumBlocksOnlyIfBothModelsAreLower_andWhoIsInsideSeesAndIsSeen() { rowsHold("S3.36"); }

void TestRuleRows::S3_37_obscuringBlocksAtAnyHeight_andTallHasItByItself() { rowsHold("S3.37"); }

void TestRuleRows::S3_38_ruins_areSeenInto_outOfWhollyWithin_acrossByAircraftAlone() { rowsHold("S3.38"); }

void TestRuleRows::S3_39_wallsBlockUnlessOpen_inLowPiecesToo_aircraftAndToweringExempt() { rowsHold("S3.39"); }

void TestRuleRows::S3_40_areasAndFeatures_byGroups_touchAndElevation() { rowsHold("S3.40"); }

void TestRuleRows::S3_41_visibleAndFullyVisible_areTwoWords() { rowsHold("S3.41"); }

void TestRuleRows::S3_42_hiddenBeyondFifteenInches_unlessItShot() { rowsHold("S3.42"); }

void TestRuleRows::S3_11_S3_43_cover_withinOrBehind_byKindOfPiece() { rowsHold("S3.43"); }

void TestRuleRows::S3_48_causesHaveTheirCodes() { rowsHold("S3.48"); }

void TestRuleRows::S3_49_plungingFire_fromThreeInches_orToweringWithinTwelve() { rowsHold("S3.49"); }

void TestRuleRows::T1_wallsCountInTheMainLineCheck() { rowsHold("T1"); }

void TestRuleRows::T2_bothEndsInside_areFound() { rowsHold("T2"); }

void TestRuleRows::T3_heightsOfPieces_timesHeightsOfModels() { rowsHold("T3"); }

void TestRuleRows::T4_whollyWithin_isOfTheBase() { rowsHold("T4"); }

void TestRuleRows::T5_exemption_holdsForFootprintsAndWalls() { rowsHold("T5"); }

void TestRuleRows::T14_twoHalves_areOneArea() { rowsHold("T14"); }

void TestRuleRows::T15_anyPartOfTheBase_isWithin_andLeaningGivesNoSight() { rowsHold("T15"); }

void TestRuleRows::T17_hiddenIsNotNoLine() { rowsHold("T17"); }

void TestRuleRows::T27_aTurnedOval_isNoCircle() { rowsHold("T27"); }

void TestRuleRows::T29_halfAMillimeter_counts() { rowsHold("T29"); }

void TestRuleRows::T36_coverCountsOnce() { rowsHold("T36"); }

void TestRuleRows::T37_whatWasShot_comesFromOnePlace() { rowsHold("T37"); }

void TestRuleRows::linesThatHaveNotRisenOverAWall_areStopped() { rowsHold({}); }

/// Runs after them: a scene whose code no test asks for would never be judged.
void TestRuleRows::everyRowOfTheFile_hasItsTest() {
    if (m_asked.isEmpty()) {
        QSKIP("asked alone");
    }
    for (const QJsonValue& row : rows()) {
        const QString name = row.toObject().value("row").toString();
        QVERIFY2(m_asked.contains(codeOfRow(name)), qPrintable(name));
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
    const auto turns = [](Scenario scenario, const char* rules, auto edit) {
        const bool before = rulingOf(scenario, rules).visible;
        edit(scenario);
        return rulingOf(scenario, rules).visible != before;
    };
    Scenario medium = base;
    medium.terrain[0].heightClass = HeightClass::Medium;
    QVERIFY(turns(medium, "height-tags", [](Scenario& s) { s.models[0].height = Length::fromInches(4); }));
    QVERIFY(!turns(medium, "height-tags", [](Scenario& s) { s.models[0].height = Length::fromInches(3); }));
    Scenario flat = base;
    flat.terrain[0].height = Length{};
    flat.terrain[0].kind.clear();
    QVERIFY(turns(flat, "height-tags", [](Scenario& s) { s.terrain[0].traits = {"obscuring"}; }));
    QVERIFY(turns(flat, "height-tags", [](Scenario& s) { s.terrain[0].height = Length::fromInches(6); }));
    // The long axis reaches into the ruin, the short one does not.
    Scenario beside = base;
    beside.models[1].position = pointFromInches(32.5, 15);
    beside.models[1].base = *Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109));
    beside.models[1].facing = sightline::geometry::Angle::fromDegrees(90);
    QVERIFY(turns(beside, "ruins", [](Scenario& s) { s.models[1].facing = {}; }));
    QVERIFY(turns(beside, "ruins",
                  [](Scenario& s) { s.models[1].base = *Footprint::round(Length::fromMillimeters(170)); }));
    Scenario dense = base;
    dense.terrain[0].kind.clear();
    dense.terrain[0].traits = {"dense"};
    dense.terrain[0].height = Length::fromInches(5);
    QVERIFY(turns(dense, "area-groups", [](Scenario& s) { s.models[1].elevation = Length::fromInches(3); }));
    Scenario walled = base;
    walled.models[0].position = pointFromInches(22, 15);
    walled.models[1].position = pointFromInches(28, 15);
    walled.terrain[0].walls = {
        {*sightline::geometry::Wall::fromVertices(std::array{pointFromInches(25, 10), pointFromInches(25, 20)}),
         {},
         true,
         {},
         {}}};
    QVERIFY(turns(walled, "ruins", [](Scenario& s) { s.terrain[0].walls[0].blocksSight = false; }));
    QVERIFY(turns(walled, "ruins", [](Scenario& s) { s.terrain[0].walls.clear(); }));
    Scenario halves = base;
    halves.models[1].position = pointFromInches(29, 15);
    halves.terrain = {boxPiece("near", 20, 10, 24, 20), boxPiece("far", 26, 10, 30, 20)};
    for (Piece& piece : halves.terrain) {
        piece.height = Length{};
        piece.traits = {"light"};
    }
    QVERIFY(turns(halves, "area-groups", [](Scenario& s) { s.terrain[0].group = s.terrain[1].group = "g"; }));
    QVERIFY(turns(halves, "area-groups", [](Scenario& s) { s.terrain[0].parent = "far"; }));
}

/// Seen into and not out of: the verdict says of whom to whom it is.
void TestRuleRows::S3_38_aVerdict_namesItsDirection() {
    Scenario scenario = acrossARuin();
    scenario.models[1].position = pointFromInches(29.6, 15); // a toe of it in the ruin
    const PreparedTable table{scenario, shipped("ruins")};
    const Verdict in = judge(table, {{"a"}, {"b"}});
    const Verdict out = judge(table, {{"b"}, {"a"}});
    QVERIFY(in.observer.value == u"a" && in.target.value == u"b" && in.ruling.visible);
    QVERIFY(out.observer.value == u"b" && out.target.value == u"a" && !out.ruling.visible);
}

/// Seen within 15 in, 3 in less behind each piece, never less than 9 in: numbers of a pack of one's own.
void TestRuleRows::S3_42_ownNumbers_shortenTheRangeBehindPieces() {
    QJsonObject json = shipped("area-groups").json;
    json.insert("detection", QJsonObject{{"range_in", 15},
                                         {"target_in", QJsonObject{{"tags", QJsonArray{"thicket"}}, {"mat", true}}},
                                         {"state", "touch"},
                                         {"keywords", QJsonArray{"infantry"}},
                                         {"behind_tags", QJsonArray{"screen"}},
                                         {"behind_less_in", 3},
                                         {"least_in", 9}});
    const RuleSet rules = ruleSetFromJson(json).value();
    const auto sees = [&](int screens, double apart) {
        const double x = 5 + apart; // bases of 1 in, the observer at 4
        Scenario scenario;
        scenario.terrain = {boxPiece("thicket", x - 1, 13, x + 1, 17)};
        scenario.terrain[0].kind = "area";
        scenario.terrain[0].height = Length{};
        scenario.terrain[0].traits = {"thicket"};
        for (int i = 0; i < screens; ++i) {
            scenario.terrain.push_back(boxPiece(QStringLiteral("s%1").arg(i), 6 + 2 * i, 13, 7 + 2 * i, 17));
            scenario.terrain.back().kind = "fence"; // hides nothing by itself
            scenario.terrain.back().height = Length::fromInches(1);
            scenario.terrain.back().traits = {"screen"};
        }
        scenario.models = {modelAt("a", 4, 15), modelAt("b", x, 15)};
        for (Model& model : scenario.models) {
            model.base = *Footprint::round(Length::fromInches(1));
        }
        scenario.models[1].keywords = {"infantry"};
        return judge(PreparedTable{scenario, rules}, {{"a"}, {"b"}}).ruling.visible;
    };
    for (const auto& [screens, range] : {std::pair{0, 15.0}, {1, 12.0}, {2, 9.0}, {3, 9.0}}) {
        QVERIFY2(sees(screens, range), qPrintable(QString::number(screens)));
        QVERIFY2(!sees(screens, range + 0.01), qPrintable(QString::number(screens)));
    }
}

/// Who is asked about is answered about: no other target takes the place of one that cannot be seen.
void TestRuleRows::T17_noOtherTargetIsTaken() {
    Scenario scenario = acrossARuin();
    scenario.models.push_back(modelAt("open", 10, 30));
    const Verdict verdict = judge(PreparedTable{scenario, shipped("ruins")}, {{"a"}, {"b"}});
    QCOMPARE(verdict.target.value, "b");
    QVERIFY(!verdict.ruling.visible);
    QVERIFY(std::ranges::any_of(verdict.ruling.reasons, [](const Reason& why) { return why.code == u"blocked-by"; }));
}

void TestRuleRows::T28_aBaseLongerAcrossThanAlong_isSaid() {
    Scenario scenario = acrossARuin();
    const auto has = [&] {
        return std::ranges::any_of(checkScenario(scenario),
                                   [](const Diagnostic& finding) { return finding.code == u"length-below-width"; });
    };
    scenario.models[0].base = *Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35));
    QVERIFY(!has());
    scenario.models[0].base = *Footprint::oval(Length::fromMillimeters(35), Length::fromMillimeters(60));
    QVERIFY(has());
}

void TestRuleRows::T33_aHeightThatIsNoWord_isRefusedWithItsLine_data() {
    sightline::testsupport::addColumns<QByteArray, bool>("word", "isWord");
    for (const char* word : {"low", "medium", "tall"}) {
        QTest::newRow(word) << QByteArray{word} << true;
    }
    for (const char* word : {"", "Tall", "very tall", "9"}) {
        QTest::addRow("\"%s\"", word) << QByteArray{word} << false;
    }
}

void TestRuleRows::T33_aHeightThatIsNoWord_isRefusedWithItsLine() {
    const auto [word, isWord] = sightline::testsupport::fetch<QByteArray, bool>("word", "isWord");
    const QByteArray text = R"({
  "format": "sightline-scenario",
  "version": 1,
  "table": {"width": 60, "height": 44},
  "terrain": [
    {"id": "p", "footprint": [[1, 1], [2, 1], [2, 2]], "height_class": ")" +
                            word + R"("}
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
    wall.outline =
        *sightline::geometry::Wall::fromVertices(std::array{pointFromInches(20, 10), pointFromInches(20, 20)});
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
    const auto codesOf = [&] {
        QStringList codes;
        for (const Reason& reason : rulingOf(scenario, "area-groups").reasons) {
            codes.append(reason.code);
        }
        return codes;
    };
    const QStringList before{"clear-line", "ignored-target-there", "ignored-observer-there"};
    QCOMPARE(codesOf(), before + QStringList{"hidden-beyond"});
    scenario.models[0].position = pointFromInches(29, 15); // within the range of detection
    QCOMPARE(codesOf(), before + QStringList{"cover-from"});
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

/// On 2,000 pairs of random tables, also where no more is seen of one than a corner of its space beyond its base.
void TestRuleRows::linesFromSpaceToSpace_areMutual() {
    const RuleSet& rules = shipped("pathfinder-2e");
    int pairs = 0;
    int seen = 0;
    for (std::uint64_t seed = 0; pairs < 2'000; ++seed) {
        Random random{seed * 41 + 7};
        Scenario scenario = dressedFor(randomScene(seed), rules, random);
        scenario.overrulings.clear(); // a judge may rule about one direction alone
        const PreparedTable table{scenario, rules};
        for (std::size_t a = 0; a < scenario.models.size(); ++a) {
            for (std::size_t b = a + 1; b < scenario.models.size(); ++b) {
                const bool sees = isSeen(table, a, b);
                QVERIFY2(sees == isSeen(table, b, a),
                         qPrintable(QStringLiteral("table %1, %2 and %3")
                                        .arg(seed)
                                        .arg(scenario.models[a].id.value, scenario.models[b].id.value)));
                seen += sees ? 1 : 0;
                ++pairs;
            }
        }
    }
    QVERIFY2(seen > 200 && pairs - seen > 200, qPrintable(QString::number(seen)));
}

QTEST_APPLESS_MAIN(TestRuleRows)
#include "tst_rule_rows.moc"
