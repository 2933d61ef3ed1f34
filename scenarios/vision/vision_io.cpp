#include "scenarios/vision/vision_io.h"

#include "scenarios/vision/cells_io.h"
#include "scenarios/vision/field_io.h"
#include "scenarios/vision/profile_io.h"
#include "scenarios/vision/vision_grid.h"

#include <QSet>

#include <utility>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::Length;
using Value = JsonText::Value;
using Layout = JsonWriter::Layout;
constexpr Value kNone = JsonText::kNone;

constexpr int kMost = 1'000'000;
constexpr std::int64_t kMostBits = 1'000'000'000;

template <class Visitor> void visitFields(Visitor& v, ModelVision*) {
    using M = ModelVision;
    v.text("role", &M::role);
    v.whole("range", &M::range, 0, kMostProfileCells);
    v.whole("perception", &M::perception, -kMost, kMost);
    v.texts("traits", &M::traits);
    v.wholes("senses", &M::senses, kEverywhere, kMostProfileCells);
    v.wholes("contest", &M::contest, -kMost, kMost);
    v.texts("invisible_to", &M::invisibleTo);
    v.whole("hidden_beyond", &M::hiddenBeyond, 0, kMostProfileCells);
    v.whole("light_bright", &M::lightBright, 0, kMostProfileCells);
    v.whole("light_dim", &M::lightDim, 0, kMostProfileCells);
    v.id("carried_by", &M::carriedBy);
    v.text("carried_how", &M::carriedHow);
    v.id("companion", &M::companion);
    v.id("decoy_of", &M::decoyOf);
}

template <class Visitor> void visitFields(Visitor& v, Structure*) {
    using S = Structure;
    v.text("thing", &S::thing);
    v.text("kind", &S::kind);
    v.id("owner", &S::owner);
    v.whole("wounds", &S::wounds, 0, kMost);
    v.whole("range", &S::range, 0, kMostProfileCells);
}

template <class Visitor> void visitFields(Visitor& v, VisionRegion*) {
    using R = VisionRegion;
    v.text("id", &R::id);
    v.text("kind", &R::kind);
    v.id("player", &R::player);
    v.texts("only_for", &R::onlyFor);
    v.whole("from_turn", &R::fromTurn, 0, kMost);
    v.whole("until_turn", &R::untilTurn, 0, kMost);
}

template <class Visitor> void visitFields(Visitor& v, TableLight*) {
    using L = TableLight;
    v.text("id", &L::id);
    v.whole("bright", &L::bright, 0, kMostProfileCells);
    v.whole("dim", &L::dim, 0, kMostProfileCells);
    v.flag("magical", &L::magical);
}

template <class Visitor> void visitFields(Visitor& v, VisionSide*) {
    using S = VisionSide;
    v.id("player", &S::player);
    v.texts("allies", &S::allies);
    v.wholes("points", &S::points, -kMost, kMost);
}

template <class Visitor> void visitFields(Visitor& v, ModelState*) {
    using M = ModelState;
    v.id("model", &M::model);
    v.whole("wounds", &M::wounds, 0, kMost);
    v.texts("states", &M::states);
    v.flag("on_table", &M::onTable);
}

template <class Visitor> void visitFields(Visitor& v, TurnStep*) {
    using T = TurnStep;
    v.whole("turn", &T::turn, 0, kMost);
    v.id("side", &T::side);
    v.text("what", &T::what);
    v.text("note", &T::note);
}

template <class Visitor> void visitFields(Visitor& v, Vision*) {
    using V = Vision;
    v.flag("enabled", &V::enabled);
    v.whole("turn", &V::turn, 0, kMost);
    v.id("active", &V::active);
    v.whole("wind_from", &V::windFrom, 0, 359);
}

class VisionReader {
public:
    VisionReader(const JsonText& text, FindingList& findings, const Scenario& scenario, const ThingReaders& things)
        : m_text{text}, m_findings{findings}, m_scenario{scenario}, m_things{things} {
        const auto take = [](QSet<QString>& ids, const auto& list) {
            for (const auto& thing : list) {
                ids.insert(thing.id.value);
            }
        };
        take(m_models, scenario.models);
        take(m_models, scenario.reserves);
        take(m_structures, scenario.terrain);
        take(m_structures, scenario.objectives);
        take(m_players, scenario.players);
    }

