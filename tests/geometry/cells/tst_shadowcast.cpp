#include "geometry/cells/shadowcast.h"
#include "geometry/cells/walkers.h"
#include "tests/support/rows.h"
#include "tests/support/told_random.h"

#include <QObject>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace sightline::geometry;
using namespace sightline::testsupport;

namespace {

CellSet cellsOf(const std::vector<std::string>& drawing, char wanted) {
    CellSet cells{static_cast<int>(drawing.front().size()), static_cast<int>(drawing.size())};
    for (int row = 0; row < cells.rows(); ++row) {
        for (int column = 0; column < cells.columns(); ++column) {
            if (drawing[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] == wanted) {
                cells.insert({column, row});
            }
        }
    }
    return cells;
}

CellSet randomCells(Random& random, int columns, int rows, int oneIn) {
    CellSet cells{columns, rows};
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (random.oneIn(oneIn)) {
                cells.insert({column, row});
            }
        }
    }
    return cells;
}

std::string drawn(const CellSet& opaque, const CellSet& seen, GridCell from) {
    std::string text;
    for (int row = 0; row < opaque.rows(); ++row) {
        for (int column = 0; column < opaque.columns(); ++column) {
            const GridCell cell{column, row};
            text += cell == from            ? '@'
                    : opaque.contains(cell) ? (seen.contains(cell) ? '#' : 'X')
                    : seen.contains(cell)   ? '.'
                                            : ' ';
        }
        text += '\n';
    }
    return text;
}

/// One quarter of what a cell looks at: `depth` rows away in one of four directions, columns to the side.
struct Quarter {
    GridCell from;
    int direction = 0;

    [[nodiscard]] GridCell at(int depth, int side) const {
        switch (direction) {
        case 0: return {from.column + side, from.row - depth};
        case 1: return {from.column + side, from.row + depth};
        case 2: return {from.column - depth, from.row + side};
        default: return {from.column + depth, from.row + side};
        }
    }
};

/// The definition, one line at a time: the line between the centers crosses no diamond, and no two of those it leans on
/// lie on different sides of it.
bool seesTransparent(const CellSet& opaque, const Quarter& quarter, int depth, int side) {
    bool leansLeft = false;
    bool leansRight = false;
    for (int d = 1; d < depth; ++d) {
        // The line is at side * d / depth there. Its doubled place over `depth`, halfway between two cells if odd and
        // whole.
        const int doubled = 2 * side * d;
        const bool isHalfway = doubled % depth == 0 && doubled / depth % 2 != 0;
        if (isHalfway) {
            const int place = doubled / depth;
            const bool left = opaque.contains(quarter.at(d, (place - 1) / 2));
            const bool right = opaque.contains(quarter.at(d, (place + 1) / 2));
            if (left && right) {
                return false;
            }
            leansLeft = leansLeft || left;
            leansRight = leansRight || right;
        } else {
            int nearest = 0;
            for (int c = -d; c <= d; ++c) {
                if (std::abs(2 * (side * d - c * depth)) < depth) {
                    nearest = c;
                }
            }
            if (opaque.contains(quarter.at(d, nearest))) {
                return false;
            }
        }
    }
    return !(leansLeft && leansRight);
}

/// An opaque cell is seen if lines of some width reach its diamond: one between each two neighbors of all slopes at
/// which something begins or ends is tried.
bool seesOpaque(const CellSet& opaque, const Quarter& quarter, int depth, int side) {
    std::vector<double> slopes{(2.0 * side - 1) / (2.0 * depth), (2.0 * side + 1) / (2.0 * depth), -1.0, 1.0};
    for (int d = 1; d < depth; ++d) {
        for (int c = -d; c <= d + 1; ++c) {
            slopes.push_back((2.0 * c - 1) / (2.0 * d));
        }
    }
    const double first = std::max(slopes[0], -1.0);
    const double last = std::min(slopes[1], 1.0);
    std::ranges::sort(slopes);
    for (std::size_t i = 0; i + 1 < slopes.size(); ++i) {
        const double slope = (slopes[i] + slopes[i + 1]) / 2;
        if (slopes[i + 1] - slopes[i] < 1e-9 || slope < first || slope > last) {
            continue;
        }
        bool reaches = true;
        for (int d = 1; d < depth && reaches; ++d) {
            reaches = !opaque.contains(quarter.at(d, static_cast<int>(std::lround(slope * d))));
        }
        if (reaches) {
            return true;
        }
    }
    return false;
}

