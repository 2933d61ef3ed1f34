#include "scenarios/io/finding_list.h"
#include "scenarios/io/json_text.h"
#include "scenarios/io/object_reader.h"
#include "scenarios/io/overruling_reader.h"
#include "scenarios/io/photo_io.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/io/weapon_reader.h"
#include "scenarios/rules/rule_set.h"
#include "scenarios/vision/vision_io.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace sightline::scenarios {

namespace {

using geometry::ErrorCode;
using geometry::Footprint;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Ring;
using geometry::Wall;
using Value = JsonText::Value;
constexpr Value kNone = JsonText::kNone;

enum class Unit { Inches, Millimeters };

constexpr double kLargestSize = 1000.0;
constexpr double kMostWounds = 1000.0;

QString inQuotes(const QString& text) { return u'"' + text + u'"'; }

/// The unknown keys of a thing with those of its base under "base", where they are written back to.
QJsonObject withBaseKeys(QJsonObject unknown, const QJsonObject& unknownOfBase) {
    if (!unknownOfBase.isEmpty()) {
        unknown.insert(QStringLiteral("base"), unknownOfBase);
    }
    return unknown;
}

/// Reads version 1. Each part reports its own defects and reads on, so that one pass names them all.
class ScenarioReader {
public:
    ScenarioReader(const JsonText& text, FindingList& findings) : m_text{text}, m_findings{findings} {}

    [[nodiscard]] Scenario read();

private:
    [[nodiscard]] bool isKnownFormat(ObjectReader& reader);
    void readTable(ObjectReader& parent, Table& table);
    void readRules(ObjectReader& parent, RulesChoice& rules);
    [[nodiscard]] Player player(Value value);
    [[nodiscard]] Piece piece(Value value);
    [[nodiscard]] std::optional<PieceWall> pieceWall(Value value);
    [[nodiscard]] std::vector<WallOpening> openings(ObjectReader& reader);
    [[nodiscard]] Model model(Value value);
    [[nodiscard]] Zone zone(Value value);
    [[nodiscard]] Objective objective(Value value);
    [[nodiscard]] Label label(Value value);

    void readOutline(ObjectReader& reader, Value value, Piece& piece);
    void readBase(ObjectReader& reader, Value value, Footprint& base, QJsonObject& unknownOfBase);
    [[nodiscard]] std::optional<HeightClass> heightClass(ObjectReader& reader);
    [[nodiscard]] std::optional<double> size(ObjectReader& reader);
    [[nodiscard]] std::optional<int> wounds(ObjectReader& reader);
    [[nodiscard]] QString id(ObjectReader& reader);
    [[nodiscard]] PlayerId playerReference(ObjectReader& reader);

    [[nodiscard]] std::optional<Ring> points(ObjectReader& reader, Value value, Unit unit);
    [[nodiscard]] std::optional<Polygon>
    polygon(ObjectReader& reader, Value outline, Value holes, const QString& thing);
    [[nodiscard]] std::optional<Wall> wall(ObjectReader& reader, Value value);
    void reportTooMany(ObjectReader& reader, Value value, const char* code, int most, const QString& what);
    void reportOutline(ObjectReader& reader, Value ring, const geometry::Error& error, const QString& thing);
    void checkParents(const Scenario& scenario);
    [[nodiscard]] OptionalVision vision(ObjectReader& reader, const Scenario& scenario);

    template <class Thing, class ReadOne>
    void readList(ObjectReader& parent, const char* key, std::vector<Thing>& things, ReadOne&& readOne);

