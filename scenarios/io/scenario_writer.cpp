#include "scenarios/base/json_writer.h"
#include "scenarios/io/photo_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/io/vision_io.h"

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Wall;
using Layout = JsonWriter::Layout;

enum class Unit { Inches, Millimeters };

/// Writes the parts of a scenario; a key is omitted if reading without it gives the same value.
class ScenarioWriter {
public:
    [[nodiscard]] QByteArray write(const Scenario& scenario);

private:
    void player(const Player& player);
    void piece(const Piece& piece);
    void pieceWall(const PieceWall& wall);
    void opening(const WallOpening& opening);
    void arc(const PrintedArc& arc);
    void weapon(const Weapon& weapon);
    void model(const Model& model);
    void zone(const Zone& zone);
    void objective(const Objective& objective);
    void label(const Label& label);
    void overruling(const Overruling& overruling);
    void stance(const char* name, const Stance& stance);
    void wallRuling(const WallRuling& ruling);
    void pair(const SightPair& pair);
    void note(const JudgeNote& by);

    void table(const Table& table);
    void outline(const Piece& piece);
    void polygon(const char* key, const Polygon& polygon);
    void base(const char* name, const geometry::Footprint& base, const UnknownKeys& unknownOfElement);
    void body(const Body& body);
    void unknown(const UnknownKeys& keys, const QString& except = {}) { m_json.members(keys, except); }
    void json(const QJsonValue& value) { m_json.value(value); }

    void key(const char* name) { m_json.key(QString::fromLatin1(name)); }
    void text(const char* name, const QString& value);
    void texts(const char* name, const QStringList& values);
    void length(const char* name, Length length, Unit unit = Unit::Inches);
    void length(Length length, Unit unit);
    void point(Point point, Unit unit);
    void points(const std::vector<Point>& points, Unit unit);
    void flag(const char* name, bool value, bool usual);
    void flag(const char* name, std::optional<bool> value);
    void blocksFrom(std::optional<WallSide> side, const Wall& wall);
    template <class Number> void number(const char* name, const std::optional<Number>& value) {
        if (value) {
            key(name);
            m_json.number(*value);
        }
    }

    template <class Elements, class WriteOne> void list(const char* name, const Elements& elements, WriteOne writeOne) {
        key(name);
        m_json.beginList();
        for (const auto& element : elements) {
            whole(element, writeOne);
        }
        m_json.endList();
    }

    template <class Element, class WriteOne> void whole(const Element& element, WriteOne writeOne) {
        m_json.beginObject(layoutOf(element));
        (this->*writeOne)(element);
        // The unknown keys of a base are stored under "base" and were written with it.
        constexpr bool hasBase = requires { element.position; };
        unknown(element.unknown, hasBase ? QStringLiteral("base") : QString{});
        m_json.endObject();
    }

    /// Small elements are on one line, unless unknown keys make them arbitrarily large.
    template <class Element> static Layout layoutOf(const Element& element) {
        constexpr bool isSmall = std::is_same_v<Element, Player> || std::is_same_v<Element, PieceWall> ||
                                 std::is_same_v<Element, WallOpening> || std::is_same_v<Element, Weapon> ||
                                 std::is_same_v<Element, Overruling> || std::is_same_v<Element, WallRuling>;
        return isSmall && element.unknown.isEmpty() ? Layout::Line : Layout::Block;
    }

    JsonWriter m_json;
};

void ScenarioWriter::text(const char* name, const QString& value) {
    if (!value.isEmpty()) {
        key(name);
        m_json.string(value);
    }
}

void ScenarioWriter::texts(const char* name, const QStringList& values) {
    if (values.isEmpty()) {
        return;
    }
    key(name);
    m_json.list(Layout::Line, values, [&](const QString& value) { m_json.string(value); });
}

void ScenarioWriter::flag(const char* name, std::optional<bool> value) {
    if (value) {
        key(name);
        m_json.boolean(*value);
    }
}

void ScenarioWriter::flag(const char* name, bool value, bool usual) {
    if (value != usual) {
        key(name);
        m_json.boolean(value);
    }
}

void ScenarioWriter::length(Length length, Unit unit) {
    m_json.number(unit == Unit::Inches ? length.inches() : length.millimeters());
}

