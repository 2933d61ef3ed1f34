#include "app/desktop/dialogs/study_dialog.h"
#include "app/shared/text/study_text.h"
#include "tests/support/gui_table.h"

#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

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
        QVERIFY(expected.clear > 0 && expected.clear < 300);
        QCOMPARE(dialog.result()->clear, expected.clear);
        QCOMPARE(in<QLabel>(dialog, "studyAnswer").text(), studySentence(expected));
        in<QPushButton>(dialog, "studyCopy").click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY2(copied.contains(studySentence(expected)) && copied.contains(QLatin1String("Seed 7")),
                 qPrintable(copied));
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
    }
};

QTEST_MAIN(TestStudyWindow)
#include "tst_study_window.moc"
