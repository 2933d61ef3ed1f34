#include "app/desktop/dialogs/study_dialog.h"
#include "app/desktop/dialogs/study_figure.h"
#include "app/shared/text/study_text.h"
#include "tests/support/events.h"
#include "tests/support/gui_table.h"

#include <QTest>
#include <QtWidgets>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace sightline;
using namespace sightline::app;
using scenarios::ModelId;

class TestStudyWindow : public QObject {
    Q_OBJECT

    template <class Widget> static Widget& in(StudyDialog& dialog, const char* name) {
        return *dialog.findChild<Widget*>(QLatin1String{name});
    }

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void study_saysWhatTheScenariosSay_andCanBeCopied() {
        scenarios::Scenario scenario = test::smallTable();
        const ModelId from{QStringLiteral("m1")};
        const ModelId to{QStringLiteral("m2")};
        StudyDialog dialog{scenario, from, to};
        in<QDoubleSpinBox>(dialog, "studyPiecePlace").setValue(60);
        in<QSpinBox>(dialog, "studyTrials").setValue(300);
        in<QSpinBox>(dialog, "studySeed").setValue(7);
        in<QPushButton>(dialog, "studyStart").click();
        QVERIFY(dialog.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 20'000);
        scenarios::StudyOptions options;
        options.errors.pieceMillimeters = 60;
        options.trials = 300;
        options.seed = 7;
        const auto expected = scenarios::studyOf({scenario, *scenarios::ruleSetOf(scenario)}, from, to, options);
        QVERIFY(expected.clearances.empty());
        QVERIFY(expected.clear > 0 && expected.clear < 300);
        QCOMPARE(dialog.result()->clear, expected.clear);
        QCOMPARE(in<QLabel>(dialog, "studyAnswer").text(), studySentence(expected));
        in<QPushButton>(dialog, "studyCopy").click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(studySentence(expected)) && copied.contains(QLatin1String("Seed 7")),
                 qPrintable(copied));
    }

    /// The chart has each trial, and none of them on the wrong side of zero.
    void study_endsWithAChartOfTheClearances() {
        StudyDialog dialog{test::smallTable(), ModelId{QStringLiteral("m1")}, ModelId{QStringLiteral("m2")}};
        QVERIFY(!dialog.findChild<HistogramView*>(QStringLiteral("studyChart")));
        in<QDoubleSpinBox>(dialog, "studyPiecePlace").setValue(60);
        in<QSpinBox>(dialog, "studyTrials").setValue(300);
        dialog.show();
        in<QPushButton>(dialog, "studyStart").click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 20'000);
        const auto& chart = in<HistogramView>(dialog, "studyChart");
        QTRY_VERIFY(chart.isVisible() && dialog.rect().contains(chart.geometry()));
        const scenarios::PlacementStudy& study = *dialog.result();
        QVERIFY(!study.isOfRuling && study.clear > 0 && study.clear < 300);
        const HistogramFigure& figure = chart.figure();
        const auto sum = [](const std::vector<int>& counts) {
            return std::accumulate(counts.begin(), counts.end(), 0);
        };
        QCOMPARE(sum(figure.bars.counts), 300);
        QCOMPARE(sum(figure.hatched), 300 - study.clear);
        // Zero is the middle of a bar.
        const auto zero = static_cast<std::size_t>(-figure.bars.least / figure.bars.step);
        for (std::size_t i = 0; i < figure.bars.counts.size(); ++i) {
            if (i != zero) {
                QCOMPARE(figure.hatched[i], i < zero ? figure.bars.counts[i] : 0);
            }
        }
        QCOMPARE(*figure.asPlaced > 0.0, study.asPlaced == geometry::Visibility::Clear);
        // A study of a single trial has nothing to chart.
        in<QSpinBox>(dialog, "studyTrials").setValue(1);
        in<QPushButton>(dialog, "studyStart").click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 20'000);
        QVERIFY(chart.isHidden());
    }

