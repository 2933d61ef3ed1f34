#include "app/shared/painting/distribution_painter.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace sightline::app {

namespace {

constexpr int kMinBars = 5;
constexpr int kMaxBars = 30;
constexpr double kNarrowest = 0.1; ///< points or millimeters: finer bars show noise

struct DistributionWords {
    Q_DECLARE_TR_FUNCTIONS(Distributions)
};

QString decimal(double value) { return QLocale{}.toString(value == 0.0 ? 0.0 : value, 'f', 1); }

} // namespace

double roundStep(double length) {
    const double power = std::pow(10.0, std::floor(std::log10(length)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (times * power >= length * (1 - 1e-9)) {
            return times * power;
        }
    }
    return 10.0 * power;
}

QString axisNumber(double value) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    const double shown = std::abs(value) < 1e-9 ? 0.0 : value;
    return locale.toString(shown, 'g', 6);
}

std::size_t Histogram::barOf(double value) const {
    const auto bar = static_cast<std::size_t>(std::max(0.0, (value - least) / step));
    return std::min(bar, counts.size() - 1);
}

Histogram histogramOf(std::span<const double> values, double asPlaced) {
    const auto [low, high] = std::ranges::minmax(values);
    const double least = std::min({low, asPlaced, 0.0});
    const double most = std::max({high, asPlaced, 0.0});
    const double bars =
        std::clamp(std::sqrt(static_cast<double>(values.size())) * 1.5, double{kMinBars}, double{kMaxBars});
    Histogram histogram;
    histogram.step = roundStep(std::max((most - least) / bars, kNarrowest));
    histogram.least = (std::floor(least / histogram.step + 0.5) - 0.5) * histogram.step;
    const auto count = static_cast<std::size_t>(std::floor((most - histogram.least) / histogram.step)) + 1;
    histogram.counts.assign(count, 0);
    for (const double value : values) {
        ++histogram.counts[histogram.barOf(value)];
    }
    return histogram;
}

Histogram histogramOf(const Distribution& distribution) {
    return histogramOf(distribution.values, distribution.asPlaced);
}

