#include "app/desktop/design/distribution_chart.h"

#include "app/desktop/widgets/histogram_view.h"
#include "app/desktop/widgets/name_box.h"

#include <QComboBox>
#include <QLocale>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

DistributionChart::DistributionChart(const QString& name, QWidget* parent)
    : QWidget{parent}, m_names{new NameBox}, m_column{new QVBoxLayout{this}} {
    setObjectName(name + QStringLiteral("Chart"));
    m_names->setObjectName(name + QStringLiteral("ChartFigure"));
    m_names->setAccessibleName(tr("Figure of the chart"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_names);
    connect(m_names, &QComboBox::currentIndexChanged, this, &DistributionChart::refresh);
    hide();
}

int DistributionChart::shown() const { return m_names->currentIndex(); }

void DistributionChart::setFigures(std::vector<Distribution> figures, int shown) {
    m_figures = std::move(figures);
    {
        const QSignalBlocker quiet{m_names};
        m_names->clear();
        for (const Distribution& one : m_figures) {
            m_names->addItem(one.title);
        }
        m_names->setCurrentIndex(m_figures.empty() ? -1 : std::clamp(shown, 0, static_cast<int>(m_figures.size()) - 1));
    }
    setVisible(!m_figures.empty());
    refresh();
}

void DistributionChart::refresh() {
    const int index = shown();
    if (index < 0) {
        return;
    }
    if (!m_view) {
        m_view = new HistogramView;
        m_column->addWidget(m_view);
    }
    const Distribution& one = m_figures[static_cast<std::size_t>(index)];
    HistogramFigure figure;
    figure.bars = histogramOf(one);
    figure.asPlaced = one.asPlaced;
    figure.range = {one.low, one.high};
    figure.counted = tr("Set-ups");
    figure.less = figure.bars.least < 0.0 ? one.less : QString{};
    figure.more = figure.bars.most() > 0.0 ? one.more : QString{};
    figure.key = tr("Percentage points. Dashed line: even. Triangle: as it stands. Bracket: 95 % of %1 set-ups.")
                     .arg(QLocale{}.toString(static_cast<qulonglong>(one.values.size())));
    figure.text = distributionText(one);
    m_view->setFigure(figure);
}

} // namespace sightline::app
