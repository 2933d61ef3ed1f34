#include "scenarios/io/cells_io.h"
#include "scenarios/io/vision_fields.h"
#include "scenarios/io/vision_io.h"
#include "scenarios/model/vision_grid.h"

#include <QSet>

#include <utility>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::Length;

constexpr std::int64_t kMaxBits = 1'000'000'000;

class VisionReader {
public:
    VisionReader(const Scenario& scenario, const ElementReaders& elements)
        : m_scenario{scenario}, m_elements{elements} {
        const auto take = [](QSet<QString>& ids, const auto& list) {
            for (const auto& element : list) {
                ids.insert(element.id.value);
            }
        };
        take(m_models, scenario.models);
        take(m_models, scenario.reserves);
        take(m_structures, scenario.terrain);
        take(m_structures, scenario.objectives);
        take(m_players, scenario.players);
    }

    [[nodiscard]] std::optional<Vision> read(ObjectReader& reader);

private:
    template <class Element> void fields(ObjectReader& reader, Element& element) {
        FieldReader<Element> visitor{reader, element};
        visitFields(visitor, &element);
    }
    void mustBe(const QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id, const char* what);
    void mustBeNew(QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id);
    void readModels(ObjectReader& parent, Vision& vision);
    Structure structure(ObjectReader& reader);
    VisionRegion region(ObjectReader& reader);
    TableLight light(ObjectReader& reader);
    void readGround(ObjectReader& parent, Vision& vision);
    VisionSide side(ObjectReader& reader);
    SideKnowledge knowledge(ObjectReader& reader);
    KnownBefore before(ObjectReader& reader);
    ModelIds modelIds(ObjectReader& reader, const char* key);
    ModelState state(ObjectReader& reader);
    TurnStep step(ObjectReader& reader);
    void readCells(ObjectReader& reader, const char* key, CellSet& cells);
    bool hasRoom(ObjectReader& reader, const JsonItem& value);
    /// Reports a duplicate.
    static void keep(bool isNew, ObjectReader& reader);

    const Scenario& m_scenario;
    const ElementReaders& m_elements;
    std::optional<geometry::CellGrid> m_grid;
    QSet<QString> m_models;
    QSet<QString> m_structures;
    QSet<QString> m_players;
    QSet<QString> m_regions;
    QSet<QString> m_sides;
    std::int64_t m_bits = 0; ///< total size of all sets of cells
    bool m_isFull = false;
};

void VisionReader::mustBe(
    const QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id, const char* what) {
    if (id.isEmpty() || ids.contains(id)) {
        return;
    }
    const JsonItem value = reader.member(key);
    reader.error(
        value,
        {QStringLiteral("unknown-%1").arg(QLatin1String{what}).replace(u' ', u'-'),
         QStringLiteral("the id of a %1 of this table").arg(QLatin1String{what}), u'"' + id.left(60) + u'"',
         QStringLiteral("There is no %1 with the id \"%2\" on this table.").arg(QLatin1String{what}, id.left(60))});
}

void VisionReader::mustBeNew(QSet<QString>& ids, ObjectReader& reader, const char* key, const QString& id) {
    const JsonItem value = reader.required(key);
    if (!value.isThere()) {
        return;
    }
    if (id.isEmpty()) {
        reader.error(value, {QStringLiteral("empty-id"), QStringLiteral("an id"), QStringLiteral("an empty text"),
                             QStringLiteral("An id must not be empty.")});
    } else if (ids.contains(id)) {
        reader.error(value, {QStringLiteral("duplicate-id"),
                             QStringLiteral("an id that no other has"),
                             u'"' + id.left(60) + u'"',
                             QStringLiteral("\"%1\" stands twice in this list.").arg(id.left(60)),
                             {id}});
    }
    ids.insert(id);
}

void VisionReader::readCells(ObjectReader& reader, const char* key, CellSet& cells) {
    const JsonItem value = reader.member(key);
    if (value.isThere() && hasRoom(reader, value)) {
        cells = scenarios::readCells(reader, value, *m_grid).value_or(m_grid->noCells());
    }
}

bool VisionReader::hasRoom(ObjectReader& reader, const JsonItem& value) {
    m_bits += std::int64_t{m_grid->rows()} * (m_grid->columns() + CellSet::kBits);
    if (m_bits > kMaxBits && !std::exchange(m_isFull, true)) {
        reader.error(
            value,
            {QStringLiteral("too-many-cells"),
             QStringLiteral("at most %1 million cells in all lists together").arg(kMaxBits / 1'000'000),
             value.description(),
             QStringLiteral(
                 "The lists of cells of this file hold more than %1 million cells in all. Make \"cell_in\" larger.")
                 .arg(kMaxBits / 1'000'000)});
    }
    return !m_isFull;
}

