#include "geometry/base/predicates.h"
#include "geometry/cells/cell_grid.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QTest>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

CellGrid inchGrid(double width = 60, double depth = 44, double cell = 1) {
    return *CellGrid::over(Length::fromInches(width), Length::fromInches(depth), Length::fromInches(cell));
}

Polygon polygonOf(std::vector<std::pair<double, double>> corners) {
    std::vector<Point> points;
    for (const auto& [x, y] : corners) {
        points.push_back(pointFromInches(x, y));
    }
    return *Polygon::fromVertices(points);
}

std::vector<GridCell> listed(const CellSet& cells) {
    std::vector<GridCell> list;
    cells.forEach([&](GridCell cell) { list.push_back(cell); });
    return list;
}

Polygon squareOf(const CellGrid& grid, GridCell cell) {
    const Point low = grid.cornerOf(cell);
    const Point high = grid.cornerOf({cell.column + 1, cell.row + 1});
    return *Polygon::fromVertices(std::vector{low, Point{high.x, low.y}, high, Point{low.x, high.y}});
}

/// A simple polygon round a place, star-shaped from there.
Polygon star(Random& random) {
    const double x = random.between(-2, 14);
    const double y = random.between(-2, 11);
    std::vector<Point> corners;
    const int count = 3 + random.below(9);
    for (int i = 0; i < count; ++i) {
        const double angle = 6.283185307 * (i + random.between(0.1, 0.9)) / count;
        const double reach = random.between(0.2, 5);
        corners.push_back(pointFromInches(x + reach * std::cos(angle), y + reach * std::sin(angle)));
    }
    const auto polygon = Polygon::fromVertices(corners);
    return polygon ? *polygon : polygonOf({{1, 1}, {3, 1}, {2, 4}});
}

} // namespace

/// Cells over a table, and which of them shapes cover: row S4.1, traps T39 and T42.
class TestCellGrid : public QObject {
    Q_OBJECT

private slots:
    void S4_1_aGridCoversTheTable() {
        QCOMPARE(inchGrid().columns(), 60);
        QCOMPARE(inchGrid().rows(), 44);
        const CellGrid part = inchGrid(10.2, 7, 2);
        QCOMPARE(part.columns(), 6);
        QCOMPARE(part.rows(), 4);
        QCOMPARE(part.centerOf({5, 3}), pointFromInches(11, 7));
        QCOMPARE(inchGrid(60, 44, 0.1).columns(), 600);
        // A yes or no for each of its cells, all no at first.
        CellSet cells = inchGrid().noCells();
        QCOMPARE(cells.columns(), 60);
        QCOMPARE(cells.rows(), 44);
        for (int row = 0; row < 44; ++row) {
            for (int column = 0; column < 60; ++column) {
                QVERIFY(!cells.contains({column, row}));
            }
        }
        cells.insert({59, 43});
        QVERIFY(cells.contains({59, 43}) && cells.count() == 1);
    }

    void whatCannotBe_isRefused() {
        const Length inch = Length::fromInches(1);
        QCOMPARE(CellGrid::over(inch, Length{}, inch).error().code, ErrorCode::SizeNotPositive);
        QCOMPARE(CellGrid::over(inch, inch, -inch).error().code, ErrorCode::SizeNotPositive);
        QCOMPARE(CellGrid::over(inch * 4097, inch, inch).error().code, ErrorCode::OutOfRange);
        QCOMPARE(CellGrid::over(inch * 4096, inch, inch)->columns(), 4096);
        QCOMPARE(CellGrid::over(inch, inch, Length::fromNanometers(1)).error().code, ErrorCode::OutOfRange);
        QCOMPARE(CellGrid::over(kLargestCoordinate * 2, inch, kLargestCoordinate).error().code, ErrorCode::OutOfRange);
    }

    void placesOnBorders_belongToTheCellAfterThem() {
        const CellGrid grid = inchGrid();
        QVERIFY((grid.cellAt(pointFromInches(0, 0)) == GridCell{0, 0}));
        QVERIFY((grid.cellAt(pointFromInches(3, 4.5)) == GridCell{3, 4}));
        QVERIFY((grid.cellAt({Length::fromInches(3) - Length::fromNanometers(1), Length{}}) == GridCell{2, 0}));
        QVERIFY((grid.cellAt(pointFromInches(59.99, 43.99)) == GridCell{59, 43}));
        for (const Point off : {pointFromInches(60, 3), pointFromInches(3, 44),
                                Point{Length::fromNanometers(-1), Length{}}, pointFromInches(3, -9)}) {
            QVERIFY(!grid.cellAt(off));
        }
    }

