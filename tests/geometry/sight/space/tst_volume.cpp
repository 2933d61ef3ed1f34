#include "geometry/sight/space/volume_map_data.h"
#include "tests/geometry/sight/space/volume_table.h"
#include "tests/support/rows.h"
#include "tests/support/solid_line_test.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Solid roundModel(double x, double y, double height, double elevation = 0, double millimeters = 32) {
    return {{Footprint::round(Length::fromMillimeters(millimeters)).value(), pointFromInches(x, y), {}},
            in(elevation),
            in(height)};
}

struct Table : VolumeTable {
    using VolumeTable::VolumeTable;

    [[nodiscard]] VolumeAnswer look(const Solid& a, const Solid& b, TouchRule touch = TouchRule::Clear) const {
        VolumeOptions options;
        options.touch = touch;
        return findLineInVolume(a, b, map, active, options);
    }
};

/// Seen or not, the same both ways; a clear line has its ends in the solids and passes the exact test, a blocked pair
/// names blockers whose shares add up to 1, with a complete proof.
bool sees(const Table& table, const Solid& a, const Solid& b, TouchRule touch = TouchRule::Clear) {
    const VolumeAnswer there = table.look(a, b, touch);
    const VolumeAnswer back = table.look(b, a, touch);
    if (there.visibility != back.visibility) {
        qFatal("not symmetric");
    }
    if (there.visibility == Visibility::Clear) {
        const auto isIn = [](const Point3& p, const Solid& solid) {
            return contains(solid.placed, p.plan) && p.z >= solid.elevation && p.z <= solid.top();
        };
        if (!isIn(there.line.from, a) || !isIn(there.line.to, b)) {
            qFatal("the line does not end in the solids");
        }
        if (firstBlockedVolume(there.line, table.map, table.active, touch)) {
            const auto& l = there.line;
            qFatal("the line is not clear: %f %f %f to %f %f %f", l.from.plan.x.inches(), l.from.plan.y.inches(),
                   l.from.z.inches(), l.to.plan.x.inches(), l.to.plan.y.inches(), l.to.z.inches());
        }
        return true;
    }
    double sum = 0;
    for (const BlockerShare& share : there.blockedBy) {
        sum += share.share;
    }
    if (std::abs(sum - 1.0) > 1e-9) {
        qFatal("shares add up to %f", sum);
    }
    if (there.unsettledMillimeters) {
        qWarning("unsettled by %g mm after %d steps", *there.unsettledMillimeters, there.steps);
        qFatal("the proof is not complete");
    }
    return false;
}

/// A long wall, one of whose sides faces the models.
const auto longWall = [](double x, std::optional<double> height, double elevation = 0) {
    return wall(x, -50, x, 70, height, elevation);
};

} // namespace

class TestVolume : public QObject {
    Q_OBJECT
private slots:
    void wallBetweenModels_data() {
        addColumns<double, double, double, bool>("observerHeight", "targetHeight", "wallHeight", "seen");
        QTest::newRow("3 in model over a 1.5 in wall") << 3.0 << 1.0 << 1.5 << true;
        QTest::newRow("both lower than the wall") << 1.0 << 1.0 << 1.5 << false;
        QTest::newRow("both as high as the wall: along its top") << 1.5 << 1.5 << 1.5 << true;
        QTest::newRow("one as high as the wall, one lower") << 1.5 << 1.0 << 1.5 << false;
        // Square bases of 1 in centered 10 in apart: from the far edge of the lower top to the near edge of the higher
        // top the line spans 10 in and passes the wall, 5 in between the centers, 5.5 in from the far edge: height 1
        // + 5.5/10 x (3 - 1).
        QTest::newRow("just over the wall") << 1.0 << 3.0 << 2.099 << true;
        QTest::newRow("just below its top") << 1.0 << 3.0 << 2.101 << false;
    }
    void wallBetweenModels() {
        auto [observerHeight, targetHeight, wallHeight, seen] =
            fetch<double, double, double, bool>("observerHeight", "targetHeight", "wallHeight", "seen");
        const Table table{{longWall(15, wallHeight)}};
        QCOMPARE(sees(table, squareModel(10, 10, observerHeight), squareModel(20, 10, targetHeight)), seen);
        const Table unlimited{{longWall(15, {})}};
        QVERIFY(!sees(unlimited, squareModel(10, 10, observerHeight), squareModel(20, 10, targetHeight)));
    }

