#include "geometry/shapes/footprint.h"
#include "geometry/sight/plan/sight.h"
#include "tests/support/random.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

using namespace sightline::geometry;
using sightline::testsupport::Random;

namespace {

using Corners = std::vector<std::pair<double, double>>; ///< inches

Polygon polygonOf(const Corners& corners) {
    Ring ring;
    for (const auto& [x, y] : corners) {
        ring.push_back(pointFromInches(x, y));
    }
    return Polygon::fromVertices(ring).value();
}

/// An L or a box over some place within `reach` of the middle.
Polygon randomPiece(Random& random, double reach) {
    const double x = random.between(-reach, reach);
    const double y = random.between(-reach, reach);
    const double width = random.between(1, 6) * (random.oneIn(2) ? 1 : -1);
    const double height = random.between(1, 6) * (random.oneIn(2) ? 1 : -1);
    const double thick = random.oneIn(3) ? 1.0 : random.between(0.1, 0.6);
    Corners corners{{x, y},
                    {x + width, y},
                    {x + width, y + thick * height},
                    {x + thick * width, y + thick * height},
                    {x + thick * width, y + height},
                    {x, y + height}};
    if (thick == 1.0) {
        corners = {{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}};
    }
    return polygonOf(corners);
}

struct Board {
    std::vector<Blocker> blockers;
    std::vector<ContainingPiece> containers;

    void add(const Polygon& piece) {
        containers.push_back({static_cast<int>(blockers.size()), static_cast<int>(blockers.size())});
        blockers.push_back({piece, {}, {}});
    }
};

Visibility seen(const Board& board, const PlacedFootprint& from, const PlacedFootprint& to) {
    SightOptions options;
    options.wantShares = options.wantClearance = false;
    options.ignoredIfContainingEnd = board.containers;
    std::vector<int> all(board.blockers.size());
    std::ranges::transform(board.containers, all.begin(), &ContainingPiece::footprint);
    return findLineOfSight(from, to, TerrainMap{board.blockers}, all, options).visibility;
}

PlacedFootprint roundAt(double millimeters, Point place) {
    return {Footprint::round(Length::fromMillimeters(millimeters)).value(), place, {}};
}

} // namespace

/// Lines that end in a piece do not heed it: of a base that many pieces hold in part each place has its own pieces.
class TestManyContainers : public QObject {
    Q_OBJECT

private slots:
    /// The base sees from the arm of the first piece alone.
    void fivePiecesThatEachHoldAPart_areToldApart() {
        Board board;
        board.add(polygonOf({{23, 11}, {23, 4}, {23.4657, 4}, {23.4657, 10.5343}, {29, 10.5343}, {29, 11}}));
        board.add(polygonOf(
            {{23, 7}, {19, 7}, {19, 3}, {19.3982, 3}, {19.3982, 6.6018}, {22.6018, 6.6018}, {22.6018, 3}, {23, 3}}));
        board.add(polygonOf({{23, 4}, {23, -2}, {23.3449, -2}, {23.3449, 3.6551}, {28, 3.6551}, {28, 4}}));
        board.add(polygonOf({{19, 3}, {19, -1}, {19.5549, -1}, {19.5549, 2.4451}, {24, 2.4451}, {24, 3}}));
        board.add(polygonOf({{22, 7}, {19, 7}, {19, 4}, {22, 4}}));
        const PlacedFootprint viewer{
            Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109)).value(),
            pointFromInches(23, 4),
            {}};
        const PlacedFootprint target{
            Footprint::rectangle(Length::fromMillimeters(136), Length::fromMillimeters(28)).value(),
            pointFromInches(30.55, 24.59), Angle::fromDegrees(22.5)};
        QCOMPARE(seen(board, roundAt(0.1, pointFromInches(23.42, 6.12)), target), Visibility::Clear);
        QCOMPARE(seen(board, viewer, target), Visibility::Clear);
        QCOMPARE(seen(board, target, viewer), Visibility::Clear);
    }

    /// Twelve bars that cross over one base hold it in more ways than are told apart: then blocked is only what no
    /// choice of them could open.
    void moreWaysThanAreToldApart_proveNothingBlocked() {
        Board star;
        for (int i = 0; i < 12; ++i) {
            const double angle = 0.05 + std::numbers::pi * i / 12;
            const auto at = [&](double x, double y) {
                return std::pair{x * std::cos(angle) - y * std::sin(angle), x * std::sin(angle) + y * std::cos(angle)};
            };
            star.add(polygonOf({at(-4, -0.3), at(4, -0.3), at(4, 0.3), at(-4, 0.3)}));
        }
        const PlacedFootprint viewer = roundAt(100, Point{});
        const PlacedFootprint target = roundAt(32, pointFromInches(0, 16));
        Board walled = star;
        walled.add(polygonOf({{-20, 10}, {20, 10}, {20, 10.5}, {-20, 10.5}}));
        QCOMPARE(seen(walled, viewer, target), Visibility::Blocked);
        Board narrow = star;
        narrow.add(polygonOf({{-1, 10}, {1, 10}, {1, 10.5}, {-1, 10.5}}));
        QVERIFY(seen(narrow, viewer, target) != Visibility::Blocked);
    }

    /// A line from a place of a base is one of the base's.
    void aBaseSees_whatABaseWithinItSees() {
        int asked = 0;
        int clear = 0;
        int seeds = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(sightline::testsupport::boardCount(120));
             ++seed) {
            Random random{seed * 31 + 7};
            Board board;
            const int pieces = 5 + random.below(5);
            for (int i = 0; i < pieces; ++i) {
                board.add(randomPiece(random, 2.0));
            }
            for (int i = 0; i < 3; ++i) { // between the two
                const double x = random.between(6, 16);
                const double y = random.between(-5, 5);
                board.add(polygonOf({{x, y}, {x + 0.5, y}, {x + 0.5, y + 3}, {x, y + 3}}));
            }
            const double radius = random.between(1, 3);
            const PlacedFootprint base = roundAt(radius * 50.8, Point{});
            const PlacedFootprint target = roundAt(40, pointFromInches(20, random.between(-4, 4)));
            const Visibility whole = seen(board, base, target);
            QVERIFY2(whole != Visibility::NoLineFound, qPrintable(QStringLiteral("seed %1 is not settled").arg(seed)));
            ++seeds;
            for (int i = 0; i < 12; ++i) {
                const double angle = random.between(0, 2 * std::numbers::pi);
                const double out = 0.99 * radius * std::sqrt(random.between(0, 1));
                const Point place = pointFromInches(out * std::cos(angle), out * std::sin(angle));
                ++asked;
                if (seen(board, roundAt(0.1, place), target) == Visibility::Clear) {
                    ++clear;
                    QVERIFY2(whole == Visibility::Clear,
                             qPrintable(QStringLiteral("seed %1: (%2, %3) sees, the base round it does not")
                                            .arg(seed)
                                            .arg(place.x.inches())
                                            .arg(place.y.inches())));
                }
            }
        }
        qInfo("%d boards, %d places, %d of them see", seeds, asked, clear);
        QVERIFY(clear > asked / 20);
    }
};

QTEST_APPLESS_MAIN(TestManyContainers)
#include "tst_many_containers.moc"
