#include "scenarios/judge/grid_places.h"

#include "scenarios/judge/regions.h"
#include "scenarios/judge/ruling_bound.h"
#include "scenarios/model/assemblies.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace sightline::scenarios {

using geometry::Box;
using geometry::Length;
using geometry::Point;
using geometry::Vector;

namespace {

double nanometers(Length length) { return static_cast<double>(length.nanometers()); }

template <class Function> void eachCorner(const Piece& piece, Function&& function) {
    if (const auto* wall = std::get_if<geometry::Wall>(&piece.outline)) {
        std::ranges::for_each(wall->vertices(), function);
    } else {
        const auto& polygon = std::get<geometry::Polygon>(piece.outline);
        std::ranges::for_each(polygon.outline(), function);
        std::ranges::for_each(polygon.holes(), [&](const auto& hole) { std::ranges::for_each(hole, function); });
    }
    for (const PieceWall& wall : piece.walls) {
        std::ranges::for_each(wall.polyline.vertices(), function);
    }
}

/// Returns the box around a piece and its walls.
Box boxOf(const Piece& piece) {
    std::optional<Box> box;
    eachCorner(piece, [&](Point corner) { box = joined(box.value_or(Box{corner, corner}), {corner, corner}); });
    return *box;
}

/// Returns the elements that move together with a piece or model that may block lines of the pair, of each once.
std::vector<std::vector<AnyId>>
elementsNear(const GridPlaces& grid, const PackTable& table, std::size_t observer, std::size_t target, Length radius) {
    const Scenario& scenario = table.scenario();
    const RulePack& pack = table.pack();
    const auto reach = [&](std::size_t model) { return boundsOf(reachOf(Region::Cell, scenario.models[model], pack)); };
    // Rules compare what stands in the cells beside the two.
    const Box around = joined(reach(observer), reach(target));
    const auto isNear = [&](const Box& box) { return boxesMeet(box, around, radius + pack.cell * 2); };
    std::vector<std::vector<AnyId>> elements;
    std::set<PieceId> known;
    for (const Piece* piece : table.pieces()) {
        if (known.contains(piece->id) || !isNear(boxOf(*piece))) {
            continue;
        }
        const std::vector<PieceId> together = displacedWith(scenario, piece->id);
        known.insert(piece->id);
        elements.emplace_back(together.begin(), together.end());
    }
    for (std::size_t i = 0; i < scenario.models.size(); ++i) {
        if (i != observer && i != target && isNear(boundsOf(scenario.models[i].placed()))) {
            elements.push_back({scenario.models[i].id});
        }
    }
    std::erase_if(elements, [&](const auto& together) { return grid.hold(scenario, together); });
    return elements;
}

} // namespace

std::optional<Length> cellOf(const Scenario& scenario, Space space) {
    std::optional<RuleSet> own;
    const RuleSet* rules = nullptr;
    if (const auto* id = std::get_if<QString>(&scenario.rules)) {
        rules = shippedRuleSet(*id);
    } else if (auto read = ruleSetOf(scenario)) {
        own = std::move(*read);
        rules = &*own;
    }
    return rules && rules->pack && rules->pack->space == space ? std::optional{rules->pack->cell} : std::nullopt;
}

double GridPlaces::Lattice::off(double x, double y) const {
    const double area = ux * vy - uy * vx;
    const double u = std::round((x * vy - y * vx) / area);
    const double v = std::round((y * ux - x * uy) / area);
    return std::hypot(x - u * ux - v * vx, y - u * uy - v * vy);
}

GridPlaces::GridPlaces(Space space, Length cell, Point origin, bool isInColumns)
    : m_space{space}, m_cell{cell}, m_origin{origin} {
    const double width = nanometers(cell);
    if (space == Space::Square) {
        m_centers = {width, 0.0, 0.0, width};
        m_corners = {width / 2, 0.0, 0.0, width / 2};
        return;
    }
    // `width` is that between two faces; the corners are a third of the way to the center after the next.
    const double side = width / std::numbers::sqrt3;
    m_centers = {width, 0.0, width / 2, side * 1.5};
    m_corners = {0.0, side, width / 2, side / 2};
    if (isInColumns) {
        m_centers = {0.0, width, side * 1.5, width / 2};
        m_corners = {side, 0.0, side / 2, width / 2};
    }
}

