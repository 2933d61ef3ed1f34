#include "scenarios/formats/common/limits.h"
#include "scenarios/formats/common/scale.h"
#include "scenarios/formats/common/table_builder.h"
#include "scenarios/formats/registry.h"

#include <QDir>
#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace sightline;
using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::geometry;

class TestFormats : public QObject {
    Q_OBJECT

private slots:
    void everyFormat_hasAnIdOfItsOwn_andReadsOrWrites() {
        QSet<QString> ids;
        for (const Format& format : allFormats()) {
            QVERIFY2(!format.id.isEmpty() && !format.name.isEmpty() && !format.suffixes.isEmpty(),
                     qPrintable(format.id));
            QVERIFY2(!ids.contains(format.id), qPrintable(format.id));
            ids.insert(format.id);
            QVERIFY2(format.read || format.write, qPrintable(format.id));
            QCOMPARE(format.read != nullptr, format.detect != nullptr);
            QCOMPARE(formatNamed(format.id), &format);
        }
    }

    void scenarios_areRead_asWhatTheyLookLike() {
        const ImportFile file{
            "{\"format\": \"sightline-scenario\", \"version\": 1, \"table\": {\"width\": 30, \"height\": 20}}",
            QStringLiteral("a/some.json")};
        QCOMPARE(detectFormat(file).format->id, QStringLiteral("sightline"));
        const auto import = importFile(file);
        QVERIFY(import);
        QCOMPARE(import->format, QStringLiteral("sightline"));
        QCOMPARE(import->scenario.table.width, Length::fromInches(30));
        QCOMPARE(import->scenario.name, QStringLiteral("some"));
    }

    void brokenJson_isRefused_atItsPlace() {
        const auto import = importFile(ImportFile{"{\n \"walls\": [1,, 2]}", QStringLiteral("broken.json")});
        QVERIFY(!import);
        QCOMPARE(import.error().first().line, 2);
        QVERIFY2(import.error().message().contains(QStringLiteral("broken.json:2:")),
                 qPrintable(import.error().message()));
    }

    void unknownContent_isRefused_withWhatIsRead() {
        const auto import = importFile(ImportFile{"hello", QStringLiteral("hello.xyz")});
        QVERIFY(!import);
        QCOMPARE(import.error().first().code, QStringLiteral("unknown-format"));
        const auto named =
            importFile(ImportFile{"hello", QStringLiteral("hello.xyz")}, {}, {}, QStringLiteral("nonsense"));
        QVERIFY(!named);
        QVERIFY(named.error().first().sentence.contains(QStringLiteral("sightline")));
    }

    void deepNesting_isRefused_withItsLimit() {
        const auto import =
            importFile(ImportFile{QByteArray(600, '[') + QByteArray(600, ']'), QStringLiteral("deep.json")});
        QVERIFY(!import);
        QCOMPARE(import.error().first().code, QStringLiteral("nested-too-deep"));
    }

    void aStoppedImport_saysSo() {
        std::stop_source source;
        source.request_stop();
        const auto import = importFile(
            ImportFile{"{\"format\": \"sightline-scenario\", \"version\": 1}", QStringLiteral("a.sightline")}, {},
            {source.get_token()});
        QVERIFY(!import);
        QCOMPARE(import.error().first().code, QStringLiteral("cancelled"));
    }

    void entriesOfOneKind_areCounted_andLongReportsAreCut() {
        ImportReport report;
        report.skipped("a", QStringLiteral("$.x[0]"), QStringLiteral("The wall %1 is left out."),
                       {QStringLiteral("%1 and %2")});
        report.skipped("a", QStringLiteral("$.x[1]"), QStringLiteral("The wall %1 is left out."),
                       {QStringLiteral("%1 and %2")});
        QCOMPARE(report.entries().size(), 1U);
        QCOMPARE(report.entries().front().text(),
                 QStringLiteral("skipped: $.x[0]: The wall %1 and %2 is left out. (2 times)"));
        for (int i = 0; i < 2 * kMaxReportEntries; ++i) {
            report.guessed("b", {}, QStringLiteral("%1"), {QString::number(i)});
        }
        QCOMPARE(report.count(ImportFate::Guessed), 2 * kMaxReportEntries);
        QVERIFY(std::ssize(report.entries()) <= kMaxReportEntries + 1);
        QVERIFY(report.has("more-entries"));
    }

