#include "geometry/moves/cheapest_path.h"
#include "tests/support/random_boards.h"
#include "tests/support/sight_checks.h"
#include "tests/support/straight_shapes.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

constexpr double kWidth = 40;
constexpr double kHeight = 30;

/// In half inches or anywhere: sides on one line, corners in common and matter that touches come about often.
double somewhere(Random& random, double most) {
    return random.oneIn(2) ? std::floor(2 * random.between(0, most)) / 2 : random.between(0, most);
}

Polygon ruin(Random& random, double x, double y) {
    const double width = 1 + somewhere(random, 5);
    const double height = 1 + somewhere(random, 5);
    const auto at = [&](double u, double v) { return pointFromInches(x + u, y + v); };
    return Polygon::fromVertices(
               std::array{at(0, 0), at(width, 0), at(width, 0.5), at(0.5, 0.5), at(0.5, height), at(0, height)})
        .value();
}

MoveTable anyTable(Random& random, int obstacles) {
    MoveTable table{{{}, pointFromInches(kWidth, kHeight)}, {}, {}};
    for (int i = 0; i < obstacles; ++i) {
        const double x = somewhere(random, kWidth);
        const double y = somewhere(random, kHeight);
        switch (random.below(4)) {
        case 0: table.closed.emplace_back(ruin(random, x, y)); break;
        case 1: {
            const auto at = [&](double u, double v) { return pointFromInches(x + u, y + v); };
            const double side = 0.5 + somewhere(random, 3);
            table.closed.emplace_back(
                Polygon::fromVertices(std::array{at(0, 0), at(side, 0), at(side, 1), at(0, 1)}).value());
            break;
        }
        case 2:
            table.closed.emplace_back(
                Wall::fromVertices(std::array{pointFromInches(x, y), pointFromInches(x + 1 + somewhere(random, 4), y),
                                              pointFromInches(x + 2, y + 1.5 + somewhere(random, 4))})
                    .value());
            break;
        default:
            table.closed.emplace_back(PlacedFootprint{randomFootprint(random), pointFromInches(x, y),
                                                      Angle::fromDegrees(random.between(0, 360))});
        }
    }
    return table;
}

std::optional<MovePath> pastAll(const MoveTable& table, const Mover& mover, Point to) {
    const std::array free{mover.from, to};
    const FreeSpace ground{table, mover, free};
    return MoveSearch{ground, mover.from, {}, to}.pathTo(to);
}

} // namespace

class TestCheapestPath : public QObject {
    Q_OBJECT

private slots:
    void anyWay_isTheOnePastAllObstacles() {
        int found = 0;
        int closed = 0;
        int bends = 0;
        const auto most = static_cast<std::uint64_t>(boardCount(60));
        for (std::uint64_t seed = 1; seed <= most; ++seed) {
            Random random{seed};
            const MoveTable table = anyTable(random, 3 + random.below(70));
            Mover mover{randomFootprint(random), Angle::fromDegrees(random.between(0, 360)),
                        pointFromInches(random.between(2, kWidth - 2), random.between(2, kHeight - 2))};
            if (random.oneIn(2)) {
                mover.base = Footprint::round(Length::fromInches(random.between(0.5, 2))).value();
            }
            mover.turning = random.oneIn(2) ? Turning::Free : Turning::Kept;
            mover.fit = random.oneIn(3) ? RingFit::Inside : RingFit::Outside;
            const Point to = pointFromInches(random.between(2, kWidth - 2), random.between(2, kHeight - 2));
            const auto whole = pastAll(table, mover, to);
            const auto path = cheapestPath(table, mover, to);
            const QByteArray name = "seed " + QByteArray::number(static_cast<qulonglong>(seed));
            QVERIFY2(path.has_value() == whole.has_value(), name.constData());
            if (!path) {
                ++closed;
                continue;
            }
            ++found;
            bends += static_cast<int>(path->corners.size()) - 2;
            QVERIFY2(std::abs(path->cost - whole->cost) <= 2 * Length::fromNanometers(1).inches(), name.constData());
            QCOMPARE(path->corners.front(), mover.from);
            QCOMPARE(path->corners.back(), to);
            const std::array free{mover.from, to};
            const FreeSpace ground{table, mover, free};
            for (std::size_t i = 1; i < path->corners.size(); ++i) {
                QVERIFY2(ground.isClear(path->corners[i - 1], path->corners[i]), name.constData());
            }
        }
        QVERIFY(found > 20);
        QVERIFY(closed > 5);
        QVERIFY(bends > 100);
    }

    /// The start lies in a courtyard that the obstacles make together, and so does the end or not.
    void outOfACourtyard_thereIsNoWay() {
        MoveTable table{{{}, pointFromInches(kWidth, kHeight)}, {}, {}};
        for (const auto& [x1, y1, x2, y2] : {std::array{10.0, 10.0, 20.0, 10.0},
                                             {20.0, 10.0, 20.0, 20.0},
                                             {20.0, 20.0, 10.0, 20.0},
                                             {10.0, 20.0, 10.0, 10.0}}) {
            table.closed.emplace_back(sightline::testsupport::straightWall(x1, y1, x2, y2));
        }
        table.closed.emplace_back(sightline::testsupport::boxPolygon(14, 13, 16, 17));
        const Mover mover{Footprint::round(Length::fromInches(1)).value(), {}, pointFromInches(12, 15)};
        QVERIFY(!cheapestPath(table, mover, pointFromInches(30, 15)));
        const auto within = cheapestPath(table, mover, pointFromInches(18, 15));
        QVERIFY(within.has_value());
        QVERIFY(within->inches > 6.5);
        QCOMPARE(within->inches, pastAll(table, mover, pointFromInches(18, 15))->inches);
    }

    void dearGround_isCounted() {
        Random random{1};
        MoveTable table = anyTable(random, 5);
        table.costAreas = {{sightline::testsupport::boxPolygon(10, 0, 20, 30), 2.0}};
        const Mover mover{Footprint::round(Length::fromInches(1)).value(), {}, pointFromInches(2, 15)};
        const auto path = cheapestPath(table, mover, pointFromInches(30, 15));
        QCOMPARE(path, pastAll(table, mover, pointFromInches(30, 15)));
        QVERIFY(!path || path->cost > path->inches + 9);
    }

    void stopped_itFindsNothing() {
        Random random{2};
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!cheapestPath(anyTable(random, 5),
                              {Footprint::round(Length::fromInches(1)).value(), {}, pointFromInches(2, 15)},
                              pointFromInches(30, 15), stop.get_token()));
    }
};

QTEST_APPLESS_MAIN(TestCheapestPath)
#include "tst_cheapest_path.moc"
