#include "app/desktop/panels/table_edits.h"

#include "app/desktop/document/selected_ids.h"
#include "app/desktop/document/table_state.h"
#include "app/desktop/panels/base_palette.h"
#include "app/desktop/tools/new_elements.h"
#include "app/desktop/tools/snapping.h"
#include "app/desktop/tools/tool_set.h"
#include "app/shared/text/diagnostic_text.h"
#include "geometry/shapes/distance.h"
#include "scenarios/base/json_file.h"
#include "scenarios/edits/fresh_ids.h"
#include "scenarios/edits/support.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/io/scenario_file.h"
#include "scenarios/judge/terrain_meaning.h"
#include "scenarios/model/hull_zones.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMimeData>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace sightline::app {

namespace {

using geometry::Length;
using scenarios::Scenario;

bool standsFree(const Scenario& scenario, const geometry::PlacedFootprint& placed) {
    const auto box = geometry::boundsOf(placed);
    if (box.low.x < Length{} || box.low.y < Length{} || box.high.x > scenario.table.width ||
        box.high.y > scenario.table.height) {
        return false;
    }
    return std::ranges::none_of(scenario.models, [&](const scenarios::Model& model) {
        return geometry::overlapOrTouch(placed, model.placed());
    });
}

std::vector<scenarios::Model> modelsAt(const Scenario& scenario,
                                       scenarios::Model model,
                                       int count,
                                       scenarios::Formation formation,
                                       geometry::Point middle) {
    model.position = middle;
    model.facing = facingOfNewModel(scenario, model.player, middle);
    return scenarios::inFormation(model, count, formation);
}

} // namespace

std::vector<scenarios::Model> modelsNear(const Scenario& scenario,
                                         const scenarios::Model& model,
                                         int count,
                                         scenarios::Formation formation,
                                         geometry::Point wish) {
    const auto allStandFree = [&](const std::vector<scenarios::Model>& models) {
        return std::ranges::all_of(models, [&](const auto& one) { return standsFree(scenario, one.placed()); });
    };
    auto wished = modelsAt(scenario, model, count, formation, wish);
    if (allStandFree(wished)) {
        return wished;
    }
    const auto box = geometry::boundsOf(wished.front().placed());
    const double step = std::max(0.5, (box.high.x - box.low.x).inches() * 0.6);
    for (int ring = 1; ring <= 40; ++ring) {
        const int places = 8 * ring;
        for (int i = 0; i < places; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / places;
            const geometry::Point place = wish + geometry::Vector{Length::fromInches(ring * step * std::cos(angle)),
                                                                  Length::fromInches(ring * step * std::sin(angle))};
            if (auto models = modelsAt(scenario, model, count, formation, place); allStandFree(models)) {
                return models;
            }
        }
    }
    return wished;
}

Added withOrderPlaced(const Scenario& scenario, const ModelOrder& order, geometry::Point wish) {
    scenarios::Model model;
    model.player = order.player;
    model.base = order.base;
    model.height = order.height;
    model.arc = order.arc;
    model.name = order.name;
    model.keywords = order.keywords;
    if (order.isBaseAssumed) {
        model.states.append(QLatin1String{scenarios::formats::kBaseToCheck});
    }
    if (order.isHeightAssumed) {
        model.states.append(QLatin1String{scenarios::formats::kHeightToCheck});
    }
    if (order.hasHullZones) {
        model = scenarios::withHullZone(std::move(model), scenarios::HullZone::Front);
    }
    auto added =
        scenarios::withUnitAdded(scenario, modelsNear(scenario, model, order.count, order.formation, wish),
                                 order.name.isEmpty() ? QCoreApplication::translate("TableEdits", "Unit") : order.name);
    return {std::move(added.scenario), {added.ids.begin(), added.ids.end()}};
}

Added withRectanglePlaced(
    const Scenario& scenario, const PieceOptions& options, Length width, Length depth, geometry::Point middle) {
    const auto half = [](Length length) { return Length::fromNanometers(length.nanometers() / 2); };
    const geometry::Point low{middle.x - half(width), middle.y - half(depth)};
    const geometry::Point high{low.x + width, low.y + depth};
    const auto outline = geometry::Polygon::fromVertices(boxRing(low, high));
    if (!outline) {
        return {scenario, {}};
    }
    const auto rules = scenarios::ruleSetOf(scenario);
    const bool hasWalls = rules && drawsWalls(scenarios::terrainOf(*rules), options);
    const auto ruin = hasWalls ? newRuin(scenario, options, low, high) : std::nullopt;
    const scenarios::Piece piece = ruin ? *ruin : newPiece(scenario, options, *outline);
    return {scenarios::withPieceAdded(scenario, piece), {piece.id}};
}

