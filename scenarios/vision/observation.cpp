#include "scenarios/vision/observation.h"

#include "scenarios/base/csv.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/io/cells_io.h"
#include "scenarios/vision/fog_controller.h"
#include "scenarios/vision/knowledge.h"
#include "scenarios/vision/targets.h"

#include <QtEndian>

#include <algorithm>
#include <bit>
#include <set>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;
using geometry::GridCell;
using Layout = JsonWriter::Layout;

constexpr int kLayers = 4;

/// The common input of numbers and texts.
struct Known {
    std::optional<FogController> controller;
    const VisionSide* side = nullptr;
    int turn = 0;

    Known(const Scenario& view, const PlayerId& player)
        : controller{FogController::of(view)},
          side{view.vision ? view.vision->side(player) : nullptr},
          turn{view.vision ? view.vision->turn : 0} {}
    [[nodiscard]] bool isSound() const {
        return controller && side && side->knows.explored.columns() == controller->table().grid().columns();
    }
    [[nodiscard]] const geometry::CellGrid& grid() const { return controller->table().grid(); }
    [[nodiscard]] const SideKnowledge& knows() const { return side->knows; }
    [[nodiscard]] QString groundOf(GridCell cell) const {
        return knows().explored.contains(cell) ? controller->table().groundAt(grid().centerOf(cell)) : QString{};
    }
};

QString typeOf(const Model& model) { return model.keywords.value(0); }
bool isOutline(const Model& model) {
    return model.player.isEmpty() && model.id.value.startsWith(QLatin1String{"outline-"});
}

std::int32_t codeOf(const QStringList& list, const QString& word) {
    return static_cast<std::int32_t>(list.indexOf(word) + 1);
}

/// Returns the position of a piece or an objective for people: the center of its box.
std::optional<geometry::Point> positionOf(const Scenario& view, const QString& element) {
    if (const Objective* objective = view.objective({element})) {
        return objective->position;
    }
    const Piece* piece = view.piece({element});
    if (!piece) {
        return {};
    }
    const geometry::Box box = std::visit(
        [](const auto& outline) { return geometry::boundsOf(geometry::BlockerOutline{outline}); }, piece->outline);
    return geometry::Point{geometry::Length::fromNanometers((box.low.x + box.high.x).nanometers() / 2),
                           geometry::Length::fromNanometers((box.low.y + box.high.y).nanometers() / 2)};
}

QString stateWord(CellKnowledge state) {
    switch (state) {
    case CellKnowledge::Unexplored: return QStringLiteral("unexplored");
    case CellKnowledge::Shrouded: return QStringLiteral("shrouded");
    case CellKnowledge::Visible: return QStringLiteral("visible");
    case CellKnowledge::Outline: return QStringLiteral("outline");
    }
    return {};
}

template <class Visit> void forEachCell(const geometry::CellGrid& grid, Visit&& visit) {
    for (int row = 0; row < grid.rows(); ++row) {
        for (int column = 0; column < grid.columns(); ++column) {
            visit(GridCell{column, row});
        }
    }
}

QByteArray npyHeader(const QByteArray& type, const QByteArray& shape) {
    QByteArray header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + shape + "), }";
    constexpr int kBefore = 10; ///< bytes
    constexpr int kAlignment = 64;
    while ((kBefore + header.size() + 1) % kAlignment != 0) {
        header += ' ';
    }
    header += '\n';
    QByteArray bytes{"\x93NUMPY\x01\x00", 8};
    bytes += static_cast<char>(header.size() & 0xFF);
    bytes += static_cast<char>(header.size() >> 8);
    return bytes + header;
}

QByteArray npyOf(const CellLayers& layers, int columns, int rows) {
    QByteArray bytes = npyHeader("<i4", QByteArray::number(rows) + ", " + QByteArray::number(columns) + ", " +
                                            QByteArray::number(kLayers));
    for (const std::int32_t value : layers) {
        const auto little = qToLittleEndian(value);
        bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
    }
    return bytes;
}

