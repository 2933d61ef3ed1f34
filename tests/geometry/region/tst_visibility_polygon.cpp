#include "geometry/region/region_map_data.h"
#include "geometry/region/visibility_polygon.h"
#include "geometry/sight/plan/segment_fan.h"
#include "tests/geometry/kind_rows.h"
#include "tests/geometry/shapes.h"
#include "tests/support/region_border.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::geometry;
using namespace sightline::testsupport;
using sightline::geometry::detail::Vec;

namespace {

constexpr double kInch = 25.4e6;

/// Inches: four nanometers. Spots nearer to the border of a region are not asked about: its corners are stored to the
/// nearest nanometer.
constexpr double kFromBorder = 4.0 / kInch;

Blocker wall(std::initializer_list<std::array<double, 2>> places) {
    std::vector<Point> points;
    for (const auto& [x, y] : places) {
        points.push_back(pointFromInches(x, y));
    }
    return {*Wall::fromVertices(points), {}, {}};
}

VisibilityPolygon seen(double x,
                       double y,
                       const std::vector<Blocker>& blockers,
                       const RegionLimits& limits = {},
                       const Box& table = tableOf(20, 10)) {
    return visibilityPolygon(pointFromInches(x, y), RegionMap{TerrainMap{blockers}, table}, allOf(blockers), limits);
}

/// Spots of the table, half of them on whole and half inches.
Point samplePointOn(Random& random, const Box& table, bool onTheGrid) {
    const auto along = [&](Length low, Length high) {
        const double share = random.between(0.0, 1.0);
        const Length free =
            low + Length::fromNanometers(std::llround(share * static_cast<double>((high - low).nanometers())));
        constexpr std::int64_t kHalfInch = 12'700'000;
        return onTheGrid ? std::clamp(Length::fromNanometers(free.nanometers() / kHalfInch * kHalfInch), low, high)
                         : free;
    };
    return {along(table.low.x, table.high.x), along(table.low.y, table.high.y)};
}

struct Tally {
    int asked = 0;
    int seen = 0;
    int nearBorder = 0;
    int wrong = 0;

    void verify(const char* what, int least) const {
        qInfo("%s: %d spots, %d seen, %d near a border, %d wrong", what, asked, seen, nearBorder, wrong);
        QVERIFY2(wrong == 0, what);
        QVERIFY2(asked >= least && seen * 50 > asked && seen < asked, "the boards ask too little");
        QVERIFY2(nearBorder * 10 <= asked, "too many spots near borders");
    }
};

/// Each spot away from the border lies in the region if, and only if, the line to it is clear. A spot on a line that is
/// clear by touching only is no part of the region.
void compareSamplePoints(
    const SightBoard& board, const Box& table, std::uint64_t seed, int viewers, int samplePoints, Tally& tally) {
    const TerrainMap terrain{board.blockers};
    const RegionMap map{terrain, table};
    const auto active = board.everyBlocker();
    const auto counts = allOf(board.blockers);
    SegmentFan clear{terrain, active, TouchRule::Clear};
    SegmentFan blocked{terrain, active, TouchRule::Blocked};
    Random random{seed};
    for (int i = 0; i < viewers; ++i) {
        Point viewer = samplePointOn(random, table, random.oneIn(2));
        if (random.oneIn(4) && !board.blockers.empty()) { // on a corner, or in the middle of a side
            const auto& outline =
                board.blockers[static_cast<std::size_t>(random.below(static_cast<int>(board.blockers.size())))].outline;
            const auto* polygon = std::get_if<Polygon>(&outline);
            const auto& corners = polygon ? polygon->outline() : std::get<Wall>(outline).vertices();
            const auto at = static_cast<std::size_t>(random.below(static_cast<int>(corners.size()) - 1));
            const Point next = corners[at + 1];
            viewer = corners[at];
            if (random.oneIn(3)) {
                viewer = {Length::fromNanometers((viewer.x.nanometers() + next.x.nanometers()) / 2),
                          Length::fromNanometers((viewer.y.nanometers() + next.y.nanometers()) / 2)};
            }
        }
        const VisibilityPolygon region = visibilityPolygon(viewer, map, counts);
        clear.startAt(viewer);
        blocked.startAt(viewer);
        for (int j = 0; j < samplePoints; ++j) {
            const Point samplePoint = samplePointOn(random, table, random.oneIn(4));
            ++tally.asked;
            if (samplePoint == viewer || inchesToBorder(std::span{&region.outline, 1}, samplePoint) < kFromBorder) {
                ++tally.nearBorder;
                continue;
            }
            const bool isSeen = !clear.isBlocked(samplePoint);
            const bool inRegion = region.contains(samplePoint);
            tally.seen += isSeen ? 1 : 0;
            // A line on whole inches may be clear by what it touches alone: then its neighbors a micrometer aside are
            // not.
            const double x = (samplePoint.x - viewer.x).inches();
            const double y = (samplePoint.y - viewer.y).inches();
            const auto aside = [&](double by) {
                return Point{samplePoint.x + Length::fromMillimeters(-by * y / std::hypot(x, y)),
                             samplePoint.y + Length::fromMillimeters(by * x / std::hypot(x, y))};
            };
            const bool isLineOnly = isSeen && blocked.isBlocked(samplePoint) && clear.isBlocked(aside(0.001)) &&
                                    clear.isBlocked(aside(-0.001));
            if (isSeen != inRegion && !isLineOnly && ++tally.wrong <= 3) {
                qWarning("%s: from (%lld, %lld) to (%lld, %lld) nm the line is %s, the region says otherwise",
                         board.name.c_str(), static_cast<long long>(viewer.x.nanometers()),
                         static_cast<long long>(viewer.y.nanometers()),
                         static_cast<long long>(samplePoint.x.nanometers()),
                         static_cast<long long>(samplePoint.y.nanometers()), isSeen ? "clear" : "blocked");
            }
        }
    }
}

} // namespace