Added withPiecePlaced(const Scenario& scenario, scenarios::Piece piece, geometry::Point middle) {
    piece.id = {scenarios::freshId(scenario, piece.kind.isEmpty() ? QStringLiteral("piece") : piece.kind)};
    const scenarios::PieceId id = piece.id;
    Scenario next = scenarios::withPieceAdded(scenario, std::move(piece));
    return {scenarios::withPieceMoved(std::move(next), id, middle - geometry::Point{}), {id}};
}

Added withPiecesPlaced(const Scenario& scenario, const std::vector<scenarios::Piece>& pieces, geometry::Point middle) {
    Added added{scenario, {}};
    const auto ids = scenarios::withPiecesAdded(added.scenario, pieces, middle - geometry::Point{});
    added.ids.assign(ids.begin(), ids.end());
    return added;
}

namespace {

/// The media type of what the copied models stood on: a JSON list in the order of the models. Each entry is the index
/// of a piece that is copied too, the id of one that is not, an empty text for the table, or null for a model in the
/// air.
constexpr char kSupportsMediaType[] = "application/vnd.sightline.supports+json";

/// Returns that list for the copied `part` of a scenario.
QByteArray supportsText(const Scenario& scenario, const Scenario& part) {
    QJsonArray all;
    for (const scenarios::Model& model : part.models) {
        const std::array<scenarios::AnyId, 1> id{model.id};
        const auto supports = scenarios::supportsOf(scenario, id);
        if (supports.empty()) {
            all.append(QJsonValue::Null);
            continue;
        }
        const scenarios::PieceId& support = supports.begin()->second;
        const auto piece = std::ranges::find(part.terrain, support, &scenarios::Piece::id);
        if (piece != part.terrain.end()) {
            all.append(static_cast<qint64>(piece - part.terrain.begin()));
        } else {
            all.append(support.value);
        }
    }
    return QJsonDocument{all}.toJson(QJsonDocument::Compact);
}

/// Returns the supports of the copies before they are settled. Pieces and models have the order of the clipboard.
scenarios::Supports supportsIn(const QMimeData& data, const std::vector<scenarios::AnyId>& copies) {
    const QJsonArray all = scenarios::jsonValueOf(data.data(kSupportsMediaType)).toArray();
    const auto pieces = idsOf<scenarios::PieceId>(copies);
    scenarios::Supports supports;
    qsizetype next = 0;
    for (const auto& model : idsOf<scenarios::ModelId>(copies)) {
        const QJsonValue support = all.at(next++);
        const auto index = static_cast<std::size_t>(support.toInteger(-1)); // no number: beyond all pieces
        if (index < pieces.size()) {
            supports.emplace(model, pieces[index]);
        } else if (support.isString()) {
            supports.emplace(model, scenarios::PieceId{support.toString()});
        }
    }
    return supports;
}

} // namespace

QMimeData* toClipboard(const Scenario& scenario, const std::vector<scenarios::AnyId>& ids) {
    const auto unselected = [&ids](const auto& element) {
        return std::ranges::find(ids, scenarios::AnyId{element.id}) == ids.end();
    };
    Scenario part = scenario;
    std::erase_if(part.models, unselected);
    std::erase_if(part.terrain, unselected);
    std::erase_if(part.zones, unselected);
    std::erase_if(part.objectives, unselected);
    std::erase_if(part.labels, unselected);
    part.reserves.clear();
    // What a judge said of things that stay behind would make the copied text a broken file.
    part.overrulings.clear();
    part.wallRulings.clear();
    const auto& pieces = part.terrain;
    for (auto& piece : part.terrain) {
        // A parent that stays behind would be an unknown id in the copied text.
        if (std::ranges::none_of(pieces, [&](const auto& other) { return other.id.value == piece.parent; })) {
            piece.parent.clear();
        }
    }
    const QByteArray text = scenarios::writeScenario(part);
    auto* data = new QMimeData;
    data->setData(kScenarioMediaType, text);
    data->setData(kSupportsMediaType, supportsText(scenario, part));
    data->setText(QString::fromUtf8(text));
    return data;
}

