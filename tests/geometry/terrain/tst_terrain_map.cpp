#include "geometry/terrain/terrain_map.h"
#include "geometry/terrain/terrain_map_data.h"

#include "tests/geometry/shapes.h"
#include "tests/support/degenerate_boards.h"
#include "tests/support/plane_shapes.h"
#include "tests/support/sight_checks.h"
#include "tests/support/straight_test.h"

#include <QObject>
#include <QTest>

#include <algorithm>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Point rounded(Vec p) {
    return {Length::fromNanometers(std::llround(p.x * 1e6L)), Length::fromNanometers(std::llround(p.y * 1e6L))};
}

} // namespace

class TestTerrainMap : public QObject {
    Q_OBJECT

private slots:
    void anEmptyMap_hasNothing() {
        const TerrainMap map;
        QVERIFY(map.blockers().empty());
        QVERIFY(map.inCorridor({{}, pointFromInches(0, 0), {}}, {{}, pointFromInches(9, 9), {}}).empty());
        QVERIFY(map.inBox({pointFromInches(-99, -99), pointFromInches(99, 99)}).empty());
    }

    void blockers_keepTheirOrder() {
        const SightBoard board = randomBoard(1);
        const TerrainMap map{board.blockers};
        QVERIFY(std::equal(map.blockers().begin(), map.blockers().end(), board.blockers.begin(), board.blockers.end()));
    }

