#include "geometry/shapes/distance.h"
#include "tests/geometry/sight/space/volume_table.h"
#include "tests/support/random_boards.h"
#include "tests/support/sight_checks.h"
#include "tests/support/solid_scenes.h"

#include <QByteArray>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

constexpr double kInch = 25.4; ///< mm

using Table = VolumeTable;

VolumeOptions measuring(TouchRule touch = TouchRule::Clear) {
    VolumeOptions options;
    options.touch = touch;
    options.wantShares = false;
    options.wantClearance = true;
    return options;
}

VolumeAnswer measured(const VolumeMap& map,
                      const std::vector<int>& active,
                      const Solid& a,
                      const Solid& b,
                      TouchRule touch = TouchRule::Clear) {
    return findLineInVolume(a, b, map, active, measuring(touch));
}

double clearanceOf(const Table& table, const Solid& a, const Solid& b, TouchRule touch = TouchRule::Clear) {
    const VolumeAnswer answer = measured(table.map, table.active, a, b, touch);
    if (!answer.clearance) {
        qFatal("no clearance");
    }
    if (answer.clearance->errorMillimeters > 1.001e-3) {
        qFatal("only to %f mm", answer.clearance->errorMillimeters);
    }
    return answer.clearance->millimeters;
}

bool isNear(double a, double b) { return std::abs(a - b) <= 1e-3; }

/// No matter reaches into the base, nor is nearer to it than 1 mm.
bool standsFree(const PlacedFootprint& base, const std::vector<Blocker>& blockers) {
    const Box box = boundsOf(base);
    const double reach =
        std::hypot((box.high.x - box.low.x).millimeters(), (box.high.y - box.low.y).millimeters()) / 2 + 1;
    const auto half = [](Length low, Length high) {
        return Length::fromNanometers((low.nanometers() + high.nanometers()) / 2);
    };
    const Point middle{half(box.low.x, box.high.x), half(box.low.y, box.high.y)};
    return std::ranges::all_of(blockers, [&](const Blocker& blocker) {
        const auto* polygon = std::get_if<Polygon>(&blocker.outline);
        if (polygon && polygon->containsInside(middle)) {
            return false;
        }
        std::vector<std::pair<Point, Point>> edges;
        const auto addAll = [&](const std::vector<Point>& line, bool closed) {
            for (std::size_t i = 0; i + (closed ? 0 : 1) < line.size(); ++i) {
                edges.emplace_back(line[i], line[(i + 1) % line.size()]);
            }
        };
        if (polygon) {
            addAll(polygon->outline(), true);
            std::ranges::for_each(polygon->holes(), [&](const Ring& hole) { addAll(hole, true); });
        } else {
            addAll(std::get<Wall>(blocker.outline).vertices(), false);
        }
        return std::ranges::all_of(edges, [&](const auto& edge) {
            const auto mm = [&](Point p) {
                return std::pair{(p.x - middle.x).millimeters(), (p.y - middle.y).millimeters()};
            };
            const auto [px, py] = mm(edge.first);
            const auto [qx, qy] = mm(edge.second);
            const double wayX = qx - px, wayY = qy - py;
            const double share = std::clamp(-(px * wayX + py * wayY) / (wayX * wayX + wayY * wayY), 0.0, 1.0);
            return std::hypot(px + share * wayX, py + share * wayY) > reach;
        });
    });
}

/// Blockers with a floor lower than most lines and a ceiling at 19.99 in: seen from above they would close all lines,
/// so that the search in space has to answer.
Table betweenFloorAndCeiling(std::vector<Blocker> blockers) {
    blockers.push_back(box(-100, -100, 200, 200, 0.01));
    blockers.push_back(box(-100, -100, 200, 200, 0.01, 19.99));
    return Table{std::move(blockers)};
}

template <class Visit> void forPairs(std::size_t count, Visit&& visit) {
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            visit(i, j);
        }
    }
}

QByteArray toldOf(const std::string& name, std::size_t i, std::size_t j, double one, double other) {
    return QByteArray::fromStdString(name) + ", " + QByteArray::number(static_cast<int>(i)) + " and " +
           QByteArray::number(static_cast<int>(j)) + ": " + QByteArray::number(one, 'f', 6) + ", " +
           QByteArray::number(other, 'f', 6);
}

