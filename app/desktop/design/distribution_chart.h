#pragma once

#include "app/shared/painting/distribution_painter.h"

#include <QWidget>

class QComboBox;

namespace sightline::app {

/// The outcomes of a study as a chart, one figure at a time.
///
/// The chart paints itself: a library of charts would add more to the program than one histogram, in the colors of the
/// theme and on paper, needs.
class DistributionChart : public QWidget {
    Q_OBJECT

public:
    explicit DistributionChart(const QString& name, QWidget* parent = nullptr);

    /// Sets the figures and shows one of them; none hides the chart.
    void setFigures(std::vector<Distribution> figures, int shown);
    [[nodiscard]] const std::vector<Distribution>& figures() const { return m_figures; }
    /// Returns the index of the shown figure; -1 without figures.
    [[nodiscard]] int shown() const;

private:
    class Canvas;
    void refresh();

    QComboBox* m_names;
    Canvas* m_canvas;
    std::vector<Distribution> m_figures;
};

} // namespace sightline::app
