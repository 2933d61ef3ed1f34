#include "scenarios/formats/common/limits.h"
#include "scenarios/formats/common/picture_size.h"
#include "scenarios/formats/common/preserved_data.h"
#include "scenarios/formats/uvtt_format.h"
#include "scenarios/library/library.h"
#include "scenarios/rules/rule_set.h"
#include "tests/scenarios/formats/format_files.h"
#include "tests/support/rows.h"

#include <QJsonArray>
#include <QObject>
#include <QtEndian>
#include <QTest>

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;
using namespace sightline::geometry;

namespace {

const QString kKeep = QStringLiteral("keep.dd2vtt");

QByteArray keepWith(const QByteArray& from, const QByteArray& to) {
    QByteArray text = importFileNamed(kKeep).bytes();
    Q_ASSERT(text.contains(from));
    return text.replace(from, to);
}

QByteArray keepWithImage(const QByteArray& image) {
    const QByteArray text = importFileNamed(kKeep).bytes();
    const qsizetype from = text.indexOf("\"image\": \"") + 10;
    return text.left(from) + image + "\"\n}\n";
}

Import read(const QByteArray& text, ImportOptions options = {}) {
    return imported(ImportFile{text, QStringLiteral("keep.dd2vtt")}, options);
}

const std::vector<Point>& pointsOf(const Piece& piece) { return std::get<Wall>(piece.outline).vertices(); }

/// Returns the map cut out at another position.
QByteArray crop(double x, double y, double width, double height) {
    const QByteArray text = keepWith("\"map_origin\": {\n   \"x\": 0,\n   \"y\": 0\n  }",
                                     "\"map_origin\": {\"x\": " + QByteArray::number(x, 'g', 17) +
                                         ", \"y\": " + QByteArray::number(y, 'g', 17) + "}");
    QByteArray cut = text;
    return cut.replace("\"map_size\": {\n   \"x\": 12,\n   \"y\": 8\n  }",
                       "\"map_size\": {\"x\": " + QByteArray::number(width) + ", \"y\": " + QByteArray::number(height) +
                           "}");
}

std::vector<Point> allPoints(const Scenario& scenario) {
    std::vector<Point> points;
    for (const Piece& piece : scenario.terrain) {
        points.insert(points.end(), pointsOf(piece).begin(), pointsOf(piece).end());
    }
    return points;
}

QByteArray pngOf(quint32 width, quint32 height) {
    QByteArray png = QByteArray::fromHex("89504e470d0a1a0a0000000d49484452");
    for (const quint32 side : {width, height}) {
        const quint32 big = qToBigEndian(side);
        png.append(reinterpret_cast<const char*>(&big), 4);
    }
    return png + QByteArray(20, '\0');
}

} // namespace

class TestUvttFormat : public QObject {
    Q_OBJECT

private slots:
    void wallsDoorsAndWindows_areWalls() {
        const Import import = imported(kKeep);
        const Scenario& scenario = import.scenario;
        QCOMPARE(scenario.table.width, Length::fromInches(12));
        QCOMPARE(scenario.name, QStringLiteral("keep"));
        QCOMPARE(pointsOf(scenario.terrain[0]).size(), 4U);
        QVERIFY(!scenario.terrain[0].height);
        const Piece* door = scenario.piece(PieceId{QStringLiteral("door-1")});
        const Piece* window = scenario.piece(PieceId{QStringLiteral("window-1")});
        QVERIFY(door && !door->height && window && window->isMat());
        QVERIFY(survivesSaving(scenario));
        for (const char* code : {"cell-inches", "open-portal", "portal-without-bounds", "zero-length-wall",
                                 "repeated-point", "wall-of-one-point", "outside", "lights", "picture"}) {
            QVERIFY2(import.report.has(code), code);
        }
        QCOMPARE(entryOf(import.report, "walls").count, 7);
    }

