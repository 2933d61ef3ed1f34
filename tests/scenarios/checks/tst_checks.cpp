#include "scenarios/checks/checks.h"
#include "scenarios/model/vision.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"
#include "tests/support/straight_shapes.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Model player(Model model) {
    model.player = {"a"};
    return model;
}

Scenario withModels(std::vector<Model> models) {
    Scenario scenario = makeScenario({.players = {"a"}});
    std::ranges::transform(models, std::back_inserter(scenario.models), player);
    return scenario;
}

Scenario withPieces(std::vector<Piece> pieces) { return makeScenario({.terrain = std::move(pieces)}); }

/// "code path id,id" of each finding.
QStringList found(const Scenario& scenario) {
    QStringList lines;
    for (const Diagnostic& finding : checkScenario(scenario)) {
        lines.append(finding.code + u' ' + finding.path + u' ' + finding.ids.join(u','));
        if (finding.sentence.isEmpty() || finding.severity == Severity::Error) {
            lines.append("a check gives a sentence and is no error");
        }
    }
    return lines;
}

} // namespace

class TestChecks : public QObject {
    Q_OBJECT

private slots:
    void aTidyTable_hasNoFindings() {
        Scenario scenario = withModels({modelAt("m1", 5, 5), modelAt("m2", 30, 22)});
        scenario.terrain = {asymmetricPiece("ruin"), boxPiece("box", 40, 10, 44, 16)};
        QCOMPARE(found(scenario), QStringList{});
    }

    void basesInContact_doNotOverlap() {
        // 32 mm round: centers 32 mm apart touch.
        Scenario scenario = withModels({modelAt("m1", 10, 10), modelAt("m2", 10, 10)});
        scenario.models[1].position.x = scenario.models[0].position.x + Length::fromMillimeters(32);
        QCOMPARE(found(scenario), QStringList{});
        scenario.models[1].position.x = scenario.models[0].position.x + Length::fromMillimeters(31.9);
        QCOMPARE(found(scenario), QStringList{"models-overlap $.models[1].position m1,m2"});
    }

