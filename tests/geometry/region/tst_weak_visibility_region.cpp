#include "geometry/region/weak_visibility_region.h"
#include "geometry/sight/plan/views.h"
#include "tests/geometry/shapes.h"
#include "tests/support/degenerate_boards.h"
#include "tests/support/region_border.h"
#include "tests/support/rows.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

PlacedFootprint square(double x, double y, double side) {
    return {
        Footprint::rectangle(Length::fromInches(side), Length::fromInches(side)).value(), pointFromInches(x, y), {}};
}

PlacedFootprint disc(double x, double y, double diameter) {
    return {Footprint::round(Length::fromInches(diameter)).value(), pointFromInches(x, y), {}};
}

PolygonSet
seen(const PlacedFootprint& viewer, const std::vector<Blocker>& blockers, const WeakVisibilityOptions& options = {}) {
    return regionSeenFrom(std::array{viewer}, RegionMap{TerrainMap{blockers}, tableOf(20, 10)}, allOf(blockers),
                          options);
}

struct Tally {
    int asked = 0;
    int seen = 0;
    int nearBorder = 0;
    int wrong = 0;
};

/// A spot of the region is seen by the base; one outside is not seen by the base made smaller by the error told, were
/// each touch to block.
void compareSamplePoints(const SightBoard& board,
                         const Box& table,
                         std::uint64_t seed,
                         int samplePoints,
                         const std::vector<ContainingPiece>& containers,
                         Tally& tally) {
    constexpr double kFromBorder = 4e-7; // inches
    const TerrainMap terrain{board.blockers};
    const RegionMap map{terrain, table};
    const auto active = board.everyBlocker();
    const auto counts = allOf(board.blockers);
    WeakVisibilityOptions options;
    options.ignoredIfContainingEnd = containers;
    Random random{seed};
    const Footprint point = Footprint::round(Length::fromNanometers(2)).value();
    for (const PlacedFootprint& base : board.bases) {
        const PolygonSet region = regionSeenFrom(std::array{base}, map, counts, options);
        const PlacedFootprint smaller = detail::resized(base, kViewerError * -2);
        for (int i = 0; i < samplePoints; ++i) {
            const auto along = [&](Length low, Length high) {
                return low + Length::fromNanometers(
                                 std::llround(random.between(0, 1) * static_cast<double>((high - low).nanometers())));
            };
            const Point samplePoint{along(table.low.x, table.high.x), along(table.low.y, table.high.y)};
            ++tally.asked;
            if (inchesToBorder(region, samplePoint) < kFromBorder) {
                ++tally.nearBorder;
                continue;
            }
            const bool isIn = region.contains(samplePoint);
            tally.seen += isIn;
            SightOptions ask;
            ask.wantClearance = ask.wantShares = false;
            ask.touch = isIn ? TouchRule::Clear : TouchRule::Blocked;
            ask.ignoredIfContainingEnd = containers;
            const SightAnswer answer =
                findLineOfSight(isIn ? base : smaller, {point, samplePoint, {}}, terrain, active, ask);
            if ((answer.visibility == Visibility::Clear) != isIn && ++tally.wrong <= 3) {
                qWarning("%s: the spot (%lld, %lld) nm is %s, by the judge it is not\n%s", board.name.c_str(),
                         static_cast<long long>(samplePoint.x.nanometers()),
                         static_cast<long long>(samplePoint.y.nanometers()), isIn ? "in the region" : "outside",
                         writeCase(board, base, {point, samplePoint, {}}).c_str());
            }
        }
    }
}

/// All polygons among the blockers, each a piece of its own.
std::vector<ContainingPiece> containersOf(const SightBoard& board) {
    std::vector<ContainingPiece> containers;
    for (int i = 0; i < static_cast<int>(board.blockers.size()); ++i) {
        if (std::holds_alternative<Polygon>(board.blockers[static_cast<std::size_t>(i)].outline)) {
            containers.push_back({i, i});
        }
    }
    return containers;
}

} // namespace

/// What bases see of a table, against the judge.
class TestWeakVisibilityRegion : public QObject {
    Q_OBJECT

private slots:
    void anOpenTable_isSeenWhole() {
        const PolygonSet region = seen(disc(5, 5, 1), {});
        QCOMPARE(region.parts.size(), std::size_t{1});
        QCOMPARE(region.parts[0].outline.size(), std::size_t{4});
        QCOMPARE(region.areaSquareInches(), 200.0);
    }

