#include "scenarios/edits/formation.h"

#include "geometry/shapes/distance.h"
#include "tests/support/rows.h"
#include "tests/support/scenario_builder.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <variant>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

geometry::PlacedFootprint at(const Footprint& base, geometry::Point place) { return {base, place, {}}; }

/// The smallest distance between any two bases, in millimeters.
double closest(const Footprint& base, const std::vector<geometry::Point>& places) {
    double least = 1e9;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (std::size_t k = i + 1; k < places.size(); ++k) {
            least = std::min(least, geometry::edgeDistance(at(base, places[i]), at(base, places[k])).millimeters());
        }
    }
    return least;
}

} // namespace

/// How the models of a new unit stand.
class TestFormation : public QObject {
    Q_OBJECT

private slots:
    /// A model below and right of the middle of a table of 60 x 44 in: an eighth turn, or one of four directions.
    void newModels_faceInEighthsOrQuarters() {
        Scenario scenario = makeScenario({.width = 60, .height = 44});
        const geometry::Point position =
            geometry::pointFromInches(50, 36); // the middle lies 20 in to the left and 14 in up
        QCOMPARE(facingOfNew(scenario, {}, position).degrees(), 225.0);
        QCOMPARE(facingOfNew(scenario, {}, position, 4).degrees(), 180.0);
        QCOMPARE(facingOfNew(scenario, {}, geometry::pointFromInches(40, 36), 4).degrees(),
                 270.0); // 10 in left, 14 in up
    }

    void noTwoBasesTouch_data() {
        QTest::addColumn<Footprint>("base");
        QTest::newRow("32 mm") << roundBase(32);
        QTest::newRow("oval") << *Footprint::oval(Length::fromMillimeters(60), Length::fromMillimeters(35.5));
        QTest::newRow("rank") << *Footprint::rectangle(Length::fromMillimeters(20), Length::fromMillimeters(25));
    }
    void noTwoBasesTouch() {
        QFETCH(Footprint, base);
        const bool isRectangle = std::holds_alternative<geometry::RectangleBase>(base.shape());
        for (const auto formation : {Formation::Line, Formation::Block, Formation::Circle}) {
            if (isRectangle && formation == Formation::Block) {
                continue; // base to base
            }
            for (int count = 2; count <= 20; ++count) {
                const auto places = formationOf(base, count, formation);
                QCOMPARE(std::ssize(places), count);
                // Half an inch is 12.7 mm; bases of a ring that are not round may stand wider.
                const double gap = closest(base, places);
                QVERIFY2(gap > 12.699, qPrintable(QStringLiteral("%1 mm, %2").arg(gap).arg(count)));
            }
        }
    }

    /// A 32 mm base and half an inch are 44.7 mm from middle to middle.
    void aLine_isOneRank() {
        const auto places = formationOf(roundBase(32), 5, Formation::Line);
        for (std::size_t i = 0; i < places.size(); ++i) {
            QCOMPARE(places[i].x, Length{});
            QCOMPARE(places[i].y.millimeters(), 44.7 * (static_cast<double>(i) - 2));
        }
    }

    /// Bases 50 mm along the facing and 20 mm across it stand shoulder to shoulder, 32.7 mm from middle to middle.
    void aLine_isAcrossTheFacing() {
        Model model;
        model.base = *Footprint::rectangle(Length::fromMillimeters(50), Length::fromMillimeters(20));
        model.position = geometry::pointFromInches(10, 10);
        model.facing = geometry::Angle::fromDegrees(270); // up the screen
        const auto models = inFormation(model, 3, Formation::Line);
        for (std::size_t i = 0; i < models.size(); ++i) {
            QCOMPARE(models[i].position.y, model.position.y);
            QCOMPARE((models[i].position.x - model.position.x).millimeters(), 32.7 * (static_cast<double>(i) - 1));
            QCOMPARE(models[i].facing, model.facing);
        }
    }

