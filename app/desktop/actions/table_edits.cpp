#include "app/desktop/actions/table_edits.h"

#include "app/desktop/panels/base_palette.h"
#include "app/desktop/tools/tool_set.h"
#include "geometry/distance.h"
#include "scenarios/io/scenario_file.h"

#include <QMimeData>

#include <algorithm>
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

} // namespace

geometry::Point freePlace(const Scenario& scenario, const geometry::Footprint& base, geometry::Point wish) {
    if (standsFree(scenario, {base, wish, {}})) {
        return wish;
    }
    const auto box = geometry::boundsOf({base, {}, {}});
    const double step = std::max(0.5, (box.high.x - box.low.x).inches() * 0.6);
    for (int ring = 1; ring <= 40; ++ring) {
        const int places = 8 * ring;
        for (int i = 0; i < places; ++i) {
            const double angle = 2.0 * std::numbers::pi * i / places;
            const geometry::Point place =
                wish + geometry::Vector{Length::fromInches(ring * step * std::cos(angle)),
                                        Length::fromInches(ring * step * std::sin(angle))};
            if (standsFree(scenario, {base, place, {}})) {
                return place;
            }
        }
    }
    return wish;
}

Added withOrderPlaced(const Scenario& scenario, const ModelOrder& order, geometry::Point wish) {
    scenarios::Model model;
    model.id = {scenarios::freshId(scenario, QStringLiteral("model"))};
    model.player = order.player;
    model.base = order.base;
    model.height = order.height;
    model.position = freePlace(scenario, order.base, wish);
    return {scenarios::withModelAdded(scenario, model), {model.id}};
}

Added withRectanglePlaced(const Scenario& scenario,
                          const PieceOptions& options,
                          Length width,
                          Length depth,
                          geometry::Point middle) {
    const auto half = [](Length length) { return Length::fromNanometers(length.nanometers() / 2); };
    const geometry::Point low{middle.x - half(width), middle.y - half(depth)};
    const geometry::Ring ring{low, {low.x + width, low.y}, {low.x + width, low.y + depth}, {low.x, low.y + depth}};
    const auto outline = geometry::Polygon::fromVertices(ring);
    if (!outline) {
        return {scenario, {}};
    }
    scenarios::Piece piece;
    piece.id = {scenarios::freshId(scenario, options.kind.isEmpty() ? QStringLiteral("piece") : options.kind)};
    piece.kind = options.kind;
    piece.outline = *outline;
    piece.height = options.height;
    piece.heightClass = options.heightClass;
    piece.traits = options.traits;
    return {scenarios::withPieceAdded(scenario, piece), {piece.id}};
}

Added withPiecePlaced(const Scenario& scenario, scenarios::Piece piece, geometry::Point middle) {
    piece.id = {scenarios::freshId(scenario, piece.kind.isEmpty() ? QStringLiteral("piece") : piece.kind)};
    const scenarios::PieceId id = piece.id;
    Scenario next = scenarios::withPieceAdded(scenario, std::move(piece));
    return {scenarios::withPieceMoved(std::move(next), id, middle - geometry::Point{}), {id}};
}

QMimeData* toClipboard(const Scenario& scenario, const std::vector<scenarios::AnyId>& ids) {
    const auto unselected = [&ids](const auto& thing) {
        return std::ranges::find(ids, scenarios::AnyId{thing.id}) == ids.end();
    };
    Scenario part = scenario;
    std::erase_if(part.models, unselected);
    std::erase_if(part.terrain, unselected);
    std::erase_if(part.zones, unselected);
    std::erase_if(part.objectives, unselected);
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
    data->setText(QString::fromUtf8(text));
    return data;
}

std::optional<Added> withPasted(const Scenario& scenario, const QMimeData& data, geometry::Vector offset) {
    const QByteArray text = data.hasFormat(kScenarioMediaType) ? data.data(kScenarioMediaType) : data.text().toUtf8();
    auto loaded = scenarios::readScenario(text, {});
    if (!loaded) {
        return std::nullopt;
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
    const auto takeIn = [&](auto things, auto add) {
        for (auto& thing : things) {
            thing.id = {scenarios::freshId(next, stemOf(thing.id.value))};
            added.ids.emplace_back(thing.id);
            next = add(std::move(next), thing);
        }
    };
    for (auto& model : loaded->scenario.models) {
        if (!next.player(model.player)) {
            model.player = {};
        }
    }
    for (auto& zone : loaded->scenario.zones) {
        if (!next.player(zone.player)) {
            zone.player = {};
        }
    }
    std::vector<std::pair<QString, QString>> renamed;
    auto pieces = loaded->scenario.terrain;
    for (auto& piece : pieces) {
        const QString old = piece.id.value;
        piece.id = {scenarios::freshId(next, stemOf(old))};
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
    takeIn(loaded->scenario.models, [](Scenario s, const scenarios::Model& m) { return scenarios::withModelAdded(std::move(s), m); });
    takeIn(loaded->scenario.zones, [](Scenario s, const scenarios::Zone& z) { return scenarios::withZoneAdded(std::move(s), z); });
    takeIn(loaded->scenario.objectives, [](Scenario s, const scenarios::Objective& o) { return scenarios::withObjectiveAdded(std::move(s), o); });
    if (added.ids.empty()) {
        return std::nullopt;
    }
    next = scenarios::withMoved(std::move(next), added.ids, offset);
    return added;
}

} // namespace sightline::app
