#pragma once

#include "app/shared/painting/theme.h"
#include "scenarios/analysis/fairness.h"

#include <QRectF>
#include <QString>

#include <cstddef>
#include <span>
#include <vector>

class QPainter;

namespace sightline::app {

/// The outcomes of the trials of a study about one figure: a difference between two sides, in points.
struct Distribution {
    QString title;
    QString less; ///< who is better off on the left of zero, where the values are negative
    QString more; ///< on the right
    std::vector<double> values;
    double asPlaced = 0.0;
    double low = 0.0; ///< 95 % of the values lie between `low` and `high`
    double high = 0.0;
    [[nodiscard]] bool isEmpty() const { return values.empty(); }
};

/// The bars of a histogram, from left to right.
struct Histogram {
    double least = 0.0;
    double step = 1.0;
    std::vector<int> counts;
    [[nodiscard]] double most() const { return least + step * static_cast<double>(counts.size()); }
    /// Returns the index of the bar that counts `value`. Precondition: there are bars.
    [[nodiscard]] std::size_t barOf(double value) const;
    friend bool operator==(const Histogram&, const Histogram&) = default;
};

/// Returns the counts of the values; zero and `asPlaced` lie within the bars, and zero is the middle of one of
/// them. Bars are at least 0.1 wide. Precondition: there are values.
[[nodiscard]] Histogram histogramOf(std::span<const double> values, double asPlaced);
[[nodiscard]] Histogram histogramOf(const Distribution& distribution);

/// Returns the least of 1, 2 and 5 times a power of ten that is not below `length`. Precondition: `length` is positive.
[[nodiscard]] double roundStep(double length);
/// Returns a number of an axis in the format of the language, with at most six digits and without group separators.
[[nodiscard]] QString axisNumber(double value);

/// Draws the histogram with the line of equality, the bracket around 95 % of the values and a mark where the table
/// stands, in letters of `letterHeight`. For paper and the command line, which have no widgets; the window has
/// `HistogramView`.
void paintDistribution(
    QPainter& painter, const QRectF& box, const Distribution& distribution, const Theme& theme, double letterHeight);

/// Returns the figures of a fairness study in points, in its order; none without trials. `first` and `second` are the
/// names of the sides; values are those of the first less those of the second, as in every table and list.
[[nodiscard]] std::vector<Distribution>
fairnessDistributions(const scenarios::FairnessStudy& study, const QString& first, const QString& second);

/// Returns what the chart shows, as a sentence.
[[nodiscard]] QString distributionText(const Distribution& distribution);

} // namespace sightline::app
