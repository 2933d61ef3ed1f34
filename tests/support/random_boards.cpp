#include "tests/support/random_boards.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numbers>

namespace sightline::testsupport {

using namespace sightline::geometry;

namespace {

/// An outline in inches about (0, 0).
using Sketch = std::vector<std::array<double, 2>>;

Ring placedRing(const Sketch& sketch, double x, double y, double radians) {
    Ring ring;
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    for (const auto& [px, py] : sketch) {
        ring.push_back(pointFromInches(x + px * cosine - py * sine, y + px * sine + py * cosine));
    }
    return ring;
}

std::optional<Blocker> polygonBlocker(const Ring& outline, std::span<const Ring> holes = {}) {
    auto polygon = Polygon::fromVertices(outline, holes);
    return polygon ? std::optional{Blocker{std::move(*polygon), {}, {}}} : std::nullopt;
}

void addPolygon(SightBoard& board, const Ring& outline, std::span<const Ring> holes = {}) {
    if (auto blocker = polygonBlocker(outline, holes)) {
        board.blockers.push_back(std::move(*blocker));
    }
}

void addWall(SightBoard& board, const Ring& vertices) {
    if (auto wall = Wall::fromVertices(vertices)) {
        board.blockers.push_back({std::move(*wall), {}, {}});
    }
}

void addBox(SightBoard& board, double left, double top, double right, double bottom) {
    addPolygon(board, placedRing({{left, top}, {right, top}, {right, bottom}, {left, bottom}}, 0, 0, 0));
}

Sketch box(double width, double height) {
    return {{-width / 2, -height / 2}, {width / 2, -height / 2}, {width / 2, height / 2}, {-width / 2, height / 2}};
}

Sketch ruinL(double width, double height, double thickness) {
    return {{0, 0}, {width, 0}, {width, thickness}, {thickness, thickness}, {thickness, height}, {0, height}};
}

Sketch ruinU(double width, double height, double thickness) {
    return {{-width / 2, -height / 2}, {width / 2, -height / 2}, {width / 2, height / 2}, {width / 2 - thickness, height / 2},
            {width / 2 - thickness, thickness - height / 2}, {thickness - width / 2, thickness - height / 2},
            {thickness - width / 2, height / 2}, {-width / 2, height / 2}};
}

Sketch star(Dice& dice) {
    const int corners = 3 + dice.below(7);
    Sketch sketch;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * (i + dice.between(0.05, 0.95)) / corners;
        const double reach = dice.between(0.6, 3.2);
        sketch.push_back({reach * std::cos(angle), reach * std::sin(angle)});
    }
    return sketch;
}

Length mm(double count) {
    return Length::fromMillimeters(count);
}

PlacedFootprint roundAt(double diameter, double x, double y) {
    return {Footprint::round(mm(diameter)).value(), pointFromInches(x, y), {}};
}

void addRandomPiece(SightBoard& board, Dice& dice, double x, double y) {
    const double turn = dice.between(0, 2 * std::numbers::pi);
    switch (dice.below(7)) {
    case 0: addPolygon(board, placedRing(box(dice.between(1, 6), dice.between(1, 4)), x, y, turn)); return;
    case 1: addPolygon(board, placedRing(ruinL(dice.between(3, 7), dice.between(3, 7), dice.between(0.1, 0.6)), x, y, turn)); return;
    case 2: addPolygon(board, placedRing(ruinU(dice.between(3, 6), dice.between(3, 6), dice.between(0.1, 0.6)), x, y, turn)); return;
    case 3: addPolygon(board, placedRing(star(dice), x, y, turn)); return;
    case 4: {
        const double width = dice.between(2, 6);
        const double height = dice.between(2, 6);
        const std::vector<Ring> holes{placedRing(box(width - 0.5, height - 0.5), x, y, turn)};
        addPolygon(board, placedRing(box(width, height), x, y, turn), holes);
        return;
    }
    default: {
        Sketch walk{{0, 0}};
        for (int i = 1 + dice.below(3); i > 0; --i) {
            walk.push_back({walk.back()[0] + dice.between(-3, 4), walk.back()[1] + dice.between(-3, 3)});
        }
        addWall(board, placedRing(walk, x, y, turn));
    }
    }
}

bool meetsAPiece(const SightBoard& board, const PlacedFootprint& base) {
    return std::any_of(board.blockers.begin(), board.blockers.end(), [&](const Blocker& blocker) {
        return std::visit([&](const auto& outline) { return touches(base, outline); }, blocker.outline);
    });
}

} // namespace

