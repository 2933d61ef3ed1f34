#include "app/desktop/seeing/model_ranges.h"
#include "app/shared/painting/shapes.h"
#include "geometry/shapes/distance.h"
#include "tests/support/gui_table.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline;
using namespace sightline::app;
using namespace sightline::geometry;
using scenarios::ModelId;

namespace {

ModelId id(const char* name) { return {QString::fromLatin1(name)}; }

/// How far a place is from the edge of a base, by the exact distance of a base of almost no size.
double inchesFrom(const geometry::PlacedFootprint& placed, QPointF place) {
    const geometry::PlacedFootprint pin{*Footprint::round(Length::fromNanometers(20)), app::fromInches(place), {}};
    return geometry::edgeDistance(placed, pin).inches();
}

/// Five in a row with gaps of 1, 1, 4 and 1 in between their edges.
scenarios::Scenario row() {
    scenarios::Scenario scenario = test::smallTable();
    scenario.models.clear();
    double x = 10;
    int number = 1;
    for (const double gap : {0.0, 1.0, 1.0, 4.0, 1.0}) {
        x += number == 1 ? 0.0 : gap + 1.0;
        auto model = test::roundModel(QStringLiteral("r%1").arg(number++), QStringLiteral("a"), x, 10, 25.4);
        model.unit = QStringLiteral("row");
        scenario.models.push_back(model);
    }
    auto enemy = test::roundModel(QStringLiteral("foe"), QStringLiteral("b"), 10, 11.9, 25.4); // 0.9 in from the first
    scenario.models.push_back(enemy);
    return scenario;
}

} // namespace

