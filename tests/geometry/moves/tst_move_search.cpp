#include "geometry/moves/move_search.h"
#include "geometry/shapes/distance.h"
#include "tests/geometry/shapes.h"
#include "tests/support/random_boards.h"
#include "tests/support/told_random.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

const Footprint kRound = Footprint::round(Length::fromInches(1)).value();

Wall wall(double x1, double y1, double x2, double y2) {
    return Wall::fromVertices(std::array{pointFromInches(x1, y1), pointFromInches(x2, y2)}).value();
}

MoveTable tableWith(std::vector<MoveObstacle> closed, std::vector<CostArea> costAreas = {}) {
    return {{{}, pointFromInches(30, 20)}, std::move(closed), std::move(costAreas)};
}

std::optional<MovePath> pathOf(const MoveTable& table, const Mover& mover, Point to) {
    const std::array free{mover.from, to};
    const FreeSpace ground{table, mover, free};
    return MoveSearch{ground, mover.from, {}, to}.pathTo(to);
}

double inchesTo(const MoveTable& table,
                Point from,
                Point to,
                const Footprint& base = kRound,
                Turning turning = Turning::Free,
                double degrees = 0) {
    const auto path = pathOf(table, {base, Angle::fromDegrees(degrees), from, turning}, to);
    return path ? path->inches : -1.0;
}

/// Boxes, walls and bases anywhere; many share sides, corners or lines with others.
MoveTable anyTable(Random& random) {
    MoveTable table = tableWith({});
    const auto at = [&](double most) {
        return random.oneIn(2) ? std::floor(random.between(0, most)) : random.between(0, most);
    };
    for (int i = 0; i < 7; ++i) {
        const double left = at(26);
        const double top = at(16);
        if (i < 4) {
            table.closed.emplace_back(boxPolygon(left, top, left + 0.5 + at(5), top + 0.5 + at(5)));
        } else if (i < 6) {
            table.closed.emplace_back(
                Wall::fromVertices(std::array{pointFromInches(left, top), pointFromInches(left + 4, top + at(4)),
                                              pointFromInches(left, top + 6)})
                    .value());
        } else {
            table.closed.emplace_back(PlacedFootprint{randomFootprint(random), pointFromInches(left + 1, top + 1),
                                                      Angle::fromDegrees(random.between(0, 360))});
        }
    }
    return table;
}

bool isHit(const PlacedFootprint& base, const MoveObstacle& obstacle) {
    if (const auto* placed = std::get_if<PlacedFootprint>(&obstacle)) {
        return nearestPoints(base, *placed).gapMillimeters == 0.0;
    }
    const auto* polygon = std::get_if<Polygon>(&obstacle);
    return polygon ? touches(base, *polygon) : touches(base, std::get<Wall>(obstacle));
}

bool mayStand(const MoveTable& table, const PlacedFootprint& base) {
    const Box bounds = boundsOf(base);
    return bounds.low.x >= table.table.low.x && bounds.low.y >= table.table.low.y &&
           bounds.high.x <= table.table.high.x && bounds.high.y <= table.table.high.y &&
           std::ranges::none_of(table.closed, [&](const MoveObstacle& obstacle) { return isHit(base, obstacle); });
}

/// Where it may stand however it turns, with a little to spare.
Point freePosition(Random& random, const MoveTable& table, const Footprint& base) {
    double across = 0;
    for (const Point p : outlineOf({base, {}, {}})) {
        across = std::max(across, 2 * std::hypot(p.x.millimeters(), p.y.millimeters()));
    }
    const Footprint around = Footprint::round(Length::fromMillimeters(across * 1.01)).value();
    PlacedFootprint placed{around, {}, {}};
    do {
        placed.position = pointFromInches(random.between(0, 30), random.between(0, 20));
    } while (!mayStand(table, placed));
    return placed.position;
}

