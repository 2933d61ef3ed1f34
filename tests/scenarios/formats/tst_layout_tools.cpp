#include "tests/scenarios/formats/format_files.h"

#include <QTest>

#include <algorithm>

using namespace sightline::scenarios;
using namespace sightline::scenarios::formats;
using namespace sightline::testsupport;
using namespace sightline::geometry;

namespace {

/// "x y x y ..." with three decimals, sorted by corner; "nothing" if there is no such piece.
QString cornersOf(const Scenario& scenario, const char* id) {
    const Piece* piece = scenario.piece(PieceId{QLatin1String{id}});
    if (!piece || piece->isWall()) {
        return QStringLiteral("nothing");
    }
    QStringList corners;
    for (const auto& corner : std::get<Polygon>(piece->outline).outline()) {
        corners << QStringLiteral("%1 %2").arg(corner.x.inches(), 0, 'f', 3).arg(corner.y.inches(), 0, 'f', 3);
    }
    corners.sort();
    return corners.join(QStringLiteral(", "));
}

} // namespace

class TestLayoutTools : public QObject {
    Q_OBJECT

private slots:
    void files_areKnownByTheirContent() {
        for (const auto& [file, format] : {std::pair{"carltographer.json", "carltographer"},
                                           {"deploy-helper.json", "deploy-helper"},
                                           {"battlemaster.json", "battlemaster"}}) {
            const auto detected = detectFormat(importFileNamed(QLatin1String{file}));
            QVERIFY2(detected.format, file);
            QCOMPARE(detected.format->id, QLatin1String{format});
            QCOMPARE(detected.confidence, DetectionConfidence::Certain);
        }
    }

    void carltographer_countsFromTheMiddle_andTurnsClockwise() {
        const Import import = imported(QStringLiteral("carltographer.json"));
        const Scenario& scenario = import.scenario;
        QCOMPARE(scenario.table.width, Length::fromInches(60));
        // The base of 12 x 6 lies about (10, 12), turned by a quarter.
        QCOMPARE(cornersOf(scenario, "ruin-1"),
                 QStringLiteral("13.000 18.000, 13.000 6.000, 7.000 18.000, 7.000 6.000"));
        QVERIFY(scenario.piece(PieceId{QStringLiteral("ruin-1")})->isMat());
        // The long wall about (-2, -2.75), which a quarter turn puts at (2.75, -2).
        QCOMPARE(cornersOf(scenario, "ruin-2"),
                 QStringLiteral("12.500 14.000, 12.500 6.000, 13.000 14.000, 13.000 6.000"));
        const Piece* wall = scenario.piece(PieceId{QStringLiteral("ruin-2")});
        QCOMPARE(wall->height, std::optional{Length::fromInches(5)});
        QCOMPARE(wall->parent, QStringLiteral("ruin-1"));
        QCOMPARE(wall->kind, QStringLiteral("ruin"));
        QVERIFY(wall->traits.contains(QStringLiteral("obscuring")));
        // Seen through above 3 in.
        QCOMPARE(scenario.piece(PieceId{QStringLiteral("ruin-3")})->height, std::optional{Length::fromInches(3)});
        // The twin of a symmetric layout; what stands in the middle has none.
        QCOMPARE(cornersOf(scenario, "ruin-4"),
                 QStringLiteral("47.000 26.000, 47.000 38.000, 53.000 26.000, 53.000 38.000"));
        QCOMPARE(scenario.terrain.size(), 7U);
        QCOMPARE(cornersOf(scenario, "tank-1"),
                 QStringLiteral("28.000 22.000, 30.000 20.000, 30.000 24.000, 32.000 22.000"));
        QCOMPARE(scenario.zones.size(), 2U);
        QCOMPARE(scenario.zones[0].polygon.centroid(), pointFromInches(9, 22));
        QCOMPARE(scenario.objectives.size(), 1U);
        QCOMPARE(scenario.objectives[0].position, pointFromInches(30, 38));
        QCOMPARE(scenario.objectives[0].base, *Footprint::round(Length::fromMillimeters(40)));
        QVERIFY(import.report.has("unknown-object"));
        QVERIFY(survivesSaving(scenario));
    }

    void carltographer_takesObjectsOfACatalog() {
        QByteArray layout = importFileNamed(QStringLiteral("carltographer.json")).bytes();
        layout.replace("terrain_objects", "nothing_known");
        const QByteArray catalog =
            R"({"objects": [{"item": {"id": "tank", "shapes": [{"shape_type": "rectangular_prism", "width_inches": 2, "depth_inches": 2, "height_inches": 2}]}}]})";
        ImportOptions options;
        options.companions = {ImportFile{catalog, QStringLiteral("catalog.json")}};
        const auto import = importFile(ImportFile{layout, QStringLiteral("a.json")}, options);
        QVERIFY(import.has_value());
        QCOMPARE(import->scenario.terrain.size(), 1U);
        QCOMPARE(cornersOf(import->scenario, "tank-1"),
                 QStringLiteral("29.000 21.000, 29.000 23.000, 31.000 21.000, 31.000 23.000"));
    }

