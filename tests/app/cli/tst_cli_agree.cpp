#include "scenarios/agreement.h"
#include "tests/app/cli/cli_process.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using sightline::tests::CliEnd;
using sightline::tests::runCli;
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

    void agree_saysItInWords() {
        const CliEnd end = runCli({"agree", "--pairs", "18"});
        QCOMPARE(end.status, 0);
        QVERIFY2(end.output.startsWith("No mismatch: 18 pairs of models on random tables have one answer each in "), end.output.constData());
        QVERIFY2(end.output.contains("\nTables: 1, from seed 1 on.\n"), end.output.constData());
        QVERIFY2(end.output.contains("\n       18  the matrix on two threads\n"), end.output.constData());
    }

    void sameSeed_givesTheSameBytes_andAnotherSeedAnotherTable() {
        const QStringList call{"agree", "--pairs", "36", "--json", "--seed"};
        const QByteArray first = runCli(call + QStringList{"5"}).output;
        QCOMPARE(runCli(call + QStringList{"5"}).output, first);
        QVERIFY(runCli(call + QStringList{"18446744073709551615"}).json()["seed"].toString() == u"18446744073709551615");
    }

    void agreesExactlyIfItEndsWithStatusZero() {
        for (int seed = 10; seed < 16; ++seed) {
            const CliEnd end = runCli({"agree", "--pairs", "18", "--json", "--seed", QString::number(seed)});
            const auto json = end.json();
            QCOMPARE(end.status, json["mismatch_count"].toInt(-1) == 0 ? 0 : 1);
            QCOMPARE(json["agrees"].toBool(), end.status == 0);
            for (const auto& mismatch : json["mismatches"].toArray()) {
                QVERIFY(mismatch.toObject()["scenario"].toString().contains(QStringLiteral("\"Random scene %1\"").arg(seed)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestCliAgree)
#include "tst_cli_agree.moc"