/// What a point sees of a table, against single lines.
class TestVisibilityPolygon : public QObject {
    Q_OBJECT

private slots:
    void triangles_fillTheFrame_andPassagesTellWhatIsBeyond() {
        using Mesh = detail::TriangulatedFreeSpace;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const SightBoard board = seed % 2 == 0 ? randomBoard(seed + 74'000, {14, 4}) : tournamentBoard(seed);
            const RegionMap map{TerrainMap{board.blockers}, tableOf(60, 44)};
            const Mesh& mesh = map.data().mesh;
            const auto corner = [&](std::uint32_t side) { return mesh.corners[mesh.sides[side].corner]; };
            double twice = 0.0;
            for (std::uint32_t side = 0; side < mesh.sides.size(); ++side) {
                const auto& [start, twin, owner, line] = mesh.sides[side];
                const Mesh::Passage& passage = mesh.passages[side];
                twice += side % 3 == 0 ? cross(corner(side + 1) - corner(side), corner(side + 2) - corner(side)) : 0.0;
                QCOMPARE(passage.line, line);
                QCOMPARE(passage.owner, twin == Mesh::kNone ? Mesh::kFrame : owner);
                if (twin == Mesh::kNone) {
                    continue;
                }
                QCOMPARE(mesh.sides[twin].twin, side);
                QCOMPARE(mesh.sides[twin].owner, owner);
                QCOMPARE(mesh.sides[Mesh::next(twin)].corner, start);
                QCOMPARE(passage.before, Mesh::next(twin));
                QCOMPARE(passage.after, Mesh::previous(twin));
                QCOMPARE(passage.apex.x, corner(passage.after).x);
                QCOMPARE(passage.apex.y, corner(passage.after).y);
            }
            Vec low = corner(0);
            Vec high = low;
            for (const Vec p : mesh.corners) {
                low = {std::min(low.x, p.x), std::min(low.y, p.y)};
                high = {std::max(high.x, p.x), std::max(high.y, p.y)};
            }
            const double frame = (high.x - low.x) * (high.y - low.y);
            QVERIFY(std::abs(twice / 2 - frame) < 1e-9 * frame);
        }
    }

