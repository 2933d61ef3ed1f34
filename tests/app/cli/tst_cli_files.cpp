#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace sightline::tests;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");
constexpr qint64 kPromisedMilliseconds = 10'000;

/// The sound scenario with one text in place of another.
QByteArray withReplaced(const QByteArray& before, const QByteArray& after) {
    QByteArray bytes = bytesOfFile(kScenario);
    Q_ASSERT(bytes.contains(before));
    return bytes.replace(bytes.indexOf(before), before.size(), after);
}

QByteArray outlineOfManyPoints(int count) {
    QByteArray points;
    for (int i = 0; i < count; ++i) {
        points += (i == 0 ? "[" : ",[") + QByteArray::number(i * 1e-5) + ',' + QByteArray::number(i % 2) + ']';
    }
    return points;
}

} // namespace

class TestCliFiles : public QObject {
    Q_OBJECT

private slots:
    void brokenFile_isOneMessageWithItsPlace_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("place"); ///< JSON path, or ":line:column:" where the text is no JSON

        const auto row = [](const char* name, const QByteArray& bytes, const char* place) {
            QTest::newRow(name) << bytes << QString{place};
        };
        row("empty", {}, ":1:1:");
        row("no JSON at all", "hello\n", ":1:1:");
        row("a list", "[]", "($");
        row("truncated", bytesOfFile(kScenario).left(700), ":17:");
        row("wrong format", withReplaced("\"sightline-scenario\"", "\"other\""), "($.format)");
        row("version of tomorrow", withReplaced("\"version\": 1", "\"version\": 7"), "($.version)");
        row("text for a number", withReplaced("\"width\": 24", "\"width\": \"24\""), "($.table.width)");
        row("NaN", withReplaced("\"width\": 24", "\"width\": NaN"), ":5:23:");
        row("beyond all numbers", withReplaced("\"width\": 24", "\"width\": 1e999"), ":5:23:");
        row("duplicate id", withReplaced("\"id\": \"b2\"", "\"id\": \"hall\""), "($.models[3].id)");
        row("self-crossing outline", withReplaced("[14, 2], [14, 10], [10, 10]", "[14, 10], [14, 2], [10, 10]"),
            "($.terrain[0].footprint");
        row("height class nobody knows", withReplaced("\"height\": 6", "\"height_class\": \"huge\""),
            "($.terrain[0].height_class)");
        row("base of no size", withReplaced("\"diameter_mm\": 25 ", "\"diameter_mm\": 0 "), "($.models[4].base");
        row("player nobody knows",
            withReplaced("\"player\": \"red\", \"base\": { \"shape\": \"oval\"",
                         "\"player\": \"green\", \"base\": { \"shape\": \"oval\""),
            "($.models[1].player)");
        row("Latin-1", withReplaced("Ambush", "Emb\xfcsch"), ":4:");
        row("UTF-16", QByteArray{"\xff\xfe{\0\"\0", 6}, ":1:1:");
        row("nested 5000 deep", QByteArray(5000, '[') + QByteArray(5000, ']'), ":1:");
        row("a million vertices", withReplaced("[10, 2], [14, 2], [14, 10], [10, 10]", outlineOfManyPoints(1'000'000)),
            "($.terrain");
    }

    void brokenFile_isOneMessageWithItsPlace() {
        auto [bytes, place] = sightline::testsupport::fetch<QByteArray, QString>("bytes", "place");
        QTemporaryDir folder;
        const QString file = folder.filePath("broken file.sightline");
        const QString out = folder.filePath("out.sightline");
        writeBytes(file, bytes);
        const QList<QStringList> calls{{"check", file, "--from", "r1", "--to", "b1", "--json"},
                                       {"matrix", file, "--csv"},
                                       {"render", file, "--out", folder.filePath("out.png")},
                                       {"convert", file, out}};
        for (const QStringList& call : calls) {
            const CliEnd end = runCli(call);
            QCOMPARE(end.status, 2);
            QCOMPARE(end.output, QByteArray{});
            QVERIFY2(end.messages.startsWith("sightline-cli: " + file.toUtf8()), end.messages.constData());
            QVERIFY2(end.messages.contains(place.toUtf8()), end.messages.constData());
            QCOMPARE(end.messages.count('\n'), 1);
            QVERIFY2(end.milliseconds < kPromisedMilliseconds, qPrintable(QString::number(end.milliseconds)));
            QVERIFY(!QFileInfo::exists(call.back()) || call.front() == "check" || call.front() == "matrix");
        }
    }

    void brokenFile_isValidatedWithStatusTwo() {
        const QByteArray bytes = withReplaced("\"width\": 24", "\"width\": \"24\"");
        const CliEnd end = runCli({"validate", "-", "--json"}, bytes);
        QCOMPARE(end.status, 2);
        const auto json = end.json();
        QCOMPARE(json["file"].toString(), "standard input");
        QCOMPARE(json["valid"].toBool(true), false);
        QCOMPARE(json["findings"].toArray().size(), 1);
        const auto finding = json["findings"][0];
        QCOMPARE(finding["severity"].toString(), "error");
        QCOMPARE(finding["path"].toString(), "$.table.width");
        QCOMPARE(finding["line"].toInt(), 5);
        QCOMPARE(finding["column"].toInt(), 23);
        QVERIFY(!finding["code"].toString().isEmpty());
        QVERIFY(finding["sentence"].toString().endsWith('.'));
        QVERIFY(end.messages.contains("one error"));
    }

    void soundFile_hasNothingToReport() {
        const QByteArray bytes = withReplaced("[2, 15]], \"height\": 0", "[2, 15]], \"height\": 1");
        const CliEnd text = runCli({"validate", "-"}, bytes);
        QCOMPARE(text.status, 0);
        QCOMPARE(text.output, QByteArray{"standard input: nothing to report\n"});
        const CliEnd end = runCli({"validate", "-", "--json"}, bytes);
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        QCOMPARE(end.json()["valid"].toBool(), true);
        QCOMPARE(end.json()["findings"].toArray().size(), 0);
    }

    void doubtfulFile_isReportedAndUsed() {
        const QByteArray bytes =
            withReplaced("\"position\": [20, 14.5]", "\"position\": [20, 6.5], \"mood\": \"calm\"");
        const CliEnd end = runCli({"validate", "-", "--json"}, bytes);
        QCOMPARE(end.status, 0);
        QStringList codes;
        for (const auto& finding : end.json()["findings"].toArray()) {
            QVERIFY(finding.toObject()["severity"].toString() != "error");
            codes.append(finding.toObject()["code"].toString());
        }
        QVERIFY2(codes.contains("unknown-key"), qPrintable(codes.join(' ')));
        QVERIFY2(codes.contains("models-overlap"), qPrintable(codes.join(' ')));
        // Told, but only on standard error.
        const CliEnd check = runCli({"check", "-", "--from", "b1", "--to", "b2", "--json"}, bytes);
        QCOMPARE(check.status, 0);
        QCOMPARE(check.json()["verdict"].toString(), "clear");
        QVERIFY2(check.messages.contains("mood"), check.messages.constData());
    }

    /// Warnings of heights fail no validation; where the rules look from above, there is nothing to say.
    void heightsThatNobodyEntered_areWarnedOf_andPass() {
        const auto table = [](const char* rules) -> QByteArray {
            QByteArray text{R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 60, "height": 44 },
                "players": [ { "id": "a" } ],
                "terrain": [ { "id": "hall", "footprint": [[20, 5], [22, 5], [22, 35], [20, 35]] } ],
                "models": [ { "id": "m", "player": "a", "position": [10, 20],
                              "base": { "shape": "round", "diameter_mm": 32 } },
                            { "id": "v", "player": "a", "position": [40, 20], "keywords": ["VEHICLE"],
                              "base": { "shape": "round", "diameter_mm": 60 } } ],
                "rules": "RULES" })"};
            return text.replace("RULES", rules);
        };
        const CliEnd end = runCli({"validate", "-", "--json"}, table("volume"));
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        const auto json = end.json();
        QCOMPARE(json["valid"].toBool(), true);
        QStringList told;
        for (const auto& finding : json["findings"].toArray()) {
            told << finding.toObject()["severity"].toString() + u' ' + finding.toObject()["code"].toString();
        }
        QCOMPARE(told, (QStringList{"warning no-height", "warning default-height"}));
        QCOMPARE(json["findings"][1]["ids"].toArray(), (QJsonArray{"m", "v"}));
        QVERIFY(runCli({"validate", "-"}, table("volume")).output.contains(": warning: Pieces without a height"));
        QVERIFY(runCli({"validate", "-"}, table("plan")).output.contains("nothing to report"));
    }

    /// Under the 11th edition an area that holds nothing hides nothing, and a wood does.
    void piecesWithoutEffect_areNoted() {
        const auto table = [](const char* yard, const char* pond) -> QByteArray {
            QByteArray text{R"({ "format": "sightline-scenario", "version": 1, "table": { "width": 60, "height": 44 },
                "players": [ { "id": "a" } ],
                "terrain": [ { "id": "yard", "kind": "YARD", "height": 0,
                               "footprint": [[20, 5], [22, 5], [22, 35], [20, 35]] },
                             { "id": "pond", "name": "Pond", "kind": "POND", "height": 0,
                               "footprint": [[40, 5], [42, 5], [42, 35], [40, 35]] },
                             { "id": "pool", "name": "Pond", "kind": "POND", "height": 0,
                               "footprint": [[50, 5], [52, 5], [52, 35], [50, 35]] } ],
                "models": [ { "id": "m", "player": "a", "position": [10, 20], "height": 1.5,
                              "base": { "shape": "round", "diameter_mm": 32 } },
                            { "id": "n", "player": "a", "position": [30, 20], "height": 1.5,
                              "base": { "shape": "round", "diameter_mm": 32 } } ],
                "rules": "40k-11e" })"};
            return text.replace("YARD", yard).replace("POND", pond);
        };
        const QByteArray idle = table("area", "water");
        const CliEnd end = runCli({"validate", "-", "--json"}, idle);
        QCOMPARE(end.status, 0);
        const auto findings = end.json()["findings"].toArray();
        QCOMPARE(findings.size(), 1);
        QCOMPARE(findings[0]["severity"].toString(), "note");
        QCOMPARE(findings[0]["code"].toString(), "idle-pieces");
        QCOMPARE(findings[0]["ids"].toArray(), (QJsonArray{"yard", "pond", "pool"}));
        QCOMPARE(runCli({"validate", "-"}, idle).output,
                 QByteArray{"standard input: note: 3 pieces have no effect under Warhammer 40,000, 11th edition: "
                            "yard, 2 × Pond. ($.terrain) [idle-pieces]\n"});
        QVERIFY(runCli({"validate", "-"}, table("area", "crater"))
                    .output.contains("1 piece has no effect under Warhammer 40,000, 11th edition: yard."));
        QVERIFY(runCli({"validate", "-"}, table("wood", "crater")).output.contains("nothing to report"));
        // Only who validates a table is told.
        QCOMPARE(runCli({"check", "-", "--from", "m", "--to", "n", "--json"}, idle).messages, QByteArray{});
    }

    void scenarioWithUnknownRules_isNotValid() {
        const QByteArray bytes = withReplaced("\"rules\": \"plan\"", "\"rules\": \"nonsense\"");
        const CliEnd validate = runCli({"validate", "-", "--json"}, bytes);
        QCOMPARE(validate.status, 2);
        QCOMPARE(validate.json()["findings"][0]["path"].toString(), "$.rules");
        const CliEnd matrix = runCli({"matrix", "-"}, bytes);
        QCOMPARE(matrix.status, 2);
        QCOMPARE(matrix.output, QByteArray{});
        QVERIFY2(matrix.messages.contains("standard input") && matrix.messages.contains("$.rules"),
                 matrix.messages.constData());
    }

    void missingFile_isNamed() {
        const CliEnd end = runCli({"matrix", "no such.sightline"});
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains("no such.sightline"), end.messages.constData());
        const CliEnd folder = runCli({"validate", QFileInfo{kScenario}.path()});
        QCOMPARE(folder.status, 2);
        QVERIFY2(folder.messages.contains("folder"), folder.messages.constData());
    }

    void convert_writesTheCanonicalForm() {
        QTemporaryDir folder;
        const QString once = folder.filePath("once.sightline");
        const QString twice = folder.filePath("twice.json");
        QCOMPARE(runCli({"convert", kScenario, once}).status, 0);
        QCOMPARE(runCli({"convert", once, twice, "--in", "sightline"}).status, 0);
        QCOMPARE(bytesOfFile(twice), bytesOfFile(once));
        const CliEnd piped = runCli({"convert", "-", "-"}, bytesOfFile(kScenario));
        QCOMPARE(piped.status, 0);
        QCOMPARE(piped.output, bytesOfFile(once));
        QCOMPARE(piped.json()["models"].toArray().size(), 5);
        QCOMPARE(piped.json()["models"][1]["base"]["width_mm"].toDouble(), 35.5);
        const auto judged = [](const QString& file) { return runCli({"matrix", file, "--csv"}).output; };
        QCOMPARE(judged(once), judged(kScenario));
    }

    void convert_keepsUnknownKeys() {
        const CliEnd end =
            runCli({"convert", "-", "-"}, withReplaced("\"name\": \"Scout\"", "\"name\": \"Scout\", \"mood\": [1, 2]"));
        QCOMPARE(end.status, 0);
        QCOMPARE(end.json()["models"][0]["mood"][1].toInt(), 2);
        QVERIFY(end.messages.contains("mood"));
    }

    void convert_ofAnArmyList_putsItIntoTheReserves() {
        const QTemporaryDir folder;
        const QString out = folder.filePath("out.sightline");
        const CliEnd end = runCli({"convert", "-", out, "--into", kScenario, "--army", "red"},
                                  "5x Guardsman (60 pts)\n2x Bog Thing (90 pts)\n");
        QCOMPARE(end.status, 0);
        QVERIFY(end.messages.contains("guessed: line 1:"));
        QVERIFY(end.messages.contains("Bog Thing"));
        QCOMPARE(bytesOfFile(out).count("\"unit\": \"Guardsman\""), 5);
        QCOMPARE(runCli({"convert", kScenario, out, "--into", kScenario}).status, 2);
        QCOMPARE(
            runCli({"convert", "-", out, "--into", kScenario, "--army", "nobody"}, "5x Guardsman (60 pts)\n").status,
            2);
    }

    void convert_ofARefusedInput_leavesTheOldFileAlone() {
        QTemporaryDir folder;
        const QString out = folder.filePath("out.sightline");
        writeBytes(out, "precious");
        QCOMPARE(runCli({"convert", "-", out}, "{").status, 2);
        QCOMPARE(bytesOfFile(out), QByteArray{"precious"});
    }

    void convert_toNowhere_isRefused() {
        QTemporaryDir folder;
        const CliEnd end = runCli({"convert", kScenario, folder.filePath("gone/out.sightline")});
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains("gone/out.sightline"), end.messages.constData());
        QVERIFY(!QFileInfo::exists(folder.filePath("gone")));
    }

    void rulesOfABrokenFile_areRefusedWithTheirPlace_data() {
        sightline::testsupport::addColumns<QByteArray, QString>("text", "place");
        const QByteArray sound = bytesOfFile(dataFile("cli/glass-house.json"));
        QTest::newRow("no JSON") << QByteArray{"{\n  \"id\": ,\n}"} << ":2:9:";
        QTest::newRow("no object") << QByteArray{"[1]"} << "($)";
        QTest::newRow("unknown condition")
            << QByteArray{sound}.replace("\"never\"", "\"sometimes\"") << "($.blocks[0].when)";
        QTest::newRow("no id") << QByteArray{sound}.replace("\"id\"", "\"ident\"") << "($";
    }

    void rulesOfABrokenFile_areRefusedWithTheirPlace() {
        auto [text, place] = sightline::testsupport::fetch<QByteArray, QString>("text", "place");
        QTemporaryDir folder;
        const QString rules = folder.filePath("mine.json");
        writeBytes(rules, text);
        const CliEnd end = runCli({"matrix", kScenario, "--rules", rules, "--json"});
        QCOMPARE(end.status, 2);
        QCOMPARE(end.output, QByteArray{});
        QVERIFY2(end.messages.contains(rules.toUtf8()), end.messages.constData());
        QVERIFY2(end.messages.contains(place.toUtf8()), end.messages.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliFiles)
#include "tst_cli_files.moc"
