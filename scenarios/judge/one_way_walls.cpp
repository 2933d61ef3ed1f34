#include "scenarios/judge/one_way_walls.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace sightline::scenarios {

namespace {

using geometry::Length;

/// The distance by which a base may extend across the line of a wall and still lie on one side. The box in the frame of
/// the wall is rounded to whole nanometers, as the position in that frame is, by up to 0.5 nm each; with less, a base
/// that only touches the line could count as lying on both sides.
const Length kWallRounding = Length::fromNanometers(2);

enum class Side { Left, Right, Both };

/// The side of the wall's line on which a shape lies; one that only touches the line lies on its own side.
Side sideOf(const geometry::PlacedFootprint& shape, const OneWayWall& wall) {
    const geometry::Vector along = wall.to - wall.from;
    const geometry::Vector from = shape.position - wall.from;
    const double across = (along.x.inches() * from.y.inches() - along.y.inches() * from.x.inches()) /
                          std::hypot(along.x.inches(), along.y.inches());
    const auto direction =
        geometry::Angle::fromDegrees(std::atan2(along.y.inches(), along.x.inches()) * 180.0 / std::numbers::pi);
    const geometry::PlacedFootprint inFrame{
        shape.footprint, {Length{}, Length::fromInches(across)}, shape.facing - direction};
    const geometry::Box box = boundsOf(inFrame);
    return box.low.y >= -kWallRounding ? Side::Right : box.high.y <= kWallRounding ? Side::Left : Side::Both;
}

/// The side of the wall's line on which the base and the body of a model lie.
Side sideOf(const Model& model, const OneWayWall& wall) {
    const Side side = sideOf(model.placed(), wall);
    return !model.body || sideOf(model.placedBody(), wall) == side ? side : Side::Both;
}

bool isPassed(const OneWayWall& wall, const Model& observer, const Model* target) {
    const Side blocking = wall.blocksFrom == WallSide::Left ? Side::Left : Side::Right;
    if (const Side from = sideOf(observer, wall); from != Side::Both) {
        return from != blocking;
    }
    return target != nullptr && sideOf(*target, wall) == blocking;
}

void openWalls(Scenario& scenario, const std::vector<OneWayWall>& walls, const std::vector<std::size_t>& passed) {
    for (const std::size_t number : passed) {
        const OneWayWall& wall = walls[number];
        const auto piece = std::ranges::find(scenario.terrain, wall.piece, &Piece::id);
        if (wall.wall) {
            piece->walls[*wall.wall].blocksSight = false;
            piece->walls[*wall.wall].blocksFire = false;
            piece->walls[*wall.wall].blocksFrom.reset();
        } else {
            scenario.terrain.erase(piece);
        }
    }
}

} // namespace

std::vector<OneWayWall> oneWayWallsOf(const Scenario& scenario) {
    std::vector<OneWayWall> walls;
    for (const Piece& piece : scenario.terrain) {
        if (const auto* outline = std::get_if<geometry::Wall>(&piece.outline);
            outline && piece.blocksFrom && outline->vertices().size() == 2) {
            const auto& ends = outline->vertices();
            walls.push_back({piece.id, {}, ends.front(), ends.back(), *piece.blocksFrom});
        }
        for (std::size_t i = 0; i < piece.walls.size(); ++i) {
            const auto& ends = piece.walls[i].polyline.vertices();
            if (piece.walls[i].blocksFrom && ends.size() == 2) {
                walls.push_back({piece.id, i, ends.front(), ends.back(), *piece.walls[i].blocksFrom});
            }
        }
    }
    return walls;
}

std::optional<PreparedTable> tableForDirection(const PreparedTable& table, const Model& observer, const Model* target) {
    const PreparedTable::Parts& parts = table.parts();
    std::vector<std::size_t> passed;
    for (std::size_t i = 0; i < parts.oneWayWalls.size(); ++i) {
        if (isPassed(parts.oneWayWalls[i], observer, target)) {
            passed.push_back(i);
        }
    }
    if (passed.empty()) {
        return {};
    }
    return parts.passedWalls->tableFor(passed, [&] {
        Scenario other = parts.scenario;
        openWalls(other, parts.oneWayWalls, passed);
        return PreparedTable{other, parts.rules};
    });
}

std::optional<PreparedTable> tableForShots(const PreparedTable& table) {
    const PreparedTable::Parts& parts = table.parts();
    const auto differs = [](const PieceWall& wall) {
        return wall.blocksFire.value_or(wall.blocksSight) != wall.blocksSight;
    };
    const bool isOther = std::ranges::any_of(
        parts.scenario.terrain, [&](const Piece& piece) { return std::ranges::any_of(piece.walls, differs); });
    if (parts.pack || !isOther) {
        return {};
    }
    const std::vector<std::size_t> key{std::numeric_limits<std::size_t>::max()};
    return parts.passedWalls->tableFor(key, [&] {
        Scenario other = parts.scenario;
        for (Piece& piece : other.terrain) {
            for (PieceWall& wall : piece.walls) {
                wall.blocksSight = wall.blocksFire.value_or(wall.blocksSight);
            }
        }
        other.overrulings.clear();
        other.wallRulings.clear();
        return PreparedTable{other, parts.rules};
    });
}

} // namespace sightline::scenarios
