#include "geometry/shapes/distance.h"
#include "geometry/sight/plan/sample_points.h"
#include "geometry/sight/plan/sight.h"
#include "tests/support/rows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

using namespace sightline::geometry;

namespace {

Length mm(double count) { return Length::fromMillimeters(count); }
Point at(double x, double y) { return {mm(x), mm(y)}; }
PlacedFootprint disc(double diameter, double x, double y = 0) {
    return {Footprint::round(mm(diameter)).value(), at(x, y), {}};
}
Blocker wall(double x, double from, double to) {
    return {Wall::fromVertices(std::array{at(x, from), at(x, to)}).value(), {}, {}};
}

Blocker polygon(std::initializer_list<std::array<double, 2>> corners) {
    Ring ring;
    for (const auto& [x, y] : corners) {
        ring.push_back(at(x, y));
    }
    return {Polygon::fromVertices(ring, {}).value(), {}, {}};
}

SightAnswer look(const PlacedFootprint& a,
                 const PlacedFootprint& b,
                 const std::vector<Blocker>& blockers,
                 const SightOptions& options = {}) {
    std::vector<int> all(blockers.size());
    std::ranges::generate(all, [i = 0]() mutable { return i++; });
    return findLineOfSight(a, b, TerrainMap{blockers}, all, options);
}

SightOptions sampled(const SampleSettings& samples = {}, SightMethod method = SightMethod::Sampled) {
    SightOptions options;
    options.method = method;
    options.samples = samples;
    options.keepAttempts = true;
    return options;
}

int triedIn(const SightAnswer& answer, SightStage stage) {
    return static_cast<int>(std::ranges::count(answer.attempts, stage, &AttemptedLine::stage));
}

bool has(const std::vector<Point>& points, double x, double y) {
    return std::ranges::any_of(points, [&](Point p) {
        return std::abs((p.x - mm(x)).nanometers()) <= 5 && std::abs((p.y - mm(y)).nanometers()) <= 5;
    });
}

} // namespace

/// Rows S3.1 to S3.18 and S3.25 of the requirements, each by a case that can be worked out on paper. Lengths in
/// millimeters.
class TestSightRows : public QObject {
    Q_OBJECT

private slots:
    void S3_1_anyPartOfABase_toAnyPartOfTheOther() {
        // A wall half way leaves half a millimeter of the corridor |y| < 10 between two discs of 20 mm.
        const auto a = disc(20, 0);
        const auto b = disc(20, 100);
        const auto answer = look(a, b, {wall(50, -40, 9.5)});
        QVERIFY(answer.visibility == Visibility::Clear);
        for (const auto& [point, middle] : {std::pair{answer.line.from, 0.0}, std::pair{answer.line.to, 100.0}}) {
            QVERIFY(std::hypot(point.x.millimeters() - middle, point.y.millimeters()) <= 10 + 1e-6); // on the bases
        }
        const double share =
            (50 - answer.line.from.x.millimeters()) / (answer.line.to.x - answer.line.from.x).millimeters();
        QVERIFY(answer.line.from.y.millimeters() + share * (answer.line.to.y - answer.line.from.y).millimeters() >=
                9.5); // past the wall's end
        QVERIFY(look(a, b, {wall(50, -40, 10.5)}).visibility == Visibility::Blocked);
    }

    void S3_2_aHull_isMeasuredFromItsNearestPart() {
        // A wedge whose nose is at (30, 0), and the same turned about so that its flat back at x = 10 is nearest.
        const auto wedge = Footprint::hull(std::vector{at(-10, -20), at(30, 0), at(-10, 20)}).value();
        const PlacedFootprint ahead{wedge, {}, {}};
        const PlacedFootprint back{wedge, {}, Angle::fromDegrees(180)};
        QCOMPARE(edgeDistance(ahead, disc(20, 100)), mm(60)); // 100 - 10 - 30
        QCOMPARE(edgeDistance(back, disc(20, 100)), mm(80));  // 100 - 10 - 10
    }

    void S3_9_concavePieces_hideByWhatTheyAre() {
        const auto ell = polygon({{30, -40}, {40, -40}, {40, 30}, {70, 30}, {70, 40}, {30, 40}});
        const auto bowl = polygon({{30, -40}, {40, -40}, {40, 5}, {60, 5}, {60, -40}, {70, -40}, {70, 20}, {30, 20}});
        for (const Blocker& piece : {ell, bowl}) {
            QVERIFY(look(disc(4, 50, -100), disc(4, 50, -20), {piece}).visibility ==
                    Visibility::Clear); // into the notch, from its open side
            QVERIFY(look(disc(4, 0, 0), disc(4, 50, -20), {piece}).visibility == Visibility::Blocked); // through an arm
            QVERIFY(look(disc(4, 50, 100), disc(4, 50, -20), {piece}).visibility ==
                    Visibility::Blocked); // through the bottom
        }
    }

