#include "scenarios/edits/table_changes.h"

#include "scenarios/model/diff.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace sightline::scenarios {

namespace {

using geometry::Point;

/// The maximum difference, in nanometers, of the lengths of an edge before and after a rotation. Both of its corners
/// were rounded by up to 0.71 nm, before and after: 2.83 nm together. With less, a rotated shape would count as another
/// one.
constexpr double kEditRounding = 4.0;

double nanometers(geometry::Length length) { return static_cast<double>(length.nanometers()); }

double between(Point a, Point b) {
    return std::hypot(nanometers(b.x) - nanometers(a.x), nanometers(b.y) - nanometers(a.y));
}

const std::vector<Point>& pointsOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->outline() : std::get<geometry::Wall>(piece.outline).vertices();
}

Point centerPointOf(const Piece& piece) {
    const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
    return polygon ? polygon->centroid() : pointsOf(piece).front();
}

double degreesOf(Point from, Point to) {
    return std::atan2(nanometers(to.y) - nanometers(from.y), nanometers(to.x) - nanometers(from.x)) * 180.0 /
           std::numbers::pi;
}

double shortTurn(double degrees) {
    const double turn = std::remainder(degrees, 360.0);
    return turn == -180.0 ? 180.0 : turn;
}

/// Returns the rotation that maps one outline to the other, if they have the same shape.
std::optional<double> turnBetween(const std::vector<Point>& before, const std::vector<Point>& after) {
    if (before.size() != after.size() || before.size() < 2) {
        return {};
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (const std::size_t step : {std::size_t{1}, std::size_t{2}}) {
            const std::size_t next = (i + step) % before.size();
            if (std::abs(between(before[i], before[next]) - between(after[i], after[next])) > kEditRounding) {
                return {};
            }
        }
    }
    // Corners at equal distances may still have the opposite orientation.
    const auto bend = [](const std::vector<Point>& points) {
        return points.size() < 3 ? 0.0 : shortTurn(degreesOf(points[1], points[2]) - degreesOf(points[0], points[1]));
    };
    if (bend(before) * bend(after) < 0) {
        return {};
    }
    return shortTurn(degreesOf(after[0], after[1]) - degreesOf(before[0], before[1]));
}

/// Collects the keys whose values differ.
class Keys {
public:
    template <class Value> void note(const char* key, const Value& before, const Value& after) {
        if (!(before == after)) {
            m_keys << QString::fromLatin1(key);
        }
    }
    void noteUnknown(const UnknownKeys& before, const UnknownKeys& after) {
        QStringList keys = before.keys() + after.keys();
        keys.removeDuplicates();
        std::ranges::copy_if(keys, std::back_inserter(m_keys),
                             [&](const QString& key) { return before.value(key) != after.value(key); });
    }
    [[nodiscard]] const QStringList& keys() const { return m_keys; }

private:
    QStringList m_keys;
};

struct Step {
    geometry::Vector moved = {};
    double turned = 0.0;
    QStringList keys;
};

Step stepOf(const Model& before, const Model& after) {
    Keys keys;
    keys.note("name", before.name, after.name);
    keys.note("player", before.player, after.player);
    keys.note("unit", before.unit, after.unit);
    keys.note("base", before.base, after.base);
    keys.note("body", before.body, after.body);
    keys.note("elevation", before.elevation, after.elevation);
    keys.note("height", before.height, after.height);
    keys.note("eye_height", before.eyeHeight, after.eyeHeight);
    keys.note("keywords", before.keywords, after.keywords);
    keys.note("locked", before.locked, after.locked);
    keys.note("size", before.size, after.size);
    keys.note("wounds", before.wounds, after.wounds);
    keys.note("max_wounds", before.maxWounds, after.maxWounds);
    keys.note("states", before.states, after.states);
    keys.note("arc", before.arc, after.arc);
    keys.note("dot_mm", before.dot, after.dot);
    keys.note("weapons", before.weapons, after.weapons);
    keys.note("cluster", before.cluster, after.cluster);
    keys.noteUnknown(before.unknown, after.unknown);
    return {after.position - before.position, shortTurn(after.facing.degrees() - before.facing.degrees()), keys.keys()};
}

/// Compares walls, apart from their positions.
bool areAlikeButForPlaces(std::vector<PieceWall> before, const std::vector<PieceWall>& after) {
    if (before.size() != after.size()) {
        return false;
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        before[i].polyline = after[i].polyline;
    }
    return before == after;
}

