#include "tests/support/rows.h"
#include "tests/support/test_sources.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace sightline::tests;

namespace {

const QString kTests = QStringLiteral(SIGHTLINE_SOURCE_DIR) + QStringLiteral("/tests");

bool isRowTest(const QString& name) {
    static const QRegularExpression row{QStringLiteral("^(S\\d+_\\d+|T\\d+)_")};
    return name.contains(row) && !name.endsWith(QStringLiteral("_data"));
}

/// Codes of the rows of docs/requirements.md.
QSet<QString> rowsOfThePage() {
    QFile page{QStringLiteral(SIGHTLINE_SOURCE_DIR "/docs/requirements.md")};
    static const QRegularExpression row{QStringLiteral("^\\| (S\\d\\.\\d+|T\\d+|ux\\d+) \\| \\S"),
                                        QRegularExpression::MultilineOption};
    QSet<QString> codes;
    if (page.open(QIODevice::ReadOnly)) {
        for (auto it = row.globalMatch(QString::fromUtf8(page.readAll())); it.hasNext();) {
            codes << it.next().captured(1);
        }
    }
    return codes;
}

/// Codes that a text names: rows as S1.16, traps where it calls them so, "traps T49 and T58".
QStringList codesIn(const QString& text) {
    static const QRegularExpression row{QStringLiteral("\\bS[0-4]\\.\\d{1,2}\\b")};
    static const QRegularExpression traps{QStringLiteral("\\b[Tt]raps?((?:,? (?:and |to )?T\\d{1,2}\\b)+)")};
    static const QRegularExpression trap{QStringLiteral("T\\d+")};
    QStringList codes;
    for (auto it = row.globalMatch(text); it.hasNext();) {
        codes << it.next().captured();
    }
    for (auto it = traps.globalMatch(text); it.hasNext();) {
        for (auto one = trap.globalMatch(it.next().captured(1)); one.hasNext();) {
            codes << one.next().captured();
        }
    }
    return codes;
}

/// Rows about speed, which no test asserts: benchmarks whose names begin with them.
QSet<QString> rowsThatAreMeasured() {
    static const QRegularExpression name{QStringLiteral("registerFigure\\(\"(S\\d\\.\\d+) ")};
    QSet<QString> rows;
    for (QDirIterator it{kTests + QStringLiteral("/benchmarks"), {QStringLiteral("bench_*.cpp")}, QDir::Files};
         it.hasNext();) {
        QFile file{it.next()};
        if (file.open(QIODevice::ReadOnly)) {
            const QString text = QString::fromUtf8(file.readAll());
            for (auto found = name.globalMatch(text); found.hasNext();) {
                rows << found.next().captured(1);
            }
        }
    }
    return rows;
}

/// "S1_4_to_S1_6_S4_15_threeStates" is about S1.4, S1.5, S1.6 and S4.15.
QStringList rowsOf(const QString& test) {
    static const QRegularExpression part{QStringLiteral("(_to_?)?_?(?:S(\\d+)_(\\d+)|(T)(\\d{1,2}))(?=_)")};
    QStringList rows;
    QString system;
    int last = 0;
    for (auto it = part.globalMatch(test); it.hasNext();) {
        const auto match = it.next();
        const bool isTrap = !match.captured(4).isEmpty();
        const QString of = isTrap ? QStringLiteral("T") : QStringLiteral("S%1.").arg(match.captured(2));
        const int number = match.captured(isTrap ? 5 : 3).toInt();
        const bool isRange = !match.captured(1).isEmpty() && of == system;
        for (int i = isRange ? last + 1 : number; i <= number; ++i) {
            rows << of + QString::number(i);
        }
        system = of;
        last = number;
    }
    return rows;
}

/// Rows that a test, or a benchmark, is named after.
QSet<QString> rowsWithATest() {
    QSet<QString> named = rowsThatAreMeasured();
    for (const TestSource& file : testSourcesIn(kTests)) {
        for (auto it = file.bodies.begin(); it != file.bodies.end(); ++it) {
            if (isRowTest(it.key())) {
                for (const QString& row : rowsOf(it.key())) {
                    named << row;
                }
            }
        }
    }
    return named;
}

/// Names of the sources of tests that hold a test of one of the rows.
QSet<QString> sourcesThatTest(const QStringList& rows) {
    QSet<QString> sources;
    for (const TestSource& file : testSourcesIn(kTests)) {
        for (auto it = file.bodies.begin(); it != file.bodies.end(); ++it) {
            const QStringList named = isRowTest(it.key()) ? rowsOf(it.key()) : QStringList{};
            if (std::ranges::any_of(rows, [&](const QString& row) { return named.contains(row); })) {
                sources << QFileInfo{file.path}.completeBaseName();
            }
        }
    }
    return sources;
}

} // namespace

