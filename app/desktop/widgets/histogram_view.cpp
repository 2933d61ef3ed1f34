#include "app/desktop/widgets/histogram_view.h"

#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QGraphicsLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineSeries>
#include <QLocale>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <QValueAxis>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace sightline::app {

namespace {

constexpr double kLinesOfText = 10.0; ///< height of the chart
constexpr double kBeside = 0.5;       ///< empty room on both sides of the bars, in bars
constexpr double kBracket = 1.1;      ///< height of the bracket, and of the axis, in highest bars
constexpr double kTop = 1.2;
constexpr double kHook = 0.03; ///< at both ends of the bracket, up and down
constexpr double kLineWidth = 1.6;
constexpr double kLabelGap = 4.0; ///< pixels that Qt Charts leaves between an axis and its numbers at least
constexpr int kMaxParts = 8;      ///< of the axis of values
constexpr float kFillOpacity = 0.28F;
constexpr float kGridOpacity = 0.2F;

QLabel* wrappedLabel(Qt::Alignment alignment) {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(alignment | Qt::AlignTop);
    return label;
}

QColor faint(QColor color, float opacity) {
    color.setAlphaF(opacity);
    return color;
}

struct Tick {
    double value = 0.0;
    QString text;
};

std::vector<Tick> ticksOf(const Histogram& bars, double step) {
    std::vector<Tick> ticks;
    for (double i = std::ceil(bars.least / step - 1e-9); i * step <= bars.most() + 1e-9; i += 1.0) {
        ticks.push_back({i * step, axisNumber(i * step)});
    }
    return ticks;
}

/// Returns as many round numbers as fit beside each other, at most one every eighth of the axis. A number that would
/// reach below those of the counts is left out.
std::vector<Tick> fittingTicks(const Histogram& bars, double width, const QFontMetricsF& letters) {
    const double range = bars.most() - bars.least + 2.0 * kBeside * bars.step;
    std::vector<Tick> ticks;
    for (int parts = kMaxParts; parts > 0; --parts) {
        const double step = roundStep(range / parts);
        ticks = ticksOf(bars, step);
        const auto isRoomFor = [&](const Tick& tick) {
            return letters.horizontalAdvance(tick.text) + letters.averageCharWidth() <= step / range * width;
        };
        if (std::ranges::all_of(ticks, isRoomFor)) {
            break;
        }
    }
    std::erase_if(ticks, [&](const Tick& tick) {
        const double fromTheLeft = (tick.value - bars.least + kBeside * bars.step) / range * width;
        return letters.horizontalAdvance(tick.text) / 2.0 > fromTheLeft + kLabelGap;
    });
    return ticks;
}

} // namespace

HistogramView::HistogramView(QWidget* parent)
    : QWidget{parent},
      m_counted{wrappedLabel(Qt::AlignLeft)},
      m_view{new QChartView},
      m_less{wrappedLabel(Qt::AlignLeft)},
      m_more{wrappedLabel(Qt::AlignRight)},
      m_key{wrappedLabel(Qt::AlignLeft)} {
    m_view->setObjectName(QStringLiteral("histogram"));
    m_view->setRenderHint(QPainter::Antialiasing);
    m_view->setFocusPolicy(Qt::NoFocus);
    m_view->viewport()->setFocusPolicy(Qt::NoFocus);
    m_view->setAttribute(Qt::WA_TransparentForMouseEvents); // the page scrolls and has the tooltip
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QChart* chart = m_view->chart();
    chart->setAnimationOptions(QChart::NoAnimation);
    chart->setBackgroundVisible(false);
    chart->layout()->setContentsMargins(0, 0, 0, 0);
    chart->legend()->hide();
    connect(chart, &QChart::plotAreaChanged, this, &HistogramView::placeTriangle);
    auto* sides = new QHBoxLayout;
    sides->addWidget(m_less, 1);
    sides->addWidget(m_more, 1);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_counted);
    column->addWidget(m_view);
    column->addLayout(sides);
    column->addWidget(m_key);
    setHeight();
}

void HistogramView::setFigure(const HistogramFigure& figure) {
    m_figure = figure;
    m_counted->setText(figure.counted);
    m_less->setText(figure.less);
    m_more->setText(figure.more);
    m_key->setText(figure.key);
    m_view->setAccessibleName(figure.text);
    setToolTip(figure.text);
    rebuild();
}

double HistogramView::highest() const { return std::max(1, *std::ranges::max_element(m_figure.bars.counts)); }

void HistogramView::addBars(QChart& chart) {
    // Qt Charts counts bars, so they have an axis of their own.
    auto* bars = new QValueAxis;
    const auto count = static_cast<double>(m_figure.bars.counts.size());
    bars->setRange(-0.5 - kBeside, count - 0.5 + kBeside);
    bars->setVisible(false);
    chart.addAxis(bars, Qt::AlignBottom);
    auto* hatched = new QBarSet{QStringLiteral("hatched")};
    auto* filled = new QBarSet{QStringLiteral("filled")};
    for (std::size_t i = 0; i < m_figure.bars.counts.size(); ++i) {
        const int part = m_figure.hatched.empty() ? 0 : m_figure.hatched[i];
        hatched->append(part);
        filled->append(m_figure.bars.counts[i] - part);
    }
    auto* series = new QStackedBarSeries;
    series->setBarWidth(1.0);
    series->append({hatched, filled});
    chart.addSeries(series);
    series->attachAxis(bars);
    series->attachAxis(m_counts);
}

