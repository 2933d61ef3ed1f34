#include "geometry/cells/cell_metric.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QTest>

#include <set>
#include <stdexcept>

using namespace sightline::geometry;
using namespace sightline::testsupport;

/// Sets of cells against std::set, and the three metrics against their definitions.
class TestCellSet : public QObject {
    Q_OBJECT

private slots:
    void sets_doWhatSetsOfPairsDo() {
        Random random = toldRandom(4001);
        for (const auto& [columns, rows] : {std::pair{1, 1}, {5, 3}, {64, 2}, {65, 7}, {130, 9}}) {
            CellSet a{columns, rows};
            CellSet b{columns, rows};
            std::set<std::pair<int, int>> inA;
            std::set<std::pair<int, int>> inB;
            for (int i = 0; i < 200; ++i) {
                const GridCell cell{random.below(columns), random.below(rows)};
                if (random.oneIn(3)) {
                    a.erase(cell);
                    inA.erase({cell.row, cell.column});
                } else {
                    a.insert(cell);
                    inA.insert({cell.row, cell.column});
                }
                const int first = random.below(columns + 4) - 2;
                const int last = first + random.below(9) - 1;
                const int row = random.below(rows + 2) - 1;
                b.insertRun(row, first, last);
                for (int column = std::max(first, 0); row >= 0 && row < rows && column <= std::min(last, columns - 1);
                     ++column) {
                    inB.insert({row, column});
                }
            }
            const auto listed = [](const CellSet& cells) {
                std::vector<std::pair<int, int>> list;
                cells.forEach([&](GridCell cell) { list.emplace_back(cell.row, cell.column); });
                return list;
            };
            const auto sorted = [](const std::set<std::pair<int, int>>& cells) {
                return std::vector<std::pair<int, int>>{cells.begin(), cells.end()};
            };
            QCOMPARE(listed(a), sorted(inA));
            QCOMPARE(listed(b), sorted(inB));
            QCOMPARE(a.count(), static_cast<int>(inA.size()));
            QCOMPARE(a.empty(), inA.empty());
            for (int column = 0; column < columns; ++column) {
                for (int row = 0; row < rows; ++row) {
                    QCOMPARE(a.contains({column, row}), inA.contains({row, column}));
                }
            }
            std::set<std::pair<int, int>> both = inA;
            both.merge(std::set{inB});
            QCOMPARE(listed(CellSet{a} |= b), sorted(both));
            std::erase_if(both, [&](const auto& cell) { return !inA.contains(cell) || !inB.contains(cell); });
            QCOMPARE(listed(CellSet{a} &= b), sorted(both));
            std::set<std::pair<int, int>> onlyA = inA;
            std::erase_if(onlyA, [&](const auto& cell) { return inB.contains(cell); });
            QCOMPARE(listed(CellSet{a} -= b), sorted(onlyA));
            CellSet full{columns, rows};
            full.fill();
            QCOMPARE(full.count(), columns * rows);
            full.clear();
            QCOMPARE(full, (CellSet{columns, rows}));
        }
    }

    void S4_3_columnsAndRowsAreNotSwapped() {
        CellSet cells{60, 44};
        cells.insert({59, 3});
        cells.insert({3, 43});
        cells.insert({3, 59}); // off the grid
        QCOMPARE(cells.count(), 2);
        QVERIFY(cells.contains({59, 3}));
        QVERIFY(!cells.contains({3, 59}));
        QVERIFY(cells.contains({3, 43}));
        QVERIFY(!cells.contains({43, 3}));
    }

    void whatIsOffTheGrid_isInNoSet() {
        CellSet cells{3, 2};
        cells.fill();
        for (const GridCell off : {GridCell{-1, 0}, {3, 0}, {0, -1}, {0, 2}, {64, 0}, {-64, 1}}) {
            QVERIFY(!cells.isOnGrid(off));
            QVERIFY(!cells.contains(off));
            cells.insert(off);
            cells.erase(off);
            QCOMPARE(cells.count(), 6);
        }
        const CellSet nothing;
        QVERIFY(!nothing.contains({0, 0}));
        QCOMPARE((CellSet{0, 5}.count()), 0);
    }

