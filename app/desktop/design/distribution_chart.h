#pragma once

#include "app/desktop/base/qt_names.h"
#include "app/shared/painting/distribution_painter.h"

#include <QWidget>

namespace sightline::app {

class HistogramView;

/// The outcomes of a study as a chart, one figure at a time.
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
    void refresh();

    QComboBox* m_names;
    QVBoxLayout* m_column;
    HistogramView* m_view = nullptr; ///< created with the first figures, so that the window opens without it
    std::vector<Distribution> m_figures;
};

} // namespace sightline::app
