#include "tests/benchmarks/bench_boards.h"

#include "geometry/shapes/distance.h"
#include "tests/support/random_boards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace sightline::benchmarks {

using namespace sightline::geometry;
using testsupport::Random;

namespace {

constexpr double kWidth = 60;
constexpr double kHeight = 44;
constexpr std::uint64_t kSeed = 20'240;

/// An outline in inches about (0, 0).
using Sketch = std::vector<std::array<double, 2>>;

Ring placedRing(const Sketch& sketch, double scale, double x, double y, double turn) {
    Ring ring;
    for (const auto& [px, py] : sketch) {
        ring.push_back(pointFromInches(x + scale * (px * std::cos(turn) - py * std::sin(turn)),
                                       y + scale * (px * std::sin(turn) + py * std::cos(turn))));
    }
    return ring;
}

/// Two walls of a ruined house, a quarter of an inch thick, each with a short return at its free end.
Sketch ruin(Random& random) {
    constexpr double t = 0.25;
    const double width = random.between(5, 9);
    const double height = random.between(4, 7);
    const double first = random.between(0.8, 2);
    const double second = random.between(0.8, 2);
    return {{0, 0}, {width, 0},      {width, first},       {width - t, first}, {width - t, t},
            {t, t}, {t, height - t}, {second, height - t}, {second, height},   {0, height}};
}

Blocker ruinsPiece(Random& random, double scale) {
    const double x = random.between(0, kWidth);
    const double y = random.between(0, kHeight);
    const double turn =
        random.oneIn(2) ? std::numbers::pi / 4 * random.below(8) : random.between(0, 2 * std::numbers::pi);
    // About as many of each as on a tournament table.
    const int kind = random.below(10);
    if (kind < 3) {
        return {Polygon::fromVertices(placedRing(ruin(random), scale, x, y, turn)).value(), {}, {}};
    }
    if (kind < 5) {
        const double length = random.between(2, 5);
        const Sketch container{{0, 0}, {length, 0}, {length, length / 2}, {0, length / 2}};
        return {Polygon::fromVertices(placedRing(container, scale, x, y, turn)).value(), {}, {}};
    }
    const Sketch barricade{{0, 0}, {random.between(1, 2), 0}, {random.between(2, 4), random.between(-1, 1)}};
    return {Wall::fromVertices(placedRing(barricade, scale, x, y, turn)).value(), {}, {}};
}

std::vector<std::array<Point, 2>> edgesOf(const Blocker& blocker) {
    std::vector<std::array<Point, 2>> edges;
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        for (std::size_t i = 0; i + 1 < wall->vertices().size(); ++i) {
            edges.push_back({wall->vertices()[i], wall->vertices()[i + 1]});
        }
        return edges;
    }
    const Ring& ring = std::get<Polygon>(blocker.outline).outline();
    for (std::size_t i = 0; i < ring.size(); ++i) {
        edges.push_back({ring[i], ring[(i + 1) % ring.size()]});
    }
    return edges;
}

double side(Point a, Point b, Point p) {
    return (b.x - a.x).inches() * (p.y - a.y).inches() - (b.y - a.y).inches() * (p.x - a.x).inches();
}

bool meet(const std::array<Point, 2>& a, const std::array<Point, 2>& b) {
    return side(a[0], a[1], b[0]) * side(a[0], a[1], b[1]) <= 0 && side(b[0], b[1], a[0]) * side(b[0], b[1], a[1]) <= 0;
}

bool holdsPartOf(const Blocker& a, const Blocker& b) {
    const auto* polygon = std::get_if<Polygon>(&a.outline);
    return polygon && polygon->contains(edgesOf(b).front()[0]);
}

bool meet(const Blocker& a, const Blocker& b) {
    const auto ofB = edgesOf(b);
    return holdsPartOf(a, b) || holdsPartOf(b, a) || std::ranges::any_of(edgesOf(a), [&](const auto& edge) {
               return std::ranges::any_of(ofB, [&](const auto& other) { return meet(edge, other); });
           });
}