double Dice::between(double low, double high) {
    return low + (high - low) * (static_cast<double>(m_engine() >> 11) * 0x1p-53);
}

int Dice::below(int count) {
    return static_cast<int>(m_engine() % static_cast<std::uint64_t>(count));
}

Footprint randomFootprint(Dice& dice) {
    constexpr std::array<double, 11> kRound{25, 28.5, 32, 32, 40, 50, 60, 80, 100, 130, 160};
    constexpr std::array<std::array<double, 2>, 5> kOval{{{60, 35.5}, {75, 42}, {90, 52.5}, {120, 92}, {170, 109}}};
    constexpr std::array<std::array<double, 2>, 4> kRectangle{{{25, 25}, {50, 25}, {120, 80}, {150, 30}}};
    switch (dice.below(8)) {
    case 0:
    case 1: {
        const auto [length, width] = kOval.at(static_cast<std::size_t>(dice.below(5)));
        return Footprint::oval(mm(length), mm(width)).value();
    }
    case 2: {
        const auto [length, width] = kRectangle.at(static_cast<std::size_t>(dice.below(4)));
        return Footprint::rectangle(mm(length), mm(width)).value();
    }
    case 3: {
        for (;;) {
            Ring outline = placedRing(star(dice), 0, 0, 0);
            if (auto hull = Footprint::hull(outline)) {
                return *hull;
            }
        }
    }
    default: return Footprint::round(mm(kRound.at(static_cast<std::size_t>(dice.below(11))))).value();
    }
}

PlacedFootprint randomBase(Dice& dice, const BoardSize& size) {
    Footprint footprint = randomFootprint(dice);
    const Point place = pointFromInches(dice.between(1, size.widthInches - 1), dice.between(1, size.heightInches - 1));
    return {std::move(footprint), place, Angle::fromDegrees(dice.oneIn(4) ? 90.0 * dice.below(4) : dice.between(0, 360))};
}

SightBoard randomBoard(std::uint64_t seed, const BoardSize& size) {
    Dice dice{seed};
    SightBoard board;
    board.name = "random board of " + std::to_string(size.pieces) + " pieces, seed " + std::to_string(seed);
    while (static_cast<int>(board.blockers.size()) < size.pieces) {
        addRandomPiece(board, dice, dice.between(0, size.widthInches), dice.between(0, size.heightInches));
    }
    for (int i = 0; i < size.bases; ++i) {
        board.bases.push_back(randomBase(dice, size));
    }
    return board;
}

SightBoard tournamentBoard(std::uint64_t seed) {
    constexpr double kWidth = 60;
    constexpr double kHeight = 44;
    Dice dice{seed};
    SightBoard board;
    board.name = "tournament board, seed " + std::to_string(seed);
    const auto addTwice = [&](const Sketch& sketch, double x, double y, double turn, bool wall) {
        for (const bool far : {false, true}) {
            const Ring ring = placedRing(sketch, far ? kWidth - x : x, far ? kHeight - y : y, far ? turn + std::numbers::pi : turn);
            wall ? addWall(board, ring) : addPolygon(board, ring);
        }
    };
    for (int i = 0; i < 6; ++i) {
        const double x = 3 + 9.5 * i + dice.between(0, 3);
        const double y = dice.between(2, 20);
        const double turn = std::numbers::pi / 4 * dice.below(8);
        const double width = dice.between(5, 9);
        const double height = dice.between(4, 7);
        addTwice(ruinL(width, height, 0.25), x, y, turn, false);
        addTwice({{width, 0.25}, {width, height * 0.6}}, x, y, turn, true);
        addTwice({{0.25, height}, {width * 0.4, height}}, x, y, turn, true);
    }
    for (int i = 0; i < 4; ++i) {
        const double x = dice.between(4, kWidth - 4);
        const double y = dice.between(3, 21);
        addTwice(i % 2 == 0 ? box(4, 2) : star(dice), x, y, dice.between(0, 2 * std::numbers::pi), false);
    }
    const BoardSize table{44, 0, kWidth, kHeight};
    for (int i = 0; i < 400 && board.bases.size() < 20; ++i) {
        const PlacedFootprint base = randomBase(dice, table);
        if (!meetsAPiece(board, base)) {
            board.bases.push_back(base);
        }
    }
    return board;
}

