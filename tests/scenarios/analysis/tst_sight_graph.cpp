#include "scenarios/analysis/sight_graph.h"

#include "scenarios/analysis/heat_map.h"
#include "scenarios/analysis/isovist_field.h"
#include "scenarios/conformance/random_scene.h"
#include "tests/scenarios/scenario_maker.h"
#include "tests/support/random.h"
#include "tests/support/rows.h"

#include <algorithm>
#include <array>

using namespace sightline::scenarios;
using namespace sightline::geometry;
using sightline::testsupport::Random;

namespace {

/// By spot, by spot: seen if it is not 0.
using Seen = std::vector<std::vector<int>>;

Seen joined(Seen seen) {
    for (std::size_t i = 0; i < seen.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            seen[i][j] = seen[j][i] = seen[i][j] > 0 || seen[j][i] > 0 ? 1 : 0;
        }
    }
    return seen;
}

/// As plain as it can be. `both`: joined.
SightSteps plainSteps(const Seen& both, std::size_t from) {
    std::vector<int> depth(both.size(), -1);
    depth[from] = 0;
    std::vector<std::size_t> queue{from};
    SightSteps result;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (std::size_t to = 0; to < both.size(); ++to) {
            if (depth[to] < 0 && both[queue[next]][to] > 0) {
                depth[to] = depth[queue[next]] + 1;
                queue.push_back(to);
                ++result.others;
                result.steps += depth[to];
            }
        }
    }
    return result;
}

SightGraph graphOf(const Seen& seen, int columns, int rows, unsigned threads) {
    SightGraph graph{columns, rows};
    for (std::size_t samplePoint = 0; samplePoint < seen.size(); ++samplePoint) {
        graph.setSeen(samplePoint, seen[samplePoint]);
    }
    graph.makeSymmetric(threads);
    return graph;
}

/// Rooms of one size with doors here and there: spots of a room see each other, and some see past a door. Some spots
/// see nothing.
Seen randomRooms(Random& random, int columns, int rows) {
    const int side = 1 + random.below(12);
    const int doors = random.below(60);
    const auto samplePoints = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    const auto roomOf = [&](std::size_t samplePoint) {
        const int column = static_cast<int>(samplePoint) % columns;
        const int row = static_cast<int>(samplePoint) / columns;
        return row / side * columns + column / side;
    };
    std::vector<char> isBlind(samplePoints, 0);
    std::ranges::generate(isBlind, [&] { return random.oneIn(9) ? 1 : 0; });
    Seen seen(samplePoints, std::vector<int>(samplePoints, 0));
    for (std::size_t i = 0; i < samplePoints; ++i) {
        for (std::size_t j = 0; j < samplePoints; ++j) {
            const bool isThroughADoor = random.below(1000) < doors && random.oneIn(20);
            seen[i][j] = isBlind[i] == 0 && isBlind[j] == 0 && (roomOf(i) == roomOf(j) || isThroughADoor)
                             ? 1 + random.below(3)
                             : 0;
        }
    }
    return seen;
}

} // namespace

/// How many lines of sight lead from spot to spot, against the plainest search there is.
class TestSightGraph : public QObject {
    Q_OBJECT

private slots:
    void steps_areThoseOfThePlainSearch_data() {
        sightline::testsupport::addColumns<int, int>("columns", "rows");
        QTest::newRow("one spot") << 1 << 1;
        QTest::newRow("one row") << 70 << 1;
        QTest::newRow("one column") << 1 << 65;
        QTest::newRow("one tile") << 8 << 8;
        QTest::newRow("tiles cut off at both ends") << 13 << 19;
        QTest::newRow("whole tiles") << 24 << 16;
        QTest::newRow("more tiles than a word has bits") << 90 << 3;
    }

    void steps_areThoseOfThePlainSearch() {
        auto [columns, rows] = sightline::testsupport::fetch<int, int>("columns", "rows");
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random{seed};
            const Seen seen = randomRooms(random, columns, rows);
            const Seen both = joined(seen);
            const SightGraph graph = graphOf(seen, columns, rows, 1 + static_cast<unsigned>(seed % 3));
            for (std::size_t samplePoint = 0; samplePoint < seen.size(); ++samplePoint) {
                QVERIFY2(graph.stepsFrom(samplePoint) == plainSteps(both, samplePoint),
                         qPrintable(QStringLiteral("seed %1, spot %2").arg(seed).arg(samplePoint)));
            }
        }
    }

    void aSpotThatSeesNothing_isNowhere_andItselfDoesNotCount() {
        SightGraph graph{3, 1};
        QCOMPARE(graph.setSeen(0, std::array{1, 1, 0}), 1);
        QCOMPARE(graph.setSeen(2, std::array{0, 0, 1}), 0);
        graph.makeSymmetric(1);
        QVERIFY((graph.stepsFrom(0) == SightSteps{1, 1}));
        QVERIFY((graph.stepsFrom(1) == SightSteps{1, 1})); // found from the other end
        QVERIFY((graph.stepsFrom(2) == SightSteps{}));
        QCOMPARE(graph.stepsFrom(2).mean(), 0.0);
    }

    void aStop_isHeeded() {
        SightGraph graph{40, 40};
        std::stop_source stop;
        stop.request_stop();
        graph.makeSymmetric(2, stop.get_token());
        QVERIFY((graph.stepsFrom(7) == SightSteps{}));
    }

    /// The maps of random tables, their sight taken spot by spot from maps of one viewer.
    void meanDepth_ofRandomTables_isThatOfThePlainSearch() {
        int tables = 0;
        int deep = 0;
        for (std::uint64_t seed = 1; tables < 12; ++seed) {
            Scenario scenario = randomScene(seed);
            scenario.models.clear();
            const auto rules = shippedRuleSet(seed % 2 == 0 ? QStringLiteral("plan") : QStringLiteral("height-tags"));
            const RegionTable table{PreparedTable{scenario, *rules}};
            IsovistQuestion question;
            question.cell = Length::fromInches(scenario.table.width.inches() / (9.0 + static_cast<double>(seed % 14)));
            const IsovistField field = isovistField(table, question, {}, 1 + static_cast<int>(seed % 2));
            Seen seen;
            for (std::size_t samplePoint = 0; samplePoint < field.grid.count(); ++samplePoint) {
                HeatQuestion one;
                one.look.zoneHeight = question.viewerHeight;
                one.look.targetHeight = question.targetHeight;
                one.look.cell = question.cell;
                one.look.samplePoints = {field.grid.samplePoint(samplePoint)};
                seen.push_back(heatMap(table, one, {}, 1).counts);
                seen.back()[samplePoint] = 0;
            }
            const Seen both = joined(seen);
            for (std::size_t samplePoint = 0; samplePoint < seen.size(); ++samplePoint) {
                const auto others = std::ranges::count_if(seen[samplePoint], [](int count) { return count > 0; });
                const double depth = others > 0 ? plainSteps(both, samplePoint).mean() : 0.0;
                QVERIFY2(field.connectivity[samplePoint] == others && field.meanDepth[samplePoint] == depth,
                         qPrintable(QStringLiteral("seed %1, spot %2").arg(seed).arg(samplePoint)));
                deep += depth > 2.0 ? 1 : 0;
            }
            ++tables;
        }
        QVERIFY(deep > 0);
    }
};

QTEST_APPLESS_MAIN(TestSightGraph)
#include "tst_sight_graph.moc"
