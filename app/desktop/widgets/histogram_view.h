#pragma once

#include "app/shared/painting/distribution_painter.h"

#include <QWidget>

#include <optional>
#include <utility>

class QBarSet;
class QCategoryAxis;
class QChart;
class QChartView;
class QLabel;
class QScatterSeries;
class QValueAxis;

namespace sightline::app {

/// The bars of a histogram with its marks, and the words about them.
struct HistogramFigure {
    Histogram bars;
    std::vector<int> hatched;       ///< how many values of each bar are drawn hatched, at its foot; empty: none
    std::optional<double> asPlaced; ///< marked with a triangle
    std::optional<std::pair<double, double>> range; ///< marked with a bracket above the bars
    QString counted;                                ///< what the bars count
    QString less;                                   ///< what holds left of zero
    QString more;                                   ///< right of zero
    QString key;                                    ///< the unit, and what the marks mean
    QString text;                                   ///< the whole in a sentence, for screen readers and as a tooltip
};

/// A chart of a histogram by Qt Charts, with a dashed line at zero. Its colors are those of the widget's palette, told
/// apart by lightness and pattern; nothing in it moves, and it takes no part in the order of the Tab key.
class HistogramView : public QWidget {
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);

    /// Precondition: the figure has bars.
    void setFigure(const HistogramFigure& figure);
    [[nodiscard]] const HistogramFigure& figure() const { return m_figure; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addBars(QChart& chart);
    void addMarks(QChart& chart);
    void rebuild();
    void setColors();
    void setTicks();
    void setHeight();
    /// Dialogs squeeze wrapped texts, which would then lie over the chart.
    void keepHeight();
    void placeTriangle();
    [[nodiscard]] double highest() const;

    HistogramFigure m_figure;
    QLabel* m_counted;
    QChartView* m_view;
    QLabel* m_less;
    QLabel* m_more;
    QLabel* m_key;
    QCategoryAxis* m_values = nullptr; ///< of the marks, with the numbers
    QValueAxis* m_counts = nullptr;
    QScatterSeries* m_triangle = nullptr;
};

} // namespace sightline::app
