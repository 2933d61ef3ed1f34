#include "tests/app/cli/cli_process.h"
#include "tests/support/pdf_text.h"
#include "tests/support/rows.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace sightline::tests;
using sightline::testsupport::addRow;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

QString place(const QJsonArray& point) {
    return QStringLiteral("(%1, %2) in").arg(point[0].toDouble(), 0, 'f', 2).arg(point[1].toDouble(), 0, 'f', 2);
}

} // namespace

class TestCliSheet : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    struct Sheet {
        CliEnd end;
        QString file;
        QString text; ///< all blanks and line breaks are one blank
    };

    Sheet
    sheet(const QString& from, const QString& to, const QStringList& more = {}, const QString& scenario = kScenario) {
        Sheet made;
        made.file = m_folder.filePath(QStringLiteral("sheet-%1.pdf").arg(m_count++));
        made.end = runCli(QStringList{"sheet", scenario, "--from", from, "--to", to, "--out", made.file} + more);
        made.text = textOfPdf(made.file).simplified();
        return made;
    }
    int m_count = 0;

private slots:
    void initTestCase() {
        if (!hasPdfTools()) {
            QSKIP("pdftotext and pdfinfo are not installed (package poppler-utils)");
        }
    }

    void sheet_tellsTheShotOfTheUnit() {
        const QString squads = dataFile("cli/squads.sightline");
        const QString text = sheet("r1", "b1", {}, squads).text;
        QVERIFY2(text.contains("Shot of Rifles at Pack 1 of 2 models may shoot. The others: 1 × no line of sight."),
                 qPrintable(text));
        QVERIFY2(text.contains("Sergeant, Rifle (24.00 in) at b1, 19.00 in: may shoot") &&
                     text.contains("r2, Rifle (24.00 in) at b2, 19.00 in: no line of sight"),
                 qPrintable(text));
        // The lone gun against the pack is a shot as well; two models without units and weapons are none.
        QVERIFY(sheet("gun", "b1", {}, squads).text.contains("Shot of Field gun at Pack"));
        QVERIFY(!sheet("r1", "b1").text.contains("Shot of"));
    }

    void sheet_tellsBodiesAndEyes() {
        const QString file = m_folder.filePath("wings.sightline");
        writeBytes(
            file,
            R"({"format": "sightline-scenario", "version": 1, "table": {"width": 30, "height": 22}, "rules": "volume",
                "models": [{"id": "m", "base": {"shape": "round", "diameter_mm": 32}, "position": [4, 11],
                            "height": 2, "eye_height": 1.5},
                           {"id": "wyrm", "base": {"shape": "round", "diameter_mm": 60}, "position": [24, 11],
                            "height": 4, "body": {"smallest": {"shape": "round", "diameter_mm": 40},
                                                  "largest": {"shape": "round", "diameter_mm": 160}}}],
                "terrain": [{"id": "w", "footprint": [[14, 9.7], [15, 9.7], [15, 12.3], [14, 12.3]], "height": 6}]})");
        const Sheet made = sheet("m", "wyrm", {}, file);
        QCOMPARE(made.end.status, 0);
        QVERIFY2(made.text.contains("DEPENDS ON THE SCULPT"), qPrintable(made.text));
        QVERIFY2(made.text.contains("body from 40 mm round to 160 mm round"), qPrintable(made.text));
        QVERIFY2(made.text.contains("eye 1.50 in above its foot"), qPrintable(made.text));
    }

    void sheet_saysWhatTheVerdictSays_data() {
        sightline::testsupport::addTextRows({"from", "to", "rules"}, R"(
            blocked | r1 | b1 | plan
            clear | r1 | b:3 | plan
            in space | r1 | b1 | volume
            of a pack | r2 | b2 | 40k-10e
        )");
    }

    void sheet_saysWhatTheVerdictSays() {
        auto [from, to, rules] = sightline::testsupport::fetchTexts("from", "to", "rules");
        const Sheet made = sheet(from, to,
                                 {"--rules", rules, "--json", "--judge", "Ann Arbiter", "--note",
                                  "Agreed before the game.", "--time", "2026-11-21 12:00"});
        QCOMPARE(made.end.status, 0);
        const QJsonObject json = made.end.json().object();
        const CliEnd check = runCli({"check", kScenario, "--from", from, "--to", to, "--rules", rules});
        QVERIFY(!made.text.isEmpty());
        QCOMPARE(pagesOfPdf(made.file), 1);
        const auto says = [&](const QString& text) { return made.text.contains(text.simplified()); };
        // The word and the sentence why, as `check` prints them.
        const QStringList lines = QString::fromUtf8(check.output).split('\n');
        QVERIFY2(says(lines[0].section("  ", 0, 0)), qPrintable(made.text));
        QVERIFY2(says(lines[1]), qPrintable(made.text));
        // Places of both models and of the line, as the JSON has them.
        const QJsonObject scenario = QJsonDocument::fromJson(bytesOfFile(kScenario)).object();
        for (const auto& value : scenario["models"].toArray()) {
            const QJsonObject model = value.toObject();
            if (model["id"] == from || model["id"] == to) {
                QVERIFY2(says(model["name"].toString()), qPrintable(made.text));
                QVERIFY2(says("at " + place(model["position"].toArray())), qPrintable(made.text));
            }
        }
        const QJsonArray line = json["line"].toArray();
        QCOMPARE(line.size(), 2);
        QVERIFY2(says(place(line[0].toArray()) + " to " + place(line[1].toArray())), qPrintable(made.text));
        for (const auto& piece : json["blocked_by"].toArray()) {
            QVERIFY(says('[' + piece.toObject()["piece"].toString() + ']'));
        }
        // Each row of `check` but the reasons and the ids, which stand elsewhere.
        for (const QString& row : lines.mid(3)) {
            if (!row.isEmpty() && !row.startsWith("because") && !row.startsWith("notice") && !row.startsWith("ids")) {
                QVERIFY2(says(row), qPrintable(row));
            }
        }
        for (const auto& reason : json["ruling"].toObject()["reasons"].toArray()) {
            QVERIFY2(says(reason.toObject()["text"].toString()), qPrintable(made.text));
        }
        QVERIFY(says("Judge: Ann Arbiter"));
        QVERIFY(says("Agreed before the game."));
        QVERIFY(says("2026-11-21 12:00"));
        QVERIFY(says("Scenario: SHA-256 " + json["scenario_hash"].toString()));
        QCOMPARE(json["scenario_hash"].toString().size(), 64);
        QVERIFY(!made.text.contains(QStringLiteral("[…]")));
    }

    void hashOfTheScenario_isThatOfItsCanonicalText() {
        const QString canonical = m_folder.filePath("canonical.sightline");
        QCOMPARE(runCli({"convert", kScenario, canonical}).status, 0);
        const QByteArray hash = QCryptographicHash::hash(bytesOfFile(canonical), QCryptographicHash::Sha256).toHex();
        QVERIFY(sheet("r1", "b1").text.contains(hash));
        QVERIFY(sheet("r1", "b1", {}, canonical).text.contains(hash));
    }

    void hashOfTheRules_isWhole() {
        const Sheet made = sheet("r1", "b1", {"--rules", "volume", "--json"});
        const QString hash = made.end.json().object()["ruling"].toObject()["rules_hash"].toString();
        const auto listed = QJsonDocument::fromJson(runCli({"rulesets", "--json"}).output).array();
        QString known;
        for (const auto& set : listed) {
            known = set.toObject()["id"] == "volume" ? set.toObject()["hash"].toString() : known;
        }
        QCOMPARE(known.size(), 64);
        QVERIFY(made.text.contains("Rules: SHA-256 " + known));
    }

    void sameQuestion_givesTheSameBytes() {
        const QByteArray first = bytesOfFile(sheet("r1", "b1", {"--time", "noon"}).file);
        QVERIFY(!first.isEmpty());
        for (int i = 0; i < 6; ++i) { // orders of hash tables differ from run to run
            QVERIFY(bytesOfFile(sheet("r1", "b1", {"--time", "noon"}).file) == first);
        }
    }

    void longNote_isWrittenSmallerAndStaysWhole() {
        QStringList words;
        for (int i = 0; i < 300; ++i) {
            words.append(QStringLiteral("word%1").arg(i));
        }
        const Sheet made = sheet("r1", "b1", {"--note", words.join(' ')});
        QCOMPARE(pagesOfPdf(made.file), 1);
        QVERIFY(made.text.contains(words.join(' ')));
        QVERIFY(!made.text.contains(QStringLiteral("[…]")));
    }

    void tooLongANote_isCutWithItsCount() {
        QString note;
        for (int i = 0; i < 5'000; ++i) {
            note += QStringLiteral("word%1 ").arg(i);
        }
        const Sheet made = sheet("r1", "b1", {"--note", note, "--judge", "Ann Arbiter"});
        QCOMPARE(pagesOfPdf(made.file), 1);
        const QRegularExpression mark{QStringLiteral("(word0 .*) \\[…\\] (\\d+) letters cut")};
        const auto match = mark.match(made.text);
        QVERIFY2(match.hasMatch(), qPrintable(made.text));
        // What is shown and what is counted make the whole.
        QVERIFY(note.startsWith(match.captured(1)));
        QVERIFY(match.captured(1).size() > 500);
        QVERIFY(std::abs(match.captured(1).size() + match.captured(2).toInt() - note.trimmed().size()) <= 1);
        QVERIFY(made.text.contains("Judge: Ann Arbiter"));
        QVERIFY(made.text.contains("Scenario: SHA-256 "));
        QVERIFY(made.text.contains("Made by Sightline"));
    }

    void manyReasonsAndCorners_areCutWithTheirCount() {
        // A round hill of 2,000 corners, and 200 crates on the line.
        QByteArray corners;
        for (int i = 0; i < 2'000; ++i) {
            const double angle = i * 2 * M_PI / 2'000;
            corners += (i ? ",[" : "[") + QByteArray::number(12 + 3 * std::cos(angle), 'f', 6) + ',' +
                       QByteArray::number(8 + 3 * std::sin(angle), 'f', 6) + ']';
        }
        QByteArray crates;
        for (int i = 0; i < 200; ++i) {
            const QByteArray x = QByteArray::number(3 + 0.09 * i, 'f', 3);
            const QByteArray right = QByteArray::number(3.05 + 0.09 * i, 'f', 3);
            crates += ",{\"id\":\"crate" + QByteArray::number(i) + "\",\"footprint\":[[" + x + ",1],[" + right +
                      ",1],[" + right + ",15],[" + x + ",15]]}";
        }
        const QString crowded = m_folder.filePath("crowded.sightline");
        writeBytes(crowded, "{\"format\":\"sightline-scenario\",\"version\":1,\"table\":{\"width\":24,\"height\":16},"
                            "\"rules\":\"plan\",\"terrain\":["
                            "{\"id\":\"hill\",\"footprint\":[" +
                                corners + "]}" + crates +
                                "],\"models\":["
                                "{\"id\":\"a\",\"name\":\"" +
                                QByteArray(3'000, 'A') +
                                "\",\"position\":[1.5,8]},{\"id\":\"b\",\"position\":[22.5,8]}]}");
        const Sheet made = sheet("a", "b", {"--note", "short"}, crowded);
        QCOMPARE(made.end.status, 0);
        QCOMPARE(pagesOfPdf(made.file), 1);
        QVERIFY2(made.text.contains(QStringLiteral("letters cut")), qPrintable(made.text));
        QVERIFY2(made.text.contains(QRegularExpression{QStringLiteral("\\[…\\] \\d+ more cut")}),
                 qPrintable(made.text));
        QVERIFY(made.text.contains("BLOCKED"));
        QVERIFY(made.text.contains("short"));
        QVERIFY(made.text.contains("Made by Sightline"));
    }

    void namesOfAFile_areTextAndNothingElse() {
        const QString named = m_folder.filePath("named.sightline");
        writeBytes(named, "{\"format\":\"sightline-scenario\",\"version\":1,\"name\":\"<img "
                          "src='x'>&amp;\",\"table\":{\"width\":24,\"height\":16},"
                          "\"models\":[{\"id\":\"a\",\"name\":\"One\\nTwo\",\"position\":[1.5,8]},{\"id\":\"b\","
                          "\"position\":[22.5,8]}]}");
        const Sheet made = sheet("a", "b", {"--note", "<b>bold</b>"}, named);
        QVERIFY2(made.text.contains("<img src='x'>&amp;"), qPrintable(made.text));
        QVERIFY(made.text.contains("One\\u000aTwo"));
        QVERIFY(made.text.contains("<b>bold</b>"));
    }

    void wrongUse_isRefused() {
        const CliEnd end = runCli({"sheet", kScenario, "--from", "r1", "--to", "b1", "--out", "a.png"});
        QCOMPARE(end.status, 2);
        QVERIFY(end.messages.contains("must end in .pdf"));
    }
};

QTEST_GUILESS_MAIN(TestCliSheet)
#include "tst_cli_sheet.moc"