QByteArray npyOf(const std::vector<double>& values) {
    QByteArray bytes = npyHeader("<f8", QByteArray::number(static_cast<qint64>(values.size())) + ",");
    for (const double value : values) {
        const auto little = qToLittleEndian(std::bit_cast<quint64>(value));
        bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
    }
    return bytes;
}

QByteArray npyOf(const std::vector<std::array<double, 8>>& models) {
    QByteArray bytes = npyHeader("<f8", QByteArray::number(static_cast<qint64>(models.size())) + ", 8");
    for (const auto& row : models) {
        for (const double value : row) {
            const auto little = qToLittleEndian(std::bit_cast<quint64>(value));
            bytes.append(reinterpret_cast<const char*>(&little), sizeof little);
        }
    }
    return bytes;
}

void writeWords(JsonWriter& writer, QStringView key, const QStringList& words) {
    writer.list(key, Layout::Line, words, [&](const QString& word) { writer.string(word); });
}

void writePoint(JsonWriter& writer, geometry::Point p) {
    writer.beginList(u"position", Layout::Line);
    writer.number(p.x.inches());
    writer.number(p.y.inches());
    writer.endList();
}

class ObservationWriter {
public:
    ObservationWriter(const Scenario& view, const PlayerId& player)
        : m_view{view}, m_player{player}, m_known{view, player} {}

    [[nodiscard]] QByteArray json();

private:
    void text(QStringView key, const QString& value) {
        if (!value.isEmpty()) {
            m_json.member(key, value);
        }
    }
    void model(const Model& model, std::optional<int> turn = {});
    template <class List, class Write> void list(QStringView key, const List& elements, Write&& write) {
        m_json.list(key, elements, [&](const auto& element) {
            m_json.beginObject(Layout::Line);
            write(element);
            m_json.endObject();
        });
    }
    void lists();

    const Scenario& m_view;
    const PlayerId& m_player;
    Known m_known;
    JsonWriter m_json;
};

void ObservationWriter::model(const Model& model, std::optional<int> turn) {
    m_json.member(u"id", model.id.value);
    text(u"name", model.name);
    text(u"player", model.player.value);
    text(u"unit", model.unit);
    writePoint(m_json, model.position);
    m_json.member(u"facing", model.facing.degrees());
    if (model.wounds) {
        m_json.member(u"wounds", *model.wounds);
    }
    if (model.maxWounds) {
        m_json.member(u"max_wounds", *model.maxWounds);
    }
    if (turn) {
        m_json.member(u"seen_turn", *turn);
        m_json.member(u"turns_ago", m_known.turn - *turn);
    }
}

void ObservationWriter::lists() {
    std::vector<Model> seen;
    std::vector<Model> outlines;
    for (const Model& one : m_view.models) {
        (isOutline(one) ? outlines : seen).push_back(one);
    }
    list(u"models", seen, [&](const Model& one) { model(one); });
    list(u"outlines", outlines, [&](const Model& one) { model(one); });
    list(u"remembered", m_known.knows().models, [&](const auto& entry) { model(entry.second.as, entry.second.turn); });
    list(u"reserves", m_view.reserves, [&](const Model& one) {
        m_json.member(u"id", one.id.value);
        text(u"name", one.name);
    });
    list(u"terrain", m_view.terrain, [&](const Piece& piece) {
        m_json.member(u"id", piece.id.value);
        text(u"name", piece.name);
        text(u"kind", piece.kind);
    });
    list(u"objectives", m_view.objectives, [&](const Objective& objective) {
        m_json.member(u"id", objective.id.value);
        text(u"name", objective.name);
        writePoint(m_json, objective.position);
    });
    list(u"structures", m_known.knows().structures, [&](const auto& entry) {
        m_json.member(u"thing", entry.first);
        text(u"kind", entry.second.as.kind);
        text(u"owner", entry.second.as.owner.value);
        if (entry.second.as.wounds) {
            m_json.member(u"wounds", *entry.second.as.wounds);
        }
        m_json.member(u"turns_ago", m_known.turn - entry.second.turn);
    });
    list(u"abilities", abilityRulings(m_view, m_player), [&](const AbilityRuling& one) {
        m_json.member(u"model", one.user.value);
        m_json.member(u"ability", one.ability);
        m_json.member(u"target", one.target.value);
        m_json.member(u"legal", one.ruling.isAllowed);
        m_json.member(u"code", one.ruling.code);
    });
    list(u"targets", targetsOf(m_view, m_player), [&](const TargetRuling& ruling) {
        m_json.member(u"id", ruling.target.value);
        m_json.member(u"legal", ruling.isLegal);
        m_json.member(u"code", ruling.code);
    });
}

