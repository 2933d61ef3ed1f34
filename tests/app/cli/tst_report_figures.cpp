#include "tests/app/cli/cli_process.h"
#include "tests/app/cli/report_trace.h"
#include "tests/support/pdf_text.h"
#include "tests/support/rows.h"
#include "tests/support/test_sources.h"

#include <QDir>
#include <QFileInfo>
#include <QObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace sightline::tests;

namespace {

const QString kSources = QStringLiteral(SIGHTLINE_SOURCE_DIR);

/// Something of everything: pieces that break each symmetry, gaps, a wall, objectives, a corridor, sides that differ,
/// one with two zones. No name has a digit.
const QByteArray kLayout =
    "{ \"format\": \"sightline-scenario\", \"version\": 1, \"name\": \"Measured field\", \"table\": { \"width\": 24, "
    "\"height\": 16 }, \"rules\": \"plan\", "
    "\"players\": [ { \"id\": \"red\" }, { \"id\": \"blue\" } ], "
    "\"terrain\": [ { \"id\": \"block\", \"footprint\": [[11, 4], [13, 4], [13, 12], [11, 12]], \"height\": 6 }, "
    "{ \"id\": \"shed\", \"footprint\": [[5, 2], [7, 2], [7, 3], [5, 3]], \"height\": 6 }, "
    "{ \"id\": \"hut\", \"footprint\": [[17, 2.5], [19, 2.5], [19, 3.5], [17, 3.5]], \"height\": 6 }, "
    "{ \"id\": \"crate\", \"footprint\": [[7, 13], [8, 13], [8, 14.5], [7, 14.5]], \"height\": 6 }, "
    "{ \"id\": \"chest\", \"footprint\": [[10, 13], [10.5, 13], [10.5, 14], [10, 14]], \"height\": 6 }, "
    "{ \"id\": \"fence\", \"polyline\": [[15, 10], [15, 12]], \"height\": 6 } ], "
    "\"zones\": [ { \"id\": \"west\", \"player\": \"red\", \"polygon\": [[0, 0], [4, 0], [4, 16], [0, 16]] }, "
    "{ \"id\": \"east\", \"player\": \"blue\", \"polygon\": [[20, 0], [24, 0], [24, 16], [20, 16]] }, "
    "{ \"id\": \"way\", \"kind\": \"corridor\", \"polygon\": [[10, 0], [14, 0], [14, 16], [10, 16]] }, "
    "{ \"id\": \"corner\", \"player\": \"blue\", \"polygon\": [[19, 10], [24, 10], [24, 16], [19, 16]] } ], "
    "\"objectives\": [ { \"id\": \"north\", \"position\": [12, 2] }, { \"id\": \"south\", \"position\": [9, 14] } ] }";

const QStringList kRequested{"--trials", "12", "--seed", "7", "--move", "5"};

QString readme() { return QString::fromUtf8(bytesOfFile(kSources + QStringLiteral("/scenarios/analysis/README.md"))); }

/// All that one call writes of one layout.
struct Report {
    QJsonObject json;
    QString page;
    QString text;
    QString signOff;
};

const Report& theReport() {
    static const Report report = [] {
        const QTemporaryDir folder;
        const QString page = folder.filePath(QStringLiteral("a.html"));
        const QString sign = folder.filePath(QStringLiteral("a.pdf"));
        const CliEnd end =
            runCli(QStringList{"layout", "-", "--json", "--html", page, "--sign-off", sign} + kRequested, kLayout);
        const CliEnd text = runCli(QStringList{"layout", "-"} + kRequested, kLayout);
        return Report{end.json().object(), QString::fromUtf8(bytesOfFile(page)), QString::fromUtf8(text.output),
                      hasPdfTools() ? textOfPdf(sign) : QString{}};
    }();
    return report;
}

/// Words of the page for those of the JSON: "yes" for true, "Half turn" for "half-turn".
bool isSameText(const QString& cell, const QJsonValue& value) {
    if (value.isBool()) {
        return cell == (value.toBool() ? u"yes" : u"no");
    }
    const QString word = value.toString();
    static const QMap<QString, QString> names{{"half-turn", "Half turn"},
                                              {"mirror-left-right", "Left and right mirrored"},
                                              {"mirror-top-bottom", "Top and bottom mirrored"}};
    return cell == names.value(word, word);
}

/// A sentence about a cell that is not what the JSON says; empty: it is.
QString differenceOf(const QString& cell, const QStringList& figures, qsizetype row) {
    QList<QJsonValue> values;
    for (const QString& figure : figures) {
        values << valuesOf(figure, theReport().json, row);
    }
    if (values.isEmpty()) {
        return cell.isEmpty() || cell == u"none" ? QString{}
                                                 : QStringLiteral("“%1” where the JSON has nothing").arg(cell);
    }
    if (!values.front().isDouble()) {
        if (values.size() > 1) {
            QStringList words;
            std::ranges::transform(values, std::back_inserter(words),
                                   [](const QJsonValue& value) { return value.toString(); });
            return cell == words.join(QStringLiteral(", ")) ? QString{}
                                                            : QStringLiteral("“%1” for %2").arg(cell, words.join(u' '));
        }
        return isSameText(cell, values.front())
                   ? QString{}
                   : QStringLiteral("“%1” for %2").arg(cell, values.front().toVariant().toString());
    }
    const QStringList numbers = numbersIn(cell);
    if (numbers.size() != values.size()) {
        return QStringLiteral("“%1”: %2 numbers for %3 figures").arg(cell).arg(numbers.size()).arg(values.size());
    }
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        if (!isRounded(numbers[i], values[i].toDouble())) {
            return QStringLiteral("“%1”: %2 for %3").arg(cell, numbers[i]).arg(values[i].toDouble());
        }
    }
    return {};
}