    void sharesAmongManyBlockers_areThoseWithoutTheFarOnes() {
        const std::vector<Blocker> near{wall(15, 5, 15, 10.2, 1.2), wall(17, 9.5, 17, 15, 3), box(13, 9, 14, 11, 0.7)};
        std::vector<Blocker> all;
        for (int i = 0; i < 100; ++i) {
            all.push_back(wall(100 + i, 0, 100 + i, 1, 5));
        }
        all.insert(all.end(), near.begin(), near.end());
        const Table few{near};
        const Table many{all};
        const Solid a = roundModel(10, 10, 1);
        const Solid b = roundModel(20, 10, 1.5);
        const auto shares = volumeShares(a, b, few.map, few.active);
        auto amongMany = volumeShares(a, b, many.map, many.active);
        QCOMPARE(shares.size(), near.size());
        for (BlockerShare& share : amongMany) {
            share.blocker -= 100;
        }
        QVERIFY(amongMany == shares);
    }

    void shadowOfAWall_endsWhereTheLineOverItComesDown() {
        // A man of 1 in on a tower of 10 in looks down over a wall of 4 in that stands 10 in from the near edge of his
        // base. From his top, 11 in up, at the far end of the base from the wall (11 in), the line falls 7 in over
        // those 11 in: at the height of a 1 in target it is 11 x 3 / 7 = 4.714 in beyond. The far edge of the target
        // has to get there.
        const Table table{{longWall(20.5, 4)}};
        const Solid watcher = squareModel(10, 10, 1, 10);
        // Lower lines are shorter-sighted, but the near edge is steeper: 10 in for 7, 4.286 in beyond.
        QVERIFY(sees(table, watcher, squareModel(20.5 + 4.74 - 0.5, 10, 1)));
        QVERIFY(!sees(table, watcher, squareModel(20.5 + 4.27 - 0.5, 10, 1)));
        QVERIFY(sees(table, watcher, squareModel(20.5 + 4.30 - 0.5, 10, 1)));
    }

    void grazingAnEdge_isDecidedByTheTouchRule() {
        const Table table{{longWall(15, 2)}};
        const Solid a = squareModel(10, 10, 2);
        const Solid b = squareModel(20, 10, 2);
        QVERIFY(sees(table, a, b));
        QVERIFY(table.look(a, b, TouchRule::Blocked).visibility == Visibility::Blocked);
        const Table slope{{longWall(15, 2.1)}}; // touched by the one line from 1 in to 3 in of the rows above
        QVERIFY(sees(slope, squareModel(10, 10, 1), squareModel(20, 10, 3)));
        QVERIFY(!sees(slope, squareModel(10, 10, 1), squareModel(20, 10, 2.9999)));
    }

    void nothingPassesUnderAPieceOnTheTable() {
        const Table table{{longWall(15, 3)}};
        Solid low = squareModel(10, 10, 1);
        low.elevation = in(-2); // in a trench
        Solid other = squareModel(20, 10, 1);
        other.elevation = in(-2);
        QVERIFY(!sees(table, low, other));
    }

    void arch_isLookedThrough() {
        // Two pillars and a lintel from 2 to 4 in; the lintel closes the way for what flies at its height.
        const Table table{{box(14, -50, 16, 9, 4), box(14, 11, 16, 70, 4), box(14, 9, 16, 11, 2, 2)}};
        QVERIFY(sees(table, squareModel(10, 10, 1), squareModel(20, 10, 1)));
        QVERIFY(!sees(table, squareModel(10, 10, 1, 2.5), squareModel(20, 10, 1, 2.5)));
        QVERIFY(
            sees(table, squareModel(10, 10, 1, 2.5), squareModel(20, 10, 2.3, 2.5))); // over it: 3.5 + 4.5/10 x 1.3 in
        // From beside the arch: the way through leans by 2 in over 2 in at most.
        QVERIFY(sees(table, squareModel(12, 8, 1), squareModel(18, 12, 1)));
        QVERIFY(!sees(table, squareModel(12, 2, 1), squareModel(18, 8, 1)));
    }

