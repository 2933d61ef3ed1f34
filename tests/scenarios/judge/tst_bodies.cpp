#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/judge/headline.h"
#include "scenarios/output/verdict_json.h"
#include "scenarios/questions/eye_view.h"
#include "scenarios/questions/rule_comparison.h"
#include "scenarios/questions/shot.h"
#include "scenarios/questions/units.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <QJsonDocument>
#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Footprint disk(double millimeters) { return *Footprint::round(Length::fromMillimeters(millimeters)); }

Footprint box(double length, double width) {
    return *Footprint::rectangle(Length::fromMillimeters(length), Length::fromMillimeters(width));
}

Verdict ask(const Scenario& scenario, const char* rules = "plan", const char* from = "a", const char* to = "b") {
    return judge(PreparedTable{scenario, *shippedRuleSet(QLatin1String{rules})}, {{from}, {to}});
}

/// The observer, without a size to speak of, looks along the line y = 20 in. A wall from (20, 20 - 10) to (20, 20 + 1)
/// in hides the target, whose middle is at (30, 20): the line past the end of the wall passes (30, 22), 2 in beside the
/// middle. At a right angle to that line the middle is 20 · 2 / sqrt(20² + 2²) = 1.990 in away from it.
Scenario behindAWallEdge() {
    return makeScenario({.terrain = {makePiece("wall", wallOf({{20, -100}, {20, 21}}))},
                         .models = {modelAt("a", 10, 20, {.base = disk(0.001)}), modelAt("b", 30, 20)}});
}

constexpr double kToTheLine = 20.0 * 2.0 / 20.09975124224178 * 25.4; // mm, 50.548

/// A pillar 1 in wide halfway between the two hides 2 in of the target's place from an observer without size.
Scenario behindAPillar() {
    return makeScenario(
        {.terrain = {boxPiece("pillar", 20, 19.5, 20.01, 20.5)},
         .models = {modelAt("a", 10, 20, {.base = disk(0.001)}), modelAt("b", 30, 20, {.base = disk(80)})}});
}

bool hasCode(const std::vector<Reason>& reasons, QStringView code) {
    return std::ranges::any_of(reasons, [&](const Reason& reason) { return reason.code == code; });
}

} // namespace

/// Bodies apart from bases: both readings are judged, on both sides of the threshold.
class TestBodies : public QObject {
    Q_OBJECT

private slots:
    /// A larger body takes nothing away from the lines of the base: how close a call they are stays told.
    void aBodyLikeTheBase_isAsCloseACallAsTheBase_data() {
        addColumns<double, int>("end", "certainty");
        addRow("a quarter of a millimeter to spare", 20.60, static_cast<int>(Certainty::TooCloseToCall));
        addRow("10 mm to spare", 20.20, static_cast<int>(Certainty::Certain));
    }
    void aBodyLikeTheBase_isAsCloseACallAsTheBase() {
        auto [end, certainty] = fetch<double, int>("end", "certainty");
        Scenario scenario = behindAWallEdge();
        scenario.models[0].base = scenario.models[1].base = disk(32);
        scenario.terrain[0].outline = wallOf({{20, -100}, {20, end}});
        scenario.terrain[0].kind = QStringLiteral("wall");
        scenario.terrain[0].height = Length::fromInches(6);
        const auto asked = [&] {
            Question question{
                .observer = {QStringLiteral("a")}, .target = {QStringLiteral("b")}, .wantRulingFigures = true};
            return judge(PreparedTable{scenario, *shippedRuleSet(QStringLiteral("40k-10e"))}, question).ruling;
        };
        QVERIFY(asked().visible);
        QCOMPARE(static_cast<int>(asked().certainty.value()), certainty);
        scenario.models[1].body = Body{disk(32), disk(60)};
        QVERIFY(asked().visible);
        QCOMPARE(static_cast<int>(asked().certainty.value()), certainty);
    }