QString plain(QString html) {
    static const QRegularExpression tag{QStringLiteral("<[^>]*>")};
    return html.replace(tag, QStringLiteral(" "))
        .replace(QStringLiteral("&lt;"), QStringLiteral("<"))
        .replace(QStringLiteral("&amp;"), QStringLiteral("&"))
        .simplified();
}

QStringList between(const QString& text, const QString& tag) {
    QStringList parts;
    const QRegularExpression part{QStringLiteral("<%1[ >].*?</%1>|<%1></%1>").arg(tag),
                                  QRegularExpression::DotMatchesEverythingOption};
    for (auto it = part.globalMatch(text); it.hasNext();) {
        parts << it.next().captured();
    }
    return parts;
}

/// What is written in one place, but for cells of tables.
QString sentencesAt(const QString& where) {
    const Report& report = theReport();
    if (where == u"text") {
        return report.text.simplified();
    }
    if (where == u"page") {
        QString page = report.page;
        for (const QString& cell : between(page, QStringLiteral("td"))) {
            page.replace(cell, QString{});
        }
        static const QRegularExpression sizes{QStringLiteral("<h[12]>|</h[12]>")};
        return plain(page.replace(sizes, QStringLiteral(" ")));
    }
    QString text = report.signOff;
    static const QRegularExpression ofThePicture{QStringLiteral("(?:\\d+ ){5,}")};
    static const QRegularExpression hash{QStringLiteral("SHA-256\\s+[0-9a-f]{64}")};
    return text.simplified().replace(ofThePicture, QString{}).replace(hash, QString{});
}

/// The values for the numbers of one of several places that a sentence stands at: all of a sentence that stands at one,
/// the next of a figure by itself, or those of a row.
QList<QJsonValue> valuesAt(const QStringList& figures, qsizetype row, qsizetype places, qsizetype wanted) {
    QList<QJsonValue> all;
    QList<QJsonValue> ofRow;
    for (const QString& figure : figures) {
        all << valuesOf(figure, theReport().json);
        ofRow << valuesOf(figure, theReport().json, row);
    }
    if (figures.size() == 1 && all.size() >= places) {
        return all.mid(row, 1);
    }
    return places == 1 && all.size() == wanted ? all : ofRow;
}

} // namespace

