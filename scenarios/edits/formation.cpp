#include "scenarios/edits/formation.h"

#include "scenarios/edits/fresh_ids.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numbers>

namespace sightline::scenarios {

namespace {

using geometry::Length;
using geometry::Point;

/// The place of the `index`th of `count` steps, which lie evenly about zero.
Length stepOf(Length step, int index, int count) {
    return Length::fromNanometers(step.nanometers() * (2 * std::int64_t{index} - count + 1) / 2);
}

/// An evenLength number of nanometers, so that halves of steps are whole.
Length evenLength(Length length) { return Length::fromNanometers((length.nanometers() + 1) / 2 * 2); }

std::vector<Point> rowPlaces(Length step, Length rowStep, int count, int columns) {
    const int lines = (count + columns - 1) / columns;
    std::vector<Point> places;
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        // The last row is centered below the others.
        const int inRow = std::min(columns, count - row * columns);
        places.push_back({stepOf(step, i % columns, inRow), stepOf(rowStep, row, lines)});
    }
    return places;
}

std::vector<Point> ringPlaces(double step, int count) {
    const double radius = count < 2 ? 0.0 : step / (2.0 * std::sin(std::numbers::pi / count));
    std::vector<Point> places;
    for (int i = 0; i < count; ++i) {
        const double angle = 2.0 * std::numbers::pi * i / count - std::numbers::pi / 2.0;
        places.push_back(geometry::pointFromInches(radius * std::cos(angle), radius * std::sin(angle)));
    }
    return places;
}

} // namespace

std::vector<Point> formationOf(const geometry::Footprint& base, int count, Formation formation) {
    assert(count >= 1);
    const geometry::Box box = geometry::boundsOf({base, {}, {}});
    const Length width = box.high.x - box.low.x;
    const Length depth = box.high.y - box.low.y;
    switch (formation) {
    case Formation::Line:
        return rowPlaces(evenLength(width + kFormationGap), evenLength(depth + kFormationGap), count, count);
    case Formation::Block:
        return rowPlaces(evenLength(width + kFormationGap), evenLength(depth + kFormationGap), count,
                         static_cast<int>(std::ceil(std::sqrt(static_cast<double>(count)))));
    case Formation::Circle: break;
    }
    // Round bases need their diameter, others may meet with their corners. A thousandth covers the rounding of places.
    const bool isRound = std::holds_alternative<geometry::RoundBase>(base.shape());
    const double reach = isRound ? width.inches() : std::hypot(width.inches(), depth.inches());
    return ringPlaces((reach + kFormationGap.inches()) * 1.001, count);
}

std::vector<Model> inFormation(const Model& model, int count, Formation formation) {
    std::vector<Model> models;
    for (const Point place : formationOf(model.base, count, formation)) {
        models.push_back(model);
        models.back().id.value = QStringLiteral("new-%1").arg(models.size());
        models.back().position = model.position + (place - Point{});
    }
    return models;
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