    void aCell_isAsManyInchesAsAsked() {
        ImportOptions options;
        options.cellInches = 1.5;
        const Import import = imported(kKeep, options);
        QCOMPARE(import.scenario.table.width, Length::fromInches(18));
        QCOMPARE(pointsOf(import.scenario.terrain[1])[2].y, Length::fromInches(4.1 * 1.5));
        QVERIFY(!import.report.has("cell-inches"));
        QVERIFY(import.questions.empty());
    }

    void everyVersion_isRead_data() {
        addColumns<QByteArray, bool>("version", "isUsual");
        addRow("0.1", QByteArray{"0.1"}, false);
        addRow("0.2", QByteArray{"0.2"}, true);
        addRow("1.0", QByteArray{"1.0"}, false);
        addRow("a text", QByteArray{"\"0.3\""}, true);
        addRow("nothing", QByteArray{"null"}, false);
    }
    void everyVersion_isRead() {
        auto [version, isUsual] = fetch<QByteArray, bool>("version", "isUsual");
        const Import import = read(keepWith("\"format\": 0.3", "\"format\": " + version));
        QVERIFY(import.scenario.terrain.size() > 5);
        QCOMPARE(import.report.has("version"), !isUsual);
    }

    // The defects of other importers, one test each.

    void knownDefect_cropNotAppliedToWalls() {
        const Scenario whole = read(crop(0, 0, 12, 8)).scenario;
        const std::vector<Point> there = allPoints(whole);
        for (const Point origin : {pointFromInches(2, 1), pointFromInches(-3, 0), pointFromInches(0.1, 1.0 / 3),
                                   pointFromInches(5.0078125, -0.7), pointFromInches(0.0078125, 0.0078125)}) {
            const Scenario cut = read(crop(origin.x.inches(), origin.y.inches(), 5, 4)).scenario;
            const std::vector<Point> here = allPoints(cut);
            QCOMPARE(here.size(), there.size());
            for (std::size_t i = 0; i < here.size(); ++i) {
                QVERIFY((here[i] + Vector{origin.x, origin.y}) == there[i]);
            }
            const QJsonArray light =
                preservedOf(cut.unknown, kUvttKey)[QLatin1String{"lights"}][0][QLatin1String{"position"}].toArray();
            QCOMPARE(Length::fromInches(light.at(0).toDouble()) + origin.x, Length::fromInches(6.132305));
        }
    }

    void knownDefect_mapHeightFromItsWidth() {
        const Scenario scenario = imported(kKeep).scenario;
        QCOMPARE(scenario.table.width, Length::fromInches(12));
        QCOMPARE(scenario.table.height, Length::fromInches(8));
    }

    void knownDefect_denseWallsCollapse() {
        const Scenario scenario = imported(kKeep).scenario;
        const auto object = std::ranges::find(scenario.terrain, QStringLiteral("object"), &Piece::kind);
        const std::vector<Point> expected{pointFromInches(7.007812, 4.015625), pointFromInches(7.0117, 4.0195),
                                          pointFromInches(7.019531, 4.023438), pointFromInches(7.007812, 4.015625)};
        QVERIFY(pointsOf(*object) == expected);
    }

    void knownDefect_doorsByTheirCenter() {
        // Its center is said to be at (6.2, 7.3), turned by 3 radians; its ends are what counts.
        const Scenario scenario = imported(kKeep).scenario;
        const std::vector<Point> expected{pointFromInches(5.5, 7), pointFromInches(6.5, 7)};
        QVERIFY(pointsOf(*scenario.piece(PieceId{QStringLiteral("door-1")})) == expected);
    }

    void knownDefect_unionOfWallStrokes() {
        // Walls that overlap and cross stay as many as there are.
        const Import import =
            read(keepWith("\"objects_line_of_sight\": [", "\"objects_line_of_sight\": "
                                                          "[[{\"x\":0,\"y\":0},{\"x\":9,\"y\":0}],[{\"x\":1,\"y\":0},{"
                                                          "\"x\":8,\"y\":0}],[{\"x\":4,\"y\":-1},{\"x\":4,\"y\":1}],"));
        QCOMPARE(import.scenario.terrain.size(), imported(kKeep).scenario.terrain.size() + 3);
    }