    /// No side that is nobody's is longer than the other cut through its two triangles, and most neighbors lie close
    /// together in memory.
    void triangles_areCutShort_andNeighborsAreNear() {
        using Mesh = detail::TriangulatedFreeSpace;
        std::size_t open = 0;
        std::size_t near = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const SightBoard board = randomBoard(seed + 75'000, {100, 4});
            const RegionMap map{TerrainMap{board.blockers}, tableOf(44, 30)};
            const Mesh& mesh = map.data().mesh;
            const auto corner = [&](std::uint32_t side) { return mesh.corners[mesh.sides[side].corner]; };
            for (std::uint32_t side = 0; side < mesh.sides.size(); ++side) {
                const std::uint32_t twin = mesh.sides[side].twin;
                if (twin == Mesh::kNone || mesh.sides[side].owner != Mesh::kNobody) {
                    continue;
                }
                ++open;
                if (std::max(side, twin) / 3 - std::min(side, twin) / 3 <= 32) {
                    ++near;
                }
                const Vec from = corner(side);
                const Vec to = corner(twin);
                const Vec own = corner(Mesh::previous(side));
                const Vec beyond = corner(Mesh::previous(twin));
                const Vec cut = beyond - own;
                const double room = 1e-9 * norm(cut) * norm(to - from);
                const bool isConvex = cross(from - own, cut) > room && cross(to - own, cut) < -room;
                QVERIFY2(!isConvex || norm(to - from) <= norm(cut) * (1 + 1e-9),
                         qPrintable(QStringLiteral("seed %1, side %2").arg(seed).arg(side)));
            }
        }
        QVERIFY2(near * 5 > open * 4, qPrintable(QStringLiteral("%1 of %2").arg(near).arg(open)));
    }

    void anOpenTable_isSeenWhole() {
        const VisibilityPolygon region = seen(5, 5, {});
        QCOMPARE(region.outline.size(), std::size_t{4});
        QCOMPARE(region.areaSquareInches(), 200.0);
        QVERIFY(region.contains(pointFromInches(20, 10)));
        QVERIFY(!region.contains(pointFromInches(20.001, 10)));
    }

    void fromTheTablesEdge_nothingBesideItIsSeen() {
        for (const auto& [x, y] : {std::pair{0.0, 5.0}, {20.0, 10.0}, {3.0, 0.0}}) {
            const VisibilityPolygon region = seen(x, y, {wall({{-4, 2}, {0, 2}})});
            QCOMPARE(region.areaSquareInches(), 200.0);
            QVERIFY(!region.contains(pointFromInches(-1, 5)) && !region.contains(pointFromInches(21, 11)) &&
                    !region.contains(pointFromInches(3, -1)));
        }
    }

    /// From (2, 5) a box from x = 8 to 9, y = 4 to 6 hides what lies between the lines through its near corners: slopes
    /// of 1 / 6.
    void behindABox_nothingIsSeen() {
        const VisibilityPolygon region = seen(2, 5, {box(8, 4, 9, 6)});
        const double hidden = (2.0 + 6.0) / 2 * 12;
        QVERIFY(std::abs(region.areaSquareInches() - (200 - hidden)) < 1e-6);
        QVERIFY(region.contains(pointFromInches(8, 5)));
        QVERIFY(!region.contains(pointFromInches(8.5, 5)));
        QVERIFY(!region.contains(pointFromInches(15, 5)));
        QVERIFY(region.contains(pointFromInches(15, 1)));
    }

    void viewersOnOutlines_data() {
        addColumns<double, double, double>("x", "y", "area");
        // A box (8, 4) to (12, 6), a wall along x = 4 from y = 2 to 8 and on to (2, 8).
        QTest::newRow("inside the piece") << 10.0 << 5.0 << 0.0;
        // All above y = 4 but the triangle behind the wall's end at (4, 2): its shadow's edge meets the table's edge at
        // (0, 2 / 3).
        QTest::newRow("on the piece's upper side") << 10.0 << 4.0 << 80.0 - (2.0 + 10.0 / 3.0) / 2 * 4;
        QTest::newRow("on its corner") << 8.0 << 4.0 << -1.0;
        QTest::newRow("on a wall") << 4.0 << 5.0 << 0.0;
    }

