#include "scenarios/analysis/region.h"

#include "scenarios/conformance/random_scene.h"
#include "scenarios/edits/overruling_edits.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"
#include "tests/support/region_border.h"
#include "tests/support/sight_checks.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using sightline::testsupport::boxPiece;
using sightline::testsupport::inchesToBorder;
using sightline::testsupport::modelAt;
using sightline::testsupport::Random;

namespace {

const RuleSet& shipped(const QString& id) { return *shippedRuleSet(id); }

RegionTable tableOf(const Scenario& scenario, const char* rules) {
    return RegionTable{PreparedTable{scenario, shipped(rules)}};
}

/// A model before a wall of 8 in that leaves the table's ends open.
Scenario behindAWall() {
    Scenario scenario;
    scenario.players = {{{"p"}, {}, {}, {}}, {{"q"}, {}, {}, {}}};
    scenario.terrain = {boxPiece("wall", 20, 16, 21, 24)};
    scenario.terrain[0].height = Length::fromInches(5);
    scenario.models = {modelAt("m", 15, 20), modelAt("n", 10, 30)};
    for (Model& model : scenario.models) {
        model.player = {"p"};
        model.unit = "squad";
    }
    return scenario;
}

SeenRegion seenBy(const Scenario& scenario, const char* rules, RegionQuestion question = {}) {
    if (question.from.empty() && !question.zone) {
        question.from = {{"m"}};
    }
    return seenRegion(tableOf(scenario, rules), question);
}

} // namespace

/// What may be seen of a table under a rule set, against the judge.
class TestRegion : public QObject {
    Q_OBJECT

private slots:
    void bordersAreExact_inPlanAndInSpace() {
        const SeenRegion plan = seenBy(behindAWall(), "plan");
        QVERIFY(!plan.cell);
        QCOMPARE(plan.rules, QStringLiteral("plan"));
        QVERIFY(!plan.region.contains(pointFromInches(30, 20)));
        QVERIFY(plan.region.contains(pointFromInches(30, 2)));
        QVERIFY(std::abs(plan.shareOfTable - plan.areaSquareInches / 2640) < 1e-12);
        const SeenRegion volume = seenBy(behindAWall(), "volume");
        QVERIFY(!volume.cell && !volume.possible);
        QVERIFY(std::abs(volume.areaSquareInches - plan.areaSquareInches) < 1e-4); // both are shorter than the wall
        RegionQuestion high;
        high.targetHeight = Length::fromInches(9);
        QVERIFY(seenBy(behindAWall(), "volume", high).areaSquareInches > volume.areaSquareInches + 50);
    }

    void wallThatAJudgeOpened_isSeenThrough() {
        Scenario scenario = behindAWall();
        WallRuling open;
        open.piece = {"wall"};
        open.blocksSight = false;
        scenario = withWallRuling(scenario, open);
        RegionQuestion question;
        question.cell = Length::fromInches(1);
        for (const char* rules : {"plan", "height-tags", "volume"}) {
            QVERIFY2(!seenBy(behindAWall(), rules, question).region.contains(pointFromInches(30.5, 20.5)), rules);
            const SeenRegion seen = seenBy(scenario, rules, question);
            QVERIFY2(seen.region.contains(pointFromInches(30.5, 20.5)), rules);
            QVERIFY2(!seen.cell, rules);
            // Of two rulings the closer one holds, and one about a pair says nothing about a place.
            WallRuling shut = open;
            shut.blocksSight = true;
            shut.pair = SightPair{{"m"}, {"n"}};
            QVERIFY2(seenBy(withWallRuling(scenario, shut), rules, question).areaSquareInches == seen.areaSquareInches,
                     rules);
            shut = open;
            shut.rules = QStringLiteral("another");
            QVERIFY2(!seenBy(withWallRuling(behindAWall(), shut), rules, question)
                          .region.contains(pointFromInches(30.5, 20.5)),
                     rules);
        }
    }

    /// Wholly within a piece that is ignored for lines that end in it.
    void heightTags_lookIntoPieces() {
        Scenario scenario = behindAWall();
        scenario.terrain = {boxPiece("ruin", 20, 16, 26, 24)};
        scenario.terrain[0].height = Length::fromInches(6);
        QVERIFY(!seenBy(scenario, "plan").region.contains(pointFromInches(22, 20)));
        const SeenRegion tags = seenBy(scenario, "height-tags");
        QVERIFY(!tags.cell);
        QVERIFY(tags.region.contains(pointFromInches(22, 20)));
        QVERIFY(!tags.region.contains(pointFromInches(28, 20)));
    }