void HistogramView::addMarks(QChart& chart) {
    const auto add = [&](QXYSeries* series, const QString& name) {
        series->setName(name);
        chart.addSeries(series);
        series->attachAxis(m_values);
        series->attachAxis(m_counts);
    };
    const double top = highest();
    auto* zero = new QLineSeries;
    zero->append({{0.0, 0.0}, {0.0, top * kTop}});
    add(zero, QStringLiteral("zero"));
    if (m_figure.range) {
        const auto [low, high] = *m_figure.range;
        const double y = top * kBracket;
        const double hook = top * kHook;
        auto* bracket = new QLineSeries;
        bracket->append({{low, y - hook}, {low, y + hook}, {low, y}, {high, y}, {high, y + hook}, {high, y - hook}});
        add(bracket, QStringLiteral("range"));
    }
    if (m_figure.asPlaced) {
        m_triangle = new QScatterSeries;
        m_triangle->setMarkerShape(QScatterSeries::MarkerShapeTriangle);
        m_triangle->append(*m_figure.asPlaced, 0.0);
        add(m_triangle, QStringLiteral("as placed"));
    }
}

void HistogramView::rebuild() {
    QChart* chart = m_view->chart();
    m_triangle = nullptr;
    chart->removeAllSeries();
    for (QAbstractAxis* axis : chart->axes()) {
        chart->removeAxis(axis);
        delete axis;
    }
    chart->setLocale(QLocale{});
    chart->setLocalizeNumbers(true);
    const Histogram& bars = m_figure.bars;
    m_values = new QCategoryAxis;
    m_values->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    m_values->setRange(bars.least - kBeside * bars.step, bars.most() + kBeside * bars.step);
    m_values->setStartValue(m_values->min());
    m_counts = new QValueAxis;
    m_counts->setRange(0.0, highest() * kTop);
    m_counts->setTickType(QValueAxis::TicksDynamic);
    m_counts->setTickInterval(std::max(1.0, roundStep(highest() / 4.0)));
    m_counts->setLabelFormat(QStringLiteral("%.0f"));
    chart->addAxis(m_values, Qt::AlignBottom);
    chart->addAxis(m_counts, Qt::AlignLeft);
    addBars(*chart);
    addMarks(*chart);
    setColors();
    setTicks();
    keepHeight();
}

void HistogramView::setColors() {
    const QColor text = palette().color(QPalette::WindowText);
    const QColor ground = palette().color(QPalette::Window);
    const QPen line{text, 1.0};
    QChart* chart = m_view->chart();
    for (QAbstractAxis* axis : chart->axes()) {
        axis->setLabelsFont(font());
        axis->setLabelsBrush(text);
        axis->setLinePen(line);
        axis->setGridLinePen(QPen{faint(text, kGridOpacity), 1.0});
        axis->setGridLineVisible(axis == m_counts);
        axis->setTruncateLabels(false);
    }
    for (QAbstractSeries* series : chart->series()) {
        if (auto* bars = qobject_cast<QStackedBarSeries*>(series)) {
            const QList<QBarSet*> sets = bars->barSets();
            sets.front()->setBrush(QBrush{text, Qt::BDiagPattern});
            sets.back()->setBrush(faint(text, kFillOpacity));
            for (QBarSet* set : sets) {
                set->setPen(line);
            }
        } else if (auto* mark = qobject_cast<QXYSeries*>(series)) {
            mark->setPen(QPen{text, kLineWidth, mark->name() == QStringLiteral("zero") ? Qt::DashLine : Qt::SolidLine});
        }
    }
    if (m_triangle) {
        m_triangle->setBrush(text);
        m_triangle->setPen(Qt::NoPen);
        m_triangle->setBorderColor(ground);
        m_triangle->setMarkerSize(fontMetrics().height());
    }
}

void HistogramView::setTicks() {
    if (!m_values) {
        return;
    }
    const QFontMetricsF letters{font()};
    // Beside the numbers of the counts, with the room that Qt Charts leaves around them.
    const double counts =
        letters.horizontalAdvance(QLocale{}.toString(static_cast<int>(highest()))) + 2.0 * letters.averageCharWidth();
    const std::vector<Tick> ticks = fittingTicks(m_figure.bars, std::max(1.0, width() - counts), letters);
    QStringList texts;
    std::ranges::transform(ticks, std::back_inserter(texts), &Tick::text);
    if (texts == m_values->categoriesLabels()) {
        return;
    }
    for (const QString& label : m_values->categoriesLabels()) {
        m_values->remove(label);
    }
    for (const Tick& tick : ticks) {
        m_values->append(tick.text, tick.value);
    }
    // The number at the right end reaches over the end of the axis.
    const double beyond = texts.isEmpty() ? 0.0 : letters.horizontalAdvance(texts.back()) / 2.0;
    m_view->chart()->setMargins({0, 0, static_cast<int>(std::ceil(beyond)), 0});
}

void HistogramView::setHeight() {
    const int height = static_cast<int>(std::lround(kLinesOfText * fontMetrics().lineSpacing()));
    m_view->setFixedHeight(height);
}

void HistogramView::keepHeight() { setMinimumHeight(layout()->totalMinimumHeightForWidth(width())); }

void HistogramView::placeTriangle() {
    if (m_triangle) {
        const double plot = std::max(1.0, m_view->chart()->plotArea().height());
        const double y = highest() * kTop * m_triangle->markerSize() / 2.0 / plot;
        m_triangle->replace(0, *m_figure.asPlaced, y);
    }
}

void HistogramView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        setHeight();
    }
    if (m_values && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
                     event->type() == QEvent::LocaleChange)) {
        rebuild();
    }
}

void HistogramView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setTicks();
    keepHeight();
}

} // namespace sightline::app