    const JsonText& m_text;
    FindingList& m_findings;
    QHash<QString, Value> m_ids;
    QHash<QString, bool> m_players;
    std::vector<std::pair<Value, QString>> m_parents;
    qint64 m_points = 0;
    bool m_tooManyPoints = false;
    bool m_isMemory = false; ///< what is read now is how somebody remembers things that stand elsewhere in the file
};

template <class Thing, class ReadOne>
void ScenarioReader::readList(ObjectReader& parent, const char* key, std::vector<Thing>& things, ReadOne&& readOne) {
    const auto values = parent.list(parent.member(key));
    if (!values) {
        return;
    }
    for (const Value value : *values) {
        if (parent.isObject(value)) {
            things.push_back(readOne(value));
        }
    }
}

Scenario ScenarioReader::read() {
    Scenario scenario;
    if (m_text.type(0) != JsonType::Object) {
        const QString found = m_text.description(0);
        m_findings.add(Severity::Error, 0,
                       {QStringLiteral("wrong-type"),
                        QStringLiteral("a scenario object"),
                        found,
                        QStringLiteral("A scenario file holds one object; this one holds %1.").arg(found),
                        {}});
        return scenario;
    }
    ObjectReader reader{m_text, m_findings, 0, QStringLiteral("a scenario")};
    if (!isKnownFormat(reader)) {
        return scenario;
    }
    scenario.name = reader.text(reader.member("name")).value_or(QString{});
    scenario.description = reader.text(reader.member("description")).value_or(QString{});
    readTable(reader, scenario.table);
    readRules(reader, scenario.rules);
    readList(reader, "players", scenario.players, [&](Value value) { return player(value); });
    readList(reader, "terrain", scenario.terrain, [&](Value value) { return piece(value); });
    readList(reader, "models", scenario.models, [&](Value value) { return model(value); });
    readList(reader, "zones", scenario.zones, [&](Value value) { return zone(value); });
    readList(reader, "objectives", scenario.objectives, [&](Value value) { return objective(value); });
    readList(reader, "reserves", scenario.reserves, [&](Value value) { return model(value); });
    readList(reader, "labels", scenario.labels, [&](Value value) { return label(value); });
    OverrulingReader{m_text, m_findings, scenario}.read(reader);
    scenario.log = readQuestionLog(m_text, m_findings, reader);
    scenario.photo = readTablePhoto(m_text, m_findings, reader);
    scenario.vision = vision(reader, scenario);
    scenario.unknown = reader.unknownKeys();
    checkParents(scenario);
    return scenario;
}

bool ScenarioReader::isKnownFormat(ObjectReader& reader) {
    const QString wanted = QStringLiteral("sightline-scenario");
    const auto format = reader.text(reader.required("format"));
    const Value versionValue = reader.required("version");
    const auto version = reader.number(versionValue);
    if (format && *format != wanted) {
        reader.error(reader.member("format"), {QStringLiteral("wrong-format"),
                                               inQuotes(wanted),
                                               inQuotes(format->left(60)),
                                               QStringLiteral("This is no scenario: its format is %1, not %2.")
                                                   .arg(inQuotes(format->left(60)), inQuotes(wanted)),
                                               {}});
        return false;
    }
    if (version && *version > 1.0 && *version == std::floor(*version)) {
        reader.error(versionValue,
                     {QStringLiteral("newer-version"),
                      QStringLiteral("version 1"),
                      m_text.description(versionValue),
                      QStringLiteral("The file is of version %1; this program reads version 1. A newer one is needed.")
                          .arg(*version, 0, 'g', 15),
                      {}});
        return false;
    }
    if (version && *version != 1.0) {
        reader.error(
            versionValue,
            {QStringLiteral("wrong-version"),
             QStringLiteral("version 1"),
             m_text.description(versionValue),
             QStringLiteral("The only version there is so far is 1; found %1.").arg(m_text.description(versionValue)),
             {}});
        return false;
    }
    return true;
}

void ScenarioReader::readTable(ObjectReader& parent, Table& table) {
    const Value value = parent.required("table");
    if (!parent.isObject(value)) {
        return;
    }
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a table")};
    table.width = reader.inches(reader.required("width"), Range::Positive).value_or(table.width);
    table.height = reader.inches(reader.required("height"), Range::Positive).value_or(table.height);
    table.unknown = reader.unknownKeys();
}

void ScenarioReader::readRules(ObjectReader& parent, RulesChoice& rules) {
    const Value value = parent.member("rules");
    if (value == kNone) {
        return;
    }
    if (m_text.type(value) == JsonType::Object) {
        const QJsonObject object = m_text.toJson(value).toObject();
        if (const auto read = ruleSetFromJson(object); !read) {
            const Value at = m_text.valueAt(m_text.path(value) + read.error().path.mid(1));
            parent.error(at, {QStringLiteral("bad-rule-set"),
                              QStringLiteral("a rule set"),
                              m_text.description(at),
                              read.error().message,
                              {}});
        }
        rules = object;
        return;
    }
    if (m_text.type(value) != JsonType::String) {
        parent.wrongType(value, QStringLiteral("the id of a rule set, or a rule set object"));
        return;
    }
    const QString id = m_text.string(value);
    if (id.isEmpty()) {
        parent.error(value, {QStringLiteral("empty-id"),
                             QStringLiteral("the id of a rule set"),
                             QStringLiteral("an empty text"),
                             QStringLiteral("The id of a rule set is empty."),
                             {}});
    } else if (std::ranges::find(shippedRuleSets(), id, &RuleSet::id) == shippedRuleSets().end()) {
        QStringList known;
        std::ranges::transform(shippedRuleSets(), std::back_inserter(known), &RuleSet::id);
        const QString list = known.join(QStringLiteral(", "));
        m_findings.add(Severity::Warning, value,
                       {QStringLiteral("unknown-rules"),
                        QStringLiteral("one of %1").arg(list),
                        inQuotes(id),
                        QStringLiteral("No rule set with the id %1 ships with this program; there are %2.")
                            .arg(inQuotes(id), list),
                        {}});
    }
    rules = id;
}

QString ScenarioReader::id(ObjectReader& reader) {
    const Value value = reader.required("id");
    const auto id = reader.text(value);
    if (!id) {
        return {};
    }
    if (id->isEmpty()) {
        reader.error(value, {QStringLiteral("empty-id"),
                             QStringLiteral("an id"),
                             QStringLiteral("an empty text"),
                             QStringLiteral("An id may not be empty."),
                             {}});
        return {};
    }
    if (m_isMemory) {
        return *id;
    }
    if (const auto before = m_ids.constFind(*id); before != m_ids.constEnd()) {
        const TextPlace place = m_text.place(*before);
        reader.error(value, {QStringLiteral("duplicate-id"),
                             QStringLiteral("an id that nothing else has"),
                             inQuotes(*id),
                             QStringLiteral("The id %1 is taken: it stands at %2 (line %3, column %4) too.")
                                 .arg(inQuotes(*id), m_text.path(*before))
                                 .arg(place.line)
                                 .arg(place.column),
                             {*id}});
    } else {
        m_ids.insert(*id, value);
    }
    return *id;
}

PlayerId ScenarioReader::playerReference(ObjectReader& reader) {
    const Value value = reader.member("player");
    const QString player = reader.text(value).value_or(QString{});
    if (!player.isEmpty() && !m_players.contains(player)) {
        reader.error(value, {QStringLiteral("unknown-player"),
                             QStringLiteral("the id of a player in \"players\""),
                             inQuotes(player),
                             QStringLiteral("There is no player with the id %1.").arg(inQuotes(player)),
                             {}});
    }
    return {player};
}

Player ScenarioReader::player(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a player")};
    Player player;
    player.id = {id(reader)};
    m_players.insert(player.id.value, true);
    player.name = reader.text(reader.member("name")).value_or(QString{});
    const Value colour = reader.member("colour");
    player.colour = reader.text(colour).value_or(QString{});
    const auto isHex = [](QChar c) { return (c >= u'0' && c <= u'9') || (c.toLower() >= u'a' && c.toLower() <= u'f'); };
    if (colour != kNone && m_text.type(colour) == JsonType::String &&
        !(player.colour.size() == 7 && player.colour.startsWith(u'#') &&
          std::all_of(player.colour.cbegin() + 1, player.colour.cend(), isHex))) {
        reader.error(colour,
                     {QStringLiteral("bad-colour"),
                      QStringLiteral("a colour \"#rrggbb\""),
                      m_text.description(colour),
                      QStringLiteral("A colour is written as \"#rrggbb\"; found %1.").arg(m_text.description(colour)),
                      {}});
    }
    player.unknown = reader.unknownKeys();
    return player;
}

void ScenarioReader::reportTooMany(ObjectReader& reader, Value value, const char* code, int most, const QString& what) {
    const QString found = m_text.description(value);
    reader.error(
        value,
        {QString::fromLatin1(code),
         QStringLiteral("at most %1 %2").arg(most).arg(what),
         found,
         QStringLiteral("There may be at most %1 %2; here they become too many, with %3.").arg(most).arg(what, found),
         {}});
}

std::optional<Ring> ScenarioReader::points(ObjectReader& reader, Value value, Unit unit) {
    const auto values = reader.list(value);
    if (!values) {
        return {};
    }
    m_points += std::ssize(*values);
    if (m_points > kMostPoints) {
        if (!std::exchange(m_tooManyPoints, true)) {
            reportTooMany(reader, value, "too-many-points", kMostPoints, QStringLiteral("points in one file"));
        }
        return {};
    }
    if (std::ssize(*values) > kMostPointsOfOutline) {
        reportTooMany(reader, value, "too-many-points", kMostPointsOfOutline, QStringLiteral("points in one outline"));
        return {};
    }
    Ring ring;
    ring.reserve(values->size());
    for (const Value entry : *values) {
        if (const auto point = unit == Unit::Inches ? reader.pointInInches(entry) : reader.pointInMillimeters(entry)) {
            ring.push_back(*point);
        }
    }
    return ring.size() == values->size() ? std::optional{std::move(ring)} : std::nullopt;
}

void ScenarioReader::reportOutline(ObjectReader& reader,
                                   Value ring,
                                   const geometry::Error& error,
                                   const QString& thing) {
    const int count = m_text.count(ring);
    switch (error.code) {
    case ErrorCode::TooFewVertices:
        reader.error(ring, {QStringLiteral("too-few-points"),
                            QStringLiteral("at least three different points"),
                            m_text.description(ring),
                            QStringLiteral("%1 needs at least three different points.").arg(thing),
                            {}});
        return;
    case ErrorCode::ZeroArea:
        reader.error(ring, {QStringLiteral("zero-area"),
                            QStringLiteral("an outline that encloses an area"),
                            QStringLiteral("points on one line"),
                            QStringLiteral("%1 encloses no area: its points lie on one line.").arg(thing),
                            {}});
        return;
    case ErrorCode::SelfCrossing: {
        Value at = ring;
        QString edges;
        for (const int index : error.indices) {
            const Value from = m_text.valueAt(QStringLiteral("%1[%2]").arg(m_text.path(ring)).arg(index));
            at = at == ring ? from : at;
            edges += (edges.isEmpty() ? QString{} : QStringLiteral(" and ")) +
                     QStringLiteral("from point [%1] to point [%2]").arg(index).arg((index + 1) % std::max(count, 1));
        }
        reader.error(at, {QStringLiteral("self-crossing"),
                          QStringLiteral("an outline that does not cross or touch itself"),
                          QStringLiteral("edges %1 that meet").arg(edges),
                          QStringLiteral("%1 crosses or touches itself: its edges %2 meet.").arg(thing, edges),
                          {}});
        return;
    }
    default:
        reader.error(
            ring,
            {QStringLiteral("bad-outline"),
             QStringLiteral("an outline"),
             m_text.description(ring),
             QStringLiteral("%1 is no outline that can be used (%2).").arg(thing, QString::fromStdString(error.detail)),
             {}});
    }
}

std::optional<Polygon> ScenarioReader::polygon(ObjectReader& reader, Value outline, Value holes, const QString& thing) {
    const auto ring = points(reader, outline, Unit::Inches);
    bool good = ring.has_value();
    if (ring) {
        if (const auto alone = Polygon::fromVertices(*ring); !alone) {
            reportOutline(reader, outline, alone.error(), thing);
            good = false;
        } else if (holes == kNone) {
            return *alone;
        }
    }
    std::vector<Ring> holeRings;
    auto holeValues = reader.list(holes);
    if (holeValues && std::ssize(*holeValues) > kMostHoles) {
        reportTooMany(reader, holes, "too-many-holes", kMostHoles, QStringLiteral("holes in one footprint"));
        holeValues.reset();
    }
    good = good && (holes == kNone || holeValues);
    for (const Value hole : holeValues.value_or(std::vector<Value>{})) {
        auto holeRing = points(reader, hole, Unit::Inches);
        if (!holeRing) {
            good = false;
        } else if (const auto alone = Polygon::fromVertices(*holeRing); !alone) {
            reportOutline(reader, hole, alone.error(), QStringLiteral("The hole"));
            good = false;
        } else {
            holeRings.push_back(std::move(*holeRing));
        }
    }
    if (!good) {
        return {};
    }
    auto whole = Polygon::fromVertices(*ring, holeRings);
    if (whole) {
        return std::move(*whole);
    }
    const std::vector<int>& indices = whole.error().indices;
    const auto holeAt = [&](int index) { return (*holeValues)[static_cast<std::size_t>(index)]; };
    if (whole.error().code == ErrorCode::HoleOutside && !indices.empty()) {
        reader.error(holeAt(indices[0]), {QStringLiteral("hole-outside"),
                                          QStringLiteral("a hole inside its outline"),
                                          QStringLiteral("a hole that leaves or touches it"),
                                          QStringLiteral("The hole leaves or touches the outline it is in."),
                                          {}});
    } else if (whole.error().code == ErrorCode::HolesOverlap && indices.size() > 1) {
        reader.error(holeAt(indices[1]),
                     {QStringLiteral("holes-overlap"),
                      QStringLiteral("holes apart from each other"),
                      QStringLiteral("a hole that meets hole [%1]").arg(indices[0]),
                      QStringLiteral("The holes [%1] and [%2] meet.").arg(indices[0]).arg(indices[1]),
                      {}});
    } else {
        reportOutline(reader, outline, whole.error(), thing);
    }
    return {};
}

std::optional<Wall> ScenarioReader::wall(ObjectReader& reader, Value value) {
    const auto vertices = points(reader, value, Unit::Inches);
    if (!vertices) {
        return {};
    }
    auto wall = Wall::fromVertices(*vertices);
    if (!wall) {
        reader.error(value, {QStringLiteral("too-few-points"),
                             QStringLiteral("at least two different points"),
                             m_text.description(value),
                             QStringLiteral("A wall needs at least two different points."),
                             {}});
        return {};
    }
    return std::move(*wall);
}

std::optional<HeightClass> ScenarioReader::heightClass(ObjectReader& reader) {
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
    const QString found = m_text.description(value);
    reader.error(value, {QStringLiteral("unknown-height-class"),
                         QStringLiteral("\"low\", \"medium\" or \"tall\""),
                         found,
                         QStringLiteral("A height class is \"low\", \"medium\" or \"tall\"; found %1.").arg(found),
                         {}});
    return {};
}

void ScenarioReader::readOutline(ObjectReader& reader, Value value, Piece& piece) {
    const Value footprint = reader.member("footprint");
    const Value polyline = reader.member("polyline");
    if (footprint != kNone && polyline != kNone) {
        reader.error(polyline,
                     {QStringLiteral("two-outlines"),
                      QStringLiteral("\"footprint\" or \"polyline\""),
                      QStringLiteral("both"),
                      QStringLiteral("A piece has a \"footprint\" or, as a wall, a \"polyline\"; this one has both."),
                      {}});
    } else if (footprint == kNone && polyline == kNone) {
        reader.error(value, {QStringLiteral("missing-key"),
                             QStringLiteral("the key \"footprint\" or \"polyline\""),
                             QStringLiteral("neither"),
                             QStringLiteral(
                                 "A piece needs a \"footprint\" or, as a wall, a \"polyline\"; this one has neither."),
                             {}});
    }
    if (footprint != kNone) {
        const QString name = piece.id.isEmpty() ? QStringLiteral("The footprint")
                                                : QStringLiteral("The footprint of %1").arg(inQuotes(piece.id.value));
        if (auto polygon = this->polygon(reader, footprint, reader.member("holes"), name)) {
            piece.outline = std::move(*polygon);
        }
    } else if (polyline != kNone) {
        if (auto wall = this->wall(reader, polyline)) {
            piece.outline = std::move(*wall);
            piece.openings = openings(reader);
        }
    }
}

std::vector<WallOpening> ScenarioReader::openings(ObjectReader& wall) {
    std::vector<WallOpening> openings;
    for (const Value entry : wall.list(wall.member("openings")).value_or(std::vector<Value>{})) {
        if (!wall.isObject(entry)) {
            continue;
        }
        ObjectReader reader{m_text, m_findings, entry, QStringLiteral("an opening of a wall")};
        const auto from = reader.inches(reader.required("from_in"), Range::NotNegative);
        const auto to = reader.inches(reader.required("to_in"), Range::Positive);
        const auto sill = reader.inches(reader.required("sill_in"), Range::NotNegative);
        const auto top = reader.inches(reader.required("top_in"), Range::Positive);
        QJsonObject unknown = reader.unknownKeys();
        if (!from || !to || !sill || !top) {
            continue;
        }
        if (*from >= *to || *sill >= *top) {
            reader.error(entry, {QStringLiteral("empty-opening"),
                                 QStringLiteral("\"from_in\" below \"to_in\" and \"sill_in\" below \"top_in\""),
                                 m_text.description(entry),
                                 QStringLiteral("An opening needs a width and a height above 0: \"from_in\" below \"to_in\" and "
                                                "\"sill_in\" below \"top_in\"."),
                                 {}});
            continue;
        }
        openings.push_back({*from, *to, *sill, *top, std::move(unknown)});
    }
    return openings;
}

std::optional<PieceWall> ScenarioReader::pieceWall(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a wall of a piece")};
    auto polyline = wall(reader, reader.required("polyline"));
    QString kind = reader.text(reader.member("kind")).value_or(QString{});
    const bool blocksSight = reader.boolean(reader.member("blocks_sight")).value_or(true);
    const auto blocksFire = reader.boolean(reader.member("blocks_fire"));
    const auto height = reader.inches(reader.member("height"), Range::NotNegative);
    std::vector<WallOpening> openings = this->openings(reader);
    QJsonObject unknown = reader.unknownKeys();
    if (!polyline) {
        return {};
    }
    return PieceWall{std::move(*polyline), std::move(kind), blocksSight, height, std::move(unknown), std::move(openings), blocksFire};
}

Piece ScenarioReader::piece(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a piece")};
    Piece piece;
    piece.id = {id(reader)};
    piece.name = reader.text(reader.member("name")).value_or(QString{});
    piece.kind = reader.text(reader.member("kind")).value_or(QString{});
    readOutline(reader, value, piece);
    piece.elevation = reader.inches(reader.member("elevation"), Range::Any).value_or(Length{});
    piece.height = reader.inches(reader.member("height"), Range::NotNegative);
    piece.heightClass = heightClass(reader);
    piece.traits = reader.texts(reader.member("traits")).value_or(QStringList{});
    piece.group = reader.text(reader.member("group")).value_or(QString{});
    const Value parent = reader.member("parent");
    piece.parent = reader.text(parent).value_or(QString{});
    if (!piece.parent.isEmpty() && !m_isMemory) {
        m_parents.emplace_back(parent, piece.parent);
    }
    piece.locked = reader.boolean(reader.member("locked")).value_or(false);
    piece.size = size(reader);
    for (const Value entry : reader.list(reader.member("walls")).value_or(std::vector<Value>{})) {
        if (reader.isObject(entry)) {
            if (auto wall = pieceWall(entry)) {
                piece.walls.push_back(std::move(*wall));
            }
        }
    }
    piece.cluster = reader.text(reader.member("cluster")).value_or(QString{});
    piece.unknown = reader.unknownKeys();
    return piece;
}

void ScenarioReader::readBase(ObjectReader& parent, Value value, Footprint& base, QJsonObject& unknownOfBase) {
    if (!parent.isObject(value)) {
        return;
    }
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a base")};
    const Value shapeValue = reader.required("shape");
    const auto shape = reader.text(shapeValue);
    if (!shape) {
        return;
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
                m_findings.add(Severity::Warning, value,
                               {QStringLiteral("length-below-width"),
                                QStringLiteral("a length of at least the width"),
                                QStringLiteral("a length of %1 mm and a width of %2 mm")
                                    .arg(length->millimeters())
                                    .arg(width->millimeters()),
                                QStringLiteral("The base is wider than long: length is the axis along the facing, so "
                                               "it faces along its short axis."),
                                {}});
            }
        }
    } else if (*shape == QStringLiteral("hull")) {
        sizes = reader.required("outline_mm");
        if (const auto outline = points(reader, sizes, Unit::Millimeters)) {
            made = Footprint::hull(*outline);
            if (!made) {
                reportOutline(reader, sizes, made.error(), QStringLiteral("The hull outline"));
            }
        }
    } else {
        const QString found = m_text.description(shapeValue);
        reader.error(
            shapeValue,
            {QStringLiteral("unknown-shape"),
             QStringLiteral("\"round\", \"oval\", \"rectangle\" or \"hull\""),
             found,
             QStringLiteral("A base is \"round\", \"oval\", \"rectangle\" or a \"hull\"; found %1.").arg(found),
             {}});
        return;
    }
    if (made) {
        base = std::move(*made);
    }
    unknownOfBase = reader.unknownKeys();
}

