#include "geometry/shapes/distance.h"

#include "tests/support/plane_shapes.h"
#include "tests/support/random_boards.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <limits>
#include <numbers>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

PlacedFootprint placed(const Footprint& footprint, double x, double y, double facing = 0) {
    return {footprint, {Length::fromMillimeters(x), Length::fromMillimeters(y)}, Angle::fromDegrees(facing)};
}

Footprint disc(double diameter) { return Footprint::round(Length::fromMillimeters(diameter)).value(); }

Footprint oval(double length, double width) {
    return Footprint::oval(Length::fromMillimeters(length), Length::fromMillimeters(width)).value();
}

Footprint rectangle(double length, double width) {
    return Footprint::rectangle(Length::fromMillimeters(length), Length::fromMillimeters(width)).value();
}

/// A polygon of 1,200 sides inscribed in a curved base: at most 85 mm * (1 - cos(pi / 1200)) = 0.0003 mm inside it.
std::vector<std::array<double, 2>> finePolygon(const PlacedFootprint& base) {
    const PlaneShape shape{base};
    const int count = shape.isCurved() ? 1200 : static_cast<int>(shape.corners().size());
    std::vector<std::array<double, 2>> points;
    for (int i = 0; i < count; ++i) {
        const Vec p =
            shape.isCurved() ? shape.outlinePoint(Real{1} * i / count) : shape.corners()[static_cast<std::size_t>(i)];
        points.push_back({static_cast<double>(p.x), static_cast<double>(p.y)});
    }
    return points;
}

double toEdges(const std::vector<std::array<double, 2>>& points, const std::vector<std::array<double, 2>>& ring) {
    double best = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const auto [ax, ay] = ring[i];
        const auto [bx, by] = ring[(i + 1) % ring.size()];
        const double dx = bx - ax;
        const double dy = by - ay;
        for (const auto& [x, y] : points) {
            const double t = std::clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0);
            best = std::min(best, (x - ax - t * dx) * (x - ax - t * dx) + (y - ay - t * dy) * (y - ay - t * dy));
        }
    }
    return std::sqrt(best);
}

} // namespace

class TestDistance : public QObject {
    Q_OBJECT

private slots:
    void S3_2_S3_7_handMadeGaps_data() {
        addNumberedRows("row", {"discs", "discs at an angle, 3-4-5", "tangent discs", "one in the other",
                                "ovals end to end", "ovals side by side", "rectangles corner to corner, 3-4-5",
                                "disc at a rectangle's corner, 3-4-5", "rectangle standing on its corner",
                                "rectangles sharing a side"});
    }
    void S3_2_S3_7_handMadeGaps() {
        struct Row {
            PlacedFootprint a;
            PlacedFootprint b;
            double gap;
        };
        const std::vector<Row> rows{
            {placed(disc(32), 0, 0), placed(disc(60), 100, 0), 54.0}, // 100 - 16 - 30
            {placed(disc(32), 0, 0), placed(disc(60), 30, 40), 4.0},  // 50 - 16 - 30
            {placed(disc(40), 0, 0), placed(disc(60), 30, 40), 0.0},  // 50 - 20 - 30
            {placed(disc(160), 0, 0), placed(disc(25), 10, 10), 0.0},
            {placed(oval(120, 92), 0, 0), placed(oval(60, 35.5), 200, 0), 110.0},           // 200 - 60 - 30
            {placed(oval(120, 92), 0, 0, 90), placed(oval(60, 35.5), 200, 0, 270), 136.25}, // 200 - 46 - 17.75
            {placed(rectangle(40, 20), 0, 0), placed(rectangle(20, 20), 33, 24), 5.0}, // corners (20, 10), (23, 14)
            {placed(rectangle(40, 20), 0, 0), placed(disc(10), 26, 18),
             5.0}, // corner (20, 10), center (26, 18): 10 - 5
            {placed(rectangle(20, 20), 0, 0, 45), placed(disc(10), 40, 0), 35 - 10 * std::numbers::sqrt2},
            {placed(rectangle(40, 20), 0, 0), placed(rectangle(40, 20), 40, 5), 0.0},
        };
        QFETCH(int, row);
        const auto& [a, b, gap] = rows[static_cast<std::size_t>(row)];
        for (const auto& nearest : {nearestPoints(a, b), nearestPoints(b, a)}) {
            // Corners of turned rectangles are stored to the nearest nanometer, 7e-7 mm.
            QVERIFY2(std::abs(nearest.gapMillimeters - gap) <= 1e-5,
                     qPrintable(QString::number(nearest.gapMillimeters, 'g', 12)));
            QCOMPARE(nearest.gap, Length::fromMillimeters(nearest.gapMillimeters));
        }
        QCOMPARE(overlapOrTouch(a, b), gap == 0);
        QCOMPARE(edgeDistance(a, b), edgeDistance(b, a));
    }