/// Every figure of a layout's report is written down with the function that makes it and the test that holds it, and
/// says the same wherever it is written.
class TestReportFigures : public QObject {
    Q_OBJECT

private slots:
    void everyFigure_isWrittenDown_andEveryOneWrittenDownIsThere() {
        QStringList listed;
        for (const QStringList& row : rowsUnder(readme(), QStringLiteral("JSON"))) {
            listed << quotedIn(row[0]);
        }
        QVERIFY(listed.size() > 60);
        const QStringList there = pathsIn(theReport().json);
        for (const QString& path : there) {
            QVERIFY2(listed.contains(path),
                     qPrintable(path + QStringLiteral(" is in the report and not in scenarios/analysis/README.md")));
        }
        for (const QString& path : listed) {
            QVERIFY2(there.contains(path),
                     qPrintable(path + QStringLiteral(" is in scenarios/analysis/README.md and not in the report")));
            QCOMPARE(listed.count(path), 1);
        }
    }

    void everyFunction_isDeclared_andEveryTestChecksSomething() {
        QString headers;
        const QDir folder{kSources + QStringLiteral("/scenarios/analysis")};
        for (const QString& file : folder.entryList({QStringLiteral("*.h")})) {
            headers += QString::fromUtf8(bytesOfFile(folder.filePath(file)));
        }
        std::map<QString, QSet<QString>> checking;
        for (const TestSource& source : testSourcesIn(kSources + QStringLiteral("/tests"))) {
            checking[QFileInfo{source.path}.completeBaseName()] = checkingIn(source.bodies);
        }
        for (const QStringList& row : rowsUnder(readme(), QStringLiteral("JSON"))) {
            const QStringList functions = quotedIn(row[1]);
            QVERIFY2(!functions.isEmpty(), qPrintable(row[0]));
            for (const QString& function : functions) {
                const QRegularExpression declared{QStringLiteral("^\\[\\[nodiscard\\]\\][^;{(]*\\b%1\\(").arg(function),
                                                  QRegularExpression::MultilineOption};
                QVERIFY2(headers.contains(declared), qPrintable(function));
            }
            QString file;
            int tests = 0;
            for (const QString& word : quotedIn(row[2])) {
                if (word.startsWith(u"tst_")) {
                    file = word;
                    QVERIFY2(checking.contains(file), qPrintable(file));
                } else {
                    QVERIFY2(checking[file].contains(word), qPrintable(file + u' ' + word));
                    ++tests;
                }
            }
            QVERIFY2(tests > 0, qPrintable(row[0]));
        }
    }

    void whatWasAsked_isTold() {
        const QStringList options{"--cell",        "0.5", "--move",   "4", "--open-percent", "40",
                                  "--gap-base-mm", "50",  "--seed",   "9", "--setup-error",  "0.1",
                                  "--setup-turn",  "1.5", "--trials", "2", "--rules",        "height-tags",
                                  "--json"};
        const QJsonObject json = runCli(QStringList{"layout", "-"} + options, kLayout).json().object();
        const QMap<QString, QVariant> expected{{"name", "Measured field"},
                                               {"rules", "height-tags"},
                                               {"width_in", 24.0},
                                               {"height_in", 16.0},
                                               {"cell_in", 0.5},
                                               {"move_in", 4.0},
                                               {"open_share", 0.4},
                                               {"gap_base_mm", 50.0},
                                               {"seed", 9.0},
                                               {"set_up_error_mm", 2.54},
                                               {"set_up_error_degrees", 1.5}};
        for (auto it = expected.begin(); it != expected.end(); ++it) {
            QVERIFY2(json[it.key()].toVariant() == it.value(), qPrintable(it.key()));
        }
        QCOMPARE(json["fairness"].toObject()["trials"].toInt(), 2);
    }