    void inBox_agreesWithBruteForce() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random{seed};
            const SightBoard board = randomBoard(seed, {60, 0, 60, 44});
            const TerrainMap map{board.blockers};
            for (int i = 0; i < 20; ++i) {
                const double x = random.between(0, 50);
                const double y = random.between(0, 40);
                const Box box{pointFromInches(x, y),
                              pointFromInches(x + random.between(0, 9), y + random.between(0, 9))};
                std::vector<int> expected;
                for (const int index : board.everyBlocker()) {
                    const auto& outline = board.blockers[static_cast<std::size_t>(index)].outline;
                    const auto* wall = std::get_if<Wall>(&outline);
                    const auto& points = wall ? wall->vertices() : std::get<Polygon>(outline).outline();
                    const auto [left, right] =
                        std::minmax_element(points.begin(), points.end(), [](Point a, Point b) { return a.x < b.x; });
                    const auto [top, bottom] =
                        std::minmax_element(points.begin(), points.end(), [](Point a, Point b) { return a.y < b.y; });
                    if (left->x <= box.high.x && right->x >= box.low.x && top->y <= box.high.y &&
                        bottom->y >= box.low.y) {
                        expected.push_back(index);
                    }
                }
                QVERIFY(map.inBox(box) == expected);
            }
        }
    }

    void S3_20_corridor_neverLosesABlocker() {
        // A blocker that a segment between the bases meets, or only touches, must be listed.
        int met = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const SightBoard board = seed % 2 == 0
                                         ? randomBoard(seed, {20, 6})
                                         : degenerateBoard(static_cast<Degenerate>(seed % kDegenerateKinds), seed);
            const TerrainMap map{board.blockers};
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto listed = map.inCorridor(a, b);
                QVERIFY(std::is_sorted(listed.begin(), listed.end()));
                const PlaneShape first{a};
                const PlaneShape second{b};
                for (const int index : board.everyBlocker()) {
                    if (std::find(listed.begin(), listed.end(), index) != listed.end()) {
                        ++met;
                        continue;
                    }
                    const std::array<int, 1> only{index};
                    for (int i = 0; i < 144; ++i) {
                        const SightLine line{rounded(first.outlinePoint(Real{1} * (i / 12) / 12)),
                                             rounded(second.outlinePoint(Real{1} * (i % 12) / 12))};
                        QVERIFY2(straightTest(line, board.blockers, only) == StraightResult::Clear,
                                 writeCase(board, a, b).c_str());
                    }
                }
            });
        }
        QVERIFY(met > 100);
    }

    void S3_20_corridor_leavesOutWhatIsFarAside() {
        // 1 in bases at (2, 10) and (40, 10): the corridor is 9.5 <= y <= 10.5.
        const auto base = Footprint::round(Length::fromInches(1)).value();
        const PlacedFootprint left{base, pointFromInches(2, 10), {}};
        const PlacedFootprint right{base, pointFromInches(40, 10), {}};
        const TerrainMap map{
            {box(20, 11, 22, 14), box(20, 6, 22, 9), box(0, 6, 1, 14), box(41, 6, 44, 14), box(20, 10.4, 22, 12)}};
        QVERIFY(map.inCorridor(left, right) == std::vector<int>{4});
        // A slanted corridor whose box holds the piece.
        const PlacedFootprint low{base, pointFromInches(40, 30), {}};
        const TerrainMap corner{{box(30, 10, 38, 14), box(4, 22, 12, 28), box(20, 19, 22, 21)}};
        QVERIFY(corner.inCorridor(left, low) == std::vector<int>{2});
    }

    void corridor_knowsTheRimOfBases() {
        // A micrometer inside the outer tangent y = 10 mm of two ovals; the tangent points lie between sampled points
        // of the rim.
        const auto oval = Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(20)).value();
        const PlacedFootprint left{oval, {}, {}};
        const PlacedFootprint right{oval, {Length::fromMillimeters(400), {}}, {}};
        const auto bar = [](double top) { return box(200 / 25.4, top / 25.4, 210 / 25.4, 2); };
        const TerrainMap map{{bar(9.999), bar(10.0), bar(12.0)}};
        const auto listed = map.inCorridor(left, right);
        QVERIFY(std::find(listed.begin(), listed.end(), 0) != listed.end());
        QVERIFY(std::find(listed.begin(), listed.end(), 1) != listed.end());
        QVERIFY(std::find(listed.begin(), listed.end(), 2) == listed.end());
        // Facings that put the reach between any sampled points.
        for (int i = 0; i < 60; ++i) {
            const PlacedFootprint turned{oval, {}, Angle::fromDegrees(3.1 + i * 5.77)};
            const Real reach = PlaneShape{turned}.support({0, 1});
            const TerrainMap one{{box(-10, (static_cast<double>(reach) - 1e-5) / 25.4, 10, 9)}};
            QVERIFY(one.inCorridor(turned, turned) == std::vector<int>{0});
        }
    }

    void corridor_isSymmetric() {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const SightBoard board = randomBoard(seed, {30, 8});
            const TerrainMap map{board.blockers};
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                QVERIFY(map.inCorridor(a, b) == map.inCorridor(b, a));
            });
        }
    }

    void aMapExtendedByBlockers_isTheMapOfAll() {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const SightBoard board = seed % 2 == 0
                                         ? randomBoard(seed, {20, 6})
                                         : degenerateBoard(static_cast<Degenerate>(seed % kDegenerateKinds), seed);
            const TerrainMap whole{board.blockers};
            const auto some = board.blockers.begin() + static_cast<std::ptrdiff_t>(board.blockers.size() / 2);
            const TerrainMap extended{TerrainMap{{board.blockers.begin(), some}}, {some, board.blockers.end()}};
            QVERIFY(std::equal(whole.blockers().begin(), whole.blockers().end(), extended.blockers().begin(),
                               extended.blockers().end()));
            QVERIFY(whole.data().contacts == extended.data().contacts);
            QVERIFY(whole.data().hulls.groups == extended.data().hulls.groups);
            QVERIFY(whole.data().hulls.first == extended.data().hulls.first);
            QVERIFY(whole.data().hulls.x == extended.data().hulls.x);
            QVERIFY(whole.data().hulls.y == extended.data().hulls.y);
            QVERIFY(whole.data().hulls.blocker == extended.data().hulls.blocker);
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                QVERIFY(whole.inCorridor(a, b) == extended.inCorridor(a, b));
            });
        }
    }

    void copies_shareWhatTheyHold() {
        TerrainMap copy;
        {
            const SightBoard board = randomBoard(2);
            const TerrainMap map{board.blockers};
            copy = map;
            QVERIFY(copy.blockers().data() == map.blockers().data());
        }
        QCOMPARE(copy.blockers().size(), std::size_t{14});
    }
};

QTEST_APPLESS_MAIN(TestTerrainMap)
#include "tst_terrain_map.moc"