    [[nodiscard]] std::optional<Vision> read(Value value);

private:
    template <class Thing> void fields(ObjectReader& reader, Thing& thing) {
        FieldReader<Thing> visitor{m_text, reader, thing};
        visitFields(visitor, &thing);
    }
    template <class Read> void forEach(ObjectReader& parent, const char* key, const QString& kind, Read&& read) {
        for (const Value value : parent.list(parent.member(key)).value_or(std::vector<Value>{})) {
            if (parent.isObject(value)) {
                ObjectReader reader{m_text, m_findings, value, kind};
                read(reader, value);
            }
        }
    }
    void mustBe(const QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id, const char* what);
    void mustBeNew(QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id);
    void readModels(ObjectReader& parent, Vision& vision);
    Structure structure(ObjectReader& reader);
    VisionRegion region(ObjectReader& reader);
    TableLight light(ObjectReader& reader);
    void readGround(ObjectReader& parent, Vision& vision);
    VisionSide side(ObjectReader& reader);
    SideKnowledge knowledge(Value value);
    KnownBefore before(Value value);
    ModelIds modelIds(ObjectReader& reader, const char* key);
    ModelState state(ObjectReader& reader);
    TurnStep step(ObjectReader& reader);
    void readCells(ObjectReader& reader, const char* key, CellSet& cells);
    bool hasRoom(ObjectReader& reader, Value value);
    /// Reports it if it is not new.
    void keep(bool isNew, ObjectReader& reader, Value value);

    const JsonText& m_text;
    FindingList& m_findings;
    const Scenario& m_scenario;
    const ThingReaders& m_things;
    std::optional<geometry::CellGrid> m_grid;
    QSet<QString> m_models;
    QSet<QString> m_structures;
    QSet<QString> m_players;
    QSet<QString> m_regions;
    QSet<QString> m_sides;
    std::int64_t m_bits = 0; ///< of all sets of cells
    bool m_isFull = false;
};

void VisionReader::mustBe(const QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id, const char* what) {
    if (id.isEmpty() || ids.contains(id)) {
        return;
    }
    const Value value = reader.member(key);
    reader.error(value, {QStringLiteral("unknown-%1").arg(QLatin1String{what}).replace(u' ', u'-'), QStringLiteral("the id of a %1 of this table").arg(QLatin1String{what}), u'"' + id.left(60) + u'"',
                         QStringLiteral("There is no %1 with the id \"%2\" on this table.").arg(QLatin1String{what}, id.left(60)), {}});
}

void VisionReader::mustBeNew(QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id) {
    const Value value = reader.required(key);
    if (value == kNone) {
        return;
    }
    if (id.isEmpty()) {
        reader.error(value, {QStringLiteral("empty-id"), QStringLiteral("an id"), QStringLiteral("an empty text"), QStringLiteral("An id may not be empty."), {}});
    } else if (ids.contains(id)) {
        reader.error(value, {QStringLiteral("duplicate-id"), QStringLiteral("an id that no other has"), u'"' + id.left(60) + u'"',
                             QStringLiteral("\"%1\" stands twice in this list.").arg(id.left(60)), {id}});
    }
    ids.insert(id);
}

void VisionReader::readCells(ObjectReader& reader, const char* key, CellSet& cells) {
    const Value value = reader.member(key);
    if (value != kNone && hasRoom(reader, value)) {
        cells = scenarios::readCells(m_text, reader, value, *m_grid).value_or(m_grid->noCells());
    }
}

bool VisionReader::hasRoom(ObjectReader& reader, Value value) {
    m_bits += std::int64_t{m_grid->rows()} * (m_grid->columns() + CellSet::kBits);
    if (m_bits > kMostBits && !std::exchange(m_isFull, true)) {
        reader.error(value, {QStringLiteral("too-many-cells"), QStringLiteral("at most %1 million cells in all lists together").arg(kMostBits / 1'000'000), m_text.description(value),
                             QStringLiteral("The lists of cells of this file hold more than %1 million cells in all. Make \"cell_in\" larger.").arg(kMostBits / 1'000'000), {}});
    }
    return !m_isFull;
}

void VisionReader::keep(bool isNew, ObjectReader& reader, Value value) {
    if (!isNew) {
        reader.error(value, {QStringLiteral("duplicate-id"), QStringLiteral("each thing once"), m_text.description(value),
                             QStringLiteral("A side remembers a thing once; one stands twice in this list."), {}});
    }
}

