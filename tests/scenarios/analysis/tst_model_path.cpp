#include "geometry/shapes/distance.h"
#include "scenarios/analysis/model_path.h"
#include "scenarios/edits/standing.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/straight_shapes.h"
#include "tests/support/told_random.h"

#include <QTest>

#include <cmath>
#include <queue>

using namespace sightline;
using namespace scenarios;
using namespace testsupport;
using namespace sightline::geometry;

namespace {

constexpr double kRadius = 16 / 25.4; ///< of 32 mm

Scenario tableWith(std::vector<Piece> terrain, double x, double y) {
    return makeScenario({.width = 30, .height = 20, .terrain = std::move(terrain), .models = {modelAt("m", x, y)}});
}

double inchesTo(const Scenario& scenario, double x, double y, const TerrainCosts& costs = TerrainCosts::usual()) {
    const auto path = cheapestPath(scenario, {"m"}, pointFromInches(x, y), costs);
    return path ? path->length.inches() : -1.0 - static_cast<int>(path.error());
}

double costTo(const Scenario& scenario, double x, double y, const TerrainCosts& costs = TerrainCosts::usual()) {
    const auto path = cheapestPath(scenario, {"m"}, pointFromInches(x, y), costs);
    return path ? path->cost : -1.0;
}

bool isNear(double a, double b, double within = 0.01) { return std::abs(a - b) <= within; }

Piece ground(const char* id, const char* kind, double left, double top, double right, double bottom) {
    return boxPiece(QLatin1String{id}, left, top, right, bottom, {.kind = QLatin1String{kind}});
}

/// How deep the base is in what it may not enter, at worst, in inches, in small steps of the way.
double deepest(const Scenario& scenario, const ModelPath& path) {
    double deep = 0;
    const geometry::Footprint pin = geometry::Footprint::round(Length::fromNanometers(2)).value();
    for (std::size_t i = 1; i < path.corners.size(); ++i) {
        const Point a = path.corners[i - 1];
        const Point b = path.corners[i];
        for (int step = 0; step <= 100; ++step) {
            const Point p = pointFromInches(std::lerp(a.x.inches(), b.x.inches(), step / 100.0),
                                            std::lerp(a.y.inches(), b.y.inches(), step / 100.0));
            for (const Piece& piece : scenario.terrain) {
                if (!isEnterable(piece)) {
                    const Length gap = std::visit(
                        [&](const auto& outline) {
                            return geometry::distanceTo({pin, p, {}}, outline);
                        },
                        piece.outline);
                    deep = std::max(deep, kRadius - gap.inches());
                }
            }
            for (const Model& other : scenario.models) {
                if (other.id.value != u"m") {
                    deep = std::max(deep, kRadius - geometry::edgeDistance({pin, p, {}}, other.placed()).inches());
                }
            }
        }
    }
    return deep;
}

/// Boxes, walls and bases anywhere, and the model where it stands on none of them.
Scenario anyTable(Random& random) {
    Scenario scenario = tableWith({}, 0, 0);
    for (int i = 0; i < 6; ++i) {
        const double left = random.between(0, 26);
        const double top = random.between(0, 16);
        if (i < 4) {
            scenario.terrain.push_back(boxPiece(QStringLiteral("p%1").arg(i), left, top, left + random.between(0.2, 6),
                                                top + random.between(0.2, 6)));
        } else {
            scenario.terrain.push_back(wallPiece(
                QStringLiteral("w%1").arg(i), {{left, top}, {left + 4, top + random.between(0, 4)}, {left, top + 6}}));
        }
    }
    for (int i = 0; i < 4; ++i) {
        scenario.models.push_back(
            modelAt(QStringLiteral("other%1").arg(i), random.between(1, 29), random.between(1, 19)));
    }
    return scenario;
}

/// A place where it may stand.
Point freePosition(Random& random, const Scenario& scenario) {
    Model there = scenario.models[0];
    const Model nowhere = modelAt("m", -50, -50);
    do {
        there.position = pointFromInches(random.between(0.7, 29.3), random.between(0.7, 19.3));
    } while (!mayStand(scenario, there, nowhere));
    return there.position;
}

/// Steps of up to 3 x 2 cells over points a quarter of an inch apart: no shorter than the shortest way, and longer by a
/// few of a hundred.
double latticeWay(const Scenario& scenario, Point from, Point to) {
    constexpr double kCell = 0.25;
    constexpr int kColumns = 121;
    constexpr int kRows = 81;
    Model probe = scenario.models[0];
    const Model nowhere = modelAt("m", -50, -50);
    const auto isFree = [&](double x, double y) {
        probe.position = pointFromInches(x, y);
        return mayStand(scenario, probe, nowhere);
    };
    std::vector<char> open(kColumns * kRows);
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            open[static_cast<std::size_t>(row * kColumns + column)] =
                static_cast<char>(isFree(column * kCell, row * kCell));
        }
    }
    const auto snapped = [&](Point p) {
        return std::pair{static_cast<int>(std::lround(p.x.inches() / kCell)),
                         static_cast<int>(std::lround(p.y.inches() / kCell))};
    };
    const auto [fromColumn, fromRow] = snapped(from);
    const auto [toColumn, toRow] = snapped(to);
    std::vector<double> cost(open.size(), 1e9);
    using Entry = std::pair<double, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    queue.emplace(0.0, fromRow * kColumns + fromColumn);
    cost[static_cast<std::size_t>(fromRow * kColumns + fromColumn)] = 0;
    while (!queue.empty()) {
        const auto [sofar, at] = queue.top();
        queue.pop();
        if (sofar > cost[static_cast<std::size_t>(at)]) {
            continue;
        }
        if (at == toRow * kColumns + toColumn) {
            return sofar;
        }
        for (int dy = -3; dy <= 3; ++dy) {
            for (int dx = -3; dx <= 3; ++dx) {
                const int column = at % kColumns + dx;
                const int row = at / kColumns + dy;
                if (column < 0 || row < 0 || column >= kColumns || row >= kRows || std::gcd(dx, dy) != 1) {
                    continue;
                }
                const int next = row * kColumns + column;
                const double length = sofar + kCell * std::hypot(dx, dy);
                if (open[static_cast<std::size_t>(next)] != 0 && length < cost[static_cast<std::size_t>(next)] &&
                    isFree((at % kColumns + dx / 2.0) * kCell, (at / kColumns + dy / 2.0) * kCell)) {
                    cost[static_cast<std::size_t>(next)] = length;
                    queue.emplace(length, next);
                }
            }
        }
    }
    return -1;
}

} // namespace