    /// Past a box smaller than the base one sees from both sides: behind it is a triangle that nobody sees, between the
    /// inner tangents' ends.
    void behindASmallBox_isATriangle() {
        const PolygonSet region = seen(square(3, 5, 4), {box(8, 4, 8.5, 6)});
        QVERIFY(!region.contains(pointFromInches(9, 5)));
        // The steepest line over the corner (8.5, 4) that still meets the base leaves its near upper corner (5, 3): it
        // reaches the middle at 8.5 + 3.5.
        QVERIFY(!region.contains(pointFromInches(11.9, 5)));
        QVERIFY(region.contains(pointFromInches(12.1, 5)));
        const double shadow = 0.5 * 2 * 3.5; // behind x = 8.5
        QVERIFY(std::abs(region.areaSquareInches() - (200 - 1.0 - shadow)) < 1e-4);
        QCOMPARE(region.parts.size(), std::size_t{1});
        QCOMPARE(region.parts[0].holes.size(), std::size_t{1});
    }

    void islandsBehindASlit_areFound() {
        // Two walls of boxes with one slit each, shifted: only a strip is seen beyond the second.
        const std::vector<Blocker> blockers{box(8, 0, 8.2, 4.9), box(8, 5.1, 8.2, 10), box(12, 0, 12.2, 5.3),
                                            box(12, 5.5, 12.2, 10)};
        const PolygonSet region = seen(disc(4, 5, 1.5), blockers);
        QVERIFY(region.contains(pointFromInches(16, 5.7)));
        QVERIFY(!region.contains(pointFromInches(16, 3)));
        QVERIFY(!region.contains(pointFromInches(16, 8)));
    }

    void aRange_isFromTheEdgeOfTheBase() {
        WeakVisibilityOptions options;
        options.range = Length::fromInches(3);
        const PolygonSet round = seen(disc(10, 5, 1), {}, options);
        QVERIFY(std::abs(round.areaSquareInches() - std::numbers::pi * 3.5 * 3.5) <
                2 * std::numbers::pi * 3.5 * kRangeChord.inches());
        const PolygonSet cornered = seen(square(10, 5, 2), {}, options);
        QVERIFY(std::abs(cornered.areaSquareInches() - (4 + 4 * 2 * 3 + std::numbers::pi * 9)) <
                30 * kRangeChord.inches());
        options.arc = ViewArc{Angle::fromDegrees(-45), Angle::fromDegrees(90)};
        QVERIFY(std::abs(seen(disc(10, 5, 1), {}, options).areaSquareInches() - std::numbers::pi * 3.5 * 3.5 / 4) <
                0.02);
        options.range.reset();
        QVERIFY(std::abs(seen(disc(10, 5, 1), {}, options).areaSquareInches() - 75) < 1e-4);
    }

    void severalViewers_seeTogether() {
        const std::vector<Blocker> blockers{box(8, 0, 9, 10)};
        const RegionMap map{TerrainMap{blockers}, tableOf(20, 10)};
        const PolygonSet both = regionSeenFrom(std::array{disc(3, 5, 1), disc(15, 5, 1)}, map, allOf(blockers));
        QVERIFY(std::abs(both.areaSquareInches() - 190) < 1e-6);
        QCOMPARE(both.parts.size(), std::size_t{2});
    }

    /// A corner that rounding tells twice, a nanometer apart, is one corner, wherever the ring starts.
    void cornersToldTwice_stayCorners() {
        const Length sliver = Length::fromNanometers(1);
        const auto at = [](double x, double y) { return pointFromInches(x, y); };
        Ring ring;
        for (const Point corner : {at(0, 0), at(20, 0), at(20, 10), at(0, 10)}) {
            const bool isRight = corner.x != Length{};
            const bool isLow = corner.y != Length{};
            ring.push_back(isRight == isLow ? Point{corner.x, corner.y + (isLow ? -sliver : sliver)}
                                            : Point{corner.x + (isRight ? -sliver : sliver), corner.y});
            ring.push_back(isRight == isLow ? Point{corner.x + (isRight ? -sliver : sliver), corner.y}
                                            : Point{corner.x, corner.y + (isLow ? -sliver : sliver)});
        }
        for (std::size_t i = 0; i < ring.size(); ++i) {
            std::ranges::rotate(ring, ring.begin() + 1);
            const PolygonSet region = unite(std::array{ring});
            QCOMPARE(region.parts.size(), std::size_t{1});
            QCOMPARE(region.parts[0].outline.size(), std::size_t{4});
            QVERIFY(std::abs(region.areaSquareInches() - 200) < 1e-5);
        }
    }

    void whoStandsInAPiece_looksOut_whereItIsIgnored() {
        const std::vector<Blocker> blockers{box(4, 3, 8, 7), box(12, 3, 16, 7)};
        WeakVisibilityOptions options;
        QVERIFY(std::abs(seen(disc(6, 5, 1), blockers, options).areaSquareInches() - std::numbers::pi / 4) <
                1e-3); // its own place alone
        options.ignoredIfContainingEnd = {{0, 0}, {1, 1}};
        const PolygonSet region = seen(disc(6, 5, 1), blockers, options);
        QVERIFY(region.contains(pointFromInches(2, 5)) && region.contains(pointFromInches(14, 5)) &&
                region.contains(pointFromInches(7.5, 4)));
        QVERIFY(!region.contains(pointFromInches(18, 5)));
    }

