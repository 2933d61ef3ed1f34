#include "scenarios/judge/element_order.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace sightline::scenarios {

namespace {

const geometry::Ring& cornersOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
}

/// Returns what tells pieces with equal corners apart.
auto restOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    const auto wallOf = [](const PieceWall& wall) {
        return std::tuple{wall.polyline.vertices(), wall.height, wall.kind, wall.blocksSight};
    };
    std::vector<decltype(wallOf(piece.walls.front()))> walls;
    std::ranges::transform(piece.walls, std::back_inserter(walls), wallOf);
    return std::tuple{piece.elevation,  effectiveHeight(piece),
                      piece.isWall(),   polygon ? polygon->holes() : std::vector<geometry::Ring>{},
                      piece.kind,       piece.traits,
                      std::move(walls), piece.id};
}

bool isBefore(const Piece& a, const Piece& b) {
    const geometry::Ring& first = cornersOf(a);
    const geometry::Ring& second = cornersOf(b);
    return first == second ? restOf(a) < restOf(b) : first < second;
}

template <class Element> std::vector<const Element*> sorted(const std::vector<Element>& elements) {
    std::vector<const Element*> all;
    all.reserve(elements.size());
    std::ranges::transform(elements, std::back_inserter(all), [](const Element& element) { return &element; });
    std::ranges::sort(all, [](const Element* a, const Element* b) { return isBefore(*a, *b); });
    return all;
}

} // namespace

bool isBefore(const Model& a, const Model& b) {
    const auto keyOf = [](const Model& model) {
        return std::tie(model.position, model.elevation, model.height, model.facing, model.id);
    };
    return keyOf(a) < keyOf(b);
}

std::vector<const Piece*> inOrder(const std::vector<Piece>& terrain) { return sorted(terrain); }
std::vector<const Model*> inOrder(const std::vector<Model>& models) { return sorted(models); }

} // namespace sightline::scenarios