/// The shortest way round pieces: rows S2.64 and S2.65, trap T34.
class TestModelPath : public QObject {
    Q_OBJECT

private slots:
    void S2_64_nothingInTheWay_isStraight() {
        const auto path = cheapestPath(tableWith({}, 5, 5), {"m"}, pointFromInches(8, 9));
        QVERIFY(path.has_value());
        QCOMPARE(path->corners.size(), std::size_t{2});
        QCOMPARE(path->length, Length::fromInches(5));
        QCOMPARE(path->cost, 5.0);
        QCOMPARE(inchesTo(tableWith({}, 5, 5), 5, 5), 0.0);
    }

    void S2_64_roundABox_theBaseRollsRoundItsCorners() {
        // From the middle of one side to the middle of the other of a box 4 in deep: tangents, arcs and the straight
        // side.
        const Scenario scenario = tableWith({boxPiece("box", 10, 8, 14, 12)}, 5, 10);
        const double toCorner = std::sqrt(5 * 5 + 2 * 2 - kRadius * kRadius);
        const double arc = kRadius * (std::atan2(2, 5) + std::asin(kRadius / std::hypot(5, 2)));
        QVERIFY(isNear(inchesTo(scenario, 19, 10), 2 * (toCorner + arc) + 4, 0.02));
    }

    void S2_64_aGapIsAsWideAsTheBase() {
        const auto gate = [](double gap) {
            return tableWith(
                {wallPiece("up", {{15, 0}, {15, 10 - gap / 2}}), wallPiece("down", {{15, 10 + gap / 2}, {15, 20}})}, 10,
                10);
        };
        QCOMPARE(inchesTo(gate(2 * kRadius + 0.001), 20, 10), 10.0);
        QVERIFY(inchesTo(gate(2 * kRadius - 0.02), 20, 10) < 0);
    }

