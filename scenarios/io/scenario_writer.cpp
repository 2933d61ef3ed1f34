#include "scenarios/io/scenario_file.h"

#include <QJsonArray>

#include <array>
#include <charconv>
#include <cmath>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Wall;

enum class Unit { Inches, Millimeters };

QByteArray numberText(double value) {
    std::array<char, 512> buffer{};
    const double size = std::abs(value);
    const bool plain = size == 0.0 || (size >= 1e-9 && size < 1e17);
    const auto end = plain ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value + 0.0, std::chars_format::fixed)
                           : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end.ptr - buffer.data()};
}

QByteArray lengthText(Length length, Unit unit) {
    return numberText(unit == Unit::Inches ? length.inches() : length.millimeters());
}

QByteArray quoted(const QString& text) {
    QByteArray out{"\""};
    for (const char c : text.toUtf8()) {
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (static_cast<unsigned char>(c) < 0x20) {
                out += "\\u00" + QByteArray::number(static_cast<int>(c), 16).rightJustified(2, '0');
            } else {
                out += c;
            }
        }
    }
    return out + '"';
}

QByteArray quotedList(const QStringList& texts) {
    QByteArray out{"["};
    for (const QString& text : texts) {
        out += (out.size() > 1 ? ", " : "") + quoted(text);
    }
    return out + ']';
}

QByteArray pointText(Point point, Unit unit) {
    return '[' + lengthText(point.x, unit) + ", " + lengthText(point.y, unit) + ']';
}

QByteArray pointsText(const std::vector<Point>& points, Unit unit) {
    QByteArray out{"["};
    for (const Point point : points) {
        out += (out.size() > 1 ? ", " : "") + pointText(point, unit);
    }
    return out + ']';
}

QByteArray ringsText(const std::vector<geometry::Ring>& rings) {
    QByteArray out{"["};
    for (const geometry::Ring& ring : rings) {
        out += (out.size() > 1 ? ", " : "") + pointsText(ring, Unit::Inches);
    }
    return out + ']';
}

bool holdsObject(const QJsonValue& value) {
    if (!value.isArray()) {
        return value.isObject();
    }
    const QJsonArray list = value.toArray();
    return std::any_of(list.begin(), list.end(), [](const QJsonValue& entry) { return holdsObject(entry); });
}

/// A value of a key that is not known: objects one key a line, lists without objects in one line.
QByteArray valueText(const QJsonValue& value, int indent) {
    const QByteArray inner(2 * (indent + 1), ' ');
    const QByteArray outer(2 * indent, ' ');
    switch (value.type()) {
    case QJsonValue::Bool: return value.toBool() ? "true" : "false";
    case QJsonValue::Double: {
        const QVariant number = value.toVariant();
        return number.typeId() == QMetaType::LongLong ? QByteArray::number(number.toLongLong()) : numberText(number.toDouble());
    }
    case QJsonValue::String: return quoted(value.toString());
    case QJsonValue::Array: {
        const QJsonArray list = value.toArray();
        const bool inLines = holdsObject(value);
        QByteArray out{"["};
        for (const QJsonValue& entry : list) {
            out += out.size() > 1 ? (inLines ? "," : ", ") : "";
            out += (inLines ? '\n' + inner : QByteArray{}) + valueText(entry, indent + 1);
        }
        return out + (inLines ? '\n' + outer : QByteArray{}) + ']';
    }
    case QJsonValue::Object: {
        const QJsonObject object = value.toObject();
        if (object.isEmpty()) {
            return "{}";
        }
        QByteArray out{"{"};
        for (auto member = object.begin(); member != object.end(); ++member) {
            out += (out.size() > 1 ? "," : "") + ('\n' + inner) + quoted(member.key()) + ": " + valueText(member.value(), indent + 1);
        }
        return out + '\n' + outer + '}';
    }
    default: return "null";
    }
}

/// The members of one object, in the order they are added.
class ObjectWriter {
public:
    /// `indent`: of the line the object begins in.
    explicit ObjectWriter(int indent) : m_indent{indent} {}

    void add(const char* key, const QByteArray& text) { m_members.push_back({quoted(QString::fromLatin1(key)), text}); }
    void addText(const char* key, const QString& text) {
        if (!text.isEmpty()) {
            add(key, quoted(text));
        }
    }
    void addUnknown(const QJsonObject& unknown, const QString& except = {}) {
        for (auto member = unknown.begin(); member != unknown.end(); ++member) {
            if (member.key() != except) {
                m_members.push_back({quoted(member.key()), valueText(member.value(), m_indent + 1)});
            }
        }
    }

