#include "tests/support/random_boards.h"

#include "tests/support/board_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

bool meetsAPiece(const SightBoard& board, const PlacedFootprint& base) {
    return std::any_of(board.blockers.begin(), board.blockers.end(), [&](const Blocker& blocker) {
        return std::visit([&](const auto& outline) { return touches(base, outline); }, blocker.outline);
    });
}

} // namespace

Footprint randomFootprint(Random& random) {
    constexpr std::array<double, 11> kRound{25, 28.5, 32, 32, 40, 50, 60, 80, 100, 130, 160};
    constexpr std::array<std::array<double, 2>, 5> kOval{{{60, 35.5}, {75, 42}, {90, 52.5}, {120, 92}, {170, 109}}};
    constexpr std::array<std::array<double, 2>, 4> kRectangle{{{25, 25}, {50, 25}, {120, 80}, {150, 30}}};
    switch (random.below(8)) {
    case 0:
    case 1: {
        const auto [length, width] = kOval.at(static_cast<std::size_t>(random.below(5)));
        return Footprint::oval(mm(length), mm(width)).value();
    }
    case 2: {
        const auto [length, width] = kRectangle.at(static_cast<std::size_t>(random.below(4)));
        return Footprint::rectangle(mm(length), mm(width)).value();
    }
    case 3: {
        for (;;) {
            Ring outline = placedRing(star(random), 0, 0, 0);
            if (auto hull = Footprint::hull(outline)) {
                return *hull;
            }
        }
    }
    default: return Footprint::round(mm(kRound.at(static_cast<std::size_t>(random.below(11))))).value();
    }
}

PlacedFootprint randomBase(Random& random, const BoardSize& size) {
    Footprint footprint = randomFootprint(random);
    const Point place =
        pointFromInches(random.between(1, size.widthInches - 1), random.between(1, size.heightInches - 1));
    return {std::move(footprint), place,
            Angle::fromDegrees(random.oneIn(4) ? 90.0 * random.below(4) : random.between(0, 360))};
}

SightBoard randomBoard(std::uint64_t seed, const BoardSize& size) {
    Random random{seed};
    SightBoard board;
    board.name = "random board of " + std::to_string(size.pieces) + " pieces, seed " + std::to_string(seed);
    while (static_cast<int>(board.blockers.size()) < size.pieces) {
        addRandomPiece(board, random, random.between(0, size.widthInches), random.between(0, size.heightInches));
    }
    for (int i = 0; i < size.bases; ++i) {
        board.bases.push_back(randomBase(random, size));
    }
    return board;
}

SightBoard tournamentBoard(std::uint64_t seed) {
    constexpr double kWidth = 60;
    constexpr double kHeight = 44;
    Random random{seed};
    SightBoard board;
    board.name = "tournament board, seed " + std::to_string(seed);
    const auto addTwice = [&](const Sketch& sketch, double x, double y, double turn, bool wall) {
        for (const bool far : {false, true}) {
            const Ring ring =
                placedRing(sketch, far ? kWidth - x : x, far ? kHeight - y : y, far ? turn + std::numbers::pi : turn);
            wall ? addWall(board, ring) : addPolygon(board, ring);
        }
    };
    for (int i = 0; i < 6; ++i) {
        const double x = 3 + 9.5 * i + random.between(0, 3);
        const double y = random.between(2, 20);
        const double turn = std::numbers::pi / 4 * random.below(8);
        const double width = random.between(5, 9);
        const double height = random.between(4, 7);
        addTwice(ruinL(width, height, 0.25), x, y, turn, false);
        addTwice({{width, 0.25}, {width, height * 0.6}}, x, y, turn, true);
        addTwice({{0.25, height}, {width * 0.4, height}}, x, y, turn, true);
    }
    for (int i = 0; i < 4; ++i) {
        const double x = random.between(4, kWidth - 4);
        const double y = random.between(3, 21);
        addTwice(i % 2 == 0 ? box(4, 2) : star(random), x, y, random.between(0, 2 * std::numbers::pi), false);
    }
    const BoardSize table{44, 0, kWidth, kHeight};
    for (int i = 0; i < 400 && board.bases.size() < 20; ++i) {
        const PlacedFootprint base = randomBase(random, table);
        if (!meetsAPiece(board, base)) {
            board.bases.push_back(base);
        }
    }
    return board;
}

SlotBoard slotBoard(double widthMillimeters, std::uint64_t seed) {
    Random random{seed};
    SlotBoard result;
    result.widthMillimeters = widthMillimeters;
    result.board.name = "slot of " + std::to_string(widthMillimeters) + " mm, seed " + std::to_string(seed);
    const double turn = random.between(0, 2 * std::numbers::pi);
    const double apart = random.between(6, 40);
    const double half = widthMillimeters / 25.4 / 2;
    const auto at = [&](double along, double across) {
        return pointFromInches(30 + along * std::cos(turn) - across * std::sin(turn),
                               22 + along * std::sin(turn) + across * std::cos(turn));
    };
    // The slot's middle line is the axis; each base reaches over it somewhere.
    for (const double side : {-0.5, 0.5}) {
        const double diameter =
            std::array<double, 6>{25, 28.5, 32, 60, 100, 160}.at(static_cast<std::size_t>(random.below(6)));
        const double reach = diameter / 25.4 / 2 - 0.02;
        result.board.bases.push_back(
            {Footprint::round(mm(diameter)).value(), at(side * (apart + 8), random.between(-reach, reach)), {}});
    }
    for (int i = 1 + random.below(3); i > 0; --i) {
        const double near = random.between(-apart / 2, apart / 2 - 1);
        const double far = near + random.between(0.05, 1);
        addPolygon(result.board, {at(near, half), at(far, half), at(far, 40), at(near, 40)});
        addPolygon(result.board, {at(near, -40), at(far, -40), at(far, -half), at(near, -half)});
    }
    return result;
}

} // namespace sightline::testsupport
