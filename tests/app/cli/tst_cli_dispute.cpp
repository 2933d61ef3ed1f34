#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace sightline::tests;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

} // namespace

/// A dispute file gives the same answer wherever it is opened, or says what differs.
class TestCliDispute : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString file(const QString& name = "case.sightline-dispute") const { return m_folder.filePath(name); }

    void write(const QStringList& more = {}, const QString& from = "r1", const QString& to = "b1") const {
        const CliEnd end = runCli(QStringList{"dispute", kScenario, "--from", from, "--to", to, "--out", file(),
                                              "--time", "2026-11-21", "--judge", "Ann", "--note", "who is right?"} +
                                  more);
        QCOMPARE(end.messages, QByteArray{});
        QCOMPARE(end.status, 0);
    }
    /// Writes the file again with something else in place of that text, which stands there once or more.
    void change(const QByteArray& old, const QByteArray& now) const {
        QByteArray text = bytesOfFile(file());
        QVERIFY2(text.contains(old), old.constData());
        writeBytes(file(), text.replace(old, now));
    }

private slots:
    void freshDispute_isVerified_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("by the scenario's rules") << QStringList{};
        for (const char* rules : {"volume", "height-tags", "ruins", "40k-10e", "infinity-n5", "dnd-5e"}) {
            QTest::newRow(rules) << QStringList{"--rules", rules};
        }
        QTest::newRow("sampled") << QStringList{"--method", "sampled"};
        QTest::newRow("another tolerance") << QStringList{"--tolerance-mm", "2.5"};
    }

    void freshDispute_isVerified() {
        QFETCH(QStringList, options);
        for (const auto& [from, to] : {std::pair{"r1", "b1"}, {"r2", "b2"}, {"r1", "b:3"}}) {
            write(options, from, to);
            const CliEnd end = runCli({"verify", file()});
            QVERIFY2(
                end.output.startsWith("Verified. The answer was recalculated and is the same. Name, note and time are "
                                      "as written in the file; nothing protects them.\n"),
                end.output.constData());
            QCOMPARE(end.status, 0);
            QVERIFY(end.output.contains("Ann, 2026-11-21: who is right?"));
            const QJsonObject json = runCli({"verify", file(), "--json"}).json().object();
            QVERIFY(json["verified"].toBool());
            // The verdict is that of `check`.
            const CliEnd check =
                runCli(QStringList{"check", kScenario, "--from", from, "--to", to, "--json"} + options);
            QCOMPARE(json["verdict"].toObject(), check.json().object());
        }
    }

    void sameQuestion_givesTheSameBytes() {
        write();
        const QByteArray first = bytesOfFile(file());
        write();
        QCOMPARE(bytesOfFile(file()), first);
    }

    void whatWasChanged_isTold_data() {
        sightline::testsupport::addColumns<QByteArray, QByteArray, QString>("old", "now", "told");
        const auto row = [](const char* name, const char* old, const char* now, const char* told) {
            QTest::newRow(name) << QByteArray{old} << QByteArray{now} << QString{told};
        };
        row("a piece gets another name", "\"name\": \"Hall\"", "\"name\": \"Hut\"", "The table was changed");
        row("a model is moved", "[20, 6]", "[20, 1]", "verdict $.line[1][1]: the file says 6, recalculated it is 1");
        row("the verdict", "\"visible\":false", "\"visible\":true",
            "verdict $.visible: the file says true, recalculated it is false");
        row("the clearance by a hair", "\"distance_in\":", "\"distance_in\":1", "verdict $.distance_in");
        row("a key of the verdict", "\"seen_share\":", "\"shared\":", "verdict $.shared: the file says");
        row("the rule set", "\"touch\":\"clear\"", "\"touch\":\"blocked\"", "The rule set was changed");
        row("the hash of the scenario", "\"scenario_sha256\": \"", "\"scenario_sha256\": \"0", "The table was changed");
        row("the target", "\"to\": \"b1\"", "\"to\": \"b2\"", "Target: the file says ");
        row("the distance, in words", "\"distance_in\":", "\"distance_in\":1", "\nDistance: the file says ");
        row("the question", "\"to\": \"b1\"", "\"to\": \"b2\"", "verdict $.to");
    }

    void whatWasChanged_isTold() {
        auto [old, now, told] = sightline::testsupport::fetch<QByteArray, QByteArray, QString>("old", "now", "told");
        write();
        change(old, now);
        const CliEnd end = runCli({"verify", file()});
        QVERIFY2(end.output.startsWith("Not verified. "), end.output.constData());
        // People's words first, without paths and hashes.
        const QByteArray summary = end.output.split('\n').front();
        QVERIFY2(!summary.contains("$.") && summary.size() < 300, summary.constData());
        QVERIFY2(QString::fromUtf8(end.output).contains(told), end.output.constData());
        QCOMPARE(end.status, 1);
        const QJsonObject json = runCli({"verify", file(), "--json"}).json().object();
        QVERIFY(!json["verified"].toBool());
        QVERIFY(!json["differences"].toArray().isEmpty());
    }

    void aMovedModel_isToldInPeoplesWords() {
        write();
        change("[20, 6]", "[20, 1]");
        const QByteArray summary = runCli({"verify", file()}).output.split('\n').front();
        QVERIFY2(summary.contains(" stands elsewhere than when the answer was given."), summary.constData());
        QCOMPARE(summary.count(" stands elsewhere"), 1);
    }

    void aChangedAnswer_isToldAsSuch() {
        write();
        change("\"visible\":false", "\"visible\":true");
        const QByteArray summary = runCli({"verify", file()}).output.split('\n').front();
        QVERIFY2(
            summary.startsWith("Not verified. The file says: visible. Recalculated: not visible. Table and rule set "
                               "are unchanged"),
            summary.constData());
    }

    void aFileOfAnotherKind_isToldWhereToGo() {
        writeBytes(file("sheet.pdf"), "%PDF-1.4\n%binary");
        const CliEnd pdf = runCli({"verify", file("sheet.pdf")});
        QCOMPARE(pdf.status, 2);
        QVERIFY2(pdf.messages.contains("this is a PDF") && pdf.messages.contains(".sightline-dispute"),
                 pdf.messages.constData());
        write();
        const CliEnd check = runCli({"check", file(), "--from", "r1", "--to", "b1"});
        QCOMPARE(check.status, 2);
        QVERIFY2(check.messages.contains("a dispute file") && check.messages.contains("sightline-cli verify"),
                 check.messages.constData());
    }

    void noteAndName_areNoPartOfTheAnswer() {
        write();
        change("who is right?", "it was me");
        QCOMPARE(runCli({"verify", file()}).status, 0);
    }

    /// Every line is a whole one, also without a name or a note.
    void aMissingNoteOrName_leavesNothingHanging() {
        const QStringList command{"dispute", kScenario, "--from", "r1",     "--to",
                                  "b1",      "--out",   file(),   "--time", "2026-11-21"};
        QCOMPARE(runCli(command + QStringList{"--judge", "Ann"}).status, 0);
        const QByteArray noNote = runCli({"verify", file()}).output;
        QVERIFY2(noNote.endsWith(".\nAnn, 2026-11-21\n"), noNote.constData());
        QCOMPARE(runCli(command + QStringList{"--note", "who is right?"}).status, 0);
        const QByteArray noName = runCli({"verify", file()}).output;
        QVERIFY2(noName.endsWith(".\n2026-11-21: who is right?\n"), noName.constData());
    }

    void rulesOfOnesOwn_travelAlong() {
        const auto own = [&](const QString& name) {
            QJsonObject pack = QJsonDocument::fromJson(bytesOfFile(QStringLiteral(SIGHTLINE_TEST_DATA) +
                                                                   "/../../resources/rulesets/ruins.json"))
                                   .object();
            pack["id"] = "house";
            pack["name"] = "House rules";
            writeBytes(file(name), QJsonDocument{pack}.toJson());
            return file(name);
        };
        const QString rules = own("house.json");
        write({"--rules", rules});
        QVERIFY(QFile::remove(rules)); // the other machine has none
        const CliEnd end = runCli({"verify", file(), "--json"});
        QCOMPARE(end.status, 0);
        QCOMPARE(end.json().object()["verdict"].toObject()["rules"].toString(), QString{"house"});
    }

    void photo_travelsAlong() {
        QByteArray photo;
        for (int i = 0; i < 100'000; ++i) {
            photo += static_cast<char>(i * 7 + i / 251);
        }
        writeBytes(file("table.jpg"), photo);
        write({"--photo", file("table.jpg")});
        QCOMPARE(runCli({"verify", file(), "--photo", file("back.jpg")}).status, 0);
        QCOMPARE(bytesOfFile(file("back.jpg")), photo);
        write();
        const CliEnd none = runCli({"verify", file(), "--photo", file("none.jpg")});
        QCOMPARE(none.status, 2);
        QVERIFY(none.messages.contains("no photo"));
    }

    void brokenFile_isRefusedWithItsPlace_data() {
        sightline::testsupport::addColumns<QByteArray, QByteArray, QString>("old", "now", "told");
        const auto row = [](const char* name, const char* old, const char* now, const char* told) {
            QTest::newRow(name) << QByteArray{old} << QByteArray{now} << QString{told};
        };
        row("another format", "\"sightline-dispute\"", "\"sightline-scenario\"", "This is no dispute");
        row("a later version", "\"version\": 1,\n  \"program\"", "\"version\": 2,\n  \"program\"",
            "this program reads version 1");
        row("a table without width", "\"width\": 24", "\"width\": -24", "$.scenario.table.width");
        row("no verdict", "\"verdict\":", "\"verdikt\":", "verdict");
        row("rules that are none", "\"touch\":\"clear\"", "\"touch\":\"perhaps\"",
            "The rule set in the file cannot be read");
        row("a question about nobody", "\"to\": \"b1\"", "\"to\": \"b9\"", "no model “b9”");
        row("a question about one", "\"to\": \"b1\"", "\"to\": \"r1\"", "needs two models");
        row("no JSON", "\"judge\": ", "\"judge\" ", "case.sightline-dispute:5:");
    }

    void brokenFile_isRefusedWithItsPlace() {
        auto [old, now, told] = sightline::testsupport::fetch<QByteArray, QByteArray, QString>("old", "now", "told");
        write();
        change(old, now);
        verifyRefused(runCli({"verify", file()}), told);
    }

    void placeOfAnErrorInTheTable_isThatInTheFile() {
        write();
        change("\"width\": 24", "\"width\": -24");
        const auto lines = bytesOfFile(file()).split('\n');
        int line = 0;
        while (!lines[line].contains("\"width\": -24")) {
            ++line;
        }
        const CliEnd end = runCli({"verify", file()});
        QVERIFY2(end.messages.contains(QStringLiteral("case.sightline-dispute:%1:").arg(line + 1).toUtf8()),
                 end.messages.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliDispute)
#include "tst_cli_dispute.moc"
