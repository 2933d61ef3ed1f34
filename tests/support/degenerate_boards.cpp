#include "tests/support/degenerate_boards.h"

#include "tests/support/board_changes.h"
#include "tests/support/board_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

constexpr BoardSize kSmallTable{0, 0, 24, 16};

/// In [low, high].
int whole(Random& random, int low, int high) { return low + random.below(high - low + 1); }

void gridAligned(SightBoard& board, Random& random) {
    for (int i = 0; i < 12; ++i) {
        const int x = whole(random, 3, 19);
        const int y = whole(random, 0, 14);
        if (random.oneIn(3)) {
            addWall(board, {pointFromInches(x, y), pointFromInches(x + whole(random, 0, 3), y + whole(random, 1, 3))});
        } else {
            addBox(board, x, y, x + whole(random, 1, 3), y + whole(random, 1, 3));
        }
    }
    for (const double side : {1.0, 21.0}) {
        for (int i = 0; i < 3; ++i) {
            const Point place = pointFromInches(side + whole(random, 0, 2), whole(random, 1, 15));
            const Footprint shape = random.oneIn(2)
                                        ? Footprint::round(Length::fromInches(1)).value()
                                        : Footprint::rectangle(Length::fromInches(2), Length::fromInches(1)).value();
            board.bases.push_back({shape, place, Angle::fromDegrees(90.0 * random.below(4))});
        }
    }
}

void sharedCorners(SightBoard& board, Random& random) {
    double x = 10;
    for (int y = -4; y < 20; y += 2) {
        const double next = x + random.between(-2, 2);
        addPolygon(board, {pointFromInches(x, y), pointFromInches(next, y + 2),
                           pointFromInches(std::max(x, next) + 0.5, y + 1)});
        x = next;
    }
    if (random.oneIn(2)) {
        board.blockers.erase(board.blockers.begin() + random.below(static_cast<int>(board.blockers.size())));
    }
    board.bases = {roundAt(32, random.between(1, 6), random.between(4, 12)),
                   roundAt(40, random.between(16, 22), random.between(4, 12))};
}

void ruinRoundBase(SightBoard& board, Random& random) {
    const double turn = random.between(0, 2 * std::numbers::pi);
    const double inside = random.between(1.3, 3);
    addPolygon(board, placedRing(ruinU(inside + 0.4, inside + random.between(0.4, 2), 0.2), 12, 8, turn));
    board.bases = {roundAt(32, 12 + random.between(-0.2, 0.2), 8 + random.between(-0.2, 0.2)),
                   randomBase(random, kSmallTable), randomBase(random, kSmallTable)};
}

void wallThroughBase(SightBoard& board, Random& random) {
    board.bases = {randomBase(random, kSmallTable), randomBase(random, kSmallTable)};
    for (const PlacedFootprint& base : board.bases) {
        const double x = base.position.x.inches();
        const double y = base.position.y.inches();
        for (int i = 0; i < 3; ++i) {
            addWall(board, {pointFromInches(x + random.between(-3, 3), y + random.between(-3, 3)),
                            pointFromInches(x + random.between(-0.4, 0.4), y + random.between(-0.4, 0.4)),
                            pointFromInches(x + random.between(-3, 3), y + random.between(-3, 3))});
        }
    }
}

void underPieces(SightBoard& board, Random& random) {
    board.bases = {randomBase(random, kSmallTable), randomBase(random, kSmallTable), randomBase(random, kSmallTable)};
    for (const PlacedFootprint& base : board.bases) {
        addRandomPiece(board, random, base.position.x.inches() + random.between(-1, 1),
                       base.position.y.inches() + random.between(-1, 1));
    }
    addRandomPiece(board, random, 12, 8);
}

void largeBases(SightBoard& board, Random& random) {
    board.bases = {roundAt(160, random.between(4, 8), random.between(4, 12)),
                   roundAt(160, random.between(13, 17), random.between(4, 12)), randomBase(random, kSmallTable)};
    for (int i = 0; i < 8; ++i) {
        addRandomPiece(board, random, random.between(6, 15), random.between(2, 14));
    }
}

void manyThinWalls(SightBoard& board, Random& random) {
    for (int i = 0; i < 40; ++i) {
        const double x = random.between(4, 20);
        const double y = random.between(0, 16);
        addWall(board, {pointFromInches(x, y), pointFromInches(x + random.between(-2, 2), y + random.between(-2, 2))});
    }
    for (int i = 0; i < 6; ++i) {
        board.bases.push_back(roundAt(i % 2 == 0 ? 32 : 60, i < 3 ? random.between(1, 3) : random.between(21, 23),
                                      random.between(1, 15)));
    }
}

