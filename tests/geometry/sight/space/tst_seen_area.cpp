#include "geometry/sight/space/seen_area.h"
#include "tests/geometry/millimeter_shapes.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <array>
#include <cmath>
#include <numbers>
#include <random>
#include <vector>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

Length height(double millimeters) { return Length::fromMillimeters(millimeters); }

/// A round base of 32 mm, 40 mm high.
Solid model(double x, double y = 0, double elevation = 0) { return {disc(32, x, y), height(elevation), height(40)}; }

Blocker raised(Blocker blocker, double foot, double top) {
    blocker.elevation = height(foot);
    blocker.height = height(top - foot);
    return blocker;
}

/// A wall across the line from (0, 0) to (400, 0), between two levels of y.
Blocker across(double x, double from, double to, double foot, double top) {
    return raised(wall({{x, from}, {x, to}}), foot, top);
}

/// What is hidden of a model 400 mm away.
double hidden(const std::vector<Blocker>& blockers,
              const std::vector<std::vector<SheetOpening>>& openings = {},
              const Solid& observer = model(0)) {
    std::vector<int> active;
    for (std::size_t i = 0; i < blockers.size(); ++i) {
        active.push_back(static_cast<int>(i));
    }
    const VolumeMap map{TerrainMap{blockers}, openings};
    return 1.0 - seenArea(observer, model(400), uprightParts(map, active), AreaColumns::Few).value();
}

/// Columns are off by up to half of a column at each edge, and what stands just before the base lets lines pass by its
/// sides.
constexpr double kSampled = 0.025;

#define COMPARE_SHARES(found, expected)                                                                                \
    QVERIFY2(std::abs((found) - (expected)) < kSampled, qPrintable(QString::number(found)))

} // namespace

class TestSeenArea : public QObject {
    Q_OBJECT

private slots:
    void openTable_showsAll() {
        QCOMPARE(hidden({}), 0.0);
        QCOMPARE(hidden({across(200, 30, 90, 0, 100)}), 0.0);
        QCOMPARE(hidden({across(200, -90, 90, 0, 100)}), 1.0);
    }

    /// A wall right before the target hides as much of its height as it is high.
    void lowWall_hidesItsShareOfTheHeight() {
        COMPARE_SHARES(hidden({across(383, -90, 90, 0, 20)}), 0.5);
        COMPARE_SHARES(hidden({across(383, -90, 90, 0, 10)}), 0.25);
        COMPARE_SHARES(hidden({across(383, -90, 90, 0, 39)}), 0.975);
    }

    /// A wall of y > 0 ends at the line of centers: lines from the other side of the base enter there up to half.
    void halfOfTheWidth_andHalfOfTheHeight_hideAQuarter() {
        COMPARE_SHARES(hidden({across(383, 0, 90, 0, 100)}), 0.5);
        COMPARE_SHARES(hidden({across(383, 0, 90, 0, 20)}), 0.25);
        COMPARE_SHARES(hidden({across(383, 0, 90, 0, 20), across(383, -90, 0, 0, 10)}), 0.375);
    }

    /// Seen from above over a parapet; the same wall hides nothing to who looks down steeply.
    void eyeHeight_counts() {
        // From a top at 140 mm, 367 mm at least before an edge at 20 mm; half a circle lies 17 - 4 pi mm behind it.
        const double shadow = 20 - 120.0 / 367 * (17 - 4 * std::numbers::pi);
        COMPARE_SHARES(hidden({across(383, -90, 90, 0, 20)}, {}, model(0, 0, 100)), shadow / 40);
        QCOMPARE(hidden({across(200, -90, 90, 0, 20)}, {}, model(0, 0, 100)), 0.0);
        // Near the observer a wall as high as its top hides nothing above it, and one above it more.
        QCOMPARE(hidden({across(17, -90, 90, 0, 39)}), 0.0);
        QVERIFY(hidden({across(17, -90, 90, 0, 42)}) == 1.0);
    }

    void window_showsWhatIsAboveItsSill() {
        const Blocker wall = across(383, -90, 90, 0, 100);
        const auto opening = [](double sill, double top) {
            return std::vector<std::vector<SheetOpening>>{{{height(0), height(180), height(sill), height(top)}}};
        };
        COMPARE_SHARES(hidden({wall}, opening(20, 60)), 0.5);
        COMPARE_SHARES(hidden({wall}, opening(0, 30)), 0.25);
        COMPARE_SHARES(hidden({wall}, opening(10, 30)), 0.5);
        QCOMPARE(hidden({wall}, opening(0, 60)), 0.0);
    }

    /// A bar before a lower wall: what each leaves is not hidden twice.
    void stackedBlockers_addUp() {
        COMPARE_SHARES(hidden({across(382, -90, 90, 0, 10), across(383, -90, 90, 30, 60)}), 0.5);
        COMPARE_SHARES(hidden({across(382, -90, 90, 0, 20), across(383, -90, 90, 0, 15)}), 0.5);
    }

    void endsOfRectangles_countByTheirWidth() {
        const Solid block{rectangle(40, 20, 400, 0), {}, height(40)};
        const VolumeMap map{TerrainMap{{across(389, 0, 90, 0, 100)}}};
        const auto seen = seenArea(model(0), {rectangle(20, 60, 400, 0), {}, height(40)},
                                   uprightParts(map, std::vector<int>{0}), AreaColumns::Few);
        COMPARE_SHARES(seen.value(), 0.5);
    }