std::optional<Vision> VisionReader::read(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("the vision of a table")};
    Vision vision;
    fields(reader, vision);
    mustBe(m_players, reader, "active", vision.active.value, "player");
    const Value profile = reader.member("profile");
    if (profile != kNone && reader.isObject(profile)) {
        vision.profile = readProfileObject(m_text, m_findings, profile);
    }
    if (const auto grid = gridOf(m_scenario.table, vision.profile)) {
        m_grid = *grid;
    } else {
        reader.error(profile == kNone ? value : profile,
                     {QStringLiteral("bad-cells"), QStringLiteral("cells of which at most %1 fit along each side of the table").arg(geometry::kMostCellsASide),
                      QStringLiteral("cells of %1 in").arg(vision.profile.cell.inches()),
                      QStringLiteral("Cells of %1 in are too small for this table: at most %2 fit along a side. Make \"cell_in\" larger.")
                          .arg(vision.profile.cell.inches()).arg(geometry::kMostCellsASide), {}});
        return {};
    }
    readModels(reader, vision);
    QSet<QString> owned;
    forEach(reader, "structures", QStringLiteral("a structure"), [&](ObjectReader& one, Value) {
        vision.structures.push_back(structure(one));
        mustBeNew(owned, one, "thing", vision.structures.back().thing);
        mustBe(m_structures, one, "thing", vision.structures.back().thing, "piece or objective");
        mustBe(m_players, one, "owner", vision.structures.back().owner.value, "player");
    });
    forEach(reader, "regions", QStringLiteral("a region"), [&](ObjectReader& one, Value) { vision.regions.push_back(region(one)); });
    forEach(reader, "lights", QStringLiteral("a light"), [&](ObjectReader& one, Value) { vision.lights.push_back(light(one)); });
    readGround(reader, vision);
    forEach(reader, "sides", QStringLiteral("a side"), [&](ObjectReader& one, Value) { vision.sides.push_back(side(one)); });
    shareMemories(vision.sides);
    forEach(reader, "log", QStringLiteral("a step of the log"), [&](ObjectReader& one, Value) { vision.log.push_back(step(one)); });
    vision.unknown = reader.unknownKeys();
    return vision;
}

void VisionReader::readModels(ObjectReader& parent, Vision& vision) {
    const Value models = parent.member("models");
    if (models == kNone || !parent.isObject(models)) {
        return;
    }
    for (Value child = m_text.firstChild(models); child != kNone; child = m_text.nextSibling(child)) {
        const QString id = m_text.key(child);
        if (!m_models.contains(id)) {
            parent.error(child, {QStringLiteral("unknown-model"), QStringLiteral("the id of a model or a reserve of this table"), u'"' + id.left(60) + u'"',
                                 QStringLiteral("There is no model with the id \"%1\" on this table.").arg(id.left(60)), {}});
        }
        if (!parent.isObject(child)) {
            continue;
        }
        ObjectReader reader{m_text, m_findings, child, QStringLiteral("the vision of a model")};
        ModelVision& model = vision.models[ModelId{id}];
        fields(reader, model);
        mustBe(m_models, reader, "carried_by", model.carriedBy.value, "model");
        mustBe(m_models, reader, "companion", model.companion.value, "model");
        mustBe(m_models, reader, "decoy_of", model.decoyOf.value, "model");
        model.unknown = reader.unknownKeys();
    }
}

Structure VisionReader::structure(ObjectReader& reader) {
    Structure structure;
    fields(reader, structure);
    structure.unknown = reader.unknownKeys();
    return structure;
}

VisionRegion VisionReader::region(ObjectReader& reader) {
    VisionRegion region;
    fields(reader, region);
    mustBeNew(m_regions, reader, "id", region.id);
    mustBe(m_players, reader, "player", region.player.value, "player");
    static_cast<void>(reader.required("kind"));
    static_cast<void>(reader.required("polygon"));
    if (auto polygon = m_things.polygon(reader)) {
        region.outline = *std::move(polygon);
    }
    region.unknown = reader.unknownKeys();
    return region;
}

TableLight VisionReader::light(ObjectReader& reader) {
    TableLight light;
    fields(reader, light);
    mustBeNew(m_regions, reader, "id", light.id);
    light.position = reader.pointInInches(reader.required("position")).value_or(geometry::Point{});
    light.unknown = reader.unknownKeys();
    return light;
}