Point between(Point a, Point b, double share) {
    return pointFromInches(std::lerp(a.x.inches(), b.x.inches(), share), std::lerp(a.y.inches(), b.y.inches(), share));
}

/// The definition: over all pairs of corners, each asked for by itself.
double byAllPairs(const FreeSpace& ground, Point from, Point to) {
    std::vector<Point> places{from, to};
    for (const MoveCorner& corner : ground.corners()) {
        places.push_back(corner.at);
    }
    std::vector<double> cost(places.size(), 1e9);
    std::vector<char> isDone(places.size());
    cost[0] = 0;
    for (;;) {
        std::size_t next = places.size();
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (isDone[i] == 0 && cost[i] < 1e8 && (next == places.size() || cost[i] < cost[next])) {
                next = i;
            }
        }
        if (next == places.size() || next == 1) {
            return cost[1] < 1e8 ? cost[1] : -1.0;
        }
        isDone[next] = 1;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (isDone[i] == 0 && cost[next] + inchesBetween(places[next], places[i]) < cost[i]) {
                const double along = cost[next] + ground.costs().costBetween(places[next], places[i]);
                if (along < cost[i] && ground.isClear(places[next], places[i])) {
                    cost[i] = along;
                }
            }
        }
    }
}

} // namespace

/// The shortest ways of a base among obstacles.
class TestMoveSearch : public QObject {
    Q_OBJECT

private slots:
    void inTheOpen_itIsStraight() {
        QCOMPARE(inchesTo(tableWith({}), pointFromInches(5, 5), pointFromInches(8, 9)), 5.0);
    }

    void roundABox_itRollsRoundTheCorners() {
        const double toCorner = std::sqrt(5 * 5 + 2 * 2 - 0.25);
        const double arc = 0.5 * (std::atan2(2, 5) + std::asin(0.5 / std::hypot(5, 2)));
        const double exact = 2 * (toCorner + arc) + 4;
        const double told =
            inchesTo(tableWith({boxPolygon(10, 8, 14, 12)}), pointFromInches(5, 10), pointFromInches(19, 10));
        QVERIFY2(told >= exact && told < exact + 0.003, qPrintable(QString::number(told - exact)));
    }

    void aGap_isAsWideAsTheBase() {
        const auto gate = [](double gap) {
            return tableWith({wall(15, 0, 15, 10 - gap / 2), wall(15, 10 + gap / 2, 15, 20)});
        };
        QCOMPARE(inchesTo(gate(1.0001), pointFromInches(10, 10), pointFromInches(20, 10)), 10.0);
        QCOMPARE(inchesTo(gate(0.9999), pointFromInches(10, 10), pointFromInches(20, 10)), -1.0);
    }

    void aLongBase_goesThroughAGapTheWayItFaces() {
        const Footprint plank = Footprint::rectangle(Length::fromInches(3), Length::fromInches(1)).value();
        const MoveTable gate = tableWith({wall(15, 0, 15, 9), wall(15, 11, 15, 20)});
        const Point from = pointFromInches(10, 10);
        const Point to = pointFromInches(20, 10);
        QCOMPARE(inchesTo(gate, from, to, plank, Turning::Free), -1.0);
        QCOMPARE(inchesTo(gate, from, to, plank, Turning::Kept, 0), 10.0);
        QCOMPARE(inchesTo(gate, from, to, plank, Turning::Kept, 90), -1.0);
    }

    void anIsland_isNotReached() {
        const MoveTable moat =
            tableWith({wall(10, 5, 20, 5), wall(20, 5, 20, 15), wall(20, 15, 10, 15), wall(10, 15, 10, 5)});
        QCOMPARE(inchesTo(moat, pointFromInches(5, 10), pointFromInches(15, 10)), -1.0);
        QCOMPARE(inchesTo(moat, pointFromInches(12, 10), pointFromInches(15, 10)), 3.0);
    }

