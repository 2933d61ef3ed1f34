#include "tests/support/sight_checks.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

constexpr double kPi = std::numbers::pi;
/// What a share in a closed form is trusted to.
constexpr double kShareError = 1e-5;

Point mm(double x, double y) {
    return {Length::fromMillimeters(x), Length::fromMillimeters(y)};
}

PlacedFootprint disc(double diameter, double x, double y) {
    return {Footprint::round(Length::fromMillimeters(diameter)).value(), mm(x, y), {}};
}

PlacedFootprint rectangle(double length, double width, double x, double y, double facing = 0) {
    return {Footprint::rectangle(Length::fromMillimeters(length), Length::fromMillimeters(width)).value(), mm(x, y), Angle::fromDegrees(facing)};
}

Blocker wall(std::initializer_list<std::array<double, 2>> points) {
    Ring vertices;
    for (const auto& [x, y] : points) {
        vertices.push_back(mm(x, y));
    }
    return {Wall::fromVertices(vertices).value(), {}, {}};
}

SeenPart seen(const PlacedFootprint& observer, const PlacedFootprint& target, const std::vector<Blocker>& blockers = {},
              const SightOptions& options = {}) {
    const SightBoard board{"seen share", {observer, target}, blockers};
    return seenPart(observer, target, TerrainMap{blockers}, board.everyBlocker(), options);
}

double lengthOf(const std::vector<std::vector<Point>>& lines) {
    double length = 0.0;
    for (const auto& line : lines) {
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            length += std::hypot((line[i + 1].x - line[i].x).millimeters(), (line[i + 1].y - line[i].y).millimeters());
        }
    }
    return length;
}

bool isNear(Point a, Point b, double millimeters) {
    return std::hypot((a.x - b.x).millimeters(), (a.y - b.y).millimeters()) <= millimeters;
}

} // namespace

class TestSeenShare : public QObject {
    Q_OBJECT

private slots:
    void openTable_showsTheWholeFacingPart() {
        const SeenPart part = seen(disc(20, 0, 0), disc(20, 100, 0));
        QCOMPARE(part.share, 1.0);
        QVERIFY(part.fullyVisible);
        // Between equal discs the facing part is half the outline: from below the centre to above it by way of x = 90.
        QCOMPARE(part.facingOutline.size(), std::size_t{1});
        QVERIFY(isNear(part.facingOutline[0].front(), mm(100, 10), 1e-3));
        QVERIFY(isNear(part.facingOutline[0].back(), mm(100, -10), 1e-3));
        QVERIFY(std::abs(lengthOf(part.facingOutline) - 10 * kPi) < 0.01);
        QCOMPARE(part.seenOutline, part.facingOutline);
    }

    /// A wall that closes one half up to the middle point between equal discs: what is left is seen from the other half, down to the
    /// inner tangent, which leaves the angle asin(10 / 50) of the facing half circle.
    void wallToTheMiddle_hidesUpToTheInnerTangent() {
        const SeenPart part = seen(disc(20, 0, 0), disc(20, 100, 0), {wall({{50, 0}, {50, -90}})});
        const double angle = std::asin(0.2);
        QVERIFY2(std::abs(part.share - (1 - angle / kPi)) < kShareError, qPrintable(QString::number(part.share, 'g', 12)));
        QVERIFY(!part.fullyVisible);
        QCOMPARE(part.seenOutline.size(), std::size_t{1});
        QVERIFY(isNear(part.seenOutline[0].front(), mm(100, 10), 1e-3));
        QVERIFY(isNear(part.seenOutline[0].back(), mm(100 - 10 * std::sin(angle), -10 * std::cos(angle)), 1e-3));
    }

    void rectangle_turnsItsFacingSidesOnly() {
        // From straight ahead one side of 30 mm faces; the wall lets the rays of a square of 10 mm past y = 0 only.
        const SeenPart open = seen(rectangle(10, 10, 0, 0), rectangle(20, 10, 110, 0));
        QCOMPARE(open.share, 1.0);
        QCOMPARE(open.facingOutline.size(), std::size_t{1});
        QVERIFY(std::abs(lengthOf(open.facingOutline) - 10) < 1e-5);
        // From y = 5 at x = 5 past (52.5, 0) down to y = -5 at x = 100: the whole side; from (5, 5) past (52.5, 2) down to y = -1.
        QVERIFY(seen(rectangle(10, 10, 0, 0), rectangle(20, 10, 110, 0), {wall({{52.5, -0.001}, {52.5, -90}})}).fullyVisible);
        const SeenPart part = seen(rectangle(10, 10, 0, 0), rectangle(20, 10, 110, 0), {wall({{52.5, 2}, {52.5, -90}})});
        QVERIFY2(std::abs(part.share - 0.6) < kShareError, qPrintable(QString::number(part.share, 'g', 12)));
        QCOMPARE(part.seenOutline.size(), std::size_t{1});
        QVERIFY(isNear(part.seenOutline[0].front(), mm(100, 5), 1e-3));
        QVERIFY(isNear(part.seenOutline[0].back(), mm(100, -1), 1e-3));
    }

    void twoSlots_areTwoStretches() {
        // A point-like observer 100 mm before a side of 100 mm; slots at half way, 1 mm wide, show 2 mm each.
        const auto walls = {wall({{50, -90}, {50, -11}}), wall({{50, -10}, {50, 10}}), wall({{50, 11}, {50, 90}})};
        const SeenPart part = seen(disc(0.001, 0, 0), rectangle(20, 100, 110, 0), walls);
        QCOMPARE(part.seenOutline.size(), std::size_t{2});
        QVERIFY2(std::abs(part.share - 0.04) < 1e-4, qPrintable(QString::number(part.share, 'g', 12)));
        QVERIFY(std::abs(lengthOf(part.seenOutline) - 4) < 0.01);
    }

    void nothingSeen_hasNoStretches() {
        const SeenPart part = seen(disc(20, 0, 0), disc(20, 100, 0), {wall({{50, 90}, {50, -90}})});
        QCOMPARE(part.share, 0.0);
        QVERIFY(part.seenOutline.empty());
        QVERIFY(!part.facingOutline.empty());
    }
};

QTEST_APPLESS_MAIN(TestSeenShare)
#include "tst_seen_share.moc"