    void tablesOfThePage_haveTheNumbersOfTheJson() {
        const auto listed = rowsUnder(readme(), QStringLiteral("Tables of the page"));
        const QStringList tables = between(theReport().page, QStringLiteral("table"));
        QCOMPARE(QString::number(tables.size()), listed.back()[0]);
        static const QRegularExpression number{QStringLiteral("\\d+(\\.\\d+)?")};
        for (qsizetype t = 0; t < tables.size(); ++t) {
            QList<QStringList> columns;
            std::ranges::copy_if(listed, std::back_inserter(columns),
                                 [&](const QStringList& row) { return row[0] == QString::number(t + 1); });
            const QStringList rows = between(tables[t], QStringLiteral("tr"));
            QStringList heads;
            for (const QString& head : between(rows.front(), QStringLiteral("th"))) {
                heads << plain(head).replace(number, QStringLiteral("#"));
            }
            QStringList names;
            std::ranges::transform(columns, std::back_inserter(names), [](const QStringList& row) { return row[1]; });
            QCOMPARE(heads, names);
            QVERIFY(rows.size() > 1);
            for (qsizetype row = 1; row < rows.size(); ++row) {
                const QStringList cells = between(rows[row], QStringLiteral("td"));
                QCOMPARE(cells.size(), heads.size());
                for (qsizetype column = 0; column < cells.size(); ++column) {
                    if (const QStringList figures = quotedIn(columns[column][2]); !figures.isEmpty()) {
                        const QString wrong = differenceOf(plain(cells[column]), figures, row - 1);
                        QVERIFY2(wrong.isEmpty(),
                                 qPrintable(QStringLiteral("table %1, %2: %3").arg(t + 1).arg(heads[column], wrong)));
                    } else {
                        QVERIFY2(numbersIn(plain(cells[column])).isEmpty(), qPrintable(plain(cells[column])));
                    }
                }
            }
        }
    }

    void sentences_haveTheNumbersOfTheJson_data() {
        sightline::testsupport::addRows("where", {"page", "text", "sign-off"});
    }
    void sentences_haveTheNumbersOfTheJson() {
        QFETCH(QString, where);
        if (where == u"sign-off" && !hasPdfTools()) {
            QSKIP("pdftotext and pdfinfo are not installed (package poppler-utils)");
        }
        QString text = sentencesAt(where);
        for (const QStringList& row : rowsUnder(readme(), QStringLiteral("Sentences"))) {
            if (row[0] != where) {
                continue;
            }
            const QRegularExpression sentence{patternOf(row[1])};
            QList<QRegularExpressionMatch> matches;
            for (auto it = sentence.globalMatch(text); it.hasNext();) {
                matches << it.next();
            }
            QVERIFY2(!matches.isEmpty(), qPrintable(row[1] + QStringLiteral("\nis not in\n") + text));
            for (qsizetype i = 0; i < matches.size(); ++i) {
                const QStringList numbers = matches[i].capturedTexts().mid(1);
                const auto values = valuesAt(quotedIn(row[2]), i, matches.size(), numbers.size());
                QVERIFY2(values.size() == numbers.size(), qPrintable(matches[i].captured()));
                for (qsizetype k = 0; k < numbers.size(); ++k) {
                    QVERIFY2(isRounded(numbers[k], values[k].toDouble()),
                             qPrintable(QStringLiteral("“%1”: %2 for %3")
                                            .arg(matches[i].captured(), numbers[k])
                                            .arg(values[k].toDouble())));
                }
            }
            text.replace(sentence, QStringLiteral(" "));
        }
        QVERIFY2(numbersIn(text).isEmpty(),
                 qPrintable(QStringLiteral("numbers that nothing is written down about: ") + text));
    }

    void aComparison_hasTheFiguresOfTheJson() {
        const QTemporaryDir folder;
        writeBytes(folder.filePath(QStringLiteral("field.sightline")), kLayout);
        const CliEnd end = runCli(QStringList{"layout", "--batch", folder.path()} + kRequested);
        const QStringList lines = QString::fromUtf8(end.output).split(u'\n');
        const QStringList heads = lines[0].trimmed().split(u',');
        const QStringList cells = lines[1].trimmed().split(u',');
        const auto listed = rowsUnder(readme(), QStringLiteral("Comparison of a folder"));
        QCOMPARE(heads.size(), listed.size());
        QCOMPARE(cells.size(), listed.size());
        for (qsizetype i = 0; i < heads.size(); ++i) {
            QCOMPARE(heads[i], listed[i][0]);
            for (const QString& figure : quotedIn(listed[i][1])) {
                const auto values = valuesOf(figure, theReport().json);
                QVERIFY2(values.size() == 1 &&
                             values[0].toVariant().toString() ==
                                 (values[0].isDouble() ? QVariant{cells[i].toDouble()}.toString() : cells[i]),
                         qPrintable(heads[i]));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestReportFigures)
#include "tst_report_figures.moc"
