#include "scenarios/io/cells_io.h"
#include "scenarios/io/vision_fields.h"
#include "scenarios/io/vision_io.h"

namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::Length;
using Layout = JsonWriter::Layout;

class VisionWriter {
public:
    VisionWriter(JsonWriter& writer, const ElementWriters& elements) : m_json{writer}, m_elements{elements} {}

    void write(const Vision& vision);

private:
    template <class Element> void fields(const Element& element) {
        FieldWriter<Element> visitor{m_json, element, Fields::Unlike};
        visitFields(visitor, static_cast<Element*>(nullptr));
    }
    /// Writes nothing for an empty list.
    template <class List, class Write> void list(QStringView key, const List& elements, Write&& write) {
        if (elements.empty()) {
            return;
        }
        m_json.list(key, elements, [&](const auto& element) { write(element); });
    }
    void structure(const Structure& structure) {
        m_json.beginObject(structure.unknown.isEmpty() ? Layout::Line : Layout::Block);
        fields(structure);
        m_json.members(structure.unknown);
        m_json.endObject();
    }
    void point(geometry::Point point) {
        m_json.beginList(u"position", Layout::Line);
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
    const ElementWriters& m_elements;
};

void VisionWriter::models(const std::map<ModelId, ModelVision>& models) {
    if (models.empty()) {
        return;
    }
    m_json.beginObject(u"models");
    for (const auto& [id, model] : models) {
        m_json.beginObject(id.value, model.unknown.isEmpty() ? Layout::Line : Layout::Block);
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
    m_elements.polygon(region.outline);
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
    m_json.beginObject(u"knows");
    writeCells(m_json, u"visited", knows.visited);
    writeCells(m_json, u"explored", knows.explored);
    writeCells(m_json, u"visible", knows.visible);
    writeCells(m_json, u"outline", knows.outline);
    modelIds(u"seen", knows.seen);
    list(u"pieces", knows.pieces, [&](const auto& entry) { m_elements.piece(entry.piece()); });
    list(u"objectives", knows.objectives, [&](const auto& entry) { m_elements.objective(entry.second); });
    list(u"structures", knows.structures, [&](const auto& entry) {
        m_json.beginObject(Layout::Line);
        m_json.member(u"seen_turn", entry.second.turn);
        fields(entry.second.as);
        m_json.members(entry.second.as.unknown);
        m_json.endObject();
    });
    list(u"models", knows.models, [&](const auto& entry) {
        m_json.beginObject();
        m_json.member(u"seen_turn", entry.second.turn);
        m_json.key(u"as");
        m_elements.model(entry.second.as);
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
        m_json.beginObject(u"before");
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
        m_json.member(u"facing", state.facing.degrees());
    }
    if (state.elevation != Length{}) {
        m_json.member(u"elevation", state.elevation.inches());
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
        m_json.beginObject(u"ground");
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

void writeVision(JsonWriter& writer, const Vision& vision, const ElementWriters& elements) {
    writer.key(u"vision");
    VisionWriter{writer, elements}.write(vision);
}

} // namespace sightline::scenarios
