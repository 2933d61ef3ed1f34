#include "tests/app/cli/cli_process.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using sightline::tests::bytesOfFile;
using sightline::tests::CliEnd;
using sightline::tests::dataFile;
using sightline::tests::runCli;
using sightline::tests::writeBytes;

namespace {

const QString kMap = dataFile("formats/keep.dd2vtt");
const QString kLayouts = dataFile("formats/kdc-layouts.json");

QJsonObject scenarioIn(const QString& path) { return QJsonDocument::fromJson(bytesOfFile(path)).object(); }

} // namespace

class TestCliConvert : public QObject {
    Q_OBJECT

private slots:
    void filesOfOtherPrograms_becomeScenarios_andTellWhatWasGuessed_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("pieces");
        QTest::newRow("formats/keep.dd2vtt") << QStringList{} << 9;
        QTest::newRow("formats/kdc-layouts.json") << QStringList{"--with", dataFile("formats/kdc-templates.json")} << 10;
        QTest::newRow("formats/cellar-v10.json") << QStringList{"--padding", "keep"} << 11;
        QTest::newRow("formats/house.db") << QStringList{"--entry", "Attic"} << 4;
        QTest::newRow("formats/alchemist.json") << QStringList{} << 3;
        QTest::newRow("formats/board-polygons.json") << QStringList{} << 3;
        QTest::newRow("formats/tts-save.json") << QStringList{"--tokens", "--table-width", "44"} << 4;
    }
    void filesOfOtherPrograms_becomeScenarios_andTellWhatWasGuessed() {
        QFETCH(QStringList, options);
        QFETCH(int, pieces);
        QTemporaryDir folder;
        const QString out = folder.filePath("out.sightline");
        const CliEnd end = runCli(QStringList{"convert", dataFile(QString::fromLatin1(QTest::currentDataTag())), out} + options);
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
        const CliEnd end = runCli({"convert", kMap, folder.filePath("a.sightline"), "--json", "--report", folder.filePath("report.txt"), "--cell-inches", "2"});
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
        QVERIFY(bytesOfFile(folder.filePath("report.txt")).contains("skipped: $.line_of_sight[4]: A wall has no length"));
        QCOMPARE(scenarioIn(folder.filePath("a.sightline"))["table"].toObject()["width"].toDouble(), 24.0);
    }

    void tables_areWritten_andLossesTold_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("holds");
        QTest::newRow("out.dd2vtt") << QStringList{} << QByteArray{"\"format\": 0.3"};
        QTest::newRow("out.uvtt") << QStringList{"--picture", "--pixels-per-cell", "8"} << QByteArray{"\"pixels_per_grid\": 8"};
        QTest::newRow("out.json") << QStringList{"--out", "40kdc"} << QByteArray{"\"pieces\": ["};
        QTest::newRow("layout.40kdc.json") << QStringList{} << QByteArray{"\"pieces\": ["};
        QTest::newRow("scene.json") << QStringList{"--out", "foundry"} << QByteArray{"\"sight\": 20"};
    }
    void tables_areWritten_andLossesTold() {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, holds);
        QTemporaryDir folder;
        const QString out = folder.filePath(QString::fromLatin1(QTest::currentDataTag()));
        const CliEnd end = runCli(QStringList{"convert", dataFile("cli/ambush.sightline"), out} + options);
        QCOMPARE(end.status, 0);
        QVERIFY2(end.messages.contains("lost: Models are left out. ("), end.messages.constData());
        QVERIFY(bytesOfFile(out).contains(holds));
        QCOMPARE(bytesOfFile(out).contains("iVBOR"), options.contains("--picture"));
        // And back again, with its picture.
        const CliEnd backAgain = runCli({"convert", out, folder.filePath("back.sightline")});
        QCOMPARE(backAgain.status, 0);
        QVERIFY2(!backAgain.messages.contains("The picture measures"), backAgain.messages.constData());
        const QJsonObject back = scenarioIn(folder.filePath("back.sightline"));
        QVERIFY(!back["terrain"].toArray().isEmpty());
        QCOMPARE(back.contains("photo"), options.contains("--picture"));
    }

    void badInput_endsWithTwo_itsPlace_andNoFile_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("told");
        const QByteArray map = bytesOfFile(kMap);
        QTest::newRow("broken.dd2vtt") << map.left(map.size() / 2) << QStringList{} << QByteArray{"broken.dd2vtt:"};
        QTest::newRow("no-size.uvtt") << QByteArray{"{\"resolution\": {\"map_size\": {\"x\": 0, \"y\": 4}}, \"line_of_sight\": []}"} << QStringList{} << QByteArray{"($.resolution)"};
        QTest::newRow("unknown.bin") << QByteArray{"\x01\x02\x03"} << QStringList{} << QByteArray{"looks like nothing"};
        QTest::newRow("entry.json") << bytesOfFile(kLayouts) << QStringList{"--entry", "nine"} << QByteArray{"it holds test-layout, second"};
        QTest::newRow("nan.json") << QByteArray{"{\"walls\": [{\"c\": [NaN]}]}"} << QStringList{} << QByteArray{"nan.json:1:19:"};
        QTest::newRow("cell.dd2vtt") << map << QStringList{"--cell-inches", "0"} << QByteArray{"--cell-inches takes a number above 0"};
        QTest::newRow("format.dd2vtt") << map << QStringList{"--in", "papyrus"} << QByteArray{"no format that this program reads"};
        QTest::newRow("both.dd2vtt") << map << QStringList{"--padding", "perhaps"} << QByteArray{"--padding takes"};
        QTest::newRow("with.json") << bytesOfFile(kLayouts) << QStringList{"--with", "/nowhere/templates.json"} << QByteArray{"/nowhere/templates.json"};
    }
    void badInput_endsWithTwo_itsPlace_andNoFile() {
        QFETCH(QByteArray, bytes);
        QFETCH(QStringList, options);
        QFETCH(QByteArray, told);
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

    void json_andATableOnStandardOutput_areOneTooMany() {
        const CliEnd end = runCli({"convert", kMap, "-", "--json"});
        QCOMPARE(end.status, 2);
        QVERIFY(end.output.isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestCliConvert)
#include "tst_cli_convert.moc"
