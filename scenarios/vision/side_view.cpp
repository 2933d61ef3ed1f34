#include "scenarios/vision/side_view.h"

#include "scenarios/model/badges.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace sightline::scenarios {

namespace {

using geometry::CellSet;

void forget(std::vector<WallOpening>& openings) {
    for (WallOpening& opening : openings) {
        opening.unknown = {};
    }
}

Piece plain(Piece piece) {
    piece.unknown = {};
    piece.cluster.clear();
    piece.locked = false;
    forget(piece.openings);
    for (PieceWall& wall : piece.walls) {
        wall.unknown = {};
        forget(wall.openings);
    }
    return piece;
}

Model plain(Model model) {
    model.unknown = {};
    model.cluster.clear();
    model.locked = false;
    if (model.arc) {
        model.arc->unknown = {};
    }
    for (Weapon& weapon : model.weapons) {
        weapon.unknown = {};
        if (weapon.arc) {
            weapon.arc->unknown = {};
        }
    }
    return model;
}

class ViewMaker {
public:
    ViewMaker(const Scenario& scenario,
              const FogTable& fog,
              const PlayerId& side,
              const FogHelp& help,
              const std::stop_token& stop)
        : m_whole{scenario},
          m_vision{*scenario.vision},
          m_fog{fog},
          m_side{side},
          m_sight{sightOf(fog, scenario, side, help, stop)} {
        const VisionSide* own = m_vision.side(side);
        m_knows = knowledgeAfter(own ? own->knows : SideKnowledge{}, m_sight, fog, scenario, side);
    }

    [[nodiscard]] Scenario make();

private:
    [[nodiscard]] bool isOurs(const PlayerId& player) const { return !m_side.isEmpty() && player == m_side; }
    void addTerrain();
    void addModels();
    void addOutlines();
    void addZones();
    void addVision();
    void addLabels();
    [[nodiscard]] VisionSide ownSide() const;
    void findHiddenIds();
    void clearHidden(QString& text) const {
        if (m_hidden.contains(text)) {
            text.clear();
        }
    }
    void scrub(QJsonObject& unknown) const;
    void scrub(Piece& piece) const;
    void scrubAll();

