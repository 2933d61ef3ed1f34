#include "geometry/region/sample_point_grid.h"

#include "tests/support/random.h"

#include <QTest>

using namespace sightline::geometry;
using sightline::testsupport::Random;

namespace {

Box tableOf(double width, double height) { return {{}, pointFromInches(width, height)}; }

/// By asking the region about each spot.
std::vector<int> countsByAsking(const SamplePointGrid& grid, const std::vector<PolygonSet>& regions) {
    std::vector<int> counts;
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            counts.push_back(static_cast<int>(std::ranges::count_if(
                regions, [&](const PolygonSet& region) { return region.contains(grid.samplePoint(column, row)); })));
        }
    }
    return counts;
}

/// Corners often lie on spots, on rows of spots, or share an x or a y.
Ring randomRing(Random& random) {
    const auto place = [&] {
        const bool isOnRow = random.below(2) == 0;
        const auto at = [&](double most) {
            return isOnRow ? 0.25 * random.below(static_cast<int>(most * 4) + 1) : random.between(0, most);
        };
        return pointFromInches(at(12), at(9));
    };
    const Point low = place();
    if (random.below(3) == 0) {
        const Point high = pointFromInches(low.x.inches() + 0.25 * (1 + random.below(12)),
                                           low.y.inches() + 0.25 * (1 + random.below(12)));
        return {low, {high.x, low.y}, high, {low.x, high.y}};
    }
    return {low, place(), place(), place()};
}

} // namespace

/// How many regions hold each spot of a grid of cells.
class TestSamplePointGrid : public QObject {
    Q_OBJECT

private slots:
    void cellsCutOffAtTheEdge_areAskedInTheMiddleOfWhatIsLeft() {
        const SamplePointGrid grid{tableOf(2.5, 1.2), Length::fromInches(1)};
        QCOMPARE(grid.columns(), 3);
        QCOMPARE(grid.rows(), 2);
        QCOMPARE(SamplePointGrid::countOf(tableOf(2.5, 1.2), Length::fromInches(1)), std::int64_t{6});
        QVERIFY(grid.samplePoint(0, 0) == pointFromInches(0.5, 0.5));
        QVERIFY(grid.samplePoint(2, 1) == pointFromInches(2.25, 1.1));
        QVERIFY(grid.cellBox(2, 1).high == pointFromInches(2.5, 1.2));
    }

    void aBox_holdsItsSpots_thoseOnItsSidesToo() {
        const SamplePointGrid grid{tableOf(4, 3), Length::fromInches(1)};
        SamplePointCounts counts{grid};
        counts.add(Ring{pointFromInches(0.5, 0.5), pointFromInches(2.5, 0.5), pointFromInches(2.5, 1.5),
                        pointFromInches(0.5, 1.5)});
        const std::vector<int> expected{1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 0, 0};
        QVERIFY(counts.counts() == expected);
    }

    void parts_andHoles_countOnce() {
        const SamplePointGrid grid{tableOf(4, 3), Length::fromInches(1)};
        PolygonSet region;
        region.parts.push_back(
            {{pointFromInches(0, 0), pointFromInches(3, 0), pointFromInches(3, 3), pointFromInches(0, 3)},
             {{pointFromInches(1, 1), pointFromInches(1, 2), pointFromInches(2, 2), pointFromInches(2, 1)}}});
        SamplePointCounts counts{grid};
        counts.add(region);
        counts.add(region);
        const std::vector<int> expected{2, 2, 2, 0, 2, 0, 2, 0, 2, 2, 2, 0};
        QVERIFY(counts.counts() == expected);
    }

    /// 3,000 regions of joined outlines, half of their corners on the grid.
    void randomRegions_areCountedAsIfEachSpotWereAsked() {
        constexpr int kFirstSeed = 4101;
        constexpr int kSeeds = 300;
        for (int seed = kFirstSeed; seed < kFirstSeed + kSeeds; ++seed) {
            Random random{static_cast<std::uint64_t>(seed)};
            const SamplePointGrid grid{tableOf(12, 9),
                                       Length::fromInches(random.below(2) == 0 ? 0.5 : random.between(0.3, 1.4))};
            std::vector<PolygonSet> regions;
            SamplePointCounts one{grid};
            SamplePointCounts other{grid};
            for (int i = 0; i < 10; ++i) {
                std::vector<Ring> outlines;
                for (int k = 1 + random.below(3); k > 0; --k) {
                    outlines.push_back(randomRing(random));
                }
                regions.push_back(unite(outlines));
                (i % 2 == 0 ? one : other).add(regions.back());
            }
            one.add(other);
            const auto counts = one.counts();
            const auto expected = countsByAsking(grid, regions);
            for (std::size_t i = 0; i < counts.size(); ++i) {
                const auto column = static_cast<int>(i) % grid.columns();
                const auto row = static_cast<int>(i) / grid.columns();
                QVERIFY2(counts[i] == expected[i],
                         qPrintable(QStringLiteral("seed %1, column %2, row %3: %4 instead of %5")
                                        .arg(seed)
                                        .arg(column)
                                        .arg(row)
                                        .arg(counts[i])
                                        .arg(expected[i])));
            }
        }
        qInfo("seeds %d to %d", kFirstSeed, kFirstSeed + kSeeds - 1);
    }
};

QTEST_APPLESS_MAIN(TestSamplePointGrid)
#include "tst_sample_point_grid.moc"
