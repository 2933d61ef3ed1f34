#include "app/desktop/design/distribution_chart.h"

#include "app/desktop/widgets/name_box.h"

#include <QComboBox>
#include <QPainter>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace sightline::app {

namespace {

constexpr int kChartHeight = 190;
constexpr int kChartWidth = 200;

} // namespace

class DistributionChart::Canvas : public QWidget {
public:
    explicit Canvas(QWidget* parent) : QWidget{parent} {
        setMinimumSize(kChartWidth, kChartHeight);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    void show(const Distribution& distribution) {
        m_distribution = distribution;
        const QString text = distributionText(distribution);
        setAccessibleName(text);
        setToolTip(text);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter{this};
        Theme theme = Theme::forPalette(palette());
        theme.text = palette().color(QPalette::WindowText);
        theme.ground = palette().color(QPalette::Window);
        paintDistribution(painter, QRectF{rect()}.adjusted(2, 2, -2, -2), m_distribution, theme,
                          QFontInfo{font()}.pixelSize());
    }

private:
    Distribution m_distribution;
};

DistributionChart::DistributionChart(const QString& name, QWidget* parent)
    : QWidget{parent}, m_names{new NameBox}, m_canvas{new Canvas{this}} {
    setObjectName(name + QStringLiteral("Chart"));
    m_names->setObjectName(name + QStringLiteral("ChartFigure"));
    m_names->setAccessibleName(tr("Figure of the chart"));
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_names);
    layout->addWidget(m_canvas);
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
    if (const int index = shown(); index >= 0) {
        Distribution figure = m_figures[static_cast<std::size_t>(index)];
        m_canvas->show(figure);
    }
}

} // namespace sightline::app
