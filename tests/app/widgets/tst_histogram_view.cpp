#include "app/desktop/settings/appearance.h"
#include "app/desktop/widgets/histogram_view.h"
#include "tests/support/gui_table.h"

#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QChartView>
#include <QLineSeries>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <QTest>
#include <QtWidgets>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace sightline;
using namespace sightline::app;

namespace {

/// Bars from -2 to 3, of width 0.5.
HistogramFigure someFigure() {
    HistogramFigure figure;
    figure.bars = {-2.0, 0.5, {1, 0, 4, 9, 16, 12, 3, 0, 2, 1}};
    figure.hatched = {1, 0, 4, 9, 2, 0, 0, 0, 0, 0};
    figure.asPlaced = 0.25;
    figure.range = {-1.0, 2.25};
    figure.counted = QStringLiteral("Trials");
    figure.less = QStringLiteral("no line passes");
    figure.more = QStringLiteral("a line passes");
    figure.key = QStringLiteral("Clearance in mm. Dashed line: zero.");
    figure.text = QStringLiteral("Clearance: 0.3 mm as placed.");
    return figure;
}

template <class Series> std::vector<Series*> seriesOf(const QChart& chart) {
    std::vector<Series*> found;
    for (QAbstractSeries* series : chart.series()) {
        if (auto* one = qobject_cast<Series*>(series)) {
            found.push_back(one);
        }
    }
    return found;
}

std::vector<qreal> valuesOf(const QBarSet& set) {
    std::vector<qreal> values;
    for (int i = 0; i < set.count(); ++i) {
        values.push_back(set.at(i));
    }
    return values;
}

/// The numbers of both axes as they are drawn.
std::vector<QGraphicsTextItem*> numbersIn(const QChartView& view) {
    std::vector<QGraphicsTextItem*> numbers;
    for (QGraphicsItem* item : view.scene()->items()) {
        auto* text = qgraphicsitem_cast<QGraphicsTextItem*>(item);
        if (text && text->isVisible() && !text->toPlainText().isEmpty()) {
            numbers.push_back(text);
        }
    }
    return numbers;
}

QStringList textsOf(const std::vector<QGraphicsTextItem*>& items) {
    QStringList texts;
    std::ranges::transform(items, std::back_inserter(texts), &QGraphicsTextItem::toPlainText);
    return texts;
}

} // namespace

/// The chart of a histogram: what is drawn where, and whether everyone can read it.
class TestHistogramView : public QObject {
    Q_OBJECT

    /// A view as it stands on a page of that width, with the chart in it.
    struct Shown {
        explicit Shown(int width = 320, const HistogramFigure& figure = someFigure()) {
            view.setFigure(figure);
            view.resize(width, view.heightForWidth(width));
            view.show();
            QCoreApplication::processEvents();
        }
        [[nodiscard]] QChartView& chartView() const { return *view.findChild<QChartView*>(); }
        [[nodiscard]] QChart& chart() const { return *chartView().chart(); }