    void viewersOnOutlines() {
        const auto [x, y, area] = fetch<double, double, double>("x", "y", "area");
        const VisibilityPolygon region = seen(x, y, {box(8, 4, 12, 6), wall({{4, 2}, {4, 8}, {2, 8}})});
        if (area >= 0.0) {
            QVERIFY(std::abs(region.areaSquareInches() - area) < 1e-6);
            QCOMPARE(region.outline.empty(), area == 0.0);
        } else {
            QVERIFY(region.contains(pointFromInches(18, 1)) && region.contains(pointFromInches(6, 9)));
            QVERIFY(!region.contains(pointFromInches(18, 5)) && !region.contains(pointFromInches(2, 4)));
        }
    }

    void aWallsEnd_looksToAllSides_andItsBendToTwo() {
        const std::vector<Blocker> blockers{wall({{10, 2}, {10, 5}, {13, 5}})};
        QVERIFY(std::abs(seen(10, 2, blockers).areaSquareInches() - 200) < 40);
        // At the bend a line with one part of the wall on each side is blocked: what is left are the quarters that hold
        // neither or both.
        const VisibilityPolygon bend = seen(10, 5, blockers);
        QVERIFY(std::abs(bend.areaSquareInches() - 100.0) < 1e-6);
        QVERIFY(bend.contains(pointFromInches(5, 2)));
        QVERIFY(bend.contains(pointFromInches(15, 8)));
        QVERIFY(!bend.contains(pointFromInches(15, 2)));
        QVERIFY(!bend.contains(pointFromInches(5, 8)));
    }

    void withTouchBlocked_whoTouchesSeesNothing() {
        RegionLimits limits;
        limits.touch = TouchRule::Blocked;
        const std::vector<Blocker> blockers{box(8, 4, 12, 6), wall({{4, 2}, {4, 8}})};
        for (const auto& [x, y] : {std::pair{8.0, 4.0}, {10.0, 4.0}, {10.0, 5.0}, {4.0, 2.0}, {4.0, 5.0}}) {
            QVERIFY(seen(x, y, blockers, limits).outline.empty());
        }
        QVERIFY(seen(7, 4, blockers, limits).outline == seen(7, 4, blockers).outline);
    }

    void aCourtyard_isSeenFromWithin() {
        const Ring hole{pointFromInches(6, 3), pointFromInches(6, 7), pointFromInches(12, 7), pointFromInches(12, 3)};
        const Ring ring{pointFromInches(5, 2), pointFromInches(13, 2), pointFromInches(13, 8), pointFromInches(5, 8)};
        const std::vector<Blocker> blockers{{*Polygon::fromVertices(ring, std::array{hole}), {}, {}}};
        QVERIFY(std::abs(seen(8, 4, blockers).areaSquareInches() - 24.0) < 1e-6);
        QVERIFY(std::abs(seen(6, 3, blockers).areaSquareInches() - 24.0) < 1e-6);
        QVERIFY(seen(5.5, 4, blockers).outline.empty());
    }

    /// Grid-aligned: corners on one line with the viewer, walls that end on others, boxes that share corners.
    void linesThroughSeveralCorners_addNothing() {
        const VisibilityPolygon region = seen(2, 5, {box(6, 3, 8, 5), box(10, 5, 12, 7)});
        QVERIFY(region.contains(pointFromInches(15, 5)) == false);
        QVERIFY(seen(2, 5, {box(6, 3, 8, 5), box(8, 5, 10, 7)}).contains(pointFromInches(15, 5.2)) == false);
        const VisibilityPolygon stairs = seen(2, 5, {box(6, 0, 8, 5), box(8, 5, 10, 10)});
        QVERIFY(stairs.areaSquareInches() < 110);
        QVERIFY(!stairs.contains(pointFromInches(12, 5)));
    }

