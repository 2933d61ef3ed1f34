#include "geometry/shapes/footprint.h"

#include "tests/support/plane_shapes.h"
#include "tests/support/random_boards.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QList>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Length mm(double count) { return Length::fromMillimeters(count); }

Point at(double x, double y) { return {mm(x), mm(y)}; }

PlacedFootprint placed(const tl::expected<Footprint, Error>& footprint, double x, double y, double facing = 0) {
    return {footprint.value(), at(x, y), Angle::fromDegrees(facing)};
}

Polygon box(double left, double top, double right, double bottom, const std::vector<Ring>& holes = {}) {
    return Polygon::fromVertices(Ring{at(left, top), at(right, top), at(right, bottom), at(left, bottom)}, holes)
        .value();
}

Ring ring(double left, double top, double right, double bottom) {
    return {at(left, top), at(right, top), at(right, bottom), at(left, bottom)};
}

/// An arrow towards +x: 60 mm long, its tip at (40, 0), notched behind.
const Ring kArrow{at(40, 0), at(-20, 20), at(-10, 0), at(-20, -20)};

} // namespace

class TestFootprint : public QObject {
    Q_OBJECT

private slots:
    void badSizes_areNamed() {
        const auto code = [](const tl::expected<Footprint, Error>& footprint) { return footprint.error().code; };
        QVERIFY(code(Footprint::round(mm(0))) == ErrorCode::SizeNotPositive);
        QVERIFY(code(Footprint::round(mm(-32))) == ErrorCode::SizeNotPositive);
        QVERIFY(code(Footprint::oval(mm(60), mm(0))) == ErrorCode::SizeNotPositive);
        QVERIFY(code(Footprint::rectangle(mm(-1), mm(60))) == ErrorCode::SizeNotPositive);
        QVERIFY(code(Footprint::round(kLargestCoordinate + Length::fromNanometers(1))) == ErrorCode::OutOfRange);
        QVERIFY(code(Footprint::hull(Ring{at(0, 0), at(10, 0)})) == ErrorCode::TooFewVertices);
        QVERIFY(code(Footprint::hull(Ring{at(0, 0), at(40, 40), at(40, 0), at(0, 40)})) == ErrorCode::SelfCrossing);
        QVERIFY(Footprint::round(Length::fromNanometers(1)).has_value());
    }

    void S3_6_aModelWithoutBase_standsOn32Round() { QVERIFY(Footprint{} == Footprint::round(mm(32)).value()); }

    void S3_6_T29_halfMillimeters_stay() {
        // Trap T29.
        QCOMPARE(qint64{std::get<RoundBase>(Footprint::round(mm(28.5)).value().shape()).diameter.nanometers()},
                 qint64{28'500'000});
        const Box box = boundsOf(placed(Footprint::round(mm(28.5)), 0, 0));
        QVERIFY((box == Box{at(-14.25, -14.25), at(14.25, 14.25)}));
    }

    void lengthBelowWidth_isAllowed() {
        const Box box = boundsOf(placed(Footprint::oval(mm(40), mm(90)), 0, 0));
        QVERIFY((box == Box{at(-20, -45), at(20, 45)}));
    }

    void bounds_data() {
        addColumns<int, double, QList<double>>("shape", "facing", "expected");
        QTest::newRow("disc, any facing") << 0 << 33.0 << QList<double>{-16, -16, 16, 16};
        QTest::newRow("oval") << 1 << 0.0 << QList<double>{-85, -54.5, 85, 54.5};
        QTest::newRow("oval, a quarter turn") << 1 << 90.0 << QList<double>{-54.5, -85, 54.5, 85};
        const double eighth = std::sqrt((85 * 85 + 54.5 * 54.5) / 2);
        QTest::newRow("oval, an eighth turn") << 1 << 45.0 << QList<double>{-eighth, -eighth, eighth, eighth};
        QTest::newRow("rectangle") << 2 << 180.0 << QList<double>{-60, -40, 60, 40};
        QTest::newRow("rectangle, three quarters") << 2 << 270.0 << QList<double>{-40, -60, 40, 60};
        QTest::newRow("arrow") << 3 << 0.0 << QList<double>{-20, -20, 40, 20};
        QTest::newRow("arrow pointing down the screen") << 3 << 90.0 << QList<double>{-20, -20, 20, 40};
    }
    void bounds() {
        auto [shape, facing, expected] = fetch<int, double, QList<double>>("shape", "facing", "expected");
        const std::vector<tl::expected<Footprint, Error>> shapes{
            Footprint::round(mm(32)), Footprint::oval(mm(170), mm(109)), Footprint::rectangle(mm(120), mm(80)),
            Footprint::hull(kArrow)};
        const Box box = boundsOf(placed(shapes[static_cast<std::size_t>(shape)], 100, 200, facing));
        const auto near = [](Length value, double millimeters) {
            return std::abs(value.millimeters() - millimeters) <= 2e-6;
        };
        QVERIFY(near(box.low.x, 100 + expected[0]) && near(box.low.y, 200 + expected[1]));
        QVERIFY(near(box.high.x, 100 + expected[2]) && near(box.high.y, 200 + expected[3]));
    }