    void unitsAndZones_lookTogether() {
        Scenario scenario = behindAWall();
        Zone zone;
        zone.id = {"z"};
        zone.polygon = *Polygon::fromVertices(
            std::array{pointFromInches(2, 2), pointFromInches(6, 2), pointFromInches(6, 40), pointFromInches(2, 40)});
        scenario.zones = {zone};
        RegionQuestion unit;
        unit.from = {{"m"}, {"n"}};
        RegionQuestion other;
        other.from = {{"n"}};
        const double both = seenBy(scenario, "plan", unit).areaSquareInches;
        QVERIFY(both > seenBy(scenario, "plan").areaSquareInches &&
                both > seenBy(scenario, "plan", other).areaSquareInches);
        RegionQuestion fromZone;
        fromZone.zone = ZoneId{"z"};
        const SeenRegion seen = seenBy(scenario, "plan", fromZone);
        QVERIFY(seen.region.contains(pointFromInches(24, 2)) && !seen.region.contains(pointFromInches(22, 20)));
        QVERIFY(std::abs(seenBy(scenario, "volume", fromZone).areaSquareInches - seen.areaSquareInches) < 60);
    }

    void ofABase_someIsSeenWhereNotAllIs() {
        RegionQuestion question;
        question.cell = Length::fromInches(2);
        question.targetBase = Footprint::round(Length::fromMillimeters(80)).value();
        question.wants = RegionWants::SomePart;
        const SeenRegion some = seenBy(behindAWall(), "plan", question);
        question.wants = RegionWants::AllOfIt;
        const SeenRegion all = seenBy(behindAWall(), "plan", question);
        QVERIFY(!some.cell && !all.cell);
        QVERIFY(some.areaSquareInches > seenBy(behindAWall(), "plan").areaSquareInches);
        QVERIFY(all.areaSquareInches < seenBy(behindAWall(), "plan").areaSquareInches);
        QVERIFY(all.areaSquareInches > 1000);
    }

    void whatHasNoBorders_isJudgedCellByCell() {
        RegionQuestion question;
        question.cell = Length::fromInches(4);
        question.from = {{"m"}};
        QCOMPARE(seenRegion(RegionTable{PreparedTable{behindAWall(), sightline::testsupport::oneWayRules()}}, question)
                     .cell.value_or(Length{}),
                 Length::fromInches(4));
        question.inCells = true;
        const SeenRegion pack = seenBy(behindAWall(), "battletech", question);
        QCOMPARE(pack.cell.value_or(Length{}), Length::fromInches(4));
        QVERIFY(pack.areaSquareInches > 0);
    }

    void rangesAndArcs_limit() {
        for (const char* rules : {"plan", "volume"}) {
            RegionQuestion question;
            question.range = Length::fromInches(4);
            const double disc = seenBy(behindAWall(), rules, question).areaSquareInches;
            const double reach = 4 + 16 / 25.4;
            QVERIFY(std::abs(disc - 3.14159 * reach * reach) < 2);
            question.arc = ViewArc{Angle::fromDegrees(90), Angle::fromDegrees(90)};
            QVERIFY(std::abs(seenBy(behindAWall(), rules, question).areaSquareInches - disc / 4) < 1.5);
        }
    }

    /// An arc from the front of a model that faces 60 degrees is the one 60 degrees further round on the table; of
    /// spots and zones it is the one on the table.
    void arcsFromTheFront_turnWithTheModel() {
        Scenario scenario = behindAWall();
        scenario.models[0].facing = Angle::fromDegrees(60);
        for (const char* rules : {"plan", "volume", "ruins", "battletech"}) {
            for (const bool hasRange : {false, true}) {
                RegionQuestion question;
                question.cell = Length::fromInches(2);
                question.range = hasRange ? std::optional{Length::fromInches(12)} : std::nullopt;
                question.arc = ViewArc{Angle::fromDegrees(15), Angle::fromDegrees(90)};
                const SeenRegion onTable = seenBy(scenario, rules, question);
                question.arcZero = ArcZero::Facing;
                const SeenRegion turned = seenBy(scenario, rules, question);
                QVERIFY2(turned != onTable, rules);
                question.arc->from = Angle::fromDegrees(-45);
                QVERIFY2(seenBy(scenario, rules, question) == onTable, rules);
                question.inCells = true;
                const SeenRegion inCells = seenBy(scenario, rules, question);
                question.arcZero = ArcZero::Table;
                question.arc->from = Angle::fromDegrees(15);
                QVERIFY2(seenBy(scenario, rules, question) == inCells, rules);
            }
        }
        RegionQuestion samplePoint;
        samplePoint.samplePoints = {pointFromInches(20, 20)};
        samplePoint.arc = ViewArc{Angle::fromDegrees(30), Angle::fromDegrees(90)};
        const RegionTable table = tableOf(scenario, "plan");
        const SeenRegion onTable = seenRegion(table, samplePoint);
        samplePoint.arcZero = ArcZero::Facing;
        QVERIFY(seenRegion(table, samplePoint) == onTable);
    }