void ScenarioWriter::length(const char* name, Length length, Unit unit) {
    key(name);
    this->length(length, unit);
}

void ScenarioWriter::point(Point point, Unit unit) {
    m_json.beginList(Layout::Line);
    length(point.x, unit);
    length(point.y, unit);
    m_json.endList();
}

void ScenarioWriter::points(const std::vector<Point>& points, Unit unit) {
    m_json.list(Layout::Line, points, [&](const Point p) { point(p, unit); });
}

void ScenarioWriter::table(const Table& table) {
    key("table");
    m_json.beginObject(table.unknown.isEmpty() ? Layout::Line : Layout::Block);
    length("width", table.width);
    length("height", table.height);
    unknown(table.unknown);
    m_json.endObject();
}

void ScenarioWriter::player(const Player& player) {
    key("id");
    m_json.string(player.id.value);
    text("name", player.name);
    text("colour", player.color);
}

void ScenarioWriter::polygon(const char* name, const Polygon& polygon) {
    key(name);
    points(polygon.outline(), Unit::Inches);
    if (!polygon.holes().empty()) {
        key("holes");
        m_json.beginList(Layout::Line);
        for (const geometry::Ring& hole : polygon.holes()) {
            points(hole, Unit::Inches);
        }
        m_json.endList();
    }
}

void ScenarioWriter::outline(const Piece& piece) {
    if (const auto* wall = std::get_if<Wall>(&piece.outline)) {
        key("polyline");
        points(wall->vertices(), Unit::Inches);
    } else {
        polygon("footprint", std::get<Polygon>(piece.outline));
    }
}

/// A wall that got a corner since has no sides.
void ScenarioWriter::blocksFrom(std::optional<WallSide> side, const Wall& wall) {
    if (side && wall.vertices().size() == 2) {
        text("blocks_from", *side == WallSide::Left ? QStringLiteral("left") : QStringLiteral("right"));
    }
}

void ScenarioWriter::pieceWall(const PieceWall& wall) {
    key("polyline");
    points(wall.polyline.vertices(), Unit::Inches);
    text("kind", wall.kind);
    flag("blocks_sight", wall.blocksSight, true);
    flag("blocks_fire", wall.blocksFire);
    blocksFrom(wall.blocksFrom, wall.polyline);
    if (wall.height) {
        length("height", *wall.height);
    }
    if (!wall.openings.empty()) {
        list("openings", wall.openings, &ScenarioWriter::opening);
    }
}

void ScenarioWriter::opening(const WallOpening& opening) {
    length("from_in", opening.from);
    length("to_in", opening.to);
    length("sill_in", opening.sill);
    length("top_in", opening.top);
}

void ScenarioWriter::piece(const Piece& piece) {
    key("id");
    m_json.string(piece.id.value);
    text("name", piece.name);
    text("kind", piece.kind);
    outline(piece);
    if (piece.elevation != Length{}) {
        length("elevation", piece.elevation);
    }
    if (piece.height) {
        length("height", *piece.height);
    }
    if (piece.heightClass) {
        switch (*piece.heightClass) {
        case HeightClass::Low: text("height_class", QStringLiteral("low")); break;
        case HeightClass::Medium: text("height_class", QStringLiteral("medium")); break;
        case HeightClass::Tall: text("height_class", QStringLiteral("tall")); break;
        }
    }
    texts("traits", piece.traits);
    text("group", piece.group);
    text("parent", piece.parent);
    flag("locked", piece.locked, false);
    text("cluster", piece.cluster);
    number("size", piece.size);
    if (const auto* wall = std::get_if<Wall>(&piece.outline)) {
        blocksFrom(piece.blocksFrom, *wall);
    }
    if (!piece.walls.empty()) {
        list("walls", piece.walls, &ScenarioWriter::pieceWall);
    }
    if (!piece.openings.empty()) {
        list("openings", piece.openings, &ScenarioWriter::opening);
    }
}