Step stepOf(const Piece& before, const Piece& after) {
    Keys keys;
    Step step;
    step.moved = centerPointOf(after) - centerPointOf(before);
    Scenario alone;
    alone.terrain = {before};
    alone.terrain.front().parent.clear();
    const std::array ids{AnyId{before.id}};
    const Point from = pointsOf(before).front();
    const Piece moved = withMoved(alone, ids, pointsOf(after).front() - from).terrain.front();
    const bool isSameShape = before.outline.index() == after.outline.index();
    if (isSameShape && moved.outline == after.outline) {
        step.moved = pointsOf(after).front() - from;
        keys.note("walls", moved.walls, after.walls);
    } else if (const auto turn = isSameShape ? turnBetween(pointsOf(before), pointsOf(after)) : std::nullopt) {
        step.turned = *turn;
        keys.note("walls", areAlikeButForPlaces(before.walls, after.walls), true);
    } else {
        keys.note(after.isWall() ? "polyline" : "footprint", true, false);
        keys.note("walls", areAlikeButForPlaces(before.walls, after.walls), true);
    }
    keys.note("name", before.name, after.name);
    keys.note("kind", before.kind, after.kind);
    keys.note("elevation", before.elevation, after.elevation);
    keys.note("height", before.height, after.height);
    keys.note("height_class", before.heightClass, after.heightClass);
    keys.note("traits", before.traits, after.traits);
    keys.note("group", before.group, after.group);
    keys.note("parent", before.parent, after.parent);
    keys.note("locked", before.locked, after.locked);
    keys.note("size", before.size, after.size);
    keys.note("openings", before.openings, after.openings);
    keys.note("cluster", before.cluster, after.cluster);
    keys.noteUnknown(before.unknown, after.unknown);
    step.keys = keys.keys();
    return step;
}

Step stepOf(const Zone& before, const Zone& after) {
    Keys keys;
    Scenario alone;
    alone.zones = {before};
    const std::array ids{AnyId{before.id}};
    const geometry::Vector way = after.polygon.outline().front() - before.polygon.outline().front();
    keys.note("polygon", withMoved(alone, ids, way).zones.front().polygon, after.polygon);
    keys.note("name", before.name, after.name);
    keys.note("player", before.player, after.player);
    keys.note("kind", before.kind, after.kind);
    keys.noteUnknown(before.unknown, after.unknown);
    return {after.polygon.centroid() - before.polygon.centroid(), 0.0, keys.keys()};
}

Step stepOf(const Objective& before, const Objective& after) {
    Keys keys;
    keys.note("name", before.name, after.name);
    keys.note("base", before.base, after.base);
    keys.noteUnknown(before.unknown, after.unknown);
    return {after.position - before.position, 0.0, keys.keys()};
}

Step stepOf(const Label& before, const Label& after) {
    Keys keys;
    keys.note("text", before.text, after.text);
    keys.note("size_in", before.size, after.size);
    keys.noteUnknown(before.unknown, after.unknown);
    return {after.position - before.position, shortTurn(after.turn.degrees() - before.turn.degrees()), keys.keys()};
}

template <class AnId, class Find>
void add(std::vector<ElementChange>& elements, const KindDifference<AnId>& difference, const Find& find) {
    for (const AnId& id : difference.changed) {
        const auto [before, after] = find(id);
        Step step = stepOf(*before, *after);
        elements.push_back({id, step.keys.isEmpty() ? ElementChange::Kind::Moved : ElementChange::Kind::Changed,
                            step.moved, step.turned, std::move(step.keys)});
    }
    for (const AnId& id : difference.added) {
        elements.push_back({id, ElementChange::Kind::Added});
    }
    for (const AnId& id : difference.removed) {
        elements.push_back({id, ElementChange::Kind::Removed});
    }
}

} // namespace

QString wordFor(ElementChange::Kind kind) {
    switch (kind) {
    case ElementChange::Kind::Moved: return QStringLiteral("moved");
    case ElementChange::Kind::Changed: return QStringLiteral("changed");
    case ElementChange::Kind::Added: return QStringLiteral("added");
    case ElementChange::Kind::Removed: return QStringLiteral("removed");
    }
    return {};
}

double ElementChange::movedInches() const { return std::hypot(nanometers(moved.x), nanometers(moved.y)) / 25.4e6; }

TableChanges changesBetween(const Scenario& before, const Scenario& after) {
    const Difference difference = differenceBetween(before, after);
    TableChanges changes;
    add(changes.elements, difference.models, [&](const ModelId& id) {
        return std::pair{before.model(id), after.model(id)};
    });
    add(changes.elements, difference.pieces, [&](const PieceId& id) {
        return std::pair{before.piece(id), after.piece(id)};
    });
    add(changes.elements, difference.zones, [&](const ZoneId& id) {
        return std::pair{before.zone(id), after.zone(id)};
    });
    add(changes.elements, difference.objectives, [&](const ObjectiveId& id) {
        return std::pair{before.objective(id), after.objective(id)};
    });
    add(changes.elements, difference.labels, [&](const LabelId& id) {
        return std::pair{before.label(id), after.label(id)};
    });
    Keys keys;
    keys.note("name", before.name, after.name);
    keys.note("description", before.description, after.description);
    keys.note("table", before.table, after.table);
    keys.note("rules", before.rules, after.rules);
    keys.note("players", before.players, after.players);
    keys.note("reserves", before.reserves, after.reserves);
    keys.note("overrulings", before.overrulings, after.overrulings);
    keys.note("wall_rulings", before.wallRulings, after.wallRulings);
    keys.note("photo", before.photo, after.photo);
    keys.noteUnknown(before.unknown, after.unknown);
    changes.keys = keys.keys();
    return changes;
}

} // namespace sightline::scenarios