    void onlyWhatCounts_hides() {
        const std::vector<Blocker> blockers{box(8, 4, 9, 6), wall({{12, 0}, {12, 10}}), box(8, 5, 10, 7)};
        const RegionMap map{TerrainMap{blockers}, tableOf(20, 10)};
        const Point viewer = pointFromInches(2, 5);
        const auto area = [&](std::array<Occlusion, 3> counts) {
            return visibilityPolygon(viewer, map, counts).areaSquareInches();
        };
        QVERIFY(std::abs(area({Occlusion::Never, Occlusion::Never, Occlusion::Never}) - 200) < 1e-6);
        QVERIFY(std::abs(area({Occlusion::Never, Occlusion::Always, Occlusion::Never}) - 120) < 1e-6);
        QVERIFY(std::abs(area({Occlusion::Always, Occlusion::Never, Occlusion::Never}) - 152) < 1e-6);
        QCOMPARE(area({Occlusion::Always, Occlusion::Always, Occlusion::Never}),
                 seen(2, 5, {blockers[0], blockers[1]}).areaSquareInches());
        QCOMPARE(area({Occlusion::Never, Occlusion::Never, Occlusion::Always}),
                 seen(2, 5, {blockers[2]}).areaSquareInches());
        QCOMPARE(visibilityPolygon(pointFromInches(8.5, 4.5), map,
                                   std::array{Occlusion::Never, Occlusion::Always, Occlusion::Always})
                     .contains(pointFromInches(2, 2)),
                 true);
    }

    void aRange_isACircle() {
        RegionLimits limits;
        limits.range = Length::fromInches(4);
        const VisibilityPolygon region = seen(10, 5, {}, limits);
        const double circle = std::numbers::pi * 16;
        QVERIFY(region.areaSquareInches() < circle);
        QVERIFY(region.areaSquareInches() > circle - 2 * std::numbers::pi * 4 * kRangeChord.inches());
        for (const Point p : region.outline) {
            QVERIFY(std::abs(std::hypot(p.x.inches() - 10, p.y.inches() - 5) - 4) < 1e-6);
        }
        limits.range = Length::fromInches(6); // the table's edges cut it
        const VisibilityPolygon cut = seen(10, 5, {}, limits);
        const double angle = std::acos(5.0 / 6.0);
        const double expected = std::numbers::pi * 36 - 2 * 36 * (angle - std::sin(angle) * std::cos(angle));
        QVERIFY(std::abs(cut.areaSquareInches() - expected) < 2 * std::numbers::pi * 6 * kRangeChord.inches());
        limits.range = Length::fromInches(100);
        QCOMPARE(seen(10, 5, {}, limits).outline, seen(10, 5, {}).outline);
    }

    void anArc_isASector() {
        RegionLimits limits;
        limits.arc = ViewArc{Angle::fromDegrees(-45), Angle::fromDegrees(90)};
        const VisibilityPolygon quarter = seen(10, 5, {}, limits);
        QVERIFY(std::abs(quarter.areaSquareInches() - 75.0) < 1e-6);
        QVERIFY(!quarter.contains(pointFromInches(9.9, 5)));
        limits.range = Length::fromInches(3);
        limits.arc = ViewArc{Angle::fromDegrees(100), Angle::fromDegrees(300)};
        const VisibilityPolygon most = seen(10, 5, {}, limits);
        QVERIFY(std::abs(most.areaSquareInches() - std::numbers::pi * 9 * 300 / 360) < 20 * kRangeChord.inches());
        QVERIFY(!most.contains(pointFromInches(10 + std::cos(1.2), 5 + std::sin(1.2))));
        QVERIFY(most.contains(pointFromInches(10 + std::cos(0.6), 5 + std::sin(0.6))));
    }