void ScenarioWriter::base(const char* name, const geometry::Footprint& base, const UnknownKeys& unknownOfElement) {
    const UnknownKeys unknownOfBase = unknownOfElement.value(QLatin1String{name}).toObject();
    const auto& shape = base.shape();
    const auto twoSizes = [&](const QString& shapeName, const auto& sizes) {
        text("shape", shapeName);
        length("length_mm", sizes.length, Unit::Millimeters);
        length("width_mm", sizes.width, Unit::Millimeters);
    };
    key(name);
    m_json.beginObject(unknownOfBase.isEmpty() ? Layout::Line : Layout::Block);
    if (const auto* round = std::get_if<geometry::RoundBase>(&shape)) {
        text("shape", QStringLiteral("round"));
        length("diameter_mm", round->diameter, Unit::Millimeters);
    } else if (const auto* oval = std::get_if<geometry::OvalBase>(&shape)) {
        twoSizes(QStringLiteral("oval"), *oval);
    } else if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&shape)) {
        twoSizes(QStringLiteral("rectangle"), *rectangle);
    } else {
        text("shape", QStringLiteral("hull"));
        key("outline_mm");
        points(std::get<geometry::HullOutline>(shape).outline.outline(), Unit::Millimeters);
    }
    unknown(unknownOfBase);
    m_json.endObject();
}

void ScenarioWriter::body(const Body& body) {
    key("body");
    m_json.beginObject();
    base("smallest", body.smallest, body.unknown);
    base("largest", body.largest, body.unknown);
    UnknownKeys others = body.unknown;
    others.remove(QStringLiteral("smallest"));
    others.remove(QStringLiteral("largest"));
    unknown(others);
    m_json.endObject();
}

void ScenarioWriter::arc(const PrintedArc& arc) {
    key("arc");
    m_json.beginObject(arc.unknown.isEmpty() ? Layout::Line : Layout::Block);
    number("degrees", std::optional{arc.degrees});
    number("turn", std::optional{arc.turn.degrees()});
    unknown(arc.unknown);
    m_json.endObject();
}

void ScenarioWriter::weapon(const Weapon& weapon) {
    text("name", weapon.name);
    if (!weapon.type.isEmpty()) {
        text("type", weapon.type);
    }
    if (weapon.range) {
        length("range_in", *weapon.range);
    }
    if (weapon.minRange != Length{}) {
        length("min_range_in", weapon.minRange);
    }
    if (weapon.hasPrintedArc) {
        text("arc", QStringLiteral("printed"));
    } else if (weapon.arc) {
        arc(*weapon.arc);
    }
    if (weapon.line != WeaponLine::Both) {
        text("kind", weapon.line == WeaponLine::Sight ? QStringLiteral("sight") : QStringLiteral("fire"));
    }
}

void ScenarioWriter::model(const Model& model) {
    key("id");
    m_json.string(model.id.value);
    text("name", model.name);
    text("player", model.player.value);
    text("unit", model.unit);
    base("base", model.base, model.unknown);
    if (model.body) {
        body(*model.body);
    }
    key("position");
    point(model.position, Unit::Inches);
    if (model.facing != geometry::Angle{}) {
        key("facing");
        m_json.number(model.facing.degrees());
    }
    if (model.elevation != Length{}) {
        length("elevation", model.elevation);
    }
    length("height", model.height);
    if (model.eyeHeight) {
        length("eye_height", *model.eyeHeight);
    }
    texts("keywords", model.keywords);
    flag("locked", model.locked, false);
    text("cluster", model.cluster);
    number("size", model.size);
    number("wounds", model.wounds);
    number("max_wounds", model.maxWounds);
    texts("states", model.states);
    if (model.arc) {
        arc(*model.arc);
    }
    if (model.dot) {
        key("dot_mm");
        point(*model.dot, Unit::Millimeters);
    }
    if (!model.weapons.empty()) {
        list("weapons", model.weapons, &ScenarioWriter::weapon);
    }
}

void ScenarioWriter::zone(const Zone& zone) {
    key("id");
    m_json.string(zone.id.value);
    text("name", zone.name);
    text("player", zone.player.value);
    text("kind", zone.kind);
    polygon("polygon", zone.polygon);
}

void ScenarioWriter::objective(const Objective& objective) {
    key("id");
    m_json.string(objective.id.value);
    text("name", objective.name);
    key("position");
    point(objective.position, Unit::Inches);
    base("base", objective.base, objective.unknown);
}