/// Models of 1 in, square, at x = 10 and x = 20.
struct Row {
    const char* name;
    double observerHeight;
    double targetHeight;
    std::vector<Blocker> blockers;
    std::vector<std::vector<SheetOpening>> openings;
    double millimeters;
};

std::vector<Row> rows() {
    const auto across = [](double height) { return wall(15, -50, 15, 70, height); };
    const auto opening = [](double from, double to, double sill, double top) {
        return SheetOpening{in(from), in(to), in(sill), in(top)};
    };
    return {
        {"nothing there: the base's width", 2, 2, {}, {}, kInch},
        {"no wider than the base, however high over a wall", 4, 4, {across(1)}, {}, kInch},
        {"a tenth of an inch over a wall", 2, 2, {across(1.9)}, {}, 0.1 * kInch},
        {"a wall a tenth of an inch too high", 2, 2, {across(2.1)}, {}, -0.1 * kInch},
        {"along the top of a wall", 2, 2, {across(2)}, {}, 0.0},
        // From the far edge of the lower top to the near edge of the higher: 2.1 in over the wall, see tst_volume.
        {"over a wall on a slope", 1, 3, {across(2.099)}, {}, 0.001 * kInch},
        {"under a wall top on a slope", 1, 3, {across(2.102)}, {}, -0.002 * kInch},
        {"a window above the sill", 1.5, 1.5, {wall(15, 0, 15, 40, 4.0)}, {{opening(9, 11, 1, 2)}}, 0.5 * kInch},
        {"a narrow window", 2, 2, {wall(15, 0, 15, 40, 4.0)}, {{opening(9.9, 10.1, 0.5, 1.5)}}, 0.2 * kInch},
        // The lower lintel leaves 0.2 in over the sill, the solids fill all of it.
        {"a low window", 2, 2, {wall(15, 0, 15, 40, 4.0)}, {{opening(9, 11, 1.0, 1.2)}}, 0.2 * kInch},
        // It hangs 8 in over both, and beside the way it would leave 0.6 in.
        {"under a bridge far above", 2, 2, {box(14, 9.4, 16, 9.9, 1.0, 10.0)}, {}, kInch},
        {"beside a block and under a bridge",
         2,
         2,
         {box(14, 8, 16, 9.8, 6.0), box(14, 10.2, 16, 10.4, 1.0, 10.0)},
         {},
         0.7 * kInch},
        {"beside a block, with a low one before it",
         2,
         2,
         {box(14, 8, 16, 9.8, 6.0), box(12, 8, 13, 9.6, 0.3)},
         {},
         0.7 * kInch},
        {"under a floating beam", 1.5, 1.5, {box(14, -50, 16, 70, 1.0, 0.3)}, {}, 0.3 * kInch},
        // The jamb lies half an inch off the base's side: the wall and the base would have to give way by that.
        {"a window beside the way", 2, 2, {wall(15, -60, 15, 100, 6.0)}, {{opening(71, 72, 0, 6)}}, -0.5 * kInch},
        {"two walls that share an end, very high",
         2,
         2,
         {wall(15, 0, 15, 10, 30.0), wall(15, 10, 15, 20, 30.0)},
         {},
         -9.5 * kInch},
        {"the same, so low that the way over them is nearer",
         2,
         2,
         {wall(15, 0, 15, 10, 4.0), wall(15, 10, 15, 20, 4.0)},
         {},
         -2 * kInch},
        {"one of them lower", 2, 2, {wall(15, 0, 15, 10, 30.0), wall(15, 10, 15, 20, 3.0)}, {}, -1 * kInch},
        {"two boxes that share a side", 2, 2, {box(14, 0, 16, 10, 30), box(14, 10, 16, 20, 30)}, {}, -9.5 * kInch},
        {"two boxes one on the other", 2, 2, {box(14, -50, 16, 70, 1), box(14, -50, 16, 70, 2, 1)}, {}, -1 * kInch},
        {"a box on a plate", 2, 2, {box(12, -50, 18, 70, 1), box(14, -50, 16, 70, 1.25, 1)}, {}, -0.25 * kInch},
        {"a post", 2, 2, {box(14, 8, 16, 12, 30)}, {}, -1.5 * kInch},
    };
}

} // namespace