SightBoard degenerateBoard(Degenerate kind, std::uint64_t seed) {
    Dice dice{seed * 1000 + static_cast<std::uint64_t>(kind)};
    SightBoard board;
    board.name = "degenerate board of kind " + std::to_string(static_cast<int>(kind)) + ", seed " + std::to_string(seed);
    const BoardSize size{0, 0, 24, 16};
    const auto whole = [&](int low, int high) { return low + dice.below(high - low + 1); };
    switch (kind) {
    case Degenerate::GridAligned:
        for (int i = 0; i < 12; ++i) {
            const int x = whole(3, 19);
            const int y = whole(0, 14);
            if (dice.oneIn(3)) {
                addWall(board, {pointFromInches(x, y), pointFromInches(x + whole(0, 3), y + whole(1, 3))});
            } else {
                addBox(board, x, y, x + whole(1, 3), y + whole(1, 3));
            }
        }
        for (const double side : {1.0, 21.0}) {
            for (int i = 0; i < 3; ++i) {
                const Point place = pointFromInches(side + whole(0, 2), whole(1, 15));
                const Footprint shape = dice.oneIn(2) ? Footprint::round(Length::fromInches(1)).value()
                                                      : Footprint::rectangle(Length::fromInches(2), Length::fromInches(1)).value();
                board.bases.push_back({shape, place, Angle::fromDegrees(90.0 * dice.below(4))});
            }
        }
        break;
    case Degenerate::SharedCorners: {
        double x = 10;
        for (int y = -4; y < 20; y += 2) {
            const double next = x + dice.between(-2, 2);
            addPolygon(board, {pointFromInches(x, y), pointFromInches(next, y + 2), pointFromInches(std::max(x, next) + 0.5, y + 1)});
            x = next;
        }
        if (dice.oneIn(2)) {
            board.blockers.erase(board.blockers.begin() + dice.below(static_cast<int>(board.blockers.size())));
        }
        board.bases = {roundAt(32, dice.between(1, 6), dice.between(4, 12)), roundAt(40, dice.between(16, 22), dice.between(4, 12))};
        break;
    }
    case Degenerate::RuinRoundBase: {
        const double turn = dice.between(0, 2 * std::numbers::pi);
        const double inside = dice.between(1.3, 3);
        addPolygon(board, placedRing(ruinU(inside + 0.4, inside + dice.between(0.4, 2), 0.2), 12, 8, turn));
        board.bases = {roundAt(32, 12 + dice.between(-0.2, 0.2), 8 + dice.between(-0.2, 0.2)), randomBase(dice, size), randomBase(dice, size)};
        break;
    }
    case Degenerate::WallThroughBase:
        board.bases = {randomBase(dice, size), randomBase(dice, size)};
        for (const PlacedFootprint& base : board.bases) {
            const double x = base.position.x.inches();
            const double y = base.position.y.inches();
            for (int i = 0; i < 3; ++i) {
                addWall(board, {pointFromInches(x + dice.between(-3, 3), y + dice.between(-3, 3)),
                                pointFromInches(x + dice.between(-0.4, 0.4), y + dice.between(-0.4, 0.4)),
                                pointFromInches(x + dice.between(-3, 3), y + dice.between(-3, 3))});
            }
        }
        break;
    case Degenerate::UnderPieces:
        board.bases = {randomBase(dice, size), randomBase(dice, size), randomBase(dice, size)};
        for (const PlacedFootprint& base : board.bases) {
            addRandomPiece(board, dice, base.position.x.inches() + dice.between(-1, 1), base.position.y.inches() + dice.between(-1, 1));
        }
        addRandomPiece(board, dice, 12, 8);
        break;
    case Degenerate::LargeBases:
        board.bases = {roundAt(160, dice.between(4, 8), dice.between(4, 12)), roundAt(160, dice.between(13, 17), dice.between(4, 12)),
                       randomBase(dice, size)};
        for (int i = 0; i < 8; ++i) {
            addRandomPiece(board, dice, dice.between(6, 15), dice.between(2, 14));
        }
        break;
    case Degenerate::ManyThinWalls:
        for (int i = 0; i < 40; ++i) {
            const double x = dice.between(4, 20);
            const double y = dice.between(0, 16);
            addWall(board, {pointFromInches(x, y), pointFromInches(x + dice.between(-2, 2), y + dice.between(-2, 2))});
        }
        for (int i = 0; i < 6; ++i) {
            board.bases.push_back(roundAt(i % 2 == 0 ? 32 : 60, i < 3 ? dice.between(1, 3) : dice.between(21, 23), dice.between(1, 15)));
        }
        break;
    case Degenerate::AtOrigin:
        addPolygon(board, placedRing({{0, 0}, {dice.between(1, 4), dice.between(-2, 0)}, {dice.between(1, 4), dice.between(1, 3)}}, 0, 0, 0));
        addWall(board, {pointFromInches(0, 0), pointFromInches(dice.between(-4, -1), dice.between(-4, 4))});
        addWall(board, {pointFromInches(dice.between(-2, 2), dice.between(-6, -2)), pointFromInches(0, 0)});
        board.bases = {roundAt(25, dice.between(-6, 6), dice.between(-8, -4)), roundAt(25, dice.between(-6, 6), dice.between(4, 8)),
                       roundAt(dice.oneIn(2) ? 25 : 40, 0, 0)};
        break;
    }
    return board;
}

