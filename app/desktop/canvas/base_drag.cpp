#include "app/desktop/canvas/base_drag.h"

#include "scenarios/base/json_file.h"
#include "scenarios/formats/rosters/roster_reserves.h"
#include "scenarios/model/hull_zones.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QMimeData>
#include <QUrl>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace sightline::app {

namespace {

using geometry::Footprint;
using geometry::Length;

constexpr double kLargestMillimeters = 10'000.0;

std::optional<Length> lengthOf(const QJsonValue& value) {
    const double count = value.toDouble(-1.0);
    if (!(count > 0.0) || count > kLargestMillimeters) {
        return {};
    }
    return Length::fromMillimeters(count);
}

std::optional<Footprint> footprintOf(const QJsonObject& base) {
    const QString shape = base[u"shape"].toString();
    tl::expected<Footprint, geometry::Error> made = Footprint{};
    if (shape == u"round") {
        const auto diameter = lengthOf(base[u"diameter_mm"]);
        if (!diameter) {
            return {};
        }
        made = Footprint::round(*diameter);
    } else if (shape == u"oval" || shape == u"rectangle") {
        const auto length = lengthOf(base[u"length_mm"]);
        const auto width = lengthOf(base[u"width_mm"]);
        if (!length || !width) {
            return {};
        }
        made = shape == u"oval" ? Footprint::oval(*length, *width) : Footprint::rectangle(*length, *width);
    } else if (shape == u"hull") {
        std::vector<geometry::Point> outline;
        for (const QJsonValue& corner : base[u"outline_mm"].toArray()) {
            const QJsonArray pair = corner.toArray();
            if (pair.size() != 2 || !pair[0].isDouble() || !pair[1].isDouble()) {
                return {};
            }
            outline.push_back(
                {Length::fromMillimeters(pair[0].toDouble()), Length::fromMillimeters(pair[1].toDouble())});
        }
        made = Footprint::hull(outline);
    } else {
        return {};
    }
    return made ? std::optional{*made} : std::nullopt;
}

constexpr std::array<std::pair<scenarios::Formation, const char*>, 3> kFormations{
    {{scenarios::Formation::Line, "line"},
     {scenarios::Formation::Block, "block"},
     {scenarios::Formation::Circle, "circle"}}};
constexpr int kMaxDraggedModels = 200;

} // namespace

QString formationWord(scenarios::Formation formation) {
    return QLatin1String{
        std::ranges::find(kFormations, formation, &std::pair<scenarios::Formation, const char*>::first)->second};
}

std::vector<scenarios::Model> modelsFromDrag(const QByteArray& json) {
    const auto model = modelFromDrag(json);
    if (!model) {
        return {};
    }
    const QJsonObject object = scenarios::jsonValueOf(json).toObject();
    const QString word = object[u"formation"].toString();
    const auto formation =
        std::ranges::find_if(kFormations, [&](const auto& entry) { return word == QLatin1String{entry.second}; });
    return scenarios::inFormation(*model, std::clamp(object[u"count"].toInt(1), 1, kMaxDraggedModels),
                                  formation == kFormations.end() ? scenarios::Formation::Line : formation->first);
}

std::optional<scenarios::Model> modelFromDrag(const QByteArray& json) {
    const QJsonObject object = scenarios::jsonValueOf(json).toObject();
    const auto base = footprintOf(object[u"base"].toObject());
    if (!base) {
        return {};
    }
    scenarios::Model model;
    model.base = *base;
    model.player.value = object[u"player"].toString();
    model.name = object[u"name"].toString();
    model.unit = object[u"unit"].toString();
    for (const QJsonValue& keyword : object[u"keywords"].toArray()) {
        model.keywords << keyword.toString();
    }
    if (const QJsonObject arc = object[u"arc"].toObject(); !arc.isEmpty()) {
        const double degrees = arc[u"degrees"].toDouble();
        const double turn = arc[u"turn"].toDouble();
        if (degrees >= 1.0 && degrees <= 360.0 && std::abs(turn) <= 360.0) {
            model.arc = scenarios::PrintedArc{degrees, geometry::Angle::fromDegrees(turn)};
        }
    }
    if (object[u"hull_zone"].toString() == u"front") {
        model = scenarios::withHullZone(std::move(model), scenarios::HullZone::Front);
    }
    if (const double height = object[u"height"].toDouble(); height > 0 && height < 1000) {
        model.height = Length::fromInches(height);
    }
    if (object[u"height_assumed"].toBool()) {
        model.states.append(QLatin1String{scenarios::formats::kHeightToCheck});
    }
    return model;
}

std::optional<QString> localFileIn(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? std::optional{urls.front().toLocalFile()} : std::nullopt;
}

} // namespace sightline::app