    [[nodiscard]] QByteArray inLines() const { return joined("{\n" + spaces(m_indent + 1), ",\n" + spaces(m_indent + 1), '\n' + spaces(m_indent) + '}'); }
    [[nodiscard]] QByteArray inOneLine() const { return joined("{ ", ", ", " }"); }

private:
    struct Member {
        QByteArray key;
        QByteArray text;
    };

    static QByteArray spaces(int indent) { return QByteArray(2 * indent, ' '); }
    [[nodiscard]] QByteArray joined(const QByteArray& open, const QByteArray& between, const QByteArray& close) const {
        QByteArray out;
        for (const Member& member : m_members) {
            out += (out.isEmpty() ? open : between) + member.key + ": " + member.text;
        }
        return out.isEmpty() ? QByteArray{"{}"} : out + close;
    }

    int m_indent;
    std::vector<Member> m_members;
};

template <class Things, class WriteOne>
QByteArray listText(const Things& things, int indent, WriteOne&& writeOne) {
    const QByteArray inner(2 * (indent + 1), ' ');
    QByteArray out;
    for (const auto& thing : things) {
        out += (out.isEmpty() ? "[\n" : ",\n") + inner + writeOne(thing);
    }
    return out.isEmpty() ? QByteArray{"[]"} : out + '\n' + QByteArray(2 * indent, ' ') + ']';
}

QByteArray baseText(const geometry::Footprint& base, const QJsonObject& unknownOfThing) {
    ObjectWriter writer{3};
    const auto& shape = base.shape();
    const auto twoSizes = [&](const char* name, const auto& sizes) {
        writer.addText("shape", QString::fromLatin1(name));
        writer.add("length_mm", lengthText(sizes.length, Unit::Millimeters));
        writer.add("width_mm", lengthText(sizes.width, Unit::Millimeters));
    };
    if (const auto* round = std::get_if<geometry::RoundBase>(&shape)) {
        writer.addText("shape", QStringLiteral("round"));
        writer.add("diameter_mm", lengthText(round->diameter, Unit::Millimeters));
    } else if (const auto* oval = std::get_if<geometry::OvalBase>(&shape)) {
        twoSizes("oval", *oval);
    } else if (const auto* rectangle = std::get_if<geometry::RectangleBase>(&shape)) {
        twoSizes("rectangle", *rectangle);
    } else if (const auto* hull = std::get_if<geometry::HullOutline>(&shape)) {
        writer.addText("shape", QStringLiteral("hull"));
        writer.add("outline_mm", pointsText(hull->outline.outline(), Unit::Millimeters));
    }
    const QJsonObject unknown = unknownOfThing.value(QStringLiteral("base")).toObject();
    writer.addUnknown(unknown);
    return unknown.isEmpty() ? writer.inOneLine() : writer.inLines();
}

QByteArray playerText(const Player& player) {
    ObjectWriter writer{2};
    writer.add("id", quoted(player.id.value));
    writer.addText("name", player.name);
    writer.addText("colour", player.colour);
    writer.addUnknown(player.unknown);
    return player.unknown.isEmpty() ? writer.inOneLine() : writer.inLines();
}

QByteArray wallText(const PieceWall& wall) {
    ObjectWriter writer{4};
    writer.add("polyline", pointsText(wall.polyline.vertices(), Unit::Inches));
    writer.addText("kind", wall.kind);
    if (!wall.blocksSight) {
        writer.add("blocks_sight", "false");
    }
    if (wall.height) {
        writer.add("height", lengthText(*wall.height, Unit::Inches));
    }
    writer.addUnknown(wall.unknown);
    return wall.unknown.isEmpty() ? writer.inOneLine() : writer.inLines();
}

QByteArray heightClassText(HeightClass heightClass) {
    switch (heightClass) {
    case HeightClass::Low: return "\"low\"";
    case HeightClass::Medium: return "\"medium\"";
    case HeightClass::Tall: return "\"tall\"";
    }
    return {};
}