    void withinEachOther_data() {
        addColumns<Footprint, Footprint, bool>("inner", "outer", "isWithin");
        const auto oval = *Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35));
        const std::vector<geometry::Point> wings{{Length::fromMillimeters(-10), Length::fromMillimeters(-40)},
                                                 {Length::fromMillimeters(10), Length::fromMillimeters(-40)},
                                                 {Length::fromMillimeters(10), Length::fromMillimeters(40)},
                                                 {Length::fromMillimeters(-10), Length::fromMillimeters(40)}};
        const auto hull = *Footprint::hull(wings);
        addRow("the same circle", disk(32), disk(32), true);
        addRow("a circle in a smaller one", disk(32), disk(31.999), false);
        addRow("a circle as wide as the oval", disk(35), oval, true);
        addRow("a circle wider than the oval", disk(35.001), oval, false);
        addRow("an oval in a circle", oval, disk(60), true);
        addRow("a box whose corners touch the circle, 3-4-5", box(30, 40), disk(50), true);
        addRow("a box whose corners pass the circle", box(30.01, 40), disk(50), false);
        addRow("a circle in wings", disk(20), hull, true);
        addRow("a circle beside wings", disk(20.01), hull, false);
        addRow("wings in a box", hull, box(20, 80), true);
        addRow("wings in a shorter box", hull, box(20, 79.9), false);
    }
    void withinEachOther() {
        auto [inner, outer] = fetch<Footprint, Footprint>("inner", "outer");
        QTEST(liesWithin(inner, outer), "isWithin");
    }

    void aWallEdge_hidesTheBaseButNotAWideBody_data() {
        QTest::addColumn<double>("smallest"); // mm, how far it reaches
        addColumns<double, bool, bool>("largest", "isSeen", "isSculpt");
        addRow("the largest falls short", 16.0, kToTheLine - 0.05, false, false);
        addRow("the largest just reaches", 16.0, kToTheLine + 0.05, false, true);
        addRow("the smallest falls short", kToTheLine - 0.05, 70.0, false, true);
        addRow("the smallest just reaches", kToTheLine + 0.05, 70.0, true, false);
    }
    void aWallEdge_hidesTheBaseButNotAWideBody() {
        auto [smallest, largest, isSculpt] = fetch<double, double, bool>("smallest", "largest", "isSculpt");
        Scenario scenario = behindAWallEdge();
        QVERIFY(!ask(scenario).visible());
        scenario.models[1].body = Body{disk(2 * smallest), disk(2 * largest)};
        const Verdict verdict = ask(scenario);
        QTEST(verdict.ruling.visible, "isSeen");
        QTEST(verdict.visible(), "isSeen");
        const Headline headline = headlineOf(verdict);
        QCOMPARE(headline.certainty == Certainty::DependsOnSculpt, isSculpt);
        QCOMPARE(verdict.ruling.byLargest.has_value(), isSculpt);
        QCOMPARE(hasCode(*headline.reasons, u"sculpt-visible"), isSculpt);
        if (isSculpt) {
            QVERIFY(verdict.ruling.byLargest->visible);
        }
    }

    void everyKindOfRules_tellsTheThreeAnswers_data() {
        QTest::addColumn<QByteArray>("rules");
        for (const char* rules : {"plan", "volume", "height-tags", "40k-10e", "40k-11e", "aos-4e", "kill-team-2024"}) {
            addRow(rules, QByteArray{rules});
        }
    }
    void everyKindOfRules_tellsTheThreeAnswers() {
        QFETCH(QByteArray, rules);
        struct Case {
            double smallest; ///< mm, how far it reaches
            double largest;
            bool isSeenBySmallest;
            bool isSeenByLargest;
        };
        // A pack's lines may be 1 mm wide, which takes 1 mm more.
        for (const Case& one : {Case{16.0, kToTheLine - 0.5, false, false}, Case{16.0, kToTheLine + 2.0, false, true},
                                Case{kToTheLine - 0.5, 70.0, false, true}, Case{kToTheLine + 2.0, 70.0, true, true}}) {
            Scenario scenario = behindAWallEdge();
            scenario.models[1].body = Body{disk(2 * one.smallest), disk(2 * one.largest)};
            const bool isSculpt = one.isSeenBySmallest != one.isSeenByLargest;
            const Verdict verdict = ask(scenario, rules.constData());
            QCOMPARE(verdict.ruling.visible, one.isSeenBySmallest);
            QCOMPARE(headlineOf(verdict).certainty == Certainty::DependsOnSculpt, isSculpt);
            QCOMPARE(verdict.ruling.byLargest.value_or(LargestAnswer{}).visible, isSculpt);
            QCOMPARE(jsonOf(verdict)["verdict"].toString(), isSculpt               ? QString("depends on the sculpt")
                                                            : one.isSeenBySmallest ? QString("clear")
                                                                                   : QString("blocked"));
            scenario.models[0].weapons = {Weapon{"gun"}};
            const auto shot = shotAround(scenario, *shippedRuleSet(QLatin1String{rules}), {"a"}, {"b"});
            QVERIFY(shot && !shot->shots.empty());
            QCOMPARE(shot->shots.front().dependsOnSculpt, isSculpt);
            const PreparedTable table{scenario, *shippedRuleSet(QLatin1String{rules})};
            QCOMPARE(unitRulingOf(table, unitOf(scenario.models[0]), unitOf(scenario.models[1])).observersThatSee,
                     one.isSeenBySmallest ? 1 : 0);
        }
    }

    void theReachNeeded_isTheWayToTheLine() {
        Scenario scenario = behindAWallEdge();
        scenario.models[1].body = Body{disk(32), disk(200)};
        const Verdict verdict = ask(scenario);
        const auto reason = std::ranges::find(verdict.reasons, QStringLiteral("sculpt-visible"), &Reason::code);
        QVERIFY(reason != verdict.reasons.end() && reason->millimeters);
        const double needed = kToTheLine - 16.0;
        QVERIFY2(*reason->millimeters >= needed - 1e-3 && *reason->millimeters <= needed + 0.02,
                 qPrintable(QString::number(*reason->millimeters)));
    }

    void aOneWayWall_countsForTheReadingThatReachesOverIt() {
        // A wall that stops lines from the east alone is passed from the west, unless both bodies reach over its line.
        Scenario scenario = makeScenario({.models = {modelAt("a", 10, 20), modelAt("b", 30, 20)}});
        Piece wall = makePiece("wall", wallOf({{20, -100}, {20, 100}}));
        wall.blocksFrom = WallSide::Left; // for someone who walks down the table: the east
        scenario.terrain = {wall};
        QVERIFY(ask(scenario).visible());
        QVERIFY(!ask(scenario, "plan", "b", "a").visible());
        scenario.models[0].body = Body{disk(32), disk(600)}; // 300 mm: beyond the wall, 254 mm away
        const Verdict there = ask(scenario);
        QVERIFY(there.visible());
        const Verdict back = ask(scenario, "plan", "b", "a");
        QCOMPARE(headlineOf(back).certainty, std::optional{Certainty::DependsOnSculpt});
    }

    void aBodySmallerThanItsBase_isHiddenByAPillar() {
        // The base, 80 mm wide, looks out on both sides of the 2 in (50.8 mm) that are hidden; a pole does not.
        Scenario scenario = behindAPillar();
        QVERIFY(ask(scenario).visible());
        scenario.models[1].body = Body{disk(6), disk(6)};
        const Verdict pole = ask(scenario);
        QVERIFY(!pole.visible() && !pole.ruling.visible);
        QCOMPARE(pole.certainty, std::optional{Certainty::Certain});
        scenario.models[1].body = Body{disk(6), disk(50)};
        QVERIFY(ask(scenario).certainty != Certainty::DependsOnSculpt);
        scenario.models[1].body = Body{disk(6), disk(52)};
        QCOMPARE(ask(scenario).certainty, std::optional{Certainty::DependsOnSculpt});
        // The body of the one that looks counts as well: through a gap beside the wall it sees by its wings alone.
        Scenario turned = behindAWallEdge();
        turned.models[0].base = disk(32);
        turned.models[0].body = Body{disk(32), disk(200)};
        turned.models[1].base = disk(0.001);
        QCOMPARE(ask(turned).certainty, std::optional{Certainty::DependsOnSculpt});
    }

    void bothReadingsTheSame_isOnePlainAnswer() {
        Scenario scenario = behindAWallEdge();
        scenario.models[1].body = Body{disk(16), disk(64)}; // both fall short
        const Verdict hidden = ask(scenario);
        QVERIFY(!hidden.visible() && !hidden.ruling.byLargest);
        QCOMPARE(hidden.reading, std::optional{BodyReading::Largest}); // what hides it hides every reading
        QCOMPARE(hidden.certainty, std::optional{Certainty::Certain});
        // The beam to come is what the largest lacks: half of what is left to the line, on the narrower side.
        QVERIFY(hidden.clearanceMillimeters && *hidden.clearanceMillimeters < 0.0);
        scenario.models[1].body = Body{disk(110), disk(200)}; // both reach
        const Verdict seen = ask(scenario);
        QVERIFY(seen.visible() && !seen.ruling.byLargest);
        QCOMPARE(seen.reading, std::optional{BodyReading::Smallest}); // whose line every reading has
        QVERIFY(contains(scenario.models[1].placedBody(), seen.line.to));
    }

    void bothDirections_areOneAnswer() {
        Random random{20'261'124};
        int sculpts = 0;
        for (int i = 0; i < 60; ++i) {
            Scenario scenario = behindAWallEdge();
            scenario.models[0].base = disk(25);
            const double smallest = random.between(4.0, 60.0);
            scenario.models[0].body = Body{disk(smallest), disk(smallest + random.between(0.0, 60.0))};
            scenario.models[1].body = Body{disk(10), disk(10 + random.between(0.0, 120.0))};
            const Verdict there = ask(scenario);
            const Verdict back = ask(scenario, "plan", "b", "a");
            QCOMPARE(there.visible(), back.visible());
            QCOMPARE(there.certainty, back.certainty);
            QCOMPARE(there.reading, back.reading);
            QCOMPARE(there.ruling.byLargest.has_value(), back.ruling.byLargest.has_value());
            sculpts += there.certainty == Certainty::DependsOnSculpt ? 1 : 0;
        }
        QVERIFY2(sculpts > 5 && sculpts < 55, qPrintable(QString::number(sculpts)));
    }

    void distances_areThoseOfBases() {
        Scenario scenario = behindAWallEdge();
        scenario.models[0].base = scenario.models[1].base = disk(25.4);
        for (const auto& [smallest, largest] : {std::pair{6.0, 8.0}, {80.0, 100.0}, {6.0, 200.0}}) {
            scenario.models[1].body = Body{disk(smallest), disk(largest)};
            QCOMPARE(ask(scenario).distance, Length::fromInches(19));
            QCOMPARE(ask(scenario, "40k-10e").ruling.distance, Length::fromInches(19));
        }
    }

    void aBodyOfTheBase_changesNothing() {
        for (const char* rules : {"plan", "volume", "40k-10e", "kill-team-2024"}) {
            for (const Scenario& plain : {behindAWallEdge(), behindAPillar()}) {
                Scenario same = plain;
                for (Model& model : same.models) {
                    model.body = Body{model.base, model.base};
                }
                const Verdict verdict = ask(plain, rules);
                const Verdict withBody = ask(same, rules);
                QCOMPARE(withBody.visible(), verdict.visible());
                QCOMPARE(withBody.clearanceMillimeters, verdict.clearanceMillimeters);
                QCOMPARE(withBody.seenShare, verdict.seenShare);
                QCOMPARE(withBody.ruling.visible, verdict.ruling.visible);
                QCOMPARE(withBody.ruling.cover, verdict.ruling.cover);
                QCOMPARE(withBody.ruling.fullyVisible, verdict.ruling.fullyVisible);
                QVERIFY(!withBody.reading && !withBody.ruling.byLargest);
            }
        }
    }

    void aBodyFacesAsItsBase() {
        // Wings of 120 mm to both sides reach past the edge of the wall, turned by a quarter they do not.
        Scenario scenario = behindAWallEdge();
        scenario.models[1].body = Body{disk(20), box(20, 120)};
        QCOMPARE(ask(scenario).certainty, std::optional{Certainty::DependsOnSculpt});
        scenario.models[1].facing = geometry::Angle::fromDegrees(90);
        QVERIFY(ask(scenario).certainty != Certainty::DependsOnSculpt);
    }

    void packs_ofSculpts_countBodies_othersDoNot() {
        Scenario scenario = behindAWallEdge();
        scenario.models[1].body = Body{disk(32), disk(200)};
        const Verdict sculpted = ask(scenario, "40k-10e");
        QVERIFY(!sculpted.ruling.visible && sculpted.ruling.byLargest && sculpted.ruling.byLargest->visible);
        QCOMPARE(sculpted.ruling.certainty, std::optional{Certainty::DependsOnSculpt});
        QVERIFY(hasCode(sculpted.ruling.reasons, u"sculpt-visible"));
        for (const char* rules : {"infinity-n5", "warmachine-mk4", "x-wing"}) {
            const Verdict verdict = ask(scenario, rules);
            QVERIFY2(!verdict.reading && !verdict.ruling.byLargest, rules);
            Scenario bare = scenario;
            bare.models[1].body.reset();
            QCOMPARE(verdict.ruling.visible, ask(bare, rules).ruling.visible);
            QVERIFY2(headlineOf(verdict).certainty != Certainty::DependsOnSculpt, rules);
        }
    }

    void comparisons_tellHiddenFromDependsOnTheSculpt() {
        // Under rules that look at bases alone the target is hidden; where sculpts count, only its largest reading is
        // seen.
        Scenario scenario = behindAWallEdge();
        scenario.players = {{{"red"}, {}, {}, {}}, {{"blue"}, {}, {}, {}}};
        scenario.models[0].player = {"red"};
        scenario.models[1].player = {"blue"};
        scenario.models[1].base = disk(20);
        scenario.models[1].body = Body{disk(20), disk(2 * kToTheLine + 2)};
        QVERIFY(!ask(scenario).visible());
        QVERIFY(ask(scenario).ruling.certainty == Certainty::DependsOnSculpt);
        Scenario settled = scenario;
        settled.models[1].body.reset();
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("plan"));
        const auto comparison = compareTables(PreparedTable{settled, rules}, PreparedTable{scenario, rules});
        QCOMPARE(comparison.differences.size(), std::size_t{2}); // from either side
        for (const RulingDifference& difference : comparison.differences) {
            QVERIFY(!difference.a.ruling.visible && !difference.b.ruling.visible);
            QVERIFY(difference.noticed == NoticedDifference::Seen);
            QCOMPARE(difference.aspects, std::vector{RulingAspect::Visible});
        }
        // Two readings that are ruled alike are no difference, nor are equal tables.
        QVERIFY(compareTables(PreparedTable{scenario, rules}, PreparedTable{scenario, rules}).differences.empty());
        scenario.models[1].body = Body{disk(20), disk(2 * kToTheLine - 2)};
        QVERIFY(compareTables(PreparedTable{settled, rules}, PreparedTable{scenario, rules}).differences.empty());
        QVERIFY(countsSmallestReading(scenario, rules));
        QVERIFY(!countsSmallestReading(settled, rules));
    }

    void everyWayOfAsking_agrees() {
        Random random{7};
        for (int i = 0; i < 40; ++i) {
            Scenario scenario = i % 2 == 0 ? behindAWallEdge() : behindAPillar();
            for (Model& model : scenario.models) {
                const double smallest = random.between(4.0, 120.0);
                model.body = Body{disk(smallest), disk(smallest + random.between(0.0, 60.0))};
            }
            for (const char* rules : {"plan", "volume", "40k-10e", "infinity-n5", "kill-team-2024"}) {
                const PreparedTable table{scenario, *shippedRuleSet(QLatin1String{rules})};
                const Verdict verdict = judge(table, {{"a"}, {"b"}});
                Question bare{.observer = {"a"}, .target = {"b"}, .wantDetails = false};
                const Verdict sightBase = judge(table, bare);
                QCOMPARE(sightBase.visible(), verdict.visible());
                QCOMPARE(sightBase.ruling.visible, verdict.ruling.visible);
                QCOMPARE(sightBase.ruling.certainty == Certainty::DependsOnSculpt,
                         verdict.ruling.certainty == Certainty::DependsOnSculpt);
                QCOMPARE(visibilityOf(table, 0, 1), verdict.visibility);
                QCOMPARE(isSeen(table, 0, 1), verdict.ruling.visible);
                QCOMPARE(visibilityBetween(table, scenario.models[0], scenario.models[1]), verdict.visibility);
                if (verdict.certainty == Certainty::DependsOnSculpt && verdict.ruling.status.isEmpty()) {
                    QVERIFY(!verdict.visible()); // of two plain readings the larger sees more
                }
            }
        }
    }

    void aJudge_settlesIt() {
        Scenario scenario = behindAWallEdge();
        scenario.models[1].body = Body{disk(32), disk(200)};
        scenario.overrulings = {decisionOn("a", "b", true, "Judge", "the wing is seen")};
        const Verdict verdict = ask(scenario);
        QVERIFY(verdict.ruling.visible && verdict.ruling.overruled);
        QVERIFY(!verdict.ruling.byLargest);
        QVERIFY(headlineOf(verdict).certainty != Certainty::DependsOnSculpt);
        QVERIFY(!hasCode(*headlineOf(verdict).reasons, u"sculpt-visible"));
    }

    void theFile_keepsBodies() {
        const QByteArray text = R"({
  "format": "sightline-scenario",
  "version": 1,
  "table": {"width": 60, "height": 44},
  "models": [
    {"id": "m1", "position": [1, 2], "height": 2.5, "eye_height": 1.75, "base": {"shape": "round", "diameter_mm": 32},
     "body": {"smallest": {"shape": "round", "diameter_mm": 28.5, "of": "the trunk"},
              "largest": {"shape": "rectangle", "length_mm": 40, "width_mm": 101.6}, "by": "us"}}]
})";
        const auto read = readScenario(text, {});
        QVERIFY(read.has_value());
        const Model& model = read->scenario.models.front();
        QCOMPARE(model.eyeHeight, std::optional{Length::fromInches(1.75)});
        QVERIFY(model.body && model.body->smallest == disk(28.5) && model.body->largest == box(40, 101.6));
        QCOMPARE(model.body->unknown["by"].toString(), QString("us"));
        const QByteArray written = writeScenario(read->scenario);
        const auto again = readScenario(written, {});
        QVERIFY(again.has_value());
        QVERIFY(again->scenario == read->scenario);
        QCOMPARE(writeScenario(again->scenario), written);
        const QJsonObject body = QJsonDocument::fromJson(written).object()["models"][0]["body"].toObject();
        QCOMPARE(body["smallest"]["of"].toString(), QString("the trunk"));
        QCOMPARE(body["largest"]["width_mm"].toDouble(), 101.6);
        QCOMPARE(body["by"].toString(), QString("us"));
    }

    void theFile_isRefused_data() {
        addColumns<QByteArray, QString, QString>("members", "code", "path");
        const QString model = QStringLiteral("$.models[0]");
        addRow("smallest beyond largest", QByteArray{R"("body": {"smallest": {"shape": "round", "diameter_mm": 40},
                                  "largest": {"shape": "round", "diameter_mm": 39.9}})"},
               QStringLiteral("smallest-beyond-largest"), model + QStringLiteral(".body.smallest"));
        addRow("no largest", QByteArray{R"("body": {"smallest": {"shape": "round", "diameter_mm": 40}})"},
               QStringLiteral("missing-key"), model + QStringLiteral(".body"));
        addRow("no shape", QByteArray{R"("body": {"smallest": {"diameter_mm": 4}, "largest": {"shape": "disc"}})"},
               QStringLiteral("missing-key"), model + QStringLiteral(".body.smallest"));
        addRow("no object", QByteArray{R"("body": 32)"}, QStringLiteral("wrong-type"), model + QStringLiteral(".body"));
        addRow("an eye under the foot", QByteArray{R"("eye_height": -0.1)"}, QStringLiteral("negative"),
               model + QStringLiteral(".eye_height"));
    }
    void theFile_isRefused() {
        auto [members, code, path] = fetch<QByteArray, QString, QString>("members", "code", "path");
        const auto read = readScenario(R"({"format": "sightline-scenario", "version": 1,
        "table": {"width": 60, "height": 44}, "models": [{"id": "m1", "position": [1, 2], )" +
                                           members + "}]}",
                                       {});
        QVERIFY(!read.has_value());
        const Diagnostic& first = read.error().first();
        QCOMPARE(first.path, path);
        QCOMPARE(first.code, code);
        QVERIFY(!first.expected.isEmpty() && !first.found.isEmpty());
    }

    void theJson_tellsBothReadings() {
        Scenario scenario = behindAWallEdge();
        scenario.models[1].body = Body{disk(32), disk(200)};
        const QJsonObject json = jsonOf(ask(scenario));
        QCOMPARE(json["visible"].toBool(), false);
        QCOMPARE(json["verdict"].toString(), QString("depends on the sculpt"));
        QCOMPARE(json["certainty"].toString(), QString("depends on the sculpt"));
        QCOMPARE(json["body_reading"].toString(), QString("smallest"));
        QCOMPARE(json["ruling"]["by_largest"]["visible"].toBool(), true);
        const QJsonObject ofPack = jsonOf(ask(scenario, "40k-10e"));
        QCOMPARE(ofPack["certainty"].toString(), QString("depends on the sculpt"));
        QCOMPARE(ofPack["ruling"]["by_largest"]["visible"].toBool(), true);
        scenario.models[1].body = Body{disk(32), disk(40)};
        const QJsonObject plain = jsonOf(ask(scenario));
        QCOMPARE(plain["certainty"].toString(), QString("certain"));
        QCOMPARE(plain["body_reading"].toString(), QString("largest"));
        QVERIFY(!plain["ruling"].toObject().contains("by_largest"));
        scenario.models[1].body.reset();
        QVERIFY(!jsonOf(ask(scenario)).contains("body_reading"));
    }

    void theEye_looksFromItsHeight() {
        Scenario scenario = makeScenario(
            {.models = {modelAt("a", 10, 20, {.elevation = 1, .height = 4, .eyeHeight = 1.5}), modelAt("b", 30, 20)}});
        const PreparedTable table{scenario, *shippedRuleSet(QStringLiteral("volume"))};
        const auto scene = eyeSceneOf(table, judge(table, {{"a"}, {"b"}}));
        QVERIFY(scene);
        QCOMPARE(scene->start.height, 2.5);
        // Above the top the top counts.
        scenario.models[0].eyeHeight = Length::fromInches(9);
        const PreparedTable taller{scenario, *shippedRuleSet(QStringLiteral("volume"))};
        QCOMPARE(eyeSceneOf(taller, judge(taller, {{"a"}, {"b"}}))->start.height, 5.0);
    }

    void theHead_ofAPack_isAtTheEye() {
        // A wall 3 in high halfway between a target 1 in high and an observer whose eye is at h: lines from it fall to
        // 1 in over the table in 20 in, so that they pass 10 in away at (h + 1) / 2, over the wall from h = 5 in up.
        Scenario scenario = makeScenario({.models = {modelAt("a", 10, 20), modelAt("b", 30, 20)}});
        for (Model& model : scenario.models) {
            model.base = disk(0.01);
        }
        scenario.models[0].height = Length::fromInches(6);
        scenario.models[1].height = Length::fromInches(1);
        scenario.terrain = {boxPiece("wall", 19.999, 0, 20.001, 40, 3)};
        for (const auto& [eye, isSeen] : {std::pair{4.95, false}, {5.05, true}}) {
            scenario.models[0].eyeHeight = Length::fromInches(eye);
            QCOMPARE(ask(scenario, "kill-team-2024").ruling.visible, isSeen);
            QVERIFY(ask(scenario, "volume").visible()); // from the top, whatever the eye's height
        }
    }
};

QTEST_GUILESS_MAIN(TestBodies)
#include "tst_bodies.moc"