void atOrigin(SightBoard& board, Random& random) {
    addPolygon(board, placedRing({{0, 0},
                                  {random.between(1, 4), random.between(-2, 0)},
                                  {random.between(1, 4), random.between(1, 3)}},
                                 0, 0, 0));
    addWall(board, {pointFromInches(0, 0), pointFromInches(random.between(-4, -1), random.between(-4, 4))});
    addWall(board, {pointFromInches(random.between(-2, 2), random.between(-6, -2)), pointFromInches(0, 0)});
    board.bases = {roundAt(25, random.between(-6, 6), random.between(-8, -4)),
                   roundAt(25, random.between(-6, 6), random.between(4, 8)), roundAt(random.oneIn(2) ? 25 : 40, 0, 0)};
}

/// Sides along common lines: each piece is spanned by whole multiples of one direction and of its normal, on a lattice.
void collinearEdges(SightBoard& board, Random& random) {
    constexpr std::array<std::array<int, 2>, 4> kDirections{{{1, 0}, {3, 1}, {1, 1}, {2, -1}}};
    const auto [dx, dy] = kDirections.at(static_cast<std::size_t>(random.below(4)));
    const Length step = Length::fromInches(24.0 / (dx * dx + dy * dy) / 24);
    const auto at = [&, dx = dx, dy = dy](int along, int across) {
        return pointFromInches(12, 8) + Vector{step * (dx * along - dy * across), step * (dy * along + dx * across)};
    };
    const int reach = 4 * std::max(std::abs(dx), std::abs(dy));
    for (int i = 0; i < 9; ++i) {
        const int along = whole(random, -reach, reach);
        const int across = whole(random, -3, 2);
        const int length = whole(random, 1, 4);
        if (random.oneIn(3)) {
            addWall(board, {at(along, across), at(along + length, across)});
        } else {
            addPolygon(board, {at(along, across), at(along + length, across), at(along + length, across + 1),
                               at(along, across + 1)});
        }
    }
    // Hulls with sides on the same lines, and discs and rectangles with their middles there.
    for (const int side : {-1, 1}) {
        const int along = side * (2 * reach + 3);
        const int across = whole(random, -2, 1);
        const Vector shift = at(0, 0) - Point{};
        board.bases.push_back({Footprint::hull(Ring{at(along, across) - shift, at(along + 2, across) - shift,
                                                    at(along + 2, across + 2) - shift, at(along, across + 2) - shift})
                                   .value(),
                               at(0, 0),
                               {}});
        board.bases.push_back(
            {Footprint::round(Length::fromInches(1)).value(), at(side * (2 * reach + 8), whole(random, -2, 2)), {}});
    }
}

void thinSlits(SightBoard& board, Random& random) {
    constexpr double kSlit = 0.1 / 25.4;
    const double common = random.between(6, 10);
    const int rows = 2 + random.below(2);
    for (int row = 0; row < rows; ++row) {
        const double x = 8 + 3.5 * row;
        const double thickness = random.oneIn(2) ? 0 : random.between(0.01, 0.5);
        const double slit = random.oneIn(3) ? random.between(5, 11) : common + random.between(-0.4, 0.4) * row;
        for (const auto& [low, high] : {std::array{-30.0, slit}, std::array{slit + kSlit, 46.0}}) {
            if (thickness == 0) {
                addWall(board, {pointFromInches(x, low), pointFromInches(x, high)});
            } else {
                addBox(board, x, low, x + thickness, high);
            }
        }
    }
    const std::array<double, 4> sizes{25, 32, 60, 160};
    board.bases = {roundAt(sizes.at(static_cast<std::size_t>(random.below(4))), 3, common + random.between(-0.6, 0.6)),
                   roundAt(sizes.at(static_cast<std::size_t>(random.below(4))), 21, common + random.between(-0.6, 0.6)),
                   {Footprint::rectangle(mm(25), mm(50)).value(), pointFromInches(23.8, common),
                    Angle::fromDegrees(90.0 * random.below(4))}};
}

void thousandThinWalls(SightBoard& board, Random& random) {
    constexpr BoardSize kLarge{0, 0, 72, 48};
    for (int i = 0; i < 1000; ++i) {
        const double x = random.between(0, kLarge.widthInches);
        const double y = random.between(0, kLarge.heightInches);
        addWall(board,
                {pointFromInches(x, y), pointFromInches(x + random.between(-1.2, 1.2), y + random.between(-1.2, 1.2))});
    }
    const double x = random.between(10, 60);
    const double y = random.between(10, 38);
    board.bases = {roundAt(32, x, y), roundAt(40, x + random.between(4, 9), y + random.between(-6, 6)),
                   roundAt(25, x + random.between(-9, -4), y + random.between(-6, 6))};
}