void VisionReader::readGround(ObjectReader& parent, Vision& vision) {
    const Value ground = parent.member("ground");
    if (ground == kNone || !parent.isObject(ground)) {
        return;
    }
    CellSet painted = m_grid->noCells();
    for (Value child = m_text.firstChild(ground); child != kNone; child = m_text.nextSibling(child)) {
        if (!hasRoom(parent, child)) {
            return;
        }
        auto cells = scenarios::readCells(m_text, parent, child, *m_grid);
        if (!cells) {
            if (m_text.type(child) != JsonType::List) {
                continue; // reported
            }
            cells = m_grid->noCells();
        }
        CellSet twice = *cells;
        twice &= painted;
        if (!twice.empty()) {
            parent.error(child, {QStringLiteral("painted-twice"), QStringLiteral("cells that no other ground has"), runsOf(twice).first(),
                                 QStringLiteral("A cell has one ground; those of row %1 stand under two.").arg(runsOf(twice).first()), {}});
        }
        painted |= *cells;
        vision.ground.emplace(m_text.key(child), *std::move(cells));
    }
}

VisionSide VisionReader::side(ObjectReader& reader) {
    VisionSide side;
    fields(reader, side);
    mustBeNew(m_sides, reader, "player", side.player.value);
    mustBe(m_players, reader, "player", side.player.value, "player");
    for (const QString& ally : side.allies) {
        mustBe(m_players, reader, "allies", ally, "player");
    }
    readCells(reader, "revealed", side.revealed);
    readCells(reader, "hidden", side.hidden);
    if (const Value knows = reader.member("knows"); knows != kNone && reader.isObject(knows)) {
        side.knows = knowledge(knows);
    }
    if (const Value known = reader.member("before"); known != kNone && reader.isObject(known)) {
        side.before = before(known);
    }
    side.unknown = reader.unknownKeys();
    return side;
}

ModelIds VisionReader::modelIds(ObjectReader& reader, const char* key) {
    ModelIds ids;
    for (const QString& id : reader.texts(reader.member(key)).value_or(QStringList{})) {
        mustBe(m_models, reader, key, id, "model");
        ids.insert({id});
    }
    return ids;
}

KnownBefore VisionReader::before(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("what a side knew before the move")};
    KnownBefore before;
    readCells(reader, "visible", before.visible);
    readCells(reader, "explored", before.explored);
    before.models = modelIds(reader, "models");
    static_cast<void>(reader.unknownKeys());
    return before;
}

SideKnowledge VisionReader::knowledge(Value value) {
    ObjectReader reader{m_text, m_findings, value, QStringLiteral("what a side knows")};
    SideKnowledge knows;
    readCells(reader, "visited", knows.visited);
    readCells(reader, "explored", knows.explored);
    readCells(reader, "visible", knows.visible);
    readCells(reader, "outline", knows.outline);
    knows.seen = modelIds(reader, "seen");
    for (const Value one : reader.list(reader.member("pieces")).value_or(std::vector<Value>{})) {
        if (reader.isObject(one)) {
            const Piece piece = m_things.piece(one);
            keep(!knows.pieces.contains(piece.id), reader, one);
            const Piece* now = m_scenario.piece(piece.id);
            knows.pieces.remember(now && *now == piece ? *now : piece); // texts are kept once
        }
    }
    for (const Value one : reader.list(reader.member("objectives")).value_or(std::vector<Value>{})) {
        if (reader.isObject(one)) {
            Objective objective = m_things.objective(one);
            const ObjectiveId id = objective.id;
            keep(knows.objectives.emplace(id, std::move(objective)).second, reader, one);
        }
    }
    forEach(reader, "structures", QStringLiteral("a remembered structure"), [&](ObjectReader& one, Value at) {
        RememberedStructure remembered;
        remembered.turn = readWhole(m_text, one, one.required("seen_turn"), 0, kMost).value_or(0);
        remembered.as = structure(one);
        const QString thing = remembered.as.thing;
        mustBe(m_players, one, "owner", remembered.as.owner.value, "player");
        keep(knows.structures.emplace(thing, std::move(remembered)).second, reader, at);
    });
    forEach(reader, "models", QStringLiteral("a remembered model"), [&](ObjectReader& one, Value at) {
        const int turn = readWhole(m_text, one, one.required("seen_turn"), 0, kMost).value_or(0);
        const Value as = one.required("as");
        if (as != kNone && one.isObject(as)) {
            Model model = m_things.model(as);
            const ModelId id = model.id;
            keep(knows.models.emplace(id, RememberedModel{std::move(model), turn}).second, reader, at);
        }
        static_cast<void>(one.unknownKeys());
    });
    static_cast<void>(reader.unknownKeys());
    return knows;
}