void VisionReader::keep(bool isNew, ObjectReader& reader) {
    if (!isNew) {
        reader.error(reader.item(),
                     {QStringLiteral("duplicate-id"), QStringLiteral("each thing once"), reader.item().description(),
                      QStringLiteral("A side remembers a thing once; one stands twice in this list.")});
    }
}

std::optional<Vision> VisionReader::read(ObjectReader& reader) {
    Vision vision;
    fields(reader, vision);
    mustBe(m_players, reader, "active", vision.active.value, "player");
    mustBe(m_players, reader, "known_by", vision.knownBy.value, "player");
    const JsonItem profile = reader.member("profile");
    if (auto figures = reader.object(profile, QStringLiteral("a vision profile"))) {
        vision.profile = readProfileObject(*figures);
    } else if (!profile.isThere()) {
        vision.profile =
            *shippedVisionProfile(QStringLiteral("standard")); // a file written by hand may omit the figures
    }
    if (const auto grid = gridOf(m_scenario.table, vision.profile)) {
        m_grid = *grid;
    } else {
        reader.error(
            profile.isThere() ? profile : reader.item(),
            {QStringLiteral("bad-cells"),
             QStringLiteral("cells of which at most %1 fit along each side of the table").arg(geometry::kMaxCellsASide),
             QStringLiteral("cells of %1 in").arg(vision.profile.cell.inches()),
             QStringLiteral(
                 "Cells of %1 in are too small for this table: at most %2 fit along a side. Make \"cell_in\" larger.")
                 .arg(vision.profile.cell.inches())
                 .arg(geometry::kMaxCellsASide)});
        return {};
    }
    readModels(reader, vision);
    QSet<QString> owned;
    for (auto& one : reader.objects("structures", QStringLiteral("a structure"))) {
        vision.structures.push_back(structure(one));
        mustBeNew(owned, one, "thing", vision.structures.back().element);
        mustBe(m_structures, one, "thing", vision.structures.back().element, "piece or objective");
        mustBe(m_players, one, "owner", vision.structures.back().owner.value, "player");
    }
    for (auto& one : reader.objects("regions", QStringLiteral("a region"))) {
        vision.regions.push_back(region(one));
    }
    for (auto& one : reader.objects("lights", QStringLiteral("a light"))) {
        vision.lights.push_back(light(one));
    }
    readGround(reader, vision);
    for (auto& one : reader.objects("sides", QStringLiteral("a side"))) {
        vision.sides.push_back(side(one));
    }
    shareMemories(vision.sides);
    for (auto& one : reader.objects("log", QStringLiteral("a step of the log"))) {
        vision.log.push_back(step(one));
    }
    vision.unknown = reader.unknownKeys();
    return vision;
}