    void deployHelper_turnsAboutThePosition() {
        const Import import = imported(QStringLiteral("deploy-helper.json"));
        const Scenario& scenario = import.scenario;
        // 10 x 5 from (20, 10), a quarter turn clockwise about that corner.
        QCOMPARE(cornersOf(scenario, "corner"),
                 QStringLiteral("15.000 10.000, 15.000 20.000, 20.000 10.000, 20.000 20.000"));
        QVERIFY(scenario.piece(PieceId{QStringLiteral("corner")})->isMat());
        // The wall from (1, 1) to (9, 1), an inch thick.
        QCOMPARE(cornersOf(scenario, "corner-1"),
                 QStringLiteral("18.500 11.000, 18.500 19.000, 19.500 11.000, 19.500 19.000"));
        const Piece* wall = scenario.piece(PieceId{QStringLiteral("corner-1")});
        QCOMPARE(wall->parent, QStringLiteral("corner"));
        QCOMPARE(wall->height, std::optional{Length::fromInches(5)});
        QCOMPARE(wall->kind, QStringLiteral("ruin"));
        // Mirrored: to the left of its position.
        QCOMPARE(cornersOf(scenario, "mirrored"),
                 QStringLiteral("34.000 30.000, 34.000 34.000, 40.000 30.000, 40.000 34.000"));
        QVERIFY(import.report.has("usual-height"));
        QCOMPARE(scenario.piece(PieceId{QStringLiteral("mirrored")})->height, std::optional{Length::fromInches(5)});
        QCOMPARE(std::get<Polygon>(scenario.piece(PieceId{QStringLiteral("pool")})->outline).outline().size(), 64U);
        QCOMPARE(scenario.zones.size(), 2U);
        QCOMPARE(scenario.zones[1].polygon.centroid(), pointFromInches(30, 38));
        QCOMPARE(scenario.players[1].name, QStringLiteral("Opponent"));
        QVERIFY(survivesSaving(scenario));
    }

    void battlemaster_countsUpwards_andKnowsItsParts() {
        const Import import = imported(QStringLiteral("battlemaster.json"));
        const Scenario& scenario = import.scenario;
        QCOMPARE(import.format, QStringLiteral("battlemaster"));
        // (-15, 10) from the middle, y up: (15, 12) from the corner.
        QCOMPARE(cornersOf(scenario, "area-01"),
                 QStringLiteral("20.750 15.500, 20.750 8.500, 9.250 15.500, 9.250 8.500"));
        // The lower left corner of "AB" is at (-5, -3): its box lies from (10, 10.5) to (13.75, 15), its walls at the
        // bottom and the left.
        QCOMPARE(
            cornersOf(scenario, "area-01--feature-1"),
            QStringLiteral("10.000 10.500, 10.000 15.000, 10.500 10.500, 10.500 14.500, 13.750 14.500, 13.750 15.000"));
        // "Corner" is placed turned about its lower left corner, (4, -3): its box lies from (17.5, 13.5) to (19, 15).
        // Its figure of turn is that of the data set, clockwise: its walls at the bottom and the right come to the left
        // and the bottom.
        QCOMPARE(
            cornersOf(scenario, "area-01--feature-2"),
            QStringLiteral("17.500 13.500, 17.500 15.000, 18.000 13.500, 18.000 14.500, 19.000 14.500, 19.000 15.000"));
        // Half a turn about the middle of the table.
        QCOMPARE(cornersOf(scenario, "area-02"),
                 QStringLiteral("39.250 28.500, 39.250 35.500, 50.750 28.500, 50.750 35.500"));
        // The same figure of an area: the middle of "AB", (-3.125, 0.75) in its frame, comes to (-0.75, -3.125); its
        // walls at the bottom and the left come to the left and the top.
        QCOMPARE(
            cornersOf(scenario, "area-03--feature-1"),
            QStringLiteral("27.000 17.000, 27.000 20.750, 27.500 17.500, 27.500 20.750, 31.500 17.000, 31.500 17.500"));
        QCOMPARE(scenario.objectives.size(), 3U);
        QCOMPARE(scenario.objectives[0].name, QStringLiteral("home"));
        QCOMPARE(scenario.objectives[2].name, QStringLiteral("center"));
        QCOMPARE(std::get<QString>(scenario.rules), QStringLiteral("40k-11e"));
        QVERIFY(std::ranges::all_of(scenario.terrain, [](const Piece& piece) { return piece.height.has_value(); }));
        QVERIFY(survivesSaving(scenario));
    }

    void battlemaster_withoutItsCatalog_saysWhatIsMissing() {
        QByteArray layout = importFileNamed(QStringLiteral("battlemaster.json")).bytes();
        layout.replace("templateCatalog", "nothing");
        const auto import = importFile(ImportFile{layout, QStringLiteral("a.json")}, {});
        QVERIFY(!import.has_value());
        QVERIFY(import.error().first().sentence.contains(QStringLiteral("template-catalog.json")));
    }
};

QTEST_APPLESS_MAIN(TestLayoutTools)
#include "tst_layout_tools.moc"
