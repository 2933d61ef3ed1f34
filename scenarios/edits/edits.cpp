#include "scenarios/edits/edits.h"

#include "scenarios/edits/fresh_ids.h"
#include "scenarios/edits/motions.h"
#include "scenarios/edits/overruling_edits.h"
#include "scenarios/edits/vision_fit.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cassert>
#include <optional>

namespace sightline::scenarios {

namespace {

using geometry::Angle;
using geometry::Length;
using geometry::Point;
using geometry::Polygon;
using geometry::Vector;

template <class Elements, class AnId> auto* find(Elements& elements, const AnId& id) {
    const auto found = std::ranges::find_if(elements, [&](const auto& element) { return element.id == id; });
    return found == elements.end() ? nullptr : &*found;
}

/// Returns the element of that id; asserts that it exists.
template <class Elements, class AnId> auto* existing(Elements& elements, const AnId& id) {
    auto* element = find(elements, id);
    assert(element != nullptr);
    return element;
}

template <class Elements> void replaceSameId(Elements& elements, typename Elements::value_type element) {
    if (auto* old = existing(elements, element.id)) {
        *old = std::move(element);
    }
}

std::vector<Piece>& listOf(Scenario& scenario, const PieceId&) { return scenario.terrain; }
std::vector<Model>& listOf(Scenario& scenario, const ModelId&) { return scenario.models; }
std::vector<Zone>& listOf(Scenario& scenario, const ZoneId&) { return scenario.zones; }
std::vector<Objective>& listOf(Scenario& scenario, const ObjectiveId&) { return scenario.objectives; }
std::vector<Label>& listOf(Scenario& scenario, const LabelId&) { return scenario.labels; }

/// Calls the function with the element of that id; asserts that it exists.
template <class Function> void withExisting(Scenario& scenario, const AnyId& any, Function&& function) {
    std::visit(
        [&](const auto& id) {
            if (auto* element = existing(listOf(scenario, id), id)) {
                function(*element);
            }
        },
        any);
}

/// Returns std::nullopt if any of them cannot be moved.
std::optional<Scenario> carried(Scenario moved, std::span<const AnyId> ids, const Motion& motion) {
    QSet<QString> done; // an id given twice is moved once
    for (const AnyId& any : ids) {
        if (done.contains(textOf(any))) {
            continue;
        }
        done.insert(textOf(any));
        const bool good = std::visit(
            [&](const auto& id) {
                auto* element = existing(listOf(moved, id), id);
                return element != nullptr && carry(*element, motion);
            },
            any);
        if (!good) {
            return {};
        }
    }
    return moved;
}

/// "ruin-12" has the stem "ruin".
QString stemOf(const QString& id) {
    qsizetype end = id.size();
    while (end > 0 && id.at(end - 1) >= u'0' && id.at(end - 1) <= u'9') {
        --end;
    }
    return end > 1 && end < id.size() && id.at(end - 1) == u'-' ? id.left(end - 1) : id;
}

template <class Element> void addTo(std::vector<Element>& elements, const Scenario& scenario, Element element) {
    const bool fresh = !element.id.isEmpty() && !hasId(scenario, element.id.value);
    assert(fresh);
    if (fresh) {
        elements.push_back(std::move(element));
    }
}

template <class Function> void forEachVertex(const Piece& piece, Function&& function) {
    std::visit(
        [&](const auto& outline) {
            if constexpr (std::is_same_v<std::decay_t<decltype(outline)>, Polygon>) {
                std::ranges::for_each(outline.outline(), function);
            } else {
                std::ranges::for_each(outline.vertices(), function);
            }
        },
        piece.outline);
    for (const PieceWall& wall : piece.walls) {
        std::ranges::for_each(wall.polyline.vertices(), function);
    }
}

} // namespace

const QString& textOf(const AnyId& id) {
    return std::visit([](const auto& some) -> const QString& { return some.value; }, id);
}

bool has(const Scenario& scenario, const AnyId& id) {
    if (const auto* piece = std::get_if<PieceId>(&id)) {
        return scenario.piece(*piece) != nullptr;
    }
    if (const auto* model = std::get_if<ModelId>(&id)) {
        return scenario.model(*model) != nullptr;
    }
    if (const auto* zone = std::get_if<ZoneId>(&id)) {
        return scenario.zone(*zone) != nullptr;
    }
    if (const auto* label = std::get_if<LabelId>(&id)) {
        return scenario.label(*label) != nullptr;
    }
    return scenario.objective(std::get<ObjectiveId>(id)) != nullptr;
}

QString freshId(const Scenario& scenario, const QString& stem) { return FreshIds{scenario}.take(stem); }

Scenario withElementNamed(Scenario scenario, const AnyId& any, const QString& name) {
    withExisting(scenario, any, [&](auto& element) {
        if constexpr (requires { element.name; }) {
            element.name = name;
        } else if (!name.trimmed().isEmpty()) {
            element.text = name;
        }
    });
    return scenario;
}

Scenario withReserveAdded(Scenario scenario, Model model) {
    addTo(scenario.reserves, scenario, std::move(model));
    return scenario;
}

Scenario withReserved(Scenario scenario, std::span<const AnyId> ids) {
    for (const AnyId& any : ids) {
        const auto* id = std::get_if<ModelId>(&any);
        if (Model* model = id ? find(scenario.models, *id) : nullptr) {
            scenario.reserves.push_back(*model);
            std::erase_if(scenario.models, [&](const Model& other) { return other.id == *id; });
        }
    }
    dropRulingsWithoutElements(scenario);
    return scenario;
}

Scenario withFielded(Scenario scenario, const ModelId& id, Point position, geometry::Angle facing) {
    if (Model* model = existing(scenario.reserves, id); model != nullptr && isInRange(position)) {
        model->position = position;
        model->facing = facing;
        scenario.models.push_back(*model);
        std::erase_if(scenario.reserves, [&](const Model& other) { return other.id == id; });
    }
    return scenario;
}

Scenario withReserveRemoved(Scenario scenario, const ModelId& id) {
    std::erase_if(scenario.reserves, [&](const Model& model) { return model.id == id; });
    dropVisionOfMissing(scenario);
    return scenario;
}

QString freshCluster(const Scenario& scenario) {
    QSet<QString> taken;
    const auto take = [&](const auto& elements) {
        for (const auto& element : elements) {
            taken.insert(element.cluster);
        }
    };
    take(scenario.terrain);
    take(scenario.models);
    return FreshIds{std::move(taken)}.take(QStringLiteral("cluster"));
}

const QString& clusterOf(const Scenario& scenario, const AnyId& id) {
    static const QString none;
    if (const auto* pieceId = std::get_if<PieceId>(&id)) {
        const Piece* piece = scenario.piece(*pieceId);
        return piece ? piece->cluster : none;
    }
    const auto* modelId = std::get_if<ModelId>(&id);
    const Model* model = modelId ? scenario.model(*modelId) : nullptr;
    return model ? model->cluster : none;
}

Scenario withCluster(Scenario scenario, std::span<const AnyId> ids, const QString& cluster) {
    for (const AnyId& any : ids) {
        withExisting(scenario, any, [&](auto& element) {
            if constexpr (requires { element.cluster; }) {
                element.cluster = cluster;
            }
        });
    }
    return scenario;
}

Scenario withModelAdded(Scenario scenario, Model model) {
    addTo(scenario.models, scenario, std::move(model));
    return scenario;
}

Scenario withModel(Scenario scenario, Model model) {
    replaceSameId(scenario.models, std::move(model));
    return scenario;
}

Scenario withModelAt(Scenario scenario, const ModelId& id, Point position) {
    if (auto* model = existing(scenario.models, id); model != nullptr && isInRange(position)) {
        model->position = position;
    }
    return scenario;
}

Scenario withModelFacing(Scenario scenario, const ModelId& id, Angle facing) {
    if (auto* model = existing(scenario.models, id)) {
        model->facing = facing;
    }
    return scenario;
}

Scenario withPieceAdded(Scenario scenario, Piece piece) {
    addTo(scenario.terrain, scenario, std::move(piece));
    return scenario;
}

std::vector<PieceId> withPiecesAdded(Scenario& scenario, std::span<const Piece> pieces, Vector by) {
    const auto motion = moving(by);
    FreshIds fresh{scenario};
    QHash<QString, QString> idOf;
    QHash<QString, QString> clusters;
    std::vector<Piece> added;
    for (Piece piece : pieces) {
        if (!motion || !carry(piece, *motion)) {
            return {};
        }
        const QString stem = !piece.kind.isEmpty() ? piece.kind
                             : piece.id.isEmpty()  ? QStringLiteral("piece")
                                                   : stemOf(piece.id.value);
        const QString id = fresh.take(stem);
        idOf.insert(piece.id.value, id);
        piece.id.value = id;
        added.push_back(std::move(piece));
    }
    Scenario next = scenario;
    std::vector<PieceId> ids;
    for (Piece& piece : added) {
        piece.parent = idOf.value(piece.parent);
        if (!piece.cluster.isEmpty()) {
            if (!clusters.contains(piece.cluster)) {
                clusters.insert(piece.cluster, freshCluster(next));
            }
            piece.cluster = clusters.value(piece.cluster);
        }
        ids.push_back(piece.id);
        next.terrain.push_back(std::move(piece));
    }
    scenario = std::move(next);
    return ids;
}

Scenario withPiece(Scenario scenario, Piece piece) {
    if (const Piece* before = scenario.piece(piece.id)) {
        followWalls(scenario, *before, piece);
    }
    replaceSameId(scenario.terrain, std::move(piece));
    return scenario;
}

Scenario withPieceMoved(Scenario scenario, const PieceId& id, Vector by) {
    const std::vector<AnyId> ids{id};
    return withMoved(std::move(scenario), ids, by);
}

Scenario withPieceTurned(Scenario scenario, const PieceId& id, Point about, Angle by) {
    const std::vector<AnyId> ids{id};
    return withTurned(std::move(scenario), ids, about, by);
}

Scenario withZoneAdded(Scenario scenario, Zone zone) {
    addTo(scenario.zones, scenario, std::move(zone));
    return scenario;
}

Scenario withZone(Scenario scenario, Zone zone) {
    replaceSameId(scenario.zones, std::move(zone));
    return scenario;
}

Scenario withObjectiveAdded(Scenario scenario, Objective objective) {
    addTo(scenario.objectives, scenario, std::move(objective));
    return scenario;
}

Scenario withObjective(Scenario scenario, Objective objective) {
    replaceSameId(scenario.objectives, std::move(objective));
    return scenario;
}

Scenario withLabelAdded(Scenario scenario, Label label) {
    addTo(scenario.labels, scenario, std::move(label));
    return scenario;
}

Scenario withLabel(Scenario scenario, Label label) {
    replaceSameId(scenario.labels, std::move(label));
    return scenario;
}

Scenario withMoved(Scenario scenario, std::span<const AnyId> ids, Vector by) {
    const auto motion = moving(by);
    auto moved = motion ? carried(scenario, ids, *motion) : std::nullopt;
    return moved ? std::move(*moved) : std::move(scenario);
}

Scenario withTurned(Scenario scenario, std::span<const AnyId> ids, Point about, Angle by) {
    if (by == Angle{} || !isInRange(about)) {
        return scenario;
    }
    auto turned = carried(scenario, ids, turning(about, by));
    return turned ? std::move(*turned) : std::move(scenario);
}

Scenario withMirrored(Scenario scenario, std::span<const AnyId> ids, Point about) {
    if (!isInRange(about)) {
        return scenario;
    }
    auto mirrored = carried(scenario, ids, mirroring(about.x));
    return mirrored ? std::move(*mirrored) : std::move(scenario);
}

Scenario withRemoved(Scenario scenario, std::span<const AnyId> ids) {
    QSet<QString> removed;
    for (const AnyId& id : ids) {
        assert(has(scenario, id));
        if (has(scenario, id)) {
            removed.insert(textOf(id)); // unique over all kinds
        }
    }
    const auto isRemoved = [&](const auto& element) { return removed.contains(element.id.value); };
    std::erase_if(scenario.terrain, isRemoved);
    std::erase_if(scenario.models, isRemoved);
    std::erase_if(scenario.zones, isRemoved);
    std::erase_if(scenario.objectives, isRemoved);
    std::erase_if(scenario.labels, isRemoved);
    for (Piece& piece : scenario.terrain) {
        if (removed.contains(piece.parent)) {
            piece.parent.clear();
        }
    }
    dropRulingsWithoutElements(scenario);
    dropVisionOfMissing(scenario);
    return scenario;
}

Duplicated withDuplicated(Scenario scenario, std::span<const AnyId> ids, Vector offset) {
    const auto motion = moving(offset);
    if (!motion) {
        return {std::move(scenario), {}};
    }
    Scenario copied = scenario;
    FreshIds fresh{scenario};
    QHash<QString, QString> copyOf;
    QHash<QString, QString> clusterOf;
    std::vector<AnyId> copies;
    for (const AnyId& any : ids) {
        const bool good = std::visit(
            [&](const auto& id) {
                auto& elements = listOf(copied, id);
                const auto* original = existing(elements, id);
                if (original == nullptr || copyOf.contains(id.value)) {
                    return original != nullptr; // an id given twice is copied once
                }
                auto copy = *original;
                copy.id.value = fresh.take(stemOf(id.value));
                copyOf.insert(id.value, copy.id.value);
                if constexpr (requires { copy.locked; }) {
                    copy.locked = false;
                }
                if constexpr (requires { copy.cluster; }) {
                    if (!copy.cluster.isEmpty()) {
                        if (!clusterOf.contains(copy.cluster)) {
                            clusterOf.insert(copy.cluster, freshCluster(copied));
                        }
                        copy.cluster = clusterOf.value(copy.cluster);
                    }
                }
                copies.push_back(copy.id);
                const bool carried = carry(copy, *motion);
                elements.push_back(std::move(copy));
                return carried;
            },
            any);
        if (!good) {
            return {std::move(scenario), {}};
        }
    }
    for (std::size_t i = scenario.terrain.size(); i < copied.terrain.size(); ++i) {
        QString& parent = copied.terrain[i].parent;
        parent = copyOf.value(parent, parent);
    }
    copyInVision(copied, copyOf);
    return {std::move(copied), std::move(copies)};
}

Scenario withLock(Scenario scenario, std::span<const AnyId> ids, Lock lock) {
    for (const AnyId& any : ids) {
        withExisting(scenario, any, [&](auto& element) {
            if constexpr (requires { element.locked; }) {
                element.locked = lock == Lock::Locked;
            }
        });
    }
    return scenario;
}

Scenario withName(Scenario scenario, QString name) {
    scenario.name = std::move(name);
    return scenario;
}

Scenario withTableSize(Scenario scenario, Length width, Length height) {
    const bool good = Length{} < width && Length{} < height && isInRange(width) && isInRange(height);
    assert(good);
    if (good) {
        scenario.table.width = width;
        scenario.table.height = height;
        fitVision(scenario);
    }
    return scenario;
}

Scenario withTable(Scenario scenario, Table table) {
    scenario.table = std::move(table);
    fitVision(scenario);
    return scenario;
}

Scenario withTableTurned(Scenario scenario) {
    const Length height = scenario.table.height;
    const Motion quarter{[=](Point p) { return Point{height - p.y, p.x}; }, Angle::fromDegrees(90)};
    std::vector<AnyId> all;
    const auto add = [&](const auto& elements) {
        for (const auto& element : elements) {
            all.emplace_back(element.id);
        }
    };
    add(scenario.terrain);
    add(scenario.models);
    add(scenario.zones);
    add(scenario.objectives);
    add(scenario.labels);
    auto turned = carried(scenario, all, quarter);
    if (!turned) {
        return scenario;
    }
    std::swap(turned->table.width, turned->table.height);
    for (Overruling& overruling : turned->overrulings) {
        if (overruling.madeFor) {
            const PairStance before = *overruling.madeFor;
            for (Stance* stance : {&overruling.madeFor->observer, &overruling.madeFor->target}) {
                stance->position = quarter.place(stance->position);
                stance->facing = stance->facing + quarter.turn;
            }
            const bool hasBoth = scenario.model(overruling.pair.observer) && scenario.model(overruling.pair.target);
            if (hasBoth && before.terrain == terrainBetween(scenario, overruling.pair, before)) {
                overruling.madeFor->terrain = terrainBetween(*turned, overruling.pair, *overruling.madeFor);
            }
        }
    }
    const auto along = [&](auto& element) { static_cast<void>(carry(element, quarter)); };
    turnVision(*turned, {quarter.place, quarter.turn, along, along, along, along});
    return std::move(*turned);
}

Scenario withRules(Scenario scenario, RulesChoice rules) {
    scenario.rules = std::move(rules);
    return scenario;
}

Scenario withPlayerAdded(Scenario scenario, Player player) {
    addTo(scenario.players, scenario, std::move(player));
    return scenario;
}

Scenario withPlayer(Scenario scenario, Player player) {
    replaceSameId(scenario.players, std::move(player));
    return scenario;
}

Scenario withPlayerRemoved(Scenario scenario, const PlayerId& id) {
    assert(scenario.player(id) != nullptr);
    std::erase_if(scenario.players, [&](const Player& player) { return player.id == id; });
    const auto leave = [&](auto& elements) {
        for (auto& element : elements) {
            element.player = element.player == id ? PlayerId{} : element.player;
        }
    };
    leave(scenario.models);
    leave(scenario.reserves);
    leave(scenario.zones);
    dropVisionOfMissing(scenario);
    return scenario;
}

geometry::Box boundsOf(const Scenario& scenario, std::span<const AnyId> ids) {
    std::optional<geometry::Box> box;
    const auto include = [&](Point p) {
        if (!box) {
            box = {p, p};
        }
        box->low = {std::min(box->low.x, p.x), std::min(box->low.y, p.y)};
        box->high = {std::max(box->high.x, p.x), std::max(box->high.y, p.y)};
    };
    const auto includeBase = [&](const geometry::PlacedFootprint& base) {
        const geometry::Box bounds = geometry::boundsOf(base);
        include(bounds.low);
        include(bounds.high);
    };
    for (const AnyId& any : ids) {
        if (const auto* pieceId = std::get_if<PieceId>(&any)) {
            if (const Piece* piece = scenario.piece(*pieceId)) {
                forEachVertex(*piece, include);
            }
        } else if (const auto* modelId = std::get_if<ModelId>(&any)) {
            if (const Model* model = scenario.model(*modelId)) {
                includeBase(model->placed());
            }
        } else if (const auto* zoneId = std::get_if<ZoneId>(&any)) {
            if (const Zone* zone = scenario.zone(*zoneId)) {
                std::ranges::for_each(zone->polygon.outline(), include);
            }
        } else if (const auto* labelId = std::get_if<LabelId>(&any)) {
            if (const Label* label = scenario.label(*labelId)) {
                // An estimate: letters are about as wide as half their height; the painter knows the exact width.
                const Length half = Length::fromNanometers(label->size.nanometers() / 2);
                const Length wide =
                    Length::fromNanometers(label->size.nanometers() * std::max<qsizetype>(1, label->text.size()) / 4);
                const Length aside = Length::fromInches(std::abs(wide.inches() * label->turn.cosine()) +
                                                        std::abs(half.inches() * label->turn.sine()));
                const Length up = Length::fromInches(std::abs(wide.inches() * label->turn.sine()) +
                                                     std::abs(half.inches() * label->turn.cosine()));
                include(label->position - Vector{aside, up});
                include(label->position + Vector{aside, up});
            }
        } else if (const Objective* objective = scenario.objective(std::get<ObjectiveId>(any))) {
            includeBase({objective->base, objective->position, {}});
        }
    }
    assert(box.has_value());
    return box.value_or(geometry::Box{});
}

} // namespace sightline::scenarios