    void T30_ovals_areMeasuredAlongTheirNormals() {
        // The point of the outline at parameter s has the normal (b cos s, a sin s). A disc set off along it by L + r
        // is at L; taken at the parametric angle, towards the center, the result would be off by millimeters.
        constexpr double a = 85;
        constexpr double b = 54.5;
        for (const double facing : {0.0, 30.0, 90.0, 211.5}) {
            for (int i = 0; i < 36; ++i) {
                const double s = i * std::numbers::pi / 18 + 0.05;
                const double length = std::hypot(b * std::cos(s), a * std::sin(s));
                constexpr double kOff = 50 + 16;
                const double x = a * std::cos(s) + kOff * b * std::cos(s) / length;
                const double y = b * std::sin(s) + kOff * a * std::sin(s) / length;
                const double turn = facing / 180 * std::numbers::pi;
                const auto other =
                    placed(disc(32), x * std::cos(turn) - y * std::sin(turn), x * std::sin(turn) + y * std::cos(turn));
                const auto nearest = nearestPoints(placed(oval(170, 109), 0, 0, facing), other);
                QVERIFY2(std::abs(nearest.gapMillimeters - 50) <= 1e-5,
                         qPrintable(QString::number(nearest.gapMillimeters, 'g', 12)));
            }
        }
    }