CellSet seenByDefinition(const CellSet& opaque, GridCell from, const ShadowcastOptions& options) {
    CellSet seen{opaque.columns(), opaque.rows()};
    const int reach = std::max(opaque.columns(), opaque.rows());
    for (int direction = 0; direction < 4; ++direction) {
        const Quarter quarter{from, direction};
        for (int depth = 1; depth < reach; ++depth) {
            for (int side = -depth; side <= depth; ++side) {
                const GridCell cell = quarter.at(depth, side);
                const bool inRange =
                    options.radius == 0 || depth * depth + side * side < options.radius * options.radius;
                if (inRange && opaque.isOnGrid(cell) &&
                    (opaque.contains(cell) ? options.wallsLit && seesOpaque(opaque, quarter, depth, side)
                                           : seesTransparent(opaque, quarter, depth, side))) {
                    seen.insert(cell);
                }
            }
        }
    }
    seen.insert(from);
    return seen;
}

} // namespace

/// The symmetric shadowcast: rows S4.5 to S4.8, traps T59 and T60.
class TestShadowcast : public QObject {
    Q_OBJECT

private slots:
    void S4_6_radius() {
        const OpaqueCells open{CellSet{60, 44}};
        const auto count = [&](int radius) { return cellsSeenFrom(open, {30, 20}, {radius}).count(); };
        QCOMPARE(count(0), 60 * 44);
        QCOMPARE(count(1), 1);
        QCOMPARE(count(2), 9);
        QCOMPARE(count(8), 193);
        QCOMPARE(count(1000000), 60 * 44);
        const CellSet eight = cellsSeenFrom(open, {30, 20}, {8});
        QVERIFY(eight.contains({37, 20}));
        QVERIFY(!eight.contains({38, 20}));
        QVERIFY(!eight.contains({30, 12}));
        // Opaque cells have the same border.
        CellSet walls{60, 44};
        walls.insert({38, 20});
        walls.insert({30, 13});
        const CellSet seen = cellsSeenFrom(OpaqueCells{walls}, {30, 20}, {8});
        QVERIFY(!seen.contains({38, 20}));
        QVERIFY(seen.contains({30, 13}));
    }

    void S4_8_wallsLit() {
        const CellSet walls = cellsOf({"#####", "#...#", "#...#", "#####"}, '#');
        const OpaqueCells opaque{walls};
        QCOMPARE(cellsSeenFrom(opaque, {2, 1}).count(), 20);
        CellSet inside{5, 4};
        inside.fill();
        inside -= walls;
        QCOMPARE(cellsSeenFrom(opaque, {2, 1}, {0, false}), inside);
    }

    void S4_5_offTheGrid_nothingIsSeen() {
        const OpaqueCells open{CellSet{5, 4}};
        for (const GridCell off : {GridCell{-1, 0}, {5, 0}, {0, 4}, {2, -1}, {1000000, 1000000}}) {
            QVERIFY(cellsSeenFrom(open, off).empty());
        }
        QVERIFY(cellsSeenFrom(OpaqueCells{CellSet{}}, {0, 0}).empty());
        // What comes back has an answer for each cell of the grid.
        const CellSet seen = cellsSeenFrom(open, {2, 2}, {2});
        QVERIFY(seen.columns() == 5 && seen.rows() == 4);
        int yes = 0;
        for (int i = 0; i < 20; ++i) {
            yes += seen.contains({i % 5, i / 5}) ? 1 : 0;
        }
        QCOMPARE(yes, 9); // squared distance below 4
    }

    void aDrawnRoom_isSeenAsDrawn() {
        // A pillar beside the viewer, a doorway above; '.' seen, '#' opaque and seen, 'X' opaque and not, '-' not seen.
        const std::vector<std::string> room{
            "----...----", "-----.-----", "#####.###XX", "#.......--X", "#....@#---X", "#.......--X", "#########XX",
        };
        CellSet walls = cellsOf(room, '#');
        walls |= cellsOf(room, 'X');
        const GridCell from{5, 4};
        CellSet expected = cellsOf(room, '.');
        expected |= cellsOf(room, '#');
        expected.insert(from);
        const CellSet seen = cellsSeenFrom(OpaqueCells{walls}, from);
        QVERIFY2(seen == seenByDefinition(walls, from, {}), drawn(walls, seen, from).c_str());
        QVERIFY2(seen == expected, drawn(walls, seen, from).c_str());
    }