    /// Each limit alone takes away what lies beyond it, and nothing else.
    void limits_areIntersections() {
        Tally tally;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const SightBoard board = randomBoard(seed + 71'000, {14, 4});
            const Box table = tableOf(44, 30);
            const RegionMap map{TerrainMap{board.blockers}, table};
            const auto counts = allOf(board.blockers);
            Random random{seed};
            const Point viewer = samplePointOn(random, table, false);
            RegionLimits limits;
            limits.range = Length::fromInches(random.between(0.5, 30));
            const double from = random.between(0, 360);
            const double width = random.between(5, 355);
            limits.arc = ViewArc{Angle::fromDegrees(from), Angle::fromDegrees(width)};
            const VisibilityPolygon all = visibilityPolygon(viewer, map, counts);
            const VisibilityPolygon limited = visibilityPolygon(viewer, map, counts, limits);
            QVERIFY(limited.areaSquareInches() >= 0.0);
            for (int i = 0; i < 400; ++i) {
                const Point samplePoint = samplePointOn(random, table, false);
                const double x = (samplePoint.x - viewer.x).inches();
                const double y = (samplePoint.y - viewer.y).inches();
                const double beyond = std::hypot(x, y) - limits.range->inches();
                const double turn = std::fmod(std::atan2(y, x) * 180 / std::numbers::pi - from + 720, 360);
                ++tally.asked;
                if (std::abs(beyond) < 0.002 || turn < 0.01 || std::abs(turn - width) < 0.01 || turn > 359.99 ||
                    inchesToBorder(std::span{&limited.outline, 1}, samplePoint) < kFromBorder) {
                    ++tally.nearBorder;
                    continue;
                }
                const bool expected = all.contains(samplePoint) && beyond < 0 && turn < width;
                tally.seen += expected ? 1 : 0;
                tally.wrong += limited.contains(samplePoint) != expected ? 1 : 0;
            }
        }
        tally.verify("limits", 10'000);
    }

    /// An arc of the same directions; at the borders both are rounded.
    void aWedge_isAnArcWithoutAngles() {
        Tally tally;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const SightBoard board = randomBoard(seed + 72'000, {14, 4});
            const Box table = tableOf(44, 30);
            const RegionMap map{TerrainMap{board.blockers}, table};
            const auto counts = allOf(board.blockers);
            Random random{seed};
            const Point viewer =
                seed % 2 == 0 ? samplePointOn(random, table, true)
                              : std::get<Polygon>(box(random.between(1, 40), 4, 42, 8).outline).outline().front();
            RegionLimits arc;
            const double from = random.between(0, 360);
            const double width = random.between(5, 175);
            arc.arc = ViewArc{Angle::fromDegrees(from), Angle::fromDegrees(width)};
            const auto way = [](double degrees) {
                return pointFromInches(30 * std::cos(degrees * std::numbers::pi / 180),
                                       30 * std::sin(degrees * std::numbers::pi / 180)) -
                       Point{};
            };
            RegionLimits wedge;
            wedge.wedge = ViewWedge{way(from), way(from + width)};
            const VisibilityPolygon expected = visibilityPolygon(viewer, map, counts, arc);
            const VisibilityPolygon got = visibilityPolygon(viewer, map, counts, wedge);
            QVERIFY2(std::abs(expected.areaSquareInches() - got.areaSquareInches()) < 1e-5,
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
            for (int i = 0; i < 200; ++i) {
                const Point samplePoint = samplePointOn(random, table, false);
                ++tally.asked;
                if (inchesToBorder(std::span{&expected.outline, 1}, samplePoint) < 100 * kFromBorder) {
                    ++tally.nearBorder;
                    continue;
                }
                tally.seen += expected.contains(samplePoint) ? 1 : 0;
                tally.wrong += got.contains(samplePoint) != expected.contains(samplePoint) ? 1 : 0;
            }
        }
        tally.verify("wedges", 5'000);
    }

    /// From anywhere, corners and edges of pieces too: corner for corner, without all that was not met and without one
    /// of it.
    void withoutWhatWasNotMet_theRegionIsTheSame() {
        int unmet = 0;
        int different = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            const SightBoard board = randomBoard(seed + 73'000, {20, 4});
            const RegionMap map{TerrainMap{board.blockers}, tableOf(44, 30)};
            const auto all = allOf(board.blockers);
            Random random{seed};
            for (int i = 0; i < 40; ++i) {
                Point viewer = samplePointOn(random, map.table(), i % 2 == 0);
                const auto& some =
                    board.blockers[static_cast<std::size_t>(random.below(static_cast<int>(board.blockers.size())))]
                        .outline;
                if (const auto* polygon = std::get_if<Polygon>(&some); polygon != nullptr && i % 3 == 0) {
                    viewer = polygon->outline()[static_cast<std::size_t>(
                        random.below(static_cast<int>(polygon->outline().size())))];
                }
                RegionLimits limits;
                limits.touch = i % 4 == 0 ? TouchRule::Blocked : TouchRule::Clear;
                limits.range = i % 5 == 0 ? std::optional{Length::fromInches(random.between(2, 20))} : std::nullopt;
                VisibilityPolygon region;
                std::vector<char> met;
                findVisibilityPolygon(viewer, map, all, limits, region, met);
                QVERIFY(region == visibilityPolygon(viewer, map, all, limits));
                auto counts = all;
                for (std::size_t blocker = 0; blocker < met.size(); ++blocker) {
                    auto withoutOne = all;
                    withoutOne[blocker] = Occlusion::Never;
                    const bool isSame = visibilityPolygon(viewer, map, withoutOne, limits) == region;
                    QVERIFY2(
                        isSame || met[blocker] != 0,
                        qPrintable(QStringLiteral("seed %1, viewer %2, blocker %3").arg(seed).arg(i).arg(blocker)));
                    different += isSame ? 0 : 1;
                    if (met[blocker] == 0) {
                        counts[blocker] = Occlusion::Never;
                        ++unmet;
                    }
                }
                QVERIFY2(visibilityPolygon(viewer, map, counts, limits) == region,
                         qPrintable(QStringLiteral("seed %1, viewer %2").arg(seed).arg(i)));
            }
        }
        QVERIFY(unmet > 10'000 && different > 5'000);
    }

    void whatWasMet_isNoEdgeOfTheTable() {
        const std::vector<Blocker> blockers{box(0, 3, 2, 6), box(18, 0, 20, 4), box(8, 4, 9, 6), box(14, 4.5, 15, 5.5)};
        VisibilityPolygon region;
        std::vector<char> met;
        findVisibilityPolygon(pointFromInches(4, 5), RegionMap{TerrainMap{blockers}, tableOf(20, 10)}, allOf(blockers),
                              {}, region, met);
        QVERIFY((met == std::vector<char>{1, 1, 1, 0}));
    }

    void fromBesideTheTable_itsPartOnTheTableIsSeen() {
        const VisibilityPolygon region = seen(-5, 5, {box(8, 4, 9, 6)});
        QVERIFY(region.contains(pointFromInches(1, 5)));
        QVERIFY(!region.contains(pointFromInches(-1, 5)));
        QVERIFY(!region.contains(pointFromInches(12, 5)));
        const double slope = 1.0 / 13;
        const auto height = [&](double x) { return 2 * slope * (x + 5); };
        QVERIFY(std::abs(region.areaSquareInches() - (200 - (height(8) + height(20)) / 2 * 12)) < 1e-6);
        QVERIFY(seen(-500, 5, {}).outline.empty());
    }

    void T39_spots_areSeenAsLinesSay() {
        Tally tally;
        for (int seed = 1; seed <= boardCount(10); ++seed) {
            compareSamplePoints(randomBoard(static_cast<std::uint64_t>(seed) + 70'000, {14, 4}), tableOf(44, 30),
                                static_cast<std::uint64_t>(seed), 20, 500, tally);
        }
        tally.verify("random boards", 10'000);
    }

    void spots_areSeenAsLinesSay_onTournamentTables() {
        Tally tally;
        for (int seed = 1; seed <= boardCount(5); ++seed) {
            compareSamplePoints(tournamentBoard(static_cast<std::uint64_t>(seed)), tableOf(60, 44),
                                static_cast<std::uint64_t>(seed), 20, 500, tally);
        }
        tally.verify("tournament tables", 10'000);
    }

    void spots_areSeenAsLinesSay_whereThingsGoWrong_data() { addKindRows(); }

    void spots_areSeenAsLinesSay_whereThingsGoWrong() {
        QFETCH(const int, kind);
        Tally tally;
        for (int seed = 1; seed <= boardCount(5); ++seed) {
            const SightBoard board = degenerateBoard(static_cast<Degenerate>(kind), static_cast<std::uint64_t>(seed));
            compareSamplePoints(board, boxAround(board, Length::fromInches(seed % 2 == 0 ? 0.5 : -0.5)),
                                static_cast<std::uint64_t>(seed), 10, 200, tally);
        }
        qInfo("%d spots, %d seen, %d near a border", tally.asked, tally.seen, tally.nearBorder);
        QCOMPARE(tally.wrong, 0);
    }
};

QTEST_APPLESS_MAIN(TestVisibilityPolygon)
#include "tst_visibility_polygon.moc"