    void betweenThePillars_theLintelIsNotInTheWay() {
        // What a pillar and the lintel on it have in common reaches beyond the models, the lintel by itself does not.
        // The center lines meet a pillar.
        const Table arch{{box(15, 7, 16, 10.1, 2.5), box(15, 10.4, 16, 13, 2.5), box(15, 7, 16, 13, 1, 2.5)}};
        QVERIFY(sees(arch, squareModel(10, 10, 1), squareModel(20, 10, 2)));
        const Table closed{{box(15, 7, 16, 10.1, 2.5), box(15, 10.1, 16, 13, 2.5), box(15, 7, 16, 13, 1, 2.5)}};
        QVERIFY(!sees(closed, squareModel(10, 10, 1), squareModel(20, 10, 2)));
    }

    void besideAWindow_theWallStandsWhereItIs() {
        // A slanting wall is cut at its window, and the cuts are rounded; a line over the wall, a nanometer too low,
        // crosses it.
        const Blocker slanting = wall(12.6618, 7.84337, 9.20069, 8.60858, 2.5);
        const std::vector<SheetOpening> door{{in(0.170948), in(1.170948), in(0), in(1.5)}};
        const Table table{{slanting}, {door}};
        const auto crossing = [&](std::int64_t z) {
            const Length height = Length::fromNanometers(z);
            return SightLine3{{pointFromInches(9.7, 7), height}, {pointFromInches(9.4, 10), height}};
        };
        QVERIFY(firstBlockedVolume(crossing(63'499'999), table.map, table.active));
        QVERIFY(!firstBlockedVolume(crossing(63'500'000), table.map, table.active));
        // Through the wall at the place where the exact crossing lies between two rounded ends.
        const SightLine3 rising{{{Length::fromNanometers(251'036'867), Length::fromNanometers(185'826'536)},
                                 Length::fromNanometers(49'996'391)},
                                {{Length::fromNanometers(173'342'609), Length::fromNanometers(381'997'908)},
                                 Length::fromNanometers(133'350'000)}};
        QVERIFY(firstBlockedVolume(rising, table.map, table.active).has_value() ==
                (solidLineTest(rising, table.map.plan().blockers(), {door}, table.active) == StraightResult::Blocked));
    }

    void floorAbove_hidesWhatStandsOnIt() {
        // A floor 0.25 in thick at 3 in, 10 x 10 in, one man on it, one below.
        const Table table{{box(5, 5, 15, 15, 0.25, 3)}};
        const Solid above = roundModel(10, 10, 1, 3.25);
        QVERIFY(!sees(table, above, roundModel(10, 10, 1)));     // straight below: the footprints meet in plan
        QVERIFY(!sees(table, above, roundModel(10.5, 10.3, 2))); // partly below
        QVERIFY(!sees(table, above, roundModel(13, 10, 2)));     // below, beside
        QVERIFY(sees(table, roundModel(15, 10, 1, 3.25), roundModel(17, 10, 1))); // leaning over the edge
        QVERIFY(sees(table, above, roundModel(30, 10, 2)));
        // From the top of the man above, 4.25 in, over the rim at (15, 3.25): down 1 in over the 5.63 in from the far
        // side of his base, to a man of 2 in 1.25 x 5.63 = 7.04 in beyond the rim at the latest.
        QVERIFY(!sees(table, above, roundModel(18, 10, 2)));
        QVERIFY(sees(table, above, roundModel(22.2, 10, 2)));
        // Both on the floor, both under it.
        QVERIFY(sees(table, above, roundModel(13, 10, 1, 3.25)));
        QVERIFY(sees(table, roundModel(7, 10, 2), roundModel(13, 10, 2)));
    }

