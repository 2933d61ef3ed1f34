#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace sightline::tests;
using namespace sightline::testsupport;

namespace {

const QString kMap = dataFile("formats/keep.dd2vtt");
const QString kLayouts = dataFile("formats/kdc-layouts.json");

QJsonObject scenarioIn(const QString& path) { return QJsonDocument::fromJson(bytesOfFile(path)).object(); }

} // namespace

class TestCliConvert : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

private slots:
    void initTestCase() { qputenv("XDG_DATA_HOME", m_home.path().toUtf8()); } // no tables of whoever runs this

    void filesOfOtherPrograms_becomeScenarios_andTellWhatWasGuessed_data() {
        addColumns<QStringList, int>("options", "pieces");
        addRow("formats/keep.dd2vtt", QStringList{}, 9);
        addRow("formats/kdc-layouts.json", QStringList{"--with", dataFile("formats/kdc-templates.json")}, 10);
        addRow("formats/cellar-v10.json", QStringList{"--padding", "keep"}, 11);
        addRow("formats/house.db", QStringList{"--entry", "Attic"}, 4);
        addRow("formats/alchemist.json", QStringList{}, 3);
        addRow("formats/board-polygons.json", QStringList{}, 3);
        addRow("formats/tts-save.json", QStringList{"--tokens", "--table-width", "44"}, 4);
    }
    void filesOfOtherPrograms_becomeScenarios_andTellWhatWasGuessed() {
        auto [options, pieces] = fetch<QStringList, int>("options", "pieces");
        QTemporaryDir folder;
        const QString out = folder.filePath("out.sightline");
        const CliEnd end =
            runCli(QStringList{"convert", dataFile(QString::fromLatin1(QTest::currentDataTag())), out} + options);
        QCOMPARE(end.status, 0);
        QVERIFY2(end.messages.contains("guessed: "), end.messages.constData());
        QVERIFY(end.output.isEmpty());
        QCOMPARE(scenarioIn(out)["terrain"].toArray().size(), pieces);
        // What was written is a sound scenario that can be judged.
        const CliEnd again = runCli({"convert", out, "-"});
        QCOMPARE(again.status, 0);
        QCOMPARE(again.output, bytesOfFile(out));
        QVERIFY2(again.messages.isEmpty(), again.messages.constData());
    }

    void reports_areWrittenAndPrinted() {
        QTemporaryDir folder;
        const CliEnd end = runCli({"convert", kMap, folder.filePath("a.sightline"), "--json", "--report",
                                   folder.filePath("report.txt"), "--cell-inches", "2"});
        QCOMPARE(end.status, 0);
        const QJsonObject report = end.json().object();
        QCOMPARE(report["in"].toString(), QStringLiteral("uvtt"));
        QCOMPARE(report["out"].toString(), QStringLiteral("sightline"));
        QVERIFY(report["skipped"].toInt() >= 4);
        const QJsonObject first = report["report"].toArray()[0].toObject();
        for (const char* key : {"fate", "code", "place", "sentence", "count"}) {
            QVERIFY2(first.contains(QLatin1String{key}), key);
        }
        QVERIFY(report["questions"].toArray().isEmpty());
        QVERIFY(
            bytesOfFile(folder.filePath("report.txt")).contains("skipped: $.line_of_sight[4]: A wall has no length"));
        QCOMPARE(scenarioIn(folder.filePath("a.sightline"))["table"].toObject()["width"].toDouble(), 24.0);
    }

    void tables_areWritten_andLossesTold_data() {
        addColumns<QStringList, QByteArray>("options", "holds");
        addRow("out.dd2vtt", QStringList{}, QByteArray{"\"format\": 0.3"});
        addRow("out.uvtt", QStringList{"--picture", "--pixels-per-cell", "8"}, QByteArray{"\"pixels_per_grid\": 8"});
        addRow("out.json", QStringList{"--out", "40kdc"}, QByteArray{"\"pieces\": ["});
        addRow("layout.40kdc.json", QStringList{}, QByteArray{"\"pieces\": ["});
        addRow("scene.json", QStringList{"--out", "foundry"}, QByteArray{"\"sight\": 20"});
    }
    void tables_areWritten_andLossesTold() {
        auto [options, holds] = fetch<QStringList, QByteArray>("options", "holds");
        QTemporaryDir folder;
        const QString out = folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
        const CliEnd end = runCli(QStringList{"convert", dataFile("cli/ambush.sightline"), out} + options);
        QCOMPARE(end.status, 0);
        QVERIFY2(end.messages.contains("lost: Models are skipped. ("), end.messages.constData());
        QVERIFY(bytesOfFile(out).contains(holds));
        QCOMPARE(bytesOfFile(out).contains("iVBOR"), options.contains("--picture"));
        // And back again, with its picture.
        const CliEnd backAgain = runCli({"convert", out, folder.filePath("back.sightline")});
        QCOMPARE(backAgain.status, 0);
        QVERIFY2(!backAgain.messages.contains("The image has"), backAgain.messages.constData());
        const QJsonObject back = scenarioIn(folder.filePath("back.sightline"));
        QVERIFY(!back["terrain"].toArray().isEmpty());
        QCOMPARE(back.contains("photo"), options.contains("--picture"));
    }

    void badInput_endsWithTwo_itsPlace_andNoFile_data() {
        addColumns<QByteArray, QStringList, QByteArray>("bytes", "options", "told");
        const QByteArray map = bytesOfFile(kMap);
        addRow("broken.dd2vtt", map.left(map.size() / 2), QStringList{}, QByteArray{"broken.dd2vtt:"});
        addRow("no-size.uvtt",
               QByteArray{"{\"resolution\": {\"map_size\": {\"x\": 0, \"y\": 4}}, \"line_of_sight\": []}"},
               QStringList{}, QByteArray{"($.resolution)"});
        addRow("unknown.bin", QByteArray{"\x01\x02\x03"}, QStringList{}, QByteArray{"Unknown file format"});
        addRow("entry.json", bytesOfFile(kLayouts), QStringList{"--entry", "nine"},
               QByteArray{"it contains test-layout, second"});
        addRow("nan.json", QByteArray{"{\"walls\": [{\"c\": [NaN]}]}"}, QStringList{}, QByteArray{"nan.json:1:19:"});
        addRow("cell.dd2vtt", map, QStringList{"--cell-inches", "0"},
               QByteArray{"--cell-inches takes a number above 0"});
        addRow("format.dd2vtt", map, QStringList{"--in", "papyrus"}, QByteArray{"Unknown format \"papyrus\""});
        addRow("both.dd2vtt", map, QStringList{"--padding", "perhaps"}, QByteArray{"--padding takes"});
        addRow("with.json", bytesOfFile(kLayouts), QStringList{"--with", "/nowhere/templates.json"},
               QByteArray{"/nowhere/templates.json"});
    }
    void badInput_endsWithTwo_itsPlace_andNoFile() {
        auto [bytes, options, told] = fetch<QByteArray, QStringList, QByteArray>("bytes", "options", "told");
        QTemporaryDir folder;
        const QString in = folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
        const QString out = folder.filePath("out.sightline");
        writeBytes(in, bytes);
        const CliEnd end = runCli(QStringList{"convert", in, out} + options);
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains(told), end.messages.constData());
        QVERIFY(!QFileInfo::exists(out));
        QVERIFY(end.output.isEmpty());
    }

    void aFolderOfADataBase_isRefused_withWhatToDo() {
        QTemporaryDir folder;
        writeBytes(folder.filePath("CURRENT"), "MANIFEST-000001");
        writeBytes(folder.filePath("LOCK"), "");
        const CliEnd end = runCli({"convert", folder.path(), folder.filePath("out.sightline")});
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains("Export the scene"), end.messages.constData());
    }

    void standardInput_isReadToo() {
        const CliEnd end = runCli({"convert", "-", "-"}, bytesOfFile(kMap));
        QCOMPARE(end.status, 0);
        QCOMPARE(end.json().object()["table"].toObject()["width"].toDouble(), 12.0);
    }

    /// What comes, what was taken and the option that answers; with it the question is gone and the table is another.
    /// 12 cells of 2 in are 24 in.
    void openQuestions_areToldWithTheOptionThatAnswers() {
        QTemporaryDir folder;
        const QString out = folder.filePath("out.sightline");
        const CliEnd open = runCli({"convert", kMap, out});
        QCOMPARE(open.status, 0);
        QVERIFY2(open.messages.contains("comes: a table of 12 x 8 in, walls: 9\n"), open.messages.constData());
        QVERIFY2(open.messages.contains(
                     "open: How many inches wide is one cell? Taken: 1. To answer: --answer cell-inches=1\n"),
                 open.messages.constData());
        const CliEnd answered = runCli({"convert", kMap, out, "--answer", "cell-inches=2"});
        QCOMPARE(answered.status, 0);
        QVERIFY2(!answered.messages.contains("open: "), answered.messages.constData());
        QCOMPARE(scenarioIn(out)["table"].toObject()["width"].toDouble(), 24.0);
    }

    void namesWithSeveralBases_areAskedOnce_andAnswered() {
        QTemporaryDir folder;
        const QString list = folder.filePath("list.txt");
        const QString out = folder.filePath("out.sightline");
        writeBytes(list, "1x Boss Nob (60 pts)\n1x Boss Nob (65 pts)\n3x Bog Thing (90 pts)\n");
        const CliEnd open = runCli({"convert", list, out, "--json"});
        QCOMPARE(open.status, 0);
        const QJsonArray questions = open.json().object()["questions"].toArray();
        QCOMPARE(questions.size(), 1);
        const QJsonObject question = questions[0].toObject();
        QCOMPARE(question["key"].toString(), QStringLiteral("base:Boss Nob"));
        QCOMPARE(question["option"].toString(), QStringLiteral("--answer 'base:Boss Nob=32'"));
        QCOMPARE(question["choices"].toArray(), (QJsonArray{"32", "40"}));
        QVERIFY(!question["answered"].toBool());
        QCOMPARE(open.json().object()["comes"].toObject()["reserves"].toInt(), 5);
        // The file is written with its guess, and the guess is marked.
        const auto reserve = [&](int i) { return scenarioIn(out)["reserves"].toArray()[i].toObject(); };
        QVERIFY(reserve(0)["states"].toArray().contains("base-to-check"));
        const CliEnd answered = runCli({"convert", list, out, "--json", "--answer", "base:Boss Nob=40"});
        QCOMPARE(answered.status, 0);
        QVERIFY(answered.json().object()["questions"].toArray()[0].toObject()["answered"].toBool());
        QVERIFY2(!answered.messages.contains("open: "), answered.messages.constData());
        for (const int i : {0, 1}) {
            QCOMPARE(reserve(i)["base"].toObject()["diameter_mm"].toDouble(), 40.0);
            QVERIFY(!reserve(i)["states"].toArray().contains("base-to-check"));
        }
        // An unknown model can be answered too; a name that is not there is told.
        const CliEnd element =
            runCli({"convert", list, out, "--answer", "base:Bog Things=60x35.5", "--answer", "base:Heron=25"});
        QCOMPARE(element.status, 0);
        QCOMPARE(reserve(4)["base"].toObject()["length_mm"].toDouble(), 60.0);
        QVERIFY2(element.messages.contains("No model called “Heron” needs a base"), element.messages.constData());
    }

    void wrongAnswers_endWithTwo_data() {
        addColumns<QString, QByteArray>("answer", "told");
        addRow("no sign", "cell-inches", QByteArray{"--answer takes KEY=VALUE"});
        addRow("no key", "=2", QByteArray{"--answer takes KEY=VALUE"});
        addRow("unknown key", "color=red", QByteArray{"unknown question"});
        addRow("zero", "cell-inches=0", QByteArray{"takes a number above 0 and up to 10000"});
        addRow("just too much", "table-width=10000.5", QByteArray{"takes a number above 0 and up to 10000"});
        addRow("padding", "padding=perhaps", QByteArray{"takes “ignore” or “keep”"});
        addRow("base", "base:Guard=big", QByteArray{"takes a base such as"});
        addRow("base of nobody", "base:=32", QByteArray{"unknown question"});
    }
    void wrongAnswers_endWithTwo() {
        auto [answer, told] = fetch<QString, QByteArray>("answer", "told");
        QTemporaryDir folder;
        const CliEnd end = runCli({"convert", kMap, folder.filePath("out.sightline"), "--answer", answer});
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains(told), end.messages.constData());
        QVERIFY(!QFileInfo::exists(folder.filePath("out.sightline")));
    }

    void json_andATableOnStandardOutput_areOneTooMany() {
        const CliEnd end = runCli({"convert", kMap, "-", "--json"});
        QCOMPARE(end.status, 2);
        QVERIFY(end.output.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestCliConvert)
#include "tst_cli_convert.moc"
