#include "tests/app/cli/cli_process.h"
#include "tests/support/rows.h"

#include <QColor>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace sightline;
using namespace sightline::tests;

namespace {

const QString kScenario = dataFile("cli/ambush.sightline");

CliEnd heatmap(const QStringList& options) { return runCli(QStringList{"heatmap", kScenario} + options); }

} // namespace

/// `heatmap`: the contract's JSON, CSV, pictures with their place, differences.
class TestCliHeatmap : public QObject {
    Q_OBJECT

private slots:
    void json_isTheContracts() {
        const CliEnd end = heatmap({"--player", "red", "--cell", "2", "--json"});
        QCOMPARE(end.status, 0);
        const QJsonObject map = end.json().object();
        QCOMPARE(map["cell_in"].toDouble(), 2.0);
        const QJsonArray rows = map["counts"].toArray();
        QCOMPARE(rows.size(), map["rows"].toInt());
        int most = 0;
        for (const auto& row : rows) {
            QCOMPARE(row.toArray().size(), map["columns"].toInt());
            for (const auto& count : row.toArray()) {
                most = std::max(most, count.toInt());
            }
        }
        QVERIFY(most >= 1 && most <= map["viewers"].toInt());
    }

    /// The region of one model is where its map has 1.
    void aMapOfOneModel_isItsRegion() {
        const QJsonObject map = heatmap({"--from", "r1", "--cell", "0.5", "--json"}).json().object();
        const QJsonObject region = runCli({"region", kScenario, "--from", "r1", "--json"}).json().object();
        QVERIFY(std::abs(map["mean_share"].toDouble() - region["share_of_table"].toDouble()) < 0.01);
        QVERIFY(region["share_of_table"].toDouble() > 0.05);
    }

    void csv_hasALineForEachCell() {
        const CliEnd end = heatmap({"--player", "red", "--cell", "4", "--csv"});
        const auto lines = end.output.split('\n');
        QVERIFY(lines.front().startsWith("x_in,y_in,count,share"));
        QVERIFY(lines[1].startsWith("2,2,"));
        const QJsonObject map = heatmap({"--player", "red", "--cell", "4", "--json"}).json().object();
        QCOMPARE(lines.size(), map["rows"].toInt() * map["columns"].toInt() + 2);
    }

    void aPicture_comesWithAWorldFile() {
        const QTemporaryDir folder;
        const QString path = folder.filePath("map.png");
        QCOMPARE(heatmap({"--player", "red", "--cell", "1", "--png", path, "--colors", "cividis"}).status, 0);
        const QImage image{path};
        QVERIFY(!image.isNull() && image.width() > 1000);
        QFile world{folder.filePath("map.pgw")};
        QVERIFY(world.open(QIODevice::ReadOnly));
        const auto numbers = world.readAll().split('\n');
        QCOMPARE(numbers.size(), 7);
        QCOMPARE(numbers[0], numbers[3]);
        QCOMPARE(numbers[4].toDouble() * 2, numbers[0].toDouble());
    }