    /// Seven models make rows of three, three and one.
    void aBlock_hasRowsAndColumns() {
        const auto places = formationOf(roundBase(32), 7, Formation::Block);
        std::set<Length> ranks;
        for (const auto& place : places) {
            ranks.insert(place.x);
        }
        QCOMPARE(ranks.size(), 3U);
        QCOMPARE(places[0].x, places[2].x);
        QVERIFY(places[3].x < places[2].x); // behind
        QCOMPARE(places[6].y, Length{});    // the last one alone, in the middle
    }

    /// Twelve bases 25 mm wide and 50 mm deep: two ranks of five that touch, and two centered behind them.
    void aBlockOfRectangles_standsInRanksOfFive_baseToBase() {
        const auto base = *Footprint::rectangle(Length::fromMillimeters(50), Length::fromMillimeters(25));
        const auto places = formationOf(base, 12, Formation::Block);
        QCOMPARE(std::ssize(places), 12);
        for (int i = 0; i < 12; ++i) {
            const int rank = i / 5;
            const int inRank = rank < 2 ? 5 : 2;
            const geometry::Point& place = places[static_cast<std::size_t>(i)];
            QCOMPARE(place.x.millimeters(), 50.0 * (1 - rank));
            QCOMPARE(place.y.millimeters(), 25.0 * (i % 5) - 12.5 * (inRank - 1));
        }
        QCOMPARE(closest(base, places), 0.0);
        const auto three = formationOf(base, 3, Formation::Block);
        QVERIFY(std::ranges::all_of(three, [](const geometry::Point& place) { return place.x == Length{}; }));
    }

    void newModels_faceTheOtherPlayer_data() {
        addColumns<QString, QString, QPointF, double>("zones", "player", "at", "facing");
        // A table of 60 x 44 in; 0 degrees is right, 90 down.
        addRow("left and right, red", "sides", "red", QPointF{3, 40}, 0.0);
        addRow("left and right, blue", "sides", "blue", QPointF{57, 2}, 180.0);
        addRow("left and right, blue in the middle", "sides", "blue", QPointF{30, 22}, 180.0);
        addRow("top and bottom, red", "ends", "red", QPointF{59, 1}, 90.0);
        addRow("top and bottom, blue", "ends", "blue", QPointF{1, 43}, 270.0);
        addRow("corners, red", "corners", "red", QPointF{5, 5}, 45.0);
        addRow("corners, blue", "corners", "blue", QPointF{50, 43}, 225.0);
        addRow("of no player, from the right", "sides", "", QPointF{59, 22}, 180.0);
        addRow("left and right, blue behind red", "sides", "blue", QPointF{1, 22}, 0.0);
        addRow("of no player, from the left", "sides", "", QPointF{1, 22}, 0.0);
        addRow("zones of no kind, blue", "no kind", "blue", QPointF{57, 2}, 180.0);
        addRow("zones of another kind, blue", "other kind", "blue", QPointF{30, 40}, 270.0);
        addRow("one zone, from its left end", "one", "blue", QPointF{1, 43}, 270.0);
        addRow("one zone, from its right end", "one", "blue", QPointF{59, 43}, 270.0);
        addRow("one zone, its owner", "one", "red", QPointF{30, 5}, 90.0);
        addRow("a step, red", "step", "red", QPointF{19, 43}, 0.0);
        addRow("a step, blue", "step", "blue", QPointF{41, 1}, 180.0);
        addRow("no zones, on the left", "", "red", QPointF{5, 20}, 0.0);
        addRow("no zones, on the right", "", "blue", QPointF{55, 24}, 180.0);
        addRow("no zones, in the middle", "", "blue", QPointF{30, 22}, 0.0);
        addRow("no zones, above an enemy", "enemy", "blue", QPointF{10, 4}, 90.0);
        addRow("no zones, above a friend", "enemy", "red", QPointF{10, 4}, 45.0);
    }
    void newModels_faceTheOtherPlayer() {
        auto [zones, player, at, facing] = fetch<QString, QString, QPointF, double>("zones", "player", "at", "facing");
        Scenario scenario = makeScenario({.players = {"red", "blue"}});
        const auto add = [&](const char* owner, double left, double top, double right, double bottom) {
            const QString id = QStringLiteral("zone-%1").arg(scenario.zones.size());
            scenario.zones.push_back(zoneOf(id, owner, left, top, right, bottom));
            scenario.zones.back().kind = QStringLiteral("deployment");
        };
        if (zones == u"sides") {
            add("red", 0, 0, 6, 44);
            add("blue", 54, 0, 60, 44);
        } else if (zones == u"ends") {
            add("red", 0, 0, 60, 9);
            add("blue", 0, 35, 60, 44);
        } else if (zones == u"corners") {
            add("red", 0, 0, 22, 22);
            add("blue", 38, 22, 60, 44);
        } else if (zones == u"no kind" || zones == u"other kind") {
            add("red", 0, 0, 6, 44);
            add("blue", 54, 0, 60, 44);
            for (Zone& zone : scenario.zones) {
                zone.kind = zones == u"no kind" ? QString{} : QStringLiteral("objective area");
            }
        } else if (zones == u"one") {
            add("red", 0, 0, 60, 9);
        } else if (zones == u"step") {
            add("red", 0, 0, 12, 22);
            add("red", 0, 22, 20, 44);
            add("blue", 48, 22, 60, 44);
            add("blue", 40, 0, 60, 22);
        } else if (zones == u"enemy") {
            scenario.models = {modelAt("enemy", 10, 40, {.player = "red"})};
        }
        QCOMPARE(facingOfNew(scenario, {player}, geometry::pointFromInches(at.x(), at.y())).degrees(), facing);
    }

