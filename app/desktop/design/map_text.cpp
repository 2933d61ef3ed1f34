#include "app/desktop/design/map_text.h"

#include "app/shared/text/area_text.h"
#include "app/shared/text/element_text.h"
#include "app/shared/text/layout_text.h"
#include "app/shared/text/number_text.h"
#include "app/shared/text/position_text.h"
#include "app/shared/text/table_unit.h"
#include "app/shared/text/verdict_text.h"
#include "app/shared/text/vision_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

using scenarios::IsovistMeasure;
using scenarios::SamplePointValues;

struct MapTextWords {
    Q_DECLARE_TR_FUNCTIONS(Maps)
};

QString number(double value, int decimals) {
    const double least = 0.5 * std::pow(10.0, -decimals);
    return QLocale{}.toString(std::abs(value) < least ? 0.0 : value, 'f', decimals);
}

QString measureText(IsovistMeasure measure, double value) {
    switch (measure) {
    case IsovistMeasure::Area: return areaText(value);
    case IsovistMeasure::Perimeter:
    case IsovistMeasure::Occlusivity:
    case IsovistMeasure::Drift:
    case IsovistMeasure::LongestRadial:
    case IsovistMeasure::ShortestRadial: return lengthText(geometry::Length::fromInches(value));
    case IsovistMeasure::Compactness: return number(value, 3);
    case IsovistMeasure::Connectivity: return MapTextWords::tr("%1 points", "how many are seen").arg(number(value, 0));
    case IsovistMeasure::MeanDepth: break;
    }
    return MapTextWords::tr("%1 lines", "how many it takes").arg(number(value, 2));
}

/// Returns the factor from the values of a measure to the displayed figures.
double unitFactor(IsovistMeasure measure) {
    switch (measure) {
    case IsovistMeasure::Area: return areasInSquareInch(tableUnit());
    case IsovistMeasure::Perimeter:
    case IsovistMeasure::Occlusivity:
    case IsovistMeasure::Drift:
    case IsovistMeasure::LongestRadial:
    case IsovistMeasure::ShortestRadial: return countOf(geometry::Length::fromInches(1), tableUnit());
    case IsovistMeasure::Compactness:
    case IsovistMeasure::Connectivity:
    case IsovistMeasure::MeanDepth: break;
    }
    return 1.0;
}

/// "sq in", "mm"; empty for measures that have none.
QString unitOf(IsovistMeasure measure) {
    switch (measure) {
    case IsovistMeasure::Area: return areaSuffix(tableUnit()).trimmed();
    case IsovistMeasure::Perimeter:
    case IsovistMeasure::Occlusivity:
    case IsovistMeasure::Drift:
    case IsovistMeasure::LongestRadial:
    case IsovistMeasure::ShortestRadial: return withUnit({}, tableUnit()).trimmed();
    case IsovistMeasure::Compactness:
    case IsovistMeasure::Connectivity:
    case IsovistMeasure::MeanDepth: break;
    }
    return {};
}

} // namespace

SamplePointValues inShownUnit(const MapChoice& choice, SamplePointValues values) {
    const double factor = choice.subject == MapSubject::Measure     ? unitFactor(choice.measure)
                          : choice.subject == MapSubject::SeenShare ? 100.0
                                                                    : 1.0;
    if (factor != 1.0) {
        for (double& value : values.values) {
            value *= factor;
        }
        values.least *= factor;
        values.most *= factor;
    }
    return values;
}

QString measureName(IsovistMeasure measure) {
    switch (measure) {
    case IsovistMeasure::Area: return MapTextWords::tr("Area");
    case IsovistMeasure::Perimeter: return MapTextWords::tr("Perimeter");
    case IsovistMeasure::Occlusivity: return MapTextWords::tr("Occlusivity");
    case IsovistMeasure::Compactness: return MapTextWords::tr("Compactness");
    case IsovistMeasure::Drift: return MapTextWords::tr("Drift");
    case IsovistMeasure::LongestRadial: return MapTextWords::tr("Longest radial");
    case IsovistMeasure::ShortestRadial: return MapTextWords::tr("Shortest radial");
    case IsovistMeasure::Connectivity: return MapTextWords::tr("Connectivity");
    case IsovistMeasure::MeanDepth: break;
    }
    return MapTextWords::tr("Mean depth");
}