    void S3_14_edgePoints_areTheFourCardinalOnes() {
        const auto round = edgePoints(disc(32, 100, 200));
        QCOMPARE(round.size(), 4U);
        QVERIFY(has(round, 116, 200) && has(round, 84, 200) && has(round, 100, 216) && has(round, 100, 184));
        const auto oval = edgePoints({Footprint::oval(mm(60), mm(35)).value(), at(0, 0), Angle::fromDegrees(90)});
        QCOMPARE(oval.size(), 4U);
        QVERIFY(has(oval, 0, 30) && has(oval, 0, -30) && has(oval, 17.5, 0) && has(oval, -17.5, 0)); // on its own axes
    }

    void S3_15_ring_hasEightPointsAtFortyFiveDegrees() {
        const auto a = disc(61, 0);
        const auto b = disc(61, 300);
        QCOMPARE(circumferenceCount(a, b, mm(239), {}), 8);
        QCOMPARE(circumferenceCount(disc(60, 0), disc(60, 300), mm(240), {}), 6); // 60 mm is not over 60 mm
        const auto ring = circumferencePoints(a, 8);
        QCOMPARE(ring.size(), 8U);
        for (int i = 0; i < 8; ++i) {
            const double angle = i * std::numbers::pi / 4;
            QVERIFY(has(ring, 30.5 * std::cos(angle), 30.5 * std::sin(angle)));
        }
    }

    void S3_16_bands_decideWhichStagesAreTried_data() {
        sightline::testsupport::addColumns<double, bool, bool>("size", "edges", "ring");
        QTest::newRow("25 mm: center") << 25.0 << false << false;
        QTest::newRow("just below 32 mm") << 31.9 << false << false;
        QTest::newRow("32 mm: edges") << 32.0 << true << false;
        QTest::newRow("60 mm") << 60.0 << true << false;
        QTest::newRow("just over 60 mm: ring") << 60.1 << true << true;
        QTest::newRow("130 mm") << 130.0 << true << true;
    }
    void S3_16_bands_decideWhichStagesAreTried() {
        auto [size, edges, ring] = sightline::testsupport::fetch<double, bool, bool>("size", "edges", "ring");
        for (const auto& [a, b] : {std::pair{disc(size, 0), disc(25, 300)},
                                   std::pair{disc(25, 0), disc(size, 300)}}) { // the larger base decides
            const auto answer = look(a, b, {wall(150, -400, 400)}, sampled(SampleSettings::inBands()));
            QCOMPARE(triedIn(answer, SightStage::Center), 1);
            QCOMPARE(triedIn(answer, SightStage::Edge) > 0, edges);
            QCOMPARE(triedIn(answer, SightStage::Circumference) > 0, ring);
            QVERIFY(answer.stage == (ring ? SightStage::Circumference : edges ? SightStage::Edge : SightStage::Center));
            QVERIFY(answer.visibility == Visibility::NoLineFound);
            QVERIFY(
                look(a, b, {wall(150, -400, 400)}, sampled(SampleSettings::inBands(), SightMethod::Exact)).visibility ==
                Visibility::Blocked);
        }
    }

    void S3_16_thresholds_areSettings() {
        SampleSettings own;
        own.edgesFrom = mm(40);
        own.ringAbove = mm(50);
        const auto stages = [&](double size) {
            const auto answer = look(disc(size, 0), disc(size, 300), {wall(150, -400, 400)}, sampled(own));
            return std::pair{triedIn(answer, SightStage::Edge) > 0, triedIn(answer, SightStage::Circumference) > 0};
        };
        QVERIFY((stages(39.9) == std::pair{false, false}));
        QVERIFY((stages(40) == std::pair{true, false}));
        QVERIFY((stages(50) == std::pair{true, false}));
        QVERIFY((stages(50.1) == std::pair{true, true}));
        own = {};
        QVERIFY((stages(1) == std::pair{true, true})); // as it comes, all pairs have all stages
    }