    void S2_64_noWay_saysWhy() {
        const Scenario scenario =
            tableWith({wallPiece("across", {{15, 0}, {15, 20}}), boxPiece("box", 20, 8, 24, 12)}, 10, 10);
        QCOMPARE(cheapestPath(scenario, {"m"}, pointFromInches(18, 10)).error(), NoPath::Closed);
        QCOMPARE(cheapestPath(scenario, {"m"}, pointFromInches(22, 10)).error(), NoPath::CannotStandThere);
        QCOMPARE(cheapestPath(scenario, {"m"}, pointFromInches(31, 10)).error(), NoPath::CannotStandThere);
        QCOMPARE(cheapestPath(scenario, {"x"}, pointFromInches(18, 10)).error(), NoPath::NoSuchModel);
    }

    void S2_64_theWayBack_isAsLong() {
        Random random{264};
        for (int i = 0; i < 40; ++i) {
            Scenario scenario = anyTable(random);
            const Point a = freePosition(random, scenario);
            const Point b = freePosition(random, scenario);
            scenario.models[0].position = a;
            const auto forth = cheapestPath(scenario, {"m"}, b);
            scenario.models[0].position = b;
            const auto back = cheapestPath(scenario, {"m"}, a);
            QCOMPARE(forth.has_value(), back.has_value());
            QVERIFY(!forth || isNear(forth->length.inches(), back->length.inches(), 1e-6));
        }
    }

    void S2_64_anyWay_isFreeAndNoLongerThanByCells() {
        Random random = toldRandom(2640);
        int bent = 0;
        for (int i = 0; i < 25; ++i) {
            Scenario scenario = anyTable(random);
            const auto onLattice = [](Point p) {
                return pointFromInches(std::round(p.x.inches() * 4) / 4, std::round(p.y.inches() * 4) / 4);
            };
            const Point from = onLattice(freePosition(random, scenario));
            const Point to = onLattice(freePosition(random, scenario));
            Model there = scenario.models[0];
            there.position = from;
            const Model nowhere = modelAt("m", -50, -50);
            if (!mayStand(scenario, there, nowhere)) {
                continue;
            }
            scenario.models[0].position = from;
            const auto path = cheapestPath(scenario, {"m"}, to);
            const double cells = latticeWay(scenario, from, to);
            if (!path) {
                QVERIFY2(cells < 0 || path.error() == NoPath::CannotStandThere,
                         qPrintable(QStringLiteral("table %1: %2").arg(i).arg(cells)));
                continue;
            }
            QVERIFY2(deepest(scenario, *path) < 0.006 * kRadius, qPrintable(QStringLiteral("table %1").arg(i)));
            const double straight = std::hypot((to.x - from.x).inches(), (to.y - from.y).inches());
            QVERIFY(path->length.inches() >= straight - 1e-6);
            bent += path->corners.size() > 2;
            if (cells >= 0) {
                QVERIFY2(
                    path->length.inches() <= cells + 0.01,
                    qPrintable(QStringLiteral("table %1: %2 against %3").arg(i).arg(path->length.inches()).arg(cells)));
                QVERIFY2(
                    path->length.inches() >= cells * 0.9 - 0.5,
                    qPrintable(QStringLiteral("table %1: %2 against %3").arg(i).arg(path->length.inches()).arg(cells)));
            }
        }
        QVERIFY(bent > 4);
    }

    void T34_aWideBase_straddlesNoWall() {
        // The middle would pass beside the end of the wall, the base would not.
        const Scenario scenario = tableWith({wallPiece("stub", {{15, 10.1}, {15, 20}})}, 10, 10);
        const auto path = cheapestPath(scenario, {"m"}, pointFromInches(20, 10));
        QVERIFY(path.has_value());
        QVERIFY(path->length > Length::fromInches(10));
        QVERIFY(deepest(scenario, *path) < 0.006 * kRadius);
        QCOMPARE(inchesTo(scenario, 15, 12),
                 -1.0 - static_cast<int>(NoPath::CannotStandThere)); // nor does it end on one
    }