QString measureTip(IsovistMeasure measure) {
    switch (measure) {
    case IsovistMeasure::Area: return MapTextWords::tr("How much of the table is seen from the position");
    case IsovistMeasure::Perimeter: return MapTextWords::tr("How long the border of what is seen is");
    case IsovistMeasure::Occlusivity:
        return MapTextWords::tr("How much of that border lies along lines of sight: beyond it something is hidden");
    case IsovistMeasure::Compactness: return MapTextWords::tr("1 for a circle, near 0 for what is thin or ragged");
    case IsovistMeasure::Drift: return MapTextWords::tr("How far the center of what is seen lies from the point");
    case IsovistMeasure::LongestRadial: return MapTextWords::tr("Distance of the farthest point that is seen");
    case IsovistMeasure::ShortestRadial: return MapTextWords::tr("How near the nearest border is");
    case IsovistMeasure::Connectivity: return MapTextWords::tr("How many other points of the map are seen");
    case IsovistMeasure::MeanDepth: break;
    }
    return MapTextWords::tr("Over how many lines of sight the other points are reached, on average");
}

QString mapTitle(const MapRequest& asked) {
    switch (asked.choice.subject) {
    case MapSubject::Models:
        return MapTextWords::tr("Models of %1 that see each point").arg(playerName(asked.scenario, asked.player));
    case MapSubject::Positions:
        if (asked.zone.value.isEmpty()) {
            return MapTextWords::tr("Positions in all deployment zones of %1 that see each point", "a player")
                .arg(playerName(asked.scenario, asked.player));
        }
        return MapTextWords::tr("Positions in %1 that see each point").arg(zoneText(asked.scenario, asked.zone));
    case MapSubject::SeenShare: return MapTextWords::tr("Share of the table that each point sees, in %");
    case MapSubject::Measure: break;
    }
    const QString name = measureName(asked.choice.measure);
    const QString unit = unitOf(asked.choice.measure);
    return unit.isEmpty()
               ? MapTextWords::tr("%1 of what each point sees", "a measure").arg(name)
               : MapTextWords::tr("%1 of what each point sees, in %2", "a measure, its unit").arg(name, unit);
}

namespace {

/// Returns a value of a map as text: "5 of 12", "34 %", "612.4 sq in".
QString mapValueText(const MapChoice& choice, const SamplePointValues& values, double value) {
    const QString sign = values.isDifference && value > 0.0 ? QStringLiteral("+") : QString{};
    switch (choice.subject) {
    case MapSubject::Models:
    case MapSubject::Positions:
        return values.isDifference ? sign + number(value, 0)
                                   : MapTextWords::tr("%1 of %2", "viewers that see a point")
                                         .arg(number(value, 0), QString::number(values.viewers));
    case MapSubject::SeenShare: return sign + MapTextWords::tr("%1 %", "a share").arg(number(100.0 * value, 1));
    case MapSubject::Measure: break;
    }
    return sign + measureText(choice.measure, value);
}

} // namespace

QString mapSamplePointText(const MapChoice& choice, const SamplePointValues& values, std::size_t samplePoint) {
    const QString what = values.hasValue(samplePoint) ? mapValueText(choice, values, values.values[samplePoint])
                                                      : MapTextWords::tr("nothing is seen from here");
    return MapTextWords::tr("%1: %2", "a place, what a map tells about it")
        .arg(samplePointText(values.grid.samplePoint(samplePoint)), what);
}

QString mapCellsText(const MapAnswer& answer) {
    const QString cell = lengthText(answer.cell);
    if (answer.isDraft()) {
        return MapTextWords::tr("Draft with cells of %1; finer ones are being computed.").arg(cell);
    }
    return answer.cell > answer.asked->choice.cell
               ? MapTextWords::tr("Cells of %1: finer ones take long, as the rules judge each pair by itself.")
                     .arg(cell)
               : QString{};
}