    /// With its foot on the lower edge of the screen; with large letters it is higher than the screen.
    void chart_leavesTheDialogOnTheScreen_data() {
        QTest::addColumn<int>("points");
        QTest::newRow("usual letters") << 9;
        QTest::newRow("large letters") << 30;
    }
    void chart_leavesTheDialogOnTheScreen() {
        QFETCH(int, points);
        StudyDialog dialog{test::smallTable(), ModelId{QStringLiteral("m1")}, ModelId{QStringLiteral("m2")}};
        QFont font = dialog.font();
        font.setPointSize(points);
        dialog.setFont(font);
        in<QSpinBox>(dialog, "studyTrials").setValue(20);
        dialog.show();
        const QRect screen = dialog.screen()->availableGeometry();
        const QSize before = dialog.frameGeometry().size();
        dialog.move(screen.left() + 20, std::max(0, screen.bottom() - before.height()));
        in<QPushButton>(dialog, "studyStart").click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 20'000);
        const auto& chart = in<HistogramView>(dialog, "studyChart");
        QTRY_VERIFY(chart.isVisible());
        test::handleEvents();
        QVERIFY(dialog.height() > before.height() || points > 9);
        QVERIFY(screen.contains(dialog.frameGeometry()));
        const auto& buttons = *dialog.findChild<QDialogButtonBox*>();
        QVERIFY(dialog.rect().contains(QRect{buttons.mapTo(&dialog, QPoint{}), buttons.size()}));
        QVERIFY(!chart.visibleRegion().isEmpty());
    }

    void chart_saysWhatItShows() {
        scenarios::PlacementStudy study;
        study.trials = 5;
        study.clearances = {{-1.25, false}, {0.5, true}, {3.0, true}, {2.0, false}};
        study.clearanceAsPlaced = 0.75;
        const HistogramFigure figure = clearanceFigure(study).value();
        QCOMPARE(figure.text, QString("Clearance: 0.8 mm as placed, -1.3 to 3.0 mm in 95 % of 4 trials."));
        QCOMPARE(figure.key, QString("Clearance in mm. Hatched: not seen. Dashed line: zero. Triangle: as placed. "
                                     "Bracket: 95 % of 4 trials. The chart shows 4 of 5 trials."));
        QCOMPARE(figure.less, QString("no line passes"));
        QCOMPARE(figure.more, QString("a line passes"));
        // Under a rule pack a target may be hidden although a line passes.
        const auto hatchedAt = [&](double value) { return figure.hatched[figure.bars.barOf(value)]; };
        QCOMPARE(hatchedAt(2.0), 1);
        QCOMPARE(hatchedAt(-1.25), 1);
        QCOMPARE(hatchedAt(3.0) + hatchedAt(0.5), 0);
        study.isOfValidTargets = true;
        QVERIFY(clearanceFigure(study)->key.startsWith(u"Clearance in mm. Hatched: no valid target. Dashed line"));
        study.clearances.resize(1);
        QVERIFY(!clearanceFigure(study));
    }

    /// Pieces that overlap close a gap of millimeters by a hundred; the chart still tells the trials near zero apart.
    void chart_isNotStretchedByWhatIsFarFromZero() {
        scenarios::PlacementStudy study;
        study.trials = 4;
        study.clearances = {{-346.0, false}, {-200.0, false}, {1.0, true}, {3.0, true}};
        const HistogramFigure figure = clearanceFigure(study).value();
        QVERIFY(figure.bars.least >= -50.0 - figure.bars.step);
        QCOMPARE(figure.bars.counts.front(), 2);
        QVERIFY2(figure.key.endsWith(QString("The outermost bar holds all beyond 50 mm.")), qPrintable(figure.key));
        QCOMPARE(figure.text, QString("Clearance: -346.0 to 3.0 mm in 95 % of 4 trials."));
        // Where all trials agree, none is near zero.
        study.clearances.resize(2);
        const HistogramFigure blocked = clearanceFigure(study).value();
        QVERIFY(blocked.bars.least <= -346.0);
        QVERIFY2(!blocked.key.contains(QString("outermost")), qPrintable(blocked.key));
    }

    void stop_keepsTheTrialsMade() {
        StudyDialog dialog{test::smallTable(), ModelId{QStringLiteral("m1")}, ModelId{QStringLiteral("m2")}};
        in<QSpinBox>(dialog, "studyTrials").setValue(1'000'000);
        in<QPushButton>(dialog, "studyStart").click();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.findChild<QProgressBar*>()->value() > 0, 20'000);
        in<QPushButton>(dialog, "studyStart").click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isRunning(), 20'000);
        QVERIFY(dialog.result()->trials < 1'000'000);
    }

    void sentence_namesShareAndInterval() {
        scenarios::PlacementStudy study;
        study.trials = 1000;
        study.clear = 312;
        study.share = 0.312;
        study.low = 0.284;
        study.high = 0.3414;
        QCOMPARE(studySentence(study),
                 QString("Seen in 312 of 1000 trials: 31.2 %, with 95 % confidence between 28.4 and 34.1 %."));
        QCOMPARE(studySentence({}), QString("No trial was made."));
        study.isOfValidTargets = true;
        QCOMPARE(studySentence(study), QString("A valid target in 312 of 1000 trials: 31.2 %, with 95 % confidence "
                                               "between 28.4 and 34.1 %."));
    }
};

QTEST_MAIN(TestStudyWindow)
#include "tst_study_window.moc"