    /// Through a slot one eye sees a strip; all of a wide observer together see the whole width.
    void slots_showWhatAnyPlaceOfTheObserverSees() {
        const Solid wide{rectangle(20, 200, 0, 0), {}, height(40)};
        QCOMPARE(hidden({across(200, -90, -1, 0, 100), across(200, 1, 90, 0, 100)}, {}, wide), 0.0);
        // A base of 32 mm shows at most its own width, mirrored; what is beyond the slot to both sides is hidden.
        const double seen = 1.0 - hidden({across(300, -90, -1, 0, 100), across(300, 1, 90, 0, 100)});
        QVERIFY2(seen > 0.35 && seen < 0.5, qPrintable(QString::number(seen)));
    }

    /// A wall along the flat side of a base hides as one right before it does, whatever rounding makes of it.
    void wallsAlongTheSide_hide() {
        for (const double turn : {0.0, 30.0, 45.0, 77.0}) {
            const double x = std::cos(turn * std::numbers::pi / 180), y = std::sin(turn * std::numbers::pi / 180);
            const auto at = [&](double ahead, double aside) {
                return std::array<double, 2>{ahead * x - aside * y, ahead * y + aside * x};
            };
            const auto [px, py] = at(400, 0);
            const Blocker low = raised(wall({at(390, -60), at(390, 60)}), 0, 20);
            const Solid target{rectangle(20, 60, px, py, turn), {}, height(40)};
            const VolumeMap map{TerrainMap{{low}}};
            COMPARE_SHARES(seenArea(model(0), target, uprightParts(map, std::vector<int>{0}), AreaColumns::Few).value(),
                           0.5);
        }
    }

    void basesThatOverlap_haveNoSide() {
        QVERIFY(!seenArea(model(400, 0, 60), model(400), {}, AreaColumns::Few).has_value());
        QVERIFY(!seenArea(model(390, 0, 60), model(400), {}, AreaColumns::Few).has_value());
    }

    /// On random scenes the share is what rays find, which 400 places tell to some 2.5 %; removing a part shows no
    /// less.
    void randomScenes_agreeWithRays() {
        int partly = 0;
        double largest = 0.0;
        for (unsigned seed = 1; seed <= 60; ++seed) {
            std::mt19937 random{seed};
            const auto any = [&](double from, double to) {
                return std::uniform_real_distribution<double>{from, to}(random);
            };
            std::vector<Blocker> blockers;
            std::vector<int> active;
            for (int i = 0; i < 3; ++i) {
                const double x = any(40, 360), y = any(-20, 20), half = any(5, 30), turn = any(-1, 1);
                const double foot = any(0, 1) < 0.6 ? 0 : any(5, 35);
                blockers.push_back(
                    raised(wall({{x - half * turn, y - half}, {x + half * turn, y + half}}), foot, foot + any(8, 45)));
                active.push_back(i);
            }
            const VolumeMap map{TerrainMap{blockers}};
            const Solid observer = model(0, 0, any(0, 1) < 0.5 ? 0 : any(0, 60));
            const Solid target = model(400);
            const double share = seenArea(observer, target, uprightParts(map, active), AreaColumns::Few).value();
            int seen = 0;
            constexpr int kPlaces = 400;
            for (int i = 0; i < kPlaces; ++i) {
                // Uniform in width, on the side that faces the observer.
                const double y = any(-16, 16);
                const Point3 to{mm(400 - std::sqrt(16 * 16 - y * y) - 1e-4, y), height(any(0.01, 39.99))};
                bool isSeen = false;
                for (int ray = 0; ray < 300 && !isSeen; ++ray) {
                    const double angle = any(0, 2 * std::numbers::pi), out = ray % 2 == 0 ? 15.99 : any(0, 15.99);
                    const double eye = ray % 3 == 0 ? 39.99 : ray % 3 == 1 ? 0.01 : any(0.01, 39.99);
                    const Point3 from{mm(out * std::cos(angle), out * std::sin(angle)),
                                      observer.elevation + height(eye)};
                    isSeen = !firstBlockedVolume({from, to}, map, active).has_value();
                }
                seen += isSeen ? 1 : 0;
            }
            const double byRays = static_cast<double>(seen) / kPlaces;
            partly += byRays > 0.1 && byRays < 0.9 ? 1 : 0;
            largest = std::max(largest, std::abs(byRays - share));
            for (const double asked : {0.25, 0.5, 0.75, share}) {
                const auto isMore = seesMoreThan(asked, observer, target, uprightParts(map, active));
                QVERIFY2(isMore == (share > asked), qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
            QVERIFY2(std::abs(byRays - share) < 0.07,
                     qPrintable(QStringLiteral("seed %1: %2, by rays %3").arg(seed).arg(share).arg(byRays)));
            for (int without = 0; without < 3; ++without) {
                std::vector<int> fewer = active;
                fewer.erase(fewer.begin() + without);
                QVERIFY2(seenArea(observer, target, uprightParts(map, fewer), AreaColumns::Few).value() >
                             share - 1.0 / 128,
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
            }
        }
        qInfo("seeds 1 to 60, largest difference %g", largest);
        QVERIFY2(partly > 15, qPrintable(QString::number(partly)));
    }
};

QTEST_APPLESS_MAIN(TestSeenArea)
#include "tst_seen_area.moc"
