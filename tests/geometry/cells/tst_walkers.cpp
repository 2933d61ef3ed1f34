#include "geometry/cells/walkers.h"
#include "tests/support/rows.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QString>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

using Cells = std::vector<GridCell>;

QString written(const Cells& cells) {
    QStringList words;
    for (const GridCell cell : cells) {
        words << QStringLiteral("%1,%2").arg(cell.column).arg(cell.row);
    }
    return words.join(QLatin1Char(' '));
}

template <class Change> Cells changed(Cells cells, const Change& change) {
    std::ranges::transform(cells, cells.begin(), change);
    return cells;
}

/// Does the straight line between two centers run through the inside of the cell? Whole numbers, another way than the
/// walk's: by the cell's corners on both sides of the line, and the cell between the ends.
bool runsThrough(GridCell from, GridCell to, GridCell cell) {
    const auto side = [&](int column, int row) { // of the corner, in half cells
        const std::int64_t wide = 2 * (std::int64_t{to.column} - from.column);
        const std::int64_t high = 2 * (std::int64_t{to.row} - from.row);
        return wide * (2 * row - (2 * from.row + 1)) - high * (2 * column - (2 * from.column + 1));
    };
    const std::int64_t corners[] = {side(cell.column, cell.row), side(cell.column + 1, cell.row),
                                    side(cell.column, cell.row + 1), side(cell.column + 1, cell.row + 1)};
    return std::ranges::min(corners) < 0 && std::ranges::max(corners) > 0;
}

Cells crossed(GridCell from, GridCell to) {
    Cells cells;
    for (int row = std::min(from.row, to.row); row <= std::max(from.row, to.row); ++row) {
        for (int column = std::min(from.column, to.column); column <= std::max(from.column, to.column); ++column) {
            if (from == to || runsThrough(from, to, {column, row})) {
                cells.push_back({column, row});
            }
        }
    }
    return cells;
}

CellSet setOf(const Cells& cells) {
    CellSet set{12, 9};
    std::ranges::for_each(cells, [&](GridCell cell) { set.insert(cell); });
    return set;
}

/// Row S2.35 as it is written: what is left of the way at its start, doubled, 2 ty - 2 cy beside 2 tx - 2 cx, is its
/// slope; the slope to the corner by which the cell may be left is compared with it, and the step goes across, down or
/// both ways. `cut` half cells are taken off the ends of the slope.
Cells comparedPath(GridCell from, GridCell to, std::int64_t cut) {
    const int across = (to.column > from.column) - (to.column < from.column);
    const int down = (to.row > from.row) - (to.row < from.row);
    const std::int64_t wide = std::abs(std::int64_t{2} * to.column - std::int64_t{2} * from.column) - cut;
    const std::int64_t high = std::abs(std::int64_t{2} * to.row - std::int64_t{2} * from.row) - cut;
    Cells way{from};
    for (GridCell cell = from; cell != to; way.push_back(cell)) {
        const std::int64_t toColumn = std::abs(2 * cell.column + across - 2 * from.column);
        const std::int64_t toRow = std::abs(2 * cell.row + down - 2 * from.row);
        const std::int64_t compared = toRow * wide - high * toColumn;
        if (across != 0 && (down == 0 || compared >= 0)) {
            cell.column += across;
        }
        if (down != 0 && (across == 0 || compared <= 0)) {
            cell.row += down;
        }
    }
    return way;
}

} // namespace

/// Ways from cell to cell: rows S2.34 to S2.36, S2.41 and S2.42, trap T59.
class TestWalkers : public QObject {
    Q_OBJECT

private slots:
    void S2_34_straightWays_goCellByCell() {
        QCOMPARE(written(cellsBetween({2, 3}, {5, 3})), QStringLiteral("2,3 3,3 4,3 5,3"));
        QCOMPARE(written(cellsBetween({5, 3}, {2, 3})), QStringLiteral("5,3 4,3 3,3 2,3"));
        QCOMPARE(written(cellsBetween({2, 3}, {2, 1})), QStringLiteral("2,3 2,2 2,1"));
        QCOMPARE(written(cellsBetween({2, 1}, {2, 3})), QStringLiteral("2,1 2,2 2,3"));
        QCOMPARE(written(cellsBetween({2, 3}, {2, 3})), QStringLiteral("2,3"));
        QCOMPARE(written(cellsBetween({1, 0}, {-2, 0})), QStringLiteral("1,0 0,0 -1,0 -2,0"));
    }

