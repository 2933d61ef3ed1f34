#include "tests/app/cli/cli_process.h"

#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline::tests;

/// What the command line says does not follow the language of who calls it.
class TestCliLanguage : public QObject {
    Q_OBJECT

private slots:
    void output_isTheSameBytesInEachLanguage_data() {
        QTest::addColumn<QStringList>("arguments");
        const QString squads = dataFile(QStringLiteral("cli/squads.sightline"));
        const QString ambush = dataFile(QStringLiteral("cli/ambush.sightline"));
        const auto row = [](const char* name, const QStringList& arguments) { QTest::newRow(name) << arguments; };
        row("check", {"check", squads, "--from", "r1", "--to", "b1"});
        row("check, JSON", {"check", squads, "--from", "r1", "--to", "b1", "--json"});
        row("matrix", {"matrix", squads});
        row("matrix, CSV", {"matrix", squads, "--csv"});
        row("units", {"units", squads});
        row("units, CSV", {"units", squads, "--csv"});
        row("senses, CSV", {"senses", squads, "--all", "--csv"});
        row("diff", {"diff", squads, ambush});
        row("diff, CSV", {"diff", squads, ambush, "--csv"});
        row("validate", {"validate", squads});
        row("rule sets", {"rulesets"});
        row("bases", {"bases"});
        row("deployments", {"deployments"});
        row("a table that is missing", {"check", "nowhere.sightline", "--from", "a", "--to", "b"});
    }

    void output_isTheSameBytesInEachLanguage() {
        QFETCH(QStringList, arguments);
        const CliEnd plain = runCli(arguments, {}, QStringLiteral("C"));
        QVERIFY(plain.status >= 0);
        QVERIFY(!plain.output.isEmpty() || !plain.messages.isEmpty());
        for (const char* language : {"de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8"}) {
            const CliEnd other = runCli(arguments, {}, QString::fromLatin1(language));
            QCOMPARE(other.status, plain.status);
            QCOMPARE(other.output, plain.output);
            QCOMPARE(other.messages, plain.messages);
        }
    }

    void aPicture_isTheSameBytesInEachLanguage() {
        const QTemporaryDir folder;
        const auto draw = [&](const char* language) {
            const QString path = folder.filePath(QString::fromLatin1(language).left(2) + QStringLiteral(".svg"));
            const CliEnd end = runCli({"render", dataFile(QStringLiteral("cli/squads.sightline")), "--out", path}, {},
                                      QString::fromLatin1(language));
            return end.status == 0 ? bytesOfFile(path) : QByteArray{};
        };
        const QByteArray plain = draw("C");
        QVERIFY(!plain.isEmpty());
        QCOMPARE(draw("de_DE.UTF-8"), plain);
        QCOMPARE(draw("tr_TR.UTF-8"), plain);
    }
};

QTEST_GUILESS_MAIN(TestCliLanguage)
#include "tst_cli_language.moc"