    void floorsAndHoles_overTheSameSpot() {
        const Ring outer{pointFromInches(0, 0), pointFromInches(20, 0), pointFromInches(20, 20),
                         pointFromInches(0, 20)};
        const Ring hole{pointFromInches(9, 9), pointFromInches(11, 9), pointFromInches(11, 11), pointFromInches(9, 11)};
        const Blocker holed{Polygon::fromVertices(outer, std::vector<Ring>{hole}).value(), in(3), in(0.5)};
        const Table trapdoor{{holed}};
        QVERIFY(sees(trapdoor, roundModel(10, 10, 1), roundModel(10, 10, 1, 4)));
        QVERIFY(!sees(trapdoor, roundModel(5, 5, 1), roundModel(5, 5.2, 1, 4)));
        QVERIFY(sees(trapdoor, roundModel(10, 9.9, 1), roundModel(10.8, 10, 1, 4)));
        // Two floors, side by side, leave no gap.
        const Table seam{{box(0, 0, 10, 20, 0.5, 3), box(10, 0, 20, 20, 0.5, 3)}};
        QVERIFY(!sees(seam, roundModel(10, 10, 1), roundModel(10, 10, 1, 4)));
        QVERIFY(!sees(seam, roundModel(10, 10, 1), roundModel(13, 10, 1, 4)));
        const Table slit{{box(0, 0, 10, 20, 0.5, 3), box(10.02, 0, 20, 20, 0.5, 3)}};
        QVERIFY(sees(slit, roundModel(10, 10, 1), roundModel(10, 10, 1, 4)));
    }

    void stackedPieces_leaveNoGap() {
        const Table table{{box(14, -50, 16, 70, 3), box(14, -50, 16, 70, 3, 3), box(14, -50, 16, 70, 3, 6)}};
        QVERIFY(!sees(table, squareModel(10, 10, 5), squareModel(20, 10, 5)));
        QVERIFY(!sees(table, squareModel(10, 10, 7), squareModel(20, 10, 7)));
        QVERIFY(!sees(table, roundModel(10, 10, 1), roundModel(20, 12, 7)));
        QVERIFY(sees(table, squareModel(10, 10, 9), squareModel(20, 10, 9)));
        const Table apart{{box(14, -50, 16, 70, 3), box(14, -50, 16, 70, 3, 3.001)}};
        QVERIFY(sees(apart, squareModel(10, 10, 5), squareModel(20, 10, 5)));
        // A wall up to the floor it carries.
        const Table house{{longWall(14, 3), box(14, -50, 30, 70, 0.25, 3), longWall(14, 3, 3.25)}};
        QVERIFY(!sees(house, squareModel(10, 10, 5), squareModel(20, 10, 2)));
        QVERIFY(!sees(house, squareModel(10, 10, 5), squareModel(20, 10, 2, 3.25)));
    }

    void slidingOnTopOfAPiece_isClear() {
        const Table table{{box(12, 0, 18, 20, 2)}};
        QVERIFY(sees(table, squareModel(10, 10, 2), squareModel(20, 10, 2)));
        QVERIFY(sees(table, squareModel(10, 10, 1, 2), squareModel(20, 10, 2)));
        QVERIFY(!sees(table, squareModel(10, 10, 1.99), squareModel(20, 10, 2)));
    }

