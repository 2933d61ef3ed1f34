#include "app/desktop/dialogs/study_figure.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace sightline::app {

namespace {

struct StudyWords {
    Q_DECLARE_TR_FUNCTIONS(Studies)
};

/// Returns the bounds of 95 % of the values, as the fairness study has them. Precondition: there are values.
std::pair<double, double> middleOf95Percent(std::vector<double> values) {
    std::ranges::sort(values);
    const auto at = [&](double share) {
        return values[static_cast<std::size_t>(std::lround(share * static_cast<double>(values.size() - 1)))];
    };
    return {at(0.025), at(0.975)};
}

/// Returns how far from zero a value is drawn in its place, in millimeters. Pieces that come to overlap close a gap by
/// far more than they moved; such values would leave no room for those close to zero. Precondition: there are values.
double limitOf(const std::vector<double>& values) {
    constexpr double kNear = 50.0;
    const auto [low, high] = std::ranges::minmax(values);
    const double lesserSide = std::min(-low, high);
    return lesserSide > 0.0 ? std::max(kNear, roundStep(2.0 * lesserSide)) : std::max(-low, high);
}

QString decimal(double value) {
    const double rounded = std::round(value * 10.0) / 10.0;
    return QLocale{}.toString(rounded == 0.0 ? 0.0 : rounded, 'f', 1);
}

} // namespace

std::optional<HistogramFigure> clearanceFigure(const scenarios::PlacementStudy& study) {
    constexpr std::size_t kMinTrials = 2;
    if (study.clearances.size() < kMinTrials) {
        return {};
    }
    std::vector<double> values;
    std::ranges::transform(study.clearances, std::back_inserter(values), &scenarios::TrialClearance::millimeters);
    std::vector<double> all = values;
    if (study.clearanceAsPlaced) {
        all.push_back(*study.clearanceAsPlaced);
    }
    const double limit = limitOf(all);
    const auto drawn = [limit](double value) { return std::clamp(value, -limit, limit); };
    std::vector<double> drawnValues;
    std::ranges::transform(values, std::back_inserter(drawnValues), drawn);
    HistogramFigure figure;
    if (study.clearanceAsPlaced) {
        figure.asPlaced = drawn(*study.clearanceAsPlaced);
    }
    figure.bars = histogramOf(drawnValues, figure.asPlaced.value_or(0.0));
    figure.hatched.assign(figure.bars.counts.size(), 0);
    for (const scenarios::TrialClearance& trial : study.clearances) {
        figure.hatched[figure.bars.barOf(drawn(trial.millimeters))] += trial.isSeen ? 0 : 1;
    }
    const auto [low, high] = middleOf95Percent(values);
    figure.range = {drawn(low), drawn(high)};
    const QLocale locale;
    const QString count = locale.toString(static_cast<qulonglong>(values.size()));
    figure.counted = StudyWords::tr("Trials");
    figure.less = figure.bars.least < 0.0 ? StudyWords::tr("no line passes") : QString{};
    figure.more = StudyWords::tr("a line passes");
    const bool ofTargets = study.isOfValidTargets;
    figure.key = (ofTargets && study.clearanceAsPlaced
                      ? StudyWords::tr("Clearance in mm. Hatched: no valid target. Dashed line: zero. "
                                       "Triangle: as placed. Bracket: 95 % of %1 trials.")
                  : ofTargets ? StudyWords::tr("Clearance in mm. Hatched: no valid target. Dashed line: zero. "
                                               "Bracket: 95 % of %1 trials.")
                  : study.clearanceAsPlaced
                      ? StudyWords::tr("Clearance in mm. Hatched: not seen. Dashed line: zero. Triangle: as placed. "
                                       "Bracket: 95 % of %1 trials.")
                      : StudyWords::tr("Clearance in mm. Hatched: not seen. Dashed line: zero. "
                                       "Bracket: 95 % of %1 trials."))
                     .arg(count);
    if (values.size() < static_cast<std::size_t>(study.trials)) {
        figure.key +=
            u' ' + StudyWords::tr("The chart shows %1 of %2 trials.").arg(count, locale.toString(study.trials));
    }
    if (std::ranges::any_of(all, [limit](double value) { return std::abs(value) > limit; })) {
        figure.key += u' ' + StudyWords::tr("The outermost bar holds all beyond %1 mm.").arg(axisNumber(limit));
    }
    figure.text =
        study.clearanceAsPlaced
            ? StudyWords::tr("Clearance: %1 mm as placed, %2 to %3 mm in 95 % of %4 trials.")
                  .arg(decimal(*study.clearanceAsPlaced), decimal(low), decimal(high), count)
            : StudyWords::tr("Clearance: %1 to %2 mm in 95 % of %3 trials.").arg(decimal(low), decimal(high), count);
    return figure;
}

} // namespace sightline::app