    void S2_65_basesBlock() {
        Scenario scenario = tableWith({}, 10, 10);
        scenario.models.push_back(modelAt("guard", 15, 10));
        const auto path = cheapestPath(scenario, {"m"}, pointFromInches(20, 10));
        QVERIFY(path.has_value());
        QVERIFY(path->length > Length::fromInches(10));
        QVERIFY(deepest(scenario, *path) < 0.006 * kRadius);
        for (int i = 0; i < 15; ++i) {
            scenario.models.push_back(modelAt(QStringLiteral("line%1").arg(i), 15, 0.7 + 1.3 * i));
        }
        QVERIFY(inchesTo(scenario, 20, 10) < 0);
    }

    void S2_65_dearGround_isCountedOrWalkedRound() {
        const Scenario wide = tableWith({ground("w", "wood", 12, 0, 14, 20)}, 10, 10);
        QVERIFY(isNear(costTo(wide, 16, 10), 8.0, 1e-6)); // 4 in of open ground, 2 in of wood
        QVERIFY(isNear(inchesTo(wide, 16, 10), 6.0, 1e-6));
        const Scenario small = tableWith({ground("w", "wood", 12, 9.9, 20, 10.1)}, 10, 10);
        const double round = costTo(small, 22, 10);
        QVERIFY(round > 12.0 && round < 12.01); // beside it, where 8 in would count twice
        TerrainCosts even;
        QVERIFY(isNear(costTo(wide, 16, 10, even), 6.0, 1e-6));
        TerrainCosts both{.byWord = {{"wood", 2.0}, {"marsh", 3.0}}};
        const Scenario over =
            tableWith({ground("w", "wood", 12, 0, 14, 20), ground("m1", "marsh", 13, 0, 15, 20)}, 10, 10);
        QVERIFY(isNear(costTo(over, 16, 10, both), 3 + 2 + 6, 1e-6)); // the dearest counts
    }

    void S2_65_aPieceMayNameItsOwnCost() {
        Scenario scenario = tableWith({ground("w", "wood", 12, 0, 14, 20)}, 10, 10);
        scenario.terrain[0].traits = {QStringLiteral("cost:1.5")};
        QVERIFY(isNear(costTo(scenario, 16, 10), 7.0, 1e-6));
        scenario.terrain[0].traits = {QStringLiteral("cost:0.2")};
        QVERIFY(isNear(costTo(scenario, 16, 10), 6.0, 1e-6)); // never cheaper than bare ground
    }

    void S2_65_doorsLetPassIfTheyAreOpen() {
        Scenario scenario = tableWith({ground("hall", "ruin", 12, 0, 18, 20)}, 10, 10);
        scenario.terrain[0].walls = {{testsupport::straightWall(12, 0, 12, 8), {}, true, {}, {}},
                                     {testsupport::straightWall(12, 8, 12, 12), QStringLiteral("door"), true, {}, {}},
                                     {testsupport::straightWall(12, 12, 12, 20), {}, true, {}, {}}};
        QCOMPARE(inchesTo(scenario, 15, 10), 5.0);
        TerrainCosts closed = TerrainCosts::usual();
        closed.opensDoors = false;
        QVERIFY(inchesTo(scenario, 15, 10, closed) < 0);
        TerrainCosts opening = TerrainCosts::usual();
        opening.doorInches = 2;
        QVERIFY(isNear(costTo(scenario, 15, 10, opening), 7.0, 0.01));
        scenario.terrain[0].walls[1].blocksSight = false; // open, whoever opens doors, and for nothing
        QVERIFY(isNear(costTo(scenario, 15, 10, closed), 5.0, 1e-6));
        QVERIFY(isNear(costTo(scenario, 15, 10, opening), 5.0, 1e-6));
    }

