#include "geometry/shapes/convex_shape.h"
#include "geometry/terrain/offset.h"
#include "tests/support/random.h"

#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::geometry;
using sightline::testsupport::Random;

namespace {

/// Returns how far the corners reach along a direction, in nanometers.
double reachOf(const Ring& corners, double x, double y) {
    double reach = -1e300;
    for (const Point corner : corners) {
        reach = std::max(reach, x * static_cast<double>(corner.x.nanometers()) +
                                    y * static_cast<double>(corner.y.nanometers()));
    }
    return reach;
}

/// Describes what is wrong with a convex outline grown by a length: each side has to move by that much, and no other
/// direction by less, nor by 0.5 % more. Corners are rounded to whole nanometers, which moves a side by 0.8 at most.
QString wrongIn(const Ring& grown, const Ring& outline, Length by) {
    constexpr double kRounding = 0.8;
    const double exact = static_cast<double>(by.nanometers());
    const auto moved = [&](double x, double y) { return reachOf(grown, x, y) - reachOf(outline, x, y); };
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point from = outline[i];
        const Point to = outline[(i + 1) % outline.size()];
        const double dx = static_cast<double>((to.x - from.x).nanometers());
        const double dy = static_cast<double>((to.y - from.y).nanometers());
        const double length = std::hypot(dx, dy);
        if (const double side = moved(dy / length, -dx / length); std::abs(side - exact) > kRounding) {
            return QStringLiteral("side %1 moves by %2").arg(i).arg(side);
        }
    }
    for (int degrees = 0; degrees < 360; ++degrees) {
        const double angle = degrees * std::numbers::pi / 180;
        const double reach = moved(std::cos(angle), std::sin(angle));
        if (reach < exact - kRounding || reach > exact / std::cos(std::numbers::pi / 32) + kRounding) {
            return QStringLiteral("at %1 degrees by %2").arg(degrees).arg(reach);
        }
    }
    return {};
}

} // namespace