    void windowInAWall() {
        // A wall of 6 in along x = 15 from y = 0 to 20, a window from 9 to 11 in along it, 1 to 2 in up.
        const std::vector<SheetOpening> window{{in(9), in(11), in(1), in(2)}};
        const Table table{{wall(15, 0, 15, 20, 6)}, {window}};
        const Table solid{{wall(15, 0, 15, 20, 6)}};
        const auto pair = [&](const Table& on, double y, double height, double elevation = 0) {
            return sees(on, squareModel(10, y, height, elevation), squareModel(20, y, height, elevation));
        };
        QVERIFY(pair(table, 10, 1.5));
        QVERIFY(!pair(solid, 10, 1.5));
        QVERIFY(pair(table, 10, 1.0));      // along the sill: touching
        QVERIFY(!pair(table, 10, 0.99));    // below it
        QVERIFY(!pair(table, 10, 1, 2.01)); // above the lintel
        QVERIFY(pair(table, 8.6, 1.5));     // the base reaches to 9.1
        QVERIFY(!pair(table, 8.4, 1.5));    // and here to 8.9 only
        QVERIFY(pair(table, 11.4, 1.5));
        QVERIFY(!pair(table, 11.6, 1.5));
        // Down through it, and too steep for that: 6 in down over the 5.5 in to the window from the far edge of the
        // base.
        QVERIFY(sees(table, squareModel(10, 10, 1, 4), squareModel(20, 10, 1)));
        QVERIFY(!sees(table, squareModel(10, 10, 1, 8), squareModel(19, 10, 1)));
    }

    void doorInAWall() {
        const Table table{{wall(15, -50, 15, 70, {})}, {{{in(59), in(61), in(0), in(2)}}}};
        QVERIFY(sees(table, squareModel(10, 10, 1), squareModel(20, 10, 1)));
        QVERIFY(!sees(table, squareModel(10, 10, 1, 2.5), squareModel(20, 10, 1, 2.5)));
        QVERIFY(!sees(table, squareModel(10, 2, 1), squareModel(20, 2, 1)));
    }

    void openingsOfACrookedWall_runAlongIt() {
        // 10 in along x, then 10 in along y: an opening over the corner from 9 to 11 in.
        const std::vector<Point> line{pointFromInches(0, 0), pointFromInches(10, 0), pointFromInches(10, 10)};
        const Blocker angle{Wall::fromVertices(line).value(), {}, in(4)};
        const Table table{{angle}, {{{in(9), in(11), in(0), in(3)}}}};
        QVERIFY(sees(table, squareModel(9, 4, 1), squareModel(12, -2, 1))); // through the corner
        QVERIFY(!sees(table, squareModel(4, 3, 1), squareModel(4, -3, 1)));
        QVERIFY(!sees(table, squareModel(7, 6, 1), squareModel(13, 6, 1)));
    }

    void modelOnAHill() {
        const Table table{{box(5, 5, 15, 15, 3), longWall(20, 3)}};
        const Solid onHill = roundModel(12, 10, 1, 3);
        // From the far edge of the lower top to the near edge of the higher: 1 + 3 x 16.63 / 24 = 3.08 in at the wall.
        QVERIFY(sees(table, onHill, roundModel(36, 10, 1)));
        QVERIFY(!sees(table, roundModel(17, 10, 1), roundModel(30, 10, 1)));
        QVERIFY(!sees(table, onHill, roundModel(21, 10, 1)));                    // in the shadow of the wall
        QVERIFY(!sees(table, roundModel(7, 10, 0.5, 3), roundModel(16, 10, 1))); // below the brow of the hill
        QVERIFY(sees(table, roundModel(14.9, 10, 1, 3), roundModel(16.5, 10, 1)));
    }

    void bothInsideAPiece() {
        QVERIFY(!sees(Table{{box(0, 0, 30, 20, {})}}, roundModel(10, 10, 1), roundModel(20, 10, 1)));
        QVERIFY(!sees(Table{{box(0, 0, 30, 20, 2)}}, roundModel(10, 10, 1), roundModel(20, 10, 1)));
        QVERIFY(sees(Table{{box(0, 0, 30, 20, 2)}}, roundModel(10, 10, 2.5), roundModel(20, 10, 2.5)));
        QVERIFY(!sees(Table{{box(0, 0, 30, 20, 2)}}, roundModel(10, 10, 1), roundModel(20, 10, 5)));
    }

