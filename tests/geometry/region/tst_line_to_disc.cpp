#include "geometry/region/line_to_disc.h"
#include "geometry/shapes/distance.h"
#include "geometry/shapes/footprint.h"
#include "tests/support/random.h"

#include <QObject>
#include <QTest>

#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::geometry;
using sightline::testsupport::Random;

namespace {

Length inches(double value) { return Length::fromInches(value); }

/// A disc of 1 in within a box, 1.5 in from leaving it over the side towards the eye.
const LineToDisc kInABox{pointFromInches(5, 20), pointFromInches(19, 20), Length::fromInches(0.5)};
Polygon boxOf(double left, double top, double right, double bottom) {
    return *Polygon::fromVertices(std::array{pointFromInches(left, top), pointFromInches(right, top),
                                             pointFromInches(right, bottom), pointFromInches(left, bottom)});
}
std::array<Polygon, 1> box() { return {boxOf(18, 17, 30, 23)}; }

} // namespace

class TestLineToDisc : public QObject {
    Q_OBJECT

private slots:
    void aBox_data() {
        QTest::addColumn<double>("around");
        QTest::addColumn<bool>("isOfBoth");
        QTest::addColumn<double>("most"); // inches
        // Past the corner (18, 17) the line reaches y = 16.5 at x = 5 + 3.5 * 13 / 3 = 20.167.
        QTest::newRow("a disc over the upper side") << 0.0 << false << std::hypot(3.5, 5 + 3.5 * 13 / 3 - 19);
        // Displaced with its eye, it gets behind the box only over the far side.
        QTest::newRow("both over the far side") << 0.0 << true << 11.5;
        // 0.5 in around the box is in the way as soon as the disc is beside it.
        QTest::newRow("both beside the box") << 0.51 << true << 1.5;
    }
    void aBox() {
        QFETCH(double, around);
        QFETCH(bool, isOfBoth);
        QFETCH(double, most);
        const auto displaced = isOfBoth ? DisplacedEnd::Both : DisplacedEnd::Disc;
        // What the disc touches is taken to be smaller by half a percent of its radius.
        QVERIFY(missesWhatItsDiscLeft(kInABox, box(), inches(around), displaced, inches(most - 0.02)));
        QVERIFY(!missesWhatItsDiscLeft(kInABox, box(), inches(around), displaced, inches(most + 0.02)));
    }

    /// Over the common side of two halves, 1.5 in away, the disc leaves none of what they are together; over the upper
    /// side, 3.5 in away, it gets behind both.
    void halvesOfABox_areLeftAsOne() {
        const std::array halves{boxOf(18, 17, 24, 23), boxOf(24, 17, 30, 23)};
        LineToDisc line = kInABox;
        line.center = pointFromInches(23, 20);
        const auto isProved = [&](std::span<const Polygon> polygons, double by) {
            return missesWhatItsDiscLeft(line, polygons, {}, DisplacedEnd::Disc, inches(by));
        };
        QVERIFY(isProved(halves, 3.48) && !isProved(halves, 3.52));
        QVERIFY(isProved(std::span{halves}.first(1), 1.48) && !isProved(std::span{halves}.first(1), 1.52));
    }

    void anEyeInTheBox_provesNothing() {
        LineToDisc line = kInABox;
        line.eye = pointFromInches(28, 20);
        QVERIFY(!missesWhatItsDiscLeft(line, box(), {}, DisplacedEnd::Disc, inches(1.6)));
    }

    /// Random lines to discs that have left a polygon meet it nowhere where this is proved.
    void displacedLines_missThePolygon() {
        int proved = 0;
        int left = 0;
        for (std::uint64_t seed = 1; seed <= 400; ++seed) {
            Random random{seed};
            Ring corners;
            for (int i = 0; i < 7; ++i) {
                const double angle = 2 * std::numbers::pi * i / 7;
                const double away = random.between(1, 5);
                corners.push_back(pointFromInches(20 + away * std::cos(angle), 20 + away * std::sin(angle)));
            }
            const auto polygon = Polygon::fromVertices(corners);
            const LineToDisc line{pointFromInches(random.between(5, 35), random.between(5, 14)),
                                  pointFromInches(random.between(15, 25), random.between(15, 25)),
                                  inches(random.between(0, 1))};
            const auto displaced = random.oneIn(2) ? DisplacedEnd::Both : DisplacedEnd::Disc;
            const double by = random.between(0.2, 5);
            const double around = random.between(0, 0.1);
            if (!polygon ||
                !missesWhatItsDiscLeft(line, std::span{&*polygon, 1}, inches(around), displaced, inches(by))) {
                continue;
            }
            ++proved;
            for (int i = 0; i < 60; ++i) {
                const double angle = random.between(0, 2 * std::numbers::pi);
                const double length = by * (random.oneIn(2) ? 1.0 : random.between(0, 1));
                const Vector move = pointFromInches(length * std::cos(angle), length * std::sin(angle)) - Point{};
                const Point middle = line.center + move;
                const Point eye = displaced == DisplacedEnd::Both ? line.eye + move : line.eye;
                const Length across = std::max(line.radius * 2, Length::fromNanometers(2));
                if (touches({*Footprint::round(across), middle, {}}, *polygon)) {
                    continue;
                }
                ++left;
                // A strip twice as wide as what must stay free around the line.
                const PlacedFootprint strip{*Footprint::hull(stripBetween(eye, middle, inches(around))), {}, {}};
                QVERIFY2(!touches(strip, *polygon), qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
        qInfo("%d proofs, %d displaced discs that left", proved, left);
        QVERIFY(proved > 40 && left > 200);
    }

private:
    static Ring stripBetween(Point from, Point to, Length half) {
        const double dx = (to.x - from.x).inches();
        const double dy = (to.y - from.y).inches();
        const double scale = std::max(half.inches(), 1e-6) / std::hypot(dx, dy);
        const Vector aside = pointFromInches(-dy * scale, dx * scale) - Point{};
        return {from + aside, to + aside, to + (Point{} - (Point{} + aside)), from + (Point{} - (Point{} + aside))};
    }
};

QTEST_APPLESS_MAIN(TestLineToDisc)
#include "tst_line_to_disc.moc"
