#pragma once

#include "scenarios/model/scenario.h"
#include "tests/support/straight_shapes.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

/// Builds models, pieces and scenarios for tests. Lengths are in inches, angles in degrees.
namespace sightline::testsupport {

/// What a model is, apart from its place. What is not named is as in a new model.
struct ModelTraits {
    QString name = {};
    QString player = {};
    QString unit = {};
    geometry::Footprint base = {};
    double facing = 0.0;
    double elevation = 0.0;
    double height = 2.0;
    QStringList keywords = {};
    std::optional<double> size = {};
    QStringList states = {};
    std::optional<scenarios::PrintedArc> arc = {};
    std::vector<scenarios::Weapon> weapons = {};
    std::optional<scenarios::Body> body = {};
    std::optional<double> eyeHeight = {};
};

/// What a piece is, apart from its outline. What is not named is as in a new piece.
struct PieceTraits {
    QString name = {};
    QString kind = {};
    double elevation = 0.0;
    std::optional<double> height = {}; ///< nullopt: unlimited
    std::optional<scenarios::HeightClass> heightClass = {};
    QStringList traits = {};
    QString group = {};
    QString parent = {};
    std::optional<double> size = {};
    std::vector<scenarios::PieceWall> walls = {};
    std::optional<scenarios::WallSide> blocksFrom = {};
};

/// What a scenario holds. What is not named is as in a new scenario.
struct ScenarioParts {
    QString name = {};
    double width = 60.0;
    double height = 44.0;
    scenarios::RulesChoice rules = QStringLiteral("plan");
    QStringList players = {};
    std::vector<scenarios::Piece> terrain = {};
    std::vector<scenarios::Model> models = {};
    std::vector<scenarios::Zone> zones = {};
    std::vector<scenarios::Objective> objectives = {};
};

/// A round model of 32 mm, unless its traits say otherwise.
[[nodiscard]] inline scenarios::Model modelAt(const QString& id, double x, double y, const ModelTraits& traits = {}) {
    scenarios::Model model;
    model.id = {id};
    model.name = traits.name;
    model.player = {traits.player};
    model.unit = traits.unit;
    model.base = traits.base;
    model.position = geometry::pointFromInches(x, y);
    model.facing = geometry::Angle::fromDegrees(traits.facing);
    model.elevation = geometry::Length::fromInches(traits.elevation);
    model.height = geometry::Length::fromInches(traits.height);
    model.keywords = traits.keywords;
    model.size = traits.size;
    model.states = traits.states;
    model.arc = traits.arc;
    model.weapons = traits.weapons;
    model.body = traits.body;
    if (traits.eyeHeight) {
        model.eyeHeight = geometry::Length::fromInches(*traits.eyeHeight);
    }
    return model;
}

[[nodiscard]] inline scenarios::Piece
makePiece(const QString& id, std::variant<geometry::Polygon, geometry::Wall> outline, const PieceTraits& traits = {}) {
    scenarios::Piece piece;
    piece.id = {id};
    piece.name = traits.name;
    piece.kind = traits.kind;
    piece.outline = std::move(outline);
    piece.elevation = geometry::Length::fromInches(traits.elevation);
    if (traits.height) {
        piece.height = geometry::Length::fromInches(*traits.height);
    }
    piece.heightClass = traits.heightClass;
    piece.traits = traits.traits;
    piece.group = traits.group;
    piece.parent = traits.parent;
    piece.size = traits.size;
    piece.walls = traits.walls;
    piece.blocksFrom = traits.blocksFrom;
    return piece;
}

/// A box along the axes.
[[nodiscard]] inline scenarios::Piece
boxPiece(const QString& id, double left, double top, double right, double bottom, const PieceTraits& traits) {
    return makePiece(id, boxPolygon(left, top, right, bottom), traits);
}
[[nodiscard]] inline scenarios::Piece
boxPiece(const QString& id, double left, double top, double right, double bottom, std::optional<double> height = {}) {
    return boxPiece(id, left, top, right, bottom, PieceTraits{.height = height});
}

/// Corners or points x, y of an outline.
using Coordinates = std::initializer_list<std::array<double, 2>>;

[[nodiscard]] inline std::vector<geometry::Point> pointsAt(Coordinates coordinates) {
    std::vector<geometry::Point> points;
    for (const auto& [x, y] : coordinates) {
        points.push_back(geometry::pointFromInches(x, y));
    }
    return points;
}

[[nodiscard]] inline geometry::Polygon polygonOf(Coordinates corners) {
    return geometry::Polygon::fromVertices(pointsAt(corners)).value();
}
[[nodiscard]] inline geometry::Wall wallOf(Coordinates points) {
    return geometry::Wall::fromVertices(pointsAt(points)).value();
}

[[nodiscard]] inline scenarios::Piece wallPiece(const QString& id, Coordinates points, const PieceTraits& traits = {}) {
    return makePiece(id, wallOf(points), traits);
}

/// A wall on a piece.
[[nodiscard]] inline scenarios::PieceWall
pieceWall(geometry::Wall polyline, const QString& kind = {}, bool blocksSight = true) {
    return {std::move(polyline), kind, blocksSight, {}, {}};
}

[[nodiscard]] inline scenarios::Weapon weaponOf(const QString& name, double range) {
    return {name, geometry::Length::fromInches(range)};
}

/// A decision of a judge.
[[nodiscard]] inline scenarios::Overruling decisionOn(const QString& observer,
                                                      const QString& target,
                                                      bool visible,
                                                      const QString& by = QStringLiteral("Ann"),
                                                      const QString& note = QStringLiteral("agreed")) {
    scenarios::Overruling decision;
    decision.pair = {{observer}, {target}};
    decision.visible = visible;
    decision.by = {by, note, {}};
    return decision;
}

[[nodiscard]] inline scenarios::Zone
zoneOf(const QString& id, const QString& player, double left, double top, double right, double bottom) {
    return {{id}, {}, {player}, {}, boxPolygon(left, top, right, bottom), {}};
}

/// A marker of 40 mm.
[[nodiscard]] inline scenarios::Objective objectiveAt(const QString& id, double x, double y) {
    return {{id},
            {},
            geometry::pointFromInches(x, y),
            geometry::Footprint::round(geometry::Length::fromMillimeters(40)).value(),
            {}};
}

[[nodiscard]] inline geometry::Footprint roundBase(double millimeters) {
    return geometry::Footprint::round(geometry::Length::fromMillimeters(millimeters)).value();
}

[[nodiscard]] inline scenarios::Scenario makeScenario(ScenarioParts parts) {
    scenarios::Scenario scenario;
    scenario.name = parts.name;
    scenario.table.width = geometry::Length::fromInches(parts.width);
    scenario.table.height = geometry::Length::fromInches(parts.height);
    scenario.rules = std::move(parts.rules);
    for (const QString& player : parts.players) {
        scenario.players.push_back({{player}, {}, {}, {}});
    }
    scenario.terrain = std::move(parts.terrain);
    scenario.models = std::move(parts.models);
    scenario.zones = std::move(parts.zones);
    scenario.objectives = std::move(parts.objectives);
    return scenario;
}

} // namespace sightline::testsupport