ModelState VisionReader::state(ObjectReader& reader) {
    ModelState state;
    fields(reader, state);
    static_cast<void>(reader.required("model"));
    state.position = reader.pointInInches(reader.required("position")).value_or(geometry::Point{});
    state.facing = reader.degrees(reader.member("facing")).value_or(geometry::Angle{});
    state.elevation = reader.inches(reader.member("elevation"), Range::Any).value_or(Length{});
    static_cast<void>(reader.unknownKeys());
    return state;
}

TurnStep VisionReader::step(ObjectReader& reader) {
    TurnStep step;
    fields(reader, step);
    const QString stateOf = QStringLiteral("the state of a model");
    forEach(reader, "before", stateOf, [&](ObjectReader& one, Value) { step.before.push_back(state(one)); });
    forEach(reader, "after", stateOf, [&](ObjectReader& one, Value) { step.after.push_back(state(one)); });
    const QString structureOf = QStringLiteral("a structure");
    forEach(reader, "structures_before", structureOf, [&](ObjectReader& one, Value) { step.structuresBefore.push_back(structure(one)); });
    forEach(reader, "structures_after", structureOf, [&](ObjectReader& one, Value) { step.structuresAfter.push_back(structure(one)); });
    step.unknown = reader.unknownKeys();
    return step;
}

class VisionWriter {
public:
    VisionWriter(JsonWriter& writer, const ThingWriters& things) : m_json{writer}, m_things{things} {}

    void write(const Vision& vision);

private:
    template <class Thing> void fields(const Thing& thing) {
        FieldWriter<Thing> visitor{m_json, thing, Fields::Unlike};
        visitFields(visitor, static_cast<Thing*>(nullptr));
    }
    /// Nothing for an empty list.
    template <class List, class Write> void list(QStringView key, const List& things, Write&& write) {
        if (things.empty()) {
            return;
        }
        m_json.key(key);
        m_json.beginList();
        for (const auto& thing : things) {
            write(thing);
        }
        m_json.endList();
    }
    void structure(const Structure& structure) {
        m_json.beginObject(structure.unknown.isEmpty() ? Layout::Line : Layout::Block);
        fields(structure);
        m_json.members(structure.unknown);
        m_json.endObject();
    }
    void point(geometry::Point point) {
        m_json.key(u"position");
        m_json.beginList(Layout::Line);
        m_json.number(point.x.inches());
        m_json.number(point.y.inches());
        m_json.endList();
    }
    void modelIds(QStringView key, const ModelIds& ids) {
        if (ids.empty()) {
            return;
        }
        QStringList texts;
        for (const ModelId& id : ids) {
            texts.append(id.value);
        }
        m_json.key(key);
        writeTexts(m_json, texts);
    }
    void models(const std::map<ModelId, ModelVision>& models);
    void region(const VisionRegion& region);
    void light(const TableLight& light);
    void side(const VisionSide& side);
    void knowledge(const SideKnowledge& knows);
    void state(const ModelState& state);
    void step(const TurnStep& step);

    JsonWriter& m_json;
    const ThingWriters& m_things;
};

void VisionWriter::models(const std::map<ModelId, ModelVision>& models) {
    if (models.empty()) {
        return;
    }
    m_json.key(u"models");
    m_json.beginObject();
    for (const auto& [id, model] : models) {
        m_json.key(id.value);
        m_json.beginObject(model.unknown.isEmpty() ? Layout::Line : Layout::Block);
        fields(model);
        m_json.members(model.unknown);
        m_json.endObject();
    }
    m_json.endObject();
}

void VisionWriter::region(const VisionRegion& region) {
    m_json.beginObject();
    fields(region);
    if (region.kind.isEmpty()) {
        m_json.key(u"kind"); // required
        m_json.string({});
    }
    m_things.polygon(region.outline);
    m_json.members(region.unknown);
    m_json.endObject();
}

void VisionWriter::light(const TableLight& light) {
    m_json.beginObject(light.unknown.isEmpty() ? Layout::Line : Layout::Block);
    fields(light);
    point(light.position);
    m_json.members(light.unknown);
    m_json.endObject();
}

