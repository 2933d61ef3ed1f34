#include "geometry/moves/base_rings.h"
#include "geometry/shapes/convex_shape.h"
#include "tests/support/random_boards.h"
#include "tests/support/told_random.h"

#include <QTest>

#include <algorithm>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

bool hold(const std::vector<Ring>& rings, Point p) {
    return std::ranges::any_of(rings, [&](const Ring& ring) { return Polygon::fromVertices(ring)->contains(p); });
}

double reachOf(const std::vector<Ring>& rings) {
    double most = 0;
    for (const Ring& ring : rings) {
        for (const Point p : ring) {
            most = std::max(most, detail::norm(detail::toVec(p, {})));
        }
    }
    return most;
}

} // namespace

/// Rings round bases and in them.
class TestBaseRings : public QObject {
    Q_OBJECT

private slots:
    void ofAnyBase_theOuterHoldItAndItHoldsTheInner() {
        Random random = toldRandom(811);
        for (int i = 0; i < 300; ++i) {
            const Footprint base = sightline::testsupport::randomFootprint(random);
            const Angle facing = Angle::fromDegrees(random.between(0, 360));
            const auto outer = baseRings(base, facing, RingFit::Outside);
            for (const Point p : outlineOf({base, {}, facing}, 200)) {
                QVERIFY(hold(outer, p));
            }
            for (const Ring& ring : baseRings(base, facing, RingFit::Inside)) {
                QVERIFY(std::ranges::all_of(ring, [&](Point p) { return contains({base, {}, facing}, p); }));
            }
            const auto turning = turningRings(base, RingFit::Outside);
            const auto least = turningRings(base, RingFit::Inside);
            for (int turn = 0; turn < 8; ++turn) {
                const PlacedFootprint turned{base, {}, Angle::fromDegrees(random.between(0, 360))};
                QVERIFY(std::ranges::all_of(outlineOf(turned, 200), [&](Point p) { return hold(turning, p); }));
                for (const Ring& ring : least) {
                    QVERIFY(std::ranges::all_of(ring, [&](Point p) { return contains(turned, p); }));
                }
            }
        }
    }

    void aRoundBase_isTooLargeByLessThanSaid() {
        for (const double millimeters : {25.0, 32.0, 60.0, 160.0}) {
            const Footprint base = Footprint::round(Length::fromMillimeters(millimeters)).value();
            const double radius = millimeters / 2 * 1e6;
            QVERIFY(reachOf(baseRings(base, {}, RingFit::Outside)) <= radius * 1.0022 + 1000);
            QVERIFY(reachOf(baseRings(base, {}, RingFit::Inside)) <= radius);
            const Ring ring = baseRings(base, {}, RingFit::Outside).front();
            const auto along = [](Point p) { return p.x.nanometers(); };
            QVERIFY(std::abs(static_cast<double>(along(std::ranges::max(ring, {}, along))) - radius) <= 502);
        }
    }
};

QTEST_APPLESS_MAIN(TestBaseRings)
#include "tst_base_rings.moc"