    void S3_17_density_followsSizeAndDistance_data() {
        sightline::testsupport::addColumns<double, double, int>("size", "inches", "count");
        QTest::newRow("32 mm") << 32.0 << 10.0 << 4;
        QTest::newRow("just over 32 mm") << 32.1 << 10.0 << 6;
        QTest::newRow("60 mm") << 60.0 << 10.0 << 6;
        QTest::newRow("just over 60 mm") << 60.1 << 10.0 << 8;
        QTest::newRow("at 24 in") << 130.0 << 24.0 << 8;
        QTest::newRow("beyond 24 in") << 130.0 << 24.01 << 4;
    }
    void S3_17_density_followsSizeAndDistance() {
        auto [size, inches, count] = sightline::testsupport::fetch<double, double, int>("size", "inches", "count");
        const Length apart = Length::fromInches(inches);
        QCOMPARE(circumferenceCount(disc(size, 0), disc(25, 0), apart, {}), count);
        QCOMPARE(circumferenceCount(disc(25, 0), disc(size, 0), apart, {}), count);
        // And so many lines are tried: each point of the one to each of the other.
        const double between = apart.millimeters() + size / 2 + 12.5;
        const auto answer = look(disc(size, 0), disc(25, between), {wall(between / 2, -400, 400)}, sampled());
        QCOMPARE(triedIn(answer, SightStage::Circumference), count * count);
    }

    void S3_17_densities_areSettings() {
        SampleSettings own;
        own.fewPoints = 5;
        own.mediumPoints = 9;
        own.manyPoints = 12;
        own.smallBase = mm(40);
        own.mediumBase = mm(50);
        own.farApart = Length::fromInches(10);
        const auto count = [&](double size, double inches) {
            return circumferenceCount(disc(size, 0), disc(size, 0), Length::fromInches(inches), own);
        };
        QCOMPARE(count(40, 1), 5);
        QCOMPARE(count(40.1, 1), 9);
        QCOMPARE(count(50, 1), 9);
        QCOMPARE(count(50.1, 10), 12);
        QCOMPARE(count(50.1, 10.1), 5);
        for (const int points : {4, 16, 64}) {
            QCOMPARE(circumferenceCount(disc(25, 0), disc(130, 0), Length::fromInches(40),
                                        SampleSettings::withPoints(points)),
                     points);
        }
    }

    void S3_18_theFirstClearLine_isTheAnswer_andAllCanBeListed() {
        // The center line is stopped, the edge lines above it are not.
        const auto a = disc(40, 0);
        const auto b = disc(40, 300);
        const std::vector<Blocker> terrain{wall(150, -5, 400)};
        const auto all = look(a, b, terrain, sampled());
        const auto first = std::ranges::find_if(all.attempts, [](const AttemptedLine& line) { return !line.blocked; });
        QVERIFY(first != all.attempts.end() && first != all.attempts.begin());
        QVERIFY(std::ranges::count_if(all.attempts, [](const AttemptedLine& line) { return !line.blocked; }) >
                1); // goes on after it
        SightOptions shortly = sampled();
        shortly.keepAttempts = false;
        const auto ended = look(a, b, terrain, shortly);
        QVERIFY(ended.line == first->line && ended.stage == first->stage);
        QVERIFY(all.line == first->line && all.stage == first->stage);
        QVERIFY(ended.attempts.empty());
    }

    void S3_25_centerEdgeRingTerrainAndScale_data() {
        QTest::addColumn<double>("scale");
        QTest::newRow("as it is") << 1.0;
        QTest::newRow("ten times as large") << 10.0;
    }
    void S3_25_centerEdgeRingTerrainAndScale() {
        QFETCH(double, scale);
        // Discs of 100 mm, 300 mm from middle to middle. Points round them at 45 degrees lie 35.36 mm off the axis; no
        // line of centers and cardinal points passes between 34.9 and 35.9 mm half way: they are at 0, 20, 25, 28.6
        // and 50.
        const auto a = disc(100 * scale, 0);
        const auto b = disc(100 * scale, 300 * scale);
        const auto gap = [&](double from, double to) {
            return std::vector{wall(150 * scale, -900 * scale, from * scale),
                               wall(150 * scale, to * scale, 900 * scale)};
        };
        const SampleSettings eight = SampleSettings::withPoints(8);
        const auto settledBy = [&](const std::vector<Blocker>& terrain) {
            const auto answer = look(a, b, terrain, sampled(eight));
            return answer.visibility == Visibility::Clear ? std::optional{answer.stage} : std::nullopt;
        };
        QVERIFY(settledBy({}) == SightStage::Center);
        QVERIFY(settledBy(gap(-1, 1)) == SightStage::Center);
        QVERIFY(settledBy(gap(45, 60)) == SightStage::Edge);
        QVERIFY(settledBy(gap(34.9, 35.9)) == SightStage::Circumference);
        QVERIFY(!settledBy(gap(10, 10)));
        QVERIFY(look(a, b, gap(10, 10)).visibility == Visibility::Blocked); // walls that meet
    }
};

QTEST_APPLESS_MAIN(TestSightRows)
#include "tst_sight_rows.moc"