        HistogramView view;
    };

private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale::c());
        test::useTestFont();
    }

    void cleanup() {
        test::useTestFont();
        applyAppearance(ThemeChoice::System);
        QLocale::setDefault(QLocale::c());
    }

    void bars_haveTheCounts_andStandOverTheirValues() {
        const Shown shown;
        const HistogramFigure& figure = shown.view.figure();
        const auto series = seriesOf<QStackedBarSeries>(shown.chart());
        QCOMPARE(series.size(), std::size_t{1});
        QCOMPARE(series[0]->count(), 2);
        const auto hatched = valuesOf(*series[0]->barSets()[0]);
        const auto filled = valuesOf(*series[0]->barSets()[1]);
        QCOMPARE(hatched.size(), figure.bars.counts.size());
        for (std::size_t i = 0; i < hatched.size(); ++i) {
            QCOMPARE(hatched[i], qreal(figure.hatched[i]));
            QCOMPARE(hatched[i] + filled[i], qreal(figure.bars.counts[i]));
        }
        // The border between the fourth bar and the fifth is drawn where zero is.
        const auto lines = seriesOf<QLineSeries>(shown.chart());
        const double zero = shown.chart().mapToPosition(lines[0]->at(0), lines[0]).x();
        const double border = shown.chart().mapToPosition({3.5, 0.0}, series[0]).x();
        QVERIFY2(std::abs(zero - border) < 0.5, qPrintable(QStringLiteral("%1 and %2").arg(zero).arg(border)));
        QCOMPARE(lines[0]->pen().style(), Qt::DashLine);
        QCOMPARE(lines[0]->at(1).x(), 0.0);
    }

    void marks_standAtTheirValues() {
        const Shown shown;
        const auto lines = seriesOf<QLineSeries>(shown.chart());
        QCOMPARE(lines.size(), std::size_t{2});
        const auto points = lines[1]->points();
        const auto [low, high] = std::ranges::minmax(points, {}, [](QPointF point) { return point.x(); });
        QCOMPARE(low.x(), -1.0);
        QCOMPARE(high.x(), 2.25);
        // Above the bars, not through them.
        QVERIFY(std::ranges::all_of(points, [](QPointF point) { return point.y() > 16.0; }));
        const auto triangles = seriesOf<QScatterSeries>(shown.chart());
        QCOMPARE(triangles.size(), std::size_t{1});
        QCOMPARE(triangles[0]->at(0).x(), 0.25);
        // It stands on the axis.
        const QPointF middle = shown.chart().mapToPosition(triangles[0]->at(0), triangles[0]);
        const double foot = middle.y() + triangles[0]->markerSize() / 2.0;
        QVERIFY(std::abs(foot - shown.chart().plotArea().bottom()) < 1.0);
        HistogramFigure bare = someFigure();
        bare.asPlaced.reset();
        bare.range.reset();
        bare.hatched.clear();
        const Shown without{320, bare};
        QCOMPARE(seriesOf<QLineSeries>(without.chart()).size(), std::size_t{1});
        QVERIFY(seriesOf<QScatterSeries>(without.chart()).empty());
    }

    /// At any size of letters and in a narrow page.
    void numbersOfTheAxes_areWhole_data() {
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("width");
        QTest::newRow("100 %") << 10 << 320;
        QTest::newRow("100 %, narrow") << 10 << 200;
        QTest::newRow("200 %") << 20 << 420;
        QTest::newRow("200 %, narrow") << 20 << 260;
    }
    void numbersOfTheAxes_areWhole() {
        QFETCH(const int, points);
        QFETCH(const int, width);
        QFont font = QApplication::font();
        font.setPointSize(points);
        QApplication::setFont(font);
        for (const double scale : {0.02, 1.0, 100.0}) {
            HistogramFigure figure = someFigure();
            figure.bars.least *= scale;
            figure.bars.step *= scale;
            figure.bars.counts[4] = 1234;
            figure.asPlaced.reset();
            figure.range.reset();
            const Shown shown{width, figure};
            const auto numbers = numbersIn(shown.chartView());
            const QStringList texts = textsOf(numbers);
            QVERIFY2(texts.count(QStringLiteral("0")) == 2, qPrintable(texts.join(u' '))); // of both axes
            QVERIFY2(numbers.size() >= 4, qPrintable(texts.join(u' ')));
            const QRectF room = shown.chartView().sceneRect().adjusted(-1, -1, 1, 1);
            for (std::size_t i = 0; i < numbers.size(); ++i) {
                const QString& text = texts[static_cast<qsizetype>(i)];
                QVERIFY2(!text.contains(QStringLiteral("...")) && !text.contains(u'…'), qPrintable(text));
                QCOMPARE(numbers[i]->font().pointSize(), points);
                // The item has empty room around its letters.
                const double empty = numbers[i]->document()->documentMargin();
                const auto letters = [empty](const QGraphicsTextItem& item) {
                    return item.sceneBoundingRect().adjusted(empty, empty, -empty, -empty);
                };
                QVERIFY2(room.contains(letters(*numbers[i])), qPrintable(text));
                for (std::size_t j = 0; j < i; ++j) {
                    QVERIFY2(!letters(*numbers[i]).intersects(letters(*numbers[j])),
                             qPrintable(text + u' ' + texts[static_cast<qsizetype>(j)]));
                }
            }
        }
    }

    void numbers_followTheLanguage() {
        HistogramFigure figure = someFigure();
        figure.bars.least = -0.4;
        figure.bars.step = 0.1;
        figure.bars.counts[4] = 3000;
        QLocale::setDefault(QLocale{QLocale::German, QLocale::Germany});
        const Shown german{400, figure};
        const QStringList texts = textsOf(numbersIn(german.chartView()));
        QVERIFY2(texts.contains(QStringLiteral("0,2")), qPrintable(texts.join(u' ')));
        QVERIFY2(texts.contains(QStringLiteral("1.000")), qPrintable(texts.join(u' ')));
    }

    void colors_areThoseOfTheProgram_alsoAfterAChange() {
        const Shown shown;
        QPalette black{Qt::black};
        black.setColor(QPalette::Window, Qt::black);
        black.setColor(QPalette::WindowText, Qt::white);
        for (const QPalette& palette : {paletteOf(Theme::light()), paletteOf(Theme::dark()), black}) {
            QApplication::setPalette(palette);
            QCoreApplication::processEvents();
            const QColor text = palette.color(QPalette::WindowText);
            const QColor ground = palette.color(QPalette::Window);
            for (const QAbstractAxis* axis : shown.chart().axes()) {
                QCOMPARE(axis->labelsColor(), text);
                QCOMPARE(axis->linePenColor(), text);
            }
            for (const QGraphicsTextItem* number : numbersIn(shown.chartView())) {
                QCOMPARE(number->defaultTextColor(), text);
            }
            const auto* bars = seriesOf<QStackedBarSeries>(shown.chart())[0];
            for (const QBarSet* set : bars->barSets()) {
                QCOMPARE(set->pen().color(), text);
            }
            for (const QLineSeries* line : seriesOf<QLineSeries>(shown.chart())) {
                QCOMPARE(line->pen().color(), text);
            }
            const auto* triangle = seriesOf<QScatterSeries>(shown.chart())[0];
            QCOMPARE(triangle->brush().color(), text);
            QCOMPARE(triangle->borderColor(), ground);
            const QImage picture = shown.chartView().grab().toImage();
            QCOMPARE(picture.pixelColor(1, 1).rgb(), ground.rgb());
        }
    }

    /// Without any color: hatched and filled bars, and both beside the ground.
    void bars_areToldApartByPatternAndLightness() {
        const Shown shown;
        const auto* bars = seriesOf<QStackedBarSeries>(shown.chart())[0];
        QCOMPARE(bars->barSets()[0]->brush().style(), Qt::BDiagPattern);
        QCOMPARE(bars->barSets()[1]->brush().style(), Qt::SolidPattern);
        const QColor ground = shown.view.palette().color(QPalette::Window);
        const QImage picture = shown.chartView().grab().toImage();
        const auto gray = [](const QColor& color) { return qGray(color.rgb()); };
        // In the middle of a bar that is filled alone, away from grid, outlines and marks.
        const QPointF filled = shown.chart().mapToPosition({5.0, 8.0}, shown.chart().series()[0]);
        const int lightness = gray(picture.pixelColor(filled.toPoint()));
        QVERIFY2(std::abs(lightness - gray(ground)) > 40, qPrintable(QString::number(lightness)));
        QVERIFY(std::abs(lightness - gray(shown.view.palette().color(QPalette::WindowText))) > 40);
    }

    void nothing_moves() {
        const Shown shown;
        QCOMPARE(shown.chart().animationOptions(), QChart::NoAnimation);
    }

    void screenReaders_getTheSentence() {
        const Shown shown;
        QAccessibleInterface* chart = QAccessible::queryAccessibleInterface(&shown.chartView());
        QVERIFY(chart);
        QCOMPARE(chart->text(QAccessible::Name), someFigure().text);
        QCOMPARE(shown.view.toolTip(), someFigure().text);
    }

    /// The chart takes neither the focus nor the wheel from its page.
    void chart_leavesKeysAndWheelToThePage() {
        Shown shown;
        const QChartView* chart = &shown.chartView();
        const QPoint middle = chart->mapTo(&shown.view, chart->rect().center());
        QCOMPARE(shown.view.childAt(middle), nullptr);
        QWheelEvent wheel{
            middle, shown.view.mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
            false};
        QApplication::sendEvent(&shown.view, &wheel);
        QVERIFY(!wheel.isAccepted());
        QCOMPARE(chart->focusPolicy(), Qt::NoFocus);
        QCOMPARE(chart->viewport()->focusPolicy(), Qt::NoFocus);
    }
};

QTEST_MAIN(TestHistogramView)
#include "tst_histogram_view.moc"
