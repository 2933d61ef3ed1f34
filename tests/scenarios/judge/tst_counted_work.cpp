#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/judge.h"
#include "scenarios/library/library.h"
#include "scenarios/library/offered_tables.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/vision_edits.h"
#include "tests/benchmarks/allocation_count.h"
#include "tests/scenarios/vision/fog_tables.h"
#include "tests/support/random.h"

#include <QTest>

#include <algorithm>
#include <malloc.h>

using namespace sightline::scenarios;
using namespace sightline::testsupport;
using namespace sightline::geometry;
using sightline::benchmarks::CountAllocations;

namespace {

/// Calls of `operator new` on this thread while `work` runs.
template <class Work> std::int64_t allocationsOf(Work&& work) {
    const CountAllocations counter;
    work();
    return counter.soFar().count;
}

/// 60 pieces, and models of two sides. The positions do not depend on the size of the table, which is at least 60 x 44
/// in.
Scenario crowdedTable(int models, int width = 60, int height = 44) {
    Random random{17};
    Scenario scenario;
    scenario.rules = QStringLiteral("height-tags");
    scenario.table.width = Length::fromInches(width);
    scenario.table.height = Length::fromInches(height);
    scenario.players = {{{"a"}, {}, {}, {}}, {{"b"}, {}, {}, {}}};
    for (int i = 0; i < 60; ++i) {
        const double left = random.between(0, 54);
        const double top = random.between(0, 38);
        const double right = left + random.between(1, 6);
        const double bottom = top + random.between(1, 6);
        Piece piece = boxPiece(QStringLiteral("p%1").arg(i), left, top, right, bottom);
        piece.kind = i % 3 == 0 ? QStringLiteral("wood") : QStringLiteral("ruin");
        piece.heightClass = i % 2 == 0 ? HeightClass::Tall : HeightClass::Medium;
        scenario.terrain.push_back(std::move(piece));
    }
    for (int i = 0; i < models; ++i) {
        const double x = random.between(6, 54); // so far from the edges that none looks over them
        const double y = random.between(6, 38);
        Model model = modelAt(QStringLiteral("m%1").arg(i), x, y);
        model.player = {i % 2 == 0 ? "a" : "b"};
        scenario.models.push_back(std::move(model));
    }
    return scenario;
}

} // namespace

/// Limits of time, held by what is counted: a thing done again for each cell, pair or piece shows as memory that is
/// taken for it. The times themselves are measured by benchmarks.
class TestCountedWork : public QObject {
    Q_OBJECT

private slots:
    /// Under 1 ms a map: what a side sees and knows takes memory by its models, and none by the cells of the table.
    void S1_56_aMap_takesNoMemoryByItsCells() {
        const auto mapOf = [](int width, int height) {
            const Scenario game = withFog(crowdedTable(30, width, height), true);
            const auto controller = FogController::of(game);
            const auto map = [&] {
                const SideSight sight = sightOf(controller->table(), game, {"a"}, controller->help());
                return knowledgeAfter({}, sight, controller->table(), game, {"a"}).explored.count();
            };
            const int cells = map();
            return std::pair{allocationsOf(map), cells};
        };
        const auto [usual, seen] = mapOf(60, 44);
        const auto [large, seenOfLarge] = mapOf(120, 88);
        QVERIFY(seen > 100);
        QCOMPARE(seenOfLarge, seen); // the same models see as far
        QVERIFY(usual > 0);
        QVERIFY2(large <= usual + usual / 10, qPrintable(QStringLiteral("%1 %2").arg(large).arg(usual)));
    }

    /// Memory under +10 %: a loaded table, with what is made ready of it for verdicts, and two sides that know what
    /// they see.
    void S1_56_fog_addsLessThanATenthToALoadedTable() {
        const QByteArray text = writeScenario(crowdedTable(200));
        const auto loaded = [&](bool isHidden) {
            Scenario scenario = readScenario(text, {})->scenario;
            scenario = isHidden ? withVisionUpdated(withFog(scenario, true)) : scenario;
            return std::pair{scenario, PreparedTable{scenario, ruleSetOf(scenario).value()}};
        };
        const auto bytesOfTen = [&](bool isHidden) {
            std::vector<std::pair<Scenario, PreparedTable>> tables;
            tables.reserve(10);
            static_cast<void>(loaded(isHidden)); // what is made once for all
            const auto before = static_cast<double>(mallinfo2().uordblks);
            for (int i = 0; i < 10; ++i) {
                tables.push_back(loaded(isHidden));
            }
            return static_cast<double>(mallinfo2().uordblks) - before;
        };
        const double without = bytesOfTen(false);
        if (without <= 0) {
            QSKIP("the allocator of this build does not tell how much is in use");
        }
        const double with = bytesOfTen(true);
        QVERIFY2(with > without && with < 1.1 * without, qPrintable(QStringLiteral("%1 %2").arg(with).arg(without)));
    }