QByteArray ObservationWriter::json() {
    m_json.beginObject();
    m_json.member(u"scenario", m_view.name);
    m_json.member(u"player", m_player.value);
    if (m_known.isSound()) {
        const SideKnowledge& knows = m_known.knows();
        m_json.member(u"turn", m_known.turn);
        text(u"active", m_view.vision->active.value);
        m_json.member(u"cell_in", m_known.grid().cellSize().inches());
        m_json.member(u"columns", m_known.grid().columns());
        m_json.member(u"rows", m_known.grid().rows());
        writeCells(m_json, u"visible", knows.visible);
        writeCells(m_json, u"outline", knows.outline);
        writeCells(m_json, u"explored", knows.explored);
        writeCells(m_json, u"visited", knows.visited);
        m_json.beginObject(u"points", Layout::Line);
        for (const auto& [name, points] : m_known.side->points) {
            m_json.member(name, points);
        }
        m_json.endObject();
        lists();
    }
    m_json.endObject();
    return m_json.text();
}

/// The permitted actions by cell. Source: docs/requirements.md, rows S1.27 to S1.31.
CellLayers actionMaskOf(const Scenario& view, const PlayerId& player, const Known& known) {
    const geometry::CellGrid& grid = known.grid();
    CellLayers mask(static_cast<std::size_t>(grid.columns()) * static_cast<std::size_t>(grid.rows()) * kLayers, 0);
    const auto at = [&](GridCell cell, std::size_t layer) -> std::int32_t& {
        return mask[(static_cast<std::size_t>(cell.row) * static_cast<std::size_t>(grid.columns()) +
                     static_cast<std::size_t>(cell.column)) *
                        kLayers +
                    layer];
    };
    forEachCell(grid, [&](GridCell cell) {
        at(cell, 0) = 1;
        at(cell, 1) = known.side->before.explored.contains(cell) ? 1 : 0;
        at(cell, 2) = known.side->before.visible.contains(cell) ? 1 : 0;
    });
    for (const TargetRuling& ruling : targetsOf(view, player)) {
        const Model* model = ruling.isLegal ? view.model(ruling.target) : nullptr;
        if (const auto cell = model ? grid.cellAt(model->position) : std::nullopt) {
            at(*cell, 3) = 1;
        }
    }
    return mask;
}

/// Adds global figures.
void addGlobals(Observation& observation, const Scenario& view, const PlayerId& player, const Known& known) {
    const auto add = [&](const QString& name, double value) {
        observation.globalNames.append(name);
        observation.globalFeatures.push_back(value);
    };
    const SideKnowledge& knows = known.knows();
    const double cells = static_cast<double>(knows.explored.columns()) * knows.explored.rows();
    const auto own = std::ranges::count(view.models, player, &Model::player);
    const auto outlines = std::ranges::count_if(view.models, isOutline);
    add(QStringLiteral("turn"), known.turn);
    add(QStringLiteral("has_the_turn"), view.vision->active == player ? 1 : 0);
    add(QStringLiteral("visible_share"), knows.visible.count() / cells);
    add(QStringLiteral("explored_share"), knows.explored.count() / cells);
    add(QStringLiteral("visited_share"), knows.visited.count() / cells);
    add(QStringLiteral("own_models"), static_cast<double>(own));
    add(QStringLiteral("own_reserves"), static_cast<double>(view.reserves.size()));
    add(QStringLiteral("others_in_sight"),
        static_cast<double>(static_cast<std::ptrdiff_t>(view.models.size()) - own - outlines));
    add(QStringLiteral("outlines"), static_cast<double>(outlines));
    add(QStringLiteral("remembered"), static_cast<double>(knows.models.size()));
    for (const auto& [name, points] : known.side->points) {
        add(QStringLiteral("points_") + name, points);
    }
}

} // namespace