    void aSquareOnTheGrid_isItsOwnCells() {
        const Polygon square = polygonOf({{2, 3}, {4, 3}, {4, 4}, {2, 4}});
        const std::vector<GridCell> expected{{2, 3}, {3, 3}};
        QVERIFY(listed(cellsIn(inchGrid(), square, Coverage::Any)) == expected);
        QVERIFY(listed(cellsIn(inchGrid(), square, Coverage::Center)) == expected);
        // A nanometer more reaches into the next cells.
        const Length more = Length::fromNanometers(1);
        const Polygon larger = *Polygon::fromVertices(
            std::vector{pointFromInches(2, 3), Point{Length::fromInches(4) + more, Length::fromInches(3)},
                        Point{Length::fromInches(4) + more, Length::fromInches(4)}, pointFromInches(2, 4)});
        QCOMPARE(cellsIn(inchGrid(), larger, Coverage::Any).count(), 3);
        QCOMPARE(cellsIn(inchGrid(), larger, Coverage::Center).count(), 2);
    }

    void aCenterOnTheBorder_isCovered() {
        // The sides run through the centers of (1, 1), (3, 1), (3, 2) and (1, 2), and the level ones through those of
        // (2, 1) and (2, 2).
        const Polygon box = polygonOf({{1.5, 1.5}, {3.5, 1.5}, {3.5, 2.5}, {1.5, 2.5}});
        QCOMPARE(cellsIn(inchGrid(), box, Coverage::Center).count(), 6);
        const Polygon tip = polygonOf({{5.5, 5.5}, {8, 5.2}, {8, 5.8}});
        QVERIFY(cellsIn(inchGrid(), tip, Coverage::Center).contains({5, 5}));
    }

    void wallsAlongBorders_areInNoCell() {
        const auto wall = [](std::vector<Point> points) { return *Wall::fromVertices(points); };
        const CellGrid grid = inchGrid();
        QVERIFY(cellsCrossed(grid, wall({pointFromInches(3, 0), pointFromInches(3, 9)})).empty());
        QVERIFY(cellsCrossed(grid, wall({pointFromInches(0, 7), pointFromInches(9, 7)})).empty());
        QCOMPARE(cellsCrossed(grid, wall({pointFromInches(3.5, 0), pointFromInches(3.5, 9)})).count(), 9);
        QCOMPARE(cellsCrossed(grid, wall({pointFromInches(0.5, 7.5), pointFromInches(9, 7.5)})).count(), 9);
        QCOMPARE(cellsCrossed(grid, wall({pointFromInches(3.2, 7.5), pointFromInches(3.6, 7.5)})).count(), 1);
    }

    void aDiagonalThroughCorners_isInItsCellsAlone() {
        const CellGrid grid = inchGrid();
        const auto diagonal =
            cellsCrossed(grid, *Wall::fromVertices(std::vector{pointFromInches(2, 2), pointFromInches(6, 6)}));
        QVERIFY((listed(diagonal) == std::vector<GridCell>{{2, 2}, {3, 3}, {4, 4}, {5, 5}}));
        const auto other =
            cellsCrossed(grid, *Wall::fromVertices(std::vector{pointFromInches(6, 2), pointFromInches(2, 6)}));
        QVERIFY((listed(other) == std::vector<GridCell>{{5, 2}, {4, 3}, {3, 4}, {2, 5}}));
    }

    void shapesOffTheGrid_coverWhatIsOnIt() {
        const CellGrid grid = inchGrid(5, 4);
        const Polygon around = polygonOf({{-100, -100}, {100, -100}, {100, 100}, {-100, 100}});
        QCOMPARE(cellsIn(grid, around, Coverage::Any).count(), 20);
        QCOMPARE(cellsIn(grid, around, Coverage::Center).count(), 20);
        const Polygon away = polygonOf({{-9, -9}, {-2, -9}, {-2, -2}});
        QVERIFY(cellsIn(grid, away, Coverage::Any).empty());
        const auto across =
            cellsCrossed(grid, *Wall::fromVertices(std::vector{pointFromInches(-900, 2.5), pointFromInches(900, 2.5)}));
        QCOMPARE(across.count(), 5);
        QVERIFY(cellsUnder(grid, {*Footprint::round(Length::fromInches(3)), pointFromInches(-5, 2), {}}).empty());
    }

