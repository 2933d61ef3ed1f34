#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>

using namespace sightline::tests;

namespace {

const QString kWatch = dataFile("vision/night-watch.sightline");

CliEnd ask(const QStringList& options) { return runCli(QStringList{"senses", kWatch} + options); }

QJsonObject senseOf(const QJsonObject& perception, const QString& name) {
    for (const auto& sense : perception["senses"].toArray()) {
        if (sense.toObject()["sense"].toString() == name) {
            return sense.toObject();
        }
    }
    return {};
}

QStringList namesOf(const QJsonValue& list) {
    QStringList names;
    for (const auto& name : list.toArray()) {
        names.append(name.toString());
    }
    return names;
}

} // namespace

/// `senses`: how one model perceives another, and all pairs, in their forms.
class TestCliSenses : public QObject {
    Q_OBJECT

private slots:
    void onePair_tellsWhyAndWhyNot() {
        const CliEnd end = ask({"--from", "sentry", "--to", "thief"});
        QCOMPARE(end.status, 0);
        QCOMPARE(end.messages, QByteArray{});
        QVERIFY(end.output.startsWith("Sentry perceives Thief: through others.\n"));
        QVERIFY(end.output.contains("Too dark: 16.00 in away, range of outlines 8.00 in.\n"));
        QVERIFY(end.output.contains("Hound, of the same unit, perceives it: by scent.\n"));
        QVERIFY(!end.output.contains('%'));
    }

    void asJson_itHoldsEachSense() {
        const auto pair = ask({"--from", "hound", "--to", "thief", "--json"}).json().object();
        QCOMPARE(namesOf(pair["proof"]), QStringList{"scent"});
        QCOMPARE(pair["contact"].toBool(), true);
        QCOMPARE(pair["sure"].toBool(), false);
        QCOMPARE(pair["senses"].toArray().size(), 10);
        QCOMPARE(pair["light"].toString(), QString{"dark"});
        QVERIFY(pair["light_flags"].isArray());
        QCOMPARE(pair["line_of_fire"].toBool(true), false);
        QCOMPARE(senseOf(pair, "visual")["code"].toString(), QString{"too-dark"});
        QCOMPARE(senseOf(pair, "visual")["range"].toInt(), 8);
        const auto told = ask({"--from", "sentry", "--to", "thief", "--json"}).json().object();
        QCOMPARE(told["sure"].toBool(), false);
        QCOMPARE(told["told_by"][0]["model"].toString(), QString{"hound"});
        QCOMPARE(told["told_by"][0]["how"].toString(), QString{"unit"});
        QCOMPARE(namesOf(told["told_by"][0]["by"]), QStringList{"scent"});
    }

    void S2_20_aRangeEverywhere_standsInTheFile() {
        const auto pair = ask({"--from", "thief", "--to", "sentry", "--json"}).json().object();
        QCOMPARE(namesOf(pair["proof"]), QStringList{"telepathy"});
        QCOMPARE(senseOf(pair, "telepathy")["range"].toInt(), -1);
    }

    void S2_32_placesCanBeNamed() {
        const auto place = ask({"--from", "sentry", "--to", "well", "--json"}).json().object();
        QCOMPARE(place["to"].toString(), QString{"well"});
        QCOMPARE(namesOf(place["proof"]), QStringList{"visual"});
        QCOMPARE(ask({"--from", "sentry", "--to", "barn", "--json"}).json().object()["contact"].toBool(true), false);
    }

    void S2_12_reservesCanBeNamed() {
        const CliEnd end = ask({"--from", "sentry", "--to", "late"});
        QCOMPARE(end.status, 0);
        QVERIFY(end.output.startsWith("Sentry does not perceive Latecomer.\n"));
    }

    void allPairs_areTheSinglePairs() {
        const auto all = ask({"--all", "--json"}).json().object();
        QCOMPARE(all["rules"].toString(), QString{"plan"});
        QCOMPARE(all["pairs"].toArray().size(), 8);
        for (const auto& pair : all["pairs"].toArray()) {
            const auto single =
                ask({"--from", pair.toObject()["from"].toString(), "--to", pair.toObject()["to"].toString(), "--json"});
            QCOMPARE(single.json().object(), pair.toObject());
        }
    }

    void asCsv_eachPairIsARow() {
        const auto rows = ask({"--all", "--csv"}).output.split('\n');
        QCOMPARE(rows.size(), 10); // the head, 8 pairs, and nothing after the last line
        const auto head = rows[0].trimmed().split(',');
        for (const QByteArray& row : rows.mid(1, 8)) {
            QCOMPARE(row.trimmed().split(',').size(), head.size());
        }
        QVERIFY(rows[1].startsWith("sentry,scout,true,true,false,visual shared,6,dim,true,true,lit,"));
    }

    void aTableWithoutVision_hasTheUsualFigures() {
        const CliEnd end = runCli({"senses", dataFile("cli/squads.sightline"), "--all"});
        QCOMPARE(end.status, 0);
        QVERIFY(end.messages.contains("defines no senses or light"));
        QVERIFY(end.output.startsWith("from"));
        QVERIFY(end.output.count('\n') > 5);
    }

    void whatCannotBeAsked_isRefused_data() {
        sightline::testsupport::addColumns<QStringList, QByteArray>("options", "words");
        QTest::newRow("nothing") << QStringList{} << QByteArray{"--from ID and --to ID, or --all"};
        QTest::newRow("half a pair") << QStringList{"--from", "sentry"}
                                     << QByteArray{"--from ID and --to ID, or --all"};
        QTest::newRow("both") << QStringList{"--all", "--from", "sentry"}
                              << QByteArray{"cannot be combined with --from"};
        QTest::newRow("two forms") << QStringList{"--all", "--json", "--csv"} << QByteArray{"cannot be combined"};
        QTest::newRow("csv of a pair") << QStringList{"--from", "sentry", "--to", "thief", "--csv"}
                                       << QByteArray{"--csv requires --all"};
        QTest::newRow("no such observer") << QStringList{"--from", "nobody", "--to", "thief"} << QByteArray{"nobody"};
        QTest::newRow("a place that looks") << QStringList{"--from", "well", "--to", "thief"} << QByteArray{"well"};
        QTest::newRow("no such target") << QStringList{"--from", "sentry", "--to", "nobody"} << QByteArray{"nobody"};
    }

    void whatCannotBeAsked_isRefused() {
        auto [options, words] = sightline::testsupport::fetch<QStringList, QByteArray>("options", "words");
        const CliEnd end = ask(options);
        QCOMPARE(end.status, 2);
        QCOMPARE(end.output, QByteArray{});
        QVERIFY2(end.messages.contains(words), end.messages.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliSenses)
#include "tst_cli_senses.moc"