    /// A query for a part of the table, by a map of its own or by limits on the map of all, follows only lines that may
    /// reach it, and gives what a query for all of the table gives of that part.
    void aPartOfTheTable_isSeenAsWithAllOfIt() {
        int asked = 0;
        for (int seed = 1; seed <= boardCount(12); ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const SightBoard board = tournamentBoard(number);
            const TerrainMap terrain{board.blockers};
            const RegionMap map{terrain, tableOf(60, 44)};
            Random random{number};
            WeakVisibilityOptions options;
            if (random.oneIn(2)) {
                options.ignoredIfContainingEnd = containersOf(board);
            }
            if (random.oneIn(3)) {
                options.normals = {
                    Vector{Length::fromInches(random.between(-1, 1)), Length::fromInches(random.between(-1, 1))}};
            }
            for (const PlacedFootprint& base : board.bases) {
                const Point low = pointFromInches(random.between(0, 50), random.between(0, 36));
                const Box part{low,
                               {low.x + Length::fromInches(random.between(0.5, 10)),
                                low.y + Length::fromInches(random.between(0.5, 8))}};
                const Ring outline{part.low, {part.high.x, part.low.y}, part.high, {part.low.x, part.high.y}};
                const PolygonSet all = intersect(regionSeenFrom(std::array{base}, map, allOf(board.blockers), options),
                                                 std::array{outline});
                const PolygonSet alone =
                    regionSeenFrom(std::array{base}, RegionMap{terrain, part}, allOf(board.blockers), options);
                WeakVisibilityOptions limited = options;
                limited.within = {outline};
                const PolygonSet cut = regionSeenFrom(std::array{base}, map, allOf(board.blockers), limited);
                QVERIFY2(std::abs(all.areaSquareInches() - cut.areaSquareInches()) < 1e-5,
                         qPrintable(QStringLiteral("seed %1, limited: %2 and %3")
                                        .arg(seed)
                                        .arg(all.areaSquareInches(), 0, 'g', 12)
                                        .arg(cut.areaSquareInches(), 0, 'g', 12)));
                ++asked;
                QVERIFY2(std::abs(all.areaSquareInches() - alone.areaSquareInches()) < 1e-5,
                         qPrintable(QStringLiteral("seed %1: %2 and %3")
                                        .arg(seed)
                                        .arg(all.areaSquareInches(), 0, 'g', 12)
                                        .arg(alone.areaSquareInches(), 0, 'g', 12)));
            }
        }
        QVERIFY(asked > 0);
    }

    void spots_areSeenAsTheJudgeSays_data() {
        addColumns<int, bool>("kind", "containers");
        for (const bool containers : {false, true}) {
            QTest::addRow("random boards%s", containers ? ", pieces ignored" : "") << -2 << containers;
            QTest::addRow("tournament tables%s", containers ? ", pieces ignored" : "") << -1 << containers;
            for (int kind = 0; kind < kDegenerateKinds; ++kind) {
                QTest::addRow("%s%s", nameOf(static_cast<Degenerate>(kind)), containers ? ", pieces ignored" : "")
                    << kind << containers;
            }
        }
    }

    void spots_areSeenAsTheJudgeSays() {
        const auto [kind, containers] = fetch<int, bool>("kind", "containers");
        Tally tally;
        for (int seed = 1; seed <= boardCount(kind < 0 ? 6 : 2); ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const SightBoard board = kind == -2   ? randomBoard(number + 73'000, {14, 6})
                                     : kind == -1 ? tournamentBoard(number)
                                                  : degenerateBoard(static_cast<Degenerate>(kind), number);
            compareSamplePoints(board,
                                kind == -2   ? tableOf(44, 30)
                                : kind == -1 ? tableOf(60, 44)
                                             : boxAround(board, Length::fromInches(0.5)),
                                number, kind < 0 ? 100 : 50,
                                containers ? containersOf(board) : std::vector<ContainingPiece>{}, tally);
        }
        qInfo("%d spots, %d seen, %d near a border, %d wrong", tally.asked, tally.seen, tally.nearBorder, tally.wrong);
        QCOMPARE(tally.wrong, 0);
        QVERIFY(tally.seen > 0 && tally.nearBorder * 10 < tally.asked);
    }
};

QTEST_APPLESS_MAIN(TestWeakVisibilityRegion)
#include "tst_weak_visibility_region.moc"
