#include "tests/app/cli/cli_process.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline::tests;

namespace {

const QString kTable = dataFile("cli/ambush.sightline");

} // namespace

class TestCliDiff : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString file(const QString& name, const QByteArray& bytes) const {
        const QString path = m_folder.filePath(name);
        writeBytes(path, bytes);
        return path;
    }

    /// The table as the program writes it, with one text in place of another.
    QString changed(const QByteArray& before, const QByteArray& after) const {
        QByteArray bytes = runCli({"convert", kTable, "-"}).output;
        Q_ASSERT(bytes.contains(before));
        return file("changed.sightline", bytes.replace(before, after));
    }

private slots:
    void aTable_isLikeItself() {
        const CliEnd same = runCli({"diff", kTable, kTable});
        QCOMPARE(same.status, 0);
        QVERIFY2(same.output.startsWith("No changes; 0 of "), same.output.constData());
        const auto json = runCli({"diff", kTable, kTable, "--json"}).json();
        QVERIFY(json["things"].toArray().isEmpty() && json["differences"].toArray().isEmpty() &&
                json["changed_keys"].toArray().isEmpty());
        QVERIFY(json["pairs"].toInt() > 0);
    }

    void whatMoved_andWhichVerdictsChanged_isTold() {
        // Without the hall in the way.
        QByteArray bytes = runCli({"convert", kTable, "-"}).output;
        auto document = QJsonDocument::fromJson(bytes).object();
        document["terrain"] = QJsonArray{};
        auto models = document["models"].toArray();
        auto first = models[0].toObject();
        const QString id = first["id"].toString();
        const auto place = first["position"].toArray();
        first["position"] = QJsonArray{place[0].toDouble() + 0.25, place[1].toDouble()};
        models[0] = first;
        document["models"] = models;
        const QString other = file("open.sightline", QJsonDocument{document}.toJson());
        const CliEnd end = runCli({"diff", kTable, other, "--json"});
        QCOMPARE(end.status, 1);
        const auto json = end.json();
        const auto elements = json["things"].toArray();
        QCOMPARE(elements[0]["id"].toString(), id);
        QCOMPARE(elements[0]["change"].toString(), QStringLiteral("moved"));
        QCOMPARE(elements[0]["moved_in"].toDouble(), 0.25);
        QCOMPARE(elements[0]["dx_in"].toDouble(), 0.25);
        QCOMPARE(elements[0]["dy_in"].toDouble(), 0.0);
        QCOMPARE(elements[1]["change"].toString(), QStringLiteral("removed"));
        QVERIFY(!elements[1].toObject().contains("moved_in"));
        const auto differences = json["differences"].toArray();
        QVERIFY(!differences.isEmpty());
        QCOMPARE(json["differing"].toInt(), static_cast<int>(differences.size()));
        // Each is what `check` says of either table.
        for (const auto& each : differences) {
            const QJsonObject entry = each.toObject();
            const QString from = entry["from"].toString();
            const QString to = entry["to"].toString();
            QCOMPARE(runCli({"check", kTable, "--from", from, "--to", to}).status,
                     entry["a"]["visible"].toBool() ? 0 : 1);
            QCOMPARE(runCli({"check", other, "--from", from, "--to", to}).status,
                     entry["b"]["visible"].toBool() ? 0 : 1);
        }
        const CliEnd text = runCli({"diff", kTable, other});
        QVERIFY2(text.output.contains("moved by 0.25 in to the right") && text.output.contains("taken away"),
                 text.output.constData());
        const CliEnd csv = runCli({"diff", kTable, other, "--csv"});
        QVERIFY2(csv.output.contains("model," + id.toUtf8() + ",,moved,0.25,0,"), csv.output.constData());
        QVERIFY(csv.output.contains("verdict,"));
    }

    void rules_mayBeOthersForBoth_andVerdictsLeftOut() {
        const QString other = changed("\"width\": 24", "\"width\": 25");
        const auto json = runCli({"diff", kTable, other, "--json", "--rules", "plan"}).json();
        QCOMPARE(json["changed_keys"].toArray(), QJsonArray{"table"});
        QVERIFY(!runCli({"diff", kTable, other, "--json", "--no-verdicts"}).json().object().contains("differences"));
    }

    void badInput_isStatus2() {
        QCOMPARE(runCli({"diff", kTable}).status, 2);
        QCOMPARE(runCli({"diff", kTable, m_folder.filePath("none")}).status, 2);
        QCOMPARE(runCli({"diff", "-", "-"}).status, 2);
        QCOMPARE(runCli({"diff", kTable, kTable, "--json", "--csv"}).status, 2);
        const CliEnd broken = runCli({"diff", kTable, "-"}, "{");
        QCOMPARE(broken.status, 2);
        QVERIFY(broken.output.isEmpty());
        QCOMPARE(runCli({"diff", kTable, "-"}, bytesOfFile(kTable)).status, 0);
    }

    void photo_travels_andConvertBareLeavesItOut() {
        const QByteArray png = QByteArray{"\x89PNG\r\n\x1a\n", 8} + "pixels";
        const QString with =
            changed("\n}\n", ",\n  \"photo\": { \"name\": \"p.png\", \"base64\": \"" + png.toBase64() + "\" }\n}\n");
        const auto json = runCli({"diff", kTable, with, "--json", "--no-verdicts"}).json();
        QCOMPARE(json["changed_keys"].toArray(), QJsonArray{"photo"});
        QVERIFY(runCli({"convert", with, "-"}).output.contains(png.toBase64()));
        QCOMPARE(runCli({"convert", with, "-", "--bare"}).output, runCli({"convert", kTable, "-"}).output);
        // Into a dispute it goes along, and comes out again to the byte.
        const QString dispute = m_folder.filePath("case.sightline-dispute");
        const QStringList question{"dispute", with, "--from", "r1", "--to", "b1", "--time", "t", "--out", dispute};
        QCOMPARE(runCli(question).status, 0);
        QCOMPARE(runCli({"verify", dispute, "--photo", m_folder.filePath("back.png")}).status, 0);
        QCOMPARE(bytesOfFile(m_folder.filePath("back.png")), png);
        const QByteArray hash = runCli({"verify", dispute, "--json"}).json()["scenario_hash"].toString().toUtf8();
        QCOMPARE(runCli(question + QStringList{"--without-photo"}).status, 0);
        QVERIFY(!bytesOfFile(dispute).contains(png.toBase64()));
        QCOMPARE(runCli({"verify", dispute, "--json"}).json()["scenario_hash"].toString().toUtf8(), hash);
        QCOMPARE(runCli({"verify", dispute, "--photo", m_folder.filePath("none.png")}).status, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliDiff)
#include "tst_cli_diff.moc"
