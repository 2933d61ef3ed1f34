#include "app/desktop/base/language.h"
#include "app/shared/text/import_sentences.h"
#include "app/shared/text/import_text.h"
#include "scenarios/catalogs/named_bases_file.h"
#include "scenarios/formats/registry.h"
#include "tests/support/rows.h"

#include <QTest>
#include <QtWidgets>

using namespace sightline;
using namespace sightline::app;
namespace formats = scenarios::formats;

namespace {

/// The literals in the sources of readers and writers that are sentences, those that the compiler joins as one.
QStringList sentencesOfTheSources() {
    static const QRegularExpression call{QStringLiteral("QStringLiteral\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)")};
    static const QRegularExpression literal{QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\"")};
    static const QRegularExpression sentence{QStringLiteral("^[\\p{Lu}“\"%].* .*(\\.|\\?|: %[1-9])$"),
                                             QRegularExpression::UseUnicodePropertiesOption};
    QStringList sentences;
    QStringList paths{QStringLiteral(SIGHTLINE_SOURCE_DIR "/scenarios/base/json_file.cpp"),
                      QStringLiteral(SIGHTLINE_SOURCE_DIR "/scenarios/catalogs/named_bases_file.cpp")};
    QDirIterator files{QStringLiteral(SIGHTLINE_SOURCE_DIR "/scenarios/formats"),
                       {QStringLiteral("*.cpp")},
                       QDir::Files,
                       QDirIterator::Subdirectories};
    while (files.hasNext()) {
        paths.append(files.next());
    }
    for (const QString& path : paths) {
        QFile file{path};
        if (!file.open(QIODevice::ReadOnly)) {
            qFatal("%s cannot be read", qPrintable(path));
        }
        const QString source = QString::fromUtf8(file.readAll());
        for (auto calls = call.globalMatch(source); calls.hasNext();) {
            QString text;
            const QString parts = calls.next().captured(1);
            for (auto part = literal.globalMatch(parts); part.hasNext();) {
                text += part.next().captured(1);
            }
            text.replace(QStringLiteral("\\\""), QStringLiteral("\""));
            if (sentence.match(text).hasMatch() && !sentences.contains(text)) {
                sentences << text;
            }
        }
    }
    return sentences;
}

QStringList listed() {
    QStringList all;
    for (const char* sentence : importSentences()) {
        all << QString::fromUtf8(sentence);
    }
    return all;
}

scenarios::Diagnostic refusalOf(const QByteArray& bytes, const QString& name) {
    const auto result = formats::importFile(formats::ImportFile{bytes, name}, {});
    return result ? scenarios::Diagnostic{} : result.error().first();
}

} // namespace

/// What readers and writers of other formats say, in the language of the window.
class TestImportSentences : public QObject {
    Q_OBJECT

private slots:
    void everySentenceOfReadersAndWriters_isListed() {
        const QStringList known = listed();
        const QStringList said = sentencesOfTheSources();
        QVERIFY2(said.size() > 200, qPrintable(QString::number(said.size())));
        QStringList missing;
        for (const QString& sentence : said) {
            if (!known.contains(sentence)) {
                missing << sentence;
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("not in import_sentences.cpp:\n") + missing.join(u'\n')));
    }

    void nothingIsListed_thatNobodySays() {
        const QStringList said = sentencesOfTheSources();
        QStringList stale;
        for (const QString& sentence : listed()) {
            if (!said.contains(sentence)) {
                stale << sentence;
            }
        }
        QVERIFY2(stale.isEmpty(), qPrintable(stale.join(u'\n')));
    }

    void placesCountUp() {
        for (const QString& sentence : listed()) {
            const qsizetype first = sentence.indexOf(QStringLiteral("%1"));
            const qsizetype second = sentence.indexOf(QStringLiteral("%2"));
            QVERIFY2(second < 0 || (first >= 0 && first < second), qPrintable(sentence));
        }
    }