Observation observationOf(const Scenario& view, const PlayerId& player) {
    const Known known{view, player};
    Observation result;
    if (!known.isSound()) {
        return result;
    }
    const geometry::CellGrid& grid = known.grid();
    const SideKnowledge& knows = known.knows();
    result.columns = grid.columns();
    result.rows = grid.rows();
    for (const Player& one : view.players) {
        result.players.append(one.id.value);
    }
    const VisionProfile& profile = known.controller->table().profile();
    std::set<QString> grounds;
    for (const auto& [name, radius] : profile.groundRadius) {
        result.grounds.append(name);
    }
    forEachCell(grid, [&](GridCell cell) { grounds.insert(known.groundOf(cell)); });
    grounds.insert(profile.bareGround);
    for (const QString& name : grounds) {
        if (!name.isEmpty() && !result.grounds.contains(name)) {
            result.grounds.append(name);
        }
    }
    std::set<QString> types;
    for (const Model& model : view.models) {
        types.insert(typeOf(model));
    }
    for (const auto& [id, remembered] : knows.models) {
        types.insert(typeOf(remembered.as));
    }
    types.erase(QString{});
    result.types = QStringList{types.begin(), types.end()};
    const auto size = static_cast<std::size_t>(grid.columns()) * static_cast<std::size_t>(grid.rows()) * kLayers;
    result.grid.assign(size, 0);
    result.units.assign(size, 0);
    result.memory.assign(size, 0);
    const auto put = [&](CellLayers& layers, GridCell cell, const std::array<std::int32_t, kLayers>& values) {
        std::ranges::copy(values, layers.begin() +
                                      (static_cast<std::ptrdiff_t>(cell.row) * grid.columns() + cell.column) * kLayers);
    };
    forEachCell(grid, [&](GridCell cell) {
        put(result.grid, cell,
            {codeOf(result.grounds, known.groundOf(cell)), 0, 0, static_cast<std::int32_t>(knowledgeOf(knows, cell))});
    });
    for (const auto& [element, remembered] : knows.structures) {
        const auto place = positionOf(view, element);
        const auto cell = place ? grid.cellAt(*place) : std::nullopt;
        if (cell && knows.explored.contains(*cell)) {
            put(result.grid, *cell,
                {codeOf(result.grounds, known.groundOf(*cell)), codeOf(result.players, remembered.as.owner.value),
                 remembered.as.wounds.value_or(0), static_cast<std::int32_t>(knowledgeOf(knows, *cell))});
        }
    }
    for (const Model& model : view.models) {
        const auto cell = grid.cellAt(model.position);
        const std::int32_t type = codeOf(result.types, typeOf(model));
        const std::int32_t owner = codeOf(result.players, model.player.value);
        const std::int32_t wounds = model.wounds.value_or(0);
        result.modelIds.append(model.id.value);
        result.models.push_back({cell ? static_cast<double>(cell->column) : -1.0,
                                 cell ? static_cast<double>(cell->row) : -1.0, model.position.x.inches(),
                                 model.position.y.inches(), model.facing.degrees(), static_cast<double>(type),
                                 static_cast<double>(owner), static_cast<double>(wounds)});
        if (cell) {
            put(result.units, *cell, {type, owner, wounds, isOutline(model) ? 1 : 0});
        }
    }
    for (const auto& [id, remembered] : knows.models) {
        if (const auto cell = grid.cellAt(remembered.as.position)) {
            put(result.memory, *cell,
                {codeOf(result.types, typeOf(remembered.as)), codeOf(result.players, remembered.as.player.value),
                 remembered.as.wounds.value_or(0), known.turn - remembered.turn});
        }
    }
    result.actionMask = actionMaskOf(view, player, known);
    addGlobals(result, view, player, known);
    return result;
}