    void knownDefect_wrongHalfOfAColor() {
        QCOMPARE(uvttColor(QStringLiteral("80eccd8b")), QStringLiteral("80eccd8b"));
        QCOMPARE(uvttColor(QStringLiteral("#EcCd8B")), QStringLiteral("ffeccd8b"));
        QCOMPARE(uvttColor(QStringLiteral("eccd8b")), QStringLiteral("ffeccd8b"));
        QCOMPARE(uvttColor(QStringLiteral("red")), QString{});
        const Scenario scenario = imported(kKeep).scenario;
        QCOMPARE(preservedOf(scenario.unknown, kUvttKey)[QLatin1String{"lights"}][1][QLatin1String{"color"}].toString(),
                 QStringLiteral("ffeccd8b"));
    }

    void knownDefect_floorsWithoutAnImage() {
        const Import without = read(keepWithImage(""));
        QVERIFY(!without.scenario.photo);
        QVERIFY(without.report.has("no-picture-in-file"));
        const Import named = read(keepWithImage("ground-floor.png"));
        QVERIFY(!named.scenario.photo);
        QVERIFY(named.report.has("picture-elsewhere"));
        ImportOptions options;
        options.beside = [](const QString& name) {
            return name == QLatin1String("ground-floor.png") ? std::optional{pngOf(24, 16)} : std::nullopt;
        };
        QVERIFY(read(keepWithImage("ground-floor.png"), options).scenario.photo);
    }

    void pictures_arePngWebpAndJpeg() {
        const Import png = imported(kKeep);
        QVERIFY(png.scenario.photo && !png.scenario.photo->corners);
        QCOMPARE(pictureKind(png.scenario.photo->picture.bytes()), QStringLiteral("png"));
        QVERIFY(!png.report.has("picture-size"));
        const QByteArray webp = "UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=";
        for (const QByteArray& text : {webp, "data:image/webp;base64," + webp}) {
            const Import import = read(keepWithImage(text));
            QVERIFY(import.scenario.photo);
            QCOMPARE(pictureKind(import.scenario.photo->picture.bytes()), QStringLiteral("webp"));
            QVERIFY(import.report.has("picture-size"));
        }
        QVERIFY(pixelSizeOf(QByteArray::fromBase64(webp)) == std::optional(PixelSize{1, 1}));
        QVERIFY(pixelSizeOf(pngOf(300, 200)) == std::optional(PixelSize{300, 200}));
        const QByteArray jpeg = QByteArray::fromHex(
            "ffd8ffe000104a46494600010100000100010000ffc0001108006400c80301220002110103110100000000");
        QVERIFY(pixelSizeOf(jpeg) == std::optional(PixelSize{200, 100}));
    }

    void pictures_beyondALimit_areLeftOut_data() {
        addColumns<QByteArray, QString>("image", "code");
        addRow("too wide", pngOf(kLargestPictureSide + 1, 10).toBase64(), QStringLiteral("picture-too-wide"));
        addRow("too large", QByteArray(kLargestPhotoBytes / 3 * 4 + 100, 'A'), QStringLiteral("picture-too-big"));
        addRow("no base64", QByteArray{"this is not base64!"}, QStringLiteral("broken-base64"));
        addRow("no picture", QByteArray{"hello, hello"}.toBase64(), QStringLiteral("no-picture"));
    }
    void pictures_beyondALimit_areLeftOut() {
        auto [image, code] = fetch<QByteArray, QString>("image", "code");
        const Import import = read(keepWithImage(image));
        QVERIFY(!import.scenario.photo);
        QVERIFY2(import.report.has(code.toLatin1().constData()), qPrintable(import.report.text()));
        QVERIFY(import.scenario.terrain.size() > 5);
    }

