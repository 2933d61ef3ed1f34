#include "scenarios/catalogs/table_sizes.h"
#include "tests/support/rows.h"

#include <QSet>

#include <algorithm>

using namespace sightline;
using namespace sightline::scenarios;

class TestTableSizes : public QObject {
    Q_OBJECT

private slots:
    /// The facts the catalog was made from.
    void everyKnownTableIsThere_data() {
        testsupport::addColumns<QString, int, int, Mark>("id", "width", "depth", "mark");
        const auto row = [](const char* id, int width, int depth, Mark mark) {
            QTest::newRow(id) << QString::fromLatin1(id) << width << depth << mark;
        };
        row("40k-strike-force", 60, 44, Mark::Seen);
        row("40k-incursion", 44, 30, Mark::Seen);
        row("40k-onslaught", 90, 44, Mark::Known);
        row("kill-team", 30, 22, Mark::Known);
        row("warcry", 30, 22, Mark::Seen);
        row("aos", 60, 44, Mark::Seen);
        row("spearhead", 30, 22, Mark::Known);
        row("old-world", 72, 48, Mark::Known);
        row("horus-heresy", 72, 48, Mark::Known);
        row("necromunda", 48, 48, Mark::Known);
        row("mesbg", 48, 48, Mark::Known);
        row("one-page-rules", 72, 48, Mark::Known);
        row("infinity", 48, 48, Mark::Known);
        row("malifaux", 36, 36, Mark::Seen);
        row("crisis-protocol", 36, 36, Mark::Known);
        row("legion", 72, 36, Mark::Known);
        row("shatterpoint", 36, 36, Mark::Known);
        row("bolt-action", 72, 48, Mark::Known);
        row("flames-of-war", 72, 48, Mark::Known);
        row("frostgrave", 36, 36, Mark::Known);
        row("trench-crusade", 48, 48, Mark::Seen);
        row("trench-crusade-small", 36, 36, Mark::Seen);
        row("deadzone", 24, 24, Mark::Seen);
        row("warmachine", 48, 48, Mark::Known);
        row("guild-ball", 36, 36, Mark::Known);
        row("bushido", 24, 24, Mark::Known);
        row("moonstone", 36, 36, Mark::Known);
        row("conquest", 72, 48, Mark::Known);
        row("kings-of-war", 72, 48, Mark::Known);
        row("saga", 48, 36, Mark::Known);
        row("x-wing", 36, 36, Mark::Known);
        row("armada", 72, 36, Mark::Known);
        row("gaslands", 48, 36, Mark::Known);
        row("grid", 24, 24, Mark::Own);         // 24 squares of an inch a side
        row("battletech", 34, 22, Mark::Known); // two sheets of 15 columns of 17 hexes of 1.25 in, side by side
        row("battletech-sheet", 17, 22, Mark::Known);
    }

    void everyKnownTableIsThere() {
        auto [id, width, depth, mark] = testsupport::fetch<QString, int, int, Mark>("id", "width", "depth", "mark");
        const auto table = std::ranges::find(tableSizes(), id, &scenarios::TableSize::id);
        QVERIFY(table != tableSizes().end());
        QCOMPARE(table->width, geometry::Length::fromInches(width));
        QCOMPARE(table->depth, geometry::Length::fromInches(depth));
        QCOMPARE(table->mark, mark);
        QVERIFY(!table->name.isEmpty());
    }

    void noTableIsThereTwice() {
        QSet<QString> ids;
        for (const auto& table : tableSizes()) {
            ids.insert(table.id);
        }
        QCOMPARE(ids.size(), 36);
        QCOMPARE(tableSizes().size(), std::size_t{36});
    }
};

QTEST_GUILESS_MAIN(TestTableSizes)
#include "tst_table_sizes.moc"