    void T27_T34_ovals_overlapByTheirOutlineAndNotTheirLongAxis() {
        Scenario scenario = withModels({modelAt("m1", 10, 10), modelAt("m2", 10, 15)});
        scenario.models[0].base = Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109)).value();
        scenario.models[1].base = scenario.models[0].base;
        QCOMPARE(found(scenario), QStringList{});
        scenario.models[1].facing = Angle::fromDegrees(90);
        QCOMPARE(found(scenario), QStringList{"models-overlap $.models[1].position m1,m2"});
    }

    void modelsOnOtherFloors_doNotOverlap() {
        Scenario scenario = withModels({modelAt("m1", 10, 10), modelAt("m2", 10.5, 10)});
        scenario.models[1].elevation = scenario.models[0].height;
        QCOMPARE(found(scenario), QStringList{});
        scenario.models[1].elevation = scenario.models[0].height - Length::fromNanometers(1);
        QCOMPARE(found(scenario).size(), 1);
    }

    void models_areOnPartlyOffAndOffTheTable() {
        const double radius = 16 / 25.4;
        Scenario scenario =
            withModels({modelAt("on", radius, 44 - radius), modelAt("partly", 0, 10), modelAt("off", 61, 10)});
        QCOMPARE(found(scenario), (QStringList{"partly-off-table $.models[1] partly", "off-table $.models[2] off"}));
    }

    void T27_theTableEdge_countsTheFacing() {
        Scenario scenario = withModels({modelAt("m", 2.5, 20)});
        scenario.models[0].base = Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109)).value();
        QCOMPARE(found(scenario), QStringList{"partly-off-table $.models[0] m"});
        scenario.models[0].facing = Angle::fromDegrees(90);
        QCOMPARE(found(scenario), QStringList{});
    }

    void pieces_arePartlyOffAndOffTheTable() {
        QCOMPARE(found(withPieces({boxPiece("edge", 0, 0, 5, 44), boxPiece("partly", 58, 10, 62, 12),
                                   boxPiece("off", 70, 10, 72, 12), wallPiece("through", {{20, -5}, {20, 50}}),
                                   boxPiece("round", -9, -9, 90, 90)})),
                 (QStringList{"partly-off-table $.terrain[1] partly", "off-table $.terrain[2] off",
                              "partly-off-table $.terrain[3] through", "partly-off-table $.terrain[4] round"}));
    }

    void aPieceAroundACornerOfTheTable_isOff() {
        // An L that lies outside of the corner: its box meets the table, it does not.
        Piece piece = makePiece("l", polygonOf({{-2, -2}, {5, -2}, {5, -1}, {-1, -1}, {-1, 5}, {-2, 5}}));
        QCOMPARE(found(withPieces({piece})), QStringList{"off-table $.terrain[0] l"});
    }

    void slivers_areFound() {
        QCOMPARE(found(withPieces({boxPiece("wall", 10, 10, 10.5, 20)})), QStringList{});
        QCOMPARE(found(withPieces({boxPiece("sliver", 10, 10, 10.015, 20)})),
                 QStringList{"sliver $.terrain[0].footprint sliver"});
    }

    void tinyEdges_areFoundOncePerOutline() {
        Piece piece = makePiece("p", polygonOf({{1, 1}, {9, 1}, {9.004, 1.004}, {9, 9}, {1, 9}, {0.996, 8.996}}));
        QCOMPARE(found(withPieces({piece})), QStringList{"tiny-edge $.terrain[0].footprint p"});
    }

    void smallGaps_areFoundAndTouchingPiecesAreNot() {
        const auto at = [](double left) {
            return withPieces({boxPiece("a", 10, 10, 20, 12), boxPiece("b", left, 10, 30, 12)});
        };
        QCOMPARE(found(at(20)), QStringList{});
        QCOMPARE(found(at(19.9)), QStringList{});
        QCOMPARE(found(at(20.06)), QStringList{});
        QCOMPARE(found(at(20.04)), QStringList{"small-gap $.terrain[1].footprint a,b"});
        QVERIFY(checkScenario(at(20.04))[0].sentence.contains("1.02 mm"));
    }

    void gapsBesideMatsAndInside_doNotCount() {
        Scenario scenario = withPieces({boxPiece("mat", 10, 10, 20, 12), boxPiece("b", 20.04, 10, 30, 12)});
        scenario.terrain[0].height = Length{};
        QCOMPARE(found(scenario), QStringList{});
        QCOMPARE(found(withPieces({boxPiece("outer", 10, 10, 20, 20), boxPiece("inner", 10.04, 12, 15, 15)})),
                 QStringList{});
        scenario = withPieces({boxPiece("below", 10, 10, 20, 12), boxPiece("above", 20.04, 10, 30, 12)});
        scenario.terrain[0].height = Length::fromInches(2);
        scenario.terrain[1].elevation = Length::fromInches(2);
        QCOMPARE(found(scenario), QStringList{});
    }

    void openEndsOfWalls_areSmallGaps() {
        const Piece along = wallPiece("along", {{10, 10}, {20, 10}});
        QCOMPARE(found(withPieces({along, wallPiece("down", {{15, 10.03}, {15, 20}})})),
                 QStringList{"small-gap $.terrain[1].polyline along,down"});
        QCOMPARE(found(withPieces({along, wallPiece("joined", {{15, 10}, {15, 20}})})), QStringList{});
        Piece ruin = boxPiece("ruin", 10, 10, 20, 20);
        ruin.walls.push_back({straightWall(10, 10, 15, 10), {}, true, {}, {}});
        ruin.walls.push_back({straightWall(15.02, 10, 20, 10), {}, true, {}, {}});
        QCOMPARE(found(withPieces({ruin})), QStringList{"small-gap $.terrain[0].walls[1].polyline ruin"});
    }

    void duplicates_areFoundWhereverTheirOutlinesBegin() {
        Piece same = boxPiece("b", 10, 10, 20, 12);
        same.outline = polygonOf({{20, 12}, {20, 10}, {10, 10}, {10, 12}});
        QCOMPARE(found(withPieces({boxPiece("a", 10, 10, 20, 12), same})),
                 QStringList{"duplicate-piece $.terrain[1] a,b"});
        same.height = Length::fromInches(3);
        QCOMPARE(found(withPieces({boxPiece("a", 10, 10, 20, 12), same})), QStringList{});
        QCOMPARE(found(withPieces({wallPiece("there", {{1, 1}, {9, 9}}), wallPiece("back", {{9, 9}, {1, 1}})})),
                 QStringList{"duplicate-piece $.terrain[1] there,back"});
    }

    void wallsWithoutHeight_areFound() {
        Piece wall = wallPiece("w", {{1, 1}, {9, 9}});
        QCOMPARE(found(withPieces({wall})), QStringList{});
        wall.height = Length{};
        QCOMPARE(found(withPieces({wall})), QStringList{"wall-without-height $.terrain[0] w"});
    }

    void wordsThatNoRuleAsksFor_areNoted() {
        Piece box = boxPiece("box", 40, 10, 44, 16);
        box.kind = QStringLiteral("Forest"); // a synonym, in other letters
        box.traits = {QStringLiteral("obscuring"), QStringLiteral("heavy"),
                      QStringLiteral("plain")}; // of other games too
        QCOMPARE(found(withPieces({box})), QStringList{});
        box.kind = QStringLiteral("stargate");
        box.traits = {QStringLiteral("obscuring"), QStringLiteral("obscurring")};
        QCOMPARE(found(withPieces({box})),
                 QStringList({"unknown-kind $.terrain[0].kind box", "unknown-trait $.terrain[0].traits[1] box"}));
    }

    void openingsThatRulesCountAsClosed_areNoted() {
        Piece wall = wallPiece("w", {{10, 10}, {20, 10}});
        const auto isNoted = [&](double sill, const char* rules) {
            wall.openings = {
                {Length::fromInches(2), Length::fromInches(4), Length::fromInches(sill), Length::fromInches(3), {}}};
            Scenario scenario = withPieces({wall});
            scenario.rules = QString::fromLatin1(rules);
            return found(scenario).contains("closed-opening $.terrain[0] w");
        };
        for (const char* rules : {"plan", "battletech", "malifaux-4e"}) {
            QVERIFY2(isNoted(1, rules) && !isNoted(0, rules), rules);
        }
        for (const char* rules : {"dnd-5e", "pathfinder-2e", "volume", "40k-10e"}) {
            QVERIFY2(!isNoted(1, rules) && !isNoted(0, rules), rules);
        }
    }

    /// Words that moves and fog ask for, and one that nobody does.
    void S0_9_S2_65_traitsOfMovesAndFog_areKnown() {
        Piece piece = boxPiece("p", 5, 5, 8, 8, 3);
        for (const char* trait : {"open", "locked", "trap", "high-ground", "cost:2", "Trap"}) {
            piece.traits = QStringList{QString::fromLatin1(trait)};
            QVERIFY2(found(withPieces({piece})).filter(QStringLiteral("unknown-trait")).isEmpty(), trait);
        }
        piece.traits = QStringList{QStringLiteral("high-grund")};
        QCOMPARE(found(withPieces({piece})).filter(QStringLiteral("unknown-trait")).size(), 1);
    }

    /// Senses, contests, roles and regions have names; a number or a slip of the pen is told.
    void S2_6_T53_wordsOfHiddenGames_thatNameNothing_areWarnedOf() {
        Scenario scenario = withModels({modelAt("m", 10, 10)});
        scenario.models[0].height = Length::fromInches(1);
        Vision vision;
        ModelVision& own = vision.models[{"m"}];
        own.role = QStringLiteral("scout");
        for (const char* range : {"sight", "bright", "light", "shadow", "infra", "thermal", "tremor", "vibration",
                                  "sonar", "blind", "perception", "telepathy", "scent", "detect", "penetrating"}) {
            own.senses[QString::fromLatin1(range)] = 3;
        }
        for (const char* number : {"hide", "hide-bonus", "spot", "listen", "stealth", "balance"}) {
            own.contest[QString::fromLatin1(number)] = 3;
        }
        vision.profile.roleRange = {{QStringLiteral("scout"), 4}};
        const auto outline = std::get<geometry::Polygon>(boxPiece("r", 1, 1, 3, 3).outline);
        for (const char* kind : {"reveal", "watchtower", "fog", "interior", "exterior", "dark", "light", "magic-dark",
                                 "magic-light", "bright", "shade", "silence"}) {
            vision.regions.push_back({QString::fromLatin1(kind), QString::fromLatin1(kind), outline});
        }
        const auto warned = [&] {
            QStringList lines = found(withVision(scenario, vision));
            lines.removeIf([](const QString& line) { return !line.contains(QStringLiteral("vision")); });
            return lines;
        };
        QCOMPARE(warned(), QStringList{});
        own.senses[QStringLiteral("16")] = 3;
        own.contest[QStringLiteral("luck")] = 3;
        own.role = QStringLiteral("scuot");
        vision.regions[0].kind = QStringLiteral("silense");
        QCOMPARE(warned(),
                 (QStringList{"unknown-role $.vision.models.m.role m", "unknown-sense $.vision.models.m.senses m",
                              "unknown-contest $.vision.models.m.contest m",
                              "unknown-region $.vision.regions[0].kind reveal"}));
    }

    void parents_mustExistAndFormNoCircle() {
        std::vector<Piece> pieces{boxPiece("a", 1, 1, 2, 2), boxPiece("b", 3, 3, 4, 4), boxPiece("c", 5, 5, 6, 6),
                                  boxPiece("d", 7, 7, 8, 8)};
        pieces[0].parent = "b";
        pieces[1].parent = "c";
        QCOMPARE(found(withPieces(pieces)), QStringList{});
        pieces[2].parent = "b";
        QCOMPARE(found(withPieces(pieces)), QStringList{"parent-cycle $.terrain[1].parent b,c"});
        pieces[2].parent = "nobody";
        pieces[3].parent = "d";
        QCOMPARE(found(withPieces(pieces)),
                 (QStringList{"unknown-parent $.terrain[2].parent c", "parent-cycle $.terrain[3].parent d"}));
    }

    void odditiesOfModels_areNoted() {
        Scenario scenario = withModels({modelAt("m1", 5, 5), modelAt("m2", 30, 22), modelAt("m3", 40, 22)});
        scenario.models[0].player = {};
        scenario.models[1].base = Footprint::oval(Length::fromMillimeters(50), Length::fromMillimeters(60)).value();
        scenario.models[2].base =
            Footprint::rectangle(Length::fromMillimeters(50), Length::fromMillimeters(60)).value(); // a regiment
        scenario.models[2].elevation = Length::fromInches(-1);
        QCOMPARE(found(scenario), (QStringList{"no-player $.models[0] m1", "length-below-width $.models[1].base m2",
                                               "below-table $.models[2].elevation m3"}));
    }

    void modelInsideOfAHill_isWarnedOf() {
        Scenario scenario =
            withModels({modelAt("inside", 15, 15), modelAt("on top", 17, 15), modelAt("beside", 25, 15)});
        scenario.terrain = {boxPiece("hill", 10, 10, 20, 20, {.kind = "hill", .height = 3})};
        scenario.models[1].elevation = Length::fromInches(3);
        QCOMPARE(found(scenario), QStringList{"stands-inside $.models[0].elevation inside,hill"});
        QVERIFY2(checkScenario(scenario).front().sentence.contains("whose top is at 3 in"),
                 qPrintable(checkScenario(scenario).front().sentence));
        QCOMPARE(checkScenario(scenario).front().severity, Severity::Warning);
        scenario.terrain[0].elevation = Length::fromInches(2.5); // an upper floor over its head
        QCOMPARE(found(scenario), QStringList{});
        scenario.terrain[0].elevation = {};
        scenario.terrain[0].kind = "ruin"; // who is in a ruin stands on the ground
        QCOMPARE(found(scenario), QStringList{});
    }

    void heightsThatNobodyEntered_areWarnedOf_whereRulesAskForHeights() {
        Scenario scenario = withModels(
            {modelAt("usual", 5, 5), modelAt("tall", 15, 5), modelAt("tank", 25, 5), modelAt("low tank", 35, 5)});
        scenario.models[0].height = Length::fromInches(2);
        scenario.models[1].height = Length::fromInches(2.01);
        for (const std::size_t i : {2U, 3U}) {
            scenario.models[i].keywords = {"Vehicle"};
        }
        scenario.models[2].height = Length::fromInches(5);
        scenario.models[3].height = Length::fromInches(2);
        scenario.terrain = {boxPiece("low", 10, 10, 20, 20, 1), boxPiece("endless", 30, 10, 40, 20)};
        scenario.terrain[1].height.reset();
        scenario.rules = QStringLiteral("volume");
        QCOMPARE(found(scenario), (QStringList{"default-height $.models usual,tank", "no-height $.terrain endless"}));
        for (const Diagnostic& finding : checkScenario(scenario)) {
            QCOMPARE(finding.severity, Severity::Warning);
        }
        scenario.rules = QStringLiteral("plan"); // looks from above: heights decide nothing
        QCOMPARE(found(scenario), QStringList{});
    }

    void rulesThatReadNoHeight_warnOfNone_data() {
        addColumns<QString, QStringList>("rules", "expected");
        const QString models = "default-height $.models plain,sized,classed";
        const QString pieces = "no-height $.terrain rock";
        const auto row = [](const char* name, const char* rules, const QStringList& expected) {
            QTest::newRow(name) << QString::fromLatin1(rules) << expected;
        };
        row("bodies in space", "40k-11e", {models, pieces});
        row("volumes of classes", "infinity-n5", {"default-height $.models plain,sized", pieces});
        row("sizes", "kings-of-war-3e", {"default-height $.models plain,classed", pieces});
        row("sizes by the base", "bushido", {pieces});
        row("footprints by height class", "ruins", {pieces});
        row("squares", "dnd-5e", {});
        row("ships", "x-wing", {});
        row("height classes without a medium piece", "height-tags", {pieces});
    }

    /// A size, a class of the rules and the base stand for a height, and some rules know none.
    void rulesThatReadNoHeight_warnOfNone() {
        const auto [rules, expected] = fetch<QString, QStringList>("rules", "expected");
        Scenario scenario = withModels({modelAt("plain", 5, 5), modelAt("sized", 15, 5), modelAt("classed", 25, 5)});
        for (Model& model : scenario.models) {
            model.height = Length::fromInches(2);
        }
        scenario.models[1].size = 2;
        scenario.models[2].keywords = {"S2"};
        scenario.terrain = {boxPiece("rock", 30, 20, 40, 30)};
        scenario.terrain[0].height.reset();
        scenario.rules = rules;
        QCOMPARE(found(scenario), expected);
    }

    /// Height classes read the heights of models only past medium pieces, which hide those under 3.5 in.
    void aMediumPiece_asksForTheHeightsOfModels() {
        Scenario scenario = withModels({modelAt("one", 5, 5)});
        scenario.models[0].height = Length::fromInches(2);
        scenario.terrain = {boxPiece("rock", 30, 20, 40, 30)};
        scenario.rules = QStringLiteral("height-tags");
        scenario.terrain[0].height = Length::fromInches(6);
        QCOMPARE(found(scenario), QStringList{});
        scenario.terrain[0].height = Length::fromInches(3);
        QCOMPARE(found(scenario), QStringList{"default-height $.models one"});
    }

    void largeModelsOfTheDefaultHeight_areWarnedOf_data() {
        addColumns<QString, double, bool>("keyword", "inches", "isWarned");
        QTest::newRow("MONSTER of 5 in") << QStringLiteral("MONSTER") << 5.0 << true;
        QTest::newRow("TITANIC of 5 in") << QStringLiteral("TITANIC") << 5.0 << true;
        QTest::newRow("VEHICLE of 5 in") << QStringLiteral("VEHICLE") << 5.0 << true;
        QTest::newRow("monster in small letters") << QStringLiteral("monster") << 5.0 << true;
        QTest::newRow("MONSTER of 4 in") << QStringLiteral("MONSTER") << 4.0 << false;
        QTest::newRow("TITANIC of 2 in") << QStringLiteral("TITANIC") << 2.0 << false;
        QTest::newRow("INFANTRY of 5 in") << QStringLiteral("INFANTRY") << 5.0 << false;
        QTest::newRow("INFANTRY of 2 in") << QStringLiteral("INFANTRY") << 2.0 << true;
    }

    /// The defaults are 5 in for these keywords, and 2 in for all others.
    void largeModelsOfTheDefaultHeight_areWarnedOf() {
        const auto [keyword, inches, isWarned] = fetch<QString, double, bool>("keyword", "inches", "isWarned");
        Scenario scenario = withModels({modelAt("one", 5, 5)});
        scenario.models[0].keywords = {keyword};
        scenario.models[0].height = Length::fromInches(inches);
        scenario.rules = QStringLiteral("volume");
        QCOMPARE(found(scenario), isWarned ? QStringList{"default-height $.models one"} : QStringList{});
    }

    void aThousandModelsInOnePlace_areCutAndTold() {
        std::vector<Model> models;
        for (int i = 0; i < 1000; ++i) {
            models.push_back(modelAt(QString::number(i), 10, 10));
        }
        const auto findings = checkScenario(withModels(std::move(models)));
        QCOMPARE(findings.size(), 101U);
        QCOMPARE(findings.back().code, "more-findings");
        QCOMPARE(findings.back().severity, Severity::Note);
    }

    void anyScenario_isCheckedTheSameTwice() {
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const Scenario scenario = randomScenario(seed);
            QVERIFY(checkScenario(scenario) == checkScenario(scenario));
        }
    }
};

QTEST_APPLESS_MAIN(TestChecks)
#include "tst_checks.moc"