    void polygonsCoverCells_asPointTestsSay() {
        Random random = toldRandom(4101);
        const CellGrid grid = inchGrid(12, 9, 0.5);
        int partly = 0;
        for (int i = 0; i < 300; ++i) {
            const Polygon polygon = star(random);
            const CellSet center = cellsIn(grid, polygon, Coverage::Center);
            const CellSet any = cellsIn(grid, polygon, Coverage::Any);
            for (int row = 0; row < grid.rows(); ++row) {
                for (int column = 0; column < grid.columns(); ++column) {
                    const GridCell cell{column, row};
                    QCOMPARE(center.contains(cell), polygon.contains(grid.centerOf(cell)));
                    // A rectangular base is the cell itself.
                    const PlacedFootprint square{
                        *Footprint::rectangle(grid.cellSize(), grid.cellSize()), grid.centerOf(cell), {}};
                    QVERIFY2(any.contains(cell) == reachesInto(square, polygon),
                             qPrintable(QStringLiteral("polygon %1, cell %2, %3").arg(i).arg(column).arg(row)));
                    partly += any.contains(cell) && !center.contains(cell);
                }
            }
        }
        QVERIFY(partly > 1000);
    }

    void wallsCrossCells_asSegmentTestsSay() {
        Random random = toldRandom(4102);
        const CellGrid grid = inchGrid(12, 9);
        for (int i = 0; i < 500; ++i) {
            // On quarters of inches, so that borders and corners are met often.
            const auto place = [&] { return pointFromInches(random.below(64) / 4.0 - 2, random.below(52) / 4.0 - 2); };
            const Point a = place();
            const Point b = place();
            if (a == b) {
                continue;
            }
            const CellSet cells = cellsCrossed(grid, *Wall::fromVertices(std::vector{a, b}));
            for (int row = 0; row < grid.rows(); ++row) {
                for (int column = 0; column < grid.columns(); ++column) {
                    // The segment meets a square a little smaller than the cell: borders are 1/4000 of an inch or more
                    // away from a segment of quarters that does not touch them.
                    const Length slack = Length::fromInches(1e-4);
                    const Point low = grid.cornerOf({column, row}) + Vector{slack, slack};
                    const Point high = grid.cornerOf({column + 1, row + 1}) - Vector{slack, slack};
                    const Polygon inner =
                        *Polygon::fromVertices(std::vector{low, Point{high.x, low.y}, high, Point{low.x, high.y}});
                    bool meets = inner.contains(a) || inner.contains(b);
                    for (std::size_t k = 0; k < 4; ++k) {
                        meets = meets || segmentsMeet(a, b, inner.outline()[k], inner.outline()[(k + 1) % 4]);
                    }
                    QVERIFY2(cells.contains({column, row}) == meets,
                             qPrintable(QStringLiteral("wall %1, cell %2, %3").arg(i).arg(column).arg(row)));
                }
            }
        }
    }

    void basesCoverCells() {
        const CellGrid grid = inchGrid();
        // Round bases in the middle of a cell: 1.2 in across reach the cells beside, 1.5 those at the corners too,
        // 0.707 in away.
        const auto round = [](double inches, double x, double y) {
            return PlacedFootprint{*Footprint::round(Length::fromInches(inches)), pointFromInches(x, y), {}};
        };
        QCOMPARE(cellsUnder(grid, round(1, 3.5, 3.5)).count(), 1);
        QCOMPARE(cellsUnder(grid, round(1.2, 3.5, 3.5)).count(), 5);
        QCOMPARE(cellsUnder(grid, round(1.5, 3.5, 3.5)).count(), 9);
        QCOMPARE(cellsUnder(grid, round(0.2, 3, 3)).count(), 4);
        const PlacedFootprint oval{*Footprint::oval(Length::fromMillimeters(170), Length::fromMillimeters(109)),
                                   pointFromInches(20, 20), Angle::fromDegrees(30)};
        const CellSet under = cellsUnder(grid, oval);
        for (int row = 14; row < 26; ++row) {
            for (int column = 14; column < 26; ++column) {
                QCOMPARE(under.contains({column, row}), reachesInto(oval, squareOf(grid, {column, row})));
            }
        }
        QVERIFY(under.count() > 20);
    }
};

QTEST_APPLESS_MAIN(TestCellGrid)
#include "tst_cell_grid.moc"
