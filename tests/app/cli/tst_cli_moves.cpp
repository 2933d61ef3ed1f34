#include "tests/app/cli/cli_process.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace sightline;
using namespace sightline::tests;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

CliEnd call(const QString& command, const QStringList& options) {
    return runCli(QStringList{command, kScenario} + options);
}

} // namespace

/// `safe`, `goto`, `threat`, and what `path` tells of enemies.
class TestCliMoves : public QObject {
    Q_OBJECT

private slots:
    void safe_countsAndMaps() {
        const CliEnd end =
            call("safe", {"--from", "r1", "--move", "6", "--their-move", "5", "--their-cell", "2", "--json"});
        QCOMPARE(end.status, 0);
        const QJsonObject safe = end.json().object();
        QCOMPARE(safe["safe"].toInt() + safe["seen"].toInt() + safe["seen_after_move"].toInt(), safe["places"].toInt());
        int counts[4] = {};
        const QJsonArray rows = safe["safety"].toArray();
        QCOMPARE(rows.size(), safe["rows"].toInt());
        for (const auto& row : rows) {
            QCOMPARE(row.toArray().size(), safe["columns"].toInt());
            for (const auto& value : row.toArray()) {
                ++counts[value.toInt()];
            }
        }
        QCOMPARE(counts[1] + counts[2] + counts[3] + 1, safe["places"].toInt()); // and where it stands
        QVERIFY(safe["stands"].toObject()["safety"].isString());
        const auto lines = call("safe", {"--from", "r1", "--move", "6", "--csv"}).output.split('\n');
        QVERIFY(lines.front().startsWith("x_in,y_in,cost_in,safety,seen_by"));
        QVERIFY(call("safe", {"--from", "r1", "--move", "6"}).output.contains("nearest safe position"));
    }

