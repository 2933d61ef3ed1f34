#include "geometry/cells/shadowcast.h"
#include "tests/benchmarks/measure.h"
#include "tests/support/random.h"

#include <libtcod/fov.h>

#include <cmath>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>

/// Symmetric sight on a grid beside that of libtcod, in one run; and each cell where the two differ, with the slope
/// that decides it. `--all` lists every such cell, not the first few of a board.
namespace {

using namespace sightline;
using geometry::CellSet;
using geometry::GridCell;

struct CellBoard {
    std::string name;
    CellSet opaque;
};

CellBoard scattered(int columns, int rows, int oneIn) {
    testsupport::Random random{9000};
    CellSet opaque{columns, rows};
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (random.oneIn(oneIn)) {
                opaque.insert({column, row});
            }
        }
    }
    return {std::to_string(columns) + " x " + std::to_string(rows) + ", one cell in " + std::to_string(oneIn) +
                " opaque",
            std::move(opaque)};
}

CellBoard rooms(int columns, int rows) {
    CellSet opaque{columns, rows};
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const bool isDoor = column % 10 == 5 || row % 8 == 4;
            if ((column % 10 == 0 || row % 8 == 0) && !isDoor) {
                opaque.insert({column, row});
            }
        }
    }
    return {std::to_string(columns) + " x " + std::to_string(rows) + ", rooms with doors", std::move(opaque)};
}

struct MapDeleter {
    void operator()(TCOD_Map* map) const { TCOD_map_delete(map); }
};
using PeerMap = std::unique_ptr<TCOD_Map, MapDeleter>;

PeerMap peerMapOf(const CellSet& opaque) {
    PeerMap map{TCOD_map_new(opaque.columns(), opaque.rows())};
    for (int row = 0; row < opaque.rows(); ++row) {
        for (int column = 0; column < opaque.columns(); ++column) {
            TCOD_map_set_properties(map.get(), column, row, !opaque.contains({column, row}), true);
        }
    }
    return map;
}

void look(const PeerMap& map, GridCell from, int radius) {
    TCOD_map_compute_fov(map.get(), from.column, from.row, radius, true, FOV_SYMMETRIC_SHADOWCAST);
}

std::vector<GridCell> viewersOf(const CellSet& opaque) {
    testsupport::Random random{9001};
    std::vector<GridCell> viewers;
    while (viewers.size() < 60) {
        const GridCell cell{random.below(opaque.columns()), random.below(opaque.rows())};
        if (!opaque.contains(cell)) {
            viewers.push_back(cell);
        }
    }
    return viewers;
}

void compareSpeed(const CellBoard& board, int radius) {
    const geometry::OpaqueCells opaque{board.opaque};
    const PeerMap map = peerMapOf(board.opaque);
    const auto viewers = viewersOf(board.opaque);
    std::size_t seen = 0;
    const auto ours = benchmarks::timePairs(
        viewers.size(), [&](std::size_t i) { seen += cellsSeenFrom(opaque, viewers[i], {radius}).wordsOf(0)[0]; });
    const auto theirs = benchmarks::timePairs(viewers.size(), [&](std::size_t i) { look(map, viewers[i], radius); });
    std::printf("%-38s %6s %10.2f %10.2f %8.1f %s\n", board.name.c_str(),
                radius == 0 ? "none" : std::to_string(radius).c_str(), ours.meanMicros, theirs.meanMicros,
                theirs.meanMicros / ours.meanMicros, seen == 0 ? "!" : "");
}

/// The tips of opaque cells on which the line between two centers leans: what decides where the two programs differ.
std::string leaningOn(const CellSet& opaque, GridCell from, GridCell to) {
    const int dx = to.column - from.column;
    const int dy = to.row - from.row;
    const bool isUpright = std::abs(dy) >= std::abs(dx);
    const int depth = isUpright ? std::abs(dy) : std::abs(dx);
    const int side = isUpright ? dx : dy;
    const int step = (isUpright ? dy : dx) < 0 ? -1 : 1;
    std::string text = "slope " + std::to_string(side) + "/" + std::to_string(depth);
    for (int d = 1; d < depth; ++d) {
        if (2 * side * d % depth == 0 && 2 * side * d / depth % 2 != 0) {
            const int before = static_cast<int>(std::floor(static_cast<double>(side) * d / depth));
            for (const int c : {before, before + 1}) {
                const GridCell cell = isUpright ? GridCell{from.column + c, from.row + step * d}
                                                : GridCell{from.column + step * d, from.row + c};
                if (opaque.contains(cell)) {
                    text += ", leans on (" + std::to_string(cell.column) + ", " + std::to_string(cell.row) + ") at " +
                            std::to_string(2 * side * d / depth) + "/2 after " + std::to_string(d);
                }
            }
        }
    }
    return text;
}

