#include "geometry/base/point.h"
#include "geometry/base/predicates.h"
#include "tests/support/rows.h"

#include <QList>
#include <QObject>
#include <QTest>

using namespace sightline::geometry;

namespace {

Point at(std::int64_t x, std::int64_t y) { return {Length::fromNanometers(x), Length::fromNanometers(y)}; }

} // namespace

class TestPoint : public QObject {
    Q_OBJECT

private slots:
    void differences_leadBack() {
        const Point a = pointFromInches(4.5, 20);
        const Point b = pointFromInches(52, 30.25);
        QVERIFY((b - a == Vector{Length::fromInches(47.5), Length::fromInches(10.25)}));
        QVERIFY(a + (b - a) == b);
        QVERIFY(b - (b - a) == a);
    }

    void theOrigin_isAPlaceLikeAnyOther() {
        QVERIFY(pointFromInches(0, 0) == Point{});
        QVERIFY(isOnSegment(at(-5, -5), at(5, 5), Point{}));
        QVERIFY(isOnSegment(Point{}, at(5, 5), Point{}));
        QVERIFY(segmentsMeet(at(-5, 0), Point{}, at(0, 5), Point{}));
        QVERIFY(segmentsCross(at(-5, -5), at(5, 5), at(-5, 5), at(5, -5)));
    }

    void orientation_isExactAtTheLargestCoordinates() {
        const std::int64_t most = kLargestCoordinate.nanometers();
        // The point one nanometer off a 2 km long diagonal: a double would call it collinear.
        QCOMPARE(orientation(at(-most, -most), at(most, most), at(most - 1, most - 1)), 0);
        QCOMPARE(orientation(at(-most, -most), at(most, most), at(most - 1, most)), 1);
        QCOMPARE(orientation(at(-most, -most), at(most, most), at(most, most - 1)), -1);
    }

    void rightOnScreen_isPositive() {
        // Looking along +x with y down, +y is on the right hand.
        QCOMPARE(orientation(at(0, 0), at(10, 0), at(5, 3)), 1);
        QVERIFY(sideOf(at(0, 0), at(10, 0), at(5, 3)) == Side::Right);
        QVERIFY(sideOf(at(0, 0), at(10, 0), at(5, -3)) == Side::Left);
        QVERIFY(sideOf(at(0, 0), at(10, 0), at(50, 0)) == Side::On);
    }

    void segmentsMeet_knowsTouchingFromCrossing_data() {
        sightline::testsupport::addColumns<QList<int>, bool, bool>("ends", "meet", "cross");
        QTest::newRow("across") << QList<int>{0, 0, 10, 10, 0, 10, 10, 0} << true << true;
        QTest::newRow("apart") << QList<int>{0, 0, 10, 0, 0, 1, 10, 1} << false << false;
        QTest::newRow("end on the middle") << QList<int>{0, 0, 10, 0, 5, 0, 5, 9} << true << false;
        QTest::newRow("ends meet") << QList<int>{0, 0, 10, 0, 10, 0, 20, 9} << true << false;
        QTest::newRow("overlap on one line") << QList<int>{0, 0, 10, 0, 5, 0, 15, 0} << true << false;
        QTest::newRow("on one line, apart") << QList<int>{0, 0, 10, 0, 11, 0, 15, 0} << false << false;
        QTest::newRow("lines cross beyond the end") << QList<int>{0, 0, 10, 0, 11, -5, 11, 5} << false << false;
        QTest::newRow("one end on the other's line, beyond") << QList<int>{0, 0, 10, 0, 12, 0, 12, 5} << false << false;
    }
    void segmentsMeet_knowsTouchingFromCrossing() {
        auto [ends, meet, cross] = sightline::testsupport::fetch<QList<int>, bool, bool>("ends", "meet", "cross");
        const Point a = at(ends[0], ends[1]);
        const Point b = at(ends[2], ends[3]);
        const Point c = at(ends[4], ends[5]);
        const Point d = at(ends[6], ends[7]);
        for (const auto& [p, q, r, s] :
             {std::array{a, b, c, d}, std::array{b, a, c, d}, std::array{c, d, a, b}, std::array{d, c, b, a}}) {
            QCOMPARE(segmentsMeet(p, q, r, s), meet);
            QCOMPARE(segmentsCross(p, q, r, s), cross);
        }
    }
};

QTEST_APPLESS_MAIN(TestPoint)
#include "tst_point.moc"