    void touchingTips_leaveNoGap() {
        // From (0, 0) to (2, 4) the line leans on one diamond from the left and on another from the right: it passes
        // one of them, not both.
        CellSet one{3, 5};
        one.insert({0, 1}); // its right tip is at half a column, one row down: on the line
        QVERIFY(cellsSeenFrom(OpaqueCells{one}, {0, 0}).contains({2, 4}));
        CellSet other{3, 5};
        other.insert({2, 3}); // its left tip is at one and a half columns, three rows down
        QVERIFY(cellsSeenFrom(OpaqueCells{other}, {0, 0}).contains({2, 4}));
        CellSet both = one;
        both |= other;
        QVERIFY(!cellsSeenFrom(OpaqueCells{both}, {0, 0}).contains({2, 4}));
        QVERIFY(!cellsSeenFrom(OpaqueCells{both}, {2, 4}).contains({0, 0}));
    }

    void seen_isWhatTheDefinitionSays_data() {
        sightline::testsupport::addColumns<int, int, int>("columns", "rows", "oneIn");
        QTest::newRow("dense") << 13 << 9 << 3;
        QTest::newRow("sparse") << 21 << 17 << 12;
        QTest::newRow("wide, more than a word") << 83 << 6 << 9;
        QTest::newRow("tall, more than a word") << 5 << 75 << 9;
        QTest::newRow("a table") << 60 << 44 << 25;
    }
    void seen_isWhatTheDefinitionSays() {
        auto [columns, rows, oneIn] = sightline::testsupport::fetch<int, int, int>("columns", "rows", "oneIn");
        Random random = toldRandom(4003);
        for (int i = 0; i < 12; ++i) {
            const CellSet walls = randomCells(random, columns, rows, oneIn);
            const OpaqueCells opaque{walls};
            for (int k = 0; k < 4; ++k) {
                const GridCell from{random.below(columns), random.below(rows)};
                const ShadowcastOptions options{random.oneIn(2) ? 0 : 1 + random.below(20), !random.oneIn(3)};
                const CellSet seen = cellsSeenFrom(opaque, from, options);
                const CellSet expected = seenByDefinition(walls, from, options);
                QVERIFY2(seen == expected,
                         (drawn(walls, seen, from) + "expected\n" + drawn(walls, expected, from)).c_str());
            }
        }
    }

    void T60_everyPatternOfATinyGrid() {
        Random random = toldRandom(4004);
        int boards = 0;
        for (int columns = 1; columns <= 4; ++columns) {
            for (int rows = 1; rows <= 8; ++rows) {
                const int cells = columns * rows;
                const bool all = cells <= 9;
                for (int pattern = 0; pattern < (all ? 1 << cells : 300); ++pattern) {
                    CellSet walls{columns, rows};
                    for (int i = 0; i < cells; ++i) {
                        if (all ? (pattern >> i & 1) != 0 : random.oneIn(3)) {
                            walls.insert({i % columns, i / columns});
                        }
                    }
                    const OpaqueCells opaque{walls};
                    for (int i = 0; i < cells; ++i) {
                        const GridCell from{i % columns, i / columns};
                        const CellSet seen = cellsSeenFrom(opaque, from);
                        QVERIFY2(seen == seenByDefinition(walls, from, {}), drawn(walls, seen, from).c_str());
                    }
                    ++boards;
                }
            }
        }
        qInfo("%d boards", boards);
    }