    void S2_65_aClosedDoorCostsItsOpening() {
        // A wall across the table with a door 8 in wide in the middle: straight through it, 5 in.
        Scenario scenario = tableWith({wallPiece("up", {{12, 0}, {12, 6}}), wallPiece("door", {{12, 6}, {12, 14}}),
                                       wallPiece("down", {{12, 14}, {12, 20}})},
                                      10, 10);
        QVERIFY(inchesTo(scenario, 15, 10) < 0); // a wall as the others
        scenario.terrain[1].kind = QStringLiteral("door");
        TerrainCosts costs = TerrainCosts::usual();
        QVERIFY(isNear(costTo(scenario, 15, 10, costs), 5.0, 1e-6)); // opening costs nothing unless said
        costs.doorInches = 2;
        QVERIFY(isNear(costTo(scenario, 15, 10, costs), 7.0, 0.01));
        QVERIFY(isNear(costTo(scenario, 11, 10, costs), 1.0, 1e-6)); // on this side of it
        scenario.terrain[1].traits = {QStringLiteral("cost:0.5")};
        QVERIFY(isNear(costTo(scenario, 15, 10, costs), 5.5, 0.01)); // this one is easily opened
        scenario.terrain[1].traits.clear();
        costs.opensDoors = false;
        QVERIFY(inchesTo(scenario, 15, 10, costs) < 0);
        scenario.terrain[1].traits = {QStringLiteral("open")};
        QVERIFY(isNear(costTo(scenario, 15, 10, costs), 5.0, 1e-6)); // open, whoever opens doors
        costs.opensDoors = true;
        scenario.terrain[1].traits = {QStringLiteral("locked")};
        QVERIFY(inchesTo(scenario, 15, 10, costs) < 0);
    }

    void S2_65_waysLeadRoundTraps() {
        Scenario scenario = tableWith({ground("pit", "area", 12, 9, 13, 11)}, 10, 10);
        QVERIFY(isNear(inchesTo(scenario, 16, 10), 6.0, 1e-6));
        scenario.terrain[0].traits = {QStringLiteral("trap")};
        const double round = inchesTo(scenario, 16, 10);
        QVERIFY(round > 6.0 && round < 7.0); // past its corners an inch aside
        QVERIFY(isNear(costTo(scenario, 16, 10), round, 1e-6));
        Scenario everywhere = tableWith({ground("mines", "area", 12, 0, 13, 20)}, 10, 10);
        everywhere.terrain[0].traits = {QStringLiteral("trap")};
        QVERIFY(isNear(costTo(everywhere, 16, 10), 15.0, 1e-6)); // 5 in, and one of traps
    }

    void whatItStandsOn_isNoHindrance() {
        const Scenario scenario = tableWith({boxPiece("roof", 8, 8, 12, 12)}, 10, 10);
        QCOMPARE(inchesTo(scenario, 20, 10), 10.0);
    }

    void leaningOnAWall_itMayLeave() {
        const Scenario scenario = tableWith({wallPiece("long", {{10, 0}, {10, 20}})}, 10 + kRadius, 10);
        QVERIFY(isNear(inchesTo(scenario, 20, 10), 10 - kRadius, 1e-6));
        QVERIFY(inchesTo(scenario, 5, 10) < 0); // and not through it
        QVERIFY(isNear(inchesTo(scenario, 10 + kRadius + 0.001, 15), 5.0, 1e-3));
    }

    void atTheEdge_itStaysOnTheTable() {
        const Scenario scenario = tableWith({boxPiece("block", 10, 1, 14, 20)}, 5, 10);
        QVERIFY(inchesTo(scenario, 19, 10) < 0); // an inch is left along the edge, the base is wider
        const Scenario open = tableWith({boxPiece("block", 10, 1.4, 14, 20)}, 5, 10);
        QVERIFY(inchesTo(open, 19, 10) > 20);
    }

    void stopped_saysSo() {
        std::stop_source source;
        source.request_stop();
        const Scenario scenario = tableWith({boxPiece("box", 10, 8, 14, 12)}, 5, 10);
        QCOMPARE(
            cheapestPath(scenario, {"m"}, pointFromInches(19, 10), TerrainCosts::usual(), source.get_token()).error(),
            NoPath::Stopped);
    }
};

QTEST_APPLESS_MAIN(TestModelPath)
#include "tst_model_path.moc"
