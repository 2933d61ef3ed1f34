#include "app/cli/sight_options.h"

#include "app/cli/command_line.h"
#include "app/shared/text/number_text.h"
#include "scenarios/output/verdict_json.h"

#include <cmath>

namespace sightline::app::cli {

namespace {

/// Wider than any base: beyond it the figure can only be a mistake.
constexpr double kLargestToleranceMillimeters = 1000.0;
constexpr double kFewestPoints = 4;
constexpr double kMaxPoints = 64;

} // namespace

std::vector<Option> sightOptions() {
    return {
        {QStringLiteral("method"),
         QStringLiteral("METHOD"),
         QStringLiteral("center, sampled or exact (default: exact)"),
         false,
         false,
         {QStringLiteral("center"), QStringLiteral("sampled"), QStringLiteral("exact")}},
        {QStringLiteral("points"), QStringLiteral("N"),
         QStringLiteral("number of sampled points around each base, 4 to 64 (default: 4, 6 or 8 by size and "
                        "distance)")},
        {QStringLiteral("bands"),
         {},
         QStringLiteral("sampled stages by size: center below 32 mm, edge points from 32 to 60 mm, all around above")},
        toleranceOption(),
    };
}

Option toleranceOption() {
    return {
        QStringLiteral("tolerance-mm"), QStringLiteral("T"),
        QStringLiteral("a verdict that changes when both bases shrink or grow by T is too close to call (default: 1)")};
}

Option marginsOption() {
    return {
        QStringLiteral("margins"), {}, QStringLiteral("under a game's rules, also the margin of each ruling (slower)")};
}

QString marginText(const scenarios::Ruling& ruling) {
    return ruling.margin && ruling.margin->millimeters ? millimetersText(*ruling.margin->millimeters)
                                                       : QStringLiteral("–");
}

Expected<double> toleranceOf(const Arguments& arguments) {
    return numberOf(arguments, QStringLiteral("tolerance-mm"), 1.0, 0.0, kLargestToleranceMillimeters);
}

Expected<SightChoice> sightChoiceOf(const Arguments& arguments) {
    SightChoice choice;
    if (arguments.has(QStringLiteral("method"))) {
        const auto method = scenarios::sightMethodNamed(arguments.value(QStringLiteral("method")));
        if (!method) {
            return usageError(QStringLiteral("--method takes center, sampled or exact; found “%1”.")
                                  .arg(arguments.value(QStringLiteral("method"))));
        }
        choice.method = *method;
    }
    if (arguments.has(QStringLiteral("points"))) {
        const auto points = numberOf(arguments, QStringLiteral("points"), 8.0, kFewestPoints, kMaxPoints);
        if (!points) {
            return tl::unexpected{points.error()};
        }
        if (*points != std::floor(*points)) {
            return usageError(QStringLiteral("--points takes a whole number."));
        }
        choice.samples = geometry::SampleSettings::withPoints(static_cast<int>(*points));
    }
    if (arguments.has(QStringLiteral("bands"))) {
        choice.samples.edgesFrom = geometry::SampleSettings::inBands().edgesFrom;
        choice.samples.ringAbove = geometry::SampleSettings::inBands().ringAbove;
    }
    const auto tolerance = toleranceOf(arguments);
    if (!tolerance) {
        return tl::unexpected{tolerance.error()};
    }
    choice.toleranceMillimeters = *tolerance;
    return choice;
}

} // namespace sightline::app::cli