    void S2_35_slopes_stepAcrossDownOrBoth_data() {
        sightline::testsupport::addColumns<int, int, QString>("column", "row", "way");
        QTest::newRow("diagonal") << 3 << 3 << "0,0 1,1 2,2 3,3";
        QTest::newRow("two across, one down") << 2 << 1 << "0,0 1,0 1,1 2,1";
        QTest::newRow("three across, one down: through a corner") << 3 << 1 << "0,0 1,0 2,1 3,1";
        QTest::newRow("one across, three down") << 1 << 3 << "0,0 0,1 1,2 1,3";
        QTest::newRow("five across, two down") << 5 << 2 << "0,0 1,0 1,1 2,1 3,1 4,1 4,2 5,2";
    }
    void S2_35_slopes_stepAcrossDownOrBoth() {
        auto [column, row, way] = sightline::testsupport::fetch<int, int, QString>("column", "row", "way");
        QCOMPARE(written(cellsBetween({0, 0}, {column, row})), way);
    }

    void S2_35_T59_mirroredAndTurnedWays_areTheSame() {
        for (int column = -17; column <= 17; ++column) {
            for (int row = -17; row <= 17; ++row) {
                const Cells way = cellsBetween({0, 0}, {column, row});
                QCOMPARE(cellsBetween({0, 0}, {-column, row}), changed(way, [](GridCell c) {
                             return GridCell{-c.column, c.row};
                         }));
                QCOMPARE(cellsBetween({0, 0}, {column, -row}), changed(way, [](GridCell c) {
                             return GridCell{c.column, -c.row};
                         }));
                QCOMPARE(cellsBetween({0, 0}, {-column, -row}), changed(way, [](GridCell c) {
                             return GridCell{-c.column, -c.row};
                         }));
                QCOMPARE(cellsBetween({0, 0}, {row, column}), changed(way, [](GridCell c) {
                             return GridCell{c.row, c.column};
                         }));
                QCOMPARE(cellsBetween({-9, 40}, {column - 9, row + 40}), changed(way, [](GridCell c) {
                             return GridCell{c.column - 9, c.row + 40};
                         }));
            }
        }
    }

    void S2_35_theWayBack_goesThroughTheSameCells() {
        for (int column = -23; column <= 23; ++column) {
            for (int row = -23; row <= 23; ++row) {
                Cells back = cellsBetween({column, row}, {0, 0});
                std::ranges::reverse(back);
                QCOMPARE(back, cellsBetween({0, 0}, {column, row}));
            }
        }
    }

    void S2_35_theCells_areThoseThatTheLineRunsThrough() {
        Random random = toldRandom(6035);
        for (int i = 0; i < 4000; ++i) {
            const GridCell from{random.below(60), random.below(44)};
            const GridCell to{random.below(60), random.below(44)};
            Cells way = cellsBetween(from, to);
            std::ranges::sort(way, {}, [](GridCell c) { return std::pair{c.row, c.column}; });
            QCOMPARE(way, crossed(from, to));
        }
        const int far = 1 << 29;
        CellSteps walk{{-far, -far + 1},
                       {far, far}}; // slopes of large numbers stay exact: one corner only, in the middle of the way
        walk.step();
        QCOMPARE(walk.cell(), (GridCell{-far + 1, -far + 1}));
    }

    void S2_36_neitherEnd_isInTheWay() {
        QCOMPARE(firstBlockedCell(setOf({{1, 1}, {8, 4}}), {1, 1}, {8, 4}), std::nullopt);
        QCOMPARE(firstBlockedCell(setOf({{1, 1}, {2, 1}}), {1, 1}, {2, 1}), std::nullopt);
        QCOMPARE(firstBlockedCell(setOf({{1, 1}}), {1, 1}, {1, 1}), std::nullopt);
    }

    void S2_36_whatLiesBetween_isInTheWay() {
        const CellSet blocked = setOf({{3, 2}, {5, 2}, {4, 6}});
        QCOMPARE(firstBlockedCell(blocked, {1, 2}, {9, 2}), (std::optional{GridCell{3, 2}}));
        QCOMPARE(firstBlockedCell(blocked, {9, 2}, {1, 2}), (std::optional{GridCell{5, 2}}));
        QCOMPARE(firstBlockedCell(blocked, {4, 8}, {4, 0}), (std::optional{GridCell{4, 6}}));
        QCOMPARE(firstBlockedCell(blocked, {1, 1}, {9, 1}), std::nullopt);
        QCOMPARE(firstBlockedCell(blocked, {1, 2}, {40, 2}),
                 (std::optional{GridCell{3, 2}})); // the target lies off the grid
        // Between two cells that meet at a corner the way goes through, as sight on a grid does.
        QCOMPARE(firstBlockedCell(setOf({{2, 1}, {1, 2}}), {0, 0}, {4, 4}), std::nullopt);
    }

