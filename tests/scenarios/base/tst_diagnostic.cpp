#include "scenarios/base/diagnostic.h"

#include <QTest>

using namespace sightline::scenarios;

class TestFinding : public QObject {
    Q_OBJECT

private slots:
    void theText_hasThePlaceTheSeverityAndTheSentence() {
        Diagnostic finding;
        finding.severity = Severity::Warning;
        finding.file = "crossfire.sightline";
        finding.line = 12;
        finding.column = 5;
        finding.path = "$.terrain[3]";
        finding.sentence = "Something is odd.";
        QCOMPARE(finding.text(), "crossfire.sightline:12:5: warning: Something is odd. ($.terrain[3])");
    }

    void theText_leavesOutWhatIsNotKnown() {
        Diagnostic finding;
        finding.sentence = "Something is wrong.";
        QCOMPARE(finding.text(), "error: Something is wrong.");
        finding.file = "a.sightline";
        finding.severity = Severity::Note;
        QCOMPARE(finding.text(), "a.sightline: note: Something is wrong.");
    }
};

QTEST_APPLESS_MAIN(TestFinding)
#include "tst_diagnostic.moc"