std::vector<Blocker> ruinsPieces(Random& random, int count, double scale) {
    std::vector<Blocker> blockers;
    for (int tries = 0; static_cast<int>(blockers.size()) < count; ++tries) {
        if (tries == 200'000) {
            throw std::runtime_error{"no place for so many pieces"};
        }
        Blocker piece = ruinsPiece(random, scale);
        if (std::ranges::none_of(blockers, [&](const Blocker& other) { return meet(piece, other); })) {
            blockers.push_back(std::move(piece));
        }
    }
    return blockers;
}

/// Nothing if rounding makes the smaller outline touch itself.
std::optional<Blocker> scaled(const Blocker& blocker, double scale) {
    const auto ringOf = [&](const Ring& ring) {
        Ring result;
        for (const Point p : ring) {
            result.push_back(pointFromInches(p.x.inches() * scale, p.y.inches() * scale));
        }
        return result;
    };
    if (const auto* wall = std::get_if<Wall>(&blocker.outline)) {
        return Blocker{Wall::fromVertices(ringOf(wall->vertices())).value(), {}, {}};
    }
    const auto& polygon = std::get<Polygon>(blocker.outline);
    std::vector<Ring> holes;
    std::ranges::transform(polygon.holes(), std::back_inserter(holes), ringOf);
    const auto smaller = Polygon::fromVertices(ringOf(polygon.outline()), holes);
    return smaller ? std::optional{Blocker{*smaller, {}, {}}} : std::nullopt;
}

std::vector<Blocker> mixedPieces(int count, double scale) {
    const auto board = testsupport::randomBoard(kSeed, {count, 0, kWidth / scale, kHeight / scale});
    std::vector<Blocker> blockers;
    for (const Blocker& blocker : board.blockers) {
        if (auto piece = scaled(blocker, scale)) {
            blockers.push_back(std::move(*piece));
        }
    }
    if (static_cast<int>(blockers.size()) != count) {
        throw std::runtime_error{"a piece did not survive its scaling"};
    }
    return blockers;
}

bool standsClear(const PlacedFootprint& base, const std::vector<Blocker>& blockers) {
    return std::ranges::none_of(blockers, [&](const Blocker& blocker) {
        return std::visit([&](const auto& outline) { return touches(base, outline); }, blocker.outline);
    });
}

} // namespace

BenchBoard benchBoard(Layout layout, int pieces) {
    Random random{kSeed + static_cast<std::uint64_t>(pieces)};
    const double scale = std::min(1.0, std::sqrt(48.0 / pieces));
    BenchBoard board;
    board.layout = layout;
    board.name = (layout == Layout::Ruins ? "ruins" : "mixed") + std::string{", "} + std::to_string(pieces) + " pieces";
    board.blockers = layout == Layout::Ruins ? ruinsPieces(random, pieces, scale) : mixedPieces(pieces, scale);

    const testsupport::BoardSize table{pieces, 0, kWidth, kHeight};
    std::vector<PlacedFootprint> bases;
    for (int tries = 0; bases.size() < 2 * kBasesOfASide; ++tries) {
        if (tries == 200'000) {
            throw std::runtime_error{"no place for so many bases"};
        }
        PlacedFootprint base = testsupport::randomBase(random, table);
        if (layout == Layout::Ruins && !standsClear(base, board.blockers)) {
            continue;
        }
        if (std::ranges::none_of(bases, [&](const auto& other) { return overlapOrTouch(base, other); })) {
            bases.push_back(std::move(base));
        }
    }
    board.observers.assign(bases.begin(), bases.begin() + static_cast<std::ptrdiff_t>(kBasesOfASide));
    board.targets.assign(bases.begin() + static_cast<std::ptrdiff_t>(kBasesOfASide), bases.end());
    return board;
}

} // namespace sightline::benchmarks