std::optional<GridPlaces> GridPlaces::under(const RulePack& pack, const Model& observer, const Model& target) {
    if (pack.space != Space::Square && pack.space != Space::Hex) {
        return {};
    }
    const Point origin = pack.space == Space::Hex ? observer.position : Point{};
    for (const bool isInColumns : {false, true}) {
        const GridPlaces grid{pack.space, pack.cell, origin, isInColumns};
        if (grid.holds(observer) && grid.holds(target)) {
            return grid;
        }
    }
    return {};
}

bool GridPlaces::holds(const Model& model) const {
    const Length half =
        m_space == Space::Hex ? Length{} : Length::fromNanometers(cellsAlong(model, m_cell) * m_cell.nanometers() / 2);
    const Vector place = model.position - Vector{half, half} - m_origin;
    return m_centers.off(nanometers(place.x), nanometers(place.y)) <= kOnGrid;
}

bool GridPlaces::holds(const Piece& piece) const {
    const auto isCorner = [&](Point corner) {
        const Vector place = corner - m_origin;
        return m_corners.off(nanometers(place.x), nanometers(place.y)) <= kOnGrid;
    };
    if (m_space == Space::Square) {
        const Box box = boxOf(piece);
        return isCorner(box.low) && isCorner(box.high);
    }
    bool isOnCorners = true;
    eachCorner(piece, [&](Point corner) { isOnCorners = isOnCorners && isCorner(corner); });
    return isOnCorners;
}

bool GridPlaces::hold(const Scenario& scenario, std::span<const AnyId> elements) const {
    return std::ranges::all_of(elements, [&](const AnyId& id) {
        if (const auto* piece = std::get_if<PieceId>(&id)) {
            return holds(*scenario.piece(*piece));
        }
        const auto* model = std::get_if<ModelId>(&id);
        return model && holds(*scenario.model(*model));
    });
}

std::vector<Vector> GridPlaces::movesWithin(double millimeters) const {
    const double reach = millimeters * 1e6;
    const auto most = static_cast<int>(std::ceil(2 * reach / nanometers(m_cell)));
    std::vector<std::pair<double, Vector>> moves;
    for (int u = -most; u <= most; ++u) {
        for (int v = -most; v <= most; ++v) {
            const double x = u * m_centers.ux + v * m_centers.vx;
            const double y = u * m_centers.uy + v * m_centers.vy;
            const double length = std::hypot(x, y);
            if (length > 0.0 && length <= reach + kOnGrid) {
                moves.emplace_back(
                    length, Vector{Length::fromNanometers(std::llround(x)), Length::fromNanometers(std::llround(y))});
            }
        }
    }
    std::ranges::stable_sort(moves, {}, [](const auto& move) { return std::llround(move.first); });
    std::vector<Vector> sorted;
    std::ranges::transform(moves, std::back_inserter(sorted), [](const auto& move) { return move.second; });
    return sorted;
}

bool holdsOnGrid(const GridPlaces& grid,
                 const PackTable& table,
                 std::size_t observer,
                 std::size_t target,
                 bool mayTarget,
                 Length radius,
                 const std::stop_token& stop) {
    const Ternary now = mayTarget ? Ternary::Yes : Ternary::No;
    const auto elements = elementsNear(grid, table, observer, target, radius);
    return std::ranges::all_of(elements, [&](const std::vector<AnyId>& together) {
        const RulingBound bound = boundOfRuling(table, observer, target, together, radius, stop, {false, mayTarget});
        return bound.mayTarget == now && !stop.stop_requested();
    });
}

} // namespace sightline::scenarios