    const Scenario& m_whole;
    const Vision& m_vision;
    const FogTable& m_fog;
    const PlayerId& m_side;
    SideSight m_sight;
    SideKnowledge m_knows;
    Scenario m_view;
    Vision m_seen;
    QSet<QString> m_hidden; ///< ids of elements that are not in the view
};

void ViewMaker::addTerrain() {
    // Rows S0.16 to S0.19: a seen but unvisited place is shown as its symbol only.
    const CellSet& named = m_knows.visited;
    m_knows.pieces.change([&](Piece& piece) {
        piece = plain(std::move(piece));
        if (!meet(m_fog.cellsOf(piece), named)) {
            piece.name.clear();
        }
        m_view.terrain.push_back(piece);
    });
    for (auto& [id, objective] : m_knows.objectives) {
        objective.unknown = {};
        m_view.objectives.push_back(objective);
    }
}

void ViewMaker::addModels() {
    for (const Model& model : m_whole.models) {
        if (isOurs(model.player)) {
            m_view.models.push_back(model);
        }
    }
    for (const ModelId& id : m_sight.models) {
        if (const Model* model = m_whole.model(id); model && !isOurs(model->player)) {
            Model seen = plain(*model);
            seen.position = shownBase(m_whole, *model).position; // position of the mount, if there is one
            m_view.models.push_back(std::move(seen));
        }
    }
    for (const Model& model : m_whole.reserves) {
        if (isOurs(model.player)) {
            m_view.reserves.push_back(model);
        }
    }
}

void ViewMaker::addOutlines() {
    std::vector<Model> outlines;
    for (const ModelId& id : m_sight.outlined) {
        const geometry::PlacedFootprint base = shownBase(m_whole, *m_whole.model(id));
        Model outline;
        outline.base = base.footprint;
        outline.position = base.position;
        outline.facing =
            std::holds_alternative<geometry::RoundBase>(base.footprint.shape()) ? geometry::Angle{} : base.facing;
        outlines.push_back(std::move(outline));
    }
    std::ranges::sort(outlines, {}, [](const Model& model) { return std::pair{model.position.y, model.position.x}; });
    QSet<QString> taken;
    const auto take = [&](const auto& elements) {
        for (const auto& element : elements) {
            taken.insert(element.id.value);
        }
    };
    take(m_view.players);
    take(m_view.terrain);
    take(m_view.models);
    take(m_view.reserves);
    take(m_view.zones);
    take(m_view.objectives);
    int number = 0;
    for (Model& outline : outlines) {
        do {
            outline.id.value = QStringLiteral("outline-%1").arg(++number);
        } while (taken.contains(outline.id.value));
        m_view.models.push_back(std::move(outline));
    }
}

void ViewMaker::addZones() {
    for (Zone zone : m_whole.zones) {
        if (isOurs(zone.player) || zone.player.isEmpty() || zone.kind == QLatin1String{"deployment"}) {
            zone.unknown = {};
            m_view.zones.push_back(std::move(zone));
        }
    }
}

VisionSide ViewMaker::ownSide() const {
    VisionSide side{m_side};
    if (const VisionSide* own = m_vision.side(m_side)) {
        side.allies = own->allies;
        side.points = own->points;
        // Models reported by intelligence are outlines in the view, with ids only where the side may use them.
        std::ranges::copy_if(own->intelligence, std::back_inserter(side.intelligence),
                             [&](const QString& id) { return m_sight.models.contains(ModelId{id}); });
        side.before = own->before;
        // Models seen before the move and hidden now are known as remembered, or not at all.
        side.before.models.eraseIf([&](const ModelId& id) { return !m_sight.models.contains(id); });
    }
    side.knows = m_knows;
    std::erase_if(side.knows.models, [&](const auto& entry) { return m_sight.models.contains(entry.first); });
    for (auto& [id, remembered] : side.knows.models) {
        remembered.as = plain(remembered.as);
    }
    for (auto& [element, remembered] : side.knows.structures) {
        remembered.as.unknown = {};
    }
    return side;
}

void ViewMaker::addVision() {
    m_seen.enabled = m_vision.enabled;
    m_seen.profile = m_vision.profile;
    m_seen.profile.unknown = {};
    m_seen.turn = m_vision.turn;
    m_seen.active = m_vision.active;
    m_seen.windFrom = m_vision.windFrom;
    for (const auto& [id, vision] : m_vision.models) {
        const Model* model = m_whole.model(id);
        model = model ? model : m_whole.reserve(id);
        if (model && isOurs(model->player)) {
            m_seen.models.emplace(id, vision);
        }
    }
    for (const auto& [element, remembered] : m_knows.structures) {
        if (m_view.piece({element}) || m_view.objective({element})) {
            m_seen.structures.push_back(remembered.as);
            m_seen.structures.back().unknown = {};
        }
    }
    for (VisionRegion region : m_vision.regions) {
        const bool isKnown = region.player.isEmpty() &&
                             meet(cellsIn(m_fog.grid(), region.outline, geometry::Coverage::Any), m_knows.explored);
        if (isOurs(region.player) || isKnown) {
            region.unknown = {};
            m_seen.regions.push_back(std::move(region));
        }
    }
    for (TableLight light : m_vision.lights) {
        const auto cell = m_fog.grid().cellAt(light.position);
        if (cell && m_knows.explored.contains(*cell)) {
            light.unknown = {};
            m_seen.lights.push_back(std::move(light));
        }
    }
    for (const auto& [name, cells] : m_vision.ground) {
        CellSet known = m_knows.explored;
        if (cells.columns() == known.columns() && cells.rows() == known.rows()) {
            known &= cells;
            if (!known.empty()) {
                m_seen.ground.emplace(name, std::move(known));
            }
        }
    }
    if (m_whole.player(m_side)) {
        m_seen.knownBy = m_side;
        m_seen.sides.push_back(ownSide());
        for (const VisionSide& other : m_vision.sides) {
            if (!m_vision.profile.hidePoints && other.player != m_side) {
                m_seen.sides.push_back(VisionSide{other.player, {}, other.points});
            }
        }
    }
}

/// The labels of the whole table for the models that the side knows. Made from these models alone, labels would change
/// whenever another comes into sight.
void ViewMaker::addLabels() {
    std::map<QString, QString> labels = badgesById(m_whole);
    labels.insert(m_vision.labels.begin(), m_vision.labels.end()); // of models that are only remembered
    std::erase_if(labels, [&](const auto& entry) {
        const ModelId id{entry.first};
        return !m_view.model(id) && !m_view.reserve(id) && !m_knows.models.contains(id);
    });
    m_seen.labels = std::move(labels);
}

void ViewMaker::findHiddenIds() {
    const auto visit = [](const Scenario& scenario, const Vision& vision, auto&& take) {
        const auto each = [&](const auto& elements) {
            for (const auto& element : elements) {
                if constexpr (requires { element.id.value; }) {
                    take(element.id.value);
                } else {
                    take(element.id);
                }
            }
        };
        each(scenario.terrain);
        each(scenario.models);
        each(scenario.reserves);
        each(scenario.zones);
        each(scenario.objectives);
        each(scenario.labels);
        each(vision.regions);
        each(vision.lights);
    };
    visit(m_whole, m_vision, [&](const QString& id) { m_hidden.insert(id); });
    visit(m_view, m_seen, [&](const QString& id) { m_hidden.remove(id); });
    for (const auto& [id, remembered] : m_knows.models) {
        m_hidden.remove(id.value);
    }
}

/// Removes keys of own elements that refer to hidden ones.
void ViewMaker::scrub(QJsonObject& unknown) const {
    for (const QString& key : unknown.keys()) {
        const QByteArray text = QJsonDocument{QJsonObject{{key, unknown.value(key)}}}.toJson(QJsonDocument::Compact);
        if (std::ranges::any_of(m_hidden, [&](const QString& id) { return text.contains(id.toUtf8()); })) {
            unknown.remove(key);
        }
    }
}

void ViewMaker::scrub(Piece& piece) const {
    if (!m_view.piece({piece.parent})) {
        piece.parent.clear();
    }
    clearHidden(piece.group);
}

void ViewMaker::scrubAll() {
    std::ranges::for_each(m_view.terrain, [&](Piece& piece) { scrub(piece); });
    for (auto* models : {&m_view.models, &m_view.reserves}) {
        for (Model& model : *models) {
            clearHidden(model.unit);
            clearHidden(model.cluster);
            scrub(model.unknown);
        }
    }
    for (auto& [id, vision] : m_seen.models) {
        for (ModelId* other : {&vision.carriedBy, &vision.companion, &vision.decoyOf}) {
            if (!m_view.model(*other) && !m_view.reserve(*other)) {
                *other = {};
            }
        }
        if (vision.carriedBy.isEmpty()) {
            vision.carriedHow.clear();
        }
        scrub(vision.unknown);
    }
    for (VisionSide& side : m_seen.sides) {
        side.knows.pieces.change([&](Piece& piece) { scrub(piece); });
        for (auto& [id, model] : side.knows.models) {
            clearHidden(model.as.unit);
        }
        std::erase_if(side.knows.structures, [&](const auto& entry) { return m_hidden.contains(entry.first); });
    }
}

Scenario ViewMaker::make() {
    m_view.name = m_whole.name;
    m_view.table = m_whole.table;
    m_view.table.unknown = {};
    m_view.rules = m_whole.rules;
    for (Player player : m_whole.players) {
        player.unknown = {};
        m_view.players.push_back(std::move(player));
    }
    if (m_whole.player(m_side)) {
        addTerrain();
        addModels();
        addZones();
        addLabels();
        addOutlines();
    }
    addVision();
    findHiddenIds();
    scrubAll();
    m_view.vision = OptionalVision{std::move(m_seen)};
    return std::move(m_view);
}

} // namespace

Scenario sideViewOf(const Scenario& scenario,
                    const FogTable& fog,
                    const PlayerId& side,
                    const FogHelp& help,
                    const std::stop_token& stop) {
    return ViewMaker{scenario, fog, side, help, stop}.make();
}

Scenario sideViewOf(const Scenario& scenario, const PlayerId& side, const std::stop_token& stop) {
    Scenario hidden = scenario;
    if (!hidden.vision) {
        hidden.vision = OptionalVision{Vision{}};
    }
    const auto controller = FogController::of(hidden);
    if (!controller) {
        Scenario nothing; // fails closed
        nothing.table.width = scenario.table.width;
        nothing.table.height = scenario.table.height;
        return nothing;
    }
    return sideViewOf(hidden, controller->table(), side, controller->help(), stop);
}

} // namespace sightline::scenarios