    void threadsAndStops_changeNothing() {
        RegionQuestion question;
        question.inCells = true;
        question.from = {{"m"}};
        const RegionTable table = tableOf(behindAWall(), "volume");
        int told = 0;
        const SeenRegion one = seenRegion(
            table, question, [&](int, int) { ++told; }, 1);
        QCOMPARE(seenRegion(table, question, {}, 3), one);
        QCOMPARE(told, 88);
        std::stop_source stopped;
        stopped.request_stop();
        QVERIFY(seenRegion(table, question, {}, 1, stopped.get_token()).region.parts.empty());
    }

    /// Random spots of random tables: in the region if, and only if, the judge sees a target there.
    void spots_areSeenAsTheJudgeSays() {
        int asked = 0;
        int seenSamplePoints = 0;
        int exact = 0;
        const Length error = kViewerError * 2;
        for (int seed = 1; seed <= sightline::testsupport::boardCount(40); ++seed) {
            const Scenario scenario = randomScene(static_cast<std::uint64_t>(seed));
            const auto rules = ruleSetOf(scenario);
            if (!rules || rules->pack) {
                continue;
            }
            const RegionTable table{PreparedTable{scenario, *rules}};
            Random random{static_cast<std::uint64_t>(seed)};
            RegionQuestion question;
            question.from = {
                scenario.models[static_cast<std::size_t>(random.below(static_cast<int>(scenario.models.size())))].id};
            question.targetHeight = Length::fromInches(random.between(0.5, 6));
            question.cell = Length::fromInches(3);
            question.inCells = rules->view == SightGeometry::Volume; // its borders are the matter of tst_region_borders
            const SeenRegion seen = seenRegion(table, question, {}, 1);
            exact += seen.cell ? 0 : 1;
            for (int i = 0; i < 100; ++i) {
                Point samplePoint = {Length::fromInches(random.between(0, scenario.table.width.inches())),
                                     Length::fromInches(random.between(0, scenario.table.height.inches()))};
                if (seen.cell) { // the middle of its cell
                    const auto middle = [&](Length at, Length end) {
                        const std::int64_t cell = seen.cell->nanometers();
                        const std::int64_t low = at.nanometers() / cell * cell;
                        return Length::fromNanometers((low + std::min(low + cell, end.nanometers())) / 2);
                    };
                    samplePoint = {middle(samplePoint.x, scenario.table.width),
                                   middle(samplePoint.y, scenario.table.height)};
                } else if (inchesToBorder(seen.region, samplePoint) < 1e-3) {
                    continue;
                }
                const bool isIn = seen.region.contains(samplePoint);
                Model observer = *scenario.model(question.from.front());
                if (!seen.cell && !isIn) { // outside it is not seen by a base smaller by the error told
                    if (const auto* round = std::get_if<RoundBase>(&observer.base.shape())) {
                        observer.base = Footprint::round(round->diameter - error).value();
                    } else if (const auto* oval = std::get_if<OvalBase>(&observer.base.shape())) {
                        observer.base = Footprint::oval(oval->length - error, oval->width - error).value();
                    }
                }
                const bool isSeen = visibilityBetween(table.table(), observer, regionTargetAt(question, samplePoint)) ==
                                    Visibility::Clear;
                QVERIFY2(isSeen == isIn, qPrintable(QStringLiteral("seed %1, %2, from %3 to (%4, %5): %6 by the judge")
                                                        .arg(seed)
                                                        .arg(rules->id, question.from.front().value)
                                                        .arg(samplePoint.x.inches(), 0, 'g', 12)
                                                        .arg(samplePoint.y.inches(), 0, 'g', 12)
                                                        .arg(isSeen ? "seen" : "hidden")));
                ++asked;
                seenSamplePoints += isIn;
            }
        }
        qInfo("%d spots, %d seen, %d exact regions", asked, seenSamplePoints, exact);
        QVERIFY(asked > 500 && seenSamplePoints > 100 && seenSamplePoints < asked && exact > 3);
    }
};

QTEST_APPLESS_MAIN(TestRegion)
#include "tst_region.moc"