    void wallThroughABase() {
        // A wall of 5 in along y = 10 cuts the observer's base: each half sees its own side.
        const Table table{{wall(0, 10, 11, 10, 5), longWall(13, 2)}};
        QVERIFY(sees(table, roundModel(10, 10, 3), roundModel(10, 14, 1)));
        QVERIFY(sees(table, roundModel(10, 10, 3), roundModel(20, 14, 2)));
        // Behind a wall that cuts the base across, only the part before it sees; a line over the wall that stands in
        // the base starts behind it at the top of the model, 1 in below the wall's.
        const Table across{{wall(10, -50, 10, 70, 3), longWall(10.9, 2.5)}};
        QVERIFY(sees(across, roundModel(10, 10, 2), roundModel(14, 10, 4)));
        QVERIFY(!sees(across, roundModel(10, 10, 2), roundModel(14, 10, 2)));
    }

    void mats_blockNothing() {
        QVERIFY(sees(Table{{box(12, 0, 18, 20, 0.0), box(12, 0, 18, 20, 0.0, 1)}}, roundModel(10, 10, 2),
                     roundModel(20, 10, 2)));
    }

    void solidsThatMeet_seeEachOther() {
        const Table table{{box(0, 0, 30, 20, {})}};
        QVERIFY(table.look(squareModel(10, 10, 1), squareModel(11, 10, 1)).solidsTouch);
        QVERIFY(table.look(squareModel(10, 10, 1), squareModel(10.5, 10, 1, 1)).solidsTouch); // one stands on the other
        const VolumeAnswer above = table.look(squareModel(10, 10, 1), squareModel(10.5, 10, 1, 1.1));
        QVERIFY(!above.solidsTouch);
        QVERIFY(above.visibility == Visibility::Blocked);
        QVERIFY(sees(Table{{}}, squareModel(10, 10, 1), squareModel(10.5, 10, 1, 1.1)));
    }

    void resizedBases_ofAnyShape() {
        // A wall along x = 15 that closes the lane of two squares but for 0.5 mm, or by 0.5 mm more than it has to.
        const Length half = Length::fromMillimeters(12.7);
        const Footprint square =
            Footprint::hull(Ring{{-half, -half}, {half, -half}, {half, half}, {-half, half}}).value();
        const auto asHull = [&](double x) { return Solid{{square, pointFromInches(x, 10), {}}, {}, in(1)}; };
        const auto asNotched = [&](double x) {
            // The same, with a notch away from the lane.
            const Ring outline{{-half, -half}, {half, -half}, {half, half}, {-half, half}, {in(-0.2), in(-0.2)}};
            return Solid{{Footprint::hull(outline).value(), pointFromInches(x, 10), {}}, {}, in(1)};
        };
        for (const double over : {-0.5, 0.5}) {
            const Table table{{wall(15, -50, 15, 10.5 + over / 25.4, {})}};
            const bool seen = over < 0;
            QCOMPARE(sees(table, asHull(10), asHull(20)), seen);
            const std::vector<std::pair<Solid, Solid>> pairs{{asHull(10), asHull(20)},
                                                             {squareModel(10, 10, 1), squareModel(20, 10, 1)},
                                                             {asNotched(10), asHull(20)}};
            for (const auto& [a, b] : pairs) {
                const auto resized = [&, &a = a, &b = b](double by) {
                    return seesVolumeWhenResized(a, b, table.map, table.active, Length::fromMillimeters(by));
                };
                QCOMPARE(resized(seen ? -0.4 : 0.4), seen);
                QCOMPARE(resized(seen ? -0.6 : 0.6), !seen);
                QVERIFY(!resized(-12.7)); // nothing left but a point behind the wall
            }
        }
    }