    /// No cost when off: updating what sides know takes what a copy of the table takes.
    void S1_56_fogThatIsOff_costsNothing() {
        for (const Scenario& scenario : {crowdedTable(30), withFog(withFog(crowdedTable(30), true), false)}) {
            const auto ofACopy = allocationsOf([&] { return Scenario{scenario}.models.size(); });
            const auto ofAnUpdate = allocationsOf([&] { return withVisionUpdated(scenario).models.size(); });
            QVERIFY(ofACopy > 0);
            QCOMPARE(ofAnUpdate, ofACopy);
        }
    }

    /// 64 pairs of 130 mm bases past more than 44 pieces: by far most are settled without any memory, so that all
    /// together take less than one block for each piece and pair.
    void S3_30_sixtyFourPairsOfLargeModels_prepareNothingAgain() {
        const auto layout = std::ranges::find_if(shippedLayouts(), [](const OfferedTable& table) {
            return readScenario(bytesOf(table), table.id)->scenario.terrain.size() >= 44;
        });
        QVERIFY(layout != shippedLayouts().end());
        Scenario scenario = readScenario(bytesOf(*layout), layout->id)->scenario;
        scenario.models.clear();
        for (int i = 0; i < 16; ++i) {
            Model model =
                modelAt(QStringLiteral("m%1").arg(i), i < 8 ? 4 : scenario.table.width.inches() - 4, 4 + 5.0 * (i % 8));
            model.base = *Footprint::round(Length::fromMillimeters(130));
            scenario.models.push_back(std::move(model));
        }
        const auto pairs = static_cast<std::int64_t>(64);
        const auto pieces = static_cast<std::int64_t>(scenario.terrain.size());
        const PreparedTable table{scenario, *shippedRuleSet("plan")};
        int seen = 0;
        const auto judgeAllPairs = [&] {
            seen = 0;
            for (std::size_t from = 0; from < 8; ++from) {
                for (std::size_t to = 8; to < 16; ++to) {
                    seen += visibilityOf(table, from, to) == Visibility::Clear ? 1 : 0;
                }
            }
        };
        judgeAllPairs(); // what the thread keeps for the next time
        const std::int64_t taken = allocationsOf(judgeAllPairs);
        QVERIFY2(taken < pairs * pieces, qPrintable(QString::number(taken)));
        QVERIFY(seen > 0);
    }

    /// A sweep of the table, cold: it is made ready once, and a position takes next to nothing.
    void T18_aSweepOfTwoThousandPositions_preparesTheTableOnce() {
        const Scenario scenario =
            readScenario(libraryBytes(*libraryEntry(QStringLiteral("tournament-table"))), {})->scenario;
        const RuleSet& rules = *shippedRuleSet("plan");
        std::optional<PreparedTable> table;
        const std::int64_t once = allocationsOf([&] { table.emplace(scenario, rules); });
        Model probe = modelAt(QStringLiteral("probe"), 0, 0);
        probe.base = *Footprint::round(Length::fromMillimeters(1));
        int positions = 0;
        int seen = 0;
        const std::int64_t swept = allocationsOf([&] {
            for (int row = 0; row < 40; ++row) {
                for (int column = 0; column < 50; ++column) {
                    probe.position = pointFromInches(0.6 + 1.2 * column, 0.6 + 1.1 * row);
                    seen += visibilityBetween(*table, scenario.models.front(), probe) == Visibility::Clear ? 1 : 0;
                    ++positions;
                }
            }
        });
        QCOMPARE(positions, 2000);
        QVERIFY(seen > 50 && seen < 1950);
        const QString counts = QStringLiteral("%1 once, %2 in all").arg(once).arg(swept);
        constexpr std::int64_t kAPosition = 32;              // bases made ready, and a few careful looks
        QVERIFY2(once > 4 * kAPosition, qPrintable(counts)); // to be told from that
        QVERIFY2(swept < kAPosition * positions, qPrintable(counts));
    }
};

QTEST_APPLESS_MAIN(TestCountedWork)
#include "tst_counted_work.moc"
