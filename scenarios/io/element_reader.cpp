#include "scenarios/io/element_reader.h"

#include "scenarios/edits/support.h"
#include "scenarios/edits/tape_lines.h"
#include "scenarios/io/weapon_reader.h"
#include "scenarios/judge/bodies.h"
#include "scenarios/model/color.h"
#include "scenarios/model/objective_base.h"

#include <cmath>

namespace sightline::scenarios {

using geometry::Footprint;
using geometry::Length;
using geometry::Point;
using Value = JsonItem;

namespace {

constexpr double kLargestSize = 1000.0;
constexpr double kMaxWounds = 1000.0;

QString quotedName(const QString& text) { return u'"' + text + u'"'; }

/// Returns the unknown keys of an element with those of its base under "base", where they are written back.
QJsonObject withBaseKeys(QJsonObject unknown, const QJsonObject& unknownOfBase) {
    if (!unknownOfBase.isEmpty()) {
        unknown.insert(QStringLiteral("base"), unknownOfBase);
    }
    return unknown;
}

} // namespace

QString ElementReader::id(ObjectReader& reader) {
    const Value value = reader.required("id");
    const auto id = reader.text(value);
    if (!id) {
        return {};
    }
    if (id->isEmpty()) {
        reader.error(value, {QStringLiteral("empty-id"), QStringLiteral("an id"), QStringLiteral("an empty text"),
                             QStringLiteral("An id must not be empty.")});
        return {};
    }
    if (m_isMemory) {
        return *id;
    }
    if (const auto before = m_ids.constFind(*id); before != m_ids.constEnd()) {
        const TextPosition place = before->position();
        reader.error(value, {QStringLiteral("duplicate-id"),
                             QStringLiteral("an id that nothing else has"),
                             quotedName(*id),
                             QStringLiteral("The id %1 is taken: it stands at %2 (line %3, column %4) too.")
                                 .arg(quotedName(*id), before->path())
                                 .arg(place.line)
                                 .arg(place.column),
                             {*id}});
    } else {
        m_ids.insert(*id, value);
    }
    return *id;
}

PlayerId ElementReader::playerReference(ObjectReader& reader) {
    const Value value = reader.member("player");
    const QString player = reader.text(value).value_or(QString{});
    if (!player.isEmpty() && !m_players.contains(player)) {
        reader.error(value, {QStringLiteral("unknown-player"), QStringLiteral("the id of a player in \"players\""),
                             quotedName(player), QStringLiteral("Unknown player: %1.").arg(quotedName(player))});
    }
    return {player};
}

Player ElementReader::player(ObjectReader& reader) {
    Player player;
    player.id = {id(reader)};
    m_players.insert(player.id.value, true);
    player.name = reader.text("name");
    const Value color = reader.member("colour");
    player.color = reader.text(color).value_or(QString{});
    if (color.isText() && !isColor(player.color)) {
        reader.reject(color, "bad-colour", QStringLiteral("a color \"#rrggbb\""),
                      QStringLiteral("A color is written as \"#rrggbb\"; found %1."));
    }
    player.unknown = reader.unknownKeys();
    return player;
}

std::optional<HeightClass> ElementReader::heightClass(ObjectReader& reader) {
    const Value value = reader.member("height_class");
    const auto word = reader.text(value);
    if (!word) {
        return {};
    }
    if (*word == QStringLiteral("low")) {
        return HeightClass::Low;
    }
    if (*word == QStringLiteral("medium")) {
        return HeightClass::Medium;
    }
    if (*word == QStringLiteral("tall")) {
        return HeightClass::Tall;
    }
    reader.reject(value, "unknown-height-class", QStringLiteral("\"low\", \"medium\" or \"tall\""),
                  QStringLiteral("A height class is \"low\", \"medium\" or \"tall\"; found %1."));
    return {};
}

void ElementReader::readOutline(ObjectReader& reader, Piece& piece) {
    const Value footprint = reader.member("footprint");
    const Value polyline = reader.member("polyline");
    if (footprint.isThere() && polyline.isThere()) {
        reader.error(polyline,
                     {QStringLiteral("two-outlines"), QStringLiteral("\"footprint\" or \"polyline\""),
                      QStringLiteral("both"),
                      QStringLiteral("A piece has a \"footprint\" or, as a wall, a \"polyline\"; this one has both.")});
    } else if (!footprint.isThere() && !polyline.isThere()) {
        reader.error(
            reader.item(),
            {QStringLiteral("missing-key"), QStringLiteral("the key \"footprint\" or \"polyline\""),
             QStringLiteral("neither"),
             QStringLiteral("A piece needs a \"footprint\" or, as a wall, a \"polyline\"; this one has neither.")});
    }
    if (footprint.isThere()) {
        const QString name = piece.id.isEmpty() ? QStringLiteral("The footprint")
                                                : QStringLiteral("The footprint of %1").arg(quotedName(piece.id.value));
        if (auto polygon = m_outlines.polygon(reader, footprint, reader.member("holes"), name)) {
            piece.outline = std::move(*polygon);
        }
    } else if (polyline.isThere()) {
        if (auto wall = m_outlines.wall(reader, polyline)) {
            piece.outline = std::move(*wall);
            piece.openings = openings(reader);
            piece.blocksFrom = blocksFrom(reader, std::get_if<geometry::Wall>(&piece.outline));
        }
    }
}

std::vector<WallOpening> ElementReader::openings(ObjectReader& wall) {
    std::vector<WallOpening> openings;
    for (auto& reader : wall.objects("openings", QStringLiteral("an opening of a wall"))) {
        const auto from = reader.inches(reader.required("from_in"), Range::NotNegative);
        const auto to = reader.inches(reader.required("to_in"), Range::Positive);
        const auto sill = reader.inches(reader.required("sill_in"), Range::NotNegative);
        const auto top = reader.inches(reader.required("top_in"), Range::Positive);
        QJsonObject unknown = reader.unknownKeys();
        if (!from || !to || !sill || !top) {
            continue;
        }
        if (*from >= *to || *sill >= *top) {
            reader.error(
                reader.item(),
                {QStringLiteral("empty-opening"),
                 QStringLiteral("\"from_in\" below \"to_in\" and \"sill_in\" below \"top_in\""),
                 reader.item().description(),
                 QStringLiteral("An opening needs a width and a height above 0: \"from_in\" below \"to_in\" and "
                                "\"sill_in\" below \"top_in\".")});
            continue;
        }
        openings.push_back({*from, *to, *sill, *top, std::move(unknown)});
    }
    return openings;
}

std::optional<WallSide> ElementReader::blocksFrom(ObjectReader& reader, const geometry::Wall* wall) {
    const Value value = reader.member("blocks_from");
    const auto word = reader.text(value);
    if (!word) {
        return {};
    }
    const bool isLeft = *word == QStringLiteral("left");
    if ((isLeft || *word == QStringLiteral("right")) && wall && wall->vertices().size() == 2) {
        return isLeft ? WallSide::Left : WallSide::Right;
    }
    reader.reject(
        value, "bad-wall-side", QStringLiteral("\"left\" or \"right\", of a wall of two points"),
        QStringLiteral("A one-way wall has two points and blocks from its \"left\" or its \"right\"; found %1."));
    return {};
}

std::optional<PieceWall> ElementReader::pieceWall(ObjectReader& reader) {
    auto polyline = m_outlines.wall(reader, reader.required("polyline"));
    QString kind = reader.text("kind");
    const bool blocksSight = reader.flag("blocks_sight", true);
    const auto blocksFire = reader.boolean("blocks_fire");
    const auto height = reader.inches(reader.member("height"), Range::NotNegative);
    std::vector<WallOpening> openings = this->openings(reader);
    const auto from = blocksFrom(reader, polyline ? &*polyline : nullptr);
    QJsonObject unknown = reader.unknownKeys();
    if (!polyline) {
        return {};
    }
    return PieceWall{std::move(*polyline), std::move(kind),     blocksSight, height,
                     std::move(unknown),   std::move(openings), blocksFire,  from};
}

Piece ElementReader::piece(ObjectReader& reader) {
    Piece piece;
    piece.id = {id(reader)};
    piece.name = reader.text("name");
    piece.kind = reader.text("kind");
    readOutline(reader, piece);
    piece.elevation = reader.inches(reader.member("elevation"), Range::Any).value_or(Length{});
    piece.height = reader.inches(reader.member("height"), Range::NotNegative);
    piece.heightClass = heightClass(reader);
    piece.traits = reader.texts(reader.member("traits")).value_or(QStringList{});
    piece.group = reader.text("group");
    const Value parent = reader.member("parent");
    piece.parent = reader.text(parent).value_or(QString{});
    if (!piece.parent.isEmpty() && !m_isMemory) {
        m_parents.emplace_back(parent, piece.parent);
    }
    piece.locked = reader.flag("locked");
    piece.size = size(reader);
    for (auto& entry : reader.objects("walls", QStringLiteral("a wall of a piece"))) {
        if (auto wall = pieceWall(entry)) {
            piece.walls.push_back(std::move(*wall));
        }
    }
    piece.cluster = reader.text("cluster");
    const Value tapes = reader.member(kTapeLinesKey);
    const bool hasTapes = reader.list(tapes).has_value();
    piece.unknown = reader.unknownKeys();
    if (hasTapes) {
        piece.unknown.insert(QLatin1String{kTapeLinesKey}, tapes.toJson());
    }
    return piece;
}

void ElementReader::readBase(ObjectReader& parent, const Value& value, Footprint& base, QJsonObject& unknownOfBase) {
    if (auto shape = readShape(parent, value, unknownOfBase)) {
        base = std::move(*shape);
    }
}

std::optional<Footprint>
ElementReader::readShape(ObjectReader& parent, const Value& value, QJsonObject& unknownOfBase) {
    auto opened = parent.object(value, QStringLiteral("a base"));
    if (!opened) {
        return {};
    }
    ObjectReader& reader = *opened;
    const Value shapeValue = reader.required("shape");
    const auto shape = reader.text(shapeValue);
    if (!shape) {
        return {};
    }
    tl::expected<Footprint, geometry::Error> made = tl::unexpected{geometry::Error{}};
    Value sizes = value;
    if (*shape == QStringLiteral("round")) {
        if (const auto diameter = reader.millimeters(reader.required("diameter_mm"), Range::Positive)) {
            made = Footprint::round(*diameter);
        }
    } else if (*shape == QStringLiteral("oval") || *shape == QStringLiteral("rectangle")) {
        const auto length = reader.millimeters(reader.required("length_mm"), Range::Positive);
        const auto width = reader.millimeters(reader.required("width_mm"), Range::Positive);
        if (length && width) {
            const bool isOval = *shape == QStringLiteral("oval");
            made = isOval ? Footprint::oval(*length, *width) : Footprint::rectangle(*length, *width);
            if (isOval && *length < *width) { // a rectangle may be a regiment, which faces along its short side
                reader.warning(reader.item(),
                               {QStringLiteral("length-below-width"), QStringLiteral("a length of at least the width"),
                                QStringLiteral("a length of %1 mm and a width of %2 mm")
                                    .arg(length->millimeters())
                                    .arg(width->millimeters()),
                                QStringLiteral("The base is wider than long: length is the axis along the facing, so "
                                               "it faces along its short axis.")});
            }
        }
    } else if (*shape == QStringLiteral("hull")) {
        sizes = reader.required("outline_mm");
        if (const auto outline = m_outlines.points(reader, sizes, OutlineReader::Unit::Millimeters)) {
            made = Footprint::hull(*outline);
            if (!made) {
                m_outlines.report(reader, sizes, made.error(), QStringLiteral("The hull outline"));
            }
        }
    } else {
        reader.reject(shapeValue, "unknown-shape", QStringLiteral("\"round\", \"oval\", \"rectangle\" or \"hull\""),
                      QStringLiteral("A base is \"round\", \"oval\", \"rectangle\" or a \"hull\"; found %1."));
        return {};
    }
    unknownOfBase = reader.unknownKeys();
    return made ? std::optional{std::move(*made)} : std::nullopt;
}

std::optional<Body> ElementReader::body(ObjectReader& model) {
    auto opened = model.object("body", QStringLiteral("a body"));
    if (!opened) {
        return {};
    }
    ObjectReader& reader = *opened;
    QJsonObject unknownOfReadings;
    const auto reading = [&](const char* key) -> std::optional<Footprint> {
        QJsonObject unknown;
        auto made = readShape(reader, reader.required(key), unknown);
        if (!unknown.isEmpty()) {
            unknownOfReadings.insert(QLatin1String{key}, unknown);
        }
        return made;
    };
    const auto smallest = reading("smallest");
    const auto largest = reading("largest");
    Body body{smallest.value_or(Footprint{}), largest.value_or(Footprint{}), reader.unknownKeys()};
    for (auto key = unknownOfReadings.constBegin(); key != unknownOfReadings.constEnd(); ++key) {
        body.unknown.insert(key.key(), key.value());
    }
    if (!smallest || !largest) {
        return {};
    }
    if (!liesWithin(*smallest, *largest)) {
        reader.error(reader.member("smallest"),
                     {QStringLiteral("smallest-beyond-largest"), QStringLiteral("a shape that lies within \"largest\""),
                      reader.member("smallest").description(),
                      QStringLiteral("The smallest reading of a body lies within its largest; this one reaches beyond "
                                     "it.")});
        return {};
    }
    return body;
}

std::optional<double> ElementReader::size(ObjectReader& reader) { return reader.number("size", 0.0, kLargestSize); }

std::optional<int> ElementReader::wounds(ObjectReader& reader, const char* key) {
    const auto number = reader.number(key, 1.0, kMaxWounds);
    if (number && *number != std::floor(*number)) {
        reader.wrongType(reader.member(key), QStringLiteral("a whole number"));
        return {};
    }
    return number ? std::optional{static_cast<int>(*number)} : std::nullopt;
}

Model ElementReader::model(ObjectReader& reader) {
    Model model;
    QJsonObject unknownOfBase;
    model.id = {id(reader)};
    model.name = reader.text("name");
    model.player = playerReference(reader);
    model.unit = reader.text("unit");
    if (const Value base = reader.member("base"); base.isThere()) {
        readBase(reader, base, model.base, unknownOfBase);
    } else {
        reader.warning(reader.item(), {QStringLiteral("missing-base"),
                                       QStringLiteral("the key \"base\""),
                                       QStringLiteral("nothing"),
                                       QStringLiteral("The model %1 names no base; it gets a round one of 32 mm.")
                                           .arg(quotedName(model.id.value)),
                                       {model.id.value}});
    }
    model.position = reader.pointInInches(reader.required("position")).value_or(Point{});
    model.facing = reader.degrees(reader.member("facing")).value_or(geometry::Angle{});
    model.elevation = reader.inches(reader.member("elevation"), Range::Any).value_or(Length{});
    model.keywords = reader.texts(reader.member("keywords")).value_or(QStringList{});
    model.height = reader.inches(reader.member("height"), Range::NotNegative).value_or(usualHeight(model.keywords));
    model.locked = reader.flag("locked");
    model.size = size(reader);
    model.wounds = wounds(reader, "wounds");
    model.maxWounds = wounds(reader, "max_wounds");
    model.states = reader.texts(reader.member("states")).value_or(QStringList{});
    if (auto arc = reader.object("arc", QStringLiteral("an arc"))) {
        model.arc = readArc(*arc);
    }
    model.dot = reader.pointInMillimeters(reader.member("dot_mm"));
    model.cluster = reader.text("cluster");
    model.body = body(reader);
    const Value eyes = reader.member("eye_height");
    model.eyeHeight = reader.inches(eyes, Range::NotNegative);
    if (model.eyeHeight && *model.eyeHeight > model.height) {
        reader.warning(
            eyes, {QStringLiteral("eye-above-top"),
                   QStringLiteral("at most the height of the model, %1 in").arg(model.height.inches()),
                   QStringLiteral("%1 in").arg(model.eyeHeight->inches()),
                   QStringLiteral("The eye of %1 is above its top; the top counts.").arg(quotedName(model.id.value)),
                   {model.id.value}});
    }
    model.weapons = readWeapons(reader, model);
    model.unknown = withBaseKeys(reader.unknownKeys(), unknownOfBase);
    return model;
}

Zone ElementReader::zone(ObjectReader& reader) {
    Zone zone;
    zone.id = {id(reader)};
    zone.name = reader.text("name");
    zone.player = playerReference(reader);
    zone.kind = reader.text("kind");
    const Value outline = reader.required("polygon");
    if (auto polygon =
            m_outlines.polygon(reader, outline, reader.member("holes"), QStringLiteral("The polygon of the zone"))) {
        zone.polygon = std::move(*polygon);
    }
    zone.unknown = reader.unknownKeys();
    return zone;
}

Objective ElementReader::objective(ObjectReader& reader) {
    Objective objective;
    QJsonObject unknownOfBase;
    objective.id = {id(reader)};
    objective.name = reader.text("name");
    objective.position = reader.pointInInches(reader.required("position")).value_or(Point{});
    objective.base = usualObjectiveBase();
    if (const Value base = reader.member("base"); base.isThere()) {
        readBase(reader, base, objective.base, unknownOfBase);
    }
    objective.unknown = withBaseKeys(reader.unknownKeys(), unknownOfBase);
    return objective;
}

Label ElementReader::label(ObjectReader& reader) {
    Label label;
    label.id = {id(reader)};
    const Value words = reader.required("text");
    label.text = reader.text(words).value_or(QString{});
    if (words.isText() && label.text.trimmed().isEmpty()) {
        reader.error(words, {QStringLiteral("empty-text"),
                             QStringLiteral("words"),
                             QStringLiteral("none"),
                             QStringLiteral("A label without words cannot be seen."),
                             {label.id.value}});
    }
    label.position = reader.pointInInches(reader.required("position")).value_or(Point{});
    label.turn = reader.degrees(reader.member("angle")).value_or(geometry::Angle{});
    label.size = reader.inches(reader.member("size_in"), Range::Positive).value_or(label.size);
    label.unknown = reader.unknownKeys();
    return label;
}

void ElementReader::checkParents(const Scenario& scenario, ObjectReader& root) const {
    QHash<QString, bool> pieces;
    for (const Piece& piece : scenario.terrain) {
        pieces.insert(piece.id.value, true);
    }
    for (const auto& [value, parent] : m_parents) {
        if (!pieces.contains(parent)) {
            root.warning(value, {QStringLiteral("unknown-parent"), QStringLiteral("the id of another piece"),
                                 quotedName(parent),
                                 QStringLiteral("There is no piece with the id %1 to be the parent of another.")
                                     .arg(quotedName(parent))});
        }
    }
}

} // namespace sightline::scenarios