/// Tests that are named after a row of the requirements.
class TestRowTests : public QObject {
    Q_OBJECT

private slots:
    void rowsOf_readsRangesAndSeries() {
        QCOMPARE(rowsOf(QStringLiteral("S1_4_to_S1_6_S4_15_threeStates")),
                 (QStringList{QStringLiteral("S1.4"), QStringLiteral("S1.5"), QStringLiteral("S1.6"),
                              QStringLiteral("S4.15")}));
        QCOMPARE(rowsOf(QStringLiteral("S1_23_toS1_25_arrays")),
                 (QStringList{QStringLiteral("S1.23"), QStringLiteral("S1.24"), QStringLiteral("S1.25")}));
        QCOMPARE(rowsOf(QStringLiteral("T4_toT6_touching")),
                 (QStringList{QStringLiteral("T4"), QStringLiteral("T5"), QStringLiteral("T6")}));
        QCOMPARE(rowsOf(QStringLiteral("T53_S0_8_aGround")),
                 (QStringList{QStringLiteral("T53"), QStringLiteral("S0.8")}));
    }

    void aTestWithoutACheck_isFound() {
        const auto bodies =
            bodiesIn(codeOf(QStringLiteral("void T1_a() { int a = 1; } void T2_b() { help(); } void help() { "
                                           "QVERIFY(true); } void T3_c() { /* QVERIFY( */ s = \"QCOMPARE {\"; }")));
        QCOMPARE(bodies.size(), 4);
        const QSet<QString> expected{QStringLiteral("help"), QStringLiteral("T2_b")};
        QCOMPARE(checkingIn(bodies), expected);
    }

    void T32_T54_everyTestOfARow_checksSomething() {
        int tests = 0;
        for (const TestSource& file : testSourcesIn(kTests)) {
            const auto checking = checkingIn(file.bodies);
            for (auto it = file.bodies.begin(); it != file.bodies.end(); ++it) {
                if (isRowTest(it.key())) {
                    ++tests;
                    QVERIFY2(checking.contains(it.key()), qPrintable(file.path + QStringLiteral(": ") + it.key()));
                }
            }
        }
        QVERIFY2(tests > 300, qPrintable(QString::number(tests)));
    }

    void codesIn_findsRowsAndTraps() {
        QCOMPARE(codesIn(QStringLiteral("// Row S2.35, traps T49 and T58; T1 is a type")),
                 (QStringList{QStringLiteral("S2.35"), QStringLiteral("T49"), QStringLiteral("T58")}));
    }

    void rowsAboutSpeed_areMeasuredUnderTheirNames() {
        QCOMPARE(rowsThatAreMeasured(), (QSet<QString>{QStringLiteral("S3.29"), QStringLiteral("S3.30")}));
    }

    void everyCodeInTheNameOfATest_hasItsRow() {
        const QSet<QString> rows = rowsOfThePage();
        QVERIFY2(rows.size() >= 282, qPrintable(QString::number(rows.size())));
        static const QRegularExpression ux{QStringLiteral("^(ux\\d+)_")};
        QStringList missing;
        int named = 0;
        for (const TestSource& file : testSourcesIn(kTests)) {
            for (auto it = file.bodies.begin(); it != file.bodies.end(); ++it) {
                QStringList codes = isRowTest(it.key()) ? rowsOf(it.key()) : QStringList{};
                if (const auto match = ux.match(it.key()); match.hasMatch()) {
                    codes << match.captured(1);
                }
                for (const QString& code : codes) {
                    ++named;
                    if (!rows.contains(code)) {
                        missing << file.path + QStringLiteral(": ") + it.key() + QStringLiteral(" names ") + code;
                    }
                }
            }
        }
        QVERIFY2(named > 300, qPrintable(QString::number(named)));
        QVERIFY2(missing.isEmpty(), qPrintable(u'\n' + missing.join(u'\n')));
    }