    void bounds_holdTheOutlineTightly() {
        Random random{3};
        for (int i = 0; i < 200; ++i) {
            const PlacedFootprint base = randomBase(random, {});
            const Box box = boundsOf(base);
            const PlaneShape shape{base};
            const auto near = [](Length value, Real millimeters) {
                return std::abs(static_cast<Real>(value.nanometers()) / 1e6L - millimeters) <= 2e-6L;
            };
            QVERIFY(near(box.low.x, -shape.support({-1, 0})) && near(box.high.x, shape.support({1, 0})));
            QVERIFY(near(box.low.y, -shape.support({0, -1})) && near(box.high.y, shape.support({0, 1})));
        }
    }

    void outline_hasExactCorners() {
        const auto corners = outlineOf(placed(Footprint::rectangle(mm(120), mm(80)), 7, 9, 90));
        QCOMPARE(corners.size(), std::size_t{4});
        for (const Point p : {at(-33, -51), at(47, -51), at(47, 69), at(-33, 69)}) {
            QVERIFY(std::find(corners.begin(), corners.end(), p) != corners.end());
        }
        QVERIFY(outlineOf(placed(Footprint::hull(kArrow), 0, 0)).size() == kArrow.size());
    }

    void outline_liesOnTheCurve() {
        Random random{4};
        for (int i = 0; i < 40; ++i) {
            const PlacedFootprint base = randomBase(random, {});
            const auto* round = std::get_if<RoundBase>(&base.footprint.shape());
            const auto* oval = std::get_if<OvalBase>(&base.footprint.shape());
            if (round == nullptr && oval == nullptr) {
                continue;
            }
            const Ring outline = outlineOf(base, 48);
            QCOMPARE(outline.size(), std::size_t{48});
            const Real a = static_cast<Real>((round ? round->diameter : oval->length).nanometers()) / 2;
            const Real b = static_cast<Real>((round ? round->diameter : oval->width).nanometers()) / 2;
            const Real turn = static_cast<Real>(base.facing.nanodegrees()) * kPi / 180e9L;
            for (const Point p : outline) {
                const auto x = static_cast<Real>((p.x - base.position.x).nanometers());
                const auto y = static_cast<Real>((p.y - base.position.y).nanometers());
                const Real along = (x * std::cos(turn) + y * std::sin(turn)) / a;
                const Real across = (y * std::cos(turn) - x * std::sin(turn)) / b;
                QVERIFY(std::abs(std::hypot(along, across) - 1) * std::min(a, b) <=
                        1.0L); // rounding moves a point by up to 0.71 nm
            }
        }
    }

    void facing_turnsClockwiseOnScreen() {
        // +x turns towards +y, down the screen: after a quarter the arrow's tip is below.
        const auto down = placed(Footprint::hull(kArrow), 100, 100, 90);
        QVERIFY(contains(down, at(100, 140)));
        QVERIFY(!contains(down, at(100, 60)));
        QVERIFY(!contains(down, at(140, 100)));
    }