    void aCircle_leavesItsMiddleFree() {
        for (const int count : {3, 6, 10}) {
            const auto places = formationOf(roundBase(32), count, Formation::Circle);
            const double first =
                geometry::edgeDistance(at(roundBase(1), {}), at(roundBase(1), places.front())).millimeters();
            for (const auto& place : places) {
                const double radius =
                    geometry::edgeDistance(at(roundBase(1), {}), at(roundBase(1), place)).millimeters();
                QVERIFY(std::abs(radius - first) < 0.001);
                QVERIFY(radius > 16);
            }
        }
    }

    void oneModel_standsInTheMiddle() {
        for (const auto formation : {Formation::Line, Formation::Block, Formation::Circle}) {
            QCOMPARE(formationOf(roundBase(32), 1, formation), std::vector{geometry::Point{}});
        }
    }

    void aUnit_getsAnUnusedNameAndIds() {
        Model model;
        model.base = roundBase(32);
        Scenario scenario;
        scenario.table.width = scenario.table.height = Length::fromInches(44);
        auto first = withUnitAdded(scenario, inFormation(model, 5, Formation::Line), QStringLiteral("Unit"));
        QCOMPARE(first.ids.size(), 5U);
        QCOMPARE(first.scenario.models.back().unit, QStringLiteral("Unit 1"));
        QCOMPARE(first.scenario.models.back().id.value, QStringLiteral("model-5"));
        Model reserve = model;
        reserve.id.value = QStringLiteral("r");
        reserve.unit = QStringLiteral("Unit 2");
        first.scenario.reserves.push_back(reserve);
        const auto second =
            withUnitAdded(first.scenario, inFormation(model, 2, Formation::Line), QStringLiteral("Unit"));
        QCOMPARE(second.scenario.models.back().unit, QStringLiteral("Unit 3"));
        QCOMPARE(second.scenario.models.back().id.value, QStringLiteral("model-7"));
    }

    void oneModel_isNoUnit() {
        Model model;
        model.base = roundBase(32);
        const auto added = withUnitAdded({}, {model}, QStringLiteral("Unit"));
        QCOMPARE(added.scenario.models.size(), 1U);
        QVERIFY(added.scenario.models.front().unit.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestFormation)
#include "tst_formation.moc"