SlotBoard slotBoard(double widthMillimeters, std::uint64_t seed) {
    Dice dice{seed};
    SlotBoard result;
    result.widthMillimeters = widthMillimeters;
    result.board.name = "slot of " + std::to_string(widthMillimeters) + " mm, seed " + std::to_string(seed);
    const double turn = dice.between(0, 2 * std::numbers::pi);
    const double apart = dice.between(6, 40);
    const double half = widthMillimeters / 25.4 / 2;
    const auto at = [&](double along, double across) {
        return pointFromInches(30 + along * std::cos(turn) - across * std::sin(turn), 22 + along * std::sin(turn) + across * std::cos(turn));
    };
    // The slot's middle line is the axis; each base reaches over it somewhere.
    for (const double side : {-0.5, 0.5}) {
        const double diameter = std::array<double, 6>{25, 28.5, 32, 60, 100, 160}.at(static_cast<std::size_t>(dice.below(6)));
        const double reach = diameter / 25.4 / 2 - 0.02;
        result.board.bases.push_back({Footprint::round(mm(diameter)).value(), at(side * (apart + 8), dice.between(-reach, reach)), {}});
    }
    for (int i = 1 + dice.below(3); i > 0; --i) {
        const double near = dice.between(-apart / 2, apart / 2 - 1);
        const double far = near + dice.between(0.05, 1);
        addPolygon(result.board, {at(near, half), at(far, half), at(far, 40), at(near, 40)});
        addPolygon(result.board, {at(near, -40), at(far, -40), at(far, -half), at(near, -half)});
    }
    return result;
}

} // namespace sightline::testsupport
