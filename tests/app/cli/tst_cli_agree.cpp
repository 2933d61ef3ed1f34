#include "scenarios/conformance/agreement.h"
#include "tests/app/cli/cli_process.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline::tests;
namespace scenarios = sightline::scenarios;

class TestCliAgree : public QObject {
    Q_OBJECT

private slots:
    void agree_countsWhatItCompared() {
        const CliEnd end = runCli({"agree", "--pairs", "30", "--seed", "1", "--json"});
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        const auto json = end.json();
        QCOMPARE(json["agrees"].toBool(), true);
        QCOMPARE(json["seed"].toString(), "1");
        QCOMPARE(json["pairs"].toInt(), 30);
        QCOMPARE(json["scenes"].toInt(), 2);
        QCOMPARE(json["mismatch_count"].toInt(-1), 0);
        QVERIFY(json["mismatches"].isArray() && json["mismatches"].toArray().isEmpty());
        const auto tallies = json["by_comparison"].toObject();
        QCOMPARE(tallies.size(), scenarios::kComparisons);
        int sum = 0;
        for (const auto& tally : tallies) {
            sum += tally.toObject()["made"].toInt();
            QCOMPARE(tally.toObject()["failed"].toInt(-1), 0);
        }
        QCOMPARE(tallies["many-threads"].toObject()["made"].toInt(), 30);
        QCOMPARE(json["comparisons"].toInt(), sum);
    }

    void conformance_tellsWhatHolds_andWhatDoesNot() {
        const CliEnd end = runCli({"conformance", SIGHTLINE_SIGHT_CASES "/slots"});
        QCOMPARE(end.status, 0);
        QCOMPARE(end.output, QByteArray{".: 62 of 62 cases pass\n62 cases, 222 values, 0 cases fail\n"});

        const QTemporaryDir folder;
        QFile scenario{SIGHTLINE_SIGHT_CASES "/slots/closed-01.sightline"};
        QVERIFY(scenario.copy(folder.filePath("walls.sightline")));
        writeBytes(folder.filePath("cases.json"),
                   "{\"format\":\"sightline-cases\",\"version\":1,\"about\":\"Walls & "
                   "<ends>\",\"cases\":[{\"scenario\":\"walls.sightline\",\"title\":\"Two\",\"derived\":\"\","
                   "\"checks\":[{\"from\":\"m1\",\"to\":\"m2\",\"visible\":true}]}]}");
        const QString pages = folder.filePath("pages");
        const CliEnd wrong = runCli({"conformance", folder.path(), "--pages", pages, "--json"});
        QCOMPARE(wrong.status, 1);
        const auto mismatch = wrong.json()["lists"]
                                  .toArray()[0]
                                  .toObject()["cases"]
                                  .toArray()[0]
                                  .toObject()["mismatches"]
                                  .toArray()[0]
                                  .toObject();
        QCOMPARE(mismatch["what"].toString(), "m1 to m2 under plan, visible");
        QCOMPARE(mismatch["expected"].toString(), "true");
        QCOMPARE(mismatch["found"].toString(), "false");
        const QByteArray text = bytesOfFile(pages + "/cases.html");
        QVERIFY(text.contains("Walls &amp; &lt;ends&gt;") && text.contains("expected true, found false") &&
                text.contains("data:image/png;base64,iVBOR"));
        QVERIFY(QFile::exists(pages + "/index.html"));
    }

    void conformance_refusesWhatItCannotRun() {
        const QTemporaryDir folder;
        const CliEnd none = runCli({"conformance", folder.path()});
        QCOMPARE(none.status, 2);
        QVERIFY2(none.messages.contains("no file named cases.json"), none.messages.constData());
        QCOMPARE(runCli({"conformance", folder.filePath("nothing")}).status, 2);
        writeBytes(folder.filePath("cases.json"),
                   "{\"format\":\"sightline-cases\",\"version\":1,\"about\":\"\",\"cases\":[{\"scenario\":\"gone."
                   "sightline\",\"title\":\"\",\"derived\":\"\",\"checks\":[{\"from\":\"a\",\"to\":\"b\"}]}]}");
        const CliEnd gone = runCli({"conformance", folder.path()});
        QCOMPARE(gone.status, 2);
        QVERIFY2(gone.messages.contains("gone.sightline"), gone.messages.constData());
    }

    void agree_saysItInWords() {
        const CliEnd end = runCli({"agree", "--pairs", "18"});
        QCOMPARE(end.status, 0);
        QVERIFY2(end.output.startsWith("No mismatch: the answers agree for 18 pairs of models on random tables in "),
                 end.output.constData());
        QVERIFY2(end.output.contains("\nTables: 1, starting at seed 1.\n"), end.output.constData());
        QVERIFY2(end.output.contains("\n       18  the matrix on two threads\n"), end.output.constData());
    }

    void sameSeed_givesTheSameBytes_andAnotherSeedAnotherTable() {
        const QStringList call{"agree", "--pairs", "36", "--json", "--seed"};
        const QByteArray first = runCli(call + QStringList{"5"}).output;
        QCOMPARE(runCli(call + QStringList{"5"}).output, first);
        QVERIFY(runCli(call + QStringList{"18446744073709551615"}).json()["seed"].toString() ==
                u"18446744073709551615");
    }

    void agreesExactlyIfItEndsWithStatusZero() {
        for (int seed = 10; seed < 16; ++seed) {
            const CliEnd end = runCli({"agree", "--pairs", "18", "--json", "--seed", QString::number(seed)});
            const auto json = end.json();
            QCOMPARE(end.status, json["mismatch_count"].toInt(-1) == 0 ? 0 : 1);
            QCOMPARE(json["agrees"].toBool(), end.status == 0);
            for (const auto& mismatch : json["mismatches"].toArray()) {
                QVERIFY(mismatch.toObject()["scenario"].toString().contains(
                    QStringLiteral("\"Random scene %1\"").arg(seed)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCliAgree)
#include "tst_cli_agree.moc"
