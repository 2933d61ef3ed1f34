#include "scenarios/edits/formation.h"

#include "scenarios/edits/fresh_ids.h"
#include "scenarios/edits/motions.h"
#include "scenarios/model/box_center.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>
#include <optional>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;

/// The models of a full rank of rectangular bases.
constexpr int kRankFiles = 5;

/// The place of the `index`th of `count` steps, which lie evenly about zero.
Length stepOf(Length step, int index, int count) {
    return Length::fromNanometers(step.nanometers() * (2 * std::int64_t{index} - count + 1) / 2);
}

/// An evenLength number of nanometers, so that halves of steps are whole.
Length evenLength(Length length) { return Length::fromNanometers((length.nanometers() + 1) / 2 * 2); }

std::vector<Point> rankPlaces(Length step, Length rankStep, int count, int columns) {
    const int ranks = (count + columns - 1) / columns;
    std::vector<Point> places;
    for (int i = 0; i < count; ++i) {
        const int rank = i / columns;
        // The last rank is centered behind the others.
        const int inRank = std::min(columns, count - rank * columns);
        places.push_back({-stepOf(rankStep, rank, ranks), stepOf(step, i % columns, inRank)});
    }
    return places;
}

std::vector<Point> ringPlaces(double step, int count) {
    const double radius = count < 2 ? 0.0 : step / (2.0 * std::sin(std::numbers::pi / count));
    std::vector<Point> places;
    for (int i = 0; i < count; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / count;
        places.push_back(geometry::pointFromInches(radius * std::cos(angle), radius * std::sin(angle)));
    }
    return places;
}

using MaybeBox = std::optional<geometry::Box>;

MaybeBox extended(const MaybeBox& box, Point point) {
    return box ? geometry::Box{{std::min(box->low.x, point.x), std::min(box->low.y, point.y)},
                               {std::max(box->high.x, point.x), std::max(box->high.y, point.y)}}
               : geometry::Box{point, point};
}

bool isForDeployment(const Zone& zone) {
    return zone.kind.isEmpty() || zone.kind.compare(QLatin1String{"deployment"}, Qt::CaseInsensitive) == 0;
}

/// The box around the deployment zones of one player, or of all others.
MaybeBox boxOfZones(const Scenario& scenario, const PlayerId& player, bool areOfOthers) {
    MaybeBox box;
    for (const Zone& zone : scenario.zones) {
        if (isForDeployment(zone) && !zone.player.isEmpty() && (zone.player != player) == areOfOthers) {
            std::ranges::for_each(zone.polygon.outline(), [&](Point corner) { box = extended(box, corner); });
        }
    }
    return box;
}

std::optional<Point> middleOfOtherModels(const Scenario& scenario, const PlayerId& player) {
    MaybeBox box;
    for (const Model& model : scenario.models) {
        if (model.player != player && !model.player.isEmpty()) {
            box = extended(box, model.position);
        }
    }
    return box ? std::optional{centerPointOf(*box)} : std::nullopt;
}

/// The direction in eighths of a turn.
geometry::Angle directionOf(geometry::Vector way, int directions) {
    if (way == geometry::Vector{}) {
        return {};
    }
    const double steps = std::round(std::atan2(way.y.inches(), way.x.inches()) * directions / (2.0 * std::numbers::pi));
    return geometry::Angle::fromNanodegrees(static_cast<std::int64_t>(steps) * (360'000'000'000 / directions));
}

bool isAhead(geometry::Vector way, geometry::Angle facing) {
    return way.x.inches() * facing.cosine() + way.y.inches() * facing.sine() > 0.0;
}

} // namespace

std::vector<Point> formationOf(const geometry::Footprint& base, int count, Formation formation) {
    assert(count >= 1);
    const geometry::Box box = geometry::boundsOf({base, {}, {}});
    const Length width = box.high.y - box.low.y;
    const Length depth = box.high.x - box.low.x;
    switch (formation) {
    case Formation::Line:
        return rankPlaces(evenLength(width + kFormationGap), evenLength(depth + kFormationGap), count, count);
    case Formation::Block:
        if (std::holds_alternative<geometry::RectangleBase>(base.shape())) {
            return rankPlaces(evenLength(width), evenLength(depth), count, std::min(count, kRankFiles));
        }
        return rankPlaces(evenLength(width + kFormationGap), evenLength(depth + kFormationGap), count,
                          static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count)))));
    case Formation::Circle: break;
    }
    // Round bases need their diameter, others may meet with their corners. A thousandth covers the rounding of places.
    const bool isRound = std::holds_alternative<geometry::RoundBase>(base.shape());
    const double reach = isRound ? width.inches() : std::hypot(width.inches(), depth.inches());
    return ringPlaces((reach + kFormationGap.inches()) * 1.001, count);
}

std::vector<Model> inFormation(const Model& model, int count, Formation formation) {
    const Motion turn = turning({}, model.facing);
    std::vector<Model> models;
    for (const Point place : formationOf(model.base, count, formation)) {
        models.push_back(model);
        models.back().id.value = QStringLiteral("new-%1").arg(models.size());
        models.back().position = model.position + (turn.place(place) - Point{});
    }
    return models;
}

geometry::Angle facingOfNew(const Scenario& scenario, const PlayerId& player, Point position, int directions) {
    if (const auto there = boxOfZones(scenario, player, true)) {
        const Point middle = centerPointOf(*there);
        if (const auto own = boxOfZones(scenario, player, false)) {
            const geometry::Angle facing = directionOf(middle - centerPointOf(*own), directions);
            if (isAhead(middle - position, facing)) {
                return facing;
            }
        }
        const Point nearest{std::clamp(position.x, there->low.x, there->high.x),
                            std::clamp(position.y, there->low.y, there->high.y)};
        return directionOf((nearest == position ? middle : nearest) - position, directions);
    }
    const Point middle = centerPointOf({{}, {scenario.table.width, scenario.table.height}});
    return directionOf(middleOfOtherModels(scenario, player).value_or(middle) - position, directions);
}

UnitAdded withUnitAdded(Scenario scenario, std::vector<Model> models, const QString& stem) {
    QString unit;
    const auto isTaken = [&](const Model& model) { return model.unit == unit; };
    for (int number = 1; models.size() > 1 && (number == 1 || std::ranges::any_of(scenario.models, isTaken) ||
                                               std::ranges::any_of(scenario.reserves, isTaken));
         ++number) {
        unit = QStringLiteral("%1 %2").arg(stem).arg(number);
    }
    FreshIds ids{scenario};
    UnitAdded added{std::move(scenario), {}};
    for (Model& model : models) {
        model.id = {ids.take(QStringLiteral("model"))};
        if (!unit.isEmpty()) {
            model.unit = unit;
        }
        added.ids.push_back(model.id);
        added.scenario = withModelAdded(std::move(added.scenario), std::move(model));
    }
    return added;
}

} // namespace sightline::scenarios
