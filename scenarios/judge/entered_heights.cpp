#include "scenarios/judge/entered_heights.h"

#include "geometry/shapes/distance.h"
#include "scenarios/judge/element_order.h"
#include "scenarios/judge/regions.h"
#include "scenarios/judge/sizes.h"

#include <algorithm>
#include <array>

namespace sightline::scenarios {

using geometry::Length;

Length topOfPiece(const Piece& piece) { return piece.elevation + effectiveHeight(piece).value_or(Length{}); }

namespace {

/// The lowest height of a piece and elevation of a model: at 0 it would be something else.
const Length kLowest = Length::fromMillimeters(0.01);

bool mayStandOn(const Model& model, const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon && !piece.isMat() && effectiveHeight(piece) && model.elevation == topOfPiece(piece) &&
           touches(model.placed(), *polygon);
}

bool isOnTop(const Piece& piece, const Piece& below) {
    return piece.parent == below.id.value && piece.elevation == topOfPiece(below);
}

/// True if the piece lies on another one, or on none that ends at its underside but on the table.
bool isCarried(const Piece& piece, const Scenario& scenario) {
    const geometry::Box box = boundsOf(scenario, std::array{AnyId{piece.id}});
    return piece.elevation <= Length{} || std::ranges::any_of(scenario.terrain, [&](const Piece& other) {
               return other.id != piece.id && topOfPiece(other) == piece.elevation &&
                      boxesMeet(box, boundsOf(scenario, std::array{AnyId{other.id}}), Length{});
           });
}

bool carries(const Piece& piece, const Scenario& scenario) {
    return std::ranges::any_of(scenario.models, [&](const Model& model) { return mayStandOn(model, piece); }) ||
           std::ranges::any_of(scenario.terrain, [&](const Piece& other) { return isOnTop(other, piece); });
}

std::vector<WallOpening>& openingsOf(Piece& piece, int wall) {
    return wall < 0 ? piece.openings : piece.walls[static_cast<std::size_t>(wall)].openings;
}

/// Adds sill, top and width of each opening of a wall of that height.
void addOpenings(const Piece& piece, int wall, const std::optional<Length>& height, std::vector<EnteredHeight>& all) {
    const auto& openings = wall < 0 ? piece.openings : piece.walls[static_cast<std::size_t>(wall)].openings;
    for (int i = 0; i < std::ssize(openings); ++i) {
        const WallOpening& opening = openings[static_cast<std::size_t>(i)];
        EnteredHeight one{piece.id, opening.sill, {}, HeightPart::Sill, wall, i, {}, opening.top};
        if (opening.sill > Length{}) {
            all.push_back(one);
        }
        if (!height || opening.top < *height) {
            one = {piece.id, opening.top, {}, HeightPart::Lintel, wall, i, opening.sill, height};
            all.push_back(one);
        }
        if (opening.to > opening.from) {
            all.push_back({piece.id, opening.to - opening.from, {}, HeightPart::Width, wall, i});
        }
    }
}

/// Adds the heights of what a piece consists of.
void addParts(const Piece& piece, const Scenario& scenario, std::vector<EnteredHeight>& all) {
    const auto height = effectiveHeight(piece);
    if (height && *height > Length{} && !isCarried(piece, scenario)) {
        EnteredHeight underside{piece.id, piece.elevation, *height, HeightPart::Underside};
        underside.isCarrier = carries(piece, scenario);
        all.push_back(underside);
    }
    addOpenings(piece, -1, height, all);
    for (int i = 0; i < std::ssize(piece.walls); ++i) {
        const PieceWall& wall = piece.walls[static_cast<std::size_t>(i)];
        if (wall.height && *wall.height > Length{}) {
            EnteredHeight top{piece.id, *wall.height, piece.elevation, HeightPart::Wall, i};
            top.least = kLowest;
            all.push_back(top);
        }
        addOpenings(piece, i, wall.height ? wall.height : height, all);
    }
}

/// Sets the height of a wall; gaps that reach to its top still do so.
void setTop(std::optional<Length>& height, std::vector<WallOpening>& openings, Length before, Length value) {
    height = value;
    for (WallOpening& opening : openings) {
        if (opening.top >= before) {
            opening.top = std::max(opening.top, value);
        }
    }
}

/// Moves up what stands on the piece, which is `before` in the unchanged scenario.
void liftWhatStandsOn(const Piece& before, Length up, Scenario& scenario) {
    for (Model& model : scenario.models) {
        if (mayStandOn(model, before)) {
            model.elevation += up;
        }
    }
    for (Piece& piece : scenario.terrain) {
        if (piece.id != before.id && isOnTop(piece, before)) {
            piece.elevation += up;
        }
    }
}

void setOpening(Piece& piece, const EnteredHeight& height, Length value) {
    auto& openings = openingsOf(piece, height.wall);
    const auto opening = openings.begin() + height.opening;
    if (height.part == HeightPart::Width) {
        const Length half = Length::fromNanometers((value - height.now).nanometers() / 2);
        opening->from = std::max(opening->from - half, Length{});
        opening->to = opening->from + (opening->sill < opening->top ? value : Length{});
        return;
    }
    (height.part == HeightPart::Sill ? opening->sill : opening->top) = value;
    if (opening->sill >= opening->top) {
        opening->to = opening->from; // it is closed; the others keep their numbers
    }
}

} // namespace

std::vector<EnteredHeight>
elevationsOf(const Scenario& scenario, const ModelId& observer, const ModelId& target, const RulePack& pack) {
    std::vector<EnteredHeight> all;
    for (const ModelId& id : {observer, target}) {
        const Model& model = *scenario.model(id);
        const auto carriesIt = [&](const Piece& piece) { return mayStandOn(model, piece); };
        if (model.elevation > Length{} && std::ranges::none_of(scenario.terrain, carriesIt)) {
            EnteredHeight elevation{id, model.elevation, heightOf(model, pack)};
            elevation.least = kLowest;
            all.push_back(elevation);
        }
    }
    return all;
}

std::vector<EnteredHeight> heightsOfPieces(const Scenario& scenario, const RulePack& pack) {
    std::vector<EnteredHeight> all;
    for (const Piece* piece : inOrder(scenario.terrain)) {
        if (const auto height = effectiveHeight(*piece); height && *height > Length{}) {
            EnteredHeight top{piece->id, *height, piece->elevation};
            top.least = kLowest;
            top.isCarrier = carries(*piece, scenario);
            all.push_back(top);
        }
        if (pack.isVolume()) {
            addParts(*piece, scenario, all);
        }
    }
    return all;
}

Scenario withHeight(Scenario scenario, const EnteredHeight& height, Length value) {
    if (const auto* id = std::get_if<ModelId>(&height.of)) {
        std::ranges::find(scenario.models, *id, &Model::id)->elevation = value;
        return scenario;
    }
    Piece& piece = *std::ranges::find(scenario.terrain, std::get<PieceId>(height.of), &Piece::id);
    const Piece before = piece;
    switch (height.part) {
    case HeightPart::Whole:
        setTop(piece.height, piece.openings, height.now, value);
        for (PieceWall& wall : piece.walls) {
            if (!wall.height) {
                setTop(wall.height, wall.openings, height.now, value);
                wall.height.reset();
            }
        }
        break;
    case HeightPart::Underside: piece.elevation = value; break;
    case HeightPart::Wall: {
        PieceWall& wall = piece.walls[static_cast<std::size_t>(height.wall)];
        setTop(wall.height, wall.openings, height.now, value);
        break;
    }
    case HeightPart::Sill:
    case HeightPart::Lintel:
    case HeightPart::Width: setOpening(piece, height, value); break;
    }
    if (height.part == HeightPart::Whole || height.part == HeightPart::Underside) {
        liftWhatStandsOn(before, value - height.now, scenario);
    }
    return scenario;
}

bool isOfBlockingPart(const EnteredHeight& height) {
    return !height.isCarrier && (height.part != HeightPart::Whole || height.onlyBlocks);
}

int directionOfBlocking(const EnteredHeight& height) {
    switch (height.part) {
    case HeightPart::Whole:
    case HeightPart::Wall:
    case HeightPart::Sill: return 1;
    case HeightPart::Lintel:
    case HeightPart::Width: return -1;
    case HeightPart::Underside: break;
    }
    return 0;
}

Scenario withBlockingChanged(Scenario scenario, const std::vector<EnteredHeight>& heights, Length by, bool more) {
    for (const EnteredHeight& height : heights) {
        Piece& piece = *std::ranges::find(scenario.terrain, std::get<PieceId>(height.of), &Piece::id);
        if (height.part == HeightPart::Underside) {
            // The piece where it may be lowered or raised to, or what it fills at each of these heights. Rules may
            // close the gap below it, so it ends at the lowest of its tops.
            const Length top = std::max(topOfPiece(piece) + (more ? by : -by), kLowest);
            const Length foot = std::max(piece.elevation + (more ? -by : by), Length{});
            piece.elevation = std::min(foot, top - kLowest);
            piece.height = top - piece.elevation;
            continue;
        }
        const bool isRaised = (directionOfBlocking(height) > 0) == more;
        const Length value = isRaised ? height.now + by : std::max(height.now - by, height.least);
        const Length limited = height.most ? std::min(value, *height.most) : value;
        scenario = withHeight(std::move(scenario), height, limited);
    }
    return scenario;
}

} // namespace sightline::scenarios