    void refusals_areToldInTheLanguageOfTheWindow_data() { testsupport::addRows("language", {"de", "fr"}); }
    void refusals_areToldInTheLanguageOfTheWindow() {
        QFETCH(const QString, language);
        Translations translations;
        translations.use(language);
        const QList<std::pair<QByteArray, QString>> files{
            {"hello", "a.txt"},
            {"<svg viewBox=\"0 0 9 9\">\n<g>", "a.svg"},
            {"<!DOCTYPE svg [<!ENTITY a \"b\">]><svg viewBox=\"0 0 1 1\"><text>&a;</text></svg>", "b.svg"},
            {"{\"format\": 0.3, \"line_of_sight\": [], \"resolution\": {\"map_size\": 7}}", "a.dd2vtt"},
            {"<roster xmlns=\"http://www.battlescribe.net/schema/rosterSchema\"></roster>", "a.ros"},
            {"  0\nSECTION\n  2\nHEADER\n  0\nENDSEC\n  0\nEOF\n", "a.dxf"}};
        for (const auto& [bytes, name] : files) {
            const auto finding = refusalOf(bytes, name);
            QVERIFY2(!finding.sentence.isEmpty(), qPrintable(name));
            const QString told = importRefusal(finding);
            QVERIFY2(told != finding.sentence && !told.contains(u'%'), qPrintable(name + QStringLiteral(": ") + told));
        }
    }

    void brokenTablesOfBases_areToldInTheLanguageOfTheWindow_data() { refusals_areToldInTheLanguageOfTheWindow_data(); }
    void brokenTablesOfBases_areToldInTheLanguageOfTheWindow() {
        QFETCH(const QString, language);
        QTemporaryDir folder;
        const auto write = [&](const char* name, const QByteArray& bytes) {
            QFile file{folder.filePath(QLatin1String{name})};
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        write("a.csv", "model,base\nHeron,round\nBog Thing,50\n");
        write("b.json",
              R"({"format": "sightline-named-bases", "bases": [{"model": "Good", "base": "32"}, {"model": "Bad"}]})");
        write("c.csv", "hello");
        QFile large{folder.filePath(QStringLiteral("d.csv"))};
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(9 * 1024 * 1024));
        const auto problems = scenarios::readUserBases(folder.path()).problems;
        QCOMPARE(problems.size(), 4U);
        formats::ImportReport report;
        for (const auto& problem : problems) {
            report.skipped(problem.code, {}, problem.sentence, problem.words);
        }
        QCOMPARE(report.entries().size(), 4U);
        Translations translations;
        translations.use(language);
        for (std::size_t i = 0; i < problems.size(); ++i) {
            const auto& entry = report.entries()[i];
            QCOMPARE(entry.sentence, problems[i].text());
            const QString told = importSentence(entry);
            QVERIFY2(told != entry.sentence && !told.contains(u'%'), qPrintable(told));
            QVERIFY2(told.contains(problems[i].words.front()), qPrintable(told));
        }
        QVERIFY(importSentence(report.entries()[0]).contains(u'2'));
        QVERIFY(importSentence(report.entries()[1]).contains(QStringLiteral("$.bases[1]")));
        translations.use(QStringLiteral("en"));
        QCOMPARE(
            importSentence(report.entries()[0]),
            QStringLiteral("a.csv: line 2 names no model, or has no base such as “32” or “60x35.5” and no height."));
    }

    void placesInFiles_areToldInTheLanguageOfTheWindow() {
        Translations translations;
        translations.use(QStringLiteral("de"));
        QCOMPARE(importPlaceText(QStringLiteral("line 9")), QStringLiteral("Zeile 9"));
        QCOMPARE(importPlaceText(QStringLiteral("$.line_of_sight[4]")), QStringLiteral("$.line_of_sight[4]"));
        translations.use(QStringLiteral("fr"));
        QCOMPARE(importPlaceText(QStringLiteral("line 26")), QStringLiteral("ligne 26"));
        translations.use(QStringLiteral("en"));
        QCOMPARE(importPlaceText(QStringLiteral("line 9")), QStringLiteral("line 9"));
    }

    void inEnglish_theReaderSpeaksForItself() {
        Translations translations;
        translations.use(QStringLiteral("en"));
        const auto finding = refusalOf("<svg viewBox=\"0 0 9 9\">\n<g>", QStringLiteral("a.svg"));
        QCOMPARE(importRefusal(finding), finding.sentence);
    }
};

QTEST_MAIN(TestImportSentences)
#include "tst_import_sentences.moc"
