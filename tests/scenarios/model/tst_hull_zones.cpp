#include "scenarios/judge/judge.h"
#include "scenarios/judge/prepared_table.h"
#include "scenarios/judge/regions.h"
#include "scenarios/model/hull_zones.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/rows.h"

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Footprint shipBase(double length, double width) {
    return *Footprint::rectangle(Length::fromMillimeters(length), Length::fromMillimeters(width));
}

/// A ship of 71 x 41 mm.
Model shipAt(const char* id, double x, double y, double facing) {
    return modelAt(id, x, y, {.base = shipBase(71, 41), .facing = facing});
}

QStringList codesOf(const Ruling& ruling) {
    QStringList codes;
    for (const Reason& reason : ruling.reasons) {
        codes << reason.code;
    }
    return codes;
}

} // namespace

class TestHullZones : public QObject {
    Q_OBJECT

private slots:
    void arcsAndDots_areThoseOfTheBase_data() {
        addColumns<double, double>("length", "width");
        QTest::newRow("small") << 71.0 << 41.0;
        QTest::newRow("medium") << 102.0 << 61.0;
        QTest::newRow("large") << 129.0 << 76.0;
    }
    void arcsAndDots_areThoseOfTheBase() {
        auto [length, width] = fetch<double, double>("length", "width");
        Model ship = shipAt("a", 10, 10, 0);
        ship.base = shipBase(length, width);
        double sum = 0.0;
        double edge = -guessedZone(ship.base, HullZone::Front).arc.degrees / 2;
        std::vector<std::pair<geometry::Point, geometry::Point>> sides;
        for (const HullZone zone : {HullZone::Front, HullZone::Right, HullZone::Rear, HullZone::Left}) {
            const ZonePrint print = guessedZone(ship.base, zone);
            // Clockwise, each arc begins where the one before it ends.
            const Angle begin = print.arc.turn - Angle::fromDegrees(print.arc.degrees / 2);
            QCOMPARE(begin, Angle::fromDegrees(edge));
            edge += print.arc.degrees;
            sum += print.arc.degrees;
            // The dot lies in its arc, and nearest to a side that no other dot is nearest to.
            ship.arc = print.arc;
            const geometry::Point dot = ship.position + (print.dot - geometry::Point{});
            QVERIFY(arcOf(ship, print.arc)->contains(dot));
            const auto side = sideOfDot(ship, dot);
            QVERIFY(side && std::ranges::find(sides, *side) == sides.end());
            sides.push_back(*side);
        }
        QCOMPARE(sum, 360.0);
        const double front = guessedZone(ship.base, HullZone::Front).arc.degrees;
        QVERIFY(front >= 80 && front <= 90);
    }

    void theZoneOfAModel_isFoundAgain_andTakenOff() {
        const Model plain = shipAt("a", 10, 10, 0);
        QVERIFY(!hullZoneOf(plain));
        const Model rear = withHullZone(plain, HullZone::Rear);
        QCOMPARE(hullZoneOf(rear), std::optional{HullZone::Rear});
        QCOMPARE(rear.states, QStringList{QLatin1String{kZoneToCheck}});
        const Model left = withHullZone(rear, HullZone::Left);
        QCOMPARE(hullZoneOf(left), std::optional{HullZone::Left});
        QCOMPARE(left.states.size(), 1);
        QCOMPARE(withHullZone(left, std::nullopt), plain);
    }

    void theJudge_asksTheZones_andSaysThatTheyAreGuessed() {
        Scenario scenario =
            makeScenario({.width = 60, .height = 44, .models = {shipAt("a", 10, 20, 0), shipAt("b", 20, 20, 180)}});
        const RuleSet& rules = *shippedRuleSet(QStringLiteral("armada"));
        const auto ruled = [&] {
            const PreparedTable table{scenario, rules};
            const Question question{{"a"}, {"b"}};
            return judge(table, question).ruling;
        };
        Ruling ruling = ruled();
        QVERIFY(codesOf(ruling).contains("no-arc") && codesOf(ruling).contains("no-dot"));
        for (Model& model : scenario.models) {
            model = withHullZone(model, HullZone::Front);
        }
        ruling = ruled();
        QVERIFY(ruling.visible); // bow to bow
        QVERIFY(!codesOf(ruling).contains("no-arc") && !codesOf(ruling).contains("no-dot"));
        const auto guess = std::ranges::find(ruling.reasons, QStringLiteral("guessed-zone"), &Reason::code);
        QVERIFY(guess != ruling.reasons.end());
        QCOMPARE(guess->models, (std::vector<ModelId>{{"a"}, {"b"}}));
        // The stern of b lies behind its bow.
        scenario.models[1] = withHullZone(scenario.models[1], HullZone::Rear);
        QVERIFY(!ruled().visible);
        // From its own stern a sees nothing ahead.
        scenario.models[1] = withHullZone(scenario.models[1], HullZone::Front);
        scenario.models[0] = withHullZone(scenario.models[0], HullZone::Rear);
        QCOMPARE(ruled().inArc, std::optional{false});
        // Confirmed zones are not told.
        for (Model& model : scenario.models) {
            model = withHullZone(model, HullZone::Front);
            model.states.clear();
        }
        QVERIFY(ruled().visible && !codesOf(ruled()).contains("guessed-zone"));
    }
};

QTEST_APPLESS_MAIN(TestHullZones)
#include "tst_hull_zones.moc"