static QString figuresSummary(const MapAnswer& answer) {
    const SamplePointValues& values = *answer.values;
    const MapChoice& choice = answer.asked->choice;
    double sum = 0.0;
    double least = 0.0;
    double most = 0.0;
    int told = 0;
    int none = 0;
    for (std::size_t samplePoint = 0; samplePoint < values.values.size(); ++samplePoint) {
        if (values.hasValue(samplePoint)) {
            const double value = values.values[samplePoint];
            least = told == 0 ? value : std::min(least, value);
            most = told == 0 ? value : std::max(most, value);
            sum += value;
            none += value == 0.0 ? 1 : 0;
            ++told;
        }
    }
    if (told == 0) {
        return MapTextWords::tr("Nothing is seen from any point.");
    }
    const auto text = [&](double value) { return mapValueText(choice, values, value); };
    if (values.isDifference) {
        return MapTextWords::tr("More or less than on “%1”: from %2 to %3.")
            .arg(answer.lessName, text(least), text(most));
    }
    if (values.viewers > 0) {
        const double clear = sum / told / values.viewers;
        return MapTextWords::tr("Of all lines %1 % are clear. %2 % of the points are seen by none; the maximum is %3.")
            .arg(number(100.0 * clear, 1), number(100.0 * none / told, 1), text(most));
    }
    return MapTextWords::tr("From %1 to %2; the mean of all points that see anything is %3.")
        .arg(text(least), text(most), text(sum / told));
}

std::optional<MapExtremes> mapExtremes(const SamplePointValues& values) {
    std::optional<MapExtremes> found;
    for (std::size_t samplePoint = 0; samplePoint < values.values.size(); ++samplePoint) {
        if (!values.hasValue(samplePoint)) {
            continue;
        }
        if (!found) {
            found = MapExtremes{samplePoint, samplePoint};
        }
        const double value = values.values[samplePoint];
        found->most = value > values.values[found->most] ? samplePoint : found->most;
        found->least = value < values.values[found->least] ? samplePoint : found->least;
    }
    const bool differ = found && values.values[found->most] > values.values[found->least];
    return differ && !values.isDifference ? found : std::nullopt;
}

/// Returns where a grid point is: its position, and the piece that contains it.
static QString extremePlaceText(const MapAnswer& answer, std::size_t samplePoint) {
    const geometry::Point place = answer.values->grid.samplePoint(samplePoint);
    const scenarios::Scenario& scenario = answer.asked->scenario;
    for (const scenarios::Piece& piece : scenario.terrain) {
        const auto* polygon = std::get_if<geometry::Polygon>(&piece.outline);
        if (polygon && polygon->contains(place)) {
            return MapTextWords::tr("%1, on %2", "a position, a piece of terrain")
                .arg(measuredPositionText(place), nameOf(scenario, scenarios::AnyId{piece.id}));
        }
    }
    return measuredPositionText(place);
}

QString mapExtremesText(const MapAnswer& answer) {
    const auto extremes = answer.values ? mapExtremes(*answer.values) : std::nullopt;
    if (!extremes) {
        return {};
    }
    const auto value = [&](std::size_t samplePoint) {
        return mapValueText(answer.asked->choice, *answer.values, answer.values->values[samplePoint]);
    };
    return MapTextWords::tr("Most: %1 at %2. Least: %3 at %4.", "a value of a map, its position, twice")
        .arg(value(extremes->most), extremePlaceText(answer, extremes->most), value(extremes->least),
             extremePlaceText(answer, extremes->least));
}

QString mapSummary(const MapAnswer& answer) {
    const QString remark = smallestReadingSentence(answer.asked->scenario);
    const QString figures = figuresSummary(answer);
    return remark.isEmpty() ? figures
                            : MapTextWords::tr("%1 %2", "figures of a map, a remark on them").arg(figures, remark);
}

} // namespace sightline::app