std::optional<double> ScenarioReader::size(ObjectReader& reader) { return reader.numberBetween("size", 0.0, kLargestSize); }

std::optional<int> ScenarioReader::wounds(ObjectReader& reader) {
    const auto number = reader.numberBetween("wounds", 1.0, kMostWounds);
    if (number && *number != std::floor(*number)) {
        reader.wrongType(reader.member("wounds"), QStringLiteral("a whole number"));
        return {};
    }
    return number ? std::optional{static_cast<int>(*number)} : std::nullopt;
}

Model ScenarioReader::model(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a model")};
    Model model;
    QJsonObject unknownOfBase;
    model.id = {id(reader)};
    model.name = reader.text(reader.member("name")).value_or(QString{});
    model.player = playerReference(reader);
    model.unit = reader.text(reader.member("unit")).value_or(QString{});
    if (const Value base = reader.member("base"); base != kNone) {
        readBase(reader, base, model.base, unknownOfBase);
    } else {
        m_findings.add(
            Severity::Warning, value,
            {QStringLiteral("missing-base"),
             QStringLiteral("the key \"base\""),
             QStringLiteral("nothing"),
             QStringLiteral("The model %1 names no base; it gets a round one of 32 mm.").arg(inQuotes(model.id.value)),
             {model.id.value}});
    }
    model.position = reader.pointInInches(reader.required("position")).value_or(Point{});
    model.facing = reader.degrees(reader.member("facing")).value_or(geometry::Angle{});
    model.elevation = reader.inches(reader.member("elevation"), Range::Any).value_or(Length{});
    model.height = reader.inches(reader.member("height"), Range::NotNegative).value_or(model.height);
    model.keywords = reader.texts(reader.member("keywords")).value_or(QStringList{});
    model.locked = reader.boolean(reader.member("locked")).value_or(false);
    model.size = size(reader);
    model.wounds = wounds(reader);
    model.states = reader.texts(reader.member("states")).value_or(QStringList{});
    if (const Value arc = reader.member("arc"); arc != kNone && reader.isObject(arc)) {
        model.arc = readArc(m_text, m_findings, arc);
    }
    if (const Value dot = reader.member("dot_mm"); dot != kNone) {
        model.dot = reader.pointInMillimeters(dot);
    }
    model.cluster = reader.text(reader.member("cluster")).value_or(QString{});
    model.weapons = readWeapons(m_text, m_findings, reader, model);
    model.unknown = withBaseKeys(reader.unknownKeys(), unknownOfBase);
    return model;
}