class TestVolumeClearance : public QObject {
    Q_OBJECT

private slots:
    void examples_data() {
        QTest::addColumn<int>("index");
        const auto all = rows();
        for (std::size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].name) << static_cast<int>(i);
        }
    }

    void examples() {
        QFETCH(int, index);
        const Row row = rows()[static_cast<std::size_t>(index)];
        const Table table{row.blockers, row.openings};
        const Solid a = squareModel(10, 10, row.observerHeight);
        const Solid b = squareModel(20, 10, row.targetHeight);
        for (const TouchRule touch : {TouchRule::Clear, TouchRule::Blocked}) {
            const double there = clearanceOf(table, a, b, touch);
            QVERIFY2(isNear(there, row.millimeters), QByteArray::number(there, 'f', 6).constData());
            QCOMPARE(clearanceOf(table, b, a, touch), there);
        }
    }

    /// A base wholly inside a solid, 10 in of it to the other base: over the top or beside, whichever is nearer.
    void outOfASolid_theNearestWayCounts() {
        const Solid outside = squareModel(10, 10, 1.6);
        const Solid inside = squareModel(30, 10, 1.6);
        const auto isAt = [&](const Table& table, double millimeters) {
            return isNear(clearanceOf(table, outside, inside), millimeters) &&
                   isNear(clearanceOf(table, inside, outside), millimeters);
        };
        // 1.4 in over the head, far from the sides.
        QVERIFY(isAt(Table{{box(20, -20, 40, 40, 3)}}, -1.4 * kInch));
        // One side of the solid is 1 in from that of the base: 0.5 in for each of the two to give way.
        QVERIFY(isAt(Table{{box(20, -20, 40, 11.5, 3)}}, -1.0 * kInch));
        QVERIFY(isAt(Table{{box(20, -20, 40, 11.5, 30)}}, -1.0 * kInch));
        QVERIFY(isAt(Table{{box(20, -20, 40, 11.5, 2)}}, -0.4 * kInch));
    }

    /// Bases of all shapes, at every angle: 1.4 in over the head.
    void outOfAHighSolid_everyBaseNeedsItsHeight() {
        const Table table{{box(20, -20, 40, 40, 3)}};
        const auto solid = [](const Footprint& base, double x, double degrees) {
            return Solid{{base, pointFromInches(x, 10), Angle::fromDegrees(degrees)}, {}, in(1.6)};
        };
        const std::vector<Footprint> bases{*Footprint::round(in(1)), *Footprint::oval(in(3), in(2)),
                                           *Footprint::rectangle(in(4), in(2)), *Footprint::round(in(4))};
        for (const Footprint& one : bases) {
            for (const Footprint& other : bases) {
                for (const double degrees : {0.0, 30.0, 73.0}) {
                    const double there = clearanceOf(table, solid(one, 8, 0), solid(other, 28, degrees));
                    QVERIFY2(isNear(there, -1.4 * kInch), QByteArray::number(there, 'f', 6).constData());
                }
            }
        }
    }

    /// Half in a solid, the base has a side to which the way leads over the top: 1.4 in too high.
    void halfInASolid_theWayLeadsOverIt() {
        const Table half{{box(20, 5, 25, 15, 3), wall(15, -50, 15, 70, 3)}};
        QVERIFY(isNear(clearanceOf(half, squareModel(10, 10, 1.6), squareModel(20, 10, 1.6)), -1.4 * kInch));
    }

    void whatIsNotAsked_isNotAnswered() {
        const Table table{{wall(15, -50, 15, 70, 1.0)}};
        const Solid a = squareModel(10, 10, 2);
        VolumeOptions options;
        QVERIFY(!findLineInVolume(a, squareModel(20, 10, 2), table.map, table.active, options).clearance);
        options = measuring();
        options.method = SightMethod::Sampled;
        QVERIFY(!findLineInVolume(a, squareModel(20, 10, 2), table.map, table.active, options).clearance);
        QVERIFY(!measured(table.map, table.active, a, squareModel(10.9, 10, 1, 5)).clearance); // over one another
        QVERIFY(!measured(table.map, table.active, a, squareModel(11, 10, 2)).clearance);      // they touch
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!findLineInVolume(a, squareModel(20, 10, 2), table.map, table.active, measuring(), stop.get_token())
                     .clearance);
    }

    void fewSteps_tellTheirError() {
        const Table table{{wall(15, -50, 15, 9.9, 4.0), wall(15.5, 10.3, 15.5, 70, 1.8)}};
        const Solid a = squareModel(10, 10, 2);
        const Solid b = squareModel(20, 10.3, 1.5, 0.2);
        const double exact = clearanceOf(table, a, b);
        VolumeOptions options = measuring();
        options.maxClearanceSteps = 0;
        const VolumeAnswer rough = findLineInVolume(a, b, table.map, table.active, options);
        QVERIFY(rough.clearance && rough.clearance->errorMillimeters > 1e-3);
        QVERIFY(rough.clearance->millimeters <= exact + 1e-3 &&
                exact <= rough.clearance->millimeters + rough.clearance->errorMillimeters);
    }

    void roundBasesPastLowPieces_needFewSteps() {
        VolumeOptions options = measuring();
        options.maxClearanceSteps = 150;
        for (int seed = 1; seed <= boardCount(60); ++seed) {
            Random random{static_cast<std::uint64_t>(seed) + 500};
            std::vector<Blocker> blockers;
            for (int i = 0; i < 3; ++i) {
                const double x = random.between(7, 14), y = random.between(5, 9);
                blockers.push_back(
                    box(x, y, x + random.between(0.5, 3), y + random.between(0.5, 3), random.between(0.5, 3)));
            }
            const Table table{blockers};
            const auto model = [&](double x, double height) {
                return Solid{
                    {Footprint::round(in(random.between(1, 2))).value(), pointFromInches(x, random.between(6, 10)), {}},
                    {},
                    in(height)};
            };
            const Solid a = model(4, 1.2);
            const Solid b = model(19, 2.6);
            const auto answer = findLineInVolume(a, b, table.map, table.active, options);
            QVERIFY(answer.clearance);
            QVERIFY2(answer.clearance->errorMillimeters <= 1.001e-3,
                     toldOf("seed", static_cast<std::size_t>(seed), 0, answer.clearance->millimeters,
                            answer.clearance->errorMillimeters)
                         .constData());
        }
    }

    void unlimitedPieces_haveTheClearanceOfThePlan() {
        // By way of the plan, and, with a floor and a ceiling that are in no line's way, by the search in space.
        int pairs = 0;
        for (int seed = 1; seed <= boardCount(150); ++seed) {
            const SightBoard board = randomBoard(static_cast<std::uint64_t>(seed) + 100, {8, 4, 22, 14});
            std::vector<Blocker> blockers = board.blockers;
            for (Blocker& blocker : blockers) {
                blocker.height.reset();
                blocker.elevation = {};
            }
            const Table flat{blockers};
            forPairs(board.bases.size(), [&](std::size_t i, std::size_t j) {
                const Solid a{board.bases[i], {}, in(20)}; // so high that no beam needs the floor or the ceiling
                const Solid b{board.bases[j], {}, in(15)};
                SightOptions options;
                options.wantShares = false;
                const auto plan = findLineOfSight(a.placed, b.placed, flat.map.plan(), flat.active, options);
                const auto dispatched = measured(flat.map, flat.active, a, b);
                QCOMPARE(dispatched.clearance.has_value(), plan.clearanceMillimeters.has_value());
                if (!plan.clearanceMillimeters) {
                    return;
                }
                QVERIFY(std::abs(dispatched.clearance->millimeters - *plan.clearanceMillimeters) <= 2e-5);
                QCOMPARE(dispatched.clearance->beam.has_value(), plan.beam.has_value());
                const bool isConvex = !std::holds_alternative<HullOutline>(a.placed.footprint.shape()) &&
                                      !std::holds_alternative<HullOutline>(b.placed.footprint.shape());
                if (!isConvex || !standsFree(a.placed, blockers) || !standsFree(b.placed, blockers)) {
                    return;
                }
                // What recedes is the same where all of it lies between the bases: see below.
                if (*plan.clearanceMillimeters < 0) {
                    return;
                }
                ++pairs;
                const Table floored = betweenFloorAndCeiling(blockers);
                const auto searched = measured(floored.map, floored.active, a, b);
                QVERIFY(searched.clearance);
                QCOMPARE(searched.clearance->errorMillimeters > 1e-4, true);
                QVERIFY2(
                    isNear(searched.clearance->millimeters, *plan.clearanceMillimeters),
                    toldOf(board.name, i, j, searched.clearance->millimeters, *plan.clearanceMillimeters).constData());
            });
        }
        qInfo("%d pairs, seeds 101 to %d", pairs, 100 + boardCount(150));
        QVERIFY(pairs * 5 > boardCount(150));
    }

    void unlimitedPiecesBetweenTheBases_recedeAsInThePlan() {
        int blocked = 0;
        for (int seed = 1; seed <= boardCount(100); ++seed) {
            Random random{static_cast<std::uint64_t>(seed) + 300};
            std::vector<Blocker> blockers;
            for (int i = 0; i < 5; ++i) {
                const double x = random.between(7, 15), y = random.between(4, 9);
                if (random.oneIn(2)) {
                    blockers.push_back(box(x, y, x + random.between(0.5, 3), y + random.between(0.5, 3), {}));
                } else {
                    blockers.push_back(wall(x, y, random.between(7, 17), random.between(4, 12), {}));
                }
            }
            const Table flat{blockers};
            const Solid a = squareModel(4, 8, 20);
            const Table floored = betweenFloorAndCeiling(blockers);
            const Solid b{{Footprint::round(in(1)).value(), pointFromInches(20, random.between(7, 9)), {}}, {}, in(15)};
            SightOptions options;
            options.wantShares = false;
            const auto plan = findLineOfSight(a.placed, b.placed, flat.map.plan(), flat.active, options);
            const auto searched = measured(floored.map, floored.active, a, b);
            QVERIFY(searched.clearance && plan.clearanceMillimeters && searched.clearance->errorMillimeters > 1e-4);
            QVERIFY2(isNear(searched.clearance->millimeters, *plan.clearanceMillimeters),
                     toldOf("seed", static_cast<std::size_t>(seed), 0, searched.clearance->millimeters,
                            *plan.clearanceMillimeters)
                         .constData());
            blocked += plan.visibility == Visibility::Blocked;
        }
        qInfo("%d blocked, seeds 301 to %d", blocked, 300 + boardCount(100));
        QVERIFY(blocked * 10 > boardCount(100));
    }

    void anySolids_haveTheSignOfTheVerdict() {
        int pairs = 0, rough = 0;
        for (int seed = 1; seed <= boardCount(8); ++seed) {
            const SolidScene scene = solidScene(static_cast<std::uint64_t>(seed) + 40'000);
            forPairs(scene.solids.size(), [&](std::size_t i, std::size_t j) {
                const Solid& a = scene.solids[i];
                const Solid& b = scene.solids[j];
                const VolumeAnswer there = measured(scene.map, scene.active, a, b);
                const VolumeAnswer back = measured(scene.map, scene.active, b, a);
                QVERIFY2((there.clearance && back.clearance)
                             ? there.clearance->millimeters == back.clearance->millimeters
                             : there.clearance == back.clearance,
                         scene.name.c_str());
                if (!there.clearance) {
                    return;
                }
                ++pairs;
                rough += there.clearance->errorMillimeters > 0.1;
                const double width = there.clearance->millimeters;
                const bool isClear = there.visibility == Visibility::Clear;
                QVERIFY2(isClear ? width >= 0 : width <= 0, toldOf(scene.name, i, j, width, 0).constData());
            });
        }
        qInfo("%d pairs, %d of them not to 0.1 mm, seeds 40001 to %d", pairs, rough, 40'000 + boardCount(8));
        QVERIFY(rough * 4 < pairs);
    }

    void eachLineOfABeam_isClear() {
        int beams = 0, high = 0;
        for (int seed = 1; seed <= boardCount(40); ++seed) {
            const SightBoard board = randomBoard(static_cast<std::uint64_t>(seed) + 200, {8, 5, 36, 24});
            Random random{static_cast<std::uint64_t>(seed)};
            std::vector<Blocker> blockers = board.blockers;
            for (Blocker& blocker : blockers) {
                blocker.elevation = random.oneIn(3) ? in(random.between(0.3, 2)) : Length{};
                blocker.height = in(random.between(0.5, 3));
            }
            const Table table{blockers};
            const QuickSolidTest test{blockers, {}};
            forPairs(board.bases.size(), [&](std::size_t i, std::size_t j) {
                const Solid a{board.bases[i], {}, in(random.between(0.5, 3))};
                const Solid b{board.bases[j], {}, in(random.between(0.5, 3))};
                if (!standsFree(a.placed, blockers) || !standsFree(b.placed, blockers)) {
                    return;
                }
                const VolumeAnswer answer = measured(table.map, table.active, a, b);
                if (!answer.clearance || !answer.clearance->beam || answer.clearance->millimeters < 0.01) {
                    return;
                }
                // Sideways along the front that faces the other base, and up and down.
                ++beams;
                const double width = answer.clearance->millimeters;
                const SightLine3& beam = *answer.clearance->beam;
                high += width < std::min(a.height, b.height).millimeters();
                const auto direction = [](Point from, Point to) {
                    const double x = (to.x - from.x).millimeters(), y = (to.y - from.y).millimeters();
                    return std::pair{x / std::hypot(x, y), y / std::hypot(x, y)};
                };
                const Nearest nearest = nearestPoints(a.placed, b.placed);
                const auto [alongX, alongY] = direction(nearest.onFirst, nearest.onSecond);
                const auto [wayX, wayY] = direction(beam.from.plan, beam.to.plan);
                const double across = width / 2 / (wayX * alongX + wayY * alongY);
                const auto moved = [&](const Point3& p, double sideways, double up) {
                    return QuickSolidTest::Place{p.plan.x.millimeters() - sideways * across * alongY,
                                                 p.plan.y.millimeters() + sideways * across * alongX,
                                                 p.z.millimeters() + up * width / 2};
                };
                for (const double sideways : {-0.99, -0.5, 0.0, 0.5, 0.99}) {
                    for (const double up : {-0.99, 0.0, 0.99}) {
                        QVERIFY2(test.isSurelyClear(moved(beam.from, sideways, up), moved(beam.to, sideways, up)),
                                 toldOf(board.name, i, j, width, sideways).constData());
                    }
                }
            });
        }
        qInfo("%d beams, %d of them no wider than the solids are high, seeds 201 to %d", beams, high,
              200 + boardCount(40));
        QVERIFY(beams >= boardCount(40) && high > 0);
    }

    void theOrderOfPieces_changesNothing_aFurtherPieceNarrows() {
        for (int seed = 1; seed <= boardCount(3); ++seed) {
            const SolidScene scene = solidScene(static_cast<std::uint64_t>(seed) + 50'000);
            const auto tableOf = [&](std::size_t count, bool backwards) {
                std::vector<Blocker> blockers;
                Openings openings;
                for (std::size_t k = 0; k < count; ++k) {
                    const std::size_t from = backwards ? count - 1 - k : k;
                    blockers.push_back(scene.blockers[from]);
                    openings.push_back(scene.openings[from]);
                }
                return Table{blockers, openings};
            };
            const Table all = tableOf(scene.blockers.size(), false);
            const Table backwards = tableOf(scene.blockers.size(), true);
            const Table fewer = tableOf(scene.blockers.size() - 1, false);
            forPairs(scene.solids.size(), [&](std::size_t i, std::size_t j) {
                const auto on = [&](const Table& table) {
                    return measured(table.map, table.active, scene.solids[i], scene.solids[j]).clearance;
                };
                const auto width = on(all);
                const auto other = on(backwards);
                const auto before = on(fewer);
                if (!width) {
                    return;
                }
                QVERIFY2(width == other, toldOf(scene.name, i, j, width->millimeters, other->millimeters).constData());
                QVERIFY2(width->millimeters <= before->millimeters + before->errorMillimeters,
                         toldOf(scene.name, i, j, width->millimeters, before->millimeters).constData());
            });
        }
    }
};

QTEST_GUILESS_MAIN(TestVolumeClearance)
#include "tst_volume_clearance.moc"