    void aGridTooLarge_isRefused() {
        QVERIFY_EXCEPTION_THROWN((CellSet{kMaxCellsASide + 1, 1}), std::length_error);
        QVERIFY_EXCEPTION_THROWN((CellSet{1, -1}), std::length_error);
        QCOMPARE((CellSet{kMaxCellsASide, 1}.columns()), kMaxCellsASide);
    }

    void transposing_swapsColumnsAndRows() {
        Random random = toldRandom(4002);
        for (const auto& [columns, rows] : {std::pair{1, 1}, {3, 70}, {64, 64}, {129, 65}, {60, 44}}) {
            CellSet cells{columns, rows};
            for (int i = 0; i < columns * rows / 3; ++i) {
                cells.insert({random.below(columns), random.below(rows)});
            }
            const CellSet turned = transposed(cells);
            QCOMPARE(turned.columns(), rows);
            QCOMPARE(turned.rows(), columns);
            QCOMPARE(turned.count(), cells.count());
            cells.forEach([&, &turned = turned](GridCell cell) {
                QVERIFY((turned.contains({cell.row, cell.column})));
            });
            QCOMPARE(transposed(turned), cells);
        }
    }

    void S0_11_S1_11_cellsWithinARange_data() {
        QTest::addColumn<int>("metric");
        QTest::addColumn<QVector<int>>("counts"); // for ranges from 0 on
        QTest::newRow("Manhattan") << static_cast<int>(CellMetric::Manhattan) << QVector{1, 5, 13, 25, 41};
        QTest::newRow("Chebyshev") << static_cast<int>(CellMetric::Chebyshev) << QVector{1, 9, 25, 49, 81, 121};
        QTest::newRow("Euclid") << static_cast<int>(CellMetric::Euclid)
                                << QVector{1, 5, 13, 29, 49, 81}; // lattice points in a circle
    }
    void S0_11_S1_11_cellsWithinARange() {
        QFETCH(int, metric);
        QFETCH(QVector<int>, counts);
        for (int range = 0; range < counts.size(); ++range) {
            CellSet cells{60, 44};
            insertWithin(cells, static_cast<CellMetric>(metric), {30, 20}, range);
            QCOMPARE(cells.count(), counts[range]);
        }
        CellSet none{9, 9};
        insertWithin(none, static_cast<CellMetric>(metric), {4, 4}, -1);
        QVERIFY(none.empty());
        QVERIFY(!isWithin(static_cast<CellMetric>(metric), {4, 4}, {4, 4}, -1));
    }

    void cellsWithinARange_areThoseOfTheMetric() {
        for (const CellMetric metric : {CellMetric::Manhattan, CellMetric::Chebyshev, CellMetric::Euclid}) {
            for (const GridCell from : {GridCell{0, 0}, {6, 2}, {-3, 4}, {12, 9}, {5, -6}}) {
                for (int range = 0; range < 12; ++range) {
                    CellSet cells{11, 8};
                    insertWithin(cells, metric, from, range);
                    for (int column = 0; column < 11; ++column) {
                        for (int row = 0; row < 8; ++row) {
                            const int dx = std::abs(column - from.column);
                            const int dy = std::abs(row - from.row);
                            const bool in = metric == CellMetric::Manhattan   ? dx + dy <= range
                                            : metric == CellMetric::Chebyshev ? std::max(dx, dy) <= range
                                                                              : dx * dx + dy * dy <= range * range;
                            QCOMPARE(cells.contains({column, row}), in);
                            QCOMPARE(isWithin(metric, from, {column, row}, range), in);
                        }
                    }
                }
            }
        }
    }

    void aHugeRange_coversTheGrid() {
        for (const CellMetric metric : {CellMetric::Manhattan, CellMetric::Chebyshev, CellMetric::Euclid}) {
            CellSet cells{70, 5};
            insertWithin(cells, metric, {-1000000000, 1000000000}, 2147483647);
            QCOMPARE(cells.count(), 350);
        }
    }
};

QTEST_APPLESS_MAIN(TestCellSet)
#include "tst_cell_set.moc"