    void walls_loseWhatHasNoSize_andAreCounted() {
        ImportReport report;
        TableBuilder builder{report};
        const std::vector<Point> wall{pointFromInches(1, 1), pointFromInches(1, 1), pointFromInches(3, 1)};
        const std::vector<Point> samplePoint{pointFromInches(1, 1), pointFromInches(1, 1)};
        QVERIFY(builder.addWall(wall, {}, QStringLiteral("first")));
        QVERIFY(!builder.addWall(samplePoint, {}, QStringLiteral("second")));
        QVERIFY(!builder.addWall(std::span{samplePoint}.first(1), {}, QStringLiteral("third")));
        QCOMPARE(builder.scenario.terrain.size(), 1U);
        QCOMPARE(std::get<geometry::Wall>(builder.scenario.terrain[0].outline).vertices().size(), 2U);
        QVERIFY(report.has("repeated-point") && report.has("zero-length-wall") && report.has("wall-of-one-point"));
    }

    void aWallOfTooManyPoints_comesInPartsThatJoin() {
        ImportReport report;
        TableBuilder builder{report};
        std::vector<Point> points;
        for (int i = 0; i < 25'000; ++i) {
            points.push_back(pointFromInches(i * 0.001, i % 2));
        }
        QVERIFY(builder.addWall(points, {}, {}));
        QCOMPARE(builder.scenario.terrain.size(), 3U);
        std::size_t edges = 0;
        Point last = points.front();
        for (const Piece& piece : builder.scenario.terrain) {
            const auto& vertices = std::get<geometry::Wall>(piece.outline).vertices();
            QVERIFY(std::ssize(vertices) <= kMaxPointsOfOutline);
            QCOMPARE(vertices.front(), last);
            last = vertices.back();
            edges += vertices.size() - 1;
        }
        QCOMPARE(edges, points.size() - 1);
    }

    void anOutlineThatCrossesItself_standsAsAWall() {
        ImportReport report;
        TableBuilder builder{report};
        QVERIFY(builder.addArea(
            {pointFromInches(0, 0), pointFromInches(2, 2), pointFromInches(2, 0), pointFromInches(0, 2)}, {}, {}, {}));
        QVERIFY(builder.scenario.terrain[0].isWall());
        QVERIFY(report.has("self-crossing"));
        QVERIFY(!builder.addArea({pointFromInches(0, 0), pointFromInches(1, 0), pointFromInches(2, 0)}, {}, {}, {}));
        QVERIFY(report.has("no-area"));
    }

    void moreThanAllPoints_fillATable() {
        ImportReport report;
        TableBuilder builder{report};
        const std::vector<Point> points(static_cast<std::size_t>(kMaxPoints) + 1, Point{});
        QVERIFY(!builder.addWall(points, {}, {}));
        QVERIFY(builder.isFull());
    }

    void ids_areThoseOfTheFile_whereTheyAreFree() {
        ImportReport report;
        TableBuilder builder{report};
        QCOMPARE(builder.ownId(QStringLiteral("wall-1"), QStringLiteral("wall")), QStringLiteral("wall-1"));
        QCOMPARE(builder.ownId(QStringLiteral("wall-1"), QStringLiteral("wall")), QStringLiteral("wall-1-1"));
        QCOMPARE(builder.freshId(QStringLiteral("wall")), QStringLiteral("wall-2"));
        QCOMPARE(builder.ownId({}, QStringLiteral("wall")), QStringLiteral("wall-3"));
    }

    void scales_areExactForInchesAndMillimeters() {
        for (const double value : {0.1, 1.0 / 3, 28.5, 1026.0, -0.7}) {
            QCOMPARE(Scale::inches(1).length(value), Length::fromInches(value));
            QCOMPARE(Scale::millimeters(1).length(value), Length::fromMillimeters(value));
            QCOMPARE(Scale::inches(1).count(Length::fromInches(value)), Length::fromInches(value).inches());
        }
        QVERIFY(!Scale::inches(1).length(1e300));
        QVERIFY(!Scale::inches(1).length(std::nan("")));
    }

    void filesBeside_areNamesOnly() {
        QTemporaryDir folder;
        QDir{folder.path()}.mkdir(QStringLiteral("deeper"));
        for (const QString& name :
             {QStringLiteral("/secret.txt"), QStringLiteral("/deeper/map.json"), QStringLiteral("/deeper/map.png")}) {
            QFile file{folder.path() + name};
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write("x");
        }
        const auto options = withFilesBeside({}, folder.path() + QStringLiteral("/deeper/map.json"));
        QVERIFY(options.beside(QStringLiteral("map.png")));
        for (const QString& name :
             {QStringLiteral("../secret.txt"), folder.path() + QStringLiteral("/secret.txt"),
              QStringLiteral("http://example.org/map.png"), QStringLiteral(".."), QStringLiteral(""),
              QStringLiteral("..\\secret.txt"), QStringLiteral("missing.png")}) {
            QVERIFY2(!options.beside(name), qPrintable(name));
        }
    }
};

QTEST_APPLESS_MAIN(TestFormats)
#include "tst_formats.moc"