    /// One viewer sees all of the table, so that the map has one color: what else is drawn are the outlines of a mat
    /// and of a zone. Of the block the outline is dark within light.
    void aPicture_showsTerrainAndZones() {
        const QByteArray table =
            R"({"format":"sightline-scenario","version":1,"table":{"width":20,"height":10},"rules":"plan","players":[{"id":"a","colour":"#c000c0"}],
                "terrain":[{"id":"mat","footprint":[[4,3],[10,3],[10,7],[4,7]],"height":0},{"id":"block","footprint":[[17,4],[19,4],[19,6],[17,6]],"height":5}],
                "zones":[{"id":"z","player":"a","kind":"deployment","polygon":[[0,0],[2,0],[2,10],[0,10]]}]})";
        const QTemporaryDir folder;
        const QString path = folder.filePath("map.png");
        const CliEnd end = runCli({"heatmap", "-", "--at", "12,5", "--cell", "1", "--png", path}, table);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QImage image{path};
        QVERIFY(image.width() > 1200 && image.height() >= 600); // 60 dots an inch, and the legend
        const QRgb plain = image.pixel(13 * 60, 8 * 60);
        QVERIFY(qRed(plain) - qBlue(plain) > 150); // yellow
        QCOMPARE(image.pixel(7 * 60 + 20, 5 * 60 + 10), plain);
        const auto hasNear = [&](QPoint at, const auto& isIt) {
            for (int x = at.x() - 4; x <= at.x() + 4; ++x) {
                if (isIt(QColor{image.pixel(x, at.y())})) {
                    return true;
                }
            }
            return false;
        };
        const auto isGray = [](const QColor& color) { return color.saturation() < 30; };
        const auto isDark = [](const QColor& color) { return color.value() < 80; };
        const auto isLight = [](const QColor& color) { return color.saturation() < 60 && color.value() > 220; };
        QVERIFY(hasNear({4 * 60, 5 * 60}, isGray) && hasNear({10 * 60, 4 * 60}, isGray));
        QVERIFY(hasNear({17 * 60, 5 * 60}, isDark) && hasNear({17 * 60, 5 * 60}, isLight));
        int dashes = 0;
        for (int y = 30; y < 570; ++y) {
            dashes += hasNear({2 * 60, y}, [](const QColor& color) { return color == QColor{"#c000c0"}; }) ? 1 : 0;
        }
        QVERIFY2(dashes > 200 && dashes < 540, qPrintable(QString::number(dashes)));
    }

    /// A base of 2 in has its outline in the color of its player, and no other color within.
    void aPicture_showsModels() {
        const QByteArray table =
            R"({"format":"sightline-scenario","version":1,"table":{"width":20,"height":10},"rules":"plan","players":[{"id":"a","colour":"#c000c0"}],
                "models":[{"id":"m","player":"a","position":[5,5],"base":{"shape":"round","diameter_mm":50.8}}]})";
        const QTemporaryDir folder;
        const QString path = folder.filePath("map.png");
        const CliEnd end = runCli({"heatmap", "-", "--at", "12,5", "--cell", "1", "--png", path}, table);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QImage image{path};
        for (const QPoint at : {QPoint{4 * 60, 5 * 60}, QPoint{6 * 60, 5 * 60}}) {
            int colored = 0;
            for (int x = at.x() - 4; x <= at.x() + 4; ++x) {
                colored += QColor{image.pixel(x, at.y())} == QColor{"#c000c0"} ? 1 : 0;
            }
            QVERIFY(colored > 0);
        }
        QCOMPARE(image.pixel(5 * 60 + 10, 5 * 60 + 10), image.pixel(15 * 60 + 10, 5 * 60 + 10));
    }

    /// The default cells would be 7 million pairs: the program takes larger ones, but never instead of those that are
    /// given.
    void cellsFit_whereEachPairIsJudged_unlessTheyAreSet() {
        const QByteArray table =
            R"({"format":"sightline-scenario","version":1,"table":{"width":60,"height":44},"rules":"40k-10e","players":[{"id":"a"},{"id":"b"}],
                "zones":[{"id":"z","player":"a","kind":"deployment","polygon":[[0,0],[16,0],[16,44],[0,44]]}]})";
        // Two tables of one size get the same cells.
        const QTemporaryDir folder;
        const QString same = folder.filePath("same.sightline");
        writeBytes(same, table);
        const QStringList ask{"heatmap", "-", "--player", "a", "--zone", "--json"};
        const CliEnd end = runCli(QStringList{ask} << "--minus" << same, table);
        QVERIFY2(end.status == 0, end.messages.constData());
        const QJsonObject map = end.json().object();
        QVERIFY(map["cell_in"].toDouble() > 0.5 && map["cell_in"].toDouble() < 4.0);
        QVERIFY(map["viewers"].toInt() < 704);
        QVERIFY(map["viewers"].toInt() * map["columns"].toInt() * map["rows"].toInt() <= 400'000);
        const CliEnd set = runCli(QStringList{ask} << "--cell"
                                                   << "0.5"
                                                   << "--zone-cell"
                                                   << "1",
                                  table);
        QCOMPARE(set.status, 2);
        QVERIFY2(set.messages.contains("use larger cells with --cell or --zone-cell"), set.messages.constData());
    }

    void aTableLessItself_isNothing() {
        const QJsonObject map =
            heatmap({"--player", "red", "--cell", "4", "--minus", kScenario, "--json"}).json().object();
        for (const auto& row : map["counts"].toArray()) {
            for (const auto& count : row.toArray()) {
                QCOMPARE(count.toInt(), 0);
            }
        }
    }

    /// Two zones of a player that share 8 cells, one of another kind, and one of nobody.
    void zones_areAllThoseThePlayerDeploysIn_eachCellOnce() {
        const QByteArray table =
            R"({"format":"sightline-scenario","version":1,"table":{"width":20,"height":10},"rules":"plan","players":[{"id":"a"},{"id":"b"}],
                "zones":[{"id":"one","player":"a","kind":"deployment","polygon":[[0,0],[4,0],[4,6],[0,6]]},{"id":"way","player":"a","kind":"corridor","polygon":[[8,0],[9,0],[9,10],[8,10]]},
                         {"id":"two","player":"a","kind":"deployment","polygon":[[0,4],[5,4],[5,10],[0,10]]},{"id":"free","polygon":[[10,0],[11,0],[11,10],[10,10]]}]})";
        const QStringList ask{"heatmap", "-", "--player", "a", "--zone", "--cell", "2", "--json"};
        const QJsonObject map = runCli(ask, table).json().object();
        QCOMPARE(map["viewers"].toInt(), 24 + 30 - 8);
        QCOMPARE(map["mean_share"].toDouble(), 1.0);
        QCOMPARE(runCli(QStringList{ask} << "--zone-cell"
                                         << "2",
                        table)
                     .json()
                     .object()["viewers"]
                     .toInt(),
                 13);
        const CliEnd none = runCli({"heatmap", "-", "--player", "b", "--zone"}, table);
        QVERIFY(none.status == 2 && none.messages.contains("Player b has no zone on this table"));
    }

    void badOptions_areRefused_data() {
        testsupport::addColumns<QStringList, QString>("options", "says");
        QTest::newRow("nobody") << QStringList{} << "Name the viewers: --player, --from with";
        QTest::newRow("colours") << QStringList{"--player", "red", "--colors", "jet"} << "viridis, cividis, gray";
        QTest::newRow("zone of nobody") << QStringList{"--zone"} << "requires --player";
        QTest::newRow("picture") << QStringList{"--player", "red", "--png", "map.gif"} << "must end in .png";
        QTest::newRow("place") << QStringList{"--at", "12;4"} << "X,Y";
        QTest::newRow("off the table") << QStringList{"--at", "1200,4"} << "not on the table";
    }
    void badOptions_areRefused() {
        auto [options, says] = testsupport::fetch<QStringList, QString>("options", "says");
        const CliEnd end = heatmap(options);
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains(says.toUtf8()), end.messages.constData());
    }

    /// 31 viewers by 66,000 cells: more than a map under a rule pack may take.
    void tooManyPairs_areRefused() {
        const QString table = QStringLiteral(SIGHTLINE_TEST_DATA "/../../scenarios/library/tournament-table.sightline");
        const CliEnd end = runCli({"heatmap", table, "--player", "a", "--rules", "40k-10e", "--cell", "0.2"});
        QCOMPARE(end.status, 2);
        QVERIFY2(end.messages.contains("pairs"), end.messages.constData());
    }
};

QTEST_APPLESS_MAIN(TestCliHeatmap)
#include "tst_cli_heatmap.moc"