void ScenarioWriter::label(const Label& label) {
    key("id");
    m_json.string(label.id.value);
    text("text", label.text);
    key("position");
    point(label.position, Unit::Inches);
    if (label.turn != geometry::Angle{}) {
        key("angle");
        m_json.number(label.turn.degrees());
    }
    length("size_in", label.size);
}

void ScenarioWriter::pair(const SightPair& pair) {
    key("from");
    m_json.string(pair.observer.value);
    key("to");
    m_json.string(pair.target.value);
}

void ScenarioWriter::note(const JudgeNote& by) {
    key("judge");
    m_json.string(by.judge);
    key("note");
    m_json.string(by.note);
    text("time", by.time);
}

void ScenarioWriter::overruling(const Overruling& overruling) {
    pair(overruling.pair);
    text("rules", overruling.rules);
    flag("visible", std::optional{overruling.visible});
    if (overruling.cover) {
        key("cover");
        m_json.string(*overruling.cover);
    }
    note(overruling.by);
    if (overruling.madeFor) {
        key("made_for");
        m_json.beginObject(Layout::Line);
        stance("from", overruling.madeFor->observer);
        stance("to", overruling.madeFor->target);
        text("terrain", overruling.madeFor->terrain);
        m_json.endObject();
    }
}

void ScenarioWriter::stance(const char* name, const Stance& stance) {
    key(name);
    m_json.beginObject(Layout::Line);
    key("position");
    point(stance.position, Unit::Inches);
    if (stance.facing != geometry::Angle{}) {
        key("facing");
        m_json.number(stance.facing.degrees());
    }
    if (stance.elevation != Length{}) {
        length("elevation", stance.elevation);
    }
    m_json.endObject();
}

void ScenarioWriter::wallRuling(const WallRuling& ruling) {
    key("piece");
    m_json.string(ruling.piece.value);
    number("wall", ruling.wall);
    flag("blocks_sight", ruling.blocksSight);
    flag("blocks_fire", ruling.blocksFire);
    if (ruling.kind) {
        key("kind");
        m_json.string(*ruling.kind);
    }
    if (ruling.pair) {
        pair(*ruling.pair);
    }
    text("rules", ruling.rules);
    note(ruling.by);
}

QByteArray ScenarioWriter::write(const Scenario& scenario) {
    m_json.beginObject();
    text("format", QStringLiteral("sightline-scenario"));
    key("version");
    m_json.number(1);
    text("name", scenario.name);
    text("description", scenario.description);
    table(scenario.table);
    key("rules");
    if (const auto* id = std::get_if<QString>(&scenario.rules)) {
        m_json.string(*id);
    } else {
        json(std::get<QJsonObject>(scenario.rules));
    }
    list("players", scenario.players, &ScenarioWriter::player);
    list("terrain", scenario.terrain, &ScenarioWriter::piece);
    list("models", scenario.models, &ScenarioWriter::model);
    list("zones", scenario.zones, &ScenarioWriter::zone);
    list("objectives", scenario.objectives, &ScenarioWriter::objective);
    if (!scenario.reserves.empty()) {
        list("reserves", scenario.reserves, &ScenarioWriter::model);
    }
    if (!scenario.labels.empty()) {
        list("labels", scenario.labels, &ScenarioWriter::label);
    }
    if (!scenario.overrulings.empty()) {
        list("overrulings", scenario.overrulings, &ScenarioWriter::overruling);
    }
    if (!scenario.wallRulings.empty()) {
        list("wall_rulings", scenario.wallRulings, &ScenarioWriter::wallRuling);
    }
    if (!scenario.log.isEmpty()) {
        writeQuestionLog(m_json, scenario.log);
    }
    if (scenario.vision) {
        writeVision(m_json, *scenario.vision,
                    {[this](const Piece& one) { whole(one, &ScenarioWriter::piece); },
                     [this](const Model& one) { whole(one, &ScenarioWriter::model); },
                     [this](const Objective& one) { whole(one, &ScenarioWriter::objective); },
                     [this](const Polygon& one) { polygon("polygon", one); }});
    }
    if (scenario.photo) {
        writeTablePhoto(m_json, *scenario.photo);
    }
    unknown(scenario.unknown);
    m_json.endObject();
    return m_json.text();
}

} // namespace

QByteArray writeScenario(const Scenario& scenario) { return ScenarioWriter{}.write(scenario); }

} // namespace sightline::scenarios
