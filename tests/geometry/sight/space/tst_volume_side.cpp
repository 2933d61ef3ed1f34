#include "geometry/sight/space/volume_side.h"

#include <QTest>

#include <array>
#include <cmath>
#include <optional>

using namespace sightline::geometry;

/// Lines that enter a target by its side. In millimeters: the observer's base ends at 0, the target's begins at 30, and
/// a wall before it ends there.
class TestVolumeSide : public QObject {
    Q_OBJECT

    static Length mm(double millimeters) { return Length::fromMillimeters(millimeters); }
    static Point at(double x, double y) { return {mm(x), mm(y)}; }
    static Solid base(const Footprint& shape, double x, double foot, double height) {
        return {{shape, at(x, 0), {}}, mm(foot), mm(height)};
    }
    static Polygon box(double x0, double y0, double x1, double y1) {
        return *Polygon::fromVertices(Ring{at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)});
    }
    static VolumeMap oneBlocker(const Polygon& outline, double foot, std::optional<double> height) {
        return VolumeMap{TerrainMap{{Blocker{outline, mm(foot), height ? std::optional{mm(*height)} : std::nullopt}}}};
    }
    static bool sees(const Solid& observer, const Solid& target, double width, const VolumeMap& map) {
        const auto answer = findLineToSide(observer, target, mm(width), map, std::array{0});
        return answer.visibility == Visibility::Clear;
    }

private slots:
    void overAWall_theHeightAtTheSideCounts() {
        const Solid observer = base(*Footprint::rectangle(mm(25), mm(25)), -12.5, 0, 40);
        for (const double strip : {1.0, 2.0, 5.0}) {
            const VolumeMap map = oneBlocker(box(29, -500, 30, 500), 0, 40 - strip);
            // A line from the top of the observer along the top of the wall reaches a flat side at that height.
            const auto square = *Footprint::rectangle(mm(25), mm(25));
            QVERIFY(sees(observer, base(square, 42.5, 0, 40 - strip + 0.001), 0, map));
            QVERIFY(!sees(observer, base(square, 42.5, 0, 40 - strip - 0.001), 0, map));
            // Within the solid it would fall by strip / 30 a millimeter.
            QVERIFY(findLineInVolume(observer, base(square, 42.5, 0, 40 - strip - 0.8 * strip), map, std::array{0})
                        .visibility == Visibility::Clear);
            // At the rim of a round base the side lies 12.5 farther back; 3 of width leave 12.5 - sqrt(12.5^2 - 11^2).
            const auto round = *Footprint::round(mm(25));
            const double atRim = strip * (1 + 12.5 / 30);
            const double inside = strip * (1 + (12.5 - std::sqrt(12.5 * 12.5 - 11.0 * 11.0)) / 30);
            QVERIFY(sees(observer, base(round, 42.5, 0, 40 - atRim + 0.1), 0, map));
            QVERIFY(!sees(observer, base(round, 42.5, 0, 40 - inside - 0.1), 3, map));
            QVERIFY(sees(observer, base(round, 42.5, 0, 40 - inside + 0.1), 3, map));
        }
    }

    /// A target whose foot is at 10 shows what lies above it under a bridge of unlimited height.
    void underABridge_theHeightAtTheSideCounts() {
        const Solid observer = base(*Footprint::round(mm(25)), -12.5, 0, 10);
        const auto square = *Footprint::rectangle(mm(25), mm(25));
        const VolumeMap map = oneBlocker(box(29, -500, 30, 500), 15, std::nullopt);
        // From the foot of the observer a line rises by 15 within 30, no farther.
        QVERIFY(sees(observer, base(square, 42.5, 14.999, 20), 0, map));
        QVERIFY(!sees(observer, base(square, 42.5, 15.001, 20), 0, map));
        QVERIFY(findLineInVolume(observer, base(square, 42.5, 26, 20), map, std::array{0}).visibility ==
                Visibility::Clear);
    }

    void fromAbove_theTopIsNoSide() {
        const auto square = *Footprint::rectangle(mm(25), mm(25));
        const Solid target = base(square, 42.5, 0, 40);
        const Solid observer = base(*Footprint::round(mm(25)), -12.5, 300, 40);
        const VolumeMap map = oneBlocker(box(29, -500, 30, 500), 0, 40.1);
        QVERIFY(!sees(observer, target, 0, map));
        QVERIFY(findLineInVolume(observer, target, map, std::array{0}).visibility == Visibility::Clear);
        QVERIFY(sees(observer, target, 0, oneBlocker(box(29, -500, 30, 500), 0, 39.0)));
        // Nothing enters the side of who stands below.
        const Solid below = base(square, -12.5, 0, 40);
        QVERIFY(!sees(observer, below, 0, oneBlocker(box(200, 0, 201, 1), 0, 1.0)));
    }

    /// Beside a wall of any height lines have to keep half of the width within the target.
    void besideAWall_theWidthCounts() {
        const Solid observer = base(*Footprint::rectangle(mm(25), mm(22)), -12.5, 0, 40);
        const Solid target = base(*Footprint::rectangle(mm(25), mm(25)), 42.5, 0, 40);
        for (const double open : {1.4, 1.6}) {
            const VolumeMap map = oneBlocker(box(5, -500, 30, 12.5 - open), 0, std::nullopt);
            QVERIFY(sees(observer, target, 0, map));
            QCOMPARE(sees(observer, target, 3, map), open > 1.5);
        }
    }
};

QTEST_APPLESS_MAIN(TestVolumeSide)

#include "tst_volume_side.moc"