    void S4_7_eachSeesTheOther() {
        constexpr std::uint64_t kSeed = 4005;
        Random random{kSeed};
        int pairs = 0;
        int seeing = 0;
        while (pairs < 100'000) {
            const int columns = 4 + random.below(80);
            const int rows = 4 + random.below(60);
            const CellSet walls = randomCells(random, columns, rows, 3 + random.below(30));
            const OpaqueCells opaque{walls};
            const ShadowcastOptions options{random.oneIn(2) ? 0 : 2 + random.below(30), random.oneIn(2)};
            const GridCell from{random.below(columns), random.below(rows)};
            if (walls.contains(from)) {
                continue;
            }
            const CellSet seen = cellsSeenFrom(opaque, from, options);
            for (int i = 0; i < 200; ++i) {
                const GridCell other{random.below(columns), random.below(rows)};
                if (!walls.contains(other)) {
                    ++pairs;
                    seeing += seen.contains(other);
                    const CellSet back = cellsSeenFrom(opaque, other, options);
                    QVERIFY2(seen.contains(other) == back.contains(from),
                             (drawn(walls, seen, from) + drawn(walls, back, other)).c_str());
                }
            }
        }
        qInfo("seed %llu: %d pairs, %d see each other, 0 see one way only", static_cast<unsigned long long>(kSeed),
              pairs, seeing);
        QVERIFY(seeing > 1000 && seeing < pairs);
    }

    void T59_mirroredBoards_areSeenMirrored() {
        Random random = toldRandom(4006);
        for (int i = 0; i < 60; ++i) {
            const int columns = 3 + random.below(70);
            const int rows = 3 + random.below(40);
            const CellSet walls = randomCells(random, columns, rows, 8);
            const GridCell from{random.below(columns), random.below(rows)};
            const CellSet seen = cellsSeenFrom(OpaqueCells{walls}, from, {15});
            for (int mirror = 1; mirror < 4; ++mirror) {
                const auto turned = [&](GridCell cell) {
                    return GridCell{(mirror & 1) != 0 ? columns - 1 - cell.column : cell.column,
                                    (mirror & 2) != 0 ? rows - 1 - cell.row : cell.row};
                };
                CellSet mirroredWalls{columns, rows};
                walls.forEach([&](GridCell cell) { mirroredWalls.insert(turned(cell)); });
                CellSet expected{columns, rows};
                seen.forEach([&](GridCell cell) { expected.insert(turned(cell)); });
                QCOMPARE(cellsSeenFrom(OpaqueCells{mirroredWalls}, turned(from), {15}), expected);
            }
            // The same across the diagonal.
            QCOMPARE(cellsSeenFrom(OpaqueCells{transposed(walls)}, {from.row, from.column}, {15}), transposed(seen));
        }
    }

    void aViewer_inAnOpaqueCell_seesOut() {
        CellSet walls{7, 7};
        walls.insert({3, 3});
        QCOMPARE(cellsSeenFrom(OpaqueCells{walls}, {3, 3}).count(), 49);
        QVERIFY(cellsSeenFrom(OpaqueCells{walls}, {3, 3}, {1, false}).contains({3, 3}));
    }

    void S2_45_theSweepMissesNothing_thatRaysToTheBorderMiss() {
        // In the open and among a few pillars: rays to each cell of the border leave cells out that a straight line
        // reaches; the sweep has all of them.
        Random random{245};
        long missedByRays = 0;
        for (int board = 0; board < 12; ++board) {
            const CellSet opaque = randomCells(random, 61, 45, 30);
            const GridCell from{30, 22};
            if (opaque.contains(from)) {
                continue;
            }
            CellSet byRays{61, 45};
            const auto ray = [&](GridCell to) {
                for (CellSteps walk{from, to};; walk.step()) {
                    byRays.insert(walk.cell());
                    if (walk.hasArrived() || opaque.contains(walk.cell())) {
                        break;
                    }
                }
            };
            for (int column = 0; column < 61; ++column) {
                ray({column, 0});
                ray({column, 44});
            }
            for (int row = 0; row < 45; ++row) {
                ray({0, row});
                ray({60, row});
            }
            const CellSet seen = cellsSeenFrom(OpaqueCells{opaque}, from);
            for (int direction = 0; direction < 4; ++direction) {
                const Quarter quarter{from, direction};
                for (int depth = 1; depth <= 30; ++depth) {
                    for (int side = -depth; side <= depth; ++side) {
                        const GridCell cell = quarter.at(depth, side);
                        if (opaque.isOnGrid(cell) && !opaque.contains(cell) &&
                            seesTransparent(opaque, quarter, depth, side)) {
                            QVERIFY(seen.contains(cell));
                            missedByRays += !byRays.contains(cell);
                        }
                    }
                }
            }
        }
        QVERIFY(missedByRays > 100);
    }
};

QTEST_APPLESS_MAIN(TestShadowcast)
#include "tst_shadowcast.moc"