    void heightNeeded() {
        // As in the rows of wallBetweenModels: over a wall of h the target needs 1 + (h - 1) x 10 / 5.5.
        const Table table{{longWall(15, 2.1)}};
        const Solid a = squareModel(10, 10, 1);
        const auto seen = minHeightSeen(a, squareModel(20, 10, 1), table.map, table.active);
        QVERIFY(seen);
        QVERIFY(std::abs(seen->inches() - 3.0) <= 0.0011);
        const auto hiding = minHeightHiding(a, squareModel(20, 10, 3), table.map, table.active, 0);
        QVERIFY(hiding);
        QVERIFY(std::abs(hiding->inches() - 2.1) <= 0.0011);
        QVERIFY(!minHeightSeen(a, squareModel(20, 10, 1), Table{{longWall(15, {})}}.map, table.active));
        QVERIFY(!minHeightHiding(a, squareModel(20, 10, 3), Table{{wall(15, 30, 15, 40, 1)}}.map, table.active, 0));
    }

    void sideProfileOfALine() {
        const Table table{
            {box(12, 0, 14, 20, 2), wall(16, 0, 16, 20, 3, 1), box(12, 30, 14, 40, 2), box(17, 0, 18, 20, {})}};
        const SightLine3 line{{pointFromInches(10, 10), in(1)}, {pointFromInches(20, 10), in(3)}};
        const SideProfile profile = sideProfile(line, table.map, table.active);
        QCOMPARE(profile.length.nanometers(), in(10).nanometers());
        QVERIFY(profile.fromZ == in(1) && profile.toZ == in(3));
        const std::vector<ProfilePart> expected{
            {0, in(2), in(4), {}, in(2)}, {1, in(6), in(6), in(1), in(4)}, {3, in(7), in(8), {}, {}}};
        QVERIFY(profile.parts == expected);
    }

    void lineTest_atEdgesAndEnds() {
        const Table table{{box(12, 0, 14, 20, 2, 1)}}; // over [1, 3]
        const auto blocked = [&](Point3 from, Point3 to, TouchRule touch = TouchRule::Clear) {
            return firstBlockedVolume({from, to}, table.map, table.active, touch).has_value();
        };
        const auto at = [](double x, double y, double z) { return Point3{pointFromInches(x, y), in(z)}; };
        QVERIFY(blocked(at(10, 10, 2), at(20, 10, 2)));
        QVERIFY(!blocked(at(10, 10, 1), at(20, 10, 1)));
        QVERIFY(blocked(at(10, 10, 1), at(20, 10, 1), TouchRule::Blocked));
        QVERIFY(!blocked(at(10, 10, 3), at(20, 10, 3)));
        QVERIFY(blocked(at(10, 10, 4), at(16, 10, 0)));     // in by the side, out by the bottom
        QVERIFY(blocked(at(10, 10, 5), at(14, 10, 1)));     // at the near rim 3 in up, then inside
        QVERIFY(!blocked(at(8, 10, 1), at(16, 10, 5)));     // over the same rim, rising
        QVERIFY(blocked(at(13, 10, 5), at(13, 10, 0)));     // upright through it
        QVERIFY(!blocked(at(13, 10, 5), at(13, 10, 3)));    // down onto it
        QVERIFY(blocked(at(12.5, 10, 5), at(13.5, 10, 0))); // in by the top, out by the bottom
        QVERIFY(!blocked(at(10, 20, 2), at(20, 20, 2)));    // along a side
        const auto first = firstBlockedVolume({at(10, 10, 2), at(20, 10, 2)}, table.map, table.active);
        QVERIFY(first && first->point == at(12, 10, 2) && first->blocker == 0);
    }

    /// Only a few sides of a piece with many corners are examined.
    void lineTest_ofRoundPieces_isThatInPlan() {
        int blockedLines = 0;
        int clearLines = 0;
        for (const int corners : {9, 16, 17, 31, 96}) {
            const PlacedFootprint base{
                Footprint::oval(Length::fromInches(5), Length::fromInches(3)).value(), {}, Angle::fromDegrees(20)};
            const Polygon outline = Polygon::fromVertices(outlineOf(base, corners)).value();
            const VolumeMap map{TerrainMap{{{outline, {}, {}}}}};
            std::vector<Point> ends = outline.outline();
            for (int i = 0; i < 40; ++i) {
                ends.push_back(pointFromInches(4 * std::cos(i * 0.157), 4 * std::sin(i * 0.157)));
            }
            ends.push_back({});
            for (const Point from : ends) {
                for (const Point to : ends) {
                    if (from == to) {
                        continue; // upright
                    }
                    const bool expected = firstHit({from, to}, map.plan(), std::array{0}).has_value();
                    QCOMPARE(firstBlockedVolume({{from, in(1)}, {to, in(2)}}, map, std::array{0}).has_value(),
                             expected);
                    (expected ? blockedLines : clearLines) += 1;
                }
            }
        }
        QVERIFY(blockedLines > 1000 && clearLines > 1000);
    }

