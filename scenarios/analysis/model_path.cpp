#include "scenarios/analysis/model_path.h"

#include "geometry/moves/cheapest_path.h"
#include "scenarios/edits/standing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::MovePath;
using geometry::Mover;
using geometry::Point;

/// Returns the cost of a trait "cost:1.5".
std::optional<double> ownCostOf(const Piece& piece) {
    static const QString kOwn = QStringLiteral("cost:");
    for (const QString& trait : piece.traits) {
        bool isNumber = false;
        const double own = trait.startsWith(kOwn) ? QStringView{trait}.mid(kOwn.size()).toDouble(&isNumber) : 0;
        if (isNumber && std::isfinite(own)) {
            return own;
        }
    }
    return {};
}

double costOf(const Piece& piece, const TerrainCosts& costs) {
    if (const auto own = ownCostOf(piece)) {
        return std::max(1.0, *own);
    }
    double dearest = 1;
    for (const auto& [word, cost] : costs.byWord) {
        if (piece.kind.compare(word, Qt::CaseInsensitive) == 0 || piece.traits.contains(word, Qt::CaseInsensitive)) {
            dearest = std::max(dearest, cost);
        }
    }
    return dearest;
}

enum class DoorState { NoDoor, Open, Closed };

bool isDoor(const QString& kind) { return kind.compare(QLatin1String{"door"}, Qt::CaseInsensitive) == 0; }

DoorState doorStateOf(const PieceWall& wall) {
    return !isDoor(wall.kind) ? DoorState::NoDoor : wall.blocksSight ? DoorState::Closed : DoorState::Open;
}

DoorState doorStateOf(const Piece& piece) {
    if (!piece.isWall() || !isDoor(piece.kind) ||
        piece.traits.contains(QStringLiteral("locked"), Qt::CaseInsensitive)) {
        return DoorState::NoDoor;
    }
    return piece.traits.contains(QStringLiteral("open"), Qt::CaseInsensitive) ? DoorState::Open : DoorState::Closed;
}

/// Adds a closed door as a costly area: a strip so thin that crossing it costs as much as opening.
void addDoor(geometry::MoveTable& table, const geometry::Wall& door, double inches) {
    constexpr double kThickness = 0.01; // inches
    if (inches <= 0) {
        return;
    }
    const auto& corners = door.vertices();
    for (std::size_t i = 1; i < corners.size(); ++i) {
        const double x = (corners[i].x - corners[i - 1].x).inches();
        const double y = (corners[i].y - corners[i - 1].y).inches();
        const double half = kThickness / 2 / std::hypot(x, y);
        const geometry::Vector aside{Length::fromInches(-y * half), Length::fromInches(x * half)};
        if (auto strip = geometry::Polygon::fromVertices(
                std::array{corners[i - 1] + aside, corners[i] + aside, corners[i] - aside, corners[i - 1] - aside},
                {})) {
            table.costAreas.push_back({*std::move(strip), 1 + inches / kThickness});
        }
    }
}

} // namespace

TerrainCosts TerrainCosts::usual() {
    TerrainCosts costs;
    for (const char* word : {"wood", "woods", "forest", "rubble", "marsh", "water", "difficult"}) {
        costs.byWord.emplace(QLatin1String{word}, 2.0);
    }
    costs.byWord.emplace(QStringLiteral("trap"), 10.0);
    return costs;
}

geometry::MoveTable moveTableFor(const Scenario& scenario, const ModelId& mover, const TerrainCosts& costs) {
    geometry::MoveTable table{{{}, {scenario.table.width, scenario.table.height}}, {}, {}};
    const auto letsPass = [&](DoorState state, const geometry::Wall& door, std::optional<double> own = {}) {
        if (state == DoorState::Closed && costs.opensDoors) {
            addDoor(table, door, own.value_or(costs.doorInches));
        }
        return state == DoorState::Open || (state == DoorState::Closed && costs.opensDoors);
    };
    for (const Piece& piece : scenario.terrain) {
        if (const DoorState state = doorStateOf(piece); state != DoorState::NoDoor) {
            if (const auto& door = std::get<geometry::Wall>(piece.outline); !letsPass(state, door, ownCostOf(piece))) {
                table.closed.emplace_back(door);
            }
        } else if (!piece.isMat() && (piece.isWall() || !isEnterable(piece))) {
            std::visit([&](const auto& outline) { table.closed.emplace_back(outline); }, piece.outline);
        } else if (const double cost = costOf(piece, costs); cost > 1 && !piece.isWall()) {
            table.costAreas.push_back({std::get<geometry::Polygon>(piece.outline), cost});
        }
        for (const PieceWall& wall : piece.walls) {
            if (!letsPass(doorStateOf(wall), wall.polyline)) {
                table.closed.emplace_back(wall.polyline);
            }
        }
    }
    for (const Model& other : scenario.models) {
        if (other.id != mover) {
            table.closed.emplace_back(other.placed());
        }
    }
    return table;
}

tl::expected<ModelPath, NoPath> cheapestPath(
    const Scenario& scenario, const ModelId& id, Point to, const TerrainCosts& costs, const std::stop_token& stop) {
    const Model* model = scenario.model(id);
    if (!model) {
        return tl::unexpected{NoPath::NoSuchModel};
    }
    Model there = *model;
    there.position = to;
    if (!mayStand(scenario, there, *model)) {
        return tl::unexpected{NoPath::CannotStandThere};
    }
    const geometry::MoveTable table = moveTableFor(scenario, id, costs);
    Mover mover{model->base, model->facing, model->position};
    auto path = geometry::cheapestPath(table, mover, to, stop);
    if (!std::holds_alternative<geometry::RoundBase>(model->base.shape())) {
        mover.turning = geometry::Turning::Kept;
        if (auto kept = geometry::cheapestPath(table, mover, to, stop); kept && (!path || kept->cost < path->cost)) {
            path = std::move(kept);
        }
    }
    if (!path) {
        return tl::unexpected{stop.stop_requested() ? NoPath::Stopped : NoPath::Closed};
    }
    return ModelPath{std::move(path->corners), Length::fromInches(path->inches), path->cost};
}

std::optional<Length> noPathShorterThan(
    const Scenario& scenario, const ModelId& id, Point to, const TerrainCosts& costs, const std::stop_token& stop) {
    const Model* model = scenario.model(id);
    auto table = moveTableFor(scenario, id, costs);
    table.costAreas.clear();
    const auto path = geometry::cheapestPath(
        table, {model->base, model->facing, model->position, geometry::Turning::Free, geometry::RingFit::Inside}, to,
        stop);
    return path ? std::optional{Length::fromInches(path->inches)} : std::nullopt;
}

} // namespace sightline::scenarios