class TestGrown : public QObject {
    Q_OBJECT

private slots:
    void convexOutlines() {
        Random random{7};
        for (int round = 0; round < 400; ++round) {
            Ring ring;
            for (int i = 0; i < 3 + random.below(20); ++i) {
                ring.push_back(random.oneIn(2) ? pointFromInches(random.below(8), random.below(8))
                                               : pointFromInches(random.between(0, 8), random.between(0, 8)));
            }
            if (random.oneIn(3)) { // a corner beside another
                ring.push_back({ring.front().x + Length::fromNanometers(random.below(1500)),
                                ring.front().y + Length::fromNanometers(1)});
            }
            const auto polygon = Polygon::fromVertices(detail::convexHull(ring));
            if (!polygon) {
                continue; // all on one line
            }
            const Length by = Length::fromNanometers(1 + random.below(2'000'000));
            const auto grown = grownParts(*polygon, by);
            QCOMPARE(grown.size(), std::size_t{1});
            const QString wrong = wrongIn(grown.front().outline(), detail::convexHull(*polygon), by);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(round).arg(wrong)));
        }
    }

    void roundBasesAsPolygons() {
        for (const double millimeters : {25.0, 32.0, 60.0, 170.0}) {
            const PlacedFootprint base{
                *Footprint::round(Length::fromMillimeters(millimeters)), pointFromInches(3, 4), {}};
            const auto polygon = *Polygon::fromVertices(outlineOf(base, 96));
            const auto grown = grownParts(polygon, Length::fromMillimeters(0.5));
            QCOMPARE(grown.size(), std::size_t{1});
            QCOMPARE(wrongIn(grown.front().outline(), detail::convexHull(polygon), Length::fromMillimeters(0.5)),
                     QString{});
        }
    }

    void walls() {
        const std::array corners{pointFromInches(1, 1), pointFromInches(4, 1), pointFromInches(4, 3.3),
                                 pointFromInches(2, 5)};
        const auto grown = grownParts(*Wall::fromVertices(corners), Length::fromMillimeters(0.5));
        QCOMPARE(grown.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(wrongIn(grown[i].outline(), detail::convexHull({corners[i], corners[i + 1]}),
                             Length::fromMillimeters(0.5)),
                     QString{});
        }
    }

    /// The parts of outlines that are not convex cover what is within reach, and nothing farther than 0.5 % more.
    void concaveOutlines() {
        const Ring ring{pointFromInches(0, 0), pointFromInches(4, 0), pointFromInches(4, 1),
                        pointFromInches(1, 1), pointFromInches(1, 4), pointFromInches(0, 4)};
        const auto grown = grownParts(*Polygon::fromVertices(ring), Length::fromInches(0.1));
        QVERIFY(grown.size() >= 2);
        const auto holds = [&](double x, double y) {
            return std::ranges::any_of(grown,
                                       [&](const Polygon& part) { return part.contains(pointFromInches(x, y)); });
        };
        QVERIFY(holds(2, 1.0999));
        QVERIFY(holds(-0.0999, 2));
        QVERIFY(!holds(2, 1.101));
        QVERIFY(!holds(1.2, 1.2));
    }

    void unions() {
        const auto box = [](double x, double y, double width, double height) {
            const Ring ring{pointFromInches(x, y), pointFromInches(x + width, y),
                            pointFromInches(x + width, y + height), pointFromInches(x, y + height)};
            return *Polygon::fromVertices(ring);
        };
        QVERIFY(unionOf({}).empty());
        QCOMPARE(unionOf({box(0, 0, 2, 2), box(3, 0, 2, 2)}).size(), std::size_t{2});
        // Beside each other, with a side in common: one outline of four corners.
        const auto beside = unionOf({box(0, 0, 2, 2), box(2, 0, 3, 2)});
        QCOMPARE(beside.size(), std::size_t{1});
        QCOMPARE(beside.front().outline().size(), std::size_t{4});
        QCOMPARE(beside.front().areaSquareInches(), 10.0);
        // Four around a yard, and one within the yard.
        const auto yard =
            unionOf({box(0, 0, 6, 1), box(5, 0, 1, 6), box(0, 5, 6, 1), box(0, 0, 1, 6), box(2, 2, 1, 1)});
        QCOMPARE(yard.size(), std::size_t{2});
        const Polygon& walls = yard[yard[0].holes().empty() ? 1 : 0];
        QCOMPARE(walls.holes().size(), std::size_t{1});
        QCOMPARE(walls.areaSquareInches(), 20.0);
        const auto again = unionOf({walls});
        QCOMPARE(again.size(), std::size_t{1});
        QCOMPARE(again.front().outline().size(), std::size_t{4});
        QCOMPARE(again.front().areaSquareInches(), 20.0);
    }

    /// A point lies in the union if it lies in one of the polygons.
    void unions_holdWhatTheirPolygonsHold() {
        Random random{11};
        for (int round = 0; round < 200; ++round) {
            std::vector<Polygon> polygons;
            for (int i = 0; i < 2 + random.below(5); ++i) {
                const PlacedFootprint base{*Footprint::rectangle(Length::fromInches(random.between(0.5, 4)),
                                                                 Length::fromInches(random.between(0.5, 4))),
                                           pointFromInches(random.between(0, 8), random.between(0, 8)),
                                           Angle::fromDegrees(random.oneIn(3) ? 0 : random.between(0, 90))};
                polygons.push_back(*Polygon::fromVertices(outlineOf(base)));
            }
            const auto joined = unionOf(polygons);
            double area = 0.0;
            for (const Polygon& polygon : polygons) {
                area += polygon.areaSquareInches();
            }
            QVERIFY(!joined.empty() && joined.size() <= polygons.size());
            for (int samplePoint = 0; samplePoint < 200; ++samplePoint) {
                const Point p = pointFromInches(random.between(-2, 10), random.between(-2, 10));
                const auto holds = [&](const Polygon& polygon) { return polygon.contains(p); };
                QVERIFY2(std::ranges::any_of(joined, holds) == std::ranges::any_of(polygons, holds),
                         qPrintable(QString::number(round)));
            }
            double left = 0.0;
            for (const Polygon& polygon : joined) {
                left += polygon.areaSquareInches();
            }
            QVERIFY(left <= area + 1e-6);
        }
    }
};

QTEST_APPLESS_MAIN(TestGrown)
#include "tst_offset.moc"