    void S2_41_aMarkedCell_isAsFarAsTheLongerWayAndHalfTheShorter_data() {
        sightline::testsupport::addColumns<int, int, int>("column", "row", "distance");
        QTest::newRow("itself") << 0 << 0 << 0;
        QTest::newRow("along a row") << 7 << 0 << 7;
        QTest::newRow("along a column") << 0 << 4 << 4;
        QTest::newRow("a knight's move") << 2 << 1 << 2;
        QTest::newRow("the diagonal") << 4 << 4 << 6;
        QTest::newRow("half is rounded down") << 7 << 3 << 8;
        QTest::newRow("steep") << 2 << 9 << 10;
    }
    void S2_41_aMarkedCell_isAsFarAsTheLongerWayAndHalfTheShorter() {
        auto [column, row, distance] = sightline::testsupport::fetch<int, int, int>("column", "row", "distance");
        for (const int across : {-column, column}) {
            for (const int down : {-row, row}) {
                QCOMPARE(markedDistance({5, 6}, {5 + across, 6 + down}), distance);
                QCOMPARE(markedDistance({5 + across, 6 + down}, {5, 6}), distance);
            }
        }
    }

    void S2_41_alongAWay_marksNeverComeNearer() {
        for (int column = -15; column <= 15; ++column) {
            for (int row = -15; row <= 15; ++row) {
                const Cells way = cellsBetween({0, 0}, {column, row});
                QVERIFY(std::ranges::is_sorted(way, {}, [](GridCell c) { return markedDistance({0, 0}, c); }));
            }
        }
    }

    void S2_42_markedWays_stopAtSolidCellsAndAtTheRange() {
        const CellSet solid = setOf({{1, 1}, {6, 1}, {8, 1}});
        const MarkedPath way = markPath(solid, {1, 1}, {9, 1}, 20);
        QCOMPARE(written(way.passed), QStringLiteral("1,1 2,1 3,1 4,1 5,1"));
        QCOMPARE(way.stoppedBy, (std::optional{GridCell{6, 1}}));
        const MarkedPath near = markPath(solid, {1, 1}, {9, 1}, 3);
        QCOMPARE(written(near.passed), QStringLiteral("1,1 2,1 3,1 4,1"));
        QCOMPARE(near.stoppedBy, std::nullopt);
        QCOMPARE(markPath(solid, {1, 1}, {9, 1}, 5).stoppedBy, (std::optional{GridCell{6, 1}}));
        QCOMPARE(markPath(solid, {1, 1}, {6, 1}, 9).stoppedBy,
                 (std::optional{GridCell{6, 1}})); // the last cell is asked
        QCOMPARE(written(markPath(solid, {2, 2}, {5, 5}, 3).passed),
                 QStringLiteral("2,2 3,3 4,4")); // 4,4 is 3 away, 5,5 would be 4
        QVERIFY(markPath(solid, {1, 1}, {9, 1}, -1).passed.empty());
    }

    void S2_35_doubledDistancesAreCompared() {
        for (int column = -40; column <= 40; ++column) {
            for (int row = -40; row <= 40; ++row) {
                QCOMPARE(cellsBetween({3, -2}, {3 + column, -2 + row}),
                         comparedPath({3, -2}, {3 + column, -2 + row}, 0));
            }
        }
    }

    void S2_35_aSlopeToTheNearCorner_wouldComeBackAnotherWay() {
        int others = 0;
        int ways = 0;
        for (int column = 1; column <= 23; ++column) {
            for (int row = 1; row <= 23; ++row) {
                Cells back = comparedPath({column, row}, {0, 0}, 1);
                std::ranges::reverse(back);
                others += back != comparedPath({0, 0}, {column, row}, 1);
                ++ways;
            }
        }
        QCOMPARE(ways, 529);
        QCOMPARE(others, 506);
    }
};

QTEST_APPLESS_MAIN(TestWalkers)
#include "tst_walkers.moc"