    void boxesMeet_isClosed_andKeepsADistance() {
        const Box a = boundsOf(at(10, 20), at(0, 0)); // in any order
        QVERIFY((a == Box{at(0, 0), at(10, 20)}));
        const Length hair = Length::fromNanometers(1);
        const auto isMet = [&](Point low, Point high, Length apart = {}) {
            const Box b{low, high};
            const bool meets = boxesMeet(a, b, apart);
            return meets == boxesMeet(b, a, apart) ? std::optional{meets} : std::nullopt;
        };
        QCOMPARE(isMet(at(5, 5), at(6, 6)), std::optional{true});     // inside
        QCOMPARE(isMet(at(-5, 5), at(15, 6)), std::optional{true});   // across, without a common corner
        QCOMPARE(isMet(at(10, 20), at(12, 22)), std::optional{true}); // at a corner
        QCOMPARE(isMet({mm(10) + hair, mm(0)}, at(12, 22)), std::optional{false});
        QCOMPARE(isMet({mm(0), mm(20) + hair}, at(12, 22)), std::optional{false});
        QCOMPARE(isMet({mm(10) + hair, mm(0)}, at(12, 22), hair), std::optional{true});
        QCOMPARE(isMet(at(13, 0), at(14, 5), mm(3)), std::optional{true});
        QCOMPARE(isMet(at(13, 0), at(14, 5), mm(3) - hair), std::optional{false});
        QCOMPARE(isMet(at(13, 23), at(14, 25), mm(3)), std::optional{true}); // along each axis, not as the crow flies
        QVERIFY((joined(a, {at(4, -3), at(12, 8)}) == Box{at(0, -3), at(12, 20)}));
    }

    void contains_isClosed() {
        const auto disc = placed(Footprint::round(mm(32)), 0, 0);
        QVERIFY(contains(disc, at(16, 0)));
        QVERIFY(!contains(disc, at(16.00001, 0)));
        QVERIFY(contains(disc, at(9.6, 12.8))); // 3-4-5
        const auto oval = placed(Footprint::oval(mm(170), mm(109)), 0, 0, 90);
        QVERIFY(contains(oval, at(0, 85)));
        QVERIFY(!contains(oval, at(85, 0)));
        QVERIFY(contains(oval, at(54.5, 0)));
        const auto arrow = placed(Footprint::hull(kArrow), 0, 0);
        QVERIFY(contains(arrow, at(-10, 0)));
        QVERIFY(!contains(arrow, at(-12, 0))); // in the notch
        QVERIFY(contains(arrow, at(-14, 10)));
    }

    void contains_agreesWithDistances() {
        Random random{8};
        int inside = 0;
        for (int i = 0; i < 3000; ++i) {
            const PlacedFootprint base = randomBase(random, {0, 0, 6, 6});
            const Point p = pointFromInches(random.between(0, 6), random.between(0, 6));
            const Real distance = PlaneShape{base}.distanceFrom(toMillimeters(p));
            if (distance == 0 || distance > 1e-5L) {
                QCOMPARE(contains(base, p), distance == 0);
            }
            inside += distance == 0 ? 1 : 0;
        }
        QVERIFY(inside > 200 && inside < 2800);
    }

    void liesWhollyIn_judgesTheBaseNotASample() {
        // Trap T4. A 32 mm disc at (0, 0).
        const auto disc = placed(Footprint::round(mm(32)), 0, 0);
        QVERIFY(liesWhollyIn(disc, box(-16, -16, 16, 16)));  // touching all four sides from inside
        QVERIFY(!liesWhollyIn(disc, box(-16, -16, 15, 16))); // 1 mm out
        QVERIFY(!liesWhollyIn(disc, box(-16, -16, 15.99, 16)));
        QVERIFY(liesWhollyIn(disc, box(-50, -50, 50, 50)));
        QVERIFY(!liesWhollyIn(disc, box(20, -50, 50, 50)));
        QVERIFY(!liesWhollyIn(disc, box(-5, -5, 5, 5))); // the piece in the base
        // A hole of 1 mm under the base, beside it, and round it.
        QVERIFY(!liesWhollyIn(disc, box(-50, -50, 50, 50, {ring(3, 3, 4, 4)})));
        QVERIFY(liesWhollyIn(disc, box(-50, -50, 50, 50, {ring(16, 3, 20, 4)})));
        QVERIFY(!liesWhollyIn(disc, box(-50, -50, 50, 50, {ring(-20, -20, 20, 20)})));
        // Corners out, middles of the sides in.
        const auto square = placed(Footprint::rectangle(mm(40), mm(40)), 0, 0, 45);
        QVERIFY(!liesWhollyIn(square, box(-25, -25, 25, 25))); // reaches 28.28
        QVERIFY(liesWhollyIn(square, box(-28.3, -28.3, 28.3, 28.3)));
        // Both bars of a U hold the ends of an oval, its middle is over the notch.
        const auto u = Polygon::fromVertices(Ring{at(-60, -30), at(-20, -30), at(-20, 20), at(20, 20), at(20, -30),
                                                  at(60, -30), at(60, 40), at(-60, 40)})
                           .value();
        QVERIFY(!liesWhollyIn(placed(Footprint::oval(mm(100), mm(30)), 0, 0), u));
        // The notch of a hull may lie outside.
        const auto arrow = placed(Footprint::hull(kArrow), 0, 0);
        const auto notched = Polygon::fromVertices(Ring{at(41, 0), at(-21, 22), at(-11, 0), at(-21, -22)}).value();
        QVERIFY(liesWhollyIn(arrow, notched));
        QVERIFY(!liesWhollyIn(placed(Footprint::hull(kArrow), -2, 0), notched));
    }