    void matterThatMeets_leavesNoGap() {
        const MoveTable line = tableWith({boxPolygon(14, 0, 16, 10), boxPolygon(14, 10, 16, 20)});
        QCOMPARE(inchesTo(line, pointFromInches(10, 10), pointFromInches(20, 10),
                          Footprint::round(Length::fromNanometers(2000)).value()),
                 -1.0);
    }

    void leaningOnAWall_itMayLeaveAndNotPass() {
        const MoveTable table = tableWith({wall(10, 0, 10, 20)});
        QVERIFY(std::abs(inchesTo(table, pointFromInches(10.5, 10), pointFromInches(20, 10)) - 9.5) < 1e-9);
        QVERIFY(std::abs(inchesTo(table, pointFromInches(10.5, 10), pointFromInches(10.5, 15)) - 5) < 1e-6);
        QCOMPARE(inchesTo(table, pointFromInches(10.5, 10), pointFromInches(5, 10)), -1.0);
    }

    /// What lies along the side that it leans on is one direction of a look, yet the way round goes along it.
    void leaningOnABox_itGoesAlongIt() {
        const MoveTable table = tableWith({boxPolygon(10, 5, 18, 7)});
        const Point there = pointFromInches(13, 2);
        const double leaning = inchesTo(table, pointFromInches(13, 7.5), there);
        const double apart = inchesTo(table, pointFromInches(13, 7.51), there);
        QVERIFY(leaning > 0);
        QVERIFY(std::abs(leaning - apart) < 0.02);
        QVERIFY(std::abs(inchesTo(table, there, pointFromInches(13, 7.5)) - leaning) < 1e-6);
    }

    void dearGround_isWalkedRoundWhereThatIsCheaper() {
        const MoveTable table = tableWith({}, {{boxPolygon(12, 9.9, 20, 10.1), 2.0}});
        const auto path = pathOf(table, {kRound, {}, pointFromInches(10, 10)}, pointFromInches(22, 10));
        QVERIFY(path && path->cost > 12 && path->cost < 12.01 && path->inches > 12);
        QVERIFY(std::abs(pathOf(tableWith({}, {{boxPolygon(12, 0, 14, 20), 2.0}}),
                                {kRound, {}, pointFromInches(10, 10)}, pointFromInches(16, 10))
                             ->cost -
                         8) < 1e-9);
    }

    void noMoreThanAsked_isFound() {
        const MoveTable table = tableWith({boxPolygon(10, 8, 14, 12)});
        const Mover mover{kRound, {}, pointFromInches(5, 10)};
        const FreeSpace ground{table, mover, {&mover.from, 1}, Length::fromInches(6)};
        const MoveSearch search{ground, mover.from, 6.0};
        QVERIFY(search.costTo(pointFromInches(9.4, 10)) && search.costTo(pointFromInches(10, 12.6)));
        QVERIFY(!search.costTo(pointFromInches(11, 10)) && !search.costTo(pointFromInches(14.6, 10)));
        QVERIFY(!search.costTo(pointFromInches(5, 16.1)) && search.costTo(pointFromInches(5, 15.9)));
    }

    void stopped_itFindsNothing() {
        std::stop_source source;
        source.request_stop();
        const Mover mover{kRound, {}, pointFromInches(5, 10)};
        const FreeSpace ground{tableWith({boxPolygon(10, 8, 14, 12)}), mover, {&mover.from, 1}};
        QVERIFY(!(MoveSearch{ground, mover.from, {}, {}, source.get_token()}.costTo(pointFromInches(6, 10))));
    }