    void mapsWithoutSize_areRefused_withTheirPlace() {
        for (const char* size : {"0", "-3", "1e300", "\"12\""}) {
            const auto import = importFile(ImportFile{
                keepWith("\"map_size\": {\n   \"x\": 12,", QByteArray{"\"map_size\": {\n   \"x\": "} + size + ','),
                QStringLiteral("m.uvtt")});
            QVERIFY2(!import, size);
            QCOMPARE(import.error().first().code, QStringLiteral("no-map-size"));
            QCOMPARE(import.error().first().path, QStringLiteral("$.resolution"));
            QVERIFY(import.error().first().line > 0);
        }
    }

    void moreThanAllPoints_areRefused() {
        QByteArray line = "[";
        for (int i = 0; i <= kMaxPoints; ++i) {
            line += "{\"x\":1,\"y\":2},";
        }
        line.back() = ']';
        const auto import =
            importFile(ImportFile{keepWith("\"objects_line_of_sight\": [", "\"objects_line_of_sight\": [" + line + ','),
                                  QStringLiteral("m.uvtt")});
        QVERIFY(!import);
        QCOMPARE(import.error().first().code, QStringLiteral("too-many-points"));
    }

    void aMap_isTheSameAfterWritingAndReading() {
        const Scenario before = imported(kKeep).scenario;
        const Scenario after = thereAndBack(before, QStringLiteral("uvtt")).scenario;
        QCOMPARE(after.table.height, before.table.height);
        QVERIFY(after.photo->picture == before.photo->picture);
        QCOMPARE(after.unknown, before.unknown);
        std::vector<std::vector<Point>> first;
        std::vector<std::vector<Point>> second;
        for (const Piece& piece : before.terrain) {
            first.push_back(pointsOf(piece));
        }
        for (const Piece& piece : after.terrain) {
            second.push_back(pointsOf(piece));
        }
        std::ranges::sort(first);
        std::ranges::sort(second);
        QVERIFY(first == second);
    }

    void shippedTables_keepTheirVerdicts() {
        const auto all = shippedTablesAsWalls(QStringLiteral("uvtt"), Clearance::OfAll);
        QCOMPARE(all.differing.join(u'\n'), QString{});
        QVERIFY(all.models > 50);
    }

    void losses_areListed() {
        const auto loaded = readScenario(libraryBytes(*libraryEntry(QStringLiteral("tournament-table"))), {});
        const auto written = formatNamed(QStringLiteral("uvtt"))->write(loaded->scenario, {});
        QStringList codes;
        for (const ExportLoss& loss : written->losses) {
            codes.append(loss.code);
        }
        for (const char* code : {"heights", "solids", "models", "rules"}) {
            QVERIFY2(codes.contains(QLatin1String{code}), qPrintable(codes.join(u' ')));
        }
        QVERIFY(!codes.contains(QStringLiteral("one-way")));
        QCOMPARE(written->bytes, formatNamed(QStringLiteral("uvtt"))->write(loaded->scenario, {})->bytes);
        Scenario oneWay;
        oneWay.terrain.resize(1);
        oneWay.terrain[0].id = {QStringLiteral("mirror")};
        oneWay.terrain[0].outline =
            Wall::fromVertices(std::array{pointFromInches(1, 1), pointFromInches(5, 1)}).value();
        oneWay.terrain[0].blocksFrom = WallSide::Left;
        const auto lost = formatNamed(QStringLiteral("uvtt"))->write(oneWay, {})->losses;
        QVERIFY(std::ranges::any_of(lost, [](const ExportLoss& loss) {
            return loss.code == u"one-way" && loss.ids == QStringList{QStringLiteral("mirror")};
        }));
    }
};

QTEST_APPLESS_MAIN(TestUvttFormat)
#include "tst_uvtt_format.moc"