/// The slopes between which the diamond of an opaque cell lies: it is lit if something open is left between them.
std::string edgesOf(GridCell from, GridCell to) {
    const int dx = to.column - from.column;
    const int dy = to.row - from.row;
    const bool isUpright = std::abs(dy) >= std::abs(dx);
    const int depth = isUpright ? std::abs(dy) : std::abs(dx);
    const int side = isUpright ? dx : dy;
    return "slopes " + std::to_string(2 * side - 1) + "/" + std::to_string(2 * depth) + " to " +
           std::to_string(2 * side + 1) + "/" + std::to_string(2 * depth);
}

void listDifferences(const CellBoard& board, bool all) {
    const geometry::OpaqueCells opaque{board.opaque};
    const PeerMap map = peerMapOf(board.opaque);
    const int columns = board.opaque.columns();
    const int rows = board.opaque.rows();
    std::vector<CellSet> ours;
    std::vector<CellSet> theirs;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            ours.push_back(cellsSeenFrom(opaque, {column, row}));
            CellSet seen{columns, rows};
            look(map, {column, row}, 0);
            for (int y = 0; y < rows; ++y) {
                for (int x = 0; x < columns; ++x) {
                    if (TCOD_map_is_in_fov(map.get(), x, y)) {
                        seen.insert({x, y});
                    }
                }
            }
            theirs.push_back(std::move(seen));
        }
    }
    const auto at = [&](GridCell cell) {
        return static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(cell.column);
    };
    long pairs = 0;
    long ourOneWay = 0;
    long theirOneWay = 0;
    long different = 0;
    long differentOpaque = 0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const GridCell from{column, row};
            if (board.opaque.contains(from)) {
                continue;
            }
            for (int y = 0; y < rows; ++y) {
                for (int x = 0; x < columns; ++x) {
                    const GridCell to{x, y};
                    const bool we = ours[at(from)].contains(to);
                    const bool they = theirs[at(from)].contains(to);
                    if (board.opaque.contains(to)) {
                        if (we != they && (++differentOpaque <= 5 || all)) {
                            std::printf("    (%d, %d) to the opaque (%d, %d): here %s, there %s; %s\n", from.column,
                                        from.row, x, y, we ? "lit" : "dark", they ? "lit" : "dark",
                                        edgesOf(from, to).c_str());
                        }
                        continue;
                    }
                    ++pairs;
                    ourOneWay += we != ours[at(to)].contains(from);
                    theirOneWay += they != theirs[at(to)].contains(from);
                    if (we != they && (++different <= 5 || all)) {
                        std::printf("    (%d, %d) to (%d, %d): here %s, there %s, back there %s; %s\n", from.column,
                                    from.row, x, y, we ? "seen" : "hidden", they ? "seen" : "hidden",
                                    theirs[at(to)].contains(from) ? "seen" : "hidden",
                                    leaningOn(board.opaque, from, to).c_str());
                    }
                }
            }
        }
    }
    std::printf(
        "%s: %ld pairs of transparent cells; one way only: here %ld, there %ld; different %ld, of opaque cells %ld\n",
        board.name.c_str(), pairs, ourOneWay, theirOneWay, different, differentOpaque);
}

} // namespace

int main(int argc, char** argv) {
    const bool all = argc > 1 && std::strcmp(argv[1], "--all") == 0;
    std::printf("%-38s %6s %10s %10s %8s\n", "microseconds a look, mean of 60 cells", "radius", "sightline", "libtcod",
                "ratio");
    for (const auto& [columns, rows] : {std::pair{60, 44}, {200, 200}}) {
        for (const int radius : {0, 8}) {
            compareSpeed({std::to_string(columns) + " x " + std::to_string(rows) + ", open", CellSet{columns, rows}},
                         radius);
            compareSpeed(scattered(columns, rows, 25), radius);
            compareSpeed(scattered(columns, rows, 8), radius);
            compareSpeed(rooms(columns, rows), radius);
        }
    }
    std::printf("\n");
    listDifferences(scattered(60, 44, 25), all);
    listDifferences(scattered(60, 44, 8), all);
    listDifferences(rooms(60, 44), all);
    listDifferences(scattered(110, 110, 60), all);
    return 0;
}