Zone ScenarioReader::zone(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a zone")};
    Zone zone;
    zone.id = {id(reader)};
    zone.name = reader.text(reader.member("name")).value_or(QString{});
    zone.player = playerReference(reader);
    zone.kind = reader.text(reader.member("kind")).value_or(QString{});
    const Value outline = reader.required("polygon");
    if (auto polygon =
            this->polygon(reader, outline, reader.member("holes"), QStringLiteral("The polygon of the zone"))) {
        zone.polygon = std::move(*polygon);
    }
    zone.unknown = reader.unknownKeys();
    return zone;
}

Objective ScenarioReader::objective(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("an objective")};
    Objective objective;
    QJsonObject unknownOfBase;
    objective.id = {id(reader)};
    objective.name = reader.text(reader.member("name")).value_or(QString{});
    objective.position = reader.pointInInches(reader.required("position")).value_or(Point{});
    objective.base = Footprint::round(Length::fromMillimeters(40)).value();
    if (const Value base = reader.member("base"); base != kNone) {
        readBase(reader, base, objective.base, unknownOfBase);
    }
    objective.unknown = withBaseKeys(reader.unknownKeys(), unknownOfBase);
    return objective;
}

Label ScenarioReader::label(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("a label")};
    Label label;
    label.id = {id(reader)};
    const Value words = reader.required("text");
    label.text = reader.text(words).value_or(QString{});
    if (words != kNone && m_text.type(words) == JsonType::String && label.text.trimmed().isEmpty()) {
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

OptionalVision ScenarioReader::vision(ObjectReader& reader, const Scenario& scenario) {
    m_isMemory = true;
    const ThingReaders things{[this](Value value) { return piece(value); }, [this](Value value) { return model(value); },
                              [this](Value value) { return objective(value); },
                              [this](ObjectReader& region) {
                                  return polygon(region, region.member("polygon"), region.member("holes"), QStringLiteral("The polygon of the region"));
                              }};
    return readVision(m_text, m_findings, reader, scenario, things);
}

void ScenarioReader::checkParents(const Scenario& scenario) {
    QHash<QString, bool> pieces;
    for (const Piece& piece : scenario.terrain) {
        pieces.insert(piece.id.value, true);
    }
    for (const auto& [value, parent] : m_parents) {
        if (!pieces.contains(parent)) {
            m_findings.add(
                Severity::Warning, value,
                {QStringLiteral("unknown-parent"),
                 QStringLiteral("the id of another piece"),
                 inQuotes(parent),
                 QStringLiteral("There is no piece with the id %1 to be the parent of another.").arg(inQuotes(parent)),
                 {}});
        }
    }
}

} // namespace

const Finding& FileProblem::first() const {
    const auto error = std::ranges::find(findings, Severity::Error, &Finding::severity);
    Q_ASSERT(error != findings.end());
    return *error;
}

QString FileProblem::message() const {
    const auto errors = std::ranges::count(findings, Severity::Error, &Finding::severity);
    QString message = first().text();
    if (errors == 2) {
        message += QStringLiteral(" One more error follows.");
    } else if (errors > 2) {
        message += QStringLiteral(" %1 more errors follow.").arg(errors - 1);
    }
    return message;
}

tl::expected<LoadedScenario, FileProblem> readScenario(const QByteArray& bytes, const QString& fileName) {
    const auto text = JsonText::read(bytes, {kLargestFileBytes, kDeepestNesting});
    if (!text) {
        return tl::unexpected{FileProblem{{findingOf(text.error(), fileName)}}};
    }
    FindingList findings{*text, fileName};
    reportRepeatedKeys(*text, findings);
    Scenario scenario = ScenarioReader{*text, findings}.read();
    if (findings.hasErrors()) {
        return tl::unexpected{FileProblem{findings.findings()}};
    }
    return LoadedScenario{std::move(scenario), findings.findings()};
}

} // namespace sightline::scenarios