class TestRanges : public QObject {
    Q_OBJECT

private slots:
    void offsets_areTrueDistances_data() {
        QTest::addColumn<Footprint>("base");
        QTest::newRow("round") << *Footprint::round(Length::fromMillimeters(32));
        QTest::newRow("oval") << *Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109));
        QTest::newRow("flat oval") << *Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(30));
        const std::vector<geometry::Point> hull{geometry::pointFromInches(-2, -1), geometry::pointFromInches(2, -1),
                                                geometry::pointFromInches(3, 0), geometry::pointFromInches(2, 1),
                                                geometry::pointFromInches(-2, 1)};
        QTest::newRow("hull") << *Footprint::hull(hull);
        QTest::newRow("rectangle") << *Footprint::rectangle(Length::fromMillimeters(100), Length::fromMillimeters(50));
    }
    void offsets_areTrueDistances() {
        QFETCH(const Footprint, base);
        const geometry::PlacedFootprint placed{base, geometry::pointFromInches(20, 20), Angle::fromDegrees(30)};
        for (const double inches : {1.0, 6.0, 24.0}) {
            const QPainterPath outline = app::offsetOutline(placed, Length::fromInches(inches));
            for (int i = 0; i < 40; ++i) {
                const double distance = inchesFrom(placed, outline.pointAtPercent(i / 40.0));
                QVERIFY2(std::abs(distance - inches) < 0.01,
                         qPrintable(QStringLiteral("%1 in: %2").arg(inches).arg(distance)));
            }
        }
    }

    void T27_anOvalsOffset_isNeitherACircleNorAnEllipse() {
        const geometry::PlacedFootprint placed{
            *Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(30)),
            geometry::pointFromInches(20, 20),
            {}};
        const double ellipse = [&] {
            const QPainterPath grown = app::pathOf(placed, 3.0);
            double worst = 0;
            for (int i = 0; i < 40; ++i) {
                worst = std::max(worst, std::abs(inchesFrom(placed, grown.pointAtPercent(i / 40.0)) - 3.0));
            }
            return worst;
        }();
        QVERIFY(ellipse > 0.05); // what the offset must not be
    }

    void rings_areOfTheSelectedModels_andOfTheirWeapons() {
        auto scenario = test::smallTable();
        scenarios::Weapon bow;
        bow.name = QStringLiteral("Bow");
        bow.range = Length::fromInches(18);
        bow.minRange = Length::fromInches(2);
        bow.arc = scenarios::PrintedArc{90.0, {}, {}};
        scenario.models[0].weapons = {bow};
        RangeWish wish;
        wish.ranges = true;
        QVERIFY(app::rangePictureOf(scenario, wish).isEmpty());
        wish.selected = {id("m1")};
        wish.distances.ranges = {Length::fromInches(6), Length::fromInches(12)};
        const auto picture = app::rangePictureOf(scenario, wish);
        QCOMPARE(picture.rings.size(), std::size_t{4});
        QCOMPARE(picture.rings[0].label, QStringLiteral("6.00 in"));
        QCOMPARE(picture.rings[2].kind, RangeKind::Weapon);
        QCOMPARE(picture.rings[2].label, QStringLiteral("Bow, 18.00 in"));
        QVERIFY(picture.rings[2].arc);
        QCOMPARE(picture.rings[3].kind, RangeKind::MinRange);
        // The arc is the judge's: ahead of the model, not behind it.
        QVERIFY(picture.rings[2].arc->containsPoint({15, 20}, Qt::OddEvenFill));
        QVERIFY(!picture.rings[2].arc->containsPoint({5, 20}, Qt::OddEvenFill));
    }

    void modelsWithin_countsFromEdgeToEdge() {
        const auto scenario = row();
        std::vector<ModelId> all;
        for (const auto& model : scenario.models) {
            all.push_back(model.id);
        }
        QCOMPARE(app::modelsWithin(scenario, all, Length::fromInches(0.95)).size(), std::size_t{1});
        QCOMPARE(app::modelsWithin(scenario, all, Length::fromInches(0.89)).size(), std::size_t{0});
        const auto near = app::modelsWithin(scenario, all, Length::fromInches(1.0));
        QCOMPARE(near.size(), std::size_t{4});
        QCOMPARE(near.front().gap, Length::fromInches(1.0));
        QCOMPARE(near.front().line, QLineF(10.5, 10, 11.5, 10));
    }

    void coherency_findsWhoIsApart() {
        const auto scenario = row();
        RangeWish wish;
        wish.coherency = true;
        const auto picture = app::rangePictureOf(scenario, wish);
        QCOMPARE(picture.links.size(), std::size_t{3});
        QCOMPARE(picture.apart.size(), std::size_t{2}); // the two beyond the gap, though they have each other
        QCOMPARE(picture.apart.front().words, QStringLiteral("apart: 4.00 in"));
        wish.distances.coherency.reach = Length::fromInches(4);
        QVERIFY(app::rangePictureOf(scenario, wish).apart.empty());
        // Of a unit that nobody selected nothing is shown, as soon as somebody selects.
        wish.selected = {id("foe")};
        QVERIFY(app::rangePictureOf(scenario, wish).isEmpty());
    }

    void coherency_asksForNeighbors_moreInLargeUnits() {
        const auto scenario = row();
        RangeWish wish;
        wish.coherency = true;
        auto& rule = wish.distances.coherency;
        rule.reach = Length::fromInches(4);
        const auto words = [&] {
            QStringList texts;
            for (const auto& mark : app::rangePictureOf(scenario, wish).apart) {
                texts << mark.words;
            }
            return texts;
        };
        rule.neighbors = 2;
        QCOMPARE(words(),
                 QStringList{QStringLiteral("near: 1 of 2")}); // the last of the row; the first has two within 4 in
        rule.neighbors = 1;
        rule.largeUnit = 6;
        QCOMPARE(words(), QStringList{}); // five are no large unit
        rule.largeUnit = 5;
        QCOMPARE(words(), QStringList{QStringLiteral("near: 1 of 2")});
        rule.largeNeighbors = 9;
        QCOMPARE(words(), (QStringList{QStringLiteral("near: 2 of 4"), QStringLiteral("near: 2 of 4"),
                                       QStringLiteral("near: 3 of 4"), QStringLiteral("near: 2 of 4"),
                                       QStringLiteral("near: 1 of 4")}));
    }

    void coherency_asksHowFarAUnitSpreads() {
        const auto scenario = row();
        RangeWish wish;
        wish.coherency = true;
        auto& rule = wish.distances.coherency;
        rule.reach = Length::fromInches(4);
        rule.spread = Length::fromInches(11); // from end to end it is 10 in
        QVERIFY(app::rangePictureOf(scenario, wish).apart.empty());
        rule.spread = Length::fromInches(10);
        QVERIFY(app::rangePictureOf(scenario, wish).apart.empty());
        rule.spread = Length::fromInches(9.99);
        const auto apart = app::rangePictureOf(scenario, wish).apart;
        QCOMPARE(apart.size(), std::size_t{2});
        QCOMPARE(apart.front().words, QStringLiteral("spread: 10.00 in"));
    }

    void engagement_namesEnemiesThatAreNear() {
        const auto scenario = row();
        RangeWish wish;
        wish.engagement = true;
        const auto picture = app::rangePictureOf(scenario, wish);
        QCOMPARE(picture.rings.size(), scenario.models.size());
        QCOMPARE(picture.links.size(), std::size_t{1}); // friends do not engage each other
        QCOMPARE(picture.links.front().label, QStringLiteral("engaged: 0.90 in"));
        wish.selected = {id("r5")};
        QCOMPARE(app::rangePictureOf(scenario, wish).rings.size(), std::size_t{1});
        QVERIFY(app::rangePictureOf(scenario, wish).links.empty());
        wish.selected = {id("r1")};
        QCOMPARE(app::rangePictureOf(scenario, wish).links.size(), std::size_t{1});
    }
};

QTEST_MAIN(TestRanges)
#include "tst_ranges.moc"