    void S3_7_allShapes_agreeWithAFinePolygon() {
        // 1e-4 in: the fine polygons lie at most 0.0006 mm inside the two bases together.
        constexpr double kTolerance = 25.4e-4;
        int pairs = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const SightBoard board = randomBoard(seed + 80'000, {0, 5, 16, 12});
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                const auto nearest = nearestPoints(a, b);
                if (nearest.gapMillimeters == 0) {
                    return;
                }
                ++pairs;
                const auto first = finePolygon(a);
                const auto second = finePolygon(b);
                const double expected = std::min(toEdges(first, second), toEdges(second, first));
                const auto text = QString::fromStdString(writeCase(board, a, b)) + QString::number(expected, 'g', 12);
                QVERIFY2(std::abs(nearest.gapMillimeters - expected) <= kTolerance, qPrintable(text));
            });
        }
        qInfo("%d pairs apart", pairs);
        QVERIFY(pairs >= 40);
    }

    void allShapes_agreeWithTheWidestSeparation() {
        int pairs = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const SightBoard board = randomBoard(seed + 90'000, {0, 10, 24, 16});
            forEachPair(board, [&](const PlacedFootprint& a, const PlacedFootprint& b) {
                Real expected = std::numeric_limits<Real>::infinity();
                for (const PlaneShape& first : PlaneShape{a}.convexParts()) {
                    for (const PlaneShape& second : PlaneShape{b}.convexParts()) {
                        expected = std::min(expected, std::max(separationOf(first, second).distance, Real{0}));
                    }
                }
                ++pairs;
                const auto nearest = nearestPoints(a, b);
                const auto text = QString::fromStdString(writeCase(board, a, b));
                QVERIFY2(std::abs(nearest.gapMillimeters - static_cast<double>(expected)) <= 1e-5, qPrintable(text));
                // Its two points are on the bases, as far apart as it says.
                const Vec onFirst = toMillimeters(nearest.onFirst);
                const Vec onSecond = toMillimeters(nearest.onSecond);
                QVERIFY2(PlaneShape{a}.distanceFrom(onFirst) <= 2e-6L && PlaneShape{b}.distanceFrom(onSecond) <= 2e-6L,
                         qPrintable(text));
                QVERIFY2(std::abs(static_cast<double>(lengthOf(onSecond - onFirst)) - nearest.gapMillimeters) <= 1e-5,
                         qPrintable(text));
                QVERIFY2(nearestPoints(b, a).gap == nearest.gap, qPrintable(text));
            });
        }
        QVERIFY(pairs >= 400);
    }

    void sharedPoint_liesInBothBases() {
        // A disc tangent to the middle of a rectangle's side, whose corners are not on the disc.
        const auto flat = placed(rectangle(50.8, 25.4), 50.8, 127);
        const auto other = placed(disc(25.4), 50.8, 101.6);
        for (const auto& nearest : {nearestPoints(flat, other), nearestPoints(other, flat)}) {
            QVERIFY(nearest.onFirst == nearest.onSecond);
            QVERIFY((nearest.onFirst == Point{Length::fromMillimeters(50.8), Length::fromMillimeters(114.3)}));
        }
        // Sides that meet at a narrow angle, corners of neither in the other: the point was 0.03 mm off.
        const std::int64_t corners[][2] = {{69092815, 31767732},   {30945444, 43241705},  {-16177147, 61548720},
                                           {-26977939, 11289667},  {-25172309, 2318872},  {-34007192, -29530445},
                                           {-25276431, -59409587}, {23716608, -42576970}, {17034797, -5431533}};
        Ring outline;
        for (const auto& [x, y] : corners) {
            outline.push_back({Length::fromNanometers(x), Length::fromNanometers(y)});
        }
        const auto at = [](std::int64_t x, std::int64_t y) {
            return Point{Length::fromNanometers(x), Length::fromNanometers(y)};
        };
        const PlacedFootprint hull{*Footprint::hull(outline), at(151841472, 281163402),
                                   Angle::fromDegrees(288.5733813)};
        const PlacedFootprint bar{*Footprint::rectangle(Length::fromMillimeters(150), Length::fromMillimeters(30)),
                                  at(188348693, 387908898), Angle::fromDegrees(90)};
        for (const auto& [first, second] : {std::pair{hull, bar}, std::pair{bar, hull}}) {
            const auto nearest = nearestPoints(first, second);
            QCOMPARE(nearest.gapMillimeters, 0.0);
            QVERIFY(contains(first, nearest.onFirst) && contains(second, nearest.onFirst));
            QCOMPARE(nearest.onSecond, nearest.onFirst);
        }
    }

    void halfMillimeters_count() {
        // 28.5 mm discs 28.5 mm apart touch; a 28 mm disc leaves a quarter of a millimeter.
        QVERIFY(overlapOrTouch(placed(disc(28.5), 0, 0), placed(disc(28.5), 28.5, 0)));
        QCOMPARE(edgeDistance(placed(disc(28), 0, 0), placed(disc(28.5), 28.5, 0)), Length::fromMillimeters(0.25));
        QCOMPARE(edgeDistance(placed(disc(28.5), 0, 0), placed(disc(28.5), 28.500001, 0)), Length::fromNanometers(1));
    }

    /// Round bases whose middle lies on the straight line through a wall, or through a side of a piece.
    void inLineWithAWall_isNotAtTheWall() {
        const PlacedFootprint base{*Footprint::round(Length::fromInches(1)), pointFromInches(10, 5), {}};
        const std::array ends{pointFromInches(2, 5), pointFromInches(6, 5)};
        QCOMPARE(distanceTo(base, *Wall::fromVertices(ends)), Length::fromInches(3.5));
        const std::array corners{pointFromInches(2, 5), pointFromInches(6, 5), pointFromInches(6, 8),
                                 pointFromInches(2, 8)};
        QCOMPARE(distanceTo(base, *Polygon::fromVertices(corners)), Length::fromInches(3.5));
        const std::array corner{pointFromInches(10, 9), pointFromInches(10, 12), pointFromInches(14, 12)};
        QCOMPARE(distanceTo(base, *Wall::fromVertices(corner)), Length::fromInches(3.5));
    }
};

QTEST_APPLESS_MAIN(TestDistance)
#include "tst_distance.moc"