    void aStraightWay_goesFromPlaceToPlace_whateverIsInTheWay() {
        const auto path = call("way", {"--model", "r1", "--via", "3,4", "--to", "8,8", "--json"}).json().object();
        QVERIFY(path["straight"].toBool());
        const auto corners = path["corners"].toArray();
        QCOMPARE(corners.size(), 3);
        QCOMPARE(corners[1], (QJsonArray{3, 4}));
        const auto at = [&](int i, int j) { return corners[i].toArray()[j].toDouble(); };
        const double length = std::hypot(at(1, 0) - at(0, 0), at(1, 1) - at(0, 1)) + std::hypot(5.0, 4.0);
        QVERIFY(std::abs(path["length_in"].toDouble() - length) < 1e-6);
        QVERIFY(path["length_at_least_in"].isNull());
        QCOMPARE(call("way", {"--model", "r1", "--straight", "--to", "8,8", "--json"})
                     .json()
                     .object()["corners"]
                     .toArray()
                     .size(),
                 2);
        const CliEnd wrong = call("way", {"--model", "r1", "--via", "3", "--to", "8,8"});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.messages.contains("--via takes a position in inches, such as 12.5,7; found \u201c3\u201d"),
                 wrong.messages.constData());
    }

    /// A wall across the table with a closed door in it, 5 in straight through.
    void S2_65_doors_costWhatIsAsked_orStop() {
        const auto asked = [](const QByteArray& door, const QStringList& options) {
            const QByteArray table = R"({"format": "sightline-scenario", "version": 1,
                "table": {"width": 20, "height": 20}, "terrain": [
                {"id": "up", "kind": "wall", "polyline": [[12, 0], [12, 6]]},
                {"id": "door", "kind": "door", "polyline": [[12, 6], [12, 14]])" +
                                     door + R"(},
                {"id": "down", "kind": "wall", "polyline": [[12, 14], [12, 20]]}],
                "models": [{"id": "m", "position": [10, 10], "base": {"shape": "round", "diameter_mm": 25.4}}]})";
            return runCli(QStringList{"way", "-", "--model", "m", "--to", "15,10", "--json"} + options, table);
        };
        const auto costOf = [&](const QByteArray& door, const QStringList& options) {
            return asked(door, options).json().object()["cost_in"].toDouble();
        };
        QVERIFY(std::abs(costOf("", {}) - 5) < 1e-6);
        QVERIFY(std::abs(costOf("", {"--door-cost", "2"}) - 7) < 0.01);
        QVERIFY(std::abs(costOf(R"(, "traits": ["cost:0.5"])", {"--door-cost", "2"}) - 5.5) < 0.01);
        QVERIFY(std::abs(costOf(R"(, "traits": ["open"])", {"--door-cost", "2"}) - 5) < 1e-6);
        QCOMPARE(asked("", {"--doors-closed"}).status, 1);
        QCOMPARE(asked(R"(, "traits": ["locked"])", {}).status, 1);
        QCOMPARE(asked("", {"--door-cost", "-1"}).status, 2);
    }

    void aSafePlace_isUnseenByTheJudge() {
        const QJsonObject safe = call("safe", {"--from", "r1", "--move", "12", "--json"}).json().object();
        QVERIFY(safe["nearest"].isObject());
        const QJsonArray at = safe["nearest"].toObject()["at"].toArray();
        const QTemporaryDir folder;
        QFile file{kScenario};
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonObject scenario = QJsonDocument::fromJson(file.readAll()).object();
        QJsonArray models = scenario["models"].toArray();
        for (qsizetype i = 0; i < models.size(); ++i) {
            QJsonObject model = models[i].toObject();
            if (model["id"].toString() == QStringLiteral("r1")) {
                model["position"] = at;
                models[i] = model;
            }
        }
        scenario["models"] = models;
        const QString path = folder.filePath("moved.sightline");
        tests::writeBytes(path, QJsonDocument{scenario}.toJson());
        for (const auto& enemy : safe["against"].toArray()) {
            QCOMPARE(runCli({"check", path, "--from", enemy.toString(), "--to", "r1"}).status, 1);
        }
    }

    void safe_asAPicture() {
        const QTemporaryDir folder;
        QCOMPARE(call("safe", {"--from", "r1", "--cell", "1", "--png", folder.filePath("safe.png")}).status, 0);
        QVERIFY(!QImage{folder.filePath("safe.png")}.isNull() && QFile::exists(folder.filePath("safe.pgw")));
    }

    void goto_endsAsAskedOrSaysNo() {
        const CliEnd end = call("goto", {"--from", "r1", "--hidden-from", "b1", "--move", "12", "--json"});
        QCOMPARE(end.status, 0);
        const QJsonObject best = end.json().object();
        QVERIFY(best["found"].toBool() && best["length_in"].toDouble() <= 12);
        const QJsonArray at = best["at"].toArray();
        const CliEnd path =
            call("way", {"--model", "r1", "--to",
                         QStringLiteral("%1,%2").arg(at[0].toDouble(), 0, 'g', 17).arg(at[1].toDouble(), 0, 'g', 17),
                         "--against", "b1", "--json"});
        QCOMPARE(path.status, 0);
        const QJsonObject enemy = path.json().object()["against"].toArray()[0].toObject();
        QCOMPARE(enemy["sees_end"].toBool(), false);
        QVERIFY(std::abs(path.json().object()["length_in"].toDouble() - best["length_in"].toDouble()) < 0.01);
        QCOMPARE(call("goto", {"--from", "r1", "--sees", "b1", "--hidden-from", "b1", "--move", "2"}).status, 1);
    }

    void way_tellsItsInchesAndTheEnd() {
        const CliEnd end = call("way", {"--model", "r1", "--to", "8,8", "--their-move", "4", "--json"});
        if (end.status == 0) {
            const QJsonObject path = end.json().object();
            QVERIFY(path["length_at_least_in"].toDouble() <= path["length_in"].toDouble());
            QVERIFY(!path["against"].toArray().isEmpty());
            for (const auto& one : path["against"].toArray()) {
                const QJsonObject enemy = one.toObject();
                QVERIFY(enemy["places_seeing_end"].toInt() <= enemy["places_after_move"].toInt());
                QCOMPARE(enemy["nearest_seeing_end"].isNull(), enemy["places_seeing_end"].toInt() == 0);
                QCOMPARE(enemy["stretches"].toArray().last().toObject()["to_in"].toDouble(),
                         path["length_in"].toDouble());
            }
        }
        QCOMPARE(end.status, 0);
    }

    void threat_isNoLessThanTheHeatMap() {
        const QJsonObject threat =
            call("threat", {"--player", "blue", "--cell", "2", "--move", "4", "--json"}).json().object();
        const QJsonObject now = call("heatmap", {"--player", "blue", "--cell", "2", "--json"}).json().object();
        const QJsonArray rows = threat["counts"].toArray();
        QCOMPARE(rows.size(), now["counts"].toArray().size());
        int more = 0;
        for (qsizetype row = 0; row < rows.size(); ++row) {
            for (qsizetype column = 0; column < rows[row].toArray().size(); ++column) {
                const int after = rows[row].toArray()[column].toInt();
                const int before = now["counts"].toArray()[row].toArray()[column].toInt();
                QVERIFY(after >= before);
                more += after > before;
            }
        }
        QVERIFY(more > 0);
        QVERIFY(call("threat", {"--player", "blue", "--cell", "2", "--move", "4"})
                    .output.contains("of the table can be seen"));
    }

    void standardNames_areAccepted() {
        const CliEnd path = call("way", {"--model", "r1", "--to", "8,8", "--json"});
        QCOMPARE(path.status, 0);
        QCOMPARE(call("path", {"--model", "r1", "--to", "8,8", "--json"}).output, path.output);
        const QStringList hidden{"--from", "r1", "--hidden-from", "b1", "--move", "12", "--json"};
        const CliEnd found = call("goto", hidden);
        QCOMPARE(found.status, 0);
        QCOMPARE(call("find-position", hidden).output, found.output);
    }

    void badQuestions_areRefused() {
        QCOMPARE(call("safe", {"--from", "nobody"}).status, 2);
        QCOMPARE(call("safe", {"--from", "r1", "--against", "r1"}).status, 2);
        QCOMPARE(call("safe", {"--from", "r1", "--cell", "0"}).status, 2);
        QCOMPARE(call("safe", {"--from", "r1", "--their-move", "-1"}).status, 2);
        QVERIFY(call("goto", {"--from", "r1"}).messages.contains("--hidden-from"));
        QVERIFY(call("threat", {}).messages.contains("--player"));
        QCOMPARE(call("threat", {"--player", "nobody"}).status, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliMoves)
#include "tst_cli_moves.moc"