    void touchesPolygon_countsOneCommonPoint() {
        const auto disc = placed(Footprint::round(mm(32)), 0, 0);
        QVERIFY(touches(disc, box(16, -5, 30, 5))); // tangent
        QVERIFY(!touches(disc, box(16.0001, -5, 30, 5)));
        QVERIFY(touches(disc, box(9.6, 12.8, 30, 30))); // its corner on the circle
        QVERIFY(!touches(disc, box(12, 12, 30, 30)));   // in the box of the disc, not in the disc: 16.97
        QVERIFY(touches(disc, box(-1, -1, 1, 1)));      // under it
        QVERIFY(touches(disc, box(-90, -90, 90, 90)));  // round it
        QVERIFY(!touches(disc, box(-90, -90, 90, 90, {ring(-20, -20, 20, 20)}))); // in its courtyard
        QVERIFY(touches(disc, box(-90, -90, 90, 90, {ring(-16, -20, 20, 20)})));
        const auto arrow = placed(Footprint::hull(kArrow), 0, 0);
        QVERIFY(!touches(arrow, box(-20, -2, -13, 2))); // in the notch: its sides are at x = -10 - |y| / 2
        QVERIFY(touches(arrow, box(-20, -2, -11, 2)));
    }

    void touchesWall_countsOneCommonPoint() {
        const auto wall = [](Ring points) { return Wall::fromVertices(points).value(); };
        const auto disc = placed(Footprint::round(mm(32)), 0, 0);
        QVERIFY(touches(disc, wall({at(16, -50), at(16, 50)}))); // leaning on it
        QVERIFY(!touches(disc, wall({at(16.0001, -50), at(16.0001, 50)})));
        QVERIFY(touches(disc, wall({at(50, 0), at(16, 0)}))); // its end
        QVERIFY(touches(disc, wall({at(-2, 0), at(2, 0)})));  // wholly under it
        QVERIFY(!touches(disc, wall({at(17, -17), at(17, 17), at(-17, 17)})));
        const auto oval = placed(Footprint::oval(mm(170), mm(109)), 0, 0, 90); // trap T27
        QVERIFY(touches(oval, wall({at(-100, 84), at(100, 84)})));
        QVERIFY(!touches(oval, wall({at(84, -100), at(84, 100)})));
    }

    void partInside_isTooSmallByAMicrometerAtMost_data() {
        addColumns<double>("millimeters");
        for (const double size : {0.001, 1.0, 25.0, 32.0, 160.0, 600.0}) {
            QTest::addRow("%g mm", size) << size;
        }
    }
    void partInside_isTooSmallByAMicrometerAtMost() {
        const auto [size] = fetch<double>("millimeters");
        const auto disc = placed(Footprint::round(mm(size)), 7, 3);
        const auto parts = partsInside(disc, box(7, -1000, 1000, 1000)); // the half towards +x
        QCOMPARE(parts.size(), std::size_t{1});
        const Ring half = outlineOf(parts.front());
        const Box bounds = boundsOf(parts.front());
        QVERIFY(std::abs((bounds.high.x - mm(7 + size / 2)).millimeters()) <= 2e-6);
        QVERIFY(std::abs((bounds.low.y - mm(3 - size / 2)).millimeters()) <= 2e-6);
        for (std::size_t i = 0; i < half.size(); ++i) {
            const Point a = half[i];
            const Point b = half[i + 1 == half.size() ? 0 : i + 1];
            const double x = (a.x + b.x).millimeters() / 2 - 7;
            const double y = (a.y + b.y).millimeters() / 2 - 3;
            const double inside = size / 2 - std::hypot(x, y);
            QVERIFY2(inside > -2e-6, qPrintable(QString::number(inside)));
            QVERIFY2(x < 1e-6 || inside < 1.002e-3, qPrintable(QString::number(inside)));
        }
    }
};

QTEST_APPLESS_MAIN(TestFootprint)
#include "tst_footprint.moc"
