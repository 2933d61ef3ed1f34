#include "app/desktop/base/language.h"
#include "app/shared/text/diagnostic_text.h"
#include "scenarios/io/scenario_file.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
using scenarios::Diagnostic;

namespace {

Diagnostic finding(const QString& code, const QString& expected, const QString& found) {
    Diagnostic one;
    one.code = code;
    one.expected = expected;
    one.found = found;
    one.sentence = QStringLiteral("What the reader says.");
    return one;
}

/// The codes in the tables of errors and warnings of the README of scenarios/io.
QStringList listedCodes() {
    QFile file{QStringLiteral(SIGHTLINE_SOURCE_DIR "/scenarios/io/README.md")};
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QStringList codes;
    bool isListed = false;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine());
        if (line.startsWith(u"## ")) {
            isListed = line.startsWith(u"## Errors") || line.startsWith(u"## Warnings");
        }
        if (!isListed || !line.startsWith(u"| `")) {
            continue;
        }
        static const QRegularExpression code{QStringLiteral("`([a-z0-9]+(?:-[a-z0-9]+)*)`")};
        for (auto match = code.globalMatch(line.section(u'|', 1, 1)); match.hasNext();) {
            codes << match.next().captured(1);
        }
    }
    return codes;
}

} // namespace

/// What a reader found, in the language of the window.
class TestFindingText : public QObject {
    Q_OBJECT

private slots:
    void everyCodeOfTheReader_hasASentence() {
        const QStringList codes = listedCodes();
        QVERIFY2(codes.size() > 55, qPrintable(codes.join(u' ')));
        for (const QString& code : codes) {
            QVERIFY2(knownFindings().contains(code), qPrintable(code));
        }
    }

    void inEnglish_theReaderSpeaksForItself() {
        Translations translations;
        translations.use(QStringLiteral("en"));
        QCOMPARE(findingSentence(finding(QStringLiteral("wrong-type"), QStringLiteral("a number"),
                                         QStringLiteral("an empty list"))),
                 QStringLiteral("What the reader says."));
    }

    void inGermanAndFrench_codeExpectedAndFoundAreTold() {
        Translations translations;
        translations.use(QStringLiteral("de"));
        QCOMPARE(findingSentence(finding(QStringLiteral("wrong-type"), QStringLiteral("a number"),
                                         QStringLiteral("an empty list"))),
                 QStringLiteral("Erwartet eine Zahl, gefunden eine leere Liste."));
        QCOMPARE(findingSentence(finding(QStringLiteral("missing-key"), QStringLiteral("the key \"id\""),
                                         QStringLiteral("nothing"))),
                 QStringLiteral("Ein Wert fehlt; erwartet: den Schlüssel „id“."));
        // What stands in a file is said as it is.
        QCOMPARE(findingSentence(finding(QStringLiteral("wrong-type"), QStringLiteral("a text"),
                                         QStringLiteral("the number 12%2"))),
                 QStringLiteral("Erwartet einen Text, gefunden die Zahl 12%2."));
        // A code of a later version.
        QCOMPARE(findingSentence(finding(QStringLiteral("bad-weather"), {}, {})),
                 QStringLiteral("What the reader says."));
        translations.use(QStringLiteral("fr"));
        QVERIFY(findingSentence(
                    finding(QStringLiteral("wrong-type"), QStringLiteral("a number"), QStringLiteral("an empty list")))
                    .contains(QStringLiteral("un nombre")));
    }

    void whyAFileIsRefused_isToldWithItsPlace_inTheWindowsLanguage() {
        Diagnostic first =
            finding(QStringLiteral("wrong-type"), QStringLiteral("a number"), QStringLiteral("an empty list"));
        first.file = QStringLiteral("club.sightline");
        first.line = 12;
        first.column = 5;
        first.path = QStringLiteral("$.table.width");
        scenarios::FileProblem problem{{first}};
        Translations translations;
        translations.use(QStringLiteral("en"));
        QCOMPARE(problemText(problem), QStringLiteral("club.sightline:12:5: What the reader says. ($.table.width)"));
        problem.findings.push_back(first);
        QCOMPARE(problemText(problem),
                 QStringLiteral("club.sightline:12:5: What the reader says. ($.table.width) 1 more error follows."));
        problem.findings.push_back(first);
        problem.findings.back().severity = scenarios::Severity::Warning;
        translations.use(QStringLiteral("de"));
        QCOMPARE(problemText(problem), QStringLiteral("club.sightline:12:5: Erwartet eine Zahl, gefunden eine leere "
                                                      "Liste. ($.table.width) 1 weiterer Fehler folgt."));
    }

    void aBrokenFile_isToldInGerman() {
        Translations translations;
        translations.use(QStringLiteral("de"));
        const auto read = scenarios::readScenario(
            "{\"format\": \"sightline.scenario\", \"version\": 1, \"table\": {\"width\": \"wide\"}}", {});
        QVERIFY(!read);
        QVERIFY(!read.error().findings.empty());
        for (const Diagnostic& one : read.error().findings) {
            const QString told = findingSentence(one);
            QVERIFY2(told != one.sentence, qPrintable(one.code + QStringLiteral(": ") + told));
            QVERIFY2(!told.contains(QStringLiteral("expected")) && !told.contains(QStringLiteral(" the ")) &&
                         !told.contains(u'%'),
                     qPrintable(told));
        }
    }
};

QTEST_MAIN(TestFindingText)
#include "tst_diagnostic_text.moc"