void withHoles(SightBoard& board, Random& random) {
    const double turn =
        random.oneIn(2) ? std::numbers::pi / 2 * random.below(4) : random.between(0, 2 * std::numbers::pi);
    const auto at = [&](double x, double y) { return placedRing({{x, y}}, 12, 8, turn).front(); };
    const auto ring = [&](double left, double top, double right, double bottom) {
        return Ring{at(left, top), at(right, top), at(right, bottom), at(left, bottom)};
    };
    // Two rooms and a passage in one block, the wall between them 0.2 in.
    const double wall = random.between(-1, 1);
    const std::vector<Ring> rooms{ring(-5, -3, wall - 0.1, 3), ring(wall + 0.1, -3, 5, 3),
                                  ring(-4, 3.5, 4, 3.5 + random.between(0.01, 0.4))};
    addPolygon(board, ring(-6, -4, 6, 4), rooms);
    const auto place = [&](double left, double right) {
        return at(random.between(left, right), random.between(-2, 2));
    };
    addWall(board, {place(-4, -1), place(-4, -1)});
    addWall(board, {at(5, random.between(-3, 3)), place(1.5, 4)});
    const Footprint small = Footprint::round(mm(25)).value();
    board.bases = {{small, place(-4.5, -3), {}},
                   {small, place(-3, -1.5), {}},
                   {small, place(1.6, 4.4), {}},
                   {small, at(random.between(-3, 3), 3.6), {}},
                   randomBase(random, kSmallTable)};
}

void overlappingStacks(SightBoard& board, Random& random) {
    const Length nanometer = Length::fromNanometers(1);
    for (int i = 0; i < 4; ++i) {
        const Point corner =
            pointFromInches(whole(random, 6, 16), random.oneIn(2) ? whole(random, 1, 12) : random.between(1, 12));
        const Vector along{Length::fromInches(random.between(1, 3)),
                           random.oneIn(2) ? Length{} : Length::fromInches(random.between(-1, 1))};
        const Vector across{-along.y, along.x};
        const auto add = [&](Point p, Vector a, Vector b) { addPolygon(board, {p, p + a, p + a + b, p + b}); };
        const Vector half{Length::fromNanometers(along.x.nanometers() / 2),
                          Length::fromNanometers(along.y.nanometers() / 2)};
        add(corner, along, across);
        add(corner, along, across);                                                  // the same again
        add({corner.x + nanometer, corner.y - nanometer}, along, across);            // a hair aside
        add(corner + half, half, across);                                            // shares three sides
        add(corner + Vector{half.x, across.y}, {nanometer * 1'000'000, {}}, across); // stands on one side
        addWall(board, {corner, corner + along, corner + along + across});           // walls on its sides
    }
    board.bases = {roundAt(32, random.between(1, 4), random.between(2, 14)),
                   roundAt(50, random.between(20, 23), random.between(2, 14)), randomBase(random, kSmallTable),
                   randomBase(random, kSmallTable)};
}

void basesAtCorners(SightBoard& board, Random& random) {
    // In whole quarter inches: bases 1 in and 2 in wide, corners, sides and wall ends on their outlines.
    const auto quarter = [&](int low, int high) { return whole(random, 4 * low, 4 * high) / 4.0; };
    for (const double x : {4.0, 20.0}) {
        const double y = quarter(5, 11);
        const double facing = 90.0 * random.below(4);
        const Footprint shape = random.oneIn(2)
                                    ? Footprint::round(Length::fromInches(1)).value()
                                    : Footprint::rectangle(Length::fromInches(1), Length::fromInches(1)).value();
        board.bases.push_back({shape, pointFromInches(x, y), Angle::fromDegrees(facing)});
        const double inwards = x < 12 ? 1 : -1;
        const double front = x + 0.5 * inwards;
        switch (random.below(5)) {
        case 0:
            addBox(board, std::min(front, front + 2 * inwards), y + 0.5, std::max(front, front + 2 * inwards),
                   y + quarter(1, 3));
            break; // corner at corner
        case 1:
            addBox(board, std::min(front, front + inwards), y - quarter(0, 3), std::max(front, front + inwards),
                   y + quarter(0, 1));
            break; // flush in front
        case 2:
            addWall(board,
                    {pointFromInches(front, y), pointFromInches(front + quarter(0, 2) * inwards, y + quarter(1, 4))});
            break; // a wall end on it
        case 3:
            addWall(board, {pointFromInches(front, y - quarter(0, 2)), pointFromInches(front, y + quarter(1, 2))});
            break; // leans on a wall
        default:
            addPolygon(board, {pointFromInches(front, y), pointFromInches(front + inwards, y - quarter(1, 3)),
                               pointFromInches(front + inwards, y + quarter(1, 3))}); // a tip on it
        }
    }
    for (int i = 0; i < 5; ++i) {
        const double x = quarter(6, 16);
        const double y = quarter(1, 13);
        random.oneIn(2) ? addWall(board, {pointFromInches(x, y), pointFromInches(x + quarter(0, 1), y + quarter(1, 3))})
                        : addBox(board, x, y, x + quarter(1, 2), y + quarter(1, 2));
    }
}

