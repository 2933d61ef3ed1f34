#include "scenarios/analysis/sample_point_values.h"

#include "scenarios/base/csv.h"
#include "scenarios/base/json_writer.h"
#include "scenarios/rules/rule_set.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace sightline::scenarios {

using geometry::Point;
using geometry::SamplePointGrid;

namespace {

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();
constexpr std::int64_t kMaxPackPairs = 2'000'000;
constexpr std::int64_t kMaxVolumePairs = 20'000'000;

SamplePointValues told(const IsovistField& field, std::vector<double> values) {
    SamplePointValues result{field.grid, std::move(values), 0.0, 0.0, 0, false, field.rules};
    bool isFirst = true;
    for (std::size_t samplePoint = 0; samplePoint < result.values.size(); ++samplePoint) {
        double& value = result.values[samplePoint];
        if (field.isovists[samplePoint].area <= 0.0) {
            value = kNothing;
            continue;
        }
        result.least = isFirst ? value : std::min(result.least, value);
        result.most = isFirst ? value : std::max(result.most, value);
        isFirst = false;
    }
    return result;
}

QByteArrayList placeCells(const SamplePointGrid& grid, std::size_t samplePoint) {
    const Point place = grid.samplePoint(samplePoint);
    return {jsonNumber(place.x.inches()), jsonNumber(place.y.inches())};
}

} // namespace

SamplePointValues valuesOf(const HeatMap& map) {
    return {map.grid,    {map.counts.begin(), map.counts.end()},
            0.0,         static_cast<double>(std::max(map.most(), 1)),
            map.viewers, false,
            map.rules};
}

SamplePointValues valuesOf(const IsovistField& field, IsovistMeasure measure) {
    return told(field, field.values(measure));
}

SamplePointValues seenShares(const IsovistField& field) {
    const auto& box = field.grid.table();
    const double table = (box.high.x - box.low.x).inches() * (box.high.y - box.low.y).inches();
    auto values = field.values(IsovistMeasure::Area);
    std::ranges::for_each(values, [table](double& value) { value /= table; });
    SamplePointValues result = told(field, std::move(values));
    result.least = 0.0;
    if (result.most <= 0.0) {
        result.most = 1.0; // nothing is seen from anywhere
    }
    return result;
}

SamplePointValues differenceOf(const SamplePointValues& one, const SamplePointValues& other) {
    assert(one.values.size() == other.values.size());
    SamplePointValues result = one;
    result.isDifference = true;
    double widest = 0.0;
    for (std::size_t samplePoint = 0; samplePoint < one.values.size(); ++samplePoint) {
        if (one.hasValue(samplePoint) || other.hasValue(samplePoint)) {
            result.values[samplePoint] = (one.hasValue(samplePoint) ? one.values[samplePoint] : 0.0) -
                                         (other.hasValue(samplePoint) ? other.values[samplePoint] : 0.0);
            widest = std::max(widest, std::abs(result.values[samplePoint]));
        }
    }
    if (widest == 0.0) {
        // Both maps are equal. The scale needs a positive width all the same, for which any positive number serves.
        widest = one.viewers > 0 ? 1.0 : std::max(one.most, 1e-9);
    }
    result.least = -widest;
    result.most = widest;
    return result;
}

std::optional<std::size_t> samplePointAt(const SamplePointGrid& grid, Point place) {
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
    for (std::size_t samplePoint = 0; samplePoint < counts.size(); ++samplePoint) {
        text += csvRow(placeCells(map.grid, samplePoint)
                       << QByteArray::number(counts[samplePoint])
                       << jsonNumber(map.viewers > 0 ? static_cast<double>(counts[samplePoint]) / map.viewers : 0.0));
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
    for (std::size_t samplePoint = 0; samplePoint < field.isovists.size(); ++samplePoint) {
        QByteArrayList cells = placeCells(field.grid, samplePoint);
        for (const IsovistMeasure measure : measures) {
            cells << jsonNumber(field.at(measure, samplePoint) -
                                (less != nullptr ? less->at(measure, samplePoint) : 0.0));
        }
        text += csvRow(cells);
    }
    return text;
}

QByteArray worldFileOf(const SamplePointGrid& grid, int dots) {
    const double dot = grid.cell().inches() / dots;
    QByteArray text;
    for (const double number : {dot, 0.0, 0.0, dot, dot / 2, dot / 2}) {
        text += jsonNumber(number) + '\n';
    }
    return text;
}

} // namespace sightline::scenarios
