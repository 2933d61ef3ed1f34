#include "scenarios/analysis/spot_values.h"

#include "scenarios/io/csv.h"
#include "scenarios/io/json_writer.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace sightline::scenarios {

using geometry::Point;
using geometry::SpotGrid;

namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t kMaxPackPairs = 100'000;
constexpr std::int64_t kMaxVolumePairs = 20'000'000;

SpotValues told(const IsovistField& field, std::vector<double> values) {
    SpotValues result{field.grid, std::move(values), 0.0, 0.0, 0, false, field.rules};
    bool isFirst = true;
    for (std::size_t spot = 0; spot < result.values.size(); ++spot) {
        double& value = result.values[spot];
        if (field.isovists[spot].area <= 0.0) {
            value = kNothing;
            continue;
        }
        result.least = isFirst ? value : std::min(result.least, value);
        result.most = isFirst ? value : std::max(result.most, value);
        isFirst = false;
    }
    return result;
}

QByteArrayList placeCells(const SpotGrid& grid, std::size_t spot) {
    const Point place = grid.spot(spot);
    return {jsonNumber(place.x.inches()), jsonNumber(place.y.inches())};
}

} // namespace

SpotValues valuesOf(const HeatMap& map) {
    return {map.grid,    {map.counts.begin(), map.counts.end()},
            0.0,         static_cast<double>(std::max(map.viewers, 1)),
            map.viewers, false,
            map.rules};
}

SpotValues valuesOf(const IsovistField& field, IsovistMeasure measure) { return told(field, field.values(measure)); }

SpotValues seenShares(const IsovistField& field) {
    const auto& box = field.grid.table();
    const double table = (box.high.x - box.low.x).inches() * (box.high.y - box.low.y).inches();
    auto values = field.values(IsovistMeasure::Area);
    std::ranges::for_each(values, [table](double& value) { value /= table; });
    SpotValues result = told(field, std::move(values));
    result.least = 0.0;
    result.most = 1.0;
    return result;
}

SpotValues differenceOf(const SpotValues& one, const SpotValues& other) {
    assert(one.values.size() == other.values.size());
    SpotValues result = one;
    result.isDifference = true;
    double widest = 0.0;
    for (std::size_t spot = 0; spot < one.values.size(); ++spot) {
        if (one.isTold(spot) || other.isTold(spot)) {
            result.values[spot] =
                (one.isTold(spot) ? one.values[spot] : 0.0) - (other.isTold(spot) ? other.values[spot] : 0.0);
            widest = std::max(widest, std::abs(result.values[spot]));
        }
    }
    if (widest == 0.0) {
        widest = one.viewers > 0 ? 1.0 : std::max(one.most, 1e-9);
    }
    result.least = -widest;
    result.most = widest;
    return result;
}

std::optional<std::size_t> spotAt(const SpotGrid& grid, Point place) {
    const auto& box = grid.table();
    if (place.x < box.low.x || place.y < box.low.y || place.x > box.high.x || place.y > box.high.y) {
        return std::nullopt;
    }
    const auto cell = grid.cell().nanometers();
    const auto column = std::min<std::int64_t>((place.x - box.low.x).nanometers() / cell, grid.columns() - 1);
    const auto row = std::min<std::int64_t>((place.y - box.low.y).nanometers() / cell, grid.rows() - 1);
    return grid.index(static_cast<int>(column), static_cast<int>(row));
}

std::int64_t maxHeatPairs(const RuleSet& rules) { return rules.pack ? kMaxPackPairs : kMaxVolumePairs; }

QByteArray heatMapCsv(const HeatMap& map, const HeatMap* less) {
    const std::vector<int> counts = less != nullptr ? heatDifference(map, *less) : map.counts;
    QByteArray text = csvRow({"x_in", "y_in", "count", "share"});
    for (std::size_t spot = 0; spot < counts.size(); ++spot) {
        text += csvRow(placeCells(map.grid, spot)
                       << QByteArray::number(counts[spot])
                       << jsonNumber(map.viewers > 0 ? static_cast<double>(counts[spot]) / map.viewers : 0.0));
    }
    return text;
}

QByteArray isovistCsv(const IsovistField& field, const IsovistField* less) {
    std::vector<IsovistMeasure> measures;
    QByteArrayList head{"x_in", "y_in"};
    for (int i = 0; i < isovistMeasureNames().size(); ++i) {
        const auto measure = static_cast<IsovistMeasure>(i);
        if (field.has(measure) && (less == nullptr || less->has(measure))) {
            measures.push_back(measure);
            head << isovistMeasureNames()[i].replace(u'-', u'_').toUtf8();
        }
    }
    QByteArray text = csvRow(head);
    for (std::size_t spot = 0; spot < field.isovists.size(); ++spot) {
        QByteArrayList cells = placeCells(field.grid, spot);
        for (const IsovistMeasure measure : measures) {
            cells << jsonNumber(field.at(measure, spot) - (less != nullptr ? less->at(measure, spot) : 0.0));
        }
        text += csvRow(cells);
    }
    return text;
}

QByteArray worldFileOf(const SpotGrid& grid, int dots) {
    const double dot = grid.cell().inches() / dots;
    QByteArray text;
    for (const double number : {dot, 0.0, 0.0, dot, dot / 2, dot / 2}) {
        text += jsonNumber(number) + '\n';
    }
    return text;
}

} // namespace sightline::scenarios
