#include "app/cli/sight_options.h"

#include "app/cli/command_line.h"
#include "app/shared/text/number_text.h"
#include "scenarios/output/verdict_json.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sightline::app::cli {

namespace {

constexpr double kUsualToleranceMillimeters = 1.0;
constexpr double kFewestPoints = 4;
constexpr double kMaxPoints = 64;
constexpr double kLargestFarInches = 200.0;

/// Returns the numbers of a list with commas. Errors: another count than those listed, and numbers out of range.
std::vector<double> listOf(const Arguments& arguments,
                           const QString& option,
                           const std::vector<qsizetype>& counts,
                           double least,
                           double most) {
    const QString text = arguments.value(option);
    std::vector<double> numbers;
    for (const QString& part : text.split(u',')) {
        bool isNumber = false;
        const double number = part.toDouble(&isNumber);
        if (isNumber && number >= least && number <= most) {
            numbers.push_back(number);
        }
    }
    const auto count = static_cast<qsizetype>(numbers.size());
    if (count != text.count(u',') + 1 || std::ranges::find(counts, count) == counts.end()) {
        throw UsageError{
            QStringLiteral("--%1 takes %2 from %3 to %4; found “%5”.")
                .arg(option, counts.size() == 1 ? QStringLiteral("two numbers") : QStringLiteral("one number or three"))
                .arg(least)
                .arg(most)
                .arg(text)};
    }
    return numbers;
}

/// Returns 1 mm, or the precision of the photo where that is coarser.
double defaultTolerance(const scenarios::Scenario& scenario) {
    return std::max(kUsualToleranceMillimeters, scenarios::photoPrecisionOf(scenario).millimeters);
}

/// Reads `--points`, `--sizes-mm`, `--far-in` and `--bands`.
void readSamples(const Arguments& arguments, geometry::SampleSettings& samples) {
    using geometry::Length;
    if (arguments.has(QStringLiteral("points"))) {
        const auto points = listOf(arguments, QStringLiteral("points"), {1, 3}, kFewestPoints, kMaxPoints);
        if (std::ranges::any_of(points, [](double number) { return number != std::floor(number); })) {
            throw UsageError{QStringLiteral("--points takes whole numbers.")};
        }
        samples.fewPoints = static_cast<int>(points.front());
        samples.mediumPoints = static_cast<int>(points[points.size() / 2]);
        samples.manyPoints = static_cast<int>(points.back());
    }
    if (arguments.has(QStringLiteral("sizes-mm"))) {
        const auto sizes = listOf(arguments, QStringLiteral("sizes-mm"), {2}, 1.0, kLargestFigure);
        if (sizes.front() > sizes.back()) {
            throw UsageError{QStringLiteral("--sizes-mm takes the smaller size first.")};
        }
        samples.smallBase = Length::fromMillimeters(sizes.front());
        samples.mediumBase = Length::fromMillimeters(sizes.back());
    }
    const auto far = numberOf(arguments, QStringLiteral("far-in"), samples.farApart.inches(), 0.0, kLargestFarInches);
    samples.farApart = Length::fromInches(far);
    if (arguments.has(QStringLiteral("bands"))) {
        samples.edgesFrom = samples.smallBase;
        samples.ringAbove = samples.mediumBase;
    }
}

} // namespace

std::vector<Option> sightOptions() {
    return {
        {"method", "METHOD", "center, sampled or exact (default: exact)", false, false, {"center", "sampled", "exact"}},
        {"points", "N[,N,N]",
         "number of sampled points around each base, 4 to 64; or one each for small, medium and large bases (default: "
         "4,6,8)"},
        {"sizes-mm", "S,M", "bases up to S mm are small, up to M mm medium, for --points and --bands (default: 32,60)"},
        {"far-in", "D", "bases more than D in apart are sampled like small ones (default: 24)"},
        {"bands", {}, "sampled stages by size: center below S mm, edge points from S to M mm, all around above"},
        toleranceOption(),
    };
}

Option toleranceOption() {
    return {"tolerance-mm", "T",
            "a verdict that changes when both bases shrink or grow by T is too close to call (default: 1, or the "
            "precision of the photo under the table if that is coarser)"};
}

std::vector<Option> marginsOptions() {
    return {{"no-margins", {}, "under a game's rules, without the margin of each ruling and its certainty (faster)"},
            {"margins", {}, {}}};
}

bool wantsMargins(const Arguments& arguments, const scenarios::RuleSet& rules) {
    return rules.pack && !arguments.has(QStringLiteral("no-margins"));
}

QString marginText(const scenarios::Ruling& ruling) {
    if (!ruling.margin || !ruling.margin->millimeters) {
        return QStringLiteral("–");
    }
    const QString bound = ruling.margin->code == u"margin-reach" ? QStringLiteral("> ")
                          : ruling.isMarginProved                ? QStringLiteral("≥ ")
                                                                 : QStringLiteral("≤ ");
    constexpr double kSmallest = 0.05; // what sentences call “less than 0.1 mm” has a figure behind a sign
    const double margin = *ruling.margin->millimeters;
    return bound + (margin > 0.0 && margin < kSmallest ? QStringLiteral("%1 mm").arg(margin, 0, 'g', 2)
                                                       : millimetersText(margin));
}

double toleranceOf(const Arguments& arguments, const scenarios::Scenario& scenario) {
    return numberOf(arguments, QStringLiteral("tolerance-mm"), defaultTolerance(scenario), 0.0, kLargestFigure);
}

scenarios::ToleranceOf defaultToleranceFor(const scenarios::Scenario& scenario) {
    return [tolerance = defaultTolerance(scenario)](const auto&, const auto&) { return tolerance; };
}

SightChoice sightChoiceOf(const Arguments& arguments, const scenarios::Scenario& scenario) {
    SightChoice choice;
    if (arguments.has(QStringLiteral("method"))) {
        const auto method = scenarios::sightMethodNamed(arguments.value(QStringLiteral("method")));
        if (!method) {
            throw UsageError{QStringLiteral("--method takes center, sampled or exact; found “%1”.")
                                 .arg(arguments.value(QStringLiteral("method")))};
        }
        choice.method = *method;
    }
    readSamples(arguments, choice.samples);
    choice.toleranceMillimeters = toleranceOf(arguments, scenario);
    return choice;
}

} // namespace sightline::app::cli
