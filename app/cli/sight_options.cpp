#include "app/cli/sight_options.h"

#include "app/cli/command_line.h"
#include "scenarios/io/verdict_json.h"

namespace sightline::app::cli {

namespace {

/// Wider than any base: beyond it the figure can only be a mistake.
constexpr double kLargestToleranceMillimeters = 1000.0;

} // namespace

std::vector<Option> sightOptions() {
    return {
        {QStringLiteral("method"), QStringLiteral("METHOD"),
         QStringLiteral("centre, sampled or exact (default: exact)"), false, false,
         {QStringLiteral("centre"), QStringLiteral("sampled"), QStringLiteral("exact")}},
        toleranceOption(),
    };
}

Option toleranceOption() {
    return {QStringLiteral("tolerance-mm"), QStringLiteral("T"),
            QStringLiteral("a verdict that turns when both bases shrink or grow by T is too close to call (default: 1)")};
}

Expected<double> toleranceOf(const Arguments& arguments) {
    return numberOf(arguments, QStringLiteral("tolerance-mm"), 1.0, 0.0, kLargestToleranceMillimeters);
}

Expected<SightChoice> sightChoiceOf(const Arguments& arguments) {
    SightChoice choice;
    if (arguments.has(QStringLiteral("method"))) {
        const auto method = scenarios::sightMethodNamed(arguments.value(QStringLiteral("method")));
        if (!method) {
            return refuse(QStringLiteral("--method is centre, sampled or exact, not “%1”.")
                              .arg(arguments.value(QStringLiteral("method"))));
        }
        choice.method = *method;
    }
    const auto tolerance = toleranceOf(arguments);
    if (!tolerance) {
        return tl::unexpected{tolerance.error()};
    }
    choice.toleranceMillimeters = *tolerance;
    return choice;
}

} // namespace sightline::app::cli
