#include "scenarios/rules/user_packs.h"
#include "tests/app/cli/cli_process.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline;
using namespace sightline::tests;

class TestCliPacks : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        QVERIFY(m_home.isValid());
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8()); // here, and in the programs called
        QByteArray text = scenarios::shippedRuleSetText("plan");
        text.replace("\"plan\"", "\"my-plan\"");
        // Nothing blocks by these rules.
        text.replace("\"when\": \"always\"", "\"when\": \"never\"");
        QVERIFY(scenarios::saveUserPack(scenarios::userPackFolder(), text, scenarios::Overwrite::No));
        m_hash = scenarios::userPackIn(scenarios::userPackFolder(), "my-plan")->rules->hash();
        writeBytes(scenarios::userPackFolder() + "/broken.json", "{ \"id\": 3 }");
    }

    void ownPacks_areListed_andABrokenOneStopsNothing() {
        const CliEnd end = runCli({"rulesets", "--json"});
        QCOMPARE(end.status, 0);
        const auto sets = end.json().array();
        QCOMPARE(sets.size(), static_cast<qsizetype>(scenarios::shippedRuleSets().size()) + 1);
        QCOMPARE(sets.last()["id"].toString(), "my-plan");
        QCOMPARE(sets.last()["hash"].toString(), m_hash);
        QVERIFY(sets.last()["file"].toString().endsWith("my-plan.json"));
        QVERIFY(!sets.first().toObject().contains("file"));
        QVERIFY2(end.messages.contains("broken.json") && end.messages.contains("$.name"), end.messages.constData());
        const CliEnd text = runCli({"rulesets"});
        QVERIFY2(text.output.contains("yours: "), text.output.constData());
    }

    void ownPacks_judgeByTheirId_asByTheirFile() {
        const QString table = dataFile("cli/ambush.sightline");
        const QStringList question{"check", table, "--from", "r1", "--to", "b1", "--json", "--rules"};
        const CliEnd shipped = runCli(question + QStringList{"plan"});
        const CliEnd byId = runCli(question + QStringList{"my-plan"});
        const CliEnd byFile = runCli(question + QStringList{scenarios::userPackFolder() + "/my-plan.json"});
        QCOMPARE(shipped.status, 1);
        QCOMPARE(byId.status, 0);
        QCOMPARE(byId.json()["ruling"]["rules"]["hash"].toString(), m_hash);
        QCOMPARE(byId.output, byFile.output);
        const CliEnd unknown = runCli(question + QStringList{"their-plan"});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.messages.contains("nor one of yours"), unknown.messages.constData());
    }

private:
    QTemporaryDir m_home;
    QString m_hash;
};

QTEST_GUILESS_MAIN(TestCliPacks)
#include "tst_cli_packs.moc"