void paintDistribution(
    QPainter& painter, const QRectF& box, const Distribution& distribution, const Theme& theme, double letterHeight) {
    if (distribution.isEmpty()) {
        return;
    }
    const Histogram histogram = histogramOf(distribution);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = painter.font();
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(letterHeight))));
    QFont bold = font;
    bold.setBold(true);
    const double line = letterHeight * 1.35;
    painter.setFont(bold);
    painter.setPen(theme.text);
    const QRectF titleBox{box.left(), box.top(), box.width(), 2 * line};
    const QRectF title = painter.boundingRect(titleBox, Qt::TextWordWrap, distribution.title);
    painter.drawText(titleBox, Qt::TextWordWrap, distribution.title);
    painter.setFont(font);
    // Below the title the bracket, then the bars, the numbers of the axis, who is better off, and the key.
    const QRectF plot{box.left() + letterHeight, title.bottom() + 1.8 * line, box.width() - 2 * letterHeight,
                      box.bottom() - 3.4 * line - title.bottom() - 1.8 * line};
    const double range = histogram.most() - histogram.least;
    const auto at = [&](double value) { return plot.left() + (value - histogram.least) / range * plot.width(); };
    const int highest = std::max(1, *std::ranges::max_element(histogram.counts));
    QColor fill = theme.text;
    fill.setAlphaF(0.28F);
    for (std::size_t i = 0; i < histogram.counts.size(); ++i) {
        const double height = plot.height() * histogram.counts[i] / highest;
        const double left = at(histogram.least + histogram.step * static_cast<double>(i));
        const double right = at(histogram.least + histogram.step * static_cast<double>(i + 1));
        painter.setPen(QPen{theme.text, 1.0});
        painter.setBrush(fill);
        if (histogram.counts[i] > 0) {
            painter.drawRect(QRectF{left, plot.bottom() - height, right - left, height});
        }
    }
    painter.setPen(QPen{theme.text, 1.0});
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    const double tick = roundStep(range / 5.0);
    for (double value = std::ceil(histogram.least / tick) * tick; value <= histogram.most() + 1e-9; value += tick) {
        painter.drawLine(QPointF{at(value), plot.bottom()}, QPointF{at(value), plot.bottom() + letterHeight / 3});
        painter.drawText(QRectF{at(value) - 50, plot.bottom() + letterHeight / 3, 100, line}, Qt::AlignCenter,
                         axisNumber(value));
    }
    // Where both sides are equal.
    painter.setPen(QPen{theme.text, 1.6, Qt::DashLine});
    painter.drawLine(QPointF{at(0), plot.top() - 0.3 * line}, QPointF{at(0), plot.bottom()});
    // Where 95 % of the set-ups lie.
    const double bracket = plot.top() - 0.6 * line;
    painter.setPen(QPen{theme.text, 2.0});
    painter.drawLine(QPointF{at(distribution.low), bracket}, QPointF{at(distribution.high), bracket});
    for (const double end : {distribution.low, distribution.high}) {
        painter.drawLine(QPointF{at(end), bracket - letterHeight / 3}, QPointF{at(end), bracket + letterHeight / 3});
    }
    const QString words = DistributionWords::tr("95 % of %1").arg(distribution.values.size());
    const double width = QFontMetricsF{font}.horizontalAdvance(words);
    const double middle =
        std::clamp((at(distribution.low) + at(distribution.high)) / 2, box.left() + width / 2, box.right() - width / 2);
    painter.drawText(QRectF{middle - width, bracket - 1.25 * line, 2 * width, line}, Qt::AlignCenter, words);
    // Where the table stands.
    const double x = at(distribution.asPlaced);
    painter.setBrush(theme.text);
    painter.setPen(QPen{theme.ground, 1.0});
    painter.drawPolygon(
        QPolygonF{{QPointF{x, plot.bottom() - letterHeight * 0.9}, QPointF{x - letterHeight / 2.2, plot.bottom()},
                   QPointF{x + letterHeight / 2.2, plot.bottom()}}});
    painter.setPen(theme.text);
    const QRectF sides{box.left(), plot.bottom() + letterHeight / 3 + line, box.width(), line};
    if (histogram.least < 0.0) {
        painter.drawText(sides, Qt::AlignLeft | Qt::AlignVCenter, distribution.less);
    }
    if (histogram.most() > 0.0) {
        painter.drawText(sides, Qt::AlignRight | Qt::AlignVCenter, distribution.more);
    }
    const QRectF key{box.left(), sides.bottom(), box.width(), line};
    painter.setPen(theme.textQuiet);
    painter.drawText(key, Qt::AlignLeft | Qt::AlignVCenter,
                     DistributionWords::tr("% points. Dashed: even. ▲ as it stands."));
    painter.restore();
}

std::vector<Distribution>
fairnessDistributions(const scenarios::FairnessStudy& study, const QString& first, const QString& second) {
    std::vector<Distribution> figures;
    if (study.trials == 0 || study.sides.size() < 2) {
        return figures;
    }
    const QString isBetter = DistributionWords::tr("%1 better off", "a player");
    const auto add = [&](const QString& title, const scenarios::SideDifference& difference, bool isGood) {
        constexpr double kPoints = 100.0; // of a share of 1
        Distribution one{title,
                         isBetter.arg(isGood ? second : first),
                         isBetter.arg(isGood ? first : second),
                         {},
                         kPoints * difference.asPlaced,
                         kPoints * difference.low,
                         kPoints * difference.high};
        std::ranges::transform(difference.trials, std::back_inserter(one.values),
                               [](double value) { return kPoints * value; });
        figures.push_back(std::move(one));
    };
    add(DistributionWords::tr("Own zone seen from any enemy zone"), study.zoneSeen, false);
    add(DistributionWords::tr("Own zone seen after the enemy’s move"), study.zoneSeenAfterMove, false);
    add(DistributionWords::tr("Lines to objectives that are clear"), study.objectivesSeen, true);
    add(DistributionWords::tr("Lines to the table that are clear"), study.tableSeen, true);
    return figures;
}

QString distributionText(const Distribution& distribution) {
    if (distribution.isEmpty()) {
        return {};
    }
    const QString figures =
        DistributionWords::tr("%1: %2 percentage points as it stands, %3 to %4 in 95 % of %5 set-ups.", "a figure")
            .arg(distribution.title, decimal(distribution.asPlaced), decimal(distribution.low),
                 decimal(distribution.high), QString::number(distribution.values.size()));
    return distribution.less.isEmpty() || distribution.more.isEmpty()
               ? figures
               : DistributionWords::tr("%1 Below zero: %2. Above: %3.", "a sentence, who is better off")
                     .arg(figures, distribution.less, distribution.more);
}

} // namespace sightline::app