void VisionReader::readModels(ObjectReader& parent, Vision& vision) {
    const JsonItem models = parent.member("models");
    if (!parent.isObject(models)) {
        return;
    }
    for (const JsonItem& child : models.children()) {
        const QString id = child.key();
        if (!m_models.contains(id)) {
            parent.error(child,
                         {QStringLiteral("unknown-model"),
                          QStringLiteral("the id of a model or a reserve of this table"), u'"' + id.left(60) + u'"',
                          QStringLiteral("There is no model with the id \"%1\" on this table.").arg(id.left(60))});
        }
        if (auto reader = parent.object(child, QStringLiteral("the vision of a model"))) {
            ModelVision& model = vision.models[ModelId{id}];
            fields(*reader, model);
            mustBe(m_models, *reader, "carried_by", model.carriedBy.value, "model");
            mustBe(m_models, *reader, "companion", model.companion.value, "model");
            mustBe(m_models, *reader, "decoy_of", model.decoyOf.value, "model");
            model.unknown = reader->unknownKeys();
        }
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
    if (auto polygon = m_elements.polygon(reader)) {
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
    const JsonItem ground = parent.member("ground");
    if (!parent.isObject(ground)) {
        return;
    }
    CellSet painted = m_grid->noCells();
    for (const JsonItem& child : ground.children()) {
        if (!hasRoom(parent, child)) {
            return;
        }
        auto cells = scenarios::readCells(parent, child, *m_grid);
        if (!cells) {
            if (!child.isList()) {
                continue; // reported
            }
            cells = m_grid->noCells();
        }
        CellSet twice = *cells;
        twice &= painted;
        if (!twice.empty()) {
            parent.error(
                child,
                {QStringLiteral("painted-twice"), QStringLiteral("cells that no other ground has"),
                 runsOf(twice).first(),
                 QStringLiteral("A cell has one ground; those of row %1 stand under two.").arg(runsOf(twice).first())});
        }
        painted |= *cells;
        vision.ground.emplace(child.key(), *std::move(cells));
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
    for (const QString& told : side.intelligence) {
        mustBe(m_models, reader, "intelligence", told, "model");
    }
    readCells(reader, "revealed", side.revealed);
    readCells(reader, "hidden", side.hidden);
    if (auto knows = reader.object("knows", QStringLiteral("what a side knows"))) {
        side.knows = knowledge(*knows);
    }
    if (auto known = reader.object("before", QStringLiteral("what a side knew before the move"))) {
        side.before = before(*known);
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

KnownBefore VisionReader::before(ObjectReader& reader) {
    KnownBefore before;
    readCells(reader, "visible", before.visible);
    readCells(reader, "explored", before.explored);
    before.models = modelIds(reader, "models");
    static_cast<void>(reader.unknownKeys());
    return before;
}

SideKnowledge VisionReader::knowledge(ObjectReader& reader) {
    SideKnowledge knows;
    readCells(reader, "visited", knows.visited);
    readCells(reader, "explored", knows.explored);
    readCells(reader, "visible", knows.visible);
    readCells(reader, "outline", knows.outline);
    knows.seen = modelIds(reader, "seen");
    for (auto& one : reader.objects("pieces", QStringLiteral("a piece"))) {
        const Piece piece = m_elements.piece(one);
        keep(!knows.pieces.contains(piece.id), one);
        const Piece* now = m_scenario.piece(piece.id);
        knows.pieces.remember(now && *now == piece ? *now : piece); // equal texts are shared
    }
    for (auto& one : reader.objects("objectives", QStringLiteral("an objective"))) {
        Objective objective = m_elements.objective(one);
        const ObjectiveId id = objective.id;
        keep(knows.objectives.emplace(id, std::move(objective)).second, one);
    }
    for (auto& one : reader.objects("structures", QStringLiteral("a remembered structure"))) {
        RememberedStructure remembered;
        remembered.turn = readWhole(one, one.required("seen_turn"), 0, kMaxInVision).value_or(0);
        remembered.as = structure(one);
        const QString element = remembered.as.element;
        mustBe(m_players, one, "owner", remembered.as.owner.value, "player");
        keep(knows.structures.emplace(element, std::move(remembered)).second, one);
    }
    for (auto& one : reader.objects("models", QStringLiteral("a remembered model"))) {
        const int turn = readWhole(one, one.required("seen_turn"), 0, kMaxInVision).value_or(0);
        if (auto as = one.object(one.required("as"), QStringLiteral("a model"))) {
            Model model = m_elements.model(*as);
            const ModelId id = model.id;
            keep(knows.models.emplace(id, RememberedModel{std::move(model), turn}).second, one);
        }
        static_cast<void>(one.unknownKeys());
    }
    static_cast<void>(reader.unknownKeys());
    return knows;
}

ModelState VisionReader::state(ObjectReader& reader) {
    ModelState state;
    fields(reader, state);
    QSet<QString> others; // ids of another list; here the id is required and not empty
    mustBeNew(others, reader, "model", state.model.value);
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
    for (auto& one : reader.objects("before", stateOf)) {
        step.before.push_back(state(one));
    }
    for (auto& one : reader.objects("after", stateOf)) {
        step.after.push_back(state(one));
    }
    const QString structureOf = QStringLiteral("a structure");
    for (auto& one : reader.objects("structures_before", structureOf)) {
        step.structuresBefore.push_back(structure(one));
    }
    for (auto& one : reader.objects("structures_after", structureOf)) {
        step.structuresAfter.push_back(structure(one));
    }
    step.unknown = reader.unknownKeys();
    return step;
}

} // namespace

OptionalVision readVision(ObjectReader& parent, const Scenario& scenario, const ElementReaders& elements) {
    if (auto reader = parent.object("vision", QStringLiteral("the vision of a table"))) {
        if (auto vision = VisionReader{scenario, elements}.read(*reader)) {
            return OptionalVision{*std::move(vision)};
        }
    }
    return {};
}

} // namespace sightline::scenarios