void VisionWriter::knowledge(const SideKnowledge& knows) {
    m_json.key(u"knows");
    m_json.beginObject();
    writeCells(m_json, u"visited", knows.visited);
    writeCells(m_json, u"explored", knows.explored);
    writeCells(m_json, u"visible", knows.visible);
    writeCells(m_json, u"outline", knows.outline);
    modelIds(u"seen", knows.seen);
    list(u"pieces", knows.pieces, [&](const auto& entry) { m_things.piece(entry.piece()); });
    list(u"objectives", knows.objectives, [&](const auto& entry) { m_things.objective(entry.second); });
    list(u"structures", knows.structures, [&](const auto& entry) {
        m_json.beginObject(Layout::Line);
        m_json.key(u"seen_turn");
        m_json.number(entry.second.turn);
        fields(entry.second.as);
        m_json.members(entry.second.as.unknown);
        m_json.endObject();
    });
    list(u"models", knows.models, [&](const auto& entry) {
        m_json.beginObject();
        m_json.key(u"seen_turn");
        m_json.number(entry.second.turn);
        m_json.key(u"as");
        m_things.model(entry.second.as);
        m_json.endObject();
    });
    m_json.endObject();
}

void VisionWriter::side(const VisionSide& side) {
    m_json.beginObject();
    fields(side);
    writeCells(m_json, u"revealed", side.revealed);
    writeCells(m_json, u"hidden", side.hidden);
    if (side.knows != SideKnowledge{}) {
        knowledge(side.knows);
    }
    if (side.before != KnownBefore{}) {
        m_json.key(u"before");
        m_json.beginObject();
        writeCells(m_json, u"visible", side.before.visible);
        writeCells(m_json, u"explored", side.before.explored);
        modelIds(u"models", side.before.models);
        m_json.endObject();
    }
    m_json.members(side.unknown);
    m_json.endObject();
}

void VisionWriter::state(const ModelState& state) {
    m_json.beginObject(Layout::Line);
    fields(state);
    point(state.position);
    if (state.facing != geometry::Angle{}) {
        m_json.key(u"facing");
        m_json.number(state.facing.degrees());
    }
    if (state.elevation != Length{}) {
        m_json.key(u"elevation");
        m_json.number(state.elevation.inches());
    }
    m_json.endObject();
}

void VisionWriter::step(const TurnStep& step) {
    m_json.beginObject();
    fields(step);
    list(u"before", step.before, [&](const ModelState& one) { state(one); });
    list(u"after", step.after, [&](const ModelState& one) { state(one); });
    list(u"structures_before", step.structuresBefore, [&](const Structure& one) { structure(one); });
    list(u"structures_after", step.structuresAfter, [&](const Structure& one) { structure(one); });
    m_json.members(step.unknown);
    m_json.endObject();
}

void VisionWriter::write(const Vision& vision) {
    m_json.beginObject();
    fields(vision);
    m_json.key(u"profile");
    writeProfileObject(m_json, vision.profile);
    models(vision.models);
    list(u"structures", vision.structures, [&](const Structure& one) { structure(one); });
    list(u"regions", vision.regions, [&](const VisionRegion& one) { region(one); });
    list(u"lights", vision.lights, [&](const TableLight& one) { light(one); });
    if (!vision.ground.empty()) {
        m_json.key(u"ground");
        m_json.beginObject();
        for (const auto& [name, cells] : vision.ground) {
            writeCells(m_json, name, cells);
        }
        m_json.endObject();
    }
    list(u"sides", vision.sides, [&](const VisionSide& one) { side(one); });
    list(u"log", vision.log, [&](const TurnStep& one) { step(one); });
    m_json.members(vision.unknown);
    m_json.endObject();
}

} // namespace

OptionalVision readVision(const JsonText& text, FindingList& findings, ObjectReader& parent, const Scenario& scenario, const ThingReaders& things) {
    const Value value = parent.member("vision");
    if (value == kNone || !parent.isObject(value)) {
        return {};
    }
    auto vision = VisionReader{text, findings, scenario, things}.read(value);
    return vision ? OptionalVision{*std::move(vision)} : OptionalVision{};
}

void writeVision(JsonWriter& writer, const Vision& vision, const ThingWriters& things) {
    writer.key(u"vision");
    VisionWriter{writer, things}.write(vision);
}

} // namespace sightline::scenarios
