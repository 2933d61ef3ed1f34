#include "geometry/sight/plan/sample_points.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::geometry;

namespace {

Length mm(double count) { return Length::fromMillimeters(count); }

PlacedFootprint placed(const Footprint& base, double degrees = 0.0) {
    return {base, {mm(100), mm(200)}, Angle::fromDegrees(degrees)};
}

/// Stored points lie inside the base by a few nanometers.
bool has(const std::vector<Point>& points, double x, double y) {
    return std::ranges::any_of(points, [&](Point p) {
        return std::abs((p.x - mm(100 + x)).nanometers()) <= 5 && std::abs((p.y - mm(200 + y)).nanometers()) <= 5;
    });
}

} // namespace

/// Rows S3.32, S3.34 and S3.35 of the requirements.
class TestSamplePoints : public QObject {
    Q_OBJECT

private slots:
    void S3_32_moreOrFewerPoints_neverSeeWhatIsHidden_data() {
        QTest::addColumn<int>("count");
        for (const int count : {4, 5, 8, 16, 32, 64}) {
            QTest::addRow("%d points", count) << count;
        }
    }
    void S3_32_moreOrFewerPoints_neverSeeWhatIsHidden() {
        QFETCH(int, count);
        SightOptions sampled;
        sampled.method = SightMethod::Sampled;
        sampled.samples.fewPoints = sampled.samples.mediumPoints = sampled.samples.manyPoints = count;
        sampled.keepAttempts = true;
        const auto disc = Footprint::round(mm(100)).value();
        int seen = 0;
        for (int shift = -60; shift <= 60; shift += 4) { // of a slit 3 mm wide, up and down
            const auto wall = [&](double from, double to) {
                return Blocker{
                    Wall::fromVertices(std::array{Point{mm(150), mm(from)}, Point{mm(150), mm(to)}}).value(), {}, {}};
            };
            const TerrainMap map{{wall(-900, shift - 1.5), wall(shift + 1.5, 900)}};
            const std::array all{0, 1};
            const PlacedFootprint a{disc, {}, {}};
            const PlacedFootprint b{disc, {mm(300), {}}, {}};
            const auto answer = findLineOfSight(a, b, map, all, sampled);
            QCOMPARE(circumferencePoints(a, count).size(), static_cast<std::size_t>(count));
            QVERIFY(answer.visibility != Visibility::Blocked); // a sample proves nothing blocked
            if (answer.visibility == Visibility::Clear) {
                ++seen;
                QVERIFY(findLineOfSight(a, b, map, all).visibility == Visibility::Clear);
            }
        }
        QVERIFY(seen > 0);
    }

    void S3_32_theDensity_decidesWhatSamplesFind_andNotTheExactVerdict() {
        // A slit of 0.4 mm about y = 21 between discs of 100 mm: the one line that samples may find runs level.
        const auto disc = Footprint::round(mm(100)).value();
        const auto wall = [](double from, double to) {
            return Blocker{
                Wall::fromVertices(std::array{Point{mm(150), mm(from)}, Point{mm(150), mm(to)}}).value(), {}, {}};
        };
        const TerrainMap map{{wall(-900, 20.8), wall(21.2, 900)}};
        const std::array all{0, 1};
        const PlacedFootprint a{disc, {}, {}};
        const PlacedFootprint b{disc, {mm(300), {}}, {}};
        const auto sees = [&](int count) {
            SightOptions options;
            options.method = SightMethod::Sampled;
            options.samples.fewPoints = options.samples.mediumPoints = options.samples.manyPoints = count;
            return findLineOfSight(a, b, map, all, options).visibility == Visibility::Clear;
        };
        QVERIFY(!sees(4));
        QVERIFY(sees(64));
        QVERIFY(findLineOfSight(a, b, map, all).visibility == Visibility::Clear);
    }

    void S3_34_rectangles_haveTheirCornersAndFromSixOnTheThirdsOfEachSide() {
        const auto base = placed(Footprint::rectangle(mm(60), mm(40)).value());
        QCOMPARE(centerPoint(base), base.position);
        for (const int few : {4, 5}) {
            const auto points = circumferencePoints(base, few);
            QCOMPARE(points.size(), 4U);
            for (const auto& [x, y] :
                 {std::pair{30, 20}, std::pair{30, -20}, std::pair{-30, 20}, std::pair{-30, -20}}) {
                QVERIFY(has(points, x, y));
            }
        }
        const auto points = circumferencePoints(base, 6);
        QCOMPARE(points.size(), 12U);
        for (const double third : {0.33, 0.67}) {
            for (const int side : {-1, 1}) {
                QVERIFY(has(points, -30 + 60 * third, 20 * side));
                QVERIFY(has(points, 30 * side, -20 + 40 * third));
            }
        }
    }

    void S3_34_aTurnedRectangle_turnsItsPoints() {
        const auto points = circumferencePoints(placed(Footprint::rectangle(mm(60), mm(40)).value(), 90), 4);
        QVERIFY(has(points, 20, 30));
        QVERIFY(!has(points, 30, 20));
    }

    void S3_35_ovals_haveParametricPointsAndFromEightOnTheQuarterPointsOfBothAxes() {
        const auto oval = placed(Footprint::oval(mm(170), mm(109)).value());
        const auto isThere = [&](const std::vector<Point>& points, int count) {
            for (int i = 0; i < count; ++i) {
                const double t = 2 * std::numbers::pi * i / count;
                QVERIFY(has(points, 85 * std::cos(t), 54.5 * std::sin(t)));
            }
        };
        const auto six = circumferencePoints(oval, 6);
        QCOMPARE(six.size(), 6U);
        isThere(six, 6);
        const auto eight = circumferencePoints(oval, 8);
        QCOMPARE(eight.size(), 12U);
        isThere(eight, 8);
        QVERIFY(has(eight, 42.5, 0) && has(eight, -42.5, 0) && has(eight, 0, 27.25) && has(eight, 0, -27.25));
    }
};

QTEST_APPLESS_MAIN(TestSamplePoints)
#include "tst_sample_points.moc"