void farFromOrigin(SightBoard& board, Random& random) {
    board = randomBoard(static_cast<std::uint64_t>(random.below(1 << 30)), {9, 4, 24, 16});
    const Length far = Length::fromNanometers(900'000'000'000);
    board = movedBoard(board, {random.oneIn(2) ? far : -far, random.oneIn(3) ? Length{} : far});
}

void onlyByTouching(SightBoard& board, Random& random) {
    const int slope = whole(random, -1, 1); // the lattice's rows rise by so many quarter inches a column
    const auto at = [&](double column, double row) {
        return pointFromInches(2 + 2 * column, 6 + row / 2 + slope * column / 4);
    };
    const int columns = whole(random, 4, 8);
    for (int i = 1; i <= columns; ++i) {
        const bool isAbove = random.oneIn(2);
        const int across = random.oneIn(15) ? 1 : 0; // now and then beyond the row that the others leave
        const double end = isAbove ? whole(random, 0, 2) - across : whole(random, -2, 0) + across;
        const double beyond = isAbove ? 30 : -30;
        switch (random.below(4)) {
        case 0: addWall(board, {at(i, end), at(i, beyond)}); break;
        case 1: addWall(board, {at(i - 0.5, beyond), at(i, end), at(i + 0.5, beyond)}); break;
        case 2: addPolygon(board, {at(i, end), at(i + 0.5, end), at(i + 0.5, beyond), at(i, beyond)}); break;
        default: addPolygon(board, {at(i, end), at(i + 0.5, beyond), at(i - 0.5, beyond)}); break;
        }
    }
    const auto base = [&](double column) {
        const Footprint shape = random.oneIn(3)
                                    ? Footprint::round(Length::fromInches(2)).value()
                                    : Footprint::rectangle(Length::fromInches(1), Length::fromInches(2)).value();
        return PlacedFootprint{shape, at(column, whole(random, -1, 1)), Angle::fromDegrees(random.oneIn(3) ? 90 : 0)};
    };
    board.bases = {base(0), base(columns + 1.5)};
}

struct Generator {
    const char* name;
    void (*fill)(SightBoard&, Random&);
};

/// In the order of `Degenerate`.
constexpr std::array<Generator, kDegenerateKinds> kGenerators{Generator{"grid aligned", gridAligned},
                                                              Generator{"shared corners", sharedCorners},
                                                              Generator{"ruin round a base", ruinRoundBase},
                                                              Generator{"wall through a base", wallThroughBase},
                                                              Generator{"under pieces", underPieces},
                                                              Generator{"large bases", largeBases},
                                                              Generator{"many thin walls", manyThinWalls},
                                                              Generator{"at the origin", atOrigin},
                                                              Generator{"collinear edges", collinearEdges},
                                                              Generator{"thin slits", thinSlits},
                                                              Generator{"a thousand thin walls", thousandThinWalls},
                                                              Generator{"with holes", withHoles},
                                                              Generator{"overlapping stacks", overlappingStacks},
                                                              Generator{"bases at corners", basesAtCorners},
                                                              Generator{"far from the origin", farFromOrigin},
                                                              Generator{"only by touching", onlyByTouching}};

const Generator& generatorOf(Degenerate kind) { return kGenerators.at(static_cast<std::size_t>(kind)); }

} // namespace

const char* nameOf(Degenerate kind) { return generatorOf(kind).name; }

SightBoard degenerateBoard(Degenerate kind, std::uint64_t seed) {
    Random random{seed * 1000 + static_cast<std::uint64_t>(kind)};
    SightBoard board;
    generatorOf(kind).fill(board, random);
    board.name = std::string{"degenerate board, "} + nameOf(kind) + ", seed " + std::to_string(seed);
    return board;
}

} // namespace sightline::testsupport
