#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>

using namespace sightline::tests;
using namespace sightline::testsupport;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

QJsonObject region(const QStringList& options) {
    const CliEnd end = runCli(QStringList{"region", kScenario, "--json"} + options);
    return end.status == 0 ? end.json().object() : QJsonObject{};
}

double areaOf(const QJsonArray& ring) {
    double twice = 0;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const auto a = ring[i].toArray();
        const auto b = ring[(i + 1) % ring.size()].toArray();
        twice += a[0].toDouble() * b[1].toDouble() - b[0].toDouble() * a[1].toDouble();
    }
    return twice / 2;
}

} // namespace

/// `region`: polygons, area and share, and who may look.
class TestCliRegion : public QObject {
    Q_OBJECT

private slots:
    void polygonsHaveTheAreaTold() {
        for (const char* rules : {"plan", "height-tags", "volume"}) {
            const QJsonObject seen = region({"--from", "r1", "--rules", QString::fromLatin1(rules)});
            QCOMPARE(seen["from"].toString(), QStringLiteral("r1"));
            QCOMPARE(seen["rules"].toString(), QString::fromLatin1(rules));
            QVERIFY(seen["cell_in"].isNull());
            double area = 0;
            for (const auto& polygon : seen["polygons"].toArray()) {
                area += areaOf(polygon.toObject()["outer"].toArray());
                for (const auto& hole : polygon.toObject()["holes"].toArray()) {
                    area += areaOf(hole.toArray()); // the other way round
                }
            }
            QVERIFY(area > 10);
            QVERIFY(std::abs(area - seen["area_sq_in"].toDouble()) < 1e-6);
            QVERIFY(seen["share_of_table"].toDouble() > 0 && seen["share_of_table"].toDouble() <= 1);
        }
    }

    void severalSeeTogether_andARangeLimits() {
        const double one = region({"--from", "r1"})["area_sq_in"].toDouble();
        const QJsonObject both = region({"--from", "r1", "--from", "r2"});
        QCOMPARE(both["from"].toArray().size(), 2);
        QVERIFY(both["area_sq_in"].toDouble() >= one);
        const double near = region({"--from", "r1", "--range", "3"})["area_sq_in"].toDouble();
        QVERIFY(near > 1 && near < one && near < 3.1416 * 16);
        QVERIFY(region({"--from", "r1", "--range", "3", "--arc", "0:90"})["area_sq_in"].toDouble() < near / 2);
        QVERIFY(region({"--from", "r1", "--base-mm", "40", "--whole"})["cell_in"].isNull());
        QVERIFY(region({"--from", "r1", "--base-mm", "40", "--cell", "2", "--rules",
                        dataFile("cli/one-way.json")})["cell_in"]
                    .toDouble() == 2.0);
        QVERIFY(region({"--from", "r1", "--base-mm", "40"})["cell_in"].isNull());
    }

    void theTextTellsAreaAndBorders() {
        const CliEnd end = runCli({"region", kScenario, "--from", "r1", "--rules", "plan"});
        QCOMPARE(end.status, 0);
        QVERIFY(end.output.contains(" sq in visible, "));
        QVERIFY(end.output.contains("borders  exact\n"));
        QVERIFY(runCli({"region", kScenario, "--from", "r1", "--rules", dataFile("cli/one-way.json"), "--cell", "4"})
                    .output.contains("borders  cells of 4 in, each judged at its center\n"));
        QVERIFY(runCli({"region", kScenario, "--from", "r1", "--rules", "guild-ball", "--base-mm", "40", "--whole"})
                    .output.contains("borders  none: the rule set does not say when all of a target is seen\n"));
        QCOMPARE(
            region({"--from", "r1", "--rules", "guild-ball", "--base-mm", "40", "--whole"})["decided"].toBool(true),
            false);
        QVERIFY(!region({"--from", "r1", "--rules", "guild-ball"}).contains("decided"));
    }

    void whatIsWrong_isTold_data() {
        addColumns<QStringList, QByteArray>("options", "message");
        addRow("nobody", QStringList{}, QByteArray{"Name the viewers: --from with"});
        addRow("a stranger", QStringList{"--from", "r9"}, QByteArray{"no model “r9”"});
        addRow("a unit of nobody", QStringList{"--unit", "ghosts"}, QByteArray{"--unit “ghosts”"});
        addRow("a range of words", QStringList{"--from", "r1", "--range", "far"}, QByteArray{"; found “far”"});
        addRow("a front without an arc", QStringList{"--from", "r1", "--arc-from-front"},
               QByteArray{"--arc-from-front requires --arc"});
        addRow("a front of a place", QStringList{"--at", "3,3", "--arc", "0:90", "--arc-from-front"},
               QByteArray{"a position of --at has no front"});
        addRow("half an arc", QStringList{"--from", "r1", "--arc", "90"}, QByteArray{"--arc takes FROM:WIDTH"});
        addRow("all of nothing", QStringList{"--from", "r1", "--whole"}, QByteArray{"--base-mm"});
        addRow("cells too small", QStringList{"--from", "r1", "--cell", "0.001"}, QByteArray{"; found “0.001”"});
    }

    void whatIsWrong_isTold() {
        auto [options, message] = fetch<QStringList, QByteArray>("options", "message");
        const CliEnd end = runCli(QStringList{"region", kScenario} + options);
        QCOMPARE(end.status, 2);
        QCOMPARE(end.output, QByteArray{});
        QVERIFY2(end.messages.contains(message), end.messages.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliRegion)
#include "tst_cli_region.moc"