QByteArray pieceText(const Piece& piece) {
    ObjectWriter writer{2};
    writer.add("id", quoted(piece.id.value));
    writer.addText("name", piece.name);
    writer.addText("kind", piece.kind);
    if (const auto* polygon = std::get_if<Polygon>(&piece.outline)) {
        writer.add("footprint", pointsText(polygon->outline(), Unit::Inches));
        if (!polygon->holes().empty()) {
            writer.add("holes", ringsText(polygon->holes()));
        }
    } else if (const auto* wall = std::get_if<Wall>(&piece.outline)) {
        writer.add("polyline", pointsText(wall->vertices(), Unit::Inches));
    }
    if (piece.elevation != Length{}) {
        writer.add("elevation", lengthText(piece.elevation, Unit::Inches));
    }
    if (piece.height) {
        writer.add("height", lengthText(*piece.height, Unit::Inches));
    }
    if (piece.heightClass) {
        writer.add("height_class", heightClassText(*piece.heightClass));
    }
    if (!piece.traits.isEmpty()) {
        writer.add("traits", quotedList(piece.traits));
    }
    writer.addText("group", piece.group);
    writer.addText("parent", piece.parent);
    if (piece.locked) {
        writer.add("locked", "true");
    }
    if (!piece.walls.empty()) {
        writer.add("walls", listText(piece.walls, 3, wallText));
    }
    writer.addUnknown(piece.unknown);
    return writer.inLines();
}

QByteArray modelText(const Model& model) {
    ObjectWriter writer{2};
    writer.add("id", quoted(model.id.value));
    writer.addText("name", model.name);
    writer.addText("player", model.player.value);
    writer.addText("unit", model.unit);
    writer.add("base", baseText(model.base, model.unknown));
    writer.add("position", pointText(model.position, Unit::Inches));
    if (model.facing != geometry::Angle{}) {
        writer.add("facing", numberText(model.facing.degrees()));
    }
    if (model.elevation != Length{}) {
        writer.add("elevation", lengthText(model.elevation, Unit::Inches));
    }
    writer.add("height", lengthText(model.height, Unit::Inches));
    if (!model.keywords.isEmpty()) {
        writer.add("keywords", quotedList(model.keywords));
    }
    if (model.locked) {
        writer.add("locked", "true");
    }
    writer.addUnknown(model.unknown, QStringLiteral("base"));
    return writer.inLines();
}

QByteArray zoneText(const Zone& zone) {
    ObjectWriter writer{2};
    writer.add("id", quoted(zone.id.value));
    writer.addText("name", zone.name);
    writer.addText("player", zone.player.value);
    writer.addText("kind", zone.kind);
    writer.add("polygon", pointsText(zone.polygon.outline(), Unit::Inches));
    if (!zone.polygon.holes().empty()) {
        writer.add("holes", ringsText(zone.polygon.holes()));
    }
    writer.addUnknown(zone.unknown);
    return writer.inLines();
}

QByteArray objectiveText(const Objective& objective) {
    ObjectWriter writer{2};
    writer.add("id", quoted(objective.id.value));
    writer.addText("name", objective.name);
    writer.add("position", pointText(objective.position, Unit::Inches));
    writer.add("base", baseText(objective.base, objective.unknown));
    writer.addUnknown(objective.unknown, QStringLiteral("base"));
    return writer.inLines();
}

QByteArray tableText(const Table& table) {
    ObjectWriter writer{1};
    writer.add("width", lengthText(table.width, Unit::Inches));
    writer.add("height", lengthText(table.height, Unit::Inches));
    writer.addUnknown(table.unknown);
    return table.unknown.isEmpty() ? writer.inOneLine() : writer.inLines();
}

} // namespace

QByteArray writeScenario(const Scenario& scenario) {
    ObjectWriter writer{0};
    writer.addText("format", QStringLiteral("sightline-scenario"));
    writer.add("version", "1");
    writer.addText("name", scenario.name);
    writer.add("table", tableText(scenario.table));
    const auto* rulesId = std::get_if<QString>(&scenario.rules);
    writer.add("rules", rulesId ? quoted(*rulesId) : valueText(std::get<QJsonObject>(scenario.rules), 1));
    writer.add("players", listText(scenario.players, 1, playerText));
    writer.add("terrain", listText(scenario.terrain, 1, pieceText));
    writer.add("models", listText(scenario.models, 1, modelText));
    writer.add("zones", listText(scenario.zones, 1, zoneText));
    writer.add("objectives", listText(scenario.objectives, 1, objectiveText));
    writer.addUnknown(scenario.unknown);
    return writer.inLines() + '\n';
}

} // namespace sightline::scenarios