QByteArray observationCsv(const Scenario& view, const PlayerId& player) {
    const Known known{view, player};
    QByteArray csv = csvRow(
        {"kind", "id", "column", "row", "x_in", "y_in", "state", "ground", "type", "owner", "wounds", "turns_ago"});
    if (!known.isSound()) {
        return csv;
    }
    const geometry::CellGrid& grid = known.grid();
    const SideKnowledge& knows = known.knows();
    forEachCell(grid, [&](GridCell cell) {
        const geometry::Point corner = grid.cornerOf(cell);
        csv += csvRow({"cell",
                       {},
                       QByteArray::number(cell.column),
                       QByteArray::number(cell.row),
                       jsonNumber(corner.x.inches()),
                       jsonNumber(corner.y.inches()),
                       stateWord(knowledgeOf(knows, cell)).toUtf8(),
                       csvCell(known.groundOf(cell)),
                       {},
                       {},
                       {},
                       {}});
    });
    const auto addElement = [&](const QByteArray& kind, const QString& id, geometry::Point place, const QString& type,
                                const QString& owner, std::optional<int> wounds, int turn) {
        const auto cell = grid.cellAt(place);
        csv += csvRow({kind,
                       csvCell(id),
                       cell ? QByteArray::number(cell->column) : QByteArray{},
                       cell ? QByteArray::number(cell->row) : QByteArray{},
                       jsonNumber(place.x.inches()),
                       jsonNumber(place.y.inches()),
                       {},
                       {},
                       csvCell(type),
                       csvCell(owner),
                       wounds ? QByteArray::number(*wounds) : QByteArray{},
                       QByteArray::number(known.turn - turn)});
    };
    for (const Model& model : view.models) {
        addElement(isOutline(model) ? "outline" : "model", model.id.value, model.position, typeOf(model),
                   model.player.value, model.wounds, known.turn);
    }
    for (const auto& [id, remembered] : knows.models) {
        addElement("remembered", id.value, remembered.as.position, typeOf(remembered.as), remembered.as.player.value,
                   remembered.as.wounds, remembered.turn);
    }
    for (const auto& [element, remembered] : knows.structures) {
        if (const auto place = positionOf(view, element)) {
            addElement("structure", element, *place, remembered.as.kind, remembered.as.owner.value,
                       remembered.as.wounds, remembered.turn);
        }
    }
    return csv;
}

QByteArray observationJson(const Scenario& view, const PlayerId& player) {
    return ObservationWriter{view, player}.json();
}

std::map<QString, QByteArray> observationArrays(const Observation& observation) {
    JsonWriter legend;
    legend.beginObject();
    writeWords(legend, u"grid", QStringList{"ground", "owner", "wounds", "visibility"});
    writeWords(legend, u"units", QStringList{"type", "owner", "wounds", "outline"});
    writeWords(legend, u"memory", QStringList{"type", "owner", "wounds", "turns_ago"});
    writeWords(legend, u"models", QStringList{"column", "row", "x_in", "y_in", "facing", "type", "owner", "wounds"});
    writeWords(legend, u"global_features", observation.globalNames);
    writeWords(legend, u"action_mask", QStringList{"place", "claim", "ability", "target"});
    writeWords(legend, u"visibility", QStringList{"unexplored", "shrouded", "visible", "outline"});
    writeWords(legend, u"ground_codes", observation.grounds);
    writeWords(legend, u"owner_codes", observation.players);
    writeWords(legend, u"type_codes", observation.types);
    writeWords(legend, u"model_ids", observation.modelIds);
    legend.endObject();
    return {{QStringLiteral("grid.npy"), npyOf(observation.grid, observation.columns, observation.rows)},
            {QStringLiteral("units.npy"), npyOf(observation.units, observation.columns, observation.rows)},
            {QStringLiteral("memory.npy"), npyOf(observation.memory, observation.columns, observation.rows)},
            {QStringLiteral("models.npy"), npyOf(observation.models)},
            {QStringLiteral("global_features.npy"), npyOf(observation.globalFeatures)},
            {QStringLiteral("action_mask.npy"), npyOf(observation.actionMask, observation.columns, observation.rows)},
            {QStringLiteral("legend.json"), legend.text()}};
}

} // namespace sightline::scenarios