tl::expected<Added, QString> withPasted(const Scenario& scenario, const QMimeData& data, geometry::Vector offset) {
    const QString nothing = QCoreApplication::translate("TableEdits", "The clipboard contains nothing to paste here.");
    const bool isOurs = data.hasFormat(kScenarioMediaType);
    const QByteArray text = isOurs ? data.data(kScenarioMediaType) : data.text().toUtf8();
    auto loaded = scenarios::readScenario(text, {});
    if (!loaded) {
        if (!isOurs && !text.trimmed().startsWith('{')) {
            return tl::unexpected{nothing};
        }
        return tl::unexpected{QCoreApplication::translate("TableEdits", "Cannot paste the clipboard: %1")
                                  .arg(problemText(loaded.error()))};
    }
    Added added{scenario, {}};
    Scenario& next = added.scenario;
    const auto stemOf = [](const QString& id) {
        QString stem = id;
        while (!stem.isEmpty() && stem.back().isDigit()) {
            stem.chop(1);
        }
        return stem.endsWith(QLatin1Char{'-'}) ? stem.chopped(1) : stem.isEmpty() ? id : stem;
    };
    scenarios::FreshIds ids{next};
    const auto takeIn = [&](auto elements, auto add) {
        for (auto& element : elements) {
            element.id = {ids.take(stemOf(element.id.value))};
            added.ids.emplace_back(element.id);
            next = add(std::move(next), element);
        }
    };
    const auto playerLike = [&](const scenarios::PlayerId& id) {
        if (next.player(id)) {
            return id;
        }
        const scenarios::Player* before = loaded->scenario.player(id);
        const auto same = std::ranges::find_if(
            next.players, [&](const scenarios::Player& player) { return before && player.name == before->name; });
        return same == next.players.end() ? scenarios::PlayerId{} : same->id;
    };
    QHash<QString, QString> clusters;
    const auto clusterLike = [&](const QString& cluster) {
        if (cluster.isEmpty()) {
            return cluster;
        }
        if (!clusters.contains(cluster)) {
            // Fresh both to what is here and to what came before it.
            QString fresh = scenarios::freshCluster(next);
            for (int number = 2; clusters.values().contains(fresh); ++number) {
                fresh = scenarios::freshCluster(next) + QStringLiteral("-%1").arg(number);
            }
            clusters.insert(cluster, fresh);
        }
        return clusters.value(cluster);
    };
    for (auto& model : loaded->scenario.models) {
        model.player = playerLike(model.player);
        model.cluster = clusterLike(model.cluster);
    }
    for (auto& zone : loaded->scenario.zones) {
        zone.player = playerLike(zone.player);
    }
    std::vector<std::pair<QString, QString>> renamed;
    auto pieces = loaded->scenario.terrain;
    for (auto& piece : pieces) {
        const QString old = piece.id.value;
        piece.cluster = clusterLike(piece.cluster);
        piece.id = {ids.take(stemOf(old))};
        renamed.emplace_back(old, piece.id.value);
        added.ids.emplace_back(piece.id);
        next = scenarios::withPieceAdded(std::move(next), piece);
    }
    for (auto& piece : pieces) {
        const auto parent = std::ranges::find(renamed, piece.parent, &std::pair<QString, QString>::first);
        if (!piece.parent.isEmpty() && parent != renamed.end()) {
            piece.parent = parent->second;
            next = scenarios::withPiece(std::move(next), piece);
        }
    }
    takeIn(loaded->scenario.models,
           [](Scenario s, const scenarios::Model& m) { return scenarios::withModelAdded(std::move(s), m); });
    takeIn(loaded->scenario.zones,
           [](Scenario s, const scenarios::Zone& z) { return scenarios::withZoneAdded(std::move(s), z); });
    takeIn(loaded->scenario.objectives,
           [](Scenario s, const scenarios::Objective& o) { return scenarios::withObjectiveAdded(std::move(s), o); });
    takeIn(loaded->scenario.labels,
           [](Scenario s, const scenarios::Label& l) { return scenarios::withLabelAdded(std::move(s), l); });
    if (added.ids.empty()) {
        return tl::unexpected{nothing};
    }
    next = scenarios::withMoved(std::move(next), added.ids, offset);
    return added;
}

tl::expected<Added, QString> pasteFrom(const QMimeData* data,
                                       const Scenario& scenario,
                                       std::optional<QPointF> place,
                                       const TableState& state,
                                       PaintScale scale) {
    const Length inch = Length::fromInches(1);
    static const QMimeData empty;
    const QMimeData& held = data ? *data : empty;
    auto added = withPasted(scenario, held, place ? geometry::Vector{} : geometry::Vector{inch, inch});
    if (!added) {
        return added;
    }
    if (place) {
        const geometry::Box box = scenarios::boundsOf(added->scenario, added->ids);
        const QPointF middle = (toInches(box.low) + toInches(box.high)) / 2;
        geometry::Vector by = fromInches(*place) - fromInches(middle);
        if (snaps(state, {})) {
            by = SnapField{scenario, state.snapChoice()}
                     .snappedMove(SnapHandles::of(added->scenario, added->ids), by, scale)
                     .by;
        }
        added->scenario = scenarios::withMoved(std::move(added->scenario), added->ids, by);
    }
    if (state.settlesModels()) {
        added->scenario = withCopiesSettled(std::move(added->scenario), added->ids, supportsIn(held, added->ids));
    }
    return added;
}

} // namespace sightline::app