    void everyCodeInTheSources_hasItsRow() {
        const QSet<QString> rows = rowsOfThePage();
        QStringList missing;
        int named = 0;
        for (const char* folder : {"geometry", "scenarios", "app", "tests", "docs"}) {
            for (QDirIterator it{QStringLiteral(SIGHTLINE_SOURCE_DIR "/") + QLatin1String(folder),
                                 {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.md"),
                                  QStringLiteral("rows.json")},
                                 QDir::Files,
                                 QDirIterator::Subdirectories};
                 it.hasNext();) {
                QFile file{it.next()};
                QVERIFY(file.open(QIODevice::ReadOnly));
                for (const QString& code : codesIn(QString::fromUtf8(file.readAll()))) {
                    ++named;
                    if (!rows.contains(code)) {
                        missing << file.fileName() + QStringLiteral(" names ") + code;
                    }
                }
            }
        }
        QVERIFY2(named > 50, qPrintable(QString::number(named)));
        QVERIFY2(missing.isEmpty(), qPrintable(u'\n' + missing.join(u'\n')));
    }

    /// The order of work that the row names, core first: each step is there, with tests of its own.
    void S1_32_everyStepOfTheOrderOfWork_isTested() {
        const std::vector<std::pair<QStringList, QString>> steps{
            {{QStringLiteral("S1.4"), QStringLiteral("S1.9")}, QStringLiteral("tst_knowledge")},
            {{QStringLiteral("S1.21"), QStringLiteral("S1.22"), QStringLiteral("S1.23")},
             QStringLiteral("tst_cli_fog")},
            {{QStringLiteral("S1.27"), QStringLiteral("S1.28")}, QStringLiteral("tst_turns")},
            {{QStringLiteral("S1.27"), QStringLiteral("S1.53")}, QStringLiteral("tst_hidden_window")},
            {{QStringLiteral("S1.55")}, QStringLiteral("tst_turns")}};
        for (const auto& [rows, source] : steps) {
            const auto sources = sourcesThatTest(rows);
            QVERIFY2(sources.contains(source), qPrintable(rows.join(u' ') + QStringLiteral(": ") +
                                                          QStringList(sources.begin(), sources.end()).join(u' ')));
        }
    }

    /// The parts of a game master's program that the row lists: each has a row whose tests are there.
    void S2_68_theListOfParts_isTestedPartByPart() {
        const QSet<QString> named = rowsWithATest();
        for (const char* row : {"S2.63" /* cells and flags */, "S2.61" /* torches and their places */,
                                "S2.60" /* memory */, "S2.36" /* lines */}) {
            QVERIFY2(named.contains(QLatin1String{row}), row);
        }
    }

    /// What the row adds up: each part of it is a row of its own, with tests.
    void S2_69_theSum_isTestedPartByPart() {
        const QSet<QString> named = rowsWithATest();
        const QSet<QString> page = rowsOfThePage();
        for (int i = 1; i < 69; ++i) {
            const QString row = QStringLiteral("S2.%1").arg(i);
            QVERIFY2(page.contains(row) && named.contains(row), qPrintable(row));
        }
    }

    void everyRow_hasATestOfItsName_data() {
        sightline::testsupport::addColumns<QString, int, int>("prefix", "first", "last");
        QTest::newRow("visibility and exploration") << QStringLiteral("S0.") << 1 << 24;
        QTest::newRow("fog of war") << QStringLiteral("S1.") << 1 << 60;
        QTest::newRow("senses and light") << QStringLiteral("S2.") << 1 << 69;
        QTest::newRow("base to base") << QStringLiteral("S3.") << 1 << 49;
        QTest::newRow("grid sight") << QStringLiteral("S4.") << 1 << 18;
        QTest::newRow("traps") << QStringLiteral("T") << 1 << 60;
    }
    void everyRow_hasATestOfItsName() {
        auto [prefix, first, last] = sightline::testsupport::fetch<QString, int, int>("prefix", "first", "last");
        const QSet<QString> named = rowsWithATest();
        const QSet<QString> page = rowsOfThePage();
        QStringList missing;
        for (int i = first; i <= last; ++i) {
            const QString row = prefix + QString::number(i);
            QVERIFY2(page.contains(row), qPrintable(row + QStringLiteral(" is no row of docs/requirements.md")));
            if (!named.contains(row)) {
                missing << row;
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
        const QString next = prefix + QString::number(last + 1);
        QVERIFY2(!page.contains(next), qPrintable(next + QStringLiteral(" is not asked for a test")));
    }
};

QTEST_APPLESS_MAIN(TestRowTests)
#include "tst_row_tests.moc"