    /// Tiles that are one floor at equal heights only, an L, a flat mat, pieces one above the other, a wall, and one
    /// that changes between flat and solid.
    void otherHeights_makeTheMapThatIsMadeOfThem() {
        const auto ring = [](std::initializer_list<std::pair<double, double>> inches) {
            Ring points;
            for (const auto& [x, y] : inches) {
                points.push_back(pointFromInches(x, y));
            }
            return points;
        };
        const auto box = [&](double left, double top, double right, double bottom) {
            return Polygon::fromVertices(ring({{left, top}, {right, top}, {right, bottom}, {left, bottom}})).value();
        };
        const std::vector<BlockerOutline> outlines{
            box(0, 0, 2, 2),
            box(2, 0, 4, 2),
            box(4, 0, 6, 2),
            Polygon::fromVertices(ring({{8, 0}, {12, 0}, {12, 1}, {9, 1}, {9, 4}, {8, 4}})).value(),
            box(0, 6, 3, 9),
            box(1, 7, 4, 10),
            Wall::fromVertices(ring({{6, 6}, {9, 6}, {9, 9}})).value(),
            box(12, 6, 14, 8)};
        using Heights = std::vector<std::pair<double, std::optional<double>>>;
        const auto at = [&](const Heights& heights) {
            std::vector<Blocker> blockers;
            for (std::size_t i = 0; i < outlines.size(); ++i) {
                const auto& [foot, height] = heights[i];
                blockers.push_back({outlines[i], in(foot), height ? std::optional{in(*height)} : std::nullopt});
            }
            return blockers;
        };
        const Heights one{{0, 3}, {0, 3}, {0, 3}, {0, 2}, {0, 2}, {2, 1}, {0, 3}, {0, 0}};
        const Heights other{{0, 3}, {0, 4}, {0, 4}, {1, 2}, {1, {}}, {0.5, 2}, {1, 1}, {0, 1}};
        for (const auto& [from, to] : {std::pair{one, other}, std::pair{other, one}, std::pair{one, one}}) {
            const VolumeMap moved = VolumeMap{TerrainMap{at(from)}}.atHeightsOf(at(to));
            const VolumeMap made{TerrainMap{at(to)}};
            QVERIFY(std::ranges::equal(moved.plan().blockers(), made.plan().blockers()));
            const auto& parts = moved.data().parts;
            QCOMPARE(parts.size(), made.data().parts.size());
            for (std::size_t i = 0; i < parts.size(); ++i) {
                const auto& part = made.data().parts[i];
                QVERIFY(parts[i].corners == part.corners && parts[i].blockers == part.blockers);
                QVERIFY(parts[i].bottom == part.bottom && parts[i].top == part.top && parts[i].box == part.box);
            }
            QCOMPARE(moved.data().shared, made.data().shared);
            for (std::size_t i = 0; i < outlines.size(); ++i) {
                QCOMPARE(moved.data().own[i].first, made.data().own[i].first);
                QCOMPARE(moved.data().own[i].end, made.data().own[i].end);
            }
            const PlacedFootprint base{*Footprint::round(in(1)), pointFromInches(1, -3), {}};
            const PlacedFootprint far{*Footprint::round(in(1)), pointFromInches(10, 8), {}};
            QCOMPARE(moved.plan().inCorridor(base, far), made.plan().inCorridor(base, far));
        }
    }
};

QTEST_APPLESS_MAIN(TestVolume)
#include "tst_volume.moc"
