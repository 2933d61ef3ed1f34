#include "geometry/region/visibility_polygon.h"
#include "tests/geometry/kind_rows.h"
#include "tests/support/exact_region.h"
#include "tests/support/sight_checks.h"

#include <QObject>
#include <QTest>

#include <cmath>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

struct Tally {
    int viewers = 0;
    int blind = 0;
    int wrong = 0;
    double farthest = 0.0;
};

double perimeterInches(const VisibilityPolygon& region) {
    double sum = 0.0;
    for (std::size_t i = 0; i < region.outline.size(); ++i) {
        const auto [x, y] = region.outline[(i + 1) % region.outline.size()] - region.outline[i];
        sum += std::hypot(x.inches(), y.inches());
    }
    return sum;
}

void compareAreas(const SightBoard& board, const Box& table, int viewers, std::uint64_t seed, Tally& tally) {
    const ExactRegions exact{board.blockers, table};
    const RegionMap map{TerrainMap{board.blockers}, table};
    const std::vector<Occlusion> counts(board.blockers.size(), Occlusion::Always);
    Random random{seed};
    for (int i = 0; i < viewers; ++i) {
        const bool onGrid = random.oneIn(3);
        const auto along = [&](Length low, Length high) {
            const auto free =
                low.nanometers() +
                static_cast<std::int64_t>(random.between(0, 1) * static_cast<double>((high - low).nanometers()));
            return Length::fromNanometers(onGrid ? free / 25'400'000 * 25'400'000 : free);
        };
        const Point viewer{along(table.low.x, table.high.x), along(table.low.y, table.high.y)};
        const auto expected = exact.areaSeenFrom(viewer);
        if (!expected) {
            continue;
        }
        const VisibilityPolygon region = visibilityPolygon(viewer, map, counts);
        const double error = std::abs(region.areaSquareInches() - *expected);
        // Corners are rounded by up to 0.71 nm, which moves the border by no more.
        const double allowed = 1e-9 + perimeterInches(region) * Length::fromNanometers(1).inches();
        ++tally.viewers;
        tally.blind += *expected == 0.0 ? 1 : 0;
        tally.farthest = std::max(tally.farthest, error);
        if (error > allowed && ++tally.wrong <= 3) {
            qWarning("%s: from (%lld, %lld) nm %.9f sq in are seen, the region has %.9f", board.name.c_str(),
                     static_cast<long long>(viewer.x.nanometers()), static_cast<long long>(viewer.y.nanometers()),
                     *expected, region.areaSquareInches());
        }
    }
}

} // namespace

/// The area of regions against exact numbers.
class TestExactRegion : public QObject {
    Q_OBJECT

private slots:
    void theOracle_knowsAnOpenTable() {
        const ExactRegions exact{{}, {{}, pointFromInches(20, 10)}};
        QCOMPARE(exact.areaSeenFrom(pointFromInches(3, 4)).value(), 200.0);
        QVERIFY(!exact.areaSeenFrom(pointFromInches(0, 4)));
    }

    void areas_agree_data() { addKindRows(RandomRow::Yes); }

    void areas_agree() {
        QFETCH(const int, kind);
        Tally tally;
        // A thousand walls are much work in exact numbers.
        const int usual = kind < 0 ? 10 : static_cast<Degenerate>(kind) == Degenerate::ThousandThinWalls ? 1 : 3;
        for (int seed = 1; seed <= boardCount(usual); ++seed) {
            const SightBoard board =
                kind < 0 ? randomBoard(static_cast<std::uint64_t>(seed) + 72'000, {14, 4})
                         : degenerateBoard(static_cast<Degenerate>(kind), static_cast<std::uint64_t>(seed));
            Box table = boundsOf(board.blockers.empty()
                                     ? BlockerOutline{*Wall::fromVertices(std::array{Point{}, pointFromInches(9, 9)})}
                                     : board.blockers.front().outline);
            for (const Blocker& blocker : board.blockers) {
                const Box box = boundsOf(blocker.outline);
                table = {{std::min(table.low.x, box.low.x), std::min(table.low.y, box.low.y)},
                         {std::max(table.high.x, box.high.x), std::max(table.high.y, box.high.y)}};
            }
            const Length margin =
                Length::fromInches(seed % 2 == 0 ? 1 : -1); // pieces reach over the edge on every second
            table = {{table.low.x - margin, table.low.y - margin}, {table.high.x + margin, table.high.y + margin}};
            compareAreas(board, table, 20, static_cast<std::uint64_t>(seed), tally);
        }
        qInfo("%d viewers, %d of them in pieces, largest difference %.2g sq in, %d wrong", tally.viewers, tally.blind,
              tally.farthest, tally.wrong);
        QCOMPARE(tally.wrong, 0);
        QVERIFY(tally.viewers > tally.blind);
    }
};

QTEST_APPLESS_MAIN(TestExactRegion)
#include "tst_exact_region.moc"