    void anyWay_isTheCheapestOverAllCorners_data() {
        QTest::addColumn<bool>("withWeightedRegion");
        QTest::newRow("even ground") << false;
        QTest::newRow("costly area") << true;
    }
    void anyWay_isTheCheapestOverAllCorners() {
        QFETCH(const bool, withWeightedRegion);
        const std::uint64_t seed = withWeightedRegion ? 912 : 911;
        Random random = toldRandom(seed);
        int bent = 0;
        int closed = 0;
        for (int i = 0; i < 40; ++i) {
            MoveTable table = anyTable(random);
            if (withWeightedRegion) {
                table.costAreas = {{boxPolygon(4, 4, 12, 9), 2.0}, {boxPolygon(10, 6, 22, 15), 1.5}};
            }
            const Footprint base = random.oneIn(2) ? kRound : randomFootprint(random);
            const Mover mover{base, Angle::fromDegrees(random.between(0, 360)), freePosition(random, table, base),
                              random.oneIn(2) ? Turning::Kept : Turning::Free};
            const Point to = freePosition(random, table, base);
            const std::array free{mover.from, to};
            const FreeSpace ground{table, mover, free};
            const auto path = MoveSearch{ground, mover.from, {}, to}.pathTo(to);
            const double told = path ? path->cost : -1.0;
            const double all = byAllPairs(ground, mover.from, to);
            QVERIFY2(std::abs(told - all) < 1e-9,
                     qPrintable(
                         QStringLiteral("table %1: %2 against %3").arg(i).arg(told, 0, 'f', 12).arg(all, 0, 'f', 12)));
            // One search for all places gives the same.
            const double one = MoveSearch{ground, mover.from}.costTo(to).value_or(-1.0);
            QVERIFY2(std::abs(told - one) < 1e-9,
                     qPrintable(
                         QStringLiteral("table %1: %2 against %3").arg(i).arg(told, 0, 'f', 12).arg(one, 0, 'f', 12)));
            bent += path && path->corners.size() > 2;
            closed += !path;
        }
        QVERIFY(bent > 10 && closed > 0);
    }

    void onTheWay_theBaseTouchesNothing() {
        Random random = toldRandom(913);
        int bent = 0;
        for (int i = 0; i < 120; ++i) {
            const MoveTable table = anyTable(random);
            const Footprint base = random.oneIn(3) ? kRound : randomFootprint(random);
            const Mover mover{base, Angle::fromDegrees(random.between(0, 360)), freePosition(random, table, base),
                              random.oneIn(2) ? Turning::Kept : Turning::Free};
            const Point to = freePosition(random, table, base);
            const auto path = pathOf(table, mover, to);
            if (!path) {
                continue;
            }
            bent += path->corners.size() > 2;
            QVERIFY(path->inches >= inchesBetween(mover.from, to) - 1e-9);
            for (std::size_t leg = 1; leg < path->corners.size(); ++leg) {
                for (int step = 0; step <= 40; ++step) {
                    const Angle facing =
                        mover.turning == Turning::Kept ? mover.facing : Angle::fromDegrees(random.between(0, 360));
                    QVERIFY2(mayStand(table,
                                      {base, between(path->corners[leg - 1], path->corners[leg], step / 40.0), facing}),
                             qPrintable(QStringLiteral("table %1, leg %2, step %3").arg(i).arg(leg).arg(step)));
                }
            }
        }
        QVERIFY(bent > 30);
    }

    void thereAndBack_isAsLong_andNoShorterThanProved() {
        Random random = toldRandom(914);
        double widest = 0;
        for (int i = 0; i < 100; ++i) {
            const MoveTable table = anyTable(random);
            const Point from = freePosition(random, table, kRound);
            const Point to = freePosition(random, table, kRound);
            const double forth = inchesTo(table, from, to);
            QVERIFY(std::abs(forth - inchesTo(table, to, from)) < 1e-9);
            const auto least = pathOf(table, {kRound, {}, from, Turning::Free, RingFit::Inside}, to);
            QVERIFY(forth < 0 || (least && least->inches <= forth));
            if (forth >= 0) {
                widest = std::max(widest, forth - least->inches);
            }
        }
        qInfo("between proved and told: %g in", widest);
        QVERIFY(widest < 0.05);
    }
};

QTEST_APPLESS_MAIN(TestMoveSearch)
#include "tst_move_search.moc"
