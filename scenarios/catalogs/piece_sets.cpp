#include "scenarios/catalogs/piece_sets.h"

#include "scenarios/catalogs/catalog_file.h"
#include "scenarios/edits/edits.h"

#include <algorithm>
#include <cassert>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;

std::optional<HeightClass> heightClassOf(const QString& word) {
    return word == u"low"      ? std::optional{HeightClass::Low}
           : word == u"medium" ? std::optional{HeightClass::Medium}
           : word == u"tall"   ? std::optional{HeightClass::Tall}
                               : std::nullopt;
}

/// Returns the vector that centers the bounding box of the points at (0, 0).
geometry::Vector toMiddle(const Ring& points) {
    assert(!points.empty());
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::y);
    const auto middle = [](Length low, Length high) {
        return Length::fromNanometers((low.nanometers() + high.nanometers()) / 2);
    };
    return Point{} - Point{middle(left.x, right.x), middle(top.y, bottom.y)};
}

Ring moved(Ring points, geometry::Vector by) {
    std::ranges::for_each(points, [&](Point& point) { point = point + by; });
    return points;
}

Ring cornersOf(const QJsonObject& json) {
    if (json.contains(u"rectangle")) {
        const Point size = inchPoint(json[u"rectangle"]);
        return {{}, {size.x, Length{}}, size, {Length{}, size.y}};
    }
    return inchPoints(json.contains(u"polygon") ? json[u"polygon"] : json[u"wall"]);
}

std::variant<Polygon, Wall> outlineOf(const QJsonObject& json) {
    const Ring drawn = cornersOf(json);
    const Ring points = moved(drawn, toMiddle(drawn));
    if (json.contains(u"wall")) {
        const auto wall = Wall::fromVertices(points);
        assert(wall.has_value());
        return *wall;
    }
    const auto polygon = Polygon::fromVertices(points);
    assert(polygon.has_value());
    return *polygon;
}

std::vector<Wall> wallsOf(const QJsonObject& json) {
    std::vector<Wall> walls;
    for (const QJsonValue line : json[u"walls"].toArray()) {
        const auto wall = Wall::fromVertices(moved(inchPoints(line), toMiddle(cornersOf(json))));
        assert(wall.has_value());
        walls.push_back(*wall);
    }
    return walls;
}

CatalogPiece pieceOf(const QJsonObject& json) {
    CatalogPiece piece;
    piece.id = json[u"id"].toString();
    piece.name = json[u"name"].toString();
    piece.kind = json[u"kind"].toString();
    piece.outline = outlineOf(json);
    piece.walls = wallsOf(json);
    if (json.contains(u"height")) {
        piece.height = Length::fromInches(json[u"height"].toDouble());
    }
    piece.heightClass = heightClassOf(json[u"height_class"].toString());
    piece.traits = words(json[u"traits"]);
    if (json.contains(u"floor")) {
        const Point size = inchPoint(json[u"floor"]);
        piece.floor = {size.x, size.y};
    }
    piece.perTable = json[u"per_table"].toInt();
    return piece;
}

std::vector<PieceSet> readSets() {
    std::vector<PieceSet> sets;
    for (const QJsonValue entry : catalogFile(QStringLiteral("pieces"))[u"sets"].toArray()) {
        const QJsonObject json = entry.toObject();
        PieceSet set{json[u"id"].toString(),     json[u"name"].toString(), markOf(json),
                     json[u"source"].toString(), json[u"note"].toString(), {}};
        for (const QJsonValue piece : json[u"pieces"].toArray()) {
            set.pieces.push_back(pieceOf(piece.toObject()));
        }
        sets.push_back(std::move(set));
    }
    return sets;
}

} // namespace

const std::vector<PieceSet>& pieceSets() {
    static const std::vector<PieceSet> sets = readSets();
    return sets;
}

Piece placedPiece(const CatalogPiece& drawn, Point middle, geometry::Angle turn, Mirror mirror) {
    Piece piece;
    piece.id.value = drawn.id;
    piece.name = drawn.name;
    piece.kind = drawn.kind;
    piece.outline = drawn.outline;
    std::ranges::transform(drawn.walls, std::back_inserter(piece.walls), [](const Wall& wall) {
        return PieceWall{wall, {}, true, {}, {}};
    });
    piece.height = drawn.height;
    piece.heightClass = drawn.heightClass;
    piece.traits = drawn.traits;
    // The edits transform pieces of a scenario, so the piece is put into one.
    Scenario around;
    around.terrain.push_back(piece);
    const std::vector<AnyId> ids{piece.id};
    if (mirror == Mirror::Mirrored) {
        around = withMirrored(std::move(around), ids, {});
    }
    around = withTurned(std::move(around), ids, {}, turn);
    around = withMoved(std::move(around), ids, middle - Point{});
    piece = around.terrain.front();
    piece.id = {};
    return piece;
}

} // namespace sightline::scenarios
